import { AMOUNT_KINDS, IS_DAY, isPartOfPrice } from './heading.ts';
import { headingKind } from './heading-words.ts';
import {
  before,
  behind,
  beside,
  first,
  last,
  not,
  notBeside,
  type PlaceRule,
  rule,
} from './place-rules.ts';

/** What headings of one line say of each other, before lines are joined to a header. */
export const BY_PLACE_IN_LINE: readonly PlaceRule[] = [
  // `Pcs  Item  Process  Each`: how a cleaner treats what the column before it names, mostly in letters.
  rule(null, /^process$/i, 'otherText', behind('description')),
  // `Hrs   Billed   Rate   Total`: so many hours are billed; behind all columns it is what the row
  // comes to. In front of all, `Billed at cost, no markup` is a remark.
  rule(null, /^billed$/i, 'otherNumber', first, not(last)),
  rule(null, /^billed$/i, 'quantity', not(first), not(last)),
  // `Qty   Sell   Disc %   Total`: what each is sold at, before its discount.
  rule(null, /^sell$/i, 'unitPrice', beside(/^disc\b/i), notBeside('unitPrice')),
  // `Each  No.  Price` behind the descriptions, and no other count: how many pieces there are. What
  // one of a thing costs in parts says that something is counted as two amounts do.
  rule(
    null,
    /^(?:no|nos|nr|#)\.?$/i,
    'quantity',
    behind('description'),
    notBeside('quantity'),
    ({ at, inOrder }) =>
      inOrder.filter(({ kind }) => AMOUNT_KINDS.has(kind)).length +
        inOrder.slice(at + 1).filter(isPartOfPrice).length >=
      2,
  ),
  // `4/2   4/3   4/4   Total   Price   Extended`: the total of the days counts, before the price.
  rule(null, /^total$/i, 'quantity', beside(IS_DAY, 2), before('unitPrice')),
];

/** What headings of a header say of where it begins. */
export const BY_PLACE_IN_FRONT: readonly PlaceRule[] = [
  // `Day   Men   Hrs   What was done`: in front of all columns it is no count, but `Mon 1/12`.
  rule(null, /^day$/i, 'otherText', first),
  // `Part   For   Qty`: behind a column that nobody knows, it says which of the services what is counted
  // is for. A ledger counts nothing: `Paid to   Inv / ticket   For   Cost`.
  rule(
    null,
    /^for$/i,
    'otherText',
    behind(({ text }) => headingKind(text) === null),
    before('quantity'),
  ),
];
