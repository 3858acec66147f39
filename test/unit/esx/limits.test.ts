import { describe, expect, it } from 'vitest';
import { checkRoughDraftStructure } from '../../../lambdas/domain/esx/check-rough-draft-structure.ts';
import {
  estimateOf,
  lineItem,
  printedEstimate,
  printedItem,
  printedSummary,
} from './sample-estimate.ts';
import { all, at, written } from './written.ts';

const info = (result: ReturnType<typeof written>) =>
  at(result.contents.roughDraft, 'COVERSHEET', 'ESTIMATE_INFO').attributes;

describe('an estimate name', () => {
  it.each([
    ['SMITH-1', 'SMITH-1', false],
    ['Smith roof 2026', 'SMITH_ROOF_2026', true],
    ['A VERY LONG NAME OF AN ESTIMATE', 'A_VERY_LONG_NAME_OF_', true],
    ['größe 😀', 'GRÖßE_😀', true],
  ])('%s is written as %s', (estimateName, expected, warned) => {
    const result = written(estimateOf([lineItem()], { estimateName }));
    expect(info(result).estimateName).toBe(expected);
    expect(result.codes.includes('estimate_name_rewritten')).toBe(warned);
    expect(result.contents.estimate.estimateName).toBe(estimateName);
  });

  it('is the file’s name where there is none, and the document’s id where that says nothing', () => {
    expect(
      info(written(estimateOf([], { estimateName: null, fileName: 'C:\\x\\roof.v2.PDF' }))),
    ).toMatchObject({
      estimateName: 'ROOF.V2',
    });
    expect(info(written(estimateOf([], { estimateName: ' ', fileName: '.csv' })))).toMatchObject({
      estimateName: 'DOC_SAMPLE',
    });
  });

  it('that was not given is taken from the file without a warning', () => {
    const { codes } = written(estimateOf([], { estimateName: null, fileName: 'smith roof.json' }));
    expect(codes).not.toContain('estimate_name_rewritten');
  });

  it('is never cut through a character', () => {
    const result = written(estimateOf([lineItem()], { estimateName: `${'A'.repeat(19)}😀` }));
    expect(info(result).estimateName).toBe('A'.repeat(19));
  });
});

describe('a text that is too long', () => {
  it('is shortened in the rough draft only, ends in an ellipsis, and is reported', () => {
    const description = 'd'.repeat(1_025);
    const f9Note = 'n'.repeat(10_001);
    const result = written(estimateOf([lineItem({ description, f9Note })]));
    const [item] = result.items;
    expect(item?.attributes.desc).toBe(`${'d'.repeat(1_023)}…`);
    expect(all(result.contents.roughDraft, 'NOTE')[0]?.text).toBe(`${'n'.repeat(9_999)}…`);
    expect(result.contents.lines[0]?.item).toMatchObject({ description, f9Note });
    expect(result.warnings.filter(({ code }) => code === 'text_shortened')).toHaveLength(2);
  });

  it('at exactly the limit is kept without a warning', () => {
    const result = written(estimateOf([lineItem({ description: 'd'.repeat(1_024) })]));
    expect(result.items[0]?.attributes.desc).toHaveLength(1_024);
    expect(result.codes).not.toContain('text_shortened');
  });
});

describe('an identifier that is too long', () => {
  it('is left out of the rough draft rather than shortened, and is reported', () => {
    const claimNumber = 'C'.repeat(31);
    const policyNumber = 'P'.repeat(21);
    const result = written(estimateOf([lineItem()], { claimNumber, policyNumber }));
    expect(info(result).claimNumber).toBeUndefined();
    expect(info(result).policyNumber).toBeUndefined();
    expect(result.contents.estimate).toMatchObject({ claimNumber, policyNumber });
    expect(result.codes.filter((code) => code === 'identifier_left_out')).toHaveLength(2);
  });
});

describe('a code', () => {
  it('in lower case is written in capitals and reported', () => {
    const result = written(
      estimateOf([lineItem({ cat: 'rfg', sel: '300s', unit: 'sq' })], {
        priceList: 'txdf8x_mar26',
      }),
    );
    expect(result.items[0]?.attributes).toMatchObject({ cat: 'RFG', sel: '300S', unit: 'SQ' });
    expect(info(result).priceList).toBe('TXDF8X_MAR26');
    expect(result.contents.lines[0]?.item).toMatchObject({ cat: 'rfg', sel: '300s', unit: 'sq' });
    expect(result.codes).toEqual(expect.arrayContaining(['code_capitalized', 'unit_rewritten']));
  });

  it('that does not fit is left out, never cut to another code', () => {
    const result = written(
      estimateOf([lineItem({ cat: 'DRYWALL', sel: '1/2', unit: 'BUCKETS' })], {
        priceList: 'A PRICE LIST',
      }),
    );
    expect(result.items[0]?.attributes).not.toHaveProperty('cat');
    expect(result.items[0]?.attributes).not.toHaveProperty('sel');
    expect(result.items[0]?.attributes).not.toHaveProperty('unit');
    expect(info(result).priceList).toBeUndefined();
    expect(result.contents.lines[0]?.item).toMatchObject({
      cat: 'DRYWALL',
      sel: '1/2',
      unit: 'BUCKETS',
    });
    expect(result.codes).toEqual(expect.arrayContaining(['code_left_out', 'unit_left_out']));
  });

  it.each([
    ['sq ft', 'SF'],
    ['Sq. Ft.', 'SF'],
    ['each', 'EA'],
    ['Linear Feet', 'LF'],
    ['hours', 'HR'],
    ['%', '%'],
  ])('of a unit spelled %s is %s', (unit, expected) => {
    expect(written(estimateOf([lineItem({ unit })])).items[0]?.attributes.unit).toBe(expected);
  });
});

describe('a figure', () => {
  it('of more than two decimals is rounded half up in the rough draft and exact in XACTDOC.XML', () => {
    const result = written(estimateOf([lineItem({ quantity: 1.005, unitPrice: 1 })]));
    expect(result.items[0]?.attributes).toMatchObject({
      qty: '1.01',
      calc: '1.005',
      total: '1.01',
    });
    expect(result.contents.lines[0]?.item.quantity).toBe(1.005);
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'figure_rounded', at: { item: 0 } }),
    );
  });

  it('beyond the largest is left out of the rough draft and exact in XACTDOC.XML', () => {
    const result = written(estimateOf([lineItem({ quantity: 2, unitPrice: 999_999_999.99 })]));
    expect(result.items[0]?.attributes).toMatchObject({ replace: '999999999.99' });
    expect(result.items[0]?.attributes.total).toBeUndefined();
    expect(result.contents.lines[0]?.amounts.lineItemTotal).toBe(1_999_999_999.98);
    expect(result.totals.rcv).toBe(1_999_999_999.98);
    expect(result.codes).toContain('figure_left_out');
    expect(checkRoughDraftStructure(result.contents.roughDraft)).toEqual([]);
  });

  it('at exactly the largest is kept', () => {
    const result = written(estimateOf([lineItem({ unitPrice: 999_999_999.99 })]));
    expect(result.items[0]?.attributes.total).toBe('999999999.99');
    expect(result.codes).not.toContain('figure_left_out');
  });
});

describe('other values beyond the format', () => {
  it('are each met by a rule and a warning, and the document stays within the format', () => {
    const taxes = Array.from({ length: 10 }, (_, index) => ({
      name: `Tax ${index + 1}`,
      rate: 8.12345,
      amount: 1,
    }));
    const result = written(
      estimateOf(
        [
          lineItem({
            unitPrice: 100,
            tax: 10,
            printed: printedItem({
              lineNumber: '1234567890123',
              ageYears: 2_000,
              lifeYears: 30,
              priceNote: 'AS PER THE BID',
            }),
          }),
        ],
        {
          dateOfLoss: 'March 1st',
          printed: printedEstimate({
            summaries: [printedSummary({ taxes })],
            facts: { ...printedEstimate().facts, insuredPhone: '555-555-0100 or 555-555-0101' },
          }),
        },
      ),
    );
    expect(result.codes).toEqual(
      expect.arrayContaining([
        'date_left_out',
        'identifier_left_out',
        'text_shortened',
        'age_left_out',
        'rate_left_out',
        'taxes_merged',
      ]),
    );
    expect(all(result.contents.roughDraft, 'TAX_DETAIL')).toHaveLength(8);
    expect(all(result.contents.xactdoc, 'SALES_TAX')).toHaveLength(10);
    expect(checkRoughDraftStructure(result.contents.roughDraft)).toEqual([]);
  });

  it('that XML cannot carry are dropped, and everything else is kept', () => {
    const result = written(
      estimateOf([lineItem({ description: 'a\u0000b\u001f\ud800c \u{1f6e0}\u{fe0f} é\uffff' })]),
    );
    expect(result.items[0]?.attributes.desc).toBe('abc \u{1f6e0}\u{fe0f} é');
    expect(
      result.warnings.find(({ code }) => code === 'illegal_characters_dropped')?.message,
    ).toContain('4 ');
  });

  it('stand in one warning, however many places they would stand in', () => {
    const { warnings } = written(estimateOf([lineItem({ quantity: 2, unitPrice: 999_999_999 })]));
    const texts = warnings.map((warning) => JSON.stringify(warning));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
