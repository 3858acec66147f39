import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row, text } from './draw.ts';

const FIGURES = columns(
  ['QTY', 70],
  ['UNIT COST', 150],
  ['TAX', 210],
  ['RC', 280],
  ['AGE/LIFE', 350],
  ['DEP %', 410],
  ['DEPREC.', 480],
  ['ACV', 560],
);

const kind = (y: number, name: string, bold = false): PlacedText => ({
  text: name,
  x: 572,
  y,
  align: 'right',
  bold,
});

const thing = (y: number, name: string, category: string, replaced: string, cost: string) => [
  text(y, name, { bold: true }),
  kind(y, category),
  ...(replaced === '' ? [] : [text(y + 11, `Replaced with: ${replaced}`, { x: 64, italic: true })]),
  ...row(FIGURES, y + (replaced === '' ? 11 : 21), [
    '1.00',
    cost,
    '0.00',
    cost,
    '2/4 yrs',
    '50.00%',
    '(50.00)',
    '50.00',
  ]),
];

describe('evaluations of contents', () => {
  const { lineItems } = read(
    page(1, [
      text(60, 'ITEM / ORIGINAL DESCRIPTION', { bold: true, size: 7 }),
      kind(60, 'CATEGORY', true),
      ...row(
        FIGURES,
        70,
        FIGURES.map(({ heading }) => heading),
        { bold: true, size: 7 },
      ),
      text(90, 'Study', { bold: true, size: 11 }),
      ...thing(106, '1. Camera, mirrorless', 'Electronics', 'Model C2 / Camera Barn', '100.00'),
      text(138, 'Bought used in 2023.', { x: 64 }),
      ...thing(156, '2. Cash in drawer', 'Money', '', '100.00'),
      ...thing(190, '3. Necklace', 'Jewelry', 'Quote of Ida Quillon #77', '100.00'),
      ...row(FIGURES, 226, ['', '', '0.00', '300.00', '', '', '(150.00)', '150.00'], {
        bold: true,
      }),
      text(226, 'Totals: Study', { bold: true }),
    ]),
  );

  it('say of what kind a thing is, and what it was replaced with', () => {
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Camera, mirrorless', 100],
      ['Cash in drawer', 100],
      ['Necklace', 100],
    ]);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      'Replaced with: Model C2 / Camera Barn\nCategory: Electronics\nBought used in 2023.',
      'Category: Money',
      'Replaced with: Quote of Ida Quillon #77\nCategory: Jewelry',
    ]);
  });
});
