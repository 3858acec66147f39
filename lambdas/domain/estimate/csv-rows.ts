import * as v from 'valibot';
import {
  type Cell,
  readActivity,
  readAmount,
  readBoolean,
  readQuantity,
  readSelector,
} from './csv-cells.ts';
import type { CsvField } from './csv-columns.ts';
import { csvProblem, rowLocation } from './csv-problems.ts';
import type { Column, Header, Row } from './csv-table.ts';
import type { IntakeWarning, Problem } from './problem.ts';
import { type StructuredLineItem, StructuredLineItemV1 } from './structured-estimate.ts';
import { problemsOf } from './validation.ts';

/** The line items of a table's rows, and whatever is wrong in any of them. */
export const readRows = ({ columns, width, rows }: Header & { rows: readonly Row[] }) => {
  const problems: Problem[] = [];
  const warnings: IntakeWarning[] = [];
  const items: StructuredLineItem[] = [];
  const rowOfId = new Map<string, number>();
  for (const row of rows) {
    const extra = surplus(row, width);
    if (extra) {
      problems.push(extra);
      continue;
    }
    if (row.cells.length < width) warnings.push(shortRow(row, width));
    const read = readRow(columns, row);
    problems.push(...read.problems);
    warnings.push(...read.warnings);
    if (read.item === null) continue;
    items.push(read.item);
    const id = (read.item.id ?? '').trim();
    if (id === '') continue;
    const before = rowOfId.get(id);
    if (before === undefined) rowOfId.set(id, row.number);
    else {
      const reason = `the id "${id}" is already used by row ${before}`;
      problems.push(csvProblem(rowLocation(row.number, 'id'), 'value_error', reason, id));
    }
  }
  return { items, problems, warnings };
};

const readRow = (columns: readonly Column[], row: Row) => {
  const raw: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const warnings: IntakeWarning[] = [];
  const unread = new Set<string>();
  for (const { index, field, header } of columns) {
    const text = (row.cells[index] ?? '').trim();
    if (text === '') continue;
    const cell = readCell(field, text);
    if (cell.ok) raw[field] = cell.value;
    else {
      unread.add(field);
      const reason =
        header.toLowerCase() === field ? cell.error : `${cell.error} (column "${header}")`;
      problems.push(csvProblem(rowLocation(row.number, field), cell.type, reason, text));
    }
    if (cell.ok && cell.warning !== undefined) {
      const at = { row: row.number, column: field };
      warnings.push({ code: 'spreadsheet_rewrote_cell', message: cell.warning, at });
    }
  }
  const result = v.safeParse(StructuredLineItemV1, raw);
  for (const found of problemsOf(result.issues ?? [], rowLocation(row.number))) {
    // A cell that could not be read is told once, not again as missing.
    if (!unread.has(String(found.loc.at(-1)))) problems.push(found);
  }
  const item = result.success && problems.length === 0 ? result.output : null;
  return { item, problems, warnings };
};

const readCell = (field: CsvField, text: string): Cell<unknown> => {
  switch (field) {
    case 'quantity':
      return readQuantity(text);
    case 'unit_price':
    case 'line_item_total':
    case 'tax':
    case 'rcv':
    case 'acv':
    case 'depreciation':
    case 'overhead_profit':
      return readAmount(text);
    case 'depreciation_applicable':
    case 'depreciation_recoverable':
    case 'overhead_profit_applicable':
    case 'is_paid_when_incurred':
    case 'enabled':
      return readBoolean(text);
    case 'sel':
      return readSelector(text);
    case 'activity':
      return readActivity(text);
    default:
      return { ok: true, value: text };
  }
};

/** A row with more cells than the header: nearly always a comma that should have been quoted. */
const surplus = (row: Row, width: number): Problem | null => {
  const extra = row.cells.findIndex((cell, index) => index >= width && cell.trim() !== '');
  if (extra < 0) return null;
  const reason = `the row has ${row.cells.length} cells but the header has ${width}; put quotation marks around a cell that holds a comma`;
  return csvProblem(rowLocation(row.number), 'csv_invalid', reason, row.cells[extra]);
};

const shortRow = (row: Row, width: number): IntakeWarning => ({
  code: 'short_row',
  message: `Row ${row.number} has ${row.cells.length} of ${width} cells; the rest was taken as blank.`,
  at: { row: row.number },
});
