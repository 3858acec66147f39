import { tokensOf } from './figures.ts';
import { headerRowAt } from './header-row.ts';
import { itemStartOf, startItemAt } from './item-start.ts';
import type { Line, PageLines } from './lines.ts';

/** Fewer rows say nothing: any two descriptions may begin with 1 and 2. */
const ENOUGH = 3;

const BARE_NUMBER = /^([1-9]\d{0,3})\s+(?![-–—.:])(?=.*\p{L}{3})/u;

const hasFigures = (line: Line | undefined): boolean =>
  line !== undefined &&
  tokensOf(line.words).filter((token) => token.kind === 'amount' || token.kind === 'quantity')
    .length >= 2;

/**
 * Some programs number their rows without a point: `14 Seamless gutter`. Lines that begin with a
 * number are rows where these numbers rise by one through the document, each on a line of figures
 * or right above one, and no column is headed as the numbers'. Such lines begin an item from now on.
 */
export const markBareNumbers = (pages: readonly PageLines[]): void => {
  const found: { line: Line; number: number }[] = [];
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      const header = headerRowAt(lines, index);
      if (header?.headings.some((heading) => heading.kind === 'itemNumber')) return;
      const number = BARE_NUMBER.exec(line.text)?.[1];
      if (number === undefined || itemStartOf(line) !== null) continue;
      const [next, afterNext] = lines.slice(index + 1, index + 3);
      if (hasFigures(line) || hasFigures(next) || hasFigures(afterNext))
        found.push({ line, number: Number(number) });
    }
  let expected = 1;
  const rows = found.filter(({ number }) => {
    if (number !== expected) return false;
    expected += 1;
    return true;
  });
  if (rows.length < ENOUGH || rows.length < found.length * 0.8) return;
  for (const { line } of rows) startItemAt(line);
};
