import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
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
    let begun: Line | null = null;
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
        begun = line;
      else {
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

const joined = (name: Line, row: Line): Line => {
  const at = row.words.findIndex(({ box }) => box.left > name.box.left - SAME_EDGE);
  const words = [...row.words.slice(0, at), ...name.words, ...row.words.slice(at)];
  // The row stays where its own words stand.
  return { ...makeLine(row.page, words, row.ocr), box: row.box, fontSize: row.fontSize };
};
