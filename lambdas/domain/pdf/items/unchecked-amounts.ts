import type {
  LineItem,
  PrintedAmounts,
  PrintedEstimate,
  Warning,
} from '../../estimate/estimate.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { BuiltItem } from './build-item.ts';

/**
 * Tells what could not be held against anything: rows without prices, rows whose amounts stand under
 * headings that nobody knows, and an estimate without a total. What is not read cannot fail.
 */
export const uncheckedWarnings = (
  rows: readonly BuiltItem[],
  print: Pick<PrintedEstimate, 'totals' | 'summaries'>,
  sheetOf: (page: number) => number,
): Warning[] => {
  const unread = rows.filter(hasUnreadAmount);
  const [first] = unread;
  // A few rows have such figures in their words; where others have amounts, the totals tell.
  if (first !== undefined && unread.length > 1 && unread.length * 2 > rows.length)
    return [amountsUnread(first, unread.length, rows.length, sheetOf)];
  if (!rows.some(({ item: { rcv, unitPrice } }) => rcv !== null || unitPrice !== null))
    return [NO_PRICES];
  const isTotalled =
    print.totals.some(({ amounts }) => hasAmount(amounts)) || print.summaries.length > 0;
  return isTotalled ? [] : [NO_TOTAL];
};

/** No amount was read from a row, and figures with cents in its lines were read as nothing. */
const hasUnreadAmount = ({ item, lines }: BuiltItem): boolean => {
  if (item.rcv !== null || item.printed.priceNote !== null) return false;
  const read = valuesOf(item);
  return lines
    .flatMap(({ words }) => tokensOf(words))
    .some(
      ({ kind, decimals, value }) =>
        kind === 'amount' && decimals === 2 && value !== null && value !== 0 && !read.has(value),
    );
};

const valuesOf = (item: LineItem): ReadonlySet<unknown> =>
  new Set([...Object.values(item), ...Object.values(item.printed ?? {})]);

const hasAmount = (amounts: PrintedAmounts): boolean =>
  Object.values(amounts).some((amount) => amount !== null);

const amountsUnread = (
  { item, lines }: BuiltItem,
  count: number,
  of: number,
  sheetOf: (page: number) => number,
): Warning => {
  const page = sheetOf(item.printed.readAt.page);
  const row = lines.map(({ text }) => text).join(' ');
  return {
    code: 'amounts_unread',
    message: `${count} of ${of} lines have figures that were read as neither price nor amount, the first of them on page ${page}: "${row}". Their amounts are missing and were held against no total. Compare the pages with the lines that were read.`,
    at: { page },
  };
};

const NO_PRICES: Warning = {
  code: 'prices_missing',
  message:
    'The document lists work without prices. Its lines have their quantities and no price; price them in the estimating platform.',
  at: null,
};

const NO_TOTAL: Warning = {
  code: 'total_missing',
  message:
    'No total was found that the lines could be held against: a line that is missing would not be noticed. Compare the pages with the lines that were read.',
  at: null,
};
