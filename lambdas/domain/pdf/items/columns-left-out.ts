import type { PrintedItem, Warning } from '../../estimate/estimate.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import { headingKind } from '../tables/heading-words.ts';

/** Words of a row below a heading that no field has room for. */
export interface LeftOut {
  heading: string;
  text: string;
}

/** What stands in the columns of words whose heading is none that is known; null where nothing does. */
export const leftOutOf = ({ model, texts }: RawItem): LeftOut | null => {
  const text = texts.get('otherText');
  if (text === undefined) return null;
  const headings = model.columns
    .filter((column) => column.kind === 'otherText' && headingKind(column.text) === null)
    .map((column) => column.text);
  return headings.length === 0 ? null : { heading: headings.join('", "'), text };
};

/** Tells, once for each heading, that its words are in no line. */
export const columnsLeftOut = (
  rows: readonly { leftOut: LeftOut | null; item: { printed: PrintedItem } }[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const byHeading = Map.groupBy(
    rows.filter(({ leftOut }) => leftOut !== null),
    ({ leftOut }) => leftOut?.heading ?? '',
  );
  return [...byHeading].map(([heading, [first, ...others]]): Warning => {
    const page = sheetOf(first?.item.printed.readAt.page ?? 1);
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return {
      code: 'column_left_out',
      message: `What stands below "${heading}" is in none of the lines' fields: "${first?.leftOut?.text}" on page ${page}${more}. Add it to their notes if it is to be kept.`,
      at: { page },
    };
  });
};
