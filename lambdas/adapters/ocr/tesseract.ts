import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GrayImage } from './gray-image.ts';

/** What Tesseract answers for a page (`GetJSONText`), in pixels of the picture it was given. */
export interface TesseractPage {
  blocks: TesseractBlock[];
}
export interface TesseractBlock {
  paragraphs: { lines: TesseractLine[] }[];
}
export interface TesseractLine {
  bbox: PixelBox;
  baseline: PixelBox;
  rowAttributes: { rowHeight: number; descenders: number; ascenders: number };
  words: TesseractWord[];
}
export interface TesseractWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: PixelBox;
  symbols: TesseractSymbol[];
}
export interface TesseractSymbol {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: PixelBox;
}
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Tesseract {
  /** Blocks the thread for seconds: call it in a worker thread. */
  recognize(image: GrayImage, dpi: number, variables?: Record<string, string>): TesseractPage;
}

/** The part of the WebAssembly module's interface that is used here. */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}
interface TesseractApi {
  Init(dataPath: string | null, language: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exifOrientation: number, radians: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

const lstmOnly = 1;

/**
 * Starts Tesseract's WebAssembly core in this thread. `tesseract.js` would start a thread of its
 * own for it and take encoded files only; here the core runs in the thread that has prepared the
 * picture, which goes in as plain gray bytes. Language data and core come from the installed
 * packages: nothing is downloaded.
 */
export async function startTesseract(model = '4.0.0_best_int'): Promise<Tesseract> {
  const require = createRequire(import.meta.url);
  const createModule = require('tesseract.js-core/tesseract-core-relaxedsimd-lstm') as (options: {
    TesseractProgress(percent: number): void;
  }) => Promise<TesseractModule>;
  const core = await createModule({ TesseractProgress: () => {} });
  const languages = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const trainedData = gunzipSync(readFileSync(join(languages, model, 'eng.traineddata.gz')));
  core.FS.writeFile('./eng.traineddata', trainedData);
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', lstmOnly) !== 0) {
    throw new Error(`Tesseract does not accept the language data in ${languages}/${model}.`);
  }
  core.FS.unlink('./eng.traineddata');
  return {
    recognize(image, dpi, variables = {}) {
      core.FS.writeFile('/input', portableGraymap(image));
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
      for (const [name, value] of Object.entries(variables)) api.SetVariable(name, value);
      const upright = 1;
      if (api.SetImageFile(upright, 0) !== 0) throw new Error('Tesseract cannot read the picture.');
      api.Recognize(null);
      const page = JSON.parse(api.GetJSONText()) as TesseractPage;
      api.Clear();
      return page;
    },
  };
}

/** PGM: a header of one line and the bytes as they are. */
function portableGraymap(image: GrayImage): Uint8Array {
  const header = Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1');
  const file = new Uint8Array(header.length + image.pixels.length);
  file.set(header);
  file.set(image.pixels, header.length);
  return file;
}
