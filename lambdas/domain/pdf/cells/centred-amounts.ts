import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';

/**
 * `Sales tax 8% on material (void if exempt` over `given)`, and `9,481.89` halfway between both: a label of two lines
 * has its amount in the middle of the cell beside it. The three are one line. So are a description of two lines and
 * `2   8,050 SF   2.64   21,252.00`, with the row's number before it.
 */
export const withAmountsCentred = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(({ text }) => AMOUNT.test(text) || NUMBERED.test(text))
      ? { ...page, lines: joined(page.lines) }
      : page,
  );

const AMOUNT = /^[-(]?\$?\s?\d[\d,]*\.\d{2}\)?$/;

/** A number, and figures that no words stand before. */
const NUMBERED = /^\d{1,4}\s+\d[\d,]*(?:\.\d+)?\s/;

const joined = (lines: readonly Line[]): Line[] => {
  const kept: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [above, amount, below] = lines.slice(at, at + 3);
    if (above === undefined) break;
    if (amount === undefined || below === undefined || !isAround(above, amount, below)) {
      kept.push(above);
      continue;
    }
    const figures = figuresOf(amount);
    const number = amount.words.slice(0, amount.words.length - figures.length);
    const words = [...number, ...above.words, ...below.words, ...figures];
    const { top, bottom, right } = amount.box;
    const left = Math.min(above.box.left, below.box.left, amount.box.left);
    kept.push({
      ...makeLine(above.page, words, above.ocr),
      // It stands where its amount does.
      box: { left, right, top, bottom },
      fontSize: above.fontSize,
    });
    at += 2;
  }
  return kept;
};

/** What stands right of the words: all, or all behind the row's number. */
const figuresOf = ({ text, words }: Line): Word[] =>
  NUMBERED.test(text) ? words.slice(1) : [...words];

/** Two lines of one label, in one type at one edge, with the amount right of both and halfway between them. */
const isAround = (above: Line, amount: Line, below: Line): boolean => {
  const middle = (amount.box.top + amount.box.bottom) / 2;
  const between = (above.box.top + below.box.bottom) / 2;
  return (
    !above.ocr &&
    (AMOUNT.test(amount.text) || NUMBERED.test(amount.text)) &&
    (figuresOf(amount).length === amount.words.length || amount.box.left < above.box.left) &&
    !/\p{L}{4}/u.test(amount.text) &&
    /\p{L}{2}/u.test(above.text) &&
    !/\d\.\d{2}/.test(above.text) &&
    !/\d\.\d{2}/.test(below.text) &&
    (figuresOf(amount)[0]?.box.left ?? 0) > Math.max(above.box.right, below.box.right) &&
    pitchBetween(above, below) < TIGHT &&
    pitchBetween(above, amount) > 0 &&
    Math.abs(middle - between) < above.fontSize * HALFWAY &&
    Math.abs(above.box.left - below.box.left) < SAME_EDGE &&
    Math.abs(above.fontSize - below.fontSize) < above.fontSize * ONE_SIZE &&
    // A number in large type stands beside the boxes of a letterhead.
    amount.fontSize < above.fontSize * LARGER &&
    segmentsOf(above.words, CELL_GAP).length === 1 &&
    above.bold === below.bold
  );
};

/** Font sizes by which the amount may stand off the middle. */
const HALFWAY = 0.25;
/** Points by which the lines of one label begin apart at most. */
const SAME_EDGE = 4;
const ONE_SIZE = 0.06;
const LARGER = 1.5;
/** Font sizes. */
const CELL_GAP = 3;
