import { describe, expect, it } from 'vitest';
import type { PageText } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A sheet that is wider than its paper, printed with the letters of its columns and the numbers of its rows. */

const LEFT = columns(['Item', 60, 'left'], ['Qty', 320], ['Unit', 360], ['Rate', 430]);
const RIGHT = columns(['Total', 140]);

const TOP = 60;
const PITCH = 14;

const labels = (letters: string, count: number): PlacedText[] => [
  ...[...letters].map((letter, at) => ({ text: letter, x: 90 + at * 80, y: TOP - PITCH })),
  ...Array.from({ length: count }, (_, at) => ({
    text: `${at + 1}`,
    x: 42,
    y: TOP + at * PITCH,
    align: 'right' as const,
  })),
];

const ROWS = [
  [['Pull soaked insulation', '60', 'sf', '0.90'], ['54.00']],
  [['Furring strips', '45', 'lf', '2.20'], ['99.00']],
  [[], []],
  [['Knotty pine boards', '60', 'sf', '9.50'], ['570.00']],
  [['Swing stage', '1', 'ea', '310.00'], ['310.00']],
] as const;

const left = () =>
  page(1, [
    ...labels('ABCD', 8),
    { text: 'Insured: Ida Quillon', x: 60, y: TOP },
    ...header(LEFT, TOP + PITCH),
    ...ROWS.flatMap(([cells], at) => row(LEFT, TOP + (at + 2) * PITCH, cells)),
    { text: 'Total', x: 60, y: TOP + 7 * PITCH, bold: true },
  ]);

const right = (letter: string, count = 8) =>
  page(2, [
    ...labels(letter, count),
    ...header(RIGHT, TOP + PITCH),
    ...ROWS.flatMap(([, cells], at) => row(RIGHT, TOP + (at + 2) * PITCH, cells)),
    ...row(RIGHT, TOP + 7 * PITCH, ['1,033.00'], { bold: true }),
  ]);

describe('a column on a page of its own', () => {
  it('is joined to the rows that it counts', () => {
    const { lineItems, printed } = read(left(), right('E'));
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Pull soaked insulation', 60, 'SF', 0.9, 54],
      ['Furring strips', 45, 'LF', 2.2, 99],
      ['Knotty pine boards', 60, 'SF', 9.5, 570],
      ['Swing stage', 1, 'EA', 310, 310],
    ]);
    expect(printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['grand', 1033],
    ]);
  });

  it('is none where the letters do not go on, or other rows are counted', () => {
    const rightmost = (other: PageText): number =>
      Math.max(
        ...read(left(), other).lineItems.map(({ printed }) => printed?.readAt?.box.right ?? 0),
      );
    expect(rightmost(right('E'))).toBeGreaterThan(612);
    expect(rightmost(right('G'))).toBeLessThan(612);
    expect(rightmost(right('E', 9))).toBeLessThan(612);
  });
});
