import { type Assignment, assignColumns, type Cell } from './columns/assign-columns.ts';
import { distance } from './columns/cell-costs.ts';
import type { GroupTracker } from './groups.ts';
import { itemStartOf, looseStartOf } from './item-start.ts';
import type { Table } from './learn-tables.ts';
import { isAdjustment, isDimensions, isMarkup, namesPlace } from './line-shapes.ts';
import { type Line, textOf } from './lines.ts';
import { addCells, hasRowFigures, isFigure, newRawItem, type RawItem } from './raw-item.ts';
import { isPricedRow } from './read-total.ts';
import type { State } from './row-state.ts';
import { ONE_SPACE, signedValue, type Token } from './tokens/token.ts';
import { tokensOf } from './tokens/tokens.ts';
import { type ColumnKind, TEXT_COLUMNS } from './vocabulary.ts';
import { closesBracket, isReckoning } from './wrapped-text.ts';

/** Text cells of an assignment, by column; strays left of the first figure join the description. */
export const takeTexts = (item: RawItem, assigned: Assignment, line: Line): void => {
  const firstFigure = assigned.cells.findIndex(isFigure);
  const words: Token[] = [];
  for (const [index, cell] of assigned.cells.entries()) {
    const kind = cell.column?.kind ?? null;
    if (kind === 'itemNumber') item.number ??= cell.token.text.replace(/[.)]$/, '');
    else if (kind === 'description') words.push(cell.token);
    else if (kind === null) {
      const beforeFigures = firstFigure < 0 || index < firstFigure;
      // `mesh @ eaves`, `Trim [A] oak`: a sign between words is one of them.
      const amongWords = [index - 1, index + 1].every(
        (at) => assigned.cells[at]?.column?.kind === 'description',
      );
      if ((beforeFigures && !NO_WORDS.has(cell.token.kind)) || amongWords) words.push(cell.token);
    } else if (TEXT_COLUMNS.has(kind)) {
      const before = item.texts.get(kind);
      item.texts.set(kind, before === undefined ? cell.token.raw : `${before} ${cell.token.raw}`);
    }
  }
  if (words.length === 0) return;
  item.description.push(words.map((word) => word.raw).join(' '));
  item.descriptionEnd = { line, right: Math.max(...words.map((word) => word.right)) };
};

const NO_WORDS: ReadonlySet<Token['kind']> = new Set(['mark', 'unknown']);

const CODES = /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<act>[&+\-RIM])\s+(?<description>.+)$/;
/** Where no column says what is done. */
const CODES_ALONE = /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<description>.+)$/;

/** Reads a line that begins an item or adds figures to one; false where it is text. */
export const readItemLine = (
  line: Line,
  table: Table,
  state: State,
  groups: GroupTracker,
  applyHeads: () => void,
  settleTentative: () => void,
  accept: (item: RawItem) => void,
): boolean => {
  const { model } = table;
  const begun = table.numbered ? itemStartOf(line) : null;
  const start = begun !== null && state.item !== null && closes(line, state.item) ? null : begun;
  const reach = line.ocr ? 30 : 16;
  if (
    start !== null &&
    start.rest.length > 0 &&
    (table.numberLeft === null || Math.abs(start.left - table.numberLeft) < reach)
  ) {
    settleTentative();
    applyHeads();
    const item = newRawItem(line, model, groups.current(), state);
    item.number = start.number;
    item.starred = start.starred;
    for (const above of state.leading) describe(item, above.text, above);
    item.lines = [...state.leading, line];
    state.leading = [];
    if (model.describesInRow) {
      const assigned = assignColumns(tokensOf(start.rest), model.columns);
      const isListed = goesBack(start.number, state.item) && endsInFigure(assigned);
      if (isListed || isProse(assigned)) describe(item, textOf(start.rest), line);
      else {
        addCells(item, assigned.cells);
        takeTexts(item, assigned, line);
      }
    } else {
      describe(item, textOf(start.rest), line);
    }
    state.item = item;
    state.afterTotal = false;
    if (hasRowFigures(item)) accept(item);
    return true;
  }
  if (!table.numbered && isReckoning(line.text)) return false;
  const assigned = assignColumns(tokensOf(line.words), model.columns);
  const awaited = state.item !== null && state.item.number !== null && state.item.figureLines === 0;
  const isWhole = isWholeRow(assigned, awaited);
  if (awaited && !model.describesInRow && standsOutside(assigned)) return false;
  if (assigned.figures === 0) return false;
  // A letter under a heading that nobody knows leaves a row what it is where its price adds up.
  const mayStray =
    (awaited && isWhole) || (isWholeRow(assigned, false) && isPricedRow(line, table));
  if (assigned.strayTexts > 0 && !mayStray) return false;
  const hasText = assigned.cells.some(
    (cell) =>
      cell.column !== null &&
      TEXT_COLUMNS.has(cell.column.kind) &&
      !AMONG_FIGURES.has(cell.column.kind),
  );
  const { item } = state;
  const mayBegin = table.numbered && !awaited && !state.afterTotal && isWhole;
  if (mayBegin && !hasText && !model.describesInRow && beginAbove(line, table, state, groups)) {
    const begun = state.item;
    if (begun !== null && addCells(begun, assigned.cells)) {
      begun.lines.push(line);
      accept(begun);
      return true;
    }
  }
  if (mayBegin && hasText && model.describesInRow) {
    const begun = looseStartOf(line, item?.number ?? null);
    const own = begun === null ? assigned : assignColumns(tokensOf(begun.rest), model.columns);
    settleTentative();
    applyHeads();
    const next = newRawItem(line, model, groups.current(), state);
    next.number = begun?.number ?? null;
    next.starred = begun?.starred ?? false;
    addCells(next, own.cells);
    takeTexts(next, own, line);
    state.item = next;
    accept(next);
    return true;
  }
  if (table.numbered && !awaited && isMarkup(line.text)) {
    const [amount, another] = assigned.cells.filter(isFigure);
    const isBelow = amount?.column?.kind === 'total' || amount?.column?.kind === 'lineItemTotal';
    if (isBelow && another === undefined) {
      state.adjustments += markupOf(amount?.token, line.text);
      return true;
    }
  }
  if (!table.numbered && takeWear(line, assigned, state)) return true;
  if (!table.numbered) {
    const amounts = assigned.cells.filter(
      (cell) => isFigure(cell) && (cell.token.kind === 'amount' || cell.token.kind === 'quantity'),
    );
    if (namesPlace(line.text) || (amounts.length === 0 && !isNumberedNote(assigned))) return false;
    // `218.33 SF Walls   55.79 SF Ceiling`: what is measured has no price.
    if (isDimensions(line.text) && amounts.every(({ token }) => token.unit !== null)) return false;
    const isCounted = assigned.cells.some(({ column }) => column?.kind === 'quantity');
    const isFoot = isAdjustment(line.text) && (amounts.length === 1 || !isCounted);
    if ((state.isSummed && !isCounted) || isFoot || (amounts.length === 1 && state.summing)) {
      // Of several sums, that of the line counts.
      const own = amounts.find(({ column }) => column !== null && OF_LINE.has(column.kind));
      if (isMarkup(line.text)) state.adjustments += markupOf((own ?? amounts[0])?.token, line.text);
      return true;
    }
    state.summing = false;
    if (hasText) {
      settleTentative();
      applyHeads();
      const next = newRawItem(line, model, groups.current(), state);
      // Lists of lump sums number their rows without a column for it.
      const begun = state.leading.length === 0 ? itemStartOf(line) : null;
      const rest = begun === null ? null : assignColumns(tokensOf(begun.rest), model.columns);
      const own = rest !== null && rest.figures === assigned.figures ? rest : assigned;
      if (own !== assigned) next.number = begun?.number ?? null;
      addCells(next, own.cells);
      for (const above of state.leading)
        if (model.codesOnOwnLine) describe(next, above.text, above);
        else if (table.describedAbove) {
          next.description.push(above.text);
          next.descriptionEnd = { line: above, right: above.box.right };
        } else takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
      takeTexts(next, own, line);
      if (!hasRowFigures(next)) return false;
      next.lines = [...state.leading, line];
      state.leading = [];
      state.item = next;
      state.afterTotal = false;
      accept(next);
      return true;
    }
  }
  if (!table.numbered && state.leading.length > 0 && hasRowFiguresIn(assigned)) {
    settleTentative();
    applyHeads();
    const next = newRawItem(line, model, groups.current(), state);
    // Where no column holds descriptions, figures in them are none of the row's.
    for (const above of state.leading)
      if (model.codesOnOwnLine || !model.describesInRow) describe(next, above.text, above);
      else takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
    if (addCells(next, assigned.cells) && hasRowFigures(next)) {
      next.lines = [...state.leading, line];
      state.leading = [];
      state.item = next;
      state.afterTotal = false;
      accept(next);
      return true;
    }
  }
  if (item === null || item.figureLines >= 4 || state.afterTotal) return false;
  if (hasText && item.figureLines > 0) return false;
  if (item.notes.length > 0 && item.figureLines > 0) return false;
  if (hasText && !hasRowFiguresIn(assigned)) return false;
  // Text that stood between the number and the figures is the description's second line.
  const { cells } = besideFilled(item, assigned, line);
  if (!addCells(item, cells)) return false;
  if (item.figureLines === 1) {
    for (const note of item.notes) {
      item.description.push(note.line.text);
      item.descriptionEnd = { line: note.line, right: note.line.box.right };
    }
    item.notes = [];
  }
  item.lines.push(line);
  if (hasText) takeTexts(item, assigned, line);
  else
    for (const { column, token } of cells)
      if (column !== null && AMONG_FIGURES.has(column.kind))
        item.texts.set(
          column.kind,
          [item.texts.get(column.kind), token.raw].filter(Boolean).join(' '),
        );
  if (hasRowFigures(item) && item.figureLines === 1) accept(item);
  return true;
};

const closes = (line: Line, { description, lines: [row] }: RawItem): boolean =>
  row !== undefined && closesBracket(line, description.join(' '), row);

/** What a row's second line of figures says of its wear. */
const WEAR: ReadonlySet<ColumnKind> = new Set([
  'ageLife',
  'lifeYears',
  'condition',
  'depreciationPercent',
]);

/** `Avg.   10.00%` right below a row without a number: its wear, where it has none yet. */
const takeWear = (line: Line, assigned: Assignment, { item }: State): boolean => {
  const last = item?.lines.at(-1);
  if (item === null || last === undefined || last.page !== line.page) return false;
  if (item.figureLines !== 1 || item.notes.length > 0 || assigned.strayTexts > 0) return false;
  if (line.box.bottom - last.box.bottom > line.fontSize * CLOSE) return false;
  const isWear = assigned.cells.every(
    ({ column, token }) => token.kind === 'mark' || (column !== null && WEAR.has(column.kind)),
  );
  if (!isWear || !addCells(item, assigned.cells)) return false;
  item.lines.push(line);
  return true;
};

/** `A.4  Set vanity   Incl.`: a row with its number and a word for its amount. */
const isNumberedNote = ({ cells }: Assignment): boolean =>
  cells.some(({ column }) => column?.kind === 'itemNumber') &&
  cells.some((cell) => isFigure(cell) && cell.token.kind === 'priceNote');

const OF_LINE: ReadonlySet<ColumnKind> = new Set(['total', 'rcv', 'lineItemTotal']);

/** Columns of text that stand among the figures of a line. */
const AMONG_FIGURES: ReadonlySet<ColumnKind> = new Set(['calculation', 'coverage', 'otherText']);

/**
 * The second line of figures stands below the first, and one of its columns, too: `RCV` over `ACV`.
 * What is filled takes no more.
 */
const besideFilled = (item: RawItem, assigned: Assignment, line: Line): Assignment => {
  const filled = ({ column }: Cell): boolean => column !== null && item.cells.has(column.kind);
  if (item.figureLines === 0 || !assigned.cells.some(filled)) return assigned;
  const free = item.model.columns.filter(({ kind }) => !item.cells.has(kind));
  const again = assignColumns(tokensOf(line.words), free);
  const isWhole = again.strayTexts === 0 && again.figures === assigned.figures;
  return isWhole ? again : assigned;
};

/** Points by which amounts stand off their columns at most; quantities may have a flag behind. */
const IN_COLUMN = 8;

/**
 * Quantity with unit and amounts, each right in its column: a row, though it has no number, an odd
 * one or a cell that nobody knows. What people type below a row does not stand so.
 */
export const isWholeRow = ({ cells }: Assignment, withStrays: boolean): boolean => {
  const figures = cells.filter(
    (cell) => isFigure(cell) && (cell.token.kind === 'amount' || cell.token.kind === 'quantity'),
  );
  const placed = figures.filter(
    ({ column, token }) =>
      column !== null && distance(token, column) < IN_COLUMN * (token.kind === 'quantity' ? 3 : 1),
  );
  return (
    placed.some(({ token, column }) => token.kind === 'quantity' && column?.kind === 'quantity') &&
    placed.filter(({ token }) => token.kind === 'amount').length >= 2 &&
    (withStrays || figures.length === placed.length)
  );
};

/** So many words between or behind the figures make a numbered line a sentence of a remark. */
const WORDS_OF_PROSE = 2;

const isProse = (assigned: Assignment): boolean =>
  assigned.strayTexts >= WORDS_OF_PROSE && !isWholeRow(assigned, true);

/** The list in a note begins at 1 again. */
const goesBack = (number: string, item: RawItem | null): boolean =>
  item?.number != null && Number(number) <= Number(item.number);

/** `The total cost is $890.99.`: the only figure stands in running text, one space behind a word. */
const endsInFigure = ({ cells, figures }: Assignment): boolean => {
  const at = cells.findIndex(isFigure);
  const [before, figure] = [cells[at - 1]?.token, cells[at]?.token];
  const word = before?.words.at(-1);
  return (
    figures === 1 &&
    figure !== undefined &&
    word !== undefined &&
    before?.kind === 'text' &&
    figure.left - before.right < word.fontSize * ONE_SPACE
  );
};

/** Most of the figures stand off the columns, as in `212.00 LF 3.48 737.94` typed below a row. */
const standsOutside = ({ cells }: Assignment): boolean => {
  const figures = cells.filter(
    (cell) => cell.token.kind === 'amount' || cell.token.kind === 'quantity',
  );
  const outside = figures.filter(
    (cell) =>
      !isFigure(cell) ||
      (cell.column?.align != null && distance(cell.token, cell.column) > 2 * IN_COLUMN),
  );
  const isLost = figures.some(({ token, column }) => token.kind === 'quantity' && column === null);
  return figures.length >= 2 && (isLost || outside.length > figures.length / 2);
};

/** Font sizes from a description on its own line to the figures below it, at most. */
const CLOSE = 1.6;

/**
 * Makes the line right above the figures, which looked like a note of the row before, the
 * description of a row of its own.
 */
const beginAbove = (line: Line, table: Table, state: State, groups: GroupTracker): boolean => {
  const { item } = state;
  const above = item?.notes.at(-1)?.line;
  if (item === null || above === undefined || above.page !== line.page) return false;
  if (line.box.bottom - above.box.bottom > line.fontSize * CLOSE) return false;
  item.notes.pop();
  const begun = looseStartOf(above, item.number);
  const next = newRawItem(above, table.model, groups.current(), state);
  next.number = begun?.number ?? null;
  next.starred = begun?.starred ?? false;
  describe(next, textOf(begun?.rest ?? above.words), above);
  state.item = next;
  return true;
};

/** A description on a line of its own, with the codes of a rough draft before it. */
const describe = (item: RawItem, text: string, line: Line): void => {
  const codes = codesOf(text, item);
  if (codes !== undefined)
    item.codes = { cat: codes.cat ?? '', sel: codes.sel ?? '', act: codes.act ?? '' };
  item.description.push(codes?.description ?? text);
  item.descriptionEnd = { line, right: line.box.right };
};

const codesOf = (text: string, { model }: RawItem): Record<string, string> | undefined => {
  if (!model.codesOnOwnLine) return undefined;
  const { headings, textOnlyRows } = model.header;
  const kinds = new Set(
    headings.filter(({ row }) => textOnlyRows.includes(row)).map(({ kind }) => kind),
  );
  const isWithout = kinds.has('selector') && !kinds.has('activity');
  // A line of descriptions alone has no codes.
  if (!kinds.has('selector') && kinds.has('description')) return undefined;
  return (isWithout ? CODES_ALONE : CODES).exec(text)?.groups;
};

/** A discount is taken off even where its amount has no sign. */
const markupOf = (amount: Token | undefined, label: string): number => {
  const value = amount === undefined ? 0 : signedValue(amount);
  return /^less|\bdiscount\b/i.test(label) ? -Math.abs(value) : value;
};

const hasRowFiguresIn = (assigned: Assignment): boolean =>
  assigned.figures >= 2 || assigned.cells.some((cell) => cell.token.kind === 'quantity');
