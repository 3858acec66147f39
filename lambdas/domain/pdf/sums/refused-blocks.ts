import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { totalLabel } from './total-labels.ts';

/** `Option #2 Replace like kind`, `Package B - Heat pump` */
const HEAD =
  /^(?:options?|packages?|alternates?|alternatives?|choice)\s*(?:no\.?\s*)?#?\s?(?:\d{1,2}|[A-Z])\b/i;

const TAKEN = /^[✓✔☑]?\s*(?:approved|accepted|selected|chosen)$/iu;
const REFUSED = /^(?:declined|rejected|refused|not\s+(?:approved|accepted|selected|chosen))$/i;

interface Block {
  head: Line;
  isRefused: boolean;
  /** Those below the head, up to the next. */
  lines: Line[];
}

/**
 * `Option #1 Clean and reuse   DECLINED` beside `Option #2 Replace   APPROVED`: whole estimates, each with its own rows and
 * its own total, of which the customer took one. The others are no part of it.
 *
 * @returns lines of blocks that were refused, each with the head of its block; none where no other block was taken, or
 * one that was refused has no total of its own
 */
export const refusedBlocks = (pages: readonly PageLines[]): ReadonlyMap<Line, Line> => {
  const found = new Map<Line, Line>();
  const blocks = blocksOf(pages);
  const refused = blocks.filter(({ isRefused }) => isRefused);
  if (refused.length === 0 || refused.length === blocks.length) return found;
  for (const block of refused) {
    const { head, lines } = block;
    const total = lines.findIndex(isTotal);
    if (total < 0) return new Map();
    // Below the last total may stand what is said of the whole.
    const own = block === blocks.at(-1) ? lines.slice(0, total + 1) : lines;
    for (const line of [head, ...own]) found.set(line, head);
  }
  return found;
};

const isTotal = ({ text }: Line): boolean =>
  /\d\.\d{2}\b/.test(text) && totalLabel(text)?.kind === 'grand';

const blocksOf = (pages: readonly PageLines[]): Block[] => {
  const blocks: Block[] = [];
  for (const { lines } of pages)
    for (const line of lines) {
      const isRefused = verdictOf(line);
      if (isRefused !== null) blocks.push({ head: line, isRefused, lines: [] });
      else blocks.at(-1)?.lines.push(line);
    }
  return blocks;
};

/** Whether the head of a block says that it was refused; null where it says nothing, or is none. */
const verdictOf = ({ text, words }: Line): boolean | null => {
  if (!HEAD.test(text) || /\d\.\d{2}\b/.test(text)) return null;
  const cells = segmentsOf(words).map(textOf);
  const verdict = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  if (REFUSED.test(verdict)) return true;
  return TAKEN.test(verdict) ? false : null;
};
