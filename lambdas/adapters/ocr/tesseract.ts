import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GrayImage, PixelBox } from './gray-image.ts';

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
  /** Other glyphs that the print may be, likeliest first; told of figures and short words only. */
  others?: TesseractGlyph[];
}
export interface TesseractGlyph {
  text: string;
  /** Above 0, at most 100, on the scale of choices: what was read has some 95 of it. */
  confidence: number;
}

/** Every call blocks the thread, `readPage` for seconds: use it in a worker thread. */
export interface Tesseract {
  /** Takes the picture that the next calls read. */
  load(image: GrayImage, dpi: number): void;
  readPage(): TesseractPage;
  /** Reads one box of the picture as a single line that holds these characters only. */
  readLine(box: PixelBox, characters: string): { text: string; confidence: number };
}

/** The part of the WebAssembly module's interface that is used here. */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
  ChoiceIterator: new (at: ResultIterator) => ChoiceIterator;
  destroy(object: ResultIterator | ChoiceIterator): void;
}
interface ResultIterator {
  Begin(): void;
  Next(level: number): boolean;
  Empty(level: number): boolean;
}
interface ChoiceIterator {
  GetUTF8Text(): string;
  Confidence(): number;
  Next(): boolean;
}
interface TesseractApi {
  Init(dataPath: string | null, language: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exifOrientation: number, radians: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  GetUTF8Text(): string;
  GetIterator(): ResultIterator;
  MeanTextConf(): number;
}

const lstmOnly = 1;
/**
 * The page is read as one block of lines from edge to edge: a table's row stays one line, which
 * reads better than its cells alone (full stops and units are lost in sparse mode).
 */
const singleBlock = '6';
const singleLine = '7';
/** The network's other readings of each glyph are kept. */
const choicesPerGlyph = '2';
/** How often it looks for another reading: twice cost 2 % of the time, five times, as it would, 10. */
const looksForOthers = '2';
const wordLevel = 3;
const symbolLevel = 4;

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
    print(line: string): void;
    printErr(line: string): void;
  }) => Promise<TesseractModule>;
  const core = await createModule({
    TesseractProgress: () => {},
    print: () => {},
    printErr: () => {},
  });
  const languages = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const trainedData = gunzipSync(readFileSync(join(languages, model, 'eng.traineddata.gz')));
  core.FS.writeFile('./eng.traineddata', trainedData);
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', lstmOnly) !== 0) {
    throw new Error(`Tesseract does not accept the language data in ${languages}/${model}.`);
  }
  core.FS.unlink('./eng.traineddata');
  api.SetVariable('lstm_choice_mode', choicesPerGlyph);
  api.SetVariable('lstm_choice_iterations', looksForOthers);
  return {
    load(image, dpi) {
      core.FS.writeFile('/input', serializedPicture(image));
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
      const upright = 1;
      if (api.SetImageFile(upright, 0) !== 0) throw new Error('Tesseract cannot read the picture.');
      core.FS.unlink('/input');
    },
    readPage() {
      api.SetVariable('tessedit_pageseg_mode', singleBlock);
      api.SetVariable('tessedit_char_whitelist', '');
      api.Recognize(null);
      const page = JSON.parse(api.GetJSONText()) as TesseractPage;
      addOtherGlyphs(page, core, api);
      return page;
    },
    readLine(box, characters) {
      api.SetVariable('tessedit_pageseg_mode', singleLine);
      api.SetVariable('tessedit_char_whitelist', characters);
      api.SetRectangle(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
      api.Recognize(null);
      return { text: api.GetUTF8Text().trim(), confidence: api.MeanTextConf() };
    },
  };
}

/** Words whose glyphs arithmetic or a list can tell apart: figures, units. */
const tellsGlyphs = /\d|^.{1,3}$/;

/** Adds to the symbols of figures and short words what else they may be. */
function addOtherGlyphs(page: TesseractPage, core: TesseractModule, api: TesseractApi): void {
  const at = api.GetIterator();
  at.Begin();
  for (const { paragraphs } of page.blocks)
    for (const { lines } of paragraphs)
      for (const { words } of lines)
        for (const { text, symbols } of words) {
          while (at.Empty(wordLevel) && at.Next(wordLevel)) {
            // Pictures hold no words.
          }
          if (!tellsGlyphs.test(text)) {
            at.Next(wordLevel);
            continue;
          }
          for (const symbol of symbols) {
            const others = otherGlyphs(core, at, symbol.text);
            if (others.length > 0) symbol.others = others;
            at.Next(symbolLevel);
          }
        }
  core.destroy(at);
}

function otherGlyphs(core: TesseractModule, at: ResultIterator, read: string): TesseractGlyph[] {
  const others: TesseractGlyph[] = [];
  const choices = new core.ChoiceIterator(at);
  do {
    const confidence = choices.Confidence();
    // Choices come in order, and from the first that is impossible on all are.
    if (confidence <= 0) break;
    const text = choices.GetUTF8Text();
    if (text !== read) others.push({ text, confidence });
  } while (choices.Next());
  core.destroy(choices);
  return others;
}

/**
 * Leptonica's own serialized form ("spix"): its words of four pixels are in memory as they are in
 * the file. A graymap (PGM) is taken byte by byte, which takes ten times as long, and a bitmap's
 * palette is in the way of reading parts of the picture.
 */
function serializedPicture({ width, height, pixels }: GrayImage): Uint8Array {
  const wordsPerRow = (width + 3) >> 2;
  const dataBytes = wordsPerRow * 4 * height;
  const depth = 8;
  const colours = 0;
  const header = [width, height, depth, wordsPerRow, colours, dataBytes];
  const pixelsFrom = 4 * (1 + header.length);
  const file = new Uint8Array(pixelsFrom + dataBytes);
  file.set(Buffer.from('spix', 'latin1'));
  const view = new DataView(file.buffer);
  for (const [index, value] of header.entries()) view.setUint32(4 * (index + 1), value, true);
  for (let y = 0; y < height; y++) {
    file.set(pixels.subarray(y * width, (y + 1) * width), pixelsFrom + y * wordsPerRow * 4);
  }
  // The leftmost of a word's pixels is its most significant byte.
  Buffer.from(file.buffer, pixelsFrom).swap32();
  return file;
}
