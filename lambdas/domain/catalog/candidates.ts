import type { ResolutionMethod } from '../estimate/estimate.ts';
import type { Catalog } from './catalog.ts';
import { CLAIM_FROM, type ItemReading, MAX_CANDIDATES } from './decide.ts';
import { type ItemFacts, type RankedRow, rankRows } from './ranking.ts';
import type { Match } from './settle-rows.ts';
import { cleanText, type Wording, wordingKey } from './wording.ts';

/** Decides among rows that one wording stands for. */
export type Settle = (rows: number[], method: ResolutionMethod, certainty: number) => Match[];

/** Fills the candidates up with the rows that read most alike, or starts them where none stands. */
export function withRanked(
  reading: ItemReading,
  wordings: readonly Wording[],
  catalog: Catalog,
  facts: ItemFacts,
  settle: Settle,
): ItemReading {
  const settled = reading.matches;
  if (settled.length >= MAX_CANDIDATES) return reading;
  const isClear = (settled[0]?.probability ?? 0) >= CLAIM_FROM;
  if (isClear && settled.length >= 3) return reading;
  const ranked = rankWordings(distinctWordings(wordings), catalog, facts);
  const left = 1 - settled.reduce((sum, match) => sum + match.probability, 0);
  const matches = settled.length > 0 ? [...settled] : bestRanked(ranked, settle);
  const known = new Set(matches.map((match) => match.row));
  const longer = ranked.some(
    ({ row, coversQuery, inexactWords }) => !known.has(row) && coversQuery && inexactWords === 0,
  );
  const [first] = matches;
  const text = reading.item.description ?? '';
  const isCut = isCutInPhrase(text) || (longer && isCutOff(text));
  if (first !== undefined && isCut && !isWhole(text, catalog.index.description(first.row))) {
    matches[0] = { ...first, probability: Math.min(first.probability, 0.9) };
  }
  for (const { row, score } of ranked) {
    if (known.has(row)) continue;
    const probability = Math.min(score * 0.45, settled.length > 0 ? Math.max(0, left) / 2 : 0.45);
    matches.push({ method: 'ranked', row, probability });
  }
  return { ...reading, matches };
}

/** Whether the row's own description ends the same way. */
function isWhole(text: string, description: string): boolean {
  return cleanText(text) === cleanText(description);
}

/** Whether it ended within a phrase, as no description does. */
function isCutInPhrase(description: string): boolean {
  return /[&(/,]\s*$/.test(description);
}

/** Whether a print's column ended before the description did. */
function isCutOff(description: string): boolean {
  return /(?:[-\u2013\u2014\u2026]|\.\.\.)\s*$/.test(description);
}

/** The rows nearest to any of the wordings; where the first is matched in full, the others rest. */
function rankWordings(
  wordings: readonly Wording[],
  catalog: Catalog,
  facts: ItemFacts,
): RankedRow[] {
  const best = new Map<number, RankedRow>();
  for (const { tokens } of wordings) {
    const ranked = rankRows(tokens, catalog, facts, MAX_CANDIDATES + 3);
    for (const candidate of ranked) {
      const known = best.get(candidate.row);
      if (known === undefined || candidate.score > known.score) best.set(candidate.row, candidate);
    }
    if (ranked[0]?.complete === true) break;
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.row - b.row);
}

/** Scores this close are one wording under several codes. */
const SAME_SCORE = 0.002;

/**
 * The best of the ranked rows, with all that read exactly like it. Only where every word has its
 * counterpart is it more than a candidate.
 */
function bestRanked(ranked: readonly RankedRow[], settle: Settle): Match[] {
  const [best] = ranked;
  if (best === undefined) return [];
  const twins = ranked.filter((candidate) => best.score - candidate.score < SAME_SCORE);
  const second = ranked[twins.length];
  const margin = best.score - (second?.score ?? 0);
  let probability: number;
  if (best.complete) {
    probability = 0.985 - 0.008 * best.inexactWords - 0.02 * best.softGaps;
    if (second?.complete === true) probability = Math.min(probability, 0.6 + Math.min(margin, 0.3));
    else if (margin < 0.04) probability = Math.min(probability, 0.9);
  } else {
    probability = Math.min(0.85, best.score * 0.8 + Math.min(margin, 0.2) * 0.5);
  }
  return settle(
    twins.map((candidate) => candidate.row),
    'ranked',
    probability,
  );
}

function distinctWordings(wordings: readonly Wording[]): Wording[] {
  const byKey = new Map(wordings.map((wording) => [wordingKey(wording.tokens), wording]));
  return [...byKey.values()];
}
