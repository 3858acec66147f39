import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { holdsEndlessText, isEndless } from './endless-text.ts';
import { setsOutlines } from './sets-outlines.ts';

/** What a look at a file's bytes tells before pdfjs takes it apart. */
export interface FileLook {
  /** A stream inflates beyond all reason: pdfjs inflates into memory without a bound. */
  isBomb: boolean;
  /** A page shows a text that is longer than any. */
  hasEndlessText: boolean;
  /**
   * Something of it is lost: a stream that cannot be inflated to its end, or a table of objects that
   * is not where the file says. pdfjs reads around such places and says nothing.
   */
  isDamaged: boolean;
  /** Letters may be drawn with their outlines: false where no content of a page asks for it. */
  mayOutline: boolean;
  /**
   * Pixels of the pictures that pdfjs would decode to say what is painted on a page, all together:
   * plain photographs are overlooked. Infinite where a picture does not tell its own.
   */
  pixels: number;
  /** Bytes of the longest stream that is no picture. */
  longestContent: number;
}

/** No page content, font or scan of a real estimate inflates to more than this. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/** Deflate makes at most so many bytes of one, so smaller streams cannot exceed the bound. */
const MOST_BYTES_OF_ONE = 1032;

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
const DEFLATED = 'FlateDecode';
/** Of a stream that other filters wrote in letters, its bytes say nothing as they stand. */
const DEFLATED_ONLY = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;
const PICTURE = '/Image';
const IS_PICTURE = /\/Subtype\s*\/Image\b/;
const DICTIONARY_END = />>\s*$/;
const LINE_END = /^[ \t]*(?:\r\n?|\n)/;

/** Goes through a file's streams. Pictures are not inflated, and nothing is where all is encrypted. */
export const lookIntoFile = (bytes: Uint8Array): FileLook => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOpen = !file.includes('/Encrypt');
  const look: FileLook = {
    isBomb: false,
    hasEndlessText: false,
    isDamaged: !hasItsTable(file),
    mayOutline: !isOpen,
    pixels: 0,
    longestContent: 0,
  };
  let streamed = 0;
  let at = file.indexOf(STREAM);
  while (at >= 0) {
    const dictionary = file.subarray(Math.max(0, at - 600), at).toString('latin1');
    const begin = beginOfData(file, at);
    // `/Author (Mainstream Roofing)`
    if (begin === null || !DICTIONARY_END.test(dictionary)) {
      at = file.indexOf(STREAM, at + STREAM.length);
      continue;
    }
    look.hasEndlessText ||= isEndless(file.subarray(streamed, at));
    const end = file.indexOf(END, begin);
    if (end < 0) return { ...look, isDamaged: true, mayOutline: true };
    const own = dictionary.slice(Math.max(0, dictionary.lastIndexOf(' obj')));
    const times = own.split(DEFLATED).length - 1;
    const reach = (end - at) * MOST_BYTES_OF_ONE ** times;
    const data = file.subarray(begin, end);
    if (times > 0 && reach > MAX_INFLATED_BYTES && inflatesTooFar(data, times))
      return { ...look, isBomb: true };
    const isLegible = isOpen && DEFLATED_ONLY.test(own) && !own.includes(PICTURE);
    const inflated = isLegible ? inflate(data) : null;
    look.isDamaged ||= inflated?.isWhole === false;
    const plain = own.includes('/Filter') ? (inflated?.content ?? null) : data;
    look.hasEndlessText ||= holdsEndlessText(own, plain);
    if (IS_PICTURE.test(own)) look.pixels += isPlainPhotograph(own) ? 0 : pixelsOf(own);
    else {
      look.longestContent = Math.max(look.longestContent, (plain ?? data).length);
      if (!look.mayOutline) {
        const content = contentOf(own, data, inflated?.content ?? null);
        look.mayOutline = content === null || setsOutlines(content);
      }
    }
    streamed = end + END.length;
    at = file.indexOf(STREAM, streamed);
  }
  look.hasEndlessText ||= isEndless(file.subarray(streamed));
  return look;
};

/** A JPEG in three colors: others pdfjs decodes itself, whatever decoder there is. */
const isPlainPhotograph = (dictionary: string): boolean =>
  dictionary.includes('/DCTDecode') &&
  !/\/(?:S?Mask|Decode|DeviceGray|CalGray|DeviceCMYK|Indexed)\b/.test(dictionary);

const pixelsOf = (dictionary: string): number =>
  lengthOfSide(dictionary, SIDES[0]) * lengthOfSide(dictionary, SIDES[1]);

/** A side whose length is another object's is of any length. */
const SIDES = [/\/Width\s+(\d+)\b(?!\s+\d+\s+R)/, /\/Height\s+(\d+)\b(?!\s+\d+\s+R)/] as const;

const lengthOfSide = (dictionary: string, side: RegExp): number =>
  Number(side.exec(dictionary)?.[1] ?? Infinity);

/** What a stream says; null where it is written in another way than those of pages are. */
const contentOf = (dictionary: string, data: Buffer, inflated: Buffer | null): Buffer | null => {
  // What stands before the bytes that were looked at may name a filter.
  if (!dictionary.startsWith(' obj')) return null;
  if (!dictionary.includes('/Filter')) return data;
  return dictionary.includes('/Predictor') && !IS_TABLE.test(dictionary) ? null : inflated;
};

/** Tables of objects, and objects in one stream: pages' contents stand in none of them. */
const IS_TABLE = /\/(?:XRef|ObjStm)\b/;

const beginOfData = (file: Buffer, streamAt: number): number | null => {
  const behind = streamAt + STREAM.length;
  const [lineEnd] = LINE_END.exec(file.subarray(behind, behind + 8).toString('latin1')) ?? [];
  return lineEnd === undefined ? null : behind + lineEnd.length;
};

/** Also of a stream that was deflated several times over: a few hundred bytes hold a gigabyte so. */
const inflatesTooFar = (deflated: Buffer, times: number): boolean => {
  let data = deflated;
  try {
    for (let time = 0; time < times; time += 1)
      data = inflateSync(data, { maxOutputLength: MAX_INFLATED_BYTES });
    return false;
  } catch (error) {
    return (
      error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    );
  }
};

/** The end that some writers give a stream instead of a last block. */
const FLUSHED = Buffer.from([0x00, 0x00, 0xff, 0xff]);
const NEAR_THE_END = 8;

const inflate = (data: Buffer): { isWhole: boolean; content: Buffer | null } => {
  try {
    const content = inflateSync(data, { maxOutputLength: MAX_INFLATED_BYTES });
    return { isWhole: true, content };
  } catch (error) {
    const isCutOff = (error as { code?: string }).code === 'Z_BUF_ERROR';
    const isFlushed = data.subarray(-NEAR_THE_END).includes(FLUSHED);
    return { isWhole: isCutOff && (isFlushed || inflatesWithoutSum(data)), content: null };
  }
};

/** Some writers leave out the sum at a stream's end: nothing is lost then. */
const inflatesWithoutSum = (data: Buffer): boolean => {
  try {
    inflateRawSync(data.subarray(2), { finishFlush: constants.Z_FINISH });
    return true;
  } catch {
    return false;
  }
};

/** Whether a table or stream of objects begins where the file's last words say. */
const hasItsTable = (file: Buffer): boolean => {
  const told = file.lastIndexOf('startxref');
  if (told < 0) return false;
  const place = /startxref\s+(\d+)/.exec(file.subarray(told, told + 40).toString('latin1'))?.[1];
  // Places are counted from the file's own head: mail puts its own lines before it.
  const head = file.subarray(0, 1024).indexOf('%PDF-');
  const isTableAt = (at: number): boolean =>
    /^\s*(?:xref|\d+\s+\d+\s+obj)/.test(file.subarray(at, at + 40).toString('latin1'));
  const at = Number(place ?? -1);
  return place !== undefined && (isTableAt(at) || (head > 0 && isTableAt(at + head)));
};
