import { CLEARLY_TIGHTER, closesBracket, pitchOf } from '../between-rows/wrapped-text.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import type { Assignment } from '../columns/assignment.ts';
import { labelAt } from '../facts/fact-labels.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { endsInAmount } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { standsOut } from '../tables/table-look.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { beginRow, type ItemLine, openRow, type Reading, type Step } from './item-line.ts';
import { itemStartOf, looseStartOf } from './item-start.ts';
import { addCells, hasRowFigures, isFigure, newRawItem, type RawItem } from './raw-item.ts';
import { hasRowFiguresIn, isInRunningText, isNumberedNote, isProse } from './shapes-of-rows.ts';
import { addToDescription, describe, takeTexts } from './take-texts.ts';

/** Points by which the number of a row stands off those of the table, at most; a scan's may more. */
const AT_NUMBERS = 16;
const AT_NUMBERS_OF_SCAN = 30;

/** What somebody ticks, as text has it. */
export const TICK = /^(?:[✓✔✕✖✗✘☑☒√]|\[[xX✓✔]\])$/u;

/** `12. Remove carpet   180.00 SF   0.45`: a row of a numbered table; false where it is none. */
export const beginNumberedRow = (line: Line, reading: Reading): boolean => {
  const { table, state, rows } = reading;
  const { model, numberLeft } = table;
  const start = table.numbered ? itemStartOf(line) : null;
  if (start === null || (state.item !== null && closes(line, state.item))) return false;
  const reach = line.ocr ? AT_NUMBERS_OF_SCAN : AT_NUMBERS;
  const isAtNumbers = numberLeft === null || Math.abs(start.left - numberLeft) < reach;
  if (start.rest.length === 0 || !isAtNumbers) return false;
  const item = beginRow(line, reading);
  item.number = start.number;
  item.starred = start.starred;
  for (const above of state.leading) describe(item, above.text, above);
  const assigned = model.describesInRow ? assignColumns(tokensOf(start.rest), model.columns) : null;
  const isListed = (): boolean =>
    assigned !== null && goesBack(start.number, state.item) && isInRunningText(assigned);
  if (assigned === null || isListed() || isProse(assigned))
    describe(item, textOf(start.rest), line);
  else {
    addCells(item, assigned.cells);
    takeTexts(item, assigned, line);
  }
  openRow(item, line, state);
  if (hasRowFigures(item)) rows.accept(item);
  return true;
};

/**
 * `☒ Option A: Metal roof   2,460.00` where the other rows have their numbers: what was chosen is a row as well; false
 * for any other line.
 */
export const beginTickedRow = (line: Line, reading: Reading): boolean => {
  const { table, state, rows } = reading;
  if (!table.numbered || table.numberLeft === null || !endsInAmount(line.text)) return false;
  const [box, ...words] = line.words;
  if (box === undefined || !TICK.test(box.text)) return false;
  if (Math.abs(box.box.left - table.numberLeft) >= AT_NUMBERS) return false;
  const assigned = assignColumns(tokensOf(words), table.model.columns);
  if (assigned.figures === 0) return false;
  const item = beginRow(line, reading);
  addCells(item, assigned.cells);
  takeTexts(item, assigned, line);
  openRow(item, line, state);
  rows.accept(item);
  return true;
};

/** The second line of a description whose bracket is open: `(up to` ... `24)  primed`. */
const closes = (line: Line, { description, lines: [row] }: RawItem): boolean =>
  row !== undefined && closesBracket(line, description.join(' '), row);

/** The list in a note begins at 1 again. */
const goesBack = (number: string, item: RawItem | null): boolean =>
  item?.number != null && Number(number) <= Number(item.number);

const mayBeginLoosely = ({ table, state, isAwaited, isWhole, assigned }: ItemLine): boolean =>
  table.numbered && !isAwaited && !state.afterTotal && (isWhole || isNumberedNote(assigned));

/** Figures below a description that looked like a note of the row before. */
export const beginBelowDescription: Step = (given) => {
  const { line, table, state, assigned, hasText, rows } = given;
  if (!mayBeginLoosely(given) || hasText || table.model.describesInRow) return null;
  const item = beginAbove(line, given);
  if (item === null || !addCells(item, assigned.cells)) return null;
  item.lines.push(line);
  state.item = item;
  rows.accept(item);
  return true;
};

const beginAbove = (line: Line, { item, table, state, groups }: ItemLine): RawItem | null => {
  const above = item?.notes.at(-1)?.line;
  if (item === null || above === undefined || pitchBetween(above, line) > SECOND_LINE) return null;
  item.notes.pop();
  const begun = looseStartOf(above, item.number);
  const next = newRawItem(above, table.model, groups.current(), state);
  next.number = begun?.number ?? null;
  next.starred = begun?.starred ?? false;
  describe(next, textOf(begun?.rest ?? above.words), above);
  return next;
};

/** A whole row of a numbered table whose number is odd, or missing. */
export const beginLooseRow: Step = (given) => {
  const { line, table, state, item, assigned, hasText, rows } = given;
  const { model } = table;
  if (!mayBeginLoosely(given) || !hasText || !model.describesInRow) return null;
  const begun = looseStartOf(line, item?.number ?? null);
  const own = begun === null ? assigned : assignColumns(tokensOf(begun.rest), model.columns);
  const next = beginRow(line, given);
  next.number = begun?.number ?? null;
  next.starred = begun?.starred ?? false;
  addCells(next, own.cells);
  takeTexts(next, own, line);
  state.item = next;
  rows.accept(next);
  return true;
};

/** `Openings: 104, 105, 106`, `Opening: 112`: numbers of something, the last of several, and no amount. */
const LISTED = /(?:\d,|(?<!\b(?:price|cost|total|amount|sum|charge|rate|rcv|acv)):)\s\d{1,4}$/i;

/** `02050.000   Demolition`: figures, and none in a column that rows have. */
const hasOthersOnly = ({ cells }: Assignment): boolean =>
  cells.filter(isFigure).every(({ column }) => column?.kind === 'otherNumber');

/** `Insured: Ida Quillon   Site: 12 Plum Row, Alder, OH 44999` below the heads: known labels, and no price. */
const statesFacts = ({ text, words }: Line): boolean =>
  !/\d\.\d{2}/.test(text) &&
  segmentsOf(words).filter((cell) => labelAt(cell, 0) !== null).length >= LEAST_FACTS;

const LEAST_FACTS = 2;

/** A row of a table without numbers, with the words that lead to it. */
export const beginPlainRow: Step = (given) => {
  const { line, table, state, assigned, hasText, rows } = given;
  const { model } = table;
  if (table.numbered || !hasText || (assigned.figures === 1 && LISTED.test(line.text))) return null;
  if (statesFacts(line)) return false;
  // A head may begin with a code below a heading of the company's own: it is still one of the heads.
  if (hasOthersOnly(assigned)) return false;
  const next = beginRow(line, given);
  // Lists of lump sums number their rows without a column for it.
  const begun = state.leading.length === 0 ? itemStartOf(line) : null;
  const rest = begun === null ? null : assignColumns(tokensOf(begun.rest), model.columns);
  const own = rest !== null && rest.figures === assigned.figures ? rest : assigned;
  if (own !== assigned) next.number = begun?.number ?? null;
  addCells(next, own.cells);
  for (const above of state.leading)
    if (model.codesOnOwnLine) describe(next, above.text, above);
    else if (table.describedAbove) addToDescription(next, above.text, above);
    else takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
  takeTexts(next, own, line);
  if (!hasRowFigures(next) && !goesOnCounting(next, given)) return false;
  openRow(next, line, state);
  rows.accept(next);
  return true;
};

/**
 * `22   1   Family photos` below row 21: a list that numbers its rows goes on with what nobody could price, its count
 * alone in its column.
 */
const goesOnCounting = (next: RawItem, { item, assigned }: ItemLine): boolean =>
  item?.number != null &&
  /^\d{1,4}$/.test(next.number ?? '') &&
  Number(next.number) === Number(item.number) + 1 &&
  assigned.figures === 1 &&
  assigned.strayTexts === 0 &&
  next.cells.has('quantity') &&
  next.description.length > 0 &&
  item.cells.has('quantity');

/** The figures of a row without a number whose words stand above them. */
export const beginBelowLeadingText: Step = (given) => {
  const { line, table, state, assigned, rows } = given;
  const { model } = table;
  if (table.numbered || state.leading.length === 0 || !hasRowFiguresIn(assigned)) return null;
  const next = beginRow(line, given);
  // Where no column holds descriptions, figures in them are none of the row's.
  for (const above of state.leading)
    if (model.codesOnOwnLine || !model.describesInRow) describe(next, above.text, above);
    else takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
  if (!addCells(next, assigned.cells) || !hasRowFigures(next)) return null;
  openRow(next, line, state);
  rows.accept(next);
  return true;
};

/** Whether a line ends in figures, as no words of a description do. */
const hasFigures = ({ text }: Line): boolean => /\d\.\d{2}$/.test(text);

/** Columns of what the work of a row is called, or sorted by; bookkeeping programs call that its activity. */
const NAMING: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['title', 'category', 'activity']);
/** Points by which a cell begins beside its column's edge, at most. */
const AT_EDGE = 4;
/** Font sizes between the cells of a line. */
const CELL_GAP = 1.2;
/** Points of reckoning aside, rows stand as far apart as others do. */
const AS_FAR = 0.97;

/**
 * `Appliances` | `Range and hood - by owner`, as far below a row as other rows are: what the work is called stands once
 * beside each description, so both in a band of their own are a row that nobody priced. The lines of a cell stand closer.
 */
export const beginUnpricedRow: Step = (given) => {
  const { line, table, state, item, assigned, rows } = given;
  const { pitch, rowPitch, beginsAbove } = table.wrap;
  if (table.numbered || item === null || assigned.figures > 0 || line.ocr) return null;
  if (pitch === null || rowPitch === null || pitch > rowPitch * CLEARLY_TIGHTER) return null;
  if (beginsAbove || table.describedAbove) return null;
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  const isOfRow = above?.page === line.page && state.leading.length === 0;
  if (!isOfRow || pitchOf(above, line) < rowPitch * AS_FAR) return null;
  const { columns } = table.model;
  const named = columns.find(({ kind }) => NAMING.has(kind) && item.texts.has(kind));
  const described = columns.find(({ kind }) => kind === 'description');
  const [name, description, ...others] = segmentsOf(line.words, CELL_GAP);
  if (named === undefined || described === undefined || others.length > 0) return null;
  const begins = (words: typeof name, left: number): boolean =>
    Math.abs((words?.[0]?.box.left ?? Number.POSITIVE_INFINITY) - left) < AT_EDGE;
  if (!begins(name, named.left) || !begins(description, described.left)) return null;
  // Its figures may stand beside the last line of its words, where no name is.
  const last = given.rest.find(
    (below) => !begins(below.words, described.left) || hasFigures(below),
  );
  if (last !== undefined && begins(last.words, described.left)) return null;
  if (!begins(item.lines[0]?.words, named.left) || standsOut(line, table.look)) return null;
  const next = beginRow(line, given);
  takeTexts(next, assigned, line);
  openRow(next, line, state);
  rows.accept(next);
  return true;
};
