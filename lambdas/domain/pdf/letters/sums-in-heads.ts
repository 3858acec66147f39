import { type Line, makeLine } from '../pages/lines.ts';
import { isLead, withCents } from '../phrases/sentence-lines.ts';
import type { Said } from './written-amounts.ts';

/** Fewer names above rows of that sum are chance. */
const LEAST_HEADS = 2;
/** So many of them have more than one row. */
const LEAST_OF_SEVERAL = 2;

/**
 * `Garage | $5,480` above its rows, `Utility hall | $800` above its own, and at last `Everything: $6,280`: what each name is
 * said to come to is the sum of the rows below it up to the next name, and the total is the sum of all names.
 */
export const withSumsInHeads = (said: readonly Said[]): readonly Said[] => {
  for (const at of said.keys()) {
    const heads = headsFrom(at, said);
    if (heads.size > 0)
      return said.map((one) => (heads.has(one) ? { ...one, headsItsRows: true } : one));
  }
  return said;
};

/** The names from one amount on up to the total; none where they do not come to it. */
const headsFrom = (begin: number, said: readonly Said[]): ReadonlySet<Said> => {
  const heads: Said[] = [];
  let several = 0;
  let whole = 0;
  let at = begin;
  for (let rows = rowsBelow(at, said); rows > 0; rows = rowsBelow(at, said)) {
    const head = said[at] as Said;
    heads.push(head);
    whole += head.cents;
    if (rows > 1) several += 1;
    at += rows + 1;
  }
  const isWhole = said[at]?.cents === whole;
  return new Set(
    isWhole && heads.length >= LEAST_HEADS && several >= LEAST_OF_SEVERAL ? heads : [],
  );
};

/** How many of the amounts below a name come to its own; none where they never do. */
const rowsBelow = (at: number, said: readonly Said[]): number => {
  const head = said[at];
  if (head === undefined || !isName(head)) return 0;
  let whole = 0;
  for (let rows = 1; at + rows < said.length; rows += 1) {
    whole += said[at + rows]?.cents ?? 0;
    if (whole === head.cents) return rows;
  }
  return 0;
};

/** A line of its own that begins as no point does and ends in its amount. */
const isName = ({ block: { lines, words }, token, cents }: Said): boolean =>
  cents > 0 &&
  lines.length === 1 &&
  !isLead(words[0]) &&
  words.at(-1) === token.words.at(-1) &&
  /^\p{L}{2}/u.test(words[0]?.text ?? '');

/** `Garage | $5,480` as tables print it: the name in bold, and its sum with cents. */
export const headWithSum = ({ line, block, token }: Said): Line =>
  makeLine(
    line.page,
    block.words
      .filter(({ text }) => /[\p{L}\p{N}&+]/u.test(text))
      .map((word) => ({ ...(token.words.includes(word) ? withCents(word) : word), bold: true })),
    line.ocr,
  );
