import { normalizeName } from '../../estimate/normalize-name.ts';
import { styleOf, type TypeStyle } from '../between-rows/wrapped-text.ts';
import { type Line, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { ROW_NUMBER } from '../row-lines/item-start.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { isLetter } from './sentence-lines.ts';

/** Lines of one title stand no further apart than this, in font sizes. */
const TIGHT = 1.6;

/**
 * Rows without a description of their own are described by the lines above them, up to the name of a
 * group; `sums` are the names, normalized, of what the document prints sums of.
 */
export const withTitles = (pages: readonly Entry[][], sums: ReadonlySet<string>): Entry[][] => {
  const style = titleStyle(pages);
  const widest = Math.max(
    0,
    ...pages.flatMap((entries) =>
      entries.flatMap((entry) =>
        entry.kind === 'line' && keyOf(styleOf(entry.line.words)) === style
          ? entry.line.box.right
          : [],
      ),
    ),
  );
  const all: Entry[][] = [];
  for (const entries of pages) {
    const titled: Entry[] = [];
    const before = all.at(-1) ?? [];
    all.push(titled);
    for (const entry of entries) {
      if (entry.kind === 'row') {
        if (hasText(entry)) takeBegun(entry, titled);
        else {
          entry.text = entry.text.filter(({ text }) => !PRICE_LABEL.test(text));
          if (titled.every(isFurniture)) takeTitleOverleaf(entry, before, { style, widest, sums });
          else takeTitle(entry, titled, { style, widest, sums });
        }
      }
      titled.push(entry);
    }
  }
  return all;
};

const isFurniture = (entry: Entry): boolean =>
  entry.kind === 'line' && isPageFurniture(entry.line.text);

/** The title at the foot of the page before, above what stands at the foot of all pages. */
const takeTitleOverleaf = (row: PhraseRow, before: Entry[], titles: TitlesOf): void => {
  const foot = before.splice(before.findLastIndex((entry) => !isFurniture(entry)) + 1);
  takeTitle(row, before, titles);
  before.push(...foot);
};

/** What is known of all titles of a document. */
interface TitlesOf {
  style: string | null;
  /** How far to the right they reach. */
  widest: number;
  sums: ReadonlySet<string>;
}

/** `Price:` before its figures says nothing of what is done. */
const hasText = ({ text, cells }: PhraseRow): boolean =>
  cells.has('description') ||
  text.some((word) => /\p{L}{2}/u.test(word.text) && !PRICE_LABEL.test(word.text));

const PRICE_LABEL = /^(?:price|cost)[:.]?$/i;

const keyOf = ({ fontSize, bold, italic }: TypeStyle): string =>
  `${Math.round(fontSize * 2)} ${bold} ${italic}`;

/** The type that stands above most rows; of several, the one that stands out. */
const titleStyle = (pages: readonly Entry[][]): string | null => {
  const counts = new Map<string, { count: number; weight: number }>();
  for (const entries of pages) {
    let above: Line[] = [];
    for (const entry of entries) {
      if (entry.kind === 'line') above.push(entry.line);
      else {
        const styles = new Map(above.map((line) => [keyOf(styleOf(line.words)), line]));
        for (const [key, line] of styles) {
          const known = counts.get(key) ?? {
            count: 0,
            weight: line.fontSize + (line.bold ? 4 : 0),
          };
          counts.set(key, { ...known, count: known.count + 1 });
        }
        above = [];
      }
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b.count - a.count || b.weight - a.weight);
  return most?.[0] ?? null;
};

/** Takes the title of a row off the lines above it. */
const takeTitle = (row: PhraseRow, above: Entry[], { style, widest, sums }: TitlesOf): void => {
  const about: Line[] = [];
  const title: Line[] = [];
  for (let next = above.at(-1); next?.kind === 'line'; next = above.at(-1)) {
    const { line } = next;
    const below = title[0] ?? about[0] ?? row.phrases[0];
    const isTitle = keyOf(styleOf(line.words)) === style;
    const isName = sums.has(normalizeName(line.text));
    const isWhole = title[0] !== undefined && beginsNumbered(title[0], line);
    if (title.length > 0 && (!isTitle || isName || isWhole || !goesOnIn(line, below, widest)))
      break;
    if (below === undefined || /\d\.\d{2}\)?$/.test(line.text)) break;
    above.pop();
    (isTitle ? title : about).unshift(line);
  }
  if (title.length === 0) for (const line of about) above.push({ kind: 'line', line });
  else {
    row.title = title;
    row.about.unshift(...about);
  }
};

/** `200 Haul surplus soil` below another numbered line, or a remark on one, which is set in from the numbers. */
const beginsNumbered = (title: Line, above: Line): boolean =>
  hasNumber(title) && (hasNumber(above) || above.box.left > title.box.left + INDENT);

const hasNumber = ({ words }: Line): boolean => ROW_NUMBER.test(words[0]?.text ?? '');

/** Where the words of a row began: on the line that opened their bracket, or on those below its number. */
const takeBegun = (row: PhraseRow, above: Entry[]): void => {
  const last = above.at(-1);
  if (last?.kind === 'line' && closesBracket(row, last.line)) {
    above.pop();
    row.title = [last.line];
  } else takeNumbered(row, above);
};

/** `Ceiling fan (Acme 52", matte` right above `black)      1 ea @ 345.00`, at the same edge. */
const closesBracket = ({ text }: PhraseRow, line: Line): boolean => {
  const [own] = text;
  return (
    own !== undefined &&
    ENDS_BRACKET.test(textOf(text)) &&
    OPENS_BRACKET.test(line.text) &&
    Math.abs(line.box.left - own.box.left) < INDENT &&
    own.box.top - line.box.bottom < own.fontSize * SET_BELOW &&
    !/\d\.\d{2}\)?$/.test(line.text)
  );
};

const ENDS_BRACKET = /^[^()]*\)/;
const OPENS_BRACKET = /\([^()]*$/;

/**
 * `4. Bollard` over lines that are set in below it, the last of them beside the figures: all of them describe the
 * row, and its number stands above.
 */
export const takeNumbered = (row: PhraseRow, above: Entry[]): void => {
  const [own] = row.text;
  if (own === undefined || row.title.length > 0 || isLetter(own)) return;
  // What is said of an object in sentences ends above the first of several rows.
  const last = above.at(-1);
  if (last?.kind === 'line' && last.line.text.endsWith('.') && /^\p{Lu}/u.test(own.text)) return;
  let below: { box: { top: number }; fontSize: number } = own;
  const described: Line[] = [];
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const entry = above[at];
    if (entry?.kind !== 'line' || /\d\.\d{2}\)?$/.test(entry.line.text)) return;
    const { line } = entry;
    if (below.box.top - line.box.bottom > below.fontSize * SET_BELOW) return;
    described.unshift(line);
    below = line;
    const isNumbered = NUMBERED.test(line.text) && line.box.left < own.box.left - INDENT;
    if (isNumbered) {
      above.splice(at);
      row.title = described;
      return;
    }
    if (line.box.left < own.box.left - INDENT) return;
  }
};

const NUMBERED = /^\d{1,3}[.)]\s+\p{L}/u;
/** Points by which lines are set in. */
const INDENT = 3;
/** Font sizes between the lines of one description. */
const SET_BELOW = 0.8;

/** Whether a title goes on from one line to the next: no heading above it, no gap, and no room for more. */
const goesOnIn = (line: Line, below: Line | undefined, widest: number): boolean =>
  below !== undefined &&
  !(isNameAlone(line) && fits(below.words[0], line, widest)) &&
  !(line.text.endsWith(':') && couldBeName(line)) &&
  !(isCapitals(line.text) && !isCapitals(below.text)) &&
  below.box.bottom - line.box.bottom < line.fontSize * TIGHT;

/** `Roofing`: a word or two, each with a capital. */
const isNameAlone = (line: Line): boolean =>
  (IN_CAPITALS.test(line.text) ||
    (ROOM_WORDS.test(line.text) && line.words.length <= MOST_WORDS)) &&
  couldBeName(line);

const IN_CAPITALS = /^\p{Lu}[\p{L}/&-]*(?: \p{Lu}[\p{L}/&-]*){0,2}$/u;

/** Words of a place's name, at most. */
const MOST_WORDS = 4;

/** Some of the widest line would still stand free. */
const fits = (word: Word | undefined, line: Line, widest: number): boolean =>
  word !== undefined &&
  line.box.right + (word.box.right - word.box.left) <
    line.box.left + (widest - line.box.left) * MOST_FILLED;

const MOST_FILLED = 0.85;

const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
