import type { FamilyName } from '../../../drawing/typeface.ts';
import type { Random } from '../../../random.ts';

export type DepreciationKey = 'age' | 'condition' | 'percent' | 'amount';

/** One combination of the options that the common platform's estimator sets before printing. */
export interface Choices {
  producer: 'carrier' | 'contractor' | 'adjuster';
  /** In the rows, on the summary alone, or nowhere. */
  tax: 'line' | 'summary' | 'none';
  profit: 'line' | 'summary' | 'none';
  rates: 'unit' | 'split' | 'split-reset';
  /** Columns of the depreciation in their order; none where there is no depreciation. */
  depreciation: readonly DepreciationKey[];
  ageAndLife: 'one' | 'two';
  ageText: (age: number, life: string) => string;
  codes: 'none' | 'cat-sel' | 'cat-sel-act';
  number: 'point' | 'own-point' | 'own-bare' | 'none';
  restart: boolean;
  coverageColumn: 'none' | 'after-description' | 'last';
  profitFirst: boolean;
  quantityFirst: boolean;
  /** Quantity and unit in one cell, in one without a space, or in two. */
  unit: 'one' | 'fused' | 'two';
  rows: 'beside' | 'above' | 'stacked';
  valign: 'top' | 'bottom' | 'middle';
  heads: 'page' | 'room' | 'once';
  headCase: 'capitals' | 'title';
  headLook: 'rules' | 'shaded' | 'plain' | 'boxed' | 'dark';
  rowLook: 'plain' | 'rules' | 'zebra' | 'grid';
  zeros: 'printed' | 'blank';
  undepreciated: 'printed' | 'blank';
  zeroDepreciation: string;
  breakRows: boolean;
  levels: 'none' | 'one' | 'two';
  levelHead: 'large' | 'centered' | 'boxed' | 'underlined';
  levelTotal: ((name: string) => string) | null;
  roomHead: 'left' | 'centered' | 'boxed' | 'underlined' | 'banner' | 'sketched' | 'prefixed';
  measures: 'below' | 'indented' | 'one-line' | 'absent';
  height: 'beside' | 'right' | 'own-line' | 'absent';
  openings: boolean;
  subrooms: boolean;
  continued: ((name: string) => string) | null;
  roomTotal: ((name: string) => string) | null;
  roomTotalColumns: 'all' | 'rcv';
  finalTotal: ((name: string) => string) | null;
  section: 'stars3' | 'stars2' | 'dashes' | 'bold' | 'bold-italic' | 'underlined' | 'none';
  noteIndent: number;
  noteItalic: boolean;
  noteChance: number;
  roomNotes: boolean;
  credits: boolean;
  zeroPriced: boolean;
  words: boolean;
  percentRows: boolean;
  minimums: boolean;
  coverages: 1 | 2 | 3;
  letterhead: 'each' | 'first' | 'none';
  foot: 'program' | 'of' | 'dashes' | 'top-number' | 'page-only' | 'none';
  front: 'two-right' | 'one-right' | 'one-left' | 'grid' | 'two-left';
  claimLine: 'one' | 'stacked';
  times: boolean;
  rowsOnFront: boolean;
  summary: 'before' | 'behind';
  summaryWords: number;
  recaps: readonly ('room' | 'category' | 'taxes')[];
  letter: boolean;
  guide: boolean;
  sketch: 'before' | 'behind' | 'none';
  photos: boolean;
  legend: boolean;
  watermark: string | null;
  family: FamilyName;
  size: number;
  paper: readonly [number, number];
  margin: number;
}

const depreciations: readonly (readonly DepreciationKey[])[] = [
  ['amount'],
  ['age', 'amount'],
  ['percent', 'amount'],
  ['age', 'percent', 'amount'],
  ['age', 'condition', 'percent', 'amount'],
  ['age', 'condition', 'percent', 'amount'],
  ['condition', 'age', 'percent', 'amount'],
  ['age', 'condition', 'amount'],
  ['percent', 'age', 'amount'],
];

/** Draws a combination; what excludes something else gives way here, so that each can be printed. */
export const chooseOptions = (random: Random): Choices => {
  const producer = random.pick(['carrier', 'carrier', 'contractor', 'adjuster'] as const);
  const rates = random.pick(['unit', 'unit', 'unit', 'split', 'split-reset'] as const);
  const depreciation = random.chance(producer === 'contractor' ? 0.3 : 0.75)
    ? random.pick(depreciations)
    : [];
  const many = depreciation.length >= 3;
  const rows = random.pick(
    many
      ? (['beside', 'above', 'above', 'stacked'] as const)
      : (['beside', 'beside', 'beside', 'above'] as const),
  );
  const levels = random.pick(['none', 'one', 'one', 'two'] as const);
  const letterWide = [612, 792] as const;
  return {
    producer,
    tax: random.pick(['line', 'line', 'line', 'summary', 'none'] as const),
    profit: random.pick(['line', 'summary', 'none', 'none'] as const),
    rates,
    depreciation,
    ageAndLife: random.chance(0.12) ? 'two' : 'one',
    ageText: random.pick([
      (age: number, life: string) => `${age}/${life}${life === 'NA' ? '' : ' yrs'}`,
      (age: number, life: string) => `${age}/${life}${life === 'NA' ? '' : ' yrs'}`,
      (age: number, life: string) => `${age}/${life}`,
      (age: number, life: string) => `${age} / ${life}${life === 'NA' ? '' : ' yrs'}`,
    ]),
    codes: random.pick(['none', 'none', 'none', 'none', 'cat-sel', 'cat-sel-act'] as const),
    number: random.pick(['point', 'point', 'point', 'own-point', 'own-bare', 'none'] as const),
    restart: random.chance(0.12),
    coverageColumn: random.pick(['none', 'none', 'none', 'none', 'after-description', 'last']),
    profitFirst: random.chance(0.2),
    quantityFirst: rows === 'beside' && random.chance(0.12),
    unit: random.pick(['one', 'one', 'one', 'fused', 'two'] as const),
    rows,
    valign: random.pick(['top', 'top', 'top', 'bottom', 'middle'] as const),
    heads: random.pick(['page', 'page', 'page', 'room', 'once'] as const),
    headCase: random.pick(['capitals', 'capitals', 'title'] as const),
    headLook: random.pick(['rules', 'rules', 'shaded', 'plain', 'boxed', 'dark'] as const),
    rowLook: random.pick(['plain', 'plain', 'plain', 'rules', 'zebra', 'grid'] as const),
    zeros: random.pick(['printed', 'printed', 'printed', 'blank'] as const),
    undepreciated: random.pick(['printed', 'printed', 'blank'] as const),
    zeroDepreciation: random.pick(['(0.00)', '(0.00)', '0.00', '<0.00>']),
    breakRows: random.chance(0.3),
    levels,
    levelHead: random.pick(['large', 'centered', 'boxed', 'underlined'] as const),
    levelTotal: random.pick([
      (name: string) => `Total: ${name}`,
      (name: string) => `Total:  ${name}`,
      (name: string) => `${name} Total`,
      (name: string) => `Area Totals: ${name}`,
      null,
    ]),
    roomHead: random.pick([
      'left',
      'left',
      'centered',
      'boxed',
      'underlined',
      'banner',
      'sketched',
      'prefixed',
    ] as const),
    measures: random.pick(['below', 'below', 'indented', 'one-line', 'absent'] as const),
    height: random.pick(['beside', 'right', 'own-line', 'absent'] as const),
    openings: random.chance(0.4),
    subrooms: random.chance(0.3),
    continued: random.pick([
      (name: string) => `CONTINUED - ${name}`,
      (name: string) => `CONTINUED - ${name}`,
      (name: string) => `${name} (continued)`,
      (name: string) => `${name} - Continued`,
      null,
    ]),
    roomTotal: random.pick([
      (name: string) => `Totals:  ${name}`,
      (name: string) => `Totals:  ${name}`,
      (name: string) => `Total: ${name}`,
      (name: string) => `${name} Totals`,
      (name: string) => `Subtotal ${name}`,
      (name: string) => `Room Totals: ${name}`,
      null,
    ]),
    roomTotalColumns: random.pick(['all', 'all', 'rcv'] as const),
    finalTotal: random.pick([
      (name: string) => `Line Item Totals:  ${name}`,
      (name: string) => `Line Item Totals: ${name}`,
      (name: string) => `Line Item Subtotals: ${name}`,
      null,
    ]),
    section: random.pick([
      'stars3',
      'stars2',
      'dashes',
      'bold',
      'bold-italic',
      'underlined',
      'none',
      'none',
      'none',
    ] as const),
    noteIndent: random.pick([0, 0, 10, 18, 32]),
    noteItalic: random.chance(0.3),
    noteChance: random.pick([0, 0.1, 0.2, 0.4]),
    roomNotes: random.chance(0.15),
    credits: random.chance(0.25),
    zeroPriced: random.chance(0.25),
    words: random.chance(0.25),
    percentRows: random.chance(0.1),
    minimums: random.chance(0.45),
    coverages: random.pick([1, 1, 2, 3] as const),
    letterhead: random.pick(['each', 'each', 'first', 'none'] as const),
    foot: random.pick(['program', 'program', 'of', 'dashes', 'top-number', 'page-only'] as const),
    front: random.pick(['two-right', 'two-right', 'one-right', 'one-left', 'grid', 'two-left']),
    claimLine: random.pick(['one', 'stacked'] as const),
    times: random.chance(0.3),
    rowsOnFront: random.chance(0.12),
    summary: random.pick(['behind', 'behind', 'before'] as const),
    summaryWords: random.int(0, 3),
    recaps: random.pick([
      [],
      ['room'],
      ['room', 'category'],
      ['taxes', 'room', 'category'],
      ['category'],
    ] as const),
    letter: random.chance(0.2),
    guide: random.chance(0.12),
    sketch: random.pick(['none', 'none', 'behind', 'before'] as const),
    photos: random.chance(0.2),
    legend: random.chance(0.4),
    watermark: random.pick([null, null, null, null, null, 'DRAFT', 'Copy', 'Not for Payment']),
    family: random.pick(['times', 'times', 'helvetica', 'liberation', 'courier'] as const),
    size: random.pick([7.5, 8, 8.5, 9, 9, 10, 11]),
    paper: random.pick([
      letterWide,
      letterWide,
      letterWide,
      [792, 612],
      [612, 1008],
      [595.28, 841.89],
    ] as const),
    margin: random.int(24, 58),
  };
};
