import { append } from '../../append.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { mayEndInFigure, totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { headingKind, normalizeHeading } from '../tables/heading-words.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { type CardFigures, cardFiguresOf } from './card-figures.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { pricedPhraseOf } from './priced-phrase.ts';
import { onOneLevel, withCents } from './sentence-lines.ts';

/** An amount with its label before it, at the end of a line whose other words are the row's. */
interface Labelled {
  line: Line;
  label: string;
  left: number;
  amount: Token;
  words: Word[];
}

/** How much at which price a row says, on which of its lines, and behind which words. */
interface Priced {
  at: number;
  figures: CardFigures;
  before: readonly Word[];
}

/** What one row says: its lines, and the amounts that stand one below the other beside them. */
interface Stack {
  first: number;
  amounts: Labelled[];
  /** The row's own words, line by line. */
  lines: Word[][];
  printed: Line[];
  priced: Priced | null;
}

/** Fewer rows of a kind are a summary. */
const LEAST_ROWS = 2;
/** Words of a label, at most. */
const LONGEST_LABEL = 4;
/** Font sizes between what a row is called and the label beside it. */
const APART = 1.2;
/** Points by which labels of one column may begin apart. */
const EDGE = 3;
/** Lines of a row below its last amount, at most. */
const MOST_BELOW = 3;
/** Font sizes from one line of a row to the next, at most. */
const PITCH = 1.8;

const AMOUNTS: ReadonlySet<ColumnKind> = new Set([
  'rcv',
  'total',
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'depreciation',
  'acv',
]);

/**
 * Prints of web pages list each row's amounts at the right, one below the other with their labels:
 * `Replacement cost $240.00` over `Depreciation -$40.00` over `Paid now $200.00`, beside the row's
 * name and `12 SF × $20.00`. The same labels begin at the same edge in every row; what they are called
 * is known, or told by what the amounts come to. Null where there are none.
 */
export const stackedEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const edges = labelEdges(pages);
  if (edges.size < 2) return null;
  const stacks = pages.map(({ lines }) => stacksOf(lines, edges));
  const all = stacks.flat();
  const priced = all.filter((stack) => stack.priced !== null);
  if (priced.length < LEAST_ROWS || priced.length * 2 < all.length) return null;
  if (!all.some(({ amounts }) => amounts.length > 1)) return null;
  const kinds = kindsOf(all, [...edges.keys()]);
  return pages.map(({ lines }, at) => entriesOf(lines, stacks[at] ?? [], kinds));
};

/** Labels that stand before an amount again and again, with the edge where they begin. */
const labelEdges = (pages: readonly PageLines[]): Map<string, number> => {
  const found = new Map<string, number[]>();
  for (const { lines } of pages)
    for (const line of lines) {
      const labelled = labelledOf(line, null);
      if (labelled !== null) append(found, labelled.label, labelled.left);
    }
  const repeated = [...found].filter(([, lefts]) => lefts.length >= LEAST_ROWS);
  // The edge of the label that recurs most is that of all.
  const [most] = repeated.toSorted((one, other) => other[1].length - one[1].length);
  const edge = most?.[1].toSorted((a, b) => a - b)[most[1].length >> 1];
  if (edge === undefined) return new Map();
  return new Map(
    repeated.flatMap(([label, lefts]): [string, number][] =>
      lefts.filter((left) => Math.abs(left - edge) < EDGE).length >= LEAST_ROWS
        ? [[label, edge]]
        : [],
    ),
  );
};

/** Most lines end otherwise; `(150.00) 800.00` are two cells of a row. */
const LABEL_AND_AMOUNT = /(?:[\p{L}:]|(?<!\d)\))\s+[-–(<]*\$?\s?[-–]?\d[\d,]*(?:\.\d{2})?[)>]?$/u;

/** With `edges`, the label begins where those of its name do, however close the words before it. */
const labelledOf = (line: Line, edges: ReadonlyMap<string, number> | null): Labelled | null => {
  if (!mayEndInFigure(line.text) || !LABEL_AND_AMOUNT.test(line.text)) return null;
  const amount = tokensOf(line.words).at(-1);
  if (amount?.kind !== 'amount' || amount.value === null) return null;
  if (amount.decimals !== 2 && !amount.text.includes('$')) return null;
  const before = line.words.filter((word) => !amount.words.includes(word));
  const labels =
    edges === null
      ? [segmentsOf(before, APART).at(-1) ?? []]
      : [...new Set(edges.values())].map((edge) =>
          before.slice(before.findIndex(({ box }) => box.left > edge - EDGE)),
        );
  for (const words of labels) {
    const label = normalizeHeading(textOf(words));
    const [first] = words;
    if (first === undefined || words.length > LONGEST_LABEL) continue;
    if (/\d/.test(label) || !/\p{L}{2}/u.test(label) || unitCode(label) !== null) continue;
    const edge = edges?.get(label);
    if (edges !== null && (edge === undefined || Math.abs(first.box.left - edge) >= EDGE)) continue;
    const own = before.slice(0, before.indexOf(first));
    return { line, label, left: first.box.left, amount, words: own };
  }
  return null;
};

const stacksOf = (lines: readonly Line[], edges: ReadonlyMap<string, number>): Stack[] => {
  const stacks: Stack[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const labelled = labelledOf(line, edges);
    const open = stacks.at(-1);
    const isNew =
      labelled !== null &&
      (open === undefined ||
        open.amounts.some(({ label }) => label === labelled.label) ||
        !isBelow(open, line));
    if (isNew) {
      const row: Stack = { first: index, amounts: [], lines: [], printed: [], priced: null };
      stacks.push(take(row, line, labelled));
    } else if (
      open !== undefined &&
      isBelow(open, line) &&
      (labelled !== null || mayGoOn(open, line))
    )
      take(open, line, labelled);
  }
  return stacks;
};

const isBelow = ({ printed }: Stack, line: Line): boolean => {
  const last = printed.at(-1);
  return last !== undefined && line.box.bottom - last.box.bottom < last.fontSize * PITCH;
};

/** Until the price is said. */
const mayGoOn = ({ priced, printed, amounts }: Stack, { text }: Line): boolean =>
  priced === null && printed.length < amounts.length + MOST_BELOW && totalLabel(text) === null;

const take = (stack: Stack, line: Line, labelled: Labelled | null): Stack => {
  stack.printed.push(line);
  if (labelled !== null) stack.amounts.push(labelled);
  const words = labelled?.words ?? line.words;
  if (words.length > 0) stack.lines.push([...words]);
  for (const [at, own] of stack.lines.entries()) {
    const priced = stack.priced === null ? priceOf(own, stack.amounts) : null;
    if (priced !== null) stack.priced = { at, ...priced };
  }
  return stack;
};

/** The quantity and the price that a line says, proven by one of the row's amounts. */
const priceOf = (
  words: readonly Word[],
  amounts: readonly Labelled[],
): Omit<Priced, 'at'> | null => {
  for (const [at, word] of words.entries()) {
    if (!/^\d/.test(word.text) && at > 0) continue;
    const before = words.slice(0, at);
    for (const labelled of amounts) {
      const figures = figuresOf(words.slice(at), labelled);
      if (figures !== null) return { figures, before };
    }
  }
  return null;
};

const figuresOf = (words: readonly Word[], { line, amount }: Labelled): CardFigures | null => {
  const priced = /^\d/.test(words[0]?.text ?? '') ? pricedPhraseOf(words, amount) : null;
  if (priced === null || priced.rest.some(({ text }) => /\d/.test(text)))
    return cardFiguresOf(makeLine(line.page, [...words], line.ocr), amount);
  // `45.75 roofing squares`
  const unit = priced.rest.filter(({ text }) => unitCode(text) !== null).slice(0, 1);
  const quantity = onOneLevel([...priced.quantity, ...unit]);
  return { quantity, price: priced.price, total: amount.words };
};

/** What each label means: by its words, or by what its amounts are of the others. */
const kindsOf = (stacks: readonly Stack[], labels: readonly string[]): Map<string, ColumnKind> => {
  const kinds = new Map<string, ColumnKind>();
  for (const label of labels) {
    const kind = headingKind(label);
    if (kind !== null && AMOUNTS.has(kind)) kinds.set(label, kind);
  }
  const has = (kind: ColumnKind): boolean => [...kinds.values()].includes(kind);
  const tell = (kind: ColumnKind, isOf: (stack: Stack, amount: Token) => boolean): void => {
    const told = labels.find((label) => {
      const own = stacks.flatMap((stack) =>
        stack.amounts.filter((one) => one.label === label).map((one) => isOf(stack, one.amount)),
      );
      return !kinds.has(label) && own.filter(Boolean).length > own.length / 2;
    });
    if (told !== undefined) kinds.set(told, kind);
  };
  const valueOfKind = ({ amounts }: Stack, kind: ColumnKind): number =>
    Math.abs(signedValue(amounts.find(({ label }) => kinds.get(label) === kind)?.amount ?? NONE));
  if (!has('rcv') && !has('total'))
    tell('rcv', ({ priced }, amount) => priced?.figures.total === amount.words);
  const whole = (stack: Stack): number => valueOfKind(stack, has('rcv') ? 'rcv' : 'total');
  if (!has('acv') && !has('depreciation')) tellPair(stacks, labels, kinds, whole);
  if (!has('acv'))
    tell('acv', (stack, { value }) =>
      isNear(value ?? 0, whole(stack) - valueOfKind(stack, 'depreciation')),
    );
  if (!has('depreciation'))
    tell('depreciation', (stack, { value }) =>
      isNear(Math.abs(value ?? 0), whole(stack) - valueOfKind(stack, 'acv')),
    );
  return kinds;
};

/** `Held back` and `We pay`: what is taken off, where it is, and what is left of the whole. */
const tellPair = (
  stacks: readonly Stack[],
  labels: readonly string[],
  kinds: Map<string, ColumnKind>,
  whole: (stack: Stack) => number,
): void => {
  const unknown = labels.filter((label) => !kinds.has(label));
  const amountOf = ({ amounts }: Stack, label: string): Token | undefined =>
    amounts.find((one) => one.label === label)?.amount;
  const isTaken = (label: string): boolean =>
    stacks.some((stack) => {
      const amount = amountOf(stack, label);
      return amount !== undefined && (amount.bracket !== null || signedValue(amount) < 0);
    });
  // What prints a minus is taken off; without one, what some rows leave out.
  const rowsWith = (label: string): number =>
    stacks.filter((stack) => amountOf(stack, label) !== undefined).length;
  const taken = unknown.toSorted(
    (a, b) => Number(isTaken(b)) - Number(isTaken(a)) || rowsWith(a) - rowsWith(b),
  );
  for (const off of taken)
    for (const left of unknown) {
      const isPair = stacks.every((stack) => {
        const paid = amountOf(stack, left)?.value ?? null;
        const lost = Math.abs(amountOf(stack, off)?.value ?? 0);
        return paid !== null && isNear(paid + lost, whole(stack));
      });
      if (off === left || !isPair) continue;
      kinds.set(off, 'depreciation');
      kinds.set(left, 'acv');
      return;
    }
};

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.011;

const NONE = { value: 0, negative: false } as Token;

const entriesOf = (
  lines: readonly Line[],
  stacks: readonly Stack[],
  kinds: ReadonlyMap<string, ColumnKind>,
): Entry[] => {
  const begun = new Map(stacks.map((stack) => [stack.first, stack]));
  const entries: Entry[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const stack = begun.get(index);
    const row = stack === undefined ? null : rowOf(stack, kinds);
    const line = lines[index] as Line;
    if (stack === undefined || row === null) entries.push({ kind: 'line', line });
    else {
      entries.push(row);
      index += stack.printed.length - 1;
    }
  }
  return entries;
};

/** A row without a price is done once for what it comes to. */
const rowOf = (
  { amounts, lines, printed, priced }: Stack,
  kinds: ReadonlyMap<string, ColumnKind>,
): PhraseRow | null => {
  const [name, ...others] = lines.flatMap((words, at) => {
    const own = at === priced?.at ? [...priced.before] : words;
    return own.length === 0 ? [] : [own];
  });
  if (name === undefined) return null;
  // What goes on in the type of the name is the rest of it; other words are said about it.
  const isName = ([word]: Word[]): boolean =>
    word?.bold === name[0]?.bold && word?.fontSize === name[0]?.fontSize;
  const from = others.findIndex((words) => !isName(words));
  const rest = from < 0 ? others : others.slice(0, from);
  const about = from < 0 ? [] : others.slice(from);
  const cells = new Map<ColumnKind, readonly Word[]>();
  if (priced !== null) {
    cells.set('quantity', priced.figures.quantity);
    cells.set('unitPrice', priced.figures.price);
  }
  for (const { label, amount } of amounts) {
    const kind = kinds.get(label);
    if (kind !== undefined) cells.set(kind, amount.words.map(withCents));
  }
  const [line] = printed;
  return {
    kind: 'row',
    phrases: printed,
    cells,
    text: onOneLevel([name, ...rest].flat()),
    title: [],
    about: about.map((words) => makeLine(line?.page ?? 1, words, line?.ocr ?? false)),
  };
};
