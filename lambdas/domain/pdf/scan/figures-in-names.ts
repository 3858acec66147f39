import type { Line, PageLines } from '../pages/lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

/** A name that the leading program makes of the insured's: `HAVERTY58`, `DUNLEAVY_DESMOND9`. */
const NAME = /^[A-Z\d]{4,}(?:[_-][A-Z\d]+)*$/;
/** Words of a person's name are read at least so surely. */
const SURE = 0.8;

const FIGURES: Readonly<Record<string, string>> = {
  S: '5',
  O: '0',
  Q: '0',
  I: '1',
  B: '8',
  Z: '2',
  G: '6',
};

/**
 * `HAVERTYS8`: an estimate is named after its insured, and numbered behind it where there is another
 * of that name. What stands behind a name of the print are figures, and of readings that differ in
 * one glyph the surest is the name wherever it stands.
 */
export const settleNameFigures = (
  pages: readonly PageLines[],
  repairs: ScanRepair[],
): PageLines[] => {
  const readings = new Map<string, number>();
  for (const { lines } of pages)
    for (const line of lines)
      for (const { text, confidence } of namesIn(line))
        readings.set(text, (readings.get(text) ?? 0) + confidence);
  if (readings.size === 0) return [...pages];
  const people = peopleOf(pages);
  const numbered = new Map([...readings.keys()].map((text) => [text, withFigures(text, people)]));
  const weights = new Map<string, number>();
  for (const [text, weight] of readings) {
    const name = numbered.get(text) ?? text;
    weights.set(name, (weights.get(name) ?? 0) + weight);
  }
  const byWeight = [...weights].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const settled = new Map(
    [...numbered].map(([text, name]) => [text, byWeight.find((one) => isLike(one, name)) ?? name]),
  );
  if ([...settled].every(([text, name]) => text === name)) return [...pages];
  return pages.map((page) =>
    page.ocr
      ? {
          ...page,
          lines: page.lines.map((line) =>
            respell(line, repairs, ({ text }) => settled.get(text) ?? null),
          ),
        }
      : page,
  );
};

/** The words where the program prints the estimate's name: behind its label, at a page's foot, at the sum of all lines. */
const namesIn = ({ words, text }: Line) => {
  const isNamed = /^estimate:\s/i.test(text) || totalLabel(text)?.kind === 'line_items';
  const isFoot = /\d{1,2}\/\d{1,2}\/\d{4}\s+page:?\s*\d+$/i.test(text);
  if (!isNamed && !isFoot) return [];
  const name = words[isFoot ? 0 : words.findIndex((word) => word.text.endsWith(':')) + 1];
  return name !== undefined && NAME.test(name.text) && /[A-Z]{4}/.test(name.text) ? [name] : [];
};

/** The words of the print that may be a person's name, in capitals. */
const peopleOf = (pages: readonly PageLines[]): ReadonlySet<string> => {
  const people = new Set<string>();
  for (const { lines } of pages)
    for (const { words } of lines)
      for (const { text, confidence } of words) {
        const name = /^(\p{Lu}(?:\p{Ll}{3,}|\p{Lu}{3,}))[.,:;]?$/u.exec(text)?.[1];
        if (name !== undefined && confidence >= SURE) people.add(name.toUpperCase());
      }
  return people;
};

/** Figures behind a name, at the most. */
const MOST_FIGURES = 3;

/** The name with figures behind a person's, where letters were read that look like them. */
const withFigures = (name: string, people: ReadonlySet<string>): string => {
  const last = /[A-Z\d]+$/.exec(name)?.[0] ?? '';
  if (people.has(last)) return name;
  for (let length = 1; length <= MOST_FIGURES; length += 1) {
    const figures = last.slice(-length);
    if (!/^[SOQIBZG\d]+$/.test(figures) || !people.has(last.slice(0, -length))) continue;
    return name.slice(0, -length) + figuresBehind(figures);
  }
  return name;
};

/** `S8` for 58; in `S58` the first figure was seen twice. */
const figuresBehind = (read: string): string =>
  read.replace(/[A-Z](?=(\d?))/g, (letter, next: string) => {
    const figure = FIGURES[letter] ?? letter;
    return figure === next ? '' : figure;
  });

/** Whether two readings are one name: a glyph apart, of which one is no figure. */
const isLike = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((glyph, at) =>
    glyph === other[at] ? [] : [`${glyph}${other[at]}`],
  );
  const [pair = ''] = differing;
  return differing.length === 1 && !/^\d\d$/.test(pair);
};
