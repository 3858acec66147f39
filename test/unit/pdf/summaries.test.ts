import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const WORK = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);

const estimate = (number: number) =>
  page(number, [
    { text: 'Kitchen', x: 36, y: 80, bold: true },
    ...header(WORK, 100),
    ...row(WORK, 120, ['1. Sink', '1.00 EA', '950.00', '950.00', '(150.00)', '800.00']),
    { text: 'Line Item Totals: SAMPLE', x: 36, y: 150, bold: true },
    ...row(WORK, 150, ['', '', '', '950.00', '(150.00)', '800.00']),
  ]);

const titled = (title: string, y: number): PlacedText => ({ text: title, x: 220, y, bold: true });

const rowsAt = (y: number, rows: readonly [string, string][]): PlacedText[] =>
  rows.flatMap(([label, amount], at): PlacedText[] => [
    { text: label, x: 120, y: y + at * 14 },
    { text: amount, x: 480, y: y + at * 14, align: 'right' },
  ]);

const letterhead: PlacedText = { text: 'Fernway Casualty Company', x: 36, y: 40 };

describe('what is paid when incurred, taken off in a summary', () => {
  it.each(['Less Paid When Incurred', 'Less Amounts Payable If Incurred'])(
    'is no prior payment: %s',
    (label) => {
      const estimated = read(
        estimate(1),
        page(2, [
          titled('Summary for Dwelling', 60),
          ...rowsAt(80, [
            ['Line Item Total', '950.00'],
            ['Replacement Cost Value', '$950.00'],
            ['Less Depreciation', '(150.00)'],
            ['Actual Cash Value', '$800.00'],
            ['Less Deductible', '(500.00)'],
            [label, '(120.00)'],
            ['Net Claim', '$180.00'],
          ]),
        ]),
      );
      expect(estimated.printed?.summaries).toMatchObject([
        { paidWhenIncurred: 120, priorPayments: null, netClaim: 180 },
      ]);
      expect(reconcile(estimated).failures).toEqual([]);
    },
  );
});

describe('a summary that the end of the page cuts in two', () => {
  it('goes on with the rows at the top of the next page', () => {
    const { printed } = read(
      page(1, [
        letterhead,
        titled('Summary for Dwelling', 700),
        ...rowsAt(720, [
          ['Line Item Total', '950.00'],
          ['Replacement Cost Value', '$950.00'],
        ]),
      ]),
      page(2, [
        letterhead,
        ...rowsAt(80, [
          ['Less Depreciation', '(150.00)'],
          ['Actual Cash Value', '$800.00'],
          ['Less Deductible', '(500.00)'],
          ['Net Claim', '$300.00'],
        ]),
        titled('Summary for Contents', 200),
        ...rowsAt(220, [['Line Item Total', '0.00']]),
      ]),
      estimate(3),
    );
    expect(printed?.summaries).toMatchObject([
      { coverage: 'Dwelling', rcv: 950, acv: 800, deductible: 500, netClaim: 300, other: [] },
      { coverage: 'Contents', lineItemTotal: 0, deductible: null },
    ]);
  });

  it('ends where the next page begins with something else', () => {
    const { printed } = read(
      page(1, [
        titled('Summary for Dwelling', 700),
        ...rowsAt(720, [['Line Item Total', '950.00']]),
      ]),
      page(2, [titled('Recap by Room', 80), ...rowsAt(100, [['Deductible', '300.00']])]),
      estimate(3),
    );
    expect(printed?.summaries).toMatchObject([{ coverage: 'Dwelling', deductible: null }]);
  });
});

describe('rows of a summary', () => {
  const summaryOf = (...rows: [string, string][]) =>
    read(estimate(1), page(2, [titled('Summary for Dwelling', 80), ...rowsAt(100, rows)])).printed
      ?.summaries[0];

  it('keep the subtotal of what may be claimed later apart from the lines and their tax', () => {
    const summary = summaryOf(
      ['Line Item Total', '950.00'],
      ['Replacement Cost Value', '$950.00'],
      ['Less Depreciation', '(150.00)'],
      ['Net Actual Cash Value Payment', '$800.00'],
      ['Subtotal', '130.00'],
    );
    expect(summary).toMatchObject({ subtotal: null, other: [{ name: 'Subtotal', amount: 130 }] });
  });

  it('name what is paid in words of their own', () => {
    const summary = summaryOf(
      ['Total Replacement Cost Value', '$950.00'],
      ['Total Actual Cash Value', '$800.00'],
      ['Deductible Applied', '(500.00)'],
      ['Total Amount Due', '$300.00'],
    );
    expect(summary).toMatchObject({ deductible: 500, netClaim: 300 });
  });

  it('name all taxes at once', () => {
    const summary = summaryOf(
      ['Line Item Total', '950.00'],
      ['Taxes', '18.92'],
      ['Replacement Cost Value', '$968.92'],
    );
    expect(summary).toMatchObject({ taxes: [{ name: 'Taxes', amount: 18.92 }], other: [] });
  });
});

describe('the sums of an estimate without a title', () => {
  it('name the coverage that bears them in their last row', () => {
    const { printed } = read(
      estimate(1),
      page(
        2,
        rowsAt(100, [
          ['Subtotal:', '$950.00'],
          ['Add 10.00% overhead:', '$95.00'],
          ['Estimate Subtotal:', '$1,045.00'],
          ['Deductible:', '-$500.00'],
          ['Estimate Total on coverage Dwelling:', '$545.00'],
        ]),
      ),
    );
    expect(printed?.summaries).toMatchObject([
      { coverage: 'Dwelling', rcv: 1045, overhead: 95, deductible: 500, netClaim: 545, other: [] },
    ]);
  });
});

describe('a summary of all coverages at once', () => {
  it('has a column for each, below its name', () => {
    const table = columns(
      ['Coverage', 60, 'left'],
      ['Dwelling', 240],
      ['Contents', 340],
      ['Total', 440],
    );
    const { printed } = read(
      estimate(1),
      page(2, [
        { text: 'Claim Settlement Summary', x: 220, y: 60, bold: true },
        ...header(table, 80),
        ...row(table, 94, ['Replacement Cost Value', '$950.00', '$20.00', '$970.00']),
        ...row(table, 108, ['Less Depreciation', '($150.00)', '$0.00', '($150.00)']),
        ...row(table, 122, ['Actual Cash Value', '$800.00', '$20.00', '$820.00']),
        ...row(table, 136, ['Less Deductible', '($500.00)', '$0.00', '($500.00)']),
        ...row(table, 150, ['Net Claim', '$300.00', '$20.00', '$320.00']),
      ]),
    );
    expect(printed?.summaries).toMatchObject([
      {
        coverage: 'Dwelling',
        rcv: 950,
        depreciation: 150,
        acv: 800,
        deductible: 500,
        netClaim: 300,
      },
      { coverage: 'Contents', rcv: 20, depreciation: 0, acv: 20, deductible: 0, netClaim: 20 },
    ]);
  });

  it('has a row for each, below the names of its values', () => {
    const table = columns(
      ['Coverage', 60, 'left'],
      ['RCV', 200],
      ['Depreciation', 280],
      ['ACV', 350],
      ['Deductible', 430],
      ['Net Claim', 510],
    );
    const { printed } = read(
      estimate(1),
      page(2, [
        ...header(table, 80),
        ...row(table, 94, ['Dwelling', '$950.00', '$150.00', '$800.00', '$500.00', '$300.00']),
        ...row(table, 108, ['Contents', '$20.00', '$0.00', '$20.00', '$0.00', '$20.00']),
        ...row(table, 122, ['Total', '$970.00', '$150.00', '$820.00', '$500.00', '$320.00']),
      ]),
    );
    expect(printed?.summaries).toMatchObject([
      {
        coverage: 'Dwelling',
        rcv: 950,
        depreciation: 150,
        acv: 800,
        deductible: 500,
        netClaim: 300,
      },
      { coverage: 'Contents', rcv: 20, netClaim: 20 },
    ]);
  });
});

describe('a summary with running text beside its rows', () => {
  it('keeps the amounts that the text stands beside', () => {
    const aside = (y: number, text: string): PlacedText => ({ text, x: 500, y, size: 6 });
    const { printed } = read(
      estimate(1),
      page(2, [
        letterhead,
        titled('Summary for Dwelling', 70),
        ...rowsAt(90, [
          ['Line item total', '$950.00'],
          ['Sales tax', '$12.40'],
          ['Replacement cost value', '$962.40'],
          ['Less depreciation', '-$150.00'],
          ['Actual cash value', '$812.40'],
        ]),
        aside(90, 'What this means: it is what we'),
        aside(104, 'pay today. The rest is paid once'),
        aside(118, 'you send in your last invoices.'),
      ]),
    );
    expect(printed?.summaries).toMatchObject([
      {
        coverage: 'Dwelling',
        lineItemTotal: 950,
        taxes: [{ name: 'Sales tax', amount: 12.4 }],
        rcv: 962.4,
        depreciation: 150,
        acv: 812.4,
        other: [],
      },
    ]);
  });
});

describe('the total of all lines', () => {
  it('may name the estimate behind a dash', () => {
    const { estimateName, printed } = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 80, bold: true },
        ...header(WORK, 100),
        ...row(WORK, 120, ['1. Sink', '1.00 EA', '950.00', '950.00', '(150.00)', '800.00']),
        { text: 'Line item total - QUILL_IDA2', x: 36, y: 150, bold: true },
        ...row(WORK, 150, ['', '', '', '950.00', '(150.00)', '800.00']),
        { text: 'QUILL_IDA2 | 2/12/2026', x: 36, y: 770 },
        { text: 'Page 1', x: 560, y: 770, align: 'right' },
      ]),
    );
    expect(estimateName).toBe('QUILL_IDA2');
    expect(printed?.totals).toMatchObject([
      { kind: 'line_items', name: 'QUILL_IDA2', amounts: { rcv: 950 } },
    ]);
  });
});

describe('a summary and what is printed behind it', () => {
  it('takes no deductible from a list below its net claim', () => {
    const { printed } = read(
      estimate(1),
      page(2, [
        letterhead,
        titled('Summary for Coverage B - Other Structures', 80),
        ...rowsAt(100, [
          ['Replacement Cost Value', '$950.00'],
          ['Less Depreciation', '(150.00)'],
          ['Actual Cash Value', '$800.00'],
          ['Net Claim', '$800.00'],
        ]),
      ]),
      page(3, [
        letterhead,
        titled('Rates of depreciation used in this estimate', 80),
        ...rowsAt(100, [['Deductible of this claim', '$500.00']]),
      ]),
    );
    expect(printed?.summaries).toMatchObject([{ netClaim: 800, deductible: null, other: [] }]);
  });

  it('has a column for each coverage below one title', () => {
    const figures = (label: string, y: number, amounts: readonly string[]): PlacedText[] => [
      { text: label, x: 36, y },
      ...amounts.map((text, at): PlacedText => ({ text, x: 320 + at * 120, y, align: 'right' })),
    ];
    const { printed } = read(
      estimate(1),
      page(2, [
        letterhead,
        titled('Summary of All Coverages', 80),
        { text: 'Dwelling', x: 320, y: 100, bold: true, align: 'right' },
        { text: 'Contents', x: 440, y: 100, bold: true, align: 'right' },
        { text: 'Total', x: 560, y: 100, bold: true, align: 'right' },
        ...figures('Line Item Total', 116, ['700.00', '250.00', '950.00']),
        ...figures('Replacement Cost Value', 132, ['$700.00', '$250.00', '$950.00']),
        ...figures('Less Depreciation', 148, ['(150.00)', '(0.00)', '(150.00)']),
        ...figures('Net Claim', 164, ['$550.00', '$250.00', '$800.00']),
      ]),
    );
    expect(printed?.summaries).toMatchObject([
      { coverage: 'Dwelling', rcv: 700, depreciation: 150, netClaim: 550 },
      { coverage: 'Contents', rcv: 250, depreciation: 0, netClaim: 250 },
    ]);
  });
});
