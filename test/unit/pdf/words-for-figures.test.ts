import { describe, expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const CONTENTS = columns(
  ['LN', 48],
  ['ITEM', 66, 'left'],
  ['AGE', 300],
  ['QTY', 384],
  ['UNIT $', 442],
  ['RCV', 500],
  ['DEPR', 548],
  ['ACV', 600],
);

describe('words where other rows have figures', () => {
  const { lineItems } = read(
    page(1, [
      { text: 'DEN', x: 36, y: 80, bold: true },
      ...header(CONTENTS, 100),
      ...row(CONTENTS, 116, [
        '1',
        'SOFA, 3 CUSHION',
        '6',
        '1 EA',
        '900.00',
        '900.00',
        '540.00',
        '360.00',
      ]),
      ...row(CONTENTS, 130, ['2', 'CHAIRS', '4', '2 EA', '80.00', '160.00', '32.00', '128.00']),
      ...row(CONTENTS, 144, ['3', 'DRY GOODS, 6 CF', '', '1 LT', '264.18', '264.18', '', '264.18']),
      ...row(CONTENTS, 158, ['4', 'PUMP (KEPT UNDER HOUSE)', '4', '1 EA', 'EXCL.']),
      ...row(CONTENTS, 172, ['5', 'LAMP', '8', '1 EA', '80.00', '80.00', '48.00', '32.00']),
      ...row(CONTENTS, 186, ['6', 'LATTICE', '', '11 LF', '', 'NC']),
    ]),
  );

  test('`LT` is what is counted, in two capitals of no list', () => {
    expect(lineItems[2]).toMatchObject({ description: 'DRY GOODS, 6 CF', quantity: 1, unit: 'LT' });
  });

  test('`EXCL.` leaves the row without an amount, and no note of the one above', () => {
    expect(lineItems[3]).toMatchObject({
      description: 'PUMP (KEPT UNDER HOUSE)',
      quantity: 1,
      unitPrice: 0,
      rcv: null,
    });
    expect(lineItems[2]?.f9Note).toBeNull();
  });

  test('`NC` in a cell of its own is no charge', () => {
    expect(lineItems[5]).toMatchObject({ description: 'LATTICE', quantity: 11, unitPrice: 0 });
  });
});

describe('a quantity without the price that others have behind it', () => {
  const CELLS = columns(
    ['Description', 54, 'left'],
    ['Quantity', 320],
    ['Unit Cost', 388],
    ['Repl. Cost', 450],
    ['A.C.V.', 570],
  );
  const PHRASES = columns(['', 54, 'left'], ['', 388], ['', 450], ['', 570]);
  const { lineItems } = read(
    page(1, [
      ...header(CELLS, 100),
      ...row(PHRASES, 116, ['Snow removal from roof', '9.50 HR @ 212.00', '2,014.00', '2,014.00']),
      ...row(PHRASES, 130, ['Crane, 30 ton', '4.00 HR @ 265.00', '1,060.00', '1,060.00']),
      ...row(PHRASES, 144, ['Dumpster, 30 yard', '2.00 EA @ 695.00', '1,390.00', '1,390.00']),
      ...row(PHRASES, 158, ['Permit of the town', '1.00 EA', 'By insured']),
      ...row(PHRASES, 172, ['Letter, stamped', '1.00 EA @ 450.00', '450.00', '450.00']),
    ]),
  );

  test('stands where the prices end, and is none of the description', () => {
    expect(lineItems[3]).toMatchObject({
      description: 'Permit of the town',
      quantity: 1,
      unit: 'EA',
      unitPrice: 0,
    });
  });
});

describe('who insures where a program pays', () => {
  test('is the company that wrote its own policy', () => {
    const { carrierName } = read(
      page(1, [
        { text: 'NATIONAL FLOOD INSURANCE PROGRAM', x: 200, y: 30, bold: true },
        { text: 'INSURED: DUPRE, ALMA', x: 36, y: 50 },
        { text: 'DATE OF LOSS: 04/29/2026', x: 300, y: 50 },
        { text: 'WYO company : Heron Write Your Own Flood Insurance Co.', x: 36, y: 64 },
        ...header(CONTENTS, 100),
        ...row(CONTENTS, 116, ['1', 'SOFA', '6', '1 EA', '900.00', '900.00', '540.00', '360.00']),
      ]),
    );
    expect(carrierName).toBe('Heron Write Your Own Flood Insurance Co.');
  });
});
