import { inflateSync } from 'node:zlib';

/** No page content, font or scan of a real estimate inflates to more than this. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/** Deflate makes at most so many bytes of one, so smaller streams cannot exceed the bound. */
const MOST_BYTES_OF_ONE = 1032;

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
const DEFLATED = 'FlateDecode';

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
    const times = own.split(DEFLATED).length - 1;
    const reach = (end - at) * MOST_BYTES_OF_ONE ** times;
    if (times > 0 && reach > MAX_INFLATED_BYTES && inflatesTooFar(file, at, times)) return true;
    at = file.indexOf(STREAM, end + END.length);
  }
  return false;
};

/** Also of a stream that was deflated several times over: a few hundred bytes hold a gigabyte so. */
const inflatesTooFar = (file: Buffer, streamAt: number, times: number): boolean => {
  let begin = streamAt + STREAM.length;
  if (file[begin] === 0x0d) begin += 1;
  if (file[begin] === 0x0a) begin += 1;
  let data = file.subarray(begin);
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
