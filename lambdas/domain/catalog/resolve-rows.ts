import type { Resolution } from '../estimate/estimate.ts';
import type { Catalog } from './catalog.ts';
import type { DescribedItem } from './described-item.ts';
import { neighbourWeights } from './neighbours.ts';
import { resolveDescription } from './resolve-description.ts';

const COLUMNS = {
  description: ['description', 'desc', 'item_description', 'printed_description', 'item'],
  unit: ['unit', 'uom', 'unit_of_measure'],
  room: ['room', 'area', 'room_name'],
  section: ['section', 'subsection'],
  activity: ['activity', 'action', 'act'],
  cat: ['cat', 'category', 'component_code'],
  sel: ['sel', 'selector', 'selector_code'],
} as const;
type Column = keyof typeof COLUMNS;

/** What `resolveRows` adds to each row, in this order. */
export const RESOLVED_COLUMNS = [
  'resolved_cat',
  'resolved_sel',
  'resolved_activity',
  'method',
  'confidence',
  'candidate_2',
  'candidate_3',
] as const;

/** Whether a header has a column that names items: a description, or a category and a selector. */
export function namesItems(header: readonly string[]): boolean {
  const has = (column: Column): boolean => placeIn(header, column) >= 0;
  return has('description') || (has('cat') && has('sel'));
}

function placeIn(header: readonly string[], column: Column): number {
  const names = header.map((name) => name.trim().toLowerCase());
  for (const name of COLUMNS[column]) {
    const place = names.indexOf(name);
    if (place >= 0) return place;
  }
  return -1;
}

/**
 * A table with a header row, each row with its resolution beside it: the same rows in the same order,
 * every input cell unchanged. Rows that name a room are read as lines of one document, neighbours
 * settling what several codes share; rows without stand alone, since a table need not be a document.
 * `resolved_cat` alone is a category without a selector. Where no selector is claimed, the two
 * candidate columns hold the nearest two; else the nearest two beside the claimed one.
 */
export function resolveRows(table: readonly string[][], catalog: Catalog): string[][] {
  const [header, ...records] = table;
  if (header === undefined) return [];
  const places = Object.fromEntries(
    (Object.keys(COLUMNS) as Column[]).map((column) => [column, placeIn(header, column)]),
  ) as Record<Column, number>;
  const items = records.map((record): DescribedItem => {
    const cell = (column: Column): string | null => record[places[column]]?.trim() || null;
    return {
      description: cell('description'),
      unit: cell('unit'),
      room: cell('room'),
      section: cell('section'),
      activity: cell('activity'),
      cat: cell('cat'),
      sel: cell('sel'),
    };
  });
  const alone = items.map((item) => resolveDescription(item, catalog));
  const weights = neighbourWeights(
    items.map(({ room, section }, index) => ({
      place: `${room ?? ''}|${section ?? ''}`,
      category: room === null ? null : certainCategory(alone[index]),
    })),
  );
  const resolved = records.map((record, index) => {
    const item = items[index] as DescribedItem;
    const context =
      item.room === null
        ? null
        : { categoryWeights: weights[index] ?? new Map(), possibleCategories: null };
    const first = alone[index];
    const { cat, sel, activity, method, confidence, candidates } =
      first !== undefined && (context === null || certainCategory(first) !== null)
        ? first
        : resolveDescription(item, catalog, { context });
    const codes = candidates.map((candidate) => `${candidate.cat} ${candidate.sel}`);
    const others = sel === null ? codes : codes.filter((code) => code !== `${cat} ${sel}`);
    const padded = header.map((_, position) => record[position] ?? '');
    return [
      ...padded,
      cat ?? '',
      sel ?? '',
      activity,
      method,
      String(confidence),
      others[0] ?? '',
      others[1] ?? '',
    ];
  });
  return [[...header, ...RESOLVED_COLUMNS], ...resolved];
}

function certainCategory(resolution: Resolution | undefined): string | null {
  if (resolution === undefined || resolution.sel === null) return null;
  return resolution.method === 'context' ? null : resolution.cat;
}
