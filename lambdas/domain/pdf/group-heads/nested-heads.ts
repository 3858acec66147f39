import type { Decimal } from '../../money/money.ts';
import { type Line, textOf } from '../pages/lines.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { EDGE, isBold, nameWords, numberOf, sumsOf } from './names-beside-sums.ts';

/** What stands in a place: its parts, and all that is in these. */
export interface Nested {
  parts: readonly Line[];
  within: readonly Line[];
}

/** The same with the name or total that stands next; undefined at the end of the print. */
export interface SetIn extends Nested {
  next: Line | undefined;
}

export const NOTHING_WITHIN: Nested = { parts: [], within: [] };

/** The names with sums that stand below one and are set in, up to the next that is not, or to a total. */
export const setInBelow = (
  head: Line,
  all: readonly Line[],
  isTotal: (line: Line) => boolean,
): SetIn => {
  const at = all.indexOf(head);
  const end = all.findIndex((line, index) => index > at && (isTotal(line) || !isSetIn(line, head)));
  const within = all.slice(at + 1, end < 0 ? undefined : end);
  const parts: Line[] = [];
  for (const line of within) {
    const last = parts.at(-1);
    if (last === undefined || !isSetIn(line, last)) parts.push(line);
  }
  return { parts, within, next: all[end] };
};

/** Names with sums that stand once more below all rows: a list of what the heads come to, and no parts of the last of them. */
export const recapOf = (heads: readonly Line[], below: readonly Line[]): ReadonlySet<Line> => {
  const listed = new Set(below);
  const texts = new Set(heads.filter((line) => !listed.has(line)).map(({ text }) => text));
  return new Set(heads.filter((line) => listed.has(line) && texts.has(line.text)));
};

/** Whether the sums of parts, with that of rows which are in none of them, come to that of the whole. */
export const comeTo = (parts: readonly Line[], rows: Decimal, head: Line): boolean => {
  const own = sumsOf(head).at(-1);
  const whole = parts.reduce((sum, line) => {
    const word = sumsOf(line).at(-1);
    return sum.plus(word === undefined ? 0 : figureOf(word));
  }, rows);
  return own !== undefined && parts.length > 0 && whole.eq(figureOf(own));
};

/**
 * `Demo & Prep   $526.60` and `Rebuild   $1,416.78`, set in below `Primary Bathroom   $1,943.38`: the parts of a
 * place. Parts that are places themselves stay rooms, as do those of `Project` where `Ground Floor` and
 * `Basement`, set like it, have rooms.
 */
export const partsOfRooms = (heads: ReadonlyMap<Line, { nested: Nested }>): ReadonlySet<Line> => {
  const wholes = [...heads].filter(([, { nested }]) => nested.parts.length > 0);
  // `Roofing`, `Siding & Windows` and `Interior` of a house: one of them may sound like a place.
  const hasWork = ([, { nested }]: (typeof wholes)[number]): boolean =>
    nested.parts.filter(namesPlace).length * 2 < nested.parts.length;
  return new Set(
    wholes.flatMap(([head, { nested }]) => {
      const alike = wholes.filter(
        ([other]) => looksLike(other, head) && depthOf(other) === depthOf(head),
      );
      return alike.filter(hasWork).length * 2 > alike.length ? nested.parts : [];
    }),
  );
};

/** `1` and `1.2` may be set alike: by how many steps a place is numbered. */
const depthOf = (line: Line): number => numberOf(line)?.split('.').length ?? 0;

const namesPlace = (line: Line): boolean => {
  const name = textOf(nameWords(line));
  return ROOM_WORDS.test(name) && !ROOF_WORK.test(name);
};

/** `Roof Replacement` is what a roofer does, as `Roofing` is; in `Bathroom Repairs` the place comes first. */
const ROOF_WORK =
  /^(?:re-?roof|roof\s+(?:replacement|repairs?|removal|installation|systems?|covering|work)$)/i;

export const looksLike = (line: Line, head: Line): boolean =>
  isBold(line) === isBold(head) &&
  Math.abs(line.fontSize - head.fontSize) < LESS &&
  Math.abs(line.box.left - head.box.left) < EDGE &&
  Math.abs(line.box.right - head.box.right) < EDGE;

/** Right of the place's name, below it in type that stands out less, or numbered so: `1.2` in `1`. */
const isSetIn = (line: Line, head: Line): boolean => {
  const [number, whole] = [numberOf(line), numberOf(head)];
  if (number !== undefined && whole !== undefined) return number.startsWith(`${whole}.`);
  const right = line.box.left - head.box.left;
  const isLess =
    line.fontSize < head.fontSize - LESS ||
    (isBold(head) && !isBold(line) && Math.abs(right) < EDGE);
  return line.fontSize < head.fontSize + LESS && (right > SET_IN || (right > -EDGE && isLess));
};

/** Points by which a part's name stands right of the place's, at least. */
const SET_IN = 4;

/** Points by which type is smaller, at least. */
const LESS = 0.5;
