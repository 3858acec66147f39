import { CsvError, parse } from 'csv-parse/sync';
import { CSV_COLUMN_NAMES, type CsvField, fieldOfHeader } from './csv-columns.ts';
import { csvProblem, missingColumn, refuseFile, rowLocation } from './csv-problems.ts';
import { decodeCsv } from './decode-csv.ts';
import { nearestName } from './nearest-name.ts';
import type { IntakeWarning, Problem } from './problem.ts';
import { MAXIMUM_LINE_ITEMS } from './structured-estimate.ts';
import { unknownMessage } from './unknown-fields.ts';

export interface Column {
  index: number;
  field: CsvField;
  /** As the file writes it. */
  header: string;
}

export interface Row {
  number: number;
  cells: string[];
}

export interface Header {
  columns: Column[];
  /** Cells in the header row, unnamed ones included. */
  width: number;
  warnings: IntakeWarning[];
}

export type Table = ({ ok: true; rows: Row[] } & Header) | { ok: false; problems: Problem[] };

/** The header and the rows of a CSV file; blank rows are left out but counted. */
export const readTable = (bytes: Uint8Array): Table => {
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

/** A document record has to stay small whatever was sent. */
const MOST_WARNINGS = 50;

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
    return { ok: false, problem: csvProblem(['body', 'file'], 'csv_invalid', reason) };
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
      if (warnings.length === MOST_WARNINGS) continue;
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
      problems.push(csvProblem(rowLocation(head.number, field), 'value_error', reason, header));
    }
  }
  if (columns.length === 0) return noKnownColumn(head);
  if (!first.has('quantity')) {
    problems.push(missingColumn(head.number, 'quantity', `Column required${hints(warnings)}`));
  }
  if (!first.has('cat') && !first.has('sel') && !first.has('description')) {
    const msg = 'Column required where there is neither a cat nor a sel column';
    problems.push(missingColumn(head.number, 'description', msg + hints(warnings)));
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, columns, width: head.cells.length, warnings };
};

/** The names that were not known, for where one of them may be the column that is missing. */
const hints = (warnings: readonly IntakeWarning[]): string =>
  warnings.length === 0
    ? ''
    : `. ${warnings
        .slice(0, 5)
        .map(({ message }) => message)
        .join(' ')}`;

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
