import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readPageTexts } from '../../../lambdas/domain/pdf/text-layer/read-page-texts.ts';

/** Producers without a bold face fill their letters and draw the outlines, too. */

interface Shown {
  text: string;
  y: number;
  mode: number;
}

const wordsOf = async (
  lines: readonly Shown[],
  bold = false,
): Promise<[text: string, bold: boolean][]> => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const face = await document.embedFont(
    bold ? StandardFonts.HelveticaBold : StandardFonts.Helvetica,
  );
  const key = page.node.newFontDictionary(face.name, face.ref);
  const content = lines.map(
    ({ text, y, mode }) => `BT ${key} 9 Tf ${mode} Tr 0.2 w 60 ${y} Td (${text}) Tj ET`,
  );
  page.node.addContentStream(
    document.context.register(document.context.flateStream(content.join('\n'))),
  );
  const read = await readPageTexts(await document.save(), {});
  if (read.kind !== 'pages') throw new Error(read.code);
  return (read.pages[0]?.words ?? []).map((word) => [word.text, word.bold]);
};

describe('letters whose outlines are drawn', () => {
  test('are bold beside others that are filled', async () => {
    expect(
      await wordsOf([
        { text: 'Front Elevation', y: 700, mode: 2 },
        { text: '1. R&R Drip edge and more of it', y: 680, mode: 0 },
      ]),
    ).toContainEqual(['Elevation', true]);
    expect(
      await wordsOf([
        { text: 'Front Elevation', y: 700, mode: 2 },
        { text: '1. R&R Drip edge and more of it', y: 680, mode: 0 },
      ]),
    ).toContainEqual(['Drip', false]);
  });

  test('say nothing where all type is so, or where a face is bold', async () => {
    const all = [{ text: 'Front Elevation', y: 700, mode: 2 }];
    expect(await wordsOf(all)).toContainEqual(['Elevation', false]);
    expect(await wordsOf(all, true)).toContainEqual(['Elevation', true]);
  });
});
