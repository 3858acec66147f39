import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row, text } from './draw.ts';

const EXTRAS = columns(['Item', 40, 'left'], ['Quantity', 340], ['Price', 420], ['Amount', 560]);

it('what is ticked is a row without its box, and what that comes to is a sum', () => {
  const estimate = read(
    page(1, [
      text(50, 'Base work', { bold: true, size: 12 }),
      ...header(EXTRAS, 70),
      ...row(EXTRAS, 86, ['Wall panels', '40 SF', '$9.00', '$360.00']),
      ...row(EXTRAS, 102, ['Trim coil', '60 LF', '$4.00', '$240.00']),
      text(130, 'Extras', { bold: true, size: 12 }),
      ...header(EXTRAS, 150),
      ...row(EXTRAS, 166, ['☑ Soffit vent', '4 EA', '$31.00', '$124.00']),
      ...row(EXTRAS, 182, ['☑ 6K downspout', '20 LF', '$8.10', '$162.00']),
      ...row(EXTRAS, 198, ['☐ Snow guards', '12 EA', '$22.00', '$264.00']),
      ...row(EXTRAS, 214, ['☑ Caulk, all corners', '1 EA', '$75.00', '$75.00']),
      { text: 'Chosen extras', x: 400, y: 236, bold: true },
      { text: '$361.00', x: 560, y: 236, align: 'right', bold: true },
      text(260, 'Total', { bold: true }),
      { text: '$961.00', x: 560, y: 260, align: 'right', bold: true },
    ]),
  );
  expect(
    estimate.lineItems.map(({ description, rcv, enabled }) => [description, rcv, enabled]),
  ).toEqual([
    ['Wall panels', 360, true],
    ['Trim coil', 240, true],
    ['Soffit vent', 124, true],
    ['6K downspout', 162, true],
    ['Snow guards (not ticked)', 264, false],
    ['Caulk, all corners', 75, true],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});
