import { describe, expect, it } from 'vitest';
import { inOneScale } from '../../../lambdas/domain/pdf/pages/one-scale.ts';
import type { PageText } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { amount, page, read, text } from './draw.ts';

/** The page as a printer lays it onto another paper. */
const fitted = (drawn: PageText, width: number, height: number): PageText => {
  const scale = Math.min(width / drawn.width, height / drawn.height);
  const down = height - drawn.height * scale;
  return {
    ...drawn,
    width,
    height,
    words: drawn.words.map((word) => ({
      ...word,
      fontSize: word.fontSize * scale,
      box: {
        left: word.box.left * scale,
        right: word.box.right * scale,
        top: word.box.top * scale + down,
        bottom: word.box.bottom * scale + down,
      },
    })),
  };
};

const letterhead = [
  text(30, 'Tallgrass Construction', { size: 15, bold: true }),
  text(760, 'Terms and limits apply to all amounts.', { size: 7 }),
];

const first = page(1, [
  ...letterhead,
  text(60, 'PROPOSAL', { size: 15 }),
  text(100, 'Roofing', { bold: true }),
  text(114, 'Drip edge along eaves and rakes'),
  amount(114, '300.00'),
  text(128, 'Ridge cap of the main roof'),
  amount(128, '200.00'),
  text(142, 'Remove old shingles'),
  amount(142, '1,100.00'),
]);

const second = page(2, [
  ...letterhead,
  text(100, 'Gutters', { bold: true }),
  text(114, 'Gutter of aluminum, five inches'),
  amount(114, '420.00'),
  text(128, 'Downspouts to the ground'),
  amount(128, '80.00'),
  text(156, 'Total', { bold: true }),
  amount(156, '2,100.00'),
]);

describe('pages that were fitted to another paper', () => {
  it('go on with the table where the pages before them left it', () => {
    const { lineItems } = read(first, fitted(second, 595.28, 841.89));
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([300, 200, 1100, 420, 80]);
  });

  it('are set to the scale of the others', () => {
    const [, again] = inOneScale([first, fitted(second, 595.28, 841.89)]);
    const own = second.words[0]?.box;
    const set = again?.words[0]?.box;
    expect(set?.left).toBeCloseTo(own?.left ?? 0, 1);
    expect(set?.top).toBeCloseTo(own?.top ?? 0, 1);
  });

  it('are told from pages with type of their own', () => {
    const letter = { ...page(2, [text(60, 'Dear Ms. Quillon', { size: 11 })]), width: 595.28 };
    expect(inOneScale([first, letter])[1]).toBe(letter);
  });
});

it('type that is that of other pages times one number by chance does not move a page off its paper', () => {
  const letter = page(1, [
    text(60, 'We enclose the estimate of your loss.', { size: 9 }),
    text(80, 'Sincerely', { size: 7.2 }),
  ]);
  const landscape = {
    ...page(2, [
      text(60, '1. Tear off shingles', { size: 8.5 }),
      { text: '1,521.00', x: 750, y: 60, align: 'right' as const, size: 6.8 },
    ]),
    width: 792,
    height: 612,
  };
  const pages = [letter, { ...letter, page: 3 }, landscape];
  expect(inOneScale(pages).map(({ width }) => width)).toEqual([612, 612, 792]);
});
