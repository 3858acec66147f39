import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const ROOMS = ['Kitchen', 'Kitchen', 'Kitchen', 'Bath', 'Bath', 'Bath'];

const pages = (...texts: string[]) => read(...texts.map((text, at) => page(at + 1, drawn(text))));

describe('a head with the sum of its rows', () => {
  const KITCHEN = `
Paint the walls                                 10.00 SF             2.00       20.00
Paint the ceiling                               20.00 SF             3.00       60.00
Clean the floor                                 30.00 SF             1.00       30.00`;
  const BATH = `
Paint the walls                                  5.00 SF             2.00       10.00
Paint the ceiling                               10.00 SF             3.00       30.00
Clean the floor                                  5.00 SF             1.00        5.00
Total                                                                             $155.00`;
  const HEAD =
    '\n~Description                                        Qty       Unit Price       Total';
  const NAMES = [
    [
      'Kitchen',
      '                                                                           $110.00',
    ],
    [
      'Bath',
      '                                                                               $45.00',
    ],
  ].map((parts) => parts.join(''));

  it.each([
    ['in bold above each table', '\n~', HEAD],
    ['plain above each table', '\n', HEAD],
  ])('is a room, %s', (_, sign, head) => {
    const estimate = pages(`${sign}${NAMES[0]}${head}${KITCHEN}${sign}${NAMES[1]}${head}${BATH}`);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(ROOMS);
    expect(
      estimate.printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv]),
    ).toEqual([
      ['room', 'Kitchen', 110],
      ['room', 'Bath', 45],
      ['grand', '', 155],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('is a room at the foot of the page before', () => {
    const { lineItems } = pages(`\n~${NAMES[0]}${HEAD}${KITCHEN}\n~${NAMES[1]}`, `${HEAD}${BATH}`);
    expect(lineItems.map(({ room }) => room)).toEqual(ROOMS);
  });

  it('may sum any column', () => {
    const estimate = pages(`
~Kitchen                                                                           $110.00
~Description                          Qty        Unit Price    RCV        Deprec.      ACV
Paint the walls                     10.00 SF      2.00      20.00       (1.00)      19.00
Paint the ceiling                   20.00 SF      3.00      60.00       (1.00)      59.00
Clean the floor                     30.00 SF      1.00      30.00       (1.00)      29.00
~Bath                                                                               $45.00
~Description                          Qty        Unit Price    RCV        Deprec.      ACV
Paint the walls                      5.00 SF      2.00      10.00       (1.00)       9.00
Paint the ceiling                   10.00 SF      3.00      30.00       (1.00)      29.00
Clean the floor                      5.00 SF      1.00       5.00       (1.00)       4.00
`);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(ROOMS);
    expect(
      estimate.printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv]),
    ).toEqual([
      ['room', 'Kitchen', 110],
      ['room', 'Bath', 45],
    ]);
  });

  it('is none where the rows do not come to it', () => {
    const { lineItems } = pages(`
~Description                                        Qty       Unit Price       Total
Permit                                                                         80.00
Paint the walls                                 10.00 SF             2.00       20.00
Delivery                                                                       70.00
Paint the ceiling                               20.00 SF             3.00       60.00
`);
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Permit', 80],
      ['Paint the walls', 20],
      ['Delivery', 70],
      ['Paint the ceiling', 60],
    ]);
  });
});

describe('a head with the sum of its cards', () => {
  const card = (name: string, quantity: string, price: string, amounts: string): string =>
    `~${name}\nQuantity: ${quantity}    Unit cost: $${price}    ${amounts}`;

  it('may say how many they are below, and sum what is lost as well', () => {
    const estimate = pages(`
Loss Wind
~Kitchen                                                                          $107.00
3 items
${card('Paint the walls', '10.00 SF', '2.00', 'RCV: $20.00   Depreciation: $1.00   ACV: $19.00')}
${card('Paint the ceiling', '20.00 SF', '3.00', 'RCV: $60.00   Depreciation: $1.00   ACV: $59.00')}
${card('Clean the floor', '30.00 SF', '1.00', 'RCV: $30.00   Depreciation: $1.00   ACV: $29.00')}
~Bath                                                                             $42.00
3 items
${card('Paint the walls', '5.00 SF', '2.00', 'RCV: $10.00   Depreciation: $1.00   ACV: $9.00')}
${card('Paint the ceiling', '10.00 SF', '3.00', 'RCV: $30.00   Depreciation: $1.00   ACV: $29.00')}
${card('Clean the floor', '5.00 SF', '1.00', 'RCV: $5.00   Depreciation: $1.00   ACV: $4.00')}
`);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(ROOMS);
    expect(
      estimate.printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.acv]),
    ).toEqual([
      ['room', 'Kitchen', 107],
      ['room', 'Bath', 42],
    ]);
  });

  it('keeps the sum to what it sums', () => {
    const estimate = pages(`
~Kitchen                                                                           $80.00
${card('Paint the walls', '10.00 SF', '2.00', 'RCV: $20.00   Depreciation: $1.00   ACV: $19.00')}
${card('Paint the ceiling', '20.00 SF', '3.00', 'RCV: $60.00   Depreciation: $1.00   ACV: $59.00')}
~Bath                                                                             $40.00
${card('Paint the walls', '5.00 SF', '2.00', 'RCV: $10.00   Depreciation: $1.00   ACV: $9.00')}
${card('Paint the ceiling', '10.00 SF', '3.00', 'RCV: $30.00   Depreciation: $1.00   ACV: $29.00')}
Total                                                                            $120.00
`);
    expect(
      estimate.printed?.totals.map(({ kind, name, amounts }) => [
        kind,
        name,
        amounts.rcv,
        amounts.acv,
      ]),
    ).toEqual([
      ['room', 'Kitchen', 80, null],
      ['room', 'Bath', 40, null],
      ['grand', '', 120, null],
    ]);
  });

  it('may stand at the foot of the page before', () => {
    const { lineItems } = pages(
      `
~Kitchen                                                                          $110.00
${card('Paint the walls', '10.00 SF', '2.00', 'Total: $20.00')}
${card('Paint the ceiling', '20.00 SF', '3.00', 'Total: $60.00')}
${card('Clean the floor', '30.00 SF', '1.00', 'Total: $30.00')}
~Bath                                                                              $45.00`,
      `
${card('Paint the walls', '5.00 SF', '2.00', 'Total: $10.00')}
${card('Paint the ceiling', '10.00 SF', '3.00', 'Total: $30.00')}
${card('Clean the floor', '5.00 SF', '1.00', 'Total: $5.00')}
`,
    );
    expect(lineItems.map(({ room }) => room)).toEqual(ROOMS);
  });
});
