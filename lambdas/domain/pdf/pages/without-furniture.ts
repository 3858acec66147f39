import { normalizeName } from '../../estimate/normalize-name.ts';
import { namesSaid } from '../rooms/known-names.ts';
import { isDimensions } from '../rooms/measures.ts';
import { isKindOfCost } from '../rooms/names-above-tables.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { hasAmounts, totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import { isScopeHead } from '../tables/scope-sheets.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { mayStack } from '../tables/stacked-headings.ts';
import type { TokenKind } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { furnitureOf } from './furniture.ts';
import type { Line, PageLines } from './lines.ts';
import { isSummaryTitle, saysItGoesOn } from './page-titles.ts';

/** The pages without what a program prints on every one of them; names and tables stay. */
export const withoutFurniture = (pages: readonly PageLines[]): PageLines[] => {
  const tableLines = new Set<Line>();
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, index);
      if (header !== null) {
        for (const one of header.lines) tableLines.add(one);
        // A group's name and its sums, above the table; or `LABOR` above the first of each sheet of a form.
        const above = page.lines[index - 1];
        if (above !== undefined && (hasAmounts(above) || isKindOfCost(above.text)))
          tableLines.add(above);
      } else if (
        // Rows of tables without numbers: what stands between them is their words.
        (hasAmounts(line) && !isDimensions(line.text)) ||
        itemStartOf(line) !== null ||
        totalLabel(line.text) !== null ||
        (mayStack(line) && isScopeHead(line)) ||
        isSummaryTitle(line.text) ||
        isMoreOfRow(line, page.lines[index - 1], tableLines)
      )
        tableLines.add(line);
    }
  for (const { lines } of pages) for (const row of listedIn(lines)) tableLines.add(row);
  // A level heads its rooms and its sketch page alike; only the estimate's own name is furniture.
  const names = namesSaid(pages);
  const furniture = furnitureOf(
    pages,
    (line) => tableLines.has(line),
    ({ text }) => names.has(normalizeName(text)) || CALLED_ROOM.test(text),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines
      .slice(0, endOfRows(page.lines, tableLines))
      .filter((line) => !furniture.has(line)),
  }));
};

/**
 * `Avg.   100%` right below a row or a head, or `coat` below `8. Texture drywall - smooth / skim`: so the last rows of
 * several pages may end, at one height. No page number or name is written so, and none stands so close.
 */
const isMoreOfRow = (line: Line, above: Line | undefined, tableLines: ReadonlySet<Line>): boolean =>
  above !== undefined &&
  tableLines.has(above) &&
  (isWear(line) || (itemStartOf(above) !== null && goesOnInSmallLetters(line, above)));

const isWear = ({ text, words }: Line): boolean =>
  ENDS_AS_WEAR.test(text) &&
  tokensOf(words).every(({ kind, decimals }) => WEAR.has(kind) || decimals === 2);

const goesOnInSmallLetters = (line: Line, above: Line): boolean =>
  /^\p{Ll}[^\d@]*$/u.test(line.text) &&
  Math.abs(line.box.left - above.box.left) < 1 &&
  Math.abs(line.fontSize - above.fontSize) < 1 &&
  pitchBetween(above, line) < TIGHT;

const ENDS_AS_WEAR = /(?:%|\bNA|\d\.\d{2}[)>]?)(?:\s*\[[A-Z%*]{1,2}\])?$/;

const WEAR: ReadonlySet<TokenKind> = new Set([
  'condition',
  'percent',
  'notApplicable',
  'ageLife',
  'mark',
]);

/** Below `(continued on next page)` stands what the form prints at its foot, `PREPARED BY   TITLE`, and no row. */
const endOfRows = (lines: readonly Line[], tableLines: ReadonlySet<Line>): number => {
  const at = lines.findLastIndex(({ text }) => GOES_ON_OVERLEAF.test(text) && saysItGoesOn(text));
  const isFoot = at > 0 && !lines.slice(at).some((line) => tableLines.has(line));
  return isFoot ? at : lines.length;
};

const GOES_ON_OVERLEAF = /\b(?:next\s+page|following\s+page|overleaf)\b/i;

/** `Haul debris .... 450.00`: what a page lists with an amount each, all at one edge. */
const listedIn = (lines: readonly Line[]): Line[] => {
  const listed = lines.flatMap((line) => {
    const amount = line.words.findLast(({ text }) => AMOUNT.test(text));
    return amount === undefined || !/\p{L}{3}/u.test(line.text)
      ? []
      : [{ line, right: amount.box.right }];
  });
  const edge = sharedEdge(
    listed.map(({ right }) => right),
    SAME_EDGE,
  );
  const rows = listed.filter(({ right }) => Math.abs(right - (edge?.at ?? 0)) < SAME_EDGE);
  return rows.length < LEAST_LISTED ? [] : rows.map(({ line }) => line);
};

const AMOUNT = /\d\.\d{2}\)?$/;

const LEAST_LISTED = 5;

/** Points by which amounts of one column may end apart. */
const SAME_EDGE = 4;

/** A room of several pages may be the title of each. */
const CALLED_ROOM = /^room: \p{Lu}/iu;
