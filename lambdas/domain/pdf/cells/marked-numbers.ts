import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { hasFigures } from '../tokens/tokens.ts';

const MAY_BE_MARKED =
  /^(?:\p{Lu}{1,3}|\p{Lu}\d|[+−–Δ#§>»-])\s+\d{1,4}(?:[.)]\s+\S|\s+(?=\S.*\p{L}{3}))/u;
const FEWEST = 3;

/**
 * Supplements mark what has changed since the last one in a margin of its own, `C   13. 1/2" drywall`,
 * `S1   13   Drip edge`, and explain the letters elsewhere. Where the numbers run on through marked lines, the marks are no part
 * of the rows' words.
 */
export const withNumbersUnmarked = (pages: readonly PageLines[]): PageLines[] => {
  const unmarked = new Map<Line, Line>();
  let before: number | null = null;
  for (const { lines } of pages)
    for (const line of lines) {
      const own = MAY_BE_MARKED.test(line.text)
        ? makeLine(line.page, line.words.slice(1), line.ocr)
        : line;
      const number = itemStartOf(own)?.number ?? bareNumberOf(own);
      if (number === null) continue;
      const follows = Number(number) === (before ?? 0) + 1;
      if (own !== line && follows) unmarked.set(line, own);
      if (own === line || follows) before = Number.parseInt(number, 10);
    }
  if (unmarked.size < FEWEST) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => unmarked.get(line) ?? line),
  }));
};

/** `13   Drip edge   318.25 LF   3.40   ...`: programs number their rows without a point, too. */
const bareNumberOf = (line: Line): string | null => {
  const number = /^(\d{1,4})\s+(?=\S.*\p{L}{3})/u.exec(line.text)?.[1];
  return number !== undefined && hasFigures(line) ? number : null;
};
