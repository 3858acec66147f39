import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { hasAmounts } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { isDimensions } from './measures.ts';
import { couldBeName } from './room-lines.ts';

/** Font sizes between a name and what is said of it at the other end of its line, at least. */
const FAR = 8;

/** Points by which a name begins beside the headings below it, at most. */
const SAME_EDGE = 6;

/** Names of which this is said, at least: one alone may be a letterhead with its date. */
const LEAST_NAMES = 2;

interface Head {
  line: Line;
  name: Line;
  remark: Line;
  /** The headings below. */
  below: string;
}

/**
 * `Chamber 1 - Gymnasium                Class 4 / Cat 2, maple floor, 9,640 SF` above the headings of each
 * table: what stands at the other end of the line is said of the place, and no part of its name. Told
 * where two names above the same headings are set so, and neither line would be a name as it stands.
 */
export const withRemarksBesideHeads = (pages: readonly PageLines[]): PageLines[] => {
  const heads = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => headBeside(line, lines, at) ?? []),
  );
  const found = new Map(
    heads.flatMap((head) => (namesBelowSame(heads, head) < LEAST_NAMES ? [] : [[head.line, head]])),
  );
  if (found.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const head = found.get(line);
      return head === undefined ? [line] : [head.name, head.remark];
    }),
  }));
};

const headBeside = (line: Line, lines: readonly Line[], at: number): Head | null => {
  const below = lines[at + 1];
  if (below === undefined || Math.abs(below.box.left - line.box.left) > SAME_EDGE) return null;
  const [first, rest, another] = segmentsOf(line.words, FAR);
  if (first === undefined || rest === undefined || another !== undefined) return null;
  if (line.ocr || hasAmounts(line) || couldBeName(line)) return null;
  const name = makeLine(line.page, first, false);
  const remark = makeLine(line.page, asRemark(rest), false);
  if (!couldBeName(name) || isDimensions(remark.text)) return null;
  return headerRowAt(lines, at + 1) === null ? null : { line, name, remark, below: below.text };
};

/** With the mark of a list before it, as which nothing is named. */
const asRemark = ([first, ...others]: readonly Word[]): Word[] =>
  first === undefined ? [] : [{ ...first, text: `· ${first.text}` }, ...others];

const namesBelowSame = (heads: readonly Head[], { below, line: { bold } }: Head): number =>
  new Set(
    heads
      .filter((head) => head.below === below && head.line.bold === bold)
      .map(({ name }) => name.text),
  ).size;
