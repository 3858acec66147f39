import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const carrierOf = (said: string): string | null =>
  read(
    page(
      1,
      drawn(`
#Elm Street Painting
Ida Quillon
12 Plum Row, Elmtown, OH 44999

${said}

~Description                      Qty    Unit Price      Amount
Wash walls with TSP                1         185.00      185.00
Prime ceiling                      2          58.40      116.80
Paint ceiling, two coats           1          89.95       89.95
`),
    ),
  ).carrierName;

describe('a sentence that says whose adjuster a paper is for', () => {
  it('tells the insurer', () => {
    expect(carrierOf('Interior repaint after fire. For Amica adjuster. Measured on 2/20.')).toBe(
      'Amica',
    );
    expect(carrierOf("Scope agreed with State Farm's field adjuster.")).toBe('State Farm');
  });

  it('tells none by other names, and none where two are named', () => {
    expect(carrierOf('Walked the house with Elmtown adjuster on 2/20.')).toBeNull();
    expect(carrierOf('For Amica adjuster. Walked with Chubb adjuster for unit 2.')).toBeNull();
  });
});
