import type { Activity, RoomDimensions } from '../../../../lambdas/domain/estimate/estimate.ts';
import {
  decimal,
  lineAmount,
  roundCents,
  sum,
  toAmount,
} from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import type { Amounts, ModelFacts, ModelItem, ModelRoom } from '../../model.ts';
import type { Random } from '../../random.ts';
import { type ScopeLine, scopeLines, type Trade } from './scope-lines.ts';

/** A room, a roof, an elevation; or what the estimate groups its lines by. */
export interface PlaceSpec {
  name: string;
  /** What it stands below: `['Dwelling', 'Exterior']`. */
  above: readonly string[];
  trade: Trade;
  coverage: string;
  /** Heads within the place, in this order. */
  sections?: readonly string[];
}

export interface Place extends ModelRoom {
  trade: Trade;
  coverage: string;
}

export interface ScopeOptions {
  taxPercent: number;
  overheadProfit: boolean;
  /** Chance that what wears is depreciated. */
  depreciated: number;
  /** Chance that a depreciation is lost for good. */
  lost: number;
  /** Depreciation stops there: `80% [M]`. */
  capPercent: number;
  notes: number;
  /** Of shingles: waste, options, bundles. */
  machine: number;
  minimums: number;
}

export interface Scope {
  facts: ModelFacts;
  places: Place[];
  minimums: Place | null;
  items: ModelItem[];
  totals: Amounts;
}

const number = (random: Random, digits: number): string =>
  Array.from({ length: digits }, (_, index) => random.int(index === 0 ? 1 : 0, 9)).join('');

const first = [
  'Delphine',
  'Orson',
  'Marisela',
  'Tobias',
  'Ines',
  'Quentin',
  'Rosalba',
  'Alvin',
  'Petra',
  'Desmond',
] as const;
const last = [
  'Haverty',
  'Okonjo',
  'Brandvold',
  'Tesch',
  'Marroquin',
  'Dunleavy',
  'Siskind',
  'Aldous',
  'Verhoeven',
  'Pruitt',
] as const;
const streets = [
  'Cottonwood Bend Dr',
  'N 4th Ave',
  'Saddleback Ct',
  'County Road 2218',
  'Wren Hollow Ln',
  'Bluestem Ter',
  'Old Mill Pike',
] as const;
const towns = [
  'Harlan Springs, TX 75188-2204',
  'Pine Rapids, MN 55318',
  'Eastlow, OH 43055-1129',
  'Cypress Point, FL 33713',
  'Fort Banner, CO 80528-3317',
  'Merriam Falls, GA 30189',
] as const;
const losses = ['Windstorm and Hail', 'Hail', 'Water Damage', 'Wind', 'Fire', 'Freeze'] as const;

const person = (random: Random): string => `${random.pick(first)} ${random.pick(last)}`;

const day = (random: Random, year: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
};

/** Names and numbers of nobody. */
export const inventFacts = (random: Random, carrierName: string): ModelFacts => {
  const insuredName = person(random);
  const [given = '', family = ''] = insuredName.toUpperCase().split(' ');
  return {
    estimateName: random.pick([
      `${family}_${given}`,
      `${given}_${family}`,
      `${family}_${given}${random.int(1, 9)}`,
    ]),
    insuredName,
    propertyStreet: `${random.int(11, 9940)} ${random.pick(streets)}`,
    propertyTown: random.pick(towns),
    claimNumber: `${number(random, 2)}${number(random, 8)}`,
    policyNumber: `${number(random, 3)} ${number(random, 6)}`,
    typeOfLoss: random.pick(losses),
    dateOfLoss: day(random, 2025),
    dateInspected: day(random, 2026),
    dateReceived: day(random, 2025),
    dateEntered: day(random, 2026),
    priceList: `${random.pick(['TXDF', 'MNRO', 'OHCO', 'FLTA', 'COFC', 'GAAT'])}${random.pick(['8X', '28'])}_${random.pick(['APR26', 'NOV25', '02MAY26', 'JUL26'])}`,
    carrierName,
    companyName: `${random.pick(last)} ${random.pick(['Exteriors', 'Restoration Group', 'Adjusting, Inc.'])}`,
    companyStreet: `${random.int(100, 9940)} ${random.pick(streets)}`,
    companyTown: random.pick(towns),
    estimator: person(random),
    claimRepresentative: person(random),
    phone: `(${random.int(201, 989)}) 555-01${number(random, 2)}`,
  };
};

const feet = (inches: number): string =>
  inches % 12 === 0 ? `${Math.floor(inches / 12)}'` : `${Math.floor(inches / 12)}' ${inches % 12}"`;

/** The measures that a plan of such a place gives. */
const measuresOf = (
  random: Random,
  trade: Trade,
): { height: string | null; dimensions: Partial<RoomDimensions> } => {
  if (trade === 'roof') {
    const surface = toAmount((random.int(60_000, 480_000) / 100).toFixed(2));
    return {
      height: null,
      dimensions: {
        sfSurfaceArea: surface,
        numberOfSquares: toAmount((surface / 100).toFixed(4)),
        lfTotalPerimeter: toAmount((random.int(9_000, 42_000) / 100).toFixed(2)),
        lfTotalRidge: toAmount((random.int(1_200, 9_900) / 100).toFixed(2)),
        ...(random.chance(0.4)
          ? { lfTotalHip: toAmount((random.int(300, 9_900) / 100).toFixed(2)) }
          : {}),
      },
    };
  }
  if (trade !== 'inside' && trade !== 'wet') return { height: null, dimensions: {} };
  const [long, wide, high] = [
    random.int(96, 260),
    random.int(60, 190),
    random.pick([96, 96, 108, 102, 120]),
  ];
  const floor = toAmount(((long * wide) / 144).toFixed(4));
  const perimeter = toAmount(((2 * (long + wide)) / 12).toFixed(4));
  const walls = toAmount(((2 * (long + wide) * high) / 144 - random.int(15, 40)).toFixed(4));
  return {
    height: feet(high),
    dimensions: {
      sfWalls: walls,
      sfCeiling: floor,
      sfWallsCeiling: toAmount(sum([walls, floor])),
      sfFloor: floor,
      syFlooring: toAmount((floor / 9).toFixed(4)),
      lfFloorPerimeter: toAmount((perimeter - random.int(2, 6)).toFixed(4)),
      lfCeilingPerimeter: perimeter,
    },
  };
};

const remarks: Partial<Record<Trade, readonly string[]>> = {
  roof: [
    'Hail hits found on all slopes; 9 per test square on the rear.',
    'Two layers at the porch only.',
    'Allowance for the satellite dish on the right slope.',
    'Slope measured at 8/12 by gauge.',
    'Quantity from the aerial report with 10 percent for waste.',
  ],
  elevation: [
    'Dents to the gutter only, downspouts not hit.',
    'Screens on 3 of 5 windows torn.',
    'Match to existing color not guaranteed.',
    'See photo 14.',
  ],
  inside: [
    'Ceiling stained about 4 x 6 feet below the bath.',
    'Continuous with the hall, no transition strip.',
    'Includes both sides of the door.',
    'Finish to match, 2 coats after primer.',
    'Owner reports that the floor was replaced in 2019.',
  ],
  wet: [
    'Readings above 20 percent on day 1, dry standard reached on day 3.',
    '4 air movers for 3 days.',
  ],
  yard: [
    'Sections leaning by the gate, other posts sound.',
    'Shared with the neighbor; half of it is allowed.',
  ],
};

export const pickRemark = (random: Random, trade: Trade): string =>
  random.pick(remarks[trade] ?? ['Per the insured.', 'Invoice needed for more than this.']);

const machineLines = (random: Random): string[] => [
  `Auto Calculated Waste: ${random.int(80, 190) / 10}%, ${(random.int(90, 610) / 100).toFixed(2)}SQ`,
  ...(random.chance(0.7)
    ? [
        `Options: Valleys: ${random.pick(['Closed-cut (half laced)', 'Open', 'Woven'])}, Include eave starter course: ${random.pick(['Yes', 'No'])}, Include rake starter course: ${random.pick(['Yes', 'No'])}, Exposure - Hip/Valley/Ridge/Starter: 5 5/8"`,
      ]
    : []),
  ...(random.chance(0.6)
    ? [`Bundle Rounding: 0.${random.int(10, 32)}SQ - (included in waste calculation above)`]
    : []),
];

/** Amounts of a line from its quantity and rates: half up to cents, line by line. */
export const priceLine = (
  item: ModelItem,
  material: number,
  options: Pick<ScopeOptions, 'taxPercent' | 'overheadProfit'>,
): void => {
  item.unitPrice = toAmount(sum([item.removeRate, item.replaceRate, item.resetRate]));
  const base = lineAmount(item.quantity, item.unitPrice);
  item.lineItemTotal = toAmount(base);
  const goods = roundCents(decimal(item.replaceRate).times(material));
  item.tax = toAmount(lineAmount(item.quantity, goods).times(options.taxPercent).div(100));
  if (options.overheadProfit && !item.laborMinimum) {
    item.overhead = toAmount(sum([base, item.tax]).times('0.1'));
    item.profit = item.overhead;
  }
  item.overheadProfit = toAmount(sum([item.overhead, item.profit]));
  item.rcv = toAmount(sum([base, item.tax, item.overheadProfit]));
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
};

const prefixes: Record<Activity, string> = {
  '&': 'R&R ',
  '-': 'Remove ',
  R: 'Detach & Reset ',
  I: 'Install ',
  M: 'Material Only ',
  '+': '',
};

const makeLine = (
  random: Random,
  line: ScopeLine,
  place: Pick<Place, 'name' | 'path' | 'coverage' | 'trade'>,
  ages: ReadonlyMap<Trade, number>,
  options: ScopeOptions,
): ModelItem => {
  const [cat, sel, unit, words, activities, remove, replace, life, material, least, most] = line;
  const activity = random.pick(activities);
  const whole = unit === 'EA' || unit === 'DA' || unit === 'MO';
  const quantity = whole
    ? random.int(least, most)
    : toAmount((random.int(least * 100, most * 100) / 100).toFixed(2));
  // Price lists of places and months differ.
  const drift = random.between(0.86, 1.24);
  const rate = (value: number): number => toAmount((value * drift).toFixed(4));
  const item: ModelItem = {
    number: '',
    numberChanged: false,
    cat,
    sel,
    activity,
    prefix: activity === '-' && replace === 0 ? '' : prefixes[activity],
    description: words,
    descriptionChanged: false,
    quantity,
    unit,
    removeRate: activity === '&' || activity === '-' ? rate(remove) : 0,
    replaceRate: activity === '&' || activity === '+' ? rate(replace) : 0,
    resetRate: activity === 'R' ? rate(replace * 0.42) : 0,
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
    ageYears: 0,
    lifeYears: null,
    condition: random.chance(0.9) ? 'Avg.' : random.pick(['New', 'Above Avg.', 'Below Avg.']),
    depreciationPercent: null,
    priceNote: null,
    paidWhenIncurred: null,
    section: null,
    note: random.chance(options.notes) ? pickRemark(random, place.trade) : null,
    machineNotes:
      sel.startsWith('300') || sel.startsWith('240')
        ? random.chance(options.machine)
          ? machineLines(random)
          : []
        : [],
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
  const age = ages.get(place.trade) ?? 5;
  if (life > 0 && activity !== '-' && activity !== 'R') {
    item.lifeYears = life;
    if (random.chance(options.depreciated)) {
      item.ageYears = age;
      const capped = (100 * age) / life > options.capPercent;
      const ratio = capped ? decimal(options.capPercent).div(100) : decimal(age).div(life);
      item.depreciationPercent = toAmount(roundCents(ratio.times(100)));
      if (capped) item.depreciationMark = 'M';
      item.depreciation = toAmount(ratio.times(item.rcv));
      item.recoverable = !random.chance(options.lost);
    } else item.depreciationPercent = 0;
  } else if (activity !== '-') item.depreciationPercent = life > 0 ? 0 : null;
  else item.ageYears = age;
  if (activity === 'R' && life > 0) item.lifeYears = life;
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
  return item;
};

/** A place's own numbers, rows and sums; numbers of rows come later. */
const makePlace = (
  random: Random,
  spec: PlaceSpec,
  count: number,
  ages: ReadonlyMap<Trade, number>,
  options: ScopeOptions,
): Place => {
  const place: Place = {
    name: spec.name,
    path: [...spec.above, spec.name],
    trade: spec.trade,
    coverage: spec.coverage,
    ...measuresOf(random, spec.trade),
    subrooms: [],
    openings: [],
    items: [],
    totals: amountsOf([]),
  };
  const known = scopeLines[spec.trade];
  const lines: ScopeLine[] = [];
  while (lines.length < count)
    lines.push(...random.sample(known, Math.min(count - lines.length, known.length)));
  // As scopes are written: tear off first, then in the order of the trade.
  lines.sort((left, right) => known.indexOf(left) - known.indexOf(right));
  place.items = lines.map((line) => makeLine(random, line, place, ages, options));
  const sections = spec.sections ?? [];
  if (sections.length > 0 && count > 1) {
    const each = Math.ceil(count / sections.length);
    for (const [index, item] of place.items.entries())
      item.section = sections[Math.floor(index / Math.max(1, each))] ?? null;
  }
  return place;
};

/** An estimate of at least so many rows, over the places that it has room for. */
export const makeScope = (
  random: Random,
  lines: number,
  specs: readonly PlaceSpec[],
  carrierName: string,
  options: ScopeOptions,
): Scope => {
  const facts = inventFacts(random.fork('facts'), carrierName);
  const count = Math.max(1, Math.min(specs.length, Math.round(lines / 4.5)));
  const used = Array.from(
    { length: count },
    (_, index) => specs[Math.floor((index * specs.length) / count)],
  );
  const ages = new Map<Trade, number>(
    (['roof', 'elevation', 'inside', 'yard', 'contents', 'haul'] as const).map((trade) => [
      trade,
      random.int(2, 17),
    ]),
  );
  const minimums = options.minimums > 0 && lines > 8 ? random.int(1, options.minimums) : 0;
  let left = lines;
  const places = used.flatMap((spec, index) => {
    if (spec === undefined) return [];
    const its = Math.max(
      1,
      Math.min(
        left,
        Math.round(left / (count - index)) + (index + 1 < count ? random.int(-1, 1) : 0),
      ),
    );
    left -= its;
    return [makePlace(random.fork(`place${index}`), spec, its, ages, options)];
  });
  const least =
    minimums === 0
      ? null
      : makePlace(
          random.fork('minimums'),
          {
            name: 'Labor Minimums Applied',
            above: [],
            trade: 'minimum',
            coverage: specs[0]?.coverage ?? '',
          },
          minimums,
          ages,
          options,
        );
  const scope: Scope = { facts, places, minimums: least, items: [], totals: amountsOf([]) };
  addUp(scope);
  return scope;
};

/** Sums anew, after a look has changed rows; numbers them unless they have one. */
export const addUp = (scope: Scope): void => {
  const all = [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])];
  scope.items = all.flatMap((place) => place.items);
  for (const place of all) place.totals = amountsOf(place.items);
  scope.totals = amountsOf(scope.items);
  for (const [index, item] of scope.items.entries())
    if (item.number === '') item.number = String(index + 1);
};

/** What one coverage comes to. */
export interface CoverageSum extends Amounts {
  name: string;
  items: ModelItem[];
  overhead: number;
  profit: number;
  /** Of the depreciation, what is lost for good. */
  lost: number;
  /** Of its rows that are paid when incurred. */
  incurred: number;
}

export const coverageSums = (scope: Scope): CoverageSum[] => {
  const names = [...new Set(scope.items.map((item) => item.coverage))];
  return names.map((name) => {
    const items = scope.items.filter((item) => item.coverage === name);
    const counted = items.filter((item) => item.paidWhenIncurred === null);
    const total = (of: (item: ModelItem) => number, from = counted): number =>
      toAmount(sum(from.map(of)));
    return {
      name,
      items,
      ...amountsOf(items),
      overhead: total((item) => item.overhead),
      profit: total((item) => item.profit),
      lost: total((item) => (item.recoverable ? 0 : item.depreciation)),
      incurred: total(
        (item) => item.rcv,
        items.filter((item) => item.paidWhenIncurred !== null),
      ),
    };
  });
};
