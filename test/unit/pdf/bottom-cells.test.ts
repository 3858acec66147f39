import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Worksheets whose cells are set at the bottom: figures beside the last line of the words. */

const described = (sheet: string) =>
  read(page(1, drawn(sheet))).lineItems.map(({ description, f9Note }) => [description, f9Note]);

const WHOLE = [
  ['Remove existing three tab shingles down to the deck', null],
  ['Install laminated shingles', null],
  ['Install synthetic underlayment over the whole of the roof', null],
  ['Drip edge', null],
  ['Step flashing where the roof meets the wall of the house', null],
];

describe('words above the line of their figures, in lines that are all as far apart', () => {
  it.each([
    [
      'without numbers',
      `
#Estimate

~Description                     Qty      Unit     Price      Total
Remove existing three tab
shingles down to the deck        22.50    SQ       58.00   1,305.00
Install laminated shingles       24.00    SQ      210.00   5,040.00
Install synthetic underlayment
over the whole of the roof       24.00    SQ       20.00     480.00
Drip edge                       180.00    LF        3.00     540.00
Step flashing where the roof
meets the wall of the house      20.00    LF        8.00     160.00
Total                                                      7,525.00`,
    ],
    [
      'with numbers in a column of their own',
      `
#Estimate

~No   Description                     Qty      Unit     Price      Total
      Remove existing three tab
1     shingles down to the deck        22.50    SQ       58.00   1,305.00
2     Install laminated shingles       24.00    SQ      210.00   5,040.00
      Install synthetic underlayment
3     over the whole of the roof       24.00    SQ       20.00     480.00
4     Drip edge                       180.00    LF        3.00     540.00
      Step flashing where the roof
5     meets the wall of the house      20.00    LF        8.00     160.00
Total                                                           7,525.00`,
    ],
  ])('are of the row that goes on in small letters, %s', (_, sheet) => {
    expect(described(sheet)).toEqual(WHOLE);
  });

  it('leave a note with the row above it', () => {
    expect(
      described(`
#Estimate

~Description                     Qty      Unit     Price      Total
Install laminated shingles       24.00    SQ      210.00   5,040.00
Per owner
Install synthetic underlayment
over the whole of the roof       24.00    SQ       20.00     480.00
Drip edge                       180.00    LF        3.00     540.00
Step flashing where the roof
meets the wall of the house      20.00    LF        8.00     160.00
Total                                                      6,220.00`),
    ).toEqual([
      ['Install laminated shingles', 'Per owner'],
      ['Install synthetic underlayment over the whole of the roof', null],
      ['Drip edge', null],
      ['Step flashing where the roof meets the wall of the house', null],
    ]);
  });

  it('are none where words in small letters stand below the rows, or rows begin with them', () => {
    expect(
      described(`
#Estimate

~Description                     Qty      Unit     Price      Total
Remove existing three tab        22.50    SQ       58.00   1,305.00
shingles down to the deck
Install laminated shingles       24.00    SQ      210.00   5,040.00
Install synthetic underlayment   24.00    SQ       20.00     480.00
over the whole of the roof
Drip edge                       180.00    LF        3.00     540.00
Step flashing where the roof     20.00    LF        8.00     160.00
meets the wall of the house
Total                                                      7,525.00`),
    ).toEqual(WHOLE);
    expect(
      described(`
#Estimate

~Description                     Qty      Unit     Price      Total
laminated shingles               24.00    SQ      210.00   5,040.00
Per owner
underlayment                     24.00    SQ       20.00     480.00
drip edge                       180.00    LF        3.00     540.00
Total                                                      6,060.00`),
    ).toEqual([
      ['laminated shingles', 'Per owner'],
      ['underlayment', null],
      ['drip edge', null],
    ]);
  });
});

it('what a row ends in `@` goes on with is no beginning of the next, for all its own open end', () => {
  const words = described(`
#Estimate

~Description                          Qty      Unit     Price      Total
Refrigerator - paint                  14.00    EA       20.00     280.00
Crane - 1 day w/operator; 2 men @     13.00    EA       60.00     780.00
$48.00/HR incl.
Refrigerator - Reset                   2.00    EA       50.00     100.00
Total                                                           1,160.00`);
  expect(words.map(([own]) => own)).toContain('Refrigerator - Reset');
});
