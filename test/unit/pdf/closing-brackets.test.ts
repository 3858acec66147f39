import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Work', 60, 'left'],
  ['Qty', 360],
  ['Unit', 390],
  ['Rate', 450],
  ['Amount', 520],
);

/** What a scan of rows a little further left each has for the row above the text. */
const above = (text: string) => {
  const { lineItems } = read(
    page(
      1,
      [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['Set oak sills, drift pins', '4', 'ea', '210.00', '840.00']),
        ...row(TABLE, 140, [
          'Splice tie beam (west half is sound, new tenon',
          '1',
          'ea',
          '380.00',
          '380.00',
        ]),
        { text, x: 49, y: 152 },
        ...row(TABLE, 172, ['Draw joints', '6', 'hr', '95.00', '570.00']),
      ].map((run) => ({ ...run, confidence: 0.94 })),
      'ocr',
    ),
  );
  return [lineItems[1]?.description, lineItems[1]?.f9Note];
};

describe('a line below a scanned description whose bracket is open', () => {
  it('goes on with it where it closes the bracket', () => {
    expect(above('only)')).toEqual(['Splice tie beam (west half is sound, new tenon only)', null]);
  });

  it('is a note where it has none to close', () => {
    expect(above('Owner has oak (dry)')[0]).toBe('Splice tie beam (west half is sound, new tenon');
  });
});
