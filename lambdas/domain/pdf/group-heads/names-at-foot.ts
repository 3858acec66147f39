import { boxAround, type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { hasFigures } from '../tokens/tokens.ts';

/**
 * `Bedroom 1` right above `62  Closet  18  Men's dress shirts ...`: cells of several lines may be set at the foot of
 * their rows, and the name of a row's room begins above it. It moves into the row, before what it goes on with.
 */
export const withNamesAtFoot = (pages: readonly PageLines[]): PageLines[] => {
  // A table may go on over the page without its headings.
  let heading: Heading | undefined;
  return pages.map((page) => {
    const { lines } = page;
    const lifted: Line[] = [];
    let begun: readonly Word[] | null = null;
    let headEnds = 0;
    for (const [at, line] of lines.entries()) {
      const header = at < headEnds ? null : headerRowAt(lines, at);
      if (header !== null) {
        heading = header.headings.find(({ kind }) => kind === 'room');
        headEnds = at + header.lines.length;
      }
      const before = at <= headEnds ? undefined : lifted.at(-1);
      if (
        begun === null &&
        heading !== undefined &&
        beginsName(line, before, lines[at + 1], heading)
      )
        begun = line.words;
      else if (begun === null && heading !== undefined) {
        begun = nameAmong(line, before, lines[at + 1], heading);
        lifted.push(begun === null ? line : without(line, begun));
      } else {
        lifted.push(begun === null ? line : joined(begun, line));
        begun = null;
      }
    }
    return { ...page, lines: lifted };
  });
};

/** Words below the heading of rooms alone, closer to the row below, which has such words as well. */
const beginsName = (
  line: Line,
  before: Line | undefined,
  next: Line | undefined,
  heading: Heading,
): boolean =>
  next !== undefined &&
  !line.ocr &&
  isBelow(line.box, heading) &&
  (before === undefined || hasFigures(before)) &&
  hasFigures(next) &&
  // In bold type above plain words, it is the name of the rows below.
  next.words.some(
    ({ box, bold }) => Math.abs(box.left - line.box.left) < SAME_EDGE && bold === line.bold,
  ) &&
  pitchBetween(line, next) <
    Math.min(SECOND_LINE, before === undefined ? SECOND_LINE : pitchBetween(before, line) * CLOSER);

/**
 * The name that begins beside more of the row below, `Damage   prehung. Landlord says   Home` over `they did   35   to
 * fix under lease   Depot`: all these words begin where words of that row do, and closer to them than a row to the next.
 */
const nameAmong = (
  line: Line,
  before: Line | undefined,
  next: Line | undefined,
  heading: Heading,
): readonly Word[] | null => {
  const [name, ...others] = segmentsOf(line.words);
  if (name === undefined || next === undefined || others.length === 0) return null;
  if (line.ocr || hasFigures(line) || !hasFigures(next)) return null;
  const begins = [name, ...others].every(([first]) =>
    next.words.some(
      ({ box, bold }) =>
        first !== undefined &&
        Math.abs(box.left - first.box.left) < SAME_EDGE &&
        bold === first.bold,
    ),
  );
  const pitch = pitchBetween(line, next);
  if (!begins || pitch >= SECOND_LINE || !isBelow(boxAround(name), heading)) return null;
  const isFirst =
    before === undefined || hasFigures(before)
      ? before === undefined || pitch < pitchBetween(before, line) * CLOSER
      : // Words of the same row begin on the line above.
        others.some(([first]) => Math.abs((first?.box.left ?? 0) - before.box.left) < SAME_EDGE) &&
        pitchBetween(before, line) * CLOSER < pitch;
  return isFirst ? name : null;
};

const without = (line: Line, words: readonly Word[]): Line =>
  makeLine(
    line.page,
    line.words.filter((word) => !words.includes(word)),
    line.ocr,
  );

/** Headings may be centred over names that begin left of them. */
const isBelow = ({ left, right }: Line['box'], heading: Heading): boolean =>
  left > heading.left - WIDE &&
  left < heading.right &&
  right > heading.left &&
  right < heading.right + WIDE;

/** Points by which the lines of one cell begin apart at most. */
const SAME_EDGE = 3;
/** Points by which a name may begin before its heading, or reach beyond it. */
const WIDE = 60;
const CLOSER = 0.97;

const joined = (name: readonly Word[], row: Line): Line => {
  const left = name[0]?.box.left ?? 0;
  const at = row.words.findIndex(({ box }) => box.left > left - SAME_EDGE);
  const words = [...row.words.slice(0, at), ...name, ...row.words.slice(at)];
  // The row stays where its own words stand.
  return { ...makeLine(row.page, words, row.ocr), box: row.box, fontSize: row.fontSize };
};
