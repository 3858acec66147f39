import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { totalLabel } from './total-labels.ts';

/** `Option #2 Replace like kind`, `Package B - Heat pump` */
const HEAD =
  /^(?:options?|packages?|alternates?|alternatives?|choice)\s*(?:no\.?\s*)?#?\s?(?:\d{1,2}|[A-Z])\b/i;

/** `Good   3-tab shingles`: a package of a proposal, by what it is called from the least to the most. */
const TIER =
  /^(?:good|better|best|basic|essential|standard|preferred|premium|deluxe|ultimate|bronze|silver|gold|platinum)\b/i;

/** `Selected`, `✓ Selected by homeowner` */
const TAKEN = /^[✓✔☑]?\s*(?:approved|accepted|selected|chosen)(?:\s+by\s+\p{L}+(?:\s+\p{L}+)?)?$/iu;
const REFUSED = /^(?:declined|rejected|refused|not\s+(?:approved|accepted|selected|chosen))$/i;

/** Font sizes of white before the verdict beside a package, which may be printed as a tag behind its name. */
const TIER_GAP = 0.6;

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
    const total = lines.findIndex((line) => isTotal(line, head));
    if (total < 0) return new Map();
    // Below the last total may stand what is said of the whole.
    const own = block === blocks.at(-1) ? lines.slice(0, total + 1) : lines;
    for (const line of [head, ...own]) found.set(line, head);
  }
  return found;
};

/** `Total   4,604.64`, and `Silver total   4,604.64` of a package that is called so. */
const isTotal = ({ text }: Line, head: Line): boolean => {
  if (!/\d\.\d{2}\b/.test(text)) return false;
  const label = totalLabel(text);
  return (
    label?.kind === 'grand' ||
    (label?.kind === 'section' && label.name === TIER.exec(head.text)?.[0])
  );
};

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
  const isTier = TIER.test(text);
  if ((!isTier && !HEAD.test(text)) || /\d\.\d{2}\b/.test(text)) return null;
  const cells = segmentsOf(words, isTier ? TIER_GAP : undefined).map(textOf);
  const verdict = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  if (REFUSED.test(verdict)) return true;
  return TAKEN.test(verdict) ? false : null;
};
