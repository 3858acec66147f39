import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { isTradeOnly, ROOM_WORDS } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { hasFigures } from '../tokens/tokens.ts';
import { headsBelow, withHeadsMoved } from './heads-below-names.ts';
import { inMarks } from './said-words.ts';

/** Fewer trades or places that come again may be anything. */
const LEAST = 2;

/** Points by which names of one kind begin apart, at most. */
const ALIGNED = 3;

interface Name {
  line: Line;
  trade: Line;
}

/**
 * Estimates that are sorted by trade: `Drywall` above the headings of its table, `Kitchen` and `Hall` among its rows, and
 * `Subtotal - Drywall` below them; then `Painting`, and `Kitchen` once more. What comes again below other trades is the place,
 * and the trade is a section of it. Each place gets headings of its own, and its trade below them, as other programs print both.
 */
export const withTradesInPlaces = (pages: readonly PageLines[]): PageLines[] => {
  const trades = tradesOf(pages);
  if (trades.size < LEAST) return [...pages];
  const names = placesOf(pages, trades);
  if (!areSorted(names, trades)) return [...pages];
  const tradeOf = new Map(names.map(({ line, trade }) => [line, trade]));
  const apart = pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !trades.has(line)),
  }));
  return withHeadsMoved(apart, new Set(tradeOf.keys()), (line, heads) => {
    const own = headsBelow(heads, line);
    const trade = tradeOf.get(line);
    return [line, ...own, ...(trade === undefined ? [] : [markedBelow(own.at(-1) ?? line, trade)])];
  });
};

/** Names that printed sums bear, right above the headings of tables. */
const tradesOf = (pages: readonly PageLines[]): ReadonlySet<Line> => {
  const found: Line[] = [];
  for (const { lines } of pages)
    for (const [at, line] of lines.entries())
      if (line.bold && isTradeOnly(line.text) && isName(line) && headsTable(lines, at))
        found.push(line);
  if (found.length < LEAST) return new Set();
  const summed = namesOfSums(pages);
  const alike = allNamesAbove(pages, found).filter(({ text }) => summed.has(normalizeName(text)));
  // Not all of them are called by a word for a trade: `Vapour Barrier`.
  return new Set(found.length * 2 > alike.length ? alike : []);
};

/** What is set like the trades above other tables. */
const allNamesAbove = (pages: readonly PageLines[], [like]: readonly Line[]): Line[] =>
  pages.flatMap(({ lines }) =>
    lines.filter(
      (line, at) =>
        like !== undefined && isName(line) && isAlike(line, like) && headsTable(lines, at),
    ),
  );

const headsTable = (lines: readonly Line[], at: number): boolean =>
  headerRowAt(lines, at + 1) !== null;

const isName = (line: Line): boolean =>
  line.bold && couldBeName(line) && totalLabel(line.text) === null;

const isAlike = (line: Line, { box, fontSize }: Line): boolean =>
  Math.abs(line.fontSize - fontSize) < 0.1 && Math.abs(line.box.left - box.left) < ALIGNED;

/** The names among the rows of each trade, set like the one right below its headings. */
const placesOf = (pages: readonly PageLines[], trades: ReadonlySet<Line>): Name[] => {
  const names: Name[] = [];
  let trade: Line | null = null;
  let first: Line | null = null;
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (trades.has(line)) {
        trade = line;
        const head = lines[at + 1 + (headerRowAt(lines, at + 1)?.lines.length ?? 0)];
        first ??= head !== undefined && isName(head) ? head : null;
      } else if (trade !== null && first !== null && isName(line) && isAlike(line, first)) {
        const next = lines[at + 1];
        if (next !== undefined && !next.bold && hasFigures(next)) names.push({ line, trade });
      }
    }
  return names;
};

/** Whether every trade has places, most of these are called so, and one comes again below another trade. */
const areSorted = (names: readonly Name[], trades: ReadonlySet<Line>): boolean => {
  const places = names.filter(({ line }) => ROOM_WORDS.test(line.text));
  const tradesOfName = Map.groupBy(names, ({ line }) => normalizeName(line.text));
  return (
    new Set(names.map(({ trade }) => trade)).size === trades.size &&
    places.length * 2 > names.length &&
    [...tradesOfName.values()].some((own) => own.length >= LEAST)
  );
};

/** `** Drywall **` below the headings of a place. */
const markedBelow = (above: Line, trade: Line): Line =>
  makeLine(
    above.page,
    inMarks(trade.words).map((word) => {
      const height = word.box.bottom - word.box.top;
      const box = { ...word.box, top: above.box.bottom, bottom: above.box.bottom + height };
      return { ...word, box };
    }),
    trade.ocr,
  );
