import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~Work                                          qty     unit price      amount';

const bid = (first: string, second: string, third: string) =>
  read(
    page(
      1,
      drawn(`
#Bid 88

~Option 1 Patch the old boiler                                           ${first}
${HEAD}
Weld seam at rear section                     2.0        $95.00       $190.00
Bleed and refill loop                         1.0       $210.00       $210.00
                                                     Subtotal         $400.00
                                                     Total            $400.00

~Option 2 New boiler, same place                                         ${second}
${HEAD}
Cast iron boiler, 90 MBH                      1.0     $3,150.00     $3,150.00
Pipe and valves                               4.0       $118.50       $474.00
Chimney liner                                 1.0       $720.00       $720.00
                                                     Subtotal       $4,344.00
                                                     Sales tax        $260.64
                                                     Total          $4,604.64

~Option 3 Move it to the garage                                          ${third}
${HEAD}
Run gas line                                 40.0        $31.25     $1,250.00
Insulate loop                                60.0         $6.50       $390.00
                                                     Subtotal       $1,640.00
                                                     Total          $1,640.00

Labor is guaranteed for one year.
`),
    ),
  );

const TAKEN = ['Cast iron boiler, 90 MBH', 'Pipe and valves', 'Chimney liner'];

it.each([
  ['DECLINED', 'APPROVED', 'DECLINED'],
  ['Not selected', 'Selected', 'Not selected'],
])('options that were refused are none of the estimate, and are told of: %s, %s', (...verdicts) => {
  const { lineItems, printed } = bid(...verdicts);
  expect(lineItems.map(({ description }) => description)).toEqual(TAKEN);
  expect(
    printed?.warnings.map(({ code, message }) => [code, /Option \d/.exec(message)?.[0]]),
  ).toEqual([
    ['offers_left_out', 'Option 1'],
    ['offers_left_out', 'Option 3'],
  ]);
  expect(printed?.totals.map(({ amounts }) => amounts.rcv ?? amounts.lineItemTotal)).toEqual([
    4344, 4604.64,
  ]);
});

it('where none was taken, the first of them is read as before', () => {
  const { lineItems } = bid('DECLINED', 'DECLINED', 'DECLINED');
  expect(lineItems.map(({ description }) => description)).toContain('Weld seam at rear section');
});

const TIER_HEAD = 'Part                                          Count          Each         Total';

const packages = (least: string, middle: string, most: string) =>
  read(
    page(1, drawn(`\n#Window Offer 5120\n\nDeposit is due at the measuring.`)),
    page(
      2,
      drawn(`
~Silver   double hung vinyl   ${least}
Meets what the house has now.
~${TIER_HEAD}
Sash window, vinyl                            6.0 EA       $410.00     $2,460.00
Sill wrap                                     6.0 EA        $38.50       $231.00
   Silver total                                                        $2,691.00
`),
    ),
    page(
      3,
      drawn(`
~Gold   double hung composite   ${middle}
Most of our customers pick this one.
~${TIER_HEAD}
Sash window, composite                        6.0 EA       $585.00     $3,510.00
Sill wrap                                     6.0 EA        $38.50       $231.00
Screens, full                                 6.0 EA        $27.00       $162.00
   Gold total                                                          $3,903.00
`),
    ),
    page(
      4,
      drawn(`
~Platinum   wood clad   ${most}
Painted inside.
~${TIER_HEAD}
Sash window, clad                             6.0 EA       $890.00     $5,340.00
Sill wrap                                     6.0 EA        $38.50       $231.00
   Platinum total                                                      $5,571.00
~Signature
Silver                                                                 $2,691.00
Gold (selected)                                                        $3,903.00
Platinum                                                               $5,571.00
   Contract total - Gold                                               $3,903.00
`),
    ),
  );

it('packages on pages of their own, of which one was signed', () => {
  const { lineItems, printed } = packages('Not selected', 'Selected by the owner', 'Not selected');
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Sash window, composite', 3510],
    ['Sill wrap', 231],
    ['Screens, full', 162],
  ]);
  expect(printed?.warnings.map(({ code }) => code)).toEqual(['offers_left_out', 'offers_left_out']);
});

it('a package that says nothing is kept for the user to judge', () => {
  const { lineItems } = packages('Not selected', 'most popular', 'Not selected');
  expect(lineItems.map(({ description }) => description)).toContain('Sash window, vinyl');
});
