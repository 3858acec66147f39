import type { Line } from '../pages/lines.ts';

/**
 * Whether a print writes `09/02/2026` for the ninth of February: another of its dates can be read in no other way, or,
 * where all could be either, it is made where days come first.
 */
export const writesDayFirst = (pages: readonly { lines: readonly Line[] }[]): boolean => {
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const dates = texts.flatMap((text) => [...text.matchAll(DATE)]);
  if (dates.some(([, , second]) => Number(second) > 12)) return false;
  if (dates.some(([, first]) => Number(first) > 12)) return true;
  return dates.length > 0 && texts.some((text) => ABROAD.test(text));
};

const DATE = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?![\d/.-])/g;

/** Pounds and euros, `VAT @ 20%` (VAT alone is a tile of vinyl and asbestos), an Australian business, a British postcode. */
const ABROAD = /[£€]|\bVAT\s+(?:@|at|reg|no)|\bABN\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/;
