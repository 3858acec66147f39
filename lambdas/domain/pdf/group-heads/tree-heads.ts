import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { inMarks } from './said-words.ts';

/** What opens and closes a branch of a tree, before its name. */
const MARK = /^(?:[-–—−+▼▾▽▿◢⊟]|\[[-+]\])$/u;

/** What a row and a branch end in. */
const AMOUNT = /^[-(]?\$?[\d,]+\.\d{2}\)?$/;

/** One alone may come to the rows below it by chance. */
const LEAST = 2;

/** Points by which the marks of one level may stand apart. */
const EDGE = 3;

/**
 * Takeoff programs print the tree of their assemblies as it stands on the screen: `- Dairy Barn   31,679.08`, set in
 * below it `- Roof - North Slope   4,128 SQ FT   13,794.80`, and the rows further in. A branch that comes to the rows in it
 * is no row, whatever its measure: its name stays in strong type with the sum, or marked as a part of the place that it is
 * in, without the sign that opens it.
 */
export const withTreesUnmarked = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const branches = all.filter(isBranch);
  if (branches.length < LEAST) return [...pages];
  const summed = new Set(branches.filter((line) => comesToRows(line, all)));
  // Rows with a dash in front come to nothing.
  if (summed.size < LEAST || summed.size * 2 <= branches.length) return [...pages];
  const outermost = Math.min(...[...summed].map(({ box }) => box.left));
  // What is measured in a place is an assembly, whatever place its name says: `Roof - North Slope`.
  const isPart = (line: Line): boolean =>
    line.box.left > outermost + EDGE && segmentsOf(line.words).length > 2;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      if (!summed.has(line)) return line;
      return isPart(line) ? asPart(line) : unmarked(line);
    }),
  }));
};

const isBranch = ({ words }: Line): boolean =>
  words.length > 2 && MARK.test(words[0]?.text ?? '') && AMOUNT.test(words.at(-1)?.text ?? '');

/** Whether what stands below, up to the next branch that is not set in or to a total, comes to the branch's sum. */
const comesToRows = (branch: Line, all: readonly Line[]): boolean => {
  let rows: Decimal = decimal(0);
  for (const line of all.slice(all.indexOf(branch) + 1)) {
    if (isBranch(line)) {
      if (line.box.left < branch.box.left + EDGE) break;
    } else if (totalLabel(line.text) !== null) break;
    else rows = rows.plus(amountOf(line) ?? 0);
  }
  return !rows.eq(0) && rows.eq(amountOf(branch) ?? 0);
};

const amountOf = ({ words }: Line): number | null => {
  const text = words.at(-1)?.text ?? '';
  if (!AMOUNT.test(text)) return null;
  const value = Number(text.replace(/[^\d.]/g, ''));
  return /^[-(]/.test(text) ? -value : value;
};

/** The name and the sum: the measure between is one of the branch, and no row's. */
const unmarked = (line: Line): Line => {
  const words = [...nameOf(line), ...line.words.slice(-1)].map((word) => ({ ...word, bold: true }));
  return makeLine(line.page, words, line.ocr);
};

/** `** Roof - North Slope **`, as other prints mark what is a part of a room; its sum is one of the room's. */
const asPart = (line: Line): Line => {
  const name = nameOf(line);
  return name.length === 0 ? unmarked(line) : makeLine(line.page, inMarks(name), line.ocr);
};

const nameOf = (line: Line): Word[] => segmentsOf(line.words.slice(1, -1))[0] ?? [];
