import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { headAboveRow } from './head-above-row.ts';
import { ROOM_WORDS } from './names-of-places.ts';

/** Words of a name, at most. */
const MOST_WORDS = 4;

/** Font sizes from a name to the words beside it, at least. */
const GAP = 0.8;

/** Points within which the words of a column begin. */
const SAME_EDGE = 3;

/** Fewer names are labels that happen to speak of rooms. */
const LEAST_NAMES = 3;

interface RunIn {
  line: Line;
  name: readonly Word[];
  rest: readonly Word[];
}

/**
 * `Kitchen:     Hang lid, 9 sheets     495` above rows that begin where `Hang` does: typists set the name of a place
 * beside its first row. It becomes the heading above it.
 */
export const withRunInNamesAsHeads = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const all = lines.flatMap((line) => runInOf(line) ?? []);
  const names = sharedEdge(
    all.map(({ line }) => line.box.left),
    SAME_EDGE,
  );
  const rests = sharedEdge(all.map(leftOfRest), SAME_EDGE);
  if (names === null || rests === null) return [...pages];
  const found = all.filter(
    (one) =>
      Math.abs(one.line.box.left - names.at) < SAME_EDGE &&
      Math.abs(leftOfRest(one) - rests.at) < SAME_EDGE,
  );
  const rooms = found.filter(({ name }) => ROOM_WORDS.test(textOf(name)));
  const priced = found.filter(({ line }) => ENDS_IN_FIGURE.test(line.text));
  const isColumn = lines.some(({ box }) => Math.abs(box.left - rests.at) < SAME_EDGE);
  const areMost = [rooms, priced].every((some) => some.length * 2 >= found.length);
  if (found.length < LEAST_NAMES || !areMost || !isColumn) return [...pages];
  const parts = new Map(found.map((one) => [one.line, one]));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const one = parts.get(line);
      return one === undefined
        ? [line]
        : [headAboveRow(line, one.name), makeLine(line.page, [...one.rest], line.ocr)];
    }),
  }));
};

const ENDS_IN_FIGURE = /\d\)?$/;

const leftOfRest = ({ rest }: RunIn): number => rest[0]?.box.left ?? 0;

const runInOf = (line: Line): RunIn | null => {
  const at = line.words.slice(0, MOST_WORDS).findIndex(({ text }) => text.endsWith(':'));
  const [colon, next] = [line.words[at], line.words[at + 1]];
  if (at < 0 || colon === undefined || next === undefined) return null;
  if (!/^\p{Lu}/u.test(line.text) || next.box.left - colon.box.right < colon.fontSize * GAP)
    return null;
  return { line, name: line.words.slice(0, at + 1), rest: line.words.slice(at + 1) };
};
