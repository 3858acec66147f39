import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** `J20441`, `WO-1182`: the number of a job in a program, and nothing that is measured. */
const CODE = /^[A-Z]{1,4}-?\d{3,}$/;

/** Font sizes between a name and its code, at least. */
const FAR = 8;

/** Fewer names with codes may be a letterhead. */
const LEAST_NAMES = 2;

/** Points between the right edges of codes. */
const EDGE = 3;

/** Lines from a name to the head of its table: what is said about the task stands between. */
const MOST_BELOW = 4;

interface Head {
  line: Line;
  name: Line;
  code: string;
  right: number;
}

/**
 * `Task 2: Bar roof                 J20442` above the table of each task: the number of the job at the other end of the
 * line is no part of the name. Told where names above tables have different numbers at one edge.
 */
export const withoutCodesBesideNames = (pages: readonly PageLines[]): PageLines[] => {
  const heads = pages.flatMap(({ lines }) => lines.flatMap((line, at) => headOf(line, lines, at)));
  const [first] = heads;
  const isOneColumn = heads.every(({ right }) => Math.abs(right - (first?.right ?? 0)) < EDGE);
  const codes = new Set(heads.map(({ code }) => code));
  if (codes.size < LEAST_NAMES || codes.size < heads.length || !isOneColumn) return [...pages];
  const names = new Map(heads.map(({ line, name }) => [line, name]));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => names.get(line) ?? line),
  }));
};

const headOf = (line: Line, lines: readonly Line[], at: number): Head[] => {
  const last = line.words.at(-1);
  if (last === undefined || !CODE.test(last.text)) return [];
  const [words, code, more] = segmentsOf(line.words, FAR);
  if (words === undefined || code === undefined || more !== undefined || code.length > 1) return [];
  const name = makeLine(line.page, words, line.ocr);
  const isAboveTable = Array.from({ length: MOST_BELOW }, (_, below) => at + 1 + below).some(
    (index) => headerRowAt(lines, index) !== null,
  );
  return couldBeName(name) && isAboveTable
    ? [{ line, name, code: textOf(code), right: last.box.right }]
    : [];
};
