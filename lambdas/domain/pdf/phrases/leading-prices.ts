import { type Decimal, decimal } from '../../money/money.ts';
import { beginsAt, isAlike } from '../cells/hanging-lines.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import type { Entry, PhraseRow } from './phrase-rows.ts';
import { pricedPhraseOf } from './priced-phrase.ts';
import { onOneLevel, withCents } from './sentence-lines.ts';

/** Fewer amounts come to another one by chance. */
const LEAST_ROWS = 3;
/** `$412.00`, `$1,150`, `87.50` */
const MONEY = /^-?(?:\$\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})$/;
/** Font sizes from a price to the words behind it, at least. */
const CELL_GAP = 1;
/** Points by which what begins together is apart. */
const SAME_EDGE = 3;
/** And on scans, in font sizes. */
const SCANNED = 0.6;

/** A line that begins with what something costs. */
interface Lead {
  line: Line;
  price: readonly Word[];
  text: readonly Word[];
  amount: Decimal;
}

/**
 * `$412.00   Take down the bent gutter`: writers who set the price in front, in a margin of its own, and what it
 * pays for behind it, on as many lines as it takes; so stand the sums, `$7,417.20   before tax`. One that the prices
 * above come to proves the reading. Null where none does.
 */
export const leadingPriceEntries = (pages: readonly PageLines[]): Entry[][] | null => {
  const found = pages.flatMap(({ lines }) => lines.flatMap((line) => leadOf(line) ?? []));
  const rows = atOneEdge(found, leftOfText);
  // Signs in a column of their own are not on every line, and a scan loses some.
  const leads = union(found, [atOneEdge(found, ({ line }) => line.box.left), rows]);
  const proven = sumOfAll(leads, new Set(rows));
  const [first] = proven?.rows ?? [];
  if (first === undefined || proven === null) return null;
  const sums = sumsFrom(proven.sum, leads, pages);
  const rowAt = new Map(proven.rows.map((lead) => [lead.line, lead]));
  const sumAt = new Map(
    sums.map((lead, at) => [lead.line, sumLine(lead, at === 0, at === sums.length - 1)]),
  );
  return pages.map(({ lines }) => entriesOf(lines, rowAt, sumAt, first.text[0]?.box.left ?? 0));
};

const leftOfText = ({ text }: Lead): number => text[0]?.box.left ?? 0;

const union = (all: readonly Lead[], some: readonly (readonly Lead[])[]): Lead[] =>
  all.filter((lead) => some.some((one) => one.includes(lead)));

/** Those that most share their edge with. */
const atOneEdge = (leads: readonly Lead[], edgeOf: (lead: Lead) => number): Lead[] => {
  // A scan sets words to and fro.
  const within = Math.max(
    SAME_EDGE,
    ...leads.map(({ line }) => (line.ocr ? line.fontSize * SCANNED : 0)),
  );
  const edge = sharedEdge(leads.map(edgeOf), within);
  return leads.filter((lead) => edge !== null && Math.abs(edgeOf(lead) - edge.at) < within);
};

/** The sum that the rows come to, and the lines right below it that go on to the sum of all. */
const sumsFrom = (proven: Lead, leads: readonly Lead[], pages: readonly PageLines[]): Lead[] => {
  const leadAt = new Map(leads.map((lead) => [lead.line, lead]));
  const lines = pages.flatMap((page) => page.lines);
  const sums: Lead[] = [];
  for (const line of lines.slice(lines.indexOf(proven.line))) {
    const lead = leadAt.get(line);
    if (lead === undefined) break;
    sums.push(lead);
  }
  return sums;
};

/** A row of which more lines may follow. */
interface Open {
  lead: Lead;
  more: Line[];
}

const entriesOf = (
  lines: readonly Line[],
  rows: ReadonlyMap<Line, Lead>,
  sums: ReadonlyMap<Line, Line>,
  edge: number,
): Entry[] => {
  const entries: Entry[] = [];
  let open: Open | null = null;
  const close = (): void => {
    if (open !== null) entries.push(rowOf(open.lead, open.more));
    open = null;
  };
  for (const line of lines) {
    const lead = rows.get(line);
    const sum = sums.get(line);
    if (lead === undefined && sum === undefined && open !== null && goesOn(open, line, edge)) {
      open.more.push(line);
      continue;
    }
    close();
    if (lead !== undefined) open = { lead, more: [] };
    else entries.push({ kind: 'line', line: sum ?? line });
  }
  close();
  return entries;
};

const leadOf = (line: Line): Lead | null => {
  const words = withSignJoined(line.words);
  const [first] = words;
  if (first === undefined || !/^[-\d$nif]/i.test(first.text)) return null;
  const isMoney = MONEY.test(first.text);
  const [cell = [], ...others] = isMoney ? [[first], words.slice(1)] : segmentsOf(words, CELL_GAP);
  const text = others.flat();
  if (!isMoney && !isUncharged(textOf(cell))) return null;
  if (!text.some((word) => /\p{L}{3}/u.test(word.text))) return null;
  return { line, price: cell, text, amount: isMoney ? decimal(amountOf(cell)) : decimal(0) };
};

/** `$ 6,850.00`, `-$ 850.00`: a sign in a column of its own, perhaps with a speck of a scan before it. */
const withSignJoined = (words: readonly Word[]): readonly Word[] => {
  const [sign, amount, ...others] = words;
  const minus = /^[.,]?(-?)\$$/.exec(sign?.text ?? '')?.[1];
  if (sign === undefined || amount === undefined || minus === undefined) return words;
  if (!/^\d[\d,]*(?:\.\d{2})?$/.test(amount.text)) return words;
  return [
    { ...amount, text: `${minus}$${amount.text}`, box: { ...amount.box, left: sign.box.left } },
    ...others,
  ];
};

const amountOf = (words: readonly Word[]): number => Number(textOf(words).replace(/[$,]/g, ''));

/** The first line that all rows above it come to, and these. */
const sumOfAll = (
  leads: readonly Lead[],
  rows: ReadonlySet<Lead>,
): { sum: Lead; rows: Lead[] } | null => {
  const above: Lead[] = [];
  let whole: Decimal = decimal(0);
  let charged = 0;
  for (const lead of leads) {
    if (charged >= LEAST_ROWS && whole.eq(lead.amount)) return { sum: lead, rows: above };
    if (!rows.has(lead)) continue;
    above.push(lead);
    whole = whole.plus(lead.amount);
    if (!lead.amount.eq(0)) charged += 1;
  }
  return null;
};

const goesOn = ({ lead, more }: Open, line: Line, left: number): boolean =>
  (beginsAt(left, line) || isSetIn(line, left)) && isAlike(more.at(-1) ?? lead.line, line);

/** `40 pg at $0.35/pg`, by one step. */
const isSetIn = ({ box, fontSize }: Line, left: number): boolean =>
  box.left > left && box.left < left + fontSize * STEP;

/** Font sizes. */
const STEP = 6;

/** What it costs, and how much of it at which price where its words say so. */
const rowOf = ({ line, price, text, amount }: Lead, more: readonly Line[]): PhraseRow => {
  const words = onOneLevel([...text, ...more.flatMap((one) => one.words)]);
  const cells = new Map<ColumnKind, readonly Word[]>([['total', price.map(withCents)]]);
  const [total] = tokensOf(price.map(withCents));
  const phrase = total === undefined || amount.eq(0) ? null : pricedPhraseOf(words, total);
  if (phrase !== null) cells.set('quantity', phrase.quantity).set('unitPrice', phrase.price);
  return {
    kind: 'row',
    phrases: [line, ...more],
    cells,
    text: phrase?.rest ?? words,
    title: [],
    about: [],
  };
};

/** `Subtotal   $7,417.20`, `Iowa tax 7%   $519.20`, `TOTAL   $7,936.40`: as other lists say it. */
const sumLine = ({ line, text, price }: Lead, isProven: boolean, isLast: boolean): Line => {
  const [first] = text;
  const label = isLast ? 'TOTAL' : isProven ? 'Subtotal' : null;
  const words = label === null || first === undefined ? text : [{ ...first, text: label }];
  const right = line.box.right + line.fontSize * CELL_GAP;
  return makeLine(
    line.page,
    [
      ...words,
      ...price.map((word) => ({
        ...withCents(word),
        box: { ...word.box, left: right, right: right + word.box.right - word.box.left },
      })),
    ],
    line.ocr,
  );
};
