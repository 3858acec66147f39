import { decimal, toAmount } from '../../../../../lambdas/domain/money/money.ts';
import type { ModelItem } from '../../../model.ts';
import type { Random } from '../../../random.ts';
import { addUp, makeScope, type PlaceSpec, priceLine, type Scope } from '../../content/scope.ts';
import type { Choices } from './choices.ts';

const rooms: readonly (readonly [name: string, trade: PlaceSpec['trade']])[] = [
  ['Kitchen', 'inside'],
  ['Living Room', 'inside'],
  ['Primary Bedroom', 'inside'],
  ['Hall Bath', 'wet'],
  ['Dining Room', 'inside'],
  ['Bedroom 2', 'inside'],
  ['Laundry/Utility', 'wet'],
  ['Stairs & Landing', 'inside'],
  ['Office', 'inside'],
  ['Entry/Foyer', 'inside'],
];
const outside: readonly (readonly [name: string, trade: PlaceSpec['trade']])[] = [
  ['Dwelling Roof', 'roof'],
  ['Front Elevation', 'elevation'],
  ['Right Elevation', 'elevation'],
  ['Rear Elevation', 'elevation'],
  ['Left Elevation', 'elevation'],
];
const sections: Partial<Record<PlaceSpec['trade'], readonly string[]>> = {
  roof: ['Tear off', 'Roof covering', 'Flashings & vents'],
  elevation: ['Gutters', 'Siding & trim', 'Openings'],
  inside: ['Ceiling', 'Walls', 'Floor', 'Trim'],
  wet: ['Mitigation', 'Repairs'],
};
const carriers = [
  'Harborgate Indemnity',
  'Prairie Union Mutual Insurance Company',
  'Blue Mesa Insurance Company',
  'Calder & Wright Assurance',
  'Fourth Coast Casualty Company',
] as const;

const notes: readonly string[] = [
  '12.00 SF x $3.10 = $37.20 per the vendor quote of 3/14/2026',
  'OWNER TO CONFIRM COLOR BEFORE ORDERING. NO SUBSTITUTION WITHOUT APPROVAL.',
  'Height of 9\' 4" measured at the rear wall, 2 sides.',
  'This allows for the 1,250.00 that was agreed upon by phone on 2/3/2026, less the credit of $200.00 for the old unit which the shop has kept.',
  'Two coats are needed over the stain blocker; the color of the rest of the room could not be matched in a first test, see photos 12 through 16 of the report.',
  'Per code R905.2.7.1 in this county.',
  'Removed in mitigation.',
];

const credit = 'Credit - material already on site';

/** The rows of one document: what the options let be printed, priced so that it all adds up. */
export const crossedScope = (random: Random, lines: number, choices: Choices): Scope => {
  const pick = random.fork('places');
  const dwelling = 'Dwelling';
  const two = choices.levels === 'two';
  const above = (name: string): string[] =>
    choices.levels === 'none' ? [] : two ? ['Main Building', name] : [name];
  const [upper, lower] = pick.pick([
    ['Main Level', 'Second Level'],
    ['First Floor', 'Second Floor'],
    ['Main Level', 'Basement'],
    ['Interior', 'Lower Level'],
  ] as const);
  const specs = (
    from: readonly (readonly [string, PlaceSpec['trade']])[],
    count: number,
    its: readonly string[],
  ): PlaceSpec[] => {
    const chosen = new Set(pick.sample(from, count));
    return from
      .filter((entry) => chosen.has(entry))
      .map(([name, trade]) => ({
        name,
        trade,
        above: its,
        coverage: dwelling,
        ...(choices.section === 'none' || !pick.chance(0.7)
          ? {}
          : { sections: sections[trade] ?? [] }),
      }));
  };
  const places: PlaceSpec[] = [
    ...specs(outside, pick.int(1, 4), above('Exterior')),
    ...specs(rooms.slice(0, 5), pick.int(1, 4), above(upper)),
    ...specs(rooms.slice(5), pick.int(0, 3), above(lower)),
    ...(choices.coverages > 1
      ? [
          {
            name: pick.pick(['Fence', 'Detached Garage', 'Storage Shed']),
            trade: 'yard' as const,
            above: above('Grounds'),
            coverage: 'Other Structures',
          },
        ]
      : []),
    ...(choices.coverages > 2
      ? [
          {
            name: 'Personal Property',
            trade: 'contents' as const,
            above: above('Contents Schedule'),
            coverage: 'Contents',
          },
        ]
      : []),
    { name: 'General', trade: 'haul', above: above('Job Site'), coverage: dwelling },
  ];
  const options = {
    taxPercent: choices.tax === 'line' ? pick.pick([6.25, 7, 8.25, 9.75]) : 0,
    overheadProfit: choices.profit === 'line',
    depreciated: choices.depreciation.length === 0 ? 0 : 0.65,
    lost: pick.pick([0, 0.15, 0.3]),
    capPercent: 80,
    notes: choices.noteChance / 2,
    machine: 0.3,
    minimums: choices.minimums ? 3 : 0,
  };
  const scope = makeScope(random.fork('scope'), lines, places, pick.pick(carriers), options);
  const marks = random.fork('rows');
  const bare = { taxPercent: 0, overheadProfit: false };
  const plain = (item: ModelItem): void => {
    item.overhead = 0;
    item.profit = 0;
    item.depreciation = 0;
    item.depreciationMark = null;
    item.depreciationPercent = null;
    item.lifeYears = null;
    item.ageYears = 0;
    item.machineNotes = [];
    priceLine(item, 0, bare);
  };
  for (const place of scope.places) {
    for (const item of place.items) {
      if (marks.chance(choices.noteChance / 2)) item.note = marks.pick(notes);
      if (choices.zeroPriced && marks.chance(0.05)) {
        item.removeRate = 0;
        item.replaceRate = 0;
        item.resetRate = 0;
        plain(item);
      } else if (choices.words && marks.chance(0.05)) {
        item.priceNote = marks.pick(['OPEN ITEM', 'PENDING', 'NO CHARGE', 'SEE BID']);
        item.removeRate = 0;
        item.replaceRate = 0;
        item.resetRate = 0;
        plain(item);
      } else if (choices.percentRows && item.activity === '+' && marks.chance(0.06)) {
        item.description = 'Permit and inspection fees - share of contract';
        item.cat = 'FEE';
        item.sel = 'PERM';
        item.unit = '%';
        item.quantity = marks.int(2, 15);
        item.replaceRate = toAmount((marks.int(900, 24_000) / 100).toFixed(2));
        plain(item);
      } else if (marks.chance(0.04) && (item.unit === 'SF' || item.unit === 'LF')) {
        // Large jobs: five figures before the point.
        item.quantity = toAmount((item.quantity + marks.int(10_000, 48_000)).toFixed(2));
        const { depreciation } = item;
        priceLine(item, 0.3, options);
        if (depreciation !== 0)
          item.depreciation = toAmount(
            item.depreciationMark === 'M' || item.lifeYears === null
              ? decimal(item.rcv).times(options.capPercent).div(100)
              : decimal(item.rcv).times(item.ageYears).div(item.lifeYears),
          );
        item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
      }
    }
    const model = place.items.at(-1);
    if (choices.credits && model !== undefined && marks.chance(0.3) && lines > 6) {
      const item: ModelItem = {
        ...model,
        number: '',
        prefix: '',
        activity: '+',
        cat: 'FEE',
        sel: 'CRED',
        description: credit,
        quantity: 1,
        unit: 'EA',
        removeRate: 0,
        resetRate: 0,
        replaceRate: -marks.int(40, 900),
        priceNote: null,
        bidItem: false,
        credit: true,
        note: null,
      };
      plain(item);
      place.items.push(item);
    }
  }
  for (const place of [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])])
    for (const [index, item] of place.items.entries())
      item.number = choices.restart ? String(index + 1) : '';
  if (choices.openings)
    for (const place of scope.places.filter(({ trade }) => trade === 'inside'))
      place.openings = marks.sample(
        [
          "Missing Wall      5' 4\" X 8'      Opens into HALLWAY",
          "Missing Wall - Goes to Floor      3' X 6' 8\"      Opens into DINING_ROOM",
          'Door      2\' 6" X 6\' 8"      Opens into Exterior',
          "Window      3' X 4'      Opens into Exterior",
        ],
        marks.int(1, 3),
      );
  addUp(scope);
  return scope;
};
