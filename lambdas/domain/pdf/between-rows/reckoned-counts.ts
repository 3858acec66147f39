import type { RawItem } from '../row-lines/raw-item.ts';

/** `2 units`, `3.5 hr/day`, `4`, `2 techs per day` */
const FACTOR = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(\p{L}[\p{L}.]*(?:\/\p{L}+)?(?:\s(?!x\b|times\b|for\b|and\b|plus\b)\p{L}[\p{L}.]*){0,2}?)?`;

const BETWEEN = String.raw`\s*(?:[x×*@]|\btimes\b|\bfor\b)\s*`;

const FIRST = new RegExp(`^${FACTOR}(?=${BETWEEN}\\d)`, 'iu');
const NEXT = new RegExp(`^${BETWEEN}${FACTOR}(?=[\\s,;:.()=*@×+–-]|x\\b|$)`, 'iu');

/** `2 units x 3 days, 1 unit x 2 days`, `2 units x 3 days + 1 unit x 2 days`: what is added. */
const MORE = /^\s*(?:[,;+&]|and\b|plus\b)\s*(?=\d)/i;

/** Behind the counts: when it was, or what for. */
const BEHIND = /^\s*(?:$|[.,;:()=–-]|\d{1,2}\/\d|per\b|from\b|on\b|each\b)/i;

/** Sizes are multiplied, too, and so are boards. */
const LENGTHS = /^(?:ft|feet|foot|in|inch|inches|lf|yds?|yards?|mm|cm|m)\b/i;

const SO_OFTEN =
  /^(?:days?|da|dy|nights?|hours?|hrs?|hr|weeks?|wks?|months?|mo|shifts?|visits?|trips?)\b/i;

/**
 * `2 units X 3 days (6/9, 6/10, 6/11)` below a row of 6: how many were counted and how often, which come to the row's quantity.
 * Words of a description that go on with figures come to something else.
 */
export const comesToQuantity = (text: string, item: RawItem): boolean => {
  const quantity = item.cells.get('quantity')?.value;
  if (quantity == null || quantity <= 0 || !/^\(?\d/.test(text)) return false;
  let rest = text.replace(/^\(/, '');
  let whole = 0;
  for (;;) {
    const term = termOf(rest);
    if (term === null) return false;
    whole += term.product;
    rest = term.rest;
    const more = MORE.exec(rest)?.[0] ?? '';
    const next = rest.slice(more.length);
    if (more === '' || termOf(next) === null) break;
    rest = next;
  }
  return BEHIND.test(rest) && Math.abs(whole - quantity) < CENT;
};

/** Half of what the last decimal of a quantity may stand for. */
const CENT = 0.005;

/** Counts that are multiplied, each with what was counted, or so often in time. */
const termOf = (text: string): { product: number; rest: string } | null => {
  const factors: { count: number; counted: string }[] = [];
  let rest = text;
  for (;;) {
    const match = (factors.length === 0 ? FIRST : NEXT).exec(rest);
    if (match === null) break;
    const [all, count = '', counted = ''] = match;
    factors.push({ count: Number(count.replaceAll(',', '')), counted });
    rest = rest.slice(all.length);
  }
  const isCounted =
    factors.length > 1 &&
    factors.every(({ counted }) => !LENGTHS.test(counted)) &&
    (factors.every(({ counted }) => counted !== '') ||
      factors.some(({ counted }) => SO_OFTEN.test(counted)));
  return isCounted
    ? { product: factors.reduce((product, { count }) => product * count, 1), rest }
    : null;
};
