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
          : row(TABLE, y, [name, `${amount} EA`, '1.00', amount]);
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
