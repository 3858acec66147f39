import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { isLevelName } from '../rooms/level-names.ts';
import { continuedRoom, levelLine } from '../rooms/room-lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';

/** What parts a level from its room, in a cell of its own or at the level's end. */
const PART = /^(.*?)([:>»›]|[-–—])$/;

/**
 * `Interior : Kitchen` over rows that `Kitchen Total` sums: a level and its room in one line. Each
 * gets a line of its own, as other prints have them. Overleaf, `Interior / Kitchen (continued)` goes on with the room.
 */
export const withLevelsAboveRooms = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(mayPart))) return [...pages];
  const names = namesOfSums(pages);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      if (!mayPart(line)) return line;
      const room = continuedRoom(line.text) === null ? null : roomInLevel(line, names);
      return room ?? parted(line, names);
    }),
  }));
};

/** `Floorplan: Ground Floor` is a label, and names a level. */
const mayPart = ({ text }: Line): boolean => MAY_PART.test(text) && levelLine(text) === null;

const MAY_PART =
  /^\p{L}[^:>»›]{2,30}?(?:\s?[:>»›]|\s[-–—])\s+\p{L}|^\p{Lu}.{2,40}?\s\/\s.{2,40}\bcon\S*\)?$/u;

/** The room alone where both it and the level have sums of their own, and none bears both names. */
const roomInLevel = (line: Line, names: ReadonlySet<string>): Line | null => {
  const isSummed = (name: string): boolean => names.has(normalizeName(continuedRoom(name) ?? name));
  const at = line.words.findIndex(
    ({ text }, word) =>
      APART.test(text) &&
      isSummed(textOf(line.words.slice(word + 1))) &&
      isLevelOrSum(textOf(line.words.slice(0, word)), names),
  );
  return at < 1 || isSummed(line.text)
    ? null
    : makeLine(line.page, line.words.slice(at + 1), line.ocr);
};

const APART = /^[/>»›:]$/u;

const isLevelOrSum = (name: string, names: ReadonlySet<string>): boolean =>
  isLevelName(name) || names.has(normalizeName(name));

const parted = (line: Line, names: ReadonlySet<string>): Line[] => {
  const at = line.words.findIndex(({ text }) => PART.test(text));
  const [, rest = ''] = PART.exec(line.words[at]?.text ?? '') ?? [];
  const level = line.words.slice(0, at);
  const last = line.words[at];
  if (last !== undefined && rest !== '') level.push({ ...last, text: rest });
  const room = line.words.slice(at + 1);
  const said = room.map(({ text }) => text);
  // Measures may stand behind the name.
  const isSummed = said.some((_, end) =>
    names.has(normalizeName(said.slice(0, end + 1).join(' '))),
  );
  if (!isSummed || !isLevelName(level.map(({ text }) => text).join(' '))) return [line];
  return [makeLine(line.page, level, line.ocr), makeLine(line.page, room, line.ocr)];
};
