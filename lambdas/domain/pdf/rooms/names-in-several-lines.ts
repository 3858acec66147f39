import {
  boxAround,
  type Line,
  makeLine,
  onLevelOf,
  type PageLines,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Lines that a name takes, at most. */
const MOST_LINES = 5;
/** Points by which lines of one name begin apart, below a total. */
const EDGE = 3;
/** Points by which the type of one name may differ. */
const SAME_SIZE = 0.3;
/** Font sizes between words of a name, and between the name and what stands beside it. */
const SPACE = 0.25;
const CLEAR = 2;

/** So many lines that are one: a room's head, or its total. */
interface Run {
  at: number;
  count: number;
  name: string;
}

/**
 * `Great Room with Coffered Ceiling, Inglenook   Height: 21'` over `Fireplace and Gallery`: a name that is too long for
 * its line goes on below, above the room's rows, where the room is continued and beside its total. The lines of a
 * total and of a head that spell one name are joined; a name of one line is left as it is.
 */
export const withLongNamesJoined = (pages: readonly PageLines[]): PageLines[] => {
  const totals = pages.map(totalsOf);
  const names = new Set(totals.flat().map(({ name }) => name));
  if (names.size === 0) return [...pages];
  const firstWords = new Set([...names].map(firstWord));
  const heads = pages.map((page) => headsOf(page, names, firstWords));
  const spelled = new Set(heads.flat().map(({ name }) => name));
  if (spelled.size === 0) return [...pages];
  return pages.map((page, at) => {
    const runs = [
      ...(heads[at] ?? []),
      ...(totals[at] ?? []).filter(({ name }) => spelled.has(name)),
    ].filter(({ count }) => count > 1);
    return runs.length === 0 ? page : { ...page, lines: joined(page.lines, runs) };
  });
};

/** What each total may be called, with one, two and more of the lines below it. */
const totalsOf = ({ lines }: PageLines): Run[] =>
  lines.flatMap((line, at) => {
    if (!/^Totals?:\s+\S/.test(line.text)) return [];
    const runs: Run[] = [];
    let name: string | null = null;
    for (let count = 2; count <= MOST_LINES; count += 1) {
      const [above, below] = [lines[at + count - 2], lines[at + count - 1]];
      if (above === undefined || below === undefined) break;
      if (Math.abs(below.box.left - line.box.left) > EDGE || /^Totals?:/.test(below.text)) break;
      if (!goesOn(above, below, beforeFigures)) break;
      name = `${name ?? nameOfTotal(line)} ${textOf(beforeFigures(below))}`;
      runs.push({ at, count, name: spelling(name) });
    }
    return runs;
  });

const nameOfTotal = (line: Line): string => textOf(beforeFigures(line)).replace(/^Totals?:\s+/, '');

/** The heads that spell one of the names, in one line or in several. */
const headsOf = (
  { lines }: PageLines,
  names: ReadonlySet<string>,
  firstWords: ReadonlySet<string>,
): Run[] =>
  lines.flatMap((line, at) => {
    const begun = line.text.replace(CONTINUED, '');
    if (!firstWords.has(firstWord(begun.toLowerCase()))) return [];
    let name = textOf(besideHeight(line)).replace(CONTINUED, '');
    // The whole name: a total's first two lines may spell a part of it.
    let whole: Run[] = [];
    for (let count = 1; count <= MOST_LINES; count += 1) {
      if (names.has(spelling(name))) whole = [{ at, count, name: spelling(name) }];
      const [above, below] = [lines[at + count - 1], lines[at + count]];
      if (above === undefined || below === undefined || !goesOn(above, below, besideHeight)) break;
      name = `${name} ${textOf(besideHeight(below))}`;
    }
    return whole;
  });

const CONTINUED = /^continued\s*[-–—]\s*/i;

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

const spelling = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether the words of a name that stand in one line may go on in the next: what stands beside them may be in other type. */
const goesOn = (above: Line, below: Line, namesOf: (line: Line) => readonly Word[]): boolean => {
  if (pitchBetween(above, below) >= SECOND_LINE) return false;
  const [one, other] = [namesOf(above), namesOf(below)];
  return (
    one.every(({ bold }) => bold) === other.every(({ bold }) => bold) &&
    Math.abs((one[0]?.fontSize ?? 0) - (other[0]?.fontSize ?? 0)) < SAME_SIZE
  );
};

/** The words of a total's name, without the amounts behind them. */
const beforeFigures = (line: Line): readonly Word[] => {
  const figures = tokensOf(line.words).filter(
    ({ kind, decimals, right }) =>
      kind === 'amount' && decimals === 2 && right > line.box.left + line.fontSize,
  );
  const left = figures[0]?.left ?? Number.POSITIVE_INFINITY;
  return line.words.filter((word) => word.box.right <= left);
};

/** The words of a head, without the room's height at the right margin. */
const besideHeight = (line: Line): readonly Word[] => {
  const at = line.words.findIndex(({ text }) => /^(?:Height:|LxWxH|Formula)$/.test(text));
  return at < 0 ? line.words : line.words.slice(0, at);
};

const joined = (lines: readonly Line[], runs: readonly Run[]): Line[] => {
  const set: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const run = runs.find((one) => one.at === at);
    set.push(run === undefined ? line : inOneLine(line, lines.slice(at + 1, at + run.count)));
    at += (run?.count ?? 1) - 1;
  }
  return set;
};

/** The rest of a name behind its first line, as narrow as what stands beside that leaves room for. */
const inOneLine = (line: Line, rest: readonly Line[]): Line => {
  const nameOf = /^Totals?:/.test(line.text) ? beforeFigures : besideHeight;
  const name = nameOf(line);
  const beside = line.words.slice(name.length);
  const words = rest.flatMap(nameOf);
  const figures = rest.flatMap((one) => one.words.slice(nameOf(one).length));
  const space = line.fontSize * SPACE;
  const from = boxAround(name).right + space;
  const to = Math.min(...[...beside, ...figures].map(({ box }) => box.left));
  const width = words.reduce((sum, { box }) => sum + box.right - box.left + space, 0);
  const room = Math.max(to - from - line.fontSize * CLEAR, line.fontSize * SPACE);
  const scale = Math.min(1, room / width);
  let left = from;
  const moved = words.map((word): Word => {
    const right = left + (word.box.right - word.box.left) * scale;
    const box = { ...word.box, left, right };
    left = right + space * scale;
    return onLevelOf(line, { ...word, box });
  });
  return makeLine(
    line.page,
    [
      ...name,
      ...moved,
      ...[...beside, ...figures.map((word) => onLevelOf(line, word))].sort(byLeft),
    ],
    line.ocr,
  );
};

const byLeft = (one: Word, other: Word): number => one.box.left - other.box.left;
