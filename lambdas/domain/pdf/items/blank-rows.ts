import type { Warning } from '../../estimate/estimate.ts';
import type { BuiltItem } from './build-item.ts';

/** A single row without its figures may have lost them; of a form that is filled in, most may be blank. */
const LEAST_BLANK = 2;

/** Rows of a form that lists all that a firm does, as far as they were filled in, and the others. */
export const splitBlankRows = (
  rows: readonly BuiltItem[],
): { filled: BuiltItem[]; blank: BuiltItem[] } => {
  const filled = rows.filter(({ isBlank }) => !isBlank);
  const blank = rows.filter(({ isBlank }) => isBlank);
  return blank.length < LEAST_BLANK || filled.length === 0
    ? { filled: [...rows], blank: [] }
    : { filled, blank };
};

/** Tells of the rows that nobody filled in; one for each page. */
export const blankRowWarnings = (
  blank: readonly BuiltItem[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const pageOf = ({ item }: BuiltItem): number => item.printed.readAt.page;
  return [...new Set(blank.map(pageOf))].map((page) => {
    const own = blank.filter((row) => pageOf(row) === page);
    return {
      code: 'blank_rows_left_out',
      message: `Page ${sheetOf(page)} lists ${own.length} rows with a price and neither a quantity nor an amount, the first of them "${own[0]?.item.description}". They look like rows of a form that nobody filled in, so they were left out; add them by hand if they belong to the estimate.`,
      at: { page: sheetOf(page) },
    };
  });
};
