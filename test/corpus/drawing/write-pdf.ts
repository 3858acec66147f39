import {
  degrees,
  grayscale,
  PDFOperatorNames as Names,
  PDFArray,
  PDFDocument,
  type PDFFont,
  PDFNumber,
  PDFOperator,
  StandardFonts,
} from 'pdf-lib';
import PdfKit from 'pdfkit';
import type { Random } from '../random.ts';
import type { Style } from '../style.ts';
import type { Sheet, TextMark } from './sheet.ts';
import { faceOf, widthOf } from './typeface.ts';

const fixedDate = new Date('2026-01-02T03:04:05Z');

/** Writes sheets as PDF with a real library: pdf-lib for whole adjusted lines, else pdfkit. */
export const writePdf = async (
  sheets: readonly Sheet[],
  style: Style,
  random: Random,
): Promise<Uint8Array> => {
  // Writers of whole lines have no place for a second copy over the first.
  const wholeLines = style.emission === 'character-grid' || style.emission === 'adjusted-line';
  const drawn = style.fakeBold && !wholeLines ? sheets.map(withFakedBold) : sheets;
  const pdf =
    style.emission === 'adjusted-line' && style.family !== 'liberation'
      ? await writeWithPdfLib(drawn, style)
      : await writeWithPdfKit(drawn, style, random);
  return style.pageBox === 'plain' ? pdf : await layPages(pdf, style.pageBox);
};

const withFakedBold = (sheet: Sheet): Sheet => ({
  ...sheet,
  marks: sheet.marks.flatMap((mark) => {
    if (mark.kind !== 'text' || !mark.bold) return [mark];
    const plain = { ...mark, bold: false };
    return [plain, { ...plain, x: plain.x + mark.size * 0.03 }];
  }),
});

/** The same pages in a box off the origin, or sideways in a form that the viewer turns upright. */
const layPages = async (pdf: Uint8Array, pageBox: 'offset' | 'rotated'): Promise<Uint8Array> => {
  const source = await PDFDocument.load(pdf, { updateMetadata: false });
  const target = await PDFDocument.create({ updateMetadata: false });
  target.setCreationDate(fixedDate);
  target.setModificationDate(fixedDate);
  for (const page of await target.embedPdf(source, source.getPageIndices())) {
    const { width, height } = page;
    if (pageBox === 'offset') {
      const laid = target.addPage([width, height]);
      laid.setMediaBox(18, -27, width, height);
      laid.drawPage(page, { x: 18, y: -27 });
    } else {
      const laid = target.addPage([height, width]);
      laid.setRotation(degrees(90));
      laid.drawPage(page, { x: height, y: 0, rotate: degrees(90) });
    }
  }
  return await target.save();
};

const writeWithPdfKit = async (
  sheets: readonly Sheet[],
  style: Style,
  random: Random,
): Promise<Uint8Array> => {
  const document = new PdfKit({
    autoFirstPage: false,
    info: { CreationDate: fixedDate, Producer: 'pdfkit' },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));
  for (const sheet of sheets) {
    document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    const texts: TextMark[] = [];
    for (const mark of sheet.marks) {
      if (mark.kind === 'text') texts.push(mark);
      else if (mark.kind === 'line') {
        document
          .moveTo(mark.x1, mark.y1)
          .lineTo(mark.x2, mark.y2)
          .lineWidth(mark.width)
          .strokeColor('black')
          .stroke();
      } else {
        document.rect(mark.x, mark.y, mark.width, mark.height);
        if (mark.gray === null) document.lineWidth(0.6).strokeColor('black').stroke();
        else document.fillColor(grayHex(mark.gray)).fill();
      }
    }
    for (const piece of pieces(texts, style, random)) {
      document
        .font(faceOf(style.family, piece))
        .fontSize(piece.size)
        .fillColor(grayHex(piece.gray));
      const options = { lineBreak: false, baseline: 'alphabetic' as const };
      if (piece.angle === 0) document.text(piece.text, piece.x, piece.y, options);
      else {
        document.save().rotate(-piece.angle, { origin: [piece.x, piece.y] });
        // A watermark lies over the print and lets it through: covered, it could not be read.
        if (piece.gray > 0.5) document.fillColor('black', 1 - piece.gray);
        document.text(piece.text, piece.x, piece.y, options).restore();
      }
    }
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};

const grayHex = (gray: number): string =>
  `#${Math.round(gray * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;

/** Cuts the texts of a page as the document's producer would, and puts them in its order. */
const pieces = (texts: readonly TextMark[], style: Style, random: Random): TextMark[] => {
  const width = (mark: TextMark, text: string): number =>
    widthOf(style.family, text, mark.size, mark);
  const cut = (mark: TextMark, cuts: string[]): TextMark[] => {
    let done = '';
    return cuts
      .map((text) => {
        const piece = { ...mark, text, x: mark.x + width(mark, done) };
        done += text;
        return piece;
      })
      .filter((piece) => piece.text.trim() !== '');
  };
  switch (style.emission) {
    case 'word':
      return texts.flatMap((mark) =>
        mark.angle === 0
          ? cut(mark, mark.text.split(/(?<= )/)).map((piece) => ({
              ...piece,
              text: piece.text.trimEnd(),
            }))
          : [mark],
      );
    case 'fragment':
      return texts.flatMap((mark) => {
        if (mark.angle !== 0) return [mark];
        const parts: string[] = [];
        for (let from = 0; from < mark.text.length; ) {
          const length = random.int(1, 6);
          parts.push(mark.text.slice(from, from + length));
          from += length;
        }
        return cut(mark, parts);
      });
    case 'columns':
      return [...texts].sort((a, b) => a.column - b.column || a.row - b.row);
    case 'character-grid':
      return characterLines(texts, style);
    case 'cell':
    case 'adjusted-line':
      return [...texts];
  }
};

/** A line printer's page: one string per line, cells set apart by runs of spaces. */
const characterLines = (texts: readonly TextMark[], style: Style): TextMark[] => {
  const plain = texts.filter(
    (mark) => mark.angle === 0 && mark.size === style.size && mark.gray === 0,
  );
  const others = texts.filter((mark) => !plain.includes(mark));
  const rows = new Map<string, TextMark[]>();
  for (const mark of plain) {
    const key = `${mark.row}|${mark.bold}|${mark.italic}`;
    rows.set(key, [...(rows.get(key) ?? []), mark]);
  }
  const advance = style.size * 0.6;
  const lines = [...rows.values()].map((marks): TextMark => {
    const ordered = [...marks].sort((a, b) => a.x - b.x);
    const first = ordered[0] as TextMark;
    let text = '';
    for (const mark of ordered) {
      const at = Math.round((mark.x - first.x) / advance);
      text = text.padEnd(Math.max(at, text === '' ? 0 : text.length + 1)) + mark.text;
    }
    return { ...first, text };
  });
  return [...others, ...lines];
};

const standardFonts = {
  times: [
    StandardFonts.TimesRoman,
    StandardFonts.TimesRomanBold,
    StandardFonts.TimesRomanItalic,
    StandardFonts.TimesRomanBoldItalic,
  ],
  helvetica: [
    StandardFonts.Helvetica,
    StandardFonts.HelveticaBold,
    StandardFonts.HelveticaOblique,
    StandardFonts.HelveticaBoldOblique,
  ],
  courier: [
    StandardFonts.Courier,
    StandardFonts.CourierBold,
    StandardFonts.CourierOblique,
    StandardFonts.CourierBoldOblique,
  ],
} as const;

/** Each printed line as one `TJ` operation whose adjustments make the column gaps. */
const writeWithPdfLib = async (sheets: readonly Sheet[], style: Style): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(fixedDate);
  document.setModificationDate(fixedDate);
  document.setProducer('pdf-lib');
  const names = standardFonts[style.family === 'liberation' ? 'helvetica' : style.family];
  const fonts = await Promise.all(names.map((name) => document.embedFont(name)));
  const fontOf = (mark: TextMark): PDFFont =>
    fonts[(mark.bold ? 1 : 0) + (mark.italic ? 2 : 0)] as PDFFont;
  for (const sheet of sheets) {
    const page = document.addPage([sheet.width, sheet.height]);
    const keys = new Map<PDFFont, ReturnType<typeof page.node.newFontDictionary>>();
    const rows = new Map<string, TextMark[]>();
    for (const mark of sheet.marks) {
      if (mark.kind === 'line') {
        page.drawLine({
          start: { x: mark.x1, y: sheet.height - mark.y1 },
          end: { x: mark.x2, y: sheet.height - mark.y2 },
          thickness: mark.width,
        });
      } else if (mark.kind === 'box') {
        const place = {
          x: mark.x,
          y: sheet.height - mark.y - mark.height,
          width: mark.width,
          height: mark.height,
        };
        page.drawRectangle(
          mark.gray === null
            ? { ...place, borderWidth: 0.6, borderColor: grayscale(0) }
            : { ...place, color: grayscale(mark.gray) },
        );
      } else if (mark.angle !== 0 || mark.gray !== 0) {
        page.drawText(mark.text, {
          x: mark.x,
          y: sheet.height - mark.y,
          size: mark.size,
          font: fontOf(mark),
          rotate: degrees(mark.angle),
          color: grayscale(mark.gray),
        });
      } else {
        const key = `${mark.row}|${mark.bold}|${mark.italic}|${mark.size}`;
        rows.set(key, [...(rows.get(key) ?? []), mark]);
      }
    }
    for (const marks of rows.values()) {
      const ordered = [...marks].sort((a, b) => a.x - b.x);
      const first = ordered[0] as TextMark;
      const font = fontOf(first);
      const key = keys.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
      keys.set(font, key);
      const parts = PDFArray.withContext(document.context);
      let at = first.x;
      for (const mark of ordered) {
        const gap = mark.x - at;
        if (Math.abs(gap) > 0.01)
          parts.push(PDFNumber.of(Number(((-gap / mark.size) * 1000).toFixed(1))));
        parts.push(font.encodeText(mark.text));
        // The advance without kerning: `TJ` strings are not kerned by the viewer.
        at =
          mark.x +
          [...mark.text].reduce((sum, glyph) => sum + font.widthOfTextAtSize(glyph, mark.size), 0);
      }
      page.pushOperators(
        PDFOperator.of(Names.BeginText),
        PDFOperator.of(Names.SetFontAndSize, [key, PDFNumber.of(1)]),
        PDFOperator.of(
          Names.SetTextMatrix,
          // Many producers keep the size in the matrix and the font at 1.
          [first.size, 0, 0, first.size, first.x, sheet.height - first.y].map((value) =>
            PDFNumber.of(Number(value.toFixed(3))),
          ),
        ),
        PDFOperator.of(Names.NonStrokingColorGray, [PDFNumber.of(0)]),
        PDFOperator.of(Names.ShowTextAdjusted, [parts]),
        PDFOperator.of(Names.EndText),
      );
    }
  }
  return await document.save({ useObjectStreams: true });
};
