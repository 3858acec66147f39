import {
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { SUMMED } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** Fewer lines with the same labels at the same places may be of any form. */
const LEAST_RECORDS = 3;
/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1;
/** Points by which labels of one column begin apart, at most. */
const EDGE = 2;

/** A cell of a record with the label before it. */
interface Field {
  label: Word[];
  value: Word[];
}

interface LabelledLine {
  line: Line;
  fields: readonly Field[];
}

/**
 * A database prints each record as a grid of labels and cells: `Item   1   Description   Weather seal` over
 * `Quantity   30   Sold by   feet   Unit price   $4.40   Line total   $132.00`. Where the same labels stand at the same
 * places again and again, they get the colons that other cards have; what is counted stands behind how many.
 */
export const withRecordsLabelled = (pages: readonly PageLines[]): PageLines[] => {
  const forms = new Map<string, LabelledLine[]>();
  for (const { lines } of pages)
    for (const line of lines) {
      const fields = fieldsOf(line);
      if (fields === null) continue;
      const form = fields.map(({ label }) => `${textOf(label)} ${placeOf(label)}`).join(' ');
      forms.set(form, [...(forms.get(form) ?? []), { line, fields }]);
    }
  const repeated = [...forms.values()].filter((records) => records.length >= LEAST_RECORDS);
  const priced = repeated.filter(isPriced);
  if (priced.length === 0) return [...pages];
  const counts = new Set(priced.map((records) => records.length));
  const labelled = new Map(
    repeated
      // The lines of one record come equally often.
      .filter((records) => counts.has(records.length))
      .flatMap((records) => records.map(({ line, fields }) => [line, withColons(fields, records)])),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const words = labelled.get(line);
      return words === undefined ? line : makeLine(line.page, words, line.ocr);
    }),
  }));
};

const placeOf = (words: readonly Word[]): number => Math.round((words[0]?.box.left ?? 0) / EDGE);

/** Labels and cells in turn, at least two of each; null for any other line. */
const fieldsOf = (line: Line): Field[] | null => {
  if (line.ocr || !/^\p{Lu}/u.test(line.text) || line.text.includes(':')) return null;
  const cells = segmentsOf(line.words, CELL_GAP);
  if (cells.length < 4 || cells.length % 2 > 0) return null;
  const fields: Field[] = [];
  for (let at = 0; at < cells.length; at += 2)
    fields.push({ label: cells[at] ?? [], value: cells[at + 1] ?? [] });
  return fields.every(({ label }) => /^\p{L}[\p{L} #./]*$/u.test(textOf(label))) ? fields : null;
};

/** Figures behind the labels of how many there are and what they come to; heads of a table have none. */
const isPriced = (records: readonly LabelledLine[]): boolean =>
  records.every(({ fields }) => {
    const kinds = fields.flatMap(({ label, value }) =>
      /^[-(]?\$?\d/.test(textOf(value)) ? [headingKind(textOf(label))] : [],
    );
    return kinds.includes('quantity') && kinds.some((kind) => kind !== null && SUMMED.has(kind));
  });

const withColons = (fields: readonly Field[], records: readonly LabelledLine[]): Word[] => {
  const all = (at: number): Word[][] => records.map((record) => record.fields[at]?.value ?? []);
  const areUnits = (at: number): boolean =>
    all(at).every((value) => unitCode(textOf(value)) !== null);
  const areNumbers = (at: number): boolean =>
    all(at).every((value) => /^\d{1,4}$/.test(textOf(value)));
  const unit = fields.find((_, at) => areUnits(at))?.value ?? [];
  return fields.flatMap(({ label, value }, at) => {
    if (areUnits(at)) return [];
    const kind = headingKind(textOf(label));
    const isNumber = kind !== 'quantity' && areNumbers(at);
    const named = isNumber ? label.slice(0, 1).map((word) => ({ ...word, text: 'No.' })) : label;
    const words = [...withColon(named), ...value];
    return kind === 'quantity' ? [...words, ...behind(value, unit)] : words;
  });
};

const withColon = (label: readonly Word[]): Word[] =>
  label.map((word, at) =>
    at === label.length - 1 ? { ...word, text: `${word.text.replace(/:$/, '')}:` } : word,
  );

/** Words one space behind others. */
const behind = (words: readonly Word[], others: readonly Word[]): Word[] => {
  const last = words.at(-1);
  const from = others[0]?.box.left ?? 0;
  const shift = last === undefined ? 0 : last.box.right + last.fontSize * 0.3 - from;
  return movedBy(others, shift);
};
