import { PLATFORM_UNITS } from '../items/units.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

const NUMBER = String.raw`\d{1,3},\d{3}[a-z]?|\d{1,4}[a-zA-Z]?`;
const ITEM_NUMBER = new RegExp(`^\\*{0,3}(${NUMBER})[.)]\\*?$`);
const OCR_ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER}|\\d\\.\\d{3}[a-z]?)[.),:]$`);
const FUSED_ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER})[.)](\\p{L}\\S*)$`, 'u');

/** `12`, `12.`, `12)`: a row's number in a cell of its own. */
export const ROW_NUMBER = /^\d{1,4}[.)]?$/;

/** The beginning of a numbered row. One is kept for each such line, so it holds no words. */
export class ItemStart {
  readonly number: string;
  readonly starred: boolean;
  readonly left: number;
  readonly #line: Line;
  /** The word behind which the row's text begins. */
  readonly #at: number;
  /** Text that stands in one word with the number. */
  readonly #glued: string | undefined;

  constructor(
    line: Line,
    at: number,
    start: { number: string; starred: boolean; left: number; glued: string | undefined },
  ) {
    this.number = start.number;
    this.starred = start.starred;
    this.left = start.left;
    this.#line = line;
    this.#at = at;
    this.#glued = start.glued;
  }

  /** What follows the number. */
  get rest(): Word[] {
    const { words } = this.#line;
    const known = rests.get(words);
    if (known?.start === this) return known.rest;
    const [word, ...others] = words.slice(this.#at);
    const rest =
      this.#glued === undefined || word === undefined
        ? others
        : [{ ...word, text: this.#glued }, ...others];
    rests.set(words, { start: this, rest });
    return rest;
  }
}

/** Kept as long as the words lie open: what is cut from the same words is then cut once. */
const rests = new WeakMap<readonly Word[], { start: ItemStart; rest: Word[] }>();

/** `12. R&R ...`, `* 28. ...`, `10a. ...`: the beginning of a numbered row. */
export const itemStartOf = (line: Line): ItemStart | null => {
  let start = itemStarts.get(line);
  if (start === undefined) {
    start = findItemStart(line);
    itemStarts.set(line, start);
  }
  return start;
};

const MARK = /^(?:[^\p{L}\p{N}\s]{1,3}|\[?\p{Lu}{1,2}\]?)$/u;
const LOOSE_NUMBER = /^\*{0,3}(\p{Lu}?\d{1,5}(?:[.-]\d{1,3}){0,2}\p{L}{0,2})([.):*]*)$/u;

/**
 * The beginning of a line whose figures make it a row of a numbered table, however its number is
 * printed: `[S] 4.`, `4.1`, `A4.`, `12345.`, `4`; null where it has none. A bare number counts where
 * it follows the one before.
 */
export const looseStartOf = (line: Line, before: string | null): ItemStart | null => {
  const [first, second] = line.words;
  if (first === undefined || second === undefined) return null;
  const at = MARK.test(first.text) && LOOSE_NUMBER.test(second.text) ? 1 : 0;
  const [, number, point = ''] = LOOSE_NUMBER.exec(line.words[at]?.text ?? '') ?? [];
  if (number === undefined) return null;
  const pointApart = point === '' && line.words[at + 1]?.text === '.';
  const following = before !== null && Number(number) === Number.parseInt(before, 10) + 1;
  if (point === '' && !pointApart && !following && !number.includes('.')) return null;
  return new ItemStart(line, pointApart ? at + 1 : at, {
    number,
    starred: at === 1 && first.text.startsWith('*'),
    left: first.box.left,
    glued: undefined,
  });
};

/** Makes a line that begins with such a number, however it ends, the beginning of a row. */
export const startItemAt = (line: Line, number: string): void => {
  const text = (line.words[0]?.text ?? '').slice(number.length);
  const glued = /^[.)]*$/.test(text) ? undefined : text;
  const { left } = line.box;
  itemStarts.set(line, new ItemStart(line, 0, { number, starred: false, left, glued }));
};

/** Makes a line that begins with a number the head that it is. */
export const beginNoItemAt = (line: Line): void => {
  itemStarts.set(line, null);
};

const itemStarts = new WeakMap<Line, ItemStart | null>();

const findItemStart = (line: Line): ItemStart | null => {
  // Most lines have no figure at their beginning; the words of the others are looked at.
  if (!/^[^\p{L}]{0,4}[\dlIO|]/u.test(line.text)) return null;
  const [first] = line.words;
  if (first === undefined) return null;
  const bullet = /^(?:•|[*~^†‡]{1,3})$/.test(first.text) && line.words.length > 1;
  const at = bullet ? 1 : 0;
  const text = line.words[at]?.text ?? '';
  const plain = (line.ocr ? OCR_ITEM_NUMBER : ITEM_NUMBER).exec(text);
  const fused = plain === null ? FUSED_ITEM_NUMBER.exec(text) : null;
  const number = (plain ?? fused)?.[1];
  if (number === undefined) return null;
  // `20,377. SF`: where a page is cut or a cell wraps, large quantities begin lines too.
  if (number.includes(',') && PLATFORM_UNITS.has(line.words[at + 1]?.text ?? '')) return null;
  return new ItemStart(line, at, {
    number: plain === null ? number : number.replace('.', ','),
    starred: /^\*|\*$/.test(text) || (bullet && first.text !== '•'),
    left: first.box.left,
    glued: fused?.[2],
  });
};
