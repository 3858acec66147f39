import type { PrintedTotal } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import { decimal, sum, toAmount } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { holdsOptions } from '../items/optional-rows.ts';
import { type Line, readAtOf } from '../pages/lines.ts';
import type { GroupTracker } from '../rooms/groups.ts';
import type { AcceptedRows } from '../row-lines/accepted-rows.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import type { State } from '../row-lines/row-state.ts';
import type { Table } from '../tables/table.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { amountOf as amountOfRow, sumOf } from './added-rows.ts';
import { type Adjustment, adjustmentBetween, behindSum, chargesOf } from './adjusted-sums.ts';
import { type AmountHead, amountHeadsOf, amountsUnder } from './amount-heads.ts';
import { amountsAsRowsCome } from './below-cash-values.ts';
import { dropSums } from './drop-sums.ts';
import { addsUp, closeGroups, groupOfSum, nameTotal, sumsGroup, sumsRows } from './name-total.ts';
import type { ReadSum } from './read-sum.ts';
import {
  type NamedAmounts,
  NO_AMOUNTS,
  type ReadTotal,
  readBareSum,
  readTotal,
} from './read-total.ts';
import { isAdjustment, isMarkup, labelOf } from './total-labels.ts';

/** The printed sums among the rows of the tables, as they come. */
export interface SumsAmongRows {
  /** The total that a line prints, with up to two below it: by its words, or by what it comes to. */
  read(line: Line, below: readonly Line[], table: Table): ReadTotal | null;
  /** `House $15,661.80 – Garage $3,632.70`: whether a line says what the rows of each room come to, one by one. */
  saysSums(line: Line): boolean;
  /** Closes what a sum is of; the number of lines below it that belong to it. */
  take(total: ReadTotal, line: Line, below: Line | undefined, table: Table): number;
  /** The name and the sums of a group that stand above the headings of its table. */
  takeAbove(above: NamedAmounts, line: Line): void;
  /** A line that is no sum: it may say what is added to the last one. */
  pass(line: Line): void;
  totals: PrintedTotal[];
  sums: ReadSum[];
  /** Totals that the lines above them lead to from the sum of all rows: nothing else is added. */
  explained: ReadonlySet<PrintedTotal>;
  /** Lines of work and charges that lead to a total, and are none of its rows. */
  charges: readonly Line[];
}

export const createSums = (
  rows: AcceptedRows,
  state: State,
  groups: GroupTracker,
): SumsAmongRows => {
  const totals: PrintedTotal[] = [];
  const sums: ReadSum[] = [];
  const explained = new Set<PrintedTotal>();
  const charges: Line[] = [];
  /** The lines below the last sum, if any. */
  let sinceSum: Line[] = [];
  /** What the sums below the rows are headed by, where they have heads of their own; and the rows above these. */
  let heads: { own: readonly AmountHead[]; rows: number } | null = null;

  /** What makes the total of the sum of all rows, where that stands above it on its page. */
  const adjustmentBelow = (
    total: number,
    since: readonly Line[],
    all: readonly BuiltItem[],
  ): Adjustment | null => {
    const above = sums.at(-1)?.amount ?? null;
    if (above === null || above === total || since.length === 0) return null;
    // `Total excluding tax`, which a discount leads to, and tax leads on from it.
    const last = totals.at(-1);
    if (last !== undefined && explained.has(last) && amountOf(last) === above) {
      const { amount, lines } = adjustmentBetween(since, above, total);
      if (lines.length > 0)
        return { amount: toAmount(decimal(amount).plus(last.adjustments ?? 0)), lines };
    }
    // Heads of groups may print what their rows come to.
    const whole = [all, dropSums(all, []).items, chosenOf(all)].map((some) => sumOf(some));
    if (whole.some((one) => one.eq(above))) return adjustmentBetween(since, above, total);
    const behind = behindSum(since, whole, total);
    if (behind.lines.length > 0 || last?.kind !== 'section' || last.name !== '') return behind;
    // Options that nobody chose stand among the rows: of several lines, all of which lead to the total, none does by chance.
    const between = adjustmentBetween(since, above, total);
    return between.lines.length >= SEVERAL ? between : behind;
  };

  /** `Subtotal   11,838.84` below `Sales tax 8% on material   390.80`: what leads to it from the sum of all rows. */
  const taxBefore = (
    { kind, name }: ReadTotal,
    whole: number | null,
    since: readonly Line[],
    all: readonly BuiltItem[],
  ): Adjustment | null => {
    if (kind !== 'section' || name !== '' || whole === null) return null;
    const between = adjustmentBetween(since, sumOf(all).toNumber(), whole);
    const isAdded = between.lines.every(({ text }) => isMarkup(text));
    return between.lines.length > 0 && isAdded ? between : null;
  };

  /** Above the last sum, what is offered alone may be in no total. */
  const chosenOf = (all: readonly BuiltItem[]): readonly BuiltItem[] =>
    sums.at(-1)?.rowsBefore === all.length
      ? all.filter(({ group, item }) => !holdsOptions(group.room) && !holdsOptions(item.section))
      : all;

  /** The sum of the rows above it, without a word or with the first ones of their heading. */
  const bareSum = (line: Line, table: Table): ReadTotal | null => {
    if (!/\d/.test(line.text)) return null;
    const heads = [state.section, groups.current().room];
    const found = readBareSum(line, table, heads) ?? wholePrice(line, table);
    if (found === null) return null;
    const isSum = sumsRows(rows.all(), sums.at(-1)?.rowsBefore ?? 0, found) || sumsOpenGroup(found);
    return isSum ? found : null;
  };

  /** `Labor   4,714.00` below the rows of `Labor by visit`, where no sum of the tables above was told. */
  const sumsOpenGroup = (found: ReadTotal): boolean => {
    if (found.name === '') return false;
    const group = groups.current();
    const isOpen = ({ item, ...row }: BuiltItem): boolean =>
      row.group === group && item.section === state.section;
    return sumsRows(rows.all().filter(isOpen), 0, found);
  };

  /** `Contract price`, `Amount due`: the sum of all rows, where none stands above it. */
  const wholePrice = (line: Line, table: Table): ReadTotal | null => {
    const isNamed = isAdjustment(line.text) && PRICE.test(line.text);
    // What was read as a row below the last sum is added to it or taken off.
    const isRightBelow = sums.at(-1)?.rowsBefore === rows.count() || sums.length === 0;
    const hasTotal = totals.some(({ kind }) => kind === 'grand');
    if (!isNamed || !isRightBelow || hasTotal) return null;
    const label = labelOf(line.text);
    const found = readBareSum(line, table, [label]);
    return found === null ? null : { ...found, kind: 'grand', name: '' };
  };

  /** Typed sums may stand beside the column of their rows: what these come to tells what it is. */
  const besideColumns = (total: ReadTotal, line: Line): ReadTotal => {
    const isRead = Object.values(total.amounts).some((amount) => amount !== null);
    const last = tokensOf(line.words).at(-1);
    if (isRead || total.kind === 'area' || last?.kind !== 'amount') return total;
    const found = { ...total, amounts: { ...total.amounts, rcv: signedValue(last) } };
    return sumsRows(rows.all(), sums.at(-1)?.rowsBefore ?? 0, found) ? found : total;
  };

  /** `Estimate Total   12,613.57   3,535.89   9,077.68` below `RCV   DEP   ACV` of its own. */
  const belowHeads = (total: ReadTotal, line: Line): ReadTotal => {
    if (heads === null || heads.rows !== rows.count() || total.figuresBelow) return total;
    const figures = tokensOf(line.words).filter(({ kind }) => kind === 'amount');
    const amounts = amountsUnder(heads.own, figures);
    return amounts === null ? total : { ...total, amounts: { ...NO_AMOUNTS, ...amounts } };
  };

  /** `ALL HOUSES   46,014.05`, below a place that is called so, too: what all rows come to, and its own do not. */
  const sumsAllRows = (total: ReadTotal, all: readonly BuiltItem[]): boolean => {
    const whole = amountOf(total);
    const name = normalizeName(total.name);
    if (whole === null || name === '' || !mayComeTo(all, whole)) return false;
    const own = all.filter(({ group, item }) =>
      [group.room, item.section].some((place) => normalizeName(place ?? '') === name),
    );
    return (
      own.length > 0 && own.length < all.length && !sumOf(own).eq(whole) && sumOf(all).eq(whole)
    );
  };

  const add = (total: PrintedTotal, rowsBefore: number, page: number): void => {
    totals.push(total);
    const { name, adjustments = 0 } = total;
    sums.push({ name, rowsBefore, amount: amountOf(total), adjustments });
    rows.pages.add(page);
  };

  const take = (total: ReadTotal, line: Line, below: Line | undefined, table: Table): number => {
    const since = sinceSum;
    sinceSum = [];
    rows.settleTentative();
    if (total.kind === 'area') {
      state.afterTotal = true;
      state.heads.push(line);
      rows.closeItem();
      return 0;
    }
    const all = rows.all();
    const goesOn = nameTotal(
      total,
      line,
      below,
      groups,
      () => addsUp(all, groups.current(), total),
      () => sumsGroup(all, groups.current(), total),
    );
    total.amounts = amountsAsRowsCome(total, line, all);
    const whole = amountOf(total);
    if ((total.kind === 'room' || total.kind === 'section') && sumsAllRows(total, all)) {
      total.kind = 'grand';
      total.name = '';
    }
    // What is called a markup may be one of several lines that lead to the total.
    const between =
      total.kind === 'grand' && whole !== null ? adjustmentBelow(whole, since, all) : null;
    const added = between?.amount ?? 0;
    state.adjustments = added || state.adjustments;
    if (between !== null) charges.push(...chargesOf(between));
    const taxed = taxBefore(total, whole, since, all);
    const path = closeGroups(total, groups);
    const adjustments = taxed?.amount ?? (total.kind === 'grand' ? state.adjustments : 0);
    const printed: PrintedTotal = {
      kind: total.kind,
      name: total.name,
      path,
      ...groupOfSum(all, state.section, total),
      amounts: total.amounts,
      ...(adjustments === 0 ? {} : { adjustments: toAmount(decimal(adjustments)) }),
      readAt: readAtOf(line),
    };
    add(printed, rows.count(), line.page);
    if (added !== 0 || taxed !== null) explained.add(printed);
    rows.closeItem();
    state.afterTotal = total.kind !== 'section' && total.kind !== 'grand';
    state.belowSum = true;
    state.heads = [];
    state.summing = table.numbered || total.name !== '' ? null : { section: state.section };
    state.isSummed ||= !table.numbered && isSumOfSums(total, totals);
    if (total.kind === 'room' || total.kind === 'level') state.section = null;
    if (total.kind === 'line_items') state.open = false;
    return total.figuresBelow || goesOn ? (total.linesBelow ?? 1) : 0;
  };

  return {
    read: (line, [below, second], table) => {
      const total = itemStartOf(line) === null ? readTotal(line, below, table, second) : null;
      return total === null ? bareSum(line, table) : belowHeads(besideColumns(total, line), line);
    },
    saysSums: ({ words, text }) => {
      if (!SUMS_OF_PLACES.test(text)) return false;
      const said = tokensOf(words).flatMap((one) => (one.decimals === 2 ? [signedValue(one)] : []));
      const byRoom = [...Map.groupBy(rows.all(), ({ group }) => group).values()].map((own) =>
        toAmount(sumOf(own)),
      );
      return (
        said.length > 1 &&
        said.length === byRoom.length &&
        said.every((amount, at) => amount === byRoom[at])
      );
    },
    take,
    takeAbove: (above, line) =>
      add({ kind: 'section', ...above, path: [], readAt: readAtOf(line) }, 0, line.page),
    pass: (line) => {
      const own = amountHeadsOf(line);
      if (own.length > 0) heads = { own, rows: rows.count() };
      sinceSum.push(line);
    },
    totals,
    sums,
    explained,
    charges,
  };
};

/** Lines that come to the cent to what a total has more than the sum above it. */
const SEVERAL = 2;

const SUM_OF_PLACE = String.raw`\p{L}[^$]{0,40}?\s\$?[\d,]+\.\d{2}`;

/** Each behind a name, with nothing but dashes or points between, as no row of a table has its amounts. */
const SUMS_OF_PLACES = new RegExp(
  String.raw`^${SUM_OF_PLACE}(?:\s*[-–—,;|&]\s*(?:and\s+)?${SUM_OF_PLACE})+\.?$`,
  'u',
);

/** Whether rows come to an amount but for what floating point loses; asked at each sum, of all rows above it. */
const mayComeTo = (rows: readonly BuiltItem[], whole: number): boolean =>
  Math.abs(rows.reduce((sum, row) => sum + (amountOfRow(row) ?? 0), 0) - whole) < 0.01;

const amountOf = ({ amounts }: Pick<PrintedTotal, 'amounts'>): number | null =>
  amounts.rcv ?? amounts.lineItemTotal;

/** What the whole is to cost: no `Direct cost`, to which more is added. */
const PRICE =
  /^(?:replacement\s+cost\b|rcv\b|(?:contract|bid|quote|selling)\s|total|amount\s+due|net\s|balance|(?:please\s+)?pay\b)/i;

/**
 * Whether the last of the totals is what all those of sections and rooms before it come to; a room's may be that of its
 * sections, with other rooms below.
 */
const isSumOfSums = (total: ReadTotal, totals: readonly PrintedTotal[]): boolean => {
  if (total.kind === 'room') return false;
  const parts = totals
    .slice(0, -1)
    .flatMap(({ kind, amounts }) => (kind === 'section' || kind === 'room' ? [amounts.rcv] : []));
  return (
    parts.length >= 2 &&
    total.amounts.rcv !== null &&
    sum(parts).minus(total.amounts.rcv).abs().lt('0.01')
  );
};
