import type { Assignment, Cell } from '../columns/assignment.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import { type Line, makeLine } from '../pages/lines.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { isFigure, type RawItem } from './raw-item.ts';

/** Text cells of an assignment, by column; strays left of the first figure join the description. */
export const takeTexts = (item: RawItem, assigned: Assignment, line: Line): void => {
  const firstFigure = assigned.cells.findIndex(isFigure);
  const lastFigure = assigned.cells.findLastIndex(({ column }) => column !== null);
  const words: Token[] = [];
  const behind: Token[] = [];
  const runsOn = runIntoDescription(assigned.cells);
  for (const [index, cell] of assigned.cells.entries()) {
    const kind = runsOn.has(cell) ? 'description' : (cell.column?.kind ?? null);
    if (index === 0 && isWithoutNumber(item, assigned.cells)) continue;
    if (isLumpAlone(assigned.cells, index)) continue;
    if (words.length === 0 && isDashBehindUnit(assigned.cells[index - 1], cell)) continue;
    if (kind === 'itemNumber') item.number ??= cell.token.text.replace(/[.)]$/, '');
    else if (kind === 'description') words.push(cell.token);
    else if (kind === null) {
      const beforeFigures = firstFigure < 0 || index < firstFigure;
      // `mesh @ eaves`, `Trim [A] oak`, `Crew A + B`: a sign between words is one of them.
      const around = aroundOf(assigned.cells, index);
      const amongWords = around === 'description';
      if (around !== null && !amongWords) addText(item, around, cell.token.raw);
      else if ((beforeFigures && !NO_WORDS.has(cell.token.kind)) || amongWords)
        words.push(cell.token);
      else if (index > lastFigure && REMARKED.has(cell.token.kind)) behind.push(cell.token);
    } else if (TEXT_COLUMNS.has(kind)) addText(item, kind, cell.token.raw);
  }
  if (words.length > 0)
    addToDescription(
      item,
      words.map((word) => word.raw).join(' '),
      line,
      Math.max(...words.map((word) => word.right)),
    );
  if (behind.length > 0) takeRemark(item, behind, line);
};

/**
 * `Recover R-22, tag out, disconnect and remove flooded condenser` over the columns of models and descriptions: a
 * text that begins below the heading of codes and goes on below the next one, a space between its words, is no
 * code, nor is one that leaves no description behind it. Nor is `Install, two people, two days` over those of places
 * and finishes either.
 */
const runIntoDescription = (cells: readonly Cell[]): ReadonlySet<Cell> => {
  const described = cells.findIndex(({ column }) => column?.kind === 'description');
  const end = described < 0 ? cells.findIndex(isFigure) : described;
  const run: Cell[] = [];
  for (let at = end - 1; at >= 0; at -= 1) {
    const [cell, next] = [cells[at], cells[at + 1]];
    if (cell === undefined || next === undefined || !NAMED.has(cell.column?.kind ?? 'total')) break;
    const gap = next.token.left - cell.token.right;
    const isBeforeFigure = described < 0 && at === end - 1;
    if (!isBeforeFigure && gap > (cell.token.words[0]?.fontSize ?? 0) * WORD_GAP) return new Set();
    run.unshift(cell);
  }
  const kinds = new Set(run.map(({ column }) => column?.kind));
  // A place alone may have nothing said of it, or fill its column beside what is.
  if (kinds.size < 2 && (kinds.has('room') || kinds.has('otherText'))) return new Set();
  const words = run.filter(({ token }) => /\p{Ll}{2}/u.test(token.text));
  return new Set(words.length >= LEAST_WORDS ? run : []);
};

/** What stands before descriptions. */
const NAMED: ReadonlySet<ColumnKind> = new Set(['selector', 'category', 'room', 'otherText']);
/** Font sizes between words of one text. */
const WORD_GAP = 0.5;
/** Words with small letters, of what is no code. */
const LEAST_WORDS = 2;

/** `2.5 Hours - open ceiling`: where the unit belongs to the quantity, the dash is no word of what was done. */
const isDashBehindUnit = (before: Cell | undefined, { token, column }: Cell): boolean =>
  /^[-–—]$/.test(token.raw) &&
  column?.kind === 'description' &&
  before?.column?.kind === 'quantity' &&
  before.token.unit !== null &&
  token.left - before.token.right < (token.words[0]?.fontSize ?? 0);

/** `—` in a cell of its own, where other rows have their number or tag. */
const isWithoutNumber = ({ model }: RawItem, [cell, next]: readonly Cell[]): boolean =>
  cell !== undefined &&
  next !== undefined &&
  /^[-–—]{1,3}$/.test(cell.token.text) &&
  next.token.left - cell.token.right > (cell.token.words[0]?.fontSize ?? 0) &&
  model.columns.some(({ kind }) => kind === 'itemNumber');

/** `lump sum` in a cell of its own before the amount: how the row is priced is none of what is done. */
const isLumpAlone = (cells: readonly Cell[], index: number): boolean => {
  const [before, cell, next] = [cells[index - 1], cells[index], cells[index + 1]];
  return (
    before !== undefined &&
    cell !== undefined &&
    next !== undefined &&
    LUMP.test(cell.token.text) &&
    isFigure(next) &&
    cell.token.left - before.token.right > (cell.token.words[0]?.fontSize ?? 0) * CELL_GAP
  );
};

const LUMP = /^lump(?:\s+sum)?$/i;
/** Font sizes between cells. */
const CELL_GAP = 1.5;

/** The column of text in which a cell stands between words; null for none. */
const aroundOf = (cells: readonly Cell[], index: number): ColumnKind | null => {
  const before = cells[index - 1]?.column?.kind;
  const isBetween = before !== undefined && before === cells[index + 1]?.column?.kind;
  return isBetween && TEXT_COLUMNS.has(before) ? before : null;
};

/** What is written behind a row's figures, below no heading, is a note of it. */
const takeRemark = (item: RawItem, behind: readonly Token[], line: Line): void => {
  const words = behind.flatMap((token) => token.words);
  const left = Math.min(...words.map(({ box }) => box.left));
  const isHeaded = item.model.header.lines.some(({ box }) => box.right > left);
  const remark = makeLine(line.page, words, line.ocr);
  // Specks of a scan are read as letters.
  if (!line.ocr && !isHeaded && /\p{L}{3}/u.test(remark.text))
    item.notes.push({ line: remark, machine: isMachineNote(remark.text) });
};

const NO_WORDS: ReadonlySet<Token['kind']> = new Set(['mark', 'unknown']);

const REMARKED: ReadonlySet<Token['kind']> = new Set(['text', 'unknown']);

/** Adds to what a cell of text says. */
export const addText = (item: RawItem, kind: ColumnKind, text: string): void => {
  const before = item.texts.get(kind);
  const isBroken = kind === 'selector' && before?.endsWith('-') === true;
  item.texts.set(kind, before === undefined ? text : `${before}${isBroken ? '' : ' '}${text}`);
};

/** Adds a line's words to the description, up to the right edge of the last of them. */
export const addToDescription = (
  item: RawItem,
  text: string,
  line: Line,
  right: number = line.box.right,
): void => {
  item.description.push(text);
  item.descriptionEnd = { line, right };
};

/**
 * `RFG 240 + Shingles`, `LIT XFIX * Light fixture`, `CLN FCC C Clean and deodorize carpet`: what is done may be told by any sign,
 * and by letters that nobody listed; of `J trim` and `T & G paneling` the letter is part of the thing.
 */
const CODES =
  /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<act>[RIMD]|[A-Z](?=\s+(?:\p{Lu}[\p{L}&]|\d))|[^\p{L}\p{N}\s])\s+(?<description>.+)$/u;
/** Where no column says what is done. */
const CODES_ALONE = /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<description>.+)$/;

/** A description on a line of its own, with the codes of a rough draft before it. */
export const describe = (item: RawItem, text: string, line: Line): void => {
  const codes = codesOf(text, item);
  if (codes !== undefined)
    item.codes = { cat: codes.cat ?? '', sel: codes.sel ?? '', act: codes.act ?? '' };
  addToDescription(item, codes?.description ?? text, line);
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
