import { type Decimal, decimal, sum } from '../../money/money.ts';
import { type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { ROW_NUMBER } from '../row-lines/item-start.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged, unchargedIn } from '../tokens/uncharged.ts';
import { beforeAmount, finalAmountOf } from './final-amount.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { takeNumbered } from './titles.ts';

/**
 * Among rows that say how much of what, some say only what they come to, and are done once: `5) Permit -
 * $225.00` behind row 4, or any line with an amount at the edge of theirs where a printed sum counts all of
 * them.
 */
export const withLumps = (pages: readonly Entry[][]): Entry[][] => {
  const numbered = withLumpsNumbered(pages).map(withListsSummed);
  const all = numbered.flat();
  const groups = lumpsOfGroups(all);
  const summed = lumpsSummed(all);
  const lumps = new Set([...summed.lumps, ...groups.lumps]);
  const edges = edgesOf(all);
  // `Goods and labor   $3,110.00` above the tax and the total.
  const wholeName = all.some(isGrandTotal) ? 'Subtotal' : 'TOTAL';
  const set = numbered.map((entries) => {
    const own: Entry[] = [];
    for (const entry of entries) {
      if (entry.kind === 'line' && entry.line === summed.whole) {
        const amount = moneyAtEnd(entry.line);
        own.push(amount === null ? entry : named(wholeName, entry.line, amount));
        continue;
      }
      const lump = entry.kind === 'row' ? null : lumpAmong(entry.line, lumps, edges);
      if (lump !== null) takeNumbered(lump, own);
      own.push(lump ?? entry);
    }
    return own;
  });
  return groups.sums.size === 0 ? set : withSumsNamed(set, groups.sums);
};

const isGrandTotal = (entry: Entry): boolean =>
  entry.kind === 'line' && totalLabel(entry.line.text)?.kind === 'grand';

const lumpAmong = (line: Line, lumps: ReadonlySet<Line>, edges: Edges): PhraseRow | null => {
  const amount = lumps.has(line) ? amountOf(line) : null;
  return amount === null ? notedOf(line, edges) : lumpOf(line, amount);
};

/** The sums of groups that stand alone, and that of all rows whatever it is called, as other prints name them. */
const withSumsNamed = (pages: readonly Entry[][], sums: ReadonlySet<Line>): Entry[][] => {
  const all = pages.flat();
  const last = all.findLast(({ kind }) => kind === 'row');
  const rows = sum(all.map((entry) => (entry.kind === 'row' ? totalOf(entry) : 0)));
  let isBelow = false;
  return pages.map((entries) =>
    entries.map((entry): Entry => {
      isBelow ||= entry === last;
      if (entry.kind === 'row') return entry;
      const amount = moneyAtEnd(entry.line);
      if (amount === null) return entry;
      if (sums.has(entry.line)) return named('Subtotal', entry.line, amount);
      const isWhole = isBelow && amountOf(entry.line) !== null && rows.eq(signedValue(amount));
      return isWhole ? named('TOTAL', entry.line, amount) : entry;
    }),
  );
};

const named = (name: string, line: Line, { words }: Token): Entry => {
  const label = words.slice(0, 1).map((word) => ({
    ...word,
    text: name,
    box: { ...word.box, left: line.box.left - word.fontSize, right: line.box.left },
  }));
  return { kind: 'line', line: makeLine(line.page, [...label, ...words], line.ocr) };
};

/** Money alone: `No. 2614` ends in a figure as well. */
const moneyAtEnd = ({ words }: Line): Token | null => {
  const amount = finalAmountOf(words);
  return amount !== null && (amount.decimals === 2 || amount.text.includes('$')) ? amount : null;
};

/** Numbers go on from page to page. */
const withLumpsNumbered = (pages: readonly Entry[][]): Entry[][] => {
  const entries = pages.flat();
  const edges = edgesOf(entries);
  const lumpAt = (line: Line): PhraseRow | null => {
    const amount = amountOf(line);
    return amount === null ? (unchargedOf(line) ?? notedOf(line, edges)) : lumpOf(line, amount);
  };
  let before: number | null = null;
  const behind = entries.map((entry): Entry => {
    const number = numberOf(entry);
    if (entry.kind === 'row') before = number;
    else if (before !== null && number === before + 1) {
      const lump = lumpAt(entry.line);
      if (lump === null) return entry;
      before = number;
      return lump;
    }
    return entry;
  });
  // `1. Make safe: lump sum, $450.00` above the first row that says how much.
  const first = behind.findIndex(({ kind }) => kind === 'row');
  let next = first < 0 ? null : numberOf(behind[first] as Entry);
  for (let at = first - 1; at >= 0 && next !== null; at -= 1) {
    const entry = behind[at] as Entry;
    if (entry.kind !== 'line' || numberOf(entry) !== next - 1) continue;
    const lump = lumpAt(entry.line);
    if (lump === null) break;
    behind[at] = lump;
    next -= 1;
  }
  let from = 0;
  return pages.map(({ length }) => {
    from += length;
    return behind.slice(from - length, from);
  });
};

/**
 * `01  Television   145.00` to `13  Treadmill   210.00` above `Bench work   1,455.00`: a list beside the phrases, whose
 * own sum proves it.
 */
const withListsSummed = (entries: readonly Entry[]): Entry[] => {
  const rows = new Set<Entry>();
  let open: { entry: Entry; amount: Token }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'row') {
      open = [];
      continue;
    }
    const amount = finalAmountOf(entry.line.words);
    if (amount === null || amount.decimals !== 2) continue;
    const number = Number(
      /^0?(\d{1,3})[.)]?$/.exec(entry.line.words[0]?.text ?? '')?.[1] ?? Number.NaN,
    );
    if (number === open.length + 1) open.push({ entry, amount });
    else {
      const isSum = sum(open.map((one) => signedValue(one.amount))).eq(signedValue(amount));
      if (isSum && open.length >= LEAST_LISTED) for (const one of open) rows.add(one.entry);
      open = number === 1 ? [{ entry, amount }] : [];
    }
  }
  return entries.map((entry) => {
    const amount =
      rows.has(entry) && entry.kind === 'line' ? finalAmountOf(entry.line.words) : null;
    return entry.kind === 'line' && amount !== null ? withPlace(lumpOf(entry.line, amount)) : entry;
  });
};

/** `01  Television      Living Room`: a place in a cell behind the words. */
const withPlace = (row: PhraseRow): PhraseRow => {
  const cells = segmentsOf(row.text, CELL_GAP);
  const place = cells.at(-1);
  if (cells.length < 2 || place === undefined || !ROOM_WORDS.test(textOf(place))) return row;
  return {
    ...row,
    cells: new Map([...row.cells, ['room', place]]),
    text: row.text.slice(0, row.text.length - place.length),
  };
};

/** Font sizes from one cell to the next. */
const CELL_GAP = 1.5;

const LEAST_LISTED = 3;

/** The number that an entry of a list begins with. */
const numberOf = (entry: Entry): number | null => {
  const words = entry.kind === 'line' ? entry.line.words : (entry.title[0]?.words ?? entry.text);
  const number = NUMBER.exec(words[0]?.text ?? '')?.[1];
  return number === undefined ? null : Number(number);
};

/** `11. Rough and final inspection: N/C` */
const unchargedOf = (line: Line): PhraseRow | null => {
  const word = line.words.at(-1);
  return word === undefined || !isUncharged(word.text) || line.words.length < 3
    ? null
    : noted(line, [word]);
};

/**
 * `120 Take out and reset condenser .......... BY OTHERS`: a numbered line that ends so at the edge of the amounts, or
 * any that says there that nothing is charged, where the amounts end or, behind a tab, begin.
 */
const notedOf = (line: Line, edges: Edges): PhraseRow | null => {
  for (const right of edges.rights) {
    const uncharged = unchargedIn(line, right, SAME_EDGE);
    if (uncharged !== null) return noted(line, uncharged);
  }
  const word = unchargedBelow(line, edges);
  if (word !== null) return noted(line, [word]);
  if (!ROW_NUMBER.test(line.words[0]?.text ?? '')) return null;
  const cells = segmentsOf(line.words, CELL_GAP);
  const words = cells.at(-1) ?? [];
  const end = words.at(-1)?.box.right ?? 0;
  const isNote = words.length <= MOST_WORDS && words.every(({ text }) => !/\d/.test(text));
  return cells.length > 1 && isNote && edges.rights.some((edge) => Math.abs(edge - end) < SAME_EDGE)
    ? noted(line, words)
    : null;
};

/** `Disconnect power      N/C` behind a tab, where amounts begin, and `trim back lilac = free`; null for any other line. */
const unchargedBelow = (line: Line, { lefts, isDashed }: Edges): Word | null => {
  const [before, last] = line.words.slice(-2);
  if (before === undefined || last === undefined || !isUncharged(last.text)) return null;
  const isCell = last.box.left - before.box.right > last.fontSize * CELL_GAP;
  const isBelow = isCell && lefts.some((left) => Math.abs(last.box.left - left) < SAME_EDGE);
  const isBehindDash = isDashed && line.words.length > 2 && DASH.test(before.text);
  return isBelow || isBehindDash || isEqualled(line, [last]) ? last : null;
};

/** `haul off and dump = $240` below `56 ft fence @ $4.50 = $252`: what a row comes to, wherever its words end. */
const isEqualled = ({ words }: Line, [first]: readonly Word[]): boolean =>
  first !== undefined && words[words.indexOf(first) - 1]?.text === '=';

const withoutEquals = (words: readonly Word[]): readonly Word[] =>
  /^(?:=|--?|–|—)$/.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words;

/** Of words for an amount. */
const MOST_WORDS = 4;

const noted = (line: Line, words: readonly Word[]): PhraseRow => ({
  kind: 'row',
  phrases: [line],
  cells: new Map<ColumnKind, readonly Word[]>([
    ['quantity', words.slice(0, 1).map((word) => ({ ...word, text: '1' }))],
    ['total', words],
  ]),
  text: [...withoutEquals(line.words.slice(0, line.words.length - words.length))],
  title: [],
  about: [],
});

const NUMBER = /^(\d{1,3})[.)]$/;

/** What a line that is no sum comes to. */
const amountOf = (line: Line): Token | null =>
  totalLabel(line.text) !== null || isAdjustment(line.text) ? null : finalAmountOf(line.words);

/** Points by which amounts of one column end apart, at most. */
const SAME_EDGE = 3;

/**
 * `Chip brush and haul   $640` among the rows of a group with a sum of its own that all of them come to; it may
 * stand alone at the edge of their amounts, `$9,755`, as designers set sums.
 */
const lumpsOfGroups = (entries: readonly Entry[]): { lumps: Line[]; sums: Set<Line> } => {
  const edges = rightsOf(entries);
  const lumps: Line[] = [];
  const sums = new Set<Line>();
  const closed: Counted[] = [];
  let open: Counted[] = [];
  for (const entry of entries) {
    if (entry.kind === 'row') {
      open.push({ line: null, amount: totalOf(entry) });
      continue;
    }
    const { line } = entry;
    const amount = moneyAtEnd(line);
    if (amount === null || !edges.some((right) => Math.abs(right - amount.right) < SAME_EDGE))
      continue;
    const isAlone = amount.words.length === line.words.length;
    const summed = rowsSummed(open, closed, signedValue(amount));
    // `Object 1   3,113.50` is the sum of the rows above it, whatever it is called.
    if (!isAlone && summed === null && amountOf(line) !== null) {
      open.push({ line, amount: signedValue(amount) });
      continue;
    }
    if (summed !== null) {
      lumps.push(...summed.flatMap((one) => one.line ?? []));
      sums.add(line);
    }
    closed.push(...(summed ?? open.filter((one) => one.line === null)));
    open = [];
  }
  return { lumps, sums };
};

/** A row, or a line that may be one. */
interface Counted {
  line: Line | null;
  amount: number;
}

/** The last rows above a sum that come to it, some of them without a count, or all together with those of the groups before. */
const rowsSummed = (
  open: readonly Counted[],
  closed: readonly Counted[],
  amount: number,
): readonly Counted[] | null => {
  const isMixed = (some: readonly Counted[]): boolean =>
    some.some((one) => one.line === null) && some.some((one) => one.line !== null);
  const comesTo = (some: readonly Counted[]): boolean =>
    sum(some.map((one) => one.amount)).eq(amount);
  for (let from = 0; from + 1 < open.length; from += 1) {
    const last = open.slice(from);
    if (isMixed(last) && comesTo(last)) return [...open.slice(0, from).filter(isRow), ...last];
  }
  return closed.length > 0 && isMixed(open) && comesTo([...closed, ...open]) ? open : null;
};

const isRow = ({ line }: Counted): boolean => line === null;

/** Where the amounts of rows begin and end. */
interface Edges {
  lefts: readonly number[];
  rights: readonly number[];
  /** The quantities of most rows stand behind a dash: `Log hauling - 3 loads @ 160 = 480.00`. */
  isDashed: boolean;
}

const edgesOf = (entries: readonly Entry[]): Edges => {
  const rows = entries.flatMap((entry) => (entry.kind === 'row' ? [entry] : []));
  const totals = rows.map(({ cells }) => cells.get('total') ?? []);
  return {
    isDashed: rows.filter(isBehindDash).length * 2 > rows.length,
    lefts: [...new Set(totals.flatMap(([first]) => first?.box.left ?? []))],
    rights: [...new Set(totals.flatMap((words) => words.at(-1)?.box.right ?? []))],
  };
};

const isBehindDash = ({ phrases, cells }: PhraseRow): boolean => {
  const left = cells.get('quantity')?.[0]?.box.left ?? 0;
  const before = phrases.flatMap(({ words }) => words.filter(({ box }) => box.left < left));
  return DASH.test(before.at(-1)?.text ?? '');
};

const DASH = /^(?:--?|–|—)$/;

const rightsOf = (entries: readonly Entry[]): readonly number[] => edgesOf(entries).rights;

const totalOf = ({ cells }: PhraseRow): number => {
  const [total] = tokensOf(cells.get('total') ?? []);
  return total === undefined ? 0 : signedValue(total);
};

interface Summed {
  lumps: readonly Line[];
  /** What comes to all of them and is not called a sum. */
  whole?: Line;
}

/** The lines that, with the rows above it, come to the first sum that is not of the rows alone. */
const lumpsSummed = (entries: readonly Entry[]): Summed => {
  const rights = rightsOf(entries);
  const first = entries.findIndex(({ kind }) => kind === 'row');
  const last = entries.findLastIndex(({ kind }) => kind === 'row');
  const found: { line: Line; amount: number }[] = [];
  let rows: Decimal = decimal(0);
  for (const [at, entry] of entries.entries()) {
    if (at < first) continue;
    if (entry.kind === 'row') {
      rows = rows.plus(totalOf(entry));
      continue;
    }
    const { line } = entry;
    const amount = amountOf(line);
    const all = rows.plus(sum(found.map((one) => one.amount)));
    const isSum = (of: Decimal, printed: Token | null): boolean =>
      printed !== null && of.minus(signedValue(printed)).abs().lt('0.01');
    if (amount !== null) {
      // `All in: $5,958.50`: whatever it is called, it comes to all rows.
      if (at > last && isSum(all, amount))
        return { lumps: found.map((one) => one.line), whole: line };
      const isBelow = rights.some((right) => Math.abs(right - amount.right) < SAME_EDGE);
      const isTold = isBelow || isEqualled(line, amount.words) || isFlat(line, amount);
      if (isTold && /\p{L}{3}/u.test(line.text)) found.push({ line, amount: signedValue(amount) });
      continue;
    }
    const printed = totalLabel(line.text) === null ? null : finalAmountOf(line.words);
    if (isSum(all, printed) && found.length > 0) return { lumps: found.map((one) => one.line) };
    // What stands below the sum of all rows is added to it.
    if (at > last && isSum(rows, printed)) return { lumps: [] };
  }
  return { lumps: [] };
};

const lumpOf = (line: Line, amount: Token): PhraseRow => {
  const [word] = amount.words;
  return {
    kind: 'row',
    phrases: [line],
    cells: new Map<ColumnKind, readonly Word[]>([
      ...(word === undefined ? [] : [['quantity', [{ ...word, text: '1' }]] as const]),
      ['total', amount.words],
    ]),
    text: withoutLump([...withoutEquals(beforeAmount(line.words, amount))]),
    title: [],
    about: [],
  };
};

/**
 * `Replace fan: lump sum, $368.00`, `Boom lift, one week      lump   1,450.00`: how it is priced is none of what
 * it is.
 */
const withoutLump = (words: Word[]): Word[] => {
  const [flat] = FLAT.exec(textOf(words.slice(-3))) ?? [];
  if (flat !== undefined) return words.slice(0, -flat.trim().split(/\s+/).length);
  const cells = segmentsOf(words, CELL_GAP);
  if (cells.length > 1 && LUMP.test(textOf(cells.at(-1) ?? []))) return cells.slice(0, -1).flat();
  return /^lump$/i.test(words.at(-2)?.text ?? '') && /^sum[,:]?$/i.test(words.at(-1)?.text ?? '')
    ? words.slice(0, -2)
    : words;
};

const LUMP = /^lump(?:\s+sum)?$/i;

/** `Traffic control, one lane - flat 380.00`: it is said that no quantity stands before the amount. */
const isFlat = ({ words }: Line, amount: Token): boolean =>
  FLAT.test(textOf(beforeAmount(words, amount).slice(-3)));

const FLAT = /(?:^|\s)[-–—]{1,2}\s(?:flat(?:\s(?:rate|fee))?|lump(?:\ssum)?)$/i;
