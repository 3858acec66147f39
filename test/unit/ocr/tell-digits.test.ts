import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { openPdf, renderPage } from '../../../lambdas/adapters/ocr/render-page.ts';
import { digitTeller } from '../../../lambdas/adapters/ocr/tell-digits.ts';
import type { LineWord, WordLine } from '../../../lambdas/adapters/ocr/word-line.ts';

interface Figure {
  printed: string;
  /** What was read, where it is not what was printed. */
  read?: string;
  confidence?: number;
  alternatives?: string[];
}

const size = 9;
const pageHeight = 400;

/** A page of figures below one another, each with the box that was read around it. */
async function page(figures: readonly Figure[]) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const sheet = document.addPage([300, pageHeight]);
  for (const [at, { printed }] of figures.entries())
    sheet.drawText(printed, { x: 100, y: pageHeight - 20 * (at + 1), size, font });
  const { document: drawn, close } = await openPdf(await document.save());
  const { image, dpi } = await renderPage(drawn, 1).finally(close);
  const pixels = (points: number) => Math.round((points * dpi) / 72);
  const words = figures.map(({ printed, read, confidence = 0.96, alternatives = [] }, at) => {
    const baseline = 20 * (at + 1);
    const box = {
      x0: pixels(100),
      y0: pixels(baseline - size * 0.7),
      x1: pixels(100 + font.widthOfTextAtSize(printed, size)),
      y1: pixels(baseline),
    };
    return { text: read ?? printed, alternatives: [...alternatives], confidence, box };
  });
  const lines = words.map((word): WordLine => {
    const { x0, x1, y1 } = word.box;
    return { words: [word], baseline: { x0, y0: y1, x1, y1 }, rowHeight: pixels(size) };
  });
  digitTeller(lines, image)();
  return words;
}

const surelyRead: Figure[] = ['1,023.45', '67.89', '98.70', '345.61', '2,098.76', '10.54', '832.19']
  .concat(['456.70', '18.23', '903.65', '27.84'])
  .map((printed) => ({ printed }));

const doubtful = async (figure: Figure): Promise<LineWord> =>
  (await page([...surelyRead, figure])).at(-1) as LineWord;

describe('a doubtful digit beside the same digits of its page', () => {
  test('is sure where it looks like them, and no arithmetic may choose another', async () => {
    const figure = { printed: '19.47', confidence: 0.7, alternatives: ['16.47', '19.41'] };
    const { text, alternatives, confidence } = await doubtful(figure);
    expect(text).toBe('19.47');
    expect(alternatives).toEqual([]);
    expect(confidence).toBeGreaterThan(0.95);
  });

  test('is another where it looks like those', async () => {
    const figure = { printed: '19.47', read: '16.47', confidence: 0.7, alternatives: ['19.47'] };
    expect(await doubtful(figure)).toMatchObject({ text: '19.47', readAs: '16.47' });
  });

  test('keeps other readings of marks and of how many digits there are', async () => {
    const alternatives = ['1.947', '19.475'];
    const figure = { printed: '19.47', confidence: 0.7, alternatives };
    expect((await doubtful(figure)).alternatives).toEqual(alternatives);
  });

  test('is sure before a unit that was misread', async () => {
    const figure = { printed: '19.47HR', read: '19.47THR', confidence: 0.4 };
    const { text, confidence } = await doubtful(figure);
    expect(text).toBe('19.47THR');
    expect(confidence).toBeGreaterThan(0.95);
  });

  test('stays in doubt where the ink has more digits than were read', async () => {
    const figure = { printed: '194.07', read: '19.07', confidence: 0.7, alternatives: ['19.01'] };
    expect(await doubtful(figure)).toMatchObject({ confidence: 0.7, alternatives: ['19.01'] });
  });

  test('stays in doubt where the page prints it nowhere else', async () => {
    const figure = { printed: '9.99', confidence: 0.7, alternatives: ['6.99'] };
    const others = surelyRead.filter(({ printed }) => !printed.includes('9'));
    const read = (await page([...others, figure])).at(-1);
    expect(read).toMatchObject({ text: '9.99', confidence: 0.7, alternatives: ['6.99'] });
  });
});
