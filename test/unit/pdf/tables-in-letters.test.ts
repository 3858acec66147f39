import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

type Figures = (string | number | null | undefined)[];

const rowsOf = (text: string): Figures[] =>
  read(page(1, drawn(text))).lineItems.map(({ description, quantity, unitPrice, rcv }) => [
    description,
    quantity,
    unitPrice,
    rcv,
  ]);

const LETTER = `
Dear Mr. Quill,

First we will take the old gutter down from the porch and the barn and bring it to the
scrap yard for $310.00. Propping the porch roof until the new posts come is $240.00.

~Item                         Qty        Each          Extended
Turned post, primed            4        $85.50          $342.00
Rail, ten feet                 3        $62.00          $186.00

Setting them on new blocks with hidden brackets is $415.00.

Two coats of white on all that is new will run $520.50. A new step at the side door
with a rail of its own is $175.00.

We take off $60.00 for the tarp that you bought yourself.

That adds up to $2,128.50, tax paid. Half is due when we begin.`;

describe('a letter that says its prices in sentences, with a small table among them', () => {
  it('has the rows of both where the total counts them all', () => {
    const rows = rowsOf(LETTER);
    expect(rows).toHaveLength(8);
    expect(rows).toContainEqual(['Turned post, primed', 4, 85.5, 342]);
    expect(rows).toContainEqual(['Rail, ten feet', 3, 62, 186]);
    expect(rows).toContainEqual(['Setting them on new blocks with hidden brackets', 1, null, 415]);
  });

  it('says work without the words that lead to its price', () => {
    const names = rowsOf(LETTER).map(([name]) => name);
    expect(names).toContain('Propping the porch roof until the new posts come');
    expect(names).toContain('Two coats of white on all that is new');
  });

  it('takes off what it says it does', () => {
    expect(rowsOf(LETTER).at(-1)).toEqual(['the tarp that you bought yourself.', 1, null, -60]);
  });

  it('has those of the table alone where no total proves the others', () => {
    expect(rowsOf(LETTER.replace('$2,128.50', '$2,129.50')).map(([name]) => name)).toEqual([
      'Turned post, primed',
      'Rail, ten feet',
    ]);
  });
});

describe('points of a letter with their prices in cells, above and below a small table', () => {
  const POINTS = `
Dear Mr. Quill,

~Wet work
Pump the cellar dry, two days, and carry the boxes up to the          $410.00
porch.
Cut the plaster out two feet high.                                    $655.00

~Machines
~Machine                  How many    Days      A day      Charge
Large dryer                  2          4      $60.00     $480.00
Fan                          6          4      $22.50     $540.00

Three visits to read the meters.                                      $285.00

~Plaster
Hang blue board and tape it.                                          $930.00
Two coats, walls alone.                                               $525.00

Total                                                               $3,825.00`;

  it('are rows as those of the table are', () => {
    expect(
      read(page(1, drawn(POINTS))).lineItems.map(({ description, rcv }) => [description, rcv]),
    ).toEqual([
      ['Pump the cellar dry, two days, and carry the boxes up to the porch.', 410],
      ['Cut the plaster out two feet high.', 655],
      ['Large dryer', 480],
      ['Fan', 540],
      ['Three visits to read the meters.', 285],
      ['Hang blue board and tape it.', 930],
      ['Two coats, walls alone.', 525],
    ]);
  });
});
