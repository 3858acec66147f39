import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~Description              Quantity    Unit    Unit Price     Total';

const estimate = (title: string, total: string) =>
  read(
    page(
      1,
      drawn(`
#Estimate
~Gutters
${HEAD}
Hang gutter                    10    LF           4.00        40.00
Paint fascia                   20    LF           3.00        60.00
~Gutters Subtotal                                            100.00

~${title}
${HEAD}
Micro mesh guard               25    LF          10.00       250.00
Copper valley                  50    LF           2.00       100.00

~TOTAL                                                       ${total}
`),
    ),
  );

it.each([
  'Optional Upgrades - NOT SELECTED (not included in the total)',
  'Upgrades declined by owner',
  'Options not accepted',
])('what nobody chose is no part of the estimate, and is told of: %s', (title) => {
  const { lineItems, printed } = estimate(title, '100.00');
  expect(lineItems.map(({ description }) => description)).toEqual(['Hang gutter', 'Paint fascia']);
  expect(printed?.warnings.map(({ code }) => code)).toEqual(['offers_left_out']);
  expect(printed?.warnings[0]?.message).toContain(title);
});

it('what the total counts is a part of it, whatever its heading says', () => {
  const { lineItems } = estimate('Upgrades declined by insurer', '450.00');
  expect(lineItems.filter(({ enabled }) => enabled)).toHaveLength(4);
});

it('what is only not in the total stays for review, as it may still be chosen', () => {
  const { lineItems } = estimate('Options (not included in total)', '100.00');
  expect(lineItems.map(({ enabled }) => enabled)).toEqual([true, true, false, false]);
});
