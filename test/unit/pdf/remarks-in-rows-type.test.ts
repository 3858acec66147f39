import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 30, 'left'],
  ['QUANTITY', 286],
  ['UNIT PRICE', 340],
  ['TAX', 382],
  ['RCV', 482],
  ['DEPREC.', 532],
  ['ACV', 582],
);

const work = (y: number, number: number, words: string): PlacedText[] =>
  row(TABLE, y, [`${number}. ${words}`, '1.00 EA', '10.00', '0.00', '10.00', '(0.00)', '10.00']);

const bold = (y: number, words: string): PlacedText => ({ text: words, x: 30, y, bold: true });

describe('a line in bold type', () => {
  const print = read(
    page(1, [
      bold(80, 'Dwelling Roof'),
      ...header(TABLE, 100),
      ...work(116, 31, 'R&R Drip edge'),
      ...work(129, 32, 'Remove Additional layer of shingles'),
      bold(140, '2nd layer found under the dormer only'),
      ...work(153, 33, 'R&R Exhaust cap - through roof'),
      ...work(166, 34, 'R&R Flashing - pipe jack'),
      bold(184, '**Gutters**'),
      ...work(197, 35, 'R&R Gutter guard/screen'),
      ...work(210, 36, 'R&R Downspout'),
    ]),
  );

  it('right below its row is a remark on it', () => {
    expect(print.lineItems[1]).toMatchObject({ f9Note: '2nd layer found under the dormer only' });
  });

  it('that stands off the rows above heads those below', () => {
    expect(print.lineItems.map(({ section }) => section)).toEqual([
      null,
      null,
      null,
      null,
      'Gutters',
      'Gutters',
    ]);
  });
});

it('nothing goes on behind the mark of a change', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 100),
      ...work(116, 1, 'R&R Baseboard - 4 1/4" with a shoe molding'),
      { text: 'and quarter round, painted', x: 30, y: 127 },
      ...work(141, 2, 'Residential Supervision / Project Mgmt - per hour*'),
      { text: '2 hrs a week x 5 weeks', x: 30, y: 152 },
      ...work(166, 3, 'R&R Casing - 2 1/4"'),
    ]),
  );
  expect(lineItems[1]).toMatchObject({
    description: 'Residential Supervision / Project Mgmt - per hour',
    f9Note: '2 hrs a week x 5 weeks',
  });
  expect(lineItems[1]?.printed?.flags).toContain('description_changed');
});

it('rows below a line that says so are paid when incurred, and no others', () => {
  const { lineItems } = read(
    page(1, [
      bold(80, 'Roof'),
      ...header(TABLE, 100),
      ...work(116, 1, 'R&R Drip edge'),
      ...work(130, 2, 'R&R Flashing - pipe jack'),
      ...row(TABLE, 144, ['Totals:  Roof', '', '', '0.00', '20.00', '0.00', '20.00'], {
        bold: true,
      }),
      bold(170, 'Code Upgrade'),
      ...header(TABLE, 190),
      {
        text: 'Paid when incurred: the following code items are owed only when the expense is incurred.',
        x: 30,
        y: 204,
      },
      ...work(218, 3, 'R&R Smoke detector'),
      ...work(232, 4, 'R&R Carbon monoxide detector'),
      ...row(TABLE, 246, ['Totals:  Code Upgrade', '', '', '0.00', '20.00', '0.00', '20.00'], {
        bold: true,
      }),
      bold(270, 'General'),
      ...header(TABLE, 290),
      ...work(304, 5, 'Haul debris'),
    ]),
  );
  expect(lineItems.map(({ isPaidWhenIncurred }) => isPaidWhenIncurred)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

it('a bid item may be told by its code alone', () => {
  const ROUGH = columns(
    ['CAT', 30, 'left'],
    ['SEL', 60, 'left'],
    ['ACT', 110, 'left'],
    ['DESCRIPTION', 140, 'left'],
  );
  const FIGURES = columns(
    ['CALC', 36, 'left'],
    ['QTY', 180],
    ['REMOVE', 260],
    ['REPLACE', 330],
    ['TAX', 400],
    ['TOTAL', 500],
  );
  const { lineItems } = read(
    page(1, [
      ...header(ROUGH, 90),
      ...header(FIGURES, 101),
      ...row(ROUGH, 118, ['1. HVC', 'BIDITM', '+', 'Furnace - service call']),
      ...row(FIGURES, 129, ['1', '1.00EA', '0.00+', '150.00 =', '0.00', '150.00']),
      ...row(ROUGH, 143, ['2. DMO', 'PU', '-', 'Haul debris - per pickup load']),
      ...row(FIGURES, 154, ['2', '2.00EA', '171.32+', '0.00 =', '0.00', '342.64']),
    ]),
  );
  expect(lineItems.map(({ printed }) => printed?.flags.includes('bid_item'))).toEqual([
    true,
    false,
  ]);
});
