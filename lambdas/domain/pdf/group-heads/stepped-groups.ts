import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** `Summary for 'Unit' = 304 Whitcomb (8 detail records)`: of which field, and of which of its values. */
const SUMMARY = /^Summary for '?(.+?)'?\s+=\s+(\S.*?)\s*\(\d+ detail records?\)$/;

/** `Sum   $2,865.90` below it. */
const SUM = /^Sum\s+[-(]?\$?\s?[\d,]+\.\d{2}\)?$/;

/** What a row ends in. */
const AMOUNT = /\s[-(]?\$?\s?[\d,]+\.\d{2}\)?$/;

/** Points by which a value may begin beside its field's heading. */
const EDGE = 3;

/** Fields by which rows are grouped that become a room and its section. */
const STEPS = 2;

/**
 * Databases step their reports: `Unit   Trade   Item` head the fields, and each value of those by which
 * the rows are grouped stands once, on a line of its own below its heading: `304 Whitcomb`, set in
 * below it `Plumbing`, and the rows further in. The first names the room and the other a section of
 * it; the headings, in whose columns no row has a cell, and the line above each sum go.
 */
export const withStepsAsHeads = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const summed = new Map(all.flatMap(({ text }) => valuesOf(text)));
  const [field] = new Set(summed.values());
  if (field === undefined) return [...pages];
  const fields = fieldsBeforeRows(pages);
  // One step alone is read as others print names.
  const [outer, inner] = fields;
  if (inner === undefined || fields.length > STEPS || outer?.text !== field) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at): Line[] => {
      if (SUMMARY.test(line.text)) return [];
      const value = SUMMARY.exec(page.lines[at - 1]?.text ?? '')?.[2];
      if (value !== undefined && SUM.test(line.text)) return [sumOf(line, value)];
      if (headerRowAt(page.lines, at) !== null) return withoutFields(line, fields);
      if (summed.has(line.text)) return beginsAt(line, outer) ? [named(line)] : [line];
      return isValue(line, inner) ? [marked(line)] : [line];
    }),
  }));
};

const valuesOf = (text: string): [value: string, field: string][] => {
  const [, field, value] = SUMMARY.exec(text) ?? [];
  return field === undefined || value === undefined ? [] : [[value, field]];
};

/** The headings left of where all rows begin, from the outermost. */
const fieldsBeforeRows = (pages: readonly PageLines[]): Heading[] => {
  for (const { lines } of pages) {
    const at = lines.findIndex((_, index) => headerRowAt(lines, index) !== null);
    const header = at < 0 ? null : headerRowAt(lines, at);
    if (header === null || header.lines.length > 1) continue;
    const rows = lines.slice(at + 1).filter((line) => AMOUNT.test(line.text) && hasFigures(line));
    const begin = Math.min(...rows.map(({ box }) => box.left));
    return header.headings.filter(({ right }) => right < begin).toSorted((a, b) => a.left - b.left);
  }
  return [];
};

const beginsAt = ({ box }: Line, { left }: Heading): boolean => Math.abs(box.left - left) < EDGE;

/** A value alone on its line, below its heading. */
const isValue = (line: Line, heading: Heading): boolean =>
  beginsAt(line, heading) && !hasFigures(line) && segmentsOf(line.words).length === 1;

const withoutFields = (line: Line, fields: readonly Heading[]): Line[] => {
  const from = Math.max(...fields.map(({ right }) => right));
  const words = line.words.filter(({ box }) => box.left >= from);
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};

/** `304 Whitcomb` is no row 304. */
const named = ({ page, words, ocr }: Line): Line =>
  makeLine(page, [before('Room:', words), ...words], ocr);

/** `** Plumbing **`, as other prints mark what is a part of a room. */
const marked = ({ page, words, ocr }: Line): Line =>
  makeLine(page, [before('**', words), ...words, behind('**', words)], ocr);

const sumOf = ({ page, words, ocr }: Line, value: string): Line => {
  const [, ...amount] = words;
  const name = `Total ${value}`.split(' ').map((text) => before(text, words));
  return makeLine(page, [...name, ...amount], ocr);
};

const before = (text: string, [first]: readonly Word[]): Word => ({ ...(first as Word), text });

const behind = (text: string, words: readonly Word[]): Word => ({
  ...(words.at(-1) as Word),
  text,
});
