import { workerData } from 'node:worker_threads';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { actions } from '../../pipeline/actions.ts';
import { categories } from '../../pipeline/categories.ts';
import { exportProfile } from '../../pipeline/export-profile.ts';
import { readText } from '../../pipeline/read-text.ts';
import { structure } from '../../pipeline/structure.ts';
import { trades } from '../../pipeline/trades.ts';
import { answerTasks } from '../threads/answer-tasks.ts';
import { openEmbedded } from './open-embedded.ts';

const STEPS = { readText, structure, actions, trades, categories, exportProfile };

const { dataDirectory } = workerData as { dataDirectory: string };

const embedded = openEmbedded(dataDirectory, {
  starterCatalog: readStarterCatalog(),
  baseUrl: () => {
    throw new Error('Steps sign no URLs');
  },
});

answerTasks(async (task: { step: keyof typeof STEPS; input: never }) =>
  STEPS[task.step](embedded, task.input),
);
