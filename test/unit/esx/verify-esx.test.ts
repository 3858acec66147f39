import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { verifyEsx } from '../../../lambdas/domain/esx/verify-esx.ts';
import { writeEsx, writeEsxEntries } from '../../../lambdas/domain/esx/write-esx.ts';
import { estimateOf, lineItem, printedEstimate } from './sample-estimate.ts';
import { OPTIONS } from './written.ts';

const estimate = estimateOf(
  [
    lineItem({
      id: 'a',
      cat: 'DRY',
      sel: '1/2',
      quantity: 3,
      unitPrice: 10,
      tax: 2,
      overheadProfit: 6,
      depreciation: 5,
    }),
    lineItem({
      id: 'b',
      unitPrice: 50,
      room: 'Hall',
      section: 'Walls',
      f9Note: 'note',
      depreciation: 7,
      depreciationRecoverable: false,
    }),
    lineItem({ id: 'c', unitPrice: 70, isPaidWhenIncurred: true, enabled: false }),
  ],
  {
    printed: printedEstimate({
      coverages: [{ name: 'Dwelling', deductible: 20, policyLimit: null }],
    }),
  },
);

/** The names of the rules that fail once one piece of one document is changed. */
const broken = (
  document: 'xactdoc' | 'roughDraft',
  find: string | RegExp,
  replace: string,
  profile: 'carrier' | 'contractor' = 'carrier',
): string[] => {
  const decoder = new TextDecoder();
  const written = writeEsxEntries(estimate, { ...OPTIONS, profile });
  const texts = {
    xactdoc: decoder.decode(written.xactdoc),
    roughDraft: decoder.decode(written.roughDraft),
  };
  const changed = texts[document].replace(find, replace);
  expect(changed).not.toBe(texts[document]);
  texts[document] = changed;
  const report = verifyEsx(
    zipSync({
      'XACTDOC.XML': strToU8(texts.xactdoc),
      'GENERIC_ROUGHDRAFT.XML': strToU8(texts.roughDraft),
    }),
  );
  expect(report.ok).toBe(false);
  return report.checks.filter((check) => check.problems.length > 0).map((check) => check.name);
};

describe('a file that adds up', () => {
  it.each(['contractor', 'carrier'] as const)(
    'passes every check and says what it holds, %s',
    (profile) => {
      const report = verifyEsx(writeEsx(estimate, { ...OPTIONS, profile }).bytes);
      expect(report.checks.flatMap((check) => check.problems)).toEqual([]);
      expect(report.checks.every((check) => check.checked > 0)).toBe(true);
      expect(report).toMatchObject({
        ok: true,
        failure: null,
        holds: {
          profile,
          profileCode: profile === 'carrier' ? '5L' : '8D',
          documentId: 'doc_sample',
          estimateName: 'SAMPLE',
          lines: 3,
          customLines: 2,
          paidWhenIncurredLines: 1,
          groups: 4,
          notes: 1,
          coverages: 1,
          lineItemTotal: 80,
          rcv: 88,
        },
      });
    },
  );
});

describe('a file that does not add up', () => {
  it('names the line whose supplied amounts contradict each other', () => {
    const { bytes } = writeEsx(
      estimateOf([
        lineItem({ description: 'Bench', quantity: 2, unitPrice: 10, lineItemTotal: 21 }),
      ]),
      { ...OPTIONS, profile: 'carrier' },
    );
    const report = verifyEsx(bytes);
    expect(report.ok).toBe(false);
    expect(report.checks.flatMap((check) => check.problems)).toEqual([
      { where: 'line 1 (Bench)', message: 'line total is 21, but its parts come to 20' },
    ]);
  });

  it.each<[string, 'xactdoc' | 'roughDraft', string | RegExp, string, string]>([
    [
      'a line total',
      'roughDraft',
      'replace="10" total="30"',
      'replace="10" total="31"',
      'the two documents say the same of each line',
    ],
    [
      'an activity',
      'roughDraft',
      'act="+"',
      'act="-"',
      'the two documents say the same of each line',
    ],
    [
      'a quantity',
      'roughDraft',
      'qty="3"',
      'qty="4"',
      'the two documents say the same of each line',
    ],
    [
      'a missing line',
      'roughDraft',
      /<ITEM [^>]*desc="Sample item"[\s\S]*?<\/ITEM>/,
      '',
      'the two documents say the same of each line',
    ],
    ['a price', 'xactdoc', 'ee:unitPrice="10"', 'ee:unitPrice="11"', 'each line adds up'],
    ['an RCV', 'xactdoc', /(<SUMMARY_REF [^>]*ee:rcv=)"38"/, '$1"39"', 'each line adds up'],
    [
      'a room’s total',
      'roughDraft',
      /(<GROUP desc="Hall" total=)"50"/,
      '$1"51"',
      'the rough draft has the same rooms and levels with the same sums',
    ],
    [
      'a room’s native sum',
      'xactdoc',
      /(desc="Hall"[^>]*ee:rcv=)"50"/,
      '$1"51"',
      'each room and level of XACTDOC.XML is the sum of its lines',
    ],
    [
      'the recap by room',
      'roughDraft',
      /(<RECAP_GROUP desc="Hall" [^>]*subtotal=)"50"/,
      '$1"51"',
      'the recaps come to the totals',
    ],
    [
      'the recap by category',
      'roughDraft',
      /(<CATEGORY desc="DRYWALL"[^>]*rcv=)"30"/,
      '$1"31"',
      'the recaps come to the totals',
    ],
    [
      'the recap of taxes',
      'roughDraft',
      /(<TAX_DETAIL [^>]*amount=)"2"/,
      '$1"3"',
      'the recaps come to the totals',
    ],
    [
      'the grand total',
      'xactdoc',
      'lastCalcGrandTotal="88"',
      'lastCalcGrandTotal="89"',
      'each coverage settles to the cent, and together they are the estimate',
    ],
    [
      'a net claim',
      'roughDraft',
      'netClaim="56"',
      'netClaim="57"',
      'each coverage settles to the cent, and together they are the estimate',
    ],
    [
      'a deductible',
      'roughDraft',
      ' fullDeduct="20"',
      ' fullDeduct="21"',
      'each coverage settles to the cent, and together they are the estimate',
    ],
    [
      'the section of later amounts',
      'roughDraft',
      'rcvPWI="70"',
      'rcvPWI="71"',
      'paid-when-incurred rows stand apart and add nothing',
    ],
    [
      'a definition',
      'xactdoc',
      'SUMITEM id="SUM1"',
      'SUMITEM id="SUM9"',
      'every line has its definition, and no id stands twice',
    ],
    [
      'an id',
      'xactdoc',
      'id="GRP2"',
      'id="GRP1"',
      'every line has its definition, and no id stands twice',
    ],
    [
      'the profile',
      'xactdoc',
      'profileCode="5L"',
      'profileCode="8D"',
      'both documents name the profile and show what it shows',
    ],
    [
      'an unknown attribute',
      'roughDraft',
      '<HEADER ',
      '<HEADER invented="1" ',
      'the rough draft keeps to the published format',
    ],
  ])('%s changed by hand is found', (_what, document, find, replace, rule) => {
    expect(broken(document, find, replace)).toContain(rule);
  });

  it('a contractor’s file that shows depreciation is found', () => {
    expect(
      broken('roughDraft', '<GROUP desc="Hall"', '<GROUP desc="Hall" deprTotal="1"', 'contractor'),
    ).toContain('both documents name the profile and show what it shows');
  });

  it('a file that cannot be read says why', () => {
    expect(verifyEsx(new Uint8Array(3))).toEqual({
      ok: false,
      failure: { code: 'not_a_zip', message: expect.any(String) },
      holds: null,
      checks: [],
    });
  });
});
