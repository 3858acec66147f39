import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What prints that are public on the web showed: appraisals, manuals, supplements, metric prints. */

const text = (x: number, y: number, words: string, rest: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x,
  y,
  ...rest,
});

const FIGURES = columns(
  ['Description', 60, 'left'],
  ['Quantity', 330],
  ['Unit Price', 420],
  ['RCV', 500],
);

describe('quantities in metres', () => {
  it('have their unit in the same cell', () => {
    const { lineItems } = read(
      page(1, [
        ...header(FIGURES, 60),
        ...row(FIGURES, 80, ['1. Drywall', '22.50 SM', '10.00', '225.00']),
        ...row(FIGURES, 94, ['2. Baseboard - 83 mm', '23.46 M', '10.00', '234.60']),
        ...row(FIGURES, 108, ['3. Window stool', '3.05 M', '', 'INCLUDED']),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit }) => [description, quantity, unit]),
    ).toEqual([
      ['Drywall', 22.5, 'SM'],
      ['Baseboard - 83 mm', 23.46, 'M'],
      ['Window stool', 3.05, 'M'],
    ]);
  });
});

describe('a size in feet below the name of a room', () => {
  it.each(['18 ft x 12 ft x 10 ft', '24 ft x 40 ft, 29 ga. metal roof'])(
    'is no section: %s',
    (size) => {
      const room = (y: number, name: string): PlacedText[] => [
        text(60, y, name, { bold: true, size: 11 }),
        text(60, y + 13, size, { italic: true }),
        ...header(FIGURES, y + 28),
        ...row(FIGURES, y + 44, [`Paint ${name}`, '2.00 EA', '10.00', '20.00']),
        ...row(FIGURES, y + 58, [`Clean ${name}`, '1.00 EA', '10.00', '10.00']),
      ];
      const { lineItems } = read(page(1, [...room(60, 'Kitchen'), ...room(160, 'Picnic Shelter')]));
      expect(lineItems.map((item) => [item.room, item.section])).toEqual([
        ['Kitchen', null],
        ['Kitchen', null],
        ['Picnic Shelter', null],
        ['Picnic Shelter', null],
      ]);
    },
  );
});

describe('a manual with a table for each room', () => {
  const ROOM = columns(
    ['Ln', 60, 'left'],
    ['Act', 78, 'left'],
    ['Description', 100, 'left'],
    ['Qty', 300],
    ['Unit', 306, 'left'],
    ['Unit Cost', 390],
    ['Repl. Cost', 450],
    ['Deprec.', 510],
    ['ACV', 570],
  );

  const items = read(
    page(1, [
      text(60, 60, 'Hall Bath', { bold: true, size: 11 }),
      ...header(ROOM, 80),
      ...row(ROOM, 96, [
        '20',
        'CL',
        'Clean bath fixture',
        '3.00',
        'EA',
        '18.20',
        '54.60',
        '',
        '54.60',
      ]),
      ...row(ROOM, 110, ['21', 'CL', 'Clean tile', '96.00', 'SF', '0.50', '48.00', '', '48.00']),
      ...row(ROOM, 124, [
        '22',
        'RR',
        'Toilet seat',
        '1.00',
        'EA',
        '44.10',
        '44.10',
        '22.05 N',
        '22.05',
      ]),
    ]),
  ).lineItems;

  it('numbers its rows before activities that are written as units are', () => {
    expect(items.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual([
      ['20', 'Clean bath fixture'],
      ['21', 'Clean tile'],
      ['22', 'Toilet seat'],
    ]);
  });

  it('marks what is not recovered below the heading of its column', () => {
    const last = items.at(-1);
    expect([last?.depreciation, last?.depreciationRecoverable]).toEqual([22.05, false]);
  });
});

describe('a supplement beside what the carrier paid', () => {
  const SIDES = columns(
    ['#', 36, 'left'],
    ['Description', 56, 'left'],
    ['Qty', 300],
    ['Price', 345],
    ['RCV', 395],
    ['Qty', 440],
    ['Price', 485],
    ['RCV', 540],
    ['Difference', 590],
  );

  const estimate = read(
    page(1, [
      text(345, 60, 'CARRIER 3/4/2026', { align: 'right' }),
      text(500, 60, 'CONTRACTOR 3/26/2026', { align: 'right' }),
      ...header(SIDES, 74),
      ...row(SIDES, 90, [
        '1',
        'Felt',
        '1.00 SQ',
        '30.00',
        '30.00',
        '3.00 SQ',
        '30.00',
        '90.00',
        '60.00',
      ]),
      ...row(SIDES, 110, [
        '2',
        'Seal the walls, then paint, odor',
        '',
        '',
        'omitted',
        '2.00 SQ',
        '30.00',
        '60.00',
        '60.00',
      ]),
      text(56, 120, 'counteractant additive, including it'),
      ...row(SIDES, 140, [
        '3',
        'Nails',
        '1.00 SQ',
        '30.00',
        '30.00',
        '1.00 SQ',
        '30.00',
        '30.00',
        '0.00',
      ]),
      ...row(SIDES, 160, [
        '4',
        'Vents',
        '1.00 EA',
        '30.00',
        '30.00',
        '1.00 EA',
        '30.00',
        '30.00',
        '0.00',
      ]),
      ...row(SIDES, 180, [
        '5',
        'Ridge',
        '1.00 EA',
        '30.00',
        '30.00',
        '1.00 EA',
        '30.00',
        '30.00',
        '0.00',
      ]),
      ...row(SIDES, 200, [
        '6',
        'Boots',
        '1.00 EA',
        '30.00',
        '30.00',
        '1.00 EA',
        '30.00',
        '30.00',
        '0.00',
      ]),
      text(290, 240, 'Summary'),
      text(440, 240, 'Carrier', { align: 'right' }),
      text(510, 240, 'Contractor', { align: 'right' }),
      text(590, 240, 'Difference', { align: 'right' }),
      ...['Line item total', 'Total RCV', 'Net claim'].flatMap((label, at) => [
        text(290, 255 + at * 13, label),
        text(440, 255 + at * 13, '150.00', { align: 'right' }),
        text(510, 255 + at * 13, '270.00', { align: 'right' }),
        text(590, 255 + at * 13, '120.00', { align: 'right' }),
      ]),
    ]),
  );

  it('has no words of the side that is left out, and goes on in lines as wide as the widest', () => {
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Felt', 90],
      ['Seal the walls, then paint, odor counteractant additive, including it', 60],
      ['Nails', 30],
      ['Vents', 30],
      ['Ridge', 30],
      ['Boots', 30],
    ]);
  });

  it('is summed by its own side alone', () => {
    expect(
      estimate.printed?.summaries.map(({ lineItemTotal, netClaim }) => [lineItemTotal, netClaim]),
    ).toEqual([[270, 270]]);
  });
});
