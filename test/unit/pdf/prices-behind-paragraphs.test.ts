import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const LINE = 14;

/** Lines of a letter; a tab sets one in as the first of a paragraph. */
const letter = (text: string): PlacedText[] =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({
      text: line.trim(),
      x: line.startsWith('\t') ? 60 : 36,
      y: 60 + at * LINE,
      size: 10,
    }));

const descriptionsOf = (text: string): (string | null)[] =>
  read(page(1, letter(text))).lineItems.map(({ description }) => description);

describe('paragraphs that end in their price', () => {
  it('begin with a line that is set in', () => {
    expect(
      descriptionsOf(`
\tWe propose to tear off the existing one layer of shingles on the main house down to the deck
and to furnish and install class 3 shingles over felt, for the sum of $14,260.00.

\tWe propose to take down all dented gutter on the house and hang new seamless gutter
with downspouts in the same locations, hidden hangers, for the sum of $2,947.75.

\tReseal and re-screw the metal patio cover at the rear, replacing three creased panels, for
the sum of $1,120.00.

\tThe whole of the above comes to $18,327.75.
`),
    ).toEqual([
      'We propose to tear off the existing one layer of shingles on the main house down to the deck and to furnish and install class 3 shingles over felt, for the sum of',
      'We propose to take down all dented gutter on the house and hang new seamless gutter with downspouts in the same locations, hidden hangers, for the sum of',
      'Reseal and re-screw the metal patio cover at the rear, replacing three creased panels, for the sum of',
    ]);
  });

  it('take no short line above them that is set in', () => {
    expect(
      descriptionsOf(`
Pull the pump with the hoist truck and two men on the site for $595.00.
\tREUSE EXISTING
Set nineteen torque arrestors and the cable guards on the pipe for $128.25.
Set the lightning arrestor at the wellhead as the code has it for $94.00.
All work as written above comes to $817.25.
`)[1],
    ).toBe('Set nineteen torque arrestors and the cable guards on the pipe for');
  });
});
