import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

const estimate = (paint: string, sum: string): PlacedText[] => [
  { text: 'Kitchen', x: 36, y: 160, bold: true },
  ...header(TABLE, 180),
  ...row(TABLE, 200, ['1. Sink', '1.00 EA', '250.00', '250.00']),
  ...row(TABLE, 214, ['2. Paint', '10.00 SF', '3.00', paint]),
  { text: 'Line Item Totals: FERRIS', x: 36, y: 240, bold: true },
  { text: sum, x: 440, y: 240, align: 'right', bold: true },
];

const OWN = estimate('30.00', '280.00');
const EARLIER = estimate('20.00', '270.00');

const STAMP: PlacedText = { text: 'VOID', x: 120, y: 400, size: 90, bold: true, angle: 50 };

describe('an earlier estimate beside the one that took its place', () => {
  it.each([
    ['stamped across its page', [STAMP]],
    [
      'said at its head',
      [{ text: 'SUPERSEDED BY 2618-3 – DO NOT USE', x: 180, y: 90, bold: true }],
    ],
  ])('counts for nothing, %s, and the user is told', (_, marks) => {
    const { lineItems, printed } = read(page(1, [...EARLIER, ...marks]), page(2, OWN));
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([250, 30]);
    expect(printed?.warnings).toMatchObject([
      { code: 'attached_estimate_left_out', at: { page: 1 } },
    ]);
  });

  it('goes on overleaf where that bears its number', () => {
    const first: PlacedText[] = [
      { text: 'Estimate # 2618-1', x: 400, y: 60 },
      { text: 'SUPERSEDED BY 2618-3', x: 180, y: 90, bold: true },
    ];
    const numbered = (number: string, own: PlacedText[]): PlacedText[] => [
      { text: `Estimate # ${number}`, x: 400, y: 60 },
      ...own,
    ];
    const { lineItems } = read(
      page(1, first),
      page(2, numbered('2618-1', EARLIER)),
      page(3, numbered('2618-3', OWN)),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([250, 30]);
  });

  it('is none for a row that fills a void', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 60),
        ...row(TABLE, 80, ['VOID FILL AT SLAB', '2.00 CY', '10.00', '20.00']),
        ...row(TABLE, 94, ['VOID FORM BOXES', '2.00 EA', '15.00', '30.00']),
      ]),
      page(2, [...header(TABLE, 60), ...row(TABLE, 80, ['SLAB EDGE', '5.00 LF', '4.00', '20.00'])]),
    );
    expect(lineItems).toHaveLength(3);
  });

  it('is what there is to read where nothing else has a table', () => {
    expect(read(page(1, [...EARLIER, STAMP])).lineItems).toHaveLength(2);
  });
});
