import type { Line } from '../pages/lines.ts';
import { pitchBetween } from '../tables/line-pitch.ts';
import { isOpenBracket, WIDEST_LEADING } from './wrapped-text.ts';

/** Words that are left of a remark in brackets, at most. */
const MOST_WORDS = 4;

/**
 * `only)` right below `Replace post (has old rot, splice`, wherever a slanted scan has it begin; the bracket alone, `)*`,
 * below any row that opened one.
 */
export const closesBracketOf = (line: Line, above: Line, description: string): boolean =>
  (line.ocr ? /^\p{Ll}[^()]*\)$/u : /^\)\*{0,3}$/).test(line.text) &&
  line.page === above.page &&
  line.words.length <= MOST_WORDS &&
  isOpenBracket(description) &&
  pitchBetween(above, line) < WIDEST_LEADING;

/** `water)` at the head of a page, where `Water heater (controls were under` ended the one before: no row begins so. */
export const closesBracketOfPageBefore = (line: Line, above: Line, description: string): boolean =>
  line.page === above.page + 1 && /^[^(]*\)/.test(line.text) && isOpenBracket(description);
