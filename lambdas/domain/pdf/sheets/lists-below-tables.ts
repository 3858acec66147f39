import { lineAmount } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Font sizes between cells. */
const CELL_GAP = 1.2;
/** Rows of a list that multiply, at least: fewer may by chance. */
const LEAST_ROWS = 3;
/** Points by which cells of one column begin or end apart. */
const EDGE = 3;
/** Points between what is counted in the table above and in the list, at least. */
const ELSEWHERE = 40;

/** A row that counts first: `44   bag   Gypsum base plaster, 80 lb   27.85   1,225.40`. */
interface CountedRow {
  count: readonly Word[];
  unit: readonly Word[] | null;
  described: readonly Word[];
  price: Token;
  amount: Token;
}

/**
 * `Materials used` below the table of the hours, and rows that count first and have no head: where each of them
 * multiplies and the table above counts in another place, they get a head of their own.
 */
export const withListsBelowTablesHeaded = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const heads = new Map<number, Line>();
    let counted: number | null = null;
    for (const [at, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, at);
      if (header !== null)
        counted = header.headings.find(({ kind }) => kind === 'quantity')?.left ?? null;
      const above = page.lines[at - 1];
      if (header !== null || counted === null || page.ocr) continue;
      if (above === undefined || !isName(above)) continue;
      const rows = rowsFrom(page.lines, at, counted);
      if (rows.length < LEAST_ROWS) continue;
      heads.set(at, headOf(rows, line, page));
      counted = null;
    }
    return heads.size === 0
      ? page
      : {
          ...page,
          lines: page.lines.flatMap((line, at) => {
            const head = heads.get(at);
            return head === undefined ? [line] : [head, line];
          }),
        };
  });

/** A line without figures that ends no sentence. */
const isName = ({ text }: Line): boolean => /^\p{L}[^\d.]*:?$/u.test(text);

const rowsFrom = (lines: readonly Line[], from: number, counted: number): CountedRow[] => {
  const rows: CountedRow[] = [];
  for (const line of lines.slice(from)) {
    const row = /^\d/.test(line.text) ? countedRow(line) : null;
    const first = rows[0] ?? row;
    if (row === null || first === null || !standsAs(row, first)) break;
    if ((row.count[0]?.box.left ?? counted) > counted - ELSEWHERE) break;
    rows.push(row);
  }
  return rows;
};

const standsAs = (row: CountedRow, first: CountedRow): boolean =>
  Math.abs(row.amount.right - first.amount.right) < EDGE &&
  Math.abs((row.described[0]?.box.left ?? 0) - (first.described[0]?.box.left ?? 0)) < EDGE;

const countedRow = (line: Line): CountedRow | null => {
  const [count, ...cells] = segmentsOf(line.words, CELL_GAP);
  const [price, amount] = cells.slice(-2).map((words) => tokensOf(words)[0]);
  const texts = cells.slice(0, -2);
  const unit = texts.length === 2 ? texts[0] : undefined;
  const described = texts.at(-1);
  const counts = count === undefined ? undefined : tokensOf(count)[0];
  if (count === undefined || described === undefined || texts.length > 2) return null;
  if (unit !== undefined && !isUnit(textOf(unit))) return null;
  if (!/\p{L}{2}/u.test(textOf(described))) return null;
  if (counts?.kind !== 'amount' || price?.decimals !== 2 || amount?.decimals !== 2) return null;
  if (counts.value === null || price.value === null) return null;
  return lineAmount(counts.value, signedValue(price)).eq(signedValue(amount))
    ? { count, unit: unit ?? null, described, price, amount }
    : null;
};

/** `bag`, `ea`: a short word, whether the trade counts in it or not. */
const isUnit = (text: string): boolean => unitCode(text) !== null || /^\p{L}{2,5}\.?$/u.test(text);

/** The head of rows, right above the first line of them. */
const headOf = (rows: readonly CountedRow[], line: Line, { page, ocr }: PageLines): Line => {
  const [first] = rows;
  const [model] = line.words;
  if (first === undefined || model === undefined) return line;
  const { top } = line.box;
  const head = (text: string, left: number, right: number): Word => ({
    ...model,
    text,
    bold: true,
    box: { top: top - 0.2, bottom: top - 0.1, left, right },
  });
  const over = (text: string, words: readonly Word[]): Word =>
    head(text, words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0);
  const unit = rows.find((row) => row.unit !== null)?.unit ?? null;
  return makeLine(
    page,
    [
      over('QTY', first.count),
      ...(unit === null ? [] : [over('UNIT', unit)]),
      over('DESCRIPTION', first.described.slice(0, 1)),
      head('PRICE', first.price.left, first.price.right),
      head('AMOUNT', first.amount.left, first.amount.right),
    ],
    ocr,
  );
};
