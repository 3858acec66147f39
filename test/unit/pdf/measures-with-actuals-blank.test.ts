import { expect, it } from 'vitest';
import { headingKind } from '../../../lambdas/domain/pdf/tables/heading-words.ts';
import type { PlacedText } from './draw.ts';
import { columns, header, page, read, row, text } from './draw.ts';

const WORK = columns(
  ['Type', 36, 'left'],
  ['Material or Labor Description', 84, 'left'],
  ['Qty', 320],
  ['Units', 326, 'left'],
  ['Unit Cost', 405],
  ['Est. Cost', 460],
  ['Act. Qty', 510],
  ['Act. Cost', 570],
);

const BLANK = ['______', '_______'];

/** A measure with its heads, rows and total; the part of the house beside its name. */
const measure = (
  y: number,
  [name, components]: readonly [string, string],
  rows: readonly (readonly string[])[],
  [label, total]: readonly [string, string],
): PlacedText[] => [
  text(y, name, { size: 10, bold: true }),
  { text: `Components: ${components}`, x: 340, y, size: 9 },
  ...header(WORK, y + 15),
  ...rows.flatMap((cells, at) => row(WORK, y + 29 + at * 12, [...cells, ...BLANK])),
  { text: label, x: 360, y: y + 29 + rows.length * 12, align: 'right' },
  { text: total, x: 460, y: y + 29 + rows.length * 12, align: 'right', bold: true },
];

const paper = page(1, [
  text(40, 'Energy Measures', { size: 12, bold: true }),
  ...measure(
    60,
    ['Measure 1: Attic Ins. R-38', 'A1, A2'],
    [
      ['Material', 'Cellulose, loose', '40', 'Bag', '20.00', '800.00'],
      ['Labor', 'Blow attic', '900', 'SqFt', '0.50', '450.00'],
    ],
    ['Measure 1 total', '1,250.00'],
  ),
  ...measure(
    140,
    ['Measure 2: Water Heater Replacement', 'WH1'],
    [
      ['Material', 'Water heater, 40 gal', '1', 'Each', '900.00', '900.00'],
      ['Labor', 'Set water heater', '6', 'Hour', '50.00', '300.00'],
      ['Other', 'Permit', '1', 'Each', '60.00', '60.00'],
    ],
    ['Measure 2 total', '1,260.00'],
  ),
  ...measure(
    240,
    ['Measure 3: Exhaust Fan 62.2', 'H&S'],
    [['Material', 'Fan, 80 CFM', '2', 'Each', '150.00', '300.00']],
    ['Measure 3 total', '300.00'],
  ),
  { text: 'Work order total', x: 360, y: 320, align: 'right' },
  { text: '2,810.00', x: 460, y: 320, align: 'right', bold: true },
]);

it('reads the estimated costs of a work order whose actual ones are to be filled in', () => {
  const { lineItems } = read(paper);
  expect(
    lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
    ]),
  ).toEqual([
    ['Cellulose, loose', 40, 'BG', 20, 800],
    ['Blow attic', 900, 'SF', 0.5, 450],
    ['Water heater, 40 gal', 1, 'EA', 900, 900],
    ['Set water heater', 6, 'HR', 50, 300],
    ['Permit', 1, 'EA', 60, 60],
    ['Fan, 80 CFM', 2, 'EA', 150, 300],
  ]);
});

it('names a numbered group without the components beside its name', () => {
  const { lineItems, printed } = read(paper);
  const names = [
    'Measure 1: Attic Ins. R-38',
    'Measure 2: Water Heater Replacement',
    'Measure 3: Exhaust Fan 62.2',
  ];
  expect([...new Set(lineItems.map((item) => item.printed?.path?.at(-1)))]).toEqual(names);
  expect(printed?.totals.flatMap(({ kind, name }) => (kind === 'grand' ? [] : [name]))).toEqual(
    names,
  );
});

it('knows the headings of what was estimated and of what it came to', () => {
  expect(
    ['Material or Labor Description', 'Est. Cost', 'Actual Qty', 'Act. Cost'].map(headingKind),
  ).toEqual(['description', 'total', 'otherNumber', 'otherNumber']);
});
