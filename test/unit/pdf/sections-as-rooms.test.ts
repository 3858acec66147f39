import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const HEAD = '~Description                          Qty      Unit    Price       Total';
const ROOFING = `
Tear off shingles                     20.00     SQ     60.00     1,200.00
Felt                                  20.00     SQ     30.00       600.00`;
const GUTTERS = `
Seamless gutter                      100.00     LF     10.00     1,000.00
Downspout                             40.00     LF      8.00       320.00`;

describe('groups of an estimate without rooms', () => {
  it('are its rooms, with their sums', () => {
    const estimate = read(
      page(
        1,
        drawn(`
${HEAD}
~Roofing${ROOFING}
~Subtotal Roofing                                                1,800.00
~Gutters${GUTTERS}
~Subtotal Gutters                                                1,320.00
~Total                                                           3,120.00`),
      ),
    );
    expect(estimate.lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Roofing', null],
      ['Roofing', null],
      ['Gutters', null],
      ['Gutters', null],
    ]);
    expect(estimate.printed?.rooms.map(({ kind, path }) => [kind, path])).toEqual([
      ['room', ['Roofing']],
      ['room', ['Gutters']],
    ]);
    expect(
      estimate.printed?.totals.map(({ kind, path, amounts }) => [kind, path, amounts.rcv]),
    ).toEqual([
      ['room', ['Roofing'], 1800],
      ['room', ['Gutters'], 1320],
      ['grand', [], 3120],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('stay sections where a column names the rooms', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Description                 Room         Qty      Unit    Price       Total
~Roofing
Tear off shingles            Front        20.00     SQ     60.00     1,200.00
Felt                         Rear         20.00     SQ     30.00       600.00
~Gutters
Seamless gutter              Front       100.00     LF     10.00     1,000.00
Downspout                    Rear         40.00     LF      8.00       320.00`),
      ),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Front', 'Roofing'],
      ['Rear', 'Roofing'],
      ['Front', 'Gutters'],
      ['Rear', 'Gutters'],
    ]);
  });

  it('lose the dates of the work, and are summed by their beginnings', () => {
    const estimate = read(
      page(
        1,
        drawn(`
${HEAD}
~Phase 1 - Demolition   3/12/26 - 3/13/26${ROOFING}
~Subtotal Phase 1                                                1,800.00
~Phase 2 - Gutters   3/14/26${GUTTERS}
~Subtotal Phase 2                                                1,320.00`),
      ),
    );
    expect(new Set(estimate.lineItems.map(({ room }) => room))).toEqual(
      new Set(['Phase 1 - Demolition', 'Phase 2 - Gutters']),
    );
    expect(estimate.printed?.totals.map(({ path }) => path)).toEqual([
      ['Phase 1 - Demolition'],
      ['Phase 2 - Gutters'],
    ]);
  });
});

describe('a sum with what was counted before it', () => {
  const tickets = (second: string) =>
    read(
      page(
        1,
        drawn(`
~Pcs     Description                       Price        Ext.
~Closet - Ticket 701
  2      Dress shirt                        5.00       10.00
  3      Suit                              20.00       60.00
~  5      Pieces and total, ticket 701                  70.00
~Linen - Ticket 702
  4      Dress shirt                        5.00       20.00
  1      Suit                              20.00       ${second}
~  5      Pieces and total, ticket 702                  40.00
~Invoice total                                         110.00`),
      ),
    );

  it('is no row, and sums the group above it', () => {
    const estimate = tickets('20.00');
    expect(estimate.lineItems.map(({ room, quantity }) => [room, quantity])).toEqual([
      ['Closet - Ticket 701', 2],
      ['Closet - Ticket 701', 3],
      ['Linen - Ticket 702', 4],
      ['Linen - Ticket 702', 1],
    ]);
    expect(estimate.printed?.totals.map(({ kind, path }) => [kind, path])).toEqual([
      ['room', ['Closet - Ticket 701']],
      ['room', ['Linen - Ticket 702']],
      ['grand', []],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('is no row where it does not add up either', () => {
    const estimate = tickets('29.00');
    expect(estimate.lineItems).toHaveLength(4);
    expect(reconcile(estimate).reconciled).toBe(false);
  });
});

describe('a room that goes on overleaf between marks', () => {
  it.each(['** BATH ** (CONT)', '** BATH ** (cont.)', '** BATH (CONTINUED) **'])('%s', (head) => {
    const table = 'LN  DESCRIPTION                QTY   UM    UNIT COST   REPL COST';
    const rows = (from: number) =>
      [0, 1, 2]
        .map((at) => `\n00${from + at} PAINT THE WALLS             10.00 SF       2.00       20.00`)
        .join('');
    const estimate = read(
      page(
        1,
        drawn(`
** KITCHEN **
${table}${rows(1)}
    TOTAL KITCHEN                                           60.00
** BATH **
${table}${rows(4)}`),
      ),
      page(
        2,
        drawn(`
${head}
${table}${rows(7)}
    TOTAL BATH                                             120.00`),
      ),
    );
    expect(estimate.lineItems.map(({ room, section }) => [room, section])).toEqual([
      ...Array.from({ length: 3 }, () => ['KITCHEN', null]),
      ...Array.from({ length: 6 }, () => ['BATH', null]),
    ]);
  });
});
