import type { Line } from '../pages/lines.ts';
import type { AddressBlock } from './address-blocks.ts';
import { isCarrier } from './carriers.ts';
import { isPerson, OF_OTHERS } from './owners-blocks.ts';

/** Lines from the writer's town to the greeting, at most. */
const LINES = 10;

/** Points by which the lines of a letter's head begin apart. */
const SAME_LEFT = 5;

/** `Sunflower Home Insurance, claims dept.`, `Attn: ...` behind the name. */
const DEPARTMENT = /,\s*(?:(?:property\s+)?claims?\b|attn\b|attention\b|loss\b).*$/i;

/**
 * The insurer that the person of a block writes to: `Ida Quillon` over her street and town, `Harbor Point Mutual,
 * claims dept.` right below, and `Dear Ms. Prill,`. Whoever writes so, and not about somebody else, is the insured.
 * Null where the block begins no such letter.
 */
export const insurerWrittenTo = (block: AddressBlock, lines: readonly Line[]): string | null => {
  const [name] = block.names;
  if (block.head !== '' || name === undefined || !block.names.every(isPerson)) return null;
  const below = lines.slice(lines.indexOf(block.line) + 1).slice(0, LINES);
  const greeting = below.findIndex(({ text }) => /^dear\b/i.test(text));
  if (greeting < 0 || lines.some(({ text }) => OF_OTHERS.test(text))) return null;
  return (
    below
      .slice(0, greeting)
      .filter(({ box }) => Math.abs(box.left - block.left) < SAME_LEFT)
      .map(({ text }) => text.replace(DEPARTMENT, ''))
      // `Re: hail of June 14, Orchard Mutual claim 77-1204` is what a letter to somebody else is about.
      .find((text) => !/[\d:]/.test(text) && isCarrier(text)) ?? null
  );
};
