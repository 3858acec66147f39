import type { Box, LineItem, Warning } from '../../estimate/estimate.ts';
import { PLATFORM_UNITS } from '../items/units.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { closingAmount } from '../sums/read-summaries.ts';
import { LABELS } from '../sums/summary-rows.ts';
import type { ScanRepair } from './repairs.ts';

/**
 * What a scan leaves in doubt and nothing else on the print settles is told, never passed over:
 * words that were hardly read, pages of which most is, and numbers of rows that nobody saw.
 */

/** Words read with less than this are as likely wrong as right. */
const HARDLY_READ = 0.4;
/** Figures that no sum confirms are in doubt much sooner. */
const UNSURE_FIGURE = 0.75;
/** Words that are told of one line at most. */
const MOST_TOLD = 6;

/** Of an item: the lines that it was read from. */
export interface ReadLines {
  lines: readonly Line[];
}

/**
 * `items` and `read` go together; `repairs` are told by themselves. `sheetOf` tells the sheet that a
 * page lies on.
 */
export const tellDoubts = (
  items: readonly LineItem[],
  read: readonly ReadLines[],
  pages: readonly PageLines[],
  repairs: readonly ScanRepair[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const scans = pages.filter((page) => page.ocr);
  if (scans.length === 0) return [];
  return [
    ...items.flatMap((item, index) => tellItem(item, index, read[index], repairs, sheetOf)),
    ...scans.flatMap(({ lines }) => lines.flatMap((line) => tellSum(line, sheetOf))),
    ...tellMissing(items, scans, sheetOf),
    ...tellPages(scans, sheetOf),
  ];
};

const tellItem = (
  item: LineItem,
  index: number,
  read: ReadLines | undefined,
  repairs: readonly ScanRepair[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const { printed } = item;
  if (printed === null || read === undefined) return [];
  const calculated = item.rcv !== null && item.unitPrice !== null;
  const unsure = read.lines
    .filter((line) => line.ocr)
    .flatMap((line) =>
      line.words.filter(
        (word) =>
          isUnsure(word, calculated) &&
          !repairs.some((one) => one.page === line.page && touches(one.box, word.box)),
      ),
    );
  if (unsure.length === 0) return [];
  const words = unsure.slice(0, MOST_TOLD).map(({ text }) => `"${text}"`);
  const more = unsure.length > words.length ? ' and more' : '';
  return [
    {
      code: 'scan_unsure',
      message: `Line ${printed.lineNumber ?? index + 1} on page ${sheetOf(printed.readAt.page)}: ${words.join(', ')}${more} could hardly be read. Compare it with the scan.`,
      at: { item: index },
    },
  ];
};

/** A summary's row in whose place of the amount no amount can be read: its label runs over it. */
const tellSum = (line: Line, sheetOf: (page: number) => number): Warning[] => {
  const last = line.words.at(-1);
  if (last === undefined || last.confidence >= UNSURE_FIGURE || !/\d/.test(last.text)) return [];
  if (!LABELS.some(([label]) => label.test(line.text)) || closingAmount(line) !== null) return [];
  const label = line.words.slice(0, MOST_TOLD).map(({ text }) => text);
  return [
    {
      code: 'scan_unsure',
      message: `Page ${sheetOf(line.page)}: the amount behind "${label.join(' ')}" could hardly be read (${JSON.stringify(last.text)}). Compare it with the scan.`,
      at: { page: sheetOf(line.page) },
    },
  ];
};

const isUnsure = ({ text, confidence }: Word, calculated: boolean): boolean => {
  if (!/[\p{L}\d]/u.test(text)) return false;
  // A row that adds up confirms its figures; one that does not is named as such.
  if (/\d\.\d\d/.test(text)) return !calculated && confidence < UNSURE_FIGURE;
  return confidence < HARDLY_READ && text.length > 1 && !isOfCell(text);
};

/** A unit, `yrs`, a condition: of so few words that may stand there, none looks like another. */
const isOfCell = (text: string): boolean =>
  PLATFORM_UNITS.has(text) || /^(?:yrs?|Avg\.|New|Good|Poor|Fair|Below|Above|NA)$/.test(text);

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Estimates whose rows jump this often number them as they please. */
const MOST_JUMPS = 0.1;
/** Numbers that one gap lacks at most, and rows from which on gaps say something. */
const WIDEST_GAP = 3;
const FEWEST_ROWS = 8;

/** `11.` and then `13.` on scanned pages, in an estimate that leaves out no number else. */
const tellMissing = (
  items: readonly LineItem[],
  scans: readonly PageLines[],
  sheetOf: (page: number) => number,
): Warning[] => {
  const scanned = new Set(scans.map((page) => page.page));
  const rows = items.flatMap(({ printed }) => {
    const number = /^\d{1,4}(?=[a-z]?$)/.exec(printed?.lineNumber ?? '')?.[0];
    return printed === null || number === undefined
      ? []
      : [{ number: Number(number), page: printed.readAt.page }];
  });
  const seen = new Set(rows.map((row) => row.number));
  const gaps = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    return next === undefined || next.number === row.number || next.number === row.number + 1
      ? []
      : [{ row, next }];
  });
  if (rows.length < FEWEST_ROWS || gaps.length > Math.max(1, rows.length * MOST_JUMPS)) return [];
  return gaps.flatMap(({ row, next }): Warning[] => {
    const lacking = Array.from(
      { length: Math.max(0, next.number - row.number - 1) },
      (_, at) => row.number + 1 + at,
    );
    if (lacking.length === 0 || lacking.length > WIDEST_GAP) return [];
    if (!scanned.has(row.page) || !scanned.has(next.page)) return [];
    if (lacking.some((number) => seen.has(number))) return [];
    return [
      {
        code: 'scan_line_missing',
        message: `Page ${sheetOf(next.page)}: no line ${lacking.join(', ')} was found between ${row.number} and ${next.number}. Look for it in the scan.`,
        at: { page: sheetOf(next.page) },
      },
    ];
  });
};

/** Letters on a page from which on it is one to be read, not a photo or a plan. */
const FEWEST_LETTERS = 300;
const LEGIBLE = 0.8;
/** Upright, clean pages measured 0.8 and more. */
const LEAST_LEGIBLE = 0.5;

/** Pages most of whose words were read without confidence. */
const tellPages = (scans: readonly PageLines[], sheetOf: (page: number) => number): Warning[] =>
  scans.flatMap(({ page, lines }): Warning[] => {
    let [all, sure] = [0, 0];
    for (const line of lines)
      for (const { text, confidence } of line.words) {
        all += text.length;
        if (confidence >= LEGIBLE) sure += text.length;
      }
    if (all < FEWEST_LETTERS || sure >= all * LEAST_LEGIBLE) return [];
    return [
      {
        code: 'page_hardly_legible',
        message: `Page ${sheetOf(page)} could hardly be read. Check each of its lines against the scan, or scan it again at 300 dpi.`,
        at: { page: sheetOf(page) },
      },
    ];
  });
