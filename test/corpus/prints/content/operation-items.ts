import type { Activity } from '../../../../lambdas/domain/estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';

/** What is done, in the words of a platform that names the operation apart from the thing. */
export interface Operation {
  words: string;
  activity: Activity;
}

/**
 * A thing as such platforms call it, by commas from the general to the particular: unit, price of
 * the work, price of the material, years it lasts, and the operations it is listed with.
 */
type Thing = readonly [
  name: string,
  unit: string,
  labor: number,
  material: number,
  life: number,
  operations: readonly (keyof typeof operations)[],
];

export const operations = {
  replace: { words: 'Replace', activity: '+' },
  both: { words: 'Remove & Replace', activity: '&' },
  tearOut: { words: 'Tear Out', activity: '-' },
  reset: { words: 'Rem/Reset', activity: 'R' },
  paint: { words: 'Paint, 2 Coats', activity: '+' },
  seal: { words: 'Seal & Paint', activity: '+' },
  clean: { words: 'Clean', activity: '+' },
} as const satisfies Record<string, Operation>;

const inside: readonly Thing[] = [
  ['Drywall/Plaster Ceiling', 'SF', 1.31, 0.33, 0, ['paint', 'seal']],
  ['Drywall/Plaster Wall', 'SF', 1.12, 0.31, 0, ['paint', 'seal', 'clean']],
  ['Drywall, 1/2", Taped & Floated', 'SF', 2.04, 0.62, 75, ['both', 'replace', 'tearOut']],
  ['Base Molding, Paint Grade, 3-1/4"', 'LF', 1.66, 1.93, 40, ['both', 'reset', 'paint']],
  ['Quarter Round, Paint Grade', 'LF', 0.92, 0.81, 40, ['both', 'tearOut', 'replace']],
  ['Carpet, Plush, Standard', 'SY', 7.4, 26.15, 10, ['replace', 'both', 'tearOut']],
  ['Carpet Pad, Synthetic', 'SF', 0.16, 0.68, 10, ['replace', 'tearOut']],
  ['Laminate Flooring, 12 mm, Good', 'SF', 2.3, 4.41, 20, ['both', 'replace']],
  ['Underlayment, Foam, 3 mm', 'SF', 0.22, 0.51, 20, ['replace']],
  ['Batt Insulation, R-13, Kraft Faced', 'SF', 0.51, 0.74, 75, ['both', 'replace']],
  ['Door, Interior, Hollow Core, 6 Panel', 'EA', 92.4, 118.3, 50, ['both', 'reset', 'paint']],
  ['Casing, 2-1/4", Finger Joint', 'LF', 1.41, 1.55, 40, ['replace', 'paint']],
  ['Outlet Cover Plate, Plastic', 'EA', 2.1, 1.35, 0, ['reset', 'replace']],
  ['Light Fixture, Ceiling, 2 Lamp', 'EA', 41.2, 66.8, 20, ['reset', 'both']],
  ['Toilet, Two-Piece, Good', 'EA', 163.7, 143.01, 25, ['reset', 'both']],
  ['Vanity Cabinet, 36", Average Grade', 'EA', 121.5, 401.4, 30, ['reset', 'both']],
  ['Smoke Detector, Hard Wired', 'EA', 33.4, 41.25, 10, ['both']],
  ['Window Blinds, Aluminum, Mini', 'EA', 19.8, 38.4, 8, ['reset', 'clean']],
];

const outside: readonly Thing[] = [
  ['Shingles, Laminated, 30 Year', 'SQ', 118.2, 139.6, 30, ['replace']],
  ['Shingles, Laminated, 30 Year, 1 Layer', 'SQ', 62.4, 0, 0, ['tearOut']],
  ['Roofing Felt, 15 Lb.', 'SQ', 19.4, 13.85, 20, ['replace', 'both']],
  ['Drip Edge, Aluminum', 'LF', 1.28, 1.31, 35, ['both', 'replace']],
  ['Ridge Vent, Shingle Over', 'LF', 3.62, 4.84, 35, ['both', 'reset']],
  ['Pipe Jack, Lead, 2"', 'EA', 24.7, 39.3, 35, ['both']],
  ['Gutter, Aluminum, 5" Seamless', 'LF', 4.05, 4.72, 25, ['both', 'reset']],
  ['Siding, Vinyl, Double 4"', 'SF', 2.14, 2.52, 40, ['both', 'tearOut', 'replace']],
  ['Soffit, Vinyl, Vented', 'SF', 3.06, 2.61, 40, ['both']],
  ['Window Screen, Up To 10 SF', 'EA', 12.6, 29.15, 15, ['both', 'reset']],
];

export interface OperationLine {
  thing: string;
  operation: Operation;
  unit: string;
  quantity: number;
  /** With what is cut off; null where nothing is. */
  withWaste: number | null;
  unitPrice: number;
  /** Work by the quantity, material by the quantity with waste. */
  amount: number;
  material: number;
  life: number;
}

/** A place's lines in the order in which such a list is worked down. */
export const operationLines = (
  random: Random,
  count: number,
  where: 'inside' | 'outside',
): OperationLine[] => {
  const known = where === 'inside' ? inside : outside;
  const chosen: Thing[] = [];
  while (chosen.length < count)
    chosen.push(...random.sample(known, Math.min(known.length, count - chosen.length)));
  chosen.sort((left, right) => known.indexOf(left) - known.indexOf(right));
  return chosen.map(([thing, unit, labor, goods, life, its]) => {
    const operation = operations[random.pick(its)];
    const drift = random.between(0.88, 1.2);
    const bought = operation.activity === '+' || operation.activity === '&' ? goods : 0;
    const whole = unit === 'EA';
    const most = { SQ: 38, SF: 610, LF: 140, SY: 62, EA: 4 }[unit] ?? 40;
    const quantity = whole
      ? random.int(1, most)
      : toAmount((random.int(most * 12, most * 100) / 100).toFixed(2));
    const waste = !whole && bought > 0.5 && random.chance(0.4);
    const withWaste = waste
      ? toAmount((quantity * random.pick([1.05, 1.06, 1.1])).toFixed(2))
      : null;
    const work = toAmount((labor * drift).toFixed(2));
    const stuff = toAmount((bought * drift).toFixed(2));
    const material = toAmount(lineAmount(withWaste ?? quantity, stuff));
    return {
      thing,
      operation,
      unit,
      quantity,
      withWaste,
      unitPrice: toAmount(sum([work, stuff])),
      amount: toAmount(
        withWaste === null
          ? lineAmount(quantity, toAmount(sum([work, stuff])))
          : sum([lineAmount(quantity, work), material]),
      ),
      material,
      life: bought > 0 ? life : 0,
    };
  });
};
