import {
  PDFName,
  type PDFPage,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import { changing, type Journey } from './journey.ts';

const ghost = 'R&R Row of an older version 12.00 SF 3.50 0.00 42.00';

/** Places among the rows, from the page's lower left. */
const placesOn = (page: PDFPage): [number, number][] => {
  const { x, y, width, height } = page.getCropBox();
  return Array.from({ length: 7 }, (_, index) => [
    x + width * 0.08 + index * 7.3,
    y + height * (0.173 + 0.0913 * index),
  ]);
};

/** Text that is in a page's content and on nobody's screen. */
export const hiddenTextJourneys: readonly Journey[] = [
  {
    name: 'marks for signing in white',
    travel: changing(async (document) => {
      const font = await document.embedFont(StandardFonts.Courier);
      for (const page of document.getPages())
        for (const [index, [x, y]] of placesOn(page).entries())
          page.drawText(index % 2 === 0 ? '\\s1\\' : '{{Sig_es_:signer1:signature}}', {
            x,
            y,
            size: 7,
            font,
            color: rgb(1, 1, 1),
          });
    }),
  },
  {
    name: 'rows that are not painted',
    travel: changing(async (document) => {
      const font = await document.embedFont(StandardFonts.Courier);
      for (const page of document.getPages()) {
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
        for (const [x, y] of placesOn(page)) page.drawText(ghost, { x, y, size: 9, font });
        page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
      }
    }),
  },
  {
    name: 'rows under the white box of an editor',
    travel: changing(async (document) => {
      const font = await document.embedFont(StandardFonts.Courier);
      const { context } = document;
      for (const page of document.getPages()) {
        const name = page.node.newFontDictionary('Under', font.ref).asString().slice(1);
        const painted = placesOn(page).map(
          ([x, y]) =>
            `q BT /${name} 9 Tf 1 0 0 1 ${x} ${y} Tm ${font.encodeText(ghost)} Tj ET 1 g ${x - 2} ${y - 3} 300 13 re f Q`,
        );
        const before = context.register(context.flateStream(painted.join('\n')));
        const contents = page.node.normalizedEntries().Contents ?? context.obj([]);
        page.node.set(
          PDFName.of('Contents'),
          context.obj([before, ...(contents as ReturnType<typeof context.obj>).asArray()] as never),
        );
      }
    }),
  },
];
