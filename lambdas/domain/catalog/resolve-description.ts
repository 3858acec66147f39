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
import { type Catalog, categoryByName } from './catalog.ts';
import { type ItemFacts, type RankedRow, rankRows } from './ranking.ts';
import { compareUnits, normalUnit } from './units.ts';
import { cleanText, isDiscriminator, readWording, type Wording } from './wording.ts';

/** What is known of one item; null where nothing is. */
export interface DescribedItem {
  description: string | null;
  unit: string | null;
  room: string | null;
  section: string | null;
  /** A symbol or a name (`Remove and Replace`). */
  activity: string | null;
  cat: string | null;
  sel: string | null;
}

/** What the rest of the document says about an item. */
export interface ItemContext {
  /** How strongly a category is expected, 1 for "as any"; absent categories count 1. */
  categoryWeights: ReadonlyMap<string, number>;
  /** Only these categories can be meant (the print's category recap); null where nothing says. */
  possibleCategories: ReadonlySet<string> | null;
}

export interface ResolveOptions {
  context?: ItemContext | null;
  /** See `ItemFacts.ignoredRows`. */
  ignoredRows?: ReadonlySet<number> | null;
}

/** From this probability on a code is claimed. */
export const CLAIM_FROM = 0.93;
/** From this probability on a category is claimed where no code is. */
export const CLAIM_CATEGORY_FROM = 0.9;
const MAX_CANDIDATES = 5;

/** A code that an item may mean, before the decision. */
export interface Match {
  method: ResolutionMethod;
  row: number;
  probability: number;
}

const SURFACES = new Set(contextTable.surfaces);
const MODIFIERS = new Set(contextTable.modifiers);
const FREE_TEXT = new Set(contextTable.freeText);
const PLACES = Object.entries(contextTable.places);

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
  const settle = (rows: number[], method: ResolutionMethod, certainty: number): Match[] =>
    settleRows(rows, method, certainty, item, catalog, facts, options.context ?? null);

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

  for (const wording of wordings) {
    const rows = usable(catalog.index.rowsWithWording(wording.tokens), catalog, facts);
    if (rows.length > 0) {
      reading.matches = settle(rows, 'exact_description', 0.995);
      return withRanked(reading, wording, catalog, facts);
    }
  }
  for (const wording of wordings) {
    const rows = usable(catalog.index.rowsWithSlashReading(wording.tokens), catalog, facts);
    if (rows.length > 0) {
      reading.matches = settle(rows, 'template', 0.985);
      return withRanked(reading, wording, catalog, facts);
    }
  }
  for (const [position, wording] of wordings.entries()) {
    const template = matchTemplate(wording, texts[position] ?? '', catalog, facts);
    if (template.rows.length > 0) {
      reading.matches = settle(template.rows, 'template', template.certainty);
      return withRanked(reading, wording, catalog, facts);
    }
  }
  const contractor = contractorReading(description, prefix?.rest ?? null);
  for (const text of contractor.texts) {
    const wording = readWording(text);
    const alias = usable(catalog.index.rowsWithAlias(wording.tokens), catalog, facts);
    const rows =
      alias.length > 0
        ? alias
        : usable(catalog.index.rowsWithWording(wording.tokens), catalog, facts);
    if (rows.length > 0) {
      reading.activity ??= contractor.activity;
      reading.matches = settle(rows, 'synonym', 0.97);
      return withRanked(reading, wording, catalog, facts);
    }
  }
  reading.activity ??= contractor.activity;
  const last = readWording(contractor.texts.at(-1) ?? description);
  return withRanked(reading, last, catalog, facts);
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

/** The same item in the trade's words, as far as the synonyms lead. */
function contractorReading(
  description: string,
  withoutPrefix: string | null,
): { texts: string[]; activity: Activity | null } {
  const base = withoutPrefix ?? description;
  const verb = readContractorVerb(base);
  const texts = [base];
  if (verb !== null) texts.push(verb.rest);
  const replaced = texts.map(replaceSynonyms);
  return { texts: [...new Set([...texts, ...replaced])], activity: verb?.activity ?? null };
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

function usable(rows: number[], catalog: Catalog, facts: ItemFacts): number[] {
  return rows.filter(
    (row) =>
      !facts.ignoredRows?.has(row) &&
      (facts.category === null ||
        catalog.index.categories[catalog.index.rowCategory[row] ?? 0] === facts.category),
  );
}

/**
 * `{V}` stands for a surface that the print names: "Seal the walls and ceiling w/PVA primer". Where
 * the template has words enough to be known by, any short phrase may stand there.
 */
function matchTemplate(
  wording: Wording,
  text: string,
  catalog: Catalog,
  facts: ItemFacts,
): { rows: number[]; certainty: number } {
  const { index } = catalog;
  const said = new Set(wording.tokens);
  let fixedMost = 0;
  let certainty = 0;
  let rows: number[] = [];
  const namesSurface = /\b(?:the|part of|more than|surface area|perimeter)\b/i.test(text);
  for (const document of index.templates) {
    const fixed = new Set<string>();
    const end = index.documentStarts[document + 1] ?? 0;
    for (let place = index.documentStarts[document] ?? 0; place < end; place += 1) {
      const token = index.tokens[index.documentTokens[place] ?? 0] ?? '';
      if (token !== '{v}') fixed.add(token);
    }
    if (fixed.size < fixedMost || [...fixed].some((token) => !said.has(token))) continue;
    const phrase = wording.tokens.filter((token) => !fixed.has(token));
    if (phrase.length === 0) continue;
    const row = index.documentRow[document] ?? 0;
    if (usable([row], catalog, facts).length === 0) continue;
    const isSurface = phrase.every((token) => SURFACES.has(token.replace(/\+$/, '')));
    const isTyped =
      fixed.size >= 3 &&
      phrase.length <= 4 &&
      !phrase.some((token) => isDiscriminator(token) || MODIFIERS.has(token));
    if (!(isSurface && (namesSurface || fixed.size >= 3)) && !isTyped) continue;
    if (fixed.size > fixedMost) rows = [];
    fixedMost = fixed.size;
    rows.push(row);
    certainty = isSurface ? 0.985 : 0.95;
  }
  return { rows: [...new Set(rows)], certainty };
}

/** Decides among rows that share one wording: by unit, activity, trade and place. */
function settleRows(
  rows: number[],
  method: ResolutionMethod,
  certainty: number,
  item: DescribedItem,
  catalog: Catalog,
  facts: ItemFacts,
  context: ItemContext | null,
): Match[] {
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
  const categories = rows.map(categoryOf);
  const weights = rows.map((row, position) => {
    const category = categories[position] ?? '';
    let weight = 1;
    const units = unitOf(row);
    if (units === 'conflict') weight *= 0.02;
    else if (units === 'convertible') weight *= 0.3;
    const bits = index.rowActivities[row] ?? 0;
    if (facts.activityBit !== 0 && bits !== 0 && (bits & facts.activityBit) === 0) weight *= 0.03;
    for (const rule of contextTable.homeTrades) {
      if (rule.when !== undefined && !rule.when.some((word) => words.has(word))) continue;
      if (rule.prefer === category && categories.includes(rule.over)) {
        weight *= rule.certainty / (1 - rule.certainty);
      }
    }
    weight *= placeWeight(item, category);
    if (context !== null) {
      weight *= context.categoryWeights.get(category) ?? 1;
      if (context.possibleCategories !== null && !context.possibleCategories.has(category)) {
        weight *= 0.01;
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

/** What the names of room and section say for a trade: `Roof1` for roofing. */
function placeWeight(item: DescribedItem, category: string): number {
  const place = `${item.section ?? ''} ${item.room ?? ''}`.toLowerCase();
  if (place.trim() === '') return 1;
  for (const [word, trades] of PLACES) {
    if (trades.includes(category) && new RegExp(`\\b${word}`).test(place)) return 8;
  }
  return 1;
}

/** Fills the candidates up with the rows that read most alike. */
function withRanked(
  reading: ItemReading,
  wording: Wording,
  catalog: Catalog,
  facts: ItemFacts,
): ItemReading {
  const settled = reading.matches;
  const known = new Set(settled.map((match) => match.row));
  if (settled.length >= MAX_CANDIDATES) return reading;
  if ((settled[0]?.probability ?? 0) >= CLAIM_FROM && settled.length >= 3) return reading;
  const ranked = rankRows(wording.tokens, catalog, facts, MAX_CANDIDATES + 3);
  const left = 1 - settled.reduce((sum, match) => sum + match.probability, 0);
  for (const [position, candidate] of ranked.entries()) {
    if (known.has(candidate.row)) continue;
    const probability = rankedProbability(candidate, ranked, position);
    reading.matches.push({
      method: 'ranked',
      row: candidate.row,
      probability: settled.length > 0 ? Math.min(probability, Math.max(0, left) / 2) : probability,
    });
  }
  return reading;
}

/** How likely a ranked candidate is right: by what is left unmatched, and by what else comes near. */
function rankedProbability(
  candidate: RankedRow,
  ranked: readonly RankedRow[],
  position: number,
): number {
  const best = ranked[0];
  if (best === undefined) return 0;
  if (position > 0) return Math.min(0.45, candidate.score * 0.45);
  const second = ranked[1];
  const margin = candidate.score - (second?.score ?? 0);
  if (!candidate.complete)
    return Math.min(0.85, candidate.score * 0.8 + Math.min(margin, 0.2) * 0.5);
  const rival = second?.complete === true;
  let probability = 0.985 - 0.008 * candidate.inexactWords - 0.02 * candidate.softGaps;
  if (candidate.unitConflict) probability -= 0.1;
  if (rival) probability = Math.min(probability, 0.6 + Math.min(margin, 0.3));
  else if (margin < 0.04) probability = Math.min(probability, 0.9);
  return probability;
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
