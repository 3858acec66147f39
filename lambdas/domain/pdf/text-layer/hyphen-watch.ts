import type { PDFDocumentProxy } from 'pdfjs-dist';

interface FontUse {
  characters: number;
  hasHyphen: boolean;
  /** The page with most of its characters, and how many they are there. */
  page: number;
  most: number;
}

/** Finds fonts whose hyphens pdfjs left out, for they stand for soft ones. */
export interface HyphenWatch {
  /** Takes a page's runs in; says how many characters of each font it has. */
  notePage(
    page: number,
    runs: readonly { str: string; fontName: string }[],
  ): ReadonlyMap<string, number>;
  areLost(document: PDFDocumentProxy): Promise<boolean>;
}

/** So many characters of an estimate without a single hyphen: they may have been lost. */
const MANY_CHARACTERS = 600;
/** Fonts that are looked into; a document has two or three that matter. */
const MOST_FONTS = 6;

export const createHyphenWatch = (): HyphenWatch => {
  const fonts = new Map<string, FontUse>();
  return {
    notePage: (page, runs) => {
      const used = new Map<string, number>();
      const hyphenated = new Set<string>();
      for (const { str, fontName } of runs) {
        if (str === '' || str === ' ') continue;
        used.set(fontName, (used.get(fontName) ?? 0) + str.length);
        if (str.includes('-')) hyphenated.add(fontName);
      }
      for (const [name, count] of used) {
        const use = fonts.get(name) ?? { characters: 0, hasHyphen: false, page, most: 0 };
        use.characters += count;
        use.hasHyphen ||= hyphenated.has(name);
        if (count > use.most) Object.assign(use, { page, most: count });
        fonts.set(name, use);
      }
      return used;
    },
    areLost: async (document) => {
      const doubtful = [...fonts]
        .filter(([, use]) => !use.hasHyphen && use.characters >= MANY_CHARACTERS)
        .sort(([, a], [, b]) => b.characters - a.characters)
        .slice(0, MOST_FONTS);
      for (const [, use] of doubtful) {
        const page = await document.getPage(use.page);
        const operations = await page.getOperatorList().catch(() => null);
        page.cleanup();
        if (operations?.argsArray.some(showsSoftHyphen) === true) return true;
      }
      return false;
    },
  };
};

/** Whether the arguments are a string of glyphs with a soft hyphen among them. */
const showsSoftHyphen = (args: unknown): boolean =>
  Array.isArray(args) &&
  Array.isArray(args[0]) &&
  args[0].some((glyph: { unicode?: unknown } | number | null) =>
    typeof glyph === 'object' ? glyph?.unicode === '\u00ad' : false,
  );
