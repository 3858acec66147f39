import type { Estimate, PrintedAmounts, ReadAt } from '../../estimate/estimate.ts';
import { FIGURE_NAMES, FIGURES } from '../../reconciliation/amounts.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { HIDDEN_LAYER_CONFIDENCE, type Word } from '../pages/page-text.ts';
import { misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';

/** From here on a total was read surely: then the print itself is wrong, and reconciliation says so. */
const SURE = 0.9;
/** One digit for another that looks alike; in print that was hardly read, for any other. */
const ONE_ALIKE = 0.5;
const ONE_DIGIT = 1;
const HARDLY_READ = 0.75;

/**
 * Takes a scanned total for the sum of its rows where OCR read it without confidence and one digit
 * that looks alike is all the difference. Rows that fail by themselves leave the totals untouched:
 * then no sum is to be trusted. Changes the estimate's totals and answers what was changed.
 */
export const repairScannedTotals = (
  estimate: Estimate,
  pages: readonly PageLines[],
): ScanRepair[] => {
  const totals = estimate.printed?.totals ?? [];
  if (totals.length === 0 || !pages.some((page) => page.ocr)) return [];
  const { failures: clear, unclear } = reconcile(estimate);
  const failures = [...clear, ...unclear];
  if (failures.some(({ scope }) => scope === 'line')) return [];
  return failures.flatMap(({ figure, printed, computed, readAt }): ScanRepair[] => {
    const total = totals.find((one) => one.readAt === readAt);
    const kind = FIGURES.find((one) => FIGURE_NAMES[one] === figure);
    if (total === undefined || kind === undefined || total.amounts[kind] !== printed) return [];
    const word = wordOf(lineAt(total.readAt, pages), printed);
    if (word === null) return [];
    if (!canHaveBeen(word, printed, computed) && !isDollarSign(word, printed, computed)) return [];
    const settled: PrintedAmounts = { ...total.amounts, [kind]: computed };
    total.amounts = settled;
    const page = total.readAt.page;
    return [{ page, box: word.box, read: word.text, settled: computed.toFixed(2) }];
  });
};

/** The scanned line that something was read from. */
export const lineAt = ({ page, box }: ReadAt, pages: readonly PageLines[]): Line | null => {
  const lines = pages.find((one) => one.page === page)?.lines ?? [];
  const isHere = (line: Line): boolean => line.ocr && Math.abs(line.box.top - box.top) < 1;
  return lines.find(isHere) ?? null;
};

/** The one word of a line that is an amount; null where there are several of it. */
const wordOf = (line: Line | null, amount: number): Word | null => {
  const wanted = Math.abs(amount).toFixed(2);
  const found = (line?.words ?? []).filter((word) => word.text.replace(/[^\d.]/g, '') === wanted);
  const [only, another] = found;
  return only === undefined || another !== undefined ? null : only;
};

/** Amounts that were seen in a word's print besides the one that it was read as. */
export const seenIn = ({ alternatives = [] }: Word): number[] =>
  alternatives.flatMap((text) => {
    const figure = text.replace(/[^\d.]/g, '');
    return /^\d+\.\d\d$/.test(figure) ? [Number(figure)] : [];
  });

/** Whether one digit, read without confidence, is all that parts what was read from another amount. */
export const isOneDigit = ({ confidence }: Word, read: number, wanted: number): boolean => {
  if (confidence >= SURE || read < 0 !== wanted < 0) return false;
  const [one, other] = [Math.abs(read).toFixed(2), Math.abs(wanted).toFixed(2)];
  return one.length === other.length && misreadingCost(one, other) <= ONE_DIGIT;
};

const digits = (value: number): string => Math.abs(value).toFixed(2).replace('.', '');

/** Whether a word that was read as one amount may be print of another. */
export const canHaveBeen = (word: Word, read: number, wanted: number): boolean => {
  // What another program's OCR made of it is better recognized again than repaired.
  const isMeasured = word.confidence !== HIDDEN_LAYER_CONFIDENCE;
  if (!isMeasured || read < 0 !== wanted < 0) return false;
  if (seenIn(word).includes(Math.abs(wanted))) return true;
  if (word.confidence >= SURE || digits(read).length !== digits(wanted).length) return false;
  const cost = misreadingCost(digits(read), digits(wanted));
  return cost <= (word.confidence < HARDLY_READ ? ONE_DIGIT : ONE_ALIKE);
};

/**
 * `$23.97` for 523.97 and `51,505.62` for $1,505.62: a first digit for the dollar sign or the other
 * way round. An upright stroke before an amount is read as a 1. The rest is the sum to the cent, and
 * nobody prints that with a digit more or less.
 */
const isDollarSign = ({ text, confidence }: Word, read: number, wanted: number): boolean => {
  if (confidence === HIDDEN_LAYER_CONFIDENCE || read < 0 !== wanted < 0) return false;
  const [one, other] = [digits(read), digits(wanted)];
  return /^[-(<]*\$/.test(text)
    ? other.length === one.length + 1 && other.endsWith(one) && /^[358]/.test(other)
    : one.length === other.length + 1 && one.endsWith(other) && /^[1358]/.test(one);
};
