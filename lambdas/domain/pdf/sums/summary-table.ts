import type { PrintedSummary } from '../../estimate/estimate.ts';
import { type Line, makeLine, type PageOfLines, segmentsOf, textOf } from '../pages/lines.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
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
  const names = head === undefined || isItemLine(head) ? [] : namesOf(head);
  if (head === undefined || names.length < 2) return [];
  const rows = rowsBelow(lines.slice(at + 1), names, isItemLine);
  const values = rows.filter(({ label }) => fieldOf(label, emptySummary(null, head)));
  if (values.length < LEAST_ROWS) return [];
  return names.flatMap((name, column) => {
    if (TOTAL.test(name.text)) return [];
    const summary = emptySummary(name.text, head);
    for (const { label, amounts } of rows) {
      const amount = amounts[column];
      if (amount !== undefined) addRow(summary, label, amount);
    }
    // A plain sum above all others is of the rows.
    if (SUBTOTAL.test(rows[0]?.label ?? '')) summary.lineItemTotal ??= summary.subtotal;
    return [summary];
  });
};

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
      if (isItemLine(head) || !PAID.test(head.text)) continue;
      const values = namesOf(head);
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
  return [];
};

const PAID = /\b(?:deductible|net\s+(?:claim|payment|payable))\b/i;

const TOTAL = /^(?:grand\s+)?totals?\s*:?$/i;

interface Name {
  text: string;
  left: number;
  right: number;
}

/** `BUILDING   CONTENTS`, or `Coverage   Dwelling   Contents   Total`: names apart on one line. */
const namesOf = (line: Line): Name[] => {
  if (/\d/.test(line.text)) return [];
  const segments = segmentsOf(line.words, 1.2);
  const names = segments
    .filter((words, at) => at > 0 || !HEADS_LABELS.test(textOf(words)))
    .map((words) => makeLine(line.page, words, line.ocr));
  return names.every((name) => couldBeName(name) && name.words.length <= 4)
    ? names.map(({ text, box }) => ({ text, left: box.left, right: box.right }))
    : [];
};

const HEADS_LABELS = /^(?:coverages?|description|item|line\s+of\s+coverage)$/i;

interface SummaryRow {
  label: string;
  amounts: Token[];
}

/** Rows of one amount for each name, which stand under the names in their order. */
const rowsBelow = (
  lines: readonly Line[],
  names: readonly Name[],
  isItemLine: (line: Line) => boolean,
): SummaryRow[] => {
  const rows: SummaryRow[] = [];
  for (const line of lines) {
    const tokens = tokensOf(line.words);
    const amounts = tokens.filter(({ kind, decimals }) => kind === 'amount' && decimals === 2);
    const first = amounts[0]?.left ?? 0;
    const label = line.words.filter(({ box }) => box.right <= first + 1);
    const isUnder = amounts.every((amount, at) => {
      const [name, next] = [names[at], names[at + 1]];
      return (
        name !== undefined &&
        amount.right > name.left - line.fontSize &&
        amount.left < (next?.left ?? Number.POSITIVE_INFINITY)
      );
    });
    if (isItemLine(line) || amounts.length !== names.length || label.length === 0 || !isUnder)
      break;
    rows.push({ label: textOf(label).replace(/\s*:$/, ''), amounts });
  }
  return rows;
};
