import contextTable from '../../../catalog/wording/context.json' with { type: 'json' };
import type { Resolution } from '../estimate/estimate.ts';
import {
  ACTIVITIES,
  type ActivityReading,
  activityFromName,
  readActivityPrefix,
} from './activity.ts';
import { type Settle, withRanked } from './candidates.ts';
import { type Catalog, categoryByName } from './catalog.ts';
import { contractorReading } from './contractor-wording.ts';
import { decide, defaultActivity, type ItemReading } from './decide.ts';
import type { DescribedItem, ItemContext } from './described-item.ts';
import {
  findBeforeNote,
  findBeforeRoomName,
  findNamed,
  joinsItems,
  TWO_ITEMS,
} from './find-named.ts';
import { type ItemFacts, repairPhraseWords } from './ranking.ts';
import { settleRows } from './settle-rows.ts';
import { usable } from './templates.ts';
import { normalUnit } from './units.ts';
import { readWording } from './wording.ts';

/** What is known of an item, and what the document around it says. */
export type { DescribedItem, ItemContext } from './described-item.ts';

export interface ResolveOptions {
  context?: ItemContext | null;
  /** See `ItemFacts.ignoredRows`. */
  ignoredRows?: ReadonlySet<number> | null;
}

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

/** No item's name is longer; what follows is a remark, or an attempt to keep the reader busy. */
const LONGEST_DESCRIPTION = 600;

/** Finds what an item may mean. */
export function readItem(
  given: DescribedItem,
  catalog: Catalog,
  options: ResolveOptions = {},
): ItemReading {
  const item = { ...given, description: given.description?.slice(0, LONGEST_DESCRIPTION) ?? null };
  const description = cleanDescription(item.description ?? '');
  const named = activityFromName(item.activity);
  const prefix = readActivityPrefix(description);
  const activity = named ?? prefix?.activity ?? null;
  const givenCategory = item.cat === null ? null : namedCategory(item.cat, catalog);
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
    categoryWeights: options.context?.categoryWeights ?? new Map(),
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
    const isJoined = alias.length === 0 && joinsItems(text, rows, catalog.index);
    reading.matches = settle(rows, 'synonym', isJoined ? TWO_ITEMS : isStripped ? 0.9 : 0.97);
    return withRanked(reading, [wording], catalog, facts, settle);
  }
  const repaired = texts.map((text) => repairPhraseWords(text, catalog));
  const repairedWordings = repaired.map(readWording);
  const misspelled = findNamed(repaired, repairedWordings, catalog, facts);
  if (misspelled !== null) {
    reading.matches = settle(misspelled.rows, 'ranked', MISSPELLED);
    return withRanked(reading, [misspelled.wording], catalog, facts, settle);
  }
  const remarked =
    findBeforeRoomName(texts, item, catalog, facts) ?? findBeforeNote(texts, catalog, facts);
  if (remarked !== null) {
    reading.matches = settle(remarked.rows, 'ranked', remarked.certainty);
    return withRanked(reading, [remarked.wording], catalog, facts, settle);
  }
  const said = [...repairedWordings, ...contractor.texts.map(readWording)];
  return withRanked(reading, said, catalog, facts, settle);
}

/** The category that a column names, by its code or its trade name; null for neither. */
function namedCategory(text: string, catalog: Catalog): string | null {
  const code = text.trim().toUpperCase();
  return catalog.categories.includes(code) ? code : categoryByName(text);
}

/** How sure a wording is that only had a word of a set phrase put right. */
const MISSPELLED = 0.97;

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
