import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(['Service', 40, 'left'], ['Qty', 380], ['Unit Price', 460], ['Total', 550]);

/** Set in from the head of their column, as beside pictures. */
const entry = (
  y: number,
  cells: readonly string[],
  said: string,
  choice?: string,
): PlacedText[] => [
  ...row(TABLE, y, [...cells]).map((cell, at) => ({
    ...cell,
    ...(at === 0 ? { x: 95, bold: true } : {}),
  })),
  ...said.split('\n').map((text, at) => ({ text, x: 95, y: y + 12 + at * 10, size: 8 })),
  ...(choice === undefined
    ? []
    : [
        {
          text: choice,
          x: 40,
          y: y + 30 + 10 * (said.split('\n').length - 1),
          size: 7.5,
          italic: true,
        },
      ]),
];

it('what says that a row was not chosen is said of the row above, and heads none', () => {
  const { lineItems, printed } = read(
    page(1, [
      ...header(TABLE, 80),
      ...entry(
        104,
        ['Set new mailbox post', '1', '$210.00', '$210.00'],
        'Cedar post in two bags of\nconcrete, numbers from the owner.',
      ),
      ...entry(
        145,
        ['Repair gate', '2', '$95.00', '$190.00'],
        'New hinges on both leaves, and\nthe latch is set again.',
      ),
    ]),
    page(2, [
      ...header(TABLE, 80),
      ...entry(
        104,
        ['Light on post', '3', '$60.00', '$180.00'],
        'Low voltage only, the fixtures are\nof the owner.',
      ),
      ...entry(
        186,
        ['Add: arbor over gate', '1', '$720.00', '$720.00*'],
        'Same cedar, 7 ft wide. None of\nthe insured work.',
        'Optional · Not included',
      ),
      ...entry(
        242,
        ['Add: paint whole fence', '1', '$960.00', '$960.00*'],
        'Two coats, color by owner.',
        'Optional · Not included',
      ),
      ...entry(296, ['Haul away', '1', '$85.00', '$85.00'], 'One load.'),
      { text: 'Subtotal', x: 380, y: 330 },
      { text: '$665.00', x: 550, y: 330, align: 'right' },
      { text: 'Total', x: 380, y: 350, bold: true, size: 11 },
      { text: '$665.00', x: 550, y: 350, align: 'right', bold: true, size: 11 },
    ]),
  );
  expect(lineItems.map(({ description, room, enabled }) => [description, room, enabled])).toEqual([
    ['Set new mailbox post', 'General', true],
    ['Repair gate', 'General', true],
    ['Light on post', 'General', true],
    ['Add: arbor over gate', 'General', false],
    ['Add: paint whole fence', 'General', false],
    ['Haul away', 'General', true],
  ]);
  expect(printed?.warnings.map(({ code }) => code)).toContain('options_not_counted');
});
