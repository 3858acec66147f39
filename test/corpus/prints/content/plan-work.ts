import type { Activity } from '../../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';
import { percentOf } from './repair-jobs.ts';

/** What claims platforms that price by plans do to a thing, in their words. */
export const deeds = {
  replace: { words: 'Replace', activity: ['+', '&'], leads: true },
  remove: { words: 'Remove', activity: ['-'], leads: true },
  reset: { words: 'Rem/Reset', activity: ['R'], leads: true },
  clean: { words: 'Clean', activity: ['+'], leads: true },
  paint: { words: 'Paint, 2 Coats', activity: ['+'], leads: false },
  tearOut: { words: 'Tear Out', activity: ['-'], leads: false },
  supply: { words: 'Supply', activity: ['M', '+', '&'], leads: false },
  install: { words: 'Install', activity: ['I', '+', '&'], leads: false },
  /** Hired, hauled or charged. */
  none: { words: '', activity: ['+', '&'], leads: true },
} as const satisfies Record<
  string,
  { words: string; activity: readonly Activity[]; leads: boolean }
>;

type Deed = keyof typeof deeds;

/** Name, unit, price of the work, of the material, years it lasts, what is done to it in turn. */
type Thing = readonly [
  name: string,
  unit: string,
  labor: number,
  material: number,
  life: number,
  deeds: readonly Deed[],
];

/** What is priced by whole bundles. */
const bundled = 'Shingles, Laminated/Architectural, Good';

/** Heads in capitals as such lists have them, and the things below each. */
const trades = {
  roof: [
    [
      'SHINGLES',
      ['Shingles, Laminated/Architectural', 'SQ', 117.28, 0, 0, ['tearOut']],
      [bundled, 'SQ', 0, 139.55, 30, ['supply']],
      ['Shingles, Laminated/Architectural, Good', 'SQ', 278.1, 2.16, 30, ['install']],
      ['Shingles, Starter Row, Eave, Continuous', 'LF', 2.1, 1.43, 25, ['replace']],
      ['Ridge Cap Shingles', 'LF', 5.02, 3.43, 25, ['replace']],
    ],
    [
      'UNDERLAYMENTS',
      ['Felt, Single Layer, 15 lb.', 'SQ', 46.88, 13.85, 20, ['replace']],
      ['Ice/Water Shield, Single Row, LF', 'LF', 3.72, 1.92, 25, ['replace']],
    ],
    [
      'VENTS AND FLASHINGS',
      ['Drip Edge, Rake, Aluminum, Pre-Finished Color', 'LF', 2.36, 1.71, 35, ['replace']],
      ['Roof Vent, Static, Box/Turtle, Galvanized', 'EA', 69.1, 36.4, 35, ['reset', 'replace']],
      ['Flashing, Pipe Jack, Aluminum', 'EA', 62.2, 24.42, 35, ['reset', 'replace']],
      ['Ridge Vent, Shingle Over', 'LF', 4.11, 5.02, 35, ['replace']],
    ],
    [
      'GUTTERS / DOWNSPOUTS / FASCIA',
      ['Gutter, K-Style, Aluminum, 5"', 'LF', 9.8, 5.38, 25, ['remove', 'replace']],
      ['Downspout, Aluminum, 2"x3"', 'LF', 8.77, 4.12, 25, ['remove', 'replace']],
    ],
  ],
  outside: [
    [
      'HOUSEWRAP / INSULATION',
      ['Siding, Insulation, EPS Backer', 'SF', 0.71, 0.81, 40, ['replace']],
      ['Housewrap, Standard', 'SF', 0.24, 0.19, 0, ['replace']],
    ],
    [
      'SIDING',
      ['Siding, Vinyl, Double 4", Good', 'SF', 2.14, 2.52, 40, ['remove', 'replace']],
      ['Siding, Steel, Corrugated, 29 Gauge', 'SF', 3.31, 3.84, 50, ['replace']],
    ],
    [
      'SIDING EXTRAS',
      ['Gable Vent, Vinyl', 'EA', 29.81, 41.2, 40, ['reset', 'replace']],
      ['Corner Post, Outside, Vinyl', 'LF', 3.06, 2.61, 40, ['replace']],
      ['Light Block/Mounting, Vinyl', 'EA', 12.6, 9.15, 40, ['reset', 'replace']],
    ],
    [
      'WINDOW SCREENS',
      ['Window Screen, Aluminum, 3-5 SF', 'EA', 5.42, 25.13, 15, ['remove', 'replace']],
      ['Window Bead, Vinyl, Glazing', 'LF', 2.2, 1.94, 15, ['replace']],
    ],
  ],
  windows: [
    [
      'WINDOWS',
      ['Window Screen, Aluminum, 3-5 SF', 'EA', 5.42, 25.13, 15, ['remove', 'replace']],
      ['Window, Vinyl, Single Hung, 9-12 SF', 'EA', 92.4, 248.3, 30, ['replace']],
      ['Window Blinds, Aluminum, Mini', 'EA', 19.8, 38.4, 8, ['reset', 'clean']],
    ],
  ],
  inside: [
    [
      'DRYWALL / PLASTER',
      ['Drywall, 1/2", Hung, Taped and Finished', 'SF', 2.04, 0.62, 75, ['remove', 'replace']],
      ['Drywall/Plaster Ceiling', 'SF', 1.31, 0.33, 0, ['paint']],
      ['Drywall/Plaster Wall', 'SF', 1.12, 0.31, 0, ['paint', 'clean']],
    ],
    [
      'FINISH CARPENTRY',
      ['Base Molding, Paint Grade, 3-1/4"', 'LF', 1.66, 1.93, 40, ['remove', 'replace', 'paint']],
      ['Casing, 2-1/4", Finger Joint', 'LF', 1.41, 1.55, 40, ['replace', 'paint']],
      ['Door, Interior, Hollow Core, 6 Panel', 'EA', 92.4, 118.3, 50, ['reset', 'replace']],
    ],
    [
      'FLOOR COVERINGS',
      ['Carpet Pad, Synthetic', 'SF', 0.16, 0.68, 10, ['remove', 'replace']],
      ['Carpet, Plush, Standard', 'SY', 7.4, 26.15, 10, ['remove', 'replace']],
      ['Laminate Flooring, 12 mm, Good', 'SF', 2.3, 4.41, 20, ['replace']],
    ],
    [
      'ELECTRICAL',
      ['Outlet Cover Plate, Plastic', 'EA', 2.1, 1.35, 0, ['reset', 'replace']],
      ['Light Fixture, Ceiling, 2 Lamp', 'EA', 41.2, 66.8, 20, ['reset']],
    ],
  ],
} as const satisfies Record<string, readonly (readonly [string, ...Thing[]])[]>;

export interface PlanLine {
  category: string;
  thing: string;
  deed: (typeof deeds)[Deed];
  unit: string;
  /** As measured, with what is cut off. */
  quantity: number;
  /** What whole bundles come to; null where nothing is rounded. */
  rounded: number | null;
  wastePercent: number | null;
  /** `Conversion: 0.03 SQ per LF`. */
  conversion: string | null;
  unitPrice: number;
  overheadProfit: number;
  tax: number;
  rcv: number;
  depreciation: number;
  acv: number;
}

/** One thing that is charged for as a whole. */
export const chargedLine = (thing: string, price: number, taxPercent: number): PlanLine => {
  const tax = percentOf(price, taxPercent);
  const rcv = toAmount(sum([price, tax]));
  return {
    category: '',
    thing,
    deed: deeds.none,
    unit: 'EA',
    quantity: 1,
    rounded: null,
    wastePercent: null,
    conversion: null,
    unitPrice: price,
    overheadProfit: 0,
    tax,
    rcv,
    depreciation: 0,
    acv: rcv,
  };
};

export interface PlanPricing {
  taxPercent: number;
  overheadProfit: boolean;
  /** Chance that what wears is depreciated. */
  depreciated: number;
  /** Whole bundles of what has work in its price, too, of which they round the material alone. */
  mixedBundles: boolean;
}

/** The lines of a part of a plan, in the order of its heads. */
export const planLines = (
  random: Random,
  count: number,
  where: keyof typeof trades,
  pricing: PlanPricing,
): PlanLine[] => {
  const all = trades[where].flatMap(([category, ...things]) =>
    (things as readonly Thing[]).flatMap((thing) =>
      thing[5].map((deed) => ({ category, thing, deed })),
    ),
  );
  const chosen: number[] = [];
  while (chosen.length < count)
    chosen.push(
      ...random.sample(
        all.map((_, index) => index),
        Math.min(all.length, count - chosen.length),
      ),
    );
  chosen.sort((one, other) => one - other);
  return chosen.flatMap((index) => {
    const one = all[index];
    return one === undefined ? [] : [priced(random, one, pricing)];
  });
};

const priced = (
  random: Random,
  { category, thing, deed }: { category: string; thing: Thing; deed: Deed },
  { taxPercent, overheadProfit, depreciated, mixedBundles }: PlanPricing,
): PlanLine => {
  const [name, unit, labor, goods, life] = thing;
  const buys = deed === 'replace' || deed === 'supply' || deed === 'install' || deed === 'paint';
  const drift = random.between(0.9, 1.18);
  const work = toAmount((labor * drift).toFixed(2));
  const stuff = buys ? toAmount((goods * drift).toFixed(2)) : 0;
  const most = { SQ: 38, SF: 610, LF: 240, SY: 62, EA: 4 }[unit] ?? 40;
  const quantity =
    unit === 'EA'
      ? random.int(1, most)
      : toAmount((random.int(most * 12, most * 100) / 100).toFixed(2));
  const wastes = buys && goods > 0.5 && unit !== 'EA' && random.chance(0.5);
  const bundles =
    (name === bundled && deed === 'supply') || (mixedBundles && wastes && random.chance(0.6));
  const step = unit === 'SQ' ? 3 : 1;
  const up = toAmount((Math.ceil(quantity * step) / step).toFixed(2));
  const rounded = bundles && up > quantity ? up : null;
  const material = toAmount(lineAmount(rounded ?? quantity, stuff));
  // Work and material are rounded apart, so a row may miss its product by a cent.
  const cost = toAmount(sum([lineAmount(quantity, work), material]));
  const tax = percentOf(material, taxPercent);
  const profit = overheadProfit ? percentOf(cost, 20) : 0;
  const rcv = toAmount(sum([cost, tax, profit]));
  const worn = buys && life > 0 && random.chance(depreciated) ? Math.min(80, (700 / life) % 81) : 0;
  const depreciation = percentOf(rcv, worn);
  return {
    category,
    thing: name,
    deed: deeds[deed],
    unit,
    quantity,
    rounded,
    wastePercent: wastes || bundles ? random.pick([5, 8, 10]) : null,
    conversion: name.endsWith(', LF') ? 'Conversion: 0.03 SQ per LF' : null,
    unitPrice: toAmount(sum([work, stuff])),
    overheadProfit: profit,
    tax,
    rcv,
    depreciation,
    acv: toAmount(sum([rcv, -depreciation])),
  };
};
