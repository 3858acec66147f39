import { sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { SIGNED_MONEY } from '../tokens/amount-of-word.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { EDGE } from './names-beside-sums.ts';

/** `Kitchen real property: $2,582.28`: a name, of what kind the sum is, in small letters, and the sum. */
const SUM_OF_KIND = /^(.+?)\s+(\p{Ll}{3}[\p{Ll} ]{0,30}):\s+\$?\d[\d,]*\.\d{2}$/u;

/** One alone may come to its rows by chance. */
const LEAST = 2;

interface KindOfSum {
  name: string;
  kind: string;
  line: Line;
}

/**
 * `Kitchen real property: $2,582.28` below the rows of the band `Kitchen`: inspections say of which kind of property a sum is,
 * and not that it is a total. Where such sums, all of one kind, are what stands above them as far as the name in bold type,
 * they are the totals of their rooms.
 */
export const withSumsOfKindsNamed = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const found = all.flatMap(sumOfKind).filter((one) => comesToRows(one, all));
  const named = new Map(
    found
      .filter(({ kind }) => found.filter((other) => other.kind === kind).length >= LEAST)
      .map((one) => [one.line, one]),
  );
  if (named.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const one = named.get(line);
      return one === undefined ? line : total(one);
    }),
  }));
};

const sumOfKind = (line: Line): KindOfSum[] => {
  const [, name, kind] = SUM_OF_KIND.exec(line.text) ?? [];
  return name === undefined || kind === undefined || totalLabel(line.text) !== null
    ? []
    : [{ name, kind, line }];
};

/** Whether the amounts that end where the sum does, below the name in bold type, come to it. */
const comesToRows = ({ name, line }: KindOfSum, all: readonly Line[]): boolean => {
  const at = all.indexOf(line);
  const head = all.findLastIndex((other, index) => index < at && boldNameOf(other) === name);
  const last = line.words.at(-1);
  if (head < 0 || last === undefined) return false;
  const amounts = all.slice(head + 1, at).flatMap(({ words }) => {
    const word = words.at(-1);
    return word !== undefined && isBelow(word, last) ? figureOf(word) : [];
  });
  return amounts.length > 0 && sum(amounts).eq(figureOf(last));
};

const isBelow = (word: Word, last: Word): boolean =>
  SIGNED_MONEY.test(word.text) && Math.abs(word.box.right - last.box.right) < EDGE;

/** The words in bold type that a line begins with. */
const boldNameOf = ({ words }: Line): string => {
  const end = words.findIndex(({ bold }) => !bold);
  return textOf(end < 0 ? words : words.slice(0, end));
};

/** `Kitchen Total   $2,582.28` */
const total = ({ name, line }: KindOfSum): Line => {
  const length = name.split(' ').length;
  const [label, ...others] = line.words.slice(length);
  const amount = others.at(-1);
  return label === undefined || amount === undefined
    ? line
    : makeLine(
        line.page,
        [...line.words.slice(0, length), { ...label, text: 'Total' }, amount],
        line.ocr,
      );
};
