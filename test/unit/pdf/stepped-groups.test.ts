import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const REPORT = columns(
  ['Unit', 36, 'left'],
  ['Trade', 60, 'left'],
  ['Item', 110, 'left'],
  ['Qty', 380],
  ['UOM', 396, 'left'],
  ['Cost Each', 480],
  ['Extended', 570],
);

const value = (y: number, x: number, text: string, bold = false) => ({ text, x, y, bold });

const detail = (y: number, ...cells: string[]) => row(REPORT, y, ['', '', ...cells]);

const sum = (y: number, of: string, count: number, amount: string) => [
  value(y, 36, `Summary for 'Unit' = ${of} (${count} detail records)`),
  value(y + 14, 36, 'Sum', true),
  ...row(REPORT, y + 14, ['', '', '', '', '', '', amount], { bold: true }),
];

describe('the steps of a report by two fields', () => {
  it('are the room and its section', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...header(REPORT, 60),
        value(80, 36, '304 Whitlock', true),
        value(96, 60, 'Drywall'),
        ...detail(110, 'Hang drywall, laundry', '10.00', 'SF', '$2.00', '$20.00'),
        value(124, 60, 'Paint'),
        ...detail(138, 'Paint laundry walls', '30.00', 'SF', '$1.00', '$30.00'),
        ...sum(152, '304 Whitlock', 2, '$50.00'),
        value(190, 36, 'Common: Hall', true),
        value(206, 60, 'Paint'),
        ...detail(220, 'Paint hall ceiling', '40.00', 'SF', '$1.00', '$40.00'),
        ...sum(234, 'Common: Hall', 1, '$40.00'),
        value(270, 36, 'Grand Total', true),
        ...row(REPORT, 270, ['', '', '', '', '', '', '$90.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ description, room, section }) => [description, room, section])).toEqual(
      [
        ['Hang drywall, laundry', '304 Whitlock', 'Drywall'],
        ['Paint laundry walls', '304 Whitlock', 'Paint'],
        ['Paint hall ceiling', 'Common: Hall', 'Paint'],
      ],
    );
    expect(printed?.totals.map(({ name }) => name)).toEqual(['304 Whitlock', 'Common: Hall', '']);
  });
});
