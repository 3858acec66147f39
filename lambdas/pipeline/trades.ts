import { assignTrades } from '../domain/catalog/resolve-estimate.ts';
import { rewriteEstimate } from './rewrite-estimate.ts';

/** Finds the trades that each item can belong to, from its section, room and neighbours. */
export const trades = rewriteEstimate({
  reached: { actions: 'completed', trades: 'running' },
  rewrite: async (estimate, catalog) => assignTrades(estimate, await catalog()),
});
