import { countRows, PIECE } from '../columns/text-cells.ts';
import { isTradeOnly, ROOM_WORDS } from '../rooms/names-of-places.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { FigureColumn } from './figure-columns.ts';
import type { CellLine, TextCell } from './table-cells.ts';

/** Texts that begin one below the other. */
export interface TextColumn {
  left: number;
  right: number;
  cells: Map<CellLine, TextCell>;
}

const EDGE = 3;
/** Of all rows, in how many a column has a text at least. */
const LEAST_SHARE = 0.12;
const LEAST_CELLS = 2;

/** The columns of texts, left to right, from the left edges that most of them share. */
export const textColumnsOf = (
  rows: readonly CellLine[],
  textsOf: (row: CellLine) => readonly TextCell[],
): TextColumn[] => {
  const free = rows
    .flatMap((row) => textsOf(row).map((cell) => ({ row, cell })))
    .sort((a, b) => a.cell.left - b.cell.left);
  const columns: TextColumn[] = [];
  let group: typeof free = [];
  const close = (): void => {
    if (group.length >= Math.max(LEAST_CELLS, rows.length * LEAST_SHARE)) {
      const rights = group.map(({ cell }) => cell.right);
      columns.push({
        left: group[0]?.cell.left ?? 0,
        right: Math.max(...rights),
        cells: new Map(group.map(({ row, cell }) => [row, cell])),
      });
    }
    group = [];
  };
  for (const placed of free) {
    if (placed.cell.left - (group[0]?.cell.left ?? placed.cell.left) > EDGE) close();
    group.push(placed);
  }
  close();
  return joinedColumns(columns);
};

/** Points by which a column stands aside on another page of a scan, at most. */
const ASIDE = 6;

/** One column of which the pages of a scan stand a little aside: no row has a cell in both parts. */
const joinedColumns = (columns: readonly TextColumn[]): TextColumn[] => {
  const joined: TextColumn[] = [];
  for (const column of columns) {
    const before = joined.at(-1);
    const isAside =
      before !== undefined &&
      column.left - before.left < ASIDE &&
      ![...column.cells.keys()].some((row) => before.cells.has(row));
    if (!isAside) joined.push(column);
    else
      joined[joined.length - 1] = {
        left: before.left,
        right: Math.max(before.right, column.right),
        cells: new Map([...before.cells, ...column.cells]),
      };
  }
  return joined;
};

const textsOf = ({ cells }: TextColumn): string[] => [...cells.values()].map(({ text }) => text);

/** Share of a column's texts of which something holds. */
const shareOf = (column: TextColumn, test: (text: string) => boolean): number =>
  textsOf(column).filter(test).length / Math.max(1, column.cells.size);

/** Most letters: what is done says more than where it is or by whom. */
export const widestOf = (columns: readonly TextColumn[]): TextColumn | null => {
  const letters = (column: TextColumn): number =>
    textsOf(column).reduce((all, text) => all + text.length, 0);
  return columns.toSorted((a, b) => letters(b) - letters(a))[0] ?? null;
};

const UNIT_LIKE = /^\p{L}[\p{L}\d²³./ -]{0,9}$/u;

/** Units of measure, known ones or a few short words that come again and again. */
export const isOfUnits = (column: TextColumn): boolean => {
  const texts = textsOf(column);
  const distinct = new Set(texts.map((text) => text.toLowerCase())).size;
  const known = shareOf(column, (text) => unitCode(text) !== null);
  if (known >= 0.7) return true;
  const isFew = distinct <= Math.max(3, texts.length / 2);
  return isFew && shareOf(column, (text) => UNIT_LIKE.test(text) && text.length <= 6) >= 0.9;
};

/** What a column of texts beside the descriptions holds, told by its texts alone. */
export const kindOfTexts = (column: TextColumn, rows: readonly CellLine[]): ColumnKind => {
  if (shareOf(column, isTradeOnly) >= 0.5) return 'category';
  const inOrder = rows.flatMap((row) => column.cells.get(row)?.text ?? []);
  if (areRowLetters(inOrder) || areCountedCodes(inOrder)) return 'itemNumber';
  const changes = inOrder.filter((text, at) => at > 0 && text !== inOrder[at - 1]).length;
  const comesInBlocks = changes <= inOrder.length / 2 && inOrder.length >= rows.length * 0.8;
  if (shareOf(column, (text) => ROOM_WORDS.test(text)) >= 0.4) return 'room';
  const isCode = shareOf(column, (text) => /^[A-Z\d][A-Z\d.&/+-]*$/.test(text)) >= 0.7;
  if (comesInBlocks && !isCode && shareOf(column, (text) => /\p{L}{3}/u.test(text)) >= 0.9)
    return 'room';
  if (shareOf(column, (text) => ACTIONS.test(text)) >= 0.8) return 'activity';
  return 'category';
};

/** `A`, `B`, `C`, and on the next page `A` again: bills of quantities letter their rows, some of which begin above their figures. */
const areRowLetters = (texts: readonly string[]): boolean =>
  new Set(texts).size >= LEAST_LETTERS &&
  texts.every((text, at) => {
    const step = text.charCodeAt(0) - (texts[at - 1]?.charCodeAt(0) ?? 0);
    return /^[A-Z]$/.test(text) && (text <= LAST_FIRST || (step > 0 && step <= WIDEST_GAP));
  });

const LEAST_LETTERS = 4;

/** `A1`, `A2`, `B1`: they count the rows of each group. */
const areCountedCodes = (texts: readonly string[]): boolean =>
  texts.length >= LEAST_LETTERS && texts.every((text) => PIECE.test(text)) && countRows(texts);

/** The first letter that is seen on a page, at most. */
const LAST_FIRST = 'C';

const ACTIONS = /^(?:&|\+|-|R&R|RR|R|D&R|remove.*|replace.*|install|detach.*|repair|clean|paint)$/i;

/** Numbers seen where rows go without, at least, and how far they may rise past one that does. */
const ENOUGH_GAPPED = 6;
const WIDEST_GAP = 3;

/** Numbers of rows: they rise by one step, or are those of an outline; each in a row of its own. */
export const isOfRowNumbers = (column: FigureColumn, rows: readonly CellLine[]): boolean => {
  const cells = rows.flatMap((row) => column.cells.get(row) ?? []);
  // The number of a row that begins above its figures may stand there.
  const isGapped = cells.length < rows.length * 0.8;
  if (cells.length < (isGapped ? Math.max(ENOUGH_GAPPED, rows.length * 0.6) : 3)) return false;
  if (cells.every(({ text }) => /^\d{1,3}\.\d{1,3}\.?$/.test(text))) {
    const parts = cells.map(({ text }) => text.split('.').map(Number));
    const follows = parts.filter(([part = 0, place = 0], at) => {
      const [before = 0, last = 0] = parts[at - 1] ?? [];
      return at === 0 || (part === before ? place === last + 1 : part > before && place <= 1);
    });
    return follows.length >= parts.length * 0.9;
  }
  if (!cells.every(({ text }) => /^\d{1,8}\.?$/.test(text))) return false;
  const numbers = cells.map(({ value }) => value ?? 0);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  if (isGapped) return steps.every((one) => one > 0 && one <= WIDEST_GAP);
  const [step = 0] = steps.toSorted((a, b) => a - b).slice(Math.floor(steps.length / 2));
  // Some begin anew in each room.
  return (
    step > 0 &&
    steps.filter((one) => one === step || one <= 0).length >= steps.length * 0.9 &&
    steps.filter((one) => one === step).length >= steps.length * 0.5
  );
};
