import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Invoices whose cells are set at the bottom: figures stand beside the last line of what is said of a thing. */
const TABLE = columns(['Item', 36, 'left'], ['Qty', 380], ['Price', 450], ['Amount', 530]);

const thing = (
  y: number,
  name: string,
  said: readonly string[],
  figures: string[],
): PlacedText[] =>
  said.length === 0
    ? [{ text: name, x: 36, y, bold: true }, ...row(TABLE, y, ['', ...figures])]
    : [
        { text: name, x: 36, y, bold: true },
        ...said.flatMap((text, at) =>
          row(TABLE, y + (at + 1) * 11, [text, ...(at === said.length - 1 ? figures : [])]),
        ),
      ];

const rowsOf = (...runs: PlacedText[][]) =>
  read(page(1, [...header(TABLE, 80), ...runs.flat()])).lineItems.map(
    ({ room, description, f9Note, rcv }) => [room, description, f9Note, rcv],
  );

describe('figures beside the last line of a cell', () => {
  it('are of the name in strong type above it', () => {
    expect(
      rowsOf(
        thing(104, 'Rekey cylinder', ['All cylinders of the home'], ['7.00', '22.00', '154.00']),
        thing(
          140,
          'Entry slab',
          ['Hinges are used again.', 'Nine days.'],
          ['1.00', '718.40', '718.40'],
        ),
        thing(187, 'Strike plate', [], ['4.00', '18.50', '74.00']),
        thing(212, 'Safe opened', ['Drilled and plugged'], ['1.00', '410.00', '410.00']),
      ),
    ).toEqual([
      ['General', 'Rekey cylinder', 'All cylinders of the home', 154],
      ['General', 'Entry slab', 'Hinges are used again.\nNine days.', 718.4],
      ['General', 'Strike plate', null, 74],
      ['General', 'Safe opened', 'Drilled and plugged', 410],
    ]);
  });

  it('are of their own line below the names of rooms', () => {
    expect(
      rowsOf(
        thing(104, 'Kitchen', ['Hang drywall'], ['7.00', '22.00', '154.00']),
        thing(140, 'Hallway', ['Paint walls'], ['2.00', '30.00', '60.00']),
        thing(176, 'Bathroom', ['Set vanity'], ['1.00', '410.00', '410.00']),
      ).map(([room, description]) => [room, description]),
    ).toEqual([
      ['Kitchen', 'Hang drywall'],
      ['Hallway', 'Paint walls'],
      ['Bathroom', 'Set vanity'],
    ]);
  });
});
