import type { PrintedSummary } from '../../estimate/estimate.ts';
import { isDash } from '../columns/cell-costs.ts';
import { type Line, makeLine, type PageOfLines, segmentsOf, textOf } from '../pages/lines.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { type AmountHead, amountHeadsOf } from './amount-heads.ts';
import { addRow, emptySummary, fieldOf } from './summary-rows.ts';

/** So many rows make a summary. */
const LEAST_ROWS = 3;

/**
 * A summary of all coverages at once: a column for each, below its name, and a row for each value.
 * The column of their total is left out.
 */
export const summariesOfTable = (
  pages: readonly PageOfLines[],
  isItemLine: (line: Line) => boolean,
): PrintedSummary[] => {
  for (const { lines } of pages)
    for (const at of lines.keys()) {
      const summaries = summariesAt(lines, at, isItemLine);
      if (summaries.length > 0) return summaries;
    }
  return [];
};

/** The summaries of the columns that a line heads; none where it heads no such table. */
export const summariesAt = (
  lines: readonly Line[],
  at: number,
  isItemLine: (line: Line) => boolean,
): PrintedSummary[] => {
  const head = lines[at];
  if (head === undefined || isItemLine(head)) return [];
  for (const names of [namesOf(head), namesInTwoLines(lines[at - 1], head)]) {
    const rows = rowsBelow(lines.slice(at + 1), names, isItemLine);
    const values = rows.filter(({ label }) => fieldOf(label, emptySummary(null, head)));
    const amounts =
      names.length === 0
        ? []
        : amountHeadsOf(
            makeLine(
              head.page,
              names.flatMap(({ words }) => words),
              head.ocr,
            ),
          );
    if (values.length >= LEAST_ROWS)
      return amounts.length === names.length
        ? [summaryOfAmounts(amounts, rows, head)]
        : summariesOfColumns(names, rows, head);
  }
  return [];
};

const summariesOfColumns = (
  names: readonly Name[],
  rows: readonly SummaryRow[],
  head: Line,
): PrintedSummary[] =>
  names.flatMap((name, column) => {
    // What is not insured has no values; what two sides differ by is no claim.
    if (
      TOTAL.test(name.text) ||
      DIFFERENCE.test(name.text) ||
      rows.every(({ amounts }) => amounts[column] === undefined)
    )
      return [];
    const summary = emptySummary(name.text, head);
    for (const { label, amounts } of rows) {
      const amount = amounts[column];
      if (amount !== undefined) addRow(summary, label, amount);
    }
    // A plain sum above all others is of the rows.
    if (SUBTOTAL.test(rows[0]?.label ?? '')) summary.lineItemTotal ??= summary.subtotal;
    return [summary];
  });

/**
 * `Coverage   RCV   DEP   ACV` over `Subtotal of All Areas`, `Estimate Total`, `Less Deductible` and `Net Estimate`: the columns
 * are no coverages, but what all rows are worth; what is paid stands in the last of them.
 */
const summaryOfAmounts = (
  heads: readonly AmountHead[],
  rows: readonly SummaryRow[],
  head: Line,
): PrintedSummary => {
  const summary = emptySummary(null, head);
  for (const { label, amounts } of rows) {
    const last = amounts.findLast((amount) => amount !== undefined);
    const [first] = amounts;
    if (SUM_OF_ALL.test(label))
      for (const [column, { kind }] of heads.entries()) {
        const amount = amounts[column];
        if (amount === undefined || !(kind in summary)) continue;
        const value = signedValue(amount);
        Object.assign(summary, { [kind]: kind === 'depreciation' ? Math.abs(value) : value });
      }
    else if (last !== undefined) addRow(summary, label, PAID.test(label) ? last : (first ?? last));
  }
  summary.lineItemTotal ??= summary.subtotal;
  return summary;
};

const SUM_OF_ALL = /^(?:(?:estimate|grand|building|contents|repair|claim)\s+)?totals?\s*:?$/i;

const SUBTOTAL = /^sub\s*-?\s*total$/i;

/**
 * A summary with a row for each coverage, below the names of its values: `Coverage  RCV  Deprec.
 * ACV  Deductible  Net Claim`. What is paid must be among them: rooms and trades have sums as well.
 */
export const summariesOfRows = (
  pages: readonly PageOfLines[],
  isItemLine: (line: Line) => boolean,
): PrintedSummary[] => {
  for (const { lines } of pages)
    for (const [at, head] of lines.entries()) {
      if (isItemLine(head)) continue;
      for (const values of [namesOf(head), namesInTwoLines(lines[at - 1], head)]) {
        if (!values.some(({ text }) => PAID.test(text))) continue;
        const fields = values.map(({ text }) => fieldOf(text, emptySummary(null, head)));
        if (fields.filter((field) => field !== undefined).length < LEAST_ROWS) continue;
        const summaries = rowsBelow(lines.slice(at + 1), values, isItemLine).flatMap((row) => {
          if (TOTAL.test(row.label)) return [];
          const summary = emptySummary(row.label, head);
          for (const [column, { text }] of values.entries()) {
            const amount = row.amounts[column];
            if (amount !== undefined) addRow(summary, text, amount);
          }
          return [summary];
        });
        if (summaries.length > 0) return summaries;
      }
    }
  return [];
};

const PAID = /\b(?:deductible|net\s+(?:claim|payment|payable|estimate)|claim\s+total)\b/i;

const DIFFERENCE = /^(?:difference|variance)s?$/i;

const TOTAL = /^(?:grand\s+)?totals?\s*:?$/i;

/**
 * `BUILDING   CONTENTS`, or `Coverage   Dwelling   Contents   Total`: names apart on one line. One
 * alone needs the label that heads those of the rows.
 */
const namesOf = (line: Line): Name[] => {
  if (/\d/.test(line.text)) return [];
  const { isLabelled, names } = namesApart(line);
  return names.length >= (isLabelled ? 1 : 2) && names.every(isName) ? names : [];
};

const namesApart = (line: Line): { isLabelled: boolean; names: Name[] } => {
  const segments = segmentsOf(line.words, 1.2).map((words) => makeLine(line.page, words, line.ocr));
  const isLabelled = HEADS_LABELS.test(segments[0]?.text ?? '');
  return { isLabelled, names: isLabelled ? segments.slice(1) : segments };
};

/** Names of two lines, one part of which may stand on either: `Actual Cash` over `Value`. */
const namesInTwoLines = (above: Line | undefined, line: Line): Name[] => {
  if (above === undefined || /\d/.test(line.text) || /\d/.test(above.text)) return [];
  if (pitchBetween(above, line) > TIGHT || above.bold !== line.bold) return [];
  const [upper, lower] = [namesApart(above), namesApart(line)];
  if (upper.names.length === 0 || Math.max(upper.names.length, lower.names.length) < 2) return [];
  const whole = [...upper.names];
  for (const name of lower.names) {
    const at = whole.findIndex(({ box }) => box.left < name.box.right && box.right > name.box.left);
    const part = whole[at];
    if (part === undefined) whole.push(name);
    else whole[at] = makeLine(line.page, [...part.words, ...name.words], line.ocr);
  }
  return whole.every(isName) ? whole.sort((a, b) => a.box.left - b.box.left) : [];
};

/** What heads a column: a line's part, or the parts of two lines. */
type Name = Line;

/** `Coverage B - Other Structures` has four words, and a dash. */
const isName = (name: Name): boolean =>
  couldBeName(name) && name.words.filter(({ text }) => /[\p{L}\d]/u.test(text)).length <= 4;

const HEADS_LABELS = /^(?:coverages?|description|item|line\s+of\s+coverage)$/i;

interface SummaryRow {
  label: string;
  /** For each name what stands below it, if anything does. */
  amounts: (Token | undefined)[];
}

/** Rows of amounts that stand under the names; a value of the claim may be blank under some. */
const rowsBelow = (
  lines: readonly Line[],
  names: readonly Name[],
  isItemLine: (line: Line) => boolean,
): SummaryRow[] => {
  const rows: SummaryRow[] = [];
  const [firstName] = names;
  if (firstName === undefined) return rows;
  for (const line of lines) {
    const tokens = tokensOf(line.words);
    const amounts = tokens.filter(({ kind, decimals }) => kind === 'amount' && decimals === 2);
    const cells = tokens.filter(
      (token) =>
        amounts.includes(token) ||
        (isDash(token) && token.left > firstName.box.left - line.fontSize),
    );
    const first = cells[0]?.left ?? 0;
    const label = textOf(line.words.filter(({ box }) => box.right <= first + 1)).replace(
      /\s*:$/,
      '',
    );
    const placed = amounts.length === names.length ? amounts : amountsUnder(names, amounts);
    const mayBeBlank = amounts.length > 0 && fieldOf(label, emptySummary(null, line)) !== undefined;
    const isRow = amounts.length === names.length || (mayBeBlank && names.length > 1);
    if (isItemLine(line) || !isRow || label === '' || !isUnder(placed, names, line)) break;
    rows.push({ label, amounts: placed });
  }
  return rows;
};

const isUnder = (
  amounts: readonly (Token | undefined)[],
  names: readonly Name[],
  { fontSize }: Line,
): boolean =>
  amounts.every((amount, at) => {
    const [name, next] = [names[at], names[at + 1]];
    return (
      amount === undefined ||
      (name !== undefined &&
        amount.right > name.box.left - fontSize &&
        amount.left < (next?.box.left ?? Number.POSITIVE_INFINITY))
    );
  });

/** Each amount at the place of the name that it stands nearest to. */
const amountsUnder = (names: readonly Name[], amounts: readonly Token[]): (Token | undefined)[] => {
  const placed: (Token | undefined)[] = names.map(() => undefined);
  for (const amount of amounts) {
    const distances = names.map(({ box }) =>
      Math.min(Math.abs(box.left - amount.left), Math.abs(box.right - amount.right)),
    );
    placed[distances.indexOf(Math.min(...distances))] = amount;
  }
  return placed;
};
