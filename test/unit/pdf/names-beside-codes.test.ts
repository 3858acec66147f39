import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const read1 = (text: string) => read(page(1, drawn(text)));

const SHEET = `
Insured: Ida Quillon

~#   Task                        L/M   Detail                   Qty         Each      Amount
1    Porch - split hose bib       L    Cut out and braze         2    hr   90.00      180.00
     and feed                     M    Frost-proof bib           1    ea   42.00       42.00
                                  M    Copper, fittings          1    ea   31.50       31.50
2    Upper bath                   L    Reset stool               1    hr   90.00       90.00
                                  M    Ring, bolts, line         1    ea   24.00       24.00
3    Basement                     L    Test at 80 psi            2    hr   90.00      180.00
                                  M    Test plug                 1    ea   12.50       12.50

~     Total                                                                            560.00
`;

describe('names in cells that were merged beside rows with a letter each', () => {
  it('are heads, and what is done describes the rows', () => {
    const { lineItems } = read1(SHEET);
    expect(
      lineItems.map(({ room, section, description, quantity, rcv }) => [
        section ?? room,
        description,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['Porch - split hose bib and feed', 'Cut out and braze', 2, 180],
      ['Porch - split hose bib and feed', 'Frost-proof bib', 1, 42],
      ['Porch - split hose bib and feed', 'Copper, fittings', 1, 31.5],
      ['Upper bath', 'Reset stool', 1, 90],
      ['Upper bath', 'Ring, bolts, line', 1, 24],
      ['Basement', 'Test at 80 psi', 2, 180],
      ['Basement', 'Test plug', 1, 12.5],
    ]);
  });

  it('are none where they do not count up', () => {
    const { lineItems } = read1(SHEET.replace('\n2    Upper', '\n7    Upper'));
    expect(lineItems.map(({ section, room }) => section ?? room)).not.toContain('Upper bath');
  });
});
