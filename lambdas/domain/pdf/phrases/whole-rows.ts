import { type Line, type PageLines, segmentsOf } from '../pages/lines.ts';
import { isRemark } from '../rooms/remarks-beside-heads.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { pitchBetween } from '../tables/line-pitch.ts';
import type { Token } from '../tokens/token.ts';
import type { Entry } from './phrase-rows.ts';
import { pricedPhraseOf } from './priced-phrase.ts';
import { goesOnIn, onOneLevel, priceOf } from './sentence-lines.ts';

/** Of the rows, how many have nothing above them that could be theirs, and how many prove their figures. */
const MOST = 0.5;
/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.5;
/** Share of the widest text that a line with its next word fills, at most, where it does not break for want of room. */
const MOST_FILLED = 0.85;
/** Font sizes between words. */
const SPACE = 0.3;
/** Font sizes from the line of a row to that of its note, at most. */
const CLOSE = 1.7;

interface Priced {
  line: Line;
  price: Token;
  /** Right above it, where its text would have begun. */
  above: Line | null;
}

/**
 * `Prime and paint ceiling 2 coats   125 sf @ 1.30   162.50` below `match swirl texture`: where most rows stand right
 * below each other, with what their figures come to, and no line between them breaks off for want of room or goes on in
 * small letters, each is whole on its line. What stands between is none of the row below.
 */
export const standWhole = (pages: readonly PageLines[], edge: number): boolean => {
  const rows = pages.flatMap(({ lines }) => pricedAt(lines, edge));
  const doubtful = rows.filter(({ above }) => above !== null);
  if (doubtful.length === 0 || doubtful.length > rows.length * MOST) return false;
  const proven = rows.filter(({ line, price }) => multiplies(line, price));
  if (proven.length < rows.length * MOST) return false;
  const widest = Math.max(...rows.map(({ line }) => textEnd(line)));
  return doubtful.every(
    ({ line, above }) =>
      above !== null && /^[\p{Lu}\d(]/u.test(line.text) && hasRoom(above, line, widest),
  );
};

const pricedAt = (lines: readonly Line[], edge: number): Priced[] =>
  lines.flatMap((line, at): Priced[] => {
    const price = Math.abs(line.box.right - edge) < SAME_EDGE ? priceOf(line) : null;
    if (price === null || totalLabel(line.text) !== null || isAdjustment(line.text)) return [];
    const above = lines[at - 1];
    const isText = above !== undefined && !isRemark(above) && goesOnIn(above, line);
    return [{ line, price, above: isText ? above : null }];
  });

/** Points within which amounts end together. */
const SAME_EDGE = 3;

const multiplies = ({ words }: Line, price: Token): boolean => {
  const rest = words.filter((word) => !price.words.includes(word));
  const cells = segmentsOf(rest, CELL_GAP);
  return cells.length > 1 && pricedPhraseOf(cells.at(-1) ?? [], price) !== null;
};

const textEnd = ({ words, box }: Line): number =>
  segmentsOf(words, CELL_GAP)[0]?.at(-1)?.box.right ?? box.right;

const hasRoom = (above: Line, { words }: Line, widest: number): boolean => {
  const [word] = words;
  if (word === undefined) return false;
  const { left, right } = above.box;
  const next = word.box.right - word.box.left + word.fontSize * SPACE;
  return right + next < left + (widest - left) * MOST_FILLED;
};

/**
 * Remarks in small letters, or of figures, close below a row that is whole: they are said of it, and neither head
 * anything nor go on with its words.
 */
export const withNotesOfRows = (entries: readonly Entry[]): Entry[] => {
  const read: Entry[] = [];
  let last: Line | undefined;
  for (const entry of entries) {
    const row = read.at(-1);
    const isNote =
      entry.kind === 'line' &&
      row?.kind === 'row' &&
      last !== undefined &&
      /^[\p{Ll}\d(]/u.test(entry.line.text) &&
      !/\d\.\d{2}\)?$/.test(entry.line.text) &&
      pitchBetween(last, entry.line) < CLOSE;
    if (isNote) {
      const said = row.cells.get('note') ?? [];
      row.cells.set('note', onOneLevel([...said, ...entry.line.words]));
    } else read.push(entry);
    last = entry.kind === 'line' ? entry.line : entry.phrases.at(-1);
  }
  return read;
};
