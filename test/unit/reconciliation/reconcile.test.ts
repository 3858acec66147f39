import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { type ColumnPlace, header, page, row } from '../pdf/draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 260, align: 'right' },
  { heading: 'UNIT PRICE', x: 330, align: 'right' },
  { heading: 'TAX', x: 380, align: 'right' },
  { heading: 'RCV', x: 440, align: 'right' },
  { heading: 'DEPREC.', x: 500, align: 'right' },
  { heading: 'ACV', x: 560, align: 'right' },
];

const ROWS = [
  ['1. Shingles', '10.00 SQ', '250.00', '50.00', '2,550.00', '(255.00)', '2,295.00'],
  ['2. Felt', '10.00 SQ', '38.00', '6.00', '386.00', '(38.60)', '347.40'],
  ['3. Drip edge', '100.00 LF', '3.00', '9.00', '309.00', '(0.00)', '309.00'],
  ['4. Ridge cap', '40.00 LF', '8.00', '8.00', '328.00', '(32.80)', '295.20'],
  ['5. Step flashing', '20.00 LF', '11.00', '3.00', '223.00', '(0.00)', '223.00'],
  ['6. Pipe jack', '4.00 EA', '54.00', '2.00', '218.00', '(0.00)', '218.00'],
];
const TOTALS = ['', '', '78.00', '4,014.00', '326.40', '3,687.60'];

const estimateOf = (rows: string[][], totals = TOTALS): Estimate => {
  const result = readEstimate(
    [
      page(1, [
        { text: 'Roof', x: 180, y: 80, bold: true },
        ...header(COLUMNS, 100),
        ...rows.flatMap((cells, index) => row(COLUMNS, 120 + index * 14, cells)),
        ...row(COLUMNS, 220, ['Totals: Roof', ...totals], { bold: true }),
        ...row(COLUMNS, 240, ['Line Item Totals: ELM', ...totals], { bold: true }),
      ]),
    ],
    { fileName: 'a.pdf' },
  );
  if (result.kind === 'failed') throw new Error(result.message);
  return result.estimate;
};

const altered = (line: number, cell: number, text: string): string[][] =>
  ROWS.map((cells, at) =>
    at === line ? cells.map((old, index) => (index === cell ? text : old)) : cells,
  );

describe('reconciliation', () => {
  it('finds nothing wrong with a clean print', () => {
    expect(reconcile(estimateOf(ROWS))).toMatchObject({
      reconciled: true,
      difference: 0,
      printed: { tax: 78, rcv: 4014, depreciation: 326.4, acv: 3687.6 },
      computed: { tax: 78, rcv: 4014, depreciation: 326.4, acv: 3687.6 },
      failures: [],
    });
  });

  it.each([
    ['quantity', 3, 1, '44.00 LF'],
    ['unit price', 1, 2, '33.00'],
    ['tax', 3, 3, '8.60'],
    ['replacement cost', 0, 4, '2,580.00'],
    ['depreciation', 1, 5, '(36.80)'],
    ['actual cash value', 4, 6, '233.00'],
  ])('names exactly the line whose %s was altered', (_, line, cell, text) => {
    const { failures } = reconcile(estimateOf(altered(line, cell, text)));
    expect(failures.map((failure) => [failure.scope, failure.item])).toEqual([['line', line]]);
    expect(failures[0]?.message).toContain('on page 1');
  });

  it('names the room whose total does not add up', () => {
    const wrong = ['', '', '78.00', '4,114.00', '326.40', '3,687.60'];
    const { failures, reconciled } = reconcile(estimateOf(ROWS, wrong));
    expect(reconciled).toBe(false);
    expect(
      failures.map((failure) => [failure.scope, failure.figure, failure.printed, failure.computed]),
    ).toEqual([
      ['room', 'rcv', 4114, 4014],
      ['estimate', 'rcv', 4114, 4014],
    ]);
  });

  it('reads the left page of a sheet before the right one', () => {
    const [first, second] = [ROWS.slice(0, 2), ROWS.slice(2, 4)];
    const level = (cells: string[], y: number) =>
      row(COLUMNS, y, ['Total: Interior', ...cells], { bold: true });
    const read = readEstimate(
      [
        page(1, [
          { text: 'Interior', x: 180, y: 80, bold: true },
          ...header(COLUMNS, 100),
          ...first.flatMap((cells, at) => row(COLUMNS, 120 + at * 14, cells)),
          ...level(['', '', '56.00', '2,936.00', '293.60', '2,642.40'], 160),
          { text: 'Den', x: 180, y: 190, bold: true },
          ...header(COLUMNS, 210),
          ...second.flatMap((cells, at) => row(COLUMNS, 230 + at * 14, cells)),
          ...row(COLUMNS, 270, ['Totals: Den', '', '', '17.00', '637.00', '32.80', '604.20']),
          ...level(['', '', '73.00', '3,573.00', '326.40', '3,246.60'], 290),
        ]),
      ],
      { fileName: 'a.pdf' },
    );
    if (read.kind === 'failed') throw new Error(read.message);
    const { estimate } = read;
    expect(estimate.printed?.totals.map(({ kind }) => kind)).toEqual(['level', 'room', 'level']);
    const placed = [
      ...estimate.lineItems.map(({ printed }) => printed),
      ...(estimate.printed?.totals ?? []),
    ];
    for (const one of placed)
      if (one !== null && one.readAt.box.top > 170) {
        const { left, right, top, bottom } = one.readAt.box;
        one.readAt.box = {
          left: left + 612,
          right: right + 612,
          top: top - 170,
          bottom: bottom - 170,
        };
      }
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('checks rows that came as JSON or CSV in themselves', () => {
    const estimate = estimateOf(ROWS);
    const given: Estimate = {
      ...estimate,
      printed: null,
      lineItems: estimate.lineItems.slice(0, 2).map((item, index) => ({
        ...item,
        printed: null,
        lineItemTotal: index === 0 ? 2500 : 390,
      })),
    };
    expect(reconcile(given).failures.map((failure) => [failure.item, failure.figure])).toEqual([
      [1, 'line_item_total'],
    ]);
  });

  it('holds the category recap against rows whose codes are printed', () => {
    const estimate = estimateOf(ROWS);
    const lineItems = estimate.lineItems.map((item) => ({
      ...item,
      resolution: {
        method: 'exact_pair' as const,
        cat: 'RFG',
        sel: 'X',
        activity: '+' as const,
        catalogDescription: null,
        confidence: 1,
        candidates: [],
      },
    }));
    const recap = (amount: number): Estimate => ({
      ...estimate,
      lineItems,
      printed:
        estimate.printed === null
          ? null
          : {
              ...estimate.printed,
              recapByCategory: [
                {
                  name: 'ROOFING',
                  amount,
                  percent: null,
                  overheadProfitItems: null,
                  readAt: { page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } },
                },
              ],
            },
    });
    expect(reconcile(recap(3936)).failures).toEqual([]);
    expect(reconcile(recap(3836)).failures).toMatchObject([
      { scope: 'recap', name: 'ROOFING', printed: 3836, computed: 3936 },
    ]);
  });
});
