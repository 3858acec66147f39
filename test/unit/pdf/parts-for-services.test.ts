import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const PARTS = columns(
  ['#', 36, 'left'],
  ['Part', 80, 'left'],
  ['For', 230, 'left'],
  ['Qty', 300],
  ['Unit', 310, 'left'],
  ['List Price', 400],
  ['Tax', 480],
  ['Line Total', 570],
);

it('what each part is for stands beside it, and the name of a tax below the amount is no note', () => {
  const cells: [string, string, string, string, string, string, string, string][] = [
    ['PRT-1', 'Vent hood, damper', 'SVC-2', '2', 'Each', '$80.00', '$13.20', '$173.20'],
    ['PRT-2', 'Backer board 1/2', 'SVC-2', '10', 'Sheet', '$14.50', '$11.96', '$156.96'],
    ['PRT-3', 'Thinset, gray', 'SVC-4', '4', 'Bag', '$21.00', '$6.93', '$90.93'],
  ];
  const { lineItems } = read(
    page(1, [
      ...header(PARTS, 100),
      ...cells.flatMap((one, at) => [
        ...row(PARTS, 120 + at * 26, one),
        { text: 'TX/Bexar 8.25%', x: 480, y: 131 + at * 26, align: 'right' as const, size: 7.5 },
      ]),
    ]),
  );
  expect(
    lineItems.map(({ description, quantity, rcv, f9Note }) => [description, quantity, rcv, f9Note]),
  ).toEqual([
    ['Vent hood, damper', 2, 173.2, null],
    ['Backer board 1/2', 10, 156.96, null],
    ['Thinset, gray', 4, 90.93, null],
  ]);
});
