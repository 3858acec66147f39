import type { Line, PageLines } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { itemStartOf, startItemAt } from '../row-lines/item-start.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `A1.`, `S41.`, `C-2.` before what is done: one or two letters, and the place in their part. */
const LETTERED = /^([A-Z]{1,2}-?\d{1,3})[.)]\s+(?=.*\p{L}{3})/u;

/** A description has so many lines at most above its figures. */
const MOST_LINES = 2;

/**
 * `S41. Closet - allowance withdrawn` over `1.00 EA   0.00   0.00`: where no column holds descriptions and quantities
 * stand first, a line with such a number right above a quantity is what a row says. Its figures may stand right below
 * the heads of the next page. Such lines begin an item from now on.
 */
export const markLetteredNumbers = (pages: readonly PageLines[]): void => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => LETTERED.test(text)))) return;
  const tables = pages.flatMap(countedTables);
  for (const [at, lines] of tables.entries())
    for (const [index, line] of lines.entries()) {
      const number = LETTERED.exec(line.text)?.[1];
      if (number === undefined || itemStartOf(line) !== null) continue;
      const rest = lines.slice(index + 1);
      if (hasFiguresBelow(rest.length > 0 ? rest : (tables[at + 1] ?? [])))
        startItemAt(line, number);
    }
};

/** What stands below heads of a page that begin with quantities and have none for descriptions. */
const countedTables = ({ lines }: PageLines): Line[][] => {
  const tables: Line[][] = [];
  let open: Line[] | undefined;
  let from = 0;
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    const header = headerRowAt(lines, index);
    if (header === null) {
      if (!isPageFurniture(line.text)) open?.push(line);
      continue;
    }
    from = index + header.lines.length;
    open = isCountedFirst(header) ? [] : undefined;
    if (open !== undefined) tables.push(open);
  }
  return tables;
};

const isCountedFirst = ({ headings }: HeaderRow): boolean => {
  const [first] = headings.toSorted((a, b) => a.left - b.left);
  return first?.kind === 'quantity' && headings.every(({ kind }) => kind !== 'description');
};

/** Whether a quantity with its unit begins one of the next lines, and no other row stands between. */
const hasFiguresBelow = (lines: readonly Line[]): boolean => {
  const below = lines.slice(0, MOST_LINES);
  const at = below.findIndex(beginsWithQuantity);
  return (
    at >= 0 &&
    below.slice(0, at).every((line) => itemStartOf(line) === null && !LETTERED.test(line.text))
  );
};

const beginsWithQuantity = ({ words }: Line): boolean => {
  const [quantity] = tokensOf(words);
  return quantity?.kind === 'quantity' && quantity.unit !== null;
};
