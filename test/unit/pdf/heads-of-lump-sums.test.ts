import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (text: string, y: number): PlacedText => ({ text, x: 564, y, align: 'right' });

/** Three columns of what the quote is about, right above the head of its table. */
const quote = (): PlacedText[] => {
  const boxes = [
    ['QUOTE FOR', 'INSURANCE', 'QUOTE NO. 0219'],
    ['Nora Lindgren', 'CSAA', 'DATE July 18, 2026'],
    ['3016 Larkmead Street', 'Claim # 01-7742-5530', 'VALID 30 days'],
    ['Roseville, CA 95747', 'Loss 07/04/2026 - garage fire', ''],
  ];
  const rows = [
    ['Entry', 'Wash walls, seal, two coats eggshell', '$1,640.00'],
    ['', 'Ceiling, seal and one coat flat', '$585.00'],
    ['', 'Handrail and balusters, two coats enamel', '$890.00'],
    ['Living room', 'Wash walls, seal, two coats eggshell', '$1,275.00'],
    ['', 'Ceiling with the beam', '$760.00'],
  ] as const;
  return [
    ...boxes.flatMap((row, line) =>
      row.flatMap((text, at): PlacedText[] =>
        text === ''
          ? []
          : [
              {
                text,
                x: [42, 218, 480][at] ?? 0,
                y: 140 + line * 14,
                bold: line === 0,
                size: line === 0 ? 8 : 9.5,
              },
            ],
      ),
    ),
    { text: 'AREA', x: 48, y: 215, bold: true, size: 8 },
    { text: 'WHAT WE WILL DO', x: 157, y: 215, bold: true, size: 8 },
    { ...right('PRICE', 215), bold: true, size: 8 },
    ...rows.flatMap(([area, text, price], at): PlacedText[] => [
      ...(area === '' ? [] : [{ text: area, x: 48, y: 238 + at * 22, bold: true }]),
      { text, x: 157, y: 238 + at * 22 },
      right(price, 238 + at * 22),
    ]),
    { text: 'Total', x: 480, y: 360 },
    right('$5,150.00', 360),
  ];
};

describe('the head of a list of lump sums', () => {
  const { lineItems, printed, ...estimate } = read(page(1, quote()));

  it('has none of its headings in what the quote is about', () => {
    expect(estimate).toMatchObject({
      claimNumber: '01-7742-5530',
      insuredName: 'Nora Lindgren',
      carrierName: 'CSAA',
      propertyAddress: '3016 Larkmead Street, Roseville, CA 95747',
    });
  });

  it('keeps the column of areas', () => {
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Entry', 1640],
      ['Entry', 585],
      ['Entry', 890],
      ['Living room', 1275],
      ['Living room', 760],
    ]);
    expect(printed?.warnings.filter(({ code }) => code === 'column_left_out')).toEqual([]);
  });
});
