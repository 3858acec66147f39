import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { isLevelName } from '../rooms/level-names.ts';
import { levelLine } from '../rooms/room-lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';

/** What parts a level from its room, in a cell of its own or at the level's end. */
const PART = /^(.*?)([:>»›]|[-–—])$/;

/**
 * `Interior : Kitchen` over rows that `Kitchen Total` sums: a level and its room in one line. Each
 * gets a line of its own, as other prints have them.
 */
export const withLevelsAboveRooms = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(mayPart))) return [...pages];
  const names = namesOfSums(pages);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => (mayPart(line) ? parted(line, names) : [line])),
  }));
};

/** `Floorplan: Ground Floor` is a label, and names a level. */
const mayPart = ({ text }: Line): boolean => MAY_PART.test(text) && levelLine(text) === null;

const MAY_PART = /^\p{L}[^:>»›]{2,30}?(?:\s?[:>»›]|\s[-–—])\s+\p{L}/u;

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
