import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Who insures, where nothing calls it that. */

const table = columns(['DESCRIPTION', 50, 'left'], ['QTY', 300], ['PRICE', 380], ['TOTAL', 520]);
const rows: PlacedText[] = [
  { text: 'Kitchen', x: 50, y: 480, bold: true },
  ...header(table, 500),
  { text: '1. Paint the walls', x: 50, y: 520 },
  ...row(table, 520, ['', '10.00 SF', '2.00', '20.00']),
];
const head: PlacedText[] = [
  { text: 'Insured:', x: 50, y: 60 },
  { text: 'Ida Quillon', x: 120, y: 60 },
  { text: 'Estimator:', x: 50, y: 72 },
  { text: 'Jon Marsh', x: 120, y: 72 },
  { text: 'Claim Number: 880127', x: 50, y: 96 },
];

describe('the insurer', () => {
  test('is the company of the head where its name is that of one', () => {
    const company = (name: string): PlacedText[] => [
      { text: 'Company:', x: 50, y: 84 },
      { text: name, x: 120, y: 84 },
    ];
    const of = (name: string) => read(page(1, [...head, ...company(name), ...rows])).carrierName;
    expect(of('Low Fen Casualty Company')).toBe('Low Fen Casualty Company');
    expect(of('Low Fen Exteriors')).toBe(null);
  });

  test.each([
    ['For: Low Fen Casualty Company (Shore Plan)', 'Low Fen Casualty Company'],
    ['Carrier: Low Fen Casualty Company (Shore Plan)', 'Low Fen Casualty Company'],
    ['Carrier: Low Fen Casualty (Iowa)', 'Low Fen Casualty (Iowa)'],
  ])('is called without its plan, %s', (text, name) => {
    const label: PlacedText = { text, x: 50, y: 108 };
    expect(read(page(1, [...head, label, ...rows])).carrierName).toBe(name);
  });

  test('is one of factories, beside the number of the claim', () => {
    const beside: PlacedText = { text: 'FM Global claim # 881-20417-B', x: 50, y: 108 };
    expect(read(page(1, [...head, beside, ...rows])).carrierName).toBe('FM Global');
  });

  test('is not who adjusts its losses', () => {
    const above: PlacedText[] = [
      { text: 'Low Fen Restoration Group', x: 50, y: 36, bold: true, size: 12 },
      { text: 'Property & Casualty Adjusters', x: 50, y: 50 },
    ];
    const company: PlacedText[] = [
      { text: 'Company:', x: 50, y: 84 },
      { text: 'Orrin Lake Mutual', x: 120, y: 84 },
    ];
    expect(read(page(1, [...above, ...head, ...company, ...rows])).carrierName).toBe(
      'Orrin Lake Mutual',
    );
    expect(read(page(1, [...above, ...head, ...rows])).carrierName).toBe(null);
  });

  test('is the company that stands under its label, as a grid of facts has it', () => {
    const grid = (name: string): PlacedText[] => [
      { text: 'Policy Number:', x: 50, y: 120 },
      { text: 'Company:', x: 220, y: 120 },
      { text: '77-120', x: 50, y: 130 },
      { text: name, x: 220, y: 130 },
    ];
    const of = (name: string) => read(page(1, [...head, ...grid(name), ...rows])).carrierName;
    expect(of('Low Fen Casualty Company')).toBe('Low Fen Casualty Company');
    expect(of('Low Fen Exteriors')).toBe(null);
  });

  test('goes on below its label, where its name was too long for the line of both', () => {
    const under = (name: string, x: number, below: string) => {
      const cell: PlacedText[] = [
        { text: `Insurer: ${name}`, x: 300, y: 70 },
        { text: below, x, y: 81 },
      ];
      return read(page(1, [...head, ...cell, ...rows])).carrierName;
    };
    expect(under('Orrin Lake Mutual', 300, 'Insurance Company')).toBe(
      'Orrin Lake Mutual Insurance Company',
    );
    expect(under('Orrin Lake Mutual', 320, 'Insurance Company')).toBe('Orrin Lake Mutual');
    expect(under('Orrin Lake Mutual', 300, 'Oakby Company')).toBe('Orrin Lake Mutual');
  });

  test('is the office at the very top that is called after its claims', () => {
    const of = (name: string, above: PlacedText[] = []) =>
      read(
        page(1, [{ text: name, x: 50, y: 36, bold: true, size: 12 }, ...above, ...head, ...rows]),
      ).carrierName;
    const company: PlacedText[] = [{ text: 'Insurance Company: Orrin Lake Mutual', x: 50, y: 84 }];
    expect(of('Quarrel Bay Claims')).toBe('Quarrel Bay Claims');
    expect(of('Quarrel Bay Claims', company)).toBe('Orrin Lake Mutual');
    for (const other of [
      'Property Claims',
      'Quarrel Bay Catastrophe Claims',
      'Marsh Adjusting Claims',
    ])
      expect(of(other)).toBe(null);
  });

  test('writes the letter above whose address its name stands', () => {
    const letter = (name: string, number?: string) =>
      page(1, [
        ...(number === undefined ? [] : [{ text: number, x: 50, y: 26 }]),
        { text: name, x: 50, y: 40, bold: true, size: 12 },
        { text: '14 Low Fen Rd, Orrin, FL 33713', x: 50, y: 54 },
        { text: 'Dear Ida Quillon,', x: 50, y: 120 },
        { text: 'Enclosed is the estimate of the repairs to your property.', x: 50, y: 140 },
      ]);
    const of = (name: string, number?: string) =>
      read(letter(name, number), page(2, [...head, ...rows])).carrierName;
    expect(of('Low Fen Mutual Insurance Company')).toBe('Low Fen Mutual Insurance Company');
    expect(of('Low Fen Mutual Insurance Company', '1')).toBe('Low Fen Mutual Insurance Company');
    expect(of('Low Fen Exteriors')).toBe(null);
  });

  test.each([
    ['Low Fen Specialty', 'Policy Number: 77-120', 'Low Fen Specialty'],
    ['Low Fen Specialty', 'Claim Number: 77-120', null],
    ['Low Fen Adjusting', 'Policy Number: 77-120', null],
    ['Crawford & Company', 'Policy Number: 77-120', null],
  ])('prints the estimate, and its representative is of it: %s, %s', (name, number, carrier) => {
    const { carrierName } = read(
      page(1, [
        { text: name, x: 50, y: 30, bold: true, size: 12 },
        { text: '14 Low Fen Rd, Orrin, FL 33713', x: 50, y: 44 },
        { text: 'Insured: Ida Quillon', x: 50, y: 72 },
        { text: 'Claim Rep.: Jon Marsh', x: 50, y: 84 },
        { text: `Company: ${name}`, x: 50, y: 96 },
        { text: number, x: 50, y: 108 },
        ...rows,
      ]),
    );
    expect(carrierName).toBe(carrier);
  });

  test.each([[''], ['Ned Alder']])('stands below the reference, who may be named: `%s`', (name) => {
    const { carrierName, printed } = read(
      page(1, [
        { text: 'Low Fen Restoration', x: 50, y: 30, bold: true, size: 12 },
        ...head,
        { text: 'Reference:', x: 50, y: 120 },
        ...(name === '' ? [] : [{ text: name, x: 120, y: 120 }]),
        { text: 'Company:', x: 50, y: 132 },
        { text: 'Orrin Casualty', x: 120, y: 132 },
        ...rows,
      ]),
    );
    expect(carrierName).toBe('Orrin Casualty');
    expect(printed?.facts.estimator).toMatchObject({ name: 'Jon Marsh', company: null });
  });
});
