import { type Line, makeLine, onLevelOf, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { nameWords, sumsOf } from './names-beside-sums.ts';

/** Fewer are what they are called. */
const LEAST = 3;
/** Points by which a name may begin left or right of its label. */
const EDGE = 3;
/** Font sizes between a label and its name. */
const GAP = 0.8;
const MOST_WORDS = 2;

/**
 * `ASSET   $2,087.75` over `RTU-2`, again and again: cards say above each name what kind of thing it is, with the sum
 * of its rows beside that. The names go where the label was, as other prints have them beside their sums.
 */
export const withNamesForLabels = (pages: readonly PageLines[]): PageLines[] => {
  const labels = new Map<Line, { label: string; name: Line }>();
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      const name = lines[at + 1];
      const label = name === undefined ? null : labelOver(line, name);
      if (label !== null && name !== undefined) labels.set(line, { label, name });
    }
  if (labels.size < LEAST) return [...pages];
  const named = new Map<string, Set<string>>();
  for (const { label, name } of labels.values())
    named.set(label, (named.get(label) ?? new Set()).add(name.text));
  const isLabel = (line: Line): boolean =>
    (named.get(labels.get(line)?.label ?? '')?.size ?? 0) >= LEAST;
  const taken = new Set([...labels].flatMap(([line, { name }]) => (isLabel(line) ? [name] : [])));
  if (taken.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      if (taken.has(line)) return [];
      const name = isLabel(line) ? labels.get(line)?.name : undefined;
      return [name === undefined ? line : beside(name, line)];
    }),
  }));
};

/** The label of one or two words beside a sum, right above a name that stands out more. */
const labelOver = (line: Line, name: Line): string | null => {
  if (sumsOf(line).length !== 1 || totalLabel(line.text) !== null || isAdjustment(line.text))
    return null;
  const words = nameWords(line);
  const isStronger = name.bold && !words.every(({ bold }) => bold);
  const isClose = name.box.top - line.box.bottom < name.fontSize * GAP;
  const isBelow = Math.abs(name.box.left - line.box.left) < EDGE;
  return words.length > 0 && words.length <= MOST_WORDS && isStronger && isClose && isBelow
    ? couldBeName(name)
      ? textOf(words)
      : null
    : null;
};

/** The name on the level of the sum. */
const beside = (name: Line, line: Line): Line => {
  const words = name.words.map(
    (word): Word => ({ ...onLevelOf(line, word), fontSize: name.fontSize }),
  );
  return makeLine(line.page, [...words, ...sumsOf(line)], line.ocr);
};
