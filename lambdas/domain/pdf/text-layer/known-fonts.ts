import type { PDFPageProxy } from 'pdfjs-dist';
import { type PagePainting, WHOLE_PAGE } from './page-painting.ts';
import type { FontStyle } from './page-words.ts';

/** A face of the document by its name in pdfjs. */
export interface KnownFont extends FontStyle {
  /** Text that nobody sees: another program's OCR under a scan. */
  isUnseen: boolean;
}

/** A face of which nothing is known. */
export const PLAIN: KnownFont = { bold: false, italic: false, isUnseen: false };

const SYMBOL_FACES = /dings|symbol|bullet|icons?\b|awesome|bar-?code|code-?(?:39|128)|3of9|pdf417/i;

/** Whether a page uses faces that no page before it had. */
export const hasNew = (
  used: ReadonlyMap<string, number>,
  fonts: Map<string, KnownFont>,
): boolean => {
  for (const name of used.keys()) if (!fonts.has(name)) return true;
  return false;
};

/** Adds the faces of a page whose operations were read: only these bring their names. */
export const learnFonts = (
  page: PDFPageProxy,
  names: Iterable<string>,
  fonts: Map<string, KnownFont>,
  painting: PagePainting | null,
): void => {
  for (const name of names) {
    if (fonts.has(name)) continue;
    const font: { name?: string; bold?: boolean; italic?: boolean } | null = page.commonObjs.has(
      name,
    )
      ? page.commonObjs.get(name)
      : null;
    const fontName = font?.name ?? '';
    const glyphs = painting?.glyphs.get(name);
    const underPicture =
      (painting?.pictureShare ?? 0) > WHOLE_PAGE &&
      glyphs !== undefined &&
      glyphs.unseen > glyphs.seen;
    fonts.set(name, {
      bold: font?.bold === true || /bold|black|heavy|demi/i.test(fontName),
      italic: font?.italic === true || /italic|oblique/i.test(fontName),
      isSymbols: SYMBOL_FACES.test(fontName),
      isDingbats: /zapf-?dingbats/i.test(fontName),
      isUnseen: underPicture || /glyphless|hiddenhorzocr|hiddenvertocr/i.test(fontName),
    });
  }
};

/** `used` counts a page's characters by font. */
export const isMostlyUnseen = (
  used: ReadonlyMap<string, number>,
  fonts: Map<string, KnownFont>,
): boolean => {
  let [seen, unseen] = [0, 0];
  for (const [name, count] of used) {
    if (fonts.get(name)?.isUnseen === true) unseen += count;
    else seen += count;
  }
  return unseen > seen;
};
