import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Scope sheets that say what is done by a cross in one of several narrow columns. */

const sheet = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  more: readonly PlacedText[] = [],
): ReturnType<typeof page> => {
  const table = columns(
    ['#', 36, 'left'],
    ['Item', 60, 'left'],
    ['Qty', 280],
    ['Unit', 290, 'left'],
    ...heads.map((head, at): [string, number, 'left'] => [head, 330 + at * 34, 'left']),
    ['Remarks', 340 + heads.length * 34, 'left'],
  );
  return page(1, [
    { text: 'SCOPE OF LOSS', x: 36, y: 40, bold: true, size: 13 },
    { text: 'ACTION', x: 360, y: 88, bold: true },
    ...header(table, 100),
    { text: "KITCHEN     Floor 117.44 sf   Walls 312.67 sf   Ht 8'", x: 36, y: 115, bold: true },
    ...rows.flatMap((cells, at) => row(table, 130 + at * 15, cells)),
    ...more,
  ]);
};

describe('a cross below the name of what is done', () => {
  test.each([
    [['Rem', 'R&R', 'D&R', 'Rpl'], 'X'],
    [['Demo', 'R/R', 'Detach', 'Repl'], '[x]'],
    [['Remove', 'R&R', 'Reset', 'Paint'], '✓'],
  ])('is that action below %s', (heads, cross) => {
    const { lineItems, printed } = read(
      sheet(heads, [
        ['1', 'Carpet', '45.45', 'SY', cross, '', '', '', ''],
        ['2', 'Baseboard', '12.00', 'LF', '', cross, '', '', '2 coats'],
        ['3', 'Dishwasher', '1', 'EA', '', '', cross, '', ''],
        ['4', 'Ceiling fan', '1', 'EA', '', '', '', cross, 'photo 14'],
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, activity, f9Note, room }) => [
        description,
        quantity,
        unit,
        activity,
        f9Note,
        room,
      ]),
    ).toEqual([
      ['Carpet', 45.45, 'SY', '-', null, 'KITCHEN'],
      ['Baseboard', 12, 'LF', '&', '2 coats', 'KITCHEN'],
      ['Dishwasher', 1, 'EA', 'R', null, 'KITCHEN'],
      ['Ceiling fan', 1, 'EA', '+', 'photo 14', 'KITCHEN'],
    ]);
    expect(printed?.rooms).toMatchObject([
      { path: ['KITCHEN'], height: "8'", dimensions: { sfFloor: 117.44, sfWalls: 312.67 } },
    ]);
  });

  test('is one of two: removed and replaced, detached and reset', () => {
    const { lineItems } = read(
      sheet(
        ['Remove', 'Replace', 'Detach', 'Reset'],
        [
          ['1', 'Carpet', '45.45', 'SY', 'x', 'x', '', '', ''],
          ['2', 'Dishwasher', '1', 'EA', '', '', 'x', 'x', ''],
          ['3', 'Baseboard', '12.00', 'LF', 'x', '', '', '', ''],
        ],
      ),
    );
    expect(lineItems.map(({ activity }) => activity)).toEqual(['&', 'R', '-']);
  });

  test('ends with the rows: what is said of the whole work below them is no note', () => {
    const { lineItems } = read(
      sheet(
        ['Rem', 'R&R', 'D&R', 'Rpl'],
        [
          ['1', 'Carpet', '45.45', 'SY', 'x', '', '', '', ''],
          ['2', 'Dishwasher', '1', 'EA', '', '', 'x', '', ''],
          ['3', 'Baseboard', '12.00', 'LF', 'x', '', '', '', ''],
        ],
        [
          { text: 'Cause and origin: wind opened the ridge, water entered above', x: 36, y: 186 },
          { text: 'three rooms.', x: 36, y: 197 },
        ],
      ),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
  });
});

test('a measure or a bullet that stands below such heads is no cross', () => {
  const { lineItems } = read(
    sheet(
      ['Rem', 'R&R', 'D&R', 'Rpl'],
      [
        ['1', 'Carpet', '45.45', 'SY', 'x', '', '', '', ''],
        ['2', 'Dishwasher', '1', 'EA', '', '', 'x', '', ''],
      ],
      [
        { text: 'The rug measures 12ft x 14ft in all.', x: 290, y: 162 },
        { text: '•   Photos are attached', x: 332, y: 190 },
      ],
    ),
  );
  expect(lineItems.map(({ activity }) => activity)).toEqual(['-', 'R']);
  expect(lineItems[1]?.f9Note).toMatch(/12ft x 14ft .*Photos are attached$/s);
  expect(lineItems[1]?.f9Note).not.toMatch(/Rem|Rpl|R&R|D&R/);
});

test('heads of several words are one column each, and rooms may have their own', () => {
  const table = columns(
    ['Room', 36, 'left'],
    ['Scope Item', 90, 'left'],
    ['Quantity', 260],
    ['Tear Out', 280, 'left'],
    ['R & R', 330, 'left'],
    ['Detach & Reset', 370, 'left'],
    ['Clean', 450, 'left'],
    ['Comments', 500, 'left'],
  );
  const { lineItems } = read(
    page(1, [
      ...header(table, 90),
      ...row(table, 105, ['Kitchen', 'Cabinets', '12.00 LF', '', 'X', '', '', '']),
      ...row(table, 120, ['', 'Dishwasher', '1.00 EA', '', '', 'X', '', 'works']),
      ...row(table, 135, ['Bath', 'Vinyl', '40.00 SF', 'X', '', '', '', '']),
      ...row(table, 150, ['', 'Walls', '200.00 SF', '', '', '', 'X', '']),
    ]),
  );
  expect(lineItems.map(({ room, activity, f9Note }) => [room, activity, f9Note])).toEqual([
    ['Kitchen', '&', null],
    ['Kitchen', 'R', 'works'],
    ['Bath', '-', null],
    ['Bath', '+', null],
  ]);
});

test('rates below the same heads stay rates', () => {
  const table = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QTY', 260],
    ['REMOVE', 330],
    ['REPLACE', 400],
    ['TAX', 460],
    ['TOTAL', 540],
  );
  const { lineItems } = read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 80, bold: true },
      ...header(table, 100),
      ...row(table, 115, ['1. Carpet', '10.00 SY', '2.00', '30.00', '5.00', '325.00']),
      ...row(table, 130, ['2. Baseboard', '10.00 LF', '1.00', '3.00', '1.00', '41.00']),
    ]),
  );
  expect(lineItems.map(({ printed }) => [printed?.removePrice, printed?.replacePrice])).toEqual([
    [2, 30],
    [1, 3],
  ]);
});
