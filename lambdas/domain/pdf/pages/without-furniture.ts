import { normalizeName } from '../../estimate/normalize-name.ts';
import { namesSaid } from '../rooms/known-names.ts';
import { isDimensions } from '../rooms/measures.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { hasAmounts, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { isScopeHead } from '../tables/scope-sheets.ts';
import { mayStack } from '../tables/stacked-headings.ts';
import { furnitureOf } from './furniture.ts';
import type { Line, PageLines } from './lines.ts';
import { isSummaryTitle } from './page-titles.ts';

/** The pages without what a program prints on every one of them; names and tables stay. */
export const withoutFurniture = (pages: readonly PageLines[]): PageLines[] => {
  const tableLines = new Set<Line>();
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, index);
      if (header !== null) {
        for (const one of header.lines) tableLines.add(one);
        // A group's name and its sums, above the table.
        const above = page.lines[index - 1];
        if (above !== undefined && hasAmounts(above)) tableLines.add(above);
      } else if (itemStartOf(line) !== null || totalLabel(line.text) !== null) tableLines.add(line);
      else if (mayStack(line) && isScopeHead(line)) tableLines.add(line);
      // Rows of tables without numbers: what stands between them is their words.
      else if (isSummaryTitle(line.text) || (hasAmounts(line) && !isDimensions(line.text)))
        tableLines.add(line);
    }
  // A level heads its rooms and its sketch page alike; only the estimate's own name is furniture.
  const names = namesSaid(pages);
  const furniture = furnitureOf(
    pages,
    (line) => tableLines.has(line),
    ({ text }) => names.has(normalizeName(text)) || CALLED_ROOM.test(text),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !furniture.has(line)),
  }));
};

/** A room of several pages may be the title of each. */
const CALLED_ROOM = /^room: \p{Lu}/iu;
