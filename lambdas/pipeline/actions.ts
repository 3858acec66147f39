import { assignActivities } from '../domain/catalog/resolve-estimate.ts';
import { rewriteEstimate } from './rewrite-estimate.ts';

/** Finds each item's activity from its printed prefix, column and wording. */
export const actions = rewriteEstimate({
  reached: { structure: 'completed', actions: 'running' },
  rewrite: async (estimate) => assignActivities(estimate),
});
