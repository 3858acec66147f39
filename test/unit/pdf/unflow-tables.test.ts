import { expect, test } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { page } from './draw.ts';

/** Reads pages on which every line is one string at the left margin. */
const readFlowed = (...pages: string[][]) => {
  const reading = readEstimate(
    pages.map((lines, index) =>
      page(
        index + 1,
        lines.map((text, row) => ({ text, x: 36, y: 40 + row * 14 })),
      ),
    ),
    { fileName: 'flowed.pdf' },
  );
  if (reading.kind === 'failed') throw new Error(reading.message);
  return reading.estimate;
};

const figures = (item: LineItem | undefined) => [
  item?.description,
  item?.quantity,
  item?.unit,
  item?.unitPrice,
  item?.tax,
  item?.rcv,
  item?.depreciation,
  item?.acv,
];

test('rows of running text are told apart by order and kind', () => {
  const { lineItems, printed } = readFlowed([
    'Garage Roof',
    'DESCRIPTION QUANTITY UNIT RCV AGE/LIFE COND. DEP % DEPREC. ACV',
    '1. Remove Laminated - Standard grd - comp. 10.00 SQ 75.56 755.60 23/30 yrs Avg. NA (0.00) 755.60',
    'shingle rfg. - w/ felt',
    '2. Roofing felt - 15 lb. 10.00 SQ 43.52 435.20 23/20 yrs Avg. 90% [M] (391.68) 43.52',
    'Options: Valleys: Closed-cut (half laced)',
    '3. Detach & Reset Roof vent - turtle type - 6.00 EA 74.95 449.70 0/35 yrs Avg. 0% <4.70> 445.00',
    'Metal',
    'Totals: Garage Roof 1,640.50 396.38 1,244.12',
  ]);
  expect(lineItems.map(figures)).toEqual([
    [
      'Remove Laminated - Standard grd - comp. shingle rfg. - w/ felt',
      10,
      'SQ',
      75.56,
      null,
      755.6,
      0,
      755.6,
    ],
    ['Roofing felt - 15 lb.', 10, 'SQ', 43.52, null, 435.2, 391.68, 43.52],
    ['Detach & Reset Roof vent - turtle type - Metal', 6, 'EA', 74.95, null, 449.7, 4.7, 445],
  ]);
  expect(lineItems.map((item) => item.depreciationRecoverable)).toEqual([true, true, false]);
  expect(lineItems[1]?.printed).toMatchObject({
    ageYears: 23,
    lifeYears: 20,
    depreciationPercent: 90,
    machineNotes: ['Options: Valleys: Closed-cut (half laced)'],
  });
  expect(printed?.totals[0]?.amounts).toMatchObject({
    rcv: 1640.5,
    depreciation: 396.38,
    acv: 1244.12,
  });
});

test('blank cells of running text are found by what makes the row add up', () => {
  const { lineItems } = readFlowed([
    'Kitchen',
    'DESCRIPTION QUANTITY UNIT PRICE TAX O&P RCV DEPREC. ACV',
    '1. R&R Baseboard - 3 1/4" 40.00 LF 4.00 5.00 33.00 198.00 (10.00) 188.00',
    '2. Contents - move out then reset 1.00 EA 74.31 74.31 74.31',
  ]);
  expect(lineItems.map(figures)).toEqual([
    ['R&R Baseboard - 3 1/4"', 40, 'LF', 4, 5, 198, 10, 188],
    ['Contents - move out then reset', 1, 'EA', 74.31, null, 74.31, null, 74.31],
  ]);
  expect(lineItems[0]?.overheadProfit).toBe(33);
});

test('figures below their description are read, and what follows them is a note', () => {
  const { lineItems } = readFlowed([
    'Utility room',
    'QUANTITY UNIT TAX O&P RCV AGE/LIFE COND. DEP % DEPREC. ACV',
    '1. Water heater - tankless - Detach & reset',
    '1.00 EA 423.98 0.00 84.80 508.78 0/NA Avg. 0% (0.00) 508.78 Kept in the garage meanwhile.',
    '2. R&R Water heater blanket',
    '1.00 EA 58.21 1.45 11.94 71.60 0/15 yrs Avg. 0% (0.00) 71.60',
  ]);
  expect(lineItems.map(figures)).toEqual([
    ['Water heater - tankless - Detach & reset', 1, 'EA', 423.98, 0, 508.78, 0, 508.78],
    ['R&R Water heater blanket', 1, 'EA', 58.21, 1.45, 71.6, 0, 71.6],
  ]);
  expect(lineItems[0]?.f9Note).toBe('Kept in the garage meanwhile.');
});
