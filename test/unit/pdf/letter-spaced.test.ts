import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

const ROWS = Array.from({ length: 12 }, (_, index) => [
  `${index + 1}. Remove drip edge and gutter apron`,
  '120.00 LF',
  '352.80',
]);

const pdfOf = async (show: (text: string) => string): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const { context } = document;
  const page = document.addPage([612, 792]);
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: font.ref } }));
  const content = ROWS.flatMap((cells, row) =>
    cells.map(
      (text, cell) =>
        `BT /F 8 Tf 1 0 0 1 ${[40, 330, 480][cell]} ${740 - row * 14} Tm ${show(text)} ET`,
    ),
  );
  page.node.addContentStream(context.register(context.flateStream(content.join('\n'))));
  return await document.save();
};

const linesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const read = await readPageTexts(bytes);
  if (read.kind === 'failed') throw new Error(read.message);
  const words = read.pages[0]?.words ?? [];
  const rows = Map.groupBy(words, ({ box }) => Math.round(box.bottom));
  return [...rows.values()].map((row) => row.map(({ text }) => text).join(' '));
};

const EXPECTED = ROWS.map((cells) => cells.join(' '));

describe('letters set far apart', () => {
  it('are words by the spaces that were printed', async () => {
    const wide = await pdfOf((text) => `2 Tc (${text}) Tj`);
    expect(await linesOf(wide)).toEqual(EXPECTED);
  });

  it('are words where each has a gap of its own, as in faces put in place of others', async () => {
    const gaps = [-278, 55, -367, 56, -333, -334, 87, -222];
    const uneven = await pdfOf(
      (text) =>
        `[${[...text].map((one, at) => `(${one}) ${gaps[at % gaps.length]}`).join(' ')}] TJ`,
    );
    expect(await linesOf(uneven)).toEqual(EXPECTED);
  });

  it('are words by their strings where no space is printed', async () => {
    const wide = await pdfOf((text) => {
      let at = 0;
      return text
        .split(' ')
        .map((word) => {
          const shown = `2 Tc ${at} 0 Td (${word}) Tj`;
          at = word.length * 7;
          return shown;
        })
        .join(' ');
    });
    expect(await linesOf(wide)).toEqual(EXPECTED);
  });

  it('are figures, too, where descriptions are set as ever', async () => {
    const wide = await pdfOf((text) =>
      /^\d+\./.test(text) ? `0 Tc (${text}) Tj` : `2 Tc (${text}) Tj`,
    );
    expect(await linesOf(wide)).toEqual(EXPECTED);
  });

  it('have their boxes where they are printed', async () => {
    const read = await readPageTexts(await pdfOf((text) => `2 Tc (${text}) Tj`));
    if (read.kind === 'failed') throw new Error(read.message);
    const amount = read.pages[0]?.words.find(({ text }) => text === '352.80');
    expect(amount?.box.left).toBeCloseTo(480, 0);
    // Five digits and a point, and five gaps of two points.
    expect(amount?.box.right).toBeCloseTo(480 + 8 * (5 * 0.556 + 0.278) + 10, 0);
  });
});

it.each([
  ['once', [0]],
  ['once more for bold', [0, 0.3]],
])('letters that were written in any order, %s, are words as they stand', async (_, asides) => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  const page = document.addPage([612, 792]);
  const letters = ROWS.flatMap((cells, row) =>
    [...cells.join(' ')].flatMap((letter, at) =>
      asides.map((aside) => ({ letter, x: 40 + at * 4.8 + aside, y: 740 - row * 14 })),
    ),
  );
  // Every seventh, then every seventh from the second: no two neighbors one after the other.
  const order = Array.from({ length: 7 }, (_, first) =>
    letters.filter((_, at) => at % 7 === first),
  );
  for (const { letter, x, y } of order.flat())
    if (letter !== ' ') page.drawText(letter, { x, y, size: 8, font });
  // Words that are there twice are made one where all of a page is cleaned.
  const rows = EXPECTED.map((row) => asides.map(() => row).join(' '));
  expect(await linesOf(await document.save())).toEqual(rows);
});
