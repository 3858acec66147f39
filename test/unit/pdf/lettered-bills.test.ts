import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('letters in a column of their own that no heading names are the numbers of a bill of quantities', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
#Bill of quantities
                                                           Qty   Unit     Rate           £
~      C20 DEMOLITION
A      Removing plasterboard ceilings complete              74   m2       9.40      695.60
B      Hacking off gypsum plaster to masonry walls          96   m2      14.60    1,401.60
C      Taking up chipboard flooring; joists to remain       38   m2       8.75      332.50
D      Removing window and setting aside frame               2   nr      58.00      116.00
                                                          To Collection £         2,545.70
`),
    ),
    page(
      2,
      drawn(`
                                                           Qty   Unit     Rate           £
~      G20 CARPENTRY
A      Trussed rafters, fink pattern, clipped to plate      11   nr     118.00    1,298.00
B      Softwood treated wall plate, bedded and strapped     14   m       13.20      184.80
C      Binders and diagonal bracing 25 x 100 mm             58   m        5.35      310.30
                                                          To Collection £         1,793.10
`),
    ),
  );
  expect(
    lineItems.map(({ printed, description }) => [printed?.lineNumber, description?.split(' ')[0]]),
  ).toEqual([
    ['A', 'Removing'],
    ['B', 'Hacking'],
    ['C', 'Taking'],
    ['D', 'Removing'],
    ['A', 'Trussed'],
    ['B', 'Softwood'],
    ['C', 'Binders'],
  ]);
});
