import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { isRecapTitle, isSummaryTitle } from '../pages/page-titles.ts';
import { isAdjustment } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { headAt, isSum, lumpSumAt, lumpSumsOf, NO_WORK, sumOfRows } from './lump-sums.ts';

/** Lines above a head among which a title may say that it is of sums. */
const TITLE_ABOVE = 2;

/**
 * `Work   Price` above what is common to two ways of repair, each of which has a table of its own below it: lists of
 * lump sums among common tables, where the sum in bold type below them is that of their rows. What is listed
 * elsewhere, too, is summed up once more and no work.
 */
export const withLumpSumsBesideTables = (pages: readonly PageLines[]): PageLines[] =>
  pages.some(({ lines }) => hasHeaderRow(lines))
    ? pages.map((page) => ({ ...page, lines: withListsSet(page, pages) }))
    : [...pages];

const withListsSet = (page: PageLines, pages: readonly PageLines[]): Line[] => {
  const { lines } = page;
  const at = lines.findIndex((_, index) => isHeadOfList(lines, index));
  if (at < 0) return lines;
  const end = lines.findIndex((_, index) => index > at && headerRowAt(lines, index) !== null);
  const list = listIn(lines.slice(at, end < 0 ? undefined : end));
  const set =
    list === null || isSaidElsewhere(list, pages) ? null : lumpSumsOf([{ ...page, lines: list }]);
  const behind = at + (set === null ? 1 : (list?.length ?? 1));
  const rest = withListsSet({ ...page, lines: lines.slice(behind) }, pages);
  return [...lines.slice(0, at), ...(set?.[0]?.lines ?? lines.slice(at, behind)), ...rest];
};

const isHeadOfList = (lines: readonly Line[], index: number): boolean =>
  headAt(lines, index) > 0 &&
  headerRowAt(lines, index) === null &&
  !lines
    .slice(Math.max(0, index - TITLE_ABOVE), index)
    .some(({ text }) => isRecapTitle(text) || isSummaryTitle(text));

/** The lines of a list, from its head to the sum of its rows; null where there is none. */
const listIn = (lines: readonly Line[]): Line[] | null => {
  const end = lines.findIndex((line, at) => {
    const rows = lines.slice(1, at).filter((row) => lumpSumAt(row) !== undefined);
    const isTold = isSum(line) || (line.bold && rows.every(({ bold }) => !bold));
    return isTold && sumOfRows(rows, line);
  });
  const sum = lines[end];
  const rows = lines.slice(1, Math.max(1, end));
  // Of receipts all are paid, and some say it: `Texture, paid cash`.
  const isOfReceipts = RECEIPTS.test(lines[0]?.text ?? '');
  const isNoWork = ({ text }: Line): boolean =>
    isAdjustment(text) || NO_WORK.test(isOfReceipts ? text.replace(/\bpaid\b/gi, '') : text);
  // `Emergency call, invoiced before   PAID`: a row without an amount takes nothing off.
  const priced = rows.filter((row) => lumpSumAt(row) !== undefined);
  if (sum === undefined || priced.some(isNoWork)) return null;
  return [...lines.slice(0, end), isSum(sum) ? sum : calledTotal(sum)];
};

/** `Date   Paid to   What for   Receipt no.   Amount`: what an owner has bought. */
const RECEIPTS = /\b(?:paid\s+to|receipts?)\b/i;

/** `Common work   $1,157.50` as the total that it is. */
const calledTotal = (line: Line): Line => {
  const [first, ...others] = line.words;
  return first === undefined
    ? line
    : makeLine(line.page, [{ ...first, text: `Total ${first.text}` }, ...others], line.ocr);
};

/** Whether most amounts of a list stand elsewhere in the document: sums of what its tables list. */
const isSaidElsewhere = (list: readonly Line[], pages: readonly PageLines[]): boolean => {
  const own = new Set(list);
  const others = new Set(
    pages.flatMap(({ lines }) =>
      lines.flatMap((line) => (own.has(line) ? [] : line.words.map(({ text }) => text))),
    ),
  );
  const amounts = list.slice(1, -1).flatMap((line) => lumpSumAt(line) ?? []);
  return amounts.filter(({ text }) => others.has(text)).length * 2 >= amounts.length;
};
