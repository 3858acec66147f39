import type { Word } from '../pages/page-text.ts';
import { phraseKind } from './heading-words.ts';

/** `Trade: Description` at the left: the words before the colon, and the one behind it. */
const COLON_HEAD = /^(\p{L}[\p{L}\s]{2,18}):\s(\p{L}+)(?=\s)/u;

/** `Trade: Description   Qty   UM   Total`: rows say the trade before what is done, in one column. */
export const namesTradeFirst = (text: string): boolean => {
  const [, trade, described] = text.includes(': ') ? (COLON_HEAD.exec(text) ?? []) : [];
  return (
    trade !== undefined &&
    described !== undefined &&
    phraseKind(trade) === 'category' &&
    phraseKind(described) === 'description'
  );
};

/** The same heading as one of descriptions, as wide as both. */
export const withTradeDescribed = (words: readonly Word[]): Word[] => {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const [first, described] = [words[0], words[colon + 1]];
  if (first === undefined || described === undefined) return [...words];
  const box = { ...described.box, left: first.box.left };
  return [{ ...described, box }, ...words.slice(colon + 2)];
};
