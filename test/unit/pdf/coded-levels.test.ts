import { expect, test } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['Code', 30, 'left'],
  ['Description', 80, 'left'],
  ['Quantity', 330],
  ['Unit', 345, 'left'],
  ['Rate', 410],
  ['Subtotal', 460],
  ['Factor', 500],
  ['Total', 570],
);

/** Each level of the codes is set in by a little more. */
const level = (y: number, code: string, name: string, sum: string, bold: boolean) => [
  ...row(TABLE, y, [code], { bold }),
  text(y, name, { x: 80 + 6 * (code.split('.').length - 1), bold }),
  ...row(TABLE, y, ['', '', '', '', '', '', '', sum], { bold }),
];
const work = (y: number, code: string, name: string, cells: string[]) => [
  ...row(TABLE, y, [code]),
  text(y, name, { x: 98 }),
  ...row(TABLE, y, ['', '', ...cells]),
];

test('codes of four levels: floor, room and trade with their sums, and rows', () => {
  const estimate = read(
    page(1, [
      ...header(TABLE, 80),
      ...level(96, '1', 'LOWER FLOOR', '1,480.00', true),
      ...level(112, '1.1', 'Boot Room', '1,480.00', true),
      ...level(126, '1.1.1', 'Demolition', '400.00', false),
      ...work(140, '1.1.1.1', 'Strip out linings', [
        '20.00',
        'm2',
        '20.00',
        '400.00',
        '1.00',
        '400.00',
      ]),
      ...level(154, '1.1.2', 'Finishes', '1,080.00', false),
      ...work(168, '1.1.2.1', 'Plasterboard lining to all walls, on the', [
        '20.00',
        'm2',
        '30.00',
        '600.00',
        '1.10',
        '660.00',
      ]),
      text(178, 'existing battens', { x: 98 }),
      ...work(194, '1.1.2.2', 'Paint walls', ['20.00', 'm2', '21.00', '420.00', '1.00', '420.00']),
      ...level(214, '2', 'UPPER FLOOR', '770.00', true),
      ...level(230, '2.1', 'Bedroom 4', '770.00', true),
      ...level(244, '2.1.1', 'Finishes', '770.00', false),
      ...work(258, '2.1.1.1', 'Clean hard surfaces', [
        '1.00',
        'Item',
        '500.00',
        '500.00',
        '1.00',
        '500.00',
      ]),
      ...work(272, '2.1.1.2', 'Repaint ceiling', [
        '12.00',
        'm2',
        '22.50',
        '270.00',
        '1.00',
        '270.00',
      ]),
      ...row(TABLE, 300, ['', 'ESTIMATE SUBTOTAL', '', '', '', '', '', '2,250.00'], { bold: true }),
    ]),
  );
  expect(
    estimate.lineItems.map(({ printed, description, room, section, rcv }) => [
      printed?.lineNumber,
      description,
      room,
      section,
      rcv,
    ]),
  ).toEqual([
    ['1.1.1.1', 'Strip out linings', 'Boot Room', 'Demolition', 400],
    [
      '1.1.2.1',
      'Plasterboard lining to all walls, on the existing battens',
      'Boot Room',
      'Finishes',
      660,
    ],
    ['1.1.2.2', 'Paint walls', 'Boot Room', 'Finishes', 420],
    ['2.1.1.1', 'Clean hard surfaces', 'Bedroom 4', 'Finishes', 500],
    ['2.1.1.2', 'Repaint ceiling', 'Bedroom 4', 'Finishes', 270],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});
