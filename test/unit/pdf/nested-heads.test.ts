import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Where each row stands, as its description, its rooms from the outermost, and its section. */
const placesOf = (print: string): unknown[] =>
  read(page(1, drawn(print))).lineItems.map(({ description, section, printed }) => [
    description,
    printed?.path,
    section,
  ]);

const totalsOf = (print: string): unknown[] =>
  (read(page(1, drawn(print))).printed?.totals ?? []).map(({ kind, name, amounts }) => [
    kind,
    name,
    amounts.rcv ?? amounts.lineItemTotal,
  ]);

const HEADS = 'Description                         Quantity       Unit Price       Price';

describe('names with sums that stand in others with sums', () => {
  const rooms = `
${HEADS}

~Kitchen                                                           $550.00
    Floor protection                 1.00 EA           $50.00       $50.00
  Demolition                                                       $200.00
    Remove cabinets                 10.00 LF           $10.00      $100.00
    Remove tile                     20.00 SF            $5.00      $100.00
  Paint                                                            $300.00
    Paint walls                    100.00 SF            $3.00      $300.00
~Dining Room                                                       $100.00
    Clean walls                     50.00 SF            $2.00      $100.00

                                                  Total            $650.00`;

  it('are parts of a room, which has rows of its own or not', () => {
    expect(placesOf(rooms)).toEqual([
      ['Floor protection', ['Kitchen'], null],
      ['Remove cabinets', ['Kitchen'], 'Demolition'],
      ['Remove tile', ['Kitchen'], 'Demolition'],
      ['Paint walls', ['Kitchen'], 'Paint'],
      ['Clean walls', ['Dining Room'], null],
    ]);
    expect(totalsOf(rooms)).toEqual([
      ['room', 'Kitchen', 550],
      ['room', 'Dining Room', 100],
      ['grand', '', 650],
    ]);
  });

  it('may begin where the rooms do, in plain type below bold', () => {
    expect(
      placesOf(`
${HEADS}

~Kitchen                                                           $200.00
Demolition                                                         $200.00
  Remove cabinets                   10.00 LF           $10.00      $100.00
  Remove tile                       20.00 SF            $5.00      $100.00
~Dining Room                                                       $100.00
Cleaning                                                           $100.00
  Clean walls                       50.00 SF            $2.00      $100.00

                                                  Total            $300.00`),
    ).toEqual([
      ['Remove cabinets', ['Kitchen'], 'Demolition'],
      ['Remove tile', ['Kitchen'], 'Demolition'],
      ['Clean walls', ['Dining Room'], 'Cleaning'],
    ]);
  });

  it('are rooms of a level, and may have parts themselves', () => {
    const floors = `
${HEADS}

~First Floor                                                       $500.00
~  Kitchen                                                         $200.00
    Demolition                                                     $100.00
      Remove cabinets               10.00 LF           $10.00      $100.00
    Prep                                                           $100.00
      Remove tile                   20.00 SF            $5.00      $100.00
~  Bath                                                            $300.00
    Paint                                                          $300.00
      Paint walls                  100.00 SF            $3.00      $300.00

                                                  Total            $500.00`;
    expect(placesOf(floors)).toEqual([
      ['Remove cabinets', ['First Floor', 'Kitchen'], 'Demolition'],
      ['Remove tile', ['First Floor', 'Kitchen'], 'Prep'],
      ['Paint walls', ['First Floor', 'Bath'], 'Paint'],
    ]);
    expect(totalsOf(floors)).toEqual([
      ['room', 'Kitchen', 200],
      ['room', 'Bath', 300],
      ['level', 'First Floor', 500],
      ['grand', '', 500],
    ]);
  });

  it('are parts where they name work, also where the foot lists what stands above them once more', () => {
    expect(
      placesOf(`
${HEADS}

~Main House                                                        $500.00
~  Roof Replacement                                                $200.00
    Remove shingles                 10.00 SQ           $10.00      $100.00
    Starter strip                   20.00 LF            $5.00      $100.00
~  Gutters                                                         $300.00
    Seamless gutter                100.00 LF            $3.00      $300.00
~Detached Garage                                                   $170.00
~  Roof Replacement                                                $100.00
    Remove shingles                 10.00 SQ           $10.00      $100.00
~  Overhead Door                                                    $70.00
    Door panel                       1.00 EA           $70.00       $70.00
~Fence                                                              $50.00
~  Stain                                                            $50.00
    Wash fence                      50.00 SF            $0.50       $25.00
    Stain fence                     25.00 SF            $1.00       $25.00

                                                Main House         $500.00
                                           Detached Garage         $170.00
                                                     Fence          $50.00
~                                                     Total         $720.00`),
    ).toEqual([
      ['Remove shingles', ['Main House'], 'Roof Replacement'],
      ['Starter strip', ['Main House'], 'Roof Replacement'],
      ['Seamless gutter', ['Main House'], 'Gutters'],
      ['Remove shingles', ['Detached Garage'], 'Roof Replacement'],
      ['Door panel', ['Detached Garage'], 'Overhead Door'],
      ['Wash fence', ['Fence'], 'Stain'],
      ['Stain fence', ['Fence'], 'Stain'],
    ]);
  });

  it('may hold rows that have nothing but an amount', () => {
    expect(
      placesOf(`
${HEADS}

~Kitchen                                                           $550.00
  Demolition                                                       $250.00
    Remove cabinets                 10.00 LF           $10.00      $100.00
    Permit allowance                                               $150.00
  Paint                                                            $300.00
    Paint walls                    100.00 SF            $3.00      $300.00
~Dining Room                                                       $170.00
  Cleaning                                                         $170.00
    Clean walls                     50.00 SF            $2.00      $100.00
    Clean floor                     20.00 SF            $1.00       $20.00
    Final wipe                                                      $50.00

                                                  Total            $720.00`),
    ).toEqual([
      ['Remove cabinets', ['Kitchen'], 'Demolition'],
      ['Permit allowance', ['Kitchen'], 'Demolition'],
      ['Paint walls', ['Kitchen'], 'Paint'],
      ['Clean walls', ['Dining Room'], 'Cleaning'],
      ['Clean floor', ['Dining Room'], 'Cleaning'],
      ['Final wipe', ['Dining Room'], 'Cleaning'],
    ]);
  });

  it('are told by their numbers, whatever measures stand behind them', () => {
    const numbered = `
Pos.   Item                          Quantity       Unit Price       Price
1 Ground Floor                                                     $600.00
1.1 Kitchen  Ground surface: 165.3 ft² Height: 8' 0"               $500.00
1.1.1  Remove cabinets              10.00 ft           $10.00      $100.00
1.1.2  Remove tile                  20.00 ft²           $5.00      $100.00
1.1.3  Paint walls                 100.00 ft²           $3.00      $300.00
1.2 Hall  Ground surface: 38.5 ft² Height: 8' 0"                   $100.00
1.2.1  Clean walls                   2.00 h            $50.00      $100.00

                                                  Total            $600.00`;
    expect(placesOf(numbered)).toEqual([
      ['Remove cabinets', ['Ground Floor', 'Kitchen'], null],
      ['Remove tile', ['Ground Floor', 'Kitchen'], null],
      ['Paint walls', ['Ground Floor', 'Kitchen'], null],
      ['Clean walls', ['Ground Floor', 'Hall'], null],
    ]);
    expect(read(page(1, drawn(numbered))).lineItems.map(({ unit }) => unit)).toEqual([
      'FT',
      'SF',
      'SF',
      'HR',
    ]);
  });

  it('are rows where none of theirs stand below', () => {
    expect(
      placesOf(`
Pos.   Item                          Quantity       Unit Price       Price
1.1 Mobilization                                                   $600.00
1.2 Permit                                                         $500.00
1.3  Remove cabinets                10.00 LF           $10.00      $100.00
2.1  Paint walls                   100.00 SF            $3.00      $300.00

                                                  Total          $1,500.00`),
    ).toEqual([
      ['Mobilization', [], null],
      ['Permit', [], null],
      ['Remove cabinets', [], null],
      ['Paint walls', [], null],
    ]);
  });
});

describe('names that sums bear', () => {
  it('may have a remark at the other end of their line, and quantities what they were reckoned from', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~#   Cat   Sel   Act  Description                        Calc        Quantity    Unit Price     Total
Kitchen                                                                    Chamber 1 - Cat 2 / Class 3
1    WTR   EXTH   +   Water extraction                   96SF        96.00 SF       0.31      29.76
2    WTR   BASE   -   Tear out baseboard                 42LF        42.00 LF       1.00      42.00
~                                                                        Kitchen Total:       71.76
Hall                                           Chamber 1                  Cat 2 / Class 2
3    WTR   EXTH   +   Air mover                          2EA*4DA      8.00 EA       1.00       8.00
~                                                                           Hall Total:        8.00`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, room, printed }) => [
        description,
        quantity,
        unit,
        room,
        printed?.calculation,
      ]),
    ).toEqual([
      ['Water extraction', 96, 'SF', 'Kitchen', '96SF'],
      ['Tear out baseboard', 42, 'LF', 'Kitchen', '42LF'],
      ['Air mover', 8, 'EA', 'Hall', '2EA*4DA'],
    ]);
  });
});
