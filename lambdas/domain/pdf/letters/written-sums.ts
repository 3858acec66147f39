import { boxAround, type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { onOneLevel, withCents } from '../phrases/sentence-lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { Said } from './written-amounts.ts';
import type { Block } from './written-blocks.ts';

/** `The whole job is $2,310.00, as follows:` as tables say it, below the last row. */
export const totalBelow = ({ lines }: Block, { token }: Said): Line => {
  const line = lines.at(-1) as Line;
  const [word] = line.words;
  const pitch = line.fontSize * BELOW;
  const box = { ...line.box, top: line.box.top + pitch, bottom: line.box.bottom + pitch };
  const label: Word[] =
    word === undefined ? [] : [{ ...word, text: 'TOTAL', box: { ...box, right: box.left + 1 } }];
  const right = line.box.right + line.fontSize * 2;
  return makeLine(line.page, [...label, ...amountAt(right, { box }, token)], line.ocr);
};

/** Font sizes from a row to the total below it. */
const BELOW = 1.5;

/**
 * `That comes to $16,201.25.`, `Hall bath, together   $6,979.50`, `1,631.00` alone: as tables say it, by the name above the
 * rows; null names the total.
 */
export const sumLine = ({ line, token, block }: Said, head: Line | null): Line => {
  const [first] = line.words;
  const last = token.words.at(-1);
  const endsLine = last !== undefined && line.words.at(-1)?.text === block.printed.get(last);
  const isSaid = block.lines.length === 1 && totalLabel(line.text) !== null && endsLine;
  if (first === undefined || isSaid) return line;
  const name = head === null || head === line ? [] : head.words;
  const label = {
    ...first,
    text: head === null ? 'TOTAL' : name.length > 0 ? 'Totals:' : 'Subtotal',
  };
  const right = Math.max(line.box.right, ...name.map(({ box }) => box.right)) + line.fontSize * 2;
  const words = onOneLevel([{ ...label, box: { ...line.box, right: line.box.left + 1 } }, ...name]);
  return makeLine(line.page, [...words, ...amountAt(right, line, token)], line.ocr);
};

/** `MA tax paid on material,` over `6.25%   256.03`, on one line. */
export const addedLine = ({ line, token, block }: Said): Line => {
  const label = onOneLevel(block.words.filter((word) => !token.words.includes(word)));
  const right = boxAround(label).right + line.fontSize * 2;
  return makeLine(
    line.page,
    [...label, ...amountAt(right, { box: boxAround(label) }, token)],
    line.ocr,
  );
};

/** The amount on the level of what it is said with, from a place on. */
const amountAt = (left: number, { box }: Pick<Line, 'box'>, { words }: Said['token']): Word[] =>
  words.map((word) => ({
    ...withCents(word),
    box: { ...box, left, right: left + word.box.right - word.box.left },
  }));
