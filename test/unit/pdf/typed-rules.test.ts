import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const block = (room: string, rule: string, star: string, quantity: number): string => {
  const [first, second] = [quantity * 2, quantity * 3];
  const end = `.00${star}`;
  return `
** ${room} **
DESCRIPTION                                 QTY UNIT      PRICE          RCV     DEPREC         ACV
${rule.repeat(96)}
R&R CLOSET SHELF                           ${quantity}.00 SF       2.00        ${first}.00       1.00-       ${first - 1}.00
PAINT THE WALLS                            ${quantity}.00 SF       3.00        ${second}.00       1.00-       ${second - 1}.00
${rule.repeat(96)}
${`TOTAL ${room}`.padEnd(58)}        ${first + second}${end}      2${end.replace('*', '-*')}     ${first + second - 2}${end}
${rule.repeat(96)}`;
};

describe('a line of characters', () => {
  it.each(['-', '=', '_', '*'])('of %s is no description and no note', (rule) => {
    const { lineItems } = read(page(1, drawn(block('KITCHEN', rule, '', 30))));
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['R&R CLOSET SHELF', null],
      ['PAINT THE WALLS', null],
    ]);
  });

  it('leaves rooms between stars and sums with stars what they are', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(
          ['KITCHEN', 'HALL BATH', 'BEDROOM'].map((room) => block(room, '-', '*', 30)).join(''),
        ),
      ),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'KITCHEN',
      'KITCHEN',
      'HALL BATH',
      'HALL BATH',
      'BEDROOM',
      'BEDROOM',
    ]);
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', 'KITCHEN', 150],
      ['room', 'HALL BATH', 150],
      ['room', 'BEDROOM', 150],
    ]);
  });
});
