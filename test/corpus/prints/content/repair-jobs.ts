import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Random } from '../../random.ts';

export type JobTrade =
  | 'demolition'
  | 'drywall'
  | 'paint'
  | 'flooring'
  | 'carpentry'
  | 'cabinets'
  | 'insulation'
  | 'electrical'
  | 'plumbing'
  | 'roofing'
  | 'siding'
  | 'masonry'
  | 'general';

/** What is done, to what, by which unit, at a price between two amounts. */
export interface Job {
  trade: JobTrade;
  /** A replacement prints a verb of the look before the thing; the others are complete. */
  verb: 'replace' | 'none';
  text: string;
  unit: string;
  low: number;
  high: number;
}

const job = (
  trade: JobTrade,
  verb: Job['verb'],
  text: string,
  unit: string,
  low: number,
  high: number,
): Job => ({ trade, verb, text, unit, low, high });

/** Repairs in the words of people who do not price by the common platform's list. */
export const jobs: readonly Job[] = [
  job('demolition', 'none', 'Haul off wet carpet and pad', 'SF', 0.4, 1.1),
  job('demolition', 'none', 'Gut lower 24 in. of walls', 'LF', 3, 6),
  job('demolition', 'none', 'Disconnect and set aside range', 'EA', 35, 90),
  job('demolition', 'none', 'Bag and carry out debris', 'HR', 42, 68),
  job('drywall', 'replace', '1/2 in. gypsum board, hung, taped and floated', 'SF', 2, 4.5),
  job('drywall', 'replace', '5/8 in. fire-code board at ceiling', 'SF', 2.4, 5),
  job('drywall', 'none', 'Blend knockdown texture to match', 'SF', 0.7, 1.6),
  job('drywall', 'replace', 'Corner bead, metal', 'LF', 2, 4),
  job('paint', 'none', 'Seal and two finish coats, walls and lid', 'SF', 0.9, 2.2),
  job('paint', 'none', 'Stain-block primer over smoke residue', 'SF', 0.5, 1.1),
  job('paint', 'none', 'Enamel base and casings', 'LF', 1, 2.6),
  job('paint', 'none', 'Refinish door slab, both faces', 'EA', 45, 110),
  job('flooring', 'replace', 'Luxury vinyl plank, click-lock', 'SF', 4, 8.5),
  job('flooring', 'replace', 'Broadloom carpet, 32 oz., with 8 lb. pad', 'SY', 24, 52),
  job('flooring', 'replace', 'Porcelain floor tile 12x24 thinset', 'SF', 9, 18),
  job('flooring', 'none', 'Sand and finish oak strip (3 coats)', 'SF', 3.5, 6.5),
  job('flooring', 'none', 'Level subfloor, self-leveling compound', 'SF', 2, 4),
  job('carpentry', 'replace', 'Colonial base 3-1/4 in. MDF', 'LF', 3, 6),
  job('carpentry', 'replace', 'Six-panel hollow door unit 2/8 x 6/8', 'EA', 210, 390),
  job('carpentry', 'replace', 'Closet bifold pair 4/0', 'EA', 160, 310),
  job('carpentry', 'none', 'Sister floor joist 2x10, up to 8 ft.', 'EA', 85, 190),
  job('cabinets', 'replace', 'Base cabinet run, stock grade', 'LF', 180, 360),
  job('cabinets', 'replace', 'Laminate top w/ 4 in. splash', 'LF', 42, 90),
  job('cabinets', 'none', 'Set existing vanity on new plinth', 'EA', 120, 260),
  job('insulation', 'replace', 'R-13 kraft batt', 'SF', 0.8, 1.7),
  job('insulation', 'none', 'Blow R-38 cellulose in attic', 'SF', 1.1, 2.4),
  job('electrical', 'replace', 'Duplex outlet, 15 amp', 'EA', 22, 48),
  job('electrical', 'replace', 'Surface light, 2-lamp', 'EA', 85, 190),
  job('electrical', 'none', 'Megger test of branch circuits', 'EA', 60, 150),
  job('plumbing', 'replace', 'Lavatory faucet, single lever', 'EA', 140, 310),
  job('plumbing', 'none', 'Pull and reset water closet, new wax seal', 'EA', 150, 280),
  job('plumbing', 'replace', '40 gal. gas water heater', 'EA', 1100, 1900),
  job('roofing', 'replace', 'Architectural shingle, 30 yr.', 'SQ', 310, 540),
  job('roofing', 'none', 'Dry-in with 30 lb. felt', 'SQ', 28, 62),
  job('roofing', 'replace', 'Pipe boot 1-1/2 to 3 in.', 'EA', 38, 85),
  job('roofing', 'replace', 'Step flashing, galvanized', 'LF', 6, 13),
  job('roofing', 'none', 'Eave starter and ridge cap', 'LF', 3, 8),
  job('siding', 'replace', 'Fiber-cement lap siding, 7 in. exposure', 'SF', 6, 12),
  job('siding', 'replace', 'Vented soffit panel', 'SF', 5, 9),
  job('siding', 'replace', 'Seamless gutter, 5 in. K-style', 'LF', 7, 14),
  job('masonry', 'none', 'Tuck-point chimney above roof line', 'SF', 14, 29),
  job('general', 'none', 'Dust wall with zipper', 'EA', 70, 160),
  job('general', 'none', 'Dumpster, 20 cu. yd., one pull', 'EA', 480, 760),
  job('general', 'none', 'Content manipulation, average room', 'EA', 60, 140),
  job('general', 'none', 'Final broom clean', 'SF', 0.2, 0.5),
];

export interface JobLine {
  job: Job;
  quantity: number;
  unitPrice: number;
  amount: number;
}

export interface JobPlace {
  name: string;
  lines: JobLine[];
  amount: number;
}

const quantityOf = (random: Random, unit: string): number => {
  if (unit === 'EA') return random.int(1, 4);
  if (unit === 'HR') return random.int(2, 32) / 2;
  if (unit === 'SQ') return toAmount(random.between(4, 38).toFixed(2));
  if (unit === 'SY') return toAmount(random.between(8, 90).toFixed(2));
  if (unit === 'LF') return toAmount(random.between(8, 190).toFixed(2));
  return toAmount(random.between(40, 1400).toFixed(random.chance(0.5) ? 0 : 2));
};

export const priceJob = (random: Random, one: Job): JobLine => {
  const quantity = quantityOf(random, one.unit);
  const unitPrice = toAmount(random.between(one.low, one.high).toFixed(2));
  return { job: one, quantity, unitPrice, amount: toAmount(lineAmount(quantity, unitPrice)) };
};

/** Lines over places, the trades that each place may have. */
export const placeJobs = (
  random: Random,
  lines: number,
  places: readonly { name: string; trades: readonly JobTrade[] }[],
): JobPlace[] => {
  const used = places.slice(0, Math.max(1, Math.min(places.length, Math.ceil(lines / 4))));
  return used.map(({ name, trades }, index) => {
    const share = Math.floor(lines / used.length) + (index < lines % used.length ? 1 : 0);
    const pool = jobs.filter(({ trade }) => trades.includes(trade));
    const drawn = random.sample(pool, pool.length);
    const own = Array.from({ length: share }, (_, at) => {
      const one = drawn[at % drawn.length];
      if (one === undefined) throw new Error('A place has a trade.');
      return priceJob(random, one);
    });
    return { name, lines: own, amount: addAmounts(own.map(({ amount }) => amount)) };
  });
};

export const addAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((left, right) => toAmount((left + right).toFixed(2)), 0);

/** A share of an amount to the cent. */
export const percentOf = (amount: number, percent: number): number =>
  toAmount(((amount * percent) / 100).toFixed(4));

export const insideTrades: readonly JobTrade[] = [
  'demolition',
  'drywall',
  'paint',
  'flooring',
  'carpentry',
  'insulation',
  'electrical',
];
