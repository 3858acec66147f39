import type { PageText, Word } from './page-text.ts';

/** Words in groups: all words of a page, or the words of each of its lines. */
export type WordGroups = readonly Word[][];

/** The same in a tenth of the memory: numbers side by side, texts in one string. */
export interface PackedWords {
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

export const packWords = (groups: WordGroups): PackedWords => {
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

export const unpackWords = (packed: PackedWords): WordGroups => {
  const { lengths, numbers, styles, alternatives } = packed;
  const texts = packed.texts.split(SEPARATOR);
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
        text: texts[at] ?? '',
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

/** A page as it lies in a file between two steps: JSON of a fifth of the size. */
export interface StoredPage {
  page: number;
  width: number;
  height: number;
  source: PageText['source'];
  isRepaired?: boolean;
  count: number;
  texts: string;
  /** Base64. */
  numbers: string;
  styles: string;
  alternatives: [number, string[]][];
}

export const storePage = ({
  page,
  width,
  height,
  source,
  isRepaired = false,
  words,
}: PageText): StoredPage => {
  const { texts, numbers, styles, alternatives } = packWords([words]);
  return {
    page,
    width,
    height,
    source,
    ...(isRepaired ? { isRepaired } : {}),
    count: words.length,
    texts,
    numbers: Buffer.from(numbers.buffer).toString('base64'),
    styles: Buffer.from(styles).toString('base64'),
    alternatives: [...alternatives],
  };
};

/** The words of a stored page, still packed. */
export const packedWordsOf = (stored: StoredPage): PackedWords => ({
  lengths: Uint32Array.of(stored.count),
  texts: stored.texts,
  // A copy, for floats must begin at a multiple of four bytes.
  numbers: new Float32Array(Uint8Array.from(Buffer.from(stored.numbers, 'base64')).buffer),
  styles: Uint8Array.from(Buffer.from(stored.styles, 'base64')),
  alternatives: new Map(stored.alternatives),
});
