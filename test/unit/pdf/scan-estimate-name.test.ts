import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { type ColumnPlace, header, type PlacedText, page, row } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
];

describe('a figure in the estimate’s name', () => {
  it('is none of the sums that it stands before, its underscore read or not', () => {
    const words: PlacedText[] = [
      { text: 'Estimate: ASHGROVE_3129', x: 36, y: 40 },
      ...header(COLUMNS, 100),
      { text: '1.', x: 36, y: 116 },
      { text: 'Remove carpet', x: 56, y: 116 },
      ...row(COLUMNS.slice(1), 116, ['10.00 SF', '1.00', '0.50', '10.50']),
      { text: 'Line Item Totals: ASHGROVE 3129', x: 36, y: 150 },
      ...row(COLUMNS.slice(1), 150, ['', '', '0.50', '10.50']),
    ];
    const sheet = page(
      1,
      words.map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );
    const result = readEstimate([sheet], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    const { printed } = result.estimate;
    expect(printed?.totals.at(-1)).toMatchObject({
      name: 'ASHGROVE_3129',
      amounts: { tax: 0.5, rcv: 10.5 },
    });
  });
});

/** The estimate's name and its insured, as they are read of a scan whose pages say them so. */
const namesOf = (insured: string, names: readonly [string, number][]) => {
  const sheets = names.map(([name, confidence], at) =>
    page(
      at + 1,
      [
        { text: `Insured: ${insured}`, x: 36, y: 40 },
        { text: name, x: 36, y: 760, confidence },
        { text: '3/25/2026', x: 450, y: 760 },
        { text: `Page: ${at + 1}`, x: 550, y: 760 },
        ...header(COLUMNS, 100),
        { text: `${at + 1}.`, x: 36, y: 116 },
        { text: 'Remove carpet', x: 56, y: 116 },
        ...row(COLUMNS.slice(1), 116, ['10.00 SF', '1.00', '0.50', '10.50']),
      ].map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    ),
  );
  const result = readEstimate(sheets, { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  const { estimateName, insuredName } = result.estimate;
  return { estimateName, insuredName };
};

describe('the number behind the insured’s name in the estimate’s', () => {
  it('is of figures, whatever letters look like them', () => {
    expect(namesOf('Rosalba Haverty', [['HAVERTYS8', 0.9]]).estimateName).toBe('HAVERTY58');
    expect(namesOf('ROSALBA HAVERTY', [['HAVERTYS58', 0.6]]).estimateName).toBe('HAVERTY58');
    expect(namesOf('Petra Marroquin', [['MARROQUIN_PETRAS', 0.9]]).estimateName).toBe(
      'MARROQUIN_PETRA5',
    );
  });

  it('is the one that was read most surely on its pages, and no letter of the insured', () => {
    const read = namesOf('Desmond Dunleavy', [
      ['DUNLEAVY_DESMONDY', 0.8],
      ['DUNLEAVY_DESMOND9', 0.8],
      ['DUNLEAVY_DESMOND9', 0.7],
    ]);
    expect(read).toEqual({ estimateName: 'DUNLEAVY_DESMOND9', insuredName: 'Desmond Dunleavy' });
  });

  it('is none where the name itself ends so', () => {
    expect(namesOf('William Williams', [['WILLIAM_WILLIAMS', 0.9]]).estimateName).toBe(
      'WILLIAM_WILLIAMS',
    );
  });
});
