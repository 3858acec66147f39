import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What flood programs, spreadsheets, proposal apps and insurers printed that nobody had seen before. */

const text = (x: number, y: number, words: string, rest: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x,
  y,
  ...rest,
});

describe('a flood program in one type', () => {
  const TABLE = columns(
    ['Ln', 40, 'left'],
    ['Qty', 110],
    ['Un', 116, 'left'],
    ['Description of Repair', 142, 'left'],
    ['Unit Cost', 388],
    ['RCV', 440],
    ['Dp%', 470],
    ['Deprec', 516],
    ['ACV', 574],
  );

  const rows = (y: number): PlacedText[] => [
    ...row(TABLE, y, [
      '1',
      '100.00',
      'SF',
      'Replace drywall',
      '3.00',
      '300.00',
      '10',
      '30.00',
      '270.00',
    ]),
    ...row(TABLE, y + 13, [
      '2',
      '2.00',
      'EA',
      'Replace outlets',
      '20.00',
      '40.00',
      '',
      '',
      '40.00',
    ]),
    text(388, y + 26, 'Sub-total', { align: 'right' }),
    ...row(TABLE, y + 26, ['', '', '', '', '', '340.00', '', '30.00', '310.00']),
  ];

  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60).map((run) => ({ ...run, bold: false })),
      text(40, 80, 'Living Room'),
      text(50, 93, '19-2 x 15-6 x 8-0 Wall 554.67 Ceil 297.08 Flr 297.08 Perim 69.33'),
      ...rows(106),
      text(40, 158, 'Hall / Closets'),
      text(50, 171, 'Irregular Wall 412.00 Flr 61.20 Perim 51.50'),
      ...rows(184),
      text(40, 236, 'Mechanical & Cleaning'),
      ...rows(249),
    ]),
    page(2, [
      text(40, 60, 'Summary for Coverage A'),
      ...[
        ['Total of all line items (RCV)', '$1,020.00'],
        ['Replacement cost value', '$1,020.00'],
        ['Less depreciation (non-recoverable, secondary residence)', '-$90.00'],
        ['Net building claim', '$930.00'],
      ].flatMap(([label = '', amount = ''], at) => [
        text(50, 75 + at * 13, label),
        text(574, 75 + at * 13, amount, { align: 'right' }),
      ]),
    ]),
  );

  it('has rooms told by their measures, and by the sum above', () => {
    expect(lineItems.map(({ room }) => room)).toEqual(
      ['Living Room', 'Hall / Closets', 'Mechanical & Cleaning'].flatMap((room) => [room, room]),
    );
  });

  it('has a share of depreciation, and loses what the summary says is lost', () => {
    expect(lineItems[0]?.printed?.depreciationPercent).toBe(10);
    expect(lineItems.map(({ depreciationRecoverable }) => depreciationRecoverable)).toEqual(
      lineItems.map(({ depreciation }) => (depreciation ?? 0) === 0),
    );
  });
});

it('what is extended is all that a row comes to where a column only marks what is taxed', () => {
  const TABLE = columns(
    ['Items', 57, 'left'],
    ['Tax?', 346, 'left'],
    ['Rate', 434],
    ['Qty', 494],
    ['Ext.', 555],
  );
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60),
      ...row(TABLE, 80, ['Gut kitchen to studs', 'N', '$3,480.00', '1', '$3,480.00']),
      ...row(TABLE, 102, ['Recessed lights', 'Y', '$142.00', '8 ea', '$1,136.00']),
      ...row(TABLE, 124, ['Foam, exterior wall', 'N', '$4.00', '100 sf', '$400.00']),
    ]),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Gut kitchen to studs', 3480],
    ['Recessed lights', 1136],
    ['Foam, exterior wall', 400],
  ]);
});

it('a dash among the sums beside the name of a room is nothing', () => {
  const TABLE = columns(
    ['Item', 30, 'left'],
    ['Description', 68, 'left'],
    ['Qty', 330],
    ['Unit', 336, 'left'],
    ['Labor', 410],
    ['Material', 470],
    ['Equip.', 520],
    ['Cost', 580],
  );
  const room = (y: number, number: number, name: string): PlacedText[] => [
    ...row(TABLE, y, [`${number} ${name}`, '', '', '', '200.00', '100.00', '-', '300.00']).map(
      (run) => ({ ...run, bold: true, size: 10.3 }),
    ),
    text(68, y + 14, 'Drywall', { bold: true }),
    ...row(TABLE, y + 28, [
      `${number}.01`,
      'Tear out ceiling',
      '4',
      'hr',
      '100.00',
      '50.00',
      '-',
      '150.00',
    ]),
    text(68, y + 42, 'Painting', { bold: true }),
    ...row(TABLE, y + 56, [
      `${number}.02`,
      'Prime all surfaces',
      '6',
      'sf',
      '100.00',
      '50.00',
      '-',
      '150.00',
    ]),
  ];
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60),
      ...room(80, 1, 'Upstairs Bedroom'),
      ...room(170, 2, 'Upstairs Hall'),
    ]),
  );
  expect(lineItems.map((item) => [item.room, item.section])).toEqual([
    ['Upstairs Bedroom', 'Drywall'],
    ['Upstairs Bedroom', 'Painting'],
    ['Upstairs Hall', 'Drywall'],
    ['Upstairs Hall', 'Painting'],
  ]);
});

it('a coverage below another one has a summary of its own', () => {
  const sums = (y: number, total: string, net: string): PlacedText[] =>
    [
      ['Line Item Total', total],
      ['Replacement Cost Value', total],
      ['Net Payment', net],
    ].flatMap(([label = '', amount = ''], at) => [
      text(60, y + at * 13, label),
      text(500, y + at * 13, amount, { align: 'right' }),
    ]);
  const TABLE = columns(
    ['DESCRIPTION', 40, 'left'],
    ['QUANTITY', 330],
    ['UNIT PRICE', 420],
    ['RCV', 500],
  );
  const { printed } = read(
    page(1, [
      text(40, 40, 'Roof', { bold: true, size: 11 }),
      ...header(TABLE, 60),
      ...row(TABLE, 80, ['1. Felt', '10.00 SQ', '80.00', '800.00']),
      ...row(TABLE, 94, ['2. Fence', '10.00 LF', '20.00', '200.00']),
    ]),
    page(2, [
      text(220, 40, 'PAYMENT WORKSHEET', { bold: true }),
      text(40, 60, 'Coverage A - Dwelling', { bold: true }),
      ...sums(75, '800.00', '700.00'),
      text(40, 120, 'Other Structures (within Coverage A)', { bold: true }),
      ...sums(135, '200.00', '200.00'),
    ]),
  );
  expect(
    printed?.summaries.map(({ lineItemTotal, netClaim }) => [lineItemTotal, netClaim]),
  ).toEqual([
    [800, 700],
    [200, 200],
  ]);
});

it('a description goes on closely below its figures where most have them beside their last line', () => {
  const TABLE = columns(['DESCRIPTION', 32, 'left'], ['QTY', 330], ['PRICE', 400], ['TOTAL', 500]);
  const above = (y: number, number: number): PlacedText[] => [
    text(32, y, `${number}. Drywall - hung, taped, floated and made ready`),
    ...row(TABLE, y + 10, ['for paint', '10.00 SF', '4.00', '40.00']),
  ];
  const { lineItems } = read(
    page(1, [
      text(32, 40, 'Kitchen', { bold: true, size: 11 }),
      ...header(TABLE, 60),
      ...above(80, 1),
      ...above(106, 2),
      ...above(132, 3),
      ...row(TABLE, 158, [
        '4. Copper wiring run and box with cover - rough',
        '1.00 EA',
        '100.00',
        '100.00',
      ]),
      text(32, 168, 'in only, for the hood circuit from the panel'),
      ...row(TABLE, 184, ['5. Outlet', '5.00 EA', '20.00', '100.00']),
      ...row(TABLE, 200, ['6. Switch', '5.00 EA', '20.00', '100.00']),
    ]),
  );
  expect(lineItems.map(({ description, f9Note }) => [description, f9Note]).slice(3)).toEqual([
    [
      'Copper wiring run and box with cover - rough in only, for the hood circuit from the panel',
      null,
    ],
    ['Outlet', null],
    ['Switch', null],
  ]);
});
