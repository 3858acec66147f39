import type { PageText, Word } from './page-text.ts';

/** Words in groups: all words of a page, or the words of each of its lines. */
export type WordGroups = readonly Word[][];

/** The same in a tenth of the memory: numbers side by side, the texts of a group in one string. */
export interface PackedWords {
  /** Number of the first word of each group, and behind the last group the count of all words. */
  starts: Uint32Array;
  texts: readonly string[];
  /**
   * Left, top, right, bottom, font size, angle, confidence of each word; places to less than a
   * thousandth of a point, which no rule of reading notices.
   */
  numbers: Float32Array;
  styles: Uint8Array;
  alternatives: ReadonlyMap<number, string[]>;
  readAs: ReadonlyMap<number, string>;
}

const NUMBERS = 7;
const BOLD = 1;
const ITALIC = 2;
/** Stands in no word. */
const SEPARATOR = '\n';

export const packWords = (groups: WordGroups): PackedWords => {
  const starts = new Uint32Array(groups.length + 1);
  for (const [group, words] of groups.entries())
    starts[group + 1] = (starts[group] ?? 0) + words.length;
  const count = starts[groups.length] ?? 0;
  const numbers = new Float32Array(count * NUMBERS);
  const styles = new Uint8Array(count);
  const alternatives = new Map<number, string[]>();
  const readAs = new Map<number, string>();
  let index = 0;
  for (const words of groups)
    for (const word of words) {
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
      if (word.readAs !== undefined) readAs.set(index, word.readAs);
      index += 1;
    }
  const texts = groups.map((words) => words.map((word) => word.text).join(SEPARATOR));
  return { starts, texts, numbers, styles, alternatives, readAs };
};

/** The words of one group. */
export const unpackWords = (packed: PackedWords, group: number): Word[] => {
  const { starts, numbers, styles, alternatives, readAs } = packed;
  const start = starts[group] ?? 0;
  const length = (starts[group + 1] ?? start) - start;
  const texts = (packed.texts[group] ?? '').split(SEPARATOR);
  const words: Word[] = [];
  // A loop: of a long document each step unpacks the lines that it looks at.
  for (let place = 0; place < length; place += 1) {
    const index = start + place;
    const at = index * NUMBERS;
    const style = styles[index] ?? 0;
    const word: Word = {
      text: texts[place] ?? '',
      box: {
        left: numbers[at] ?? 0,
        top: numbers[at + 1] ?? 0,
        right: numbers[at + 2] ?? 0,
        bottom: numbers[at + 3] ?? 0,
      },
      angle: numbers[at + 5] ?? 0,
      fontSize: numbers[at + 4] ?? 0,
      bold: (style & BOLD) !== 0,
      italic: (style & ITALIC) !== 0,
      confidence: numbers[at + 6] ?? 0,
    };
    const others = alternatives.size === 0 ? undefined : alternatives.get(index);
    if (others !== undefined) word.alternatives = others;
    const before = readAs.size === 0 ? undefined : readAs.get(index);
    if (before !== undefined) word.readAs = before;
    words.push(word);
  }
  return words;
};

/** A page as it lies in a file between two steps: JSON of a fifth of the size. */
export interface StoredPage {
  page: number;
  width: number;
  height: number;
  source: PageText['source'];
  isRepaired?: boolean;
  isCropped?: boolean;
  count: number;
  texts: string;
  /** Base64. */
  numbers: string;
  styles: string;
  alternatives: [number, string[]][];
  readAs?: [number, string][];
}

export const storePage = ({
  page,
  width,
  height,
  source,
  isRepaired = false,
  isCropped = false,
  words,
}: PageText): StoredPage => {
  const { texts, numbers, styles, alternatives, readAs } = packWords([words]);
  return {
    page,
    width,
    height,
    source,
    ...(isRepaired ? { isRepaired } : {}),
    ...(isCropped ? { isCropped } : {}),
    count: words.length,
    texts: texts[0] ?? '',
    numbers: Buffer.from(numbers.buffer).toString('base64'),
    styles: Buffer.from(styles).toString('base64'),
    alternatives: [...alternatives],
    ...(readAs.size > 0 ? { readAs: [...readAs] } : {}),
  };
};

/** The words of a stored page, still packed. */
export const packedWordsOf = (stored: StoredPage): PackedWords => ({
  starts: Uint32Array.of(0, stored.count),
  texts: [stored.texts],
  // A copy, for floats must begin at a multiple of four bytes.
  numbers: new Float32Array(Uint8Array.from(Buffer.from(stored.numbers, 'base64')).buffer),
  styles: Uint8Array.from(Buffer.from(stored.styles, 'base64')),
  alternatives: new Map(stored.alternatives),
  readAs: new Map(stored.readAs ?? []),
});
