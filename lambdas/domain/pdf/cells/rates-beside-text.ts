import { CONDITIONS } from '../items/words-in-cells.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/**
 * `24.00%` below a depreciation stands beside what else is said of the row, `excluding felt   24.00%`: it goes on a line
 * of its own before that, as where nothing is said. Some amount of the row above must lose so much by it.
 */
export const withRatesBesideText = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(({ text }) => TEXT_AND_RATE.test(text))
      ? { ...page, lines: page.lines.flatMap((line, at) => parted(line, page.lines[at - 1])) }
      : page,
  );

const TEXT_AND_RATE = /\p{L}.*\s(\d{1,3}(?:\.\d{1,2})?)%$/u;

const AMOUNT = /^[-(<]?\$?((?:\d{1,3}(?:,\d{3})*|\d+)\.\d{2})[)>]?$/;

/** Points by which a rate may miss the amount above it. */
const BESIDE = 4;

/** What a rate of two decimals leaves open of a loss. */
const ROUNDED = 0.0051;

const parted = (line: Line, above: Line | undefined): Line[] => {
  const rate = Number(TEXT_AND_RATE.exec(line.text)?.[1] ?? Number.NaN);
  const word = line.words.at(-1);
  if (Number.isNaN(rate) || word === undefined || above === undefined) return [line];
  if (isCondition(line.words.slice(0, -1))) return [line];
  const loss = above.words.find(
    ({ box }) => box.left < word.box.right + BESIDE && box.right > word.box.left - BESIDE,
  );
  const lost = amountOf(loss);
  if (loss === undefined || lost === null || rate === 0) return [line];
  const isOf = (whole: number): boolean =>
    Math.abs((whole * rate) / 100 - lost) < CENT + (whole * ROUNDED) / 100;
  const isLost = above.words.some(
    (other) => other.box.right < loss.box.left && isOf(amountOf(other) ?? 0),
  );
  return isLost
    ? [
        makeLine(line.page, [word], line.ocr),
        makeLine(line.page, line.words.slice(0, -1), line.ocr),
      ]
    : [line];
};

/** `Below Avg.   24.00%`: the cell beside the rate, and no text. */
const isCondition = (words: readonly Word[]): boolean =>
  words.every(({ text }) => CONDITIONS.has(text.toLowerCase().replace(/\.$/, '')));

const CENT = 0.011;

const amountOf = (word: Word | undefined): number | null => {
  const figure = AMOUNT.exec(word?.text ?? '')?.[1];
  return figure === undefined ? null : Number(figure.replaceAll(',', ''));
};
