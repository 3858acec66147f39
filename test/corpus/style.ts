import type { FamilyName } from './drawing/typeface.ts';
import type { Random } from './random.ts';

/** How the text of a row reaches the page's content stream. */
export type Emission =
  | 'cell'
  | 'word'
  | 'fragment'
  | 'columns'
  | 'character-grid'
  | 'adjusted-line';

/** How a document looks, whatever stands in it. Lengths are points. */
export interface Style {
  width: number;
  height: number;
  marginLeft: number;
  marginRight: number;
  marginTop: number;
  marginBottom: number;
  family: FamilyName;
  size: number;
  /** Line distance as a multiple of the font size. */
  leading: number;
  /** Space below an item, as a multiple of the font size. */
  itemGap: number;
  emission: Emission;
  headAlign: 'edge' | 'center';
  headRule: 'below' | 'both' | 'shaded';
  wrap: 'below' | 'above';
  /** Points by which wrapped lines and notes are indented. */
  hang: number;
  noteIndent: number;
  /** Between quantity and unit: `1.00 EA` or `1.00EA`. */
  fusedUnit: boolean;
  afterNumber: string;
  letterhead: 'logo' | 'plain' | 'carrier' | 'carrier-block' | 'none';
  bareNumberFirst: boolean;
  footer: boolean;
  roomHead: 'left' | 'center' | 'thumbnail';
  continued: boolean;
  sectionHead: 'stars2' | 'stars3' | 'dashes' | 'bold-italic';
  changeMarkGap: boolean;
  watermark: {
    text: string;
    angle: number;
    size: number;
    gray: number;
    perGlyph: boolean;
    under: boolean;
  } | null;
  /** Chance that an item is split over two pages instead of moved to the next. */
  splitItems: number;
  columnGap: number;
  paidWhenIncurredAmounts: 'blank' | 'zero' | 'full';
  /** Other words for the table's heads, as carriers' forms have them. */
  headWords: Readonly<Record<string, string>>;
  /** Bold that the producer fakes: the regular face drawn twice, a little apart. */
  fakeBold: boolean;
  /** How pages lie in the file: as drawn, off the origin, or sideways in a form with a rotation. */
  pageBox: 'plain' | 'offset' | 'rotated';
  /** A sentence above the footer of every page. */
  disclaimer: string | null;
  /** What the marks on the depreciation mean, below the last line. */
  legend: boolean;
  /** `Height: 8'` or the three measures, as older versions print them. */
  roomSize: 'height' | 'LxWxH';
  /** `8%` and `76.67%` or always two decimals. */
  shortPercent: boolean;
  zeroDepreciation: '(0.00)' | '0.00' | '<0.00>';
  /** A room's head may end a page, and its table begin the next. */
  orphanHeads: boolean;
  /** Wording of the summary: the program's own or a carrier's. */
  summaryWords: 'program' | 'carrier';
  coveragePrefix: boolean;
  /** What coverages come to, below the last line and in the recap by room. */
  coverageTable: boolean;
  insuredLabel: 'Insured:' | 'Client:';
  /** Quantities of five digits are cut off behind the point: `12,705. SF`. */
  cutQuantities: boolean;
  /** A rough draft's codes under heads of their own, or as running text. */
  codeColumns: boolean;
}

/** `held-out` draws from values that no `tuning` document has, besides the common ones. */
export type Suite = 'tuning' | 'held-out';

const letter = [612, 792] as const;
const paper = {
  tuning: [letter, letter, letter, [595.28, 841.89]],
  'held-out': [letter, letter, [612, 1008], [792, 612], [595.28, 841.89]],
} as const;

const families: Record<Suite, readonly FamilyName[]> = {
  tuning: ['times', 'times', 'helvetica', 'liberation'],
  'held-out': ['times', 'helvetica', 'liberation', 'courier'],
};

const emissions: Record<Suite, readonly Emission[]> = {
  tuning: ['cell', 'cell', 'word', 'columns'],
  'held-out': ['cell', 'word', 'fragment', 'adjusted-line', 'columns'],
};

const watermarks: Record<Suite, readonly string[]> = {
  tuning: ['Sample', 'DRAFT', 'COPY'],
  'held-out': ['Preliminary', 'NOT FOR PAYMENT', 'Confidential', 'VOID'],
};

const sectionHeads: Record<Suite, readonly Style['sectionHead'][]> = {
  tuning: ['stars2', 'stars3', 'bold-italic'],
  'held-out': ['stars2', 'dashes', 'bold-italic', 'stars3'],
};

const disclaimers: Record<Suite, readonly string[]> = {
  tuning: [
    'All amounts payable are subject to the terms, conditions and limits of your policy.',
    'This is not an authorization to repair.',
  ],
  'held-out': [
    'Please read your policy for the 180 days in which replacement cost benefits must be claimed.',
    'Printed from claim file; prices as of the date shown. Call (555) 555-0100 with questions.',
    'Neither an adjuster nor an appraiser may authorize work; 2 estimates may be required.',
  ],
};

const headWords: Record<Suite, readonly Style['headWords'][]> = {
  tuning: [{}],
  'held-out': [
    {},
    {},
    {},
    { QUANTITY: 'QTY', 'DEPREC.': 'DEPREC' },
    { 'UNIT PRICE': 'UNIT COST', 'AGE/LIFE': 'AGE / LIFE' },
    { 'DEPREC.': 'DEPRECIATION', 'DEP %': 'DEP%' },
    { QUANTITY: 'Quantity', 'UNIT PRICE': 'Unit Price', TAX: 'Tax', DESCRIPTION: 'Description' },
  ],
};

/** A look for one document. */
export const makeStyle = (random: Random, suite: Suite): Style => {
  const [width, height] = random.pick<readonly [number, number]>(paper[suite]);
  const heldOut = suite === 'held-out';
  const family = random.pick(families[suite]);
  const grid = family === 'courier' && random.chance(0.6);
  const marginLeft = random.between(24, 60);
  return {
    width,
    height,
    marginLeft,
    marginRight: random.between(24, 60),
    marginTop: random.between(30, 60),
    marginBottom: random.between(40, 70),
    family,
    size:
      family === 'courier'
        ? random.pick([7, 7.5, 8])
        : random.pick(heldOut ? [7, 7.5, 8, 9, 9, 10, 11] : [8, 9, 9, 10]),
    leading: random.between(1.08, 1.35),
    itemGap: random.between(0.15, 0.6),
    emission: grid ? 'character-grid' : random.pick(emissions[suite]),
    headAlign: random.chance(heldOut ? 0.3 : 0.15) ? 'center' : 'edge',
    headRule: random.pick(['below', 'both', 'shaded']),
    wrap: random.chance(heldOut ? 0.25 : 0.15) ? 'above' : 'below',
    hang: random.pick([0, 0, 0, random.between(8, 18)]),
    noteIndent: random.pick([0, 0, random.between(6, 20)]),
    fusedUnit: random.chance(0.15),
    afterNumber: random.pick(['  ', '  ', ' ', '   ']),
    letterhead: random.pick(['logo', 'plain', 'carrier', 'carrier-block', 'none']),
    bareNumberFirst: random.chance(0.4),
    footer: random.chance(0.85),
    roomHead: random.pick(['left', 'center', 'thumbnail']),
    continued: random.chance(0.85),
    sectionHead: random.pick(sectionHeads[suite]),
    changeMarkGap: random.chance(0.5),
    watermark: random.chance(0.22)
      ? {
          text: random.pick(watermarks[suite]),
          angle: random.between(30, 60),
          size: random.between(60, 130),
          gray: random.between(0.6, 0.85),
          perGlyph: random.chance(0.4),
          under: random.chance(0.5),
        }
      : null,
    splitItems: random.pick([0, 0.3, 1]),
    columnGap: random.between(7, 20),
    paidWhenIncurredAmounts: random.pick(['blank', 'zero', 'full']),
    headWords: random.pick(headWords[suite]),
    fakeBold: random.chance(heldOut ? 0.12 : 0.06),
    pageBox: random.pick([
      'plain',
      'plain',
      'plain',
      'plain',
      'plain',
      'plain',
      'plain',
      'plain',
      'offset',
      'rotated',
    ]),
    disclaimer: random.chance(0.2) ? random.pick(disclaimers[suite]) : null,
    legend: random.chance(0.3),
    cutQuantities: heldOut && random.chance(0.3),
    shortPercent: random.chance(0.4),
    zeroDepreciation: random.pick(['(0.00)', '(0.00)', '(0.00)', '0.00', '<0.00>']),
    orphanHeads: random.chance(0.25),
    summaryWords: random.chance(heldOut ? 0.35 : 0.2) ? 'carrier' : 'program',
    coveragePrefix: random.chance(0.15),
    coverageTable: random.chance(0.35),
    insuredLabel: random.chance(0.15) ? 'Client:' : 'Insured:',
    roomSize: random.chance(heldOut ? 0.25 : 0.1) ? 'LxWxH' : 'height',
    codeColumns: random.chance(0.4),
  };
};
