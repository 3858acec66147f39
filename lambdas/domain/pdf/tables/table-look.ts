import type { TypeStyle } from '../between-rows/wrapped-text.ts';
import { type Line, median } from '../pages/lines.ts';
import { isTradeName } from '../rooms/trade-names.ts';

/** How a table's rows are set, so that its sub-heads can be told from its notes. */
export interface TableLook {
  fontSize: number;
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  /** Rows without numbers, as other programs print them: headings may be set in capitals. */
  plain: boolean;
  /** Whole sentences in italics: then italics are the notes' look, not the sub-heads'. */
  italicNotes: boolean;
  /** The same of sentences that are bold and in italics. */
  boldItalicNotes: boolean;
  /** Of a scan, which tells slanted letters unsurely: trades stand above their rows in italics. */
  italicTrades: boolean;
}

/** `Carrier allowed 12.00 SF @ $1.92; one wall is needed.`: no name is so long, or so written. */
const isSentence = ({ text, words }: Line): boolean =>
  words.length >= 6 && (words.length >= 10 || /[.!]$|\d\.\d\d|:\s/.test(text));

const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** Long lines, or most of them written as sentences are: names have a capital in more than one word. */
const areNotes = (italics: readonly Line[]): boolean =>
  italics.some(({ words }) => words.length >= 6) ||
  italics.filter(({ text }) => WRITTEN.test(text)).length * 2 > italics.length;

/** `Homeowner to select color`, `Allowance; bill when incurred`, `Spatter marks all 4 sides`. */
const WRITTEN = /^\p{Lu}\p{Ll}+[,;:]?(?:\s(?:\p{Ll}[\p{Ll}'’-]*|\d+)[,;:]?){3,}[.!]?$/u;

interface SetRow extends TypeStyle {
  text: string;
}

/** Learns a table's look from its lines and its rows; `plain` are rows without numbers. */
export const lookOf = (
  lines: readonly Line[],
  rows: readonly SetRow[],
  plain: boolean,
): TableLook => {
  const most = (test: (row: SetRow) => boolean): boolean =>
    rows.filter(test).length > rows.length / 2;
  const fontSize = median(rows.map((row) => row.fontSize));
  // Trades in the rows' type are none of the notes in small print, though both are in italics.
  const isOfRows = (line: Line): boolean => line.ocr || line.fontSize >= fontSize * SMALL_PRINT;
  return {
    fontSize,
    bold: most((row) => row.bold),
    italic: most((row) => row.italic),
    capitals: most((row) => isCapitals(row.text)),
    plain,
    italicNotes: areNotes(lines.filter((line) => line.italic && !line.bold && isOfRows(line))),
    boldItalicNotes: lines.some((line) => line.italic && line.bold && isSentence(line)),
    italicTrades:
      lines.filter((line) => line.ocr && line.italic && isTradeName(line.text)).length >=
      ENOUGH_TRADES,
  };
};

const ENOUGH_TRADES = 2;

/** `LIVING ROOM (14 x 18 x 8)`: a size is no part of the name, and has a small letter. */
const SIZE_BEHIND = /\s*\(?\s*\d[\d\s.'"’”′″-]*(?:x\s*\d[\d\s.'"’”′″-]*){1,2}\)?$/i;

/** `Water Mitigation`, `Ceiling`: a name of a few words, and nothing that is said. */
const NAME = /^\p{Lu}\p{Ll}+(?: (?:[&/] )?\p{Lu}\p{Ll}+){0,2}$/u;

/** Words of a name in capitals, at most. */
const MOST_WORDS = 6;

/** How much larger bold heads are than bold rows, at the least. */
const LARGER = 1.04;

/** Of the rows' type; heads within a table are hardly smaller than that. */
const SMALL_PRINT = 0.85;

/** Set apart from the rows: bold, larger, italic where notes are not, or in capitals. */
export const standsOut = (line: Line, look: TableLook): boolean => {
  if (line.bold && line.italic && look.boldItalicNotes) return false;
  if (line.bold && !look.bold) return true;
  const name = line.text.replace(SIZE_BEHIND, '');
  const heads =
    look.plain && isCapitals(name) && !look.capitals && name.split(' ').length <= MOST_WORDS;
  if (line.ocr)
    return heads || (look.italicTrades && line.italic && !look.italic && NAME.test(line.text));
  if (look.fontSize > 0 && line.fontSize > look.fontSize * 1.07) return true;
  // Bold names of trades above rows whose descriptions are bold, too: a little larger is enough.
  if (line.bold && look.fontSize > 0 && line.fontSize > look.fontSize * LARGER) return true;
  // `Required by association` in small print below a row is said of that row.
  const isSmall = line.fontSize < look.fontSize * SMALL_PRINT;
  if (line.italic && !look.italic && !look.italicNotes && line.words.length <= 6 && !isSmall)
    return true;
  return heads;
};
