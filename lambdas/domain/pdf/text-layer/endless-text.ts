/** A page of the smallest type has some ten thousand characters. */
const LONGEST_TEXT = 1024 * 1024;
/** Bytes of a list, or of what has names: widths of a large face's glyphs take a hundredth of it. */
const LONGEST_LIST = 8 * LONGEST_TEXT;

const [OPEN, CLOSE, ESCAPE, LESS, MORE] = [0x28, 0x29, 0x5c, 0x3c, 0x3e];
const [LIST, LIST_END, SLASH, SPACE] = [0x5b, 0x5d, 0x2f, 0x20];

/** Files inside the file, and faces, whose bytes are no operations. */
const NO_CONTENT = /\/(?:EmbeddedFile|Metadata|XML|Length1|FontFile|XRef|ObjStm)\b/;

/**
 * Whether a page's content shows a single text of a million characters. pdfjs makes a list of all
 * its glyphs at once: so large a piece of memory ends the process, and not its thread alone.
 */
export const holdsEndlessText = (dictionary: string, content: Buffer | null): boolean =>
  content !== null &&
  content.length > LONGEST_TEXT &&
  !NO_CONTENT.test(dictionary) &&
  isEndless(content);

/** Whether what stands between a file's streams is such a text, a name or a list without end. */
export const isEndless = (content: Buffer): boolean => {
  if (content.length <= LONGEST_TEXT) return false;
  let [depth, lists, begin, listed] = [0, 0, 0, 0];
  let hexadecimal = -1;
  let name = -1;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if (depth > 0) {
      if (byte === ESCAPE) at += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
      if (at - begin > LONGEST_TEXT) return true;
      continue;
    }
    if (hexadecimal >= 0 && at - hexadecimal > 2 * LONGEST_TEXT) return true;
    if (name >= 0 && at - name > LONGEST_TEXT) return true;
    if (lists > 0 && at - listed > LONGEST_LIST) return true;
    if (byte <= SPACE) name = -1;
    else if (byte === SLASH) name = at;
    else if (byte === OPEN) {
      [depth, begin, name] = [1, at, -1];
    } else if (byte === LIST) {
      if (lists === 0) listed = at;
      lists += 1;
    } else if (byte === LIST_END) lists = Math.max(0, lists - 1);
    else if (byte === LESS && content[at + 1] === LESS) at += 1;
    else if (byte === LESS) hexadecimal = at;
    else if (byte === MORE) [hexadecimal, name] = [-1, -1];
    else if (isPictureAt(content, at)) at = endOfPicture(content, at);
  }
  return false;
};

const PICTURE_DATA = 0x49;
const DATA = 0x44;
const PICTURE_END = /[\s]EI[\s]/;
/** So much of a picture inside a content is looked through at a time. */
const STEP = 64 * 1024;

/** ` ID `: the bytes of a picture follow, in which brackets mean nothing. */
const isPictureAt = (content: Buffer, at: number): boolean =>
  content[at] === PICTURE_DATA &&
  content[at + 1] === DATA &&
  (content[at - 1] ?? 0) <= SPACE &&
  (content[at + 2] ?? 0) <= SPACE;

const endOfPicture = (content: Buffer, at: number): number => {
  for (let from = at; from < content.length; from += STEP - 4) {
    const end = content
      .subarray(from, from + STEP)
      .toString('latin1')
      .search(PICTURE_END);
    if (end >= 0) return from + end + 3;
  }
  return content.length;
};
