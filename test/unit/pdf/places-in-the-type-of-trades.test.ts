import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~Product                  Quantity    Unit    Unit Price     Total';

const placesOf = (...names: [string, string]) =>
  read(
    page(
      1,
      drawn(`
#Quotation
${HEAD}
~${names[0]}
~Cabinets
Wall cabinet 30 x 30           10    EA           4.00        40.00
Base cabinet                   20    EA           3.00        60.00
~Countertops
Quartz, 3 cm                   10    SF           5.00        50.00
~${names[1]}
~Cabinets
Vanity 36 x 21                 25    EA          10.00       250.00
~Hardware
Bar pull                       50    EA           2.00       100.00
~Total                                                       500.00
`),
    ),
  ).lineItems.map(({ room, section }) => [room, section]);

it('places right above what is done there, in one type with it, are the rooms', () => {
  expect(placesOf('Kitchen', 'Hall Bath')).toEqual([
    ['Kitchen', 'Cabinets'],
    ['Kitchen', 'Cabinets'],
    ['Kitchen', 'Countertops'],
    ['Hall Bath', 'Cabinets'],
    ['Hall Bath', 'Hardware'],
  ]);
});

it('other names above them are none', () => {
  expect(placesOf('Kraftline Maple', 'Sienna').map(([room]) => room)).not.toContain('Sienna');
});
