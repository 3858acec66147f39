import type { PDFDocument, PDFRef } from 'pdf-lib';
import { openPdf } from './pdf-engine.ts';

const SOFT_HYPHEN = /^<00AD>$/i;
/** Larger files are pictures, and taking them apart costs memory. */
const MOST_BYTES = 20 * 1024 * 1024;
const PLAIN_HYPHEN = '<002D>';

/** The same map of character codes with soft hyphens as plain ones; null where it has none. */
export const mendToUnicode = (map: string): string | null => {
  let mended = false;
  const hyphen = (target: string): string => {
    if (!SOFT_HYPHEN.test(target)) return target;
    mended = true;
    return PLAIN_HYPHEN;
  };
  const text = map
    .replace(/(beginbfchar)([\s\S]*?)(endbfchar)/g, (_, begin, pairs: string, end) => {
      const changed = pairs.replace(
        /(<[0-9A-F]+>\s*)(<[0-9A-F]+>)/gi,
        (__, code: string, target: string) => code + hyphen(target),
      );
      return `${begin}${changed}${end}`;
    })
    .replace(/(beginbfrange)([\s\S]*?)(endbfrange)/g, (_, begin, ranges: string, end) => {
      const changed = ranges.replace(
        /(<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*)(<[0-9A-F]+>|\[[^\]]*\])/gi,
        (__, codes: string, first: string, last: string, target: string) => {
          if (target.startsWith('['))
            return codes + target.replace(/<[0-9A-F]+>/gi, (one) => hyphen(one));
          // A range that goes on behind the hyphen would change what follows.
          return codes + (first.toUpperCase() === last.toUpperCase() ? hyphen(target) : target);
        },
      );
      return `${begin}${changed}${end}`;
    });
  return mended ? text : null;
};

/**
 * Some programs write fonts in which the printed hyphen stands for a soft one (both are one glyph),
 * and pdfjs leaves soft hyphens out of the text: `Baseboard - 6"` becomes `Baseboard 6"`. Such a
 * PDF is made anew with the fonts' maps put right.
 *
 * @returns null where no map needs it, or the file cannot be taken apart.
 */
export const withPlainHyphens = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  if (bytes.byteLength > MOST_BYTES) return null;
  // Few files need it.
  const lib = await import('pdf-lib');
  try {
    const document = await loadOpened(lib.PDFDocument, bytes);
    const { context } = document;
    const maps = new Set<PDFRef>();
    for (const [, object] of context.enumerateIndirectObjects()) {
      const map =
        object instanceof lib.PDFDict ? object.get(lib.PDFName.of('ToUnicode')) : undefined;
      if (map instanceof lib.PDFRef) maps.add(map);
    }
    let mended = false;
    for (const reference of maps) {
      const stream = context.lookup(reference);
      if (!(stream instanceof lib.PDFRawStream)) continue;
      const text = mendToUnicode(
        Buffer.from(lib.decodePDFRawStream(stream).decode()).toString('latin1'),
      );
      if (text === null) continue;
      context.assign(reference, context.flateStream(text));
      mended = true;
    }
    return mended ? await document.save({ useObjectStreams: false }) : null;
  } catch {
    return null;
  }
};

/** pdf-lib reads no protected files, not even those that everybody may open. */
const loadOpened = async (lib: typeof PDFDocument, bytes: Uint8Array): Promise<PDFDocument> => {
  const options = { updateMetadata: false };
  const document = await lib.load(bytes, { ...options, ignoreEncryption: true });
  if (!document.isEncrypted) return document;
  const opening = await openPdf(bytes);
  try {
    const opened = await opening.document;
    // pdfjs binds the pages of two files into one without protection; the second copy's page goes.
    const bound = await opened.extractPages([
      { document: null },
      { document: new Uint8Array(bytes), includePages: [0] },
    ]);
    const plain = await lib.load(bound, options);
    plain.removePage(plain.getPageCount() - 1);
    return plain;
  } finally {
    await opening.close();
  }
};
