import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isLabelledMeasures } from '../rooms/measures.ts';
import { couldBeName, roomLine } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { isNumbered, linesBelow } from './names-beside-sums.ts';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UNIT = String.raw`(?:sq\.?\s?ft\.?|s\.?f\.?|sq\.?|l\.?f\.?|ft²|ft\.?|sy|cf|m²?|['’′](?:\s?\d+["”″])?)(?=[\s,;|·]|$)`;
const LABEL = String.raw`(?:(?:ground|floor|walls?|ceiling)\s+(?:surface|area)|floor|walls?|ceiling|ceil\.?|clg\.?|perimeter|perim\.?|ridges?|eaves?|hips?|valleys?|rakes?|area|surface|squares|height|hgt\.?|ht\.?)(?=[\s:=,;|·]|$)`;
/** `Floor 117.44 sf`, `Ht 8'`; `10.25 sq`, `50.99 ft ridge`. */
const MEASURE = new RegExp(
  String.raw`^(?:(${LABEL})\s*[:=]?\s*(${NUMBER})\s?(${UNIT})?|(${NUMBER})\s?(${UNIT})(?:\s(${LABEL}))?)[\s,;|·]*`,
  'iu',
);
const MAY_MEASURE =
  /^(?:\d{1,2}(?:\.\d{1,2})?\s+)?\p{Lu}[^$]*\d.*\b(?:floor|walls?|ceil|clg|perim|ridge|eave|area|h(?:eigh|g)?t)/iu;
const LEAST_MEASURES = 2;
const MOST_WORDS = 6;
/** Font sizes between a name and its measures, where it is set as they are. */
const APART = 1.5;

interface Measure {
  label: string;
  value: string;
  unit: string;
}

/**
 * `KITCHEN   Floor 117.44 sf   Walls 312.67 sf   Ht 8'` in a band over rows: the room's name, its
 * height behind it, and its measures on a line of their own as other prints say them. What its rows come to
 * may end the line, and the name have its number, `1.1`, above `1.1.1`: both stay with the name.
 */
export const withBandsMeasured = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  return pages.map((page) =>
    page.lines.some(({ text }) => MAY_MEASURE.test(text))
      ? { ...page, lines: page.lines.flatMap((line) => settled(line, all)) }
      : page,
  );
};

const settled = (line: Line, all: readonly Line[]): Line[] => {
  if (!MAY_MEASURE.test(line.text)) return [line];
  // Labels in bold before their measures are no name.
  if (isLabelledMeasures(line.text)) return [line];
  const number = isNumbered(line, linesBelow(line, all)) ? line.words.slice(0, 1) : null;
  if (number === null && (itemStartOf(line) !== null || roomLine(line.text) !== null))
    return [line];
  const amount = line.words.filter((word, at) => at === line.words.length - 1 && isSum(word));
  const words = line.words.slice(number === null ? 0 : 1, line.words.length - amount.length);
  for (let at = 1; at <= MOST_WORDS && at < words.length; at += 1) {
    const measures = measuresOf(words.slice(at));
    if (measures === null) continue;
    const name = makeLine(line.page, words.slice(0, at), line.ocr);
    if (!isNameOf(name, words[at], number !== null)) return [line];
    if (number === null && amount.length === 0) return linesOf(name, measures);
    // The height would come between the name and its sum.
    const whole = makeLine(line.page, [...(number ?? []), ...name.words, ...amount], line.ocr);
    return [whole, ...linesOf(name, measures).slice(1)];
  }
  return [line];
};

/** `$4,982.93` */
const isSum = ({ text }: Word): boolean => /^\$\d[\d,]*\.\d{2}$/.test(text);

/** The measures that words consist of, one of them labelled at least; null where there is more. */
const measuresOf = (words: readonly Word[]): Measure[] | null => {
  const found: Measure[] = [];
  let rest = words.map(({ text }) => text).join(' ');
  while (rest !== '') {
    const [whole, before, of = '', ofUnit = '', alone = '', unit = '', behind = ''] =
      MEASURE.exec(rest) ?? [];
    if (whole === undefined) return null;
    found.push(
      before === undefined
        ? { label: behind, value: alone, unit }
        : { label: before, value: of, unit: ofUnit },
    );
    rest = rest.slice(whole.length);
  }
  const isTold = found.length >= LEAST_MEASURES && found.some(({ label }) => label !== '');
  return isTold ? found : null;
};

const isNameOf = (name: Line, first: Word | undefined, isNumbered: boolean): boolean => {
  const isApart = first !== undefined && first.box.left - name.box.right > name.fontSize * APART;
  const isCapitals = name.text === name.text.toUpperCase();
  return (isNumbered || name.bold || (isApart && isCapitals)) && couldBeName(name);
};

const SAID: readonly [RegExp, string][] = [
  [/^(?:floor|ground)/i, 'SF Floor'],
  [/^wall/i, 'SF Walls'],
  [/^(?:ceil|clg)/i, 'SF Ceiling'],
  [/^perim/i, 'LF Floor Perimeter'],
  [/^ridge/i, 'Total Ridge Length'],
  [/^(?:area|surface)/i, 'Surface Area'],
  [/^squares/i, 'Number of Squares'],
];

/** `52' 2"` is 52.17 feet. */
const inFeet = (value: string, unit: string): string => {
  const inches = INCHES.exec(unit)?.[1];
  return inches === undefined ? value : (Number(value) + Number(inches) / 12).toFixed(2);
};

const INCHES = /(\d+)["”″]$/;

const linesOf = (name: Line, measures: readonly Measure[]): Line[] => {
  const last = name.words.at(-1);
  if (last === undefined) return [name];
  const height = measures.find(({ label }) => /^h/i.test(label) && !/^hip/i.test(label));
  const behind = (text: string, bold = last.bold): Word => ({ ...last, text, bold });
  const named =
    height === undefined
      ? name
      : makeLine(
          name.page,
          [...name.words, behind('Height:'), behind(`${height.value}${height.unit || "'"}`)],
          name.ocr,
        );
  const sizes = measures.flatMap(({ label, value, unit }) => {
    const said = SAID.find(([pattern]) => pattern.test(label))?.[1];
    const known = said ?? (label === '' && /^sq\.?$/i.test(unit) ? 'Number of Squares' : undefined);
    return known === undefined ? [] : [`${inFeet(value, unit)} ${known}`];
  });
  return sizes.length === 0
    ? [named]
    : [
        named,
        makeLine(
          name.page,
          sizes
            .join(' ')
            .split(' ')
            .map((text) => behind(text, false)),
          name.ocr,
        ),
      ];
};
