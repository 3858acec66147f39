import { describe, expect, it } from 'vitest';
import {
  readAmount,
  readQuantity,
  readSelector,
} from '../../../lambdas/domain/estimate/csv-cells.ts';
import { readCsv } from '../../../lambdas/domain/estimate/read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text), undefined, 'a.csv');

describe('a CSV amount', () => {
  it.each([
    ['12', 12],
    ['12.', 12],
    ['.5', 0.5],
    ['+3', 3],
    ['1,234', 1234],
    ['1,234,567.89', 1234567.89],
    ['$1,234.50', 1234.5],
    ['$ 7', 7],
    ['-$7', -7],
    ['$-7', -7],
    ['1.2E+03', 1200],
  ])('reads %j as %d', (text, value) => {
    expect(readAmount(text)).toEqual({ ok: true, value });
  });

  it.each([
    '12,34',
    '1,23,456',
    '1.234,50',
    '1 234',
    '$',
    '',
    'USD 5',
    '5$',
    '0x10',
    'Infinity',
    'NaN',
  ])('does not guess at %j', (text) => {
    expect(readAmount(text)).toMatchObject({ ok: false });
  });
});

describe('a CSV quantity', () => {
  it.each(['$5', '5%', '1/2', '5x3', '5 * 3', 'W', 'C-10', "12'6", '(5)', '=5', '@5', '+B2'])(
    'does not calculate %j',
    (text) => {
      expect(readQuantity(text)).toMatchObject({ ok: false });
    },
  );

  it('that is absurdly long is refused at once', () => {
    // Worth a test because the patterns take quadratic time: half a minute for this one.
    const long = `${'1'.repeat(100_000)}x`;
    expect(readQuantity(long)).toMatchObject({ ok: false, type: 'float_parsing' });
    expect(readAmount(`${"1'".repeat(50_000)}`)).toMatchObject({
      ok: false,
      type: 'float_parsing',
    });
  });
});

describe('a CSV selector', () => {
  it.each([
    ['2-Jan', '1/2'],
    ['02-Jan', '1/2'],
    ['8-May', '5/8'],
    ['2-Jan-26', '1/2'],
    ['2 Jan 2026', '1/2'],
    ['Jul-32', '7/32'],
    ['1/2/2026', '1/2'],
    ['2026-01-02', '1/2'],
    ['2026-01-02 00:00:00', '1/2'],
  ])('%j was typed as %j', (text, typed) => {
    expect(readSelector(text)).toMatchObject({
      ok: true,
      value: typed,
      warning: expect.any(String),
    });
  });

  it.each(['1/2', '5/8+', '300S', 'JAN', 'MAY', 'AV-', '4-6', '2-JANX', '13/1/2026', '3-TAB'])(
    '%j is left as it is',
    (text) => {
      expect(readSelector(text)).toEqual({ ok: true, value: text });
    },
  );

  it('that looks like a rewritten number is kept and told', () => {
    expect(readSelector('2E+03')).toMatchObject({ value: '2E+03', warning: expect.any(String) });
  });
});

describe('a CSV file', () => {
  it.each([
    ['a leading sep= line', 'sep=,\r\ndescription,qty\r\nSill,1\r\n'],
    ['leading blank lines', '\n\n,,\ndescription,qty\nSill,1\n'],
    ['trailing empty columns', 'description,qty,,\nSill,1,,\n'],
    ['mixed line ends', 'description,qty\r\nSill,1\nSill,2\rSill,3'],
    ['spaces around quotes', 'description,qty\n "Sill" , "1" \n'],
    ['no newline at the end', 'description,qty\nSill,1'],
  ])('may have %s', (_, text) => {
    const result = read(text);
    expect(result.ok && result.estimate.lineItems[0]).toMatchObject({
      description: 'Sill',
      quantity: 1,
    });
  });

  it('takes blank cells at the end of a short row for blank, and says so', () => {
    const result = read('description,qty,price,room\nSill,1\n');
    expect(result.ok && result.warnings).toEqual([
      { code: 'short_row', message: expect.stringContaining('2 of 4'), at: { row: 2 } },
    ]);
  });

  it('keeps its warnings few, whatever it holds', () => {
    const header = `description,qty,${Array.from({ length: 500 }, (_, index) => `x${index}`).join(',')}`;
    const result = read(`${header}\n${'Sill,1\n'.repeat(500)}`);
    expect(result.ok && result.warnings.length).toBeLessThanOrEqual(100);
  });

  it('without a required column says which of its names may have meant it', () => {
    const result = read('desc,quanity\nSill,1\n');
    expect(!result.ok && result.problems).toEqual([
      {
        loc: ['body', 'file', 1, 'quantity'],
        type: 'missing',
        msg: expect.stringMatching(/required.*"quanity".*"quantity"/),
      },
    ]);
  });

  it('with more columns than anybody counts is read without looking each of them up', () => {
    const header = `description,qty,${Array.from({ length: 100_000 }, (_, index) => `column${index}`).join(',')}`;
    const result = read(`${header}\nSill,1\n`);
    expect(result.ok && result.warnings.length).toBe(51);
  });

  it('tells a cell that cannot be read once', () => {
    const result = read('description,qty\nSill,abc\n');
    expect(!result.ok && result.problems).toHaveLength(1);
  });
});
