import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { inMarks, said } from './said-words.ts';

/** What only this form prints. */
const SUM_OF_PART = '* Subsubtotal *';
const SUM_OF_PLACE = '** Subtotal **';
const SUM_OF_ALL = '*** Total ***';
const SUMS: ReadonlySet<string> = new Set([SUM_OF_PART, SUM_OF_PLACE, SUM_OF_ALL]);
const PART = /^\* \S/;
const PLACE = /^\*\* \S/;
const FIGURES = /^[-\d.,\s]+$/;

/**
 * The report form of old databases heads its groups with `** BARN`, the groups in these with `* FRAMING`, and prints
 * `** Subtotal **` over the figures of a sum. Places get strong type and their parts the marks that other prints have
 * on both sides; the sum of a place gets its name before the figures. Sums of parts say nothing that it does not.
 */
export const withReportFormGroups = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => text === SUM_OF_PART))) return [...pages];
  let place: readonly Word[] = [];
  return pages.map((page) => {
    const lines: Line[] = [];
    let sum: Line | null = null;
    for (const line of page.lines) {
      const above: Line | null = sum;
      sum = SUMS.has(line.text) ? line : null;
      if (sum !== null) continue;
      if (above !== null && FIGURES.test(line.text)) {
        if (above.text === SUM_OF_PLACE) lines.push(summed(above, 'Totals:', place, line));
        else if (above.text === SUM_OF_ALL) lines.push(summed(above, 'Total', [], line));
      } else if (PART.test(line.text))
        lines.push(makeLine(line.page, inMarks(line.words.slice(1)), line.ocr));
      else if (PLACE.test(line.text)) {
        place = line.words.slice(1);
        const words = place.map((word) => ({ ...word, bold: true }));
        lines.push(makeLine(line.page, words, line.ocr));
      } else lines.push(line);
    }
    return { ...page, lines };
  });
};

/** `Totals: BARN` before the figures, on their level. */
const summed = (sum: Line, label: string, name: readonly Word[], figures: Line): Line => {
  const { top, bottom } = figures.words[0]?.box ?? sum.box;
  let { left } = sum.box;
  const words = [said(label, sum.words[0]), ...name].map((word) => {
    const right = left + word.text.length * word.fontSize * CHARACTER;
    const moved = { ...word, box: { left, right, top, bottom } };
    left = right + word.fontSize * CHARACTER;
    return moved;
  });
  return makeLine(figures.page, [...words, ...figures.words], figures.ocr);
};

/** Font sizes that a character of a typewriter's face takes. */
const CHARACTER = 0.6;
