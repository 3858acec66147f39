import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';

/** Points by which the lines of one cell begin apart. */
const EDGE = 3;

/** Font sizes from one cell to the next. */
const CELL_GAP = 0.9;

/**
 * `Moving   To shop and return, 3 men, by Buckeye   690.00` over `Piano Movers`, which stands below a cell behind the
 * first: it goes on where the line above had no more room for its next word. Left there, it would be a remark.
 */
export const withSecondLinesJoined = (
  lines: readonly Line[],
  isRow: (line: Line) => boolean,
): Line[] => {
  const rows = lines.filter(isRow);
  const end = Math.max(0, ...rows.map((row) => wordsBefore(row).at(-1)?.box.right ?? 0));
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above !== undefined && isRow(above) && goesOn(above, line, end)) return [];
    return below !== undefined && isRow(line) && goesOn(line, below, end)
      ? [withWordsBehind(line, below)]
      : [line];
  });
};

/** The words of a row before its amount. */
const wordsBefore = ({ words }: Line): Line['words'] => words.slice(0, -1);

const goesOn = (row: Line, line: Line, end: number): boolean => {
  const last = wordsBefore(row).at(-1);
  const [first] = line.words;
  if (last === undefined || first === undefined || line.ocr || row.bold !== line.bold) return false;
  const [, ...cells] = segmentsOf(wordsBefore(row), CELL_GAP);
  const cell = cells.at(-1)?.[0];
  if (cell === undefined || Math.abs(cell.box.left - line.box.left) >= EDGE) return false;
  const hadRoom = last.box.right + (first.box.right - first.box.left) + SPACE * row.fontSize <= end;
  return !hadRoom && line.box.right <= end && pitchBetween(row, line) < TIGHT;
};

/** Font sizes. */
const SPACE = 0.25;

const withWordsBehind = (row: Line, line: Line): Line => {
  const words = wordsBefore(row);
  const said = makeLine(row.page, words, row.ocr);
  return {
    ...makeLine(row.page, [...words, ...behind(said, line.words), ...row.words.slice(-1)], row.ocr),
    box: row.box,
  };
};

/** Words that go on with a line, in no more room than there is behind it. */
export const behind = ({ words, box }: Line, more: readonly Word[]): Word[] => {
  const right = words.at(-1)?.box.right ?? box.right;
  return more.map((word, at) => ({
    ...word,
    box: { ...box, left: right + at + 0.5, right: right + at + 1 },
  }));
};
