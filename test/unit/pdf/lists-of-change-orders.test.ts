import { describe, expect, it } from 'vitest';
import { amount, columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

/** Lists of lump sums as change orders and bids print them. */

describe('a change order with budget codes', () => {
  const TABLE = columns(
    ['#', 40, 'left'],
    ['Budget Code', 60, 'left'],
    ['Description', 200, 'left'],
    ['Type', 440, 'left'],
    ['Amount', 560],
  );
  const WORK = [
    ['1', '51.02-41-00.L Wing', 'Remove wet gypsum board to 4 ft', 'Labor', '$9,264.00'],
    ['2', '51.02-41-00.S Wing', 'Floor tile abatement, 1,140 SF', 'Commitment', '$10,545.00'],
    ['3', '51.09-65-00.S Wing', 'Credit: carpet tile not installed', 'Commitment', '$(3,266.40)'],
  ];
  const estimate = read(
    page(1, [
      ...header(TABLE, 100),
      ...WORK.flatMap((cells, at): PlacedText[] => [
        ...row(TABLE, 120 + at * 32, cells),
        { text: 'Demolition.Other', x: 60, y: 131 + at * 32 },
        ...(at === 0 ? [{ text: 'of wall, both sides', x: 200, y: 131 }] : []),
      ]),
      { text: 'Subtotal:', x: 440, y: 220 },
      amount(220, '$16,542.60'),
      { text: 'Fee (8.50%):', x: 440, y: 234 },
      amount(234, '$1,406.12'),
      { text: 'Grand Total:', x: 440, y: 248 },
      amount(248, '$17,948.72'),
    ]),
  );

  it('has its rows, and what is taken off in brackets behind the sign of money', () => {
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Remove wet gypsum board to 4 ft of wall, both sides', 9264],
      ['Floor tile abatement, 1,140 SF', 10545],
      ['Credit: carpet tile not installed', -3266.4],
    ]);
  });

  it('keeps its codes, which take two lines, apart from what is done', () => {
    expect(estimate.lineItems.map(({ sel }) => sel)).toEqual(
      WORK.map(([, code]) => `${code} Demolition.Other`),
    );
    expect(estimate.lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
  });
});

describe('a bid of fixed prices with work by the hour behind it', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
~What we will do                                           Price, tax included
A. Replace service mast, 200 A                                       $1,864.00
B. Meter socket, 200 A ringless                                        $612.00
C. Replace main panel, 40 space                                      $3,275.00
D. Whole house surge protector                                         $289.00
~Total 1                                                              $6,040.00

~Date      Work                        Who        Hours /    Rate       Amount
~                                                 days
5/21/26   Emergency call              Voss           2.5   $165.00     $412.50
5/21/26   Helper                      Kahn           2.5    $85.00     $212.50
5/22/26   Temporary power             Cole           6.0    $24.00     $144.00
~Total 2                                                                $769.00
`),
    ),
  );

  it('has the rows of both, those of the first counted by letters', () => {
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Replace service mast, 200 A', 1864],
      ['Meter socket, 200 A ringless', 612],
      ['Replace main panel, 40 space', 3275],
      ['Whole house surge protector', 289],
      ['Emergency call', 412.5],
      ['Helper', 212.5],
      ['Temporary power', 144],
    ]);
    expect(lineItems.map((item) => item.printed?.lineNumber)).toEqual([
      ...'ABCD',
      null,
      null,
      null,
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([6040, 769]);
  });

  it('has hours or days below a heading of both, and no unit', () => {
    expect(lineItems.slice(4).map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [2.5, null],
      [2.5, null],
      [6, null],
    ]);
  });
});

it('what stands below `Total, A through B` is no row', () => {
  const HEAD = '~Item   Description              Quantity    Unit price     Amount';
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
#Abatement Proposal
${HEAD}
~A.     Basement
A.1    Critical barriers                100 SF         $1.15    $115.00
A.2    Decontamination unit               1 EA       $675.00    $675.00
~                                                      Basement     $790.00
~B.     Clearance
B.1    Final visual clearance             3 EA       $365.00  $1,095.00
B.2    Waste tipping fee                  2 TN       $118.00    $236.00
~                                                     Clearance   $1,331.00
~Total, A through B                                               $2,121.00

~Alternates, not included in the total
Alt. 1 Attic vermiculite                                       $8,960.00
Alt. 2 Transite flue, 12 LF                                      $684.00
`),
    ),
  );
  expect(lineItems.map((item) => item.printed?.lineNumber)).toEqual(['A.1', 'A.2', 'B.1', 'B.2']);
  expect(printed?.totals.at(-1)).toMatchObject({ kind: 'grand', amounts: { rcv: 2121 } });
  expect(printed?.warnings.map(({ code }) => code)).toContain('offers_left_out');
});

it('the running head of a paper is no room', () => {
  const HEAD = '~Description              Quantity    Unit    Unit Price     Total';
  const { lineItems } = read(
    page(
      1,
      drawn(`
#Abatement Proposal
${HEAD}
Bag and transport             11    CY         142.00     1,562.00
`),
    ),
    page(
      2,
      drawn(`
Proposal 26-0612, Quillon
${HEAD}
Waste tipping fee              2    TN         118.00       236.00
~Total                                                   1,798.00
`),
    ),
  );
  expect(lineItems.map(({ room }) => room)).toEqual(['General', 'General']);
});
