import { decimal } from '../../money/money.ts';
import {
  type Line,
  makeLine,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { figureOf } from '../tokens/figure-of-word.ts';

/** Fewer rows may stand so by chance, and of all, this share has to multiply. */
const LEAST_ROWS = 3;
const MOST = 0.8;
/** Points between the left edges of one column. */
const EDGE = 3;
/** Lines of a name below its code, at most. */
const MOST_LINES = 4;
/** Font sizes from line to line of one name. */
const TIGHT = 1.5;

const CODE_HEAD = /^(?:item|product|part|stock|material)\s*(?:id|#|no\.?|number|code)$/i;
const NAME_HEAD = /^(?:(?:item|product|part|material)\s+)?description$/i;
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,}$/;
const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;

interface Row {
  line: Line;
  code: Word;
  /** The words of the name, line by line. */
  name: Word[][];
  below: Line[];
  /** Its price, where that is of more than one. */
  priceOfMore: Word | null;
  /** Whether its figures make its amount. */
  proven: boolean;
}

/**
 * `Item ID` over `Item Description` at the head, and in each row the code over the lines of the name: suppliers' programs
 * stack two cells in each column, below the price the count that it is of: `240.00   COP-L114H   CFT   1,042.5000   2,502.00`
 * over `1-1/4 IN TYPE L COPPER TUBE   100.0`. Where quantity x price / count makes the amounts, the name goes into the
 * row, and its code, with a price of more than one, to what the program says below it.
 */
export const withNamesForCodes = (pages: readonly PageLines[]): PageLines[] => {
  const read = pages.flatMap(({ lines }) => rowsOf(lines));
  const whole = read.filter(({ proven }) => proven);
  if (whole.length < LEAST_ROWS || whole.length < read.length * MOST) return [...pages];
  const rows = new Map(whole.map((row) => [row.line, row]));
  const taken = new Set(whole.flatMap(({ below }) => below));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line): Line[] => {
      if (taken.has(line)) return [];
      const row = rows.get(line);
      return row === undefined ? [line] : named(row);
    }),
  }));
};

const rowsOf = (lines: readonly Line[]): Row[] => {
  const left = lines.flatMap((line, at) => stackedAt(line, lines[at + 1]) ?? [])[0];
  return left === undefined ? [] : lines.flatMap((_, at) => rowAt(lines, at, left) ?? []);
};

/** Where the names begin below a head of codes over one of names. */
const stackedAt = (line: Line, below: Line | undefined): number | null => {
  if (below === undefined || !/description/i.test(below.text)) return null;
  const code = segmentsOf(line.words).find((words) => CODE_HEAD.test(textOf(words)));
  const name = segmentsOf(below.words).find((words) => NAME_HEAD.test(textOf(words)));
  const [top, bottom] = [code?.[0]?.box.left, name?.[0]?.box.left];
  return top !== undefined && bottom !== undefined && Math.abs(top - bottom) < EDGE ? top : null;
};

const cellAt = ({ words }: Line, left: number): Word[] | undefined =>
  segmentsOf(words).find(([first]) => Math.abs((first?.box.left ?? 0) - left) < EDGE);

const rowAt = (lines: readonly Line[], at: number, left: number): Row | null => {
  const line = lines[at];
  const [code, ...more] = (line === undefined ? null : cellAt(line, left)) ?? [];
  if (line === undefined || code === undefined || more.length > 0 || !CODE.test(code.text))
    return null;
  const figures = line.words.filter(({ text }) => FIGURE.test(text));
  if (figures.length < 3) return null;
  const below: Line[] = [];
  for (const next of lines.slice(at + 1, at + 1 + MOST_LINES)) {
    const above = below.at(-1) ?? line;
    const cell = cellAt(next, left);
    const others = next.words.filter((word) => !cell?.includes(word));
    const isName =
      cell !== undefined &&
      next.italic === line.italic &&
      next.box.bottom - above.box.bottom < line.fontSize * TIGHT &&
      others.every(({ text }) => FIGURE.test(text)) &&
      (below.length === 0 || others.length === 0);
    if (!isName) break;
    below.push(next);
  }
  const [first] = below;
  if (first === undefined) return null;
  const name = below.map((next) => cellAt(next, left) ?? []);
  const count = first.words.filter((word) => !name[0]?.includes(word)).at(-1);
  const [price, amount] = figures.slice(-2) as [Word, Word];
  const quantity = figures[0] as Word;
  const size = count === undefined ? decimal(1) : figureOf(count);
  const proven =
    size.gt(0) &&
    figureOf(quantity).times(figureOf(price)).div(size).minus(figureOf(amount)).abs().lte(CENT);
  return { line, code, name, below, priceOfMore: size.gt(1) ? price : null, proven };
};

const CENT = 0.011;

/** The row with its name, and below it what the program says of it. */
const named = ({ line, code, name, below, priceOfMore }: Row): Line[] => {
  const own = line.words.filter((word) => word !== code && word !== priceOfMore);
  const at = own.findIndex(({ box }) => box.left > code.box.left);
  const end = own[at]?.box.left ?? Number.POSITIVE_INFINITY;
  const words = inWidth(name.flat(), end - line.fontSize).map((word) => onLevelOf(line, word));
  const row = makeLine(line.page, [...own.slice(0, at), ...words, ...own.slice(at)], line.ocr);
  const per = line.words[line.words.indexOf(priceOfMore ?? code) - 1];
  const price = priceOfMore === null ? '' : `, ${priceOfMore.text} per ${per?.text ?? ''}`;
  const said = { ...code, text: `Item ID: ${code.text}${price}`, italic: true };
  return [row, makeLine(line.page, [onLevelOf(below[0] ?? line, said)], line.ocr)];
};

/** Words side by side from where the first begins, as narrow as they have to be. */
const inWidth = (words: readonly Word[], end: number): Word[] => {
  const [first] = words;
  if (first === undefined) return [];
  const gap = first.fontSize * SPACE;
  const width = words.reduce((sum, { box }) => sum + box.right - box.left + gap, -gap);
  const { left } = first.box;
  const scale = Math.min(1, (end - left) / width);
  let begin = left;
  return words.map((word) => {
    const right = begin + (word.box.right - word.box.left) * scale;
    const moved = { ...word, box: { ...word.box, left: begin, right } };
    begin = right + gap * scale;
    return moved;
  });
};

/** Font sizes between words. */
const SPACE = 0.3;
