/**
 * Text of a CSV file, byte-order mark stripped; or, for what is not UTF-8 text, a sentence that
 * tells what it seems to be and how to save it.
 */
export const decodeCsv = (
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; error: string } => {
  const refuse = (error: string) => ({ ok: false, error }) as const;
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return refuse('the file is a spreadsheet workbook; save it as "CSV UTF-8 (comma delimited)"');
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    return refuse('the file is a PDF; send it to POST /upload');
  }
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    return refuse('the file is UTF-16; save it as "CSV UTF-8 (comma delimited)"');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(
      'the file is not UTF-8 (it may be Latin-1 or Windows-1252); save it as "CSV UTF-8"',
    );
  }
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    return refuse(
      `the file holds a NUL character at offset ${zero}: it is binary, or UTF-16 without its mark; save it as "CSV UTF-8"`,
    );
  }
  return { ok: true, text };
};

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);
