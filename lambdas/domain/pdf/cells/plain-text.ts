import { type Line, makeLine, onLevelOf, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Bars between cells, as text sets them: from the keyboard, or drawn by characters. */
const BAR = /[|\u2502\u2503\u2551]/u;
const BARS = /[|\u2502\u2503\u2551]/gu;
/** Begins with a bar, or ends in an amount; the measures of a room may have bars between them. */
const OF_TABLE = /^[|\u2502\u2503\u2551]|\d\.\d{2}\)?\s*[|\u2502\u2503\u2551]?$/u;
/** Rules of dashes, bars and crossings. */
const RULE = /^[-=_+:|\u2500-\u257f]+$/u;
/** Cells of a row of text, at least; a bar or two stand in any letterhead. */
const LEAST_BARS = 3;
const LEAST_ROWS = 3;

/**
 * Estimates written as plain text print the lines of their tables as characters, `| 1 | Paint |`,
 * and mark headings and sums with number signs and stars. The signs go; what they say stays.
 */
export const withoutTextMarks = (pages: readonly PageLines[]): PageLines[] => {
  let rows = 0;
  let isTable = false;
  for (const { lines } of pages)
    for (const { text } of lines)
      if (BAR.test(text) && (text.match(BARS)?.length ?? 0) >= LEAST_BARS) {
        rows += 1;
        isTable ||= OF_TABLE.test(text);
      }
  if (rows < LEAST_ROWS || !isTable) return [...pages];
  return pages.map((page) => ({ ...page, lines: unmarked(page.lines) }));
};

/** So many bars, of which two enclose it, has a row of text; a grid's rules are read as bars here and there. */
const ENCLOSED = /^[|](?:[^|]*[|]){4,}$/;

/** Whether scanned lines are rows of text with bars between their cells, and not a table's rules. */
export const areTextRows = (pages: readonly PageLines[]): boolean =>
  pages.reduce(
    (rows, { lines }) => rows + lines.filter(({ text }) => ENCLOSED.test(text)).length,
    0,
  ) >= LEAST_ROWS;

const unmarked = (lines: readonly Line[]): Line[] => {
  const kept: Line[] = [];
  /** The cells of the row above, if one stands right above. */
  let above: Word[][] | null = null;
  for (const line of lines) {
    if (!BAR.test(line.text)) {
      above = null;
      kept.push(...unmarkedText(line));
      continue;
    }
    const cells = cellsOf(line.words);
    const filled = cells.filter((cell) => cell.length > 0);
    const [only] = filled;
    if (only === undefined) continue;
    const goesOn = above === null ? undefined : above[cells.indexOf(only)];
    if (above !== null && goesOn?.[0] !== undefined && filled.length === 1) {
      // `|   | on all of the walls |   |`: one cell that did not fit its line.
      const [first] = goesOn;
      goesOn.push(...only.map((word) => onLevelOf(first, word)));
      kept[kept.length - 1] = makeLine(line.page, above.flat(), line.ocr);
      continue;
    }
    above = filled.length >= LEAST_BARS ? cells : null;
    kept.push(makeLine(line.page, cells.flat(), line.ocr));
  }
  return kept;
};

/** A line between tables: without the signs of a heading or of a list. */
const unmarkedText = (line: Line): Line[] => {
  const [first, ...others] = line.words;
  const isHeading = /^#{1,6}$/.test(first?.text ?? '');
  const isMarked = isHeading || /^[-*+>]$/.test(first?.text ?? '');
  const kept = (isMarked && others.length > 0 ? others : line.words).filter(
    ({ text }) => text.length < 3 || !RULE.test(text),
  );
  const words = withoutStars(isHeading ? withoutNumber(kept) : kept);
  if (words.length === 0) return [];
  return [makeLine(line.page, isHeading ? words.map(asBold) : words, line.ocr)];
};

/** The words of a row from bar to bar; nothing of a rule. */
const cellsOf = (words: readonly Word[]): Word[][] => {
  const cells: Word[][] = [[]];
  for (const word of words) {
    const isRule = RULE.test(word.text) && !/^[|]+$/.test(word.text) && word.text.length >= 3;
    for (const [at, part] of (isRule ? [] : partsOf(word)).entries()) {
      if (at > 0) cells.push([]);
      if (part.text !== '') cells.at(-1)?.push(part);
    }
  }
  return cells.map(withoutStars);
};

/** A word cut at its bars. */
const partsOf = (word: Word): Word[] => {
  const { text, box } = word;
  if (!BAR.test(text)) return [word];
  const each = (box.right - box.left) / text.length;
  let at = 0;
  return text.split(BAR).map((part) => {
    const left = box.left + each * at;
    at += part.length + 1;
    return { ...word, text: part, box: { ...box, left, right: left + each * part.length } };
  });
};

/** `## 1. Kitchen`: headings are numbered, which is none of their names. */
const withoutNumber = (words: readonly Word[]): Word[] =>
  words.length > 1 && /^\d{1,3}[.)]$/.test(words[0]?.text ?? '') ? words.slice(1) : [...words];

const asBold = (word: Word): Word => ({ ...word, bold: true });

/** `**Subtotal - Kitchen**`: bold, as far as the stars reach. */
const withoutStars = (words: readonly Word[]): Word[] => {
  let isBold = false;
  return words.flatMap((word) => {
    const opens = word.text.startsWith('**');
    const closes = word.text.endsWith('**') || word.text.endsWith('**:');
    isBold ||= opens;
    const text = word.text.replaceAll('**', '');
    const bare = isBold ? asBold({ ...word, text }) : word;
    if (closes) isBold = false;
    return text === '' ? [] : [bare];
  });
};
