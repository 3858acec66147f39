import { byLine } from '../pages/by-line.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { type ColumnKind, TEXT_COLUMNS } from './column-kinds.ts';
import { withoutGlue } from './glued-headings.ts';
import {
  AMOUNT_KINDS,
  areAgeAndLife,
  type Heading,
  IS_DAY,
  PHRASE_GAP,
  TIGHT_GAP,
} from './heading.ts';
import {
  headingKind,
  isHeadingWord,
  LONGEST_HEADING_WORDS,
  normalizeHeading,
  phraseKind,
} from './heading-words.ts';
import { BY_PLACE_IN_FRONT, BY_PLACE_IN_LINE } from './headings-by-place.ts';
import { toldByPlace } from './place-rules.ts';
import { withSlashes } from './slashed-headings.ts';
import { withTaxMarkApart } from './tax-marks-behind.ts';
import { namesTradeFirst, withTradeDescribed } from './trades-before-descriptions.ts';

/** A scan's type is measured, not known. */
const SCANNED_PHRASE_GAP = 1.3;

/** By so much a gap is wider than the line's narrowest where two headings meet. */
const OVER_NARROWEST = 2.2;

/** The headings of a line, or null where a word of it is none. */
export const headingsOfLine = (line: Line, row = 0): Heading[] | null => {
  const headings = knownHeadings(line);
  return headings === null || row === 0 ? headings : headings.map((one) => ({ ...one, row }));
};

const knownHeadings = byLine((line) => (line.ocr ? findHeadings(line) : headingsAsElsewhere(line)));

/** Pages repeat their heads, each word where it stood on the one before. */
const headingsAsElsewhere = (line: Line): Heading[] | null => {
  // A line that two are joined in says more than its words do.
  const places = line.words.map(
    ({ box, fontSize, bold, confidence }) =>
      `${box.left} ${box.right} ${fontSize} ${bold} ${confidence}`,
  );
  const key = [line.text, ...places].join();
  let headings = headingsOfWordings.get(key);
  if (headings === undefined) {
    headings = findHeadings(line);
    if (headingsOfWordings.size >= MOST_WORDINGS) headingsOfWordings.clear();
    headingsOfWordings.set(key, headings);
  }
  return headings;
};

const headingsOfWordings = new Map<string, Heading[] | null>();

/** As many as some documents have. */
const MOST_WORDINGS = 512;

const findHeadings = (line: Line): Heading[] | null => {
  const headings = headingsIn(line);
  return headings === null ? null : [...toldByPlace(headings, BY_PLACE_IN_LINE)];
};

const headingsIn = (line: Line): Heading[] | null => {
  const printed = wordsOfHeads(line);
  const words = withoutGlue(printed.filter((word) => /[\p{L}\p{N}#%$£€&]/u.test(word.text)));
  if (words.length === 0 || (words.length === 1 && isBetweenMarks(printed))) return null;
  const touching = nearlyTouchingHeadings(words);
  if (touching !== null) return touching;
  const plain = headingsOfWords(words);
  const covered = (plain ?? []).reduce((sum, one) => sum + one.text.split(' ').length, 0);
  return covered === words.length ? plain : (headingsOfSegments(line, printed, words) ?? plain);
};

/**
 * `Unit   Mat'l $/unit   Labor $/unit` with cells that nearly touch, where `Unit Mat'l` might be one
 * heading: what stands a little further apart than words is a heading each, where all of them are known.
 */
const nearlyTouchingHeadings = (words: readonly Word[]): Heading[] | null => {
  if (words.length < LEAST_TOUCHING || words.some(({ confidence }) => confidence < 1)) return null;
  const cells = segmentsOf(words, TIGHT_GAP);
  const phrases = segmentsOf(words, PHRASE_GAP);
  // A typewriter's spaces are as wide as such gaps.
  if (cells.length === words.length || cells.length === phrases.length) return null;
  const kinds = cells.map((cell) => phraseKind(textOf(cell)));
  return kinds.every((kind) => kind !== null)
    ? cells.map(
        (cell, at): Heading => ({
          kind: kinds[at] ?? 'otherNumber',
          text: textOf(cell),
          left: cell[0]?.box.left ?? 0,
          right: cell.at(-1)?.box.right ?? 0,
          row: 0,
        }),
      )
    : null;
};

const LEAST_TOUCHING = 5;

const wordsOfHeads = (line: Line): readonly Word[] => {
  if (line.text.includes(' / ')) return withSlashes(withoutOthers(line));
  return namesTradeFirst(line.text) ? withTradeDescribed(line.words) : line.words;
};

/** `**** Demo ****`: a sub-head, whatever columns its word heads elsewhere. */
const isBetweenMarks = (words: readonly Word[]): boolean =>
  words.length > 2 && MARKS.test(words[0]?.text ?? '') && MARKS.test(words.at(-1)?.text ?? '');

const MARKS = /^[*~=#-]{2,}$/;

/** `Item / Brand / Model`, `Service / Parts` over one column of texts: what it describes heads it. */
export const withoutOthers = (line: Line): Word[] =>
  segmentsOf(line.words, PHRASE_GAP).flatMap((segment) => {
    const parts = partsOf(segment);
    const kinds = parts.map((part) => phraseKind(textOf(part)));
    const areTexts = kinds.every((kind, at) =>
      kind === null ? couldHead(parts[at] ?? []) : TEXT_COLUMNS.has(kind),
    );
    const isKnown =
      kinds.every((kind) => kind !== null) || kinds.includes('description') || kinds[0] === 'room';
    if (parts.length < 2 || !areTexts || !isKnown) return segment;
    const [from, until] = [segment[0]?.box.left, segment.at(-1)?.box.right];
    const part = parts[Math.max(0, kinds.indexOf('description'))] ?? segment;
    return part.map((word, at) => ({
      ...word,
      box: {
        ...word.box,
        left: at === 0 ? (from ?? word.box.left) : word.box.left,
        right: at === part.length - 1 ? (until ?? word.box.right) : word.box.right,
      },
    }));
  });

/** The words between slashes. */
const partsOf = (words: readonly Word[]): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of words)
    if (word.text === '/') parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
};

/** What a heading that nobody knows may be: short words, no sentence and no figures but a number. */
export const couldHead = (words: readonly Word[]): boolean =>
  words.length <= 4 &&
  (/^[^\d]*\p{L}[^\d]*(?: #?\d{1,2})?$/u.test(textOf(words)) || IS_DAY.test(textOf(words)));

/**
 * A header with headings that nobody has seen before: cells far apart, half of them known. The
 * unknown column left of the figures holds the description, others are named by their cells.
 */
const headingsOfSegments = (
  line: Line,
  printed: readonly Word[],
  words: readonly Word[],
): Heading[] | null => {
  // Of rates only: `TAX 6.5%`.
  if (words.length < 4 || /\d[.,]\d+(?![\d%]| %)/.test(line.text)) return null;
  // `ROOF - ALL SLOPES`: a dash holds its words together.
  const segments = segmentsOf(printed, line.ocr ? SCANNED_PHRASE_GAP : PHRASE_GAP)
    .filter((segment) => segment.some((word) => words.includes(word)))
    .flatMap((segment) => (line.ocr ? withTaxMarkApart(segment) : [segment]))
    .flatMap((segment) => nearlyTouching(segment));
  if (segments.length < 4) return null;
  const kinds = segments.map((segment) => headingKind(textOf(segment)));
  const known = kinds.filter((kind) => kind !== null).length;
  if (known < 3 || known < segments.length * 0.5) return null;
  if (segments.some((segment, index) => kinds[index] === null && !couldHead(segment))) return null;
  const found = segments.map(
    (segment, index): Heading => ({
      kind: kinds[index] ?? 'otherNumber',
      text: textOf(segment),
      left: Math.min(...segment.map((word) => word.box.left)),
      right: Math.max(...segment.map((word) => word.box.right)),
      row: 0,
    }),
  );
  const headings = toldByPlace(found, BY_PLACE_IN_LINE);
  return isPriced(headings.map(kindCounted)) ? describeUnknown(headings) : null;
};

/** `Days` by `Per day` counts where nothing else does. */
const kindCounted = ({ kind, text }: Heading): ColumnKind =>
  /^days$/i.test(text) ? 'quantity' : kind;

/** `No. Room`, closer than other headings and further apart than the words of one: two that are known. */
const nearlyTouching = (segment: readonly Word[]): readonly (readonly Word[])[] => {
  if (segment.length < 2 || headingKind(textOf(segment)) !== null) return [segment];
  const parts = segmentsOf(segment, TIGHT_GAP);
  const areKnown = parts.every((part) => headingKind(textOf(part)) !== null);
  if (parts.length > 1 && areKnown) return parts;
  // `x Days Basis`: how many days, and the unit that the rate is for.
  const [last, before] = [segment.slice(-1), segment.slice(0, -1)];
  const isUnit = headingKind(textOf(last)) === 'unit' && DAYS.test(textOf(before));
  return isUnit ? [before, last] : [segment];
};

const DAYS = /^(?:[x×]\s)?days$/i;

/**
 * A table of work says how much of it there is and what it costs; tables of other sums do not. Of
 * `Meas.` and `Unit` side by side one counts.
 */
export const isPriced = (kinds: readonly (ColumnKind | null)[]): boolean =>
  (kinds.includes('quantity') || kinds.indexOf('unit') !== kinds.lastIndexOf('unit')) &&
  kinds.some((kind) => kind !== null && kind !== 'acv' && AMOUNT_KINDS.has(kind));

/**
 * Without a heading for descriptions, the first unknown column before the figures holds them, or one that is clearly
 * wider: `Finish   Part                 Pcs`.
 */
export const describeUnknown = (columns: readonly Heading[]): Heading[] => {
  const headings = toldByPlace(columns, BY_PLACE_IN_FRONT);
  const counted =
    headings.find(({ kind }) => kind === 'quantity')?.left ?? Number.POSITIVE_INFINITY;
  // Behind the quantity, `Material` is what it costs.
  const describes = ({ kind, text, left }: Heading): boolean =>
    kind === 'description' && !(left > counted && /^materials?$/i.test(text));
  if (headings.some(describes)) return [...headings];
  const inOrder = headings.toSorted((a, b) => a.left - b.left);
  const figures = inOrder.findIndex(
    (heading) => isNumberColumn(heading) && headingKind(heading.text) !== null,
  );
  const before = inOrder.slice(0, figures < 0 ? inOrder.length : figures);
  const unknowns = before.filter((heading) => headingKind(heading.text) === null);
  // `Element   Repair`: behind the quantity it would be an amount.
  const widthOf = (heading: Heading): number =>
    (inOrder[inOrder.indexOf(heading) + 1]?.left ?? heading.right) - heading.left;
  const [first] = unknowns;
  const wider = unknowns.find(
    (heading) => first !== undefined && widthOf(heading) > widthOf(first) * CLEARLY_WIDER,
  );
  const unknown = unknowns.find(({ text }) => /^repairs?$/i.test(text)) ?? wider ?? first;
  const operation = before.find(isOperation);
  // `Crew  Date  Hours`: who worked is what is charged.
  const crew = before.find(
    (heading) => heading.kind === 'otherText' && !IS_DATE.test(heading.text),
  );
  const described =
    unknown ??
    operation ??
    crew ??
    firstOfWork(inOrder) ??
    behindQuantity(inOrder, figures) ??
    beforeQuantity(inOrder);
  return headings.map((heading) =>
    heading === described ? { ...heading, kind: 'description' } : heading,
  );
};

/** Times as wide; a column may be as wide as a short description needs. */
const CLEARLY_WIDER = 2;

/** `Labor   Date   Hours   Rate   Charge`: what is listed, where nothing else says so. */
const firstOfWork = ([first, ...others]: readonly Heading[]): Heading | undefined => {
  const isListed = first?.kind === 'laborPrice' || first?.kind === 'materialPrice';
  // How many worked may stand before their hours.
  const counts = others.find(
    (heading) => isNumberColumn(heading) && heading.kind !== 'otherNumber',
  );
  return isListed && counts?.kind === 'quantity' ? first : undefined;
};

/** `Line  Location  W  H  Glass type  Qty`: sizes may stand before the words that nobody knows. */
const beforeQuantity = (inOrder: readonly Heading[]): Heading | undefined =>
  inOrder
    .slice(
      0,
      Math.max(
        0,
        inOrder.findIndex(({ kind }) => kind === 'quantity'),
      ),
    )
    .findLast(({ text }) => headingKind(text) === null && /\p{L}{3}/u.test(text));

/** `Qty  U/M  Goods  Price`: where the quantity comes first, what it is of stands behind it. */
const behindQuantity = (inOrder: readonly Heading[], figures: number): Heading | undefined => {
  if (inOrder[figures]?.kind !== 'quantity') return undefined;
  // `Qty  Units  Style  Color`: the second of them says what is counted.
  const others = inOrder
    .slice(figures + 1)
    .filter(({ kind, text }) => kind !== 'unit' && !(kind === 'quantity' && IS_UNITS.test(text)));
  // `Hrs   Labor   Rate   Amount`: its price has a column of its own.
  const [first, ...amounts] = others;
  const isPart = first?.kind === 'laborPrice' || first?.kind === 'materialPrice';
  const isPricedApart = ['unitPrice', 'total'].every((kind) =>
    amounts.some((amount) => amount.kind === kind),
  );
  if (isPart && isPricedApart) return first;
  const isKnown = ({ text }: Heading): boolean => headingKind(text) !== null;
  const next = others.findIndex((heading) => isNumberColumn(heading) && isKnown(heading));
  const between = others.slice(0, Math.max(next, 0));
  return between.find((heading) => !isKnown(heading)) ?? between.find(isOperation);
};

const isOperation = ({ kind }: Heading): boolean => kind === 'activity';

const IS_UNITS = /^units?$/i;

const IS_DATE = /\bdate\b/i;

const headingsOfWords = (words: readonly Word[]): Heading[] | null => {
  const strange = words.filter(
    ({ text }) => !IN_CURRENCY.test(text) && !isHeadingWord(normalizeHeading(text)),
  ).length;
  // Two or three words in brackets, such as `(USD)`, are the most that a header adds.
  if (strange > 3) return null;
  const headings: Heading[] = [];
  let unknown = 0;
  const narrowest = narrowestGap(words);
  for (let index = 0; index < words.length; ) {
    const last = headings.at(-1);
    const word = words[index];
    if (last !== undefined && word !== undefined && IN_CURRENCY.test(word.text)) {
      headings[headings.length - 1] = { ...last, right: word.box.right };
      index += 1;
      continue;
    }
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
  return unknown > allowed ? null : headings;
};

/** `Rate (£)   Net (£)   VAT (£)`, `Total AUD`: forms from abroad say it in a heading. */
const IN_CURRENCY = /^(?:\([$£€]\)|\(?(?:USD|AUD|CAD|NZD|GBP|EUR)\)?)$/;

/** A word that nobody knows, apart from the headings beside it: a column of the company's own. */
const ownHeading = (words: readonly Word[], index: number): Heading | null => {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || next === undefined || !/\p{L}{3}/u.test(word.text)) return null;
  const space = word.fontSize * TIGHT_GAP;
  const isApart = before === undefined || gapBetween(before, word) >= space;
  const isClose = gapBetween(word, next) < space;
  // `Used Unit`: what stands right before its unit is counted, whatever it is called.
  const isCounted = isClose && phraseKind(next.text) === 'unit' && !words.some(countsWork);
  // What is counted in pounds is a column, too.
  if (!isApart || (isClose && !isCounted && !IN_CURRENCY.test(next.text))) return null;
  const { left, right } = word.box;
  return { kind: isCounted ? 'quantity' : 'otherNumber', text: word.text, left, right, row: 0 };
};

const countsWork = ({ text }: Word): boolean => phraseKind(text) === 'quantity';

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
    const isCell = (words[index + length]?.box.left ?? Number.POSITIVE_INFINITY) > cellEnd(part);
    const kind = (isCell ? headingKind : phraseKind)(textOf(part));
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

/** Where a cell of these words ends at the latest: what begins behind it is another's. */
const cellEnd = (words: readonly Word[]): number => {
  const last = words.at(-1);
  return last === undefined ? 0 : last.box.right + last.fontSize * PHRASE_GAP;
};

export const isNumberColumn = (heading: Heading): boolean => !TEXT_COLUMNS.has(heading.kind);
