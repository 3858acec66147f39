import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { near, ONE_SPACE } from '../tokens/token.ts';
import { formLabel } from './fact-labels.ts';
import { factsOfLine } from './facts-of-line.ts';

/** Font sizes between one field and the next. */
const FIELD_GAP = 1.5;
const MOST_NAMES = 5;
/** Points by which labels of one block begin apart. */
const EDGE = 4;

/**
 * `Owner  Ida Quillon` without a colon, where others of the form have theirs: the name stands wider
 * apart from its label than words do, or the label right above or below a label with a colon.
 */
export const ownerWithoutColon = (pages: readonly { lines: readonly Line[] }[]): string | null => {
  for (const { lines } of pages)
    for (const [at, line] of lines.entries())
      for (const words of segmentsOf(line.words, FIELD_GAP)) {
        const name = nameIn(words);
        const [label] = words;
        if (name === null || label === undefined) continue;
        const isApart = !near(words[words.indexOf(name[0] as Word) - 1], name[0], ONE_SPACE);
        const around = [lines[at - 1], line, lines[at + 1]].flatMap((other) =>
          other === undefined ? [] : factsOfLine(other).filter(({ key }) => key !== 'other'),
        );
        const isAligned = around.some(
          ({ labelLeft }) => Math.abs(labelLeft - label.box.left) < EDGE,
        );
        if (around.length > 0 && (isApart || isAligned)) return textOf(name);
      }
  return null;
};

/** The names behind a label of who owns the place. */
const nameIn = (words: readonly Word[]): readonly Word[] | null => {
  for (let length = Math.min(words.length - 1, 3); length > 0; length -= 1) {
    const name = words.slice(length);
    if (formLabel(words.slice(0, length)) !== 'insured') continue;
    const isName = name.length >= 2 && name.length <= MOST_NAMES && name.every(isOfName);
    return isName ? name : null;
  }
  return null;
};

const isOfName = ({ text }: Word): boolean => /^(?:\p{Lu}[\p{L}'’.-]*|&|and)$/u.test(text);
