import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';
import { sharesOf } from './priced-works.ts';
import { placeNames } from './print-words.ts';
import { addAmounts, type Job, jobs, percentOf } from './repair-jobs.ts';

/** What the columns of people's own forms hold. */
export type FormColumn =
  | 'number'
  | 'place'
  | 'code'
  | 'date'
  | 'work'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'labor'
  | 'material'
  | 'cost'
  | 'tax'
  | 'markup'
  | 'amount'
  | 'flag'
  | 'remark'
  | 'status';

/** What one person decided on when the form was made; all that differs from form to form. */
export interface OwnForm {
  columns: readonly FormColumn[];
  heads: Readonly<Record<FormColumn, string>>;
  /** The unit stands behind the quantity, in its column. */
  fused: boolean;
  sign: '' | '$' | '$ ';
  negative: 'minus' | 'parentheses';
  numbering: 'none' | 'plain' | 'dotted' | 'padded' | 'outline' | 'restart';
  groups: FormGroup[];
  groupHead: 'bold' | 'plain' | 'capitals' | 'colon' | 'large' | 'summed' | 'shaded' | 'labelled';
  areRooms: boolean;
  /** `{}` stands for the group's name. */
  subtotal: string | null;
  foot: readonly FootRow[];
}

export interface FormGroup {
  name: string | null;
  rows: FormRow[];
  amount: number;
}

export interface FormRow {
  number: string;
  place: string;
  code: string;
  date: string;
  words: string;
  note: string | null;
  quantity: number;
  /** As the field's lists have it, and as the form spells it. */
  unit: string;
  spelled: string;
  unitPrice: number;
  cost: number;
  tax: number;
  markup: number;
  amount: number;
  /** Stands for the amount. */
  word: string | null;
  flag: string;
  remark: string;
  status: string;
}

export interface FootRow {
  label: string;
  amount: number;
}

const heads: Readonly<Record<FormColumn, readonly string[]>> = {
  number: ['#', 'No.', 'Line', 'Ln', 'Item #', 'Line #'],
  place: ['Room', 'Area', 'Location'],
  code: ['Code', 'Item Code', 'SKU', 'Cost Code'],
  date: ['Date', 'Service Date'],
  work: [
    'Description',
    'Item Description',
    'Scope of Work',
    'Work Description',
    'Task',
    'Description of Work',
    'Service',
    'Activity',
    'Work to be Performed',
    'Product/Service',
    'Details',
  ],
  quantity: ['Qty', 'Quantity', 'Qty.', 'Quan.', 'Count'],
  unit: ['Unit', 'U/M', 'UOM', 'UM'],
  unitPrice: ['Unit Price', 'Rate', 'Price', 'Unit Cost', 'Price Each', 'Cost/Unit', '$/Unit'],
  labor: ['Labor', 'Labor Cost'],
  material: ['Material', 'Materials', 'Material Cost'],
  cost: ['Subtotal', 'Ext.', 'Line Cost'],
  tax: ['Tax', 'Sales Tax', 'Tax Amt'],
  markup: ['O&P', 'O & P', 'OH&P'],
  amount: [
    'Amount',
    'Total',
    'Line Total',
    'Ext. Price',
    'Extended',
    'Total Price',
    'Extension',
    'Total Cost',
    'Extended Amount',
  ],
  flag: ['Taxable', 'Taxed'],
  remark: ['Notes', 'Remarks', 'Comments'],
  status: ['Status'],
};

export const spellings: Readonly<Record<string, readonly string[]>> = {
  SF: ['SF', 'sf', 'sq ft', 'Sq. Ft.', 'sqft'],
  LF: ['LF', 'lf', 'lin ft', 'LNFT'],
  EA: ['EA', 'ea', 'each', 'Each', 'ea.'],
  SQ: ['SQ', 'sq', 'square'],
  HR: ['HR', 'hr', 'hrs', 'hour', 'Hours'],
  SY: ['SY', 'sy', 'sq yd'],
};

export const trades = ['Demolition', 'Drywall', 'Painting', 'Flooring', 'Electrical', 'Roofing'];

const notes = [
  'Includes labor and disposal',
  'Match existing finish as close as possible',
  'Homeowner to select color',
];

const bodies: readonly (readonly FormColumn[])[] = [
  ['work', 'quantity', 'unit', 'unitPrice', 'amount'],
  ['work', 'quantity', 'unit', 'unitPrice', 'amount'],
  ['work', 'quantity', 'unit', 'unitPrice', 'amount'],
  ['work', 'quantity', 'unitPrice', 'amount'],
  ['quantity', 'unit', 'work', 'unitPrice', 'amount'],
  ['work', 'quantity', 'unit', 'amount'],
  ['work', 'quantity', 'unit', 'labor', 'material', 'amount'],
  ['place', 'work', 'quantity', 'unit', 'unitPrice', 'amount'],
  ['work', 'amount'],
];

/** Columns that a form has beside the usual ones, and before which of these they stand. */
const besides: readonly (readonly [FormColumn[], FormColumn | null])[] = [
  [[], null],
  [[], null],
  [[], null],
  [['tax'], 'amount'],
  [['cost', 'tax'], 'amount'],
  [['markup'], 'amount'],
  [['tax', 'markup'], 'amount'],
  [['code'], 'work'],
  [['date'], 'work'],
  [['flag'], null],
  [['remark'], null],
  [['status'], null],
];

/** A form with its rows, drawn from all that such forms differ in. */
export const inventForm = (random: Random, lines: number): OwnForm => {
  const body = random.pick(bodies);
  const priced = body.includes('unitPrice');
  const [beside, before] = priced ? random.pick(besides) : [[], null];
  const fused = body.includes('unit') && random.chance(0.4);
  const at = before === null ? body.length : body.indexOf(before);
  const grouped = !body.includes('place') && random.chance(0.65);
  const count = grouped ? Math.max(1, Math.min(5, Math.ceil(lines / 5))) : 1;
  const areRooms = random.chance(0.6);
  const numbering = random.pick(
    (['none', 'none', 'plain', 'dotted', 'padded', 'outline', 'restart'] as const).filter(
      (one) => grouped || (one !== 'outline' && one !== 'restart'),
    ),
  );
  const columns = [
    ...(numbering === 'none' ? [] : (['number'] as const)),
    ...body.slice(0, at),
    ...beside,
    ...body.slice(at),
  ].filter((column) => !(fused && column === 'unit'));
  const capitals = random.chance(0.3);
  const groupHead = random.pick([
    'bold',
    'plain',
    'capitals',
    'colon',
    'large',
    'summed',
    'shaded',
    ...(areRooms ? (['labelled'] as const) : []),
  ] as const);
  const groups = makeGroups(random.fork('rows'), lines, {
    names: grouped ? random.sample(areRooms ? placeNames : trades, count) : [null],
    columns,
    numbering,
  });
  const amount = addAmounts(groups.map((group) => group.amount));
  return {
    columns,
    heads: Object.fromEntries(
      Object.entries(heads).map(([column, words]) => {
        const word = random.fork(column).pick(words);
        return [column, capitals ? word.toUpperCase() : word];
      }),
    ) as Record<FormColumn, string>,
    fused,
    sign: random.pick(['', '$', '$', '$ '] as const),
    negative: random.pick(['minus', 'parentheses'] as const),
    numbering,
    groups,
    groupHead,
    areRooms,
    subtotal:
      grouped && groupHead !== 'summed'
        ? random.pick([null, 'Subtotal', '{} Total', 'Total {}', 'Subtotal: {}', 'Total for {}'])
        : null,
    foot: footOf(random.fork('foot'), amount),
  };
};

interface Rows {
  names: readonly (string | null)[];
  columns: readonly FormColumn[];
  numbering: OwnForm['numbering'];
}

export const makeGroups = (random: Random, lines: number, rows: Rows): FormGroup[] => {
  const spelled = Object.fromEntries(
    Object.entries(spellings).map(([unit, words]) => [unit, random.pick(words)]),
  );
  const drawn: Job[] = [];
  while (drawn.length < lines)
    drawn.push(...random.sample(jobs, Math.min(jobs.length, lines - drawn.length)));
  const special = random.pick(['none', 'none', 'credit', 'N/C', 'Included'] as const);
  const specialAt = random.int(0, lines - 1);
  const noted = random.chance(0.3) ? 0.35 : 0;
  const places = random.sample(placeNames, Math.max(1, Math.ceil(lines / 4)));
  let index = 0;
  return sharesOf(lines, rows.names.length).map((share, group) => {
    const own = Array.from({ length: share }, (_, at) => {
      const job = drawn[index];
      if (job === undefined) throw new Error('There is a job for each row.');
      const row = makeRow(random.fork(`row${index}`), job, {
        columns: rows.columns,
        spelled: spelled[job.unit] ?? job.unit,
        special: index === specialAt ? special : 'none',
        noted,
      });
      index++;
      return {
        ...row,
        number: numberOf(rows.numbering, index, group + 1, at + 1),
        place: places[Math.floor((index - 1) / 4)] ?? '',
      };
    });
    return {
      name: rows.names[group] ?? null,
      rows: own,
      amount: addAmounts(own.map(({ amount }) => amount)),
    };
  });
};

const numberOf = (
  numbering: OwnForm['numbering'],
  index: number,
  group: number,
  within: number,
): string =>
  ({
    none: '',
    plain: `${index}`,
    dotted: `${index}.`,
    padded: `${index}`.padStart(2, '0'),
    outline: `${group}.${within}`,
    restart: `${within}`,
  })[numbering];

interface RowOptions {
  columns: readonly FormColumn[];
  spelled: string;
  special: 'none' | 'credit' | 'N/C' | 'Included';
  noted: number;
}

const makeRow = (
  random: Random,
  job: Job,
  options: RowOptions,
): Omit<FormRow, 'number' | 'place'> => {
  const { columns, special } = options;
  const whole = job.unit === 'EA' || !columns.includes('quantity');
  const quantity = !columns.includes('quantity')
    ? 1
    : whole
      ? random.int(1, 12)
      : toAmount(random.between(2, job.unit === 'SF' ? 900 : 120).toFixed(random.pick([0, 1, 2])));
  const price = toAmount(random.between(job.low, job.high).toFixed(2));
  const isCredit = special === 'credit';
  const unitPrice = isCredit ? -price : price;
  const isFree = special === 'N/C' || special === 'Included';
  const cost = isFree ? 0 : toAmount(lineAmount(quantity, unitPrice));
  const isPlain = isFree || isCredit;
  const tax = columns.includes('tax') && !isPlain ? percentOf(cost, 7) : 0;
  const markup = columns.includes('markup') && !isPlain ? percentOf(cost, 20) : 0;
  return {
    code: `${random.pick(['DRY', 'FLR', 'PNT', 'ELE'])}-${random.int(100, 999)}`,
    date: `${random.int(1, 12)}/${random.int(1, 28)}/2026`,
    words: isCredit ? `Credit - ${job.text}` : job.text,
    note: random.chance(options.noted) ? random.pick(notes) : null,
    quantity,
    unit: job.unit,
    spelled: options.spelled,
    unitPrice,
    cost,
    tax,
    markup,
    amount: toAmount(sum([cost, tax, markup])),
    word: isFree ? special : null,
    flag: random.pick(['Y', 'N']),
    remark: random.pick(['', 'per code', 'see photo 4', 'match existing', '']),
    status: random.pick(['Approved', 'Pending']),
  };
};

/** Nothing, a total, or what leads from the rows' sum to another: at most five rows that add up. */
export const footOf = (random: Random, amount: number): FootRow[] => {
  const plus = (...amounts: number[]): number => addAmounts([amount, ...amounts]);
  const row = (labels: readonly string[], value: number): FootRow => ({
    label: random.pick(labels),
    amount: value,
  });
  const subtotal = ['Subtotal', 'Sub-Total', 'SUBTOTAL', 'Line Item Total'];
  const total = ['Total', 'Grand Total', 'TOTAL', 'Estimate Total', 'Project Total'];
  const tax = percentOf(amount, 8.25);
  const tenth = percentOf(amount, 10);
  const half = percentOf(amount, 50);
  const feet: (() => FootRow[])[] = [
    () => [],
    () => [row([...total, 'Total Due', 'Total Amount'], amount)],
    () => [
      row(subtotal, amount),
      row(['Tax (8.25%)', 'Sales Tax @ 8.25%', '8.25% Sales Tax', 'Tax'], tax),
      row(total, plus(tax)),
    ],
    () => [
      row(subtotal, amount),
      row(['Overhead @ 10%', '10% Overhead', 'Overhead'], tenth),
      row(['Profit @ 10%', '10% Profit', 'Profit'], tenth),
      row(total, plus(tenth, tenth)),
    ],
    () => [
      row(subtotal, amount),
      row(['Discount', 'Less Discount (10%)', 'Senior discount'], -tenth),
      row(total, plus(-tenth)),
    ],
    () => [
      row(subtotal, amount),
      row(['Permit', 'Permit fee', 'Dump fees'], 350),
      row(total, plus(350)),
    ],
    () => [
      row(['Total', 'Contract Price', 'Total Price'], amount),
      row(['Deposit', '50% Deposit', 'Deposit due at signing'], half),
      row(['Balance', 'Balance due', 'Balance due on completion'], plus(-half)),
    ],
    () => [
      row(['Total', 'Replacement Cost Value', 'Grand Total'], amount),
      row(['Less Deductible', 'Deductible'], -500),
      row(['Net Claim', 'Net Due'], plus(-500)),
    ],
  ];
  return random.pick(feet)();
};
