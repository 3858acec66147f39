import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 240],
  ['UNIT PRICE', 300],
  ['RCV', 360],
);

const CONTRACTOR = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QTY', 235],
  ['REMOVE', 300],
  ['REPLACE', 370],
  ['TAX', 430],
  ['TOTAL', 500],
);

const firstOf = (work: string, cells: string[]) =>
  read(
    page(1, [
      { text: 'Dwelling Roof', x: 36, y: 80, bold: true },
      ...header(TABLE, 100),
      { text: work, x: 36, y: 120 },
      { text: 'SQ', x: 240, y: 120, align: 'right' },
      ...row(TABLE, 120, ['', '', ...cells]),
      ...row(TABLE, 134, ['2. Drip edge', '10.00 LF', '3.00', '30.00']),
      ...row(TABLE, 148, ['3. Ridge cap', '10.00 LF', '6.00', '60.00']),
    ]),
  ).lineItems[0];

describe('a description that ran into the quantity beside it', () => {
  it('is taken apart where the row adds up with the figure', () => {
    expect(firstOf('1. Remove shingles - w/24.11', ['69.36', '1,672.27'])).toMatchObject({
      description: 'Remove shingles - w/',
      quantity: 24.11,
      unit: 'SQ',
      unitPrice: 69.36,
      rcv: 1672.27,
    });
  });

  it('also behind the sign of its last measure', () => {
    expect(firstOf('1. Paving - 3" over 6"24.11', ['69.36', '1,672.27'])).toMatchObject({
      description: 'Paving - 3" over 6"',
      quantity: 24.11,
    });
  });

  it.each([
    'Carpet - High grade216.00 SF',
    'Carpet - High grade216.00SF',
    'Carpet - up to 5" 216.00SF',
  ])('and its unit, %s', (work) => {
    const { lineItems } = read(
      page(1, [
        ...header(CONTRACTOR, 100),
        { text: `1. ${work}`, x: 36, y: 120 },
        ...row(CONTRACTOR, 120, ['', '', '0.50', '5.76', '74.24', '1,426.40']),
        ...row(CONTRACTOR, 134, ['2. Drip edge', '10.00 LF', '0.00', '3.00', '0.00', '30.00']),
        ...row(CONTRACTOR, 148, ['3. Ridge cap', '10.00 LF', '0.00', '6.00', '0.00', '60.00']),
      ]),
    );
    expect(lineItems[0]).toMatchObject({
      description: work.replace(/ ?216.00 ?SF/, ''),
      quantity: 216,
      unit: 'SF',
      unitPrice: 6.26,
      rcv: 1426.4,
    });
  });

  it('stays as it is where it does not', () => {
    expect(firstOf('1. Remove shingles - w/24.11', ['69.36', '70.00'])).toMatchObject({
      description: 'Remove shingles - w/24.11',
      quantity: 1,
    });
  });
});

describe('a unit in a column of its own', () => {
  it('goes with the quantity before it, however close the price comes', () => {
    const table = columns(
      ['Description', 36, 'left'],
      ['Qty', 240],
      ['Unit', 252, 'left'],
      ['Price', 310],
      ['Total', 380],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 100),
        ...row(table, 120, ['Electric furnace, downflow 15 kW', '1', 'EA', '1,221.99', '1,221.99']),
        ...row(table, 134, ['Water heater, electric 40 gal', '2', 'EA', '11,014.00', '22,028.00']),
        ...row(table, 148, ['Passage door, 28 in., hollow', '5', 'EA', '74.54', '372.70']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Electric furnace, downflow 15 kW', 1, 'EA', 1221.99],
      ['Water heater, electric 40 gal', 2, 'EA', 11014],
      ['Passage door, 28 in., hollow', 5, 'EA', 74.54],
    ]);
  });
});

describe('a whole figure at the end of a scanned description, whose unit was lost', () => {
  const scanned = (text: string, x: number, cells: string[]) =>
    read(
      page(
        1,
        [
          ...header(TABLE, 100),
          { text: 'Cedar posts', x: 36, y: 120 },
          ...row(TABLE, 120, ['', '7 EA', '62.00', '434.00']),
          { text: 'Gate hooks', x: 36, y: 134 },
          { text, x, y: 134 },
          ...row(TABLE, 134, ['', '', ...cells]),
          { text: 'Split rails', x: 36, y: 148 },
          ...row(TABLE, 148, ['', '30 LF', '4.50', '135.00']),
        ].map((run) => ({ ...run, confidence: 0.94 })),
        'ocr',
      ),
    ).lineItems[1];

  it('is the quantity where that makes the amount', () => {
    expect(scanned('24', 198, ['9.25', '222.00'])).toMatchObject({
      description: 'Gate hooks',
      quantity: 24,
      unitPrice: 9.25,
      rcv: 222,
    });
  });

  it('stays a word where it stands with the words, or makes no amount', () => {
    expect(scanned('24', 85, ['9.25', '222.00'])?.description).toBe('Gate hooks 24');
    expect(scanned('36', 198, ['9.25', '222.00'])?.description).toBe('Gate hooks 36');
  });
});
