import { styleOf } from '../between-rows/wrapped-text.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { hasFigures, tokensOf } from '../tokens/tokens.ts';

/** A number in a column of its own; numbers with a point stand before the first line anyway. */
const NUMBER = /^\d{1,4}$/;
const APART = 0.8;

/** The most lines of a description that stand above its figures. */
const MOST_LINES = 3;

/** Lines of one cell stand so much closer than rows. */
const CLOSER = 0.8;

/**
 * Tables that set their cells at the bottom print a row's number and figures beside the last line
 * of its description. The number moves up to the first.
 */
export const withNumbersAtFirstLine = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => ({ ...page, lines: raised(page.lines) }));

const raised = (lines: readonly Line[]): Line[] => {
  const moved = [...lines];
  for (const [index, row] of lines.entries()) {
    if (!/^\d{1,4} /.test(row.text)) continue;
    const [number, ...rest] = row.words;
    if (number === undefined || !NUMBER.test(number.text) || !hasFigures(row)) continue;
    const gap = (rest[0]?.box.left ?? 0) - number.box.right;
    if (gap < number.fontSize * APART) continue;
    let top = index;
    while (index - top < MOST_LINES && isCellAbove(lines, top, rest)) top -= 1;
    const first = lines[top];
    if (top === index || first === undefined) continue;
    const box = { ...number.box, top: first.box.top, bottom: first.box.bottom };
    moved[top] = makeLine(first.page, [{ ...number, box }, ...first.words], first.ocr);
    moved[index] = makeLine(row.page, rest, row.ocr);
  }
  return moved;
};

/** Whether the line above `lines[at]` is text of the same cell, set closer than what is above it. */
const isCellAbove = (lines: readonly Line[], at: number, description: readonly Word[]): boolean => {
  const [before, above, below] = [lines[at - 2], lines[at - 1], lines[at]];
  const [first] = description;
  if (before === undefined || above === undefined || below === undefined || first === undefined)
    return false;
  const [style, own] = [styleOf(above.words), styleOf([first])];
  if (isRoomAbove(above.text, textOf(description))) return false;
  return (
    Math.abs(above.box.left - first.box.left) < 3 &&
    tokensOf(above.words).every(
      ({ kind, decimals }) => kind !== 'quantity' && !(kind === 'amount' && decimals === 2),
    ) &&
    Math.abs(style.fontSize - own.fontSize) < 0.3 &&
    style.bold === own.bold &&
    style.italic === own.italic &&
    below.box.bottom - above.box.bottom < (above.box.bottom - before.box.bottom) * CLOSER
  );
};

/** `LIVING ROOM` over `8  Drywall ceiling`: a room's name, below a gap, and no beginning of the row's words. */
const isRoomAbove = (above: string, description: string): boolean =>
  /^\p{Lu}/u.test(description) &&
  ((!/\p{Ll}/u.test(above) && /\p{Ll}/u.test(description)) ||
    (ROOM_WORDS.test(above) && above.split(' ').length <= MOST_WORDS));

/** Words of a room's name, at most. */
const MOST_WORDS = 3;
