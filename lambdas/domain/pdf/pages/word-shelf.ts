import {
  type PackedWords,
  packedWordsOf,
  packWords,
  type StoredPage,
  unpackWords,
  type WordGroups,
} from './packed-words.ts';
import type { PageText, Word } from './page-text.ts';

/**
 * A document of so many words has all of them at hand: 120 dense pages. What is told of words is kept as
 * long as they lie open, and told anew for each step once they do not, which takes half as long again.
 */
const OPEN_WORDS = 60_000;

/** Gives the words of a group by its number: equal, but not always the same objects. */
export type Shelved = (group: number) => Word[];

export interface WordShelf {
  put(groups: WordGroups): Shelved;
  putPacked(packed: PackedWords): Shelved;
}

interface OpenPage {
  count: number;
  close(): void;
}

/**
 * Keeps words of a document. Of a longer one than may lie open, all pages are packed but the one at
 * hand, so that 500 dense pages (240,000 words, 270 bytes each as objects) fit a small memory: what
 * lies open for long gets old and is collected late, which takes up to twice the memory. Of a packed
 * page only the groups that are asked for are unpacked.
 */
export const createWordShelf = (openWords = OPEN_WORDS): WordShelf => {
  const open = new Map<symbol, OpenPage>();
  let count = 0;
  let isLong = false;
  let latest: symbol | null = null;
  const use = (key: symbol, page: OpenPage): void => {
    latest = key;
    if (!open.has(key)) count += page.count;
    open.set(key, page);
    isLong ||= count > openWords;
    if (!isLong) return;
    for (const [other, { close }] of open)
      if (other !== key) {
        open.delete(other);
        close();
      }
  };
  const hold = (given: WordGroups | null, givenPacked: PackedWords | null): Shelved => {
    const key = Symbol();
    let packed = givenPacked;
    /** Whole until the first close, then what was asked for since the page was opened. */
    const groups: (Word[] | undefined)[] = [...(given ?? [])];
    const page: OpenPage = {
      count: packed?.styles.length ?? (given ?? []).reduce((sum, { length }) => sum + length, 0),
      close: () => {
        packed ??= packWords(groups.map((words) => words ?? []));
        // Emptied and not replaced: the old array would keep its words from being collected.
        groups.length = 0;
      },
    };
    if (given !== null) use(key, page);
    return (group) => {
      const known = groups[group];
      if (known !== undefined && (latest === key || !isLong)) return known;
      use(key, page);
      if (known !== undefined) return known;
      if (packed === null) return [];
      const unpacked = unpackWords(packed, group);
      groups[group] = unpacked;
      return unpacked;
    };
  };
  return {
    put: (groups) => hold(groups, null),
    putPacked: (packed) => hold(null, packed),
  };
};

/** The page with its words on a shelf. */
export const shelvePage = (page: PageText, shelf: WordShelf): PageText =>
  onShelf(page, shelf.put([page.words]));

/** Pages from between two steps; each is unpacked when it is read. */
export const restorePages = (stored: readonly StoredPage[]): PageText[] => {
  const shelf = createWordShelf();
  return stored.map((page) => onShelf(page, shelf.putPacked(packedWordsOf(page))));
};

const onShelf = (
  { page, width, height, source, isRepaired = false, isCropped = false }: Omit<PageText, 'words'>,
  shelved: Shelved,
): PageText => ({
  page,
  width,
  height,
  source,
  ...(isRepaired ? { isRepaired } : {}),
  ...(isCropped ? { isCropped } : {}),
  get words() {
    return shelved(0);
  },
});
