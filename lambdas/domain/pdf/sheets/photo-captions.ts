import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';

/** `12 - Kitchen, item 15`, `Image 3 1/28/2025`: a photo's number, and of what it is, or when it was taken. */
const CAPTION =
  /^(?:(\d{1,4}) [-–—] \p{L}[^,]*, (?:item|line) #?\d{1,4}|(?:image|photo) (\d{1,4}):? \d{1,2}\/\d{1,2}\/\d{2,4})$/iu;

/** Photos stand in rows of several; one alone goes on with them. */
const LEAST = 2;

/** Font sizes between captions. */
const APART = 2;

/**
 * `1 - Living Room, item 5      2 - Living Room, item 4` below a strip of photos among the rows: photos numbered through,
 * each with the row that it shows. No row and no note says anything more by them.
 */
export const withoutPhotoCaptions = (pages: readonly PageLines[]): PageLines[] => {
  const captions = new Map<Line, number[]>();
  for (const { lines } of pages)
    for (const line of lines) {
      const numbers = numbersOf(line);
      if (numbers !== null) captions.set(line, numbers);
    }
  const numbers = [...captions.values()].flat();
  const areRows = [...captions.values()].some((row) => row.length >= LEAST);
  if (!areRows || !numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1))
    return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !captions.has(line)),
  }));
};

/** The numbers of the photos whose captions a line is; null for any other line. */
const numbersOf = ({ text, words }: Line): number[] | null => {
  if (!MAY_BE_CAPTION.test(text)) return null;
  const found = segmentsOf(words, APART).map((cell) => {
    const [, counted, image] = CAPTION.exec(textOf(cell)) ?? [];
    return counted ?? image;
  });
  return found.every((number) => number !== undefined) ? found.map(Number) : null;
};

/** The cheap question, as every line is asked. */
const MAY_BE_CAPTION =
  /^(?:\d{1,4} [-–—] .*(?:item|line) #?\d{1,4}|(?:image|photo) \d.*\/\d{2,4})$/i;
