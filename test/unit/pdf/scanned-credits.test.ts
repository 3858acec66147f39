import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Rows of contractors' own sheets, scanned: whole quantities, units of their own, credits, numbers of supplements. */

const TABLE = columns(
  ['No.', 36, 'left'],
  ['Work', 70, 'left'],
  ['Qty', 330],
  ['Unit', 360, 'left'],
  ['Unit Price', 460],
  ['Total', 540],
);

const scanned = (rows: readonly (readonly string[])[], confidence = 0.95) => {
  const runs = [
    ...header(TABLE, 100),
    ...rows.flatMap((cells, at) => row(TABLE, 120 + at * 15, cells)),
  ].map((run) => ({ ...run, confidence }));
  return read(page(1, runs, 'ocr'));
};

const WORK = [
  ['1', 'Clapboard, primed spruce', '185', 'SF', '11.40', '$2,109.00'],
  ['2', 'Staging, two weeks', '1', 'LS', '860.00', '$860.00'],
  ['3', 'Rake board, PVC', '38', 'LF', '12.10', '$459.80'],
];

describe('a scanned sheet of a contractor', () => {
  it('has units that the platform has not', () => {
    const { lineItems, printed } = scanned(WORK);
    expect(lineItems.map(({ unit }) => unit)).toEqual(['SF', 'LS', 'LF']);
    expect(printed?.warnings.map(({ code }) => code)).not.toContain('scan_repaired');
  });

  it('takes whole quantities off', () => {
    const { lineItems, printed } = scanned([
      ...WORK,
      ['4', 'Credit, shingles left', '-2', 'SQ', '95.00', '-$190.00'],
    ]);
    expect(lineItems.at(-1)).toMatchObject({ quantity: -2, unitPrice: 95, rcv: -190 });
    expect(printed?.warnings.map(({ code }) => code)).not.toContain('scan_repaired');
  });

  it('has the words of a description before a quantity that was hardly read', () => {
    const own = columns(
      ['Work', 36, 'left'],
      ['Qty', 312],
      ['Unit', 330, 'left'],
      ['Unit Price', 460],
      ['Total', 540],
    );
    const words = 'Ice shield, up from the eave and to the ridge, in the';
    const runs: PlacedText[] = [
      ...header(own, 100),
      ...WORK.flatMap(([, ...cells], at) => row(own, 120 + at * 15, cells)),
      ...row(own, 165, [words, '', '', '1.85', '$488.40']),
    ].map((run) => ({ ...run, confidence: 0.95 }));
    const hardlyRead: PlacedText[] = [
      { text: '24', x: 312, y: 165, align: 'right', confidence: 0.38 },
      { text: 'SF', x: 330, y: 165, confidence: 0.68 },
    ];
    const { lineItems } = read(page(1, [...runs, ...hardlyRead], 'ocr'));
    expect(lineItems.at(-1)).toMatchObject({ description: words, quantity: 264 });
  });
});

it('the rows of a scanned supplement keep the letters of their numbers', () => {
  const described = columns(
    ['Description', 36, 'left'],
    ['Qty', 330],
    ['Price', 430],
    ['Total', 540],
  );
  const numbers = ['4', '5', 'S1', 'S2', '6', 'S3'];
  const rows = numbers.flatMap((number, at) =>
    row(described, 120 + at * 15, [
      `${number}. Repair ${'abcdef'[at]} of the wall`,
      '10.00 SF',
      '2.00',
      '20.00',
    ]),
  );
  const runs = [...header(described, 100), ...rows].map((run) => ({ ...run, confidence: 0.95 }));
  const { lineItems } = read(page(1, runs, 'ocr'));
  expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual(numbers);
});

it('a word for the amount is read where its last letter looks like a stroke', () => {
  const { lineItems } = scanned([...WORK, ['4', 'Code upgrade', '1', 'EA', '', 'PW!']]);
  expect(lineItems.at(-1)?.printed?.priceNote).toBe('PWI');
});
