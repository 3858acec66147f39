import { TWO_WORD_UNITS } from '../items/units.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isClosingTitle } from '../pages/page-titles.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { isRemark } from '../rooms/remarks-beside-heads.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { isAdjustment } from '../sums/total-labels.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { unitCode } from '../tokens/read-figure.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { pricedPhraseOf, unchargedPhraseOf } from './priced-phrase.ts';
import { createSums } from './running-sums.ts';
import {
  beginsParagraph,
  goesOnIn,
  isBullet,
  isLead,
  isLetter,
  OUTLINE_NUMBER,
  onOneLevel,
  priceOf,
  withCents,
  withoutColon,
} from './sentence-lines.ts';
import { standWhole, withNotesOfRows } from './whole-rows.ts';

/** Fewer priced sentences, or fewer with a quantity, are a letter. */
const LEAST_ROWS = 3;
const MOST_COUNTED = 0.5;

/**
 * Proposals written as sentences, each with its price at the right edge and its quantity in words:
 * `Remove and replace 57 square yards of carpet ........ $2,388.45`, or with its unit price,
 * `A.2 Gut lower walls (153.78 lf @ $3.55) ... $546`. Null where there are none.
 */
export const sentenceEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const edge = edgeOf(pages.flatMap(({ lines }) => lines).filter((line) => priceOf(line) !== null));
  if (edge === null) return null;
  const sums = createSums();
  const areWhole = standWhole(pages, edge);
  let isOver = false;
  const read = pages.map(({ lines }) => {
    const own: Entry[] = [];
    for (const line of lines) {
      const price = priceOf(line);
      isOver ||= isClosingTitle(line.text);
      const isSum = price !== null && sums.isSum(line, price.value ?? 0);
      const isRow = !isOver && !isSum && isAt(edge, line) && !isAdjustment(line.text);
      const row = price !== null && isRow ? sentenceRow(line, price, areWhole ? [] : own) : null;
      own.push(row ?? { kind: 'line', line });
      if (row !== null) sums.add(price?.value ?? 0);
    }
    return areWhole ? withNotesOfRows(own) : own;
  });
  const last = sums.whole();
  const entries = last === null ? read : withoutRowsBelow(read, last);
  const rows = entries.flat().filter((entry) => entry.kind === 'row');
  const counted = rows.filter(({ cells }) => cells.has('quantity')).length;
  if (rows.length < LEAST_ROWS || counted < rows.length * MOST_COUNTED) return null;
  if (rows.filter(hasOtherFigures).length > rows.length * MOST_COUNTED) return null;
  for (const row of rows) countUncharged(row);
  return entries;
};

/** `9 Pier warranty      Included`: a word alone among figures would be a remark on the row above. */
const countUncharged = ({ cells }: PhraseRow): void => {
  const [word, ...others] = cells.get('total') ?? [];
  if (cells.has('quantity') || word === undefined || /\d/.test(textOf([word, ...others]))) return;
  cells.set('quantity', [{ ...word, text: '1' }]);
};

/** What is priced below the sum of all rows is a payment or another choice. */
const withoutRowsBelow = (pages: readonly Entry[][], sum: Line): Entry[][] => {
  let isBelow = false;
  return pages.map((entries) =>
    entries.flatMap((entry): Entry[] => {
      if (entry.kind === 'line') {
        isBelow ||= entry.line === sum;
        return [entry];
      }
      if (!isBelow) return [entry];
      return entry.phrases.map((line) => ({ kind: 'line', line }));
    }),
  );
};

/** `12.00 EA  50.00  600.00`: a table without a head, whose columns its arithmetic names. */
const hasOtherFigures = ({ phrases, cells }: PhraseRow): boolean => {
  const line = phrases.at(-1);
  return (
    line !== undefined && !cells.has('unitPrice') && tokensOf(line.words).at(-2)?.kind === 'amount'
  );
};

/** Points within which amounts end together. */
const ALIGNED = 3;

const isAt = (edge: number, { box }: Line): boolean => Math.abs(box.right - edge) < ALIGNED;

const edgeOf = (lines: readonly Line[]): number | null => {
  const most = sharedEdge(
    lines.map(({ box }) => box.right),
    ALIGNED,
  );
  return most !== null && most.count >= LEAST_ROWS ? most.at : null;
};

/** The sentence that ends at a price, with its lines taken off those above; null for mere figures. */
export const sentenceRow = (line: Line, price: Token, above: Entry[]): PhraseRow | null => {
  const printed: Line[] = [line];
  let first: Line = line;
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const next = above[at];
    if (next?.kind !== 'line' || isLead(first.words[0]) || isRemark(next.line)) break;
    if (beginsParagraph(next.line, first)) {
      printed.unshift(next.line);
      break;
    }
    if (!goesOnIn(next.line, first)) break;
    if (isCapitalName(next.line) && !isCapitalName(first)) break;
    if (isNameWithColon(next.line) && /^\p{Lu}/u.test(first.text)) break;
    if (isPlaceAlone(next.line, first)) break;
    first = next.line;
    printed.unshift(first);
  }
  const isText = printed.some((one) =>
    one.words.some((word) => !price.words.includes(word) && /\p{L}{3}/u.test(word.text)),
  );
  if (!isText) return null;
  above.length -= printed.length - 1;
  const cells: PhraseRow['cells'] = new Map([['total', price.words.map(withCents)]]);
  const [lead] = printed[0]?.words ?? [];
  const isNumber = lead !== undefined && OUTLINE_NUMBER.test(lead.text);
  if (isNumber) cells.set('itemNumber', [lead]);
  const words = onOneLevel(
    printed
      .flatMap((one) => one.words)
      .filter((word) => !price.words.includes(word))
      .filter((word) => word !== lead || !(isNumber || isBullet(word) || isLetter(word))),
    { keepsCells: true },
  );
  const priced = price.value === null ? unchargedPhraseOf(words) : pricedPhraseOf(words, price);
  const quantity = priced?.quantity ?? quantityIn(words) ?? thingsIn(line, price);
  if (quantity !== null) cells.set('quantity', quantity);
  if (priced !== null) cells.set('unitPrice', priced.price);
  return {
    kind: 'row',
    phrases: printed,
    cells,
    text: withoutVerb(priced?.rest ?? withoutCell(words, line, price, quantity)),
    title: [],
    about: [],
  };
};

/** `Paint the walls, two coats, is $340.00`: the verb before a price is none of the work. */
const withoutVerb = (words: Word[]): Word[] =>
  /^(?:is|are)$/.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words;

/** `KITCHEN` above what is done there. */
const isCapitalName = ({ text, words }: Line): boolean =>
  words.length <= MOST_OF_NAME && /\p{Lu}{3}/u.test(text) && !/\p{Ll}|\d|[.!?,;]$/u.test(text);

const MOST_OF_NAME = 6;

/** `West side` over `7 window screens, new frames where bent, 7 x $42 = $294`: text would have gone on beside it. */
const isPlaceAlone = (line: Line, below: Line): boolean =>
  line.words.length <= MOST_OF_PLACE &&
  (ROOM_WORDS.test(line.text) || SIDE.test(line.text)) &&
  couldBeName(line) &&
  /^[\p{Lu}\d]/u.test(below.text) &&
  line.box.right < (below.box.left + below.box.right) / 2;

/** Words. */
const MOST_OF_PLACE = 4;
const SIDE =
  /^(?:north|south|east|west|front|rear|back|left|right)\s(?:side|wall|end|slope|face)\b/i;

/** `Hallway and bedrooms:` above sentences that begin anew. */
const isNameWithColon = (line: Line): boolean =>
  line.text.endsWith(':') &&
  line.words.length <= MOST_OF_NAME &&
  ROOM_WORDS.test(line.text) &&
  couldBeName(withoutColon(line));

/** The cell between the words of a line and its price; null where all is one text. */
const cellBefore = (line: Line, price: Token): Word[] | null => {
  const cells = segmentsOf(
    line.words.filter((word) => !price.words.includes(word)),
    CELL_GAP,
  );
  return cells.length > 1 ? (cells.at(-1) ?? null) : null;
};

/** `1 visit`, `26 panels` in a cell of its own: what no list of units has. */
const thingsIn = (line: Line, price: Token): Word[] | null => {
  const cell = cellBefore(line, price);
  return cell !== null && /^\d[\d,]* \p{Ll}{3,12}$/u.test(textOf(cell)) ? onOneLevel(cell) : null;
};

/** How something is priced that has no quantity. */
const PRICED_WHOLE = /^(?:flat(?:\s+(?:rate|fee))?|at\s+cost|lump(?:\s+sum)?)$/i;

/** `Paint walls      580 SF`: a quantity that ends the words, in a cell of its own, is none of them. */
const withoutCell = (
  words: Word[],
  line: Line,
  price: Token,
  quantity: readonly Word[] | null,
): Word[] => {
  const last = cellBefore(line, price) ?? [];
  const isQuantity = quantity !== null && textOf(last) === textOf(quantity);
  return isQuantity || PRICED_WHOLE.test(textOf(last))
    ? words.slice(0, words.length - last.length)
    : words;
};

/** Font sizes from the words to a cell behind them. */
const CELL_GAP = 1.5;

/** Units of work, the surest first; what materials are measured in comes last. */
const UNITS_OF_WORK = ['EA', 'SF', 'LF', 'SY', 'SQ', 'HR', 'LS', 'DA', 'WK', 'MO', 'CY', 'CF'];

const EACH = /^(?:each|every|per|first|next|additional)$/i;
const PART = /^(?:part|parts|less|more|fraction|portion|over|under)$/i;

/** The words of the sentence's own quantity; sizes and weights of materials are none. */
const quantityIn = (words: readonly Word[]): Word[] | null => {
  const plain = words.map((word) => ({ ...word, text: word.text.replace(/[.,;:]+$/, '') }));
  let best: { words: Word[]; rank: number } | null = null;
  for (const [at, word] of plain.entries()) {
    const [one, two] = [plain[at + 1], plain[at + 2]];
    if (one === undefined || !/^\d[\d,]*(?:\.\d+)?$/.test(word.text)) continue;
    const both = `${one.text} ${two?.text ?? ''}`.toLowerCase().replaceAll('.', '');
    const inTwo = TWO_WORD_UNITS.get(both);
    const [behind, next] = plain.slice(at + (inTwo === undefined ? 2 : 3));
    // `Each 200 sq ft or part of it` is what one of something is.
    const isRate =
      EACH.test(plain[at - 1]?.text ?? '') ||
      (/^(?:or|and)$/i.test(behind?.text ?? '') && PART.test(next?.text ?? ''));
    if (isRate) continue;
    const rank = UNITS_OF_WORK.indexOf(inTwo ?? unitCode(one.text) ?? '');
    if (rank < 0 || (best !== null && best.rank <= rank)) continue;
    best = { words: onOneLevel(plain.slice(at, at + (inTwo === undefined ? 2 : 3))), rank };
  }
  return best?.words ?? null;
};
