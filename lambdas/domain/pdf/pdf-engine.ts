import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/**
 * pdfjs-dist, loaded once and only when a PDF has to be read (about 90 ms). The worker module is
 * imported beside it, so that it is part of a bundle and pdfjs never looks for it on disk.
 */
const loadEngine = async () => {
  // @ts-expect-error The worker ships without types; importing it registers it with pdfjs.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return await import('pdfjs-dist/legacy/build/pdf.mjs');
};

let engine: ReturnType<typeof loadEngine> | undefined;

/** Opens a document for reading text; the caller must `destroy()` the task. */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentLoadingTask> => {
  engine ??= loadEngine();
  const { getDocument } = await engine;
  return getDocument({
    // pdfjs takes the buffer away from its owner, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: 0,
    // Carries the font names, which say what is bold or italic.
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
};

/** An A3 page at 600 dpi; larger images are left out instead of filling the memory. */
const MAX_IMAGE_PIXELS = 70_000_000;
