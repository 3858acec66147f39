import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { countedPhraseOf } from '../phrases/leading-counts.ts';
import { beforeParts } from '../phrases/parts-of-price.ts';
import type { PhraseRow } from '../phrases/phrase-rows.ts';
import { type PricedPhrase, pricedPhraseOf } from '../phrases/priced-phrase.ts';
import { onOneLevel, withCents } from '../phrases/sentence-lines.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Said } from './written-amounts.ts';
import { type Block, isShortened, unchargedIn } from './written-blocks.ts';
import { takeDescription, takeNamed } from './written-descriptions.ts';
import { inFrontOf, type Part, partOf } from './written-parts.ts';
import { saysSomething, withoutBullets, withoutLabel, withoutLeads } from './written-words.ts';

/** What describes the amounts of a letter that say themselves only which part of a price they are. */
export interface Described {
  /** Blocks since the amount before, of which those are taken that describe a row. */
  above: Block[];
  /** Of the task whose parts are being told. */
  task: readonly Word[];
}

/** The rows of a block, and what it begins with where that is their name: `Hall bath. Demo the shower, $780.00. ...` */
export const rowsOf = (
  work: readonly Said[],
  described: Described,
): { rows: PhraseRow[]; name: readonly Word[] } => {
  const rows: PhraseRow[] = [];
  let name: readonly Word[] = [];
  const lead: Word[] = [];
  for (const [at, one] of work.entries()) {
    const part = partOf(one, work[at - 1] ?? null, work[at + 1] ?? null);
    // Of several in a paragraph, each is paid for what its own sentence says.
    const sentences = work.length > 1 ? sentencesOf(part.before) : [part.before];
    const runIn = at === 0 && work.length > 1 ? nameBeforeColon(sentences[0] ?? []) : 0;
    if (runIn > 0) {
      name = (sentences[0] ?? []).slice(0, runIn);
      sentences[0] = (sentences[0] ?? []).slice(runIn);
    }
    const last = sentences.pop() ?? [];
    for (const [index, sentence] of sentences.entries()) {
      const free = unchargedRow(sentence, one.block.lines);
      const before = rows.at(-1);
      if (free !== null) rows.push(free);
      else if (at === 0 && index === 0 && isName(sentence)) name = sentence;
      else if (before === undefined) lead.push(...sentence);
      else addNote(before, sentence);
    }
    const behind = work.length > 1 ? sentencesOf(part.behind) : [part.behind];
    const free = behind.filter((words) => unchargedIn(textOf(words)) !== null);
    const rest = behind.filter((words) => !free.includes(words)).flat();
    const row = rowOf(one, { ...part, before: last, behind: rest }, described);
    if (row !== null) {
      if (lead.length > 0) addNote(row, lead.splice(0));
      rows.push(row);
    }
    for (const words of free) {
      const uncharged = unchargedRow(words, one.block.lines);
      if (uncharged !== null) rows.push(uncharged);
    }
  }
  return { rows, name };
};

/** Words of a name, at most. */
const MOST_OF_NAME = 8;

const isName = (sentence: readonly Word[]): boolean => sentence.length <= MOST_OF_NAME / 2;

/** How many words of `Blue bedroom: 6 receptacles at ...` name the rows of a paragraph. */
const nameBeforeColon = (words: readonly Word[]): number => {
  const end = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const name = words.slice(0, end);
  return end <= MOST_OF_NAME && end < words.length && !name.some(({ text }) => /\d/.test(text))
    ? end
    : 0;
};

/** Sentences end in a full stop before a capital. */
const sentencesOf = (words: readonly Word[]): (readonly Word[])[] => {
  const sentences: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    sentences.at(-1)?.push(word);
    const next = words[at + 1];
    const isEnd =
      /\p{L}{2,}[.;]$/u.test(word.text) &&
      !isShortened(word.text) &&
      /^\p{Lu}/u.test(next?.text ?? '');
    if (isEnd) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
};

const addNote = (row: PhraseRow, words: readonly Word[]): void => {
  row.cells.set('note', onOneLevel([...words, ...(row.cells.get('note') ?? [])]));
};

/** The row of an amount: how much of it, at which price, and what is done. Null where nothing says it. */
const rowOf = (said: Said, part: Part, described: Described): PhraseRow | null => {
  const { number, before, behind } = inFrontOf(said, part);
  const inFront = countedPhraseOf(before, said.token);
  const phrase = inFront ?? pricedPhraseOf(behind, said.token);
  const counted = phrase === null ? countOf(said) : [];
  const own = withoutLeads(
    withoutLabel(
      inFront?.rest ??
        beforeParts(before.slice(0, before.length - counted.length), said.block.tokens, said.token),
    ),
  );
  const rest = phrase === null || inFront !== null ? behind : phrase.rest;
  const cells = cellsOf(said, phrase, { number, counted });
  const { printed } = said.block;
  const asPrinted = (words: readonly Word[]): Word[] =>
    words.map((word) => ({ ...word, text: printed.get(word) ?? word.text }));
  const row = (
    text: readonly Word[],
    note: readonly Word[],
    named: readonly Line[] = [],
  ): PhraseRow => ({
    kind: 'row',
    phrases: [...named, ...said.block.lines],
    cells: saysSomething(note) ? cells.set('note', onOneLevel(asPrinted(note))) : cells,
    text: onOneLevel(asPrinted(text)),
    title: [],
    about: [],
  });
  if (PART.test(textOf(own))) return partRow(own, described, row);
  const named = takeNamed(own, described.above);
  if (named.length === 0 && saysSomething(own)) return row(own, rest);
  if (named.length === 0 && saysSomething(rest)) return row(rest, []);
  const [title, ...more] = named.length > 0 ? named : takeDescription(described.above);
  if (title === undefined) return null;
  const { number: itsNumber, words } = withoutBullets(title.words);
  if (itsNumber.length > 0) cells.set('itemNumber', itsNumber);
  const lines = [title, ...more].flatMap((block) => block.lines);
  return row(
    words,
    more.flatMap((block) => block.words),
    lines,
  );
};

/** `Set your old curb cap back on, no charge`: the row of a block that ends in such words; null for any other. */
export const unchargedRowOf = (block: Block, described: Described): PhraseRow | null => {
  const own = withoutBullets(block.words);
  const row = unchargedRow(own.words, block.lines);
  if (row !== null) {
    if (own.number.length > 0) row.cells.set('itemNumber', own.number);
    return row;
  }
  // `Price: no charge` below what is done
  if (unchargedIn(textOf(own.words)) === null) return null;
  const [title, ...more] = takeDescription(described.above);
  if (title === undefined) return null;
  const { number, words } = withoutBullets(title.words);
  const lines = [title, ...more].flatMap((one) => one.lines);
  const below = unchargedRow([...words, ...own.words], [...lines, ...block.lines]);
  if (below === null) return null;
  below.text = onOneLevel(words);
  if (number.length > 0) below.cells.set('itemNumber', number);
  if (more.length > 0)
    addNote(
      below,
      more.flatMap((one) => one.words),
    );
  return below;
};

const unchargedRow = (words: readonly Word[], lines: readonly Line[]): PhraseRow | null => {
  const said = unchargedIn(textOf(words));
  if (said === null) return null;
  const bare = said.replace(/^[(]+|[).]+$/g, '').split(' ');
  const price = words
    .slice(-bare.length)
    .map((word, at) => ({ ...word, text: bare[at] ?? word.text }));
  const own = words.slice(0, -bare.length);
  const [first] = price;
  if (first === undefined || !saysSomething(own)) return null;
  return {
    kind: 'row',
    phrases: [...lines],
    cells: new Map<ColumnKind, readonly Word[]>([
      ['quantity', [{ ...first, text: '1' }]],
      ['total', price],
    ]),
    text: onOneLevel(withoutLeads(own)),
    title: [],
    about: [],
  };
};

/** `Labor`, `Materials:`, `Parts and freight` */
const PART =
  /^(?:labou?r|materials?|mat(?:'?l)?s?|parts|equipment|supplies|freight|disposal)(?:\s+(?:and|&)\s+(?:labou?r|materials?|parts|equipment|supplies|freight|disposal))?[:,.]?$/i;

/** `Labor   $65.00` below `9. Thermostat. New Honeywell T6.`: a part of what the task costs, called `Thermostat - Labor`. */
const partRow = (
  label: readonly Word[],
  described: Described,
  row: (text: readonly Word[], note: readonly Word[], named?: readonly Line[]) => PhraseRow,
): PhraseRow => {
  const task = takeDescription(described.above);
  const [title] = task;
  const lines = task.flatMap((block) => block.lines);
  // The number is the task's, and of none of its parts.
  if (title !== undefined) described.task = nameIn(withoutBullets(title.words).words);
  const [word] = label;
  const dash = word === undefined || described.task.length === 0 ? [] : [{ ...word, text: '-' }];
  const said = task.flatMap((block) => block.words);
  return row([...described.task, ...dash, ...label], title === undefined ? [] : said, lines);
};

/** `Smoke pipe and barometric.` of a paragraph that begins with a name; else its first words. */
const nameIn = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex(({ text }) => /[.:]$/.test(text)) + 1;
  const name = end > 0 && end <= MOST_OF_NAME ? words.slice(0, end) : words.slice(0, MOST_OF_NAME);
  return name.map((word, at) =>
    at === name.length - 1 ? { ...word, text: word.text.replace(/[.:,]$/, '') } : word,
  );
};

/** `46 ft` in a cell of its own before the amount. */
const countOf = ({ block, line, token }: Said): readonly Word[] => {
  const cells = segmentsOf(line.words, CELL_GAP);
  const at = cells.findIndex((cell) => cell.some(({ text }) => text === token.words[0]?.text));
  const cell = at < 1 ? [] : (cells[at - 1] ?? []);
  const tokens = tokensOf(cell);
  const [count, unit] = tokens;
  // `260.00` beside the total is what a part of it comes to.
  const isCount =
    count !== undefined &&
    (count.kind === 'quantity' || (count.kind === 'amount' && count.decimals < 2));
  if (at < 2 - (block.lines.length > 1 ? 1 : 0) || !isCount || count.text.includes('$')) return [];
  return tokens.length === 1 || (tokens.length === 2 && unit?.unit !== null) ? cell : [];
};

/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.5;

const cellsOf = (
  { token, isTakenOff }: Said,
  phrase: PricedPhrase | null,
  { number, counted }: { number: readonly Word[]; counted: readonly Word[] },
): Map<ColumnKind, readonly Word[]> => {
  // An amount alone among rows with quantities would be a sum of them.
  const one = token.words.slice(0, 1).map((word) => ({ ...word, text: '1' }));
  return new Map<ColumnKind, readonly Word[]>([
    ...(number.length > 0 ? ([['itemNumber', number]] as const) : []),
    ['quantity', phrase?.quantity ?? (counted.length > 0 ? counted : one)],
    ...(phrase === null ? [] : ([['unitPrice', phrase.price]] as const)),
    ['total', isTakenOff ? withMinus(token.words.map(withCents)) : token.words.map(withCents)],
  ]);
};

const withMinus = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) => (at === 0 ? { ...word, text: `-${word.text}` } : word));
