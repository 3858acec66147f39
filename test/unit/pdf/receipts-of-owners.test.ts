import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const RECEIPTS = columns(
  ['Date', 36, 'left'],
  ['Paid to', 80, 'left'],
  ['What for', 190, 'left'],
  ['Receipt no.', 400, 'left'],
  ['Amount', 560],
);
const HOURS = columns(
  ['Who', 36, 'left'],
  ['What we did', 120, 'left'],
  ['Hours', 400],
  ['Per hr', 470],
  ['Amount', 560],
);

const OWN_HOURS: PlacedText[] = [
  ...header(HOURS, 300),
  ...row(HOURS, 314, ['Me', 'Pull the wet ceiling', '6', '20.00', '120.00']),
  ...row(HOURS, 328, ['My son', 'Carry out', '4', '15.00', '60.00']),
  ...row(HOURS, 342, ['', 'Total our time', '', '', '$180.00'], { bold: true }),
];

const list = (total: string): PlacedText[] => [
  ...header(RECEIPTS, 100),
  ...row(RECEIPTS, 114, ['5/2', 'Bay Rooter', 'Clear the main line', '5512', '$240.00']),
  ...row(RECEIPTS, 128, ['5/2', 'Ace', 'Buckets, mops', '', '61.50']),
  ...row(RECEIPTS, 142, [
    '5/4',
    'Great Lakes',
    'New vinyl in the laundry, paid',
    'GL 7781',
    '880.00',
  ]),
  ...row(RECEIPTS, 154, ['', 'Flooring', 'cash', '', '']),
  ...row(RECEIPTS, 168, ['5/6', 'Ace', 'Return 2 buckets', '118R', '(11.50)']),
  ...row(RECEIPTS, 182, ['', '', 'Total receipts', '', total], { bold: true }),
];

const rowsOf = (total: string) =>
  read(page(1, [...list(total), ...OWN_HOURS])).lineItems.map(({ description, rcv }) => [
    description,
    rcv,
  ]);

const TIME = [
  ['Pull the wet ceiling', 120],
  ['Carry out', 60],
];

describe('receipts that an owner lists above his own hours', () => {
  it('are rows, without whom he paid and the number of the receipt', () => {
    expect(rowsOf('$1,170.00')).toEqual([
      ['Clear the main line', 240],
      ['Buckets, mops', 61.5],
      ['New vinyl in the laundry, paid cash', 880],
      ['Return 2 buckets', -11.5],
      ...TIME,
    ]);
  });

  it('are none where their sum does not prove them', () => {
    expect(rowsOf('$1,175.00')).toEqual(TIME);
  });
});
