import type { Estimate, PrintedSummary, ReconciliationFailure } from '../../estimate/estimate.ts';
import { decimal } from '../../money/money.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import type { PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { canHaveBeen, isOneDigit, seenIn } from './repair-totals.ts';
import type { ScanRepair } from './repairs.ts';

type Field = {
  [Key in keyof PrintedSummary]-?: PrintedSummary[Key] extends number | null ? Key : never;
}[keyof PrintedSummary];

const FIELDS: readonly Field[] = [
  'lineItemTotal',
  'overhead',
  'profit',
  'rcv',
  'depreciation',
  'nonRecoverableDepreciation',
  'acv',
  'deductible',
  'priorPayments',
  'netClaim',
];
const NAMED: ReadonlyMap<string, Field> = new Map([
  ['line_item_total', 'lineItemTotal'],
  ['rcv', 'rcv'],
  ['acv', 'acv'],
  ['net_claim', 'netClaim'],
]);

/** Figures of a document's summaries that are set right at most; more are another failure. */
const MOST_REPAIRED = 4;

/** A figure of a summary, the word it was read from, and what it may have been. */
interface Slot {
  word: Word;
  page: number;
  values: number[];
  put(value: number): void;
  was: number;
}

/**
 * Takes a figure of a scanned summary for another reading of its print, where that reading alone
 * lets the summary and the rows add up. Lines that fail leave the summaries untouched. What the
 * picture refutes is no reading: a sum that is printed wrong stays, and is named. Changes the
 * estimate's summaries and answers what was changed.
 */
export const repairScannedSummaries = (
  estimate: Estimate,
  pages: readonly PageLines[],
): ScanRepair[] => {
  const summaries = estimate.printed?.summaries ?? [];
  if (summaries.length === 0 || !pages.some((page) => page.ocr)) return [];
  const repairs: ScanRepair[] = [];
  for (let at = 0; at < MOST_REPAIRED; at += 1) {
    const failures = contradictions(estimate);
    if (failures.some(({ scope }) => scope === 'line')) break;
    const failing = failures.filter(({ scope }) => scope === 'summary');
    if (failing.length === 0) break;
    const computed = failing.flatMap(({ figure, printed, computed: value, readAt }) => {
      const field = NAMED.get(figure);
      return field === undefined ? [] : [{ field, printed, value, readAt }];
    });
    const misses = failing.map((one) => decimal(one.printed).minus(one.computed).toNumber());
    const slots = summaries.flatMap((summary) =>
      slotsOf(summary, pages, misses, (field, value) =>
        computed.flatMap((one) =>
          one.field === field && one.readAt === summary.readAt && one.printed === value
            ? [one.value]
            : [],
        ),
      ),
    );
    const better = slots.flatMap((slot) =>
      slot.values.flatMap((value) => {
        slot.put(value);
        const left = contradictions(estimate).length;
        slot.put(slot.was);
        return left < failures.length ? [{ slot, value, left }] : [];
      }),
    );
    const [best, second] = better.sort((a, b) => a.left - b.left);
    if (best === undefined || second?.left === best.left) break;
    best.slot.put(best.value);
    const { word, page } = best.slot;
    repairs.push({ page, box: word.box, read: word.text, settled: best.value.toFixed(2) });
  }
  return repairs;
};

const contradictions = (estimate: Estimate): ReconciliationFailure[] => {
  const { failures, unclear } = reconcile(estimate);
  return [...failures, ...unclear];
};

const slotsOf = (
  summary: PrintedSummary,
  pages: readonly PageLines[],
  misses: readonly number[],
  computedOf: (field: Field, value: number) => number[],
): Slot[] => {
  const number = summary.readAt.page;
  const lines = pages.find(({ page, ocr }) => page === number && ocr)?.lines ?? [];
  const words = lines.flatMap((line) => line.words);
  const isPrinted = (value: number): boolean => {
    const text = Math.abs(value).toFixed(2);
    return words.some((word) => word.text.replace(/[^\d.]/g, '') === text);
  };
  const slot = (was: number, wanted: readonly number[], put: Slot['put']): Slot[] => {
    const text = Math.abs(was).toFixed(2);
    const own = words.filter((word) => word.text.replace(/[^\d.]/g, '') === text);
    const [word] = own;
    if (word === undefined) return [];
    const seen = own.flatMap((one) => seenIn(one));
    // The same sum is printed elsewhere on the page, and read there as it should be here.
    const repeated = misses
      .flatMap((miss) => [decimal(was).plus(miss).toNumber(), decimal(was).minus(miss).toNumber()])
      .filter((value) => own.some((one) => isOneDigit(one, was, value)) && isPrinted(value));
    const possible = wanted.filter((value) => own.some((one) => canHaveBeen(one, was, value)));
    const values = [...repeated, ...seen.map((value) => (was < 0 ? -value : value)), ...possible];
    return [
      { word, page: number, was, put, values: [...new Set(values)].filter((v) => v !== was) },
    ];
  };
  return [
    ...FIELDS.flatMap((field) => {
      const was = summary[field];
      const put = (value: number): void => {
        summary[field] = value;
      };
      return was === null ? [] : slot(was, computedOf(field, was), put);
    }),
    ...[...summary.taxes, ...summary.other].flatMap((row) =>
      slot(row.amount, [], (value) => {
        row.amount = value;
      }),
    ),
  ];
};
