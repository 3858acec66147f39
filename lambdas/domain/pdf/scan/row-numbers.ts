import type { Box } from '../../estimate/estimate.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import type { Column } from '../columns/column-model.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import { type Line, makeLine, median, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isSummaryTitle } from '../pages/page-titles.ts';
import { sectionMark } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';

/** Points by which a number may miss the left edge of the others. */
const NEAR = 6;

interface Place {
  page: PageLines;
  index: number;
  line: Line;
}

/**
 * Numbers of rows that OCR misread or dropped. A line at the numbers' edge that does not begin with
 * one, but whose figures stand in the columns (or on the line below), begins a row; which number it
 * has follows from its neighbours'. Without such figures a line stays what it is.
 */
export const settleNumbers = (
  pages: readonly PageLines[],
  columnsAt: (line: Line) => readonly Column[] | null,
  repairs: ScanRepair[],
): PageLines[] => {
  const changed = new Map<Line, Line>();
  for (const page of pages) {
    if (!page.ocr) continue;
    const starts = page.lines.filter((line) => itemStartOf(line) !== null);
    const inTable = starts.filter((line) => columnsAt(line) !== null);
    if (inTable.length < 2) continue;
    const edge = median(inTable.map((line) => line.box.left));
    const texts = median(inTable.flatMap((line) => itemStartOf(line)?.rest[0]?.box.left ?? []));
    let hasFigures = true;
    for (const [index, line] of page.lines.entries()) {
      const columns = columnsAt(line);
      if (columns === null || headerRowAt(page.lines, index) !== null) {
        hasFigures = true;
        continue;
      }
      const place = { page, index, line };
      const start = itemStartOf(line);
      const isAtEdge = Math.abs(line.box.left - edge) < NEAR;
      if (start !== null && isAtEdge && !isLongRemark(line)) {
        const corrected = correctNumber(place, start.number, pages, repairs);
        if (corrected !== null) changed.set(line, corrected);
        hasFigures = figuresOf(line, columns) >= 3;
        continue;
      }
      const own = figuresOf(line, columns) >= 3;
      const isBare = Math.abs(line.box.left - texts) < NEAR && texts - edge > NEAR;
      const isGlued = GLUED.test(line.words[0]?.text ?? '') || (own && isNextGlued(place, pages));
      if (isAtEdge && (isGlued || isNext(place, pages))) {
        const begun = beginRow(place, edge, true, pages, repairs);
        if (begun !== null) {
          changed.set(line, begun);
          hasFigures = own;
          continue;
        }
      }
      if (
        (isAtEdge || isBare) &&
        hasFigures &&
        !isFigures(line) &&
        (own ? isAtEdge || hasQuantity(line, columns) : figuresBelow(place, columns))
      ) {
        const begun = beginRow(place, edge, isAtEdge, pages, repairs);
        if (begun !== null) {
          changed.set(line, begun);
          hasFigures = own;
          continue;
        }
      }
      if (own) hasFigures = true;
    }
  }
  if (changed.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => changed.get(line) ?? line),
  }));
};

const describes = (columns: readonly Column[]): boolean =>
  columns.some((column) => column.kind === 'description');

/** How many cells of number columns a line holds; 0 where it holds other text beside them. */
const figuresOf = (line: Line, columns: readonly Column[]): number => {
  if (totalLabel(line.text) !== null) return 0;
  const assigned = assignColumns(tokensOf(line.words), columns);
  return assigned.strayTexts > (describes(columns) ? 0 : 1) ? 0 : assigned.figures;
};

/** Sums below a table's totals have none. */
const hasQuantity = (line: Line, columns: readonly Column[]): boolean =>
  !columns.some(({ kind }) => kind === 'quantity') ||
  assignColumns(tokensOf(line.words), columns).cells.some(
    ({ column }) => column?.kind === 'quantity',
  );

/** Rows of two and three lines: the figures follow, and nothing but them. */
const figuresBelow = ({ page, index, line }: Place, columns: readonly Column[]): boolean => {
  if (describes(columns)) return false;
  const below = page.lines[index + 1];
  if (below === undefined || itemStartOf(below) !== null) return false;
  if (below.box.left < line.box.left + NEAR) return false;
  const cells = assignColumns(tokensOf(below.words), columns);
  return cells.figures >= 3 && cells.cells.some(({ column }) => column?.kind === 'quantity');
};

/** The second line of a row, which a page may begin with: no description begins with an amount. */
const isFigures = (line: Line): boolean =>
  /^[-$(<]*[\d,]+\.\d\d(?:[A-Z]{2})?$/.test(line.words[0]?.text ?? '');

const isLongRemark = (line: Line): boolean => line.words.length > 30;

const NOT_A_ROW = (line: Line): boolean =>
  isMachineNote(line.text) ||
  sectionMark(line.text) !== null ||
  isSummaryTitle(line.text) ||
  totalLabel(line.text) !== null;

const numberOf = (line: Line): number | null => {
  const number = itemStartOf(line)?.number.replace(',', '');
  return number === undefined ? null : Number.parseInt(number, 10);
};

/** The numbers of the rows before and after a line, across pages. */
const neighbours = (
  { page, index }: Place,
  pages: readonly PageLines[],
): { before: number | null; after: number | null; lettered: string | null } => {
  const at = pages.indexOf(page);
  const lines = pages.slice(Math.max(0, at - 1), at + 2).flatMap((one) => one.lines);
  const here = lines.indexOf(page.lines[index] as Line);
  const numbers = (part: readonly Line[]): number | null => {
    for (const line of part) {
      const number = numberOf(line);
      if (number !== null) return number;
    }
    return null;
  };
  const above = lines.slice(0, here).reverse();
  const last = above.map((line) => itemStartOf(line)?.number).find((one) => one !== undefined);
  return {
    before: numbers(above),
    after: numbers(lines.slice(here + 1)),
    lettered: /^(\d+)a$/.exec(last ?? '')?.[1] ?? null,
  };
};

const expected = (place: Place, pages: readonly PageLines[]): number | null => {
  const { before, after } = neighbours(place, pages);
  if (before !== null) return before + 1;
  return after !== null && after > 1 ? after - 1 : null;
};

/** `55.` between 4 and 6, `7b.` behind 17a: the neighbours tell which number was printed. */
const correctNumber = (
  place: Place,
  number: string,
  pages: readonly PageLines[],
  repairs: ScanRepair[],
): Line | null => {
  const { line } = place;
  const at = line.words.findIndex((word) => word.text.includes(number));
  const word = line.words[at];
  if (word === undefined) return null;
  const { before, after, lettered } = neighbours(place, pages);
  const letter = /^(\d+)[A-Z]$/.exec(number)?.[1];
  const wanted =
    letter !== undefined && before !== null && Number(letter) === before + 1
      ? letter
      : lettered !== null && /^\d+[b-h]$/.test(number) && !number.startsWith(`${lettered}b`)
        ? `${lettered}b`
        : before !== null &&
            after === before + 2 &&
            Number.parseInt(number.replace(',', ''), 10) !== before + 1
          ? `${before + 1}`
          : null;
  if (wanted === null || wanted === number) return null;
  // Supplements jump in their numbers: a number of the right length stands unless it is unsure.
  const mostSure = wanted.length === number.length ? 0.7 : 0.95;
  if (word.confidence > mostSure || misreadingCost(number, wanted) > 1) return null;
  const text = word.text.replace(number, wanted);
  repairs.push({ page: line.page, box: word.box, read: word.text, settled: text });
  return makeLine(line.page, line.words.with(at, { ...word, text }), true);
};

const DIGIT_LIKE: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  '|': '1',
  ']': '1',
  '[': '1',
  i: '1',
  O: '0',
  o: '0',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  g: '9',
  q: '9',
  T: '7',
};

/** `"3.`, `l.`, `3la.`, `16`: a number behind a reading at the numbers' edge; null for other words. */
const numberBehind = (text: string, next: number | null): string | null => {
  const core = text.replace(/^[^\p{L}\d|]+/u, '');
  const shaped = /^([\dlI|[\]iOoSsBZzgqT]{1,4})([a-z]?)[.,:;)]$/.exec(core);
  if (shaped !== null) {
    const digits = [...(shaped[1] ?? '')].map((one) => DIGIT_LIKE[one] ?? one).join('');
    if (/^\d+$/.test(digits) && Number(digits) > 0) return `${Number(digits)}${shaped[2]}.`;
  }
  if (/^\d{1,4}[a-z]?$/.test(core) && (next === null || Number.parseInt(core, 10) === next))
    return `${core}.`;
  return null;
};

/** `43.2"`: the number and the first word of the description. */
const GLUED = /^(\d{1,3}[a-z]?)\.(\d{1,2}["'°/]\S*)$/u;

/** `4.40` behind 3, of `4. 40' ladder`: the number and a measure that lost its mark. */
const GLUED_FIGURE = /^(\d{1,3}[a-z]?)\.(\d{1,3})$/;

/** `Ila.` behind 10: letters where digits stood make the very number that comes next. */
const isNext = (place: Place, pages: readonly PageLines[]): boolean => {
  const text = place.line.words[0]?.text ?? '';
  const number = /^[\dlI|]{2,4}[a-z]?\.$/.test(text) ? numberBehind(text, null) : null;
  return number !== null && Number.parseInt(number, 10) === expected(place, pages);
};

/** `4.40` behind 3, before a word of a description. */
const isNextGlued = (place: Place, pages: readonly PageLines[]): boolean => {
  const [first, second] = place.line.words;
  const number = GLUED_FIGURE.exec(first?.text ?? '')?.[1];
  if (number === undefined || !/^\p{L}{2}/u.test(second?.text ?? '')) return false;
  return Number.parseInt(number, 10) === expected(place, pages);
};

/** `S1.`: how supplements count their own rows. */
const OF_SUPPLEMENT = /^S(\d{1,2})\.$/;

const beginRow = (
  place: Place,
  edge: number,
  isAtEdge: boolean,
  pages: readonly PageLines[],
  repairs: ScanRepair[],
): Line | null => {
  const { line } = place;
  const [first, second] = line.words;
  if (first === undefined || NOT_A_ROW(line)) return null;
  const next = expected(place, pages);
  const own = OF_SUPPLEMENT.exec(first.text)?.[1];
  if (own !== undefined && Number(`5${own}`) !== next) return null;
  const record = (read: string, settled: string, box: Box): void => {
    repairs.push({ page: line.page, box, read, settled });
  };
  const withNumber = (number: string, rest: readonly Word[], box: Box): Line => {
    const word: Word = { ...first, text: number, box, alternatives: [first.text] };
    return makeLine(line.page, [word, ...rest], true);
  };
  if (isAtEdge) {
    const glued = GLUED.exec(first.text) ?? GLUED_FIGURE.exec(first.text);
    const isOwn = GLUED.test(first.text) || Number.parseInt(glued?.[1] ?? '', 10) === next;
    if (glued !== null && isOwn) {
      const [, number = '', rest = ''] = glued;
      const width = first.box.right - first.box.left;
      const at = first.box.left + (width * (number.length + 1)) / first.text.length;
      record(first.text, `${number}. ${rest}`, first.box);
      return withNumber(
        `${number}.`,
        [{ ...first, text: rest, box: { ...first.box, left: at } }, ...line.words.slice(1)],
        { ...first.box, right: at },
      );
    }
    // `#10b.`: the asterisk of a changed row.
    const isMarked = second !== undefined && /^\d{1,4}[a-z]?\.$/.test(second.text);
    if (isMarked && /^[^\p{L}\p{N}*]$/u.test(first.text)) {
      record(first.text, '*', first.box);
      return makeLine(line.page, [{ ...first, text: '*' }, ...line.words.slice(1)], true);
    }
    const number = numberBehind(first.text, next);
    if (number !== null) {
      record(first.text, number, first.box);
      return withNumber(number, line.words.slice(1), first.box);
    }
    // `#aE`, `5 Door`: no number can be made out, but the row stands where rows begin.
    const isShort = first.text.length <= 4 && !/^\p{L}{3,}$/u.test(first.text);
    const isApart =
      second !== undefined && second.box.left - first.box.right > first.fontSize * 0.2;
    if (!isShort || !isApart || next === null) return null;
    record(first.text, `${next}.`, first.box);
    return withNumber(`${next}.`, line.words.slice(1), first.box);
  }
  if (next === null) return null;
  const box = { ...first.box, left: edge, right: edge + first.fontSize };
  record('', `${next}.`, box);
  return withNumber(`${next}.`, line.words, box);
};
