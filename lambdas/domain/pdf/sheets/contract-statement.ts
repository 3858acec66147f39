import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { endsInAmount } from '../sums/total-labels.ts';

const CONTRACT = String.raw`\(?contract\s+(?:sum|price|amount)\)?`;

/** What the contract was before the change order, and becomes by it. */
const OF_CONTRACT = new RegExp(
  String.raw`^(?:the\s+)?(?:original\s+${CONTRACT}|net\s+change\s+by\s+previous|net\s+of\s+previous\s+change\s+orders|${CONTRACT}\s+(?:prior|including\s+this)|new\s+${CONTRACT})`,
  'i',
);

/** What the change order itself comes to. */
const OF_ORDER = new RegExp(
  String.raw`^(?:the\s+)?(?:(?:(?:net\s+)?amount\s+of\s+)?this\s+change\s+order|${CONTRACT}\s+(?:will|would|shall|is)\s+(?:be\s+)?(?:changed|increased|decreased)\s+by\s+this)`,
  'i',
);

/** Of the four; one alone may be the name of a row. */
const LEAST = 3;

/**
 * Change orders state below their rows what the contract was, what it becomes and, between, what the order comes to:
 * `Amount of this Change Order   $3,900.50`. That alone is the sum of the rows, and the others are none of them.
 */
export const withContractStatementApart = (pages: readonly PageLines[]): PageLines[] => {
  const stated = new Set(
    pages.flatMap(({ lines }) =>
      lines.filter(({ text }) => OF_CONTRACT.test(text) && endsInAmount(text)),
    ),
  );
  if (stated.size < LEAST) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      if (stated.has(line)) return [];
      return OF_ORDER.test(line.text) && endsInAmount(line.text) ? [asTotal(line)] : [line];
    }),
  }));
};

const asTotal = (line: Line): Line => {
  const [first] = line.words;
  const amount = line.words.slice(line.words.at(-2)?.text === '$' ? -2 : -1);
  return first === undefined
    ? line
    : makeLine(line.page, [{ ...first, text: 'TOTAL' }, ...amount], line.ocr);
};
