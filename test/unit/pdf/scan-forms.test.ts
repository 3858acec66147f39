import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { type ColumnPlace, header, type PlacedText, page, row, warningsOf } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 250, align: 'right' },
  { heading: 'UNIT PRICE', x: 330, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 480, align: 'right' },
];

const numbered = (at: number, y: number, [name = '', ...figures]: readonly string[]) => [
  { text: `${at}. ${name}`, x: 36, y },
  ...row(COLUMNS.slice(1), y, figures),
];

const readScan = (runs: readonly PlacedText[], above: readonly PlacedText[] = []) => {
  const words = [...above, ...header(COLUMNS, 100), ...runs];
  const result = readEstimate(
    [
      page(
        1,
        words.map((run): PlacedText => ({ confidence: 0.95, ...run })),
        'ocr',
      ),
    ],
    { fileName: 'scan.pdf' },
  );
  if (result.kind !== 'estimate') throw new Error(result.message);
  return result.estimate;
};

describe('scans of other forms of print', () => {
  it('a letter that was measured too high does not part the other descriptions', () => {
    const { lineItems } = readScan([
      ...numbered(1, 116, [
        'Remove laminated comp. shingle roofing',
        '10.00 SQ',
        '1.00',
        '0.00',
        '10.00',
      ]),
      { text: 'with felt below all of it', x: 36, y: 126 },
      ...numbered(2, 138, [
        'Detach & Reset roof vent - turtle type',
        '10.00 EA',
        '4.00',
        '0.00',
        '40.00',
      ]),
      { text: 'Metal', x: 36, y: 148 },
      ...numbered(3, 160, [
        'R&R Gutter / downspout - aluminum to',
        '10.00 LF',
        '4.00',
        '0.00',
        '40.00',
      ]),
      { text: '5"', x: 36, y: 166 },
    ]);
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Remove laminated comp. shingle roofing with felt below all of it', null],
      ['Detach & Reset roof vent - turtle type Metal', null],
      ['R&R Gutter / downspout - aluminum to 5"', null],
    ]);
  });

  it('decimals that a narrow column sets below their figure are the quantity’s', () => {
    const { lineItems } = readScan([
      ...numbered(1, 116, ['Carpet tile', '12,705. SF', '1.00', '0.00', '12,705.75']),
      { text: '75', x: 228, y: 126 },
      ...numbered(2, 138, ['Base shoe', '10.00 LF', '4.00', '0.00', '40.00']),
    ]);
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([12_705.75, 10]);
    expect(lineItems[0]?.f9Note).toBeNull();
  });

  it('an insured whose name the estimate bears keeps the space of a person’s name', () => {
    const { insuredName } = readScan(
      [
        ...numbered(1, 116, ['Base shoe', '10.00 LF', '4.00', '0.00', '40.00']),
        { text: 'HATHERSAGE_MARISOL', x: 36, y: 300 },
        { text: 'Line Item Totals: HATHERSAGE_MARISOL', x: 36, y: 316 },
      ],
      [
        { text: 'Insured:', x: 36, y: 40 },
        // One space of common type is a quarter of its size wide.
        { text: 'HATHERSAGE', x: 100, y: 40 },
        { text: 'MARISOL', x: 147.5, y: 40 },
        { text: 'HATHERSAGE', x: 36, y: 60 },
        { text: 'MARISOL', x: 83.5, y: 60 },
      ],
    );
    expect(insuredName).toBe('HATHERSAGE MARISOL');
  });

  it('a numbered sentence of a note that ends in an amount begins no row', () => {
    const { lineItems } = readScan([
      ...numbered(1, 116, ['Remove carpet', '10.00 SF', '1.00', '0.00', '10.00']),
      ...numbered(2, 132, ['Base shoe', '10.00 LF', '4.00', '0.00', '40.00']),
      { text: '1. It is needed to complete the work as asked. The cost is $40.00.', x: 44, y: 142 },
      ...numbered(3, 158, ['Paint jamb', '1.00 EA', '5.00', '0.00', '5.00']),
    ]);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Remove carpet',
      'Base shoe',
      'Paint jamb',
    ]);
    expect(lineItems[1]?.f9Note).toContain('needed to complete');
  });

  const columnsOf = (heads: readonly (readonly [string, number])[]) => {
    const cells = ['Base shoe', '10.00', 'Lin Ft', '4.00', '40.00'];
    const words = [100, 116, 132, 148].flatMap((y, line) =>
      heads.map(([head, x], at) => ({ text: line === 0 ? head : (cells[at] ?? ''), x, y })),
    );
    const scanned = words.map((run): PlacedText => ({ confidence: 0.95, ...run }));
    const result = readEstimate([page(1, scanned, 'ocr')], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    return result.estimate.lineItems.map(({ unit, unitPrice, rcv }) => [unit, unitPrice, rcv]);
  };
  const READ = [116, 132, 148].map(() => ['LF', 4, 40]);

  it('a head whose slash was read as a stroke is told', () => {
    const heads = [
      ['DESCRIPTION', 36],
      ['Quan.', 250],
      ['UM', 283],
      ['UIP', 345],
    ] as const;
    expect(columnsOf([...heads, ['Line Total', 480]])).toEqual(READ);
  });

  it('a room is named left of its measures, and no label of its drawing', () => {
    const { lineItems } = readScan(
      numbered(1, 116, ['Base shoe', '10.00 LF', '4.00', '0.00', '40.00']),
      [
        { text: 'Stairwell - Upper', x: 36, y: 80 },
        { text: '154.67 SF floor', x: 280, y: 80 },
      ],
    );
    expect(lineItems[0]?.printed?.path).toEqual(['Stairwell - Upper']);
  });

  it('ages in a column without lives stay whole numbers', () => {
    const columns: ColumnPlace[] = [
      { heading: 'DESCRIPTION', x: 36, align: 'left' },
      { heading: 'QTY', x: 250, align: 'right' },
      { heading: 'AGE', x: 300, align: 'right' },
      { heading: 'COST EACH', x: 400, align: 'right' },
      { heading: 'RCV', x: 480, align: 'right' },
    ];
    const words = [
      ...header(columns, 100),
      ...[116, 132, 148].flatMap((y) => [
        ...row(columns, y, ['Area rug', '2', '14', '10.00', '20.00']),
      ]),
    ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    expect(result.estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual(
      [116, 132, 148].map(() => ['Area rug', 20]),
    );
    expect(warningsOf(result.estimate)).toEqual([]);
  });

  it('a note a little further below its row than wrapped words is a note', () => {
    const { lineItems } = readScan([
      ...[0, 1, 2].flatMap((at) => [
        ...numbered(2 * at + 1, 116 + 40 * at, [
          'Clean the masonry with pressure, chemicals',
          '10.00 SF',
          '1.00',
          '0.00',
          '10.00',
        ]),
        { text: 'and a soft brush', x: 36, y: 126 + 40 * at },
        ...numbered(2 * at + 2, 140 + 40 * at, ['Clean soffit', '9.00 SF', '1.00', '0.00', '9.00']),
      ]),
      ...numbered(7, 236, [
        'Clean with pressure/chemical spray',
        '4.00 SF',
        '1.00',
        '0.00',
        '4.00',
      ]),
      { text: 'Both sides of it', x: 36, y: 248.4 },
    ]);
    expect(lineItems[0]?.description).toBe(
      'Clean the masonry with pressure, chemicals and a soft brush',
    );
    expect(lineItems[6]).toMatchObject({
      description: 'Clean with pressure/chemical spray',
      f9Note: 'Both sides of it',
    });
  });
});
