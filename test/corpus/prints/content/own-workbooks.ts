import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';
import { type FootRow, footOf, spellings, trades } from './own-forms.ts';
import { sharesOf } from './priced-works.ts';
import { placeNames } from './print-words.ts';
import { addAmounts, type Job, jobs, percentOf } from './repair-jobs.ts';

/** What the columns of people's workbooks hold. */
export type BookColumn =
  | 'number'
  | 'place'
  | 'work'
  | 'unit'
  | 'quantity'
  | 'unitPrice'
  | 'hours'
  | 'hourRate'
  | 'labor'
  | 'material'
  | 'equipment'
  | 'amount'
  | 'depreciation'
  | 'acv';

/** What one person's workbook is like; all that differs from one to the next. */
export interface Workbook {
  columns: readonly BookColumn[];
  /** A heading of two lines has a line break. */
  heads: Readonly<Record<BookColumn, string>>;
  /** Headings stand once, or below each group's name. */
  headsEach: boolean;
  /** The place is said in the first of its rows only. */
  placeOnce: boolean;
  money: 'plain' | 'signed' | 'sign-at-left' | 'dash-for-nothing';
  quantities: 'short' | 'two-decimals';
  groups: BookGroup[];
  groupHead: 'numbered' | 'lettered' | 'measured' | 'centered' | 'band' | 'plain-bold' | 'capitals';
  areRooms: boolean;
  sums: 'none' | 'amount' | 'all-columns';
  foot: readonly FootRow[];
  footPlace: 'under-amounts' | 'block-at-right';
  /** What each group comes to, once more behind the end. */
  recap: boolean;
}

export interface BookGroup {
  name: string | null;
  rows: BookRow[];
}

export interface BookRow {
  number: string;
  place: string;
  words: string;
  details: readonly string[];
  unit: string;
  spelled: string;
  quantity: number;
  unitPrice: number;
  hours: number;
  hourRate: number;
  labor: number;
  material: number;
  equipment: number;
  amount: number;
  depreciation: number;
  acv: number;
}

const heads: Readonly<Record<BookColumn, readonly string[]>> = {
  number: ['#', 'No.', 'Item\nNo.', 'Line'],
  place: ['Room', 'Area', 'Location'],
  work: ['Description', 'Scope of Work', 'Work Item', 'Description of\nWork', 'Item Description'],
  unit: ['Unit', 'UOM', 'Unit of\nMeasure'],
  quantity: ['Qty', 'Quantity', 'Est.\nQty'],
  unitPrice: ['Unit Price', 'Unit\nPrice', 'Rate', 'Unit\nCost', 'Price Per\nUnit'],
  hours: ['Hours', 'Hrs', 'Labor\nHours'],
  hourRate: ['Rate', 'Hourly\nRate', 'Rate/Hr'],
  labor: ['Labor', 'Labor\nCost'],
  material: ['Material', 'Materials', 'Material\nCost'],
  equipment: ['Equipment', 'Equip.', 'Equipment\nCost'],
  amount: ['Total', 'Amount', 'Line\nTotal', 'Extended\nPrice', 'Total\nCost', 'RCV'],
  depreciation: ['Depreciation', 'Depr.', 'Less\nDeprec.'],
  acv: ['ACV', 'Actual\nCash Value'],
};

const bodies: readonly (readonly BookColumn[])[] = [
  ['work', 'unit', 'quantity', 'unitPrice', 'amount'],
  ['work', 'quantity', 'unit', 'unitPrice', 'amount'],
  ['work', 'unitPrice', 'quantity', 'unit', 'amount'],
  ['place', 'work', 'quantity', 'unit', 'unitPrice', 'amount'],
  ['work', 'quantity', 'unit', 'unitPrice', 'amount', 'depreciation', 'acv'],
  ['work', 'hours', 'hourRate', 'material', 'amount'],
  ['work', 'quantity', 'unit', 'material', 'labor', 'equipment', 'amount'],
  ['quantity', 'unit', 'work', 'amount'],
];

const details = [
  'Includes labor, material and cleanup.',
  'Color and finish to be chosen by the owner.',
  'Price holds for work done in one trip.',
  '- Protect adjacent surfaces',
  '- Haul debris to dumpster on site',
];

/** A workbook with its rows, drawn from all that such workbooks differ in. */
export const inventWorkbook = (random: Random, lines: number): Workbook => {
  const body = random.pick(bodies);
  const hasPlace = body.includes('place');
  const grouped = !hasPlace && random.chance(0.7);
  const areRooms = random.chance(0.6);
  const count = grouped ? Math.max(1, Math.min(5, Math.ceil(lines / 5))) : 1;
  const capitals = random.chance(0.3);
  const isNumbered = random.chance(0.5);
  const groups = makeGroups(
    random.fork('rows'),
    lines,
    grouped ? random.sample(areRooms ? placeNames : trades, count) : [null],
    { isNumbered, depreciates: body.includes('acv'), byHours: body.includes('hours') },
  );
  const amount = addAmounts(groups.flatMap(({ rows }) => rows.map((row) => row.amount)));
  const money = random.pick([
    'plain',
    'signed',
    'sign-at-left',
    'dash-for-nothing',
    'plain',
  ] as const);
  return {
    columns: [...(isNumbered ? (['number'] as const) : []), ...body],
    heads: Object.fromEntries(
      Object.entries(heads).map(([column, words]) => {
        const word = random.fork(column).pick(words);
        return [column, capitals ? word.toUpperCase() : word];
      }),
    ) as Record<BookColumn, string>,
    headsEach: grouped && random.chance(0.3),
    placeOnce: hasPlace && random.chance(0.5),
    money,
    quantities: random.pick(['short', 'two-decimals'] as const),
    groups,
    groupHead: random.pick([
      'numbered',
      'lettered',
      ...(areRooms ? (['measured'] as const) : []),
      'centered',
      'band',
      'plain-bold',
      'capitals',
    ] as const),
    areRooms,
    sums: grouped ? random.pick(['none', 'amount', 'all-columns'] as const) : 'none',
    foot: footOf(random.fork('foot'), amount),
    footPlace: random.pick(['under-amounts', 'block-at-right'] as const),
    recap: grouped && random.chance(0.25),
  };
};

interface Rows {
  isNumbered: boolean;
  depreciates: boolean;
  byHours: boolean;
}

const makeGroups = (
  random: Random,
  lines: number,
  names: readonly (string | null)[],
  options: Rows,
): BookGroup[] => {
  const spelled = Object.fromEntries(
    Object.entries(spellings).map(([unit, words]) => [unit, random.pick(words)]),
  );
  const drawn: Job[] = [];
  while (drawn.length < lines)
    drawn.push(...random.sample(jobs, Math.min(jobs.length, lines - drawn.length)));
  const detailed = random.chance(0.35) ? 0.4 : 0;
  const dotted = random.chance(0.4) ? '.' : '';
  const places = random.sample(placeNames, Math.max(1, Math.ceil(lines / 4)));
  let index = 0;
  return sharesOf(lines, names.length).map((share, group) => ({
    name: names[group] ?? null,
    rows: Array.from({ length: share }, () => {
      const job = drawn[index];
      if (job === undefined) throw new Error('There is a job for each row.');
      const row = makeRow(random.fork(`row${index}`), job, detailed, options);
      index++;
      return {
        ...row,
        number: options.isNumbered ? `${index}${dotted}` : '',
        place: places[Math.floor((index - 1) / 4)] ?? '',
        spelled: spelled[job.unit] ?? job.unit,
      };
    }),
  }));
};

const makeRow = (
  random: Random,
  job: Job,
  detailed: number,
  { depreciates, byHours }: Rows,
): Omit<BookRow, 'number' | 'place' | 'spelled'> => {
  const quantity =
    job.unit === 'EA'
      ? random.int(1, 12)
      : toAmount(random.between(2, job.unit === 'SF' ? 900 : 120).toFixed(random.pick([0, 1, 2])));
  const unitPrice = toAmount(random.between(job.low, job.high).toFixed(2));
  const hours = random.int(1, 40) / 2;
  const hourRate = random.pick([55, 62.5, 68, 75]);
  const cost = toAmount(lineAmount(quantity, unitPrice));
  const labor = byHours ? toAmount(lineAmount(hours, hourRate)) : percentOf(cost, 55);
  const equipment = byHours || random.chance(0.5) ? 0 : percentOf(cost, 5);
  const material = byHours
    ? toAmount(random.between(0, 400).toFixed(2))
    : toAmount((cost - labor - equipment).toFixed(2));
  const amount = byHours ? toAmount(sum([labor, material])) : cost;
  const depreciation =
    depreciates && random.chance(0.7) ? percentOf(amount, random.int(1, 12) * 5) : 0;
  return {
    words: job.text,
    details: random.chance(detailed) ? random.sample(details, random.int(1, 2)) : [],
    unit: job.unit,
    quantity,
    unitPrice,
    hours,
    hourRate,
    labor,
    material,
    equipment,
    amount,
    depreciation,
    acv: toAmount((amount - depreciation).toFixed(2)),
  };
};
