import contextTable from '../../../catalog/wording/context.json' with { type: 'json' };
import type { ResolutionMethod } from '../estimate/estimate.ts';
import type { Catalog } from './catalog.ts';
import type { DescribedItem, ItemContext } from './described-item.ts';
import type { ItemFacts } from './ranking.ts';
import { compareUnits } from './units.ts';
import { readWording } from './wording.ts';

/** A code that an item may mean, before the decision. */
export interface Match {
  method: ResolutionMethod;
  row: number;
  probability: number;
}

const PLACES = Object.entries(contextTable.places);

/** Decides among rows that share one wording: by unit, activity, trade and place. */
export function settleRows(question: {
  rows: number[];
  method: ResolutionMethod;
  /** How sure it is that one of the rows is meant. */
  certainty: number;
  item: DescribedItem;
  catalog: Catalog;
  facts: ItemFacts;
  context: ItemContext | null;
}): Match[] {
  const { rows, method, certainty, item, catalog, facts, context } = question;
  const { index } = catalog;
  const unitOf = (row: number) =>
    compareUnits(facts.unit, index.units[index.rowUnit[row] ?? 0] || null);
  const only = rows[0];
  if (rows.length === 1 && only !== undefined) {
    const penalty = unitOf(only) === 'conflict' ? 0.03 : 0;
    return [{ method, row: only, probability: certainty - penalty }];
  }
  const words = new Set(readWording(item.description ?? '').tokens);
  const categoryOf = (row: number) => index.categories[index.rowCategory[row] ?? 0] ?? '';
  const shares = tradeShares(new Set(rows.map(categoryOf)), words);
  const weights = rows.map((row) => {
    const category = categoryOf(row);
    let weight = shares.get(category) ?? 1;
    const units = unitOf(row);
    if (units === 'conflict') weight *= 0.02;
    else if (units === 'convertible') weight *= 0.3;
    const bits = index.rowActivities[row] ?? 0;
    if (facts.activityBit !== 0 && bits !== 0 && (bits & facts.activityBit) === 0) weight *= 0.03;
    weight *= placeWeight(item, category);
    if (item.sel !== null && index.selector(row) === item.sel.trim().toUpperCase()) weight *= 50;
    if (context !== null) {
      weight *= context.categoryWeights.get(category) ?? 1;
      const { possibleCategories } = context;
      if (possibleCategories !== null && !possibleCategories.has(category)) {
        weight *= possibleCategories.size === 1 ? 1e-5 : 0.01;
      }
    }
    return weight;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return rows
    .map((row, position): Match => {
      const share = (weights[position] ?? 0) / total;
      return { method: 'context', row, probability: share * certainty };
    })
    .sort((a, b) => b.probability - a.probability || a.row - b.row);
}

const TRADE_SHARES = new Map<string, number>(Object.entries(contextTable.tradeShares));

/** How likely each trade is to be meant by a wording that it shares with others. */
function tradeShares(
  categories: ReadonlySet<string>,
  words: ReadonlySet<string>,
): Map<string, number> {
  const shares = new Map<string, number>();
  for (const category of categories) shares.set(category, TRADE_SHARES.get(category) ?? 1);
  const decided = new Set<string>();
  for (const { prefer, over, certainty, when } of contextTable.homeTrades) {
    if (!categories.has(prefer) || !categories.has(over) || decided.has(over)) continue;
    if (when !== undefined && !when.some((word) => words.has(word))) continue;
    shares.set(over, ((shares.get(prefer) ?? 1) * (1 - certainty)) / certainty);
    decided.add(over);
  }
  return shares;
}

/** What the names of room and section say for a trade: `Roof1` for roofing. */
function placeWeight(item: DescribedItem, category: string): number {
  const place = `${item.section ?? ''} ${item.room ?? ''}`.toLowerCase();
  if (place.trim() === '') return 1;
  for (const [word, trades] of PLACES) {
    if (trades.includes(category) && new RegExp(`\\b${word}`).test(place)) return 8;
  }
  return 1;
}
