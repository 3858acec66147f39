import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isKey, spelledKey } from '../tables/key-words.ts';

/** `claim.date_of_loss`, `policy_number`, `areas[0].totals.rcv` at the beginning of a line. */
const PATH = /^[a-z]\w*(?:\[\d+\])?(?:\.\w+(?:\[\d+\])?)+$|^[a-z][a-z0-9]*_\w+$|^[a-z]+[A-Z]\w*$/;
const SITE = /^www\.|\.(?:com|net|org|us|io|pdf|json|csv|xml|html?)$/i;
/** One of a list, as programs count from nothing. */
const INDEXED = /^[a-z]\w*\[\d+\]/;
/** `sum(lineTotal) = 4016.69`, `18 rows`: what a database says below its answer. */
const COUNTED =
  /^(?:(?:sum|count|avg|min|max)\([\w.*]+\)\s*[=:]?\s*[\d.,]+\s*)+$|^\(?\d+ rows?(?: (?:in|returned|affected|selected|fetched|found|read)\b.*| \(\d.*)?\)?$/i;

/** Fewer lines with such names stand in any letterhead. */
const LEAST_KEYS = 3;
const LEAST_NULLS = 3;

/** Parents that say nothing beside the name of a sum. */
const OF_SUMS = /^(?:totals?|sums?|summary)$/i;

/**
 * Records that a program wrote for another program: `claim.number  4851032654`. What is named by a
 * key is printed as people name it, the sums under a title, and empty cells are left empty. Pages
 * of people's prints are returned as they are.
 */
export const withSpelledKeys = (pages: readonly PageLines[]): PageLines[] => {
  const named = pages.flatMap(({ lines }) => lines.filter(isNamed));
  const hasNames = named.length >= LEAST_KEYS;
  const nulls = pages.flatMap(({ lines }) =>
    lines.filter((line) => line.text.includes('null') && line.words.some(isNull)),
  );
  const hasNulls = nulls.length >= (hasNames ? 1 : LEAST_NULLS);
  const counted = pages.flatMap(({ lines }) => lines.filter(({ text }) => COUNTED.test(text)));
  if (!hasNames && !hasNulls && counted.length === 0) return [...pages];
  const keys = new Set(hasNames ? named : []);
  const dropped = new Set(counted.some(({ text }) => text.includes('(')) ? counted : []);
  return pages.map((page) => {
    let isSumming = false;
    return {
      ...page,
      lines: page.lines.flatMap((line): Line[] => {
        if (dropped.has(line)) return [];
        if (!keys.has(line)) {
          isSumming = false;
          return hasNulls ? withoutNulls(line) : [line];
        }
        const isSum = OF_SUMS.test(line.words[0]?.text.split('.')[0] ?? '');
        const title = isSum && !isSumming ? [titled(line)] : [];
        isSumming = isSum;
        return [...title, ...spelled(line, isSum)];
      }),
    };
  });
};

const isNull = ({ text }: Word): boolean => text === 'null' || text === 'NULL';

/** A key alone, or a key and what it holds, which no other cell stands beside. */
const isNamed = (line: Line): boolean => {
  const at = line.text.indexOf(' ');
  const first = at < 0 ? line.text : line.text.slice(0, at);
  const isPath = PATH.test(first) && !SITE.test(first);
  if (!isPath && !INDEXED.test(first)) return false;
  if (INDEXED.test(first)) return true;
  return segmentsOf(line.words, 1.5).length <= 2 && line.words.length <= MOST_WORDS;
};

/** An address with its town is the longest that a key holds. */
const MOST_WORDS = 14;

const withoutNulls = (line: Line): Line[] => {
  if (!line.text.includes('null') || !line.words.some(isNull)) return [line];
  const words = line.words.filter((word) => !isNull(word));
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};

const titled = (line: Line): Line =>
  makeLine(
    line.page,
    line.words.slice(0, 1).map((word) => ({ ...word, text: 'Summary' })),
    line.ocr,
  );

const spelled = (line: Line, isSum: boolean): Line[] => {
  const [key, ...rest] = line.words;
  if (key === undefined) return [line];
  if (INDEXED.test(key.text)) return placeOf(line);
  const value = rest.filter((word) => !isNull(word) && word.text !== '=' && word.text !== ':');
  if (value.length === 0) return [];
  const words = [{ ...key, text: `${nameOf(key.text)}:` }, ...(isSum ? value.map(asMoney) : value)];
  return [makeLine(line.page, words, line.ocr)];
};

/** The last name of a path, with the one above it where it is a single word: `claim number`. */
const nameOf = (path: string): string => {
  const names = path.replace(/:$/, '').split('.');
  const own = spelledKey(names.at(-1) ?? path);
  const above = names.at(-2);
  return own.includes(' ') || above === undefined || OF_SUMS.test(above)
    ? own
    : `${spelledKey(above)} ${own}`;
};

/** Programs leave out the decimals that are nothing: `53.5`, `1500`. */
const asMoney = (word: Word): Word =>
  /^-?\d+(?:\.\d)?$/.test(word.text) ? { ...word, text: Number(word.text).toFixed(2) } : word;

/** `areas[0]  name: Kitchen  floor_sf: 73.19`: the name of a place; all else in a list goes. */
const placeOf = (line: Line): Line[] => {
  const at = line.words.findIndex(({ text }) => /^(?:name|title|label)[:=]$/i.test(text));
  const label = line.words[at];
  if (label === undefined) return [];
  const name: Word[] = [];
  for (const word of line.words.slice(at + 1)) {
    if (/[:=]$/.test(word.text) && (isKey(word.text) || /^\p{Ll}/u.test(word.text))) break;
    name.push(word);
  }
  return name.length === 0 || name.every(isNull)
    ? []
    : [makeLine(line.page, [{ ...label, text: 'Room:' }, ...name], line.ocr)];
};
