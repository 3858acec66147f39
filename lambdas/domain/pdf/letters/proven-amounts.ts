import type { Said } from './written-amounts.ts';

/** Fewer amounts come to another one by chance; more are needed where no word says that it is their sum. */
const LEAST_ROWS = 3;
const LEAST_WITHOUT_NAME = 5;
/** A letter says no more. */
const MOST_SAID = 200;

/** Which amounts of a letter are the work's: those that come to its total. */
export interface Proof {
  rows: ReadonlySet<Said>;
  /** Sums of some of the rows, as a letter names them below a room. */
  sums: ReadonlySet<Said>;
  /** Sums of the rows by their kind, which say all of them once more. */
  kinds: ReadonlySet<Said>;
  /** Tax and the like, counted by the total. */
  added: ReadonlySet<Said>;
  /** Null where a letter names none, and the form of its points proves them. */
  total: Said | null;
}

/** Which of a block's amounts is its price. */
type Choice = (said: readonly Said[]) => readonly Said[];

const CHOICES: readonly Choice[] = [
  (said) => said.slice(-1),
  (said) => said,
  (said) => said.slice(0, 1),
  (said) => (said.length > 1 ? said.filter((one) => one !== said.at(-1)) : said),
  (said) => said.filter(({ endsClause }) => endsClause),
];

/**
 * The amounts that come to one that stands behind them or, where none does, to one that names their sum before them. They are
 * told by where they stand in their blocks: the last of each, all, or the first. The largest amount that is proven so is the
 * total. Null where none is.
 */
export const proveAmounts = (said: readonly Said[]): Proof | null => {
  if (said.length > MOST_SAID) return null;
  const byBlock = Map.groupBy(said, ({ block }) => block);
  const readings = [true, false].flatMap((withoutOffers) =>
    CHOICES.map((choose): Reading => {
      const chosen = new Set([...byBlock.values()].flatMap((own) => choose(own)));
      return { chosen, withoutOffers };
    }),
  );
  const totals = said
    .map((total, at) => ({ total, before: said.slice(0, at), behind: said.slice(at + 1) }))
    .filter(({ total }) => total.cents > 0)
    .sort((one, other) => other.total.cents - one.total.cents);
  for (const { total, before } of totals)
    for (const reading of readings) {
      const proof = before.length < LEAST_ROWS ? null : proofAbove(total, before, reading);
      if (proof !== null) return proof;
    }
  for (const { total, behind } of totals)
    for (const reading of total.namesSum ? readings : []) {
      const proof = proofBelow(total, behind, reading);
      if (proof !== null) return proof;
    }
  return null;
};

interface Reading {
  /** Those that may be prices, by where they stand in their blocks. */
  chosen: ReadonlySet<Said>;
  withoutOffers: boolean;
}

/** The last of the amounts before a total that come to it. */
const proofAbove = (total: Said, before: readonly Said[], reading: Reading): Proof | null => {
  const { rows: read, sums, kinds, added: rated } = weigh(total, before, reading);
  const rows = new Set<Said>();
  const added = new Set<Said>();
  let whole = 0;
  for (const one of read.toReversed()) {
    whole += one.cents;
    (one.isAdded || rated.has(one) ? added : rows).add(one);
    if (whole !== total.cents) continue;
    const least = total.namesSum ? LEAST_ROWS : LEAST_WITHOUT_NAME;
    if (rows.size < least) return null;
    return { rows, sums: new Set(sums), kinds: new Set(kinds), added, total };
  }
  return null;
};

/** `The whole job is $2,310.00, and this is what is in it:`: the first of the amounts behind it that come to it. */
const proofBelow = (total: Said, behind: readonly Said[], reading: Reading): Proof | null => {
  const { rows: read, sums, kinds, added, isWhole } = weigh(total, behind, reading, true);
  const rows = new Set(read.filter((one) => !one.isAdded && !added.has(one)));
  if (!isWhole || rows.size < LEAST_ROWS) return null;
  const others = new Set(read.filter((one) => !rows.has(one)));
  return { rows, sums: new Set(sums), kinds: new Set(kinds), added: others, total };
};

interface Weighed {
  rows: Said[];
  sums: Said[];
  kinds: Said[];
  /** What is a percentage of all, and what stands beside it. */
  added: Set<Said>;
  /** Whether they were weighed up to the total only. */
  isWhole: boolean;
}

/** What amounts are of a total: its rows, the sums of some of them, and what is a percentage of them all. */
const weigh = (
  total: Said,
  amounts: readonly Said[],
  { chosen, withoutOffers }: Reading,
  untilWhole = false,
): Weighed => {
  const rows: Said[] = [];
  const sums: Said[] = [];
  const kinds: Said[] = [];
  const added = new Set<Said>();
  let group: Said[] = [];
  /** Rows above the last sum, where that is the sum of all of them. */
  let summed = 0;
  let isWhole = false;
  for (const one of amounts) {
    if (one.block === total.block || !chosen.has(one)) continue;
    if (one.headsItsRows === true || (withoutOffers && one.isOffered)) continue;
    const byKind = sumsByKind(one, rows);
    if (byKind > 0) {
      kinds.push(...rows.splice(-byKind));
      group = [...rows];
    }
    const ofAll = isSumOf(one, rows);
    if (ofAll || isSumOf(one, group.toReversed())) {
      sums.push(one);
      group = [];
      summed = ofAll ? rows.length : 0;
    } else if (!one.isTotal && !one.isPayment) {
      // `Builder's overhead and profit, 18%` right below the sum of the work
      if (summed > 0 && one.hasRate) added.add(one);
      rows.push(one);
      group.push(one);
    }
    isWhole = untilWhole && sumOf(rows) === total.cents;
    if (isWhole) break;
  }
  const below = summed > 0 ? rows.slice(summed) : [];
  // `City permit, at cost` beside overhead and profit is added to the sum as they are.
  if (below.some((one) => one.isAdded || added.has(one))) for (const one of below) added.add(one);
  return { rows, sums, kinds, added, isWhole };
};

const sumOf = (amounts: readonly Said[]): number =>
  amounts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * How many of the last rows are sums of the others by their kind: `Parts`, `Labor`, `Permit` that come to what all rows above
 * them come to, and so does the named sum below them. None for most.
 */
const sumsByKind = ({ cents, namesSum, isTotal }: Said, rows: readonly Said[]): number => {
  if (!namesSum && !isTotal) return 0;
  let kinds = 0;
  let whole = 0;
  while (kinds < rows.length && whole < cents) {
    kinds += 1;
    whole += rows.at(-kinds)?.cents ?? 0;
  }
  const others = rows.slice(0, rows.length - kinds);
  const isWhole = whole === cents && sumOf(others) === cents;
  return isWhole && kinds > 1 && others.length > kinds ? kinds : 0;
};

/**
 * Whether an amount is the sum of the first so many of others. What nothing names is one of all of them alone: round amounts
 * come to each other by chance.
 */
const isSumOf = ({ cents, namesSum, isTotal, isAlone }: Said, others: readonly Said[]): boolean => {
  const isNamed = namesSum || isAlone;
  const least = isTotal ? 1 : isNamed ? 2 : LEAST_ROWS;
  let whole = 0;
  return others.some((other, at) => {
    whole += other.cents;
    const isEnough = at + 1 >= least && (isNamed || at === others.length - 1);
    return isEnough && whole === cents;
  });
};
