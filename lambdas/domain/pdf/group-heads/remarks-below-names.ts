import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { endOfRooms, nameIn } from './halves-of-names.ts';

/** Fewer names with a remark below may have it by chance. */
const ENOUGH = 2;

/** A line's words in the cell of a room, and whether they are what is said below the name. */
interface Cell {
  line: Line;
  words: readonly Word[];
  isRemark: boolean;
}

/**
 * `Parlor` in bold beside its first row and `14' x 12', 9' ceiling` in plain type below it, in a cell
 * that was merged over all its rows: how large the room is names no other room. Where sums bear the
 * names in bold, `Parlor total   1,204.50`, and none bears anything in plain type, that is left out.
 */
export const withoutRemarksBelowNames = (pages: readonly PageLines[]): PageLines[] => {
  const [until] = pages.flatMap(({ lines }) =>
    lines.flatMap((_, at) => endOfRooms(lines, at) ?? []),
  );
  if (until === undefined) return [...pages];
  const summed = namesOfSums(pages);
  const cells =
    summed.size === 0 ? [] : pages.flatMap(({ lines }) => cellsOf(lines, until, summed));
  const remarks = cells.filter(({ isRemark }) => isRemark);
  if (remarks.length < ENOUGH) return [...pages];
  const bare = new Map(remarks.map((cell) => [cell.line, withoutCell(cell)]));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => bare.get(line) ?? line),
  }));
};

/** The cells of rooms from the first name that a sum bears; the names are in bold, remarks are not. */
const cellsOf = (lines: readonly Line[], until: number, summed: ReadonlySet<string>): Cell[] => {
  const cells: Cell[] = [];
  for (const line of lines) {
    const words = nameIn(line, until);
    if (words.length === 0) continue;
    const isName = summed.has(normalizeName(textOf(words)));
    const isPlain = words.every(({ bold }) => !bold);
    // Where names are in plain type, no type tells what is said below them.
    if (isName && isPlain) return [];
    const isBelowName = cells.length > 0 && isPlain && startsWith(cells[0], words);
    if (isName || isBelowName) cells.push({ line, words, isRemark: !isName });
  }
  return cells;
};

/** Points by which the lines of one cell begin apart, at most. */
const SAME_EDGE = 2;

const startsWith = (cell: Cell | undefined, [word]: readonly Word[]): boolean =>
  Math.abs((cell?.words[0]?.box.left ?? 0) - (word?.box.left ?? 0)) < SAME_EDGE;

const withoutCell = ({ line, words }: Cell): Line =>
  makeLine(line.page, line.words.slice(words.length), line.ocr);
