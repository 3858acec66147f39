import { describe, expect, it } from 'vitest';
import { columns, page, read, row } from './draw.ts';

const FIRST = columns(
  ['QUANTITY', 246],
  ['UNIT PRICE', 304],
  ['TAX', 366],
  ['O&P', 431],
  ['RCV', 575],
);
const SECOND = columns(
  ['AGE/LIFE', 304],
  ['COND.', 356],
  ['DEP %', 431],
  ['DEPREC.', 496],
  ['ACV', 576],
);

/** All sums end where ACV does, a little right of RCV. */
const CELLS = FIRST.map((one) => ({ ...one, x: one.x + 1 }));

const ROWS = [
  [
    ['42.14 SQ', '38.93', '54.13', '338.92', '2,033.56'],
    ['0/25 yrs', 'Avg.', '0.00%', '(0.00)', '2,033.56'],
  ],
  [
    ['226.19 SF', '2.03', '16.98', '95.24', '571.39'],
    ['12/30 yrs', 'Avg.', '40.00%', '(228.56)', '342.83'],
  ],
  [
    ['65.41 LF', '6.90', '15.27', '93.32', '559.92'],
    ['12/25 yrs', 'Avg.', '48.00%', '(268.76)', '291.16'],
  ],
];

describe('RCV over ACV at the same place', () => {
  it('heads the first line of figures of a row', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Dwelling Roof', x: 276, y: 60, bold: true },
        { text: 'DESCRIPTION', x: 148, y: 80, bold: true },
        ...row(
          FIRST,
          90,
          FIRST.map(({ heading }) => heading),
          { bold: true },
        ),
        ...row(
          SECOND,
          100,
          SECOND.map(({ heading }) => heading),
          { bold: true },
        ),
        ...ROWS.flatMap(([first = [], second = []], at) => [
          { text: `${at + 1}. Roofing of kind ${at + 1}`, x: 36, y: 116 + at * 36 },
          ...row(CELLS, 126 + at * 36, first),
          ...row(SECOND, 136 + at * 36, second),
        ]),
      ]),
    );
    expect(lineItems.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([
      [2033.56, 0, 2033.56],
      [571.39, 228.56, 342.83],
      [559.92, 268.76, 291.16],
    ]);
  });
});
