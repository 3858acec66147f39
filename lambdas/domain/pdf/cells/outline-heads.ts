import { decimal } from '../../money/money.ts';
import { OUTLINE_NUMBER } from '../bare-numbers.ts';
import { isAdjustment, totalLabel } from '../line-shapes.ts';
import { type Line, makeLine, type PageLines } from '../lines.ts';
import type { Word } from '../page-text.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `1 Kitchen   $3,319.79`, `Roof Replacement   $1,627.29`: a name with one amount behind it. */
const HEAD = /^(?:(\d{1,2}|[A-Z])\.?\s+)?(\p{Lu}[^$]*?)\s+\$?(\d[\d,]*\.\d{2})$/u;

/**
 * Contractors head their rooms and trades with a name and the sum of the rows below it, numbered
 * with the rows, `1` above `1.1`, or not. The name stays there without number and sum; the sum
 * moves below the last row, where other prints have it.
 */
export const withOutlineSumsBelow = (pages: readonly PageLines[]): PageLines[] => {
  const heads = headsOf(pages.flatMap(({ lines }) => lines));
  if (heads.size === 0) return [...pages];
  let open: { head: Line; hasRows: boolean } | null = null;
  return pages.map((page, at) => {
    const lines: Line[] = [];
    for (const line of page.lines) {
      if (open?.hasRows === true && (heads.has(line) || isSum(line))) {
        lines.push(sumBelow(open.head, lines.at(-1) ?? line));
        open = null;
      }
      if (heads.has(line)) {
        open = { head: line, hasRows: false };
        lines.push(makeLine(line.page, nameOf(line), line.ocr));
        continue;
      }
      if (open !== null && isRow(line)) open.hasRows = true;
      lines.push(line);
    }
    const last = lines.at(-1);
    if (at === pages.length - 1 && open?.hasRows === true && last !== undefined)
      lines.push(sumBelow(open.head, last));
    return { ...page, lines };
  });
};

const isSum = ({ text }: Line): boolean => totalLabel(text) !== null || isAdjustment(text);

/** A quantity or a price, and an amount. */
const isRow = ({ words }: Line): boolean =>
  tokensOf(words).filter(
    ({ kind, decimals }) => kind === 'quantity' || (kind === 'amount' && decimals === 2),
  ).length >= 2;

/** Fewer heads that add up by themselves may do so by chance. */
const ENOUGH = 2;

const headsOf = (lines: readonly Line[]): Set<Line> => {
  const candidates = lines.filter(
    (line) => hasOneAmount(line) && HEAD.test(line.text) && !isRow(line) && !isSum(line),
  );
  const numbered = candidates.filter((line) => isNumbered(line, lines[lines.indexOf(line) + 1]));
  const added = candidates.filter((line) => line.bold && addsUp(line, lines, candidates));
  return new Set([...numbered, ...(added.length >= ENOUGH ? added : [])]);
};

const hasOneAmount = ({ text }: Line): boolean =>
  /\d\.\d{2}$/.test(text) && text.match(/\d\.\d{2}(?!\d)/g)?.length === 1;

/** The first row of that number stands right below. */
const isNumbered = ({ text }: Line, below: Line | undefined): boolean => {
  const part = HEAD.exec(text)?.[1];
  const [, , first, place] = OUTLINE_NUMBER.exec(below?.text ?? '') ?? [];
  return part !== undefined && part === first && Number(place) === 1;
};

/** The rows up to the next name with an amount, or a sum, come to what stands beside this one. */
const addsUp = (head: Line, lines: readonly Line[], candidates: readonly Line[]): boolean => {
  let sum = decimal(0);
  for (const line of lines.slice(lines.indexOf(head) + 1)) {
    if (candidates.includes(line) || isSum(line)) break;
    if (isRow(line)) sum = sum.plus(amountOf(line));
  }
  return !sum.eq(0) && sum.eq(amountOf(head));
};

const amountOf = ({ text }: Line): string =>
  /(\d[\d,]*\.\d{2})\)?$/.exec(text)?.[1]?.replaceAll(',', '') ?? '0';

const nameOf = ({ words, text }: Line): Word[] =>
  words.slice(HEAD.exec(text)?.[1] === undefined ? 0 : 1, -1);

/** `Subtotal Kitchen   $3,319.79`, right below the line that is last of the room. */
const sumBelow = (head: Line, last: Line): Line => {
  const height = head.box.bottom - head.box.top;
  const amount = head.words.at(-1) as Word;
  const [first] = nameOf(head);
  const label = { ...(first ?? amount), text: 'Subtotal' };
  const words = [label, ...nameOf(head), amount].map((word): Word => {
    const box = { ...word.box, top: last.box.bottom, bottom: last.box.bottom + height };
    return { ...word, box };
  });
  return makeLine(last.page, words, head.ocr);
};
