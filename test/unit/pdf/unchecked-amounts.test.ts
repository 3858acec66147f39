import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const warnings = (text: string): string[] =>
  (read(page(1, drawn(text))).printed?.warnings ?? []).map(
    ({ code, message }) => `${code}: ${message}`,
  );

const table = (heading: string, rows: readonly string[], foot = ''): string => `
~Kitchen
~DESCRIPTION                                 QTY      UNIT PRICE        ${heading}
${rows.join('\n')}
${foot}`;

const ROWS = [
  '1. R&R Carpet                           10.00 SF            2.00        20.00',
  '2. R&R Base                             20.00 LF            3.00        60.00',
  '3. Paint the walls                      30.00 SF            4.00       120.00',
];

describe('rows whose amounts stand under a heading that nobody knows', () => {
  it('are told, with the first of them', () => {
    const [told, ...others] = warnings(
      table(' MINE', [
        '1. R&R Carpet                           10.00 SF            2.00        27.25',
        '2. R&R Base                             20.00 LF            3.00        41.15',
        '3. Paint the walls                      30.00 SF            4.00        88.45',
      ]),
    );
    expect(told).toContain('amounts_unread: 3 of 3 lines');
    expect(told).toContain('page 1: "1. R&R Carpet 10.00 SF 2.00 27.25"');
    expect(others).toEqual([]);
  });
});

describe('an estimate without a total', () => {
  it('is told: nothing would show that a line is missing', () => {
    expect(warnings(table('TOTAL', ROWS))).toEqual([expect.stringMatching(/^total_missing: /)]);
  });

  it('is none where one is printed', () => {
    const total = 'Totals: Kitchen                                                         200.00';
    expect(warnings(table('TOTAL', ROWS, total))).toEqual([]);
  });
});
