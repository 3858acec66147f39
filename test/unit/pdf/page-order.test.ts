import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 330],
  ['UNIT PRICE', 420],
  ['TOTAL', 520],
);

/** Three pages of two rooms that share a name; `foot` is what a page prints at its end. */
const sheets = (foot: (number: number) => string): PlacedText[][] =>
  [
    [
      { text: 'Bedroom', x: 180, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['1. Carpet pad', '10.00 SF', '2.00', '20.00']),
    ],
    [
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['2. Carpet', '10.00 SF', '4.00', '40.00']),
      ...row(TABLE, 140, ['Totals: Bedroom', '', '', '60.00'], { bold: true }),
    ],
    [
      { text: 'Bedroom', x: 180, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['3. Baseboard', '10.00 LF', '5.00', '50.00']),
      ...row(TABLE, 140, ['Totals: Bedroom', '', '', '50.00'], { bold: true }),
      ...row(TABLE, 160, ['Line Item Totals: ELM', '', '', '110.00'], { bold: true }),
    ],
  ].map((texts, index) => [...texts, { text: foot(index + 1), x: 36, y: 770 }]);

const readStack = (stack: readonly PlacedText[][]) =>
  read(...stack.map((texts, index) => page(index + 1, texts)));

describe('pages that come last page first', () => {
  it.each([
    ['Page: 1', (number: number) => `ELM 3/4/2026 Page: ${number}`],
    ['page 1 of 3', (number: number) => `page ${number} of 3`],
    ['a bare number', (number: number) => `www.example.com ${number}`],
  ])('are read in their printed order where they print %s', (_, foot) => {
    const estimate = readStack(sheets(foot).toReversed());
    expect(
      estimate.lineItems.map(({ description, room, printed }) => [
        description,
        room,
        printed?.readAt.page,
      ]),
    ).toEqual([
      ['Carpet pad', 'Bedroom', 3],
      ['Carpet', 'Bedroom', 2],
      ['Baseboard', 'Bedroom', 1],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });
});

it.each([
  ['Page: 1', (number: number) => `Page: ${number}`],
  ['a bare number', (number: number) => `www.example.com ${number}`],
])('pages that come as a stack of odd and a stack of even ones are counted by %s', (_, foot) => {
  const [first = [], second = [], third = []] = sheets(foot);
  const estimate = readStack([first, third, second]);
  expect(estimate.lineItems.map(({ description }) => description)).toEqual([
    'Carpet pad',
    'Carpet',
    'Baseboard',
  ]);
  expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
});

describe('sheets printed on both sides, of which a letter and a cover have no number', () => {
  const LETTER: PlacedText[] = [
    { text: 'Dear Ms. Quillon, please find our estimate.', x: 36, y: 80 },
  ];
  const numbered = sheets((number) => `ELM 3/4/2026 Page: ${number}`);
  const [first = [], second = [], third = []] = numbered;

  it.each([
    ['even ones as they lie', [LETTER, second, first, third]],
    ['even ones last one first', [LETTER, second, third, first]],
  ])('are read as they were printed: odd pages, then %s', (_, stack) => {
    const estimate = readStack(stack);
    expect(
      estimate.lineItems.map(({ description, printed }) => [description, printed?.readAt.page]),
    ).toEqual([
      ['Carpet pad', stack.indexOf(first) + 1],
      ['Carpet', stack.indexOf(second) + 1],
      ['Baseboard', stack.indexOf(third) + 1],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('stay as they are where one number does not agree', () => {
    const estimate = readStack([LETTER, third, first, second]);
    expect(estimate.lineItems.map(({ description }) => description)).toEqual([
      'Baseboard',
      'Carpet pad',
      'Carpet',
    ]);
  });
});

it('pages whose numbers begin anew are several documents and stay as they are', () => {
  const [first = [], second = [], third = []] = sheets((number) => `Page: ${number}`);
  const estimate = readStack([third, first, second]);
  expect(estimate.lineItems.map(({ description }) => description)).toEqual([
    'Baseboard',
    'Carpet pad',
    'Carpet',
  ]);
});
