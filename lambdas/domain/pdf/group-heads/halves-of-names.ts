import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, onLevelOf, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { endsInAmount, labelOf } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** `, 3 articles` behind the name of a sum. */
const COUNT = /\s*[,:–—-]\s*\d{1,4}\s+\p{L}+$/u;

/** Lines between the halves of a name, at most: what is said of the first row. */
const AHEAD = 2;

/**
 * `Basement` beside one row and `Store` beside the next, in a cell that was merged over both and is too narrow
 * for its name: where `Basement Store, 3 articles   $1,389.00` says what both come to, the first row
 * has all of the name.
 */
export const withNamesOfHalves = (pages: readonly PageLines[]): PageLines[] => {
  const [until] = pages.flatMap(({ lines }) =>
    lines.flatMap((_, at) => endOfRooms(lines, at) ?? []),
  );
  if (until === undefined) return [...pages];
  const summed = new Set([...namesOfSums(pages), ...countedNames(pages)]);
  if (summed.size === 0) return [...pages];
  return pages.map((page) => ({ ...page, lines: joined(page.lines, until, summed) }));
};

/** Where the column behind that of the rooms begins. */
export const endOfRooms = (lines: readonly Line[], at: number): number | null => {
  const headings = headerRowAt(lines, at)?.headings.toSorted((a, b) => a.left - b.left) ?? [];
  const [first, next] = headings;
  return first?.kind === 'room' && next !== undefined ? next.left : null;
};

/** The names, normalized, in `Basement Store, 3 articles   $1,389.00   $1,077.60`. */
const countedNames = (pages: readonly PageLines[]): string[] =>
  pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) => {
      const label = endsInAmount(text) ? labelOf(text) : '';
      return COUNT.test(label) ? [normalizeName(label.replace(COUNT, ''))] : [];
    }),
  );

const joined = (lines: readonly Line[], until: number, summed: ReadonlySet<string>): Line[] => {
  const moved = [...lines];
  const isName = (words: readonly Word[]): boolean => summed.has(normalizeName(textOf(words)));
  for (const [at, line] of moved.entries()) {
    const name = nameIn(line, until);
    if (name.length === 0 || isName(name)) continue;
    for (let next = at + 1; next <= at + AHEAD; next += 1) {
      const below = moved[next];
      const rest = below === undefined ? [] : nameIn(below, until);
      if (below === undefined || rest.length === 0) continue;
      if (isName(rest) || !isName([...name, ...rest])) break;
      const lifted = rest.map((word) => onLevelOf(line, word));
      const others = line.words.slice(name.length);
      moved[at] = makeLine(line.page, [...name, ...lifted, ...others], line.ocr);
      moved[next] = makeLine(below.page, below.words.slice(rest.length), below.ocr);
      break;
    }
  }
  return moved;
};

/** The words in the cell of a room; none where no other cell follows. */
export const nameIn = ({ words }: Line, until: number): readonly Word[] => {
  const end = words.findIndex(({ box }) => box.right > until);
  const [next] = end <= 0 ? [] : words.slice(end);
  return next !== undefined && next.box.left >= until ? words.slice(0, end) : [];
};
