import { type Decimal, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { asRemark } from '../rooms/remarks-beside-heads.ts';
import { SIGNED_MONEY } from '../tokens/amount-of-word.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { inMarks, said } from './said-words.ts';

/** `Activity total 101000`, without its amounts: a word, and the number that a line above begins with. */
const SUM_OF_NUMBER = /^\p{L}+ totals?:? (?<number>\d{3,})$/iu;

/** The cheap question, as every line is asked. */
const MAY_SUM_NUMBER = /totals?:? \d{3}/i;

/** `=====> Item Totals: 10 - Site work`, without its amounts: of the activities above. */
const SUM_OF_ITEM =
  /^(?:[*=-]+>? )?(?:\p{L}+ )?item totals?: (?<number>[\d.]+) [-–—] (?<name>\p{L}.*)$/iu;

/** `*** Report Total (direct cost)`, without its amounts. */
const SUM_OF_ALL = /^(?:[*=-]+>? )?(?:\p{L}+ )?totals?\b/iu;

/** One alone may be anything. */
const LEAST = 2;

interface Group {
  /** The line of its name, which is none of the columns' text. */
  head: Line;
  number: string;
  /** The name behind the number, and what else the head says. */
  name: readonly Word[];
  remark: readonly Word[];
}

/**
 * `101000   Mobilize   Quan: 1.00 LS   Hrs/Shft: 10.00` above its rows and `Activity total 101000` below them: estimates of
 * contractors by cost cost an activity by what it takes, and say of its sum the number alone. Above some of them stands
 * `BID ITEM = 10   Description = Site work`, which `Item Totals: 10 - Site work` sums. Where what stands above each sum comes to
 * it, the items are rooms and the activities sections of them.
 */
export const withActivitiesNamed = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  if (
    all.filter(({ text, words }) => MAY_SUM_NUMBER.test(text) && SUM_OF_NUMBER.test(labelOf(words)))
      .length < LEAST
  )
    return [...pages];
  const settled = settle(all);
  if (settled === null) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => settled.get(line) ?? [line]),
  }));
};

/** What stands in the place of heads and sums. Null where a sum has no head, or is no sum of what stands between them. */
const settle = (all: readonly Line[]): Map<Line, Line[]> | null => {
  const settled = new Map<Line, Line[]>();
  const heads = new Map<string, Group>();
  let rows: Decimal[] = [];
  let activities: Decimal[] = [];
  const items: Decimal[] = [];
  for (const line of all) {
    const label = labelOf(line.words);
    const amount = amountOf(line.words);
    const activity = SUM_OF_NUMBER.exec(label)?.groups?.number;
    const item = SUM_OF_ITEM.exec(label)?.groups;
    if (amount === null) {
      const head = numbered(line) ?? described(line);
      if (head === null) continue;
      heads.set(head.number, head);
      rows = [];
    } else if (activity !== undefined) {
      const head = heads.get(activity);
      if (head === undefined || !sumOf(rows).eq(amount)) return null;
      settled.set(head.head, [marked(head), ...remarkOf(head)]);
      settled.set(line, [withLabel(line, ['Subtotal'])]);
      activities.push(amount);
      rows = [];
    } else if (item !== undefined && activities.length > 0) {
      if (!sumOf(activities).eq(amount)) return null;
      const head = heads.get(item.number ?? '');
      if (head !== undefined && textOf(head.name) === item.name) {
        settled.set(head.head, [placed(head), ...remarkOf(head)]);
        const name = head.name.map(({ text }) => text);
        settled.set(line, [withLabel(line, ['Totals:', ...name])]);
      }
      items.push(amount);
      activities = [];
    } else if (items.length >= LEAST && SUM_OF_ALL.test(label) && sumOf(items).eq(amount)) {
      settled.set(line, [withLabel(line, ['Line', 'Item', 'Totals'])]);
    } else rows.push(amount);
  }
  return settled;
};

const sumOf = (amounts: readonly Decimal[]): Decimal =>
  sum(amounts.map((amount) => amount.toNumber()));

/** What a line says in front of its amounts. */
const labelOf = (words: readonly Word[]): string => textOf(words.slice(0, labelEnd(words)));

const labelEnd = (words: readonly Word[]): number =>
  words.findLastIndex(({ text }) => !SIGNED_MONEY.test(text)) + 1;

const amountOf = (words: readonly Word[]): Decimal | null => {
  const last = words.at(-1);
  return last !== undefined && words.length > 1 && SIGNED_MONEY.test(last.text)
    ? figureOf(last)
    : null;
};

/** `101000   Mobilize   Quan: 1.00 LS`: all up to the first cell with a label is the name. */
const numbered = (line: Line): Group | null => {
  const [number, ...words] = line.words;
  if (number === undefined || !/^\d{3,}$/.test(number.text)) return null;
  const cells = segmentsOf(words);
  const at = cells.findIndex((cell) => /^\p{L}[^:]*:\s/u.test(textOf(cell)));
  if (at < 0) return null;
  const name = cells.slice(0, at).flat();
  return name.length === 0
    ? null
    : { head: line, number: number.text, name, remark: cells.slice(at).flat() };
};

/** `BID ITEM = 10   Description = Site work   Unit = LS` */
const described = (line: Line): Group | null => {
  const cells = segmentsOf(line.words);
  const valueBehind = (label: RegExp): Word[] | undefined => {
    const cell = cells.find((words) => label.test(textOf(words)));
    return cell?.slice(cell.findIndex(({ text }) => text === '=') + 1);
  };
  const [number] = valueBehind(/^(?:\p{L}+ )?item = [\d.]+$/iu) ?? [];
  const name = valueBehind(/^desc(?:ription)? = \p{L}/iu);
  if (number === undefined || name === undefined) return null;
  return { head: line, number: number.text, name, remark: cells.slice(2).flat() };
};

const marked = ({ head, name }: Group): Line =>
  makeLine(head.page, besideEach(inMarks(name), head), head.ocr);

const placed = ({ head, name }: Group): Line =>
  makeLine(head.page, besideEach([said('Room:', head.words[0]), ...name], head), head.ocr);

const remarkOf = ({ head, remark }: Group): Line[] => {
  const [first] = head.words;
  return first === undefined || remark.length === 0
    ? []
    : [makeLine(head.page, asRemark(remark, first), head.ocr)];
};

/** A sum as others print it, with its amounts where they stand. */
const withLabel = (line: Line, label: readonly string[]): Line => {
  const words = label.map((text) => said(text, line.words[0]));
  const figures = line.words.slice(labelEnd(line.words));
  return makeLine(line.page, [...besideEach(words, line), ...figures], line.ocr);
};

/** Words one beside the other from where the line begins. */
const besideEach = (words: readonly Word[], { box }: Line): Word[] => {
  let right = box.left;
  return words.map((word) => {
    const left = right;
    const width = word.text.length * word.fontSize * CHARACTER;
    right = left + width + word.fontSize * SPACE;
    return { ...word, bold: true, box: { ...word.box, left, right: left + width } };
  });
};

/** Font sizes of a character and between words. */
const CHARACTER = 0.5;
const SPACE = 0.3;
