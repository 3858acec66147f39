import type { Line } from '../pages/lines.ts';

/** `( ) - recoverable depreciation`, `[M] - Indicates that ...`: what the signs of a table mean. */
const LEGEND = /^(?:\(\s*\)|<\s*>|\[[M%*]\])\s*[-–]\s*\p{L}/u;

const isLegend = ({ text }: Line): boolean => /^[(<[]/.test(text) && LEGEND.test(text);

/** The lines of a page without those that tell what the table's signs mean: no notes of a row. */
export const withoutLegends = (lines: readonly Line[]): readonly Line[] => {
  if (!lines.some(isLegend)) return lines;
  return lines.filter((line, at) => {
    const above = lines[at - 1];
    const goesOn = above !== undefined && isLegend(above) && /^\p{Ll}/u.test(line.text);
    return !isLegend(line) && !goesOn;
  });
};
