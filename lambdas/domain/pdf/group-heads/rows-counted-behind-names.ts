import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { PLAIN_MONEY } from '../tokens/amount-of-word.ts';
import { isPriced } from './names-beside-sums.ts';

/** `(10)` behind a name, with the amount behind that: `$181,228.13`. */
const COUNT = /^\((\d{1,3})\)$/;

/** `Total (33)   $480,734.07`, which counts the rows of all. */
const SUM = /^(?:(?:grand|sub)\s*-?\s*)?totals?\b/i;

/** One alone may be the second room of its name. */
const LEAST = 2;

interface Counted {
  line: Line;
  /** Where the count stands among the words. */
  at: number;
  count: number;
}

/**
 * `Gymnasium Roof (10)   $181,228.13` above ten rows: lists that are grouped say behind each name how many rows it has. Where
 * each of the names in bold that have such a count has as many, it is no part of them.
 */
export const withRowsUncounted = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const counts = all.flatMap((line) => countedName(line) ?? []);
  const names = counts.filter(({ line }) => !SUM.test(line.text));
  if (names.length < LEAST || !areDifferent(names) || !haveAsManyRows(names, all))
    return [...pages];
  const rows = names.reduce((sum, { count }) => sum + count, 0);
  const counted = new Map(
    counts
      .filter(({ line, count }) => !SUM.test(line.text) || count === rows)
      .map(({ line, at }) => [line, at]),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const at = counted.get(line);
      return at === undefined ? line : makeLine(line.page, line.words.toSpliced(at, 1), line.ocr);
    }),
  }));
};

const countedName = (line: Line): Counted | null => {
  if (!line.words[0]?.bold) return null;
  const at = line.words.findIndex(({ text }) => COUNT.test(text));
  const isName = at > 0 && /^\p{Lu}/u.test(line.text);
  const behind = line.words.slice(at + 1);
  if (!isName || behind.length > 1 || behind.some(({ text }) => !PLAIN_MONEY.test(text)))
    return null;
  return { line, at, count: Number(COUNT.exec(line.words[at]?.text ?? '')?.[1]) };
};

/** `Bedroom (1)` and `Bedroom (2)` are told apart by their numbers. */
const areDifferent = (names: readonly Counted[]): boolean =>
  new Set(names.map(({ line, at }) => normalizeName(textOf(line.words.slice(0, at))))).size ===
  names.length;

const haveAsManyRows = (names: readonly Counted[], lines: readonly Line[]): boolean =>
  names.every(({ line, count }, index) => {
    const from = lines.indexOf(line) + 1;
    const next = names[index + 1]?.line;
    const rest = lines.slice(from, next === undefined ? undefined : lines.indexOf(next));
    const end = rest.findIndex(({ text }) => SUM.test(text));
    return rest.slice(0, end < 0 ? undefined : end).filter(isPriced).length === count;
  });
