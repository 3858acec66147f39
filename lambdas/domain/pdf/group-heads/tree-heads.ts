import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { inMarks } from './said-words.ts';

/** What opens and closes a branch of a tree, before its name. */
const MARK = /^(?:[-–—−+▼▾▽▿◢⊟]|\[[-+]\])$/u;

/** What a row and a branch end in. */
const AMOUNT = /^[-(]?\$?[\d,]+\.\d{2}\)?$/;

/** Sheets number their rows, and branches with them: `1  – FIRST FLOOR   $31,927.34   $38,312.80`. */
const NUMBER = /^\d{1,4}$/;

const COUNT = /^\d[\d,]*(?:\.\d+)?$/;

/** One alone may come to the rows below it by chance. */
const LEAST = 2;

/** Points by which the marks of one level may stand apart. */
const EDGE = 3;

/**
 * Takeoff programs print the tree of their assemblies as it stands on the screen: `- Dairy Barn   31,679.08`, set in
 * below it `- Roof - North Slope   4,128 SQ FT   13,794.80`, and the rows further in. A branch that comes to the rows in it
 * is no row, whatever its measure: its name stays in strong type with the sum, or marked as a part of the place that it is
 * in, without the sign that opens it and the number before that.
 */
export const withTreesUnmarked = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const branches = new Set(
    all.filter(
      (line, at) => isBranch(line) && isCounted(line, all.slice(at + 1, at + 1 + TO_NEXT)),
    ),
  );
  if (branches.size < LEAST) return [...pages];
  const summed = new Set([...branches].filter((line) => comesToRows(line, all, branches)));
  // Rows with a dash in front come to nothing.
  if (summed.size < LEAST || summed.size * 2 <= branches.size) return [...pages];
  const outermost = Math.min(...[...summed].map(markLeft));
  // What is measured in a place is an assembly, whatever place its name says: `Roof - North Slope`.
  const isPart = (line: Line): boolean =>
    markLeft(line) > outermost + EDGE &&
    cellsOf(line)
      .slice(1)
      .some((cell) => !AMOUNT.test(textOf(cell)));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      if (!summed.has(line)) return line;
      return isPart(line) ? asPart(line) : unmarked(line);
    }),
  }));
};

/**
 * Others print no sign before a branch: `CMU Wall   182.40 SF   $4,224.03   $86.31   $4,310.34` comes to the rows that are
 * set in below it and lacks the price that each of these has. Where all rows stand in several such branches, they are the
 * parts of the places that come to them, or places themselves.
 */
export const withAssembliesUnmarked = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines.filter(({ words }) => endsInSum(words)));
  const found = assembliesOf(all);
  if (found === null) return [...pages];
  const { assemblies, places } = found;
  const asHead = places.size > 0 ? asPart : unmarked;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      if (places.has(line)) return unmarked(line);
      return assemblies.has(line) ? asHead(line) : line;
    }),
  }));
};

interface Assemblies {
  assemblies: ReadonlySet<Line>;
  /** What comes to the assemblies below it. */
  places: ReadonlySet<Line>;
}

/** Null where a row stands in none, or few have several rows. */
const assembliesOf = (all: readonly Line[]): Assemblies | null => {
  const [assemblies, places] = [new Set<Line>(), new Set<Line>()];
  let several = 0;
  let place: Line | null = null;
  let inPlace = decimal(0);
  const close = (next: Line | null): void => {
    if (place !== null && !inPlace.eq(0) && inPlace.eq(amountOf(place) ?? 0)) places.add(place);
    [place, inPlace] = [next, decimal(0)];
  };
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at] as Line;
    const hasMeasure = isMeasured(line);
    const rows = hasMeasure ? rowsSetIn(all, at) : [];
    if (isAssembly(line, rows)) {
      assemblies.add(line);
      several += rows.length > 1 ? 1 : 0;
      inPlace = inPlace.plus(amountOf(line) ?? 0);
      at += rows.length;
      continue;
    }
    if (hasMeasure) return null;
    close(line);
  }
  close(null);
  return several < LEAST ? null : { assemblies, places };
};

/** The lines below one that stand right of it, up to the next that does not. */
const rowsSetIn = (all: readonly Line[], at: number): readonly Line[] => {
  const edge = (all[at]?.box.left ?? 0) + EDGE;
  let end = at + 1;
  while ((all[end]?.box.left ?? 0) > edge && totalLabel(all[end]?.text ?? '') === null) end += 1;
  return all.slice(at + 1, end);
};

const isAssembly = (line: Line, rows: readonly Line[]): boolean => {
  if (rows.length === 0) return false;
  const sums = sumsOf(line).length;
  if (!rows.every((row) => isMeasured(row) && sumsOf(row).length > sums)) return false;
  const whole = rows.reduce((sum, row) => sum.plus(amountOf(row) ?? 0), decimal(0));
  return whole.eq(amountOf(line) ?? 0);
};

/** A count with its unit stands between the name and several amounts. */
const isMeasured = (line: Line): boolean => {
  const sums = sumsOf(line);
  if (sums.length < 2) return false;
  const cells = line.words.slice(nameOf(line).length);
  return cells.some((word) => COUNT.test(word.text) && !sums.includes(word));
};

/** Amounts that no unit follows. */
const sumsOf = ({ words }: Line): Word[] =>
  words.filter(({ text }, at) => AMOUNT.test(text) && AMOUNT.test(words[at + 1]?.text ?? text));

const isBranch = ({ words }: Line): boolean => {
  const at = markOf(words);
  return at >= 0 && words.length > at + 2 && endsInSum(words);
};

/** Lines from one row to the next, at most: the foot and the head of a page stand between. */
const TO_NEXT = 6;

/** Whether the next row goes on counting: `06 - Wood & Trim` is the number of a division, and none of the sheet's. */
const isCounted = ({ words }: Line, below: readonly Line[]): boolean =>
  markOf(words) === 0 ||
  below.some((line) => line.words[0]?.text === String(Number(words[0]?.text) + 1));

/** Which word is the sign that opens a branch, the first or that behind a number; -1 where none is. */
const markOf = ([first, second]: readonly Word[]): number => {
  if (MARK.test(first?.text ?? '')) return 0;
  return NUMBER.test(first?.text ?? '') && MARK.test(second?.text ?? '') ? 1 : -1;
};

/** How far a branch is set in. */
const markLeft = ({ words, box }: Line): number => words[markOf(words)]?.box.left ?? box.left;

const endsInSum = (words: readonly Word[]): boolean => AMOUNT.test(words.at(-1)?.text ?? '');

/** Whether what stands below, up to the next branch that is not set in or to a total, comes to the branch's sum. */
const comesToRows = (branch: Line, all: readonly Line[], branches: ReadonlySet<Line>): boolean => {
  let rows: Decimal = decimal(0);
  const right = branch.words.at(-1)?.box.right ?? 0;
  for (const line of all.slice(all.indexOf(branch) + 1)) {
    if (branches.has(line)) {
      if (markLeft(line) < markLeft(branch) + EDGE) break;
    } else if (totalLabel(line.text) !== null) break;
    else rows = rows.plus(amountUnder(line, right) ?? amountOf(line) ?? 0);
  }
  return !rows.eq(0) && rows.eq(amountOf(branch) ?? 0);
};

const amountOf = ({ words }: Line): number | null => signedIn(words.at(-1));

/** What ends in the column of the sums: a remark may stand behind it. */
const amountUnder = ({ words }: Line, right: number): number | null =>
  signedIn(words.find(({ box }) => Math.abs(box.right - right) < EDGE));

const signedIn = (word: Word | undefined): number | null => {
  const text = word?.text ?? '';
  if (!AMOUNT.test(text)) return null;
  const value = Number(text.replace(/[^\d.]/g, ''));
  return /^[-(]/.test(text) ? -value : value;
};

/** The name and the sum: the measure between is one of the branch, and no row's. */
const unmarked = (line: Line): Line => {
  const words = [...nameOf(line), ...line.words.slice(-1)].map((word) => ({ ...word, bold: true }));
  return makeLine(line.page, words, line.ocr);
};

/** `** Roof - North Slope **`, as other prints mark what is a part of a room; its sum is one of the room's. */
const asPart = (line: Line): Line => {
  const name = nameOf(line);
  return name.length === 0 ? unmarked(line) : makeLine(line.page, inMarks(name), line.ocr);
};

const nameOf = (line: Line): Word[] => cellsOf(line)[0] ?? [];

/** The cells of a branch between its sign and its sum. */
const cellsOf = ({ words }: Line): Word[][] => segmentsOf(words.slice(markOf(words) + 1, -1));
