import type { Word } from '../pages/page-text.ts';
import { withoutPrivateCodes } from './page-words.ts';
import { plainCharacters } from './plain-characters.ts';
import type { TextRun } from './text-run.ts';

/** Finds pages whose text is not what they print. */
export interface NonsenseWatch {
  /** `isSymbols` tells the faces of boxes and bullets, which say nothing. */
  notePage(
    page: { pageNumber: number; view: number[]; rotate: number },
    words: readonly Word[],
    runs: readonly TextRun[],
    isSymbols: (fontName: string) => boolean,
  ): void;
  /** Pages, from 1, of which a part can be read by OCR only. */
  pages(): number[];
}

interface Count {
  characters: number;
  sensible: number;
  /** Its first different words, by which amounts in other characters are told. */
  words: Set<string>;
}

/** Fewer characters say nothing about a face. */
const ENOUGH_CHARACTERS = 60;
/** After so many that made sense a face is known to. */
const PROVEN_CHARACTERS = 600;
const PROVEN_SENSE = 0.7;
/** Share of the characters that stand in words and figures; of estimates it is nine tenths. */
const LEAST_SENSE = 0.35;
/** Share of a page's height at its edges where others write on it: numbers of courts, of signing. */
const RIM = 0.045;
/** So much of a page is a heading or more; less is a bar code, a line of symbols. */
const HEADING_CHARACTERS = 20;
const HEADING_SHARE = 0.02;

/** Stands for the faces of pages on which each glyph is a run: those can be judged together only. */
const ALL_FACES = '';

/**
 * A face without a usable map of its codes gives letters that are not those it prints: `7RWDO` for
 * `Total`. Faces are judged by all that the document has of them, since headings are short.
 */
export const createNonsenseWatch = (): NonsenseWatch => {
  const fonts = new Map<string, Count>();
  const seen: { page: number; all: number; byFont: ReadonlyMap<string, number> }[] = [];
  const countOf = (name: string): Count => {
    const own = fonts.get(name) ?? { characters: 0, sensible: 0, words: new Set() };
    fonts.set(name, own);
    return own;
  };
  return {
    notePage: (page, words, runs, isSymbols) => {
      const byFont = new Map<string, number>();
      const isAtRim = rimOf(page);
      let [all, single] = [0, 0];
      for (const run of runs) {
        const { str, fontName } = run;
        all += str.length;
        if (str.length === 1) single += 1;
        if (isAtRim(run)) continue;
        byFont.set(fontName, (byFont.get(fontName) ?? 0) + str.length);
        if (str.length === 1 || isSymbols(fontName)) continue;
        const own = countOf(fontName);
        if (isProven(own) && !wantsWords(own)) continue;
        for (const token of withoutPrivateCodes(plainCharacters(str)).split(' '))
          if (token.length > 1) count(own, token);
      }
      const own = countOf(ALL_FACES);
      if (single > all / 2) {
        byFont.set(ALL_FACES, all);
        if (!isProven(own)) for (const { text } of words) count(own, text);
      }
      seen.push({ page: page.pageNumber, all, byFont });
    },
    pages: () => {
      const bad = [...fonts]
        .filter(([, own]) => lacksSense(own) || holdsAmounts(own))
        .map(([name]) => name);
      if (bad.length === 0) return [];
      return seen
        .filter(({ all, byFont }) => {
          const nonsense = bad.reduce((sum, name) => sum + (byFont.get(name) ?? 0), 0);
          return nonsense >= HEADING_CHARACTERS && nonsense > all * HEADING_SHARE;
        })
        .map(({ page }) => page);
    },
  };
};

const rimOf = ({ view, rotate }: { view: number[]; rotate: number }) => {
  const axis = rotate % 180 === 0 ? 1 : 0;
  const [low = 0, high = 0] = [view[axis], view[axis + 2]];
  const rim = (high - low) * RIM;
  return ({ transform }: TextRun): boolean => {
    const place = transform[4 + axis] ?? 0;
    return place < low + rim || place > high - rim;
  };
};

const lacksSense = ({ characters, sensible }: Count): boolean =>
  characters >= ENOUGH_CHARACTERS && sensible < characters * LEAST_SENSE;

const isProven = ({ characters, sensible }: Count): boolean =>
  characters >= PROVEN_CHARACTERS && sensible > characters * PROVEN_SENSE;

/** So many different words of a face are enough to know amounts by. */
const MOST_WORDS = 200;
const FEWEST_AMOUNTS = 12;
const LEAST_AMOUNTS = 0.2;
/** Ten digits, and what stands between and around them. */
const MOST_FIGURES = 16;
/** Amounts end in many ways, words of one kind in one. */
const FEWEST_ENDS = 4;
const POINT_FROM_END = 3;

const wantsWords = ({ words }: Count): boolean => words.size < MOST_WORDS;

/**
 * Whether a face holds amounts set in other characters: many of its words have one and the same
 * letter where the decimal point stands, and few other letters in all. Words that have figures are
 * none: `12'6"`, `10:45`, `5/30` stand for themselves.
 */
const holdsAmounts = ({ words }: Count): boolean => {
  const byPoint = Map.groupBy(
    [...words].filter((word) => !/\d/.test(word)),
    (word) => word.at(-POINT_FROM_END),
  );
  return [...byPoint].some(
    ([point, alike]) =>
      point !== '.' &&
      point !== ',' &&
      alike.length >= FEWEST_AMOUNTS &&
      alike.length > words.size * LEAST_AMOUNTS &&
      new Set(alike.map((word) => word.slice(1 - POINT_FROM_END))).size >= FEWEST_ENDS &&
      new Set(alike.join('')).size <= MOST_FIGURES,
  );
};

/** Longer ones are links, rows of a code, text without spaces: they are not looked at. */
const LONGEST_TOKEN = 60;

const count = (into: Count, token: string): void => {
  if (token.length > LONGEST_TOKEN) return;
  const isOrdinary = ORDINARY.test(token);
  if (isOrdinary ? isIdentity(token) : RULE.test(token) || isOfFile(token)) return;
  if (token.length > POINT_FROM_END && wantsWords(into)) into.words.add(token);
  into.characters += token.length;
  if (isOrdinary || isSensible(token)) into.sensible += token.length;
};

/** Most words are too short for it, or have nothing of it. */
const isOfFile = (token: string): boolean =>
  isIdentity(token) ||
  (token.includes('.') && FILE_NAME.test(token)) ||
  (/[.:\\]/.test(token) && PLACE_OF_FILE.test(token));

/** `-----`, `_`, `...`: rules and leaders. */
const RULE = /^([^\p{L}\p{N}])\1*$/u;

const isIdentity = (token: string): boolean => token.length >= 8 && IDENTITY.test(token);

/** `5F1B2A44-90C1-4E6B-8D57-0A11C2D3E4F5`: what programs call a file. */
const IDENTITY = /^(?=.*\d)[\dA-F]{8,}(?:-[\dA-F]+)*$/i;

/** `quillon-freeze-sheet.xlsx`: a file's name in the foot of a sheet, joined of whatever words. */
const FILE_NAME =
  /^[\p{L}\p{N}&'’()[\]{}+,._-]+\.(?:xls[xmb]?|doc[xm]?|pdf|csv|txt|rtf|ods|odt|numbers|pages|html?|jpe?g|png|heic|tiff?|esx|zip)$/iu;

/** `https://sheets.example/d/1aB9xK`, `C:\Bids\qxv.xls`: where a file lies. */
const PLACE_OF_FILE = /^(?:https?:|file:|www\.|[a-z]:\\|\\\\)/i;

const EDGES = /^[("'“‘[{<$#*+~-]+|[)"'”’\]}>%*.,:;!?°+-]+$/gu;
/** What stands between the parts of `Detach/Reset`, `12'6"`, `name@example.com`. */
const BETWEEN = /[-–—/&'’"”.,:()#@_+=×*[\]~]+/u;
/** A word, a number, a number with its unit or before its letter, sizes such as `12x10`. */
const PART =
  /^(?:\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+){0,4}\p{Lu}*|\p{Lu}+|\p{N}+\p{L}{0,3}|\p{L}{1,4}\p{N}+|\p{N}+[xX]\p{N}+|[\p{Lo}\p{M}]+)$/u;
const VOWEL = /[aeiouyà-öø-ÿ]|[^\u0000-\u024f]/i;

/** Most tokens by far, told at once. */
const ORDINARY =
  /^(?:[(<$-]*\d[\d,.]*[%)>]*|[A-Z]?[a-z]*[aeiouy][a-z]*[,.:;]?|[A-Z]*[AEIOUY][A-Z]*:?|[A-Z]{2})$/;

const isSensible = (token: string): boolean => {
  const parts = token.replace(EDGES, '').split(BETWEEN);
  return (
    parts.length <= token.length / 2 + 1 &&
    parts.every((part) => part === '' || (PART.test(part) && (part.length < 4 || hasSound(part))))
  );
};

const hasSound = (part: string): boolean => VOWEL.test(part) || /\p{N}/u.test(part);
