import { normalizeName } from '../../estimate/normalize-name.ts';
import { sameCents, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { asRemark } from '../rooms/remarks-beside-heads.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { EDGE } from './names-beside-sums.ts';

/** `Total W.O. 4417 Unit 2-B   905.44` */
const TOTAL = /^total\s+(.+?)\s+\$?[\d,]+\.\d{2}$/i;

/** One alone may be a letterhead and its total. */
const LEAST_JOBS = 2;

/** Font sizes between a name and what is said of it, and between a sum's label and the cells of a row. */
const APART = 1.5;

/** A job: its name with what is said of it, what its tables come to, and what all of them do. */
interface Job {
  head: Line;
  name: readonly Word[];
  sums: readonly Line[];
  /** `Purchase   Outside service   Amount` of lump sums, which stand in the columns of the table above. */
  lists: readonly Line[];
  total: Line;
}

/**
 * `**W.O. 4417   Unit 2-B**   Leak above the tub`, then tables of labor, of stores and of what was bought, each with its sum,
 * `Purchase orders   225.00`, and `Total W.O. 4417 Unit 2-B   905.44` below the last: a maintenance shop's sheets of its jobs.
 * That the amounts come to each sum, and the sums to the total which repeats the name, proves them. Name and remark are
 * set apart, and each sum is called one.
 */
export const withSheetsOfJobs = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(({ text }) => TOTAL.test(text)))) return [...pages];
  const jobs = pages.flatMap(({ lines }) => jobsIn(lines));
  if (jobs.length < LEAST_JOBS) return [...pages];
  const set = new Map<Line, Line[]>(jobs.flatMap(linesOf));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => set.get(line) ?? [line]),
  }));
};

const jobsIn = (lines: readonly Line[]): Job[] =>
  lines.flatMap((total, at) => {
    const named = TOTAL.exec(total.text)?.[1];
    if (named === undefined) return [];
    const from = lines.findLastIndex(
      (line, index) => index < at && normalizeName(textOf(nameOf(line))) === normalizeName(named),
    );
    const head = lines[from];
    if (head === undefined) return [];
    const own = lines.slice(from + 1, at);
    const sums = sumsTo(total, own);
    const lists = own.filter((line, index) => headsList(line, total, own.slice(0, index)));
    return sums === null ? [] : [{ head, name: nameOf(head), sums, lists, total }];
  });

/** The words in bold type before others that are not; none in all other lines. */
const nameOf = ({ words }: Line): Word[] => {
  const end = words.findIndex(({ bold }) => !bold);
  return end < 1 || words.slice(end).some(({ bold }) => bold) ? [] : words.slice(0, end);
};

/** The sums of what stands before each of them, which come to the total; null where they do not. */
const sumsTo = (total: Line, lines: readonly Line[]): Line[] | null => {
  const sums: Line[] = [];
  let open: number[] = [];
  for (const line of lines) {
    const amount = amountIn(line, total);
    if (amount === null) continue;
    if (isLabelled(line) && open.length > 0 && sameCents(sum(open), amount)) {
      sums.push(line);
      open = [];
    } else open.push(amount);
  }
  const amounts = sums.map((line) => amountIn(line, total));
  const isWhole = open.length === 0 && sameCents(sum(amounts), amountIn(total, total) ?? 0);
  return isWhole && sums.length > 0 ? sums : null;
};

/** The amount at the end of a line, where the total ends. */
const amountIn = ({ words }: Line, total: Line): number | null => {
  const last = words.at(-1);
  if (last === undefined || !MONEY.test(last.text)) return null;
  return Math.abs(last.box.right - total.box.right) < EDGE ? amountOf(last) : null;
};

/** Whether a line in bold type heads amounts that nothing counts, below a table that it is not the first of. */
const headsList = (line: Line, total: Line, above: readonly Line[]): boolean =>
  line.bold &&
  headingKind(line.words.at(-1)?.text ?? '') === 'total' &&
  Math.abs(line.box.right - total.box.right) < EDGE &&
  !hasHeaderRow([line]) &&
  hasHeaderRow(above);

/** Words and their amount, and no other cell. */
const isLabelled = ({ words }: Line): boolean =>
  segmentsOf(words, APART).length === 2 && !words.slice(0, -1).some(({ text }) => /\d/.test(text));

const linesOf = ({ head, name, sums, lists, total }: Job): [Line, Line[]][] => {
  const [first] = name;
  if (first === undefined) return [];
  const { page, ocr } = head;
  const said = asRemark(head.words.slice(name.length), first);
  return [
    [head, [makeLine(page, [...name], ocr), makeLine(page, said, ocr)]],
    ...sums.map((line): [Line, Line[]] => [line, [called('Subtotal', line)]]),
    ...lists.map((line): [Line, Line[]] => [line, []]),
    [total, [totalOf(total)]],
  ];
};

/** `Subtotal Labor   604.20` */
const called = (label: string, line: Line): Line => {
  const [first, ...others] = line.words;
  if (first === undefined) return line;
  return makeLine(line.page, [{ ...first, text: `${label} ${first.text}` }, ...others], line.ocr);
};

/** `W.O. 4417 Unit 2-B Total   905.44` */
const totalOf = (total: Line): Line => {
  const others = total.words.slice(1);
  const amount = others.pop();
  const last = others.at(-1);
  if (amount === undefined || last === undefined) return total;
  const label = { ...last, text: `${last.text} Total` };
  return makeLine(total.page, [...others.slice(0, -1), label, amount], total.ocr);
};
