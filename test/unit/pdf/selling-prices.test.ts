import { expect, test } from 'vitest';
import { drawn, page, read } from './draw.ts';

test('what one costs the seller is neither price nor amount of a row', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
~PART NO.     DESCRIPTION                       QTY  UOM       COST    MKUP      SELL    EXTENDED
~Phase 1: Water service
PX34B-300    3/4" PEX-B, blue, coil            100  FT        0.80     25%      1.00      100.00
EP-MAN12     Manifold, 12 port                   2  EA       50.00     20%     60.00      120.00
INS-34       Pipe insulation 3/4"               10  STK       3.00      0%      3.00       30.00
~             Total Phase 1                                                               250.00
~Phase 2: Drain & vent
40P-3        3" PVC DWV, foam core              10  FT        4.00     25%      5.00       50.00
L-JRN        Journeyman, DWV                     4  HR       70.00      0%     70.00      280.00
~             Total Phase 2                                                               330.00
                                                       Material                            300.00
                                                       Labor                               280.00
                                                       Sales tax, 6% of material            18.00
                                                       QUOTE TOTAL                         598.00`),
    ),
  );
  expect(
    lineItems.map(({ quantity, unit, unitPrice, rcv, acv, room }) => [
      quantity,
      unit,
      unitPrice,
      rcv,
      acv,
      room,
    ]),
  ).toEqual([
    [100, 'FT', 1, 100, null, 'Phase 1: Water service'],
    [2, 'EA', 60, 120, null, 'Phase 1: Water service'],
    [10, 'STK', 3, 30, null, 'Phase 1: Water service'],
    [10, 'FT', 5, 50, null, 'Phase 2: Drain & vent'],
    [4, 'HR', 70, 280, null, 'Phase 2: Drain & vent'],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
    ['Phase 1: Water service', 250],
    ['Phase 2: Drain & vent', 330],
    ['', 598],
  ]);
});

test.each([['BID PRICE'], ['Quote amount']])(
  '%s below the rows is what they lead to, and no row',
  (label) => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~LABOR CLASS                HOURS      RATE      AMOUNT
JOURNEYMAN                 10.00     90.00      900.00
APPRENTICE                 10.00     50.00      500.00
HELPER                      5.00     40.00      200.00
OVERHEAD & PROFIT 15%                           $240.00
${label.padEnd(44)}  $1,840.00`),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'JOURNEYMAN',
      'APPRENTICE',
      'HELPER',
    ]);
  },
);

test('labor and material are described below one heading', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~    Qty UM     Part         Labor / Material                    Cost      Sell    Extended
    3.00 HR                 Journeyman electrician                        96.00      288.00
    2 EA       GR-58        Ground rod 5/8 in x 8 ft            19.45     26.26       52.52
    4 BX       WN-Y100      Wire connectors, yellow             12.60     17.01       68.04`),
    ),
  );
  expect(
    lineItems.map(({ description, quantity, unitPrice, rcv }) => [
      description,
      quantity,
      unitPrice,
      rcv,
    ]),
  ).toEqual([
    ['Journeyman electrician', 3, 96, 288],
    ['Ground rod 5/8 in x 8 ft', 2, 26.26, 52.52],
    ['Wire connectors, yellow', 4, 17.01, 68.04],
  ]);
});
