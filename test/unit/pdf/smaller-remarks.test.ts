import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Tables without white between the rows: what is said of a row stands as close to the next one. */
const TABLE = columns(['Item', 48, 'left'], ['Qty', 360], ['Price', 430], ['Total', 520]);

describe('remarks in smaller type between rows that stand close', () => {
  it('are of the row above them', () => {
    const rows: [string, string | null][] = [
      ['Demo of wet drywall', 'To 24 inches above the floor, bagged and hauled'],
      ['Insulation removal', null],
      ['Antimicrobial', 'Two applications'],
      ['Batt insulation R-13', null],
      ['Hang and tape drywall', 'Level 4, to match the peel texture'],
    ];
    let y = 100;
    const runs = rows.flatMap(([name, said]) => {
      const own = row(TABLE, y, [name, '2.00', '50.00', '100.00'], { size: 9.5 });
      y += 10.4;
      if (said === null) return own;
      y += 11.2;
      return [...own, { text: said, x: 48, y: y - 10.2, size: 8 }];
    });
    expect(
      read(page(1, [...header(TABLE, 86), ...runs])).lineItems.map(({ description, f9Note }) => [
        description,
        f9Note,
      ]),
    ).toEqual(rows);
  });
});
