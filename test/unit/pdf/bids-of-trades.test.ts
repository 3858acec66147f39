import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

const TREES = `
~Tree / Work                                Crew        Hrs     Rate      Price
~Tree 1 - Silver maple, rear
Climb and take down over roof               Crew A      6.0    185.00   1,110.00
Crane, 40 ton                               Crew A + B  4.0    310.00   1,240.00
Chip and haul                               Crew B      3.0    140.00     420.00
Tree 1                                                                 $2,770.00
~Tree 2 - Red oak, side
Fell and section                            Crew A      5.0    185.00     925.00
Grind stump                                 Crew B      2.0    120.00     240.00
Tree 2                                                                 $1,165.00
Both trees                                                             $3,935.00
`;

describe('sums that no word calls so', () => {
  it('are no lines, and the last of them is the total that all lines come to', () => {
    const estimate = readPage(TREES);
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([1110, 1240, 420, 925, 240]);
    expect(estimate.printed?.totals).toMatchObject([
      { kind: 'room', name: 'Tree 1 - Silver maple, rear', amounts: { rcv: 2770 } },
      { kind: 'room', name: 'Tree 2 - Red oak, side', amounts: { rcv: 1165 } },
      { kind: 'grand', amounts: { rcv: 3935 } },
    ]);
    expect(estimate.printed?.warnings).toEqual([]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('are no total where the lines come to something else', () => {
    const estimate = readPage(TREES.replace('$3,935.00', '$3,985.00'));
    expect(estimate.printed?.totals.filter(({ kind }) => kind === 'grand')).toEqual([]);
  });

  it('leave a sign in the cell whose words it stands between', () => {
    expect(readPage(TREES).lineItems[1]?.description).toBe('Crane, 40 ton');
  });
});

describe('remarks of two lines below a row that begins with its quantity', () => {
  it('stay with it', () => {
    const { lineItems } = readPage(`
~Qty      Item                                          Unit $     Dep %     Total
~KITCHEN
12.00 SF  Drywall, hung and taped                         3.10     10%        37.20
          Behind the range only. Match
          existing texture.
40.00 LF  Baseboard, paint grade                          4.25      0%       170.00
Total                                                                        207.20
`);
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Drywall, hung and taped', 'Behind the range only. Match\nexisting texture.'],
      ['Baseboard, paint grade', null],
    ]);
  });
});

describe('quantities with units of no list', () => {
  const estimate = readPage(`
~Item  Description                           Qty        Rate      Amount
1      Strip wallpaper                       42.5 m2     9.80      416.50
2      Fix new skirting                      18.2 lm    14.50      263.90
3      Skim plaster                          42.5 m²    22.00      935.00
4      Paint door                            3 no       55.00      165.00
       Subtotal                                                  1,780.40
       GST 15%                                                     267.06
       Total incl. GST                                           2,047.46
`);

  it('keep them as printed, and count what is numbered', () => {
    expect(estimate.lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [42.5, 'm2'],
      [18.2, 'lm'],
      [42.5, 'm²'],
      [3, 'EA'],
    ]);
  });

  it('come to a total that says which tax it includes', () => {
    expect(estimate.printed?.totals.at(-1)).toMatchObject({
      kind: 'grand',
      amounts: { rcv: 2047.46 },
      adjustments: 267.06,
    });
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('buildings whose rooms have no sums', () => {
  const estimate = readPage(`
~No.      Item                      Quantity   Price    Total
~BUILDING A
~Level 1
~ROOM 101
A101.01   Remove carpet             20.00 SY   6.00    120.00
A101.02   Install carpet            20.00 SY  40.00    800.00
~ROOM 102
A102.01   Remove carpet             10.00 SY   6.00     60.00
A102.02   Install carpet            10.00 SY  40.00    400.00
Total Building A                                     1,380.00
`);

  it('hold their levels and rooms', () => {
    expect(estimate.lineItems.map(({ printed }) => printed?.path)).toEqual([
      ['BUILDING A', 'Level 1', 'ROOM 101'],
      ['BUILDING A', 'Level 1', 'ROOM 101'],
      ['BUILDING A', 'Level 1', 'ROOM 102'],
      ['BUILDING A', 'Level 1', 'ROOM 102'],
    ]);
  });

  it('number their rows by room', () => {
    expect(
      estimate.lineItems.map(({ printed, description }) => [printed?.lineNumber, description]),
    ).toEqual([
      ['A101.01', 'Remove carpet'],
      ['A101.02', 'Install carpet'],
      ['A102.01', 'Remove carpet'],
      ['A102.02', 'Install carpet'],
    ]);
  });
});
