import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const QUOTE = columns(
  ['Qty', 74],
  ['Width', 99, 'left'],
  ['Height', 151, 'left'],
  ['Unit', 193, 'left'],
  ['Each', 495],
  ['Amount', 564],
);

const place = (y: number, text: string): PlacedText => ({ text, x: 44, y });

describe('quotes for windows', () => {
  const { lineItems } = read(
    page(1, [
      ...header(QUOTE, 100),
      place(114, 'Kitchen'),
      ...row(QUOTE, 129, ['1', '5\' 0"', '3\' 0"', 'Slider, white vinyl', '412.00', '412.00']),
      ...row(QUOTE, 143, ['2', '30"', '38"', 'Double hung, low E', '337.00', '674.00']),
      ...row(QUOTE, 158, ['1', '', '', 'Stool and apron, pine', '96.25', '96.25']),
      { text: 'primed both sides', x: 193, y: 173 },
      place(202, 'Bath 2'),
      ...row(QUOTE, 216, ['1', '24"', '36"', 'Double hung, obscure', '329.00', '329.00']),
      place(245, 'Garage'),
      ...row(QUOTE, 259, ['1', '9\' 0"', '7\' 0"', 'Steel door, no lites', '1,025.00', '1,025.00']),
      ...row(QUOTE, 273, ['1', '32"', '6\' 8"', 'Service door', '388.00', '388.00']),
    ]),
  );

  it('call what they describe units', () => {
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Slider, white vinyl',
      'Double hung, low E',
      'Stool and apron, pine',
      'Double hung, obscure',
      'Steel door, no lites',
      'Service door',
    ]);
  });

  it('say the places above their rows, and more below them', () => {
    expect(lineItems.map(({ room, quantity, rcv }) => [room, quantity, rcv])).toEqual([
      ['Kitchen', 1, 412],
      ['Kitchen', 2, 674],
      ['Kitchen', 1, 96.25],
      ['Bath 2', 1, 329],
      ['Garage', 1, 1025],
      ['Garage', 1, 388],
    ]);
    expect(lineItems[2]?.f9Note).toBe('primed both sides');
  });
});

describe('a column of units', () => {
  it('is one of measures where a row has no more than one word there', () => {
    const table = columns(['Qty', 74], ['Unit', 193, 'left'], ['Each', 495], ['Amount', 564]);
    const { lineItems } = read(
      page(1, [
        ...header(table, 100),
        place(114, 'Haul off old windows'),
        ...row(table, 129, ['3', 'EA', '40.00', '120.00']),
        place(143, 'Coil wrap outside'),
        ...row(table, 158, ['9', 'EA', '78.00', '702.00']),
        place(172, 'Pull and set inserts'),
        ...row(table, 187, ['4', 'EA', '125.00', '500.00']),
      ]),
    );
    expect(lineItems.map(({ description, unit }) => [description, unit])).toEqual([
      ['Haul off old windows', 'EA'],
      ['Coil wrap outside', 'EA'],
      ['Pull and set inserts', 'EA'],
    ]);
  });
});
