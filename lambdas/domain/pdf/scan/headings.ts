import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, makeLine, median, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { ScanRepair } from './repairs.ts';

/** Units further from their quantity than this, in font sizes, stand in a column of their own. */
const APART = 1.7;
/** Points by which units of one column may begin apart. */
const SPREAD = 4;

/**
 * A short heading such as `U/M` is easily dropped, and its column's units then belong to none. Where
 * the rows below show such a column, its heading is put back.
 */
export const restoreUnitHeading = (page: PageLines, repairs: ScanRepair[]): PageLines => {
  const changed = new Map<Line, Line>();
  for (const [index, line] of page.lines.entries()) {
    const header = headerRowAt(page.lines, index);
    if (header === null || header.lines.length > 1) continue;
    const { headings } = header;
    if (headings.some(({ kind }) => kind === 'unit')) continue;
    if (headings.some(({ text }) => /^unit$/i.test(text.trim()))) continue;
    const quantity = headings.find(({ kind }) => kind === 'quantity');
    if (quantity === undefined) continue;
    const next = page.lines.findIndex(
      (_, at) => at > index && headerRowAt(page.lines, at) !== null,
    );
    const units = page.lines
      .slice(index + 1, next < 0 ? undefined : next)
      .flatMap((below) => unitApart(below, quantity.right));
    const left = median(units.map((unit) => unit.box.left));
    const [first] = units;
    if (first === undefined || units.length < 3) continue;
    if (units.some((unit) => Math.abs(unit.box.left - left) > SPREAD)) continue;
    const right = left + 1.6 * first.fontSize;
    const isTaken = headings.some((one) => one.left < right && one.right > left);
    if (isTaken) continue;
    const sample = line.words[0] ?? first;
    const heading: Word = { ...sample, text: 'U/M', box: { ...sample.box, left, right } };
    repairs.push({ page: line.page, box: heading.box, read: '', settled: 'U/M' });
    const words = [...line.words, heading].sort((a, b) => a.box.left - b.box.left);
    changed.set(line, makeLine(line.page, words, true));
  }
  if (changed.size === 0) return page;
  return { ...page, lines: page.lines.map((line) => changed.get(line) ?? line) };
};

/** A row's unit that stands behind a bare number, or before one, but too far from it to be its cell's. */
const unitApart = (line: Line, quantityRight: number): Word[] =>
  line.words.filter((word, index) => {
    if (!PLATFORM_UNITS.has(word.text)) return false;
    const [before, next] = [line.words[index - 1], line.words[index + 1]].map((one) =>
      one !== undefined && FIGURE.test(one.text) ? one : undefined,
    );
    const near = APART * word.fontSize;
    if (before !== undefined && word.box.left - before.box.right <= near) return false;
    const isQuantity = ({ box }: Word): boolean =>
      Math.abs(box.right - quantityRight) < 4 * word.fontSize;
    if (before !== undefined && isQuantity(before)) return true;
    return next !== undefined && isQuantity(next) && next.box.left - word.box.right > near;
  });

const FIGURE = /^-?[\d,]+(?:\.\d+)?$/;
