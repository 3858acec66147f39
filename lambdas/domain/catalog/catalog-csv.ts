import { parse } from 'csv-parse/sync';
import type { Activity } from '../estimate/estimate.ts';
import { ACTIVITIES, activityFromName } from './activity.ts';
import type { CatalogRow } from './catalog.ts';
import { normalUnit } from './units.ts';

/** A row of a list that cannot be taken over. */
export interface CatalogRowProblem {
  /** From 1, the header being row 1. */
  row: number;
  column: string;
  reason: string;
}

export interface ParsedCatalog {
  rows: CatalogRow[];
  problems: CatalogRowProblem[];
}

/** A list that is no catalogue at all; the message says what it lacks. */
export class CatalogCsvError extends Error {
  override name = 'CatalogCsvError';
}

const COLUMNS = {
  cat: ['cat', 'category', 'category code', 'category_code', 'cat code', 'component_code', 'trade'],
  sel: [
    'sel',
    'selector',
    'selector code',
    'selector_code',
    'sel code',
    'code',
    'item code',
    'item',
  ],
  description: ['description', 'desc', 'item description', 'item_description', 'name', 'item name'],
  unit: ['unit', 'uom', 'unit of measure', 'unit_of_measure', 'units'],
  activities: ['activities', 'activities_seen', 'activity', 'act', 'actions'],
} as const;
type Column = keyof typeof COLUMNS;

const MAX_ROWS = 60_000;
const MAX_DESCRIPTION_LENGTH = 500;

/**
 * Reads a price list: columns cat, sel, description, unit, under these names or their aliases, in any
 * order; further columns are ignored. Comma, semicolon and tab separate. Bad rows are named and left
 * out; so is the earlier of two rows with one (cat, sel).
 *
 * @throws CatalogCsvError when a needed column is missing, the quoting is broken, or no row is good.
 */
export function parseCatalogCsv(text: string): ParsedCatalog {
  const table = readTable(text);
  const [header, ...records] = table;
  if (header === undefined) throw new CatalogCsvError('The list is empty.');
  const places = findColumns(header);
  if (records.length > MAX_ROWS) {
    throw new CatalogCsvError(`The list has ${records.length} rows; at most ${MAX_ROWS} are read.`);
  }
  const problems: CatalogRowProblem[] = [];
  const byPair = new Map<string, { row: CatalogRow; number: number }>();
  for (const [index, record] of records.entries()) {
    const number = index + 2;
    const cell = (column: Column): string => {
      const place = places.get(column);
      return place === undefined ? '' : (record[place] ?? '').trim();
    };
    const found = readRow(cell);
    if ('reason' in found) {
      problems.push({ row: number, ...found });
      continue;
    }
    const pair = `${found.cat} ${found.sel}`;
    const earlier = byPair.get(pair);
    if (earlier !== undefined) {
      problems.push({
        row: earlier.number,
        column: 'sel',
        reason: `${pair} stands again in row ${number}; the later row counts`,
      });
    }
    byPair.set(pair, { row: found, number });
  }
  if (byPair.size === 0) {
    const [first] = problems;
    throw new CatalogCsvError(
      first === undefined
        ? 'The list has a header and no rows.'
        : `No row of the list is usable; row ${first.row}, ${first.column}: ${first.reason}.`,
    );
  }
  return { rows: [...byPair.values()].map(({ row }) => row), problems };
}

function readTable(text: string): string[][] {
  const start = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  const delimiter = [',', ';', '\t'].reduce((best, candidate) =>
    start.split(candidate).length > start.split(best).length ? candidate : best,
  );
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CatalogCsvError(`The list is not readable as CSV: ${reason}`);
  }
}

function findColumns(header: readonly string[]): Map<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '));
  const places = new Map<Column, number>();
  for (const [column, aliases] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    for (const alias of aliases) {
      const place = names.indexOf(alias);
      if (place >= 0 && ![...places.values()].includes(place)) {
        places.set(column, place);
        break;
      }
    }
  }
  const missing = (['cat', 'sel', 'description'] as const).filter((column) => !places.has(column));
  if (missing.length > 0) {
    throw new CatalogCsvError(
      `The list has no column ${missing.join(', ')}; its columns are ${header.join(', ')}. Name them cat, sel, description, unit.`,
    );
  }
  return places;
}

function readRow(cell: (column: Column) => string): CatalogRow | Omit<CatalogRowProblem, 'row'> {
  const cat = cell('cat').toUpperCase();
  const sel = cell('sel').toUpperCase();
  const description = cell('description').replace(/\s+/g, ' ');
  const unit = normalUnit(cell('unit'));
  if (cat === '') return { column: 'cat', reason: 'is blank' };
  if (!/^[A-Z0-9]{2,4}$/.test(cat)) {
    return { column: 'cat', reason: `"${cat.slice(0, 20)}" is no category code (three letters)` };
  }
  if (sel === '') return { column: 'sel', reason: 'is blank' };
  if (!/^[A-Z0-9/+\-<>.&#_*]{1,12}$/.test(sel)) {
    return {
      column: 'sel',
      reason: `"${sel.slice(0, 20)}" is no selector code (up to 12 of A-Z 0-9 / + - < > . & # _ *)`,
    };
  }
  if (description === '') return { column: 'description', reason: 'is blank' };
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    return { column: 'description', reason: `is longer than ${MAX_DESCRIPTION_LENGTH} characters` };
  }
  if (unit !== null && !/^[A-Z0-9%/]{1,8}$/.test(unit)) {
    return { column: 'unit', reason: `"${unit.slice(0, 20)}" is no unit of measure` };
  }
  return { cat, sel, description, unit, activities: readActivities(cell('activities')) };
}

/** `+-&`, or names between bars: `Remove|Remove and Replace`. */
function readActivities(text: string): Activity[] {
  const found = new Set<Activity>();
  if (/^[+\-&RIM]+$/.test(text)) {
    for (const symbol of text) found.add(symbol as Activity);
  } else {
    for (const name of text.split('|')) {
      const activity = activityFromName(name);
      if (activity !== null) found.add(activity);
    }
  }
  if (found.has('&')) {
    found.add('+');
    found.add('-');
  }
  return ACTIVITIES.filter((activity) => found.has(activity));
}

/** A name for a list, the same for the same rows: `starter-9f0c2a7be1d4`. Safe in file names. */
export function catalogVersion(prefix: string, rows: readonly CatalogRow[]): string {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (const row of rows) {
    const text = `${row.cat}\t${row.sel}\t${row.description}\t${row.unit ?? ''}\t${row.activities.join('')}\n`;
    for (let index = 0; index < text.length; index += 1) {
      high = Math.imul(high ^ text.charCodeAt(index), 0x01000193);
      low = Math.imul(low ^ text.charCodeAt(index), 0x85ebca6b) ^ (low >>> 15);
    }
  }
  const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
  return `${prefix}-${hex(high)}${hex(low)}`;
}
