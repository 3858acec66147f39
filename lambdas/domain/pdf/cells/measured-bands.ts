import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { couldBeName, roomLine } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UNIT = String.raw`(?:sq\.?\s?ft\.?|s\.?f\.?|sq\.?|l\.?f\.?|ft\.?|sy|cf|m²?|['’′](?:\s?\d+["”″])?)(?=[\s,;|·]|$)`;
const LABEL = String.raw`(?:floor|walls?|ceiling|ceil\.?|clg\.?|perimeter|perim\.?|ridges?|eaves?|hips?|valleys?|rakes?|area|surface|squares|height|hgt\.?|ht\.?)(?=[\s:=,;|·]|$)`;
/** `Floor 117.44 sf`, `Ht 8'`; `10.25 sq`, `50.99 ft ridge`. */
const MEASURE = new RegExp(
  String.raw`^(?:(${LABEL})\s*[:=]?\s*(${NUMBER})\s?(${UNIT})?|(${NUMBER})\s?(${UNIT})(?:\s(${LABEL}))?)[\s,;|·]*`,
  'iu',
);
const MAY_MEASURE =
  /^\p{Lu}[^$]*\d.*\b(?:floor|walls?|ceil|clg|perim|ridge|eave|area|h(?:eigh|g)?t)/iu;
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
 * height behind it, and its measures on a line of their own as other prints say them.
 */
export const withBandsMeasured = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(({ text }) => MAY_MEASURE.test(text))
      ? { ...page, lines: page.lines.flatMap(settled) }
      : page,
  );

const settled = (line: Line): Line[] => {
  if (!MAY_MEASURE.test(line.text) || itemStartOf(line) !== null) return [line];
  if (roomLine(line.text) !== null) return [line];
  for (let at = 1; at <= MOST_WORDS && at < line.words.length; at += 1) {
    const measures = measuresOf(line.words.slice(at));
    if (measures === null) continue;
    const name = makeLine(line.page, line.words.slice(0, at), line.ocr);
    return isNameOf(name, line.words[at]) ? linesOf(name, measures) : [line];
  }
  return [line];
};

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

const isNameOf = (name: Line, first: Word | undefined): boolean => {
  const isApart = first !== undefined && first.box.left - name.box.right > name.fontSize * APART;
  const isCapitals = name.text === name.text.toUpperCase();
  return (name.bold || (isApart && isCapitals)) && couldBeName(name);
};

const SAID: readonly [RegExp, string][] = [
  [/^floor/i, 'SF Floor'],
  [/^wall/i, 'SF Walls'],
  [/^(?:ceil|clg)/i, 'SF Ceiling'],
  [/^perim/i, 'LF Floor Perimeter'],
  [/^ridge/i, 'Total Ridge Length'],
  [/^(?:area|surface)/i, 'Surface Area'],
  [/^squares/i, 'Number of Squares'],
];

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
    return known === undefined ? [] : [`${value} ${known}`];
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
