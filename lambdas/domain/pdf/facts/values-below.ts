import { type Line, segmentsOf, textOf } from '../lines.ts';
import type { Word } from '../page-text.ts';
import { formLabel, labelAt } from './fact-labels.ts';
import { type Fact, factsOfFormLine, factsOfLine, VALUE_GAP } from './facts-of-line.ts';
import { PHONE } from './people.ts';

/** A value that stands under its label. */
export const valueBelow = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string | null => {
  const lines = linesOf.get(fact.line.page) ?? [];
  const next = lines[lines.indexOf(fact.line) + 1];
  if (next === undefined || next.box.top - fact.line.box.bottom > fact.line.fontSize * 1.5)
    return null;
  if (factsOfLine(next).length > 0) return null;
  // Only a print that sets all its labels over their values: this line holds labels alone.
  const beside = fact.line.text.includes(':') ? factsOfLine(fact.line) : factsOfFormLine(fact.line);
  if (beside.some((other) => other.value !== '')) return null;
  const left = leftOfLabel(fact);
  const segment = segmentsOf(next.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - left) < 12,
  );
  return segment === undefined ? null : textOf(segment);
};

/** Where the label begins under which a value stands. */
const leftOfLabel = (fact: Fact): number => {
  const labels = segmentsOf(fact.line.words, 2);
  const label = labels.find((segment) => (segment.at(-1)?.box.right ?? 0) >= fact.left - 1);
  return label?.[0]?.box.left ?? fact.left;
};

/** A number that ends in a hyphen goes on under its beginning. */
export const cutNumber = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string => {
  const lines = linesOf.get(fact.line.page) ?? [];
  const next = lines[lines.indexOf(fact.line) + 1];
  if (!/\d-$/.test(fact.value) || next === undefined) return fact.value;
  if (next.box.top - fact.line.box.bottom > fact.line.fontSize * 0.8) return fact.value;
  const segment = segmentsOf(next.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - fact.left) < 4,
  );
  const rest = segment === undefined ? '' : textOf(segment);
  return /^[A-Z\d-]*\d[A-Z\d-]*$/.test(rest) ? fact.value + rest : fact.value;
};

/** Of the United States or Canada, at an address's end. */
const POSTAL_CODE = /\b(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** `City: Elmtown   State: FL   ZIP: 34652`, as forms have it. */
const LABELLED_TOWN =
  /\bcity\s*:\s*(\S.*?)\s+state\s*:\s*([A-Z]{2})\s+zip(?:\s+code)?\s*:\s*(\d{5}(?:-\d{4})?)\b/i;

const ADDRESS_LINE = /^[\p{L}\d][\p{L}\p{N}\s.,#'&/-]*$/u;

/** An address runs over the lines below, aligned with its first line. */
export const address = (
  fact: Fact | undefined,
  linesOf: ReadonlyMap<number, Line[]>,
): string | null => {
  if (fact === undefined) return null;
  if (PHONE.test(fact.value) && fact.key === 'insuredAddress') return null;
  const parts = fact.value === '' ? [] : [fact.value];
  const lines = linesOf.get(fact.line.page) ?? [];
  let above = fact.line;
  for (const line of lines.slice(lines.indexOf(fact.line) + 1)) {
    if (POSTAL_CODE.test(parts.at(-1) ?? '')) break;
    if (line.box.top - above.box.bottom > above.fontSize * 1.2 || parts.length >= 4) break;
    const [, city, state, code] = LABELLED_TOWN.exec(line.text) ?? [];
    if (city !== undefined && parts.length > 0) {
      parts.push(`${city}, ${state} ${code}`);
      break;
    }
    const segments = segmentsOf(line.words, VALUE_GAP);
    const isBelow = (left: number) => (words: readonly Word[]) =>
      Math.abs((words[0]?.box.left ?? 0) - left) < 8;
    const found = segments.findIndex(isBelow(fact.left));
    const at =
      found < 0 && fact.value === '' ? segments.findIndex(isBelow(leftOfLabel(fact))) : found;
    const segment = segments[at];
    if (segment === undefined || formLabel(segments[at - 1] ?? []) !== null) break;
    const text = textOf(segment);
    if (
      factsOfLine(line).some((other) => other.left >= fact.left - 8 && other.left <= fact.left + 8)
    )
      break;
    if (segment.some((_, index) => labelAt(segment, index) !== null)) break;
    if (formLabel(segment) !== null) break;
    if (!ADDRESS_LINE.test(text) || PHONE.test(text)) break;
    parts.push(text);
    above = line;
  }
  return parts.length === 0 ? null : parts.join(', ').replace(/,\s*,/g, ',');
};
