import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const unread = (text: string): string[] =>
  (read(page(1, drawn(text))).printed?.warnings ?? [])
    .filter(({ code }) => code === 'row_unread')
    .map(({ message }) => message);

const TABLE = `
~Kitchen
~DESCRIPTION                                 QTY      UNIT PRICE        TOTAL
1. R&R Carpet                           10.00 SF            2.00        20.00
2. R&R Base                             20.00 LF            3.00        60.00`;

describe('a line whose figures multiply as those of a row', () => {
  it('is told where it was taken for a note', () => {
    const [told] = unread(`${TABLE}
   Haul away of all debris, 4.00 loads, two men, 33.10 and so 132.40 in all, see bill
3. Paint the walls                      30.00 SF            3.00        90.00
`);
    expect(told).toContain('132.40');
  });

  it('is told where it was taken for words of a row', () => {
    const [told] = unread(`
Haul debris, 3.00 LD, each 33.10, of 99.30 in all, and then paint
     2 EA x 10.00                                                      20.00
Clean the floor
     2 EA x 15.00                                                      30.00
`);
    expect(told).toContain('33.10');
  });

  it('is none where somebody reckons in a note', () => {
    expect(
      unread(`${TABLE}
   4.00 LD x $33.10 = $132.40 per the bill of the hauler
3. Paint the walls                      30.00 SF            3.00        90.00
`),
    ).toEqual([]);
  });

  it('is none where all rows are read', () => {
    expect(unread(`${TABLE}\n3. Paint the walls      30.00 SF       3.00        90.00`)).toEqual(
      [],
    );
  });
});
