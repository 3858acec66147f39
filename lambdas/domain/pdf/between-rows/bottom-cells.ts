import { assignColumns } from '../columns/assign-columns.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { sectionMark } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import type { State } from '../row-lines/row-state.ts';
import type { LearnedRow } from '../tables/learned-row.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { saysWhole } from './leading-text.ts';
import { isReckoning, lacksRoomFor, OPEN_END, styleOf } from './wrapped-text.ts';

/**
 * Worksheets set their cells at the bottom: a description that takes several lines ends beside the
 * figures of its row, and all lines stand as far apart. Which of two rows words between them are
 * of, the words tell: a row does not begin in small letters, nor does one end in `and`.
 */

/** Points by which the lines of one description begin apart at most. */
const SAME_EDGE = 4;

/** Lines above the row's own that its description takes at the most. */
const MOST_ABOVE = 4;

/** Closer to the row than this share of the distance to what is above them, lines tell by that. */
const EVEN = 0.9;

/** `@ 12 o.c.` begins no row, either. */
const IN_SMALL_LETTERS = /^(?:\p{Ll}|[@&])/u;

/** Whether descriptions begin above the line of their figures, as their words say. */
export const beginsAbove = (rows: readonly LearnedRow[]): boolean => {
  let [above, below, small] = [0, 0, 0];
  for (const [index, row] of rows.entries()) {
    const [first] = row.described;
    if (!row.isRow || first === undefined) continue;
    const run = runAbove(rows, index);
    const [top] = run;
    const isSmall = IN_SMALL_LETTERS.test(first.text);
    if (top === undefined) {
      if (isSmall) small += 1;
      continue;
    }
    const before = rows[index - run.length - 1];
    const isOpen = before?.isRow === true && OPEN_END.test(before.described.at(-1)?.text ?? '');
    const isOfBefore = isOpen || IN_SMALL_LETTERS.test(top.line.text);
    if (isSmall && !isOfBefore) above += 1;
    else if (isOfBefore && !isSmall) below += 1;
  }
  return above > 0 && below === 0 && above > small;
};

/** The lines of words right above a row, at its description's edge and no closer to it than to what is above. */
const runAbove = (rows: readonly LearnedRow[], index: number): LearnedRow[] => {
  const row = rows[index];
  const run: LearnedRow[] = [];
  for (let at = index - 1; row !== undefined && run.length <= MOST_ABOVE; at -= 1) {
    const [line, next] = [rows[at], rows[at + 1]];
    if (line === undefined || next === undefined || line.isRow || line.start !== null) break;
    const isSame = line.bold === row.bold && line.italic === row.italic;
    if (!isSame || Math.abs(line.fontSize - row.fontSize) > 0.1 || line.line.ocr) break;
    if (Math.abs(line.line.box.left - (row.textLeft ?? 0)) >= SAME_EDGE) break;
    if (line.line.page !== row.line.page || isMachineNote(line.line.text)) break;
    run.unshift(line);
  }
  const [top] = run;
  const before = rows[index - run.length - 1];
  if (row === undefined || top === undefined || before === undefined) return run;
  const last = run.at(-1) ?? top;
  const isTight = pitchBetween(last.line, row.line) < pitchBetween(before.line, top.line) * EVEN;
  return isTight ? [] : run;
};

/** Whether a line of words is the beginning of the row below, in a table whose cells are set at the bottom. */
export const leadsAtBottom = (line: Line, rest: readonly Line[], state: State): boolean => {
  const { table, leading } = state;
  const [next, ...below] = rest;
  if (table === null || next === undefined || leading.length >= MOST_ABOVE) return false;
  if (isMachineNote(line.text) || sectionMark(line.text) !== null) return false;
  if (standsOut(line, table.look) || saysWhole(line.text) || isReckoning(line.text)) return false;
  if (pitchBetween(line, next) > Math.max(TIGHT, (table.wrap.rowPitch ?? 0) * 1.05)) return false;
  const described = describedIn(next, table);
  const words = described ?? next.words;
  const [first] = words;
  const style = styleOf(words);
  if (first === undefined || Math.abs(first.box.left - line.box.left) >= SAME_EDGE) return false;
  if (line.bold !== style.bold || line.italic !== style.italic) return false;
  if (Math.abs(line.fontSize - style.fontSize) > style.fontSize * 0.1) return false;
  const goesOn =
    IN_SMALL_LETTERS.test(first.text) ||
    OPEN_END.test(line.text) ||
    lacksRoomFor(words, line, table.wrap);
  if (!goesOn) return false;
  return (
    described !== null || leadsAtBottom(next, below, { ...state, leading: [...leading, line] })
  );
};

/** The words of a row's description; null where the line is none. */
const describedIn = (line: Line, { model, numbered, leastFigures }: Table): Word[] | null => {
  const words = (numbered ? itemStartOf(line)?.rest : undefined) ?? line.words;
  const { cells, figures, strayTexts } = assignColumns(tokensOf(words), model.columns);
  // `their bill 9940 attached   212.75`: a lump sum among rows that are counted.
  const isLumpSum =
    figures === 1 && cells.some(({ column, token }) => column?.kind === 'total' && isMoney(token));
  return (figures < leastFigures && !isLumpSum) || strayTexts > 0
    ? null
    : cells.flatMap(({ column, token }) => (column?.kind === 'description' ? token.words : []));
};

const isMoney = ({ kind, decimals }: Token): boolean => kind === 'amount' && decimals === 2;
