import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
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
    const heads = page.lines.map((_, at) => notesEdgeAt(page.lines, at));
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
const notesEdgeAt = (lines: readonly Line[], at: number): number | null | undefined => {
  const header = headerRowAt(lines, at);
  if (header === null) return undefined;
  const note = header.headings.findLast(({ kind }) => kind === 'note');
  const isBehind = header.headings.every(
    ({ kind, right }) => TEXT_COLUMNS.has(kind) || (note !== undefined && right < note.left),
  );
  return note !== undefined && isBehind ? note.left - AT_HEADING : null;
};

const settled = (lines: readonly Line[], edges: readonly (number | null)[]): Line[] => {
  const isNote = ({ box, ocr }: Line, edge: number | null | undefined): boolean =>
    edge != null && box.left >= edge && !ocr;
  const notes = new Set(lines.filter((line, at) => isNote(line, edges[at])));
  if (notes.size === 0) return [...lines];
  const behind = new Map<Line, Line[]>();
  let last: { row: Line; note: Line } | null = null;
  for (const [at, line] of lines.entries()) {
    if (!notes.has(line)) continue;
    const beside = lines
      .slice(Math.max(0, at - 2), at + 3)
      .filter((other) => !notes.has(other) && hasFigures(other))
      .map((row) => ({ row, share: shareBeside(line, row) }))
      .toSorted((one, other) => other.share - one.share)[0];
    const isBeside = beside !== undefined && beside.share >= LEAST_BESIDE;
    const goesOn: Line | null =
      last !== null && line.box.top - last.note.box.bottom < line.fontSize * LINE_GAP
        ? last.row
        : null;
    const row: Line | null = isBeside ? beside.row : goesOn;
    if (row === null) continue;
    behind.set(row, [...(behind.get(row) ?? []), line]);
    last = { row, note: line };
  }
  const taken = new Set([...behind.values()].flat());
  return lines.flatMap((line) => {
    if (taken.has(line)) return [];
    const own = behind.get(line);
    if (own === undefined) return [line];
    const words = [...line.words, ...own.flatMap((note) => note.words)];
    // The row stays where its own words stand.
    return [{ ...makeLine(line.page, words, line.ocr), box: line.box, fontSize: line.fontSize }];
  });
};

const shareBeside = (note: Line, row: Line): number => {
  const common = Math.min(note.box.bottom, row.box.bottom) - Math.max(note.box.top, row.box.top);
  return common / Math.max(1, note.box.bottom - note.box.top);
};
