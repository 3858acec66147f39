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

describe('rows numbered within their part on the line above their figures', () => {
  const FIGURES = columns(
    ['Quantity', 150],
    ['Unit Cost', 220],
    ['RCV', 290],
    ['Depreciation', 400],
    ['Holdback', 490],
    ['ACV', 575],
  );
  const HEAD = [...columns(['Item', 40, 'left'], ['Description', 80, 'left'])];
  const part = (
    y: number,
    name: string,
    rows: readonly (readonly [string, string, readonly string[]])[],
  ) => [
    { text: name.slice(0, 1), x: 36, y, bold: true, size: 10 },
    { text: name.slice(2), x: 56, y, bold: true, size: 10 },
    { text: '3.96 m x 3.35 m x 2.44 m', x: 56, y: y + 13, size: 8 },
    ...header(HEAD, y + 26),
    ...header(FIGURES, y + 38),
    ...rows.flatMap(([number, words, cells], at) => [
      ...row(HEAD, y + 52 + at * 26, [number, words]),
      ...row(FIGURES, y + 64 + at * 26, cells),
    ]),
    { text: `Total ${name.slice(2)}`, x: 40, y: y + 54 + rows.length * 26, bold: true },
    ...row(FIGURES, y + 54 + rows.length * 26, ['', '', '100.00', '30.00', '10.00', '70.00'], {
      bold: true,
    }),
  ];
  const estimate = () =>
    read(
      page(1, [
        ...part(60, '1 Upper Floor - Den 2', [
          ['1.1', 'Replace Panelling', ['10.00 SF', '4.00', '40.00', '10.00', '10.00', '30.00']],
          ['1.2', 'Replace Carpet', ['5.00 SY', '6.00', '30.00', '20.00', '', '10.00']],
          ['1.3', 'Move Desk', ['1.00 EA', '30.00', '30.00', '', '', '30.00']],
        ]),
        ...part(260, '2 Upper Floor - Loft', [
          ['2.1', 'Replace Rail', ['10.00 LF', '4.00', '40.00', '10.00', '10.00', '30.00']],
          ['2.2', 'Replace Screen', ['5.00 EA', '6.00', '30.00', '20.00', '', '10.00']],
          ['2.3', 'Clean Fan', ['1.00 EA', '30.00', '30.00', '', '', '30.00']],
        ]),
      ]),
    );

  it('keep their numbers out of their descriptions and their rooms', () => {
    expect(
      estimate().lineItems.map(({ printed, description, room }) => [
        printed?.lineNumber,
        description,
        room,
      ]),
    ).toEqual([
      ['1.1', 'Replace Panelling', 'Upper Floor - Den 2'],
      ['1.2', 'Replace Carpet', 'Upper Floor - Den 2'],
      ['1.3', 'Move Desk', 'Upper Floor - Den 2'],
      ['2.1', 'Replace Rail', 'Upper Floor - Loft'],
      ['2.2', 'Replace Screen', 'Upper Floor - Loft'],
      ['2.3', 'Clean Fan', 'Upper Floor - Loft'],
    ]);
  });

  it('get nothing back where the holdback is left blank', () => {
    expect(
      estimate()
        .lineItems.slice(0, 3)
        .map((item) => item.depreciationRecoverable),
    ).toEqual([true, false, true]);
  });
});
