import type { Line } from '../pages/lines.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { State } from '../row-lines/row-state.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import { coverageBeside } from './coverage-heads.ts';
import type { GroupTracker } from './groups.ts';
import { isDimensions, isDrawingLabel, isOpening } from './measures.ts';
import { isKindOfCost } from './names-above-tables.ts';
import { continuedRoom, couldBeName, roomLine, roomSize } from './room-lines.ts';

/** Lets the lines above a table head what is read from here: level, room, section, coverage. */
export const applyHeads = (state: State, groups: GroupTracker, closeItem: () => void): void => {
  if (state.heads.length === 0) return;
  const before = groups.current();
  for (const line of state.heads) if (groups.isSaidOfHead(line)) sayOfHead(line, state);
  const { section } = groups.applyHeads(state.heads.filter((line) => !groups.isSaidOfHead(line)));
  const coverage =
    state.heads
      .filter(({ text }) => !groups.knows(text))
      .map(coverageBeside)
      .findLast((name) => name !== null) ?? null;
  state.heads = [];
  // A room that goes on over the page is headed without it.
  if (coverage !== null || groups.current() !== before) state.coverage = coverage;
  if (groups.current() !== before) {
    closeItem();
    state.section = section ?? state.sectionOfHeads;
    state.firstSection = null;
  } else if (section !== null) {
    // `CONTINUED - Bedroom 2`, and the next of its sections.
    state.section = section;
  }
  state.sectionOfHeads = null;
};

/** `Damage: Cracked tiles` below a head is a note of the first row there; of a head without rows, of none. */
export const sayOfHead = (line: Line, state: State): void => {
  const last = state.said.at(-1);
  const goesOn = last !== undefined && pitchBetween(last, line) < TIGHT;
  state.said = goesOn ? [...state.said, line] : [line];
};

/** Keeps of the heads at the foot of a page those that may begin on the next. */
export const keepHeadsOverleaf = (state: State, groups: GroupTracker): void => {
  // Or on the one after it, where a room's subrooms fill a page.
  const goesOn =
    state.afterTotal || (!state.open && state.heads.some(({ text }) => roomLine(text) !== null));
  if (state.open || !groups.headsOnly(state.heads))
    state.heads = goesOn
      ? state.heads.filter((line) => headsSomething(line) || groups.knows(line.text))
      : [];
};

const headsSomething = (line: Line): boolean =>
  couldBeName(line) ||
  isDimensions(line.text) ||
  isOpening(line.text) ||
  roomLine(line.text) !== null ||
  roomSize(line.text) !== null;

/** Below `Kitchen (continued)`, the note of a row that was the last on its page; heads of a room follow. */
export const isNoteOverleaf = ({ heads, suspended }: State, line: Line): boolean => {
  const [head] = heads;
  return (
    !suspended &&
    heads.length === 1 &&
    head?.page === line.page &&
    continuedRoom(head.text) !== null &&
    !line.bold &&
    line.words.length >= WORDS_OF_NOTE &&
    !headsSomething(line)
  );
};

/** Words of a note, at the least, where a name might stand. */
const WORDS_OF_NOTE = 4;

/** Takes from the last row's notes the lines that really head the next room. */
export const takeTrailingHeads = (state: State, groups: GroupTracker, header: Line): void => {
  const { item } = state;
  if (item === null) return;
  const notes = item.notes.filter((note) => note.line.page === header.page);
  for (let from = 0; from < notes.length; from += 1) {
    const tail = notes.slice(from).map((note) => note.line);
    const [first] = tail;
    if (first === undefined) continue;
    const heads = tail.every(
      (line) =>
        couldBeName(line) ||
        isDimensions(line.text) ||
        isOpening(line.text) ||
        isDrawingLabel(line.text),
    );
    const isHeading =
      first.bold ||
      isKindOfCost(first.text) ||
      roomLine(first.text) !== null ||
      (couldBeName(first) && first.box.left > header.box.left + 60) ||
      (couldBeName(first) && tail.slice(1).some((line) => isDimensions(line.text))) ||
      isSetOutAsRoom(tail, header, groups) ||
      gapAbove(first, item) > first.fontSize * 1.1;
    if (!heads || !isHeading) continue;
    const cut = new Set(tail);
    item.notes = item.notes.filter((note) => !cut.has(note.line));
    state.heads.push(...tail);
    return;
  }
};

/** `Rose window` further left than the rows above and below, where the name of the room before stands. */
const isSetOutAsRoom = (
  [name, ...others]: readonly Line[],
  header: Line,
  groups: GroupTracker,
): boolean =>
  name !== undefined &&
  others.length === 0 &&
  couldBeName(name) &&
  groups.beginsAsRoom(name) &&
  header.box.left - name.box.left > name.fontSize;

const gapAbove = (line: Line, item: RawItem): number => {
  const above = [...item.lines, ...item.notes.map((note) => note.line)].filter(
    (other) => other.page === line.page && other.box.bottom <= line.box.top + 1 && other !== line,
  );
  return above.length === 0
    ? 0
    : line.box.top - Math.max(...above.map((other) => other.box.bottom));
};
