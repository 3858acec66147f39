import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { hasAmounts, isAdjustment, labelOf, totalLabel } from '../sums/total-labels.ts';

/** Sums below each other, at least; a single one may be a row with its label, if not in stronger type. */
const LEAST_SUMS = 3;
/** Of these, some are called what sums are called; `MERCHANDISE` may be anything. */
const LEAST_KNOWN = 2;
/** Words of terms on one of the lines, at least: a number or a place may stand before any row. */
const LEAST_WORDS = 3;
/** Font sizes between what is said and a sum beside it. */
const APART = 3;
/** Points by which the labels of sums may begin apart. */
const EDGE = 2;

/** A sum with what stands left of it; either may be missing. */
interface Foot {
  said: Word[];
  sum: Word[];
  /** The label of the sum. */
  label: Word[];
}

/**
 * Terms that are printed beside the sums, `LUMBER SUBJECT TO      MERCHANDISE   7,218.53`, are set
 * below them: they belong to none of them, and to no row. Other pages are returned as they are.
 */
export const withFootsApart = (pages: readonly PageLines[]): PageLines[] =>
  withRemarksBelowSums(pages).map((page) => {
    const at = page.lines.findIndex((_, index) => footsFrom(page.lines, index) !== null);
    const foots = at < 0 ? null : footsFrom(page.lines, at);
    if (foots === null) return page;
    const lines = page.lines.slice(at, at + foots.length);
    const [top, bottom] = [lines[0]?.box.top ?? 0, lines.at(-1)?.box.bottom ?? 0];
    const sums = foots.flatMap(({ sum }, index) =>
      sum.length === 0 ? [] : [lineOf(lines[index] as Line, sum, 0)],
    );
    const said = foots.flatMap(({ said: words }, index) =>
      words.length === 0 ? [] : [lineOf(lines[index] as Line, words, bottom - top)],
    );
    return {
      ...page,
      lines: [...page.lines.slice(0, at), ...sums, ...said, ...page.lines.slice(at + lines.length)],
    };
  });

/**
 * `Tech note: one box of planks left in garage.          Area total   $1,635.08`: one sum alone has a remark beside it where
 * it comes to the rows above, and another of the same label stands without any. A row may end in `Total   $1,635.08` too.
 */
const withRemarksBelowSums = (pages: readonly PageLines[]): PageLines[] => {
  const sums = new Map<Line, SumBeside>();
  for (const { lines } of pages)
    for (const line of lines) {
      const beside = sumBeside(line);
      if (beside !== null) sums.set(line, beside);
    }
  const all = [...sums.values()];
  const alone = new Set(all.flatMap(({ said, label }) => (said.length === 0 ? [label] : [])));
  const hasRemark = ({ said, label }: SumBeside): boolean =>
    said.length >= LEAST_WORDS && alone.has(label);
  if (!all.some(hasRemark)) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at) => {
      const beside = sums.get(line);
      if (beside === undefined || !hasRemark(beside)) return [line];
      if (!comesToRowsAbove(page.lines, at)) return [line];
      return [lineOf(line, beside.sum, 0), lineOf(line, beside.said, line.fontSize)];
    }),
  }));
};

/** A sum with its label, and the words far left of it, if any. */
interface SumBeside {
  said: readonly Word[];
  sum: readonly Word[];
  label: string;
}

const sumBeside = (line: Line): SumBeside | null => {
  // Most lines are no sum.
  if (!/total/i.test(line.text) || lastAmount(line) === null) return null;
  const segments = segmentsOf(line.words, APART);
  const from = segments.findIndex((words) => /\btotal\b/i.test(textOf(words)));
  const [said, sum] = [segments.slice(0, from).flat(), segments.slice(from).flat()];
  if (from < 0 || from > 1 || totalLabel(textOf(sum)) === null) return null;
  return { said, sum, label: labelOf(textOf(sum)) };
};

/** Whether some rows right above end in amounts that come to that of the line. */
const comesToRowsAbove = (lines: readonly Line[], at: number): boolean => {
  const sum = lastAmount(lines[at]);
  let rows = decimal(0);
  let count = 0;
  for (const line of lines.slice(0, at).toReversed()) {
    if (totalLabel(line.text) !== null) return false;
    const amount = lastAmount(line);
    if (amount === null) continue;
    rows = rows.plus(amount);
    count += 1;
    if (count > 1 && rows.eq(sum ?? 0)) return true;
  }
  return false;
};

const lastAmount = (line: Line | undefined): Decimal | null => {
  const text = /(?:^|\s)\$?([\d,]+\.\d{2})$/.exec(line?.text ?? '')?.[1];
  return text === undefined ? null : decimal(text.replaceAll(',', ''));
};

const lineOf = (line: Line, words: readonly Word[], down: number): Line =>
  makeLine(
    line.page,
    words.map((word) => ({
      ...word,
      box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down },
    })),
    line.ocr,
  );

/** The sums below each other from a line on; null where they are none, or nothing stands beside them. */
const footsFrom = (lines: readonly Line[], from: number): Foot[] | null => {
  const first = footOf(lines[from]);
  if (first === null || first.said.length === 0) return null;
  const foots: Foot[] = [];
  for (const line of lines.slice(from)) {
    const foot = footOf(line) ?? (goesOnBeside(line, first) ? aside(line) : null);
    if (foot === null || (foot.sum.length > 0 && !isBelow(foot, first))) break;
    foots.push(foot);
  }
  // What goes on below the last sum stands where it is.
  while (foots.at(-1)?.sum.length === 0) foots.pop();
  const known = foots.filter(({ sum }) => isSum(textOf(sum))).length;
  const isTold = foots.some(({ said }) => said.length >= LEAST_WORDS);
  const sums = foots.filter(({ sum }) => sum.length > 0).length;
  const areSums = sums >= LEAST_SUMS && known >= LEAST_KNOWN;
  // Above the first row, a letterhead may say what all comes to.
  const isOneSum = sums === 1 && isStrongTotal(first) && lines.slice(0, from).some(hasAmounts);
  return isTold && (areSums || isOneSum) ? foots : null;
};

/** `Good for 30 days. Paint by others.      Total   $365.00`, the sum of all in bold type. */
const isStrongTotal = ({ said, sum }: Foot): boolean =>
  totalLabel(textOf(sum))?.kind === 'grand' &&
  sum.every(({ bold }) => bold) &&
  !said.some(({ bold }) => bold);

const isSum = (text: string): boolean => totalLabel(text) !== null || isAdjustment(text);

const leftOf = ({ label: [first] }: Foot): number => first?.box.left ?? 0;
const rightOf = ({ label }: Foot): number => label.at(-1)?.box.right ?? 0;

/** The labels of sums begin below each other, or end there. */
const isBelow = (foot: Foot, first: Foot): boolean =>
  Math.abs(leftOf(foot) - leftOf(first)) < EDGE || Math.abs(rightOf(foot) - rightOf(first)) < EDGE;

/** `Hundred Fifty-Eight and Fifty-Three Cents`: what is said goes on between two sums. */
const goesOnBeside = ({ box, text }: Line, first: Foot): boolean =>
  box.right < leftOf(first) &&
  Math.abs(box.left - (first.said[0]?.box.left ?? 0)) < EDGE &&
  !/\d\.\d{2}\b/.test(text);

const aside = ({ words }: Line): Foot => ({ said: [...words], sum: [], label: [] });

/** `TAX   none` among the sums: it comes to nothing. */
const UNTAXED = /^(?:sales\s+)?tax\s*:?\s+(?:none|exempt|n\/?a|incl(?:\.|uded)?)$/i;

/** `Paint warranty 20 yr.          TAX   incl.`: words may stand far from it, as before any other sum. */
const untaxedOf = (line: Line): Foot | null => {
  if (!ENDS_UNTAXED.test(line.text)) return null;
  const segments = segmentsOf(line.words, APART);
  const from = segments.findIndex((_, at) => UNTAXED.test(textOf(segments.slice(at).flat())));
  if (from < 0 || from > 1) return null;
  const sum = segments.slice(from).flat();
  return { said: segments.slice(0, from).flat(), sum, label: sum.slice(0, -1) };
};

const ENDS_UNTAXED = /\btax\s*:?\s+[\w/]+\.?$/i;

/** `TAX RATE      8.25%` among the sums says how one of them was reckoned. */
const RATE_OF_TAX = /\btax(?:\s+rate)?\s*:?\s+\d+(?:\.\d+)?\s?%$/i;

/** A workbook sets the sign of an amount at the other edge of its cell, beside the label. */
const isNoSign = ({ text }: Word): boolean => text !== '$';

/** Words, far from them a label, and its amount; the words may be missing. */
const footOf = (line: Line | undefined): Foot | null => {
  // Most lines end in no amount.
  if (line === undefined) return null;
  const untaxed = untaxedOf(line);
  if (untaxed !== null) return untaxed;
  const isRate = RATE_OF_TAX.test(line.text);
  if (!isRate && !/\d\.\d{2}[-)]?$/.test(line.text)) return null;
  const [first = [], second = [], ...others] = segmentsOf(line.words.filter(isNoSign), APART);
  const hasFigure = (words: readonly Word[]): boolean => /\d\.\d{2}\b/.test(textOf(words));
  if (hasFigure(first)) return null;
  const amount = others.length === 0 ? second : others.flat();
  const isAmount = isRate || /^\$?\s?[-(]?\$?[\d,]+\.\d{2}[-)]?$/.test(textOf(amount));
  if (!isAmount || second.length === 0) return null;
  if (others.length === 0) return { said: [], sum: [...first, ...second], label: first };
  return /\p{L}{3}/u.test(textOf(second)) && !hasFigure(second)
    ? { said: first, sum: [...second, ...amount], label: second }
    : null;
};
