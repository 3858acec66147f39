import { type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ENGLISH_HEADING_WORDS, HEADING_WORDS } from '../tables/heading-words.ts';
import { likeliest } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

/** A heading as it is compared: small, without the marks around it. */
export const bare = (text: string): string => text.toLowerCase().replace(/[.:*,]/g, '');

/** A line most of whose words head columns: the others are misread headings. */
export const settleHeading = (read: Line | null, repairs: ScanRepair[]): Line | null => {
  if (read === null) return null;
  const rated = withHeadsApart(withRateHead(inCapitals(read), repairs), repairs);
  const line = withSlashes(withoutRules(rated, repairs), repairs);
  const heads = line.words.filter((word) => HEADING_WORDS.has(bare(word.text)));
  const sure = heads.filter((word) => COLUMN_WORDS.test(bare(word.text)));
  const isPercent = (word: Word): boolean =>
    PERCENT_SIGN.test(word.text) &&
    /^dep/.test(bare(line.words[line.words.indexOf(word) - 1]?.text ?? ''));
  const others = line.words.filter(
    (word) => !heads.includes(word) && !isPercent(word) && /\p{L}/u.test(word.text),
  );
  if (sure.length < 3 && (heads.length < MANY || others.length > FEW)) return line;
  if (others.length > heads.length) return line;
  if (line.words.some((word) => /\d\d/.test(word.text) && !isPercent(word))) return line;
  const texts = heads.map((word) => bare(word.text));
  // Comparisons have the same heads twice.
  const isTwice = texts.some((text, at) => text.length > 3 && texts.indexOf(text) < at);
  const unused = LONG_HEADINGS.filter((heading) => isTwice || !texts.includes(heading));
  return respell(line, repairs, (word, index) => {
    if (isPercent(word)) return '%';
    if (heads.includes(word)) {
      // Two columns of depreciation are its percentage and its amount.
      const isRate = bare(word.text) === 'dep' && texts.some((one) => one.startsWith('deprec'));
      const hasSign = line.text.includes('%') || line.words.some(isPercent);
      return isRate && !hasSign ? `${word.text}%` : word.text.replace(/(?<=[.:]),$|,$/, '');
    }
    if (!others.includes(word)) return null;
    // `Description of Change`: what follows says of what, and is no head itself.
    if (bare(line.words[index - 1]?.text ?? '') === 'of') return null;
    const profit = /^(GC)?[0OoQ]&P\S?$/i.exec(word.text);
    if (profit !== null) return `${(profit[1] ?? '').toUpperCase()}O&P`;
    const capitals = word.text === word.text.toUpperCase();
    const known =
      likeliest(bare(word.text), headsLike(word.text), 0.3) ??
      shortHeadBehind(bare(word.text), unused, word.confidence < HARDLY_READ ? 0.45 : 0.34);
    return known === null ? null : capitals ? known.toUpperCase() : known;
  });
};

/** `RaTE` beside other heads: small capitals, of which some are read as small letters. */
const inCapitals = (line: Line): Line =>
  line.words.length < LEAST_HEADS ||
  !line.words.every(isHead) ||
  !line.words.some(({ text }) => MIXED.test(text))
    ? line
    : makeLine(
        line.page,
        line.words.map((word) =>
          MIXED.test(word.text) ? { ...word, text: word.text.toUpperCase() } : word,
        ),
        true,
      );

const MIXED = /^(?=.*\p{Ll})\p{L}+\p{Lu}/u;
const LEAST_HEADS = 3;

const isHead = ({ text }: Word): boolean => HEADING_WORDS.has(bare(text));

/** So many heads on a line tell that it is one of heads. */
const ENOUGH = 4;

/** What strokes of a pen or a stamp across heads are read as. */
const STROKES = /["'`_~|\\]/;

/**
 * `"TAX  "RCV._DEPREC.`, `RCVAGE/LIFE`: among heads, what strokes across them join or stand before are
 * heads, and so are two that nearly touch.
 */
const withHeadsApart = (line: Line, repairs: ScanRepair[]): Line => {
  if (line.words.filter(isHead).length < ENOUGH) return line;
  const words = line.words.flatMap((word): Word[] => {
    if (isHead(word)) return [word];
    // What is left of a stroke between two of them.
    if (/^_+$/.test(word.text)) return [];
    const parts = headsBetweenStrokes(word.text) ?? twoHeads(word.text);
    if (parts === null) return [word];
    const { left, right } = word.box;
    const width = (right - left) / word.text.length;
    const settled = parts.map(({ text }) => text).join(' ');
    repairs.push({ page: line.page, box: word.box, read: word.text, settled });
    return parts.map(({ text, at }) => {
      const from = left + at * width;
      return {
        ...word,
        text,
        box: { ...word.box, left: from, right: from + text.length * width },
      };
    });
  });
  return words.length === line.words.length && words.every((word, at) => word === line.words[at])
    ? line
    : makeLine(line.page, words, true);
};

interface HeadInWord {
  text: string;
  /** Its first letter's place in the word. */
  at: number;
}

/** `RCV_AGELIFE_COND.`: the slash is lost as well. */
const SLASH_LOST = /(?<=AGE)[Il1|]?(?=LIFE)/i;

const headsBetweenStrokes = (read: string): HeadInWord[] | null => {
  const text = read.replace(SLASH_LOST, '/');
  const parts = [...text.matchAll(/[^"'`_~|\\]+/g)];
  return text.search(STROKES) < 0 ||
    parts.length === 0 ||
    parts.some(([part]) => !HEADING_WORDS.has(bare(part)))
    ? null
    : parts.map((part) => ({ text: part[0], at: part.index }));
};

/** Null where it could be cut in more ways than one. */
const twoHeads = (text: string): HeadInWord[] | null => {
  const cuts = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) =>
      at >= SHORTEST_HEAD &&
      COLUMN_WORDS.test(bare(text.slice(0, at))) &&
      COLUMN_WORDS.test(bare(text.slice(at))),
  );
  const [at] = cuts;
  return at === undefined || cuts.length > 1
    ? null
    : [
        { text: text.slice(0, at), at: 0 },
        { text: text.slice(at), at },
      ];
};

const SHORTEST_HEAD = 3;

/** `Qty  Unit  [UnitPrice`: among heads, a rule that was read as a bracket before one or two of them. */
const withoutRules = (line: Line, repairs: ScanRepair[]): Line =>
  line.words.filter(isHead).length < ENOUGH
    ? line
    : respell(line, repairs, ({ text }) => {
        const head = /^[[|{]+(\p{L}{3,})$|^(\p{L}{3,})[\]|}]+$/u.exec(text);
        return head?.[1] ?? head?.[2] ?? null;
      });

/** `Quan.  UM  UIP`: among heads, a word that is one with a slash for the stroke that was read. */
const withSlashes = (line: Line, repairs: ScanRepair[]): Line => {
  const heads = line.words.filter(isHead).length;
  if (heads < ENOUGH || line.words.length > heads * 1.5) return line;
  return respell(line, repairs, (word) => {
    if (isHead(word)) return null;
    const slashed = word.text.replace(/(?<=^\p{L})[Il1|](?=\p{L}$)/u, '/');
    return slashed !== word.text && HEADING_WORDS.has(bare(slashed)) ? slashed : null;
  });
};

/** `CONDITION  EP %`: among nothing but heads, the word before a percent sign is `DEP`. */
const withRateHead = (line: Line, repairs: ScanRepair[]): Line => {
  const at = line.words.findIndex(({ text, confidence }, index) => {
    const next = line.words[index + 1];
    if (next?.text !== '%') return false;
    const isHardlyRead = confidence < HARDLY_READ && /^\S?ep$/.test(text);
    return isHardlyRead || /^[^a-z]{0,2}(?:EP|DE|DP|D[EF]F)$/.test(text);
  });
  const others = line.words.filter((_, index) => index !== at && index !== at + 1);
  const areHeads = others.every((word) => HEADING_WORDS.has(bare(word.text)));
  if (at < 0 || others.length === 0 || !areHeads) return line;
  return respell(line, repairs, (_, index) => (index === at ? 'DEP' : null));
};

/** What is read for the percent sign of a head. */
const PERCENT_SIGN = /^(?:[9oO0][6%/oO0]{1,2}|%[.,]?o?|°?\/[oO0])$/;

/** Heads of three or four letters of which one was misread, as capitals that look alike. */
const shortHeadBehind = (text: string, unused: readonly string[], most: number): string | null => {
  if (text.length < 3 || text.length > 4) return null;
  const heads = unused.filter((one) => SHORT_HEADS.has(one)).map((one) => one.toUpperCase());
  return likeliest(text.toUpperCase(), heads, 0.34) ?? likeliest(text, heads, most);
};

/** So many words that head columns make a line of heads, with so few others. */
const MANY = 6;
const FEW = 2;

/** `ory` for `QTY`: a word read with less than this may be any that looks alike. */
const HARDLY_READ = 0.6;

/** Of amounts and rates, abbreviated. */
const SHORT_HEADS: ReadonlySet<string> = new Set(['rcv', 'acv', 'dep', 'tax', 'qty', 'cond']);

/** Words that stand over columns of figures and hardly together anywhere else. */
const COLUMN_WORDS =
  /^(?:description|quantity|qty|unit|price|tax|rcv|acv|deprec|depreciation|remove|replace|reset|total|amount|age\/life|cond|condition|dep|o&p|gco&p)$/;

/** Three letters are too few to tell a head by that hardly any table has. */
const headsLike = (text: string): readonly string[] =>
  bare(text).length > 3 ? LONG_HEADINGS : LONG_HEADINGS.filter((one) => COLUMN_WORDS.test(one));

const LONG_HEADINGS = [...ENGLISH_HEADING_WORDS].filter((word) => word.length >= 3);
