import { lineTotal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';

/** `27'   11.00   297.00` at the end of a line. */
const COUNTED_FEET = /(?:^|\s)(\d[\d,]*(?:\.\d+)?)['’′]\s+\$?([\d,]+\.\d{2})\s+\$?([\d,]+\.\d{2})$/;
/** Rows whose feet and price multiply to their amount, at least. */
const LEAST_PROVEN = 2;
/** Of the rows that end so. */
const LEAST_SHARE = 0.8;

/**
 * Gutters and trim are sold by the foot: a foot mark behind the quantity is its unit where feet and
 * price come to the amount, and no measure of a drawing. Other pages are returned as they are.
 */
export const withFeetCounted = (pages: readonly PageLines[]): PageLines[] => {
  const found = pages.flatMap(({ lines }) => lines.filter(({ text }) => COUNTED_FEET.test(text)));
  const proven = found.filter(multiplies).length;
  if (proven < LEAST_PROVEN || proven < found.length * LEAST_SHARE) return [...pages];
  const counted = new Set(found);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (counted.has(line) ? withUnit(line) : line)),
  }));
};

const multiplies = ({ text }: Line): boolean => {
  const [feet = 0, price = 0, amount = 0] = (COUNTED_FEET.exec(text) ?? [])
    .slice(1)
    .map((figure) => Number(figure.replaceAll(',', '')));
  return lineTotal(feet, price) === amount;
};

const withUnit = (line: Line): Line => {
  const at = line.words.findLastIndex(({ text }) => /^\d[\d,]*(?:\.\d+)?['’′]$/.test(text));
  const words = line.words.map((word, index) =>
    index === at ? { ...word, text: `${word.text.slice(0, -1)}LF` } : word,
  );
  return makeLine(line.page, words, line.ocr);
};
