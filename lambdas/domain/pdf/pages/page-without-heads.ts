import { assignColumns } from '../columns/assign-columns.ts';
import type { GroupTracker } from '../rooms/groups.ts';
import { type ItemStart, itemStartOf } from '../row-lines/item-start.ts';
import { readTotal } from '../sums/read-total.ts';
import { SUMMED } from '../tables/column-kinds.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { mayStack } from '../tables/stacked-headings.ts';
import type { Table } from '../tables/table.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { type Line, type PageLines, segmentsOf } from './lines.ts';
import type { Word } from './page-text.ts';
import { isSummaryTitle } from './page-titles.ts';

/** A page without a header goes on with the table before it where its rows fit that table. */
export const continuesWithoutHeader = (
  page: PageLines,
  table: Table | null,
  headerOf: ReadonlyMap<Line, HeaderRow>,
  groups: GroupTracker,
): boolean => {
  if (table === null) return false;
  let rows = 0;
  /** A row's number stood above, and its figures are still to come. */
  let begun = false;
  for (const [index, line] of page.lines.entries()) {
    if (headerOf.has(line)) return rows > 0;
    if (headsAnotherTable(line)) return rows > 0;
    if (index < 6 && sumsColumns(line, page.lines[index + 1], table, groups)) rows += 1;
    if (isSummaryTitle(line.text)) break;
    const start = itemStartOf(line);
    const fits = /\d/.test(line.text) && hasFiguresOf(table, start?.rest ?? line.words);
    const isRow = start !== null || begun || !table.numbered || !table.model.describesInRow;
    if (fits && isRow) rows += 1;
    begun = !fits && (begun || (start !== null && standsAtNumbers(start, table)));
  }
  return rows > 0;
};

/**
 * Whether a line is a sum of the table: where rows have several amounts, that of a statement has
 * one, and so may that of the room or level that is open.
 */
const sumsColumns = (
  line: Line,
  below: Line | undefined,
  table: Table,
  groups: GroupTracker,
): boolean => {
  const total = readTotal(line, below, table);
  if (total === null || !table.numbered || total.kind === 'area') return total !== null;
  if (total.name !== '' && (groups.isOpenLevel(total.name) || groups.isOpenRoom(total.name)))
    return true;
  const summed = table.model.columns.filter(({ kind }) => SUMMED.has(kind)).length;
  const printed = Object.values(total.amounts).filter((amount) => amount !== null).length;
  return summed < 3 || printed >= 2;
};

const hasFiguresOf = ({ model }: Table, words: readonly Word[]): boolean => {
  const assigned = assignColumns(tokensOf(words), model.columns);
  return assigned.figures >= 2 && assigned.strayTexts === 0;
};

const standsAtNumbers = ({ left }: ItemStart, { numberLeft }: Table): boolean =>
  numberLeft !== null && Math.abs(left - numberLeft) < 4;

/** Headings of a table that holds no work: of factors, payments, measures. */
const headsAnotherTable = (line: Line): boolean =>
  !/\d/.test(line.text) && segmentsOf(line.words, 0.9).length >= 4 && (line.bold || mayStack(line));
