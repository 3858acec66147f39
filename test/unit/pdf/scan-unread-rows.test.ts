import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const scanned = (text: string) => drawn(text).map((run) => ({ ...run, confidence: 0.95 }));

const unread = (text: string): string[] =>
  (read(page(1, scanned(text), 'ocr')).printed?.warnings ?? [])
    .filter(({ code }) => code === 'row_unread')
    .map(({ message }) => message);

const LEADERS = `
~Exterior
Replace vented soffit panel (963 sq. ft. at $6.93) coovi sees 90,073.59
Replace shingles, 30 yr. (25.11 squares at $432.01)                         $10,847.77
Replace drip edge (100 lin. ft. at $3.00)                                      $300.00`;

const SCOPE = `
~Kitchen
~DESCRIPTION                                       QTY
1. R&R Carpet                                 10.00 SF
2. R&R Base                                   20.00 LF O
3. Paint the walls                            30.00 SF
4. Paint the ceiling                          40.00 SF`;

describe('a line of a scan that looks like a row', () => {
  it('is told where it was taken for words of the next row', () => {
    const [told, ...others] = unread(LEADERS);
    expect(told).toContain('vented soffit panel');
    expect(others).toEqual([]);
  });

  it('is told by its quantity alone in a document without prices', () => {
    const [told, ...others] = unread(SCOPE);
    expect(told).toContain('R&R Base');
    expect(others).toEqual([]);
  });

  it('is none where all rows are read', () => {
    expect(unread(SCOPE.replace(' O', ''))).toEqual([]);
    expect(unread(LEADERS.replace('coovi sees 90,073.59', '      $6,673.59'))).toEqual([]);
  });

  it('is none in what sums up or measures', () => {
    expect(
      unread(`
~Kitchen
     120.00 SF Walls                 80.00 SF Ceiling
~DESCRIPTION                                 QTY      UNIT PRICE        TOTAL
1. R&R Carpet                           10.00 SF            2.00        20.00
2. R&R Base                             20.00 LF            3.00        60.00
Totals: Kitchen                                                         80.00
`),
    ).toEqual([]);
  });

  it('is none in a note, nor on a page that lists what goes into the rows', () => {
    const priced = `
~Kitchen
~DESCRIPTION                                 QTY      UNIT PRICE        TOTAL
1. R&R Carpet                           10.00 SF            2.00        20.00
   Steep charge applies to 14.00 SQ only, the other 21.33 SQ are flat.
   Our price: $1.96/LF x 308 LF = $603.68
   Please see the sub bid attached, 1.00 EA at $978.20.
2. R&R Base                             20.00 LF            3.00        60.00`;
    const components = `
~Components
1 Carpet pad                            40.00 SF            0.80        32.10
2 Tack strip                            30.00 LF            0.47        14.20`;
    const pages = [priced, components].map((text, at) => page(at + 1, scanned(text), 'ocr'));
    const { printed } = read(...pages);
    expect(printed?.warnings.filter(({ code }) => code === 'row_unread')).toEqual([]);
  });
});
