import type { Line, PageLines } from '../lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { styleOf } from '../wrapped-text.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { pricedPhraseOf } from './priced-phrase.ts';
import { onOneLevel, withCents } from './sentence-lines.ts';

/** Fewer rows of a kind are a remark. */
const LEAST_ROWS = 2;
/** So many lines at most name what is priced. */
const MOST_LINES = 3;

/** `24.5 SQ × $412.00`, `4 EA @ $68.61`: nothing but a quantity and a price. */
const PRICED =
  /^\d[\d,]*(?:\.\d+)?\s*[\p{L}./]{0,12}(?:\s[\p{L}.]{1,6})?\s*(?:@|at|x|×|\*)\s*\$?\s?\d/iu;

/**
 * Proposals that print what each thing comes to beside its name, and below it in small type how
 * much of it at which price: `Architectural shingle ..... $14,871.66` over `35.5 SQ × $418.92`.
 * Only what comes to the amount above is a row. Null where there are none.
 */
export const entriesPricedBelow = (pages: readonly PageLines[]): Entry[][] | null => {
  const read = pages.map(({ lines }) => {
    const own: Entry[] = [];
    for (const line of lines) {
      const row = PRICED.test(line.text) ? rowAbove(line, own) : null;
      own.push(row ?? { kind: 'line', line });
    }
    return own;
  });
  return read.flat().filter(({ kind }) => kind === 'row').length < LEAST_ROWS ? null : read;
};

/** The row whose quantity and price a line says, its lines taken off those above. */
const rowAbove = (line: Line, above: Entry[]): PhraseRow | null => {
  const title: Line[] = [];
  for (let at = above.length - 1; at >= 0 && title.length < MOST_LINES; at -= 1) {
    const entry = above[at];
    if (entry?.kind !== 'line') return null;
    const [below] = title;
    if (below !== undefined && !isAlike(entry.line, below)) return null;
    title.unshift(entry.line);
    const total = amountOf(entry.line);
    if (total === null) continue;
    const priced = pricedPhraseOf(line.words, total);
    if (priced === null || priced.rest.length > 0) return null;
    const words = title.flatMap((one) => one.words).filter((word) => !total.words.includes(word));
    if (!words.some(({ text }) => /\p{L}{2}/u.test(text))) return null;
    above.length = at;
    return {
      kind: 'row',
      phrases: [...title, line],
      cells: new Map([
        ['quantity', priced.quantity],
        ['unitPrice', priced.price],
        ['total', total.words.map(withCents)],
      ]),
      text: onOneLevel(words),
      title: [],
      about: [],
    };
  }
  return null;
};

const amountOf = (line: Line): Token | null => {
  const last = tokensOf(line.words).at(-1);
  return last?.kind === 'amount' && last.value !== null ? last : null;
};

/** Lines of one name are of one type. */
const isAlike = (line: Line, below: Line): boolean => {
  const [mine, next] = [styleOf(line.words), styleOf(below.words)];
  return mine.bold === next.bold && Math.abs(mine.fontSize - next.fontSize) < 0.5;
};
