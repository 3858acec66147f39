import { takenOffBy } from '../../estimate/taken-off.ts';
import { type Decimal, decimal, lineAmount, sum, toAmount } from '../../money/money.ts';
import type { Column } from '../columns/column-model.ts';
import { isDiscount } from '../columns/discounts.ts';
import { isMarkedUp } from '../columns/marked-up.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { signedValue, type Token } from '../tokens/token.ts';

/** The amount of a row's cell, signed as printed; null where the cell holds none. */
export const amountOf = (item: RawItem, kind: ColumnKind): number | null => {
  const cell = item.cells.get(kind);
  if (cell === undefined || cell.kind !== 'amount') return null;
  // Only depreciation stands in brackets without being less than nothing.
  return cell.bracket === null ? signedValue(cell) : -Math.abs(signedValue(cell)) + 0;
};

/** What a row comes to, in one column or in two. */
export const totalOf = (item: RawItem): number | null => {
  const parts = [amountOf(item, 'total'), amountOf(item, 'alsoTotal')];
  return parts.every((part) => part === null) ? null : toAmount(sum(parts));
};

/** A minus sign, or brackets around anything but nothing. */
export const isBelowZero = (cell: Token): boolean =>
  cell.negative || (cell.kind === 'amount' && cell.bracket !== null && cell.value !== 0);

/** The rates of labor and material, and of equipment, where they make the row's total together. */
export const priceOfParts = (item: RawItem, quantity: Token | undefined): number | null => {
  const [labor, material] = [amountOf(item, 'laborPrice'), amountOf(item, 'materialPrice')];
  const total = totalOf(item) ?? amountOf(item, 'rcv');
  if (quantity?.value == null || total === null || (labor === null && material === null))
    return null;
  const { value } = quantity;
  return (
    [sum([labor, material]), sum([labor, material, equipmentOf(item)])]
      .find((rate) => lineAmount(value, rate).minus(total).abs().lt(CENT))
      ?.round(6)
      .toNumber() ?? null
  );
};

const equipmentOf = (item: RawItem): number | null => {
  const column = item.model.columns.find(
    ({ kind, text }) => kind === 'otherNumber' && /^(?:unit\s+)?equip/i.test(text),
  );
  return column === undefined ? null : amountOf(item, 'otherNumber');
};

/**
 * `Base 16.64`, `x 1.25`: the base rate by the factor of its row, and `232.00`, `10.00%` the price without
 * the discount on its row, where that and not the price itself makes the row's total.
 */
export const priceByFactor = (item: RawItem, quantity: Token | undefined): number | null => {
  const column = item.model.columns.find(({ kind }) => kind === 'otherNumber');
  const cell = item.cells.get('otherNumber');
  const base = amountOf(item, 'unitPrice');
  const whole = totalOf(item) ?? amountOf(item, 'rcv');
  const total = whole ?? amountOf(item, 'lineItemTotal');
  if (column === undefined || cell?.value == null) return null;
  if (quantity?.value == null || base === null || total === null) return null;
  const { value } = quantity;
  const factor = factorOf(column, cell, lineAmount(value, base));
  if (factor === null) return null;
  const rate = decimal(base).times(factor);
  // Tax in a column of its own is reckoned of what is left, and may be in the total.
  const added = whole === null ? 0 : sum([amountOf(item, 'tax'), amountOf(item, 'overheadProfit')]);
  const comesTo = (price: Decimal): boolean => {
    const miss = lineAmount(value, price.toNumber()).minus(total);
    return miss.abs().lt(CENT) || miss.plus(added).abs().lt(CENT);
  };
  return comesTo(rate) && !comesTo(decimal(base)) ? rate.round(6).toNumber() : null;
};

/** What a row's price is multiplied by; null where the column says nothing of the kind. */
const factorOf = (column: Column, cell: Token, amount: Decimal): Decimal | null => {
  const value = decimal(cell.value ?? 0);
  if (FACTOR.test(column.text)) return cell.kind === 'amount' ? value : null;
  if (!isDiscount(column)) return null;
  const isRate = cell.kind === 'percent' || column.text.includes('%');
  if (!isRate && amount.eq(0)) return null;
  return decimal(1).minus(isRate ? value.abs().div(100) : value.abs().div(amount));
};

const FACTOR = /^(?:x|×|factor|mult(?:iplier)?\.?)$/i;

/**
 * The price of one of a row as printed. Of rental rates by the day, the week and four weeks one column makes
 * most rows' amounts: a row that is charged by two of them has no price.
 */
export const unitPriceOf = (item: RawItem, quantity: Token | undefined): number | null => {
  const price = amountOf(item, 'unitPrice');
  const column = item.model.columns.find(({ kind }) => kind === 'unitPrice');
  const total = totalOf(item);
  const isTier = column !== undefined && RENTED_BY.test(column.text);
  if (!isTier || price === null || total === null || quantity?.value == null) return price;
  return lineAmount(quantity.value, price).minus(total).abs().lt(CENT) ? price : null;
};

const RENTED_BY = /^(?:min|day|daily|week|weekly|4\s?(?:weeks?|wks?|weekly)|month|monthly)$/i;

/** A row's total without tax and O&P. */
export const withoutAdded = (
  rcv: number,
  tax: number | null,
  overheadProfit: number | null,
): Decimal => decimal(rcv).minus(sum([tax, overheadProfit]));

/**
 * Pieces by days, as invoices for drying count what is rented: `4 EA   6 days   29.10   698.40`; hours by
 * those who worked them. They count where they are needed for the row to add up.
 */
export const withDays = (
  item: RawItem,
  pieces: number,
  unitPrice: number | null,
  baseOf: () => Decimal | number | null,
): number => {
  const cell = item.cells.get('otherNumber');
  const days = cell?.value ?? null;
  if (days === null || unitPrice === null) return pieces;
  const heading = item.model.columns.find(({ kind }) => kind === 'otherNumber');
  // What is sold beside what is rented has no days: its pieces are all that counts.
  if (!item.cells.has('quantity') && Number.isInteger(days) && cell?.kind === 'amount')
    return whatComesTo(baseOf(), unitPrice, days, pieces);
  if (!COUNTED_WITH.test(heading?.text ?? '')) return pieces;
  return whatComesTo(baseOf(), unitPrice, decimal(pieces).times(days).toNumber(), pieces);
};

const COUNTED_WITH =
  /^(?:(?:no\.?|#|number) of |[x×] )?(?:days|weeks|months|techs|technicians|men|workers|laborers|helpers|crew size|people)$/i;

/**
 * `21.39 (21.67)`: whole bundles are what was bought where they make the row add up, and what was
 * measured does not. Where work is in the price as well, neither does.
 */
export const withBundles = (
  cell: Token | undefined,
  measured: number,
  unitPrice: number | null,
  baseOf: () => Decimal | number | null,
): number =>
  cell?.withWaste === undefined || unitPrice === null
    ? measured
    : whatComesTo(baseOf(), unitPrice, cell.withWaste, measured);

/** `other`, where it makes the row's base at its price and `usual` does not. */
const whatComesTo = (
  base: Decimal | number | null,
  unitPrice: number,
  other: number,
  usual: number,
): number => {
  if (base === null) return usual;
  const comesTo = (count: number): boolean =>
    decimal(base).minus(lineAmount(count, unitPrice)).abs().lt(CENT);
  return comesTo(other) && !comesTo(usual) ? other : usual;
};

/**
 * What a markup in percent adds, where it makes the row's total before it, or its quantity at its price, what it
 * comes to.
 */
export const markupOf = (item: RawItem, unitPrice: number | null): number | null => {
  const heading = item.model.columns.find(({ kind }) => kind === 'otherNumber');
  const rate =
    item.cells.get('overheadProfit') ??
    (OF_MARKUP.test(heading?.text ?? '') ? item.cells.get('otherNumber') : undefined);
  if (rate?.kind !== 'percent' || rate.value === null) return null;
  const whole = amountOf(item, 'rcv') ?? totalOf(item);
  // What nobody counted is there once.
  const quantity = item.cells.get('quantity')?.value ?? 1;
  const base =
    amountOf(item, 'lineItemTotal') ??
    (unitPrice === null ? null : toAmount(lineAmount(quantity, unitPrice)));
  if (base === null || whole === null) return null;
  return isMarkedUp(base, rate.value, whole) ? toAmount(decimal(whole).minus(base)) : null;
};

/** `Markup %`, `O&P %` */
const OF_MARKUP = /^(?:mark-?\s?up|mkup|o\s?&\s?p|op)\s*%?$/i;

/** What a row or a sum loses in value, and whether it comes back once the work is done. */
export interface Depreciation {
  amount: number | null;
  comesBack: boolean;
}

/**
 * What comes back and what is lost, in columns of their own, as one amount. Where the column beside
 * what is lost holds all of it, its figure alone leads from the cost to the value. What is held back
 * until the work is done says how much of all comes back.
 */
export const depreciationIn = (
  cells: { depreciation: number | null; lost: number | null; held?: number | null },
  rcv: number | null,
  acv: number | null,
): Depreciation => {
  const { depreciation, lost, held = null } = cells;
  if (lost === null || lost === 0) {
    const comesBack = held === null || depreciation === null || 2 * held >= depreciation;
    return { amount: depreciation ?? lost, comesBack };
  }
  if (depreciation === null || depreciation === 0) return { amount: lost, comesBack: false };
  const isWhole =
    rcv !== null && acv !== null && decimal(rcv).minus(depreciation).minus(acv).abs().lt(CENT);
  const amount = isWhole ? depreciation : toAmount(sum([depreciation, lost]));
  return { amount, comesBack: amount > 2 * lost };
};

/** Without its sign, which is a matter of taste; a credit's is less than nothing. */
export const depreciationOf = (
  cell: Token | undefined,
  rcv: number | null,
  acv: number | null,
): number | null => {
  if (cell === undefined) return null;
  if (cell.kind === 'notApplicable') return 0;
  if (cell.kind !== 'amount' || cell.value === null) return null;
  if (cell.value === 0) return 0;
  const taken = Math.abs(cell.value);
  const mayBeBelow = cell.negative || cell.bracket === 'round';
  return mayBeBelow && isGivenBack(taken, rcv, acv) ? -taken : taken;
};

/** Whether the cost and the value of a credit tell that its depreciation is less than nothing. */
export const isGivenBack = (taken: number, rcv: number | null, acv: number | null): boolean =>
  taken !== 0 && rcv !== null && acv !== null && decimal(rcv).plus(taken).minus(acv).abs().lt(CENT);

const CENT = '0.011';

/**
 * The whole-line total before tax and O&P, which most layouts do not print: the replacement cost
 * without them where that agrees with quantity x price to the digits that are printed (rates
 * carry more digits than the print shows) or its note says what is taken off, else quantity x price.
 */
export const baseTotal = (
  quantity: number,
  unitPrice: number | null,
  rcv: number | null,
  tax: number | null,
  overheadProfit: number | null,
  note: string,
): number | null => {
  const product = unitPrice === null ? null : lineAmount(quantity, unitPrice);
  if (rcv === null) return product === null ? null : toAmount(product);
  const rest = withoutAdded(rcv, tax, overheadProfit);
  if (product === null) return toAmount(rest);
  const slack = decimal(quantity).abs().times(0.005).plus(0.011);
  const isRest =
    rest.minus(product).abs().lte(slack) || !takenOffBy(note, product, rest.toNumber()).eq(0);
  return toAmount(isRest ? rest : product);
};
