import contextTable from '../../../catalog/wording/context.json' with { type: 'json' };
import type { Catalog, CatalogIndex } from './catalog.ts';
import { compareUnits } from './units.ts';
import {
  ABBREVIATIONS,
  bareMeasure,
  COMPOUNDS,
  cleanText,
  isDiscriminator,
  isSoft,
  PHRASE_WORDS,
  singular,
} from './wording.ts';

/** What is known of an item beside its words. */
export interface ItemFacts {
  unit: string | null;
  /** Only rows of this category are considered. */
  category: string | null;
  /** Bit of the activity in `ACTIVITIES`; 0 where nothing names one. */
  activityBit: number;
  /** Rows to act as if the catalogue did not hold them: what a benchmark needs. */
  ignoredRows: ReadonlySet<number> | null;
}

export interface RankedRow {
  row: number;
  /** 0 to 1. */
  score: number;
  /** Every word of either side has its counterpart, soft words aside. */
  complete: boolean;
  /** Every word of the query has its counterpart; the row may say more. */
  coversQuery: boolean;
  /** Words that match only as misspelled, abbreviated or inflected. */
  inexactWords: number;
  /** Soft words without a counterpart, on either side. */
  softGaps: number;
}

interface Expansion {
  token: number;
  similarity: number;
}

interface Scratch {
  scores: Float32Array;
  touched: Uint32Array;
  expansions: Map<string, Expansion[]>;
  repairs: Map<string, string>;
  /** Measures by their number alone. */
  bareMeasures: Map<string, number[]>;
  /** Dimensions, ranges and bounds by each measure in them. */
  measureSpans: Map<string, number[]>;
  stems: Map<string, number[]>;
  /** Tokens for several words, by each of the words. */
  compounds: Map<string, number[]>;
  /** The vocabulary's words that a misspelling or an abbreviation may stand for. */
  words: { text: string; token: number }[];
  wordLetters: Int32Array;
  wordLengths: Uint8Array;
}

const TRADES_OFTEN_MEANT = new Set(
  Object.entries(contextTable.tradeShares).flatMap(([cat, share]) => (share >= 5 ? [cat] : [])),
);
const SCRATCH = new WeakMap<CatalogIndex, Scratch>();
const MAX_REMEMBERED_WORDS = 20_000;
const RESCORED = 28;

function scratchOf(index: CatalogIndex): Scratch {
  const known = SCRATCH.get(index);
  if (known !== undefined) return known;
  const bareMeasures = new Map<string, number[]>();
  const measureSpans = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  const compounds = new Map<string, number[]>();
  const words: Scratch['words'] = [];
  for (const [token, text] of index.tokens.entries()) {
    if (text.startsWith('#')) {
      append(bareMeasures, bareMeasure(text), token);
      for (const part of measureParts(text)) append(measureSpans, part, token);
    } else if (text.startsWith('!')) {
      words.push({ text, token });
    } else if (!isDiscriminator(text) && text !== '{v}') {
      words.push({ text, token });
      append(stems, stem(text), token);
      for (const part of COMPOUNDS.get(text) ?? []) append(compounds, part, token);
    }
  }
  const scratch: Scratch = {
    scores: new Float32Array(index.documentStarts.length - 1),
    touched: new Uint32Array(index.documentStarts.length - 1),
    expansions: new Map(),
    repairs: new Map(),
    bareMeasures,
    measureSpans,
    stems,
    compounds,
    words,
    wordLetters: Int32Array.from(words, (word) => letterMask(word.text)),
    wordLengths: Uint8Array.from(words, (word) => Math.min(255, word.text.length)),
  };
  SCRATCH.set(index, scratch);
  return scratch;
}

/** The single measures in `#<5in`, `#2in*4in` or `#9sf~12sf`; none for a single measure. */
function measureParts(token: string): string[] {
  if (!/[<>*~]/.test(token)) return [];
  return token
    .slice(1)
    .split(/[<>*~]/)
    .filter((part) => part !== '')
    .map((part) => `#${part}`);
}

function append(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The word without the endings of verbs: paint, painted, painting. */
export function stem(word: string): string {
  if (word.length < 6) return word;
  const stripped = word.replace(/(?:ing|ed|er)$/, '');
  return stripped.length >= 4 ? stripped.replace(/(.)\1$/, '$1').replace(/e$/, '') : word;
}

/**
 * The rows whose wording is nearest, best first: candidates through the inverted index, then each
 * compared word by word.
 */
export function rankRows(
  tokens: readonly string[],
  catalog: Catalog,
  facts: ItemFacts,
  limit: number,
): RankedRow[] {
  const { index } = catalog;
  const scratch = scratchOf(index);
  const query = tokens.map((text) => queryToken(text, index, scratch));
  const documents = nearestDocuments(query, index, scratch, facts);
  const byRow = new Map<number, RankedRow>();
  for (const document of documents) {
    const ranked = compare(query, document, index, facts);
    const known = byRow.get(ranked.row);
    if (known === undefined || ranked.score > known.score) byRow.set(ranked.row, ranked);
  }
  return [...byRow.values()].sort((a, b) => b.score - a.score || a.row - b.row).slice(0, limit);
}

interface QueryToken {
  text: string;
  /** The vocabulary's own token; -1 for a word that the catalogue does not know. */
  exact: number;
  weight: number;
  expansions: Expansion[];
}

function queryToken(text: string, index: CatalogIndex, scratch: Scratch): QueryToken {
  const expansions = expand(text, index, scratch);
  let weight = 0;
  for (const { token } of expansions) weight = Math.max(weight, index.tokenWeights[token] ?? 0);
  const exact = expansions[0]?.similarity === 1 ? expansions[0].token : -1;
  return { text, exact, weight: weight === 0 ? UNKNOWN_WORD_WEIGHT : weight, expansions };
}

function nearestDocuments(
  query: readonly QueryToken[],
  index: CatalogIndex,
  scratch: Scratch,
  facts: ItemFacts,
): number[] {
  const { scores, touched } = scratch;
  const { postingStarts, postings, tokenWeights, documentWeights } = index;
  const category = facts.category === null ? -1 : index.categories.indexOf(facts.category);
  const documentCount = scores.length;
  let touchedCount = 0;
  let queryWeight = 0;
  // The commonest words ("high grade", "detach & reset") lead nowhere alone: they only add to what
  // another word has found, unless there is no other word.
  const commonLimit = Math.max(50, documentCount / 10);
  const lists: { token: number; weight: number; size: number }[] = [];
  for (const { weight, expansions } of query) {
    queryWeight += weight;
    for (const { token, similarity } of expansions) {
      const size = (postingStarts[token + 1] ?? 0) - (postingStarts[token] ?? 0);
      lists.push({ token, weight: (tokenWeights[token] ?? 0) * similarity, size });
    }
  }
  lists.sort((a, b) => a.size - b.size);
  const rareLists = lists.filter((list) => list.size <= commonLimit).length;
  for (const [order, { token, weight }] of lists.entries()) {
    const mayOpen = order < Math.max(1, rareLists);
    const end = postingStarts[token + 1] ?? 0;
    for (let place = postingStarts[token] ?? 0; place < end; place += 1) {
      const document = postings[place] ?? 0;
      const score = scores[document] ?? 0;
      if (score === 0) {
        if (!mayOpen) continue;
        touched[touchedCount] = document;
        touchedCount += 1;
      }
      scores[document] = score + weight;
    }
  }
  const best: { document: number; score: number }[] = [];
  let floor = 0;
  for (let place = 0; place < touchedCount; place += 1) {
    const document = touched[place] ?? 0;
    const shared = scores[document] ?? 0;
    scores[document] = 0;
    const score = (2 * shared) / (queryWeight + (documentWeights[document] ?? 0));
    if (best.length === RESCORED && score <= floor) continue;
    const row = index.documentRow[document] ?? 0;
    if (category >= 0 && index.rowCategory[row] !== category) continue;
    if (facts.ignoredRows?.has(row)) continue;
    let slot = best.length;
    while (slot > 0 && (best[slot - 1]?.score ?? 0) < score) slot -= 1;
    best.splice(slot, 0, { document, score });
    if (best.length > RESCORED) best.pop();
    floor = best.at(-1)?.score ?? 0;
  }
  return best.map(({ document }) => document);
}

/** One word of a compound: `detach` where the row says "detach & reset". */
const PART_OF_COMPOUND = 0.6;

/** A size that is one part of another: near, and never enough to claim it. */
const PART_OF_SIZE = 0.6;

/** From this similarity on a word counts as the same word. */
const ENOUGH_ALIKE = 0.75;

/** Weight of a word that the catalogue does not know, as rare as a word can be. */
const UNKNOWN_WORD_WEIGHT = 5;

function compare(
  query: readonly QueryToken[],
  document: number,
  index: CatalogIndex,
  facts: ItemFacts,
): RankedRow {
  const { documentStarts, documentTokens, documentOptional, tokenWeights } = index;
  const start = documentStarts[document] ?? 0;
  const end = documentStarts[document + 1] ?? 0;
  const row = index.documentRow[document] ?? 0;
  const covered = new Uint8Array(end - start);
  let matched = 0;
  let missing = 0;
  let factor = 1;
  let inexactWords = 0;
  let softGaps = 0;
  let coversQuery = true;
  const open: QueryToken[] = [];
  const hasSize = query.some(({ text }) => text.startsWith('#'));
  for (const token of query) {
    const place = token.exact < 0 ? -1 : placeOf(token.exact, documentTokens, start, end);
    if (place < 0) {
      open.push(token);
      continue;
    }
    covered[place - start] = 1;
    matched += token.weight;
  }
  for (const { text, weight, expansions } of open) {
    let best = 0;
    let bestPlace = -1;
    for (const { token, similarity } of expansions) {
      if (similarity <= best) continue;
      const place = placeOf(token, documentTokens, start, end);
      if (place < 0 || covered[place - start] === 1) continue;
      best = similarity;
      bestPlace = place;
    }
    if (bestPlace >= 0) {
      covered[bestPlace - start] = 1;
      matched += weight * best;
      inexactWords += 1;
      missing += weight * (1 - best) * 0.5;
      if (best < ENOUGH_ALIKE) coversQuery = false;
      continue;
    }
    if (isSoft(text, hasSize)) {
      softGaps += 1;
      missing += weight * 0.3;
      continue;
    }
    coversQuery = false;
    missing += weight;
    if (isDiscriminator(text)) {
      factor *= sharesKind(text, document, index) ? 0.62 : 0.85;
    }
  }
  let complete = coversQuery;
  let optionalSeen = false;
  let optionalCovered = false;
  let lacking = 0;
  for (let place = start; place < end; place += 1) {
    const optional = documentOptional[place] === 1;
    optionalSeen ||= optional;
    if (covered[place - start] === 1) {
      optionalCovered ||= optional;
      continue;
    }
    const token = documentTokens[place] ?? 0;
    const text = index.tokens[token] ?? '';
    const weight = tokenWeights[token] ?? 0;
    if (optional) {
      lacking += weight * 0.15;
    } else if (isSoft(text, hasSize)) {
      softGaps += 1;
      lacking += weight * 0.3;
    } else {
      complete = false;
      lacking += weight;
      if (isDiscriminator(text)) factor *= 0.96;
      if (text === 'detachreset') factor *= 0.75;
    }
  }
  if (optionalSeen && !optionalCovered) complete = false;
  const units = compareUnits(facts.unit, index.units[index.rowUnit[row] ?? 0] || null);
  if (units === 'conflict') factor *= 0.75;
  const bits = index.rowActivities[row] ?? 0;
  if (facts.activityBit !== 0 && bits !== 0 && (bits & facts.activityBit) === 0) factor *= 0.93;
  factor *= tradeFactor(index.categories[index.rowCategory[row] ?? 0] ?? '');
  const score = matched === 0 ? 0 : (matched / (matched + missing + lacking * 0.55)) * factor;
  return { row, score, complete, coversQuery, inexactWords, softGaps };
}

function placeOf(token: number, tokens: Uint32Array, start: number, end: number): number {
  for (let place = start; place < end; place += 1) if (tokens[place] === token) return place;
  return -1;
}

/** A slight lean to the trades that property estimates mostly name: it only decides near ties. */
function tradeFactor(category: string): number {
  return TRADES_OFTEN_MEANT.has(category) ? 1 : 0.985;
}

/** Whether a document has a size of the same unit, or a grade where the query has another grade. */
function sharesKind(text: string, document: number, index: CatalogIndex): boolean {
  const kind = kindOf(text);
  const end = index.documentStarts[document + 1] ?? 0;
  for (let place = index.documentStarts[document] ?? 0; place < end; place += 1) {
    const other = index.tokens[index.documentTokens[place] ?? 0] ?? '';
    if (isDiscriminator(other) && kindOf(other) === kind) return true;
  }
  return false;
}

function kindOf(token: string): string {
  if (!token.startsWith('#')) return token.slice(0, 1);
  return `#${/[a-z%]+$/.exec(token)?.[0] ?? ''}`;
}

function expand(text: string, index: CatalogIndex, scratch: Scratch): Expansion[] {
  const known = scratch.expansions.get(text);
  if (known !== undefined) return known;
  const expansions = findExpansions(text, index, scratch);
  if (scratch.expansions.size >= MAX_REMEMBERED_WORDS) scratch.expansions.clear();
  scratch.expansions.set(text, expansions);
  return expansions;
}

/**
 * The text with words put right that the catalogue does not know but that look like words of a set
 * phrase: `Detaeh & reset`, `two cotas`. Other unknown words stay for the ranking to weigh.
 */
export function repairPhraseWords(text: string, catalog: Catalog): string {
  const { index } = catalog;
  const scratch = scratchOf(index);
  return cleanText(text).replace(/[a-z][a-z0-9]{3,}/g, (word) => {
    const known = scratch.repairs.get(word);
    if (known !== undefined) return known;
    const repaired = repairWord(word, index, scratch);
    if (scratch.repairs.size >= MAX_REMEMBERED_WORDS) scratch.repairs.clear();
    scratch.repairs.set(word, repaired);
    return repaired;
  });
}

function repairWord(word: string, index: CatalogIndex, scratch: Scratch): string {
  if (PHRASE_WORD_SET.has(word) || ABBREVIATIONS.has(word)) return word;
  if (index.tokenIds.has(singular(word)) || index.tokenIds.has(word)) return word;
  const limit = word.length >= 8 ? 2 : 1;
  let best = '';
  let fewest = limit + 1;
  for (const candidate of PHRASE_WORDS) {
    const isStart = candidate.startsWith(word);
    if (!isStart && Math.abs(candidate.length - word.length) > limit) continue;
    const distance = Math.min(editDistance(word, candidate, limit), isStart ? 1 : limit + 1);
    if (distance < fewest) {
      fewest = distance;
      best = candidate;
    } else if (distance === fewest && singular(best) !== singular(candidate)) best = '';
  }
  if (best === '') return word;
  const rival = expand(singular(word), index, scratch)[0];
  const similarity = 1 - (fewest * 1.1) / (word.length + 1);
  return rival !== undefined && rival.similarity >= similarity + 0.02 ? word : best;
}

const PHRASE_WORD_SET = new Set(PHRASE_WORDS);

function findExpansions(text: string, index: CatalogIndex, scratch: Scratch): Expansion[] {
  const expansions: Expansion[] = [];
  const exact = index.tokenIds.get(text);
  if (exact !== undefined) expansions.push({ token: exact, similarity: 1 });
  if (text.startsWith('#')) {
    for (const token of scratch.bareMeasures.get(bareMeasure(text)) ?? []) {
      const other = index.tokens[token] ?? '';
      const oneHasNoUnit = bareMeasure(other) === other || bareMeasure(text) === text;
      if (token !== exact && oneHasNoUnit) expansions.push({ token, similarity: 0.8 });
    }
    for (const token of scratch.measureSpans.get(text) ?? []) {
      expansions.push({ token, similarity: PART_OF_SIZE });
    }
    return expansions;
  }
  if (text === '{v}' || (isDiscriminator(text) && !text.startsWith('!'))) return expansions;
  for (const token of scratch.compounds.get(text) ?? []) {
    if (token !== exact) expansions.push({ token, similarity: PART_OF_COMPOUND });
  }
  for (const token of scratch.stems.get(stem(text)) ?? []) {
    if (token !== exact) expansions.push({ token, similarity: 0.76 });
  }
  if (exact === undefined && text.length >= 3) {
    const near = nearWords(text, scratch);
    for (const expansion of near) {
      if (!expansions.some((known) => known.token === expansion.token)) expansions.push(expansion);
    }
  }
  return expansions;
}

/** Vocabulary words that an unknown word may be a misspelling or an abbreviation of. */
function nearWords(text: string, scratch: Scratch): Expansion[] {
  const { words, wordLetters, wordLengths } = scratch;
  const found: Expansion[] = [];
  const letters = letterMask(text);
  const maxEdits = text.length >= 8 ? 2 : text.length >= 4 ? 1 : 0;
  for (let position = 0; position < words.length; position += 1) {
    const lengthGap = (wordLengths[position] ?? 0) - text.length;
    if (lengthGap < -maxEdits) continue;
    const other = wordLetters[position] ?? 0;
    const mayBeShortened = lengthGap > 0 && lengthGap <= MAX_LETTERS_LEFT_OUT;
    const isSubset = (letters & ~other) === 0;
    const isClose = lengthGap <= maxEdits && bitCount(letters ^ other) <= 2 * maxEdits;
    if (!isClose && !(mayBeShortened && isSubset)) continue;
    const word = words[position];
    if (word === undefined || (text[0] === '!') !== (word.text[0] === '!')) continue;
    const edits = isClose ? editDistance(text, word.text, maxEdits) : maxEdits + 1;
    if (edits <= maxEdits) {
      found.push({ token: word.token, similarity: 1 - (edits * 1.1) / (text.length + 1) });
    } else if (
      mayBeShortened &&
      isSubset &&
      text[0] === word.text[0] &&
      !COMPOUNDS.has(word.text)
    ) {
      const kept = text.length / word.text.length;
      if (word.text.startsWith(text)) {
        found.push({ token: word.token, similarity: 0.72 + 0.2 * kept });
      } else if (isSubsequence(text, word.text)) {
        found.push({ token: word.token, similarity: 0.5 + 0.3 * kept });
      }
    }
  }
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, 6);
}

const MAX_LETTERS_LEFT_OUT = 9;

function letterMask(text: string): number {
  let mask = 0;
  for (let index = 0; index < text.length; index += 1) {
    mask |= 1 << (text.charCodeAt(index) % 31);
  }
  return mask;
}

function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function isSubsequence(short: string, long: string): boolean {
  let position = 0;
  for (let index = 0; index < long.length && position < short.length; index += 1) {
    if (long[index] === short[position]) position += 1;
  }
  return position === short.length;
}

const MAX_WORD_LENGTH = 40;
const ROWS = [0, 1, 2].map(() => new Uint8Array(MAX_WORD_LENGTH + 1));

/** Insertions, deletions, substitutions and swaps of neighbours; above `limit` only "more". */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  if (left.length > MAX_WORD_LENGTH || right.length > MAX_WORD_LENGTH) {
    return left === right ? 0 : limit + 1;
  }
  let [twoAbove, above, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= right.length; column += 1) above[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const letter = left.charCodeAt(row - 1);
    let smallest = row;
    current[0] = row;
    for (let column = 1; column <= right.length; column += 1) {
      const other = right.charCodeAt(column - 1);
      let cost = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === other;
      if (isSwap) cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    [twoAbove, above, current] = [above, current, twoAbove];
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}
