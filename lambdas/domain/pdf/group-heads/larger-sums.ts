import { boxAround, type Line, makeLine, type PageLines } from '../pages/lines.ts';

/**
 * `Good - Owens Corning Oakridge` in bold, and `$21,000.96` beside it in larger type that stands on a line of its
 * own: one head with its sum. Where `Package total   $21,000.96` closes the group, the sum stands there, with the
 * group's name. What it comes to by the month, `as low as $249.91/mo.`, is what a lender asks, and stays out.
 */
export const withLargerSumsBeside = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(isSumOfAbove))) return [...pages];
  const monthless = pages.map((page) => ({ ...page, lines: page.lines.map(withoutMonths) }));
  const all = monthless.flatMap(({ lines }) => lines);
  /** By the sums that close groups. */
  const headOf = new Map<Line, Line>();
  const closed = new Set<Line>();
  let open: { head: Line; sum: Line } | null = null;
  for (const [at, line] of all.entries()) {
    const above = all[at - 1];
    if (above !== undefined && isSumOfAbove(line, at, all)) open = { head: above, sum: line };
    else if (open !== null && CLOSING.exec(line.text)?.[1] === open.sum.text) {
      headOf.set(line, open.head);
      closed.add(open.head);
      open = null;
    }
  }
  return monthless.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at, lines) => {
      if (isSumOfAbove(line, at, lines)) return [];
      const [sum, head] = [lines[at + 1], headOf.get(line)];
      if (head !== undefined) return [named(line, head)];
      const isHead = sum !== undefined && isSumOfAbove(sum, at + 1, lines);
      return [isHead && !closed.has(line) ? joined(line, sum) : line];
    }),
  }));
};

const AMOUNT = /^\$\s?\d[\d,]*\.\d{2}$/;

/** `Total   $5.00`, `Package total: $5.00` */
const CLOSING = /^(?:\p{L}+\s+)?(?:sub)?total:?\s+(\$\s?\d[\d,]*\.\d{2})$/iu;

/** Behind a sum of the whole. */
const BY_THE_MONTH =
  /(?<=\btotal\b.*\d\.\d{2})\s+(?:[·•|,–—-]\s+)?(?:(?:or|as\s+low\s+as|from|only|for)\s+){1,2}\$\s?[\d,]+(?:\.\d{2})?\s?\/\s?mo(?:nth)?\.?$/i;

const withoutMonths = (line: Line): Line => {
  const months = BY_THE_MONTH.exec(line.text)?.[0].trim().split(/\s+/).length ?? 0;
  return months === 0 ? line : makeLine(line.page, line.words.slice(0, -months), line.ocr);
};

/** Whether a line is the sum beside the name above it, and not below: both are as high on the page, in part. */
const isSumOfAbove = (sum: Line, at: number, lines: readonly Line[]): boolean => {
  const name = AMOUNT.test(sum.text) ? lines[at - 1] : undefined;
  return (
    name?.page === sum.page &&
    !name.ocr &&
    name.bold &&
    sum.bold &&
    /\p{L}{2}/u.test(name.text) &&
    !/\d\.\d{2}\b/.test(name.text) &&
    sum.fontSize > name.fontSize * LARGER &&
    sum.box.left - name.box.right > sum.fontSize &&
    Math.min(sum.box.bottom, name.box.bottom) - Math.max(sum.box.top, name.box.top) >
      name.fontSize * BESIDE
  );
};

const joined = (head: Line, sum: Line): Line => ({
  ...makeLine(head.page, [...head.words, ...sum.words], head.ocr),
  box: { ...head.box, right: sum.box.right },
  fontSize: head.fontSize,
});

/** `Total: Good - Owens Corning Oakridge   $21,000.96` */
const named = (line: Line, head: Line): Line => {
  const label = line.words.filter(({ text }) => !/\d/.test(text) && text !== '$');
  const figures = line.words.filter((word) => !label.includes(word));
  const [first] = label;
  if (first === undefined) return line;
  const word = { ...first, text: `Total: ${head.text}`, box: boxAround(label) };
  return makeLine(line.page, [word, ...figures], line.ocr);
};

const LARGER = 1.05;
/** Font sizes that the two share in height at least. */
const BESIDE = 0.4;
