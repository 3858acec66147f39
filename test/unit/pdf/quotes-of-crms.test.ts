import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['Product', 36, 'left'],
  ['Line Description', 130, 'left'],
  ['Qty', 330],
  ['UOM', 345, 'left'],
  ['List Price', 420],
  ['Disc.', 450],
  ['Net Price', 500],
  ['Net Total', 560],
);

const product = (y: number, cells: string[]) => [
  text(y, cells[0] ?? '', { bold: true, size: 8.5 }),
  ...row(TABLE, y, ['', ...cells.slice(1)], { size: 8.5 }),
];
const below = (y: number, title: string, rest: string) => [
  ...(title === '' ? [] : [text(y, title, { bold: true, size: 8.5 })]),
  ...(rest === '' ? [] : [{ text: rest, x: 130, y, size: 8.5 }]),
];

/** What is behind a slash stands on a second line of its cell. */
const ROWS: [title: string, described: string, ...cells: string[]][] = [
  [
    'Demolition',
    'ceiling & grid, cove base, flood / cut, haul by freight elevator',
    '14',
    'HR',
    '$64.00',
    '',
    '$64.00',
    '$896.00',
  ],
  [
    'Drywall',
    'lower 4 ft, level 4, corners and / returns',
    '226',
    'SF',
    '$3.60',
    '',
    '$3.60',
    '$813.60',
  ],
  [
    'Millwork - Reception / Desk',
    'refinish & replace lower laminate / panels, no shop drawings',
    '1',
    'LS',
    '$3,850.00',
    '',
    '$3,850.00',
    '$3,850.00',
  ],
  ['Paint', 'walls, 2 coats', '640', 'SF', '$0.96', '', '$0.96', '$614.40'],
  ['Freight Elevator / Operator', 'after 6 PM', '10', 'HR', '$50.00', '20%', '$40.00', '$400.00'],
  ['Final Clean', '', '100', 'SF', '$0.30', '', '$0.30', '$30.00'],
];

/** Cells of two lines are as high as these: rows of one line stand further apart than its lines. */
const TOPS = [115.5, 137.5, 159.5, 181.5, 193.6, 215.6];

describe('quotes that a program for accounts prints', () => {
  const quote = read(
    page(1, [
      text(50, 'Quote Number', { bold: true }),
      { text: 'Q-0881', x: 130, y: 50 },
      { text: 'Account Name', x: 300, y: 50, bold: true },
      { text: 'Plum Row Offices LLC', x: 390, y: 50 },
      text(62, 'Date of Loss', { bold: true }),
      { text: '1/18/2026', x: 130, y: 62 },
      { text: 'Claim', x: 300, y: 62, bold: true },
      { text: '4471120-P', x: 390, y: 62 },
      text(90, 'Suite 400', { bold: true, size: 11 }),
      ...header(TABLE, 104),
      ...ROWS.flatMap(([title, described, ...cells], at) => {
        const [first = '', second = ''] = described.split(' / ');
        const [name = '', more = ''] = title.split(' / ');
        const y = TOPS[at] ?? 0;
        return [...product(y, [name, first, ...cells]), ...below(y + 10.4, more, second)];
      }),
      ...row(TABLE, 260, ['', '', '', '', '', '', 'Suite 400 Subtotal', '$6,604.00'], {
        bold: true,
      }),
    ]),
  );

  it('name a product and describe it beside that, each over several lines', () => {
    expect(quote.lineItems.map(({ description, section }) => [description, section])).toEqual([
      ['Demolition ceiling & grid, cove base, flood cut, haul by freight elevator', null],
      ['Drywall lower 4 ft, level 4, corners and returns', null],
      [
        'Millwork - Reception Desk refinish & replace lower laminate panels, no shop drawings',
        null,
      ],
      ['Paint walls, 2 coats', null],
      ['Freight Elevator Operator after 6 PM', null],
      ['Final Clean', null],
    ]);
  });

  it('are for whoever has the account', () => {
    expect(quote.insuredName).toBe('Plum Row Offices LLC');
  });
});

it('the account that a contractor is paid to is none of the owner', () => {
  const bill = read(
    page(1, [
      text(50, 'Claim No: 4471120-P'),
      ...header(TABLE, 104),
      ...product(116, ['Demolition', 'ceiling', '14', 'HR', '$64.00', '', '$64.00', '$896.00']),
      ...product(128, ['Drywall', 'lower 4 ft', '226', 'SF', '$3.60', '', '$3.60', '$813.60']),
      text(200, 'Bank: First Bank   Account Name: Oak Builders LLC'),
    ]),
  );
  expect(bill.insuredName).toBe(null);
});
