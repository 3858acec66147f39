import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { CorpusDocument } from '../make-document.ts';
import type { Truth } from '../model.ts';
import type { Random } from '../random.ts';

/** Something that happens to a PDF on its way to the reader; what is printed stays the same. */
export interface Journey {
  name: string;
  /** Tried on a few short documents only: pictures are made of every page. */
  short?: boolean;
  travel(document: CorpusDocument, random: Random): Promise<CorpusDocument>;
}

export const fixedDate = new Date('2026-01-02T03:04:05Z');

export const openDocument = async (pdf: Uint8Array): Promise<PDFDocument> =>
  await PDFDocument.load(pdf, { updateMetadata: false });

export const newDocument = async (): Promise<PDFDocument> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(fixedDate);
  document.setModificationDate(fixedDate);
  return document;
};

/** A journey that changes the pages where they are. */
export const changing =
  (change: (document: PDFDocument, random: Random, truth: Truth) => Promise<void> | void) =>
  async ({ pdf, truth }: CorpusDocument, random: Random): Promise<CorpusDocument> => {
    const document = await openDocument(pdf);
    await change(document, random, truth);
    return { pdf: await document.save(), truth };
  };

/** What is written on a page after it was printed; points from the shown page's top left. */
export interface Pen {
  width: number;
  height: number;
  write(text: string, x: number, y: number, more?: PenLook): void;
  box(x: number, y: number, width: number, height: number, look: BoxLook): void;
}

export interface PenLook {
  size?: number;
  /** Where `x` is. */
  align?: 'left' | 'center' | 'right';
  /** Counter-clockwise degrees. */
  angle?: number;
  opacity?: number;
  gray?: number;
}

export interface BoxLook {
  fill?: [number, number, number];
  opacity?: number;
}

/** A journey that writes on every page. */
export const writingOnPages = (
  write: (pen: Pen, page: { number: number; count: number }, random: Random) => void,
): Journey['travel'] =>
  changing(async (document, random) => {
    const font = await document.embedFont(StandardFonts.Helvetica);
    const pages = document.getPages();
    for (const [index, page] of pages.entries())
      write(penOn(page, font), { number: index + 1, count: pages.length }, random);
  });

const penOn = (page: PDFPage, font: PDFFont): Pen => {
  const { x: left, y: bottom, width, height } = page.getCropBox();
  return {
    width,
    height,
    write: (text, x, y, { size = 9, align = 'left', angle = 0, opacity = 1, gray = 0 } = {}) => {
      const long = font.widthOfTextAtSize(text, size);
      const shift = align === 'left' ? 0 : align === 'center' ? long / 2 : long;
      page.drawText(text, {
        x: left + x - shift,
        y: bottom + height - y,
        size,
        font,
        opacity,
        rotate: { type: 'degrees' as never, angle },
        color: { type: 'Grayscale' as never, gray },
      });
    },
    box: (x, y, wide, high, { fill, opacity = 1 }) => {
      page.drawRectangle({
        x: left + x,
        y: bottom + height - y - high,
        width: wide,
        height: high,
        opacity,
        borderOpacity: 1,
        ...(fill === undefined
          ? { borderWidth: 1, borderColor: { type: 'RGB' as never, red: 0.7, green: 0, blue: 0 } }
          : {
              color: { type: 'RGB' as never, red: fill[0], green: fill[1], blue: fill[2] },
            }),
      });
    },
  };
};

/** The truth of a document whose pages have gone elsewhere; null where a page is gone. */
export const withPagesAt = (truth: Truth, placeOf: (page: number) => number | null): Truth => ({
  ...truth,
  items: truth.items.map((item) => ({ ...item, page: placeOf(item.page) ?? item.page })),
  pages: truth.pages.flatMap((page) => {
    const place = placeOf(page.page);
    return place === null ? [] : [{ ...page, page: place }];
  }),
});

/** The same without what is said of its pages: they can be told by nobody. */
export const withoutPages = (truth: Truth): Truth => ({ ...truth, pages: [] });
