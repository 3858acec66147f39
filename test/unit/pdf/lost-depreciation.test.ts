import { describe, expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** What comes back and what is lost for good, in columns of their own. */

const table = (back: string, lost: string): ReturnType<typeof columns> =>
  columns(
    ['Description', 40, 'left'],
    ['Quantity', 190],
    ['Unit Cost', 245],
    ['RCV', 290],
    [back, 415],
    [lost, 530],
    ['ACV', 580],
  );

const withHeads = (back: string, lost: string): ReturnType<typeof read> => {
  const cells = table(back, lost);
  return read(
    page(1, [
      { text: 'Estimate', x: 40, y: 40, size: 14 },
      { text: 'Kitchen', x: 40, y: 80, bold: true, size: 11 },
      ...header(cells, 100),
      ...row(cells, 115, ['Drip edge', '10.00 LF', '4.00', '40.00', '-$10.00', '', '30.00']),
      ...row(cells, 130, ['Valley metal', '5.00 LF', '6.00', '30.00', '', '-$12.00', '18.00']),
      ...row(cells, 145, ['Ridge vent', '2.00 LF', '5.00', '10.00', '', '', '10.00']),
      ...row(
        cells,
        160,
        ['Kitchen Total (3 items)', '', '', '$80.00', '-$10.00', '-$12.00', '$58.00'],
        { bold: true },
      ),
    ]),
  );
};

describe('depreciation that is lost, in a column beside what comes back', () => {
  test.each([
    ['Recoverable Depreciation', 'Non-Recov. Depreciation'],
    ['Recov. Dep.', 'Nonrec. Dep.'],
    ['Depreciation', 'Non-Recoverable'],
    ['Holdback', 'Non Recoverable Deprec'],
  ])('is read as such below %s and %s', (back, lost) => {
    const { lineItems, printed } = withHeads(back, lost);
    expect(
      lineItems.map(({ depreciation, depreciationRecoverable, acv }) => [
        depreciation,
        depreciationRecoverable,
        acv,
      ]),
    ).toEqual([
      [10, true, 30],
      [12, false, 18],
      [null, true, 10],
    ]);
    expect(printed?.totals[0]?.amounts).toMatchObject({ rcv: 80, depreciation: 22, acv: 58 });
  });
});
