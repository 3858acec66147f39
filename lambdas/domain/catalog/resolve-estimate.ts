import type { Estimate, LineItem, Resolution } from '../estimate/estimate.ts';
import { isDemolitionWording, readActivityPrefix } from './activity.ts';
import { type Catalog, categoryByName } from './catalog.ts';
import { decide, type ItemReading } from './decide.ts';
import type { DescribedItem, ItemContext } from './described-item.ts';
import { neighbourWeights } from './neighbours.ts';
import { readItem, resolveDescription } from './resolve-description.ts';

/**
 * Gives each printed item the activity that its description opens with (`R&R Toilet`). A demolition
 * wording without a prefix is a removal; where neither says, the printed rates decide. Items of
 * structured documents keep the activity they came with.
 */
export function assignActivities(estimate: Estimate): Estimate {
  return { ...estimate, lineItems: estimate.lineItems.map(assignActivity) };
}

function assignActivity(item: LineItem): LineItem {
  if (item.printed === null) return item;
  const printed = item.description ?? item.printed.descriptionAsPrinted;
  const prefix = readActivityPrefix(printed.replace(/^\s*[*]+\s*/, ''));
  if (prefix !== null) return { ...item, activity: prefix.activity };
  if (item.activity !== '+') return item;
  if (isDemolitionWording(printed)) return { ...item, activity: '-' };
  const { removePrice, replacePrice, resetPrice } = item.printed;
  const charged = [removePrice, replacePrice, resetPrice].map((price) => (price ?? 0) !== 0);
  if (charged[0] && charged[1]) return { ...item, activity: '&' };
  if (charged[0] && !charged[2]) return { ...item, activity: '-' };
  if (charged[2] && !charged[0] && !charged[1]) return { ...item, activity: 'R' };
  return item;
}

/**
 * Gives each item the trade that its wording, room, section and neighbours speak for, as a
 * resolution of method `category` (or `unresolved`), until `resolveItems` replaces it.
 */
export function assignTrades(estimate: Estimate, catalog: Catalog): Estimate {
  const resolved = resolveItems(estimate, catalog);
  return {
    ...estimate,
    lineItems: resolved.lineItems.map((item) =>
      item.resolution === null ? item : { ...item, resolution: tradeOnly(item.resolution) },
    ),
  };
}

function tradeOnly(resolution: Resolution): Resolution {
  const method = resolution.cat === null ? 'unresolved' : 'category';
  return { ...resolution, method, sel: null, catalogDescription: null };
}

/**
 * Resolves every item to the catalogue, reading the document as a whole: what the neighbours, the
 * room, the section and the category recap say settles wordings that several codes share.
 */
export function resolveItems(estimate: Estimate, catalog: Catalog): Estimate {
  const lines = estimate.lineItems.map((item) => readLine(item, catalog));
  const contexts = contextsOf(estimate, lines, catalog);
  return {
    ...estimate,
    lineItems: estimate.lineItems.map((item, index) => {
      const line = lines[index];
      const alone = line === undefined || line.isSettled ? (line?.resolution ?? null) : null;
      const context = contexts[index] ?? null;
      const resolution = alone ?? resolveDescription(describe(item), catalog, { context });
      return { ...item, resolution: keepActivity(item, resolution) };
    }),
  };
}

/** The item's own activity stands, save that a one-sided removal cannot be a replacement. */
function keepActivity(item: LineItem, resolution: Resolution): Resolution {
  if (item.activity === '+' && resolution.activity === '-') return resolution;
  return { ...resolution, activity: item.activity };
}

function describe(item: LineItem): DescribedItem {
  return {
    description: item.description ?? item.printed?.descriptionAsPrinted ?? null,
    unit: item.unit,
    room: item.room === 'General' ? null : item.room,
    section: [item.section ?? '', ...(item.printed?.path ?? [])].join(' ').trim() || null,
    // "+" is also what stands where nothing was said: it must not speak against a removal.
    activity: item.activity === '+' ? null : item.activity,
    cat: item.cat,
    sel: item.sel,
  };
}

/** What one item says without the rest of the document. */
interface ReadLine {
  reading: ItemReading | null;
  resolution: Resolution;
  /** The code is certain without the rest of the document. */
  isSettled: boolean;
  /** The category of a settled item. */
  category: string | null;
}

function readLine(item: LineItem, catalog: Catalog): ReadLine {
  const described = describe(item);
  if (described.cat?.trim() && described.sel?.trim()) {
    const resolution = resolveDescription(described, catalog);
    return { reading: null, resolution, isSettled: true, category: resolution.cat };
  }
  const reading = readItem(described, catalog);
  const resolution = decide(reading, catalog);
  const isSettled = resolution.sel !== null && resolution.method !== 'context';
  return { reading, resolution, isSettled, category: isSettled ? resolution.cat : null };
}

/** For each item, what its neighbours, its room and the category recap say. */
function contextsOf(
  estimate: Estimate,
  lines: readonly ReadLine[],
  catalog: Catalog,
): ItemContext[] {
  const recap = recapCategories(estimate);
  const settledByRecap = settleByRecap(estimate, lines, catalog, recap);
  const places = lines.map(({ category }, index) => ({
    place: placeOf(estimate.lineItems[index]),
    category,
  }));
  const isRecapWhole =
    recap.size > 0 && lines.every(({ category }) => category === null || recap.has(category));
  return neighbourWeights(places).map((categoryWeights, index): ItemContext => {
    const settled = settledByRecap.get(index);
    if (settled !== undefined) return { categoryWeights, possibleCategories: new Set([settled]) };
    return { categoryWeights, possibleCategories: isRecapWhole ? new Set(recap.keys()) : null };
  });
}

function placeOf(item: LineItem | undefined): string {
  if (item === undefined) return '';
  return `${item.printed?.path.join('/') ?? ''}|${item.room}|${item.section ?? ''}`;
}

/** Category codes of the print's recap and what it adds up for each, in whole cents. */
function recapCategories(estimate: Estimate): Map<string, number> {
  const totals = new Map<string, number>();
  for (const row of estimate.printed?.recapByCategory ?? []) {
    const category = categoryByName(row.name);
    if (category === null) continue;
    totals.set(category, (totals.get(category) ?? 0) + Math.round(row.amount * 100));
  }
  return totals;
}

const AMOUNTS = [
  (item: LineItem): number | null => item.rcv,
  (item: LineItem): number | null => item.lineItemTotal,
  (item: LineItem): number | null =>
    item.rcv === null ? null : item.rcv - (item.tax ?? 0) - (item.overheadProfit ?? 0),
];
const MAX_UNSETTLED = 12;

/**
 * The recap prints one sum per category. Where the items of certain category leave a remainder that
 * only one distribution of the shared wordings fills, that distribution is the print's own.
 */
function settleByRecap(
  estimate: Estimate,
  lines: readonly ReadLine[],
  catalog: Catalog,
  recap: ReadonlyMap<string, number>,
): Map<number, string> {
  const settled = new Map<number, string>();
  if (recap.size === 0) return settled;
  for (const amountOf of AMOUNTS) {
    const remainder = new Map(recap);
    const open: { index: number; cents: number; choices: string[] }[] = [];
    let known = true;
    for (const [index, item] of estimate.lineItems.entries()) {
      if (!item.enabled) continue;
      const amount = amountOf(item);
      if (amount === null) {
        known = false;
        break;
      }
      const cents = Math.round(amount * 100);
      const line = lines[index];
      if (line?.category != null) {
        remainder.set(line.category, (remainder.get(line.category) ?? 0) - cents);
      } else {
        open.push({ index, cents, choices: categoriesOf(line?.reading ?? null, catalog, recap) });
      }
    }
    if (!known || open.length === 0 || open.length > MAX_UNSETTLED) continue;
    const solutions = distribute(open, remainder);
    if (solutions.length !== 1) continue;
    for (const [position, category] of (solutions[0] ?? []).entries()) {
      const item = open[position];
      if (item !== undefined) settled.set(item.index, category);
    }
    return settled;
  }
  return settled;
}

/** Categories that an open item may belong to: those of its candidates, or else any of the recap. */
function categoriesOf(
  reading: ItemReading | null,
  catalog: Catalog,
  recap: ReadonlyMap<string, number>,
): string[] {
  const shared = new Set<string>();
  for (const { row, method } of reading?.matches ?? []) {
    const category = catalog.index.categories[catalog.index.rowCategory[row] ?? 0] ?? '';
    if (method !== 'ranked' && recap.has(category)) shared.add(category);
  }
  return shared.size > 0 ? [...shared] : [...recap.keys()];
}

const MAX_STEPS = 20_000;

/** Every way to give each open item a category so that the remainders come to zero; at most two. */
function distribute(
  open: readonly { cents: number; choices: string[] }[],
  remainder: ReadonlyMap<string, number>,
): string[][] {
  const left = new Map(remainder);
  const solutions: string[][] = [];
  const chosen: string[] = [];
  let steps = 0;
  const visit = (position: number): void => {
    steps += 1;
    if (solutions.length > 1 || steps > MAX_STEPS) return;
    const item = open[position];
    if (item === undefined) {
      if ([...left.values()].every((cents) => Math.abs(cents) <= 1)) solutions.push([...chosen]);
      return;
    }
    for (const category of item.choices) {
      const before = left.get(category) ?? 0;
      if (item.cents > 0 && before - item.cents < -1) continue;
      left.set(category, before - item.cents);
      chosen.push(category);
      visit(position + 1);
      chosen.pop();
      left.set(category, before);
    }
  };
  visit(0);
  return steps > MAX_STEPS ? [] : solutions;
}
