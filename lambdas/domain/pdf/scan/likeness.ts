/** Letters, digits and marks that OCR takes for one another, each group once. */
const ALIKE: readonly string[] = [
  '0OoQDCc@¢e',
  "1lI|!iJjtT/'][7r",
  '2Zz7',
  '3B8E',
  '4A',
  '5Ss$8',
  '6Gb',
  '8B&S3$',
  '9gqa',
  'uvyVYU',
  'nhrm',
  'fFtPr',
  'HNMKRWw',
  'aeocd',
  'EFLPRB',
  // A line through a row takes the middle stroke of an F.
  'FTI1',
  ".,:;'`",
  'wWvV',
  'xX%',
  '0689',
  '3589',
  '147',
  '23',
  '49',
];

const alike = new Set(
  ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => `${a}${b}`))),
);

/** Whether OCR takes one glyph for the other. */
export const looksAlike = (a: string, b: string): boolean => alike.has(`${a}${b}`);

const replaceCost = (a: string, b: string): number =>
  a === b ? 0 : a.toLowerCase() === b.toLowerCase() ? 0.3 : alike.has(`${a}${b}`) ? 0.5 : 1;

/** What it takes to misread `print` as `read`: 1 for each letter, less where the two look alike. */
export const misreadingCost = (read: string, print: string): number => {
  let before = Array.from({ length: print.length + 1 }, (_, index) => index);
  for (const [row, a] of [...read].entries()) {
    const costs = [row + 1];
    for (const [column, b] of [...print].entries()) {
      costs.push(
        Math.min(
          (before[column] ?? 0) + replaceCost(a, b),
          (before[column + 1] ?? 0) + 1,
          (costs[column] ?? 0) + 1,
        ),
      );
    }
    before = costs;
  }
  return before[print.length] ?? 0;
};

/** By so much less a misreading must cost than the next to be the only one. */
const CLEARLY = 0.35;

/**
 * The one candidate that a reading most likely stands for, or null: `most` bounds the cost per
 * letter, and the runner-up must be clearly less likely.
 */
export const likeliest = (
  read: string,
  candidates: Iterable<string>,
  most: number,
): string | null => {
  const costs = [...new Set(candidates)]
    .filter(
      (candidate) => Math.abs(candidate.length - read.length) <= Math.max(2, read.length * most),
    )
    .map((candidate) => ({ candidate, cost: misreadingCost(read, candidate) }))
    .sort((a, b) => a.cost - b.cost);
  const [best, second] = costs;
  if (best === undefined) return null;
  if (best.cost > most * Math.max(read.length, best.candidate.length)) return null;
  return second !== undefined && second.cost - best.cost < CLEARLY ? null : best.candidate;
};
