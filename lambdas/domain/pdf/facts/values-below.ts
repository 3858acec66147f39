import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Fact } from './fact.ts';
import { formLabel, labelAt } from './fact-labels.ts';
import { factsOfFormLine, factsOfLine, VALUE_GAP } from './facts-of-line.ts';
import { isNameOfPeople } from './labels-at-edge.ts';
import { PHONE } from './people.ts';
import { STATE, STREET, saysNoPlace, TOWN } from './towns.ts';

/** A value that stands under its label. */
export const valueBelow = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string | null => {
  const lines = linesOf.get(fact.line.page) ?? [];
  const left = leftOfLabel(fact);
  const next = lineBelow(fact.line, left, lines);
  if (next === undefined || next.box.top - fact.line.box.bottom > fact.line.fontSize * 1.5)
    return null;
  const name = fact.key === 'insured' ? nameBelow(fact, next) : null;
  if (name !== null) return name;
  if (factsOfLine(next).length > 0) return null;
  // Labels of boxes are smaller than what is filled in.
  if (next.fontSize < fact.line.fontSize * SMALLER && /^[^\p{Ll}\d]+$/u.test(next.text))
    return null;
  // Only a print that sets all its labels over their values: this line holds labels alone.
  const beside = fact.line.text.includes(':') ? factsOfLine(fact.line) : factsOfFormLine(fact.line);
  if (beside.some((other) => other.value !== '')) return null;
  const segments = segmentsOf(next.words, 2);
  const segment =
    segments.find((words) => Math.abs((words[0]?.box.left ?? 0) - left) < 12) ??
    indentedBelow(fact.line, segments);
  return segment === undefined ? null : textOf(segment);
};

const SMALLER = 0.85;

/** The next line, or the one behind it that begins under the label where the next stands in other columns half a line off. */
const lineBelow = (label: Line, left: number, lines: readonly Line[]): Line | undefined => {
  const [next, second] = lines.slice(lines.indexOf(label) + 1);
  const begins = (line: Line): boolean =>
    segmentsOf(line.words, 2).some((words) => Math.abs((words[0]?.box.left ?? 0) - left) < 12);
  const isHalfLine =
    next !== undefined && second !== undefined && second.box.top < next.box.bottom && !begins(next);
  return isHalfLine && begins(second) ? second : next;
};

/** `BILL TO` over a name, whatever an invoice says of itself beside the two. */
const nameBelow = (fact: Fact, below: Line): string | null => {
  const segment = segmentsOf(below.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - fact.labelLeft) < SAME_EDGE,
  );
  const text = segment === undefined ? '' : textOf(segment);
  return isNameOfPeople(text) ? text : null;
};

/** Points by which a label and what stands below it begin apart. */
const SAME_EDGE = 4;

/** Points by which a value may be indented under a label that has its line for itself. */
const INDENT = 60;

const indentedBelow = (label: Line, below: readonly Word[][]): Word[] | undefined => {
  const [segment, ...others] = below;
  const indent = (segment?.[0]?.box.left ?? 0) - label.box.left;
  const isAlone = others.length === 0 && segmentsOf(label.words, 2).length === 1;
  return isAlone && indent > 0 && indent < INDENT ? segment : undefined;
};

/** The end of a name on the line below: `Ida Quillon &` over `Max Quillon`, `QUILLON, IDA` over `& MAX`. */
export const secondName = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string => {
  const rest = underBeginning(fact, linesOf, 1.2);
  const isCut = /(?:&|\band)$/i.test(fact.value) || /^&\s/.test(rest);
  return isCut && /^(?:&\s+)?\p{Lu}[^\d:]*$/u.test(rest) ? `${fact.value} ${rest}` : fact.value;
};

/** Where the label begins under which a value stands. */
const leftOfLabel = (fact: Fact): number => {
  const labels = segmentsOf(fact.line.words, 2);
  const label = labels.find((segment) => (segment.at(-1)?.box.right ?? 0) >= fact.left - 1);
  return label?.[0]?.box.left ?? fact.left;
};

/** A number that ends in a hyphen goes on under its beginning. */
export const cutNumber = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string => {
  if (!/\d-$/.test(fact.value)) return fact.value;
  const rest = underBeginning(fact, linesOf, 0.8);
  return /^[A-Z\d-]*\d[A-Z\d-]*$/.test(rest) ? fact.value + rest : fact.value;
};

/**
 * A price list whose month has its year on the line below, or its year the month: `USDC - April` over
 * `2026 (Ohio) (Elmtown)`, `Elmtown, MB - 2026` over `January`.
 */
export const wholePriceList = (fact: Fact, linesOf: ReadonlyMap<number, Line[]>): string => {
  const isCut = MONTH_LAST.test(fact.value)
    ? YEAR_FIRST
    : YEAR_LAST.test(fact.value)
      ? MONTH
      : null;
  if (isCut === null) return fact.value;
  const rest = underBeginning(fact, linesOf, 1);
  return isCut.test(rest) ? `${fact.value} ${rest}` : fact.value;
};

/** What stands on the line below under the beginning of a value, at most so many font sizes off; empty where nothing does. */
const underBeginning = (
  fact: Fact,
  linesOf: ReadonlyMap<number, Line[]>,
  pitch: number,
): string => {
  const lines = linesOf.get(fact.line.page) ?? [];
  const below = lineBelow(fact.line, fact.left, lines);
  if (below === undefined || below.box.top - fact.line.box.bottom > fact.line.fontSize * pitch)
    return '';
  const segment = segmentsOf(below.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - fact.left) < SAME_EDGE,
  );
  return segment === undefined ? '' : textOf(segment);
};

const MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const MONTH = new RegExp(`^${MONTHS}$`);
const MONTH_LAST = new RegExp(String.raw`\s${MONTHS}$`);
const YEAR_FIRST = /^20\d\d\b/;
const YEAR_LAST = /\s20\d\d$/;

/** Of the United States or Canada, at an address's end. */
const POSTAL_CODE = /\b(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** `City: Elmtown   State: FL   ZIP: 34652`, as forms have it. */
const LABELLED_TOWN =
  /^city\s*:\s*(\S.*?)\s+state\s*:\s*([A-Z]{2})\s+zip(?:\s+code)?\s*:\s*(\d{5}(?:-\d{4})?)\b/i;

/** `City, State, Zip: Elmtown, OH 44999` */
const WHOLE_TOWN =
  /^city\s*[,/&]?\s*st(?:ate)?\s*[,/&]?\s*(?:and\s+)?zip(?:\s+code)?\s*:\s*(\S.*?\d)(?=\s+\p{Lu}[\p{L} ]*:|$)/iu;

/** The same without a colon: `City, state, zip   Elmtown, OH 44999   Job` */
const TOWN_BESIDE =
  /^city,?\s*state,?\s*(?:and\s+)?zip(?:\s+code)?\s*:?\s+(\S.*?\b[A-Z]{2}\s\d{5}(?:-\d{4})?)\b/i;

const CITY_AND_CODE = /^city\b.*\b(?:state|zip)\b(?:\s+code)?\s*:?$/i;

/** `City   Elmtown, OH 44999` */
const CITY_AND_TOWN = /^city\s*:?\s+(\S.*)$/i;

/** The town behind labels of its own, in one line or on lines below each other, from a column on. */
const labelledTown = (lines: readonly Line[], left: number): string | null => {
  if (!/\bcity\b/i.test(lines[0]?.text ?? '')) return null;
  const texts = lines.map(({ words }) => textOf(words.filter(({ box }) => box.left > left - 8)));
  const [first = ''] = texts;
  const [own = []] = segmentsOf(
    (lines[0]?.words ?? []).filter(({ box }) => box.left > left - 8),
    VALUE_GAP * 2,
  );
  const town = CITY_AND_TOWN.exec(textOf(own))?.[1];
  if (town !== undefined && (TOWN.test(town) || STATE.test(town))) return town;
  // `CITY, STATE AND ZIP CODE` over `Elmtown, OH 44999`
  const [below = []] = segmentsOf(lines[1]?.words ?? [], VALUE_GAP);
  if (CITY_AND_CODE.test(textOf(own)) && TOWN.test(textOf(below))) return textOf(below);
  const whole = (WHOLE_TOWN.exec(first) ?? TOWN_BESIDE.exec(first))?.[1];
  if (whole !== undefined) return whole;
  const [, city, state, code] =
    LABELLED_TOWN.exec(first) ?? LABELLED_TOWN.exec(texts.join(' ')) ?? [];
  return city === undefined ? null : `${city}, ${state} ${code}`;
};

const ADDRESS_LINE = /^[\p{L}\d][\p{L}\p{N}\s.,#'&/-]*$/u;

/** `OH 44999`, of a town that ended the line above with a comma. */
const STATE_AND_CODE = /^[A-Z]{2}\s+\d{5}(?:-\d{4})?$/;

/** The town under the label of its street, or what is left of it. */
const townUnder = (
  { labelLeft }: Fact,
  parts: readonly string[],
  segments: readonly Word[][],
): Word[] | undefined => {
  const [street = ''] = parts;
  if (parts.length !== 1 || !STREET.test(street)) return undefined;
  const isRest = (text: string): boolean =>
    TOWN.test(text) || (street.endsWith(',') && STATE_AND_CODE.test(text));
  return segments.find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - labelLeft) < 8 && isRest(textOf(words)),
  );
};

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
    const at = lines.indexOf(line);
    const town = parts.length > 0 ? labelledTown(lines.slice(at, at + 3), fact.labelLeft) : null;
    if (town !== null) {
      parts.push(town);
      break;
    }
    const segments = segmentsOf(line.words, VALUE_GAP);
    const isBelow = (left: number) => (words: readonly Word[]) =>
      Math.abs((words[0]?.box.left ?? 0) - left) < 8;
    const found = segments.findIndex(isBelow(fact.left));
    const below =
      found < 0 && fact.value === '' ? segments.findIndex(isBelow(leftOfLabel(fact))) : found;
    const indented = fact.value === '' ? indentedBelow(fact.line, segments) : undefined;
    const segment = segments[below] ?? indented ?? townUnder(fact, parts, segments);
    if (segment === undefined || formLabel(segments[below - 1] ?? []) !== null) break;
    // `: Elmtown, OH 44999` below `LOCATION : 12 Plum Row`
    const text = textOf(segment).replace(/^:\s+/, '');
    if (
      factsOfLine(line).some((other) => other.left >= fact.left - 8 && other.left <= fact.left + 8)
    )
      break;
    if (segment.some((_, index) => labelAt(segment, index) !== null)) break;
    if (formLabel(segment) !== null) break;
    if (!(ADDRESS_LINE.test(text) || TOWN.test(text)) || PHONE.test(text)) break;
    if (STREET.test(parts[0] ?? '') && saysNoPlace(text)) break;
    parts.push(text);
    above = line;
  }
  return parts.length === 0 ? null : joined(parts);
};

/** Lines of an address as one; `Elmtown, OH` over `44999` are a town and its code, `Elmtown, AB` over `T1A 7K9` and `Elmtown, AB T1A` over `7K9` too. */
const joined = (parts: readonly string[]): string =>
  parts
    .join(', ')
    .replace(/,\s*,/g, ',')
    .replace(/(\b[A-Z]{2}), (?=(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$)/, '$1 ')
    .replace(/(\b[A-Z]\d[A-Z]), (?=\d[A-Z]\d$)/, '$1 ');
