import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { columns, header, type PlacedText, page, row } from './draw.ts';

const readScan = (runs: readonly PlacedText[], alternatives: Record<string, string[]> = {}) => {
  const print = page(
    1,
    runs.map((run) => ({ confidence: 0.96, ...run })),
    'ocr',
  );
  const words = print.words.map((word) =>
    alternatives[word.text] === undefined
      ? word
      : { ...word, alternatives: alternatives[word.text] ?? [] },
  );
  const result = readEstimate([{ ...print, words }], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  const { lineItems, printed } = result.estimate;
  const told = (printed?.warnings ?? []).map(({ message }) => message).join();
  return { lineItems, totals: printed?.totals ?? [], told };
};

const WORK = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 358],
  ['TAX', 410],
  ['RCV', 463],
);

/** Two rows that make 523.97, and what was read for their sum. */
const totalled = (sum: string) =>
  readScan([
    { text: 'Kitchen', x: 36, y: 80 },
    ...header(WORK, 100),
    ...row(WORK, 116, ['1. Remove carpet', '10.00 SF', '2.39', '0.07', '23.97']),
    ...row(WORK, 132, ['2. Carpet pad', '100.00 SF', '5.00', '0.00', '500.00']),
    { text: 'Totals: Kitchen', x: 36, y: 164 },
    { text: sum, x: 463, y: 164, align: 'right' },
  ]);

describe('the first digit of a total', () => {
  it.each([
    ['$23.97', 'a 5 that was read as the dollar sign'],
    ['5523.97', 'the dollar sign'],
    ['1523.97', 'a stroke before the amount'],
  ])('in %s is %s, where the rest is the sum of the rows', (read) => {
    const { totals, told } = totalled(read);
    expect(totals[0]?.amounts.rcv).toBe(523.97);
    expect(told).toContain(`"${read}" was taken for "523.97"`);
  });

  it.each(['2523.97', '5523.96', '$24.97'])('stays in %s', (read) => {
    const { totals, told } = totalled(read);
    expect(totals[0]?.amounts.rcv).toBe(Number(read.replace('$', '')));
    expect(told).not.toContain('was taken');
  });
});

const CHANGES = columns(
  ['Item', 45],
  ['Description of Change', 79, 'left'],
  ['Qty', 330],
  ['Unit', 354, 'left'],
  ['Unit Price', 431],
  ['Add', 498],
  ['Deduct', 565],
);

it('a row that takes off is settled by what quantity and price make, too', () => {
  const { lineItems, told } = readScan(
    [
      ...header(CHANGES, 100),
      ...row(CHANGES, 116, ['1', 'Replace faucet', '2.00', 'EA', '$190.28', '$380.56', '']),
      ...row(CHANGES, 132, ['2', 'Omit: Seal walls', '702.00', 'SF', '$0.69', '', '($484.38)']),
      ...row(CHANGES, 148, ['3', 'Omit: Hang board', '1,168.66', 'SF', '$3.56', '', '(54,160.43)']),
    ],
    { '(54,160.43)': ['($4,160.43)'] },
  );
  expect(lineItems.map(({ rcv }) => rcv)).toEqual([380.56, -484.38, -4160.43]);
  expect(told).toContain('"(54,160.43)" was taken for "4160.43"');
});
