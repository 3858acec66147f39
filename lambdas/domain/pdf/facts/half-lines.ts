import { boxAround, type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { formLabel, labelAt, mayHoldLabel } from './fact-labels.ts';
import { STREET, TOWN } from './towns.ts';

/** Font sizes between the cells of a form. */
const CELL_GAP = 1.5;
/** Points by which the lines of one cell begin apart. */
const EDGE = 2;
/** Font sizes between the lines of one cell. */
const PITCH = 0.6;
/** Font sizes by which what is centred beside two lines may be off their middle. */
const OFF_CENTRE = 0.2;

type Cell = Word[];

/**
 * The lines of a form with what its cells centre: a cell of one line stands half a line off the two lines of the
 * cell beside it, be it the label or the value. Those two are drawn into its line.
 */
export const levelLines = (lines: readonly Line[]): Line[] => {
  const level = [...lines];
  for (let at = 0; at + 1 < level.length; at += 1) {
    const [above, line, below] = [level[at], level[at + 1], level[at + 2]];
    if (above === undefined || line === undefined) break;
    if (below !== undefined && isHalfway(above, line, below)) {
      const folded = fold(cellsOf(above), cellsOf(line), cellsOf(below));
      if (folded !== null) level.splice(at, 3, ...folded.flatMap(lineOf(line)));
    } else {
      const joined = isNext(above, line) ? joinCells(above, line) : null;
      if (joined !== null) level.splice(at, 2, ...joined.flatMap(lineOf(line)));
    }
  }
  return level;
};

const cellsOf = ({ words }: Line): Cell[] => segmentsOf(words, CELL_GAP);

const lineOf =
  ({ page, ocr }: Line) =>
  (cells: readonly Cell[]): Line[] =>
    cells.length === 0 ? [] : [makeLine(page, cells.flat(), ocr)];

const isNext = (above: Line, below: Line): boolean => {
  const gap = below.box.top - above.box.bottom;
  const isClose = gap > -above.fontSize * PITCH && gap < above.fontSize * PITCH;
  return isClose && mayHoldLabel(below);
};

const joinCells = (above: Line, below: Line): [Cell[], Cell[]] | null => {
  const [upper, lower] = [cellsOf(above), cellsOf(below)];
  const labels = below.text.includes(':') ? joinLabels(upper, lower) : null;
  return labels ?? joinAddress(upper, lower);
};

const isHalfway = (above: Line, line: Line, below: Line): boolean =>
  below.box.top - above.box.bottom < line.fontSize * PITCH &&
  above.box.bottom > line.box.top &&
  below.box.top < line.box.bottom &&
  (mayHoldLabel(line) || mayHoldLabel(above)) &&
  Math.abs(middle(line) - (middle(above) + middle(below)) / 2) < line.fontSize * OFF_CENTRE;

const middle = ({ box }: Line): number => (box.top + box.bottom) / 2;

/** The three lines with what belongs to the one in the middle; null where nothing does. */
const fold = (above: Cell[], line: Cell[], below: Cell[]): [Cell[], Cell[], Cell[]] | null => {
  let [upper, own, lower] = [above, line, below];
  for (const isFolded of [isLabelBefore, isValueBehind])
    for (const first of [...upper].reverse()) {
      const second = lower.find((cell) => Math.abs(leftOf(cell) - leftOf(first)) < EDGE);
      if (second === undefined || !isFolded([first, second], own, [...upper, ...lower])) continue;
      upper = upper.filter((cell) => cell !== first);
      lower = lower.filter((cell) => cell !== second);
      const joined = isAddress(first, second)
        ? asOneLine(endedStreet(first), second)
        : asOneLine(first, second);
      own = [...own, joined].sort((a, b) => leftOf(a) - leftOf(b));
    }
  return own === line ? null : [upper, own, lower];
};

/** `Claim` over `No.:` left of a number that stands beside both. */
const isLabelBefore = (
  [first, second]: readonly [Cell, Cell],
  line: readonly Cell[],
  others: readonly Cell[],
): boolean => {
  const pair = [...first, ...second];
  const value = line.find((cell) => leftOf(cell) >= boxAround(pair).right);
  return (
    value !== undefined &&
    isLabel(pair) &&
    !first.at(-1)?.text.endsWith(':') &&
    !line.some((cell) => overlaps(cell, pair)) &&
    !others.some((cell) => overlaps(cell, value))
  );
};

/** `12 Plum Row, Elmtown, OH` over `44999` right of a label that stands beside both. */
const isValueBehind = (
  [first, second]: readonly [Cell, Cell],
  line: readonly Cell[],
  others: readonly Cell[],
): boolean => {
  const pair = [...first, ...second];
  const label = line.filter((cell) => leftOf(cell) < leftOf(first)).at(-1);
  return (
    label !== undefined &&
    isLabel(label) &&
    !pair.some((_, at) => labelAt(pair, at) !== null) &&
    formLabel(first) === null &&
    !line.some((cell) => overlaps(cell, pair)) &&
    !others.some((cell) => overlaps(cell, label))
  );
};

/** `Place of / Loss   12 Plum Row` over `Location:`: the label goes on below, beside its value's second line or none. */
const joinLabels = (above: Cell[], below: Cell[]): [Cell[], Cell[]] | null => {
  for (const first of above) {
    const second = below.find((cell) => Math.abs(leftOf(cell) - leftOf(first)) < EDGE);
    if (second === undefined || !second.at(-1)?.text.endsWith(':')) continue;
    const value = above[above.indexOf(first) + 1];
    if (value === undefined || first.some(({ text }) => text.endsWith(':'))) continue;
    if (formLabel(value) !== null || !isLabel([...first, ...second])) continue;
    const label = asOneLine(first, second);
    const rest = below.filter((cell) => cell !== second);
    const joined = above.map((cell) => (cell === first ? label : cell));
    const more = joinLabels(joined, rest);
    return more ?? [joined, rest];
  }
  return null;
};

/** `12 Plum Row` over `Elmtown, OH 44999` beside a label at the bottom of its cell: `Loss Location`. */
const joinAddress = (above: Cell[], below: Cell[]): [Cell[], Cell[]] | null => {
  for (const first of above) {
    const at = below.findIndex((cell) => Math.abs(leftOf(cell) - leftOf(first)) < EDGE);
    const [label, second] = [below[at - 1], below[at]];
    if (label === undefined || second === undefined || !isAddress(first, second)) continue;
    if (!isLabel(label) || above.some((cell) => overlaps(cell, label))) continue;
    const joined = below.map((cell) =>
      cell === second ? asOneLine(endedStreet(first), second) : cell,
    );
    return [above.filter((cell) => cell !== first), joined];
  }
  return null;
};

/** Whether a street stands over its town: no whole address over another one. */
export const isAddress = (first: readonly Word[], second: readonly Word[]): boolean =>
  STREET.test(textOf(first)) &&
  TOWN.test(textOf(second)) &&
  !(TOWN.test(textOf(first)) && STREET.test(textOf(second)));

/** A street whose line ends: that is as good as a comma. */
export const endedStreet = (street: readonly Word[]): Word[] => {
  const last = street.at(-1);
  return last === undefined || last.text.endsWith(',')
    ? [...street]
    : [...street.slice(0, -1), { ...last, text: `${last.text},` }];
};

const isLabel = (words: Cell): boolean =>
  formLabel(words) !== null || labelAt(words, 0)?.used === words.length;

const overlaps = (cell: Cell, other: Cell): boolean => {
  const [a, b] = [boxAround(cell), boxAround(other)];
  return a.left < b.right && a.right > b.left;
};

const leftOf = (cell: Cell): number => cell[0]?.box.left ?? 0;

/** The words of both, drawn side by side as wide as the wider one. */
const asOneLine = (first: Cell, second: Cell): Cell => {
  const [a, b] = [boxAround(first), boxAround(second)];
  const space = (first[0]?.fontSize ?? 0) / 4;
  const scale =
    (Math.max(a.right, b.right) - a.left) / (a.right - a.left + space + b.right - b.left);
  const place =
    (from: number, to: number) =>
    (word: Word): Word => ({
      ...word,
      box: {
        ...word.box,
        left: to + (word.box.left - from) * scale,
        right: to + (word.box.right - from) * scale,
      },
    });
  return [
    ...first.map(place(a.left, a.left)),
    ...second.map(place(b.left, a.left + (a.right - a.left + space) * scale)),
  ];
};
