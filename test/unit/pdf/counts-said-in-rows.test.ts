import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('how much of what costs how much', () => {
  it('may be said within the words of a row or its note, and comes to its amount', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
       Work                                                        Price
1      Remove wet drywall. 61 ft at $16.50. Bagged and out.    $1,006.50
2      Clean block, 488 sq ft at $1.35, brush and wipe           $658.80
3      Machine with me in it, 9 hours at $135.00, no float     $1,215.00
4      Stones, 2 pallets at $465.00 delivered                    $930.00
5      Dry out, 2 machines 5 days at $46.00 a day each           $460.00
                                                   Total       $4,270.30
`),
      ),
    );
    expect(
      lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [61, 'FT', 16.5, 1006.5],
      [488, 'SF', 1.35, 658.8],
      [9, 'HR', 135, 1215],
      [2, 'pallets', 465, 930],
      [1, null, null, 460],
    ]);
  });
});

describe('paragraphs whose price stands in a cell behind their last line', () => {
  it('are rows with all their words, where a sum below says what they come to', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
This is what I would do and what I want for each part of it.

North pier. What is left of it has to come down to the footing. We number
the faces so it goes back as it was, break the footing out and pour a new
one with four no. 4 bars. Relay the pier in NHL 3.5
lime and bed the old cap again.                                 $4,860.00

South pier. Only the top five courses moved. Take down, clean and relay
the rest of the pier to match.                                  $1,475.00

Dry laid wall. Strip to the base stones, reset those that rolled and put a
through stone every yard, 27 ft at $118.00 a foot.              $3,186.00

Mailbox post. It is granite and it is fine. Plumb it.             $185.00

All of it                                                       $9,706.00
`),
      ),
    );
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        [
          'North pier. What is left of it has to come down to the footing. We number the faces so it goes back as it was, break the footing out and pour a new one with four no. 4 bars. Relay the pier in NHL 3.5 lime and bed the old cap again.',
          1,
          4860,
        ],
        [
          'South pier. Only the top five courses moved. Take down, clean and relay the rest of the pier to match.',
          1,
          1475,
        ],
        [
          'Dry laid wall. Strip to the base stones, reset those that rolled and put a through stone every yard',
          27,
          3186,
        ],
        ['Mailbox post. It is granite and it is fine. Plumb it.', 1, 185],
      ],
    );
  });
});

describe('prices that words say beside amounts alone', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
~Description of Work                                                     Amount
~FRONT (North)
Remove & replace vinyl siding, dutchlap, color Pebble, 5.25 SQ @
$498.00                                                               $2,614.50
Fanfold insulation under siding, 5.25 SQ @ $72.00                       $378.00
Wrap garage door and windows, 5 openings @ $165.00                      $825.00
                                        Front total                   $3,817.50
~REAR (South)
Window screens, 6 EA @ $42.50                                           $255.00
Window wrap, 3 openings @ $95.00 less 2 done                            $295.00
                                        Rear total                      $550.00
~TOTAL                                                                $4,367.50
`),
    ),
  );

  it('may stand below, and may be of things that have no unit', () => {
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Remove & replace vinyl siding, dutchlap, color Pebble', 5.25, 'SQ', 498],
      ['Fanfold insulation under siding', 5.25, 'SQ', 72],
      ['Wrap garage door and windows, 5 openings @ $165.00', 5, null, 165],
      ['Window screens', 6, 'EA', 42.5],
      ['Window wrap, 3 openings @ $95.00 less 2 done', 1, null, null],
    ]);
  });

  it('belong to rooms whose sums leave out what their heads say in brackets', () => {
    expect([...new Set(lineItems.map(({ room }) => room))]).toEqual([
      'FRONT (North)',
      'REAR (South)',
    ]);
    expect(printed?.totals.map(({ kind, name, path }) => [kind, name, ...path])).toEqual([
      ['room', 'Front', 'FRONT (North)'],
      ['room', 'Rear', 'REAR (South)'],
      ['grand', ''],
    ]);
  });
});
