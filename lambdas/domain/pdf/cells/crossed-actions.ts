import { byLine } from '../pages/by-line.ts';
import {
  boxAround,
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

const ACTION =
  /^(?:rem(?:ove|oval)?|demo|tear[ -]?(?:out|off)|r ?[&/] ?r|rpl|repl(?:ace)?|d ?[&/] ?r|det(?:ach)?|reset|rst|(?:rem(?:ove)?|det(?:ach)?|tear out)\.? (?:&|and) (?:repl(?:ace)?|reset)|cln|clean|pnt|paint|prime|seal|stain|rpr|rep(?:air)?|inst(?:all)?|new|refin(?:ish)?|treat|dry)\.?$/i;
/** Two of them begin in the line: told at a glance, as most lines have none. */
const MAY_BE_HEADS =
  /(?:^|\s)(?:re[mps]|rst|rp[lr]|r ?[&/]|d ?[&/]|de[mt]|tear|cl|p[nar]|s[et]|inst|new|treat|dry).*\s(?:re[mpsf]|rst|rp[lr]|r ?[&/]|d ?[&/]|de[mt]|tear|cl|p[nar]|s[et]|inst|new|treat|dry)/i;
const CROSS = /^(?:[xX✓✔✗✘☑☒■●•*√]|\[[xX]\]|\([xX]\))$/u;
const CROSS_OR_BOX = new RegExp(`${CROSS.source}|^(?:[☐□○]|\\[\\]|\\(\\))$`, 'u');
const GROUP =
  /^(?:(?:type\s+of\s+)?(?:actions?|operations?|work|repairs?|activity|method)(?:\s+(?:required|needed|to\s+be\s+done))?)$/i;
const AMOUNT = /^\$?\d[\d,]*\.\d{2}$/;
/** Fewer columns, or rows with a cross below them, are no matrix. */
const LEAST_COLUMNS = 2;
const LEAST_CROSSES = 2;
/** Font sizes from the head above the columns down to them. */
const ABOVE = 2.5;
/** Characters. */
const LONGEST_HEADER = 200;
/** Font sizes between the words of one head. */
const WORD_GAP = 0.6;

/** Font sizes about a cross, at the least: the `x` of `12ft x 14ft` has a space. */
const CLEAR = 0.6;

/** The columns of which one bears a cross in each row. */
export interface Matrix {
  /** Each as one word, from left to right. */
  heads: readonly Word[];
  /** The words that they consist of. */
  words: readonly Word[];
  left: number;
  right: number;
  /** Rows begin with these columns: nothing else stands left of them. */
  leads: boolean;
}

/**
 * Scope sheets say what is done by a cross in one of several narrow columns, `Rem | R&R | D&R | Cln`.
 * The columns become one, headed `ACTION`, and each cross the name of its column.
 */
export const withActionsNamed = (pages: readonly PageLines[]): PageLines[] => {
  const heads = pages.flatMap(({ lines }) => lines.filter((line) => matrixOf(line) !== null));
  if (heads.length === 0 || !areCrossed(pages)) return [...pages];
  let open: Matrix | null = null;
  return pages.map((page) => {
    const lines: Line[] = [];
    for (const line of page.lines) {
      const matrix = matrixOf(line);
      if (matrix !== null) {
        const above = lines.at(-1);
        if (above !== undefined && isGroupHead(above, line, matrix)) lines.pop();
        open = matrix;
        lines.push(withOneHead(line, matrix));
      } else lines.push(open === null ? line : withName(line, open));
    }
    return { ...page, lines };
  });
};

/** The columns that a line of headings has for what is done, side by side; null without them. */
export const matrixOf = (line: Line): Matrix | null =>
  line.text.length > LONGEST_HEADER || !MAY_BE_HEADS.test(line.text) ? null : findMatrix(line);

const findMatrix = byLine((line): Matrix | null => {
  if (/\d\.\d{2}/.test(line.text)) return null;
  const cells = matrixOfCells(segmentsOf(line.words, WORD_GAP));
  // Narrow columns may stand as close as words, all of them or some.
  const words = matrixOfCells(line.words.map((word) => [word]));
  return (words?.heads.length ?? 0) > (cells?.heads.length ?? 0) ? words : cells;
});

const matrixOfCells = (cells: readonly Word[][]): Matrix | null => {
  const isAction = (words: readonly Word[]): boolean => ACTION.test(textOf(words));
  const first = cells.findIndex(isAction);
  if (first < 0) return null;
  const rest = cells.slice(first);
  const end = rest.findIndex((words) => !isAction(words));
  const run = end < 0 ? rest : rest.slice(0, end);
  if (run.length < LEAST_COLUMNS || run.length === cells.length) return null;
  const heads = run.flatMap((words): Word[] => {
    const [word] = words;
    return word === undefined ? [] : [{ ...word, text: textOf(words), box: boxAround(words) }];
  });
  const centers = heads.map(centerOf);
  const [from, next] = [centers[0] ?? 0, centers[1] ?? 0];
  const half = (next - from) / 2;
  const right = (centers.at(-1) ?? 0) + half;
  return { heads, words: run.flat(), left: from - half, right, leads: first === 0 };
};

const centerOf = ({ box }: Word): number => (box.left + box.right) / 2;

const isWithin = (word: Word, { left, right }: Matrix): boolean =>
  centerOf(word) > left && centerOf(word) < right;

/** The words that mark a column; those of a sentence or a measure stand too close to others. */
const marksOf = ({ words }: Line, mark: RegExp, matrix: Matrix): Word[] =>
  words.filter((word, at) => {
    if (!isWithin(word, matrix) || !mark.test(word.text)) return false;
    const [before, after] = [words[at - 1], words[at + 1]];
    const clear = word.fontSize * CLEAR;
    return (
      (before === undefined ? matrix.leads : word.box.left - before.box.right > clear) &&
      (after === undefined || after.box.left - word.box.right > clear)
    );
  });

/** The crosses of a row below such heads. */
export const crossesIn = (line: Line, matrix: Matrix): Word[] => marksOf(line, CROSS, matrix);

/** Crosses stand below such heads, and no amounts as below those of rates. */
const areCrossed = (pages: readonly PageLines[]): boolean => {
  let [crosses, amounts] = [0, 0];
  let open: Matrix | null = null;
  for (const { lines } of pages)
    for (const line of lines) {
      const matrix = matrixOf(line);
      if (matrix !== null) open = matrix;
      else if (open !== null) {
        if (crossesIn(line, open).length > 0) crosses += 1;
        if (line.words.some((word) => isWithin(word, open as Matrix) && AMOUNT.test(word.text)))
          amounts += 1;
      }
    }
  return crosses >= LEAST_CROSSES && amounts * 4 < crosses;
};

const isGroupHead = (above: Line, line: Line, matrix: Matrix): boolean =>
  GROUP.test(above.text) &&
  above.page === line.page &&
  line.box.top - above.box.bottom < line.fontSize * ABOVE &&
  above.words.every((word) => isWithin(word, matrix));

const withOneHead = (line: Line, { heads, words: own }: Matrix): Line => {
  const [first] = own;
  const right = heads.at(-1)?.box.right ?? 0;
  if (first === undefined) return line;
  const one: Word = { ...first, text: 'ACTION', box: { ...first.box, right } };
  const words = line.words.flatMap((word) =>
    word === first ? [one] : own.includes(word) ? [] : [word],
  );
  return makeLine(line.page, words, line.ocr);
};

/** The crosses of a row by their columns' names, where the first column begins. */
const withName = (line: Line, matrix: Matrix): Line => {
  const boxes = marksOf(line, CROSS_OR_BOX, matrix);
  const [first] = boxes;
  if (first === undefined) return line;
  const names = boxes
    .filter(({ text }) => CROSS.test(text))
    .map((word) => nearest(word, matrix.heads).text);
  const left = matrix.heads[0]?.box.left ?? first.box.left;
  const cell = {
    ...first,
    text: namedTogether(names),
    box: { ...first.box, left, right: left + 1 },
  };
  const words = line.words.flatMap((word) =>
    word === first ? (names.length === 0 ? [] : [cell]) : boxes.includes(word) ? [] : [word],
  );
  return makeLine(line.page, words, line.ocr);
};

const nearest = (word: Word, heads: readonly Word[]): Word =>
  heads.reduce((best, head) =>
    Math.abs(centerOf(head) - centerOf(word)) < Math.abs(centerOf(best) - centerOf(word))
      ? head
      : best,
  );

/** What is removed and replaced, or detached and reset, bears two crosses. */
const namedTogether = (names: readonly string[]): string => {
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(/^(?:rem|demo|tear)/i) && has(/^(?:rpl|repl|new|inst)/i)) return 'R&R';
  if (has(/^(?:det|rem)/i) && has(/^r(?:eset|st)/i)) return 'D&R';
  return names[0] ?? '';
};
