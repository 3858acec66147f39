import { PDFHexString, PDFString, StandardFonts } from 'pdf-lib';
import { type Journey, newDocument } from './journey.ts';
import { textsOf } from './reprints/texts.ts';

const LEVEL = 0.1;

/** Estimates that were typed onto an empty sheet in a viewer: every text is an annotation. */
export const typedJourneys: readonly Journey[] = [
  {
    name: 'typed onto empty pages',
    travel: async ({ pdf, truth }) => {
      const target = await newDocument();
      const { context } = target;
      const font = await target.embedFont(StandardFonts.Helvetica);
      for (const { size: paper, texts } of await textsOf(pdf)) {
        const page = target.addPage(paper);
        for (const { text, x, y, width, size, along } of texts) {
          if (Math.abs(along[1]) > LEVEL) continue;
          const shown = text.replace(/[^\x20-\x7e]/g, '-');
          const squeeze = (100 * width) / (font.widthOfTextAtSize(shown, size) || 1);
          const appearance = context.flateStream(
            `BT /F0 ${size} Tf ${squeeze.toFixed(2)} Tz 0 ${size * 0.3} Td ${font.encodeText(shown)} Tj ET`,
            {
              Type: 'XObject',
              Subtype: 'Form',
              BBox: [0, 0, width, size * 1.3],
              Resources: { Font: { F0: font.ref } },
            },
          );
          const annotation = context.obj({
            Type: 'Annot',
            Subtype: 'FreeText',
            IT: 'FreeTextTypeWriter',
            F: 4,
            Rect: [x, y - size * 0.3, x + width, y + size],
            // In brackets, one of its own would end it.
            Contents: PDFHexString.fromText(shown),
            DA: PDFString.of(`/F0 ${size} Tf 0 g`),
            AP: { N: context.register(appearance) },
          } as never);
          page.node.addAnnot(context.register(annotation));
        }
      }
      return { pdf: await target.save(), truth };
    },
  },
];
