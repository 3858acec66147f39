import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const WRITTEN = `
~1. FOUNDATION
~   A. Parge coat, north wall
      Chip loose coat, parge two coats.
      Labor 60 SF x $4.50 = $270.00     Material 60 SF x $1.25 = $75.00          $345.00
   Category 1 total                                                              $345.00
2. CHIMNEY No work.
~3. ROOFING
~   A. Tear off
      Two layers. Haul away.
      Match the existing drip edge.
      Labor 12.5 SQ x $60.00 = $750.00     Material 12.5 SQ x $0.00 = $0.00      $750.00
~   B. Shingles
      30 year, ice shield at eaves 3 ft up.
      Labor 14 SQ x $110.00 = $1,540.00     Material 14 SQ x $130.00 = $1,820.00   $3,360.00
   Category 3 total                                                            $4,110.00
4. SHUTTERS No work.
TOTAL COST OF REPAIRS                                                          $4,455.00
`;

it('labor and material of one quantity on one line are the prices of the work named above them', () => {
  const { lineItems, printed } = read(page(1, drawn(WRITTEN)));
  expect(
    lineItems.map((one) => [
      one.room ?? one.section,
      one.description,
      one.quantity,
      one.unit,
      one.unitPrice,
      one.rcv,
      one.f9Note,
    ]),
  ).toEqual([
    [
      'FOUNDATION',
      'Parge coat, north wall',
      60,
      'SF',
      5.75,
      345,
      'Chip loose coat, parge two coats.',
    ],
    [
      'ROOFING',
      'Tear off',
      12.5,
      'SQ',
      60,
      750,
      'Two layers. Haul away.\nMatch the existing drip edge.',
    ],
    ['ROOFING', 'Shingles', 14, 'SQ', 240, 3360, '30 year, ice shield at eaves 3 ft up.'],
  ]);
  expect(printed?.totals.map(({ name }) => name)).toEqual(['FOUNDATION', 'ROOFING', '']);
});

it('parts that do not come to the last amount make no row', () => {
  const wrong = WRITTEN.replaceAll(/(Material .*= \S+\s+)\$\S+/g, '$1$17.00');
  const names = (): unknown[] =>
    read(page(1, drawn(wrong))).lineItems.map(({ description }) => description);
  expect(names).toThrow('holds a table');
});
