import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

/** What tells a page that explains an estimate from one that holds rows of it. */

const rows = (remark: string, foot = ''): string => `
~Kitchen
~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV
1.  Clean the walls               200.00 SF         0.43     4.84      90.84
${remark}
2.  Paint the walls               100.00 SF         1.10     0.00     110.00
~Totals:  Kitchen                                             4.84     200.84
${foot}
`;

const descriptionsOf = (...pages: string[]) =>
  read(...pages.map((text, at) => page(at + 1, drawn(text)))).lineItems.map(
    ({ description }) => description,
  );

describe('a remark below a row', () => {
  it.each([
    'The sketch is for reference only.',
    'Drawing for illustrative purposes only, not to scale.',
    'See our guide to understanding your policy.',
    'Please see the explanation of terms that is attached.',
    'This is only an example of what is broken.',
  ])('makes no guide of its page: %s', (remark) => {
    expect(descriptionsOf(rows(remark))).toEqual(['Clean the walls', 'Paint the walls']);
  });
});

describe('what stands on all pages', () => {
  it('makes no guide of any', () => {
    const kitchen = `Plans are for reference purposes only\n${rows('')}`;
    const den = kitchen
      .replaceAll('Kitchen', 'Den')
      .replaceAll('walls', 'doors')
      .replace('1.  ', '3.  ')
      .replace('2.  ', '4.  ');
    expect(descriptionsOf(kitchen, den)).toEqual([
      'Clean the walls',
      'Paint the walls',
      'Clean the doors',
      'Paint the doors',
    ]);
  });
});

describe('a guide', () => {
  it.each([
    ['by the name of its estimate', 'YOUR ESTIMATE DETAIL\n~GUIDE_EXAMPLE'],
    ['by its title', '#Your guide to contents depreciation recovery'],
    ['by what it says before its rows', 'The rows below are a sample, for reference only.'],
    ['by rows that are said to be made up', 'The lines below are made up.'],
    ['by a title with its last word', '#Your Property Claim Guide'],
  ])('is told %s', (_, title) => {
    expect(descriptionsOf(rows(''), `${title}${rows('').replaceAll('walls', 'sample')}`)).toEqual([
      'Clean the walls',
      'Paint the walls',
    ]);
  });

  it('is told by what it says of itself below its rows', () => {
    const guide = rows('', '*This is a sample guide to your summary.').replaceAll(
      'walls',
      'sample',
    );
    expect(descriptionsOf(rows(''), guide)).toEqual(['Clean the walls', 'Paint the walls']);
  });
});

describe('a letter on how the rest is paid', () => {
  const letter = `
Explanation of Building Replacement Cost Benefits
To receive replacement cost benefits you must: 1. Complete the repair within two years.
The estimate to repair your damaged property is $26,628.51.
`;

  it('hides no rows of the estimate that begins below it', () => {
    expect(descriptionsOf(`${letter}${rows('')}`)).toEqual(['Clean the walls', 'Paint the walls']);
  });

  it('is no list of rows on a page of its own', () => {
    expect(descriptionsOf(letter, rows(''))).toEqual(['Clean the walls', 'Paint the walls']);
  });
});

it('rows that go on overleaf are no samples, whatever stands above them', () => {
  const numbered = (from: number, count: number): string =>
    Array.from(
      { length: count },
      (_, at) =>
        `${`${from + at}.`.padEnd(4)}Part ${from + at}`.padEnd(34) +
        '200.00 SF         0.43     4.84      90.84',
    ).join('\n');
  const head = '~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV';
  expect(
    descriptionsOf(
      `Your guide to the estimate stands on the last page\n~Kitchen\n${head}\n${numbered(1, 6)}`,
      `~CONTINUED - Kitchen\n${head}\n${numbered(7, 2)}`,
    ),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Part ${at}`));
});

describe('a page that is left out as a guide', () => {
  const many = (count: number): string =>
    Array.from(
      { length: count },
      (_, at) =>
        `${at + 1}.  Paint the walls               100.00 SF         1.10     0.00     110.00`,
    ).join('\n');
  const guide = (count: number): string => `
#Your guide to reading your estimate
~DESCRIPTION                       QUANTITY   UNIT PRICE      TAX        RCV
${many(count)}
`;
  const warningsWith = (count: number) =>
    warningsOf(read(page(1, drawn(guide(count))), page(2, drawn(rows(''))))).map(({ code, at }) => [
      code,
      at?.page,
    ]);

  it('is told of where it has more rows than samples are', () => {
    expect(warningsWith(6)).toEqual([['guide_left_out', 1]]);
  });

  it('is not told of for its samples', () => {
    expect(warningsWith(3)).toEqual([]);
  });
});

it('the first page of an estimate is none for saying that a copy behind it is for reference only', () => {
  const letter = 'Dear Lucia Montoya,\nClaim Number: 7008814726\nSincerely';
  const facts = `
Insured:  Lucia Montoya
Claim Number:  7008814726          Policy Number:  0963318842
Type of Loss:  Fire
Date of Loss:  1/31/2026
Price List:  IDBO28_FEB26
The pages that your contractor marked are attached for reference only.
`;
  const { priceList } = read(
    ...[letter, facts, rows('')].map((text, at) => page(at + 1, drawn(text))),
  );
  expect(priceList).toBe('IDBO28_FEB26');
});
