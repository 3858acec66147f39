import type { Column } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { SUMMED } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import type { Token } from '../tokens/token.ts';
import { closingFigures, EDGE_REACH, edgeOf, endOfName } from './figures-of-sums.ts';
import { type TotalLabel, totalLabel } from './total-labels.ts';

/** Where a sum stands: its line, the one below, and the columns of the table above. */
interface Place {
  line: Line;
  below: Line | undefined;
  /** The line below that. */
  second: Line | undefined;
  columns: readonly Column[];
}

/** A sum that stands on two lines or three: all of its figures, in the order of the columns, and its whole name. */
interface FallenSum {
  name: string;
  figures: readonly Token[];
  /** How many lines below its first are its own. */
  linesBelow: number;
}

/**
 * `Total: Main Level   10,264.43   77,447.87` over `463,437.10`: amounts that are wider than their columns fall to the
 * next line, with the end of a long name before them or without, or from there to one more. All lines together fill
 * each column of sums once, in the same type; null for anything else.
 */
export const amountsFallen = (
  label: TotalLabel,
  own: readonly Token[],
  { line, below, second, columns }: Place,
): FallenSum | null => {
  if (own.length === 0 || below === undefined || !isInSameType(line, below)) return null;
  const next = closingFigures(below, false);
  const isAlone = next.length > 0 && closingFigures(below, true).length > 0;
  const end = isAlone ? '' : endOfName(label, line, below, 1);
  if (end === null || totalLabel(below.text) !== null || itemStartOf(below) !== null) return null;
  const name = `${label.name} ${end}`.trim();
  const figures = inEachColumn([...own, ...next], columns);
  if (figures !== null) return { name, figures, linesBelow: 1 };
  if (second === undefined || !isInSameType(below, second)) return null;
  const all = inEachColumn([...own, ...next, ...closingFigures(second, true)], columns);
  return all === null ? null : { name, figures: all, linesBelow: 2 };
};

/** Figures in the order of the columns of sums, one in each; null where any is left or any column blank. */
const inEachColumn = (
  figures: readonly Token[],
  columns: readonly Column[],
): readonly Token[] | null => {
  const sums = columns.filter(({ kind }) => SUMMED.has(kind));
  const placed = sums
    .map((column) => onlyFigureIn(column, figures))
    .filter((figure) => figure !== null);
  return placed.length === sums.length && placed.length === figures.length ? placed : null;
};

const isInSameType = (line: Line, below: Line): boolean =>
  below.page === line.page &&
  below.bold === line.bold &&
  // On scans, sizes are measured line by line.
  (line.ocr || Math.abs(below.fontSize - line.fontSize) < 0.1) &&
  pitchBetween(line, below) < SECOND_LINE;

/** The figure that ends at a column's edge; null where none or several do. */
const onlyFigureIn = (column: Column, figures: readonly Token[]): Token | null => {
  const [figure, another] = figures.filter(
    ({ figureRight }) => Math.abs(edgeOf(column) - figureRight) < EDGE_REACH,
  );
  return figure === undefined || another !== undefined ? null : figure;
};
