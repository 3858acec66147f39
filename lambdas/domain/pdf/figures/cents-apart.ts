import { lineTotal } from '../../money/money.ts';
import { type Line, makeLine, median, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** `1,240   00` at the end of a line. */
const MAY_BE_APART = /(?:^|\s)-?\$?\d{1,3}(?:,?\d{3})*\s\d{2}$/;
const DOLLARS = /^-?\$?\d{1,3}(?:,?\d{3})*$/;
const CENTS = /^\d{2}$/;
const FIGURE = /^[@$]{0,2}(\d[\d,]*(?:\.\d+)?)$/;

/** Points by which the cells of a column miss their edge. */
const EDGE = 2.5;
/** Rows whose figures multiply to what the two cells say, at least. */
const LEAST_PROVEN = 2;
/** Of the rows that have a quantity and a price. */
const LEAST_SHARE = 0.6;

/**
 * Printed forms have a cell for the dollars and one for the cents, with a rule between them and no
 * point: `4 ea   Duplex outlet   @ 47.90   191   60`. Where quantities and prices come to what both
 * cells say together, they become one amount. Other pages are returned as they are.
 */
export const withCentsJoined = (pages: readonly PageLines[]): PageLines[] => {
  const found = pages.flatMap(({ lines }) => lines.filter(mayBeApart));
  if (found.length < LEAST_PROVEN) return [...pages];
  const dollarsEnd = median(found.map(({ words }) => words.at(-2)?.box.right ?? 0));
  const centsBegin = median(found.map(({ words }) => words.at(-1)?.box.left ?? 0));
  const aligned = found.filter(
    ({ words }) =>
      Math.abs((words.at(-2)?.box.right ?? 0) - dollarsEnd) < EDGE &&
      Math.abs((words.at(-1)?.box.left ?? 0) - centsBegin) < EDGE,
  );
  const priced = aligned.filter((line) => figuresBefore(line).length >= 2);
  const proven = priced.filter(multiplies).length;
  if (proven < LEAST_PROVEN || proven < priced.length * LEAST_SHARE) return [...pages];
  const joined = new Set(aligned);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (joined.has(line) ? withAmount(line) : line)),
  }));
};

const mayBeApart = ({ text, words }: Line): boolean => {
  if (!MAY_BE_APART.test(text)) return false;
  const [dollars, cents] = words.slice(-2);
  return (
    dollars !== undefined &&
    cents !== undefined &&
    DOLLARS.test(dollars.text) &&
    CENTS.test(cents.text) &&
    cents.box.left > dollars.box.right
  );
};

const figuresBefore = ({ words }: Line): number[] =>
  words.slice(0, -2).flatMap(({ text }) => {
    const figure = FIGURE.exec(text)?.[1];
    return figure === undefined ? [] : [Number(figure.replaceAll(',', ''))];
  });

const multiplies = (line: Line): boolean => {
  const figures = figuresBefore(line);
  const amount = Number(amountOf(line).text.replace(/[$,]/g, ''));
  return figures.some((one, at) =>
    figures.slice(at + 1).some((other) => lineTotal(one, other) === amount),
  );
};

const amountOf = ({ words }: Line): Word => {
  const [dollars, cents] = words.slice(-2) as [Word, Word];
  const { left } = dollars.box;
  return {
    ...dollars,
    text: `${dollars.text}.${cents.text}`,
    box: { ...cents.box, left },
  };
};

const withAmount = (line: Line): Line =>
  makeLine(line.page, [...line.words.slice(0, -2), amountOf(line)], line.ocr);
