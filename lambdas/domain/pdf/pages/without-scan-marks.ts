import { median } from './lines.ts';
import type { Word } from './page-text.ts';
import { withoutShadow } from './without-shadows.ts';

/** `12.`, `10a.`: how rows are numbered, be the next word drawn to it or not. */
const NUMBER = /^\d{1,3}[a-z]?\.(?:$|\D)/;
/** Rows with their numbers at one edge, at least, and how far off it they may stand, in points. */
const LEAST_NUMBERED = 4;
const AT_EDGE = 5;
/** Letters of what a pen leaves beside a row, as OCR reads it. */
const LONGEST_MARK = 4;
/** Points by which a mark may reach into the number. */
const REACH = 3;
/** Words of a pen, or of a stamp. */
const MOST_WORDS = 2;
/** A star is printed: the row was changed. */
const PRINTED = /^[*«]+$/;

/** A dot of dirt: no word of a table stands for itself so; a bar may part its columns. */
const SPECK = /^[.,:;`´!~·•°]+$/;

/** `R___`: a rule ran into the letter for what is done. */
const RULED = /^([A-Z&+-])_+$/;

/** `Avg:`: a speck above the point of a shortened word, or one that hangs from it. */
const SPECKED = /^(Avg)[:,;]$/;

/** What was read so surely is printed, and what was read so badly in the margin is not. */
const SURELY = 0.85;
const BADLY = 0.6;
/** Words of a page that tell where its text begins and ends, at least, and those of them that stand further out. */
const LEAST_SURE = 60;
const FEW = 0.02;

/** Leaves out what somebody wrote in the margins: hardly read, and beside all that is printed. */
const withoutHandwriting = (words: readonly Word[]): readonly Word[] => {
  const sure = words.filter(({ confidence }) => confidence >= SURELY);
  if (sure.length < LEAST_SURE) return words;
  const at = Math.floor(sure.length * FEW);
  const left = sure.map(({ box }) => box.left).sort((a, b) => a - b)[at] ?? 0;
  const right = sure.map(({ box }) => box.right).sort((a, b) => b - a)[at] ?? 0;
  return words.filter(
    ({ confidence, box }) => confidence >= BADLY || (box.right > left - 1 && box.left < right + 1),
  );
};

/** Where the numbers with their points begin; null where rows have none. */
const edgeOfNumbers = (words: readonly Word[]): number | null => {
  const numbers = words.filter(({ text }) => NUMBER.test(text));
  const edge = median(numbers.map(({ box }) => box.left));
  const numbered = numbers.filter(({ box }) => Math.abs(box.left - edge) < AT_EDGE);
  return numbered.length < LEAST_NUMBERED || numbered.length * 2 < numbers.length ? null : edge;
};

/** Where numbers without points begin, which count the rows from one to the next: `4`, `5`, `6`. */
const edgeOfCount = (words: readonly Word[]): number | null => {
  const numbers = words.filter(({ text }) => BARE_NUMBER.test(text));
  for (const { box } of numbers) {
    const column = numbers
      .filter((other) => Math.abs(other.box.left - box.left) < AT_EDGE)
      .sort((a, b) => a.box.top - b.box.top);
    const next = column.filter(
      ({ text }, at) => Number(text) === Number(column[at - 1]?.text ?? Number.NaN) + 1,
    );
    if (next.length >= LEAST_NUMBERED && next.length * 2 >= column.length) return box.left;
  }
  return null;
};

/**
 * The numbers that count the rows on down a sheet that was photographed askew: each is one more than the one above
 * it, and hardly further left, however far that leads from where the first stand.
 */
const countedOn = (words: readonly Word[], edge: number): ReadonlySet<Word> => {
  const counted = new Set<Word>();
  let last: Word | null = null;
  const numbers = words.filter(({ text }) => BARE_NUMBER.test(text));
  for (const word of numbers.toSorted((a, b) => a.box.top - b.box.top)) {
    if (Math.abs(word.box.left - (last?.box.left ?? edge)) >= AT_EDGE) continue;
    if (last !== null && Number(word.text) !== Number(last.text) + 1) continue;
    counted.add(word);
    last = word;
  }
  return counted;
};

/** `12`, and nothing that marks it as the number of a row. */
const BARE_NUMBER = /^\d{1,3}$/;

/**
 * The words of a scan without what is none: specks that were read as points, and what somebody ticked off or wrote
 * beside the rows, left of where all their numbers stand.
 */
export const withoutScanMarks = (words: readonly Word[]): Word[] => {
  const printed = withoutHandwriting(withoutShadow(words)).flatMap((word) => {
    if (SPECK.test(word.text)) return [];
    const letter = RULED.exec(word.text)?.[1];
    if (letter !== undefined) return { ...word, text: letter };
    const short = SPECKED.exec(word.text)?.[1];
    return short === undefined ? word : { ...word, text: `${short}.` };
  });
  const edge = edgeOfNumbers(printed) ?? edgeOfCount(printed);
  if (edge === null) return printed;
  const left = printed.filter(({ box }) => box.left < edge - AT_EDGE && box.right < edge + REACH);
  // Where words stand there, it is no margin.
  if (left.filter(({ text }) => text.length > LONGEST_MARK).length > MOST_WORDS) return printed;
  const counted = countedOn(printed, edge);
  const gone = new Set(
    left.filter(
      (word) =>
        word.text.length <= LONGEST_MARK &&
        !PRINTED.test(word.text) &&
        !counted.has(word) &&
        !isShortName(word, printed),
    ),
  );
  return printed.filter((word) => !gone.has(word));
};

/** `Job`, `Den`: a word as names have them. */
const NAME = /^\p{Lu}\p{Ll}{2,}$/u;
/** Names that begin at one edge, at least, and by how much they may miss it, in points. */
const LEAST_NAMES = 2;
const SAME_EDGE = 1.5;

/** A short name, surely read, on a line of its own, where longer ones begin theirs: what ticks a row off stands beside it. */
const isShortName = (word: Word, words: readonly Word[]): boolean => {
  if (!NAME.test(word.text) || word.confidence < SURELY) return false;
  const others = words.filter((other) => other !== word);
  const isLevel = ({ box }: Word): boolean =>
    Math.min(box.bottom, word.box.bottom) > Math.max(box.top, word.box.top);
  const names = others.filter(
    ({ text, box }) =>
      NAME.test(text) &&
      text.length >= LONGEST_MARK &&
      Math.abs(box.left - word.box.left) < SAME_EDGE,
  );
  return names.length >= LEAST_NAMES && !others.some(isLevel);
};
