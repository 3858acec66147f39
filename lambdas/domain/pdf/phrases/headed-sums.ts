import { decimal } from '../../money/money.ts';
import { couldBeName, isAdjustment, labelOf, totalLabel } from '../line-shapes.ts';
import { type Line, makeLine } from '../lines.ts';
import type { Word } from '../page-text.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** `Kitchen ........ $2,028.78` above its rows: a heading with what they come to. */
export interface HeadedSum {
  name: Line;
  amount: Word;
}

/**
 * The headings that print their rows' sum beside the name. Where most of a document's lines that
 * could be such headings add up, all of them are.
 */
export const headedSums = (pages: readonly Entry[][]): Map<Line, HeadedSum> => {
  const found = new Map<Line, HeadedSum>();
  let right = 0;
  let open: { sum: HeadedSum; rows: PhraseRow[] } | null = null;
  const close = (): void => {
    if (open !== null && addsUp(open.sum, open.rows)) right += 1;
    open = null;
  };
  const entries = pages.flat();
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'row') {
      open?.rows.push(entry);
      continue;
    }
    const sum = entries[at + 1]?.kind === 'row' ? sumBeside(entry.line) : null;
    if (sum === null && !/\d\.\d{2}\)?$/.test(entry.line.text)) continue;
    close();
    if (sum === null) continue;
    found.set(entry.line, sum);
    open = { sum, rows: [] };
  }
  close();
  return right * 2 > found.size ? found : new Map();
};

const sumBeside = (line: Line): HeadedSum | null => {
  const amount = line.words.at(-1);
  if (amount === undefined || !/^\$?[\d,]+\.\d{2}$/.test(amount.text)) return null;
  if (totalLabel(line.text) !== null || isAdjustment(line.text)) return null;
  const name = makeLine(
    line.page,
    line.words.slice(0, -1).filter(({ text }) => /[\p{L}\p{N}&+]/u.test(text)),
    line.ocr,
  );
  return couldBeName(name) && labelOf(line.text) !== line.text ? { name, amount } : null;
};

const addsUp = ({ amount }: HeadedSum, rows: readonly PhraseRow[]): boolean => {
  const [printed] = tokensOf([amount]);
  const totals = rows.map(({ cells }) => tokensOf(cells.get('total') ?? cells.get('rcv') ?? [])[0]);
  const whole = totals.reduce((sum, total) => sum.plus(total?.value ?? 0), decimal(0));
  return printed?.value != null && whole.minus(printed.value).abs().lt('0.01');
};
