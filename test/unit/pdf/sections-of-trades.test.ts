import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A builder's proposal: sides of a house in larger type, and below each what is done there. */

const TABLE = columns(['Work', 96, 'left'], ['Quantity', 430], ['Price', 480], ['Amount', 546]);

const place = (y: number, text: string): PlacedText => ({ text, x: 67, y, bold: true, size: 11.5 });

const work = (y: number, text: string): PlacedText => ({ text, x: 78, y, bold: true, size: 10 });

const rows = (y: number): PlacedText[] => [
  ...row(TABLE, y, ['Take off and haul away', '2.00 EA', '10.00', '20.00']),
  ...row(TABLE, y + 14, ['Put back', '1.00 EA', '30.00', '30.00']),
];

const sum = (y: number, name: string, amount: string): PlacedText[] => [
  { text: `Total ${name}`, x: 67, y, bold: true, size: 10 },
  { text: amount, x: 546, y, align: 'right', bold: true, size: 10 },
];

const placesIn = (...works: string[]) =>
  read(
    page(1, [
      ...header(TABLE, 60),
      place(80, 'West Wing'),
      ...works
        .slice(0, 2)
        .flatMap((name, at) => [work(96 + at * 46, name), ...rows(110 + at * 46)]),
      ...sum(190, 'West Wing', '100.00'),
      place(210, 'South Wing'),
      ...works.slice(2).flatMap((name, at) => [work(226 + at * 46, name), ...rows(240 + at * 46)]),
      ...sum(320, 'South Wing', '100.00'),
    ]),
  ).lineItems.map(({ room, section }) => [room, section]);

const twice = (...some: (string | null)[][]) => some.flatMap((one) => [one, one]);

it('a place among names of trades that are set like it is what is done there', () => {
  expect(placesIn('Stucco', 'Siding', 'Deck', 'Painting')).toEqual(
    twice(
      ['West Wing', 'Stucco'],
      ['West Wing', 'Siding'],
      ['South Wing', 'Deck'],
      ['South Wing', 'Painting'],
    ),
  );
});

it('a trade among places that are set like it is one of them, and what stands above them a level', () => {
  expect(placesIn('Kitchen', 'Hallway', 'Deck', 'Painting')).toEqual(
    twice(['Kitchen', null], ['Hallway', null], ['Deck', null], ['Painting', null]),
  );
});
