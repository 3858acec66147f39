import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type FamilyName = 'times' | 'helvetica' | 'courier' | 'liberation';

type FaceKey = 'regular' | 'bold' | 'italic' | 'boldItalic';

const liberation = (name: string): string =>
  fileURLToPath(
    new URL(
      `../../../node_modules/pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`,
      import.meta.url,
    ),
  );

/** pdfkit's name of a built-in font, or the file of an embedded one. */
export const faces: Record<FamilyName, Record<FaceKey, string>> = {
  times: {
    regular: 'Times-Roman',
    bold: 'Times-Bold',
    italic: 'Times-Italic',
    boldItalic: 'Times-BoldItalic',
  },
  helvetica: {
    regular: 'Helvetica',
    bold: 'Helvetica-Bold',
    italic: 'Helvetica-Oblique',
    boldItalic: 'Helvetica-BoldOblique',
  },
  courier: {
    regular: 'Courier',
    bold: 'Courier-Bold',
    italic: 'Courier-Oblique',
    boldItalic: 'Courier-BoldOblique',
  },
  liberation: {
    regular: liberation('Regular'),
    bold: liberation('Bold'),
    italic: liberation('Italic'),
    boldItalic: liberation('BoldItalic'),
  },
};

export interface Slant {
  bold?: boolean;
  italic?: boolean;
}

export const faceOf = (family: FamilyName, { bold = false, italic = false }: Slant): string =>
  faces[family][bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'];

const ruler = new PDFDocument({ autoFirstPage: false });
const widths = new Map<string, number>();

/** Width in points of a text as pdfkit sets it. */
export const widthOf = (
  family: FamilyName,
  text: string,
  size: number,
  slant: Slant = {},
): number => {
  const face = faceOf(family, slant);
  const key = `${face}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    // Measured once at 100 points: widths are proportional to the size.
    width = ruler.font(face).fontSize(100).widthOfString(text) / 100;
    widths.set(key, width);
  }
  return width * size;
};

/** Breaks a text at its spaces into lines of at most `width` points; a longer word stands alone. */
export const wrap = (
  family: FamilyName,
  text: string,
  size: number,
  width: number,
  slant: Slant = {},
): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(family, longer, size, slant) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return lines;
};
