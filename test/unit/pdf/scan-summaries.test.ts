import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { type ColumnPlace, header, type PlacedText, page, row } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
];

interface Read {
  text: string;
  confidence?: number;
  alternatives?: string[];
}

/** A scanned estimate of two rows and its summary, whose replacement cost is read as told. */
const summed = (rcv: Read, net = '$230.45', more: readonly (readonly string[])[] = []) => {
  const rows = [
    ['Remove carpet', '10.00 SF', '10.00', '5.00', '105.00'],
    ['Base shoe', '30.00 LF', '4.00', '5.45', '125.45'],
  ];
  const words: PlacedText[] = [
    ...header(COLUMNS, 100),
    ...rows.flatMap(([name = '', ...figures], at): PlacedText[] => [
      { text: `${at + 1}.`, x: 36, y: 116 + at * 16 },
      { text: name, x: 56, y: 116 + at * 16 },
      ...row(COLUMNS.slice(1), 116 + at * 16, figures),
    ]),
    { text: 'Summary for Dwelling', x: 200, y: 200, bold: true },
    ...[
      ['Line Item Total', '220.00'],
      ['Material Sales Tax', '10.45'],
      ['Replacement Cost Value', rcv.text],
      ...more,
      ['Less Deductible', '(0.00)'],
      ['Net Claim', net],
    ].flatMap(([label = '', amount = ''], at): PlacedText[] => [
      { text: label, x: 100, y: 216 + at * 16 },
      { text: amount, x: 463, y: 216 + at * 16, align: 'right' },
    ]),
  ];
  const sheet = page(
    1,
    words.map((run) => ({ confidence: 0.96, ...run })),
    'ocr',
  );
  for (const word of sheet.words)
    if (word.text === '(80.45)') word.confidence = 0.8;
    else if (word.text === rcv.text) {
      word.confidence = rcv.confidence ?? 0.96;
      if (rcv.alternatives !== undefined) word.alternatives = rcv.alternatives;
    }
  const result = readEstimate([sheet], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  const { estimate } = result;
  return {
    rcv: estimate.printed?.summaries[0]?.rcv,
    failing: reconcile(estimate).failures.map(({ scope, figure }) => `${scope} ${figure}`),
    told: (estimate.printed?.warnings ?? []).map(({ message }) => message).join(),
  };
};

describe('a figure of a scanned summary', () => {
  it('is the reading of its print that lets the summary add up, and told', () => {
    const { rcv, failing, told } = summed({ text: '$280.45', alternatives: ['$230.45'] });
    expect(rcv).toBe(230.45);
    expect(failing).toEqual([]);
    expect(told).toContain('"$280.45" was taken for "230.45"');
  });

  it('hardly read, is what its parts make where one digit tells the two apart', () => {
    expect(summed({ text: '$280.45', confidence: 0.6 })).toMatchObject({
      rcv: 230.45,
      failing: [],
    });
  });

  it('hardly read, is the sum that the page prints once more, where one digit parts the two', () => {
    const { failing, told } = summed({ text: '$230.45' }, '$200.00', [
      ['Less Depreciation', '(80.45)'],
      ['Actual Cash Value', '$200.00'],
      ['Total Recoverable Depreciation', '30.45'],
    ]);
    expect(failing).toEqual([]);
    expect(told).toContain('"(80.45)" was taken for "30.45"');
  });

  it('printed wrong and read surely, stays and is named', () => {
    const { rcv, failing, told } = summed({ text: '$280.45' });
    expect(rcv).toBe(280.45);
    expect(failing).toContain('summary rcv');
    expect(told).toBe('');
  });

  it('is not taken for another reading that makes nothing add up', () => {
    const { rcv, failing } = summed({ text: '$230.45', alternatives: ['$280.45'] }, '$250.45');
    expect(rcv).toBe(230.45);
    expect(failing).toEqual(['summary net_claim']);
  });
});
