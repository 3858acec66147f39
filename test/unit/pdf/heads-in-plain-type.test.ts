import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Tables without numbers whose rooms are named in the type of the rows. */

const placesOf = (sheet: string) =>
  read(page(1, drawn(`#Estimate\n\n${sheet.trim()}`))).lineItems.map(
    ({ description, room, f9Note }) => [description, room, f9Note],
  );

describe('names in the type of the rows, each right above one', () => {
  it('head rows where they end in a colon', () => {
    expect(
      placesOf(`
~Qty     Description                      Price     Amount
Kitchen:
10 sf    Drywall hung and taped            2.00      20.00
20 sf    Paint the walls                   1.00      20.00
Bedroom:
10 sf    Drywall hung and taped            2.00      20.00
Includes:
20 sf    Paint the walls                   1.00      20.00
Clean up:
2 ea     Pipe boot                        80.00     160.00
Total                                               240.00`),
    ).toEqual([
      ['Drywall hung and taped', 'Kitchen', null],
      ['Paint the walls', 'Kitchen', null],
      ['Drywall hung and taped', 'Bedroom', 'Includes:'],
      ['Paint the walls', 'Bedroom', null],
      ['Pipe boot', 'Clean up', null],
    ]);
  });

  it('head rows where the first of them stands above the first row', () => {
    expect(
      placesOf(`
~Description                      Qty   Price     Amount
Kitchen
Drywall hung and taped            10     2.00      20.00
Paint the walls                   20     1.00      20.00
Master Bath
Drywall hung and taped            10     2.00      20.00
Paint the walls                   20     1.00      20.00
Total                                               80.00`),
    ).toEqual([
      ['Drywall hung and taped', 'Kitchen', null],
      ['Paint the walls', 'Kitchen', null],
      ['Drywall hung and taped', 'Master Bath', null],
      ['Paint the walls', 'Master Bath', null],
    ]);
  });

  it('head none where they say of each row where it is', () => {
    const rooms = placesOf(`
~Description                      Qty   Price     Amount
Drywall hung, taped and floated   10     2.00      20.00
Kitchen
Paint the walls                   20     1.00      20.00
Master Bath
Drywall hung, taped and floated   10     2.00      20.00
Garage
Total                                               60.00`).map(([, room]) => room);
    expect(rooms).toEqual(['General', 'General', 'General']);
  });
});

it('words below a description that ends in `and` are its own, as far off as the next row', () => {
  expect(
    placesOf(`
~Qty     Description                              Price     Amount
10 sf    Drywall hung, taped and                   2.00      20.00
         floated
20 sf    Paint the walls and the whole ceiling     1.00      20.00
30 sf    Clean the floor                           1.00      30.00
Total                                                        70.00`).map(([words]) => words),
  ).toEqual([
    'Drywall hung, taped and floated',
    'Paint the walls and the whole ceiling',
    'Clean the floor',
  ]);
});

it('what heads columns in words that nobody knows is no room', () => {
  expect(
    placesOf(`
~Wrkd                                   Anz  Ehx    Prjs       Smmx
Remove shingles                        22.50 SQ     58.00   1,305.00
Install shingles                       24.00 SQ    210.00   5,040.00
Drip edge                             180.00 LF      3.00     540.00
Total                                                       6,885.00`).map(([, room]) => room),
  ).toEqual(['General', 'General', 'General']);
});
