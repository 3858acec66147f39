import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { roomLine } from '../rooms/room-lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { hasAmounts } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { headingKind } from '../tables/heading-words.ts';
import { MONEY } from '../tokens/amount-of-word.ts';

/** Font sizes between a band's name and what is said beside it. */
export const APART_IN_BAND = 1.5;

/** `Area 1 of 3`, `Condition: Poor`. */
export const REMARK = /^(?:\p{L}+ #?\d+ of \d+|\p{L}[^:]{0,30}:\s*\S.{0,40})$/u;

/** `4 items`: how many rows there are below, which says nothing of the work. */
const COUNT = /^\d{1,4} (?:line )?(?:items?|lines?|rows?|entries|tasks?)$/i;

const MAY_REMARK = / of \d|:|\s\d{1,4} (?:line )?(?:items?|lines?|rows?|entries|tasks?)$/i;

/**
 * Inspection programs head each area with a band: its name, and beside it which of how many it is
 * and its condition, or how many rows it has. Where a sum bears the name, it is set on a line of its own.
 */
export const withBandNamesAlone = (pages: readonly PageLines[]): PageLines[] => {
  const names = namesOfSums(pages);
  if (names.size === 0) return [...pages];
  const strong = new Map(
    pages.flatMap(({ lines }) =>
      lines.flatMap((line): [Line, Line][] => {
        const name = strongName(line, names);
        return name === null ? [] : [[line, name]];
      }),
    ),
  );
  // `Client   Ida Quillon` above the first table is a fact with its label.
  let isHeaded = strong.size === 0;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, index) => {
      isHeaded ||= [index, index + 1].some((at) => headerRowAt(page.lines, at) !== null);
      const name = isHeaded ? strong.get(line) : undefined;
      return name === undefined
        ? cut(line, names, () => headerRowAt(page.lines, index + 1) !== null)
        : [name];
    }),
  }));
};

const cut = (line: Line, names: ReadonlySet<string>, isHead: () => boolean): Line[] => {
  if (hasAmounts(line) || roomLine(line.text) !== null) return [line];
  const measured = MAY_MEASURE.test(line.text) ? nameBeforeFigures(line, names) : null;
  if (measured !== null && isHead()) return [measured];
  if (!MAY_REMARK.test(line.text)) return [line];
  const [name, ...others] = segmentsOf(line.words, APART_IN_BAND);
  if (name === undefined || others.length === 0 || !names.has(normalizeName(textOf(name))))
    return [line];
  const remarks = others.filter((words) => !COUNT.test(textOf(words)));
  if (!remarks.every((words) => REMARK.test(textOf(words)))) return [line];
  return [name, ...(remarks.length === 0 ? [] : [remarks.flat()])].map((words) =>
    makeLine(line.page, words, line.ocr),
  );
};

/** `Living Room 17-4 x 14-8, 8-0 clg` among rows: the name of a sum in bold type, and nothing behind it is. */
const strongName = (line: Line, names: ReadonlySet<string>): Line | null => {
  const end = line.words.findIndex(({ bold }) => !bold);
  if (end < 1 || line.words.slice(end).some(({ bold }) => bold)) return null;
  const name = line.words.slice(0, end);
  // `Location: 1 - Kitchen` above `Location Total`: the label of a name.
  if (textOf(name).endsWith(':') || !names.has(normalizeName(textOf(name)))) return null;
  if (hasAmounts(line) || roomLine(line.text) !== null) return null;
  // `Materials   qty   unit price` heads the columns of that section; a label stands before its value or a sum,
  // `Better   ACCEPTED` says which package was taken.
  const behind = segmentsOf(line.words.slice(end));
  const isOther = (cell: readonly Word[]): boolean =>
    headingKind(textOf(cell)) !== null ||
    cell.some(({ text }) => MONEY.test(text)) ||
    VERDICT.test(textOf(cell));
  return behind.some(isOther) ? null : makeLine(line.page, name, line.ocr);
};

const VERDICT =
  /\b(?:accepted|approved|declined|denied|selected|chosen|signed|taken|refused|rejected|optional|included)\b/i;

const MAY_MEASURE =
  /^(?:\d{1,2}\s\p{L}|\p{L}.*\s\d[\d,.]*\s?(?:sf|lf|sy|sq|squares?|ft|['’′])(?![\p{L}\p{N}]))/iu;

/** `1 Main Roof   Roof1 2,218.4 SF surface, 48.5 LF ridge`: the name of a sum, and measures behind it. */
const nameBeforeFigures = (line: Line, names: ReadonlySet<string>): Line | null => {
  const words = /^\d{1,2}$/.test(line.words[0]?.text ?? '') ? line.words.slice(1) : line.words;
  // `6 Other Costs` says nothing more.
  for (let end = words === line.words ? words.length - 1 : words.length; end > 0; end -= 1) {
    const name = words.slice(0, end);
    if (names.has(normalizeName(textOf(name)))) return makeLine(line.page, name, line.ocr);
  }
  return null;
};
