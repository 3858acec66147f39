import { sum } from '../../money/money.ts';
import { type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isDimensions } from '../rooms/measures.ts';
import { isRemark } from '../rooms/remarks-beside-heads.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { isAdjustment, labelOf, totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** `Kitchen ........ $2,028.78` above its rows: a heading with what they come to. */
export interface HeadedSum {
  name: Line;
  amount: Word;
  /** The column whose amounts come to it; undefined where none does. */
  kind?: ColumnKind | undefined;
}

/**
 * The headings that print their rows' sum beside the name. Where most of a document's lines that
 * could be such headings add up, all of them are.
 */
export const headedSums = (pages: readonly Entry[][]): Map<Line, HeadedSum> => {
  const found = new Map<Line, HeadedSum>();
  let right = 0;
  let open = null as { sum: HeadedSum; rows: PhraseRow[] } | null;
  const close = (): void => {
    if (open !== null) open.sum.kind = summedKind(open.sum, open.rows);
    if (open?.sum.kind !== undefined) right += 1;
    open = null;
  };
  const entries = pages.flat();
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'row') {
      open?.rows.push(entry);
      continue;
    }
    const beside = headsRow(entries, at) ? sumBeside(entry.line) : null;
    if (beside === null && !/\d\.\d{2}\)?$/.test(entry.line.text)) continue;
    close();
    if (beside === null) continue;
    found.set(entry.line, beside);
    open = { sum: beside, rows: [] };
  }
  close();
  return right * 2 > found.size ? found : new Map();
};

/** Whether a row stands right below, or below the measures of its room and what is said of it. */
export const headsRow = (entries: readonly Entry[], at: number): boolean => {
  for (let next = at + 1; next < entries.length; next += 1) {
    const below = entries[next];
    if (below?.kind === 'row') return true;
    if (below === undefined || !(isDimensions(below.line.text) || isRemark(below.line))) break;
  }
  return false;
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

/** The amounts that a heading may sum, the likeliest first. */
const SUMMED: readonly ColumnKind[] = ['total', 'rcv', 'acv', 'lineItemTotal'];

const summedKind = ({ amount }: HeadedSum, rows: readonly PhraseRow[]): ColumnKind | undefined => {
  const printed = tokensOf([amount])[0]?.value;
  if (printed == null || rows.length === 0) return undefined;
  return SUMMED.find((kind) => {
    const amounts = rows.map(({ cells }) => tokensOf(cells.get(kind) ?? [])[0]?.value);
    return sum(amounts).minus(printed).abs().lt('0.01');
  });
};
