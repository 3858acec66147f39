import { textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { formLabel } from './fact-labels.ts';

const BAR = /^[|¦│·•]$/;
const LEADER = /^(.*?)(?:\.{2,}|…)[.…]*:?$/u;

const mayPart = ({ text }: Word): boolean =>
  (text.length === 1 && BAR.test(text)) ||
  ((text.includes('..') || text.includes('…')) && LEADER.test(text));

/**
 * The parts of a line that bars or points part. `Insured | Ida Quillon` and `Insured ..... Ida Quillon` are a
 * label and its value and come back as one part with a colon.
 */
export const labelParts = (words: readonly Word[]): readonly (readonly Word[])[] => {
  if (!words.some(mayPart)) return [words];
  const parts: Word[][] = [[]];
  for (const word of words) {
    const part = parts.at(-1) ?? [];
    const leader = LEADER.exec(word.text)?.[1];
    if (BAR.test(word.text)) parts.push([]);
    else if (leader === undefined) part.push(word);
    else if (leader === '' && isLabel(part)) parts.splice(-1, 1, withColon(part));
    else if (leader !== '' && isLabel([...part, { ...word, text: leader }]))
      parts.splice(-1, 1, withColon([...part, { ...word, text: leader }]));
    else part.push(word);
  }
  return inPairs(parts);
};

const isLabel = (words: readonly Word[]): boolean => words.length > 0 && formLabel(words) !== null;

/** `Insured | Ida Quillon | Claim # | 7701204`: every other part is a label. */
const inPairs = (parts: readonly Word[][]): readonly (readonly Word[])[] => {
  const arePairs =
    parts.length % 2 === 0 &&
    parts.every((part, index) => isLabel(part) === (index % 2 === 0) && part.length > 0);
  if (!arePairs || parts.some((part) => textOf(part).includes(':'))) return parts;
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [[...withColon(part), ...(parts[index + 1] ?? [])]] : [],
  );
};

const withColon = (words: readonly Word[]): Word[] =>
  words.map((word, index) =>
    index === words.length - 1 ? { ...word, text: `${word.text.replace(/\.$/, '')}:` } : word,
  );
