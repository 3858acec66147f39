import { describe, expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Options of the common platform's print that are seldom chosen together. */

const figures = columns(
  ['QUANTITY', 190],
  ['PRICE', 250],
  ['TAX', 310],
  ['RCV', 380],
  ['AGE/LIFE', 425],
  ['DEPREC.', 470],
  ['CASH VALUE', 530],
);
const one = ['10.00 SF', '2.00', '1.00', '21.00', '1/20 yrs', '(1.00)', '20.00'];
const two = ['3.00 EA', '5.00', '0.50', '15.50', '0/NA', '(0.00)', '15.50'];

describe('a heading for descriptions on a line of its own, above the heads of the figures', () => {
  const withHead = (
    head: string,
    first: string,
    second: string,
    top = 700,
  ): ReturnType<typeof page> =>
    page(1, [
      { text: 'Kitchen', x: 50, y: 60, bold: true, size: 11 },
      { text: '100.00 SF Walls', x: 110, y: 74 },
      { text: head, x: 50, y: 90, bold: true },
      { text: 'UNIT', x: 250, y: 101, align: 'right', bold: true },
      { text: 'ACTUAL', x: 530, y: 101, align: 'right', bold: true },
      ...header(figures, 111).map((run) => ({ ...run, bold: true })),
      { text: first, x: 50, y: 120 },
      ...row(figures, 131, one),
      { text: second, x: 50, y: 150 },
      ...row(figures, 161, two),
      { text: 'Totals:  Kitchen', x: 50, y: 180, bold: true },
      ...row(figures, 180, ['', '', '1.50', '36.50', '', '(1.00)', '35.50'], { bold: true }),
      { text: '1', x: 50, y: top },
    ]);

  test('is no section', () => {
    const { lineItems } = read(withHead('DESCRIPTION', '1. R&R Drywall', '2. Door stop'));
    expect(lineItems.map(({ description, section }) => [description, section])).toEqual([
      ['R&R Drywall', null],
      ['Door stop', null],
    ]);
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 21],
      ['Kitchen', 15.5],
    ]);
  });

  test('tells of codes before the descriptions', () => {
    const { lineItems } = read(
      withHead('CAT SEL DESCRIPTION', '1. DRY 1/2 R&R Drywall', '2. FNH STOP- Door stop'),
    );
    expect(
      lineItems.map(({ cat, sel, description, activity }) => [cat, sel, description, activity]),
    ).toEqual([
      ['DRY', '1/2', 'R&R Drywall', '&'],
      ['FNH', 'STOP-', 'Door stop', '+'],
    ]);
  });

  test('tells of codes and what is done, also where rows have no numbers', () => {
    const { lineItems } = read(
      withHead('CAT SEL ACT DESCRIPTION', 'DRY 1/2 & R&R Drywall', 'FNH STOP- - Door stop'),
    );
    expect(
      lineItems.map(({ cat, sel, description, activity }) => [cat, sel, description, activity]),
    ).toEqual([
      ['DRY', '1/2', 'R&R Drywall', '&'],
      ['FNH', 'STOP-', 'Door stop', '-'],
    ]);
  });
});

describe('levels above rooms, whatever their sums are called', () => {
  const table = columns(['DESCRIPTION', 50, 'left'], ['QTY', 300], ['PRICE', 380], ['TOTAL', 520]);
  /** Two levels with a room each, and a third that no total closes. */
  const levelled = (total: (name: string, of: 'level' | 'room') => string | null) => {
    let y = 40;
    const runs: Parameters<typeof page>[1][number][] = [];
    const put = (text: string, more: object = {}): void => {
      y += 18;
      runs.push({ text, x: 50, y, ...more });
    };
    for (const [level, room, item, amount] of [
      ['Exterior', 'Front Elevation', '1. Gutter', '20.00'],
      ['Grounds', 'Fence', '2. Gate', '35.00'],
    ] as const) {
      put(level, { bold: true, size: 12 });
      put(room, { bold: true, size: 10 });
      y += 18;
      runs.push(...header(table, y).map((run) => ({ ...run, bold: true })));
      y += 18;
      runs.push(...row(table, y, [item, '1.00 EA', amount, amount]));
      for (const [name, of] of [
        [room, 'room'],
        [level, 'level'],
      ] as const) {
        const label = total(name, of);
        if (label === null) continue;
        put(label, { bold: true });
        runs.push({ text: amount, x: 520, y, align: 'right', bold: true });
      }
    }
    return read(page(1, runs));
  };
  const paths = ({ lineItems }: ReturnType<typeof read>) =>
    lineItems.map(({ printed }) => printed?.path);
  const right = [
    ['Exterior', 'Front Elevation'],
    ['Grounds', 'Fence'],
  ];

  test('are told by sums that come to those of the rooms headed below them', () => {
    expect(
      paths(levelled((name, of) => (of === 'room' ? `Totals:  ${name}` : `${name} Total`))),
    ).toEqual(right);
    expect(
      paths(levelled((name, of) => (of === 'room' ? `${name} Totals` : `Total: ${name}`))),
    ).toEqual(right);
  });

  test('are told by the larger type of their names where only they are summed', () => {
    expect(paths(levelled((name, of) => (of === 'room' ? null : `Area Totals: ${name}`)))).toEqual(
      right,
    );
  });

  test('are told by the type of another level where nothing is summed', () => {
    expect(paths(levelled(() => null))).toEqual(right);
  });

  test('stand in one that is set in larger type', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Main Building', x: 50, y: 40, bold: true, size: 15 },
        { text: 'Exterior', x: 50, y: 62, bold: true, size: 12 },
        { text: 'Front Elevation', x: 50, y: 80, bold: true, size: 10 },
        ...header(table, 98).map((run) => ({ ...run, bold: true })),
        ...row(table, 116, ['1. Gutter', '1.00 EA', '20.00', '20.00']),
        { text: 'Main Level', x: 50, y: 140, bold: true, size: 12 },
        { text: 'Kitchen', x: 50, y: 158, bold: true, size: 10 },
        ...header(table, 176).map((run) => ({ ...run, bold: true })),
        ...row(table, 194, ['2. Sink', '1.00 EA', '90.00', '90.00']),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.path)).toEqual([
      ['Main Building', 'Exterior', 'Front Elevation'],
      ['Main Building', 'Main Level', 'Kitchen'],
    ]);
  });
});

describe('heads in several lines whose columns nearly touch', () => {
  test('are told apart by gaps wider than a space', () => {
    const bold = { bold: true, align: 'right' } as const;
    const table = columns(
      ['DESCRIPTION', 50, 'left'],
      ['QTY', 250],
      ['PRICE', 290],
      ['COST', 355],
      ['LIFE', 397],
      ['DEPREC.', 435],
      ['VALUE', 465],
    );
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 40, bold: true, size: 11 },
        { text: 'REPL.', x: 355, y: 60, ...bold },
        { text: 'AGE/', x: 397, y: 60, ...bold },
        { text: 'CASH', x: 465, y: 60, ...bold },
        ...header(table, 70).map((run) => ({ ...run, bold: true })),
        ...row(table, 90, [
          '1. Sink',
          '1.00 EA',
          '100.00',
          '100.00',
          '2/10 yrs',
          '(20.00)',
          '80.00',
        ]),
        ...row(table, 110, ['2. Tap', '2.00 EA', '50.00', '100.00', '0/NA', '(0.00)', '100.00']),
      ]),
    );
    expect(
      lineItems.map(({ room, rcv, depreciation, acv, printed }) => [
        room,
        rcv,
        printed?.ageYears,
        depreciation,
        acv,
      ]),
    ).toEqual([
      ['Kitchen', 100, 2, 20, 80],
      ['Kitchen', 100, 0, 0, 100],
    ]);
  });

  test('are two where both are known and no one knows them together', () => {
    const table = columns(
      ['DESCRIPTION', 50, 'left'],
      ['QTY', 250],
      ['PRICE', 300],
      ['TAX', 340],
      ['RCV', 390],
      ['CONDITION', 450],
      ['% DEP', 510],
      ['ACV', 560],
    );
    const bold = { bold: true, align: 'right' } as const;
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 40, bold: true, size: 11 },
        { text: 'SALES', x: 340, y: 60, ...bold },
        { text: 'AGE/LIFE', x: 450, y: 60, ...bold },
        { text: 'DEPREC.', x: 510, y: 60, ...bold },
        ...header(table, 70).map((run) => ({ ...run, bold: true })),
        ...row(table, 90, [
          '1. Sink',
          '1.00 EA',
          '100.00',
          '5.00',
          '105.00',
          '2/10 yrs',
          '(21.00)',
          '84.00',
        ]),
        ...row(table, 100, ['', '', '', '', '', 'Avg.', '20.00%', '']),
        ...row(table, 120, [
          '2. Tap',
          '2.00 EA',
          '50.00',
          '5.00',
          '105.00',
          '0/NA',
          '(0.00)',
          '105.00',
        ]),
        ...row(table, 130, ['', '', '', '', '', 'Avg.', '0.00%', '']),
      ]),
    );
    expect(
      lineItems.map(({ tax, depreciation, f9Note, printed }) => [
        tax,
        depreciation,
        f9Note,
        printed?.ageYears,
        printed?.condition,
        printed?.depreciationPercent,
      ]),
    ).toEqual([
      [5, 21, null, 2, 'Avg.', 20],
      [5, 0, null, 0, 'Avg.', 0],
    ]);
  });
});

test('a plus sign below ACT says what is done and is no part of the description', () => {
  const table = columns(
    ['CAT', 50, 'left'],
    ['SEL', 80, 'left'],
    ['ACT', 120, 'left'],
    ['DESCRIPTION', 150, 'left'],
    ['QTY', 350],
    ['PRICE', 420],
    ['TOTAL', 520],
  );
  const { lineItems } = read(
    page(1, [
      { text: 'Kitchen', x: 50, y: 40, bold: true, size: 11 },
      ...header(table, 60).map((run) => ({ ...run, bold: true })),
      ...row(table, 80, ['PLM', 'SNK', '+', '1. Sink', '1.00 EA', '100.00', '100.00']),
      ...row(table, 95, ['PLM', 'TAP', '&', '2. R&R Tap', '2.00 EA', '50.00', '100.00']),
    ]),
  );
  expect(
    lineItems.map(({ cat, sel, activity, description }) => [cat, sel, activity, description]),
  ).toEqual([
    ['PLM', 'SNK', '+', 'Sink'],
    ['PLM', 'TAP', '&', 'R&R Tap'],
  ]);
});

test('a summary may be titled by its coverage first, on one page with the others', () => {
  const table = columns(['DESCRIPTION', 50, 'left'], ['QTY', 300], ['PRICE', 380], ['RCV', 520]);
  const ladder = (title: string, y: number, rcv: string, net: string) => [
    { text: title, x: 250, y, bold: true, size: 12 },
    ...(
      [
        ['Line Item Total', rcv],
        ['Replacement Cost Value (RCV)', rcv],
        ['Less Deductible', '(10.00)'],
        ['Net Actual Cash Value Payment', net],
      ] as const
    ).flatMap(([label, amount], index) => [
      { text: label, x: 80, y: y + 20 + index * 12 },
      { text: amount, x: 460, y: y + 20 + index * 12, align: 'right' as const },
    ]),
  ];
  const { printed } = read(
    page(1, [
      { text: 'Kitchen', x: 50, y: 40, bold: true, size: 11 },
      ...header(table, 60).map((run) => ({ ...run, bold: true })),
      ...row(table, 80, ['1. Sink', '1.00 EA', '100.00', '100.00']),
      ...row(table, 95, ['2. Shed', '1.00 EA', '50.00', '50.00']),
    ]),
    page(2, [
      ...ladder('Dwelling Summary', 60, '100.00', '90.00'),
      ...ladder('Other Structures Summary', 200, '50.00', '40.00'),
    ]),
  );
  expect(
    printed?.summaries.map(({ coverage, rcv, netClaim }) => [coverage, rcv, netClaim]),
  ).toEqual([
    ['Dwelling', 100, 90],
    ['Other Structures', 50, 40],
  ]);
});
