import { coverageKey } from '../../estimate/coverage-key.ts';
import type { LineItem, PrintedRecapRow } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import { decimal } from '../../money/money.ts';

/** `Coverage A - Dwelling` as a level's or section's own name. */
const COVERAGE_HEADING = /^cov(?:erage|\.)?\s+[a-z]\b/i;

/**
 * Fills in the coverage that the print names for an item elsewhere than in its row: in the heading
 * that it stands under, or in the recap by room, which says below each room what each coverage
 * bears of it. Where several coverages bear a room, its rows stay open.
 */
export const withCoverages = (
  items: readonly LineItem[],
  recapByRoom: readonly PrintedRecapRow[],
): LineItem[] => {
  const ofRooms = coveragesOfRooms(recapByRoom);
  return items.map((item) => {
    const { printed } = item;
    if (printed === null || printed.coverage !== null) return item;
    const heading = [...printed.path, item.section ?? ''].find((name) =>
      COVERAGE_HEADING.test(name),
    );
    const coverage = heading ?? ofRooms.get(normalizeName(item.room));
    return coverage === undefined ? item : { ...item, printed: { ...printed, coverage } };
  });
};

const coveragesOfRooms = (rows: readonly PrintedRecapRow[]): Map<string, string> => {
  const found = new Map<string, string>();
  const unclear = new Set<string>();
  for (const { name, amount, coverages = [] } of rows) {
    const [only, ...more] = coverages.filter((coverage) => coverage.amount !== 0);
    const room = normalizeName(name);
    const before = found.get(room);
    if (
      only === undefined ||
      more.length > 0 ||
      !decimal(only.amount).eq(amount) ||
      // Rooms of the same name in two levels.
      (before !== undefined && coverageKey(before) !== coverageKey(only.name))
    )
      unclear.add(room);
    else found.set(room, only.name);
  }
  for (const room of unclear) found.delete(room);
  return found;
};
