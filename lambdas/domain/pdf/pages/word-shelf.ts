import {
  type PackedWords,
  packedWordsOf,
  packWords,
  type StoredPage,
  unpackWords,
  type WordGroups,
} from './packed-words.ts';
import type { PageText, Word } from './page-text.ts';

/** Documents of so many pages have all their words at hand. */
const OPEN_PAGES = 24;
/**
 * Longer ones are read page after page, and only the page at hand stays open: what lies open for
 * long gets old and is collected late, which takes up to twice the memory.
 */
const OPEN_PAGES_OF_LONG = 1;

/** Gives the words of a group by its number: equal, but not always the same objects. */
export type Shelved = (group: number) => Word[];

export interface WordShelf {
  put(groups: WordGroups): Shelved;
  putPacked(packed: PackedWords): Shelved;
}

/**
 * Keeps words of a document. Those of the pages used last stay as they are; the others are packed,
 * so that 500 dense pages (240,000 words, 270 bytes each as objects) fit a small memory. Of a packed
 * page only the groups that are asked for are unpacked.
 */
export const createWordShelf = (
  openPages = OPEN_PAGES,
  openPagesOfLong = OPEN_PAGES_OF_LONG,
): WordShelf => {
  /** What lies open, least recently used first. */
  const open = new Map<symbol, () => void>();
  let mostOpen = openPages;
  let latest: symbol | null = null;
  const use = (key: symbol, close: () => void): void => {
    latest = key;
    open.delete(key);
    open.set(key, close);
    if (open.size <= mostOpen) return;
    mostOpen = Math.min(mostOpen, openPagesOfLong);
    for (const [oldest, closeOldest] of open) {
      if (open.size <= mostOpen) break;
      open.delete(oldest);
      closeOldest();
    }
  };
  const hold = (given: WordGroups | null, givenPacked: PackedWords | null): Shelved => {
    const key = Symbol();
    let packed = givenPacked;
    /** Whole until the first close, then what was asked for since the page was opened. */
    const groups: (Word[] | undefined)[] = [...(given ?? [])];
    const close = (): void => {
      packed ??= packWords(groups.map((words) => words ?? []));
      // Emptied and not replaced: the old array would keep its words from being collected.
      groups.length = 0;
    };
    if (given !== null) use(key, close);
    return (group) => {
      const known = groups[group];
      if (known !== undefined && (latest === key || open.size < mostOpen)) return known;
      use(key, close);
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
