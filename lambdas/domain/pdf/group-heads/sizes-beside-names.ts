import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { EDGE, sumsOf } from './names-beside-sums.ts';

/** Font sizes between a name, what is said beside it, and its sum. */
const APART = 1.5;

/** Fewer that add up by themselves may do so by chance. */
const ENOUGH = 2;

/** Rows of one sum. */
const FEWEST = 2;

/** A band's name, and what its rows come to behind something else. */
interface Band {
  line: Line;
  bare: Line;
  sum: Word;
}

/**
 * `LIVING ROOM   16-4 x 13-2   3,818.04` in a band over rows that come to the sum: shops set a room's
 * size, or `irregular`, in weaker type between its name and its sum. It is no part of the name, and
 * stands where rows have their text; it is left out where bands with such cells add up.
 */
export const withoutSizesBesideNames = (pages: readonly PageLines[]): PageLines[] => {
  const bands = pages.flatMap(({ lines }) => lines.flatMap((line) => bandOf(line) ?? []));
  if (bands.length < ENOUGH) return [...pages];
  const all = pages.flatMap(({ lines }) => lines);
  const lines = new Set(bands.map(({ line }) => line));
  const proven = bands.filter((band) => addsUp(band, all, lines));
  if (proven.length < ENOUGH) return [...pages];
  const bare = new Map(bands.map(({ line, bare }) => [line, bare]));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => bare.get(line) ?? line),
  }));
};

const bandOf = (line: Line): Band | null => {
  if (!/\d\.\d{2}$/.test(line.text) || sumsOf(line).length !== 1) return null;
  const segments = segmentsOf(line.words, APART);
  const [name, beside, amount] = segments;
  const [sum, ...more] = amount ?? [];
  if (segments.length !== 3 || name === undefined || beside === undefined) return null;
  if (sum === undefined || more.length > 0) return null;
  const isWeaker = [...name, sum].every(({ bold }) => bold) && beside.every(({ bold }) => !bold);
  if (!isWeaker || !couldBeName(makeLine(line.page, name, line.ocr))) return null;
  return { line, bare: makeLine(line.page, [...name, sum], line.ocr), sum };
};

/** Whether the amounts below that end where the sum does, up to the next band, come to it. */
const addsUp = ({ line, sum }: Band, lines: readonly Line[], bands: ReadonlySet<Line>): boolean => {
  const target = figureOf(sum);
  let [total, rows]: [Decimal, number] = [decimal(0), 0];
  for (const other of lines.slice(lines.indexOf(line) + 1)) {
    if (bands.has(other)) return false;
    const amount = other.words.at(-1);
    if (amount === undefined || !/^\$?\d[\d,]*\.\d{2}$/.test(amount.text)) continue;
    if (Math.abs(amount.box.right - sum.box.right) > EDGE) continue;
    total = total.plus(figureOf(amount));
    rows += 1;
    if (total.eq(target)) return rows >= FEWEST;
    if (total.gt(target)) return false;
  }
  return false;
};
