import { normalizeName } from '../../estimate/normalize-name.ts';
import { textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isBullet, isLead } from '../phrases/sentence-lines.ts';
import type { Block } from './written-blocks.ts';
import { withoutBullets } from './written-words.ts';

/**
 * The blocks right above an amount that stands alone: the name and the points below it, of which the name is the first; or the
 * paragraph. They are taken off the blocks given.
 */
export const takeDescription = (above: Block[]): Block[] => {
  const nearest = above.at(-1);
  if (nearest === undefined) return [];
  const taken: Block[] = [];
  for (let block = above.at(-1); block !== undefined; block = above.at(-1)) {
    const below = taken[0];
    if (below !== undefined && !isAlike(block, nearest)) {
      const isTitle = isBulleted(nearest) || isNumbered(block);
      if (isTitle && isNameOf(block, below)) taken.unshift(above.pop() as Block);
      break;
    }
    if (below !== undefined && (leadsIn(block) || !isRightAbove(block, below))) break;
    taken.unshift(above.pop() as Block);
    if (isNumbered(block)) break;
  }
  return taken;
};

/** `Price for demolition and shoring` */
const PRICE_OF = /^(?:price|cost|sum|total)\s+(?:for|of)\s+(?:the\s+)?(.+)$/i;

/** The name above that a price repeats, and the points between them, taken off the blocks given; none where it repeats none. */
export const takeNamed = (words: readonly Word[], above: Block[]): Block[] => {
  const name = PRICE_OF.exec(textOf(words))?.[1];
  if (name === undefined) return [];
  const at = above.findLastIndex(
    ({ lines, words: own }) =>
      lines.length === 1 &&
      normalizeName(textOf(withoutBullets(own).words)) === normalizeName(name),
  );
  return at < 0 ? [] : above.splice(at);
};

const SAME_EDGE = 3;
/** Font sizes from a name to what it names, from the bottom of one line to that of the next, at most. */
const NEAR = 2.2;

const isRightAbove = ({ lines }: Block, { lines: [below] }: Block): boolean => {
  const above = lines.at(-1);
  if (above === undefined || below === undefined) return false;
  const pitch = below.box.bottom - above.box.bottom;
  return pitch > 0 && pitch < above.fontSize * NEAR;
};

const isBulleted = ({ lines: [line] }: Block): boolean => {
  const [word] = line?.words ?? [];
  return word !== undefined && isBullet(word);
};

/** `This is what it takes to have water again:`, `Dear Lonnie,` */
const leadsIn = ({ lines }: Block): boolean =>
  lines.length > 1
    ? /:$/.test(lines.at(-1)?.text ?? '')
    : /^\P{Ll}*\p{Lu}.*(?:\s.*){3}:$|^dear\b/iu.test(lines[0]?.text ?? '');

/** `1. Furnace.`: above it stands another task, or none. */
const isNumbered = ({ lines: [line] }: Block): boolean => {
  const [word] = line?.words ?? [];
  return word !== undefined && isLead(word) && !isBullet(word);
};

const isAlike = (block: Block, other: Block): boolean => {
  const [one, two] = [block.lines[0], other.lines[0]];
  return (
    one !== undefined &&
    two !== undefined &&
    Math.abs(one.box.left - two.box.left) < SAME_EDGE &&
    one.bold === two.bold
  );
};

/** A line that stands out, right above what it names. */
const isNameOf = (block: Block, below: Block): boolean => {
  const [name, another] = block.lines;
  const left = below.lines[0]?.box.left ?? 0;
  if (name === undefined || another !== undefined || !isRightAbove(block, below)) return false;
  return name.box.left < left + SAME_EDGE;
};
