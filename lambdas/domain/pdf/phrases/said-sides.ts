import { type Decimal, decimal, sum } from '../../money/money.ts';
import { OWN_SIDE } from '../cells/compared-sides.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { figurePhraseOf } from './figure-phrase.ts';

/** Fewer phrases behind a label are a remark. */
const LEAST_PHRASES = 2;

/** What letters call the side that they were written to. */
const OTHER_SIDE =
  /\b(?:carriers?|insurers?|insurance|adjusters?|allowed|approved|paid|original|yours?|theirs?)\b/i;

/** `Requested: 6.73 SQ @ $40.53 = $272.77`. */
interface SaidSide {
  label: string;
  words: number;
  total: number;
}

/**
 * Letters that ask for more say below each item's title what each side reckons with, behind a
 * label: `Carrier allowed: ...` and `Requested: ...`. The writer's own side is the row, and its
 * label no description of it. The other side's phrases and the differences of the two are left
 * out, and the first page says so, where a printed amount is the sum of the own side or what it
 * has more than the other. All other pages are returned as they are.
 */
export const withOwnPhrasesOnly = (pages: readonly PageLines[]): PageLines[] => {
  const said = new Map<Line, SaidSide>();
  for (const { lines } of pages)
    for (const line of lines) {
      const side = line.text.includes(':') ? sideOf(line) : null;
      if (side !== null) said.set(line, side);
    }
  const sides = Map.groupBy(said.values(), ({ label }) => label);
  const [own, ...twins] = [...sides.keys()].filter((label) => OWN_SIDE.test(label));
  const [other, ...others] = [...sides.keys()].filter((label) => !OWN_SIDE.test(label));
  if (own === undefined || twins.length + others.length > 0) return [...pages];
  if ((sides.get(own)?.length ?? 0) < LEAST_PHRASES) return [...pages];
  const comesTo = (label: string): Decimal =>
    sum(sides.get(label)?.map(({ total }) => total) ?? []);
  if (other !== undefined) {
    const more = comesTo(own).minus(comesTo(other));
    if (!OTHER_SIDE.test(other) || !isPrinted(pages, said, [comesTo(own), more])) return [...pages];
  }
  let isSaid = false;
  return pages.map((page): PageLines => {
    const lines: Line[] = [];
    let mine: number | null = null;
    let theirs: number | null = null;
    let isCompared = false;
    for (const line of page.lines) {
      const side = said.get(line);
      if (side === undefined) {
        if (mine !== null && isDifference(line, mine, theirs ?? 0)) continue;
        if (!line.text.includes(':')) [mine, theirs] = [null, null];
        lines.push(line);
      } else if (side.label === own) {
        mine = side.total;
        lines.push(makeLine(line.page, line.words.slice(side.words), line.ocr));
      } else {
        theirs = side.total;
        isCompared = true;
      }
    }
    const saysSo = isCompared && !isSaid;
    isSaid ||= isCompared;
    return { ...page, ...(saysSo ? { comparedWith: other ?? '' } : {}), lines };
  });
};

/** A line of nothing but a label and a phrase that comes to its amount. */
const sideOf = (line: Line): SaidSide | null => {
  const words = line.words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const label = line.words.slice(0, words);
  const phrase = words === 0 || words > 4 ? null : figurePhraseOf(line);
  const [total] = tokensOf(phrase?.cells.get('total') ?? []);
  if (phrase === null || total?.value == null || !phrase.cells.has('unitPrice')) return null;
  if (phrase.text.length !== words || phrase.text.some((word) => !label.includes(word)))
    return null;
  return { label: textOf(label).replace(/\s*:$/, ''), words, total: total.value };
};

const closingAmount = (line: Line): number | null => {
  const last = tokensOf(line.words).at(-1);
  return last?.kind === 'amount' && last.decimals === 2 ? last.value : null;
};

const isPrinted = (
  pages: readonly PageLines[],
  said: ReadonlyMap<Line, SaidSide>,
  sums: readonly Decimal[],
): boolean =>
  pages.some(({ lines }) =>
    lines.some((line) => {
      const amount = said.has(line) ? null : closingAmount(line);
      return amount !== null && sums.some((one) => one.minus(amount).abs().lt('0.01'));
    }),
  );

/** `Difference: $761.52`, right below the two. */
const isDifference = (line: Line, mine: number, theirs: number): boolean => {
  const [label, ...others] = tokensOf(line.words);
  const amount = others.length === 1 && label?.text.endsWith(':') ? closingAmount(line) : null;
  return amount !== null && decimal(mine).minus(theirs).minus(amount).abs().lt('0.01');
};
