/** A page of the smallest type has some ten thousand characters. */
const LONGEST_TEXT = 1024 * 1024;

const [OPEN, CLOSE, ESCAPE, LESS, MORE] = [0x28, 0x29, 0x5c, 0x3c, 0x3e];

/** Files inside the file, and faces, whose bytes are no operations. */
const NO_CONTENT = /\/(?:EmbeddedFile|Metadata|XML|Length1|FontFile|XRef|ObjStm)\b/;

/**
 * Whether a page's content shows a single text of a million characters. pdfjs makes a list of all
 * its glyphs at once: so large a piece of memory ends the process, and not its thread alone.
 */
export const holdsEndlessText = (dictionary: string, content: Buffer | null): boolean => {
  if (content === null || content.length <= LONGEST_TEXT || NO_CONTENT.test(dictionary))
    return false;
  let depth = 0;
  let begin = 0;
  let hexadecimal = -1;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at];
    if (depth > 0) {
      if (byte === ESCAPE) at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
      if (at - begin > LONGEST_TEXT) return true;
    } else if (byte === OPEN) {
      depth = 1;
      begin = at;
    } else if (byte === LESS) hexadecimal = content[at + 1] === LESS ? -1 : at;
    else if (byte === MORE) {
      if (hexadecimal >= 0 && at - hexadecimal > 2 * LONGEST_TEXT) return true;
      hexadecimal = -1;
    }
  }
  return false;
};
