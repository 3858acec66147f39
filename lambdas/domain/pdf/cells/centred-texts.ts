import { type Line, makeLine, type PageLines, segmentsOf, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween, standsBetween } from '../tables/line-pitch.ts';

/** Rows of two lines with their figures between them, at least: one may be set by chance. */
const LEAST_ROWS = 3;

/** Their share of all lines with amounts, at least: sums beside the names of groups are fewer. */
const LEAST_SHARE = 0.3;

/** Points by which the lines of one cell begin apart, at most. */
const SAME_EDGE = 2;

/** Lines of one cell are as far apart as this share allows. */
const ONE_PITCH = 1.05;

/** Lines of a cell above the one in its middle, at most. */
const MOST_ABOVE = 4;

/** A number and an amount beside the words of a row. */
const MOST_CELLS = 2;

/** `154.00`, `$2,185` */
const AMOUNT = /\d\.\d{2}\b|\$\d/;

/**
 * Tables that set each cell in the middle of its row print numbers and figures between the two lines of what the row
 * says, `1.` and `$510.00` half a line below `Demo tub surround tile` and half a line above `68 sq ft at $7.50`. They
 * overlap both, as nothing else on a page does. They move up to the first line, where other tables have them; in a
 * document that is set so, they stand beside the middle one of three lines, too. Grids of more cells have heads, and
 * steps of their own.
 */
export const withFiguresAtFirstLine = (pages: readonly PageLines[]): PageLines[] => {
  const around = pages.map(({ lines }) => rowsBetween(lines));
  const count = around.reduce((sum, rows) => sum + rows.length, 0);
  if (count < LEAST_ROWS) return [...pages];
  const priced = pages.flatMap(({ lines }) => lines.filter(({ text }) => AMOUNT.test(text)));
  if (count < priced.length * LEAST_SHARE) return [...pages];
  return pages.map((page, index) => {
    const rows = [...(around[index] ?? []), ...rowsBeside(page.lines)];
    return rows.length === 0 ? page : { ...page, lines: raised(page.lines, rows) };
  });
};

/** A row in the middle of its words: where its first line is, and where the line with the figures. */
interface Middle {
  top: number;
  at: number;
  /** Where the words of the cell begin that stand on the line of the figures; none where they stand between two. */
  edge: number | null;
}

/** Lines of figures between two lines of one cell. */
const rowsBetween = (lines: readonly Line[]): Middle[] =>
  lines.flatMap((row, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above === undefined || below === undefined || row.ocr || !AMOUNT.test(row.text)) return [];
    if (/\p{L}{2}/u.test(row.text) || segmentsOf(row.words).length > MOST_CELLS) return [];
    if (!standsBetween(above, row, below) || !isOneCell(above, below)) return [];
    if (AMOUNT.test(above.text)) return [];
    const [left, right] = [above.box.left, Math.max(above.box.right, below.box.right)];
    if (row.words.some(({ box }) => box.right > left && box.left < right)) return [];
    const more = linesAround(lines, [at - 1, at + 1], left, pitchBetween(above, below));
    return [{ top: at - 1 - more, at, edge: null }];
  });

/** Lines of figures and words in the middle of three lines of one cell, or of five. */
const rowsBeside = (lines: readonly Line[]): Middle[] =>
  lines.flatMap((row, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above === undefined || below === undefined || row.ocr || !AMOUNT.test(row.text)) return [];
    if (AMOUNT.test(above.text) || AMOUNT.test(below.text) || !isOneCell(above, below)) return [];
    const { left } = above.box;
    if (segmentsOf(row.words).length > MOST_CELLS + 1) return [];
    if (!row.words.some(({ box }) => Math.abs(box.left - left) < SAME_EDGE)) return [];
    const [before, behind] = [pitchBetween(above, row), pitchBetween(row, below)];
    if (Math.max(before, behind) > Math.min(before, behind) * ONE_PITCH) return [];
    const more = linesAround(lines, [at, at], left, before);
    return more === 0 ? [] : [{ top: at - more, at, edge: left }];
  });

/** How many lines more the cell has on either side, as many above as below; none where one side has others. */
const linesAround = (
  lines: readonly Line[],
  [from, to]: readonly [number, number],
  edge: number,
  pitch: number,
): number => {
  const run = (start: number, step: number): number => {
    let count = 0;
    while (count < MOST_ABOVE) {
      const [near, far] = [lines[start + count * step], lines[start + (count + 1) * step]];
      if (near === undefined || far === undefined || AMOUNT.test(far.text)) break;
      const apart = step < 0 ? pitchBetween(far, near) : pitchBetween(near, far);
      if (Math.abs(far.box.left - edge) >= SAME_EDGE || apart > pitch * ONE_PITCH) break;
      count += 1;
    }
    return count;
  };
  const [above, below] = [run(from, -1), run(to, 1)];
  return above === below ? above : 0;
};

const isOneCell = (above: Line, below: Line): boolean =>
  above.page === below.page && Math.abs(above.box.left - below.box.left) < SAME_EDGE;

const raised = (lines: readonly Line[], rows: readonly Middle[]): Line[] => {
  const moved: (Line | null)[] = [...lines];
  for (const { top, at, edge } of rows) {
    const [first, row] = [lines[top], lines[at]];
    if (first === undefined || row === undefined) continue;
    const said = edge === null ? [] : cellAt(row, edge);
    moved[top] = withWordsOn(
      first,
      row.words.filter((word) => !said.includes(word)),
    );
    moved[at] = said.length === 0 ? null : makeLine(row.page, said, row.ocr);
  }
  return moved.filter((line) => line !== null);
};

/** The words of a row in the cell that begins at an edge, up to a gap as wide as their type is high. */
const cellAt = ({ words }: Line, edge: number): Word[] => {
  const from = words.findIndex(({ box }) => Math.abs(box.left - edge) < SAME_EDGE);
  return segmentsOf(words.slice(from), 1)[0] ?? [];
};
