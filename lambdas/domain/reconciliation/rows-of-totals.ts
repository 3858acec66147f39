import { append } from '../append.ts';
import type { Estimate, LineItem, PrintedTotal, ReadAt } from '../estimate/estimate.ts';
import { normalizeName } from '../estimate/normalize-name.ts';

/**
 * Finds the rows that a printed total may cover, likeliest first: those of its path since the total
 * before it with the same path (two rooms of a level may share a name; a level sums its own rows
 * before its rooms), or all of its path. Made once for an estimate, which may have thousands of
 * both.
 */
export const rowsOfTotals = (estimate: Estimate): ((total: PrintedTotal) => LineItem[][]) => {
  const inPath = new Map<string, LineItem[]>();
  const belowPath = new Map<string, LineItem[]>();
  const inSection = new Map<string, LineItem[]>();
  for (const item of estimate.lineItems) {
    const path = (item.printed?.path ?? []).map(normalizeName);
    append(inPath, path.join('/'), item);
    for (let depth = 0; depth <= path.length; depth += 1)
      append(belowPath, path.slice(0, depth).join('/'), item);
    if (item.section !== null) append(inSection, normalizeName(item.section), item);
  }
  const sameTotals = new Map<string, PrintedTotal[]>();
  for (const total of estimate.printed?.totals ?? []) append(sameTotals, keyOf(total), total);
  const isBefore = orderOf(estimate);

  const allOf = (total: PrintedTotal): readonly LineItem[] => {
    if (total.kind === 'line_items' || total.kind === 'grand') return estimate.lineItems;
    if (total.kind === 'section') return inSection.get(normalizeName(total.name)) ?? [];
    const isRoom = total.kind === 'room' || total.kind === 'labor_minimums';
    return (isRoom ? inPath : belowPath).get(pathOf(total)) ?? [];
  };

  /**
   * Another list may stand below the total of all lines: the contents', with sums of its own. So may
   * rooms of a level that is opened again once its total is printed.
   */
  const aboveToo = (all: readonly LineItem[], total: PrintedTotal): LineItem[][] => {
    const above = all.filter(
      ({ printed }) => printed !== null && isBefore(printed.readAt, total.readAt),
    );
    return above.length > 0 && above.length < all.length ? [[...all], above] : [[...all]];
  };

  return (total) => {
    const all = allOf(total);
    const same = sameTotals.get(keyOf(total)) ?? [];
    // `GRAND TOTAL BUILDING` says what it is of; without a name it is that of all rows.
    const isOfList = total.kind !== 'grand' || total.name.trim() !== '';
    if (same.length < 2) return isOfList ? aboveToo(all, total) : [[...all]];
    const before = same.filter((other) => other !== total && isBefore(other.readAt, total.readAt));
    const [first, ...others] = before.map(({ readAt }) => readAt);
    const last =
      first && others.reduce((latest, place) => (isBefore(latest, place) ? place : latest), first);
    const above = all.filter(
      ({ printed }) => printed !== null && isBefore(printed.readAt, total.readAt),
    );
    const since = above.filter(
      ({ printed }) => printed !== null && (last === undefined || isBefore(last, printed.readAt)),
    );
    if (since.length === 0) return [above];
    return total.kind === 'section' ? [since, inLastPlace(since), above] : [since, above];
  };
};

/**
 * `Total 09 DRYWALL   541.34` below the rows of a bathroom: those of the bedroom before it, of which the division had
 * one that nothing summed, are none of it.
 */
const inLastPlace = (rows: readonly LineItem[]): LineItem[] => {
  const place = placeOf(rows.at(-1));
  return rows.filter((row) => placeOf(row) === place);
};

const placeOf = (row: LineItem | undefined): string =>
  (row?.printed?.path ?? []).map(normalizeName).join('/');

const pathOf = (total: PrintedTotal): string => total.path.map(normalizeName).join('/');

const keyOf = (total: PrintedTotal): string =>
  `${total.kind}:${total.kind === 'section' ? normalizeName(total.name) : ''}:${pathOf(total)}`;

/**
 * Whether one place comes before another. Pages are listed in the order in which they are read; on
 * a sheet with pages or columns beside each other the left one comes first.
 */
const orderOf = (estimate: Estimate): ((left: ReadAt, right: ReadAt) => boolean) => {
  const place = new Map((estimate.printed?.pages ?? []).map(({ page }, index) => [page, index]));
  return (left, right) => {
    const [one, other] = [place.get(left.page) ?? 0, place.get(right.page) ?? 0];
    if (one !== other) return one < other;
    if (left.box.right < right.box.left) return true;
    return left.box.left <= right.box.right && left.box.top < right.box.top;
  };
};
