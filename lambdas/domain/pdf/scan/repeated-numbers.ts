import type { PageLines } from '../pages/lines.ts';
import { misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

/** Numbers of claims and policies: digits, and letters or dashes among them. */
const NUMBER = /^(?=(?:.*\d){4})[A-Z\d][A-Z\d-]{6,}$/;
/** Read so surely, a number is another one. */
const UNSURE = 0.6;
/** One glyph that looks alike, or not. */
const ONE_GLYPH = 1;

/**
 * A claim's number stands on every page. One that was hardly read, and that one glyph parts from
 * another that stands there more often or more surely, is that one.
 */
export const settleRepeatedNumbers = (
  pages: readonly PageLines[],
  repairs: ScanRepair[],
): PageLines[] => {
  const weights = new Map<string, number>();
  for (const { lines } of pages)
    for (const { words } of lines)
      for (const { text, confidence } of words)
        if (NUMBER.test(text)) weights.set(text, (weights.get(text) ?? 0) + confidence);
  if (weights.size < 2) return [...pages];
  const surest = (text: string): string | null => {
    const own = weights.get(text) ?? 0;
    const [best] = [...weights]
      .filter(([other, weight]) => other.length === text.length && weight > own)
      .filter(([other]) => misreadingCost(text, other) <= ONE_GLYPH)
      .sort(([, a], [, b]) => b - a);
    return best?.[0] ?? null;
  };
  return pages.map((page) => {
    if (!page.ocr) return page;
    const lines = page.lines.map((line) =>
      respell(line, repairs, ({ text, confidence }) =>
        confidence < UNSURE && NUMBER.test(text) ? surest(text) : null,
      ),
    );
    return { ...page, lines };
  });
};
