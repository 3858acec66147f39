import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

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

  it('may be said again over the rest of its rows overleaf', () => {
    const [first = '', ...others] = KITCHEN.slice(1).split('\n');
    const estimate = pages(
      `\n~${NAMES[0]}${HEAD}\n${first}`,
      `\n~${NAMES[0]}${HEAD}\n${others.join('\n')}\n~${NAMES[1]}${HEAD}${BATH}`,
    );
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(ROOMS);
    expect(estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Kitchen', 110],
      ['Bath', 45],
      ['', 155],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
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

  it('may stand in whole dollars, larger than the one table that it heads', () => {
    const estimate = pages(`
#Main House                                                             $110
~Description                        Qty       Price       Total
Paint the walls                     10 SF        $2         $20
Paint the ceiling                   20 SF        $3         $60
Clean the floor                     30 SF        $1         $30
~Total                                                     $110`);
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Main House', 20],
      ['Main House', 60],
      ['Main House', 30],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('may hold the sums of several columns, behind a code', () => {
    const estimate = pages(`
~Description                     Qty      Unit Price    Subtotal       O&P       Total
~02 - Site Work                                          $80.00               $90.00
Haul debris                    10.00 SF      $2.00       $20.00       $5.00   $25.00
Clean the floor                20.00 SF      $3.00       $60.00       $5.00   $65.00
~09.9 - Paint                                            $40.00               $46.00
Paint the walls                10.00 SF      $1.00       $10.00       $2.00   $12.00
Paint the ceiling              10.00 SF      $3.00       $30.00       $4.00   $34.00
~Total                                                  $120.00              $136.00`);
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['02 - Site Work', 25],
      ['02 - Site Work', 65],
      ['09.9 - Paint', 12],
      ['09.9 - Paint', 34],
    ]);
    expect(
      estimate.printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv]),
    ).toEqual([
      ['room', '02 - Site Work', 90],
      ['room', '09.9 - Paint', 46],
      ['grand', '', 136],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
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

describe('heads with sums above the headings of their tables', () => {
  const cells = columns(
    ['Product / Service', 36, 'left'],
    ['Qty', 372],
    ['Price', 454],
    ['Amount', 552],
  );
  const table = (y: number, name: string, sum: string, rows: string[][]): PlacedText[] => [
    { text: name, x: 32, y, bold: true, size: 11 },
    { text: sum, x: 552, y, bold: true, size: 11, align: 'right' },
    ...header(cells, y + 16).map((run) => ({ ...run, bold: false, size: 8 })),
    ...rows.flatMap((row_, at) => row(cells, y + 32 + at * 16, row_)),
  ];
  const HOUSE = [
    ['Tear-off, 2 layers', '40.6', '$100.00/sq', '$4,060.00'],
    ['Drip edge', '4', '$16.40/10 ft', '$65.60'],
  ];
  const rest = (price: string): string[][] => [
    ['Solar panel detach', '9', price, '$900.00'],
    ['Permit', '1', '$50.00/job', '$50.00'],
  ];

  it('count rows whose price is for whatever unit', () => {
    const estimate = read(
      page(1, [
        ...table(60, 'House', '$4,125.60', HOUSE),
        ...table(160, 'Gutters & Extras', '$950.00', rest('$100.00/panel')),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [item.room, item.unit, item.unitPrice, item.rcv]),
    ).toEqual([
      ['House', 'SQ', 100, 4060],
      ['House', '10 ft', 16.4, 65.6],
      ['Gutters & Extras', 'panel', 100, 900],
      ['Gutters & Extras', 'JB', 50, 50],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('are heads all of them where one adds up', () => {
    const estimate = read(
      page(1, [
        ...table(60, 'House', '$4,125.60', HOUSE),
        ...table(160, 'Detached Garage', '$990.00', rest('$100.00/panel')),
        ...table(260, 'Gutters & Extras', '$995.00', rest('$100.00/panel')),
      ]),
    );
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(
      ['House', 'Detached Garage', 'Gutters & Extras'].flatMap((name) => [name, name]),
    );
  });
});
