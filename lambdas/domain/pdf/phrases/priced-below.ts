import { styleOf } from '../between-rows/wrapped-text.ts';
import { type Line, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { type CardFigures, cardFiguresOf, isLabelsOnly } from './card-figures.ts';
import { beforeAmount, finalAmountOf } from './final-amount.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { type PartsOfLine, pricedAmongParts } from './priced-among-parts.ts';
import { pricedPhraseOf, unchargedPhraseOf } from './priced-phrase.ts';
import { onOneLevel, withCents } from './sentence-lines.ts';

/** Fewer rows of a kind are a remark. */
const LEAST_ROWS = 2;
/** So many lines at most name what is priced. */
const MOST_LINES = 3;
/** And so many what is said about it. */
const MOST_REMARKS = 3;

/** `24.5 SQ × $412.00`, `4 EA @ $68.61`: nothing but a quantity and a price. */
const PRICED =
  /^\d[\d,]*(?:\.\d+)?\s*[\p{L}./]{0,12}(?:\s[\p{L}.]{1,6})?\s*(?:@|at|x|×|\*)\s*\$?\s?\d/iu;

/** A quantity and a price with what says so: most lines have nothing like it. */
const MAY_PRICE =
  /^(?:(?:qty|quantity|quant|units?|count|hours)\b.*)?\d.*(?:@|x|×|\*|\||·|•|—|\bat\b|:|\s)\s*\$?\s?\d/iu;

/**
 * Proposals that print what each thing comes to beside its name, and below it in small type how
 * much of it at which price: `Architectural shingle ..... $14,871.66` over `35.5 SQ × $418.92`, or
 * `Qty: 35.5 SQ   Unit price: $418.92`. Only what comes to the amount above is a row. Null where there
 * are none.
 */
export const entriesPricedBelow = (pages: readonly PageLines[]): Entry[][] | null =>
  entriesBelow(pages, rowAbove);

/**
 * Cards with all figures of a row on one line below its name: `35.5 SQ | $418.92 each | Total
 * $14,871.66`, perhaps with labels over them. Null where there are none.
 */
export const cardEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const entries = entriesBelow(pages, cardAbove);
  return entries === null ? null : withPlacesNamed(entries);
};

/** `Family room: Extract water`: where all cards name their place so, and some of them a room. */
const withPlacesNamed = (entries: Entry[][]): Entry[][] => {
  const rows = entries.flat().filter((entry) => entry.kind === 'row');
  const ends = rows.map(({ text }) => text.findIndex((word) => word.text.endsWith(':')));
  const places = rows.map(({ text }, at) => text.slice(0, (ends[at] ?? -1) + 1));
  const isNamed = ends.every((end) => end >= 0 && end < MOST_WORDS);
  if (!isNamed || !places.some((place) => ROOM_WORDS.test(textOf(place)))) return entries;
  for (const [at, row] of rows.entries()) {
    const place = places[at] ?? [];
    row.cells.set(
      'room',
      place.map((word) => ({ ...word, bold: true, text: word.text.replace(/:$/, '') })),
    );
    row.text = row.text.slice(place.length);
  }
  return entries;
};

/** Of a place. */
const MOST_WORDS = 4;

const entriesBelow = (
  pages: readonly PageLines[],
  rowOf: (line: Line, above: Entry[]) => PhraseRow | null,
): Entry[][] | null => {
  const read = pages.map(({ lines }) => {
    const own: Entry[] = [];
    for (const line of lines) {
      const last = own.at(-1);
      // `Units   Each   Amount` below the figures that they label.
      if (last?.kind === 'row' && isLabelsOnly(line)) {
        last.phrases.push(line);
        continue;
      }
      const row = MAY_PRICE.test(line.text) ? rowOf(line, own) : null;
      own.push(row ?? { kind: 'line', line });
    }
    return own;
  });
  return read.flat().filter(({ kind }) => kind === 'row').length < LEAST_ROWS ? null : read;
};

/** The row whose quantity and price a line says, its lines taken off those above. */
const rowAbove = (line: Line, above: Entry[]): PhraseRow | null => {
  const said: Line[] = [];
  for (let at = above.length - 1; at >= 0 && said.length < MOST_LINES + MOST_REMARKS; at -= 1) {
    const entry = above[at];
    if (entry?.kind !== 'line') return null;
    said.unshift(entry.line);
    const total = firstAmountOf(entry.line.words) ?? finalAmountOf(entry.line.words);
    if (total === null) continue;
    const priced = pricedBy(line, total);
    const { title, about } = remarksApart(said);
    if (priced === null || title.length > MOST_LINES || about.length > MOST_REMARKS) return null;
    const [named, ...more] = title;
    const words = [...besideAmount(named?.words ?? [], total), ...more.flatMap((one) => one.words)];
    if (!words.some(({ text }) => /\p{L}{2}/u.test(text))) return null;
    above.length = at;
    return {
      kind: 'row',
      phrases: [...title, line],
      cells: new Map<ColumnKind, readonly Word[]>([
        ['quantity', priced.quantity],
        ['unitPrice', priced.price],
        ['total', priced.total.map(withCents)],
        ...('discount' in priced ? [['otherNumber', priced.discount] as const] : []),
        ...('working' in priced ? [['calculation', priced.working] as const] : []),
      ]),
      text: onOneLevel(words),
      title: [],
      about,
    };
  }
  return null;
};

/**
 * The lines from a name down to its price: those that go on with the name, and the remark below it, which is of
 * another type: `Ceiling drywall   $1,758.40` in bold over `Remove broken board, hang 5/8.`
 */
const remarksApart = (lines: readonly Line[]): { title: Line[]; about: Line[] } => {
  const ends = lines.findIndex((line, at) => at > 0 && !goesOn(lines[at - 1], line));
  return ends === -1
    ? { title: [...lines], about: [] }
    : { title: lines.slice(0, ends), about: lines.slice(ends) };
};

/** `Carpet ALLOWANCE`: what is set behind a bold name in other type makes it no remark. */
const goesOn = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && isAlike(above, line) && above.words[0]?.bold === line.words[0]?.bold;

/** `$3,127.00   Pack-out of records`: an amount in a column of its own before the words. */
const firstAmountOf = (words: readonly Word[]): Token | null => {
  const [amount, next] = tokensOf(words);
  const isFirst = amount?.kind === 'amount' && amount.decimals === 2;
  const isNamed = next !== undefined && /^\p{L}/u.test(next.text);
  return isFirst && isNamed && next.left - amount.right > (words[0]?.fontSize ?? 0) * APART
    ? amount
    : null;
};

/** Font sizes from an amount to the words behind it. */
const APART = 1.5;

const besideAmount = (words: readonly Word[], amount: Token): readonly Word[] => {
  const before = beforeAmount(words, amount);
  return before.length > 0 ? before : words.filter((word) => !amount.words.includes(word));
};

/** How much at which price a line says, where that comes to the amount above. */
const pricedBy = (line: Line, total: Token): CardFigures | PartsOfLine | null => {
  // `1 ea × $0.00` below `$0.00`: no product tells what they are.
  const phraseOf = total.value === 0 ? unchargedPhraseOf : pricedPhraseOf;
  const priced = PRICED.test(line.text) ? phraseOf(line.words, total) : null;
  return priced !== null && priced.rest.length === 0
    ? { ...priced, total: total.words }
    : (pricedAmongParts(line, total) ?? cardFiguresOf(line, total));
};

/** The row whose figures all stand on a line below its name. */
const cardAbove = (line: Line, above: Entry[]): PhraseRow | null => {
  const figures = cardFiguresOf(line, null);
  if (figures === null) return null;
  let at = above.length - 1;
  const labels = above[at];
  const isLabelled = labels?.kind === 'line' && isLabelsOnly(labels.line);
  if (isLabelled) at -= 1;
  const title: Line[] = [];
  for (; at >= 0 && title.length < MOST_LINES; at -= 1) {
    const entry = above[at];
    const [below] = title;
    if (entry?.kind !== 'line' || !mayName(entry.line, below)) break;
    title.unshift(entry.line);
  }
  if (title.length === 0) return null;
  above.length = at + 1;
  return {
    kind: 'row',
    phrases: [...title, ...(isLabelled ? [labels.line] : []), line],
    cells: new Map([
      ['quantity', figures.quantity],
      ['unitPrice', figures.price],
      ['total', figures.total.map(withCents)],
    ]),
    text: onOneLevel(title.flatMap(({ words }) => words)),
    title: [],
    about: [],
  };
};

/** Words without figures of money; a name of several lines is one block of strong type. */
const mayName = (line: Line, below: Line | undefined): boolean =>
  /\p{L}{2}/u.test(line.text) &&
  !/\d\.\d{2}\b/.test(line.text) &&
  (below === undefined ||
    (line.bold &&
      isAlike(line, below) &&
      line.box.bottom > below.box.bottom - line.fontSize * TIGHT));

/** Lines of one text stand no further apart than this, in font sizes. */
const TIGHT = 1.35;

/** Lines of one name are of one type. */
const isAlike = (line: Line, below: Line): boolean => {
  const [mine, next] = [styleOf(line.words), styleOf(below.words)];
  return mine.bold === next.bold && Math.abs(mine.fontSize - next.fontSize) < 0.5;
};
