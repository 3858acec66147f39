import type { Estimate, PageClass, PrintedEstimate, ReadAt } from '../../estimate/estimate.ts';
import type { PlaceOnSheet } from './cut-sheets.ts';

type Places = ReadonlyMap<number, PlaceOnSheet>;

/** What was read on pages that had been cut out of sheets, if any, with its places on these sheets. */
export const onSheets = (places: Places | null, estimate: Estimate): Estimate =>
  places === null
    ? estimate
    : {
        ...estimate,
        lineItems: estimate.lineItems.map((item) =>
          item.printed === null ? item : { ...item, printed: placed(item.printed, places) },
        ),
        printed: estimate.printed === null ? null : printedOnSheets(estimate.printed, places),
      };

const printedOnSheets = (printed: PrintedEstimate, places: Places): PrintedEstimate => {
  const all = <Read extends { readAt: ReadAt }>(list: readonly Read[]): Read[] =>
    list.map((one) => placed(one, places));
  return {
    ...printed,
    rooms: all(printed.rooms),
    totals: all(printed.totals),
    summaries: all(printed.summaries),
    recapByCategory: all(printed.recapByCategory),
    recapByRoom: all(printed.recapByRoom),
    pages: classesOfSheets(printed, places),
  };
};

const placed = <Read extends { readAt: ReadAt }>(read: Read, places: Places): Read => {
  const { page, box } = read.readAt;
  const place = places.get(page);
  if (place === undefined) return read;
  const { sheet, x, y } = place;
  const { left, right, top, bottom } = box;
  return {
    ...read,
    readAt: {
      page: sheet,
      box: { left: left + x, right: right + x, top: top + y, bottom: bottom + y },
    },
  };
};

/** What a sheet is for: what weighs most of the pages on it. */
const WEIGHTS: readonly PageClass[] = [
  'items',
  'summary',
  'recap',
  'cover',
  'sketch',
  'letter',
  'guide',
  'other',
  'duplicate',
  'blank',
];

const classesOfSheets = ({ pages }: PrintedEstimate, places: Places): PrintedEstimate['pages'] => {
  const sheets = new Map<number, PrintedEstimate['pages'][number]>();
  for (const page of pages) {
    const number = places.get(page.page)?.sheet ?? page.page;
    const known = sheets.get(number);
    if (known === undefined || WEIGHTS.indexOf(page.class) < WEIGHTS.indexOf(known.class))
      sheets.set(number, { ...page, page: number });
  }
  return [...sheets.values()];
};
