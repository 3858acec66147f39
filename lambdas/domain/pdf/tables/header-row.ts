import { type Line, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isKindOfCost } from '../rooms/names-above-tables.ts';
import { hasAmounts, totalLabel } from '../sums/total-labels.ts';
import { type ColumnKind, TEXT_COLUMNS } from './column-kinds.ts';
import { AMOUNT_KINDS, type HeaderRow, type Heading, PHRASE_GAP, TIGHT_GAP } from './heading.ts';
import { headingKind, normalizeHeading, OF_PARTY, phraseKind } from './heading-words.ts';
import { describeUnknown, headingsOfLine, isNumberColumn, isPriced } from './headings-of-line.ts';
import { provenHeader } from './proven-heads.ts';
import { MULTIPLIER, settleTwins } from './settle-twins.ts';
import { glanceAt, mayStack, type StackedHeadings, stackHeadings } from './stacked-headings.ts';

/**
 * The header that begins at `lines[index]`, if one does. Two and three header lines belong
 * together when they follow each other closely and hold nothing but headings.
 */
export const headerRowAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const first = lines[index];
  if (first === undefined) return null;
  const glance = glanceAt(first);
  if (glance !== 'headings') return glance === 'rates' ? provenHeader(lines, index) : null;
  const below = lines.slice(index + 1, index + MOST_STACKED_LINES);
  const known = headersAt.get(first);
  if (known?.below.length === below.length && known.below.every((line, at) => line === below[at]))
    return known.header;
  const found =
    namesAboveFigures(lines, index) ?? findHeaderAt(lines, index) ?? provenHeader(lines, index);
  const header = withRates(found, below);
  headersAt.set(first, { below, header });
  return header;
};

/** `(7.25%)   (10%/10%)` below TAX and O&P: the rates that the columns are reckoned with. */
const RATES = /^(?:\(?\d+(?:\.\d+)?\s?%(?:\s?\/\s?\d+(?:\.\d+)?\s?%)*\)?\s*)+$/;

/** `(years)`, `(yrs)   ($)   ($)`: what the columns above are counted in. */
const COUNTED_IN =
  /^(?:\((?:years?|yrs?|months?|hours?|hrs?|days?|each|ea|[$£€%]|USD|CAD)\.?\)\s*)+$/i;

const withRates = (header: HeaderRow | null, below: readonly Line[]): HeaderRow | null => {
  const line = header === null ? undefined : below[header.lines.length - 1];
  return header === null ||
    line === undefined ||
    !(RATES.test(line.text) || COUNTED_IN.test(line.text))
    ? header
    : { ...header, lines: [...header.lines, line] };
};

/** The same lines are asked about by every step of the reader. */
const headersAt = new WeakMap<Line, { below: readonly Line[]; header: HeaderRow | null }>();

/** Kinds of what stands before the figures of a row, on a line of its own. */
const NAMING: ReadonlySet<ColumnKind> = new Set([
  'itemNumber',
  'category',
  'selector',
  'activity',
  'description',
]);

/**
 * `CAT SEL ACT DESCRIPTION` on a line of its own above the heads of figures, where the rows below
 * are set the same way: the words on one line, the figures on the next.
 */
const namesAboveFigures = (lines: readonly Line[], index: number): HeaderRow | null => {
  const [first, second] = [lines[index], lines[index + 1]];
  if (first === undefined || second === undefined || !isCloseAbove(first, second)) return null;
  const names = headingsOfLine(first);
  if (names === null || !names.every(({ kind }) => NAMING.has(kind))) return null;
  if (!names.some(({ kind }) => kind === 'description')) return null;
  // A second line of headings may be long below the first: rows decide what stands above what.
  const header = findHeaderAt(lines, index + 1);
  if (header === null || header.headings.some(({ kind }) => NAMING.has(kind))) return null;
  const rows = lines.slice(index + 1 + header.lines.length);
  const row = rows
    .slice(0, LINES_TO_FIRST_ROW)
    // Of the room before, the sum may stand alone below the heads that a new page repeats.
    .filter(({ text }) => totalLabel(text) === null)
    // Of a row with a word for its amounts, the quantity alone is a figure.
    .find((line) => hasAmounts(line) || QUANTITY_FIRST.test(line.text));
  // At the foot of a page the rows stand overleaf.
  if (row === undefined && rows.length > MOST_FOOT_LINES) return null;
  // Ages and conditions stand among the figures; what is done would stand before them.
  const figures = row?.words.findIndex(({ text }) => /\d\.\d{2}/.test(text)) ?? 0;
  const word = row?.words.slice(0, figures).find(({ text }) => /\p{L}{3}/u.test(text));
  const covers = header.headings.find(({ kind }) => kind === 'coverage');
  if (word !== undefined && (covers === undefined || !standsUnder(word, covers))) return null;
  return {
    headings: [
      ...names.map((name) => ({ ...name, row: 0 })),
      ...header.headings.map((heading) => ({ ...heading, row: heading.row + 1 })),
    ],
    lines: [first, ...header.lines],
    textOnlyRows: [0, ...header.textOnlyRows.map((row) => row + 1)],
  };
};

/** `19.60 LF   SEE BID` */
const QUANTITY_FIRST = /^\d[\d,]*\.\d{2}\s?[A-Z]{2}\b/;

/** What a program prints at the foot of a page. */
const MOST_FOOT_LINES = 3;

/** Heads, descriptions over some lines, and a section's name between them. */
const LINES_TO_FIRST_ROW = 8;

const isCloseAbove = (above: Line, below: Line): boolean =>
  below.page === above.page &&
  (below.ocr || below.bold === above.bold) &&
  below.box.top - above.box.bottom <= above.fontSize;

const standsUnder = ({ box }: Word, heading: Heading): boolean =>
  box.left < heading.right + 6 && box.right > heading.left - 6;

const findHeaderAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  if (isTitleAbove(lines, index)) return null;
  const plain = plainHeaderAt(lines, index);
  const stacked = stackedHeaderAt(lines, index);
  if (stacked === null) return looselyStackedAt(lines, index) ?? plain;
  if (plain === null) return stacked;
  // As many headings with all that stands below them: nothing is left over as a row.
  const isWider = stacked.lines.length > plain.lines.length;
  const [more, less] = [knownIn(stacked), knownIn(plain)];
  const isWhole = stacked.headings.every(({ text }) => headingKind(text) !== null);
  if (isWhole && goesOnBelow(plain)) return stacked;
  // `%` below `Dep.` makes one heading with it, where it is none alone; so do `COST VALUE` below
  // `REPLACEMENT`, where each of the two is known: longer phrases win.
  const [words, own] = [wordsIn(stacked.headings), wordsIn(plain.headings)];
  const isLonger = own === words && stacked.headings.length < plain.headings.length;
  if (isWhole && more === less && (own < words || isLonger)) return stacked;
  if (isWhole && more < less && own <= words) return stacked;
  // `DEP.` over the first word of `% DEPREC.` heads a share with that, and no column of its own.
  if (isWhole && more === less && overlapsIn(stacked) < overlapsIn(plain)) return stacked;
  if (more > less || (more === less && isWider)) return stacked;
  return spansTwo(plain) || goesOnInStack(lines[index + plain.lines.length], plain, stacked)
    ? stacked
    : plain;
};

/**
 * `#   (yrs)   Cost Each   Total` below two lines of headings, of which it ends one each: left over it would be a row.
 * Of what `Tax / Ship` heads, the stack knows one less.
 */
const goesOnInStack = (left: Line | undefined, plain: HeaderRow, stacked: HeaderRow): boolean =>
  left !== undefined &&
  stacked.lines.includes(left) &&
  segmentsOf(left.words, PHRASE_GAP).length > 1 &&
  knownIn(stacked) === stacked.headings.length - 1 &&
  knownIn(stacked) >= knownIn(plain) - 1;

/** `Manufacturer (Years)` below `Brand or` and `Age`: no heading, but the ends of two that touch. */
const spansTwo = ({ headings }: HeaderRow): boolean =>
  headings.some(
    (one) =>
      headingKind(one.text) === null &&
      headings.filter((other) => other.row < one.row && overlapOf(one, other) > 0).length > 1,
  );

/** Headings of one line that stand over some of the other. */
const overlapsIn = ({ headings }: HeaderRow): number =>
  headings.filter((one) =>
    headings.some((other) => other.row > one.row && overlapOf(one, other) > 0),
  ).length;

const wordsIn = (headings: readonly Heading[]): number =>
  headings.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/** A second line of so few words that it ends the headings above it: `Price`, `Taxes`. */
const goesOnBelow = ({ lines }: HeaderRow): boolean => {
  const [first, second] = lines;
  return (
    lines.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    second.words.length * 2 <= first.words.length
  );
};

/** Whether the columns stand apart: `Item Qty Price Total` in a remark is running text. */
export const isSpaced = ({ lines }: HeaderRow): boolean =>
  lines.length > 1 || lines.some(isSpacedLine);

const isSpacedLine = ({ words, fontSize }: Line): boolean =>
  words.some((word, at) => {
    const before = words[at - 1];
    return before !== undefined && word.box.left - before.box.right > fontSize * WORD_GAP;
  });

/** Single spaces of the widest type are narrower than this many font sizes. */
const WORD_GAP = 0.75;

const knownIn = (header: HeaderRow): number =>
  header.headings.filter((heading) => headingKind(heading.text) !== null).length;

/** The most lines that a header is set in. */
const MOST_STACKED_LINES = 5;

/** A header whose single headings are broken over several lines. */
const stackedHeaderAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const block: Line[] = [];
  let best: { headings: Heading[]; lines: Line[]; score: number } | null = null;
  for (const line of lines.slice(index, index + MOST_STACKED_LINES)) {
    const above = block.at(-1);
    if (above !== undefined && !followsInHeader(above, line)) break;
    if (!mayStack(line)) break;
    block.push(line);
    if (block.length < 2) continue;
    const wide = stackHeadings(block);
    const isSure = wide?.unknown === 0 || block.some(({ ocr }) => ocr);
    const stacked = isSure ? wide : (surelyStacked(block) ?? wide);
    if (stacked === null) continue;
    const { headings, unknown } = stacked;
    const score = headings.length - unknown;
    if (unknown > Math.floor(headings.length / 4)) continue;
    if (unknown > 0 && !isPriced(headings.map((heading) => heading.kind))) continue;
    if (!isTableHeader(headings)) continue;
    // Several words with columns between them are no name of what follows.
    const isHead = segmentsOf(line.words, PHRASE_GAP).length > 1 && isSpacedLine(line);
    const least = (best?.score ?? 0) + (isHead ? 0 : 1);
    if (best === null || score >= least) best = { headings, lines: [...block], score };
  }
  if (best === null) return null;
  return {
    headings: settleTwins(describeUnknown(best.headings)),
    lines: best.lines,
    textOnlyRows: [],
  };
};

/**
 * `Est.   Unit of` above `Qty   Measure   Rate   Total` as far apart as the rows of a workbook are: one header
 * where every column is known with both, each of another kind, and not with the second line alone.
 */
const looselyStackedAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const [above, below] = lines.slice(index, index + 2);
  if (above === undefined || below === undefined || above.page !== below.page) return null;
  const gap = below.box.top - above.box.bottom;
  if (!above.bold || !below.bold || gap > above.fontSize * LOOSE || !mayStack(below)) return null;
  const both = stackHeadings([above, below]);
  const alone = plainHeaderAt(lines, index + 1);
  if (both === null || alone === null || both.unknown > 0 || !isTableHeader(both.headings))
    return null;
  const isFewer = segmentsOf(above.words, PHRASE_GAP).length < both.headings.length;
  const gained = kindsIn(both.headings) - kindsIn(alone.headings);
  // Longer phrases win: none of the first line's words stands beside the second's.
  const isSure = gained > 0 || (gained === 0 && both.headings.length === alone.headings.length);
  return isFewer && isSure && both.headings.length >= LEAST_STACKED
    ? {
        headings: settleTwins(describeUnknown(both.headings)),
        lines: [above, below],
        textOnlyRows: [],
      }
    : null;
};

const LEAST_STACKED = 4;

const kindsIn = (headings: readonly Heading[]): number =>
  new Set(headings.flatMap(({ text }) => headingKind(text) ?? [])).size;

/** Font sizes between such lines, at most. */
const LOOSE = 0.9;

/** Every heading is known where columns that nearly touch are told apart. */
const surelyStacked = (block: readonly Line[]): StackedHeadings | null => {
  // A typewriter's spaces are as wide as such gaps.
  if (!block.some(({ words }) => segmentsOf(words, TIGHT_GAP).length < words.length)) return null;
  const tight = stackHeadings(block, TIGHT_GAP);
  return tight?.unknown === 0 ? tight : null;
};

const followsInHeader = (above: Line, below: Line): boolean =>
  below.page === above.page &&
  // How bold a scan's words are is measured, and now and then wrong.
  (below.ocr || isMostlyBold(below) === isMostlyBold(above)) &&
  below.box.top - above.box.bottom <= above.fontSize * (below.ocr ? 0.9 : 0.5);

/** Heads in wide leading: below a page's own they stand as far apart as its rows do. */
const mayFollowLoosely = (above: Line, below: Line): boolean =>
  below.page === above.page &&
  !below.ocr &&
  below.bold === above.bold &&
  (below.bold || [above, below].every(({ text }) => IN_CAPITALS.test(text))) &&
  below.box.top - above.box.bottom <= above.fontSize * LOOSE;

/** Words of headings that are not in bold type. */
const IN_CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;

/** `CONDITION   DEP %` below `AGE/LIFE   DEPREC.`: two headings and more, of columns that the line above has none of. */
const areOthers = (headings: readonly Heading[], above: readonly Heading[]): boolean =>
  headings.length > 1 &&
  headings.every(
    ({ kind, text }) => headingKind(text) !== null && above.every((one) => one.kind !== kind),
  );

/** Of a head drawn in several pieces, one may be of another face. */
const isMostlyBold = ({ bold, words }: Line): boolean =>
  bold || words.filter((word) => word.bold).length * 2 > words.length;

const plainHeaderAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const first = lines[index];
  if (first === undefined) return null;
  const firstHeadings = headingsOfLine(first);
  if (firstHeadings === null || isNameAbove(lines, index, firstHeadings)) return null;
  const used = [first];
  const rows = [firstHeadings.map((one) => ({ ...one }))];
  for (let row = 1; row < 3; row += 1) {
    const next = lines[index + row];
    const previous = used.at(-1);
    if (next === undefined || previous === undefined) break;
    const isClose = followsInHeader(previous, next);
    if (!isClose && !mayFollowLoosely(previous, next)) break;
    const headings = headingsOfLine(next, row);
    if (headings === null || !(isClose || areOthers(headings, firstHeadings))) break;
    // `Detach & reset` below DESCRIPTION is the end of a description, no heading.
    const [only, another] = headings;
    const isAlone = only !== undefined && another === undefined;
    if (isAlone && (beginsWithText(only, firstHeadings) || isNameBelow(only, firstHeadings))) break;
    if (another !== undefined && isPhraseBelow(next, rows.flat())) break;
    used.push(next);
    const slashed = isAlone ? rows.at(-1)?.find((one) => endsSlashed(one, only, previous)) : null;
    if (slashed != null && only !== undefined) slashed.text += ` / ${only.text}`;
    rows.push(slashed == null ? headings : []);
  }
  const [upper, lower] = rows;
  if (upper !== undefined && lower !== undefined && saysAgain(upper, lower))
    return {
      headings: settleTwins(lower.map((heading) => ({ ...heading, row: 0 }))),
      lines: used.slice(0, 2),
      textOnlyRows: [],
    };
  // The longest block that makes a header wins; a room named `Area` below it must not spoil it.
  for (let count = rows.length; count >= 1; count -= 1) {
    const headings = mergeStacked(rows.slice(0, count).flat());
    if (!isTableHeader(headings)) continue;
    const kept = used.slice(0, count);
    const textOnlyRows = kept
      .map((_, row) => row)
      .filter((row) => {
        const own = headings.filter((heading) => heading.row === row);
        const isApart = own.length > 0 && !own.some(isNumberColumn) && count > 1;
        return isApart && !standsAmong(kept, row);
      });
    return { headings: settleTwins(describeUnknown(headings)), lines: kept, textOnlyRows };
  }
  return null;
};

/** `days` below `Hours /`: the other half of that heading. */
const endsSlashed = (above: Heading, below: Heading, { words }: Line): boolean =>
  overlapOf(above, below) > 0 &&
  words.some(({ text, box }, at) => {
    const before = words[at - 1]?.box.right;
    return (
      text === '/' &&
      before !== undefined &&
      Math.abs(before - above.right) < 1 &&
      box.left > before
    );
  });

/** `Code   Description` in the middle of cells beside others of two lines: as high on the page, in part, as these. */
const standsAmong = (lines: readonly Line[], row: number): boolean => {
  const [above, own, below] = [lines[row - 1], lines[row], lines[row + 1]];
  return (
    own !== undefined &&
    [above, below].some(
      (other) =>
        other !== undefined &&
        Math.min(own.box.bottom, other.box.bottom) - Math.max(own.box.top, other.box.top) >
          own.fontSize * SHARED,
    )
  );
};

/** Font sizes. */
const SHARED = 0.25;

/** `Quantité   Coût unitaire` over `Description   Quantity   Unit Cost`: the same heads in two languages. */
const saysAgain = (upper: readonly Heading[], lower: readonly Heading[]): boolean => {
  const has = (headings: readonly Heading[], kind: ColumnKind): boolean =>
    headings.some((heading) => heading.kind === kind);
  return (
    has(lower, 'description') &&
    isTableHeader(lower) &&
    upper.length <= lower.length &&
    (['quantity', 'unitPrice'] as const).every((kind) => has(upper, kind) && has(lower, kind)) &&
    upper.every((one) => lower.some((other) => overlapOf(one, other) > 0))
  );
};

/** `Waste Removal` above a whole header is one name, and no two headings that touch. */
const isNameAbove = (
  lines: readonly Line[],
  index: number,
  headings: readonly Heading[],
): boolean => {
  const line = lines[index];
  if (line === undefined || headings.length < 2) return false;
  return (
    segmentsOf(line.words, PHRASE_GAP).length === 1 && plainHeaderAt(lines, index + 1) !== null
  );
};

/**
 * `Services`, `Labor` above a whole header that has nothing below them: a title. Lines of a scan are
 * measured closer together than they are set.
 */
const isTitleAbove = (lines: readonly Line[], index: number): boolean => {
  const line = lines[index];
  if (line === undefined) return false;
  if (isNameOverWords(lines, index, line)) return true;
  const [title, another] = headingsOfLine(line) ?? [];
  if (title === undefined || another !== undefined) return false;
  const below = plainHeaderAt(lines, index + 1)?.headings ?? [];
  if (repeatsHeading(title, below) || standsBeside(title, below)) return true;
  if (isKindOfCost(title.text) && beginsAtEdge(title, below)) return true;
  // Lines of a scan may stand further apart and still make one header.
  if (!line.ocr) return false;
  return (
    namesFirst(title, below) ||
    (below.some(({ kind }) => TEXT_COLUMNS.has(kind)) &&
      below.every((head) => overlapOf(title, head) < shorter(title, head) / 2))
  );
};

/**
 * `Labor and other`, or a room called `Bin`, right above `DESCRIPTION` at the left of a whole header: several words in one
 * cell, or one that heads no amount, that make no heading with it.
 */
const isNameOverWords = (lines: readonly Line[], index: number, line: Line): boolean => {
  // Few lines have words without a figure right below their own beginning.
  const next = lines[index + 1];
  if (next === undefined || Math.abs(next.box.left - line.box.left) >= EDGE) return false;
  if (/\d/.test(next.text)) return false;
  if (segmentsOf(line.words, PHRASE_GAP).length > 1) return false;
  if (line.words.length < 2 && headingKind(line.text) !== 'otherText') return false;
  const below = plainHeaderAt(lines, index + 1)?.headings ?? [];
  const [first] = below.toSorted((a, b) => a.left - b.left);
  return (
    first?.kind === 'description' &&
    Math.abs(first.left - line.box.left) < EDGE &&
    below.every(({ text }) => headingKind(text) !== null) &&
    headingKind(`${line.text} ${first.text}`) === null
  );
};

/** A room called `O&P` above a whole header that has such a column: it stands left of all figures. */
const repeatsHeading = (title: Heading, below: readonly Heading[]): boolean =>
  isNumberColumn(title) &&
  below.some(({ kind }) => kind === title.kind) &&
  below.every((head) => !isNumberColumn(head) || title.right <= head.left);

/** `LABOR` above `Labor   Date   Hours   Rate   Charge`: the list's name, once more at the head of its column. */
const namesFirst = (title: Heading, below: readonly Heading[]): boolean => {
  const first = below.toSorted((a, b) => a.left - b.left)[0];
  return first !== undefined && normalizeHeading(first.text) === normalizeHeading(title.text);
};

/** `Labor` at the left edge of a whole header: all rows below are of that kind. */
const beginsAtEdge = (title: Heading, below: readonly Heading[]): boolean =>
  below.some(({ kind }) => kind === 'description') &&
  below.every(({ left }) => left > title.left - EDGE);

/** Points. */
const EDGE = 6;

/** A room called `Notes` or `Materials`: it stands over none of the columns, left of all figures. */
const standsBeside = (title: Heading, below: readonly Heading[]): boolean =>
  (title.kind === 'note' || title.kind === 'description' || isNumberColumn(title)) &&
  below.some(({ kind }) => kind === 'description') &&
  below.every(
    (head) => overlapOf(title, head) < 0 && (!isNumberColumn(head) || title.right < head.left),
  );

const overlapOf = (one: Heading, other: Heading): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

const shorter = (one: Heading, other: Heading): number =>
  Math.min(one.right - one.left, other.right - other.left);

const beginsWithText = (heading: Heading, above: readonly Heading[]): boolean =>
  above.some(
    (other) =>
      other.kind === 'description' &&
      (Math.abs(other.left - heading.left) < 6 ||
        // `Demo`, set in below it, heads the first rows.
        (heading.left > other.left && heading.left < other.right)),
  );

/** `Service` left of all headings, one of which is that of descriptions: the name of the first rows. */
const isNameBelow = (heading: Heading, above: readonly Heading[]): boolean =>
  TEXT_COLUMNS.has(heading.kind) &&
  above.some(({ kind }) => kind === 'description') &&
  above.every(({ left }) => heading.right < left);

/**
 * `Rec room` at the left edge right below a whole header is the name of the first rows, and no `Recoverable` beside
 * a `Room`: its words stand as close as those of one text.
 */
const isPhraseBelow = (line: Line, above: readonly Heading[]): boolean =>
  line.box.left < Math.min(...above.map(({ left }) => left)) + EDGE &&
  segmentsOf(line.words, TIGHT_GAP).length === 1 &&
  isTableHeader(mergeStacked(above));

/** `UNIT` over `PRICE` is one heading where the two together make a known one. */
const mergeStacked = (headings: readonly Heading[]): Heading[] => {
  const merged: Heading[] = [];
  for (const heading of headings) {
    const above = merged.find(
      (candidate) =>
        candidate.row < heading.row &&
        Math.min(candidate.right, heading.right) - Math.max(candidate.left, heading.left) > 0,
    );
    const kind =
      above === undefined
        ? null
        : // `Age / life` over `(yr)`
          ((COUNTED_IN.test(heading.text) ? above.kind : null) ??
          // `Amount` over `of Units`, `Material` over `/ Unit`
          phraseKind(`${above.text} ${heading.text}`) ??
          phraseKind(`${above.text} of ${heading.text}`) ??
          phraseKind(`${above.text}/${heading.text}`));
    if (above !== undefined && kind !== null) {
      above.kind = kind;
      above.text = `${above.text} ${heading.text}`;
      above.row = heading.row;
      above.left = Math.min(above.left, heading.left);
      above.right = Math.max(above.right, heading.right);
    } else merged.push({ ...heading });
  }
  return merged;
};

const isTableHeader = (headings: readonly Heading[]): boolean => {
  const kinds = new Set(headings.map((heading) => heading.kind));
  const numbers = [...kinds].filter((kind) => !TEXT_COLUMNS.has(kind));
  // `What   Materials   Labor   Total`: beside the descriptions, what materials cost.
  const ofMaterials = headings.filter(
    ({ kind, text }) => kind === 'description' && /^materials?$/i.test(text),
  );
  const isMaterialPriced =
    kinds.has('materialPrice') ||
    (ofMaterials.length > 0 &&
      headings.filter(({ kind }) => kind === 'description').length > ofMaterials.length);
  const isOfParts = kinds.has('laborPrice') && isMaterialPriced;
  if (!isOfParts && !numbers.some((kind) => AMOUNT_KINDS.has(kind))) return false;
  // `Item in Dispute   Insurer   Insureds   Umpire`: what each says that it costs, and what it is to cost.
  const sides = headings.filter(({ kind, text }) => kind === 'otherNumber' && OF_PARTY.test(text));
  if (sides.length >= 2 && kinds.has('rcv') && kinds.has('description')) return true;
  // `Where   Work   Price`: lump sums, each of a place.
  if (kinds.has('room') && kinds.has('description') && isLumpSum(headings)) return true;
  // `#   Description   Amount`: lump sums that are counted.
  const isCounted = headings.some(({ kind, text }) => kind === 'itemNumber' && text === '#');
  if (isCounted && kinds.has('description') && isLumpSum(headings)) return true;
  if (kinds.size < 3 || numbers.length < 2) return false;
  // `Description   Cost   Mark-up 15%   Amount`, `Description   Cost   Multiplier   Billed`: what was bought for the work.
  const isMarkedUp =
    headings.some(
      ({ kind, text }) =>
        (kind === 'overheadProfit' && /mark/i.test(text)) || MULTIPLIER.test(text),
    ) && headings.filter(({ kind }) => kind === 'total').length > 1;
  // Sums by room or coverage have no quantities, and nothing that says what is done.
  const isOfWork =
    numbers.length >= 3 || (kinds.has('total') && kinds.has('deducted')) || isOfParts || isMarkedUp;
  return kinds.has('quantity') || (isOfWork && kinds.has('description'));
};

/** What is done and where, and a single column of what it costs. */
const isLumpSum = (headings: readonly Heading[]): boolean => {
  const [amount, another] = headings.filter(isNumberColumn);
  return (
    headings.length === 3 &&
    another === undefined &&
    amount !== undefined &&
    /^(?:total\s+)?(?:price|cost|amount)$/i.test(amount.text)
  );
};

/** Same columns at the same places: pages of one table share what was learned about it. */
export const headerSignature = (header: HeaderRow): string =>
  header.headings
    .map((heading) => `${heading.kind}@${Math.round(heading.right / 5)}/${heading.row}`)
    .join(' ');
