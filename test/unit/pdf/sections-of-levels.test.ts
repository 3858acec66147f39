import { describe, expect, it } from 'vitest';
import { drawn, type PlacedText, page, read } from './draw.ts';

const title = (words: string, y: number): PlacedText => ({
  text: words,
  x: 36,
  y,
  size: 11,
  bold: true,
});

describe('a drying chamber with rows of its own', () => {
  it('begins with the section that a sum of its rows names', () => {
    const { lineItems } = read(
      page(1, [
        ...drawn(`
~Date      Description                     Qty  UM        Rate      Amount
`),
        title('Chamber 1 - Gymnasium', 54),
        ...drawn(
          `
~Labor
04/06     Restoration Supervisor         8.00  HR       84.00      672.00
04/06     Restoration Technician         8.00  HR       62.50      500.00
~                                   Labor Subtotal               1,172.00
~Equipment
04/06     Air Mover, Axial               3.00  DAY      34.00      102.00
~                               Equipment Subtotal                 102.00
~                      Chamber 1 - Gymnasium Total               1,274.00
`,
          66,
        ),
        title('Chamber 2 - Library', 172),
        ...drawn(
          `
~Labor
04/06     Restoration Supervisor         2.00  HR       84.00      168.00
~                                   Labor Subtotal                 168.00
~Equipment
04/06     Air Mover, Axial               2.00  DAY      34.00       68.00
~                               Equipment Subtotal                  68.00
~                        Chamber 2 - Library Total                 236.00
`,
          184,
        ),
      ]),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Chamber 1 - Gymnasium', 'Labor'],
      ['Chamber 1 - Gymnasium', 'Labor'],
      ['Chamber 1 - Gymnasium', 'Equipment'],
      ['Chamber 2 - Library', 'Labor'],
      ['Chamber 2 - Library', 'Equipment'],
    ]);
  });
});
