import type { PrintedAmounts } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import type { Column } from '../columns/column-model.ts';
import { byText } from '../pages/by-text.ts';
import { type Line, type PageLines, textOf } from '../pages/lines.ts';
import { headingKind } from '../tables/heading-words.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { endsInAmount, mayEndInFigure, type TotalLabel, totalLabel } from './total-labels.ts';

/** A sum that names each of its amounts. */
export interface LabelledSum {
  label: TotalLabel;
  amounts: Partial<PrintedAmounts>;
}

const LABELLED =
  /totals?\b[\s:]+\p{L}[^\d$]*\$?\s?[\d,]+\.\d{2}(?:\s+\p{L}[^\d$]*[-(<]?\$?\s?[\d,]+\.\d{2}[)>]?){1,4}$/iu;

/** `Roof   Replacement Cost $973.41   Depreciation $73.20   ACV $900.21`: all three by their names are no row's. */
const ALL_LABELLED =
  /^\p{L}.*\b(?:replacement\s+cost(?:\s+value)?|rcv)\b[\s:]*\$?[\d,]+\.\d{2}\s.*\bdepr?(?:eciation|ec)?\b\.?[\s:]*[-(<]?\$?[\d,]+\.\d{2}[)>]?\s.*\b(?:acv|actual\s+cash(?:\s+value)?)\b[\s:]*\$?[\d,]+\.\d{2}$/iu;

/** The most words that one of the amounts is called by. */
const LONGEST_LABEL = 4;
/** Points by which the last amount may miss the edge of its column. */
const EDGE_REACH = 8;

const SUMS = ['lineItemTotal', 'tax', 'overheadProfit', 'rcv', 'depreciation', 'acv'] as const;

/**
 * `Kitchen subtotal   RCV $5,371.82   ACV $3,593.20`, and without that word where all are named: the amounts stand behind their names instead
 * of in columns. Null for any other line, and where the last does not end where its column does.
 */
export const labelledSum = (line: Line, columns: readonly Column[]): LabelledSum | null => {
  if (!mayEndInFigure(line.text)) return null;
  const isNamed = ALL_LABELLED.test(line.text);
  if (!isNamed && !LABELLED.test(line.text)) return null;
  const tokens = tokensOf(line.words);
  const amounts: Partial<PrintedAmounts> = {};
  let end = tokens.length;
  for (;;) {
    const figure = tokens[end - 1];
    if (figure?.kind !== 'amount' || figure.decimals !== 2 || figure.value === null) break;
    const found = labelBefore(tokens, end - 1);
    if (found === null || amounts[found.kind] !== undefined) return null;
    // Where all are named, they may stand apart from the columns.
    if (!isNamed && end === tokens.length && !endsColumn(figure, found.kind, columns)) return null;
    amounts[found.kind] = found.kind === 'depreciation' ? Math.abs(figure.value) : figure.value;
    end = found.begin;
  }
  const words = tokens.slice(0, end).flatMap((token) => token.words);
  if (Object.keys(amounts).length < 2) return null;
  const name = textOf(words);
  const label = totalLabel(name) ?? (isNamed && name !== '' ? { kind: 'section', name } : null);
  return label === null || label.kind === 'area' ? null : { label, amounts };
};

/** What a line is a sum of, whether its amounts stand in columns or behind their names. */
export const sumLabel = (text: string): TotalLabel | null => {
  const plain = totalLabel(text);
  if (plain !== null || !mayEndInFigure(text) || !LABELLED.test(text)) return plain;
  return totalLabel(text.replace(/(totals?)\b.*$/i, '$1'));
};

/** The names, normalized, that the printed sums of a document bear. */
export const namesOfSums = (
  pages: readonly PageLines[],
  isWanted: (text: string) => boolean = () => true,
): Set<string> => {
  const names = new Set<string>();
  for (const { lines } of pages)
    for (const { text } of lines) {
      const name = mayEndInFigure(text) ? nameOfSum(text) : '';
      if (name !== '' && isWanted(text)) names.add(name);
    }
  return names;
};

const nameOfSum = byText((text): string =>
  endsInAmount(text) && /total/i.test(text) ? normalizeName(sumLabel(text)?.name ?? '') : '',
);

const labelBefore = (
  tokens: readonly Token[],
  at: number,
): { kind: (typeof SUMS)[number]; begin: number } | null => {
  for (let length = LONGEST_LABEL; length >= 1; length -= 1) {
    const part = tokens.slice(Math.max(0, at - length), at);
    const kind = headingKind(part.map(({ text }) => text).join(' '));
    const sum = SUMS.find((one) => one === kind);
    if (part.length === length && sum !== undefined) return { kind: sum, begin: at - length };
  }
  return null;
};

const endsColumn = (
  figure: Token,
  kind: (typeof SUMS)[number],
  columns: readonly Column[],
): boolean =>
  columns.some((column) => {
    const edge = column.align?.edge === 'right' ? column.align.at : column.right;
    return column.kind === kind && Math.abs(edge - figure.figureRight) < EDGE_REACH;
  });
