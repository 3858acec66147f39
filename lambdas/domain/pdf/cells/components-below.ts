import { PRICED_COMPONENT } from '../items/machine-notes.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Fewer are a remark. */
const LEAST_COMPONENTS = 3;
/** A quantity, a price, and what they come to: below a row without them, an equation is the row's own. */
const LEAST_FIGURES = 3;
/** Cents by which a component may come to more than its row: each is rounded by itself. */
const ROUNDED = 0.05;

/**
 * `DMOL   L Laborer - Demolition   6.480 HR   @ 61.54   = 398.78` below a numbered row with figures of its
 * own: the labor and the material that its price is made of, which are said of it and are no rows. Each
 * becomes a line of one word. Other documents are returned as they are.
 */
export const withComponentsSaid = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => PRICED_COMPONENT.test(text))))
    return [...pages];
  const said = new Set<Line>();
  for (const { lines } of pages) {
    let whole: number | null = null;
    for (const line of lines) {
      if (itemStartOf(line) !== null || totalLabel(line.text) !== null) whole = wholeOf(line);
      else if (PRICED_COMPONENT.test(line.text)) {
        const cost = tokensOf(line.words).at(-1)?.value ?? null;
        // Where one stands by itself, all may be rows.
        if (whole === null || cost === null || cost > whole + ROUNDED) return [...pages];
        said.add(line);
      }
    }
  }
  if (said.size < LEAST_COMPONENTS) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (said.has(line) ? inOneWord(line) : line)),
  }));
};

/** What a numbered row with figures comes to; null for any other line. */
const wholeOf = (line: Line): number | null => {
  const figures = tokensOf(line.words).filter(
    ({ kind }) => kind === 'amount' || kind === 'quantity',
  );
  const isRow = itemStartOf(line) !== null && figures.length >= LEAST_FIGURES;
  return isRow ? (figures.at(-1)?.value ?? null) : null;
};

const inOneWord = (line: Line): Line => {
  const [first] = line.words;
  if (first === undefined) return line;
  const word: Word = { ...first, text: line.text, box: line.box };
  return makeLine(line.page, [word], line.ocr);
};
