import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['DESCRIPTION', 50, 'left'], ['QTY', 300], ['PRICE', 380], ['TOTAL', 460]);

/** Lines in order: `#` heads in bold, `=` sums, others rows of a quantity at 1.00 each. */
const readLines = (lines: readonly string[]) => {
  let y = 60;
  return read(
    page(
      1,
      lines.flatMap((line) => {
        y += 18;
        const text = line.slice(2);
        if (line.startsWith('# ')) return [{ text, x: 50, y, bold: true }];
        if (line === 'head') return header(TABLE, y);
        const [name = '', amount = ''] = text.split('|').map((part) => part.trim());
        return line.startsWith('= ')
          ? row(TABLE, y, [name, '', '', amount], { bold: true })
          : row(TABLE, y, amount === '' ? [name] : [name, `${amount} EA`, '1.00', amount]);
      }),
    ),
  );
};

const shape = (estimate: ReturnType<typeof readLines>) => ({
  rooms: estimate.printed?.rooms.map(({ kind, path }) => `${kind} ${path.join(' > ')}`),
  items: estimate.lineItems.map((item) => item.printed?.path.join(' > ')),
  totals: estimate.printed?.totals.map(({ kind, name }) => `${kind} ${name}`),
});

describe('what a sum is of, where the words do not tell rooms from levels', () => {
  it('is a room where rows alone stand above it', () => {
    expect(
      shape(
        readLines([
          '# Front Elevation',
          'head',
          '- Siding | 10.00',
          '= Total: Front Elevation | 10.00',
          '# Pantry',
          'head',
          '- Shelves | 5.00',
          '- Paint | 5.00',
          '= Total: Pantry | 10.00',
        ]),
      ),
    ).toEqual({
      rooms: ['room Front Elevation', 'room Pantry'],
      items: ['Front Elevation', 'Pantry', 'Pantry'],
      totals: ['room Front Elevation', 'room Pantry'],
    });
  });

  it('is a room though its height, and measures in its rows, look like names', () => {
    const { rooms, totals } = shape(
      readLines([
        '# Exterior',
        '# Garage',
        "# Height: 8'",
        'head',
        '- 1. Overhead door & | 1.00',
        "- hardware - 16' x 7'",
        '- 2. Paint | 5.00',
        '= Total: Garage | 6.00',
        '# Pantry',
        'head',
        '- 3. Paint | 5.00',
        '= Total: Pantry | 5.00',
        '= Total: Exterior | 11.00',
      ]),
    );
    expect(rooms).toEqual(['level Exterior', 'room Exterior > Garage', 'room Exterior > Pantry']);
    expect(totals).toEqual(['room Garage', 'room Pantry', 'level Exterior']);
  });

  it.each([
    ['Total: Ground Floor', 'Total: Pantry', 'Total: Den'],
    ['Ground Floor Total', 'Total: Pantry', 'Total: Den'],
    ['Ground Floor Total', 'Pantry Total', 'Den Total'],
    ['Total: Ground Floor', 'Totals: Pantry', 'Totals: Den'],
    ['Subtotal: Ground Floor', 'Total: Pantry', 'Total: Den'],
  ])('is a level where rooms end above it: %s | %s', (level, first, second) => {
    expect(
      shape(
        readLines([
          '# Ground Floor',
          '# Pantry',
          'head',
          '- Shelves | 5.00',
          '- Paint | 5.00',
          `= ${first} | 10.00`,
          '# Den',
          'head',
          '- Carpet | 7.00',
          `= ${second} | 7.00`,
          `= ${level} | 17.00`,
        ]),
      ),
    ).toEqual({
      rooms: ['level Ground Floor', 'room Ground Floor > Pantry', 'room Ground Floor > Den'],
      items: ['Ground Floor > Pantry', 'Ground Floor > Pantry', 'Ground Floor > Den'],
      totals: ['room Pantry', 'room Den', 'level Ground Floor'],
    });
  });

  it('is a section where that begins within a room, wherever it is summed', () => {
    const { items } = shape(
      readLines([
        '# Pantry',
        'head',
        '- Shelves | 5.00',
        '# Content Manipulation',
        '- Move out then reset | 5.00',
        '= Totals: Pantry | 10.00',
        '# Den',
        'head',
        '- Carpet | 7.00',
        '= Totals: Den | 7.00',
        '= Content Manipulation Total | 5.00',
      ]),
    );
    expect(items).toEqual(['Pantry', 'Pantry', 'Den']);
  });
});

describe('a level whose name is the last line of its page', () => {
  it('holds the rooms overleaf, where only levels are summed', () => {
    const bold = (text: string, y: number, size: number) => [{ text, x: 50, y, size, bold: true }];
    const room = (y: number, name: string, amount: string) => [
      { text: name, x: 50, y, size: 11 },
      { text: "Height: 8'", x: 400, y, size: 9 },
      { text: '112.00 SF Walls', x: 80, y: y + 12 },
      ...header(TABLE, y + 26),
      ...row(TABLE, y + 42, ['1. Paint', '1.00 EA', amount, amount]),
    ];
    const sum = (y: number, name: string, amount: string) =>
      row(TABLE, y, [`${name} Total`, '', '', amount], { bold: true });
    const { printed, lineItems } = read(
      page(1, [
        ...bold('Main Floor', 60, 14),
        ...room(76, 'Kitchen', '5.00'),
        ...sum(140, 'Main Floor', '5.00'),
        ...bold('Second Floor', 160, 14),
      ]),
      page(2, [
        ...room(60, 'Landing', '6.00'),
        ...room(130, 'Office', '7.00'),
        ...sum(200, 'Second Floor', '13.00'),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.path.join(' > '))).toEqual([
      'Main Floor > Kitchen',
      'Second Floor > Landing',
      'Second Floor > Office',
    ]);
    expect(printed?.totals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'level Main Floor',
      'level Second Floor',
    ]);
  });
});

describe('labor minimums below the heads that are printed once', () => {
  it('are a group of their own, in plain type and whatever their sum is called', () => {
    const { printed, lineItems } = read(
      page(1, [
        { text: 'Fence', x: 50, y: 60, bold: true },
        ...header(TABLE, 76),
        ...row(TABLE, 94, ['1. Gate', '1.00 EA', '5.00', '5.00']),
        ...row(TABLE, 112, ['Fence Totals', '', '', '5.00'], { bold: true }),
      ]),
      page(2, [
        { text: 'Labor Minimums Applied', x: 50, y: 60, size: 10 },
        ...row(TABLE, 78, ['2. Fencing labor minimum', '1.00 EA', '6.00', '6.00']),
        ...row(TABLE, 96, ['Labor Minimums Applied Totals', '', '', '6.00']),
      ]),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Fence', null],
      ['Labor Minimums Applied', null],
    ]);
    expect(printed?.totals.at(-1)?.kind).toBe('labor_minimums');
  });
});

describe('the sum of a level whose figures are too wide to stand beside its name', () => {
  it('is read from the line below', () => {
    const { printed } = read(
      page(1, [
        { text: 'Exterior', x: 50, y: 46, size: 12, bold: true },
        { text: 'Fence', x: 50, y: 62, size: 10, bold: true },
        ...header(TABLE, 76),
        ...row(TABLE, 94, ['1. Gate', '1.00 EA', '5.00', '5.00']),
        ...row(TABLE, 112, ['Totals: Fence', '', '', '5.00'], { bold: true }),
        { text: 'Area Totals: Exterior', x: 50, y: 130, bold: true },
        ...row(TABLE, 141, ['', '', '', '5.00'], { bold: true }),
        { text: 'Shed', x: 50, y: 166, size: 10, bold: true },
        ...header(TABLE, 180),
        ...row(TABLE, 198, ['2. Door', '1.00 EA', '6.00', '6.00']),
        ...row(TABLE, 216, ['Totals: Shed', '', '', '6.00'], { bold: true }),
      ]),
    );
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', 'Fence', 5],
      ['level', 'Exterior', 5],
      ['room', 'Shed', 6],
    ]);
  });
});

describe('a room that neither a height nor measures name', () => {
  it('is one above its subroom, where nothing is summed', () => {
    const { printed, lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 46, size: 10, bold: true },
        ...header(TABLE, 62),
        ...row(TABLE, 80, ['1. Paint', '1.00 EA', '5.00', '5.00']),
        { text: 'Office', x: 50, y: 110, size: 10, bold: true },
        { text: 'Subroom: Pantry (1)', x: 60, y: 124 },
        { text: "Height: 8'", x: 400, y: 124 },
        { text: '64.00 SF Walls', x: 80, y: 136 },
        ...header(TABLE, 152),
        ...row(TABLE, 170, ['2. Seal', '1.00 EA', '6.00', '6.00']),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['Kitchen', 'Office']);
    expect(printed?.rooms.map(({ kind, path }) => `${kind} ${path.join(' > ')}`)).toEqual([
      'room Kitchen',
      'room Office',
      'subroom Office > Pantry (1)',
    ]);
  });

  it('is one whose rows begin with its ceiling, though set in larger type', () => {
    const bold = (text: string, y: number, size = 9) => [{ text, x: 50, y, size, bold: true }];
    const { lineItems } = read(
      page(1, [
        ...bold('Interior', 40, 13),
        ...bold('Kitchen', 56, 11),
        ...header(TABLE, 70),
        ...bold('Ceiling', 86),
        ...row(TABLE, 102, ['1. Paint', '1.00 EA', '5.00', '5.00']),
        ...bold('Trim', 118),
        ...row(TABLE, 134, ['2. Seal', '1.00 EA', '6.00', '6.00']),
        ...row(TABLE, 150, ['Subtotal Kitchen', '', '', '11.00'], { bold: true }),
        ...bold('Pantry', 172, 11),
        ...bold('Walls', 188),
        ...row(TABLE, 204, ['3. Paint', '1.00 EA', '7.00', '7.00']),
        ...row(TABLE, 220, ['Subtotal Pantry', '', '', '7.00'], { bold: true }),
        ...row(TABLE, 236, ['Total: Interior', '', '', '18.00'], { bold: true }),
      ]),
    );
    expect(
      lineItems.map(({ printed, section }) => `${printed?.path.join(' > ')}: ${section}`),
    ).toEqual([
      'Interior > Kitchen: Ceiling',
      'Interior > Kitchen: Trim',
      'Interior > Pantry: Walls',
    ]);
  });
});

describe('a name in bold between rows without numbers', () => {
  it('is a section of the room whose sum is still to come', () => {
    const { lineItems } = readLines([
      '# Dwelling Roof',
      'head',
      '# Tear off',
      '- Tear off shingles | 5.00',
      '# Roof covering',
      '- Felt | 5.00',
      '= Dwelling Roof Totals | 10.00',
      '# Kitchen',
      'head',
      '# Ceiling',
      '- Paint ceiling | 7.00',
      '# Floor',
      '- Seal floor | 1.00',
      '= Kitchen Totals | 8.00',
    ]);
    expect(lineItems.map(({ room, section }) => `${room}: ${section}`)).toEqual([
      'Dwelling Roof: Tear off',
      'Dwelling Roof: Roof covering',
      'Kitchen: Ceiling',
      'Kitchen: Floor',
    ]);
  });
});

describe('a room headed below the sum of another, without a head of its table', () => {
  it('begins with its first row, though words and figures stand on lines of their own', () => {
    const table = columns(
      ['DESCRIPTION', 50, 'left'],
      ['QTY', 200],
      ['PRICE', 280],
      ['TOTAL', 360],
    );
    const item = (y: number, name: string, amount: string) => [
      { text: name, x: 50, y },
      ...row(table, y + 10, ['', `${amount} EA`, '1.00', amount]),
    ];
    const { lineItems } = read(
      page(1, [
        { text: 'Dwelling Roof', x: 50, y: 60, bold: true },
        ...header(table, 80),
        ...item(96, 'Tear off shingles', '5.00'),
        ...item(124, 'Felt', '6.00'),
        ...row(table, 156, ['Room Totals: Dwelling Roof', '', '', '11.00'], { bold: true }),
        { text: 'Front Elevation', x: 50, y: 184, bold: true },
        { text: '------Gutters-------', x: 50, y: 204 },
        ...item(218, 'Gutter', '7.00'),
        ...item(246, 'Downspout', '8.00'),
        ...row(table, 280, ['Room Totals: Front Elevation', '', '', '15.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room, section, rcv }) => [room, section, rcv])).toEqual([
      ['Dwelling Roof', null, 5],
      ['Dwelling Roof', null, 6],
      ['Front Elevation', 'Gutters', 7],
      ['Front Elevation', 'Gutters', 8],
    ]);
  });

  it('is a room though a subroom, or the name of a section, stands between its head and its rows', () => {
    const bold = (text: string, y: number, size = 9) => [{ text, x: 50, y, size, bold: true }];
    const sum = (y: number, name: string, amount: string) =>
      row(TABLE, y, [`Total: ${name}`, '', '', amount], { bold: true });
    const item = (y: number, name: string, amount: string) =>
      row(TABLE, y, [name, '1.00 EA', amount, amount]);
    const { printed, lineItems } = read(
      page(1, [
        ...bold('Fence', 56, 11),
        ...header(TABLE, 70),
        ...item(90, 'Gate', '5.00'),
        ...sum(110, 'Fence', '5.00'),
        ...bold('Kitchen', 130, 11),
        { text: 'Subroom: Pantry (1)', x: 60, y: 144 },
        { text: "Height: 8'", x: 360, y: 144 },
        { text: '112.00 SF Walls', x: 80, y: 158 },
        ...bold('Ceiling', 174),
        ...item(188, 'Paint', '6.00'),
        ...bold('Walls', 206),
        ...item(220, 'Seal', '1.00'),
        ...sum(236, 'Kitchen', '7.00'),
        ...bold('Barn', 256, 11),
        ...bold('Openings', 272),
        ...item(286, 'Door', '7.00'),
        ...sum(306, 'Barn', '7.00'),
      ]),
    );
    expect(lineItems.map(({ room, section }) => `${room}: ${section}`)).toEqual([
      'Fence: null',
      'Kitchen: Ceiling',
      'Kitchen: Walls',
      'Barn: Openings',
    ]);
    expect(printed?.totals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'room Fence',
      'room Kitchen',
      'room Barn',
    ]);
  });

  it('is a room, whatever its sum is called, below a mark or a description in two lines', () => {
    const table = columns(
      ['DESCRIPTION', 50, 'left'],
      ['QTY', 300],
      ['PRICE', 380],
      ['TOTAL', 460],
    );
    const bold = (text: string, y: number, size = 9) => [{ text, x: 50, y, size, bold: true }];
    const sum = (y: number, name: string, amount: string) =>
      row(table, y, [name, '', '', amount], { bold: true });
    const wrapped = (y: number, name: string, rest: string, amount: string) => [
      { text: name, x: 50, y },
      ...row(table, y + 10, [rest, '1.00 EA', amount, amount]),
    ];
    const { printed, lineItems } = read(
      page(1, [
        ...bold('Grounds', 40, 12),
        ...bold('Fence', 56, 10),
        ...header(table, 70),
        ...row(table, 90, ['Gate', '1.00 EA', '5.00', '5.00']),
        ...sum(110, 'Total: Fence', '5.00'),
        ...bold('Shed', 130, 10),
        ...wrapped(146, 'Siding - lap with', 'corners', '6.00'),
        ...sum(176, 'Total: Shed', '6.00'),
        ...bold('Barn', 196, 10),
        { text: '*** Openings ***', x: 50, y: 212 },
        ...row(table, 226, ['Door', '1.00 EA', '7.00', '7.00']),
        ...sum(246, 'Total: Barn', '7.00'),
        ...sum(262, 'Total: Grounds', '18.00'),
      ]),
    );
    expect(printed?.rooms.map(({ kind, path }) => `${kind} ${path.join(' > ')}`)).toEqual([
      'level Grounds',
      'room Grounds > Fence',
      'room Grounds > Shed',
      'room Grounds > Barn',
    ]);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Gate',
      'Siding - lap with corners',
      'Door',
    ]);
  });
});
