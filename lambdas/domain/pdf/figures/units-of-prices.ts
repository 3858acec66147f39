import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow, Heading } from '../tables/heading.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** Points by which a cell may stand beside its heading. */
const BESIDE = 4;

/** The columns of units, of prices and of what a price is for. */
interface Columns {
  unit: Heading;
  per: Heading;
}

/**
 * Suppliers print the unit of the price again beside it, `30 SQ   142.24 SQ`: where it is that of the
 * quantity in every row, the second is left out with its heading. Other documents are returned as
 * they are.
 */
export const withUnitsOnce = (pages: readonly PageLines[]): PageLines[] => {
  const heads = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const header = / PER\b/i.test(line.text) ? headerRowAt(lines, at) : null;
      const columns = header === null ? null : columnsOf(header);
      return columns === null ? [] : [{ line, columns }];
    }),
  );
  const [first] = heads;
  if (first === undefined) return [...pages];
  const { columns } = first;
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => unitAt(line, columns.per)));
  const areSame = rows.every((line) => {
    const [own, again] = [unitAt(line, columns.unit), unitAt(line, columns.per)];
    return own !== null && unitCode(own.text) === unitCode(again?.text ?? '');
  });
  if (rows.length === 0 || !areSame) return [...pages];
  const taken = new Set<Word>(rows.flatMap((line) => unitAt(line, columns.per) ?? []));
  for (const { line, columns: own } of heads)
    for (const word of line.words) if (isBelow(word, own.per)) taken.add(word);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const words = line.words.filter((word) => !taken.has(word));
      return words.length === line.words.length ? line : makeLine(line.page, words, line.ocr);
    }),
  }));
};

const columnsOf = ({ headings }: HeaderRow): Columns | null => {
  const unit = headings.find(({ kind }) => kind === 'unit');
  const at = headings.findIndex(({ kind }) => kind === 'unitPrice');
  const per = at < 0 ? undefined : headings[at + 1];
  return unit !== undefined && per !== undefined && unit !== per && /^per$/i.test(per.text)
    ? { unit, per }
    : null;
};

const unitAt = ({ words }: Line, heading: Heading): Word | null =>
  words.find((word) => isBelow(word, heading) && unitCode(word.text) !== null) ?? null;

const isBelow = ({ box }: Word, { left, right }: Heading): boolean =>
  box.right > left - BESIDE && box.left < right + BESIDE;
