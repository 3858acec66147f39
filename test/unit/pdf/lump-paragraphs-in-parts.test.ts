import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

/** Numbers in larger type, a hair below the words of the paragraphs that they count, which end in an amount. */
const paragraph = (y: number, number: string, lines: string[], cost: string): PlacedText[] => [
  { text: number, x: 46, y: y + 1.2, size: 10.5, bold: true },
  ...lines.map((text, at): PlacedText => ({ text, x: 64, y: y + at * 13, size: 10 })),
  {
    text: cost,
    x: 565,
    y: y + (lines.length - 1) * 13 + 1.2,
    align: 'right',
    size: 10.5,
    bold: true,
  },
];

const part = (y: number, name: string): PlacedText => ({
  text: name,
  x: 46,
  y,
  size: 12.5,
  bold: true,
});

const summed = (y: number, label: string, cost: string): PlacedText[] => [
  { text: label, x: 420, y, bold: true, size: 10.5 },
  { text: cost, x: 565, y, align: 'right', bold: true, size: 10.5 },
];

const plain = (y: number, label: string, cost: string): PlacedText[] => [
  { text: label, x: 300, y },
  { text: cost, x: 565, y, align: 'right' },
];

const option = (y: number, label: string, cost: string): PlacedText[] => [
  { text: label, x: 46, y, size: 10 },
  { text: cost, x: 565, y: y + 1.2, align: 'right', bold: true, size: 10.5 },
];

describe('proposals of numbered paragraphs in parts', () => {
  const estimate = read(
    page(1, [
      { text: 'PROPOSAL FOR THE CELLAR', x: 46, y: 40, size: 14 },
      part(80, 'Part A: Cleaning'),
      ...paragraph(
        100,
        '1',
        [
          'Set up barriers at the stair and both of the doors of the cellar, six mil poly over poles,',
          'and keep the air at -0.02" w.c. with two machines that are vented to the yard and logged',
          'from the first day through the clearance of the cellar.',
        ],
        '1,500.00',
      ),
      ...paragraph(
        145,
        '2',
        [
          'Take out the paneling, the furring and the ceiling of the cellar, double bag, and carry out',
          'through the bulkhead at the north.',
        ],
        '2,250.00',
      ),
      ...paragraph(180, '3', ['Vacuum, brush and wipe all wood.'], '1,125.50'),
      ...summed(205, 'Part A sum', '4,875.50'),
      part(230, 'Part B: Put back'),
      ...paragraph(250, '4', ['Hang and finish board at the walls.'], '3,000.00'),
      ...paragraph(
        275,
        '5',
        [
          'Paint the walls and the ceiling of the cellar in two coats, colors by the owner, and seal all',
          'of the floor with one coat of clear.',
        ],
        '1,400.00',
      ),
      ...paragraph(310, '6', ['Base and shoe, primed.'], '640.00'),
      ...summed(335, 'Part B sum', '5,040.00'),
    ]),
    page(2, [
      part(40, 'Options'),
      ...option(70, 'Dehumidifier with pump accepted - initials RT', '980.00'),
      ...option(90, 'Shelves along the north wall declined', '720.00'),
      ...option(110, 'Second coat of sealer declined', '410.00'),
      ...plain(140, 'Parts A and B', '9,915.50'),
      ...plain(155, 'Accepted option', '980.00'),
      ...plain(170, 'Subtotal', '10,895.50'),
      ...plain(185, 'Overhead 10%', '1,089.55'),
      ...summed(205, 'Proposal total', '$11,985.05'),
    ]),
  );

  it('keep their numbers, and have no row for the sum of a part', () => {
    expect(estimate.lineItems.map(({ printed, rcv }) => [printed?.lineNumber, rcv])).toEqual([
      ['1', 1500],
      ['2', 2250],
      ['3', 1125.5],
      ['4', 3000],
      ['5', 1400],
      ['6', 640],
      [null, 980],
    ]);
    expect(estimate.lineItems[0]?.description).toMatch(/^Set up barriers .* of the cellar\.$/);
  });

  it('tell of the options that were declined', () => {
    expect(warningsOf(estimate).map(({ code }) => code)).toContain('offers_left_out');
  });
});

describe('alternates that are marked as in or out', () => {
  it('are counted by the sums below them, and told where they are out', () => {
    const table = columns(
      ['Description', 36, 'left'],
      ['Qty', 350],
      ['Unit Price', 430],
      ['Total', 520],
    );
    const estimate = read(
      page(1, [
        ...header(table, 40),
        { text: 'BARN', x: 36, y: 60, bold: true },
        ...row(table, 74, ['Tear off shingles', '10.00 SQ', '60.00', '600.00']),
        ...row(table, 88, ['Lay shingles', '11.00 SQ', '200.00', '2,200.00']),
        ...row(table, 102, ['Barn total', '', '', '2,800.00'], { bold: true }),
        { text: 'SILO', x: 36, y: 124, bold: true },
        ...row(table, 138, ['Replace hatch', '1.00 EA', '450.00', '450.00']),
        ...row(table, 152, ['Paint dome', '300.00 SF', '2.00', '600.00']),
        ...row(table, 166, ['Silo total', '', '', '1,050.00'], { bold: true }),
        { text: 'ALTERNATES', x: 36, y: 188, bold: true },
        { text: 'marked IN are part of the price', x: 120, y: 188 },
        ...row(table, 202, ['Gutter guards, 60 LF', 'IN', '', '720.00']),
        ...row(table, 216, ['Two edge vents', 'IN', '', '130.00']),
        ...row(table, 230, ['Copper finial', 'OUT', '(540.00 not added)', '']),
        ...row(table, 256, ['', '', 'Barn and silo', '3,850.00']),
        ...row(table, 270, ['', '', 'Alternates marked IN', '850.00']),
        ...row(table, 284, ['', '', 'All lines', '4,700.00']),
        ...row(table, 298, ['', '', 'Overhead & profit 10/10 (20%)', '940.00']),
        ...row(table, 312, ['', '', 'ESTIMATE PRICE', '$5,640.00'], { bold: true }),
      ]),
    );
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([600, 2200, 450, 600, 720, 130]);
    expect(estimate.lineItems.at(-1)?.f9Note ?? '').not.toContain('finial');
    expect(warningsOf(estimate).map(({ code }) => code)).toContain('offers_left_out');
  });
});
