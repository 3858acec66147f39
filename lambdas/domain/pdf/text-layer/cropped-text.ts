import { lettersOf } from './glyphs.ts';
import type { ShownString } from './shown-strings.ts';

/** Points; strings of one line stand at one height. */
const SAME_LINE = 1;
const SAME_SIZE = 0.2;
/** Marks of printers and archives beside a page stand in a line with its text now and then. */
const FEWEST_LINES = 5;
const MOST = 0.6;

/**
 * Whether a page was cropped through its text: what stands beside it goes on with its lines. No
 * viewer shows that, so it is not read, but somebody may miss a column.
 */
export const isCropped = (
  { view, rotate }: { view: number[]; rotate: number },
  strings: readonly ShownString[],
): boolean => {
  // Lines of turned pages run along the other axis.
  const [along, across] = rotate % 180 === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const [begin, end] = [view[along] ?? 0, view[along + 2] ?? 0];
  const printed = strings.filter(
    ({ isSeen, from, to, glyphs }) =>
      isSeen && Math.abs(from[across] - to[across]) < SAME_LINE && isText(glyphs),
  );
  const isBeside = ({ from, to }: ShownString): boolean =>
    Math.min(from[along], to[along]) >= end || Math.max(from[along], to[along]) <= begin;
  const beside = printed.filter(isBeside);
  if (beside.length < FEWEST_LINES) return false;
  const shown = printed.filter((string) => !isBeside(string));
  const lines = new Map<number, boolean>();
  for (const { from, fontSize } of beside) {
    const height = from[across];
    const line = Math.round(height);
    if (lines.has(line)) continue;
    lines.set(
      line,
      shown.some(
        (other) =>
          Math.abs(other.from[across] - height) < SAME_LINE &&
          Math.abs(other.fontSize - fontSize) < SAME_SIZE,
      ),
    );
  }
  const goesOn = [...lines.values()].filter(Boolean).length;
  return goesOn >= FEWEST_LINES && goesOn >= lines.size * MOST;
};

const isText = (glyphs: unknown): boolean => /[\p{L}\p{N}]/u.test(lettersOf(glyphs));
