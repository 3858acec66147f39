import { createPdfFetcher } from '../../adapters/fetch/pdf-fetcher.ts';
import { intake } from '../../pipeline/intake.ts';
import { resolvingDependenciesOf } from '../resolving-dependencies.ts';
import { stepHandler } from '../step-handler.ts';

export const handler = stepHandler(
  'intake',
  (config) => ({ ...resolvingDependenciesOf(config), fetcher: createPdfFetcher() }),
  intake,
);
