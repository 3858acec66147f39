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
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const { left, top, right, bottom } = word.box;
    const at = index * NUMBERS;
    numbers[at] = left;
    numbers[at + 1] = top;
    numbers[at + 2] = right;
    numbers[at + 3] = bottom;
    numbers[at + 4] = word.fontSize;
    numbers[at + 5] = word.angle;
    numbers[at + 6] = word.confidence;
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
  const number = (at: number): number => numbers[at] ?? 0;
  let index = 0;
  return Array.from(lengths, (length) =>
    Array.from({ length }, (): Word => {
      const at = index * NUMBERS;
      const style = styles[index] ?? 0;
      const others = alternatives.get(index);
      const word: Word = {
        text: texts[index] ?? '',
        box: {
          left: number(at),
          top: number(at + 1),
          right: number(at + 2),
          bottom: number(at + 3),
        },
        angle: number(at + 5),
        fontSize: number(at + 4),
        bold: (style & BOLD) !== 0,
        italic: (style & ITALIC) !== 0,
        confidence: number(at + 6),
      };
      index += 1;
      if (others !== undefined) word.alternatives = others;
      return word;
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
