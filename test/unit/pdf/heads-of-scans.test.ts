import { describe, expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { headerRowAt } from '../../../lambdas/domain/pdf/tables/header-row.ts';
import { page } from './draw.ts';

/** The kinds of a scanned header of two lines, each of words at their left edges. */
const kindsOf = (upper: [string, number][], lower: [string, number][]) => {
  const runs = [upper, lower].flatMap((words, line) =>
    words.map(([text, x]) => ({ text, x, y: 100 + line * 10.5, size: 8, confidence: 0.95 })),
  );
  const one = page(1, runs, 'ocr');
  const found = headerRowAt(linesOfPage(one, one.words), 0);
  return found?.headings.map(({ kind }) => kind);
};

describe('a scanned header of two lines', () => {
  it('is read from top to bottom where two heads of the lower line nearly touch', () => {
    const kinds = kindsOf(
      [
        ['Item', 37],
        ['Brand or', 268],
        ['Age', 338],
        ['Cost', 374],
        ['Replacement', 401],
        ['Dep', 460],
      ],
      [
        ['#', 49],
        ['Qty', 63],
        ['Description', 85],
        ['Manufacturer', 268],
        ['(Years)', 326],
        ['Each', 373],
        ['Cost', 432],
        ['%', 471],
        ['Depreciation', 485],
        ['ACV', 561],
      ],
    );
    expect(kinds).toEqual([
      'itemNumber',
      'quantity',
      'description',
      'otherNumber',
      'ageLife',
      'unitPrice',
      'rcv',
      'depreciationPercent',
      'depreciation',
      'acv',
    ]);
  });

  it('has a share of depreciation whose sign was lost beside the amount', () => {
    const kinds = kindsOf(
      [
        ['LINE', 34],
        ['DESCRIPTION OF', 73],
        ['UM', 311],
        ['QTY', 373],
        ['UNIT', 429],
        ['RCV', 503],
        ['DEP', 543],
        ['DEP', 608],
        ['ACV', 678],
      ],
      [
        ['DAMAGED PROPERTY', 72],
        ['COST', 427],
        ['LOSS', 499],
        ['AMOUNT', 587],
        ['LOSS', 674],
      ],
    );
    expect(kinds).toEqual([
      'itemNumber',
      'description',
      'unit',
      'quantity',
      'unitPrice',
      'rcv',
      'depreciationPercent',
      'depreciation',
      'acv',
    ]);
  });
});

describe('the name of a list above its heads', () => {
  it('is no heading where the first of them repeats it', () => {
    const upper: [string, number][] = [['LABOR', 45]];
    const lower: [string, number][] = [
      ['Labor', 45],
      ['Date', 341],
      ['Hours', 399],
      ['Hourly', 444],
      ['Rate', 472],
      ['Charge', 535],
    ];
    expect(kindsOf(upper, lower)).toBeUndefined();
    expect(kindsOf(lower, [['Zipper', 45]])?.[0]).toBe('description');
  });
});
