import type { Activity, RoomDimensions } from '../../../../lambdas/domain/estimate/estimate.ts';
import { decimal, roundCents, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import type { ModelFacts, ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addUp, inventFacts, type Place, type PlaceSpec, priceLine, type Scope } from './scope.ts';
import { type SiteLine, siteLines, siteNotes } from './site-lines.ts';

export interface SiteOptions {
  taxPercent: number;
  overheadProfit: boolean;
  /** Chance that what wears is depreciated. */
  depreciated: number;
  lost: number;
  capPercent: number;
  notes: number;
  minimums: number;
  /** Number of the first row. */
  firstNumber?: number;
}

const prefixes: Record<string, string> = {
  '&': 'R&R ',
  '-': 'Remove ',
  R: 'Detach & Reset ',
  '+': '',
};

const amountOf = (value: number): number => toAmount(value.toFixed(2));

const makeRow = (
  random: Random,
  [cat, unit, words, deeds, price, life, material, least, most]: SiteLine,
  place: Place,
  age: number,
  options: SiteOptions,
): ModelItem => {
  const activity = random.pick([...deeds]) as Activity;
  const counted = unit === 'EA' || unit === 'DA' || unit === 'MO';
  const quantity = counted
    ? random.int(least, most)
    : unit === 'HR'
      ? random.int(least * 4, most * 4) / 4
      : amountOf(random.between(least, most));
  const rate = amountOf(price * random.between(0.84, 1.27));
  const share = amountOf(rate * random.between(0.1, 0.24));
  const wears = life > 0 && activity !== '-' && activity !== 'R';
  const item: ModelItem = {
    number: '',
    numberChanged: false,
    cat,
    sel: '',
    activity,
    prefix: prefixes[activity] ?? '',
    description: words,
    descriptionChanged: false,
    quantity,
    unit,
    removeRate: activity === '&' ? share : activity === '-' ? share : 0,
    replaceRate: activity === '&' || activity === '+' ? rate : 0,
    resetRate: activity === 'R' ? amountOf(rate * 0.4) : 0,
    unitPrice: 0,
    priceChanged: false,
    lineItemTotal: 0,
    tax: 0,
    overhead: 0,
    profit: 0,
    overheadProfit: 0,
    rcv: 0,
    depreciation: 0,
    recoverable: true,
    depreciationMark: null,
    acv: 0,
    ageYears: wears ? age : 0,
    lifeYears: life > 0 ? life : null,
    condition: random.chance(0.88) ? 'Avg.' : random.pick(['New', 'Above Avg.', 'Below Avg.']),
    depreciationPercent: 0,
    priceNote: null,
    paidWhenIncurred: null,
    section: null,
    note: random.chance(options.notes) ? random.pick(siteNotes[place.trade] ?? ['Per bid.']) : null,
    machineNotes: [],
    definition: null,
    bold: false,
    credit: false,
    bidItem: words.endsWith('(Bid Item)'),
    laborMinimum: place.trade === 'minimum',
    calculation: '',
    roughDraftFlag: null,
    coverage: place.coverage,
    room: place.name,
    path: place.path,
  };
  priceLine(item, material, options);
  if (wears && random.chance(options.depreciated)) {
    const capped = (100 * age) / life > options.capPercent;
    const ratio = capped ? decimal(options.capPercent).div(100) : decimal(age).div(life);
    item.depreciationPercent = toAmount(roundCents(ratio.times(100)));
    if (capped) item.depreciationMark = 'M';
    item.depreciation = toAmount(ratio.times(item.rcv));
    item.recoverable = !random.chance(options.lost);
  }
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
  return item;
};

/** Measures of a place from its own sides. */
export const measurePlace = (
  random: Random,
  trade: Place['trade'],
): { height: string | null; dimensions: Partial<RoomDimensions> } => {
  if (trade === 'roof') {
    const surface = amountOf(random.between(340, 4600));
    return {
      height: null,
      dimensions: {
        sfSurfaceArea: surface,
        numberOfSquares: amountOf(surface / 100),
        lfTotalPerimeter: amountOf(random.between(80, 390)),
        lfTotalRidge: amountOf(random.between(11, 96)),
      },
    };
  }
  if (trade !== 'inside' && trade !== 'wet') return { height: null, dimensions: {} };
  const [long, wide, high] = [random.int(70, 250), random.int(42, 180), random.pick([96, 97, 120])];
  const floor = amountOf((long * wide) / 144);
  const around = amountOf((2 * (long + wide)) / 12);
  const walls = amountOf((2 * (long + wide) * high) / 144);
  return {
    height: high % 12 === 0 ? `${high / 12}'` : `${Math.floor(high / 12)}' ${high % 12}"`,
    dimensions: {
      sfWalls: walls,
      sfCeiling: floor,
      sfWallsCeiling: amountOf(walls + floor),
      sfFloor: floor,
      syFlooring: amountOf(floor / 9),
      lfFloorPerimeter: around,
      lfCeilingPerimeter: around,
    },
  };
};

const makePlace = (
  random: Random,
  spec: PlaceSpec,
  count: number,
  age: number,
  options: SiteOptions,
): Place => {
  const place: Place = {
    name: spec.name,
    path: [...spec.above, spec.name],
    trade: spec.trade,
    coverage: spec.coverage,
    ...measurePlace(random, spec.trade),
    subrooms: [],
    openings: [],
    items: [],
    totals: amountsOf([]),
  };
  const known = siteLines[spec.trade];
  const lines: SiteLine[] = [];
  while (lines.length < count)
    lines.push(...random.sample(known, Math.min(count - lines.length, known.length)));
  lines.sort((left, right) => known.indexOf(left) - known.indexOf(right));
  place.items = lines.map((line) => makeRow(random, line, place, age, options));
  const sections = spec.sections ?? [];
  const each = Math.ceil(count / Math.max(1, sections.length));
  if (count > 1)
    for (const [index, item] of place.items.entries())
      item.section = sections[Math.floor(index / each)] ?? null;
  return place;
};

/** An estimate of so many rows in the words of the site's trades, over the places it fills. */
export const makeSite = (
  random: Random,
  lines: number,
  specs: readonly PlaceSpec[],
  carrierName: string,
  options: SiteOptions,
): Scope => {
  const facts: ModelFacts = inventFacts(random.fork('facts'), carrierName);
  const minimums = lines > 9 ? options.minimums : 0;
  const rows = lines - minimums;
  const count = Math.max(1, Math.min(specs.length, Math.round(rows / 4)));
  const used = Array.from(
    { length: count },
    (_, index) => specs[Math.floor((index * specs.length) / count)],
  );
  const age = random.int(2, 16);
  let left = rows;
  const places = used.flatMap((spec, index) => {
    if (spec === undefined) return [];
    const its = Math.max(1, Math.round(left / (count - index)));
    left -= its;
    return [makePlace(random.fork(`place${index}`), spec, its, age, options)];
  });
  const least: PlaceSpec = {
    name: 'Labor Minimums Applied',
    above: [],
    trade: 'minimum',
    coverage: specs[0]?.coverage ?? '',
  };
  const scope: Scope = {
    facts,
    places,
    minimums:
      minimums === 0 ? null : makePlace(random.fork('least'), least, minimums, age, options),
    items: [],
    totals: amountsOf([]),
  };
  addUp(scope);
  const first = options.firstNumber ?? 1;
  for (const [index, item] of scope.items.entries()) item.number = String(index + first);
  return scope;
};
