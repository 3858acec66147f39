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

  it('are of the row above them where its date stands in a column of its own, too', () => {
    const dated = columns(
      ['Date', 43, 'left'],
      ['Description', 107, 'left'],
      ['Qty', 380],
      ['Rate', 470],
      ['Amount', 560],
    );
    const { lineItems } = read(
      page(1, [
        ...header(dated, 86),
        ...row(dated, 104, ['05/03/2026', 'Emergency call', '1.00 EA', '245.00', '245.00'], {
          size: 7,
        }),
        { text: 'Crew on site 11:20 PM', x: 107, y: 112, size: 6 },
        ...row(dated, 128, ['05/03/2026', 'Project manager', '4.50 HR', '127.50', '573.75'], {
          size: 7,
        }),
        ...row(dated, 144, ['05/03/2026', 'Water technician', '18.00 HR', '93.75', '1,687.50'], {
          size: 7,
        }),
        { text: '4 techs x 4.5 hrs', x: 107, y: 152, size: 6 },
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Emergency call', 'Crew on site 11:20 PM'],
      ['Project manager', null],
      ['Water technician', '4 techs x 4.5 hrs'],
    ]);
  });
});
