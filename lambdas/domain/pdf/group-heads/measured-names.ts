import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** `L 13.0`, `H 2.29 m`: a side of a room. */
const SIDE = String.raw`[LWH]\s+[\d.]+(?:['"]|\s?m(?=\s|$))?`;
/** `FLOOR 97.50 SF`, `WATER HT 25 IN.`, `Perim. 21.34 m` */
const MEASURE = String.raw`(?:floor|walls?|ceiling|perimeter|perim\.?|area|(?:water|ceiling|wall)\s+h(?:eigh)?t\.?|height)\s*:?\s+\d[\d,.]*\s*(?:(?:SF|LF|SY|FT|IN)\.?|m[²2]?)?(?=\s|$)`;
/** `L 13.0 W 7.5 H 8.0`, `L 6.10 m W 4.57 m H 2.29 m Floor 27.88 m²`: a label before each measure. */
const MEASURES = new RegExp(
  String.raw`^(?:${SIDE}(?:\s+${SIDE})+|${MEASURE})(?:\s+(?:${SIDE}|${MEASURE}))*$`,
  'i',
);
const OF_AREA = /^(floor|walls?|ceiling)\s*:?\s+(\d[\d,]*\.\d+)\s*SF$/i;
const NUMBER = /^\d{1,3}[.)]?$/;

/**
 * `2.  LIVING ROOM   L 13.0 W 7.5 H 8.0   FLOOR 97.50 SF` above a table's headings: the room's name
 * with its measures behind, which looks like a numbered row with its quantity. The name goes to a
 * line of its own, the areas to one below it as other prints say them.
 */
export const withMeasuredNames = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const named = page.lines.flatMap((line, index) => {
      const words = MAY_MEASURE.test(line.text) ? namedBy(line) : null;
      return words !== null && headerRowAt(page.lines, index + 1) !== null ? [{ line, words }] : [];
    });
    if (named.length === 0) return page;
    const names = new Map(named.map(({ line, words }) => [line, words]));
    return { ...page, lines: page.lines.flatMap((line) => linesOf(line, names.get(line))) };
  });

const MAY_MEASURE = /\b(?:floor|walls?|ceiling|h(?:eigh)?t)\b.*\d|\bL\s+\d/i;

const SEGMENT = 1.5;

/** The name's words where nothing but measures stands behind them. */
const namedBy = (line: Line): Word[] | null => {
  const [number, ...others] = line.words;
  const words = NUMBER.test(number?.text ?? '') ? others : line.words;
  const [name, ...measures] = segmentsOf(words, SEGMENT);
  const isName =
    name !== undefined && /\p{L}{3}/u.test(textOf(name)) && !/\d[.,]\d/.test(textOf(name));
  const areMeasures =
    measures.length > 0 && measures.every((words) => MEASURES.test(textOf(words)));
  return isName && areMeasures ? name : null;
};

const linesOf = (line: Line, name: Word[] | undefined): Line[] => {
  if (name === undefined) return [line];
  const areas = segmentsOf(line.words, SEGMENT).flatMap((words): Word[] => {
    const [, label = '', area = ''] = OF_AREA.exec(textOf(words)) ?? [];
    const [first] = words;
    if (first === undefined || area === '') return [];
    const what = /^wall/i.test(label) ? 'Walls' : /^floor/i.test(label) ? 'Floor' : 'Ceiling';
    return [`${area}`, 'SF', what].map((text) => ({ ...first, text, bold: false }));
  });
  const heading = makeLine(line.page, name, line.ocr);
  return areas.length === 0 ? [heading] : [heading, makeLine(line.page, areas, line.ocr)];
};
