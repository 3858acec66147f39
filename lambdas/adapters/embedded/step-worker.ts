import { workerData } from 'piscina';
import { readStarterCatalog } from '../../../catalog/starter.ts';
import { actions } from '../../pipeline/actions.ts';
import { categories } from '../../pipeline/categories.ts';
import { exportProfile } from '../../pipeline/export-profile.ts';
import { readText } from '../../pipeline/read-text.ts';
import { structure } from '../../pipeline/structure.ts';
import { trades } from '../../pipeline/trades.ts';
import { openEmbedded } from './open-embedded.ts';

const STEPS = { readText, structure, actions, trades, categories, exportProfile };

const { dataDirectory } = workerData as { dataDirectory: string };

const embedded = openEmbedded(dataDirectory, {
  starterCatalog: readStarterCatalog(),
  baseUrl: () => {
    throw new Error('Steps sign no URLs');
  },
});

/** Runs one step on this thread. */
export const runStep = async (task: { step: keyof typeof STEPS; input: never }): Promise<unknown> =>
  STEPS[task.step](embedded, task.input);
