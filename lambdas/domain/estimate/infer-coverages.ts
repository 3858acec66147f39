import { formatExact, total } from '../money/money.ts';

/** The figures of a part of the estimate, or those that a coverage's printed summary gives. */
export interface CoverageFigures {
  lineItemTotal: number;
  /** Null where the summary does not print it. */
  depreciation: number | null;
}

/** Each half of the search stays at 2^13 sums. */
const MOST_PARTS = 26;
/** More ways than this to make one coverage's figures: nothing can be told from them. */
const MOST_WAYS = 16;

/**
 * Divides the parts of an estimate (its levels, or its rooms) among coverages so that the parts of
 * each come to the figures of its printed summary. Prints name the coverage of a line nowhere, but
 * the sums tell it where there is exactly one way. Returns the coverage's index for each part, or
 * null where there is no way or more than one.
 */
export const inferCoverages = (
  parts: readonly CoverageFigures[],
  coverages: readonly CoverageFigures[],
): number[] | null => {
  // A part that comes to nothing fits everywhere: it goes to the first coverage.
  const counted = parts.flatMap((part, index) => (part.lineItemTotal === 0 ? [] : [index]));
  if (counted.length === 0 || counted.length > MOST_PARTS) return null;
  const ways = divide(parts, counted, coverages, 0);
  const [way] = ways;
  if (way === undefined || ways.length > 1) return null;
  return parts.map((_part, index) => way.get(index) ?? 0);
};

type Division = ReadonlyMap<number, number>;

/** Every way, up to two, to divide what is left among the coverages from `coverage` on. */
const divide = (
  parts: readonly CoverageFigures[],
  left: readonly number[],
  coverages: readonly CoverageFigures[],
  coverage: number,
): Division[] => {
  const target = coverages[coverage];
  if (target === undefined) return left.length === 0 ? [new Map()] : [];
  if (coverage === coverages.length - 1) {
    const rest = left.flatMap((index) => parts[index] ?? []);
    return comesTo(rest, target) ? [new Map(left.map((index) => [index, coverage]))] : [];
  }
  const choices = subsetsWith(parts, left, target);
  if (choices.length > MOST_WAYS) return [new Map(), new Map()];
  const found: Division[] = [];
  for (const chosen of choices) {
    const rest = left.filter((index) => !chosen.includes(index));
    for (const division of divide(parts, rest, coverages, coverage + 1)) {
      found.push(new Map([...division, ...chosen.map((index) => [index, coverage] as const)]));
      if (found.length > 1) return found;
    }
  }
  return found;
};

const comesTo = (parts: readonly CoverageFigures[], target: CoverageFigures): boolean =>
  figuresOf(target, target).every(
    (figure, at) =>
      total(...parts.map((part) => figuresOf(part, target)[at] ?? 0)) === total(figure),
  );

/** The subsets that come to the target: every subset of one half, looked up among the other's. */
const subsetsWith = (
  parts: readonly CoverageFigures[],
  indexes: readonly number[],
  target: CoverageFigures,
): number[][] => {
  const middle = Math.floor(indexes.length / 2);
  const first = subsets(parts, indexes.slice(0, middle), target);
  const second = new Map<string, number[][]>();
  for (const subset of subsets(parts, indexes.slice(middle), target)) {
    const key = keyOf(subset.sums);
    const known = second.get(key);
    if (known) known.push(subset.indexes);
    else second.set(key, [subset.indexes]);
  }
  const found: number[][] = [];
  const wanted = figuresOf(target, target);
  for (const subset of first) {
    const missing = wanted.map((figure, at) => total(figure, -(subset.sums[at] ?? 0)));
    for (const others of second.get(keyOf(missing)) ?? []) {
      found.push([...subset.indexes, ...others]);
      if (found.length > MOST_WAYS) return found;
    }
  }
  return found;
};

interface Subset {
  indexes: number[];
  sums: number[];
}

const subsets = (
  parts: readonly CoverageFigures[],
  indexes: readonly number[],
  target: CoverageFigures,
): Subset[] => {
  let all: Subset[] = [{ indexes: [], sums: figuresOf(target, target).map(() => 0) }];
  for (const index of indexes) {
    const part = parts[index];
    if (part === undefined) continue;
    const figures = figuresOf(part, target);
    all = all.flatMap((subset) => [
      subset,
      {
        indexes: [...subset.indexes, index],
        sums: subset.sums.map((sum, at) => total(sum, figures[at] ?? 0)),
      },
    ]);
  }
  return all;
};

/** The figures that the target gives, of a part. */
const figuresOf = (part: CoverageFigures, target: CoverageFigures): number[] =>
  target.depreciation === null
    ? [part.lineItemTotal]
    : [part.lineItemTotal, part.depreciation ?? 0];

const keyOf = (figures: readonly number[]): string => figures.map(formatExact).join(' ');
