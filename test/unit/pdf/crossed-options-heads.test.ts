import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Heads that stand close, over several lines, and cells that only their column explains. */

const bold = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  align: 'right',
  bold: true,
});

describe('headings that nearly touch', () => {
  test('are told apart where each is known with what stands over it', () => {
    const table = columns(
      ['QUANTITY', 170],
      ['PRICE', 215],
      ['TAX', 262],
      ['REPL. COST', 312],
      ['AGE/LIFE', 353],
      ['DEPREC.', 430],
      ['VALUE', 520],
    );
    const [, , tax, cost, age] = table;
    const heads = header(table, 100)
      .filter(({ x }) => ![tax?.x, cost?.x, age?.x].includes(x))
      .map((run) => ({ ...run, bold: true }));
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 60, bold: true, size: 11 },
        { text: 'DESCRIPTION', x: 50, y: 78, bold: true },
        bold('UNIT', 215, 89),
        bold('SALES', 262, 89),
        bold('ACTUAL CASH', 520, 89),
        ...heads,
        // One run of the file: nothing but single spaces.
        bold('TAX REPL. COST AGE/LIFE', 353, 100),
        { text: '1. R&R Drywall', x: 50, y: 120 },
        ...row(table, 131, ['10.00 SF', '2.00', '1.00', '21.00', '1/20', '(1.00)', '20.00']),
        { text: '2. Door stop', x: 50, y: 150 },
        ...row(table, 161, ['3.00 EA', '5.00', '0.50', '15.50', '16/150', '(0.00)', '15.50']),
      ]),
    );
    expect(
      lineItems.map(({ unitPrice, tax, rcv, printed }) => [
        unitPrice,
        tax,
        rcv,
        printed?.ageYears,
        printed?.lifeYears,
      ]),
    ).toEqual([
      [2, 1, 21, 1, 20],
      [5, 0.5, 15.5, 16, 150],
    ]);
  });

  test('are AGE and LIFE where no slash stands between them', () => {
    const table = columns(
      ['DESCRIPTION', 50, 'left'],
      ['QUANTITY', 230],
      ['UNIT PRICE', 300],
      ['RCV', 360],
      ['DEPREC.', 470],
      ['ACV', 540],
    );
    const cells = (age: string, life: string, y: number): PlacedText[] => [
      { text: age, x: 396, y, align: 'right' },
      { text: life, x: 418, y, align: 'right' },
    ];
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 60, bold: true },
        ...header(table, 80),
        bold('AGE LIFE', 418, 80),
        ...row(table, 100, ['1. Paint', '10.00 SF', '2.00', '20.00', '(8.00)', '12.00']),
        ...cells('6', '15', 100),
        ...row(table, 120, ['2. Door stop', '3.00 EA', '5.00', '15.00', '(0.00)', '15.00']),
        ...cells('0', '30', 120),
      ]),
    );
    expect(lineItems.map(({ printed }) => [printed?.ageYears, printed?.lifeYears])).toEqual([
      [6, 15],
      [0, 30],
    ]);
  });

  test('take the sign below them, which is none alone', () => {
    const table = columns(
      ['DESCRIPTION', 50, 'left'],
      ['QUANTITY', 230],
      ['UNIT PRICE', 300],
      ['RCV', 360],
      ['%', 410],
      ['DEPRECIATION', 490],
      ['ACV', 540],
    );
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 50, bold: true },
        bold('Dep.', 410, 69),
        ...header(table, 80),
        ...row(table, 100, ['1. Paint', '10.00 SF', '2.00', '20.00', '40.00%', '(8.00)', '12.00']),
        ...row(table, 120, ['2. Door', '3.00 EA', '5.00', '15.00', '0.00%', '<0.00>', '15.00']),
      ]),
    );
    expect(
      lineItems.map(({ depreciation, printed }) => [depreciation, printed?.depreciationPercent]),
    ).toEqual([
      [8, 40],
      [0, 0],
    ]);
  });

  test('take the sign below them, though the head of the amounts stands close behind it', () => {
    const table = columns(
      ['QUANTITY', 230],
      ['UNIT PRICE', 300],
      ['RCV', 360],
      ['% DEPREC.', 460],
      ['ACV', 540],
    );
    const cells = columns(['', 230], ['', 300], ['', 360], ['', 424], ['', 460], ['', 540]);
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 50, bold: true },
        bold('Dep.', 424, 69),
        bold('DESCRIPTION', 105, 80),
        ...header(table, 80),
        { text: '1. Paint', x: 50, y: 100 },
        ...row(cells, 100, ['10.00 SF', '2.00', '20.00', '40.00%', '(8.00)', '12.00']),
        { text: '2. Door', x: 50, y: 120 },
        ...row(cells, 120, ['3.00 EA', '5.00', '15.00', '0.00%', '<0.00>', '15.00']),
      ]),
    );
    expect(
      lineItems.map(({ depreciation, printed }) => [depreciation, printed?.depreciationPercent]),
    ).toEqual([
      [8, 40],
      [0, 0],
    ]);
  });
});

describe('heads that a new page repeats above the sum of the room before', () => {
  test('are no room, though descriptions have their own line of heads', () => {
    const table = columns(['QUANTITY', 190], ['PRICE', 250], ['COST', 330], ['VALUE', 420]);
    const heads = (y: number): PlacedText[] => [
      bold('DESCRIPTION', 105, y),
      bold('REPLACEMENT', 330, y + 14),
      bold('ACTUAL', 390, y + 14),
      ...header(table, y + 25),
      bold('CASH', 396, y + 25),
    ];
    const named = (text: string, y: number): PlacedText => ({
      text,
      x: 50,
      y,
      bold: true,
      size: 11,
    });
    const total = (name: string, y: number): PlacedText[] => [
      bold(`Room Totals: ${name}`, 158, y),
      ...row(table, y, ['', '', '20.00', '18.00'], { bold: true }),
    ];
    const item = (text: string, y: number): PlacedText[] => [
      { text, x: 50, y },
      ...row(table, y + 11, ['10.00 SF', '2.00', '20.00', '18.00']),
    ];
    const { printed } = read(
      page(1, [named('Kitchen', 60), ...heads(80), ...item('1. Paint', 120)]),
      page(2, [
        ...heads(60),
        ...total('Kitchen', 100),
        named('Pantry', 130),
        ...heads(150),
        ...item('2. Paint', 190),
        ...total('Pantry', 220),
      ]),
    );
    expect(printed?.rooms.map(({ name }) => name)).toEqual(['Kitchen', 'Pantry']);
    expect(printed?.totals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'room Kitchen',
      'room Pantry',
    ]);
  });
});

describe('percents below the heading of the quantities', () => {
  const table = columns(
    ['DESCRIPTION', 50, 'left'],
    ['QUANTITY', 300],
    ['UNIT PRICE', 370],
    ['RCV', 440],
    ['DEPREC.', 500],
    ['ACV', 560],
  );
  const readRow = (quantity: string, rcv: string) => {
    const { lineItems } = read(
      page(1, [
        { text: 'General', x: 50, y: 60, bold: true },
        ...header(table, 80),
        ...row(table, 100, ['1. Dumpster', '2.00 EA', '300.00', '600.00', '(0.00)', '600.00']),
        ...row(table, 120, ['2. Permit fees', quantity, '84.11', rcv, '(0.00)', rcv]),
      ]),
    );
    const { quantity: count, unit, unitPrice } = lineItems[1] ?? {};
    return [count, unit, unitPrice];
  };

  test('are counted where they and the price come to the amount', () => {
    expect(readRow('9.00 %', '756.99')).toEqual([9, '%', 84.11]);
    expect(readRow('9.00%', '756.99')).toEqual([9, '%', 84.11]);
  });

  test('are a share where they come to a hundredth of it', () => {
    expect(readRow('9.00 %', '7.57')).toEqual([1, 'EA', 7.57]);
  });

  test('are none where nothing adds up', () => {
    expect(readRow('9.00 %', '84.11')).toEqual([1, null, 84.11]);
  });
});

describe('a second line of figures below a row without a number', () => {
  test('says how worn its material is', () => {
    const table = columns(
      ['QUANTITY', 190],
      ['PRICE', 250],
      ['RCV', 330],
      ['AGE/LIFE', 400],
      ['DEPREC.', 470],
      ['ACV', 540],
    );
    const below = columns(['CONDITION', 400], ['DEP %', 470]);
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 60, bold: true },
        ...header(table, 80),
        ...header(below, 90),
        { text: 'R&R Drywall', x: 50, y: 110 },
        ...row(table, 120, ['10.00 SF', '2.00', '20.00', '2/20 yrs', '(2.00)', '18.00']),
        ...row(below, 130, ['Avg.', '10.00%']),
        { text: 'Matched to the hall, see photo 4.', x: 60, y: 146 },
        { text: 'Door stop', x: 50, y: 166 },
        ...row(table, 176, ['3.00 EA', '5.00', '15.00', '0/NA', '(0.00)', '15.00']),
        ...row(below, 186, ['New', 'NA']),
        { text: 'Totals: Kitchen', x: 50, y: 206, bold: true },
        ...row(table, 206, ['', '', '35.00', '', '(2.00)', '33.00'], { bold: true }),
      ]),
    );
    expect(
      lineItems.map(({ description, f9Note, printed }) => [
        description,
        printed?.condition,
        printed?.depreciationPercent,
        f9Note,
      ]),
    ).toEqual([
      ['R&R Drywall', 'Avg.', 10, 'Matched to the hall, see photo 4.'],
      ['Door stop', 'New', null, null],
    ]);
  });
});
