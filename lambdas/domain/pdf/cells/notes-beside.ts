import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** Points by which a note may begin left of its heading. */
const AT_HEADING = 4;
/** Of a note's height, how much of it stands beside its row, at least. */
const LEAST_BESIDE = 0.3;
/** Font sizes from one line of a note to the next, at most. */
const LINE_GAP = 0.8;

/**
 * A column of notes behind all figures may be set in smaller type, off the base line of its rows, and take
 * several lines: each is set behind the row that it stands beside. Other pages are returned as they are.
 */
export const withNotesBeside = (pages: readonly PageLines[]): PageLines[] => {
  let edge: number | null = null;
  return pages.map((page) => {
    const heads = page.lines.map((_, at) => notesEdgeAt(page.lines, at, edge));
    if (edge === null && heads.every((one) => one === undefined)) return page;
    const open = edge;
    const edges = heads.map((one, at) => one ?? heads.slice(0, at).findLast(isKnown) ?? open);
    edge = edges.at(-1) ?? null;
    return edges.every((one) => one === null)
      ? page
      : { ...page, lines: settled(page.lines, edges) };
  });
};

const isKnown = (edge: number | null | undefined): boolean => edge !== undefined;

/** Where notes begin below the headings at a line; null below others, undefined where none are. */
const notesEdgeAt = (
  lines: readonly Line[],
  at: number,
  above: number | null,
): number | null | undefined => {
  const header = headerRowAt(lines, at);
  if (header === null) return undefined;
  const note = header.headings.findLast(({ kind }) => kind === 'note');
  const isBehind = header.headings.every(
    ({ kind, right }) => TEXT_COLUMNS.has(kind) || (note !== undefined && right < note.left),
  );
  if (note === undefined || !isBehind) return null;
  const end = Math.max(...header.headings.map(({ right }) => (right < note.left ? right : 0)));
  const own = edgeBehindAmounts(lines.slice(at + 1), end, note.left) - AT_HEADING;
  // A page with few notes has them where the pages before it do.
  return above !== null && above > end && above < own ? above : own;
};

/** Where notes begin below a heading in the middle of their column: alone, or behind the amounts of rows. */
const edgeBehindAmounts = (lines: readonly Line[], from: number, heading: number): number => {
  const lefts = lines.flatMap(({ words, box }) => {
    const last = words.findLastIndex(({ text }) => AMOUNT.test(text));
    const note = last < 0 && box.left > from ? words[0] : words[last + 1];
    return note !== undefined && note.box.left > from ? [note.box.left] : [];
  });
  const shared = sharedEdge(lefts, SAME_EDGE);
  const isEdge = shared !== null && shared.at < heading && shared.count * 2 > lefts.length;
  return isEdge && shared.count >= ENOUGH ? shared.at : heading;
};

const AMOUNT = /\d\.\d{2}\)?$|^\$\d[\d,]*$/;
/** Points by which notes of one column may begin apart. */
const SAME_EDGE = 2;
/** Notes that begin at one edge, at least. */
const ENOUGH = 3;

const settled = (lines: readonly Line[], edges: readonly (number | null)[]): Line[] => {
  const isNote = ({ box, ocr }: Line, edge: number | null | undefined): boolean =>
    edge != null && box.left >= edge && !ocr;
  const notes = new Set(lines.filter((line, at) => isNote(line, edges[at])));
  if (notes.size === 0) return [...lines];
  const behind = new Map<Line, Line[]>();
  const above = notesAbove(lines, edges, notes);
  let last: { row: Line; note: Line } | null = null;
  for (const [at, line] of lines.entries()) {
    if (!notes.has(line) || above.has(line)) continue;
    const beside = lines
      .slice(Math.max(0, at - 2), at + 3)
      .filter((other) => !notes.has(other) && hasFigures(other))
      .map((row) => ({ row, share: shareBeside(line, row) }))
      .toSorted((one, other) => other.share - one.share)[0];
    const isBeside = beside !== undefined && beside.share >= LEAST_BESIDE;
    const goesOn: Line | null =
      last !== null && line.box.top - last.note.box.bottom < line.fontSize * LINE_GAP
        ? last.row
        : figureOf(lines[at - 1], line, edges[at]);
    const row: Line | null = isBeside ? beside.row : goesOn;
    if (row === null) continue;
    behind.set(row, [...(behind.get(row) ?? []), line]);
    last = { row, note: line };
  }
  const taken = new Set([...behind.values()].flat());
  return lines.flatMap((line, at) => {
    if (taken.has(line) || above.has(line)) return [];
    const own = behind.get(line) ?? [];
    const begun = [...above].flatMap(([note, row]) => (row === line ? note.words : []));
    if (own.length === 0 && begun.length === 0) return [line];
    const edge = edges[at] ?? 0;
    const from = line.words.findLastIndex(({ box }) => box.left < edge) + 1;
    const words = [
      ...line.words.slice(0, from),
      ...begun,
      ...line.words.slice(from),
      ...own.flatMap((note) => note.words),
    ];
    // The row stays where its own words stand.
    return [{ ...makeLine(line.page, words, line.ocr), box: line.box, fontSize: line.fontSize }];
  });
};

/** `1931` below `... House built` behind the figures of a row: a figure alone is no text that goes on by itself. */
const figureOf = (
  above: Line | undefined,
  note: Line,
  edge: number | null | undefined,
): Line | null => {
  if (above === undefined || edge == null || /\p{L}/u.test(note.text)) return null;
  const isClose = note.box.top - above.box.bottom < note.fontSize * LINE_GAP;
  const hasNote = hasFigures(above) && (above.words.at(-1)?.box.left ?? 0) >= edge;
  return isClose && hasNote ? above : null;
};

/**
 * Lines of notes set at the foot of their cells, each with the row below it: the last line stands behind that
 * row's figures, the ones before it close above.
 */
const notesAbove = (
  lines: readonly Line[],
  edges: readonly (number | null)[],
  notes: ReadonlySet<Line>,
): ReadonlyMap<Line, Line> => {
  const rows = new Map<Line, Line>();
  for (const [at, line] of [...lines.entries()].reverse()) {
    const [before, next, edge] = [lines[at - 1], lines[at + 1], edges[at]];
    if (!notes.has(line) || next === undefined || edge == null) continue;
    const row = notes.has(next) ? rows.get(next) : next;
    const gap = next.box.top - line.box.bottom;
    const isCloser = before === undefined || line.box.top - before.box.bottom > gap;
    const goesOn = row?.words.some(({ box }) => box.left >= edge) === true && hasFigures(row);
    if (row !== undefined && goesOn && isCloser && gap < line.fontSize * LINE_GAP)
      rows.set(line, row);
  }
  return new Map([...rows].reverse());
};

const shareBeside = (note: Line, row: Line): number => {
  const common = Math.min(note.box.bottom, row.box.bottom) - Math.max(note.box.top, row.box.top);
  return common / Math.max(1, note.box.bottom - note.box.top);
};
