import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a head that begins with Description', () => {
  it.each(['Description          ', 'Description of Change', 'Description of Defects'])(
    'leaves bands between the rows the rooms that they are: %s',
    (heading) => {
      const { lineItems } = read(
        page(
          1,
          drawn(`
~Item  ${heading.padEnd(23)}               Qty     Unit     Unit Price       Amount
~      Kitchen
1      Paint the walls                       10.00   SF             2.00        20.00
2      Paint the ceiling                     20.00   SF             3.00        60.00
~      Hall Bath
3      Clean the floor                       30.00   SF             1.00        30.00
4      Seal the floor                        30.00   SF             2.00        60.00
Total                                                                         170.00`),
        ),
      );
      expect(lineItems.map(({ room }) => room)).toEqual([
        'Kitchen',
        'Kitchen',
        'Hall Bath',
        'Hall Bath',
      ]);
    },
  );
});
