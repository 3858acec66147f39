import { normalizeName } from '../../estimate/normalize-name.ts';
import { boxAround, type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isDimensions, isDrawingLabel, isOpening } from '../rooms/measures.ts';
import { cleanName, roomLine, roomSize } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';
import { withoutWords } from './respell.ts';

/**
 * The pages without what OCR read of the drawings that stand left of a room's name and measures.
 * What the sum below names is the room, whichever of the labels beside it look like names.
 */
export const withoutDrawings = (
  pages: readonly PageLines[],
  repairs: ScanRepair[],
): PageLines[] => {
  let nextTotal = '';
  return pages
    .toReversed()
    .map((page) => {
      const totals = page.lines.toReversed().map((line) => {
        nextTotal = roomTotalled(line) ?? nextTotal;
        return nextTotal;
      });
      return page.ocr ? withoutDrawing(page, totals.toReversed(), repairs) : page;
    })
    .toReversed();
};

const roomTotalled = ({ text }: Line): string | null => {
  const total = totalLabel(text);
  return total?.kind === 'room' ? normalizeName(total.name) : null;
};

/** `totals`: for each line the room that the next sum names. */
const withoutDrawing = (
  page: PageLines,
  totals: readonly string[],
  repairs: ScanRepair[],
): PageLines => {
  /** Where the name begins that stands beside a drawing, until its table does. */
  let nameLeft: number | null = null;
  let name = '';
  /** Of a letter of the name. */
  let width = 0;
  const heads = (line: Line): boolean => {
    const room = roomLine(line.text);
    if (room === null || room.height === null) return false;
    nameLeft = line.box.left;
    ({ name } = room);
    width = widthOfLetters(line.words.slice(0, name.split(' ').length));
    return true;
  };
  const lines = page.lines.flatMap((line, index): Line[] => {
    if (itemStartOf(line) !== null || totalLabel(line.text) !== null) {
      nameLeft = null;
      return [line];
    }
    const labels = labelsBeside(line, totals[index] ?? '');
    if (labels.length === 0) {
      if (heads(line)) return [line];
      if (nameLeft === null) return [line];
      if (headerRowAt(page.lines, index) !== null) nameLeft = null;
      else if (
        line.box.right < nameLeft &&
        (isOfDrawing(line) || isNameAgain(line.text, name) || isSmall(line, width))
      ) {
        repairs.push({ page: line.page, box: line.box, read: line.text, settled: '' });
        return [];
      }
      return [line];
    }
    const rest = withoutWords(line, new Set(labels), []);
    repairs.push({ page: line.page, box: boxAround(labels), read: textOf(labels), settled: '' });
    if (!heads(rest) && !isDimensions(rest.text)) nameLeft = rest.box.left;
    return [rest];
  });
  return { ...page, lines };
};

/** Labels of a drawing that stand left of a room's name, at least so far from it, in font sizes. */
const DRAWING_GAP = 3;
/** The same where the sum below says which words are the name. */
const NAMED_GAP = 1.5;

/** Words beside a room's name that were read with less than this are the drawing's. */
const UNSURE = 0.5;

const isSure = ({ confidence }: Word): boolean => confidence >= UNSURE;

/** The words of a line that are the drawing's, not the head's that stands beside it. */
const labelsBeside = (line: Line, totalled: string): Word[] => {
  const named = beforeTotalled(line, totalled);
  if (named.length > 0) return named;
  const strokes = strokesBefore(line, totalled);
  if (strokes.length > 0) return strokes;
  const segments = segmentsOf(line.words, DRAWING_GAP);
  const at = segments.findIndex((words) => isDimensions(textOf(words)));
  if (at > 0 || isDimensions(line.text)) {
    // Measures of a room begin with a number; what stands before the first is the drawing's.
    if (at < 1) return [];
    const before = segments.slice(0, at).flat();
    // `Stairwell - Upper      154.67 SF floor`: the room itself, in so many letters.
    const isName = /^\p{Lu}\p{Ll}{2,}/u.test(textOf(before)) && before.every(isSure);
    return isName && !isDrawingLabel(textOf(before)) ? [] : before;
  }
  const [first, second] = segments;
  if (first === undefined || second === undefined) return [];
  const beside = roomLine(line.text) === null ? [] : segments.slice(1, -1).flat();
  const spelled = beside.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  if (spelled.length > 0 && !spelled.some(isSure)) return beside;
  const name = textOf(second);
  // `Room 101      Height: 10'`: behind the label of a drawing stands a name, not its height.
  const isName = /^\p{L}{2}/u.test(name) && !isDrawingLabel(name) && !/^Height\b/i.test(name);
  if (!isLabel(first, 7) || !isName) return [];
  const rest = line.words.slice(first.length);
  return rest.some((word) => /\d\.\d\d\b/.test(word.text)) ? [] : first;
};

/** `R8 (4)   F5(A)   R10`, `13' 4"   Den   Height: 8'`: what stands before the room that is summed below. */
const beforeTotalled = (line: Line, totalled: string): Word[] => {
  if (totalled === '') return [];
  const segments = segmentsOf(line.words, NAMED_GAP);
  const at = segments.findLastIndex(
    (words) => normalizeName(cleanName(textOf(words))) === totalled,
  );
  const before = segments.slice(0, Math.max(0, at));
  return before.every((words) => isLabel(words, LONGEST_LABEL)) ? before.flat() : [];
};

/**
 * `wd [ Kitchen   Height: 8'`, `IS   VN   Den   Height: 8'`: strokes that were read as letters, close before the name that
 * the sum below says or apart from any name.
 */
const strokesBefore = (line: Line, totalled: string): Word[] => {
  if (roomLine(line.text)?.height == null) return [];
  const segments = segmentsOf(line.words, NAMED_GAP);
  const sized = segments.findIndex((words) => roomSize(textOf(words)) !== null);
  const named = segments.slice(0, Math.max(0, sized));
  const words = named.flat();
  const summed = words.findIndex((_, at) => normalizeName(textOf(words.slice(at))) === totalled);
  const from = summed < 0 ? words.length - (named.at(-1)?.length ?? 0) : summed;
  const isName = words.slice(0, from).some(isRead) || !words.slice(from).some(hasLetters);
  return isName ? [] : words.slice(0, from);
};

const hasLetters = ({ text }: Word): boolean => /\p{L}{3}/u.test(text);

/** A word, and no strokes. */
const isRead = (word: Word): boolean => hasLetters(word) && word.confidence > READ;

/** Of what is as sure as that, most is there. */
const READ = 0.6;

/** Characters of a drawing's label, at the most. */
const LONGEST_LABEL = 9;

const isLabel = (words: readonly Word[], most: number): boolean => {
  const text = textOf(words);
  // `0.12` for `12'` over the edge of its drawing was hardly read, as no amount would be.
  const mayBeAmount = /\d\.\d\d/.test(text) && words.some(isSure);
  return /\d/.test(text) && text.replace(/\s/g, '').length <= most && !mayBeAmount;
};

/** `ami Room` left of `Family Room   Height: 8'`: a drawing has the room's name in it once more, in small type. */
const isNameAgain = (text: string, name: string): boolean =>
  name.length >= SHORTEST_NAME &&
  misreadingCost(text.toLowerCase(), name.toLowerCase()) <= name.length * MOST_MISREAD;

/** How wide letters are tells the size of type where a scan's boxes do not. */
const widthOfLetters = (words: readonly Word[]): number => {
  const spelled = words.filter(hasLetters);
  const letters = spelled.reduce((sum, { text }) => sum + text.length, 0);
  const wide = spelled.reduce((sum, { box }) => sum + box.right - box.left, 0);
  return letters === 0 ? 0 : wide / letters;
};

/** In small type, and no opening or measure. */
const isSmall = (line: Line, width: number): boolean => {
  const own = widthOfLetters(line.words);
  return own > 0 && own < width * SMALL && !isOpening(line.text) && !isDimensions(line.text);
};

/** Share of the width of the letters of a room's name that those of its plan have, at most. */
const SMALL = 0.7;

const SHORTEST_NAME = 4;
/** Share of a name's letters that lettering in small type was read wrong or not at all. */
const MOST_MISREAD = 0.4;

/** A line of labels alone, or one that was hardly read. */
const isOfDrawing = (line: Line): boolean =>
  !isOpening(line.text) &&
  !isDimensions(line.text) &&
  roomLine(line.text) === null &&
  (segmentsOf(line.words, NAMED_GAP).every((words) => isLabel(words, LONGEST_LABEL)) ||
    !line.words.some(isSure));
