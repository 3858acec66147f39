import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Lines around the rows of a program's print: long descriptions, what it adds, what ends a table. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 330],
  ['UNIT PRICE', 390],
  ['TAX', 440],
  ['RCV', 500],
);

const DOOR = ['10.00 EA', '250.00', '0.00', '2,500.00'];
const FELT = ['10.00 SQ', '38.00', '0.00', '380.00'];
const EDGE = ['40.00 LF', '3.00', '0.00', '120.00'];

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

describe('the only description that is wrapped', () => {
  it('may have later lines that hang in and are longer than the first', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
        ...row(TABLE, 133, ['2. Roofing felt', ...FELT]),
        ...row(TABLE, 146, ['3. Engineering fee - visit, report and review of', ...DOOR]),
        text(156, 'the structure by the city building department, as', { x: 46 }),
        text(166, 'quoted on 4/27/2026 at $1,850.00', { x: 46 }),
        ...row(TABLE, 179, ['4. Drip edge', ...EDGE]),
        ...row(TABLE, 192, ['5. Roofing felt', ...FELT]),
        ...row(TABLE, 205, ['6. Drip edge', ...EDGE]),
        ...row(TABLE, 218, ['7. Roofing felt', ...FELT]),
      ]),
    );
    expect(lineItems[2]).toMatchObject({
      description:
        'Engineering fee - visit, report and review of the structure by the city building department, as quoted on 4/27/2026 at $1,850.00',
      f9Note: null,
    });
  });
});

describe('a table with its quantities before the descriptions', () => {
  it('wraps descriptions as any other', () => {
    const before = columns(
      ['QTY', 60],
      ['UNIT', 70, 'left'],
      ['DESCRIPTION', 110, 'left'],
      ['UNIT PRICE', 440],
      ['TOTAL', 520],
    );
    const rows: [string, ...string[]][] = [
      ['10.00', 'EA', 'Overhead door', '250.00', '2,500.00'],
      [
        '10.00',
        'SQ',
        'Roofing felt over the boards of the old roof and its sides,',
        '38.00',
        '380.00',
      ],
      ['40.00', 'LF', 'Drip edge', '3.00', '120.00'],
      ['10.00', 'SQ', 'Roofing felt', '38.00', '380.00'],
      ['40.00', 'LF', 'Drip edge', '3.00', '120.00'],
      ['40.00', 'LF', 'Rain gutter', '3.00', '120.00'],
    ];
    const { lineItems } = read(
      page(1, [
        ...header(before, 100),
        ...rows.flatMap((cells, index) =>
          row(before, 120 + index * 17 + (index > 1 ? 11 : 0), cells),
        ),
        text(148, 'fastened', { x: 110 }),
      ]),
    );
    expect(lineItems).toHaveLength(6);
    expect(lineItems[1]).toMatchObject({
      description: 'Roofing felt over the boards of the old roof and its sides, fastened',
      f9Note: null,
    });
  });
});

describe('what the program adds', () => {
  it('around lines that were revised heads neither rows nor a room', () => {
    const { lineItems } = read(
      page(1, [
        text(60, 'Yard', { x: 250, bold: true }),
        text(72, 'Revised by QX41 on 10/3/2026', { bold: true, italic: true }),
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
        text(133, 'End revisions by QX41 on 10/3/2026', { bold: true, italic: true }),
        ...row(TABLE, 146, ['2. Drip edge', ...EDGE]),
        text(159, 'Revised by QX41 on 10/4/2026', { bold: true, italic: true }),
        ...row(TABLE, 172, ['3. Roofing felt', ...FELT]),
        text(185, 'End revisions by QX41 on 10/4/2026', { bold: true, italic: true }),
        ...row(TABLE, 200, ['Totals: Yard', '', '', '0.00', '3,000.00'], { bold: true }),
      ]),
    );
    expect(
      lineItems.map(({ section, f9Note, printed }) => [section, f9Note, printed?.path]),
    ).toEqual(Array(3).fill([null, null, ['Yard']]));
  });

  it('to a changed description is its first wording, no note', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door - as built*', ...DOOR]),
        text(133, 'Orig. Desc. - Overhead door & hardware'),
        ...row(TABLE, 146, ['2. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems[0]?.f9Note).toBeNull();
    expect(lineItems[0]?.printed?.machineNotes).toEqual(['Orig. Desc. - Overhead door & hardware']);
  });

  it.each([
    ['Abv. Avg.', '6.67%', 6.67],
    ['Bel. Avg.', '<80.00%>', 80],
  ])('in short words: %s, %s', (condition, percent, depreciationPercent) => {
    const aged = columns(
      ['QUANTITY', 110],
      ['UNIT', 170],
      ['RCV', 250],
      ['AGE/LIFE', 320],
      ['COND.', 390],
      ['DEP %', 450],
      ['DEPREC.', 510],
      ['ACV', 575],
    );
    const item = (y: number, name: string) => [
      text(y, name),
      ...row(aged, y + 10, [
        '10.00 EA',
        '250.00',
        '2,500.00',
        '2/30 yrs',
        condition,
        percent,
        '(100.00)',
        '2,400.00',
      ]),
    ];
    const { lineItems } = read(
      page(1, [...header(aged, 100), ...item(120, '1. Door'), ...item(143, '2. Edge')]),
    );
    expect(
      lineItems.map(({ printed }) => [printed?.condition, printed?.depreciationPercent]),
    ).toEqual([
      [condition, depreciationPercent],
      [condition, depreciationPercent],
    ]);
  });
});

describe('terms behind the rows', () => {
  it('end the table and are nobody’s note', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
        ...row(TABLE, 133, ['2. Drip edge', ...EDGE]),
        text(170, 'Terms and Conditions', { bold: true }),
        text(183, '1. A deposit of $500.00 is due at signing.'),
        text(196, '2. Changes are billed at $85.00 per hour.'),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Overhead door', null],
      ['Drip edge', null],
    ]);
  });
});

describe('numbered remarks below a row', () => {
  const noteOf = (...lines: string[]) => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
        ...lines.map((words, index) => text(133 + 10 * index, words)),
        ...row(TABLE, 200, ['2. Drip edge', ...EDGE]),
        ...row(TABLE, 213, ['3. Roofing felt', ...FELT]),
        ...row(TABLE, 226, ['4. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Overhead door',
      'Drip edge',
      'Roofing felt',
      'Drip edge',
    ]);
    expect(lineItems.map(({ section }) => section)).toEqual([null, null, null, null]);
    return lineItems[0]?.f9Note;
  };

  it('are no rows where a figure in a sentence stands below a heading', () => {
    // The last amount ends where the column of amounts does.
    const words =
      '3. They allowed 12.00 SQ at $250.00 = $3,000.00, we measured 14.33 SQ at $250.00, so the rest of $582.50 is due right now.';
    expect(noteOf(words)).toBe(words);
  });

  it('have no section above them', () => {
    const list = ['Kitchen', '1. Base cabinets 12.00 LF', 'Bath', '1. Vanity 1.00 EA'];
    expect(noteOf(...list)).toBe(list.join('\n'));
  });

  it('may hold a table with headings of its own', () => {
    const table = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QTY', 140],
      ['PRICE', 190],
      ['TOTAL', 240],
    );
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door', ...DOOR]),
        ...row(table, 133, ['DESCRIPTION', 'QTY', 'PRICE', 'TOTAL']),
        ...row(table, 143, ['Faucet', '1.00 EA', '125.00', '125.00']),
        ...row(table, 153, ['TOTAL', '', '', '125.00']),
        ...row(TABLE, 170, ['2. Drip edge', ...EDGE]),
        ...row(TABLE, 183, ['3. Roofing felt', ...FELT]),
      ]),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Overhead door', 2500],
      ['Drip edge', 120],
      ['Roofing felt', 380],
    ]);
    expect(lineItems[0]?.f9Note).toBe(
      'DESCRIPTION QTY PRICE TOTAL\nFaucet 1.00 EA 125.00 125.00\nTOTAL 125.00',
    );
  });

  it('are none of the rows above their figures either', () => {
    const above = columns(
      ['QUANTITY', 110],
      ['UNIT', 160],
      ['TAX', 220],
      ['RCV', 300],
      ['ACV', 400],
    );
    const item = (y: number, name: string) => [
      text(y, name),
      ...row(above, y + 10, ['10.00 EA', '250.00', '0.00', '2,500.00', '2,500.00']),
    ];
    const { lineItems } = read(
      page(1, [
        ...header(above, 100),
        ...item(120, '1. Overhead door'),
        text(143, '14. R&R Drip edge'),
        text(153, '212.00 LF 3.48 737.94'),
        ...item(170, '2. Drip edge'),
        ...item(193, '3. Roofing felt'),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      '14. R&R Drip edge\n212.00 LF 3.48 737.94',
      null,
      null,
    ]);
  });
});
