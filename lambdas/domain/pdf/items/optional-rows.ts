import type { LineItem, PrintedTotal, Warning } from '../../estimate/estimate.ts';
import { sum } from '../../money/money.ts';

/** `Leaf guard - OPTIONAL`, `(option)`, `Alternate B - Ridge vent`: what a row says of itself. */
const OPTIONAL =
  /\boptional\b|^(?:bid\s+)?(?:alternate|option)\s+(?:(?:no\.?|#)\s*)?(?:[A-Z]|\d{1,2})\b|\((?:add\s+)?option\)|\badd[\s-]+alternate\b|\bnot\s+(?:selected|accepted|chosen|ticked)\b|\bdeclined\b/i;

/** Of so many rows it is tried which ones the total leaves out. */
const MOST_TRIED = 8;

/** `Optional Items (not included in total)`: whether a room or section holds what is offered alone. */
export const holdsOptions = (name: string | null): boolean =>
  name !== null && OPTIONAL_ALL.test(name);

const saysOptional = ({ description, room, section, f9Note, printed }: LineItem): boolean =>
  [room, section].some(holdsOptions) ||
  [description, section, f9Note, printed?.priceNote].some(
    (text) => text != null && OPTIONAL.test(text),
  );

/** `Optional Upgrades`: what all rows below it are. */
const OPTIONAL_ALL =
  /^optional\b|\boptions?\s+(?:\(?not\s+included|to\s+choose)\b|\(not\s+in\s+(?:the\s+)?total\)/i;

/**
 * Rows that are offered as an option among the others: those that the printed total leaves out are not
 * enabled. They stay for review, as the owner may choose them yet.
 */
export const withoutOptions = (
  items: readonly LineItem[],
  totals: readonly PrintedTotal[],
): LineItem[] => withoutDeclined(withoutUncounted(items, totals), totals);

/** `Quartz upgrade (optional - not selected)`: what says that nobody took it, unless a total counts all rows all the same. */
const withoutDeclined = (
  items: readonly LineItem[],
  totals: readonly PrintedTotal[],
): LineItem[] => {
  const enabled = items.filter((item) => item.enabled);
  const declined = enabled.filter(({ description }) => DECLINED.test(description ?? ''));
  if (declined.length === 0 || declined.length === enabled.length) return [...items];
  const all = rcvOf(enabled);
  const isCounted = totals.some(counts(all));
  return isCounted
    ? [...items]
    : items.map((item) => (declined.includes(item) ? { ...item, enabled: false } : item));
};

const DECLINED = /\bnot\s+(?:selected|accepted|chosen|ticked)\b/i;

const withoutUncounted = (
  items: readonly LineItem[],
  totals: readonly PrintedTotal[],
): LineItem[] => {
  const options = items.filter((item) => item.enabled && saysOptional(item));
  const wholes = totals.filter(
    ({ kind, name }) =>
      kind === 'line_items' || kind === 'grand' || (kind === 'section' && name === ''),
  );
  const [whole] = wholes;
  const printed = whole?.amounts.rcv ?? whole?.amounts.lineItemTotal ?? null;
  if (options.length === 0 || options.length > MOST_TRIED || printed === null) return [...items];
  const rows = rcvOf(items.filter(({ enabled }) => enabled));
  // Below the total of the rows before a group that is called so, a larger one may count it in.
  const areHeaded = options.every(({ room }) => holdsOptions(room));
  if (areHeaded && wholes.some(counts(rows))) return [...items];
  const lack = rows.plus(whole?.adjustments ?? 0).minus(printed);
  if (lack.abs().lt('0.01')) return [...items];
  const found = subsetsOf(options).filter((some) => rcvOf(some).minus(lack).abs().lt('0.01'));
  const [out, another] = found;
  if (out === undefined || another !== undefined) return [...items];
  const isOut = new Set(out);
  return items.map((item) => (isOut.has(item) ? { ...item, enabled: false } : item));
};

const rcvOf = (items: readonly LineItem[]): ReturnType<typeof sum> =>
  sum(items.map((item) => item.rcv ?? item.lineItemTotal));

/** Whether a total is what rows come to, with what it adds to them. */
const counts =
  (rows: ReturnType<typeof sum>) =>
  ({ amounts, adjustments = 0 }: PrintedTotal): boolean =>
    rows
      .plus(adjustments)
      .minus(amounts.rcv ?? amounts.lineItemTotal ?? 0)
      .abs()
      .lt('0.01');

const subsetsOf = <One>([first, ...others]: readonly One[]): One[][] => {
  if (first === undefined) return [[]];
  const rest = subsetsOf(others);
  return [...rest.map((some) => [first, ...some]), ...rest];
};

/** Tells of the rows that were left out as options; one for each page. */
export const optionWarnings = (
  items: readonly LineItem[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const out = items.filter(
    (item) => !item.enabled && !item.isPaidWhenIncurred && saysOptional(item),
  );
  const pageOf = ({ printed }: LineItem): number => printed?.readAt.page ?? 1;
  return [...new Set(out.map(pageOf))].map((page) => ({
    code: 'options_not_counted',
    message: `Page ${sheetOf(page)} offers as an option, and its total does not count: ${out
      .filter((item) => pageOf(item) === page)
      .map(({ description }) => `"${description}"`)
      .join(', ')}. These lines are not enabled; enable them if they were chosen.`,
    at: { page: sheetOf(page) },
  }));
};

/** `OPTION 1 - REPAIR`, `Alternative B`: a group of rows that stands for others. */
const ALTERNATIVE =
  /^(?:option|alternate|alternative|package)\s+(?:(?:no\.?|#)\s*)?(?:[A-Z]|\d{1,2}|one|two|three)\b|^(?:good|better|best)(?:\s*[-–:]|\s+(?:option|package|choice)\b)/i;

/** Tells of groups of rows of which one is to be chosen, where no total counts them together. */
export const alternativeWarnings = (
  items: readonly LineItem[],
  totals: readonly PrintedTotal[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const enabled = items.filter((item) => item.enabled);
  const groupOf = ({ room, section, printed }: LineItem): string | undefined =>
    [...(printed?.path ?? []), room, section].find(
      (name) => name !== null && ALTERNATIVE.test(name),
    ) ?? undefined;
  const names = new Set(enabled.flatMap((item) => groupOf(item) ?? []));
  const all = rcvOf(enabled);
  const isSummed = totals.some(counts(all));
  const first = enabled.find((item) => groupOf(item) !== undefined);
  if (names.size < 2 || isSummed || first === undefined) return [];
  const page = sheetOf(first.printed?.readAt.page ?? 1);
  return [
    {
      code: 'alternatives_together',
      message: `From page ${page} on, ${[...names].map((name) => `"${name}"`).join(' and ')} look like alternatives: each has its own lines, and no total counts them together. All of their lines are enabled; disable those that were not chosen.`,
      at: { page },
    },
  ];
};
