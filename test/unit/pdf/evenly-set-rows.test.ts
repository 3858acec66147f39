import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Reports in one weight of type whose rows, wrapped words, notes and heads all stand as far apart. */
const report = `
Description                Quantity       Unit Price  Per    Total O&P  Total Taxes  RC         Depreciation  ACV
ESTIMATE: Structure                                                                  Claim #778899001, Jane Doe
EXTERIOR PLAN: Exterior Plan
    Exterior Plan
    Exterior:  2,296.32 SF
HOUSEWRAP / INSULATION
1  Siding, Insulation, EPS  352.34         $1.52       SF     $0.00      $21.06       $556.62    $27.84        $528.78
   Backer - Replace
            Includes 10% waste on quantity.
2  Housewrap, Standard -    300.00         $0.50       SF     $0.00      $4.00        $154.00    $0.00         $154.00
   Replace
SIDING EXTRAS
3  Gable Vent, Vinyl -      1              $29.81      EA     $0.00      $0.01        $29.82     $0.00         $29.82
   Rem/Reset
            ACCOUNTS FOR THE BACK ELEVATION AS WELL AS THE
            LEFT ELEVATION
4  Siding, Steel, Ribbed,   2              $20.00      EA     $0.00      $0.50        $40.50     $0.00         $40.50
   29 Gauge - Replace
WINDOW SCREENS
5  Window Screen            1              $20.00      EA     $0.00      $0.00        $20.00     $0.00         $20.00
6  Window Bead, Vinyl, 3/4  1              $20.00      EA     $0.00      $0.00        $20.00     $0.00         $20.00
WEATHERSTRIPPING
7  Door Sweep               1              $20.00      EA     $0.00      $0.00        $20.00     $0.00         $20.00
Exterior Plan - Subtotal (7 items)                            $0.00      $25.57       $840.94    $27.84        $813.10`;

const { lineItems } = read(
  page(
    1,
    drawn(report).map((run) => ({ ...run, size: 7 })),
  ),
);

describe('rows whose words go on below them as far apart as everything else', () => {
  it('take in what begins where words do', () => {
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Siding, Insulation, EPS Backer - Replace',
      'Housewrap, Standard - Replace',
      'Gable Vent, Vinyl - Rem/Reset',
      'Siding, Steel, Ribbed, 29 Gauge - Replace',
      'Window Screen',
      'Window Bead, Vinyl, 3/4',
      'Door Sweep',
    ]);
  });

  it('keep what is set in further as a note', () => {
    // What the program says of the waste is no note that a person wrote.
    expect(lineItems[0]?.printed?.machineNotes).toEqual(['Includes 10% waste on quantity.']);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      null,
      null,
      'ACCOUNTS FOR THE BACK ELEVATION AS WELL AS THE\nLEFT ELEVATION',
      null,
      null,
      null,
      null,
    ]);
  });

  it('stand below the capitals that begin where row numbers do', () => {
    expect(lineItems.map(({ section }) => section)).toEqual([
      'HOUSEWRAP / INSULATION',
      'HOUSEWRAP / INSULATION',
      'SIDING EXTRAS',
      'SIDING EXTRAS',
      'WINDOW SCREENS',
      'WINDOW SCREENS',
      'WEATHERSTRIPPING',
    ]);
  });

  it('have the overhead and profit that `Total O&P` heads at its left edge', () => {
    expect(lineItems.map(({ overheadProfit }) => overheadProfit)).toEqual(Array(7).fill(0));
  });
});

describe('quantities with whole bundles in parentheses', () => {
  const grid = (line: string) => `
Description                Quantity       Unit Price  Per    Total O&P  Total Taxes  RC         Depreciation  ACV
ROOFPLAN: Roof
    Roof
${line}
2  Roof Vent, Static        6              $70.11      EA     $0.00      $0.05        $420.71    $0.00         $420.71
3  Flashing, Pipe Jack      2              $50.00      EA     $0.00      $0.00        $100.00    $0.00         $100.00`;
  const quantityOf = (line: string) => {
    const { lineItems } = read(
      page(
        1,
        drawn(grid(line)).map((run) => ({ ...run, size: 7 })),
      ),
    );
    return [lineItems[0]?.quantity, lineItems[0]?.printed?.quantityWithWaste];
  };

  it('are what was bought where these alone make the row add up', () => {
    expect(
      quantityOf(
        '1  Shingles, Good, Supply   11.87 (12.00)  $135.59     SQ     $0.00      $135.05      $1,762.13  $293.74       $1,468.39',
      ),
    ).toEqual([12, 12]);
  });

  it('are what was measured where they round only the material of the price', () => {
    expect(
      quantityOf(
        '1  Base Shoe, Paint Grade   54.50 (57.77)  $3.56       LF     $0.00      $0.00        $198.21    $0.00         $198.21',
      ),
    ).toEqual([54.5, 57.77]);
  });

  it('may come to no more than what was measured', () => {
    expect(
      quantityOf(
        '1  Felt, Single Layer       12.00 (12.00)  $135.59     SQ     $0.00      $135.05      $1,762.13  $293.74       $1,468.39',
      ),
    ).toEqual([12, 12]);
  });
});

describe('words that go on over the page', () => {
  const heads =
    'Description             Quantity   Unit Price  Per    Total O&P  Total Taxes  RC         Depreciation  ACV';
  const rows = (from: number, ...words: string[]) =>
    words.flatMap((one, at) => {
      const [first = '', second] = one.split('|');
      const figures =
        '10.00      $20.00      LF     $0.00      $0.00        $200.00    $0.00         $200.00';
      return [
        `${from + at}  ${first.padEnd(21)}${figures}`,
        ...(second === undefined ? [] : [`   ${second}`]),
      ];
    });

  it('are no words of the row that follows', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(
          [
            heads,
            '~Roof',
            ...rows(1, 'Replace - Gutter,|Aluminum', 'Replace - Felt,|Single', 'Remove - Gutter,'),
          ].join('\n'),
        ),
      ),
      page(
        2,
        drawn(
          [
            heads,
            '   Aluminum',
            ...rows(4, 'Rem/Reset - Vent,|Static', 'Replace - Valley,|Metal'),
          ].join('\n'),
        ),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Replace - Gutter, Aluminum',
      'Replace - Felt, Single',
      'Remove - Gutter, Aluminum',
      'Rem/Reset - Vent, Static',
      'Replace - Valley, Metal',
    ]);
  });
});

describe('few rows whose words leave half of their column', () => {
  const few = (first: string, second: string, third: string) => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
Description                                        Quantity   Unit Price  Per   Total O&P  Total Taxes  RC         Depreciation  ACV
~ROOFPLAN: Aerial 1
~Roof
1  Replace - Felt, Single                          17.15      $60.73      SQ    $0.00      $12.47       $1,053.99  $368.89       $685.10
   ${first}
2  Remove - Gutter, K-Style,                       210.53     $3.12       LF    $0.00      $0.00        $656.85    $0.00         $656.85
   ${second}
3  Replace - Gutter, K-Style,                      221.06     $15.18      LF    $0.00      $64.76       $3,420.45  $1,330.21     $2,090.24
   ${third}
4  Rem/Reset - Roof Vent                           2          $105.04     EA    $0.00      $0.01        $210.09    $0.00         $210.09`),
      ),
    );
    return lineItems.map(({ description, f9Note }) => [description, f9Note]);
  };

  it('go on below, where none left room for the word that follows and most are unfinished', () => {
    expect(few('Layer, 15 lb.', 'Aluminum, 5 in.', 'Aluminum, 5 in.')).toEqual([
      ['Replace - Felt, Single Layer, 15 lb.', null],
      ['Remove - Gutter, K-Style, Aluminum, 5 in.', null],
      ['Replace - Gutter, K-Style, Aluminum, 5 in.', null],
      ['Rem/Reset - Roof Vent', null],
    ]);
  });

  it('have notes below them where one had room for the first word', () => {
    expect(few('one layer', 'Both sides', 'Both sides').map(([, note]) => note)).toEqual([
      'one layer',
      'Both sides',
      'Both sides',
      null,
    ]);
  });
});
