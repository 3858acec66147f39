import { decimal } from '../../money/money.ts';
import { withCentsAdded } from '../figures/whole-amounts.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { readFigure } from '../tokens/read-figure.ts';
import { signedValue } from '../tokens/token.ts';
import type { Entry } from './phrase-rows.ts';
import { NAMES_SUM } from './running-sums.ts';
import { priceOf } from './sentence-lines.ts';
import { sentenceRow } from './sentences.ts';

/** Fewer amounts come to another one by chance. */
const LEAST_ROWS = 3;

/** Points within which amounts end together. */
const ALIGNED = 3;

/**
 * Letters list what each work is to cost behind its words, wherever these end: `2. Treat the subfloor:
 * $165.00`. A sentence or a line that says the sum of all amounts above it proves that they are the
 * rows, each done once. Null where none does, and where amounts with cents stand below each other.
 */
export const listedLumps = (pages: readonly PageLines[]): Entry[][] | null => {
  const asPrinted = summedLumps(pages);
  const hasWhole = pages.some(({ lines }) => lines.some(({ text }) => WHOLE_AMOUNT.test(text)));
  return asPrinted === null && hasWhole ? summedLumps(pages.map(withWholeAmounts)) : asPrinted;
};

const withWholeAmounts = (page: PageLines): PageLines => ({
  ...page,
  lines: page.lines.map((line) => (WHOLE_AMOUNT.test(line.text) ? withCentsAdded(line) : line)),
});

/** `6) Control box 1hp w/ lightning arrestor - 386` in a numbered list. */
const WHOLE_AMOUNT = /^\(?\d{1,3}[.)]\s.*\p{L}.*\s[-–—=:]\s\$?\d{1,3}(?:,?\d{3})*$/u;

const summedLumps = (pages: readonly PageLines[]): Entry[][] | null => {
  let all = decimal(0);
  let whole: Line | null = null;
  const rights: number[] = [];
  let hasCents = false;
  const read = pages.map(({ lines }) => {
    const own: Entry[] = [];
    for (const line of lines) {
      const sum =
        whole === null && rights.length >= LEAST_ROWS ? saidIn(line, all.toNumber()) : null;
      const price = whole === null && sum === null ? priceOf(line) : null;
      const isRow = price !== null && totalLabel(line.text) === null && !isAdjustment(line.text);
      const row = isRow ? sentenceRow(line, price, own) : null;
      own.push(row ?? { kind: 'line', line: sum ?? line });
      whole ??= sum;
      // `10. Dispose of the stops   no charge` comes to nothing.
      if (row === null || price?.value == null) continue;
      all = all.plus(signedValue(price));
      rights.push(line.box.right);
      hasCents ||= price.decimals === 2;
    }
    return own;
  });
  const most = sharedEdge(rights, ALIGNED);
  // Lists of whole dollars, which elsewhere may be anything, are proven in the same way.
  const isColumn = most !== null && most.count * 2 > rights.length && hasCents;
  return whole === null || isColumn ? null : read;
};

/** `TOTAL   $2,511.00` of a line that names a sum of so much, whatever it goes on to say; null for any other. */
const saidIn = (line: Line, sum: number): Line | null => {
  const [first] = line.words;
  if (first === undefined || !NAMES_SUM.test(line.text)) return null;
  const amount = line.words.find(({ text }) => amountIn(text) === sum);
  if (amount === undefined || amount === first) return null;
  const words: Word[] = [
    { ...first, text: 'TOTAL' },
    { ...amount, text: withoutStop(amount.text) },
  ];
  return makeLine(line.page, words, line.ocr);
};

const withoutStop = (text: string): string => text.replace(/(?<=\d)[.,;:]$/, '');

const amountIn = (text: string): number | null => readFigure(withoutStop(text))?.value ?? null;
