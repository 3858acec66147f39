import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (y: number, text: string): PlacedText => ({ text, x: 560, y, align: 'right' });
const left = (y: number, text: string, bold = false): PlacedText => ({ text, x: 140, y, bold });

const FIRST = [
  left(100, 'Pull up burned dock boards', true),
  right(100, '$1,512.00'),
  left(114, 'Stringers stay.'),
  right(114, '240 sq ft × $6.30'),
];

const SECOND = [
  left(150, 'Float drums', true),
  right(150, '$1,140.00'),
  right(164, '6 each × $190.00'),
  left(190, 'Gangway, aluminum', true),
  right(190, '$2,660.00'),
  left(204, 'Hinged at the bulkhead, with wheels.'),
  right(204, '20 lin ft × $140.00'),
  right(216, '5% discount'),
];

const rows = (...runs: PlacedText[]) =>
  read(page(1, [left(70, 'Quote 12', true), ...runs])).lineItems.map(
    ({ description, quantity, unit, rcv, f9Note, enabled }) => [
      description,
      quantity,
      unit,
      rcv,
      f9Note,
      enabled,
    ],
  );

const READ = [
  ['Pull up burned dock boards', 240, 'SF', 1512, 'Stringers stay.', true],
  ['Float drums', 6, 'EA', 1140, null, true],
  ['Gangway, aluminum', 20, 'LF', 2660, 'Hinged at the bulkhead, with wheels.', true],
];

describe('how much at which price, below the amount and beside what is said', () => {
  it('is none of what is said, and proven with the discount below it', () => {
    expect(rows(...FIRST, ...SECOND)).toEqual(READ);
  });

  it('stands beside the name of an option, which is told below its amount', () => {
    const option = (y: number, label: string, amount: string, name: string, price: string) => [
      { ...left(y, label), size: 7 },
      right(y + 4, amount),
      left(y + 16, name),
      right(y + 16, price),
    ];
    expect(
      rows(
        ...FIRST,
        ...SECOND,
        ...option(250, 'Optional', '$360.00', 'Ladder, 4 steps', '2 each × $180.00'),
        ...option(300, 'Optional - not chosen', '$175.00', 'Rope rail', '35 lin ft × $5.00'),
        left(350, 'Subtotal'),
        right(350, '$5,672.00'),
        left(364, 'Total', true),
        right(364, '$5,672.00'),
      ),
    ).toEqual([
      ...READ,
      ['Ladder, 4 steps', 2, 'EA', 360, 'Optional', true],
      ['Rope rail', 35, 'LF', 175, 'Optional - not chosen', false],
    ]);
  });
});
