import {
  type PackedWords,
  packedWordsOf,
  packWords,
  type StoredPage,
  unpackWords,
  type WordGroups,
} from './packed-words.ts';
import type { PageText } from './page-text.ts';

/** Long documents are read page after page; this many pages need their words at hand. */
const OPEN_PAGES = 24;

export interface WordShelf {
  /** Takes words in; the function gives them back, equal but not always the same objects. */
  put(groups: WordGroups): () => WordGroups;
  putPacked(packed: PackedWords): () => WordGroups;
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
  const hold = (given: WordGroups | null, givenPacked: PackedWords | null): (() => WordGroups) => {
    const key = Symbol();
    let groups = given;
    let packed = givenPacked;
    const close = (): void => {
      packed ??= packWords(groups ?? []);
      groups = null;
    };
    if (groups !== null) use(key, close);
    return () => {
      if (groups !== null && (latest === key || open.size < openPages)) return groups;
      const taken = groups ?? (packed === null ? [] : unpackWords(packed));
      groups = taken;
      use(key, close);
      return taken;
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
  { page, width, height, source, isRepaired = false }: Omit<PageText, 'words'>,
  groups: () => WordGroups,
): PageText => ({
  page,
  width,
  height,
  source,
  ...(isRepaired ? { isRepaired } : {}),
  get words() {
    return groups()[0] ?? [];
  },
});
