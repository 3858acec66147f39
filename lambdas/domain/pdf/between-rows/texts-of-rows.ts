import { assignColumns } from '../columns/assign-columns.ts';
import type { Column } from '../columns/column-model.ts';
import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { isDimensions } from '../rooms/measures.ts';
import { couldBeName, roomSize, sectionMark } from '../rooms/room-lines.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { State } from '../row-lines/row-state.ts';
import { takeTexts } from '../row-lines/take-texts.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE, TIGHT } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import type { ReadWord } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { leadsAtBottom } from './bottom-cells.ts';
import { isInCellOfDetails } from './cells-of-details.ts';
import { closesBracketOf, closesBracketOfPageBefore } from './closing-brackets.ts';
import {
  awaitsFiguresOverleaf,
  leadsNextRow,
  leadsNumberedRow,
  standsOnFigures,
  standsOnRow,
} from './leading-text.ts';
import { operationBelow } from './operation-lines.ts';
import { comesToQuantity } from './reckoned-counts.ts';
import { isCapitalsAtNumbers } from './set-in-lines.ts';
import type { Step, TextLine } from './text-line.ts';
import {
  CLEARLY_TIGHTER,
  isTitleOfRemark,
  isWrapped,
  OPEN_END,
  pitchOf,
  styleOf,
} from './wrapped-text.ts';

/**
 * `12,705. SF` goes on below the figure with `75`: takes that to the quantity and leaves the rest
 * of the line; null where nothing is left.
 */
export const withoutCutDecimals = (line: Line, item: RawItem): Line | null => {
  const cell = item.cells.get('quantity');
  const [figure]: readonly ReadWord[] = cell?.words ?? [];
  if (cell?.value == null || figure === undefined) return line;
  if (!/\d\.$/.test(figure.raw ?? figure.text)) return line;
  if (item.lines.length > 1 || item.lines[0]?.page !== line.page) return line;
  const decimals = line.words.find(
    ({ text, box }) =>
      /^\d{1,2}$/.test(text) && box.right <= cell.right + 1 && box.left >= figure.box.left - 1,
  );
  if (decimals === undefined || decimals.box.top - figure.box.bottom > line.fontSize) return line;
  const value = Number(`${Math.trunc(cell.value)}.${decimals.text}`);
  item.cells.set('quantity', { ...cell, value, decimals: decimals.text.length });
  const left = line.words.filter((word) => word !== decimals);
  return left.length === 0 ? null : makeLine(line.page, left, line.ocr);
};

/** `& Replace` below a row that began with `Remove`. */
export const readOperation: Step = ({ line, state: { item } }) => {
  const operation = item === null ? null : operationBelow(line, item);
  if (item === null || operation === null) return false;
  item.texts.set('activity', operation);
  item.lines.push(line);
  return true;
};

/** What stands above the figures of the next row. */
export const readLeadingText: Step = (text) => {
  const { line, rest, table, state } = text;
  const mayLead =
    !standsOnHeadings(text) &&
    !namesRoom(text) &&
    !isMeasuresOfRoom(text) &&
    !endsBeforeWords(text) &&
    !isPoint(text) &&
    !closesItsBracket(text);
  if (mayLead && leadsBy(table)(line, rest, state)) {
    leaveFoot(state, line);
    state.leading.push(line);
    return true;
  }
  const isLast = !table.numbered && rest.every((below) => isPageFurniture(below.text));
  if (mayLead && isLast && awaitsFiguresOverleaf(line, table, state)) {
    state.leading = [line];
    return true;
  }
  keepAsNotes(state, state.leading);
  state.leading = [];
  return false;
};

const leadsBy = (table: Table): typeof leadsNextRow => {
  if (table.describedAbove && !table.numbered) return standsOnRow;
  const leads = table.numbered ? leadsNumberedRow : leadsNextRow;
  return table.wrap.beginsAbove ? (...line) => leadsAtBottom(...line) || leads(...line) : leads;
};

const standsOnHeadings = ({ rest: [next], headerOf }: TextLine): boolean =>
  next !== undefined && headerOf.has(next);

const namesRoom = ({ line, rest: [next], table, groups, saysRoom }: TextLine): boolean =>
  (saysRoom || (groups.knows(line.text) && couldBeName(line))) &&
  !(next !== undefined && standsOnFigures(line, next, table));

/** `- Haul debris to dumpster` below rows that begin otherwise: a point of what is said of the last one. */
const isPoint = ({ line, state: { item } }: TextLine): boolean =>
  item !== null && POINT.test(line.text) && !POINT.test(item.description[0] ?? '');

const closesItsBracket = ({ line, state: { item } }: TextLine): boolean =>
  item?.descriptionEnd != null &&
  closesBracketOfPageBefore(line, item.descriptionEnd.line, item.description.join(' '));

const POINT = /^[-–•]\s+\p{Lu}/u;

/** `Drywall` over the quantities that stand before the descriptions: none of these begins so far left. */
const endsBeforeWords = ({ line, table: { model } }: TextLine): boolean => {
  const described = model.columns.find(({ kind }) => kind === 'description');
  return model.describesInRow && described !== undefined && line.box.right < described.left;
};

/** `218.33 SF Walls   55.79 SF Ceiling` above another line of measures leads no row. */
const isMeasuresOfRoom = ({ line: { text }, state }: TextLine): boolean =>
  state.heads.length > 0 && (isDimensions(text) || roomSize(text) !== null);

/** What stands at the foot of a page and has no figures overleaf. */
const leaveFoot = (state: State, line: Line): void => {
  keepAsNotes(
    state,
    state.leading.filter(({ page }) => page !== line.page),
  );
  state.leading = state.leading.filter(({ page }) => page === line.page);
};

/** What seemed to lead a row that does not follow was said of the row before. */
const keepAsNotes = ({ item }: State, lines: readonly Line[]): void => {
  for (const line of lines) item?.notes.push({ line, machine: false });
};

/** The rest of a description that was too long for its column. */
export const readWrappedDescription: Step = ({ line, table, state }) => {
  const { item } = state;
  if (item === null || !wrapsItem(line, item, state, table)) return false;
  if (table.texts.length > 1)
    takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
  else {
    item.description.push(line.text);
    item.descriptionEnd = { line, right: line.box.right };
  }
  item.lines.push(line);
  return true;
};

const wrapsItem = (line: Line, item: RawItem, state: State, table: Table): boolean => {
  if (state.afterTotal || item.notes.length > 0) return false;
  // A numbered row waits for its figures; of others, those without any have none to come.
  if ((table.numbered && item.figureLines === 0) || item.descriptionEnd === null) return false;
  if (table.setsIn && isCapitalsAtNumbers(line, table.numberLeft, table.look)) return false;
  const description = item.description.join(' ');
  if (comesToQuantity(line.text, item) && !OPEN_END.test(description)) return false;
  if (isAroundFigures(line, item.descriptionEnd.line, item.lines.at(-1))) return true;
  if (isInCellOfDetails(line, item, table)) return true;
  if (closesBracketOf(line, item.descriptionEnd.line, description)) return true;
  return isWrapped(line, item.descriptionEnd, description, table.wrap);
};

/**
 * One line of running text below the description's last, with the figures halfway between both. A remark in
 * slanted type leaves them there as well.
 */
const isAroundFigures = (line: Line, above: Line, figures: Line | undefined): boolean =>
  figures !== undefined &&
  figures !== above &&
  figures.page === line.page &&
  (line.ocr || line.italic === above.italic) &&
  figures.box.bottom > above.box.bottom + 1 &&
  figures.box.bottom < line.box.bottom - 1 &&
  pitchBetween(above, line) < 1.35 &&
  Math.abs(line.box.left - above.box.left) < 4;

/** The second line of a row whose cells wrap in several columns at once. */
export const readWrappedCells: Step = ({ line, rest: [next], table, state: { item } }) => {
  if (item === null) return false;
  const isInCodes = isInCodesOfRow(line, item, table);
  if (!isInCodes && (table.numbered || !continuesRow(line, next, item, table))) return false;
  const isOfCode = isInCodes || isRestOfCode(line, item, table);
  const columns = isOfCode ? table.model.columns : table.texts;
  takeTexts(item, assignColumns(tokensOf(line.words), columns), line);
  item.lines.push(line);
  return true;
};

/**
 * `Wing.Demolition.Labor` below `2451.02-41-00.L Education`, a code that takes two lines left of the descriptions,
 * with the rest of these beside it or without, each where a cell of the row begins.
 */
const isInCodesOfRow = (line: Line, item: RawItem, { model }: Table): boolean => {
  const last = item.lines.at(-1);
  const code = model.columns.find(({ kind }) => kind === 'selector');
  const described = model.columns.find(({ kind }) => kind === 'description');
  if (last === undefined || code === undefined || described === undefined) return false;
  if (item.notes.length > 0 || !item.texts.has('selector') || code.right > described.left)
    return false;
  const cells = segmentsOf(line.words, 1.2);
  const isAt = ({ left }: Column): boolean =>
    cells.some(([word]) => Math.abs((word?.box.left ?? 0) - left) < SET_IN);
  return (
    isAt(code) &&
    cells.length <= 2 &&
    (cells.length === 1 ? line.box.right < described.left : isAt(described)) &&
    pitchBetween(last, line) < TIGHT
  );
};

/** Columns whose cells may take several lines. */
const WRAPPED: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'title',
  'category',
  'room',
  'note',
  'otherText',
]);

/**
 * A sentence of its own, set in from the descriptions and as far below its row as other rows are: no
 * cell goes on so.
 */
const isRemarkInCell = (line: Line, item: RawItem, { wrap, model }: Table): boolean => {
  const described = model.columns.find(({ kind }) => kind === 'description');
  const last = item.lines.at(-1);
  return (
    described !== undefined &&
    last !== undefined &&
    line.box.left > described.left + SET_IN &&
    /^\p{Lu}/u.test(line.text) &&
    !OPEN_END.test(item.description.join(' ')) &&
    pitchOf(last, line) > (wrap.rowPitch ?? Number.POSITIVE_INFINITY) * CLEARLY_TIGHTER
  );
};

/** `4 techs x 4.5 hrs` and nothing else, in smaller type than the description it stands below. */
const isInSmallerType = (line: Line, { descriptionEnd }: RawItem): boolean => {
  if (descriptionEnd === null || line.ocr || segmentsOf(line.words, 1.2).length > 1) return false;
  const described = descriptionEnd.line.words.filter(
    ({ box }) => box.right <= descriptionEnd.right + 0.5 && box.left > line.box.left - SET_IN,
  );
  return described.length > 0 && line.fontSize < styleOf(described).fontSize * SMALLER;
};

/** Type that is smaller by so much is another. */
const SMALLER = 0.94;

/** `- Haul debris to dumpster`, set in from descriptions that begin otherwise. */
const isPointSetIn = (line: Line, item: RawItem, { model }: Table): boolean => {
  const described = model.columns.find(({ kind }) => kind === 'description');
  return (
    described !== undefined &&
    line.box.left > described.left + SET_IN &&
    POINT.test(line.text) &&
    !POINT.test(item.description[0] ?? '')
  );
};

/** Points by which what is set in begins behind its column's edge. */
const SET_IN = 4;

/**
 * `finish` below `Drywall - hang, tape,` in the bold type of the titles, which the descriptions are not set in;
 * so does `DBH`, where it stands closer to its row than rows do, and than what follows does to it.
 */
const goesOnWithTitle = (
  line: Line,
  next: Line | undefined,
  item: RawItem,
  { wrap }: Table,
): boolean => {
  const title = item.model.columns.find(({ kind }) => kind === 'title');
  const described = item.model.columns.find(({ kind }) => kind === 'description');
  const last = item.lines.at(-1);
  const said = item.texts.get('title') ?? '';
  const [word] = item.lines[0]?.words ?? [];
  if (title === undefined || described === undefined || last === undefined) return false;
  const pitch = pitchOf(last, line);
  // Nearer to the distance of a description's lines than to that of rows.
  const isInCell = wrap.pitch !== null && pitch * 2 < wrap.pitch + (wrap.rowPitch ?? 0);
  const closest = isInCell ? pitch : pitch / CLEARLY_TIGHTER;
  const isClose =
    wrap.rowPitch !== null &&
    closest < wrap.rowPitch &&
    (next === undefined || closest < pitchOf(line, next));
  return (
    word?.bold === line.bold &&
    Math.abs(line.box.left - title.left) < SET_IN &&
    line.box.right < described.left &&
    (isClose || /^\p{Ll}/u.test(line.text) || OPEN_END.test(said)) &&
    pitchBetween(last, line) < (isClose ? SECOND_LINE : TIGHT)
  );
};

/** `KSM150` below `KitchenAid Artisan`, behind the descriptions: no name begins there, in capitals or not. */
const goesOnInCell = (line: Line, last: Line, item: RawItem): boolean => {
  const described = item.model.columns.find(({ kind }) => kind === 'description');
  const cell = item.model.columns.find(
    ({ kind, left }) => WRAPPED.has(kind) && Math.abs(line.box.left - left) < SET_IN,
  );
  return (
    cell !== undefined &&
    described !== undefined &&
    cell.left > described.right &&
    item.texts.has(cell.kind) &&
    !line.bold &&
    line.italic === last.italic &&
    pitchBetween(last, line) < TIGHT
  );
};

const continuesRow = (line: Line, next: Line | undefined, item: RawItem, table: Table): boolean => {
  const texts = table.model.columns.filter((column) => TEXT_COLUMNS.has(column.kind));
  const last = item.lines.at(-1);
  if (texts.length < 2 || last === undefined || item.notes.length > 0) return false;
  if (goesOnWithTitle(line, next, item, table) || goesOnInCell(line, last, item)) return true;
  if (standsOut(line, table.look) || line.italic !== last.italic) return false;
  if (comesToQuantity(line.text, item)) return false;
  if (isTitleOfRemark(line, item.description.join(' '), table.wrap)) return false;
  if (isPointSetIn(line, item, table) || sectionMark(line.text) !== null) return false;
  // Running text from one column into another is a note: a cell would begin at its column's edge.
  const isAcross = segmentsOf(line.words, 1.2).some((words) => {
    const right = words.at(-1)?.box.right ?? 0;
    const left = words[0]?.box.left ?? 0;
    return texts.some(
      (column) =>
        column.left > left + 4 &&
        column.left < right - 4 &&
        !words.some(({ box }) => Math.abs(box.left - column.left) < 4),
    );
  });
  if (isAcross || isRemarkInCell(line, item, table) || isInSmallerType(line, item)) return false;
  const isOfCells = texts.some(({ kind, left }) => WRAPPED.has(kind) && line.box.right > left);
  if (!isOfCells && !isRestOfCode(line, item, table)) return false;
  // In wide leading, small letters and cells below two of the row's own say that it goes on.
  const below = texts.filter(({ left }) =>
    segmentsOf(line.words, 1.2).some(([word]) => Math.abs((word?.box.left ?? 0) - left) < SET_IN),
  ).length;
  const isSure = below > 1 || /^\p{Ll}/u.test(line.text);
  return pitchBetween(last, line) < (isSure ? SECOND_LINE : TIGHT);
};

/** `NP3153` below `PMP-`: a code that was broken behind its hyphen. */
const isRestOfCode = (line: Line, item: RawItem, { model }: Table): boolean => {
  const code = model.columns.find(({ kind }) => kind === 'selector');
  return (
    code !== undefined &&
    item.texts.get('selector')?.endsWith('-') === true &&
    Math.abs(line.box.left - code.left) < SET_IN
  );
};
