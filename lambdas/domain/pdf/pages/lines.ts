import type { Box, ReadAt } from '../../estimate/estimate.ts';
import type { PageText, Word } from './page-text.ts';
import type { Shelved, WordShelf } from './word-shelf.ts';

/** Words that stand on one baseline, left to right. */
export interface Line {
  page: number;
  words: Word[];
  text: string;
  box: Box;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  ocr: boolean;
  /** Lowest confidence of its words. */
  confidence: number;
}

/** A page as the row reader sees it: its lines without furniture. */
export interface PageLines {
  page: number;
  width: number;
  height: number;
  ocr: boolean;
  lines: Line[];
  /** What a comparison calls the estimate whose columns were left out; '' where it has no title. */
  comparedWith?: string;
  /** `VOID`, stamped across it. */
  voidMark?: string;
}

/** What sums and recaps are read from. */
export type PageOfLines = Pick<PageLines, 'page' | 'lines'>;

/** One loop over its words: each line of a document is made here, some of them several times. */
export const makeLine = (page: number, words: Word[], ocr: boolean): Line => {
  const size = words[0]?.fontSize ?? 0;
  let [isOfOneSize, bold, italic, confidence] = [true, true, true, 1];
  for (const word of words) {
    if (word.fontSize !== size) isOfOneSize = false;
    if (!word.bold) bold = false;
    if (!word.italic) italic = false;
    if (word.confidence < confidence) confidence = word.confidence;
  }
  return {
    page,
    words,
    text: textOf(words),
    box: boxAround(words),
    fontSize: isOfOneSize ? size : median(words.map((word) => word.fontSize)),
    bold,
    italic,
    ocr,
    confidence,
  };
};

/** Where on the page a line stands. */
export const readAtOf = (line: Line): ReadAt => ({ page: line.page, box: { ...line.box } });

/** A line whose words lie on a shelf until somebody looks at them. */
class ShelvedLine implements Line {
  page: number;
  text: string;
  box: Box;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  ocr: boolean;
  confidence: number;
  #index: number;
  #shelved: Shelved;

  constructor(line: Line, index: number, shelved: Shelved) {
    this.page = line.page;
    this.text = line.text;
    this.box = line.box;
    this.fontSize = line.fontSize;
    this.bold = line.bold;
    this.italic = line.italic;
    this.ocr = line.ocr;
    this.confidence = line.confidence;
    this.#index = index;
    this.#shelved = shelved;
  }

  get words(): Word[] {
    return this.#shelved(this.#index);
  }
}

/** The lines of a page with their words on the shelf. */
export const shelveLines = (lines: readonly Line[], shelf: WordShelf): Line[] => {
  const shelved = shelf.put(lines.map((line) => line.words));
  return lines.map((line, index) => new ShelvedLine(line, index, shelved));
};

/** Two printed lines that are one: text of both, place and words of the second. */
export const continueLine = (above: Line, below: Line): Line => ({
  page: below.page,
  words: below.words,
  text: `${above.text} ${below.text}`,
  box: below.box,
  fontSize: above.fontSize,
  bold: above.bold,
  italic: above.italic,
  ocr: above.ocr,
  confidence: Math.min(above.confidence, below.confidence),
});

export const boxAround = (words: readonly { box: Box }[]): Box => {
  const around: Box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const { box } of words) {
    if (box.left < around.left) around.left = box.left;
    if (box.top < around.top) around.top = box.top;
    if (box.right > around.right) around.right = box.right;
    if (box.bottom > around.bottom) around.bottom = box.bottom;
  }
  return around;
};

/** A word as high on its page as a line or another word, where it stood left and right. */
export const onLevelOf = ({ box: { top, bottom } }: { box: Box }, word: Word): Word => ({
  ...word,
  box: { ...word.box, top, bottom },
});

/** The words so many points further right. */
export const movedBy = (words: readonly Word[], by: number): Word[] =>
  words.map((word) => ({
    ...word,
    box: { ...word.box, left: word.box.left + by, right: word.box.right + by },
  }));

/** A line with more words set on its level, each where it stood left and right. */
export const withWordsOn = (line: Line, words: readonly Word[]): Line => {
  const all = [...line.words, ...words.map((word) => onLevelOf(line, word))];
  return makeLine(
    line.page,
    all.toSorted((a, b) => a.box.left - b.box.left),
    line.ocr,
  );
};

export const median = (values: readonly number[]): number => {
  const [first] = values;
  if (first === undefined) return 0;
  // Sizes of a line's words, mostly.
  if (values.every((value) => value === first)) return first;
  // Numbers in an array of their own kind are sorted without a call for each two.
  const sorted = new Float64Array(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Groups cleaned words into lines, top to bottom. Slightly skewed pages are straightened first. */
export const linesOfPage = (page: PageText, words: readonly Word[]): Line[] => {
  const ocr = page.source === 'ocr';
  const slope = ocr ? skewOf(words) : 0;
  const rows = ocr ? chainWords(words, slope) : groupByBaseline(words);
  return rows
    .map((row) =>
      makeLine(
        page.page,
        inReadingOrder(
          row.sort((a, b) => a.box.left - b.box.left),
          words,
        ),
        ocr,
      ),
    )
    .sort((a, b) => yAtMargin(a, slope) - yAtMargin(b, slope) || a.box.left - b.box.left);
};

/**
 * Cells that are too wide for their columns run into each other, `14/35 yrs` into `Below Avg.`: of
 * words that lie on each other, the one that was drawn right behind the word before them goes on
 * with it. Words come in the order in which they were drawn.
 */
const inReadingOrder = (row: Word[], words: readonly Word[]): Word[] => {
  for (let at = 0; at + 2 < row.length; at += 1) {
    const [before, word, next] = [row[at], row[at + 1], row[at + 2]];
    if (before === undefined || word === undefined || next === undefined) break;
    if (next.box.left > word.box.right - word.fontSize * LIES_ON) continue;
    if (words[words.indexOf(before) + 1] === next) {
      row[at + 1] = next;
      row[at + 2] = word;
    }
  }
  return row;
};

/** Font sizes by which words lie on each other; letters of neighbours may touch. */
const LIES_ON = 0.3;

const yAtMargin = (line: Line, slope: number): number => {
  const first = line.words[0];
  return first === undefined ? line.box.bottom : middle(first) - slope * first.box.left;
};

const middle = (word: Word): number => (word.box.top + word.box.bottom) / 2;

/** Share of the font size by which boxes of the text layer reach below the baseline. */
export const DESCENT = 0.22;

export const baselineOf = (word: Word): number => word.box.bottom - word.fontSize * DESCENT;

/** Share of a font size by which words of one line stand higher or lower. */
const ONE_BASELINE = 0.3;

/** And where the one stands in a gap of the other: a cell that something raised set lower than those beside it. */
const LOWER_CELL = 0.42;

/** The text layer has exact baselines: words less than a third of a size apart share one. */
const groupByBaseline = (words: readonly Word[]): Word[][] => {
  const rows: { baseline: number; words: Word[] }[] = [];
  const placed = words.map((word) => ({ word, baseline: baselineOf(word) }));
  for (const { word, baseline } of placed.sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const size = Math.min(word.fontSize, row?.words[0]?.fontSize ?? word.fontSize);
    if (row !== undefined && baseline - row.baseline <= size * ONE_BASELINE) row.words.push(word);
    else rows.push({ baseline, words: [word] });
  }
  return rows
    .reduce<{ baseline: number; words: Word[] }[]>((lines, row) => {
      const above = lines.at(-1);
      const size = row.words[0]?.fontSize ?? 0;
      const isCell =
        above !== undefined &&
        row.baseline - above.baseline <= size * LOWER_CELL &&
        standsInGap(row.words, above.words);
      if (isCell) above.words.push(...row.words);
      else lines.push(row);
      return lines;
    }, [])
    .map((row) => row.words);
};

const standsInGap = (words: readonly Word[], others: readonly Word[]): boolean => {
  const left = Math.min(...words.map(({ box }) => box.left));
  const right = Math.max(...words.map(({ box }) => box.right));
  return (
    others.every(({ box }) => box.right <= left || box.left >= right) &&
    others.some(({ box }) => box.right <= left) &&
    others.some(({ box }) => box.left >= right)
  );
};

/** Rise per point to the right, from neighbouring words; 0 for a straight page. */
const skewOf = (words: readonly Word[]): number => {
  const slopes: number[] = [];
  const byLeft = [...words].sort((a, b) => a.box.left - b.box.left);
  for (const [index, word] of byLeft.entries()) {
    const height = word.box.bottom - word.box.top;
    for (const next of byLeft.slice(index + 1, index + 400)) {
      const gap = next.box.left - word.box.right;
      if (gap < 0) continue;
      if (gap > height * 12) break;
      const rise = middle(next) - middle(word);
      const span = (next.box.left + next.box.right - word.box.left - word.box.right) / 2;
      if (span > height * 3 && Math.abs(rise) < height * 0.6) slopes.push(rise / span);
    }
  }
  return slopes.length < 12 ? 0 : median(slopes);
};

/** OCR boxes hug the ink, so words join the line whose nearest word on the left they overlap. */
const chainWords = (words: readonly Word[], slope: number): Word[][] => {
  const rows: { last: Word; words: Word[] }[] = [];
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    let best: { last: Word; words: Word[] } | null = null;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const row of rows) {
      const shift =
        slope * ((word.box.left + word.box.right - row.last.box.left - row.last.box.right) / 2);
      const distance = Math.abs(middle(word) - shift - middle(row.last));
      const height = Math.max(
        word.fontSize,
        row.last.fontSize,
        Math.min(word.box.bottom - word.box.top, row.last.box.bottom - row.last.box.top),
      );
      if (distance < height * 0.5 && distance < bestDistance) {
        best = row;
        bestDistance = distance;
      }
    }
    if (best === null) rows.push({ last: word, words: [word] });
    else {
      best.words.push(word);
      best.last = word;
    }
  }
  return rows.map((row) => row.words);
};

/** Words of a line cut where the gap is wider than ordinary word spacing. */
export const segmentsOf = (words: readonly Word[], gapInSizes = 1.1): Word[][] => {
  const segments: Word[][] = [];
  let previous: Word | undefined;
  for (const word of words) {
    const gap = previous === undefined ? 0 : word.box.left - previous.box.right;
    const current = segments.at(-1);
    if (current === undefined || gap > Math.max(word.fontSize, 4) * gapInSizes)
      segments.push([word]);
    else current.push(word);
    previous = word;
  }
  return segments;
};

export const textOf = (words: readonly { text: string }[]): string => {
  const [first, second] = words;
  // Cells are single words, mostly.
  if (second === undefined) return first?.text ?? '';
  let text = first?.text ?? '';
  for (let at = 1; at < words.length; at += 1) text += ` ${words[at]?.text}`;
  return text;
};
