import { areTextRows, withoutTextMarks } from '../cells/plain-text.ts';
import type { Column } from '../columns/column-model.ts';
import { withDecimalPoints } from '../figures/decimal-commas.ts';
import type { Line, PageLines } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { learnTables } from '../tables/learn-tables.ts';
import { withActivitySign } from './activity-signs.ts';
import { clearLine } from './clear-line.ts';
import { settleCodes } from './codes.ts';
import { settleEstimateName } from './estimate-name.ts';
import { evenUnitGaps } from './even-gaps.ts';
import { settleNameFigures } from './figures-in-names.ts';
import { restoreUnitHeading } from './headings.ts';
import { withCodesApart } from './joined-codes.ts';
import { restoreNames } from './lost-names.ts';
import { withoutMarginMark } from './margin-marks.ts';
import { settleNames } from './names.ts';
import { learnForms } from './printed-forms.ts';
import type { ScanRepair } from './repairs.ts';
import { settleRepeatedNumbers } from './repeated-numbers.ts';
import { restoreHeads } from './restore-heads.ts';
import { settleNumbers } from './row-numbers.ts';
import { withoutScribbles } from './scribbles.ts';
import { settleHeading } from './settle-heading.ts';
import { settleRow } from './settle-row.ts';
import { settleWords } from './settle-words.ts';
import { withoutStreaks } from './streaks.ts';
import { settleTaxedMarks } from './taxed-marks.ts';

export interface SettledScans {
  pages: PageLines[];
  repairs: ScanRepair[];
}

/**
 * Settles what OCR left in doubt on scanned pages by what stands around it: headings by the words
 * that head tables, cells by their columns, row numbers by their sequence. Pages with a text layer
 * pass unchanged. What was changed is told.
 */
export const settleScans = (pages: readonly PageLines[]): SettledScans => {
  if (!pages.some((page) => page.ocr)) return { pages: [...pages], repairs: [] };
  const repairs = pages.flatMap(tellDigits);
  // What is read as bars elsewhere is left of rules, and is left out below.
  const plain = areTextRows(pages) ? withoutTextMarks(pages) : pages;
  // A comma before the cents is no misread point where all figures have one.
  const read = withDecimalPoints(plain).map((page) =>
    page.ocr
      ? settleTaxedMarks(
          withLines(withoutStreaks(page, repairs), (line) => settleLine(line, repairs)),
          repairs,
        )
      : page,
  );
  const headed = restoreHeads(read, repairs).map((page) =>
    page.ocr ? evenUnitGaps(restoreUnitHeading(withoutScribbles(page, repairs), repairs)) : page,
  );
  const tables = learnTables(headed);
  const columnsOf = new Map<Line, Column[]>();
  for (const [header, table] of tables) {
    const [first] = header.lines;
    if (first !== undefined) columnsOf.set(first, table.model.columns);
  }
  const columnsAt = columnsOfRows(headed, columnsOf);
  const isPrintedSo = learnForms(columnsAt);
  const columnsOfRow = new Map<Line, Column[]>();
  const celled = headed.map((page) =>
    withLines(page, (line) => {
      const columns = columnsAt.get(line);
      if (columns === undefined) return line;
      const own = withoutMarginMark(line, columns, repairs);
      const row = settleRow(own, columns, isPrintedSo, repairs);
      columnsOfRow.set(row, columns);
      return row;
    }),
  );
  const numbered = settleNumbers(celled, (line) => columnsOfRow.get(line) ?? null, repairs);
  const named = settleNameFigures(settleRepeatedNumbers(numbered, repairs), repairs);
  const coded = settleCodes(withCodesApart(named, repairs), repairs);
  const worded = settleWords(restoreNames(settleNames(coded, repairs), repairs), repairs);
  return { pages: settleEstimateName(worded, repairs), repairs };
};

/** The scanned lines below each table's head, with its columns. */
const columnsOfRows = (
  pages: readonly PageLines[],
  columnsOf: ReadonlyMap<Line, Column[]>,
): Map<Line, Column[]> => {
  const columnsAt = new Map<Line, Column[]>();
  let columns: Column[] | null = null;
  for (const { lines, ocr } of pages)
    for (const [index, line] of lines.entries()) {
      const opened = columnsOf.get(line);
      if (opened !== undefined) columns = opened;
      else if (ocr && columns !== null && headerRowAt(lines, index) === null)
        columnsAt.set(line, columns);
    }
  return columnsAt;
};

/** Digits that the picture set right before the words came here are repairs like any other. */
const tellDigits = ({ page, lines }: PageLines): ScanRepair[] =>
  lines.flatMap(({ words }) =>
    words.flatMap(({ box, text, readAs }): ScanRepair[] =>
      readAs === undefined || readAs === text ? [] : [{ page, box, read: readAs, settled: text }],
    ),
  );

const settleLine = (read: Line, repairs: ScanRepair[]): Line | null => {
  const line = settleHeading(clearLine(read, repairs), repairs);
  return line === null ? null : withActivitySign(line, repairs);
};

const withLines = (
  page: PageLines,
  settle: (line: Line, index: number) => Line | null,
): PageLines => ({
  ...page,
  lines: page.lines.flatMap((line, index) => settle(line, index) ?? []),
});
