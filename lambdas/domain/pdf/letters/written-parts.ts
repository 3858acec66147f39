import type { Word } from '../pages/page-text.ts';
import { MOST_TAKING, type Said } from './written-amounts.ts';
import { endsInCell } from './written-blocks.ts';
import { saysSomething, withoutBullets } from './written-words.ts';

/** What of its block an amount pays for. */
export interface Part {
  number: readonly Word[];
  before: readonly Word[];
  behind: readonly Word[];
}

/** The words between the amount before it in its block and that behind it. */
export const partOf = ({ block, token }: Said, from: Said | null, until: Said | null): Part => {
  const { words } = block;
  const at = words.indexOf(token.words[0] as Word);
  const end = at + token.words.length;
  const begin = from?.block === block ? words.indexOf(from.token.words.at(-1) as Word) + 1 : 0;
  const last = until?.block === block ? words.indexOf(until.token.words[0] as Word) : words.length;
  const { number, words: before } =
    begin === 0
      ? withoutBullets(words.slice(0, at))
      : { number: [], words: words.slice(begin, at) };
  // Of two prices in a sentence, the words between them are the second's.
  return { number, before, behind: last < words.length ? [] : words.slice(end, last) };
};

/** What of it says what an amount pays for stands in front, wherever it is printed. */
export const inFrontOf = (said: Said, part: Part): Part =>
  said.isTakenOff ? withReasonInFront(part) : withWordsBelowCell(said, part);

/** `We take off` before `$150.00 for the door that you have`: what it is for stands behind. */
const withReasonInFront = (part: Part): Part => {
  const { before, behind } = part;
  if (before.length > MOST_TAKING || !saysSomething(behind)) return part;
  return {
    ...part,
    before: /^for$/i.test(behind[0]?.text ?? '') ? behind.slice(1) : behind,
    behind: [],
  };
};

/** `screwed, and 12 x 24     $1,178.00` over `porcelain, one third offset`: the words beside a cell go on below it. */
const withWordsBelowCell = ({ line, token }: Said, part: Part): Part => {
  const { before, behind } = part;
  const isBelow =
    endsInCell(line) &&
    line.words.at(-1)?.text === token.words.at(-1)?.text &&
    before.length > 0 &&
    /^\p{Ll}/u.test(behind[0]?.text ?? '');
  return isBelow ? { ...part, before: [...before, ...behind], behind: [] } : part;
};
