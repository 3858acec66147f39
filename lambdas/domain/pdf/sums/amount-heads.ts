import type { PrintedAmounts } from '../../estimate/estimate.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { signedValue, type Token } from '../tokens/token.ts';

/** An amount that a word above it names: what it is, and where it ends. */
export interface AmountHead {
  kind: keyof PrintedAmounts;
  right: number;
}

const KINDS: ReadonlyMap<ColumnKind, keyof PrintedAmounts> = new Map([
  ['lineItemTotal', 'lineItemTotal'],
  ['tax', 'tax'],
  ['overheadProfit', 'overheadProfit'],
  ['rcv', 'rcv'],
  ['depreciation', 'depreciation'],
  ['acv', 'acv'],
]);

/** Font sizes between heads, and points by which an amount may end beside its own. */
const APART = 1.2;
const EDGE = 4;

/** `RCV   DEP   ACV` on a line of its own, each once: heads of sums in columns of their own. None on any other line. */
export const amountHeadsOf = (line: Line): readonly AmountHead[] => {
  if (/\d/.test(line.text)) return [];
  const heads = segmentsOf(line.words, APART).flatMap((words): AmountHead[] => {
    const kind = KINDS.get(headingKind(textOf(words)) ?? 'description');
    return kind === undefined ? [] : [{ kind, right: words.at(-1)?.box.right ?? 0 }];
  });
  const isAll = heads.length === segmentsOf(line.words, APART).length;
  const kinds = new Set(heads.map(({ kind }) => kind));
  const isWorth = kinds.has('rcv') && (kinds.has('acv') || kinds.has('depreciation'));
  return isAll && isWorth && kinds.size === heads.length ? heads : [];
};

/** The amounts below such heads; null where not each ends where one of them does. */
export const amountsUnder = (
  heads: readonly AmountHead[],
  figures: readonly Token[],
): Partial<PrintedAmounts> | null => {
  const amounts: Partial<PrintedAmounts> = {};
  for (const figure of figures) {
    const head = heads.find(({ right }) => Math.abs(right - figure.figureRight) < EDGE);
    if (head === undefined) return null;
    const value = signedValue(figure);
    amounts[head.kind] = head.kind === 'depreciation' ? Math.abs(value) : value;
  }
  return figures.length === 0 ? null : amounts;
};
