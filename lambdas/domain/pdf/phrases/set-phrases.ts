import { nameColumns } from '../evidence/name-columns.ts';
import { cellLinesOf } from '../evidence/table-cells.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { isPlaceName } from '../rooms/names-of-places.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { namesOfSums } from '../sums/labelled-sum.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { withPricesToCome } from '../tables/scope-sheets.ts';
import { areCardLabels } from './card-figures.ts';
import { withCountsOfUncharged } from './counts-uncharged.ts';
import { withEndsSettled } from './ends-of-lines.ts';
import { equationEntries } from './equations-below.ts';
import { withFlatPrices } from './flat-prices.ts';
import { type HeadedSum, headedSums, headsRow } from './headed-sums.ts';
import { itemsWithConditions } from './items-with-conditions.ts';
import { laborAndMaterialEntries } from './labor-beside-material.ts';
import { leadingPriceEntries } from './leading-prices.ts';
import { withoutLetters } from './lettered-steps.ts';
import { listedLumps } from './listed-lumps.ts';
import { withLumps } from './lumps-among-phrases.ts';
import { withLumpsBehindDashes } from './lumps-behind-dashes.ts';
import { orderCards } from './order-cards.ts';
import { type Entry, entriesOf, type PhraseRow } from './phrase-rows.ts';
import { cardEntries, entriesPricedBelow } from './priced-below.ts';
import { paragraphEntries } from './priced-paragraphs.ts';
import { withOwnPhrasesOnly } from './said-sides.ts';
import { withoutColon } from './sentence-lines.ts';
import { sentenceEntries } from './sentences.ts';
import { headerLine, rowLine, sumLine, tableOf, withSumSet } from './set-table.ts';
import { stackedEntries } from './stacked-amounts.ts';
import { withTitles } from './titles.ts';

/** Fewer rows of a kind are a remark. */
const LEAST_ROWS = 2;

/**
 * Some prints have no table: each item is a card of labelled figures, `Qty: 12 SF  Total: $25.20`,
 * its amounts stand one below the other with their labels, or its figures stand in a phrase, `12 SF @ 2.10 = 25.20`, or in a sentence. They are set here into columns right of
 * the text, below headings of their own, where the reading of tables finds them. Documents with a
 * table's head are returned as they are.
 */
export const setPhrases = (printed: readonly PageLines[]): PageLines[] => {
  const stacked =
    stackedEntries(printed) ??
    equationEntries(printed) ??
    laborAndMaterialEntries(printed) ??
    orderCards(printed) ??
    itemsWithConditions(printed);
  const isHeaded = printed.some(({ lines }) => hasHeaderRow(lines));
  if (stacked === null && isHeaded && !areCardLabels(printed)) return [...printed];
  // A scope of work has a table too, though none of prices.
  if (stacked === null && withPricesToCome(printed) !== null) return [...printed];
  const set = stacked ?? (isHeaded ? null : leadingPriceEntries(printed));
  const pages = set === null ? withOwnPhrasesOnly(withEndsSettled(printed)) : printed;
  const told = set ?? entriesOfForm(pages);
  if (told === null) return [...pages];
  const entries = withLumpsBehindDashes(told);
  const rows = rowsOf(entries);
  if (isOfColumns(rows, pages)) return [...pages];
  return withEntriesSet(pages, entries);
};

/**
 * The pages with the rows among their entries in columns right of the text, below headings of their own. A table that is
 * printed among them stays as it is, and rows below it get their headings again.
 */
export const withEntriesSet = (
  pages: readonly PageLines[],
  entries: readonly Entry[][],
  printed: ReadonlySet<Line> = new Set(),
): PageLines[] => {
  const table = tableOf(rowsOf(entries));
  const sums = headedSums(entries);
  const summed = [...sums.values()].find(({ kind }) => kind !== undefined)?.kind;
  /** Of the rows being set: the sum that their heading has printed. */
  let sum: HeadedSum | undefined;
  /** Where cards name their room, a new one is a heading. */
  let room: string | null = null;
  /** What heads the rows so far. */
  const headings = new Set<string>();
  return pages.map((page, at): PageLines => {
    const lines: Line[] = [];
    const closeSum = (): void => {
      if (sum !== undefined) lines.push(sumLine(sum, table, page));
      sum = undefined;
    };
    let headed = false;
    const own = entries[at] ?? [];
    for (const [index, entry] of own.entries()) {
      if (entry.kind === 'row') {
        const name = entry.cells.get('room');
        if (name !== undefined && textOf(name) !== room) {
          room = textOf(name);
          lines.push(makeLine(page.page, [...name], page.ocr));
          headed = false;
        }
        if (!headed) lines.push(headerLine(entry, table, page));
        headed = true;
        lines.push(rowLine(entry, table), ...entry.about);
        continue;
      }
      const { line } = entry;
      if (printed.has(line)) {
        lines.push(line);
        headed = false;
        continue;
      }
      // What heads the columns as they are printed heads none of those that are set.
      if (own[index + 1]?.kind === 'row' && headsColumns(line)) continue;
      const begun = sums.get(line);
      const headsRows = headsRow(own, index) && isHeading(begun?.name ?? line);
      if (begun !== undefined || endsSum(line)) closeSum();
      sum = begun ?? sum;
      const head = headsRows ? nameOf(begun?.name ?? line) : null;
      if (head !== null) headings.add(head.text);
      lines.push(head ?? withSumSet(line, table, { kind: summed, headings }));
      if (headsRows) headed = false;
    }
    if (at === pages.length - 1) closeSum();
    return { ...page, lines };
  });
};

/** `Item   Cost`; `Sun room` is a place, though days and rooms may head columns. */
const headsColumns = (line: Line): boolean =>
  (headingsOfLine(line)?.length ?? 0) > 1 &&
  (segmentsOf(line.words, APART).length > 1 || !isPlaceName(line.text));

/** Font sizes between the headings of two columns. */
const APART = 1;

/**
 * Figures of a table whose head nobody knows may look like phrases without a price, where its rows'
 * own arithmetic tells one.
 */
const isOfColumns = (rows: readonly PhraseRow[], pages: readonly PageLines[]): boolean => {
  if (rows.some(({ cells }) => cells.has('unitPrice'))) return false;
  // The sums of a group beside its name look like a phrase as well.
  const counted = rows.filter(({ cells }) => cells.has('quantity')).length;
  const lines = cellLinesOf(pages).filter(({ figures }) => figures.length >= LEAST_FIGURES);
  const told = lines.length < counted * LEAST_TOLD ? null : nameColumns(lines, () => []);
  return told !== null && told.rows.length >= counted * LEAST_TOLD;
};

/** Quantity, unit price, what they come to and one more. */
const LEAST_FIGURES = 4;
const LEAST_TOLD = 0.8;

const rowsOf = (entries: readonly (readonly Entry[])[]): PhraseRow[] =>
  entries.flat().filter((entry) => entry.kind === 'row');

/**
 * How much more rows make sentences of what are phrases on lines of their own; and where they were read
 * worse, so that they say less.
 */
const CLEARLY_MORE = 1.15;
/** Sums below the cards make sentences as well. */
const FEW_MORE = 1.5;
const FAR_MORE = 2;

/** Where phrases stand within sentences, sentences take rows without one, too, and all lines. */
const entriesOfForm = (pages: readonly PageLines[]): Entry[][] | null => {
  const phrased = phrasedEntries(pages);
  const sentences = sentenceEntries(pages);
  const below = entriesPricedBelow(pages);
  const cards = cardEntries(pages);
  const others = Math.max(...[phrased, sentences].map((some) => rowsOf(some ?? []).length));
  const ofCards = rowsOf(cards ?? []).length;
  if (below !== null && rowsOf(below).length >= Math.max(others, ofCards)) return withLumps(below);
  const listed = listedLumps(pages);
  const ofLists = rowsOf(listed ?? []).length;
  // Prices within paragraphs, wherever they stand in them, which a sum of their own proves.
  const paragraphs = paragraphEntries(pages);
  const isMost = rowsOf(paragraphs ?? []).length >= Math.max(others, ofCards, ofLists);
  if (paragraphs !== null && isMost) return paragraphs;
  // `310 SF   $0.42 each   $130.20` below a name is a sentence, too, of which the amount alone is told.
  const priced = Math.max(...[phrased, sentences].map((some) => pricedOf(rowsOf(some ?? []))));
  if (cards !== null && ofCards > priced && ofCards * FEW_MORE >= others) return cards;
  // A letter may say only a few of its rows in phrases; the sum that it tells proves all of them.
  if (listed !== null && ofLists >= others * FAR_MORE) return listed;
  if (phrased === null || sentences === null) return phrased ?? sentences ?? cards ?? listed;
  const [few, many] = [rowsOf(phrased), rowsOf(sentences)];
  // One row more may be a charge below the sum.
  const isWorse = pricedOf(many) < pricedOf(few);
  const isWithin = few.filter(({ title }) => title.length === 0).length > few.length / 2;
  const least = isWorse ? FAR_MORE : isWithin ? 1 : CLEARLY_MORE;
  return many.length >= few.length * least ? sentences : phrased;
};

const pricedOf = (rows: readonly PhraseRow[]): number =>
  rows.filter(({ cells }) => cells.has('unitPrice')).length;

const phrasedEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const entries = withTitles(withFlatPrices(pages.map(entriesOf)), namesOfSums(pages));
  return rowsOf(entries).length < LEAST_ROWS
    ? null
    : withoutLetters(withCountsOfUncharged(withLumps(entries)));
};

const endsSum = ({ text }: Line): boolean => totalLabel(text) !== null || isAdjustment(text);

const isHeading = (line: Line): boolean => couldBeName(withoutColon(line));

/** `A.  DEMOLITION`, `KIT:`: the name alone. */
const nameOf = (line: Line): Line => {
  const [first, ...others] = line.words;
  const isOutlined = first !== undefined && /^(?:\p{Lu}|\d{1,2})[.)]$/u.test(first.text);
  return withoutColon(
    isOutlined && others.length > 0 ? makeLine(line.page, others, line.ocr) : line,
  );
};
