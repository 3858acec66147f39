import { endsInAmount, totalLabel } from '../sums/total-labels.ts';
import type { AttachedEstimates } from './attached-estimates.ts';
import type { PageLines } from './lines.ts';
import { hasHeaderRow } from './page-class.ts';

/** What is said at the head of a page that no longer counts; `VOID FILL AT SLAB` is work. */
const SAYS_VOID =
  /^[-–—* ]*(?:VOID(?:ED)?|SUPERSEDED|OBSOLETE)(?:\s*$|\s*[-–—:*]|\s+(?:BY|SEE|DO|REPLACED|NOT|ESTIMATE|VERSION|COPY)\b)[^\p{Ll}]*$/u;

/** Lines at the head of a page that may say so. */
const MOST_HEAD_LINES = 14;
const MOST_WORDS = 10;

/**
 * Pages of an earlier estimate that lies beside the one that took its place: `VOID` across them, `SUPERSEDED BY 2618-3 -
 * DO NOT USE` at their head or on the first of those that bear its number. None where nothing else has a table.
 */
export const voidEstimates = (pages: readonly PageLines[]): AttachedEstimates => {
  const marked = new Map<number, string>();
  let open: { mark: string; number: string | null } | null = null;
  for (const [at, { page, lines, voidMark }] of pages.entries()) {
    const mark = voidMark ?? headIn(lines);
    const number = numberIn(lines);
    if (mark !== null) {
      open = { mark, number };
    } else if (open !== null && !bears(lines, open.number, number)) {
      // Its rows go on overleaf where nothing has summed them yet.
      const before = pages[at - 1]?.lines ?? [];
      const isOpen = hasHeaderRow(before) && !before.some(sumsAll);
      if (!isOpen || number !== null || !endsInAmount(lines[0]?.text ?? '')) open = null;
    }
    if (open !== null) marked.set(page, open.mark);
  }
  const isElsewhere = pages.some(({ page, lines }) => !marked.has(page) && hasHeaderRow(lines));
  return isElsewhere ? marked : new Map();
};

const headIn = (lines: PageLines['lines']): string | null =>
  lines
    .slice(0, MOST_HEAD_LINES)
    .find(
      ({ text, words }) =>
        words.length <= MOST_WORDS && SAYS_VOID.test(text) && !endsInAmount(text),
    )?.text ?? null;

/** `Estimate #   2618-1` */
const numberIn = (lines: PageLines['lines']): string | null => {
  for (const { text } of lines) {
    const number = /\bestimate\s*(?:#|no\.?|number)\s*:?\s*(\S{4,})$/i.exec(text)?.[1];
    if (number !== undefined) return number;
  }
  return null;
};

/** Whether a page bears the number of the estimate, or says it without its label. */
const bears = (lines: PageLines['lines'], number: string | null, own: string | null): boolean =>
  number !== null &&
  (own === null ? lines.some(({ text }) => text.split(' ').includes(number)) : own === number);

const sumsAll = ({ text }: { text: string }): boolean => {
  const kind = totalLabel(text)?.kind;
  return kind === 'grand' || kind === 'line_items';
};
