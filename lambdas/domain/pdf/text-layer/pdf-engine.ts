import { registerHooks } from 'node:module';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { DirectPort } from './direct-port.ts';
import { inflateAtOnce } from './inflate-at-once.ts';
import { overlookPictures } from './overlooked-pictures.ts';
import { overlookStrayRejections } from './stray-rejections.ts';

/**
 * pdfjs-dist, loaded once and only when a PDF has to be read (about 90 ms). The worker module is
 * imported beside it, so that it is part of a bundle and pdfjs never looks for it on disk. Both in
 * their small form: of the other V8 keeps 7 MB of text.
 */
const loadEngine = async () => {
  overlookPictures();
  // @ts-expect-error The worker ships without types.
  const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  const { getDocument, PDFWorker } = await withoutCanvas(
    // @ts-expect-error Its types stand beside the large form.
    (): Promise<typeof import('pdfjs-dist')> => import('pdfjs-dist/legacy/build/pdf.min.mjs'),
  );
  const initialize: (port: DirectPort) => void =
    WorkerMessageHandler.initializeFromPort.bind(WorkerMessageHandler);
  return { getDocument, PDFWorker, initialize };
};

/**
 * In Node pdfjs loads a canvas when it is imported, though only drawing needs it: 30 MB, and a
 * warning where there is none. Text is read without; whoever draws pages sets the real classes
 * (`adapters/ocr/render-page.ts`).
 */
const withoutCanvas = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const url = 'data:text/javascript,no-canvas';
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@napi-rs/canvas'
        ? { url, format: 'commonjs', shortCircuit: true }
        : next(specifier, context),
    load: (from, context, next) =>
      from === url
        ? { format: 'commonjs', source: NO_CANVAS, shortCircuit: true }
        : next(from, context),
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
};

/**
 * Node remembers for pdfjs's folder what the name stood for: the form of pdfjs that draws gets this
 * module as well, and canvases from it.
 */
const NO_CANVAS = `
  const { createRequire } = process.getBuiltinModule('module');
  const ownRequire = createRequire(${JSON.stringify(import.meta.url)});
  exports.DOMMatrix = class DOMMatrix {};
  exports.Path2D = class Path2D {};
  exports.createCanvas = (...size) => ownRequire('@napi-rs/canvas').createCanvas(...size);
`;

let engine: ReturnType<typeof loadEngine> | undefined;

/** A document being opened; whoever opened it must `close()` it. */
export interface OpenedPdf {
  document: Promise<PDFDocumentProxy>;
  close(): Promise<void>;
}

/** Opens a document for reading text. */
export const openPdf = async (bytes: Uint8Array): Promise<OpenedPdf> => {
  engine ??= loadEngine();
  const { getDocument, PDFWorker, initialize } = await engine;
  const heedAgain = overlookStrayRejections();
  const inflateAsEver = inflateAtOnce();
  const port = new DirectPort();
  // The port's type is the browser's Worker, which this project does not know.
  const worker = new PDFWorker({ port: port as never, verbosity: 0 });
  initialize(port);
  const task: PDFDocumentLoadingTask = getDocument({
    worker,
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
    isImageDecoderSupported: true,
  });
  return {
    document: task.promise,
    close: async () => {
      await task.destroy();
      worker.destroy();
      inflateAsEver();
      heedAgain();
    },
  };
};

/** An A3 page at 600 dpi; larger images are left out instead of filling the memory. */
const MAX_IMAGE_PIXELS = 70_000_000;
