import type { Warning } from '../../estimate/estimate.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import type { ToldTable } from './tell-tables.ts';

/** What columns are called towards the user; others are not read. */
const NAMES: Partial<Record<ColumnKind, string>> = {
  itemNumber: 'the line number',
  description: 'the description',
  room: 'the room',
  activity: 'the activity',
  selector: 'the selector',
  note: 'the note',
  coverage: 'the coverage',
  quantity: 'the quantity',
  unit: 'the unit',
  unitPrice: 'the unit price',
  lineItemTotal: 'the line item total',
  tax: 'the tax',
  overheadProfit: 'the O&P',
  total: 'the total',
  rcv: 'the RCV',
  ageLife: 'the age and life',
  lifeYears: 'the life',
  depreciationPercent: 'the depreciation in percent',
  depreciation: 'the depreciation',
  acv: 'the ACV',
};

/** Says of a table whose headings nobody knows what each of its columns was taken for. */
export const columnsInferred = (
  { columns, page }: ToldTable,
  sheetOf: (page: number) => number,
): Warning => {
  const taken = columns.flatMap(({ kind, text }, index) => {
    const name = NAMES[kind];
    return name === undefined
      ? []
      : [`${text === '' ? `column ${index + 1}` : `"${text}"`} for ${name}`];
  });
  return {
    code: 'columns_inferred',
    message: `The table that begins on page ${sheetOf(page)} has no headings that are known. Its columns were told by what adds up and by what they hold: ${taken.join(', ')}. Compare a few lines with the print before they are used.`,
    at: { page: sheetOf(page) },
  };
};
