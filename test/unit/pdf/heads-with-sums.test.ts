import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const SHEET = columns(
  ['Item', 36, 'left'],
  ['Description', 76, 'left'],
  ['Qty', 330],
  ['Unit', 350, 'left'],
  ['Unit Cost', 440],
  ['Extension', 560],
);

/** The head's number and name stand in one cell over all columns but the last. */
const head = (y: number, name: string, amount: string) => [
  { text: name, x: 36, y, bold: true },
  ...row(SHEET, y, ['', '', '', '', '', amount], { bold: true }),
];

const sheet = (demolition: string) =>
  read(
    page(1, [
      ...header(SHEET, 100),
      ...head(120, '01 DEMOLITION & HAULING', `$ ${demolition}`),
      ...row(SHEET, 136, ['01.01', 'Remove carpet', '10.00', 'SF', '$ 1.00', '$ 10.00']),
      ...row(SHEET, 152, ['01.02', 'Remove base', '20.00', 'LF', '$ 2.00', '$ 40.00']),
      ...head(168, '02 FINISHES', '$ 60.00'),
      ...row(SHEET, 184, ['02.01', 'Paint walls', '30.00', 'SF', '$ 2.00', '$ 60.00']),
      ...row(SHEET, 216, ['', 'Grand Total', '', '', '', '$ 110.00'], { bold: true }),
    ]),
  );

describe('numbered heads of groups that hold what their rows come to', () => {
  it('are rooms, not rows that count a second time', () => {
    expect(
      sheet('50.00').lineItems.map(({ description, rcv, room }) => [description, rcv, room]),
    ).toEqual([
      ['Remove carpet', 10, 'DEMOLITION & HAULING'],
      ['Remove base', 40, 'DEMOLITION & HAULING'],
      ['Paint walls', 60, 'FINISHES'],
    ]);
  });

  it('are so where each of them holds a single row', () => {
    const { lineItems } = read(
      page(1, [
        ...header(SHEET, 100),
        ...head(120, '01 DEMOLITION', '$ 10.00'),
        ...row(SHEET, 136, ['01.01', 'Remove carpet', '10.00', 'SF', '$ 1.00', '$ 10.00']),
        ...head(168, '02 FINISHES', '$ 60.00'),
        ...row(SHEET, 184, ['02.01', 'Paint walls', '30.00', 'SF', '$ 2.00', '$ 60.00']),
        ...row(SHEET, 216, ['', 'Grand Total', '', '', '', '$ 70.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Remove carpet',
      'Paint walls',
    ]);
  });

  it('keep a sum that is none of their rows, for the reconciliation to tell', () => {
    const { lineItems, printed } = sheet('75.00');
    expect(lineItems.map(({ rcv, room }) => [rcv, room])).toEqual([
      [10, 'DEMOLITION & HAULING'],
      [40, 'DEMOLITION & HAULING'],
      [60, 'FINISHES'],
    ]);
    expect(
      printed?.totals.map(({ amounts }) => Object.values(amounts).find((one) => one !== null)),
    ).toEqual([75, 60, 110]);
  });
});

it('a discount with a count and a price of its own is one of the rows that a head sums', () => {
  const { lineItems, printed } = read(
    page(1, [
      { text: 'Crawlspace', x: 36, y: 80, bold: true, size: 11 },
      { text: '$90.00', x: 560, y: 80, align: 'right', bold: true, size: 11 },
      ...header(SHEET, 100),
      ...row(SHEET, 120, ['', 'Remove insulation', '10.00', 'SF', '$1.00', '$10.00']),
      ...row(SHEET, 136, ['', 'Remove vapor barrier', '40.00', 'SF', '$2.00', '$80.00']),
      { text: 'Job Conditions', x: 36, y: 176, bold: true, size: 11 },
      { text: '$150.00', x: 560, y: 176, align: 'right', bold: true, size: 11 },
      ...header(SHEET, 196),
      ...row(SHEET, 216, ['', 'Haul debris', '2.00', 'EA', '$100.00', '$200.00']),
      ...row(SHEET, 232, ['', 'Customer courtesy discount', '1.00', 'EA', '-$50.00', '-$50.00']),
      ...row(SHEET, 270, ['', '', '', '', 'Subtotal', '$240.00']),
      ...row(SHEET, 286, ['', '', '', '', 'Total', '$240.00'], { bold: true }),
    ]),
  );
  expect(lineItems.map(({ rcv, room }) => [rcv, room])).toEqual([
    [10, 'Crawlspace'],
    [80, 'Crawlspace'],
    [200, 'Job Conditions'],
    [-50, 'Job Conditions'],
  ]);
  expect(printed?.totals.filter(({ kind }) => kind === 'room')).toMatchObject([
    { path: ['Crawlspace'], amounts: { lineItemTotal: 90 } },
    { path: ['Job Conditions'], amounts: { lineItemTotal: 150 } },
  ]);
});
