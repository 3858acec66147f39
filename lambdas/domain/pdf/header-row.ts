import { withoutGlue } from './glued-headings.ts';
import { spelledKey } from './key-words.ts';
import { hasAmounts } from './line-shapes.ts';
import { type Line, segmentsOf, textOf } from './lines.ts';
import type { Word } from './page-text.ts';
import {
  areAgeAndLife,
  mayStack,
  type StackedHeadings,
  stackHeadings,
  TIGHT_GAP,
} from './stacked-headings.ts';
import { withUnitRcv } from './unit-rcv.ts';
import {
  type ColumnKind,
  headingKind,
  isHeadingWord,
  LONGEST_HEADING_WORDS,
  normalizeHeading,
  phraseKind,
  TEXT_COLUMNS,
} from './vocabulary.ts';

/** A column as its heading announces it. */
export interface Heading {
  kind: ColumnKind;
  text: string;
  left: number;
  right: number;
  /** 0 for the first header line, 1 for the second. */
  row: number;
}

/** The header of an item table: one to three lines. */
export interface HeaderRow {
  headings: Heading[];
  lines: Line[];
  /** Numbers of lines in `headings` that hold no number column: codes print on their own line. */
  textOnlyRows: number[];
}

/** Words of one heading stand closer than this, in font sizes; some prints space them widely. */
const PHRASE_GAP = 0.9;
/** A scan's type is measured, not known. */
const SCANNED_PHRASE_GAP = 1.3;
/** By so much a gap is wider than the line's narrowest where two headings meet. */
const OVER_NARROWEST = 2.2;

/** The headings of a line, or null where a word of it is none. */
export const headingsOfLine = (line: Line, row = 0): Heading[] | null => {
  let headings = headingsOfLines.get(line);
  if (headings === undefined) {
    headings = findHeadings(line);
    headingsOfLines.set(line, headings);
  }
  return headings === null || row === 0 ? headings : headings.map((one) => ({ ...one, row }));
};

const headingsOfLines = new WeakMap<Line, Heading[] | null>();

const findHeadings = (line: Line): Heading[] | null => {
  const printed = line.text.includes(' / ') ? withSlashes(line.words) : line.words;
  const words = withoutGlue(printed.filter((word) => /[\p{L}\p{N}#%$&]/u.test(word.text)));
  if (words.length === 0) return null;
  const plain = headingsOfWords(words);
  const covered = (plain ?? []).reduce((sum, one) => sum + one.text.split(' ').length, 0);
  return covered === words.length ? plain : (headingsOfSegments(line, words) ?? plain);
};

/** `RATE / 24 HR`: a slash belongs to the word before it. */
const withSlashes = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isPart =
      word.text === '/' &&
      before !== undefined &&
      isHeadingWord(normalizeHeading(`${before.text}/`));
    // `QUANTITY / UNIT PRICE` are two.
    if (!isPart) joined.push(word);
    else
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}/`,
        box: { ...before.box, right: word.box.right },
      };
  }
  return joined;
};

/** What a heading that nobody knows may be: short words, no sentence and no figures but a number. */
const couldHead = (words: readonly Word[]): boolean =>
  words.length <= 4 && /^[^\d]*\p{L}[^\d]*(?: #?\d{1,2})?$/u.test(textOf(words));

/**
 * A header with headings that nobody has seen before: cells far apart, half of them known. The
 * unknown column left of the figures holds the description, others are named by their cells.
 */
const headingsOfSegments = (line: Line, words: readonly Word[]): Heading[] | null => {
  // Of rates only: `TAX 6.5%`.
  if (words.length < 4 || /\d[.,]\d+(?![\d%]| %)/.test(line.text)) return null;
  // `ROOF - ALL SLOPES`: a dash holds its words together.
  const segments = segmentsOf(line.words, line.ocr ? SCANNED_PHRASE_GAP : PHRASE_GAP).filter(
    (segment) => segment.some((word) => words.includes(word)),
  );
  if (segments.length < 4) return null;
  const kinds = segments.map((segment) => headingKind(textOf(segment)));
  const known = kinds.filter((kind) => kind !== null).length;
  if (known < 3 || known < segments.length * 0.5 || !isPriced(kinds)) return null;
  if (segments.some((segment, index) => kinds[index] === null && !couldHead(segment))) return null;
  const headings = segments.map(
    (segment, index): Heading => ({
      kind: kinds[index] ?? 'otherNumber',
      text: textOf(segment),
      left: Math.min(...segment.map((word) => word.box.left)),
      right: Math.max(...segment.map((word) => word.box.right)),
      row: 0,
    }),
  );
  return describeUnknown(headings);
};

/** A table of work says how much of it there is and what it costs; tables of other sums do not. */
const isPriced = (kinds: readonly (ColumnKind | null)[]): boolean =>
  kinds.includes('quantity') &&
  kinds.some((kind) => kind !== null && kind !== 'acv' && AMOUNT_KINDS.has(kind));

/** Without a heading for descriptions, the first unknown column before the figures holds them. */
const describeUnknown = (headings: readonly Heading[]): Heading[] => {
  if (headings.some((heading) => heading.kind === 'description')) return [...headings];
  const inOrder = headings.toSorted((a, b) => a.left - b.left);
  const figures = inOrder.findIndex(
    (heading) => isNumberColumn(heading) && headingKind(heading.text) !== null,
  );
  const before = inOrder.slice(0, figures < 0 ? inOrder.length : figures);
  const unknown = before.find((heading) => headingKind(heading.text) === null);
  const operation = before.find((heading) => heading.kind === 'activity');
  const described = unknown ?? operation;
  return headings.map((heading) =>
    heading === described ? { ...heading, kind: 'description' } : heading,
  );
};

const headingsOfWords = (words: readonly Word[]): Heading[] | null => {
  const strange = words.filter((word) => !isHeadingWord(normalizeHeading(word.text))).length;
  // Two or three words in brackets, such as `($)`, are the most that a header adds.
  if (strange > 3) return null;
  const headings: Heading[] = [];
  let unknown = 0;
  const narrowest = narrowestGap(words);
  for (let index = 0; index < words.length; ) {
    const found = longestHeading(words, index, narrowest);
    if (found === null) {
      const own = ownHeading(words, index);
      if (own !== null) headings.push(own);
      unknown += 1;
      index += 1;
      continue;
    }
    headings.push({ ...found.heading, row: 0 });
    index += found.used;
  }
  const known = headings.filter(({ text }) => phraseKind(text) !== null).length;
  if (known === 0) return null;
  // One stray word, such as a footnote mark or a company's own column, is let pass.
  const allowed = known >= 4 ? 1 : 0;
  if (unknown > allowed) return null;
  return headings;
};

/** A word that nobody knows, apart from the headings beside it: a column of the company's own. */
const ownHeading = (words: readonly Word[], index: number): Heading | null => {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || before === undefined || next === undefined) return null;
  if (!/\p{L}{3}/u.test(word.text)) return null;
  const space = word.fontSize * TIGHT_GAP;
  if (gapBetween(before, word) < space || gapBetween(word, next) < space) return null;
  const { left, right } = word.box;
  return { kind: 'otherNumber', text: word.text, left, right, row: 0 };
};

const gapBetween = (before: Word, word: Word): number => word.box.left - before.box.right;

const narrowestGap = (words: readonly Word[]): number =>
  Math.min(
    ...words.flatMap((word, at) => {
      const before = words[at - 1];
      const gap = before === undefined ? 0 : gapBetween(before, word);
      return gap > 0 ? [gap] : [];
    }),
  );

const areApart = (before: Word, word: Word, narrowest: number): boolean => {
  const gap = gapBetween(before, word) / Math.max(word.fontSize, 4);
  if (areAgeAndLife(before, word)) return true;
  if (word.confidence === 1 || gap <= PHRASE_GAP) return gap > PHRASE_GAP;
  return gap > SCANNED_PHRASE_GAP || gapBetween(before, word) > OVER_NARROWEST * narrowest;
};

const longestHeading = (
  words: readonly Word[],
  index: number,
  narrowest: number,
): { heading: Omit<Heading, 'row'>; used: number } | null => {
  for (let length = LONGEST_HEADING_WORDS; length >= 1; length -= 1) {
    const part = words.slice(index, index + length);
    if (part.length < length) continue;
    const apart = part.some((word, at) => {
      const before = part[at - 1];
      return before !== undefined && areApart(before, word, narrowest);
    });
    if (apart) continue;
    const kind = phraseKind(textOf(part));
    if (kind === null) continue;
    return {
      heading: {
        kind,
        text: textOf(part),
        left: Math.min(...part.map((word) => word.box.left)),
        right: Math.max(...part.map((word) => word.box.right)),
      },
      used: length,
    };
  }
  return null;
};

const isNumberColumn = (heading: Heading): boolean => !TEXT_COLUMNS.has(heading.kind);

/**
 * The header that begins at `lines[index]`, if one does. Two and three header lines belong
 * together when they follow each other closely and hold nothing but headings.
 */
export const headerRowAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const first = lines[index];
  if (first === undefined || !mayStack(first)) return null;
  const below = lines.slice(index + 1, index + MOST_STACKED_LINES);
  const known = headersAt.get(first);
  if (known?.below.length === below.length && known.below.every((line, at) => line === below[at]))
    return known.header;
  const header = withRates(namesAboveFigures(lines, index) ?? findHeaderAt(lines, index), below);
  headersAt.set(first, { below, header });
  return header;
};

/** `(7.25%)   (10%/10%)` below TAX and O&P: the rates that the columns are reckoned with. */
const RATES = /^(?:\(?\d+(?:\.\d+)?\s?%(?:\s?\/\s?\d+(?:\.\d+)?\s?%)*\)?\s*)+$/;

const withRates = (header: HeaderRow | null, below: readonly Line[]): HeaderRow | null => {
  const rates = header === null ? undefined : below[header.lines.length - 1];
  return header === null || rates === undefined || !RATES.test(rates.text)
    ? header
    : { ...header, lines: [...header.lines, rates] };
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
    // Of a row with a word for its amounts, the quantity alone is a figure.
    .find((line) => hasAmounts(line) || QUANTITY_FIRST.test(line.text));
  if (row === undefined) return null;
  // Ages and conditions stand among the figures; what is done would stand before them.
  const word = row.words
    .slice(
      0,
      row.words.findIndex(({ text }) => /\d\.\d{2}/.test(text)),
    )
    .find(({ text }) => /\p{L}{3}/u.test(text));
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

/** Heads, descriptions over some lines, and a section's name between them. */
const LINES_TO_FIRST_ROW = 8;

const isCloseAbove = (above: Line, below: Line): boolean =>
  below.page === above.page &&
  (below.ocr || below.bold === above.bold) &&
  below.box.top - above.box.bottom <= above.fontSize;

const standsUnder = ({ box }: Word, heading: Heading): boolean =>
  box.left < heading.right + 6 && box.right > heading.left - 6;

const findHeaderAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const plain = plainHeaderAt(lines, index);
  const stacked = stackedHeaderAt(lines, index);
  if (plain === null || stacked === null) return plain ?? stacked;
  // As many headings with all that stands below them: nothing is left over as a row.
  const isWider = stacked.lines.length > plain.lines.length;
  const [more, less] = [knownIn(stacked), knownIn(plain)];
  const isWhole = stacked.headings.every(({ text }) => headingKind(text) !== null);
  if (isWhole && goesOnBelow(plain)) return stacked;
  // `%` below `Dep.` makes one heading with it, where it is none alone.
  if (isWhole && more === less && wordsIn(plain.headings) < wordsIn(stacked.headings))
    return stacked;
  return more > less || (more === less && isWider) ? stacked : plain;
};

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
  lines.length > 1 ||
  lines.some((line) =>
    line.words.some((word, at) => {
      const before = line.words[at - 1];
      return before !== undefined && word.box.left - before.box.right > line.fontSize * WORD_GAP;
    }),
  );

/** Single spaces of the widest type are narrower than this many font sizes. */
const WORD_GAP = 0.75;

const knownIn = (header: HeaderRow): number =>
  header.headings.filter((heading) => headingKind(heading.text) !== null).length;

/** The most lines that a header is set in. */
const MOST_STACKED_LINES = 4;

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
    if (best === null || score > best.score) best = { headings, lines: [...block], score };
  }
  if (best === null) return null;
  return {
    headings: settleTwins(describeUnknown(best.headings)),
    lines: best.lines,
    textOnlyRows: [],
  };
};

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
  (below.ocr || below.bold === above.bold) &&
  below.box.top - above.box.bottom <= above.fontSize * (below.ocr ? 0.9 : 0.5);

const plainHeaderAt = (lines: readonly Line[], index: number): HeaderRow | null => {
  const first = lines[index];
  if (first === undefined) return null;
  const firstHeadings = headingsOfLine(first);
  if (firstHeadings === null || isNameAbove(lines, index, firstHeadings)) return null;
  const used = [first];
  const rows = [firstHeadings];
  for (let row = 1; row < 3; row += 1) {
    const next = lines[index + row];
    const previous = used.at(-1);
    if (next === undefined || previous === undefined || !followsInHeader(previous, next)) break;
    const headings = headingsOfLine(next, row);
    if (headings === null) break;
    // `Detach & reset` below DESCRIPTION is the end of a description, no heading.
    const [only, another] = headings;
    if (only !== undefined && another === undefined && beginsWithText(only, firstHeadings)) break;
    used.push(next);
    rows.push(headings);
  }
  // The longest block that makes a header wins; a room named `Area` below it must not spoil it.
  for (let count = rows.length; count >= 1; count -= 1) {
    const headings = mergeStacked(rows.slice(0, count).flat());
    if (!isTableHeader(headings)) continue;
    const kept = used.slice(0, count);
    const textOnlyRows = kept
      .map((_, row) => row)
      .filter((row) => {
        const own = headings.filter((heading) => heading.row === row);
        return own.length > 0 && !own.some(isNumberColumn) && count > 1;
      });
    return { headings: settleTwins(describeUnknown(headings)), lines: kept, textOnlyRows };
  }
  return null;
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

const beginsWithText = (heading: Heading, above: readonly Heading[]): boolean =>
  above.some((other) => other.kind === 'description' && Math.abs(other.left - heading.left) < 6);

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
        : // `Amount` over `of Units`
          (phraseKind(`${above.text} ${heading.text}`) ??
          phraseKind(`${above.text} of ${heading.text}`));
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

const AMOUNT_KINDS: ReadonlySet<ColumnKind> = new Set([
  'rcv',
  'total',
  'lineItemTotal',
  'acv',
  'unitPrice',
  'replacePrice',
]);

const isTableHeader = (headings: readonly Heading[]): boolean => {
  const kinds = new Set(headings.map((heading) => heading.kind));
  const numbers = [...kinds].filter((kind) => !TEXT_COLUMNS.has(kind));
  if (!numbers.some((kind) => AMOUNT_KINDS.has(kind))) return false;
  if (kinds.size < 3 || numbers.length < 2) return false;
  // Sums by room or coverage have no quantities, and nothing that says what is done.
  return kinds.has('quantity') || (numbers.length >= 3 && kinds.has('description'));
};

/** Readings of a heading that make sense beside another column of the same kind. */
const SECOND_MEANING: readonly [ColumnKind, RegExp, ColumnKind][] = [
  ['description', /^materials?$/i, 'materialPrice'],
  ['description', /^name$/i, 'note'],
  ['description', /^class$/i, 'category'],
  ['description', /^(?:line\s+)?items?$/i, 'itemNumber'],
  ['description', /^scope$|^task$|^service$/i, 'category'],
  ['quantity', /^measured\b/i, 'otherNumber'],
  ['quantity', /^units?$/i, 'unit'],
  ['unit', /^meas\.?$/i, 'quantity'],
  ['quantity', /^(?:hours|hrs)$/i, 'otherNumber'],
  ['total', /^(?:cost|value|charge|estimate)(?:\s*\(?\$\)?)?$/i, 'unitPrice'],
  ['total', /^(?:amount|price|sum|gross)(?:\s*\(?\$\)?)?$/i, 'lineItemTotal'],
  ['unitPrice', /^price(?:\s*\(?\$\)?)?$/i, 'total'],
  ['unitPrice', /^each$/i, 'unit'],
  ['itemNumber', /^(?:id|ref|row|seq|pos)$/i, 'selector'],
  ['ageLife', /\blife\b/i, 'lifeYears'],
];

const MAY_REPEAT: ReadonlySet<ColumnKind> = new Set(['itemNumber', 'note']);

/** Two columns of one kind: the vaguer heading takes its second meaning, or is just a number. */
const settleTwins = (headings: readonly Heading[]): Heading[] => {
  const settled = withUnitRcv(headings).map((heading) => ({
    ...heading,
    text: spelledKey(heading.text),
  }));
  // Pieces of equipment, and the days that they count for together.
  const counts = settled.filter((heading) => heading.kind === 'quantity');
  if (counts.some((heading) => /\bdays\b/i.test(heading.text)))
    for (const heading of counts) if (!/\bdays\b/i.test(heading.text)) heading.kind = 'otherNumber';
  // `Units` beside `Measure`: the first of the two counts.
  const [units, measure] = counts.toSorted((a, b) => a.left - b.left);
  if (/^units?$/i.test(units?.text ?? '') && measure !== undefined)
    if (/^meas/i.test(measure.text) && settled.every(({ kind }) => kind !== 'unit'))
      measure.kind = 'unit';
  for (const [kind, pattern, meaning] of SECOND_MEANING) {
    const twins = settled.filter((heading) => heading.kind === kind);
    if (twins.length < 2) continue;
    const vague = twins.find((heading) => pattern.test(heading.text.trim()));
    const taken = settled.some((heading) => heading.kind === meaning);
    if (vague !== undefined && !(taken && !MAY_REPEAT.has(meaning))) vague.kind = meaning;
  }
  // Behind the quantity and beside that of labor, a price's part.
  const counted = settled.find(({ kind }) => kind === 'quantity');
  if (settled.some(({ kind }) => kind === 'laborPrice'))
    for (const heading of settled)
      if (/^(?:materials?|equipment)$/i.test(heading.text) && heading.kind === 'description')
        if (counted !== undefined && heading.left > counted.right)
          heading.kind = /^m/i.test(heading.text) ? 'materialPrice' : 'otherNumber';
  // Behind the descriptions, `NO.` counts pieces.
  const described = settled.find((heading) => heading.kind === 'description')?.left;
  for (const heading of settled)
    if (heading.kind === 'itemNumber' && described !== undefined && heading.left > described)
      if (/^(?:no|nr|#)\.?$/i.test(heading.text)) heading.kind = 'otherNumber';
  // Nothing is removed, and there is a price before it: what replacing comes to.
  const price = settled.find((heading) => heading.kind === 'unitPrice');
  const sums = settled.some(
    ({ kind }) => kind === 'removePrice' || kind === 'rcv' || kind === 'total',
  );
  for (const heading of settled)
    if (
      heading.kind === 'replacePrice' &&
      price !== undefined &&
      heading.left > price.left &&
      !sums
    )
      heading.kind = 'rcv';
  // Materials, labor and equipment have totals of their own; the line's stands behind them.
  const totals = settled.filter((heading) => heading.kind === 'total');
  if (totals.length > 2) for (const heading of totals.slice(0, -1)) heading.kind = 'otherNumber';
  const seen = new Set<ColumnKind>();
  for (const heading of settled) {
    if (seen.has(heading.kind) && isNumberColumn(heading)) heading.kind = 'otherNumber';
    seen.add(heading.kind);
  }
  return settled;
};

/** Same columns at the same places: pages of one table share what was learned about it. */
export const headerSignature = (header: HeaderRow): string =>
  header.headings
    .map((heading) => `${heading.kind}@${Math.round(heading.right / 5)}/${heading.row}`)
    .join(' ');

/** Whether a line has nothing but one segment; headings of rooms do. */
export const isSingleSegment = (line: Line): boolean => segmentsOf(line.words, 2.5).length === 1;
