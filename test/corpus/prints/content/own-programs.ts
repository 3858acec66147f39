import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';
import { spellings } from './own-forms.ts';
import { sharesOf } from './priced-works.ts';
import { exteriorPlaces, placeNames } from './print-words.ts';
import { addAmounts, jobs, percentOf } from './repair-jobs.ts';

/** What the columns of estimating programs hold. */
export type ProgramColumn =
  | 'number'
  | 'code'
  | 'work'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'tax'
  | 'markup'
  | 'rcv'
  | 'age'
  | 'life'
  | 'ageLife'
  | 'percent'
  | 'depreciation'
  | 'acv';

/** What the makers of one program decided on, and an estimate that was made with it. */
export interface Program {
  columns: readonly ProgramColumn[];
  /** Headings; a line break where they stand on two lines. */
  heads: Readonly<Record<ProgramColumn, string>>;
  /** The unit stands behind the quantity, in its column. */
  fused: boolean;
  sign: '' | '$';
  taken: 'plain' | 'minus' | 'round' | 'angle';
  nothing: '0.00' | '-' | '';
  numbering: 'none' | 'plain' | 'dotted' | 'restart' | 'padded';
  percent: 'whole' | 'decimals' | 'bare';
  rooms: ProgramRoom[];
  level: string | null;
  deductible: number;
}

export interface ProgramRoom {
  name: string;
  /** Feet. */
  length: number;
  width: number;
  height: number;
  rows: ProgramRow[];
}

export interface ProgramRow {
  number: string;
  code: string;
  words: string;
  note: string | null;
  quantity: number;
  unit: string;
  spelled: string;
  unitPrice: number;
  tax: number;
  markup: number;
  rcv: number;
  age: number;
  life: number;
  percent: number;
  depreciation: number;
  acv: number;
}

const heads: Readonly<Record<ProgramColumn, readonly string[]>> = {
  number: ['#', 'No.', 'Line', 'Line #', 'Ln'],
  code: ['Code', 'Item Code', 'Task'],
  work: ['Description', 'Item Description', 'Item', 'Description of Repair', 'Operation'],
  quantity: ['Qty', 'Quantity', 'Qty.', 'Quan'],
  unit: ['Unit', 'UM', 'U/M'],
  unitPrice: ['Unit Price', 'Unit Cost', 'Price', 'Unit\nPrice', 'Rate', 'Cost/Unit'],
  tax: ['Tax', 'Sales Tax', 'Sales\nTax'],
  markup: ['O&P', 'O & P', 'Overhead\n& Profit'],
  rcv: [
    'RCV',
    'Replacement Cost',
    'Repl. Cost',
    'RC',
    'Replacement\nCost',
    'Replacement\nCost Value',
    'Total RC',
  ],
  age: ['Age'],
  life: ['Life'],
  ageLife: ['Age/Life', 'Age / Life'],
  percent: ['Dep %', 'Depr. %', '% Dep', 'Dep.\n%', 'Depr %'],
  depreciation: ['Depreciation', 'Depr.', 'Deprec.', 'Less Depr.', 'Dep.', 'Less\nDepreciation'],
  acv: ['ACV', 'Actual Cash Value', 'Actual\nCash Value', 'Actual Cash', 'Act. Cash\nValue'],
};

const bodies: readonly (readonly ProgramColumn[])[] = [
  ['work', 'quantity', 'unit', 'unitPrice', 'rcv', 'depreciation', 'acv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'rcv', 'depreciation', 'acv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'rcv', 'percent', 'depreciation', 'acv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'tax', 'rcv', 'depreciation', 'acv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'tax', 'markup', 'rcv', 'depreciation', 'acv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'tax', 'markup', 'rcv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'markup', 'rcv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'rcv', 'age', 'life', 'percent', 'depreciation', 'acv'],
  ['work', 'quantity', 'unit', 'unitPrice', 'rcv', 'ageLife', 'depreciation', 'acv'],
  ['quantity', 'unit', 'work', 'unitPrice', 'rcv', 'depreciation', 'acv'],
  ['quantity', 'unit', 'work', 'unitPrice', 'tax', 'rcv'],
  ['work', 'unitPrice', 'quantity', 'unit', 'tax', 'rcv', 'depreciation', 'acv'],
];

const notes = [
  'Sheathing is original to the house',
  'Photo 14 shows the stain at the north wall',
  'Per agreement with the contractor on site',
  'Allowance; bill when incurred',
];

const places = [...placeNames, ...exteriorPlaces];

/** A program and an estimate of so many lines, drawn from all that such prints differ in. */
export const inventProgram = (random: Random, lines: number): Program => {
  const body = random.pick(bodies);
  const fused = random.chance(0.35);
  const numbering = random.pick(['none', 'plain', 'plain', 'dotted', 'restart', 'padded'] as const);
  const isCoded = random.chance(0.2);
  const columns: ProgramColumn[] = [
    ...(numbering === 'none' ? [] : (['number'] as const)),
    ...(isCoded ? (['code'] as const) : []),
    ...body.filter((column) => !(fused && column === 'unit')),
  ];
  const capitals = random.chance(0.35);
  return {
    columns,
    heads: Object.fromEntries(
      Object.entries(heads).map(([column, words]) => {
        const word = random.fork(column).pick(words);
        return [column, capitals ? word.toUpperCase() : word];
      }),
    ) as Record<ProgramColumn, string>,
    fused,
    sign: random.pick(['', '', '$'] as const),
    taken: random.pick(['plain', 'minus', 'round', 'round', 'angle'] as const),
    nothing: random.pick(['0.00', '0.00', '-', ''] as const),
    numbering,
    percent: random.pick(['whole', 'decimals', 'bare'] as const),
    rooms: makeRooms(random.fork('rooms'), lines, columns, numbering),
    level: random.chance(0.3) ? random.pick(['Main Level', 'Level 1', 'First Floor']) : null,
    deductible: random.pick([500, 1000, 2500]),
  };
};

const makeRooms = (
  random: Random,
  lines: number,
  columns: readonly ProgramColumn[],
  numbering: Program['numbering'],
): ProgramRoom[] => {
  const count = Math.max(1, Math.min(9, Math.ceil(lines / random.pick([3, 5, 8]))));
  const names = random.sample(places, count);
  const spelled = Object.fromEntries(
    Object.entries(spellings).map(([unit, words]) => [unit, random.pick(words)]),
  );
  const noted = random.chance(0.4) ? 0.3 : 0;
  let index = 0;
  return sharesOf(lines, count).map((share, at): ProgramRoom => {
    const own = random.sample(jobs, Math.min(jobs.length, share));
    return {
      name: names[at] ?? '',
      length: random.int(8, 22),
      width: random.int(7, 18),
      height: random.pick([8, 9, 10]),
      rows: Array.from({ length: share }, (_, within): ProgramRow => {
        index++;
        const job = own[within % own.length];
        if (job === undefined) throw new Error('There is a job for each row.');
        const row = random.fork(`row${index}`);
        const quantity = toAmount(
          job.unit === 'EA'
            ? row.int(1, 9)
            : row.between(2, job.unit === 'SF' ? 700 : 90).toFixed(row.pick([0, 1, 2])),
        );
        const unitPrice = toAmount(row.between(job.low, job.high).toFixed(2));
        const cost = toAmount(lineAmount(quantity, unitPrice));
        const tax = columns.includes('tax') ? percentOf(cost, row.pick([0, 3.5, 3.5])) : 0;
        const markup = columns.includes('markup') ? percentOf(cost, 20) : 0;
        const rcv = toAmount(sum([cost, tax, markup]));
        const life = row.pick([10, 15, 20, 25, 30]);
        const age = row.pick([0, 3, 5, 5]);
        const percent = columns.includes('depreciation') ? Math.round((age / life) * 100) : 0;
        const depreciation = percentOf(rcv, percent);
        return {
          number:
            numbering === 'restart'
              ? `${within + 1}`
              : numbering === 'padded'
                ? `${index}`.padStart(3, '0')
                : numbering === 'dotted'
                  ? `${index}.`
                  : `${index}`,
          code: `${row.pick(['DRY', 'FLR', 'PNT', 'ELE', 'RFG'])}${row.int(10, 99)}`,
          words: job.text,
          note: row.chance(noted) ? row.pick(notes) : null,
          quantity,
          unit: job.unit,
          spelled: spelled[job.unit] ?? job.unit,
          unitPrice,
          tax,
          markup,
          rcv,
          age,
          life,
          percent,
          depreciation,
          acv: toAmount(sum([rcv, -depreciation])),
        };
      }),
    };
  });
};

/** What a column's cells of some rooms come to. */
export const sumOfColumn = (
  rooms: readonly ProgramRoom[],
  column: 'tax' | 'markup' | 'rcv' | 'depreciation' | 'acv',
): number => addAmounts(rooms.flatMap(({ rows }) => rows.map((row) => row[column])));
