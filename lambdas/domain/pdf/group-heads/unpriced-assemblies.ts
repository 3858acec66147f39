import { UNITS } from '../items/units.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { isPriced } from './names-beside-sums.ts';
import { inMarks } from './said-words.ts';

/** Points by which parts stand further in than what they make up, and rows of one level apart. */
const SET_IN = 6;
const EDGE = 3;

/** One alone may be a row that nobody priced. */
const LEAST = 2;

interface Assembly {
  line: Line;
  /** The name of the trade that it stands in. */
  trade: Line;
  /** The first line behind its parts where the trade goes on with a row of its own; null where it does not. */
  next: Line | null;
}

/**
 * `Feeder - (2) runs 4" EMT   60 LF` without an amount, in the type of names, and set in below it the priced rows that it
 * takes: electricians' programs head the parts of an assembly so, among the rows of a trade, which goes on behind them.
 */
export const withAssembliesAsHeads = (pages: readonly PageLines[]): PageLines[] => {
  const found = pages.flatMap(({ lines }) => lines.filter(isUnpriced));
  if (found.length < LEAST) return [...pages];
  const all = pages.flatMap(({ lines }) =>
    lines.filter((_, at) => headerRowAt(lines, at) === null),
  );
  const assemblies = all.flatMap((_, at) => assemblyAt(all, at) ?? []);
  if (assemblies.length < LEAST) return [...pages];
  const heads = new Set(assemblies.map(({ line }) => line));
  const tradeBefore = new Map(
    assemblies.flatMap(({ next, trade }) => (next === null ? [] : [[next, trade] as const])),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const trade = tradeBefore.get(line);
      const own = heads.has(line) ? marked(line, nameOf(line)) : line;
      return trade === undefined ? [own] : [marked(line, trade.words), own];
    }),
  }));
};

const assemblyAt = (all: readonly Line[], at: number): Assembly | null => {
  const line = all[at];
  if (line === undefined || !isUnpriced(line)) return null;
  const below = all.slice(at + 1);
  const end = below.findIndex((part) => part.box.left < line.box.left + SET_IN);
  const parts = end < 0 ? below : below.slice(0, end);
  if (parts.length === 0 || !parts.every(isPriced)) return null;
  const trade = all.slice(0, at).findLast(({ box }) => box.left < line.box.left - EDGE);
  if (trade === undefined || !trade.bold || isMeasured(trade) || isPriced(trade)) return null;
  const next = end < 0 ? undefined : below[end];
  const goesOn = next !== undefined && Math.abs(next.box.left - line.box.left) < EDGE;
  return { line, trade, next: goesOn && !isUnpriced(next) ? next : null };
};

/** A name in strong type with a count of something behind it, and no amount. */
const isUnpriced = (line: Line): boolean =>
  line.words[0]?.bold === true &&
  isMeasured(line) &&
  !/\d\.\d{2}\b|\$/.test(line.text) &&
  /\p{L}{3}/u.test(textOf(nameOf(line)));

/** `60   LF` at the end. */
const isMeasured = ({ words }: Line): boolean =>
  /^\d[\d,]*(?:\.\d+)?$/.test(words.at(-2)?.text ?? '') &&
  UNITS.has(words.at(-1)?.text.toLowerCase() ?? '');

/** The words in front of the count and its unit. */
const nameOf = ({ words }: Line): Word[] => words.slice(0, -2);

/** Where a line stands, what is said as a name of a part. */
const marked = (line: Line, name: readonly Word[]): Line => {
  const words = inMarks(name).map((word) => ({
    ...word,
    box: { ...word.box, top: line.box.top, bottom: line.box.bottom },
  }));
  return makeLine(line.page, words, line.ocr);
};
