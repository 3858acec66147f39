import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isLabelledMeasures, isOpening } from '../rooms/measures.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName, roomLine } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { hasAmounts, plainTotalOf } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';

const FEET = String.raw`\d+(?:\.\d+)?\s*['’′](?:\s*-?\s*\d+(?:\s+\d+\/\d+)?\s*["”″])?`;
const BARE = String.raw`\d+(?:\.\d+)?`;
const OTHER = String.raw`${BARE}\s*(?:ft|m)\.?`;
const sizeOf = (length: string, times: string): string =>
  String.raw`${length}(?:\s?[LWH]\b)?(?:\s*[x×X]\s*${length}(?:\s?[LWH]\b)?)${times}`;
/** `L 11' 2" W 7' 9" H 10'`, `L 5.60 W 4.20 Stud 2.40` */
const LETTERED = String.raw`L\s?${FEET}\s+W\s?${FEET}(?:\s+H\s?${FEET})?|L\s?${BARE}\s+W\s?${BARE}(?:\s+\p{Lu}\p{L}*\s?${BARE})?`;
/** `19' x 8' x 10'`, `12'-6" × 8'`, `4.2 m x 3.1 m`, `19.0 x 8.0 ft`, `19 x 8 x 10`. */
const SIZE = new RegExp(
  String.raw`^\(?(?:${LETTERED}|${sizeOf(FEET, '{1,2}')}|${sizeOf(OTHER, '{1,2}')}|${sizeOf(BARE, '{1,2}')}\s*(?:ft|feet|m)\b\.?|${sizeOf(BARE, '{2}')}(?=\s|\)|$))\)?`,
  'u',
);
/** `18 x 21` may be the size of what a row is about; behind nothing but a name that a sum bears, it is a room's. */
const BARE_SIDES = new RegExp(String.raw`^\(?${sizeOf(BARE, '')}\)?$`, 'u');
/** `121.53 sq ft`, `121.53 SF floor`, `Floor area: 121.53 sq ft`, `Height 8'`; `high` behind the last of the sizes. */
const BEHIND =
  /^(?:(?:(?:floor|walls?|ceiling|perimeter|height|clg|area)\.?\s*(?:area|height|ht)?\s*:?\s*)?\d[\d,]*(?:\.\d+)?\s*(?:['’′](?:\s*\d+\s*["”″])?|sq\.?\s*(?:ft|yd|m)\.?|s\.?f\.?|l\.?f\.?|ft²?|m[²2]?)(?:\s+(?:floor|walls?|ceiling|perimeter|area))?|high|[|·•,;/–—-])(?:\s+|$)/iu;

/** Font sizes between a name and its size, where both are set in the same type. */
const APART = 1.5;
/** Spaces typed between a place and its length, width and height. */
const TYPED_APART = 0.6;
/** The same where nothing but the gap tells what is a name. */
const FAR_APART = 8;

/**
 * `Nursery   19' x 8' x 10'   121.53 sq ft`: a room's name with its size and areas behind, wherever
 * they stand; in the same type and close by where a sum bears the name. The line becomes
 * `Nursery LxWxH 19' x 8' x 10'`, as other prints have it.
 */
export const withSizedNames = (pages: readonly PageLines[]): PageLines[] => {
  const maySize = pages.map(({ lines }) => lines.some((line) => MAY_BE_SIZED.test(line.text)));
  if (!maySize.includes(true)) return [...pages];
  const summed = new Set([...namesOfSums(pages), ...plainNamesOf(pages)]);
  return pages.map((page, at) => ({
    ...page,
    lines: maySize[at]
      ? page.lines.map((line, index) =>
          MAY_BE_SIZED.test(line.text)
            ? settled(line, summed, () => headerRowAt(page.lines, index + 1) !== null)
            : line,
        )
      : page.lines,
  }));
};

/** The names, normalized, in `Total Den   959.11`. */
const plainNamesOf = (pages: readonly PageLines[]): string[] =>
  pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => {
      const name = plainTotalOf(text);
      return name === null ? [] : [normalizeName(name)];
    }),
  );

const MAY_BE_SIZED =
  /^(?:[*=~]{2,}\s*)?(?:\p{L}|\d{1,2}(?:st|nd|rd|th)?\s)[^$]*\s(?:\(?\d[^$]*[x×X]\s*\d|L\s?\d[^$]*\sW\s?\d)/u;

const settled = (line: Line, summed: ReadonlySet<string>, isHead: () => boolean): Line => {
  if (roomLine(line.text) !== null || itemStartOf(line) !== null) return line;
  // `Dimensions   8' x 9' 6" x 8'   Floor Area   76.00 SF`: below the name, which needs no size of its own.
  if (isOpening(line.text) || isLabelledMeasures(line.text)) return line;
  const isNumbered = /^\d{1,2}$/.test(line.words[0]?.text ?? '');
  const words = isNumbered ? line.words.slice(1) : line.words;
  for (let at = 1; at < words.length; at += 1) {
    const [name, measures] = [boldPart(withoutMarks(words.slice(0, at))), words.slice(at)];
    const text = textFrom(measures);
    const isSummed = summed.has(normalizeName(textFrom(name)));
    const isAlone = isSummed && name.length === at;
    const size = SIZE.exec(text)?.[0] ?? (isAlone ? BARE_SIDES.exec(text)?.[0] : undefined);
    if (size === undefined) continue;
    const isAll = isAllMeasures(text.slice(size.length));
    // `2 Living Room 18'2" x 13'4" 7'6" vaulted to 8'9"` above a table's headings
    if ((isNumbered || !isAll) && !(isSummed && !hasAmounts(line) && isHead())) continue;
    const isWhole = (size.match(/\sx\s/gi)?.length ?? 0) === 2;
    const named = makeLine(line.page, name, line.ocr);
    if (!isSummed && !isNameOfRoom(named, measures, isWhole)) continue;
    const ofSize = measures.slice(0, wordsIn(size, measures));
    return makeLine(line.page, [...name, ...closeBehind(name, ofSize)], line.ocr);
  }
  return line;
};

/** `** LIVING ROOM **   14'6" X 19'0" X 8'0"`: the marks around the name part it from its size. */
const withoutMarks = (name: readonly Word[]): Word[] =>
  name.filter(({ text }) => !/^[*=~]{2,}$/.test(text));

/** `Living Room   Essential | 14 x 16 ft`: what is said between a name in bold type and its size is no part of it. */
const boldPart = (name: Word[]): Word[] => {
  const end = name.findIndex(({ bold }) => !bold);
  return end > 0 && name.slice(end).every(({ bold }) => !bold) ? name.slice(0, end) : name;
};

/** The size with a label, one word's gap from the name: apart it would be one of a drawing. */
const closeBehind = (name: readonly Word[], size: readonly Word[]): Word[] => {
  const [last, first] = [name.at(-1), size[0]];
  if (last === undefined || first === undefined) return [];
  const left = last.box.right + WORD_GAP;
  const label = { ...last, text: 'LxWxH', box: { ...last.box, left, right: left + WORD_GAP } };
  const shift = label.box.right + WORD_GAP - first.box.left;
  const moved = size.map(
    (word): Word => ({
      ...word,
      text: word.text.replace(/^\(|\)$/g, ''),
      box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift },
    }),
  );
  return [label, ...moved];
};

/** Points. */
const WORD_GAP = 2;

const textFrom = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

const wordsIn = (text: string, words: readonly Word[]): number => {
  let length = -1;
  const beyond = words.findIndex((word) => {
    length += word.text.length + 1;
    return length >= text.length;
  });
  return beyond + 1;
};

const isAllMeasures = (text: string): boolean => {
  let rest = text.trim();
  while (rest !== '') {
    const next = rest.replace(BEHIND, '');
    if (next === rest) return false;
    rest = next;
  }
  return true;
};

/**
 * A name in stronger type than its size, or well apart from it where it is that of a place; further
 * apart whatever it names, where the size is length, width and height. These are a place's size where some spaces
 * stand before them, and in brackets, `(14 x 18 x 8)`, however close they stand.
 */
const isNameOfRoom = (name: Line, [first]: readonly Word[], isWhole: boolean): boolean => {
  if (first === undefined || name.words.length > MOST_WORDS || !couldBeName(name)) return false;
  const isStronger = (name.bold && !first.bold) || name.fontSize > first.fontSize * 1.08;
  const apart = (first.box.left - name.box.right) / first.fontSize;
  if (!name.ocr && isStronger) return true;
  const isPlace = ROOM_WORDS.test(name.text);
  return (
    (isWhole && isPlace && (first.text.startsWith('(') || apart > TYPED_APART)) ||
    (apart > APART && (name.bold || isPlace)) ||
    (isWhole && apart > FAR_APART)
  );
};

const MOST_WORDS = 6;
