import { degrees, type PDFEmbeddedPage, PDFName, PDFNumber, StandardFonts } from 'pdf-lib';
import { changing, type Journey, newDocument, openDocument, withPagesAt } from './journey.ts';

type Place = { x: number; y: number; scale: number; turn: 0 | 90 | 180 | 270 };

/** Every page laid as a form onto a new sheet. */
const laying =
  (
    sheetOf: (
      width: number,
      height: number,
      index: number,
    ) => { width: number; height: number; rotate: number },
    placeOf: (width: number, height: number, index: number) => Place,
  ): Journey['travel'] =>
  async ({ pdf, truth }) => {
    const source = await openDocument(pdf);
    const target = await newDocument();
    const pages = await target.embedPdf(source, source.getPageIndices());
    for (const [index, page] of pages.entries()) {
      const sheet = sheetOf(page.width, page.height, index);
      const laid = target.addPage([sheet.width, sheet.height]);
      if (sheet.rotate !== 0) laid.setRotation(degrees(sheet.rotate));
      lay(laid, page, placeOf(page.width, page.height, index));
    }
    return { pdf: await target.save(), truth };
  };

const lay = (
  sheet: ReturnType<Awaited<ReturnType<typeof newDocument>>['addPage']>,
  page: PDFEmbeddedPage,
  { x, y, scale, turn }: Place,
): void => sheet.drawPage(page, { x, y, xScale: scale, yScale: scale, rotate: degrees(turn) });

const letter = { width: 612, height: 792 };
const a4 = { width: 595.28, height: 841.89 };

const fitting = (paper: typeof letter, margin: number): Journey['travel'] => {
  const scaleOf = (width: number, height: number): number =>
    Math.min((paper.width - 2 * margin) / width, (paper.height - 2 * margin) / height);
  return laying(
    () => ({ ...paper, rotate: 0 }),
    (width, height) => {
      const scale = scaleOf(width, height);
      return {
        x: (paper.width - width * scale) / 2,
        y: (paper.height - height * scale) / 2,
        scale,
        turn: 0,
      };
    },
  );
};

/** Several pages on one sheet: side by side, one above the other, or both. */
const severalUp =
  (columns: 1 | 2, rows: 1 | 2): Journey['travel'] =>
  async ({ pdf, truth }) => {
    const source = await openDocument(pdf);
    const target = await newDocument();
    const pages = await target.embedPdf(source, source.getPageIndices());
    const onSheet = columns * rows;
    for (let first = 0; first < pages.length; first += onSheet) {
      const sheet = target.addPage(
        columns > rows ? [letter.height, letter.width] : [letter.width, letter.height],
      );
      const wide = sheet.getWidth() / columns;
      const high = sheet.getHeight() / rows;
      for (const [index, page] of pages.slice(first, first + onSheet).entries()) {
        const scale = Math.min(wide / page.width, high / page.height) * 0.96;
        const [column, row] = [index % columns, Math.floor(index / columns)];
        lay(sheet, page, {
          x: column * wide + (wide - page.width * scale) / 2,
          y: (rows - 1 - row) * high + (high - page.height * scale) / 2,
          scale,
          turn: 0,
        });
      }
    }
    // Pages of different kinds on one sheet have no one class.
    const moved = withPagesAt(truth, (page) => Math.ceil(page / onSheet));
    return { pdf: await target.save(), truth: { ...moved, pages: [] } };
  };

/** How pages lie on their sheets. */
export const geometryJourneys: readonly Journey[] = [
  {
    // The sheet is stored sideways; the viewer turns it, and its text stands upright.
    name: 'rotate 90, upright when shown',
    travel: laying(
      (width, height) => ({ width: height, height: width, rotate: 90 }),
      (_, height) => ({ x: height, y: 0, scale: 1, turn: 90 }),
    ),
  },
  {
    name: 'rotate 180, upright when shown',
    travel: laying(
      (width, height) => ({ width, height, rotate: 180 }),
      (width, height) => ({ x: width, y: height, scale: 1, turn: 180 }),
    ),
  },
  {
    name: 'rotate 270, upright when shown',
    travel: laying(
      (width, height) => ({ width: height, height: width, rotate: 270 }),
      (width) => ({ x: 0, y: width, scale: 1, turn: 270 }),
    ),
  },
  {
    name: 'lying on its side when shown',
    travel: laying(
      (width, height) => ({ width: height, height: width, rotate: 0 }),
      (_, height) => ({ x: height, y: 0, scale: 1, turn: 90 }),
    ),
  },
  {
    name: 'lying on its other side when shown',
    travel: laying(
      (width, height) => ({ width: height, height: width, rotate: 0 }),
      (width) => ({ x: 0, y: width, scale: 1, turn: 270 }),
    ),
  },
  {
    name: 'upside down when shown',
    travel: changing((document) => {
      for (const page of document.getPages()) page.setRotation(degrees(180));
    }),
  },
  {
    name: 'every other page upside down',
    travel: changing((document) => {
      for (const [index, page] of document.getPages().entries())
        if (index % 2 === 1) page.setRotation(degrees(180));
    }),
  },
  {
    name: 'a little askew, as text',
    travel: laying(
      (width, height) => ({ width, height, rotate: 0 }),
      () => ({ x: 12, y: -4, scale: 1, turn: 1.2 as 0 }),
    ),
  },
  {
    name: 'CropBox within the MediaBox',
    travel: changing((document) => {
      for (const page of document.getPages()) {
        const { x, y, width, height } = page.getMediaBox();
        page.setMediaBox(x - 90, y - 60, width + 144, height + 120);
        page.setCropBox(x, y, width, height);
      }
    }),
  },
  {
    name: 'text beyond the crop',
    travel: changing(async (document) => {
      const font = await document.embedFont(StandardFonts.Courier);
      for (const page of document.getPages()) {
        const { x, y, width, height } = page.getMediaBox();
        page.setMediaBox(x - 260, y - 60, width + 520, height + 120);
        page.setCropBox(x, y, width, height);
        for (let at = y + 60; at < y + height - 40; at += 37)
          page.drawText('R&R Row of the slug 12.00 SF 3.50 42.00', {
            x: x - 240,
            y: at,
            size: 9,
            font,
          });
      }
    }),
  },
  {
    // Letter, A4 to which pages were fitted, Legal.
    name: 'pages of mixed sizes',
    travel: laying(
      (width, height, index) =>
        index % 3 === 1
          ? { ...a4, rotate: 0 }
          : { width, height: index % 3 === 2 ? 1008 : height, rotate: 0 },
      (width, height, index) => {
        const scale = index % 3 === 1 ? Math.min(a4.width / width, a4.height / height) : 1;
        return { x: 0, y: 0, scale, turn: 0 };
      },
    ),
  },
  {
    name: 'MediaBox off the origin',
    travel: changing((document) => {
      for (const page of document.getPages()) {
        const { x, y, width, height } = page.getMediaBox();
        page.setMediaBox(x - 200, y + 300, width, height);
        page.translateContent(-200, 300);
      }
    }),
  },
  {
    name: 'UserUnit 2',
    travel: changing((document) => {
      for (const page of document.getPages()) {
        page.scale(0.5, 0.5);
        page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
      }
    }),
  },
  { name: 'scaled to Letter with a margin', travel: fitting(letter, 36) },
  { name: 'scaled to A4 with a margin', travel: fitting(a4, 24) },
  { name: 'scaled to A5', travel: fitting({ width: 419.53, height: 595.28 }, 10) },
  {
    name: 'scaled to a poster',
    travel: fitting({ width: 2448, height: 3168 }, 0),
  },
  {
    name: 'on a landscape sheet',
    travel: laying(
      () => ({ width: 792, height: 612, rotate: 0 }),
      (width, height) => {
        const scale = Math.min(792 / width, 612 / height);
        return { x: (792 - width * scale) / 2, y: 0, scale, turn: 0 };
      },
    ),
  },
  { name: 'two pages side by side', travel: severalUp(2, 1) },
  { name: 'two pages one above the other', travel: severalUp(1, 2) },
  { name: 'four pages on a sheet', travel: severalUp(2, 2) },
  {
    name: 'MediaBox with its corners swapped',
    travel: changing((document) => {
      for (const page of document.getPages()) {
        const { x, y, width, height } = page.getMediaBox();
        page.node.set(PDFName.of('MediaBox'), document.context.obj([x + width, y + height, x, y]));
      }
    }),
  },
  {
    name: 'squeezed to fit',
    travel: changing((document) => {
      for (const page of document.getPages()) {
        const { width, height } = page.getSize();
        page.setSize(width * 0.88, height * 1.04);
        page.scaleContent(0.88, 1.04);
      }
    }),
  },
];
