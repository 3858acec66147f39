import { describe, expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

/** Quotes of trades whose rows have codes, marks of tax and words for amounts. */

describe('codes in small type beside names in larger, all set at the top of their cells', () => {
  const TABLE = columns(
    ['Task #', 46, 'left'],
    ['Description', 121, 'left'],
    ['Quantity', 446],
    ['Your Price', 506],
    ['Your Total', 566],
  );

  const task = (y: number, code: string, ...cells: string[]): PlacedText[] => [
    // Tops are level: baselines differ by what the type does.
    { text: code, x: 46, y: y - 12 * 0.75 + 8.5 * 0.75, size: 8.5 },
    ...row(TABLE, y, ['', ...cells], { size: 12 }),
  ];

  it('are the codes of the rows, and head none', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Opener', x: 46, y: 60, bold: true, size: 12 },
        ...header(TABLE, 80),
        ...task(100, 'OPR-DET', 'Detach opener rail', '1.00', '$165.00', '$165.00'),
        ...task(124, 'OPR-87504', 'Belt drive opener', '1.00', '$845.00', '$845.00'),
        ...task(148, 'OPR-REM', 'Remote', '2.00', '$58.00', '$116.00'),
      ]),
    );
    expect(lineItems.map(({ sel, section, description }) => [sel, section, description])).toEqual([
      ['OPR-DET', null, 'Detach opener rail'],
      ['OPR-87504', null, 'Belt drive opener'],
      ['OPR-REM', null, 'Remote'],
    ]);
  });
});

const QUOTE = `
ITEM   DESCRIPTION                          UM       QTY      PRICE       EXT TX
** WELL PUMP & TANK **
2001   PULL SUBMERSIBLE, 1" POLY            FT     260.00       3.10        806.00
2010   GOULDS 1 HP 10GPM 230V 3-WIRE, WIRED LS       1.00   1,284.00      1,284.00 T
2031   TANK 44 GAL                          EA       1.00     892.00        892.00 T
2080   OLD PUMP, SCRAP ALLOWANCE            EA       1.00-     40.00         40.00-
2090   LAB TEST                             EA       2.00      85.00        170.00
                                                             *SUB         3,112.00

                                                        *** CONTINUED ***
`;

describe('a quote of a dot-matrix printer', () => {
  const { lineItems } = read(
    page(1, drawn(QUOTE)),
    page(
      2,
      drawn(`
ITEM   DESCRIPTION                          UM       QTY      PRICE       EXT TX
                                                     TOTAL QUOTE          3,112.00
`),
    ),
  );

  it('has its minus behind the figure, over the edge of the column', () => {
    expect(lineItems[3]).toMatchObject({ quantity: -1, unitPrice: 40, rcv: -40 });
  });

  it('has a unit right below its heading, one space behind a full description', () => {
    expect(lineItems[1]).toMatchObject({
      unit: 'LS',
      description: 'GOULDS 1 HP 10GPM 230V 3-WIRE, WIRED',
    });
  });

  it('goes on overleaf in the place that it was in', () => {
    expect(new Set(lineItems.map(({ room, section }) => section ?? room))).toEqual(
      new Set(['WELL PUMP & TANK']),
    );
    expect(lineItems.every(({ room }) => room !== '')).toBe(true);
  });
});

describe('a row that another is paid for', () => {
  it('says which one, and costs nothing', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Item   Description of work                        Qty  Unit       Rate      Amount
A1     Set up pipe staging                          1   job   1,480.00    1,480.00
A2     Take down brick to flashing line                                      in A3
A3     Rebuild single flue chimney               3.75    vf     685.00    2,568.75
A4     Clay flue tile                               3   pcs      64.50      193.50
`),
      ),
    );
    expect(lineItems.map(({ printed, rcv }) => [printed?.lineNumber, rcv])).toEqual([
      ['A1', 1480],
      ['A2', 0],
      ['A3', 2568.75],
      ['A4', 193.5],
    ]);
  });
});

describe('names of places in the type of the rows', () => {
  it('may have a hyphen', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Description                              Quantity   Unit Price      Amount
Living Room
Pack-out technician hours                     9.50        52.00      494.00
Boxes, medium                                14.00         4.85       67.90
Upholstery clean                              1.00       165.00      165.00
Off-site
Storage vaults, per month                    10.00        92.00      920.00
Ozone chamber, per vault                      5.00       110.00      550.00
`),
      ),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Living Room',
      'Living Room',
      'Living Room',
      'Off-site',
      'Off-site',
    ]);
  });
});

describe('the day of a loss', () => {
  it.each([
    ['Vehicle backed into closed door on 4/9/2026. Sections creased.'],
    ['RE: HIGH WATER 04/09/26, PLUM RIVER.'],
  ])('is told by what happened: %s', (told) => {
    expect(read(page(1, drawn(`${told}\n${QUOTE}`))).dateOfLoss).toBe('2026-04-09');
  });
});
