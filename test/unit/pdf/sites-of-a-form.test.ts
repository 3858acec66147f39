import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['ITEM', 36, 'left'],
  ['CODE', 70, 'left'],
  ['NARRATIVE', 110, 'left'],
  ['QUANTITY/UNIT', 340, 'left'],
  ['UNIT PRICE', 500],
  ['COST', 570],
);

const site = (y: number, text: string): PlacedText => ({ text, x: 110, y, bold: true });

/** A form's boxes, its title, and a table with a head per site and quantity and unit in one cell. */
const form = (slash: string, address: string) =>
  read(
    page(1, [
      { text: `LOCATION: ${address}`, x: 36, y: 40 },
      { text: 'WORK COMPLETE AS OF 6/19/2026: 15%', x: 320, y: 40 },
      { text: 'PROJECT COST', x: 36, y: 60, bold: true, size: 10 },
      ...header(TABLE, 76),
      site(90, 'SITE 1 - PUMP HOUSE'),
      ...row(TABLE, 104, ['1', '3117', 'Felt', `20.5${slash}SQ`, '$ 30.00', '$ 615.00']),
      ...row(TABLE, 118, ['2', '3224', 'Soffit', `1,391${slash}SF`, '$ 2.00', '$ 2,782.00']),
      site(132, 'SITE 2 - ANNEX'),
      ...row(TABLE, 146, ['3', '3131', 'Flashing', `10${slash}LF`, '$ 11.50', '$ 115.00']),
      ...row(TABLE, 160, ['4', '5900', 'Salvage', `1${slash}LS`, '$ -12.00', '$ -12.00']),
      { text: 'TOTAL COST', x: 440, y: 180, bold: true },
      { text: '$ 3,500.00', x: 570, y: 180, bold: true, align: 'right' },
    ]),
  );

describe('a form with a head per site', () => {
  it.each([
    ['/', '292 N 4th Ave'],
    [' / ', '9478 Old Mill Pike'],
    ['/', '5696 County Road 2218'],
    ['/', '418 W County Road 90 S'],
    ['/', '18 Quarry Hollow, Elmtown, OH 43001'],
    ['/', '2208 9th St NW'],
  ])(
    'has its sites as rooms, its units behind %j, its total, and no street as a room',
    (slash, address) => {
      const estimate = form(slash, address);
      expect(
        estimate.lineItems.map(({ room, quantity, unit, rcv }) => [room, quantity, unit, rcv]),
      ).toEqual([
        ['SITE 1 - PUMP HOUSE', 20.5, 'SQ', 615],
        ['SITE 1 - PUMP HOUSE', 1391, 'SF', 2782],
        ['SITE 2 - ANNEX', 10, 'LF', 115],
        ['SITE 2 - ANNEX', 1, 'LS', -12],
      ]);
      expect(estimate.printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 3500 } }]);
      expect(reconcile(estimate).reconciled).toBe(true);
    },
  );

  it('keeps a place behind its label', () => {
    const { lineItems } = form('/', '204 Boiler Room');
    expect(new Set(lineItems.map(({ room }) => room))).toEqual(new Set(['204 Boiler Room']));
  });
});
