import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What other programs, consultants and agencies print, as far as it takes a rule of its own. */

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

describe('a table that says what is done and not to what', () => {
  const TABLE = columns(
    ['Action', 36, 'left'],
    ['Qty UOM', 260],
    ['Unit Cost', 330],
    ['RCV', 440],
    ['ACV', 560],
  );
  const rows = (...names: string[]): PlacedText[] =>
    names.flatMap((name, index) => [
      text(120 + index * 40, name, { bold: true }),
      ...row(TABLE, 133 + index * 40, ['Remove & Replace', '4.00 EA', '50.00', '200.00', '200.00']),
    ]);

  it('has its descriptions on the lines above, behind numbers without a point', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...rows('1 Hollow door unit', '2 5/8 in. gypsum board', '3 Set vanity on new plinth'),
      ]),
    );
    expect(
      lineItems.map(({ description, activity, printed }) => [
        printed?.lineNumber,
        description,
        activity,
      ]),
    ).toEqual([
      ['1', 'Hollow door unit', '&'],
      ['2', '5/8 in. gypsum board', '&'],
      ['3', 'Set vanity on new plinth', '&'],
    ]);
  });

  it('has them there without numbers too', () => {
    const { lineItems } = read(
      page(1, [...header(TABLE, 100), ...rows('Hollow door unit', 'Corner bead, metal')]),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Hollow door unit',
      'Corner bead, metal',
    ]);
  });
});

describe("a consultant's spreadsheet", () => {
  const TABLE = columns(
    ['NO.', 36, 'left'],
    ['DESCRIPTION OF WORK', 90, 'left'],
    ['QTY', 250],
    ['U/M', 280],
    ['UNIT', 340],
    ['TOTAL', 400],
    ['UNIT', 450],
    ['TOTAL', 500],
    ['LINE COST', 570],
  );
  /** The currency's sign at the left edge of each amount's cell. */
  const signed = (y: number, cells: string[]): PlacedText[] => [
    ...row(TABLE, y, cells),
    ...[290, 350, 405, 455, 505].flatMap((x, at) =>
      cells[at + 4] === '' ? [] : [text(y, '$', { x })],
    ),
  ];

  it('gives the last total as the row’s, with signs, dashes and trade numbers', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...signed(120, [
          '02 11 00',
          'Carry debris',
          '13',
          'HR',
          '-',
          '-',
          '59.56',
          '774.28',
          '774.28',
        ]),
        ...signed(134, [
          '06 33 16',
          'Laminate top',
          '2',
          'EA',
          '37.19',
          '74.38',
          '34.48',
          '68.96',
          '143.34',
        ]),
        ...signed(148, [
          '07 77 23',
          'Step flashing',
          '10',
          'LF',
          '5.00',
          '50.00',
          '6.00',
          '60.00',
          '110.00',
        ]),
        ...signed(162, ['', 'DIRECT COST', '', '', '', '', '', '', '1,027.62']),
        ...signed(176, ['', 'GENERAL CONDITIONS 10.00%', '', '', '', '', '', '', '102.76']),
        ...signed(190, ['', 'OPINION OF COST', '', '', '', '', '', '', '1,130.38']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]),
    ).toEqual([
      ['Carry debris', 13, 'HR', 774.28],
      ['Laminate top', 2, 'EA', 143.34],
      ['Step flashing', 10, 'LF', 110],
    ]);
    expect(lineItems[0]?.printed?.lineNumber).toBe('02 11 00');
  });
});

describe("a housing agency's write-up", () => {
  const TABLE = columns(
    ['Spec #', 36, 'left'],
    ['Spec', 90, 'left'],
    ['Quantity', 360],
    ['Units', 400],
    ['Unit Price', 470],
    ['Total Price', 560],
  );
  const place = (y: number, name: string): PlacedText[] => [
    text(y, 'Location:'),
    text(y, name, { x: 90 }),
    text(y, 'Approx. Wall SF: 139', { x: 280 }),
    text(y, 'Ceiling/Floor SF: 96', { x: 450 }),
  ];

  it('has rooms with their measures on one line, and trades', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...place(60, '1 - Kitchen'),
        ...header(TABLE, 80),
        text(94, 'Trade:', { x: 50 }),
        text(94, '22  Plumbing', { x: 90 }),
        ...row(TABLE, 108, ['3779', 'WATER CLOSET--REPLACE', '1.00', 'EA', '$404.59', '$404.59']),
        ...row(TABLE, 122, ['', 'Location Total:', '', '', '', '$404.59']),
        text(136, 'Bid: ______________', { x: 470 }),
        ...place(160, '2 - Bathroom'),
        ...header(TABLE, 180),
        ...row(TABLE, 208, ['4243', 'STEP FLASHING', '10.00', 'LF', '$12.00', '$120.00']),
        ...row(TABLE, 222, ['', 'Location Total:', '', '', '', '$120.00']),
      ]),
    );
    expect(lineItems.map(({ room, section, rcv }) => [room, section, rcv])).toEqual([
      ['1 - Kitchen', 'Plumbing', 404.59],
      ['2 - Bathroom', null, 120],
    ]);
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', '1 - Kitchen', 404.59],
      ['room', '2 - Bathroom', 120],
    ]);
  });
});
