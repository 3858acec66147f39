import { said } from '../group-heads/said-words.ts';
import {
  type Line,
  makeLine,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { headingKind } from '../tables/heading-words.ts';

/** What a thing is valued by, in a line of its own. */
const REPLACED = /^replaced\s+with\s*:\s*\S/i;

/** One alone is a remark. */
const LEAST = 2;

/** Font sizes between a name and the cell at the other end of its line, at least; points between edges that are one. */
const FAR = 4;
const EDGE = 6;

/** A thing without its figures yet: its name, its kind at the other end, and what it is replaced with. */
interface Thing {
  name: Line;
  kind: Word[];
  replaced: Line | null;
}

/**
 * Evaluations of contents say between a thing and its figures what it was replaced with, and at the other end of the
 * line what kind of thing it is, below a heading that stands above those of the figures:
 * ```
 * ITEM / ORIGINAL DESCRIPTION                          CATEGORY
 *    QTY    UNIT COST    RC    AGE/LIFE    DEPREC.    ACV
 * 1. Watch, 45 mm                                      Electronics
 *       Replaced with: Watch Series 10 / Best Buy
 *    1.00   399.00      399.00   2/5 yrs   (159.60)   239.40
 * ```
 * Neither is a part of the description. They become notes behind the figures.
 */
export const withReplacementsBelow = (pages: readonly PageLines[]): PageLines[] => {
  const found = pages.flatMap(({ lines }) => lines.filter(({ text }) => REPLACED.test(text)));
  if (found.length < LEAST) return [...pages];
  const kinds = headOfKinds(pages);
  return pages.map((page) => ({ ...page, lines: lowered(page.lines, kinds) }));
};

/** `CATEGORY` as the last heading of a line that is not the figures'. */
const headOfKinds = (pages: readonly PageLines[]): Line | null => {
  for (const { page, lines } of pages)
    for (const { words, ocr } of lines) {
      const cells = segmentsOf(words, FAR);
      const last = cells.at(-1) ?? [];
      if (cells.length === 2 && headingKind(textOf(last)) === 'category')
        return makeLine(page, last, ocr);
    }
  return null;
};

const lowered = (lines: readonly Line[], kinds: Line | null): Line[] => {
  const settled: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const thing = thingAt(lines, at, kinds);
    const figures = thing === null ? undefined : lines[at + (thing.replaced === null ? 1 : 2)];
    if (thing === null || figures === undefined || !isOfFigures(figures)) {
      settled.push(line);
      continue;
    }
    settled.push(thing.name, ...belowFigures(thing, figures, kinds));
    at += thing.replaced === null ? 1 : 2;
  }
  return settled;
};

/** Null where a row is no thing with a kind or a replacement of its own. */
const thingAt = (lines: readonly Line[], at: number, kinds: Line | null): Thing | null => {
  const line = lines[at];
  if (line === undefined || itemStartOf(line) === null) return null;
  const next = lines[at + 1];
  const replaced = next !== undefined && REPLACED.test(next.text) ? next : null;
  const cells = segmentsOf(line.words, FAR);
  const last = cells.at(-1) ?? [];
  const right = last.at(-1)?.box.right ?? 0;
  const isKind = kinds !== null && cells.length > 1 && Math.abs(right - kinds.box.right) < EDGE;
  if (!isKind && replaced === null) return null;
  const name = isKind
    ? makeLine(line.page, line.words.slice(0, line.words.length - last.length), line.ocr)
    : line;
  return { name, kind: isKind ? last : [], replaced };
};

const isOfFigures = ({ text }: Line): boolean =>
  /^\d[\d,.]*\s/.test(text) && !/\p{L}{4}/u.test(text);

/** The figures right below the name, then the replacement where they stood, then the kind. */
const belowFigures = ({ kind, replaced }: Thing, figures: Line, kinds: Line | null): Line[] => {
  const upper = replaced ?? figures;
  const notes = replaced === null ? [] : [onLevel(replaced, figures)];
  const [first] = kind;
  if (kinds !== null && first !== undefined) {
    const from = (replaced ?? figures).box.left;
    const label = said(`${kinds.text.charAt(0)}${kinds.text.slice(1).toLowerCase()}:`, first);
    let left = from;
    const words = [label, ...kind].map((word) => {
      const width = word.text.length * word.fontSize * CHARACTER;
      const box = { ...word.box, left, right: left + width };
      left = box.right + word.fontSize * SPACE;
      return onLevelOf(figures, { ...word, box });
    });
    notes.push(makeLine(figures.page, lower(words, figures), figures.ocr));
  }
  return [onLevel(figures, upper), ...notes];
};

const onLevel = (line: Line, level: Line): Line =>
  makeLine(
    line.page,
    line.words.map((word) => onLevelOf(level, word)),
    line.ocr,
  );

/** Font sizes of a character and between words. */
const CHARACTER = 0.5;
const SPACE = 0.3;

/** One line further down. */
const lower = (words: readonly Word[], { box }: Line): Word[] => {
  const by = (box.bottom - box.top) * 1.1;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by },
  }));
};
