import type { Word } from './page-text.ts';

/** Words in groups: all words of a page, or the words of each of its lines. */
type Groups = readonly Word[][];

/** The same in a tenth of the memory: numbers side by side, texts in one string. */
interface Packed {
  lengths: Uint32Array;
  texts: string;
  /**
   * Left, top, right, bottom, font size, angle, confidence of each word; places to less than a
   * thousandth of a point, which no rule of reading notices.
   */
  numbers: Float32Array;
  styles: Uint8Array;
  alternatives: Map<number, string[]>;
}

const NUMBERS = 7;
const BOLD = 1;
const ITALIC = 2;
/** Stands in no word. */
const SEPARATOR = '\n';

const pack = (groups: Groups): Packed => {
  const words = groups.flat();
  const numbers = new Float32Array(words.length * NUMBERS);
  const styles = new Uint8Array(words.length);
  const alternatives = new Map<number, string[]>();
  for (const [index, word] of words.entries()) {
    const { left, top, right, bottom } = word.box;
    numbers.set(
      [left, top, right, bottom, word.fontSize, word.angle, word.confidence],
      index * NUMBERS,
    );
    styles[index] = (word.bold ? BOLD : 0) + (word.italic ? ITALIC : 0);
    if (word.alternatives !== undefined) alternatives.set(index, word.alternatives);
  }
  return {
    lengths: Uint32Array.from(groups, (group) => group.length),
    texts: words.map((word) => word.text).join(SEPARATOR),
    numbers,
    styles,
    alternatives,
  };
};

const unpack = ({ lengths, texts, numbers, styles, alternatives }: Packed): Groups => {
  const text = texts.split(SEPARATOR);
  let index = 0;
  return Array.from(lengths, (length) =>
    Array.from({ length }, (): Word => {
      const at = index;
      index += 1;
      const [left = 0, top = 0, right = 0, bottom = 0, fontSize = 0, angle = 0, confidence = 1] =
        numbers.subarray(at * NUMBERS, (at + 1) * NUMBERS);
      const style = styles[at] ?? 0;
      const others = alternatives.get(at);
      return {
        text: text[at] ?? '',
        box: { left, top, right, bottom },
        angle,
        fontSize,
        bold: (style & BOLD) !== 0,
        italic: (style & ITALIC) !== 0,
        confidence,
        ...(others === undefined ? {} : { alternatives: others }),
      };
    }),
  );
};

/** Long documents are read page after page; this many pages need their words at hand. */
const OPEN_PAGES = 24;

export interface WordShelf {
  /** Takes words in; the function gives them back, equal but not always the same objects. */
  put(groups: Groups): () => Groups;
}

/**
 * Keeps words of a document. Those of the pages used last stay as they are; the others are packed,
 * so that 500 dense pages (240,000 words, 270 bytes each as objects) fit a small memory.
 */
export const createWordShelf = (openPages = OPEN_PAGES): WordShelf => {
  /** What lies open, least recently used first. */
  const open = new Map<symbol, () => void>();
  let latest: symbol | null = null;
  const use = (key: symbol, close: () => void): void => {
    latest = key;
    open.delete(key);
    open.set(key, close);
    if (open.size <= openPages) return;
    for (const [oldest, closeOldest] of open) {
      open.delete(oldest);
      closeOldest();
      break;
    }
  };
  return {
    put: (given) => {
      const key = Symbol();
      let groups: Groups | null = given;
      let packed: Packed | null = null;
      const close = (): void => {
        packed ??= pack(groups ?? []);
        groups = null;
      };
      use(key, close);
      return () => {
        if (groups !== null && (latest === key || open.size < openPages)) return groups;
        const taken = groups ?? (packed === null ? [] : unpack(packed));
        groups = taken;
        use(key, close);
        return taken;
      };
    },
  };
};
