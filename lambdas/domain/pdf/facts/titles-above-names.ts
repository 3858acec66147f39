import type { Line } from '../pages/lines.ts';
import { PHONE } from './people.ts';

/** Of the type of a name below it, a title's at least. */
const TITLE_SIZE = 1.5;

/**
 * `Storm restoration` in large type above `Ida Quillon` and her address, and below how to reach who writes: what the paper
 * is about, and no name.
 */
export const isTitleOfPaper = (title: Line, name: Line, lines: readonly Line[]): boolean =>
  title.fontSize > name.fontSize * TITLE_SIZE &&
  lines.slice(0, lines.indexOf(title)).some(({ text }) => PHONE.test(text));
