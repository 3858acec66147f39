import type { Activity, Resolution, ResolutionCandidate } from '../estimate/estimate.ts';
import { isDemolitionWording } from './activity.ts';
import type { Catalog } from './catalog.ts';
import type { DescribedItem } from './described-item.ts';
import type { Match } from './settle-rows.ts';

/** From this probability on a code is claimed. */
export const CLAIM_FROM = 0.93;
/** From this probability on a category is claimed where no code is. */
export const CLAIM_CATEGORY_FROM = 0.75;
/** As many candidates as a resolution lists. */
export const MAX_CANDIDATES = 5;

/** All that one description says, before deciding. */
export interface ItemReading {
  item: DescribedItem;
  activity: Activity | null;
  /** Best first; probabilities of different rows need not add up to one. */
  matches: Match[];
  /** How much more likely the document makes each category; empty where nothing is around. */
  categoryWeights: ReadonlyMap<string, number>;
  /** A category that the item names itself. */
  givenCategory: string | null;
  hasText: boolean;
  isFreeText: boolean;
}

/** The resolution that a reading supports. */
export function decide(reading: ItemReading, catalog: Catalog): Resolution {
  const { index } = catalog;
  const candidates: ResolutionCandidate[] = reading.matches
    .slice(0, MAX_CANDIDATES)
    .map(({ row, probability }) => ({
      cat: index.categories[index.rowCategory[row] ?? 0] ?? '',
      sel: index.selector(row),
      description: index.description(row),
      confidence: round(probability),
    }));
  const best = reading.matches[0];
  const bestRow = best === undefined ? null : catalog.row(best.row);
  const claims = best !== undefined && best.probability >= CLAIM_FROM;
  const activity =
    reading.activity ?? defaultActivity(reading.item, claims && bestRow !== null ? bestRow : null);
  if (best !== undefined && bestRow !== null && claims) {
    return {
      method: best.method,
      cat: bestRow.cat,
      sel: bestRow.sel,
      activity,
      catalogDescription: bestRow.description,
      confidence: round(best.probability),
      candidates,
    };
  }
  const unclaimed = { sel: null, activity, catalogDescription: null, candidates };
  const category = likelyCategory(reading, catalog);
  if (category !== null) return { method: 'category', ...category, ...unclaimed };
  const isFree = !reading.hasText || reading.isFreeText || (best?.probability ?? 0) < 0.3;
  return { method: isFree ? 'custom' : 'unresolved', cat: null, confidence: 0, ...unclaimed };
}

function round(probability: number): number {
  return Math.round(Math.max(0, Math.min(1, probability)) * 1000) / 1000;
}

/** From this weight on the lines around an item speak clearly for a trade. */
const STRONG_CONTEXT = 8;

/** The category that the candidates agree on, and the lines around them. */
function likelyCategory(
  reading: ItemReading,
  catalog: Catalog,
): { cat: string; confidence: number } | null {
  if (reading.givenCategory !== null) return { cat: reading.givenCategory, confidence: 1 };
  const shares = new Map<string, number>();
  let total = 0;
  const best = reading.matches[0]?.probability ?? 0;
  for (const [position, { row, method, probability }] of reading.matches.entries()) {
    const category = catalog.index.categories[catalog.index.rowCategory[row] ?? 0] ?? '';
    // Below the first, a ranked row's probability is held down, since at most one code is right.
    const likeness = position > 0 && method === 'ranked' ? probability * 1.6 : probability;
    const weight = likeness ** 3 * (reading.categoryWeights.get(category) ?? 1);
    total += weight;
    shares.set(category, (shares.get(category) ?? 0) + weight);
  }
  let top: { cat: string; confidence: number } | null = null;
  for (const [cat, weight] of shares) {
    const isExpected =
      !reading.isFreeText && (reading.categoryWeights.get(cat) ?? 1) >= STRONG_CONTEXT;
    const clarity = Math.min(1, best * 1.6 + (isExpected ? 0.45 : 0));
    const confidence = round((weight / total) * clarity);
    if (top === null || confidence > top.confidence) top = { cat, confidence };
  }
  return top !== null && top.confidence >= CLAIM_CATEGORY_FROM ? top : null;
}

/** What is done to an item where neither a column nor its text says. */
export function defaultActivity(
  item: DescribedItem,
  row: { activities: readonly Activity[] } | null,
): Activity {
  if (isDemolitionWording(item.description ?? '')) return '-';
  if (row !== null && row.activities.length === 1 && row.activities[0] === '-') return '-';
  return '+';
}
