import { decimal } from '../../money/money.ts';
import { type Token, tokensOf, unitCode } from '../figures.ts';
import { isAdjustment, isClosingTitle, totalLabel } from '../line-shapes.ts';
import { type Line, makeLine, type PageLines } from '../lines.ts';
import type { Word } from '../page-text.ts';
import { TWO_WORD_UNITS } from '../vocabulary.ts';
import { styleOf } from '../wrapped-text.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';

/** Lines of one sentence stand no further apart than this, in font sizes; less where it is over. */
const LOOSE = 1.7;
const TIGHT = 1.35;
/** Points within which lines begin and amounts end together. */
const ALIGNED = 3;
/** Fewer priced sentences, or fewer with a quantity, are a letter. */
const LEAST_ROWS = 3;
const MOST_COUNTED = 0.5;

/**
 * Proposals written as sentences, each with its quantity in words and its price at the right edge:
 * `Remove and replace 57 square yards of carpet ........ $2,388.45`. Null where there are none.
 */
export const sentenceEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const edge = edgeOf(pages.flatMap(({ lines }) => lines).filter(isPriced));
  if (edge === null) return null;
  let whole = decimal(0);
  /** The line that sums all rows above it, with no sum of a group below. */
  let sum: Line | null = null;
  let isOver = false;
  const read = pages.map(({ lines }) => {
    const own: Entry[] = [];
    for (const line of lines) {
      const amount = isPriced(line) ? tokensOf(line.words).at(-1) : undefined;
      const value = amount?.value ?? 0;
      isOver ||= isClosingTitle(line.text);
      if (totalLabel(line.text)?.kind === 'section') sum = null;
      const isSum = !whole.eq(0) && whole.eq(value) && SUM.test(line.text);
      if (isSum) sum = line;
      const row =
        amount === undefined || isOver || isSum ? null : sentenceRow(line, amount, edge, own);
      if (row === null) own.push({ kind: 'line', line });
      else {
        own.push(row);
        whole = whole.plus(value);
      }
    }
    return own;
  });
  const entries = sum === null ? read : withoutRowsBelow(read, sum);
  const rows = entries.flat().filter((entry) => entry.kind === 'row');
  const counted = rows.filter(({ cells }) => cells.has('quantity')).length;
  if (rows.length < LEAST_ROWS || counted < rows.length * MOST_COUNTED) return null;
  return rows.filter(hasOtherFigures).length > rows.length * MOST_COUNTED ? null : entries;
};

const SUM = /\b(?:total|price|sum|amount|bid)\b/i;

/** What is priced below the sum of all rows is a payment. */
const withoutRowsBelow = (pages: readonly Entry[][], sum: Line): Entry[][] => {
  let isBelow = false;
  return pages.map((entries) =>
    entries.flatMap((entry): Entry[] => {
      if (entry.kind === 'line') {
        isBelow ||= entry.line === sum;
        return [entry];
      }
      if (!isBelow) return [entry];
      return [...entry.title, ...entry.phrases].map((line) => ({ kind: 'line', line }));
    }),
  );
};

/** `12.00 EA  50.00  600.00`: a table without a head, whose columns its arithmetic names. */
const hasOtherFigures = ({ phrases: [line] }: PhraseRow): boolean =>
  line !== undefined && tokensOf(line.words).at(-2)?.kind === 'amount';

const isPriced = ({ text }: Line): boolean => /\p{L}{3}.*\s\(?\$?[\d,]+\.\d{2}\)?$/u.test(text);

const edgeOf = (lines: readonly Line[]): number | null => {
  const [most] = lines
    .map(({ box }) => lines.filter((line) => Math.abs(line.box.right - box.right) < ALIGNED))
    .sort((a, b) => b.length - a.length);
  return most !== undefined && most.length >= LEAST_ROWS ? (most[0]?.box.right ?? null) : null;
};

/** The sentence that ends at a price, with its lines taken off those above. */
const sentenceRow = (line: Line, amount: Token, edge: number, above: Entry[]): PhraseRow | null => {
  if (Math.abs(line.box.right - edge) > ALIGNED) return null;
  if (totalLabel(line.text) !== null || isAdjustment(line.text)) return null;
  const text = line.words.filter((word) => !amount.words.includes(word));
  const title: Line[] = [];
  let first: Line = line;
  for (let next = above.at(-1); next?.kind === 'line'; next = above.at(-1)) {
    if (isLead(first.words[0]) || !goesOnIn(next.line, first)) break;
    above.pop();
    first = next.line;
    title.unshift(first);
  }
  const cells: PhraseRow['cells'] = new Map([['total', amount.words]]);
  const quantity = quantityIn([...title.flatMap(({ words }) => words), ...text]);
  if (quantity !== null) cells.set('quantity', quantity);
  return {
    kind: 'row',
    phrases: [line],
    cells,
    text: isBullet(text[0]) ? text.slice(1) : text,
    title: title.map((one) =>
      isBullet(one.words[0]) ? makeLine(one.page, one.words.slice(1), one.ocr) : one,
    ),
    about: [],
  };
};

const isLead = (word: Word | undefined): boolean =>
  /^(?:[•·▪*–-]|\(?\d{1,3}[.)])$/.test(word?.text ?? '');

const isBullet = (word: Word | undefined): boolean => /^[•·▪*–-]$/.test(word?.text ?? '');

/** Whether a sentence goes on from one line to the next: same edge and type, no gap, no price. */
const goesOnIn = (line: Line, below: Line): boolean => {
  const [mine, next] = [styleOf(line.words), styleOf(below.words)];
  const begin = line.words.find((word) => !isLead(word))?.box.left ?? 0;
  return (
    !isPriced(line) &&
    mine.bold === next.bold &&
    mine.italic === next.italic &&
    Math.abs(mine.fontSize - next.fontSize) < 0.5 &&
    Math.abs(begin - below.box.left) < ALIGNED &&
    below.box.bottom - line.box.bottom < line.fontSize * (/[.:]$/.test(line.text) ? TIGHT : LOOSE)
  );
};

/** Units of work, the surest first; what materials are measured in comes last. */
const UNITS_OF_WORK = ['EA', 'SF', 'LF', 'SY', 'SQ', 'HR', 'LS', 'DA', 'WK', 'MO', 'CY', 'CF'];

/** The words of the sentence's own quantity; sizes and weights of materials are none. */
const quantityIn = (words: readonly Word[]): Word[] | null => {
  const plain = words.map((word) => ({ ...word, text: word.text.replace(/[.,;:]+$/, '') }));
  let best: { words: Word[]; rank: number } | null = null;
  for (const [at, word] of plain.entries()) {
    const [one, two] = [plain[at + 1], plain[at + 2]];
    if (one === undefined || !/^\d[\d,]*(?:\.\d+)?$/.test(word.text)) continue;
    const both = `${one.text} ${two?.text ?? ''}`.toLowerCase().replaceAll('.', '');
    const inTwo = TWO_WORD_UNITS.get(both);
    const rank = UNITS_OF_WORK.indexOf(inTwo ?? unitCode(one.text) ?? '');
    if (rank < 0 || (best !== null && best.rank <= rank)) continue;
    best = { words: onOneLevel(plain.slice(at, at + (inTwo === undefined ? 2 : 3))), rank };
  }
  return best?.words ?? null;
};

/** The words one space apart, as if they stood on one line. */
const onOneLevel = (words: readonly Word[]): Word[] => {
  let at = 0;
  return words.map((word) => {
    const left = at;
    const right = left + word.box.right - word.box.left;
    at = right + word.fontSize * 0.3;
    return { ...word, box: { ...word.box, left, right } };
  });
};
