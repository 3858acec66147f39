import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TWO_LINES = columns(
  ['QUANTITY', 100],
  ['UNIT', 150],
  ['TAX', 194],
  ['RCV', 286],
  ['AGE/LIFE', 338],
  ['COND.', 374],
  ['DEP %', 416],
  ['DEPREC.', 466],
  ['ACV', 512],
);

const DEODORIZE = ['900.00 SF', '0.50', '0.00', '450.00', '0/NA', 'Avg.', 'NA', '(0.00)', '450.00'];
const WORN = ['10.00 EA', '20.00', '0.00', '200.00', '5/10 yrs', 'Avg.', '50.00%'];
const NOTHING = ['1.00 EA', '0.00', '0.00', '0.00', '0/50 yrs', 'Avg.', '0.00%', '(0.00)', '0.00'];

it('numbers with letters begin rows where figures stand below descriptions', () => {
  const estimate = read(
    page(1, [
      text(80, 'General', { bold: true }),
      ...header(TWO_LINES, 100),
      text(116, 'D1. Deodorize crawl space - thermal fog', { x: 46 }),
      ...row(TWO_LINES, 127, DEODORIZE),
      text(138, 'Two bids:'),
      text(149, '1. Cleanway 450.00'),
      text(160, '2. Fresh Works 512.00'),
      text(171, 'D2. Furnace - oil fired - 80,000 BTU', { x: 46 }),
      ...row(TWO_LINES, 182, ['1.00 EA', '', '', 'BID ITEM']),
      text(193, '7. R&R Register - floor', { x: 46 }),
      ...row(TWO_LINES, 204, [...WORN, '(100.00)', '100.00']),
      text(215, 'S7. Register in closet - allowance withdrawn', { x: 46 }),
      text(740, 'QX-118   4/30/2026   Page: 1'),
    ]),
    page(2, [
      text(80, 'CONTINUED - General', { bold: true }),
      ...header(TWO_LINES, 100),
      ...row(TWO_LINES, 116, NOTHING),
      ...row(TWO_LINES, 140, ['', '', '0.00', '650.00', '', '', '', '100.00', '550.00']),
      text(140, 'Totals: General'),
    ]),
  );
  expect(
    estimate.lineItems.map(({ printed, description, rcv, f9Note }) => [
      printed?.lineNumber,
      description,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    [
      'D1',
      'Deodorize crawl space - thermal fog',
      450,
      'Two bids:\n1. Cleanway 450.00\n2. Fresh Works 512.00',
    ],
    ['D2', 'Furnace - oil fired - 80,000 BTU', null, null],
    ['7', 'R&R Register - floor', 200, null],
    ['S7', 'Register in closet - allowance withdrawn', 0, null],
  ]);
});

it('a remark on a unit of a building begins no row', () => {
  const estimate = read(
    page(1, [
      text(80, 'General', { bold: true }),
      ...header(TWO_LINES, 100),
      text(116, '1. Deodorize crawl space - thermal fog', { x: 46 }),
      ...row(TWO_LINES, 127, DEODORIZE),
      text(138, 'B2. was found dry below.'),
      text(149, '2. R&R Register - floor', { x: 46 }),
      ...row(TWO_LINES, 160, [...WORN, '(100.00)', '100.00']),
    ]),
  );
  expect(estimate.lineItems.map(({ f9Note }) => f9Note)).toEqual([
    'B2. was found dry below.',
    null,
  ]);
});
