import { normalizeName } from '../../estimate/normalize-name.ts';
import { nameWords } from '../group-heads/names-beside-sums.ts';
import { lastAmountOf, rowsThatComeTo } from '../group-heads/rows-above.ts';
import { type Line, textOf } from '../pages/lines.ts';
import { endsInAmount, totalLabel } from '../sums/total-labels.ts';

/**
 * `Gold leaf, size   39.80` behind the last row with a quantity and a price: amounts alone that come to a total with rows
 * above them, or to a sum that bears the name which they stand below, `Carting   355.00`, are rows of their group and
 * none of the sums at the foot.
 */
export const rowsOfGroups = (
  lines: readonly Line[],
  tableRows: ReadonlySet<Line>,
): ReadonlySet<Line> => {
  const last = lines.findLastIndex((line) => tableRows.has(line));
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    if (at <= last || lastAmountOf(line) === undefined) continue;
    const isTotal = totalLabel(line.text) !== null;
    const name = isTotal ? -1 : nameAbove(line, lines.slice(last + 1, at));
    if (!isTotal && name < 0) continue;
    const rows = rowsThatComeTo(line, lines, () => false);
    const areBelowName = (): boolean =>
      name >= 0 && rows.every((row) => lines.indexOf(row) > last + 1 + name);
    if (rows.some((row) => tableRows.has(row)) || areBelowName())
      for (const row of rows) found.add(row);
  }
  return found;
};

/** Which of the lines is the name that a sum bears, and no more; -1 where none is. */
const nameAbove = (sum: Line, lines: readonly Line[]): number => {
  const name = normalizeName(textOf(nameWords(sum)));
  return lines.findLastIndex(({ text }) => !endsInAmount(text) && normalizeName(text) === name);
};
