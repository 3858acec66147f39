import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const table = (back: string) =>
  columns(
    ['Description', 40, 'left'],
    ['Quantity', 190],
    ['Unit Cost', 245],
    ['RCV', 300],
    ['Depreciation', 390],
    [back, 510],
    ['ACV', 580],
  );

describe('what is held back, in a column beside all of the depreciation', () => {
  it.each(['Holdback', 'Recoverable Dep.', 'Rec Dep'])(
    'says below %s whether it comes back',
    (back) => {
      const cells = table(back);
      const { lineItems, printed } = read(
        page(1, [
          { text: 'Kitchen', x: 40, y: 80, bold: true, size: 11 },
          ...header(cells, 100),
          ...row(cells, 115, ['Drip edge', '10.00 LF', '4.00', '40.00', '10.00', '10.00', '30.00']),
          ...row(cells, 130, ['Valley metal', '5.00 LF', '6.00', '30.00', '12.00', '-', '18.00']),
          ...row(cells, 145, ['Ridge vent', '2.00 LF', '5.00', '10.00', '4.00', '0.00', '6.00']),
          ...row(cells, 160, ['Roof jack', '2.00 EA', '5.00', '10.00', '-', '-', '10.00']),
          ...row(cells, 175, ['Total Kitchen', '', '', '90.00', '26.00', '10.00', '64.00'], {
            bold: true,
          }),
        ]),
      );
      expect(
        lineItems.map(({ depreciation, depreciationRecoverable, acv }) => [
          depreciation,
          depreciationRecoverable,
          acv,
        ]),
      ).toEqual([
        [10, true, 30],
        [12, false, 18],
        [4, false, 6],
        [0, true, 10],
      ]);
      expect(printed?.totals[0]?.amounts).toMatchObject({ rcv: 90, depreciation: 26, acv: 64 });
    },
  );

  it('is no credit for standing in brackets', () => {
    const cells = table('Holdback');
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 40, y: 80, bold: true, size: 11 },
        ...header(cells, 100),
        ...row(cells, 115, [
          'Drip edge',
          '10.00 LF',
          '4.00',
          '40.00',
          '(10.00)',
          '(10.00)',
          '30.00',
        ]),
        ...row(cells, 130, [
          'Valley metal',
          '5.00 LF',
          '6.00',
          '30.00',
          '(2.00)',
          '(2.00)',
          '28.00',
        ]),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.flags.includes('credit'))).toEqual([
      false,
      false,
    ]);
  });
});
