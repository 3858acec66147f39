import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What bookkeeping programs and word processors print around their rows. */

const TABLE = columns(['Description', 60, 'left'], ['Qty', 330], ['Rate', 430], ['Amount', 540]);
const descriptionAt = (y: number, text: string): PlacedText => ({ text, x: 60, y });

const ROWS: PlacedText[] = [
  ...row(TABLE, 120, ['Soda blast exposed framing, kitchen and attic', '388', '4.85', '1,881.80']),
  ...row(TABLE, 145, ['Seal framing and decking, shellac', '388', '1.42', '550.96']),
  ...row(TABLE, 170, ['Hang and finish drywall, walls', '336', '3.18', '1,068.48']),
];

it('a name that the edge of its column parts goes on below', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 100),
      ...ROWS,
      ...row(TABLE, 195, [
        'Rewire kitchen branch circuits per code and two',
        '1',
        '4,380.00',
        '4,380.00',
      ]),
      descriptionAt(207, 'more, arc fault protection, licensed sub, Hartzell'),
      descriptionAt(219, 'Electric proposal dated 4/09'),
      ...row(TABLE, 244, ['Recessed light, 6 in.', '8', '142.50', '1,140.00']),
    ]),
  );
  expect(lineItems.at(3)).toMatchObject({
    description:
      'Rewire kitchen branch circuits per code and two more, arc fault protection, licensed sub, Hartzell Electric proposal dated 4/09',
    f9Note: null,
  });
});

it.each(['Note to customer', 'Message to client:'])(
  'what stands below %s is no note of the last row',
  (title) => {
    const small = { size: 7 };
    const { lineItems, printed } = read(
      page(1, [
        ...header(TABLE, 100),
        ...ROWS,
        { text: title, x: 36, y: 195, bold: true, ...small },
        { text: 'A deposit of $750.00 is due on acceptance; we had', x: 36, y: 206, ...small },
        { text: '$200.00 by check on 04/02/2026.', x: 36, y: 217, ...small },
        { text: 'Total', x: 400, y: 235, bold: true },
        { text: '$3,501.24', x: 540, y: 235, align: 'right', bold: true },
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
    expect(printed?.totals.at(-1)?.amounts.rcv).toBe(3501.24);
  },
);

it('few dots lead from a long name to its amount where others have a row of them', () => {
  const dotted = (y: number, words: string, dots: string, sum: string): PlacedText[] => [
    { text: `${words}${dots}${sum}`, x: 36, y },
  ];
  const { lineItems } = read(
    page(1, [
      { text: 'Proposal', x: 36, y: 60, size: 14, bold: true },
      ...dotted(100, '1. Dust walls and daily clean up', '.'.repeat(40), '$640.00'),
      ...dotted(
        115,
        '2. Remove plaster ceilings, second floor, approximately 310 sf. ',
        '.',
        '$1,395.00',
      ),
      ...dotted(130, '3. Remove brick veneer, clean and stack', '.'.repeat(33), '$2,180.00'),
      ...dotted(145, 'Total', '.'.repeat(66), '$4,215.00'),
    ]),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Dust walls and daily clean up', 640],
    ['Remove plaster ceilings, second floor, approximately 310 sf.', 1395],
    ['Remove brick veneer, clean and stack', 2180],
  ]);
});

it('rows below names of activities say more below these, not above the next', () => {
  const activities = columns(
    ['ACTIVITY', 49, 'left'],
    ['QTY', 405],
    ['RATE', 475],
    ['AMOUNT', 560],
  );
  const rows = [
    ['Cage:Roof', '1,008', '11.40', '11,491.20T', 'Bronze beams per engineering'],
    ['Cage:Walls', '890', '8.65', '7,698.50T', 'Bronze walls, chair rail at 36"'],
    ['Super gutter', '42', '24.50', '1,029.00', 'Tied to fascia with leaf screen'],
    ['Super gutter', '3', '96.00', '288.00', 'Two downspouts'],
    ['Concrete', '36', '31.75', '1,143.00', 'Cut out and pour broken footer'],
    ['Anchors', '58', '4.15', '240.70', 'Wedge anchors, each upright'],
  ] as const;
  const { lineItems } = read(
    page(1, [
      ...header(activities, 100),
      ...rows.flatMap(([name, quantity, rate, amount, said], at): PlacedText[] => [
        ...row(activities, 120 + at * 34, [name], { bold: true }),
        ...row(activities, 120 + at * 34, ['', quantity, rate, amount]),
        { text: said, x: 49, y: 132 + at * 34 },
      ]),
    ]),
  );
  expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual(
    rows.map(([name, , , , said]) => [name, said]),
  );
});
