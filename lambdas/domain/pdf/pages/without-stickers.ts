import type { Word } from './page-text.ts';

const EXHIBIT = /^(?:exhibit|ex\.)$/i;

/** Few words are of its length: all words of a document are asked. */
const isExhibit = ({ text }: Word): boolean =>
  (text.length === 7 || text.length === 3) && EXHIBIT.test(text);

/** `A`, `12`, `B-1`, `PX-104`. */
const LABEL = /^(?=.{1,8}$)(?:[A-Z]{1,3}|\d{1,4}|[A-Z]{1,3}[-.]?\d{1,4}[A-Z]?|\d{1,3}[-.]?[A-Z])$/;

/** Words nearer than this many sizes stand in one phrase. */
const PHRASE_GAP = 1.5;
const MOST_LINES_BELOW = 3.2;

/**
 * Leaves out stickers of exhibits, which lawyers put on any free place of a page and on rows of
 * its tables: `EXHIBIT` by itself, with its label below or beside it.
 */
export const withoutStickers = (words: readonly Word[]): Word[] => {
  const gone = new Set<Word>();
  for (const word of words) {
    if (!isExhibit(word)) continue;
    const beside = words.filter((other) => other !== word && isBeside(word, other));
    const label = beside.length === 0 ? labelBelow(words, word) : onlyLabel(beside);
    if (label === null) continue;
    gone.add(word);
    gone.add(label);
  }
  return gone.size === 0 ? [...words] : words.filter((word) => !gone.has(word));
};

const isBeside = ({ box, fontSize }: Word, { box: other }: Word): boolean =>
  Math.abs(box.bottom - other.bottom) < fontSize * 0.5 &&
  other.left < box.right + fontSize * PHRASE_GAP &&
  other.right > box.left - fontSize * PHRASE_GAP;

const onlyLabel = (beside: readonly Word[]): Word | null => {
  const [first] = beside;
  return beside.length === 1 && first !== undefined && LABEL.test(first.text) ? first : null;
};

const labelBelow = (words: readonly Word[], exhibit: Word): Word | null => {
  const { box, fontSize } = exhibit;
  const middle = (box.left + box.right) / 2;
  const below = words.filter(
    (word) =>
      word.box.top > box.top + fontSize * 0.5 &&
      word.box.bottom < box.bottom + fontSize * MOST_LINES_BELOW &&
      Math.abs((word.box.left + word.box.right) / 2 - middle) < (box.right - box.left) / 2 &&
      LABEL.test(word.text),
  );
  return below.length === 1 ? (below[0] ?? null) : null;
};
