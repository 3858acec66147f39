import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import {
  type Cell,
  readActivity,
  readAmount,
  readBoolean,
  readQuantity,
  readSelector,
} from './csv-cells.ts';
import { CSV_COLUMN_NAMES, type CsvField, fieldOfHeader } from './csv-columns.ts';
import { decodeCsv } from './decode-csv.ts';
import { estimateFromWire } from './from-wire.ts';
import { nearestName } from './nearest-name.ts';
import type { IntakeWarning, Problem } from './problem.ts';
import type { ReadEstimate } from './read-json.ts';
import {
  CsvMetadata,
  MAXIMUM_LINE_ITEMS,
  METADATA_FIELDS,
  type StructuredLineItem,
  StructuredLineItemV1,
} from './structured-estimate.ts';
import { unknownMessage, warnOfUnknown } from './unknown-fields.ts';
import { echo, problemsOf } from './validation.ts';

/** Rows count as a spreadsheet counts them: the first line is row 1, blank rows count too. */
const loc = (row: number, column?: string): (string | number)[] =>
  column === undefined ? ['body', 'file', row] : ['body', 'file', row, column];

/**
 * Reads an estimate from the bytes of a CSV file (INTERFACE section 2.3) and its optional metadata,
 * a value of the shape {@link CsvMetadata}. `fileName` is what the upload calls the file, for where
 * the metadata does not name it. All problems are told at once.
 */
export const readCsv = (bytes: Uint8Array, metadata: unknown, fileName: string): ReadEstimate => {
  const header = readMetadata(metadata, fileName);
  const table = readTable(bytes);
  const rows = table.ok ? readRows(table) : { problems: table.problems };
  const problems = [...header.problems, ...rows.problems];
  if (!header.ok || !table.ok || !('items' in rows) || problems.length > 0) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    estimate: estimateFromWire({ ...header.metadata, line_items: rows.items }),
    payload: header.payload,
    warnings: [...header.warnings, ...table.warnings, ...rows.warnings].slice(0, 100),
  };
};

// ---------------------------------------------------------------------------------------------
// Metadata

const readMetadata = (value: unknown, fileName: string) => {
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    const msg = 'Input should be a valid object';
    const problem = { loc: ['body', 'metadata'], msg, type: 'model_attributes_type' };
    return { ok: false, problems: [problem] } as const;
  }
  const result = v.safeParse(CsvMetadata, given);
  if (!result.success) {
    return { ok: false, problems: problemsOf(result.issues, ['body', 'metadata']) } as const;
  }
  const record = { ...given };
  return {
    ok: true,
    problems: [],
    metadata: { ...result.output, file_name: result.output.file_name ?? fileName },
    payload: { ...record, ...result.output },
    warnings: warnOfUnknown([record], METADATA_FIELDS, false),
  } as const;
};

// ---------------------------------------------------------------------------------------------
// Header

interface Column {
  index: number;
  field: CsvField;
  /** As the file writes it. */
  header: string;
}

interface Row {
  number: number;
  cells: string[];
}

interface Header {
  columns: Column[];
  /** Cells in the header row, unnamed ones included. */
  width: number;
  warnings: IntakeWarning[];
}

type Table = ({ ok: true; rows: Row[] } & Header) | { ok: false; problems: Problem[] };

const readTable = (bytes: Uint8Array): Table => {
  const decoded = decodeCsv(bytes);
  if (!decoded.ok) return refuseFile(decoded.error);
  const parsed = parseCsv(decoded.text);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  const rows = parsed.records
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  // A hint to one spreadsheet program, not a row.
  if (/^sep=,?$/i.test(rows[0]?.cells[0]?.trim() ?? '')) rows.shift();
  const head = rows.shift();
  if (!head) return refuseFile('the file is empty');
  const columns = readHeader(head);
  if (!columns.ok) return columns;
  if (rows.length === 0) return refuseFile('the file has a header row but no line items');
  if (rows.length > MAXIMUM_LINE_ITEMS) {
    return {
      ok: false,
      problems: [
        {
          loc: ['body', 'file'],
          msg: `List should have at most ${MAXIMUM_LINE_ITEMS} items, not ${rows.length}`,
          type: 'too_long',
          ctx: {
            field_type: 'List',
            max_length: MAXIMUM_LINE_ITEMS,
            actual_length: rows.length,
          },
        },
      ],
    };
  }
  return { ...columns, rows };
};

const parseCsv = (
  text: string,
): { ok: true; records: string[][] } | { ok: false; problem: Problem } => {
  try {
    const records = parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Inch marks: `Copper pipe 2" type L` without quotes around it.
      relax_quotes: true,
      trim: true,
    });
    return { ok: true, records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const open = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const reason = open
      ? `a quotation mark is opened and never closed; the last rows that could be read end near line ${error.lines}`
      : `the text is not CSV: ${error.message}`;
    return { ok: false, problem: problem(['body', 'file'], 'csv_invalid', reason) };
  }
};

const readHeader = (head: Row): ({ ok: true } & Header) | { ok: false; problems: Problem[] } => {
  const columns: Column[] = [];
  const warnings: IntakeWarning[] = [];
  const problems: Problem[] = [];
  const first = new Map<CsvField, string>();
  for (const [index, cell] of head.cells.entries()) {
    const header = cell.trim();
    if (header === '') continue;
    const field = fieldOfHeader(header);
    const other = field === null ? undefined : first.get(field);
    if (field === null) {
      warnings.push({
        code: 'unknown_column',
        message: unknownMessage('column', header, nearestName(header, CSV_COLUMN_NAMES)),
        at: { row: head.number, column: header.slice(0, 80) },
      });
    } else if (other === undefined) {
      first.set(field, header);
      columns.push({ index, field, header });
    } else {
      const reason = `the columns "${other}" and "${header}" both mean ${field}; keep one`;
      problems.push(problem(loc(head.number, field), 'value_error', reason, header));
    }
  }
  if (columns.length === 0) return noKnownColumn(head);
  if (!first.has('quantity')) problems.push(missing(head.number, 'quantity', 'Column required'));
  if (!first.has('cat') && !first.has('sel') && !first.has('description')) {
    const msg = 'Column required where there is neither a cat nor a sel column';
    problems.push(missing(head.number, 'description', msg));
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, columns, width: head.cells.length, warnings: warnings.slice(0, 50) };
};

const noKnownColumn = (head: Row): { ok: false; problems: Problem[] } => {
  const line = head.cells.join(',');
  const other = [';', '\t', '|'].find((mark) =>
    line.split(mark).some((name) => fieldOfHeader(name.replaceAll('"', '')) !== null),
  );
  const name = other === '\t' ? 'tabs' : other === ';' ? 'semicolons' : 'bars';
  return refuseFile(
    other === undefined
      ? `row ${head.number} has to name the columns, and none of its names is known; at least quantity and description (or cat and sel) are needed`
      : `the columns are parted by ${name}; save the file with commas ("CSV UTF-8 (comma delimited)")`,
  );
};

// ---------------------------------------------------------------------------------------------
// Rows

const readRows = ({ columns, width, rows }: Header & { rows: readonly Row[] }) => {
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
      problems.push(problem(loc(row.number, 'id'), 'value_error', reason, id));
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
      problems.push(problem(loc(row.number, field), cell.type, reason, text));
    }
    if (cell.ok && cell.warning !== undefined) {
      const at = { row: row.number, column: field };
      warnings.push({ code: 'spreadsheet_rewrote_cell', message: cell.warning, at });
    }
  }
  const result = v.safeParse(StructuredLineItemV1, raw);
  for (const found of problemsOf(result.issues ?? [], loc(row.number))) {
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
  return problem(loc(row.number), 'csv_invalid', reason, row.cells[extra]);
};

const shortRow = (row: Row, width: number): IntakeWarning => ({
  code: 'short_row',
  message: `Row ${row.number} has ${row.cells.length} of ${width} cells; the rest was taken as blank.`,
  at: { row: row.number },
});

// ---------------------------------------------------------------------------------------------

const problem = (
  at: (string | number)[],
  type: string,
  reason: string,
  input?: string,
): Problem => {
  const found: Problem = {
    loc: at,
    msg: type === 'value_error' ? `Value error, ${reason}` : reason,
    type,
    ctx: { error: reason },
  };
  return input === undefined ? found : { ...found, input: echo(input) };
};

const missing = (row: number, column: string, msg: string): Problem => ({
  loc: loc(row, column),
  msg,
  type: 'missing',
});

const refuseFile = (reason: string): { ok: false; problems: Problem[] } => ({
  ok: false,
  problems: [problem(['body', 'file'], 'csv_invalid', reason)],
});
