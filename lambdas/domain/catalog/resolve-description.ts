import contextTable from '../../../catalog/wording/context.json' with { type: 'json' };
import synonymTable from '../../../catalog/wording/synonyms.json' with { type: 'json' };
import type {
  Activity,
  Resolution,
  ResolutionCandidate,
  ResolutionMethod,
} from '../estimate/estimate.ts';
import {
  ACTIVITIES,
  type ActivityReading,
  activityFromName,
  isDemolitionWording,
  readActivityPrefix,
  readContractorVerb,
} from './activity.ts';
import { type Catalog, type CatalogIndex, categoryByName } from './catalog.ts';
import type { DescribedItem, ItemContext } from './described-item.ts';
import { type ItemFacts, type RankedRow, rankRows, repairPhraseWords } from './ranking.ts';
import { type Match, settleRows } from './settle-rows.ts';
import { matchTemplate, usable } from './templates.ts';
import { normalUnit } from './units.ts';
import { cleanText, readWording, type Wording, wordingKey } from './wording.ts';

/** What is known of an item, and what the document around it says. */
export type { DescribedItem, ItemContext } from './described-item.ts';

export interface ResolveOptions {
  context?: ItemContext | null;
  /** See `ItemFacts.ignoredRows`. */
  ignoredRows?: ReadonlySet<number> | null;
}

type Settle = (rows: number[], method: ResolutionMethod, certainty: number) => Match[];

/** From this probability on a code is claimed. */
export const CLAIM_FROM = 0.93;
/** From this probability on a category is claimed where no code is. */
export const CLAIM_CATEGORY_FROM = 0.9;
const MAX_CANDIDATES = 5;

const FREE_TEXT = new Set(contextTable.freeText);

/**
 * Resolves one description to a (cat, sel) of the catalogue, or says how far it got: the category, a
 * custom item, or nothing. A given pair is kept. A code that the catalogue does not hold is never
 * claimed from a description.
 */
export function resolveDescription(
  item: DescribedItem,
  catalog: Catalog,
  options: ResolveOptions = {},
): Resolution {
  const given = resolveGivenPair(item, catalog);
  if (given !== null) return given;
  const reading = readItem(item, catalog, options);
  return decide(reading, catalog);
}

function givenCode(text: string | null): string | null {
  const trimmed = text?.trim().toUpperCase() ?? '';
  return trimmed === '' ? null : trimmed;
}

function resolveGivenPair(item: DescribedItem, catalog: Catalog): Resolution | null {
  const cat = givenCode(item.cat);
  const sel = givenCode(item.sel);
  if (cat === null || sel === null) return null;
  const row = catalog.find(cat, sel);
  const named = activityFromName(item.activity);
  const activity =
    named ?? readActivityPrefix(item.description ?? '')?.activity ?? defaultActivity(item, row);
  if (row === null) {
    return {
      method: 'unverified_pair',
      cat,
      sel,
      activity,
      catalogDescription: null,
      confidence: 0.5,
      candidates: [],
    };
  }
  return {
    method: 'exact_pair',
    cat,
    sel,
    activity,
    catalogDescription: row.description,
    confidence: 1,
    candidates: [{ cat, sel, description: row.description, confidence: 1 }],
  };
}

function defaultActivity(
  item: DescribedItem,
  row: { activities: readonly Activity[] } | null,
): Activity {
  if (isDemolitionWording(item.description ?? '')) return '-';
  if (row !== null && row.activities.length === 1 && row.activities[0] === '-') return '-';
  return '+';
}

/** All that one description says, before deciding. */
export interface ItemReading {
  item: DescribedItem;
  activity: Activity | null;
  /** Best first; probabilities of different rows need not add up to one. */
  matches: Match[];
  /** A category that the item names itself. */
  givenCategory: string | null;
  hasText: boolean;
  isFreeText: boolean;
}

/** Finds what an item may mean. */
export function readItem(
  item: DescribedItem,
  catalog: Catalog,
  options: ResolveOptions = {},
): ItemReading {
  const description = cleanDescription(item.description ?? '');
  const named = activityFromName(item.activity);
  const prefix = readActivityPrefix(description);
  const activity = named ?? prefix?.activity ?? null;
  const givenCategory = item.cat === null ? null : categoryByName(item.cat);
  const facts: ItemFacts = {
    unit: normalUnit(item.unit),
    category: givenCategory,
    activityBit: activity === null ? 0 : 1 << ACTIVITIES.indexOf(activity),
    ignoredRows: options.ignoredRows ?? null,
  };
  const settle: Settle = (rows, method, certainty) =>
    settleRows({ rows, method, certainty, item, catalog, facts, context: options.context ?? null });

  const texts = readingsOf(description, prefix);
  const wordings = texts.map(readWording);
  const reading: ItemReading = {
    item,
    activity,
    matches: [],
    givenCategory,
    hasText: (wordings[0]?.tokens.length ?? 0) > 0,
    isFreeText: wordings[0]?.tokens.some((token) => FREE_TEXT.has(token)) ?? false,
  };
  if (!reading.hasText) return reading;

  const outright = findNamed(texts, wordings, catalog, facts);
  if (outright !== null) {
    reading.matches = settle(outright.rows, outright.method, outright.certainty);
    return withRanked(reading, [outright.wording], catalog, facts, settle);
  }
  const contractor = contractorReading(description, prefix?.rest ?? null);
  reading.activity ??= contractor.activity;
  for (const text of contractor.texts) {
    const wording = readWording(text);
    const alias = usable(catalog.index.rowsWithAlias(wording.tokens), catalog, facts);
    const rows =
      alias.length > 0
        ? alias
        : usable(catalog.index.rowsWithWording(wording.tokens), catalog, facts);
    if (rows.length === 0) continue;
    if (activity === null && wording.tokens.includes('detachreset')) reading.activity = '+';
    const isStripped = contractor.isTearOut && text !== contractor.texts[0];
    reading.matches = settle(rows, 'synonym', isStripped ? 0.9 : 0.97);
    return withRanked(reading, [wording], catalog, facts, settle);
  }
  const repaired = texts.map((text) => repairPhraseWords(text, catalog));
  const repairedWordings = repaired.map(readWording);
  const misspelled = findNamed(repaired, repairedWordings, catalog, facts);
  if (misspelled !== null) {
    reading.matches = settle(misspelled.rows, 'ranked', MISSPELLED);
    return withRanked(reading, [misspelled.wording], catalog, facts, settle);
  }
  const remarked = findBeforeRoomName(texts, item, catalog, facts);
  if (remarked !== null) {
    reading.matches = settle(remarked.rows, 'ranked', remarked.certainty);
    return withRanked(reading, [remarked.wording], catalog, facts, settle);
  }
  const said = [...repairedWordings, ...contractor.texts.map(readWording)];
  return withRanked(reading, distinctWordings(said), catalog, facts, settle);
}

/** How sure a wording is that only had a word of a set phrase put right. */
const MISSPELLED = 0.97;

interface Named {
  rows: number[];
  method: ResolutionMethod;
  certainty: number;
  wording: Wording;
}

/** Rows that the text names outright: the whole wording, one side of a slash, or a template. */
function findNamed(
  texts: readonly string[],
  wordings: readonly Wording[],
  catalog: Catalog,
  facts: ItemFacts,
): Named | null {
  const { index } = catalog;
  for (const [position, wording] of wordings.entries()) {
    const alike = usable(index.rowsWithWording(wording.tokens), catalog, facts);
    const rows = alike.length > 1 ? sameSpelling(alike, texts[position] ?? '', index) : alike;
    if (rows.length > 0) return { rows, method: 'exact_description', certainty: 0.995, wording };
  }
  for (const wording of wordings) {
    const rows = usable(index.rowsWithSlashReading(wording.tokens), catalog, facts);
    if (rows.length > 0) return { rows, method: 'template', certainty: 0.985, wording };
  }
  for (const [position, wording] of wordings.entries()) {
    const { rows, certainty } = matchTemplate(wording, texts[position] ?? '', catalog, facts);
    if (rows.length > 0) return { rows, method: 'template', certainty, wording };
  }
  for (const wording of wordings) {
    const rows = usable(index.rowsWithAlias(wording.tokens), catalog, facts);
    if (rows.length > 0) return { rows, method: 'synonym', certainty: 0.97, wording };
  }
  return null;
}

/**
 * The name of the item's own room typed behind a full description: `Rigid conduit, 1" Pro Shop`. Any
 * other text behind a description may make another item of it.
 */
function findBeforeRoomName(
  texts: readonly string[],
  item: DescribedItem,
  catalog: Catalog,
  facts: ItemFacts,
): Named | null {
  const place = new Set(readWording(`${item.room ?? ''} ${item.section ?? ''}`).tokens);
  if (place.size === 0) return null;
  for (const text of texts) {
    const { tokens } = readWording(text);
    let kept = tokens.length;
    while (kept > 1 && place.has(tokens[kept - 1] ?? '')) kept -= 1;
    if (kept === tokens.length) continue;
    const wording = { tokens: tokens.slice(0, kept), slashGroups: [] };
    const rows = usable(catalog.index.rowsWithWording(wording.tokens), catalog, facts);
    if (rows.length > 0) return { rows, method: 'ranked', certainty: 0.96, wording };
  }
  return null;
}

/** Of rows that read alike, those that are also spelled alike; all where none is. */
function sameSpelling(rows: number[], text: string, index: CatalogIndex): number[] {
  const spelled = letters(text);
  const same = rows.filter((row) => letters(index.description(row)) === spelled);
  return same.length > 0 ? same : rows;
}

function letters(text: string): string {
  return cleanText(text).replace(/[^a-z0-9"'/]+/g, '');
}

function distinctWordings(wordings: readonly Wording[]): Wording[] {
  const byKey = new Map(wordings.map((wording) => [wordingKey(wording.tokens), wording]));
  return [...byKey.values()];
}

/**
 * The texts that may name the item: with the prefix, since some descriptions open with "Remove" or
 * "Replace" themselves, then without. "Detach & Reset X" and "Material Only X" never name the
 * selectors "X - Detach & reset" and "X (material only)".
 */
function readingsOf(description: string, prefix: ActivityReading | null): string[] {
  if (prefix === null) return [description];
  return prefix.activity === 'R' || prefix.activity === 'M'
    ? [prefix.rest]
    : [description, prefix.rest];
}

/** The description without change marks, flags and a line number. */
function cleanDescription(description: string): string {
  return description
    .replace(/\[\s*[*A-Z%]{1,3}\s*\]/g, ' ')
    .replace(/^\s*[*•]*\s*\d{1,4}[a-z]?\.\s+/i, '')
    .replace(/\*+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The same item in the trade's words, as far as the synonyms lead. "Tear out X" may also be a
 * selector of its own that the catalogue lacks, so it names X only probably.
 */
function contractorReading(
  description: string,
  withoutPrefix: string | null,
): { texts: string[]; activity: Activity | null; isTearOut: boolean } {
  const base = withoutPrefix ?? description;
  const verb = readContractorVerb(base);
  const texts = [base];
  if (verb?.activity === 'R') texts.push(`${verb.rest} - detach & reset`);
  if (verb !== null) texts.push(verb.rest);
  const replaced = texts.map(replaceSynonyms);
  return {
    texts: [...new Set([...texts, ...replaced])],
    activity: verb?.activity ?? null,
    isTearOut: verb?.activity === '-' && isDemolitionWording(base),
  };
}

const SYNONYMS = Object.entries(synonymTable.synonyms)
  .sort((a, b) => b[0].length - a[0].length)
  .map(([from, to]) => ({
    pattern: new RegExp(
      `(?<![a-z0-9])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9])`,
      'g',
    ),
    to,
  }));

/** Contractors' words replaced by those of the price lists. */
export function replaceSynonyms(description: string): string {
  let text = cleanText(description);
  for (const { pattern, to } of SYNONYMS) text = text.replace(pattern, to);
  return text;
}

/** Fills the candidates up with the rows that read most alike, or starts them where none stands. */
function withRanked(
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
  const ranked = rankWordings(wordings, catalog, facts);
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

/** The category that the candidates agree on. */
function likelyCategory(
  reading: ItemReading,
  catalog: Catalog,
): { cat: string; confidence: number } | null {
  if (reading.givenCategory !== null) return { cat: reading.givenCategory, confidence: 1 };
  const shares = new Map<string, number>();
  let total = 0;
  const best = reading.matches[0]?.probability ?? 0;
  for (const { row, probability } of reading.matches) {
    const category = catalog.index.categories[catalog.index.rowCategory[row] ?? 0] ?? '';
    const weight = probability ** 3;
    total += weight;
    shares.set(category, (shares.get(category) ?? 0) + weight);
  }
  let top: { cat: string; confidence: number } | null = null;
  for (const [cat, weight] of shares) {
    const confidence = round((weight / total) * Math.min(1, best * 1.6));
    if (top === null || confidence > top.confidence) top = { cat, confidence };
  }
  return top !== null && top.confidence >= CLAIM_CATEGORY_FROM ? top : null;
}
