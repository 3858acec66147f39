import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = `
~No.  Item                        Quantity  Unit   Unit Cost       Cost     Trade Total

~01 DEMOLITION
1    Remove hung ceiling               120  SF         2.00     240.00
2    Remove base                        40  LF         1.50      60.00        300.00

~02 CARPENTRY
3    Hang new ceiling                  120  SF         5.00     600.00
4    Permit                                 LS                  150.00`;

const readSums = (lastOfTrade: string) => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`${HEAD}
5    New base                           40  LF         6.25     250.00      ${lastOfTrade}

                                                     SUBTOTAL, ALL TRADES   1,300.00
                                                     Insurance 2%              26.00
                                                     TOTAL                 $1,326.00
`),
    ),
  );
  return {
    rows: lineItems.map(({ room, rcv }) => [room, rcv]),
    sums: printed?.totals.map(({ name, amounts }) => [name, amounts.rcv]),
  };
};

describe('a column for what each trade comes to', () => {
  it('has its sums on the line of the last row', () => {
    expect(readSums('1,000.00')).toEqual({
      rows: [
        ['01 DEMOLITION', 240],
        ['01 DEMOLITION', 60],
        ['02 CARPENTRY', 600],
        ['02 CARPENTRY', 150],
        ['02 CARPENTRY', 250],
      ],
      sums: [
        ['01 DEMOLITION', 300],
        ['02 CARPENTRY', 1000],
        ['', 1300],
        ['', 1326],
      ],
    });
  });

  it('is left as it stands where its amounts are no such sums', () => {
    expect(readSums('1,001.00').sums).not.toContainEqual(['02 CARPENTRY', 1001]);
  });
});

describe('an outer column where the last row of a room has no amount', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
~No.  Item                        Quantity  Unit  Unit Cost        Cost    Room Total

~Hall
1    Paint walls                      120  SF         2.00      240.00
2    Paint base                        40  LF         1.50       60.00        300.00

~Living Room
3    Hang ceiling                     120  SF         5.00      600.00
4    Paint walls                                             No damage        600.00

~Stairwell
5    Patch and texture                                          165.00
6    Wash handrail                                                 N/C        165.00

~General
7    Protect floors                     2  EA        50.00      100.00
8    Haul away                          1  EA        85.00       85.00        185.00

                                                                 TOTAL     $1,250.00
`),
    ),
  );

  it('has the sum of each room', () => {
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Hall', 300],
      ['Living Room', 600],
      ['Stairwell', 165],
      ['General', 185],
      ['', 1250],
    ]);
  });

  it('keeps the row, which comes to nothing', () => {
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([240, 60, 600, 0, 165, 0, 100, 85]);
  });
});
