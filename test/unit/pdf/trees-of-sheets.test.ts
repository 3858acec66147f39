import { expect, test } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

test('a sheet numbers its rows and the branches of its tree, which come to the rows in them', () => {
  const estimate = read(
    page(
      1,
      drawn(`
         Scope                                     Qty    U/M       Rate        Cost    Line Total   Comments
~    TOTAL                                                                  $1,510.00    $1,812.00
~1     –   LOWER FLOOR                                                      $1,010.00    $1,212.00
~2         –   Pantry                                                         $770.00      $924.00
3             Tear out base cabinets               20    LF      $25.00      $500.00      $600.00
4             Seal studs                          100    SF       $1.50      $150.00      $180.00   under 12 in. only
5             Permit for the wiring                 1    LS     $120.00      $120.00      $144.00
~6         –   Hall                                                           $240.00      $288.00
7             Clean walls                         300    SF       $0.80      $240.00      $288.00   2 of $429.00
~8     –   JOB COSTS                                                          $500.00      $600.00
9             Dumpster                              1    EA     $500.00      $500.00      $600.00
`),
    ),
  );
  expect(
    estimate.lineItems.map(({ printed, description, room, rcv }) => [
      printed?.path,
      description,
      room,
      rcv,
    ]),
  ).toEqual([
    [['LOWER FLOOR', 'Pantry'], 'Tear out base cabinets', 'Pantry', 600],
    [['LOWER FLOOR', 'Pantry'], 'Seal studs', 'Pantry', 180],
    [['LOWER FLOOR', 'Pantry'], 'Permit for the wiring', 'Pantry', 144],
    [['LOWER FLOOR', 'Hall'], 'Clean walls', 'Hall', 288],
    [['JOB COSTS'], 'Dumpster', 'JOB COSTS', 600],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});

test('a division with a number and a dash is called by both', () => {
  const estimate = read(
    page(
      1,
      drawn(`
 Scope                                            Qty    U/M       Rate        Cost    Line Total
~06 - Wood & Trim                                                            $770.00      $924.00
Tear out base cabinets                            20    LF      $25.00      $500.00      $600.00
Seal studs                                       180    SF       $1.50      $270.00      $324.00
~09 - Paint                                                                  $240.00      $288.00
Paint walls                                      300    SF       $0.80      $240.00      $288.00
`),
    ),
  );
  const places = estimate.lineItems.map(({ room, section }) => [room, section]);
  expect(places.flat()).toContain('06 - Wood & Trim');
});
