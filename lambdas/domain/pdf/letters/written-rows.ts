import { isSpelledSum } from '../cells/spelled-prices.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { PhraseRow } from '../phrases/phrase-rows.ts';
import { type PricedPhrase, pricedPhraseOf } from '../phrases/priced-phrase.ts';
import { isBullet, isLead, onOneLevel, withCents } from '../phrases/sentence-lines.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Said } from './written-amounts.ts';
import { type Block, unchargedIn } from './written-blocks.ts';

/** `for`, `=`, `Price:`, `at a lump sum of`, dots: what leads to a price. */
const LEADS =
  /^(?:for|=|[-–—:]|at|is|are|the|a|lump|sum|of|total|cost|price|comes?|to|amount|[.·…_]{2,})[:.]?$/i;
/** Words that say which part of a price it is, and not what is done. */
const LABELS = /^(?:total|price|cost|sum|amount|our|the|for|this|item|section|work|is)[:,.]?$/i;

/** What of its block an amount pays for. */
interface Part {
  number: readonly Word[];
  before: readonly Word[];
  behind: readonly Word[];
}

/** What describes the amounts of a letter that say themselves only which part of a price they are. */
export interface Described {
  /** Blocks since the amount before, of which those are taken that describe a row. */
  above: Block[];
  /** Of the task whose parts are being told. */
  task: readonly Word[];
}

/** The row of an amount: how much of it, at which price, and what is done. Null where nothing says it. */
export const rowOf = (
  said: Said,
  { from, until, described }: { from: Said | null; until: Said | null; described: Described },
): PhraseRow | null => {
  const { number, before, behind } = partOf(said, from, until);
  const inFront = pricedPhraseOf(before, said.token);
  const phrase = inFront ?? pricedPhraseOf(behind, said.token);
  const counted = phrase === null ? countOf(said) : [];
  const own = withoutLeads(
    withoutLabel(inFront?.rest ?? before.slice(0, before.length - counted.length)),
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
  if (saysSomething(own)) return row(own, rest);
  if (saysSomething(rest)) return row(rest, []);
  const [title, ...more] = takeDescription(described.above);
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
export const unchargedRowOf = (block: Block): PhraseRow | null => {
  const said = unchargedIn(textOf(block.words));
  if (said === null) return null;
  const count = said.split(' ').length;
  const price = block.words.slice(-count);
  const { number, words } = withoutBullets(block.words.slice(0, -count));
  if (!saysSomething(words)) return null;
  const [first] = price;
  if (first === undefined) return null;
  const [word, ...more] = said.replace(/^[(]+|[).]+$/g, '').split(' ');
  const bare = price.map((one, at) => ({ ...one, text: [word, ...more][at] ?? one.text }));
  return {
    kind: 'row',
    phrases: [...block.lines],
    cells: new Map<ColumnKind, readonly Word[]>([
      ...(number.length > 0 ? ([['itemNumber', number]] as const) : []),
      ['quantity', [{ ...first, text: '1' }]],
      ['total', bare],
    ]),
    text: onOneLevel(withoutLeads(words)),
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

/** Words of a name, at most. */
const MOST_OF_NAME = 8;

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
  const isCount = count !== undefined && (count.kind === 'quantity' || count.kind === 'amount');
  if (at < 2 - (block.lines.length > 1 ? 1 : 0) || !isCount || count.text.includes('$')) return [];
  return tokens.length === 1 || (tokens.length === 2 && unit?.unit !== null) ? cell : [];
};

/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.5;

const cellsOf = (
  { token }: Said,
  phrase: PricedPhrase | null,
  { number, counted }: { number: readonly Word[]; counted: readonly Word[] },
): Map<ColumnKind, readonly Word[]> => {
  // An amount alone among rows with quantities would be a sum of them.
  const one = token.words.slice(0, 1).map((word) => ({ ...word, text: '1' }));
  return new Map<ColumnKind, readonly Word[]>([
    ...(number.length > 0 ? ([['itemNumber', number]] as const) : []),
    ['quantity', phrase?.quantity ?? (counted.length > 0 ? counted : one)],
    ...(phrase === null ? [] : ([['unitPrice', phrase.price]] as const)),
    ['total', token.words.map(withCents)],
  ]);
};

/** The words between the amount before it in its block and that behind it. */
const partOf = ({ block, token }: Said, from: Said | null, until: Said | null): Part => {
  const { words } = block;
  const at = words.indexOf(token.words[0] as Word);
  const end = at + token.words.length;
  const begin = from?.block === block ? words.indexOf(from.token.words.at(-1) as Word) + 1 : 0;
  const last = until?.block === block ? words.indexOf(until.token.words[0] as Word) : words.length;
  const { number, words: before } =
    begin === 0
      ? withoutBullets(words.slice(0, at))
      : { number: [], words: words.slice(begin, at) };
  // Of two prices in a sentence, the words between them are the second's.
  return { number, before, behind: last < words.length ? [] : words.slice(end, last) };
};

/** The words without the bullet, box, letter or number before them; the number. */
const withoutBullets = (words: readonly Word[]): { number: Word[]; words: readonly Word[] } => {
  const number: Word[] = [];
  const begin = endOfBox(words);
  let at = begin;
  for (; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (/^\(?\d{1,3}[.)]$/.test(word.text) && number.length === 0) number.push(word);
    else if (!isBullet(word) && !(at === begin && isLead(word)) && !isLetter(word)) break;
  }
  return { number, words: words.slice(at) };
};

/** `[ X ]`, `[X]`, `☐`: how many words of a box stand first. */
const endOfBox = (words: readonly Word[]): number => {
  const [first] = words;
  if (first === undefined) return 0;
  if (/^(?:\[[xX✓]?\]|[☐☑☒□■✓✔])$/u.test(first.text)) return 1;
  return first.text === '['
    ? words.slice(0, MOST_OF_BOX).findIndex(({ text }) => text === ']') + 1
    : 0;
};

const MOST_OF_BOX = 3;

/** `A.`, `B)`: of an outline. */
const isLetter = ({ text }: Word): boolean => /^\(?\p{Lu}[.)]$/u.test(text);

/** `Price for item 2:` before what it is made of. */
const withoutLabel = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const label = words.slice(0, end);
  return label.every(({ text }) => LABELS.test(text) || /^\W*\d/.test(text))
    ? words.slice(end)
    : words;
};

/** The words before a price without those that lead to it, nor the comma behind them. */
const withoutLeads = (words: readonly Word[]): readonly Word[] => {
  let end = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1)
    if (isSpelledSum(textOf(words.slice(at, end)))) {
      while (isSpelledSum(textOf(words.slice(at - 1, end))) && at > 0) at -= 1;
      end = at;
      break;
    }
  while (end > 0 && LEADS.test(words[end - 1]?.text ?? '')) end -= 1;
  return words
    .slice(0, end)
    .map((word, at) =>
      at === end - 1 ? { ...word, text: word.text.replace(/(?<=.)[,;:–—-]+$/, '') } : word,
    );
};

const saysSomething = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /\p{L}{3}/u.test(text) && !LABELS.test(text));

/**
 * The blocks right above an amount that stands alone: the name and the points below it, of which the name is the first; or the
 * paragraph. They are taken off the blocks given.
 */
const takeDescription = (above: Block[]): Block[] => {
  const nearest = above.at(-1);
  if (nearest === undefined) return [];
  const taken: Block[] = [];
  for (let block = above.at(-1); block !== undefined; block = above.at(-1)) {
    const below = taken[0];
    if (below !== undefined && !isAlike(block, nearest)) {
      if (isNameOf(block, below)) taken.unshift(above.pop() as Block);
      break;
    }
    if (below !== undefined && !isRightAbove(block, below)) break;
    taken.unshift(above.pop() as Block);
    if (isNumbered(block)) break;
  }
  return taken;
};

const SAME_EDGE = 3;
/** Font sizes from a name to what it names, from the bottom of one line to that of the next, at most. */
const NEAR = 2.2;

const isRightAbove = ({ lines }: Block, { lines: [below] }: Block): boolean => {
  const above = lines.at(-1);
  if (above === undefined || below === undefined) return false;
  const pitch = below.box.bottom - above.box.bottom;
  return pitch > 0 && pitch < above.fontSize * NEAR;
};

/** `1. Furnace.`: above it stands another task, or none. */
const isNumbered = ({ lines: [line] }: Block): boolean => {
  const [word] = line?.words ?? [];
  return word !== undefined && isLead(word) && !isBullet(word);
};

const isAlike = (block: Block, other: Block): boolean => {
  const [one, two] = [block.lines[0], other.lines[0]];
  return (
    one !== undefined &&
    two !== undefined &&
    Math.abs(one.box.left - two.box.left) < SAME_EDGE &&
    one.bold === two.bold
  );
};

/** A line that stands out, right above what it names. */
const isNameOf = (block: Block, below: Block): boolean => {
  const [name, another] = block.lines;
  const left = below.lines[0]?.box.left ?? 0;
  if (name === undefined || another !== undefined || !isRightAbove(block, below)) return false;
  return name.box.left < left + SAME_EDGE;
};
