import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Spreadsheets printed as they stand on the screen. */

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 50,
  y,
  ...more,
});

const headed = (name: string, rate = '20%') =>
  columns(
    [name, 50, 'left'],
    ['L', 260],
    ['W', 290],
    ['NO.', 320],
    ['QTY', 360],
    ['UOM', 400],
    ['RATE', 440],
    ['AMOUNT', 490],
    [`O&P ${rate}`, 540],
    ['RCV', 590],
  );

/** Letters above the columns and a number before every line, as the sheet has them. */
const labelled = (runs: readonly PlacedText[]): PlacedText[] => [
  ...'ABCDEFGHIJ'.split('').map((letter, at) => text(20, letter, { x: 60 + at * 50 })),
  ...[...new Set(runs.map(({ y }) => y))]
    .toSorted((a, b) => a - b)
    .map((y, at) => ({ text: `${at + 1}`, x: 30, y, align: 'right' as const })),
  ...runs,
];

const cells = (y: number, ...texts: string[]): PlacedText[] => row(headed(''), y, texts);

describe('letters of columns and numbers of rows', () => {
  const runs = [
    text(40, 'Insured: Ida Quillon     Claim No.: 77012045     D/L: 3/1/2026'),
    ...header(headed('DESCRIPTION'), 60),
    ...cells(72, 'Hang drywall', '10', '2', '1', '20.00', 'SF', '2.00', '40.00', '8.00', '48.00'),
    text(84, '* Not on the other estimate.', { italic: true }),
    ...cells(96, 'Set door', '', '', '', '2.00', 'EA', '50.00', '100.00', '-', '100.00'),
  ];

  it('go from a scan although one of the numbers was misread', () => {
    const rows = Array.from({ length: 7 }, (_, at) =>
      cells(
        72 + at * 12,
        `Set door ${'ABCDEFG'[at]}`,
        ...`,,,2.00,EA,50.00,100.00,-,100.00`.split(','),
      ),
    );
    const sum = cells(160, 'Subtotal KITCHEN', ...',,,,,,700.00,,700.00'.split(','));
    const sheet = labelled([...header(headed('KITCHEN'), 60), ...rows.flat(), ...sum]);
    const scanned = sheet.map((run) => ({
      confidence: 0.95,
      ...run,
      ...(run.text === '7' ? { text: '1' } : {}),
    }));
    expect(
      read(page(1, scanned, 'ocr')).lineItems.map(({ description, room }) => [description, room]),
    ).toEqual([...'ABCDEFG'].map((letter) => [`Set door ${letter}`, 'KITCHEN']));
  });

  it('go from a scan whose letters have a speck among them, and whose numbers a stroke before them', () => {
    const bid = columns(
      ['No.', 50, 'left'],
      ['Work', 90, 'left'],
      ['Meas.', 330],
      ['U/M', 350, 'left'],
      ['Labor $', 420],
      ['$ per U/M', 500],
      ['Extended', 580],
    );
    const rows = [
      ['1.01', 'Set post', '4', 'ea', '40.00', '40.00', '160.00'],
      ['1.02', 'Pour footing', '2', 'ea', '150.00', '150.00', '300.00'],
      // The point of 12.5 was not seen.
      ['1.03', 'Glue beam', '125', 'lf', '22.40', '22.40', '280.00'],
      ['1.04', 'Patch roof', '30', 'sf', '3.00', '3.00', '90.00'],
    ];
    const sheet = labelled([
      ...header(bid, 60),
      ...rows.flatMap((cells, at) => row(bid, 72 + at * 12, cells)),
      { text: '-', x: 284, y: 124 },
      { text: 'Total Porch', x: 290, y: 124 },
      { text: '830.00', x: 580, y: 124, align: 'right' as const },
    ]);
    const misread = new Map([
      ['C', 'Cc'],
      ['I', '77"'],
    ]);
    const scanned = sheet.map((run) => ({
      confidence: 0.95,
      ...run,
      text: (run.y === 20 ? misread.get(run.text) : undefined) ?? run.text,
      ...(run.text === '2' && run.x === 30 ? { text: 'L2', x: 30 } : {}),
    }));
    const { lineItems } = read(page(1, scanned, 'ocr'));
    expect(
      lineItems.map(({ description, quantity, rcv, printed }) => [
        printed?.lineNumber,
        description,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['1.01', 'Set post', 4, 160],
      ['1.02', 'Pour footing', 2, 300],
      ['1.03', 'Glue beam', 12.5, 280],
      ['1.04', 'Patch roof', 30, 90],
    ]);
  });

  it('are no part of what the sheet says', () => {
    const estimate = read(page(1, labelled(runs)));
    expect(estimate).toMatchObject({ claimNumber: '77012045', dateOfLoss: '2026-03-01' });
    expect(
      estimate.lineItems.map(({ description, quantity, unit, rcv, f9Note, printed }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      [null, 'Hang drywall', 20, 'SF', 48, '* Not on the other estimate.'],
      [null, 'Set door', 2, 'EA', 100, null],
    ]);
  });

  it('are told from numbers that count items', () => {
    const numbered = columns(
      ['#', 30, 'left'],
      ['ITEM', 60, 'left'],
      ['QTY', 360],
      ['PRICE', 440],
      ['TOTAL', 540],
    );
    const { lineItems } = read(
      page(1, [
        text(30, 'A B C Restoration', { x: 60 }),
        ...header(numbered, 60),
        ...row(numbered, 72, ['1', 'Hang drywall', '20.00 SF', '2.00', '40.00']),
        ...row(numbered, 84, ['2', 'Set door', '2.00 EA', '50.00', '100.00']),
      ]),
    );
    expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual(['1', '2']);
  });
});

describe('the head of a table', () => {
  it('may hold the area’s name and a rate', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...header(headed('BEDROOM 2'), 60),
        ...cells(
          72,
          'Hang drywall',
          '10',
          '2',
          '1',
          '20.00',
          'SF',
          '2.00',
          '40.00',
          '8.00',
          '48.00',
        ),
        ...cells(84, 'Subtotal BEDROOM 2', '', '', '', '', '', '', '40.00', '8.00', '48.00'),
        ...header(headed('ROOF - ALL SLOPES'), 108),
        ...cells(
          120,
          'Drip edge',
          '30',
          '',
          '1',
          '30.00',
          'LF',
          '3.00',
          '90.00',
          '18.00',
          '108.00',
        ),
        ...cells(
          132,
          'Subtotal ROOF - ALL SLOPES',
          '',
          '',
          '',
          '',
          '',
          '',
          '90.00',
          '18.00',
          '108.00',
        ),
      ]),
    );
    expect(
      lineItems.map(({ room, description, overheadProfit }) => [room, description, overheadProfit]),
    ).toEqual([
      ['BEDROOM 2', 'Hang drywall', 8],
      ['ROOF - ALL SLOPES', 'Drip edge', 18],
    ]);
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', 'BEDROOM 2', 48],
      ['room', 'ROOF - ALL SLOPES', 108],
    ]);
  });

  it('names no area where it is the same everywhere', () => {
    const rows = (y: number, name: string) =>
      cells(y, name, '10', '2', '1', '20.00', 'SF', '2.00', '40.00', '8.00', '48.00');
    const others = (y: number, name: string) =>
      cells(y, name, '15', '2', '1', '30.00', 'SF', '2.00', '60.00', '12.00', '72.00');
    const { lineItems } = read(
      page(1, [...header(headed('WORKS'), 60), ...rows(72, 'Hang drywall'), ...rows(84, 'Tape')]),
      page(2, [...header(headed('WORKS'), 60), ...others(72, 'Prime'), ...others(84, 'Paint')]),
    );
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['General', 'Hang drywall'],
      ['General', 'Tape'],
      ['General', 'Prime'],
      ['General', 'Paint'],
    ]);
  });
});
