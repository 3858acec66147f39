import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { isLevelName } from '../rooms/level-names.ts';
import { isDimensions } from '../rooms/measures.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { isTradeName } from '../rooms/trade-names.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** Points by which names of one kind begin or are centered apart, at most. */
const ALIGNED = 3;

/** Fewer names of places may be anything that stands out in a room called `Main Level`. */
const LEAST_NAMES = 2;

/**
 * Some programs print a level's name above the headings of the columns and the names of its rooms among
 * the rows, where others have sections of a room: `First Floor`, the headings, `Kitchen`, its rows, `Bath`,
 * its rows. Most of these names are of places. The headings move below each name, as other programs print
 * them.
 */
export const withHeadsBelowNames = (pages: readonly PageLines[]): PageLines[] => {
  const first = firstNameOf(pages);
  if (first === null) return [...pages];
  const names = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) =>
      isLike(line, first) && headsRows(lines, at) ? [{ line, at, lines }] : [],
    ),
  );
  const places = names.filter(
    ({ line: { text }, at, lines }) =>
      (ROOM_WORDS.test(text) && !isTradeName(text)) || isDimensions(lines[at + 1]?.text ?? ''),
  );
  if (names.length < LEAST_NAMES || places.length * 2 <= names.length) return [...pages];
  const named = new Set(names.map(({ line }) => line));
  return withHeadsMoved(pages, named, (line, heads, lines) => {
    const measures = measuresBelow(lines, lines.indexOf(line));
    return [line, ...measures, ...headsBelow(heads, measures.at(-1) ?? line)];
  });
};

/**
 * The headings of tables below the names among their rows, where these stood above them. `placed` are a name and what is set
 * under it; lines of the page that come with it are not set again.
 */
export const withHeadsMoved = (
  pages: readonly PageLines[],
  names: ReadonlySet<Line>,
  placed: (name: Line, heads: readonly Line[], lines: readonly Line[]) => readonly Line[],
): PageLines[] => {
  let heads: readonly Line[] = [];
  return pages.map((page) => {
    const lines: Line[] = [];
    for (let index = 0; index < page.lines.length; index += 1) {
      const line = page.lines[index] as Line;
      const header = headerRowAt(page.lines, index);
      if (header !== null) {
        heads = header.lines;
        index += heads.length - 1;
        const below = page.lines[index + 1];
        if (below === undefined || !names.has(below)) lines.push(...heads);
        continue;
      }
      const own = names.has(line) && heads.length > 0 ? placed(line, heads, page.lines) : [line];
      lines.push(...own);
      while (own.includes(page.lines[index + 1] as Line)) index += 1;
    }
    return { ...page, lines };
  });
};

/** The name right below headings that have a level right above them. */
const firstNameOf = (pages: readonly PageLines[]): Line | null => {
  for (const { lines } of pages)
    for (let index = 1; index < lines.length; index += 1) {
      const above = lines[index - 1];
      if (above === undefined || !above.bold || !isFloor(above.text)) continue;
      const at = index + (headerRowAt(lines, index)?.lines.length ?? 0);
      const line = lines[at];
      if (at > index && line !== undefined && isName(line) && headsRows(lines, at)) return line;
    }
  return null;
};

const isFloor = (text: string): boolean =>
  isLevelName(text) && /\b(?:level|floor|story)\b/i.test(text);

const isName = (line: Line): boolean =>
  line.bold && couldBeName(line) && totalLabel(line.text) === null && !isFloor(line.text);

const isLike = (line: Line, { box, fontSize }: Line): boolean =>
  isName(line) &&
  Math.abs(line.fontSize - fontSize) < 0.1 &&
  (Math.abs(line.box.left - box.left) < ALIGNED ||
    Math.abs(line.box.left + line.box.right - box.left - box.right) < ALIGNED * 2);

const measuresBelow = (lines: readonly Line[], at: number): Line[] => {
  const below = lines.slice(at + 1);
  const end = below.findIndex(({ text }) => !isDimensions(text));
  return below.slice(0, Math.max(0, end));
};

/** Whether a row stands below the name, with nothing but its measures and some words between. */
const headsRows = (lines: readonly Line[], at: number): boolean => {
  const below = lines.slice(at + 1 + measuresBelow(lines, at).length).slice(0, 2);
  return (
    below.some(hasFigures) && !below.some(({ bold, text }) => bold || totalLabel(text) !== null)
  );
};

/** The headings once more, right below a line. */
export const headsBelow = (heads: readonly Line[], { page, box }: Line): Line[] => {
  const top = Math.min(...heads.map((line) => line.box.top));
  const shift = box.bottom - top;
  return heads.map(({ words, ocr }) =>
    makeLine(
      page,
      words.map((word) => ({
        ...word,
        box: { ...word.box, top: word.box.top + shift, bottom: word.box.bottom + shift },
      })),
      ocr,
    ),
  );
};
