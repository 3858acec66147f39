import { describe, expect, it } from 'vitest';
import type { PageText, Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { columns, header, page, read, row } from './draw.ts';

/** Where the cells of a scan's columns stand, and what stands between them. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 250],
  ['UNIT PRICE', 330],
  ['RCV', 420],
);

const ROWS = [
  ['1. Step charge', '14.00 EA', '8.66', '121.24'],
  ['2. Carpet pad', '100.00 SF', '0.88', '88.00'],
  ['3. Baseboard', '38.00 LF', '3.37', '128.06'],
  ['4. Scaffold', '1.00 WK', '58.41%', '58.41'],
  ['5. Seal the walls', '200.00 SF', '1.52', '304.00'],
] as const;

const pictured = (change: (word: Word) => Word): PageText => {
  const runs = [
    ...header(TABLE, 100),
    ...ROWS.flatMap((cells, at) => row(TABLE, 120 + at * 14, [...cells])),
  ];
  const scan = page(
    1,
    runs.map((run) => ({ ...run, confidence: 0.95 })),
    'ocr',
  );
  return { ...scan, words: scan.words.map(change) };
};

describe('a column of a scan', () => {
  it('ends where its figures do, though those of one width begin more evenly', () => {
    // The right edges of two figures are half a pixel off.
    const uneven = (word: Word): Word =>
      word.text === '0.88' || word.text === '3.37'
        ? { ...word, box: { ...word.box, right: word.box.right - 0.3 } }
        : word;
    const { lineItems } = read(pictured(uneven));
    expect(lineItems.map(({ unitPrice }) => unitPrice)).toEqual([8.66, 0.88, 3.37, 58.41, 1.52]);
  });

  it('holds no strokes that were hardly read between a description and its quantity', () => {
    const plain = pictured((word) => word);
    const [first] = plain.words.filter(({ text }) => text === 'pad');
    const stroke = (text: string, left: number): Word => ({
      ...(first as Word),
      text,
      confidence: 0.5,
      box: { ...(first as Word).box, left, right: left + 12 },
    });
    const { lineItems } = read({
      ...plain,
      words: [...plain.words, stroke('-_-', 150), stroke('AY', 166)],
    });
    expect(lineItems[1]).toMatchObject({ description: 'Carpet pad', quantity: 100 });
  });
});
