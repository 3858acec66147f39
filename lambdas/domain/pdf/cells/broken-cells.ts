import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { areMeasuresAlone } from '../rooms/measures.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** First and second half of a cell, as prints with narrow columns break them. */
const HALVES: readonly [above: RegExp, below: RegExp][] = [
  [/^\d+(?:\.\d+)? ?\/ ?\d+(?:\.\d+)?$/, /^(?:yrs?|years?|mos?|months?)\.?$/i],
  [/^\d{1,3} ?\/$/, /^(?:\d{1,3}|NA)$/],
  [/(?:^|\/)(?:sq|lin|ln|cu)\.?$/i, /^(?:ft|yd)\.?$/i],
  [/^(?:above|below|abv|blw)\.?$/i, /^(?:avg|average)\.?$/i],
  [/^[<(]?\d+(?:\.\d+)?%[)>]?$/, /^\[[A-Z%*]{1,2}\]$/],
];

const FIGURE = /^\d[\d,]*\.\d{2,}$/;
/** `(25.00%)` below an amount: the share that it is, which other prints set before it. */
const SHARE = /^\(\d+(?:\.\d+)?%\)$/;
const AMOUNT = /^[<(-]?\$?\d[\d,]*\.\d{2}[)>]?$/;

/** Font sizes from a line to the next of one row, at most. */
const LEADING = 1.5;
/** Points by which the edges of the halves may differ. */
const NEAR = 2.5;
/** Font sizes between a half and what stands before it, at least. */
const APART = 0.7;

/**
 * Cells that are too narrow break in two: `12/30` over `yrs`, `Below` over `Avg.`, `80%` over `[M]`,
 * `1,234.56` over `SF`, `sq` over `ft`, `605.03` over `(25.00%)`, `11 /` over `30`. The second half moves beside the first, under whose
 * edge it stands; what stands beside it are words of the description.
 */
export const withCellsWhole = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(
      (line) =>
        (MAY_BE_HALF.test(line.text) && !FIGURES.test(line.text)) || AGE_OPEN.test(line.text),
    )
      ? { ...page, lines: mended(page.lines) }
      : page,
  );

const MAY_BE_HALF =
  /(?:^|\s)(?:(?:[Yy](?:ea)?rs?|[Mm]o(?:nth)?s?|[Aa]v(?:g|erage))\.?|\[[A-Z%*]{1,2}\]|[A-Z]{2}|\([\d.]+%\)|(?:each|ea|[ls]f|s[qy]|hr|day|ft|yd)\.?)(?:\s|$)/;

/** `11 /`, and no life behind it, though maybe a share: it stands below. */
const AGE_OPEN = /(?:^|\s)\d{1,3} ?\/(?!\s?\d{1,3}(?:\s|$))/;

const mended = (lines: readonly Line[]): Line[] => {
  const kept: Line[] = [];
  for (const line of lines) {
    const row = kept.at(-1);
    const halves = row === undefined ? [] : halvesOn(line, row);
    if (row === undefined || halves.length === 0) {
      kept.push(line);
      continue;
    }
    const words = row.words.flatMap((word) => {
      const half = halves.find(({ above }) => above === word);
      if (half === undefined) return [word];
      const { below } = half;
      return SHARE.test(below.text) ? [before(below, word), word] : [word, behind(below, word)];
    });
    kept[kept.length - 1] = makeLine(row.page, words, row.ocr);
    const rest = line.words.filter((word) => halves.every(({ below }) => below !== word));
    if (rest.length > 0) kept.push(makeLine(line.page, rest, line.ocr));
  }
  return kept;
};

interface Half {
  above: Word;
  below: Word;
}

/** The second halves on a line, each with the first above it. */
const halvesOn = (line: Line, row: Line): Half[] => {
  const isOpen = AGE_OPEN.test(row.text) && LIFE.test(line.text);
  if (line.page !== row.page || !(isOpen || MAY_BE_HALF.test(line.text))) return [];
  if (FIGURES.test(line.text)) return [];
  if (line.box.bottom - row.box.bottom > line.fontSize * LEADING) return [];
  // Measures of a room have their units, and `Item` below them heads a column.
  if (!FIGURES.test(row.text) || areMeasuresAlone(row.text)) return [];
  return line.words.flatMap((below, at) => {
    const before = line.words[at - 1];
    const isApart =
      before === undefined || below.box.left - before.box.right > below.fontSize * APART;
    const above =
      row.words.find((word) => isUnder(below, word) && isFirstOf(word, below, row)) ??
      agesApart(row.words).find((age) => isUnder(below, age) && isFirstOf(age, below, row))?.last;
    return above === undefined || !isApart ? [] : [{ above, below }];
  });
};

/** The life of an age that is open. */
const LIFE = /(?:^|\s)(?:\d{1,3}|NA)(?:\s|$)/;

/** An age that is printed with spaces: `11 /`, `12 / 70`. */
interface Age extends Word {
  last: Word;
}

const agesApart = (words: readonly Word[]): Age[] =>
  words.flatMap((slash, at) => {
    const [age, life] = [words[at - 1], words[at + 1]];
    if (slash.text !== '/' || age === undefined || !/^\d{1,3}$/.test(age.text)) return [];
    const isWhole = life !== undefined && /^\d{1,3}$/.test(life.text);
    const last = isWhole ? life : slash;
    const text = isWhole ? `${age.text} / ${life.text}` : `${age.text} /`;
    return [{ ...age, text, last, box: { ...age.box, right: last.box.right } }];
  });

const FIGURES = /\d\.\d\d\b(?!%)/;

const isUnder = ({ box }: Word, above: Word): boolean =>
  Math.abs(box.right - above.box.right) < NEAR ||
  Math.abs(box.left - above.box.left) < NEAR ||
  Math.abs(box.left + box.right - above.box.left - above.box.right) < 2 * NEAR;

/** Whether what stands above lacks just what stands below. */
const isFirstOf = (above: Word, below: Word, row: Line): boolean => {
  if (HALVES.some(([first, second]) => first.test(above.text) && second.test(below.text)))
    return true;
  if (SHARE.test(below.text)) return AMOUNT.test(above.text);
  const isUnit = PLATFORM_UNITS.has(below.text) || unitCode(below.text) !== null;
  if (!isUnit || !FIGURE.test(above.text)) return false;
  // `26.33 sq measured plus 12%, rounded up to full` over `sq.`: a remark that goes on, and no half is missing.
  if (unitCode(row.words[row.words.indexOf(above) + 1]?.text ?? '') !== null) return false;
  // Quantities are the first figures of their rows.
  return row.words.find(({ text }) => FIGURE.test(text)) === above;
};

const before = (share: Word, amount: Word): Word => {
  const { left, top, bottom } = amount.box;
  return { ...share, box: { left: left - 1, right: left - 0.5, top, bottom } };
};

/** The second half right behind the first, within its column. */
const behind = (half: Word, first: Word): Word => {
  const { right, top, bottom } = first.box;
  return { ...half, box: { left: right + 0.5, right: right + 1, top, bottom } };
};
