import { lineAmount, sameCents, sum } from '../../money/money.ts';
import {
  type Line,
  makeLine,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { setAt } from './amounts-in-front.ts';

/** Rows whose figures multiply to the amount before them, at least. */
const LEAST_ROWS = 4;
/** Names with the sum of the rows below them, at least. */
const LEAST_GROUPS = 2;
/** Points by which cells of one column may end apart. */
const EDGE = 4;
/** Font sizes from the last column to the totals that are set behind it. */
const APART = 6;

const FIGURE = /^-?[\d,]+(?:\.\d+)?$/;

/** A name, and the rows below it that come to the amount before it. */
interface Group {
  head: Line;
  rows: readonly Line[];
}

interface Table {
  head: Line;
  groups: readonly Group[];
  /** Where totals are set. */
  edge: number;
}

/**
 * `Total   What   How much   Per   Remarks`: people who work with a spreadsheet put what a row comes to in its first
 * column, and before the name of a room, `804.10 Front Entry`, what its rows come to. Where the figures of the rows
 * multiply to the amounts before them, and these add up to those of the names, the totals are set behind the rows.
 */
export const withTotalsBehind = (pages: readonly PageLines[]): PageLines[] => {
  const table = tableIn(pages);
  if (table === null) return [...pages];
  const { head, groups, edge } = table;
  const sums = new Map(groups.map((group) => [group.rows.at(-1), group.head]));
  const names = new Set(groups.map((group) => group.head));
  const rows = new Set(groups.flatMap((group) => group.rows));
  const all = sum(groups.map((group) => frontOf(group.head)));
  const isGrand = (line: Line): boolean =>
    !names.has(line) &&
    !rows.has(line) &&
    MONEY.test(line.words[0]?.text ?? '') &&
    sameCents(frontOf(line), all);
  const grand = pages.flatMap(({ lines }) => lines).find(isGrand);
  const last = pages.findLastIndex(({ lines }) => lines.some((line) => rows.has(line)));
  return pages.map((page, at) => ({
    ...page,
    lines: [
      ...page.lines.flatMap((line): Line[] => {
        if (line === grand) return line.words.length > 1 ? [behindFront(line)] : [];
        if (line === head) return [headLine(line, table)];
        if (names.has(line)) return [behindFront(line)];
        if (!rows.has(line)) return [line];
        const named = sums.get(line);
        return [
          rowLine(line, edge),
          ...(named === undefined ? [] : [sumLine(named, 'Total:', edge)]),
        ];
      }),
      ...(at === last && grand !== undefined ? [sumLine(grand, 'TOTAL', edge)] : []),
    ],
  }));
};

const tableIn = (pages: readonly PageLines[]): Table | null => {
  const all = pages.flatMap(({ lines }) => lines);
  const at = all.findIndex(isHead);
  const head = all[at];
  if (head === undefined) return null;
  const right = head.words[0]?.box.right ?? 0;
  const listed = all
    .slice(at + 1)
    .filter(
      ({ words: [first] }) =>
        first !== undefined && MONEY.test(first.text) && Math.abs(first.box.right - right) < EDGE,
    );
  const groups: { head: Line; rows: Line[] }[] = [];
  for (const line of listed) {
    if (!multiplies(line)) groups.push({ head: line, rows: [] });
    else if (groups.length === 0) return null;
    else groups.at(-1)?.rows.push(line);
  }
  const isProven =
    groups.length >= LEAST_GROUPS &&
    groups.flatMap(({ rows }) => rows).length >= LEAST_ROWS &&
    groups.every(({ head: name, rows }) => sameCents(sum(rows.map(frontOf)), frontOf(name)));
  const edge = Math.max(...listed.map(({ box }) => box.right), head.box.right);
  return isProven ? { head, groups, edge: edge + head.fontSize * APART } : null;
};

/** `Total   What   How much   Per`: the amount's heading right before that of the work. */
const isHead = (line: Line): boolean => {
  if (/\d/.test(line.text) || line.words.length > 12) return false;
  const [first, second, ...others] = line.words;
  return (
    headingKind(first?.text ?? '') === 'total' &&
    headingKind(second?.text ?? '') === 'description' &&
    segmentsOf(others, PHRASE_GAP).some((cell) => headingKind(textOf(cell)) === 'quantity')
  );
};

/** Font sizes between headings that nearly touch: amounts end where the words beside them begin. */
const TIGHT = 0.15;

const frontOf = ({ words: [first] }: Line): number => (first === undefined ? 0 : amountOf(first));

/** Whether two figures of a row come to the amount before it. */
const multiplies = (line: Line): boolean => {
  const figures = line.words
    .slice(1)
    .flatMap(({ text }) => (FIGURE.test(text) ? [Number(text.replace(/,/g, ''))] : []));
  return figures.some((one, at) =>
    figures.slice(at + 1).some((other) => sameCents(lineAmount(one, other), frontOf(line))),
  );
};

/** What stands behind the amount in the first column. */
const behindFront = (line: Line): Line => makeLine(line.page, line.words.slice(1), line.ocr);

const rowLine = (line: Line, edge: number): Line => {
  const [first, ...others] = line.words;
  return first === undefined
    ? line
    : makeLine(line.page, [...others, ...setAt([first], first.text, edge)], line.ocr);
};

/** The head with that of the totals behind it; `Per` above amounts is a price. */
const headLine = (line: Line, { groups, edge }: Table): Line => {
  const [first, ...cells] = segmentsOf(line.words, TIGHT);
  const rows = groups.flatMap((group) => group.rows);
  const isPrice = (cell: readonly Word[]): boolean =>
    headingKind(textOf(cell)) === 'unit' &&
    rows.some(({ words }) =>
      words.some(
        (word) =>
          MONEY.test(word.text) && Math.abs(word.box.right - (cell.at(-1)?.box.right ?? 0)) < EDGE,
      ),
    );
  return makeLine(
    line.page,
    [
      ...cells.flatMap((cell) =>
        isPrice(cell) ? setAt(cell, 'PRICE', cell.at(-1)?.box.right ?? 0) : cell,
      ),
      ...setAt(first ?? [], 'TOTAL', edge),
    ],
    line.ocr,
  );
};

/** `Total: Front Entry   804.10`, where its name was printed. */
const sumLine = (name: Line, label: string, edge: number): Line => {
  const [first, ...others] = name.words;
  const words = label === 'TOTAL' ? [] : others.map((word) => onLevelOf(name, word));
  return first === undefined
    ? name
    : makeLine(
        name.page,
        [{ ...first, text: label }, ...words, ...setAt([first], first.text, edge)],
        name.ocr,
      );
};
