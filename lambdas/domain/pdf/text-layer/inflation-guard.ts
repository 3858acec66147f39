import { inflateSync } from 'node:zlib';

/** No page content, font or scan of a real estimate inflates to more than this. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/** Deflate makes at most 1032 bytes of one, so smaller streams cannot exceed the bound. */
const SMALLEST_BOMB_BYTES = Math.floor(MAX_INFLATED_BYTES / 1032);

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');

/**
 * Whether a compressed stream of the file inflates beyond all reason. pdfjs inflates into memory
 * without a bound; this looks first, at the few streams that are large enough to matter.
 */
export const hasInflationBomb = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = file.indexOf(STREAM);
  while (at >= 0) {
    const end = file.indexOf(END, at + STREAM.length);
    if (end < 0) return false;
    const dictionary = file.subarray(Math.max(0, at - 600), at).toString('latin1');
    const own = dictionary.slice(Math.max(0, dictionary.lastIndexOf(' obj')));
    if (end - at > SMALLEST_BOMB_BYTES && own.includes('FlateDecode') && inflatesTooFar(file, at))
      return true;
    at = file.indexOf(STREAM, end + END.length);
  }
  return false;
};

const inflatesTooFar = (file: Buffer, streamAt: number): boolean => {
  let begin = streamAt + STREAM.length;
  if (file[begin] === 0x0d) begin += 1;
  if (file[begin] === 0x0a) begin += 1;
  try {
    inflateSync(file.subarray(begin), { maxOutputLength: MAX_INFLATED_BYTES });
    return false;
  } catch (error) {
    return (
      error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    );
  }
};
