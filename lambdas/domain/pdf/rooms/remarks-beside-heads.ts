import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { hasAmounts } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { beginsWithMeasure, isDimensions } from './measures.ts';
import { couldBeName, roomLine, roomSize } from './room-lines.ts';

/** Font sizes between a name and what is said of it at the other end of its line, at least. */
const FAR = 8;

/** Points by which a name begins beside the headings below it, at most. */
const SAME_EDGE = 6;

/** Names of which this is said, at least: one alone may be a letterhead with its date. */
const LEAST_NAMES = 2;

/** Words of a remark, with its mark, are more than these: one word alone may head a column. */
const LEAST_SAID = 2;

/** What a place measures or comes to, the day, the page, a fact behind its label. */
const NO_REMARK = /^· [^\p{L}]|\d\.\d{2}|[$:]|\d\s*['’′]|\b(?:page|continued|formula)\b/iu;

interface Halves {
  line: Line;
  name: Line;
  remark: Line;
  /** The remark has no gaps as wide as that before it. */
  isOne: boolean;
}

interface Head extends Halves {
  /** The headings below. */
  below: string;
}

/**
 * `Chamber 1 - Gymnasium                Class 4 / Cat 2, maple floor, 9,640 SF` above the headings of each
 * table: what stands at the other end of the line is said of the place, and no part of its name. Told
 * where two names above the same headings are set so, and neither line would be a name as it stands; or
 * where sums bear two of the names, `Kitchen Total   2,647.26`, wherever these stand. Such a name may be told
 * from the rest by its bold type alone: `**Tag #112**   Work performed 03/16/2026          Signed on site`.
 */
export const withRemarksBesideHeads = (pages: readonly PageLines[]): PageLines[] => {
  const partedBy = (halvesIn: (line: Line) => Halves | null) =>
    pages.flatMap(({ lines }) =>
      lines.flatMap((line, at) => {
        const two = halvesIn(line);
        return two === null ? [] : [{ ...two, lines, at }];
      }),
    );
  const halves = partedBy(halvesOf);
  const byType = partedBy(halvesByType);
  if (Math.max(halves.length, byType.length) < LEAST_NAMES) return [...pages];
  const summed = namesOfSums(pages);
  const bySums = [...halves, ...byType].filter(({ line, name, remark, lines, at }) => {
    const [whole, own] = [line.text, name.text].map(normalizeName);
    if (!summed.has(own ?? '') || summed.has(whole ?? '')) return false;
    if (remark.words.length <= LEAST_SAID || NO_REMARK.test(remark.text)) return false;
    // `Materials                qty   unit price   amount`
    return headerRowAt(lines, at) === null;
  });
  const heads = halves.flatMap(({ lines, at, ...head }) => headBeside(head, lines, at) ?? []);
  const found = new Map<Line, Halves>(
    heads.flatMap((head) => (namesBelowSame(heads, head) < LEAST_NAMES ? [] : [[head.line, head]])),
  );
  if (new Set(bySums.map(({ name }) => name.text)).size >= LEAST_NAMES)
    for (const head of bySums) found.set(head.line, head);
  for (const head of countedOf(halves)) found.set(head.line, head);
  if (found.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const head = found.get(line);
      return head === undefined ? [line] : [head.name, head.remark];
    }),
  }));
};

/**
 * `AWNING 1 — Storefront`, `AWNING 2 — Café entry` in bold, with a size beside them that is not: of things that
 * are counted, each heads its rows, whatever is said of it.
 */
const countedOf = <Half extends Halves>(halves: readonly Half[]): Half[] => {
  const counted = halves.filter(
    ({ name, remark }) =>
      COUNTED.test(name.text) &&
      name.words.every(({ bold }) => bold) &&
      remark.words.length > LEAST_SAID &&
      remark.words.every(({ bold }) => !bold),
  );
  const wordOf = ({ name }: Half): string => COUNTED.exec(name.text)?.[1]?.toLowerCase() ?? '';
  return counted.filter(
    (head) =>
      new Set(
        counted.filter((other) => wordOf(other) === wordOf(head)).map(({ name }) => name.text),
      ).size >= LEAST_NAMES,
  );
};

/** A word, its number, and what it is: `AWNING 2 — Café entry, dome`. */
const COUNTED = /^(\p{L}{3,}) \d{1,2} [-–—] \p{L}/u;

/** What may be a name, and a remark at the other end of its line; null for all other lines. */
const halvesOf = (line: Line): Halves | null => {
  if (line.ocr || hasAmounts(line)) return null;
  const [first, ...rest] = segmentsOf(line.words, FAR);
  return first === undefined ? null : nameAndRemark(line, first, rest);
};

/** A name in bold type, and what is said in plain type a little apart from it; null for all other lines. */
const halvesByType = (line: Line): Halves | null => {
  if (line.ocr || line.words[0]?.bold !== true || hasAmounts(line)) return null;
  const [first, ...rest] = segmentsOf(line.words, APART);
  const areParted = first?.every(({ bold }) => bold) && !rest.flat().some(({ bold }) => bold);
  return first !== undefined && areParted ? nameAndRemark(line, first, rest) : null;
};

/** Font sizes between a name and a remark in another type, at least. */
const APART = 1.5;

const nameAndRemark = (line: Line, first: Word[], rest: readonly Word[][]): Halves | null => {
  const [word] = first;
  if (word === undefined || rest.length === 0) return null;
  if (beginsWithMeasure(textOf(rest.flat()))) return null;
  const name = makeLine(line.page, first, false);
  const remark = makeLine(line.page, asRemark(rest.flat(), word), false);
  const isOne = rest.length === 1;
  // `Kitchen                Height: 8'`
  const isSized = roomLine(line.text) !== null || roomSize(line.text) !== null;
  return couldBeName(name) && !isSized && !isDimensions(remark.text)
    ? { line, name, remark, isOne }
    : null;
};

const headBeside = (head: Halves, lines: readonly Line[], at: number): Head | null => {
  const below = lines[at + 1];
  const isAtEdge =
    below !== undefined && Math.abs(below.box.left - head.line.box.left) <= SAME_EDGE;
  if (!isAtEdge || !head.isOne || couldBeName(head.line)) return null;
  return headerRowAt(lines, at + 1) === null ? null : { ...head, below: below.text };
};

/**
 * With the mark of a list before it, as which nothing is named, and below the name without its gaps: in the
 * columns it would look like a row.
 */
export const asRemark = (words: readonly Word[], { box: { left } }: Word): Word[] => {
  const said: Word[] = [];
  for (const [at, word] of words.entries()) {
    const before = said.at(-1)?.box.right;
    const from = before === undefined ? left : before + word.fontSize * SPACE;
    const box = { ...word.box, left: from, right: from + word.box.right - word.box.left };
    said.push({ ...word, box, text: at === 0 ? `· ${word.text}` : word.text });
  }
  return said;
};

/** Whether a line was set as a remark. */
export const isRemark = ({ text }: Pick<Line, 'text'>): boolean => text.startsWith('· ');

/** Font sizes between words. */
const SPACE = 0.3;

const namesBelowSame = (heads: readonly Head[], { below, line: { bold } }: Head): number =>
  new Set(
    heads
      .filter((head) => head.below === below && head.line.bold === bold)
      .map(({ name }) => name.text),
  ).size;
