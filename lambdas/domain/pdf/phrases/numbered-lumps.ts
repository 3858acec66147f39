import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { beforeAmount, finalAmountOf } from './final-amount.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** `5) Permit - $225.00` behind row 4, which says how much of what: it is done once. */
export const withLumpsNumbered = (entries: readonly Entry[]): Entry[] => {
  let before: number | null = null;
  return entries.map((entry): Entry => {
    const words = entry.kind === 'line' ? entry.line.words : entry.text;
    const number = NUMBER.exec(words[0]?.text ?? '')?.[1];
    const isNext = before !== null && Number(number) === before + 1;
    if (entry.kind === 'row') before = number === undefined ? null : Number(number);
    else if (isNext) {
      const amount = finalAmountOf(words);
      if (amount === null || totalLabel(entry.line.text) !== null || isAdjustment(entry.line.text))
        return entry;
      before = Number(number);
      return lumpOf(entry.line, amount);
    }
    return entry;
  });
};

const NUMBER = /^(\d{1,3})[.)]$/;

const lumpOf = (line: Line, amount: Token): PhraseRow => {
  const [word] = amount.words;
  return {
    kind: 'row',
    phrases: [line],
    cells: new Map<ColumnKind, readonly Word[]>([
      ...(word === undefined ? [] : [['quantity', [{ ...word, text: '1' }]] as const]),
      ['total', amount.words],
    ]),
    text: beforeAmount(line.words, amount),
    title: [],
    about: [],
  };
};
