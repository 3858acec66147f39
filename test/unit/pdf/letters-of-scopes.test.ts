import { describe, expect, it } from 'vitest';
import { amount, page, read, text } from './draw.ts';

/** A letter whose numbered scopes hang, each with its sum at the right edge of its last line or below it. */

const setIn = (y: number, words: string) => ({ text: words, x: 60, y });
const bold = (y: number, words: string) => text(y, words, { bold: true, size: 10 });

const FIRST = [
  text(154, 'We propose to furnish all labor and material for the work below.'),
  bold(190, 'PART A – STREET LEVEL'),
  text(
    206,
    '1.   Temporary shoring. Furnish and install posts with needle beams at the corner bay on cribbing,',
  ),
  setIn(
    217,
    'checked weekly for plumb, rented for eight weeks and taken down after the engineer accepts the steel.',
  ),
  amount(228, '$11,460.00'),
  text(
    244,
    '2.   Column. Replace the cast iron column with a new one, base plate and anchors, shop primed,',
  ),
  setIn(255, 'touch up in field'),
  amount(255, '$8,940.00'),
  text(
    271,
    '3.   Barricade and sidewalk canopy for eight weeks in all, with the city encroachment fee of $650.00 included.',
  ),
  amount(282, '$4,020.00'),
  text(298, '4.   Painting of the suite'),
  amount(298, 'by Owner'),
];

const SECOND = [
  text(
    60,
    '5.   Rails. Realign all of the car rail, replace the bent brackets, and shim the counterweight rail by',
  ),
  setIn(71, 'hand'),
  amount(71, '$7,925.00'),
  bold(95, 'PART B – ENGINEERING'),
  text(111, '6.   Principal, 9.5 hours at $215.00'),
  amount(111, '$2,042.50'),
  text(127, '7.   Special inspections, est. 5 visits at $385.00'),
  amount(127, '$1,925.00'),
  bold(151, 'SUMMARY OF SUMS'),
  setIn(167, 'Part A'),
  amount(167, '$32,345.00'),
  setIn(178, 'Part B'),
  amount(178, '$3,967.50'),
  { ...setIn(189, 'TOTAL BID, ALL PARTS'), bold: true },
  { ...amount(189, '$36,312.50'), bold: true },
];

const estimate = read(page(1, FIRST), page(2, SECOND));

describe('a letter of numbered scopes', () => {
  it('has a row of each, wherever its sum stands, above a summary of sums', () => {
    expect(
      estimate.lineItems.map(({ printed, room, rcv }) => [printed?.lineNumber, room, rcv]),
    ).toEqual([
      ['1', 'PART A – STREET LEVEL', 11460],
      ['2', 'PART A – STREET LEVEL', 8940],
      ['3', 'PART A – STREET LEVEL', 4020],
      ['4', 'PART A – STREET LEVEL', null],
      ['5', 'PART A – STREET LEVEL', 7925],
      ['6', 'PART B – ENGINEERING', 2042.5],
      ['7', 'PART B – ENGINEERING', 1925],
    ]);
  });

  it('counts what nobody has counted yet in what no list of units has', () => {
    expect(estimate.lineItems.at(-1)).toMatchObject({
      description: 'Special inspections',
      quantity: 5,
      unit: 'visits',
      unitPrice: 385,
    });
  });
});
