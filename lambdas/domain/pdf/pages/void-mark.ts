import { median } from './lines.ts';
import type { Word } from './page-text.ts';

const MARK = /^(?:VOID(?:ED)?|SUPERSEDED|OBSOLETE)$/;

/** A stamp is so much larger than the page's own type. */
const LARGER = 1.8;

/** The mark of what no longer counts, across a page in large letters at whatever angle; null where there is none. */
export const voidMarkOf = (words: readonly Word[]): string | null => {
  const marks = words.filter(({ text }) => MARK.test(text));
  if (marks.length === 0) return null;
  const body = median(words.map(({ fontSize }) => fontSize));
  return marks.find(({ fontSize }) => fontSize > body * LARGER)?.text ?? null;
};
