import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { figurePhraseOf } from './figure-phrase.ts';
import type { FigurePhrase } from './said-cells.ts';

/** A row whose figures stand in phrases. */
export interface PhraseRow {
  kind: 'row';
  /** The lines that name the cells. */
  phrases: Line[];
  cells: Map<ColumnKind, readonly Word[]>;
  /** Description beside the cells. */
  text: Word[];
  /** Lines above that describe the row, and what is said about it between them and the cells. */
  title: Line[];
  about: Line[];
}

export type Entry = PhraseRow | { kind: 'line'; line: Line };

const AMOUNTS: readonly ColumnKind[] = ['total', 'rcv', 'lineItemTotal', 'acv'];

/** A row says how much of something there is and what it comes to. */
const isWhole = ({ cells }: PhraseRow): boolean =>
  cells.has('quantity') && AMOUNTS.some((kind) => cells.has(kind));

/** So many lines at most go on with what a label says. */
const MOST_LINES = 3;

/** `Description: ...` may go on below, as long as no figure of its card has come. */
const goesOn = (row: PhraseRow | null, line: Line): boolean => {
  const [kind, words] = [...(row?.cells ?? [])].at(-1) ?? [];
  if (row === null || kind !== 'description' || words === undefined) return false;
  const extra = row.phrases.length - row.cells.size;
  const above = row.phrases.at(-1);
  if (extra >= MOST_LINES || above === undefined || /\d\.\d{2}\b/.test(line.text)) return false;
  if (line.box.bottom - above.box.bottom > line.fontSize * TIGHT) return false;
  row.cells.set(kind, [...words, ...line.words]);
  row.phrases.push(line);
  return true;
};

/**
 * `Hallway subtotal: $846.90` below a row that says what it comes to: the sum of the rows above, as
 * is `Subtotal: $4,100.00` where the row itself comes to less.
 */
const isSumOfRows = (
  { cells, text }: FigurePhrase,
  row: PhraseRow | null,
  { text: printed }: Line,
): boolean => {
  const amount = AMOUNTS.find((kind) => cells.has(kind));
  if (row === null || !isWhole(row) || cells.size !== 1 || amount === undefined) return false;
  if (text.some((word) => /\p{L}{2}/u.test(word.text)))
    return (totalLabel(printed)?.name ?? '') !== '';
  const own = AMOUNTS.flatMap((kind) => amountIn(row.cells.get(kind)) ?? []);
  return (amountIn(cells.get(amount)) ?? 0) > Math.max(...own);
};

const amountIn = (words: readonly Word[] = []): number | null => tokensOf(words)[0]?.value ?? null;

/** Lines of one text stand no further apart than this, in font sizes. */
const TIGHT = 1.6;

/** The lines of a page, those of a row taken together. Titles are still among the others. */
export const entriesOf = ({ lines }: PageLines): Entry[] => {
  const entries: Entry[] = [];
  let open: PhraseRow | null = null;
  const close = (): void => {
    if (open === null) return;
    if (isWhole(open)) entries.push(open);
    else for (const line of open.phrases) entries.push({ kind: 'line', line });
    open = null;
  };
  for (const line of lines) {
    const said = figurePhraseOf(line);
    const phrase = said !== null && isSumOfRows(said, open, line) ? null : said;
    if (phrase === null) {
      if (phrase === said && goesOn(open, line)) continue;
      close();
      entries.push({ kind: 'line', line });
      continue;
    }
    const current = open as PhraseRow | null;
    const note = phrase.cells.get('note');
    if (current !== null && note !== undefined && phrase.cells.size === 1) {
      current.about.push(makeLine(line.page, [...note], line.ocr));
      continue;
    }
    if (current !== null && [...phrase.cells.keys()].some((kind) => current.cells.has(kind)))
      close();
    const row: PhraseRow = (open as PhraseRow | null) ?? {
      kind: 'row',
      phrases: [],
      cells: new Map(),
      text: [],
      title: [],
      about: [],
    };
    row.phrases.push(line);
    for (const [kind, words] of phrase.cells) row.cells.set(kind, words);
    row.text.push(...phrase.text);
    open = row;
  }
  close();
  return entries;
};
