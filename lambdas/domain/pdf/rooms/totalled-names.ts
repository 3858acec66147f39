import { normalizeName } from '../../estimate/normalize-name.ts';
import type { KnownNames } from './known-names.ts';
import type { Head } from './room-heads.ts';

/** What totals and recaps say of a name, and which of its totals were met so far. */
export interface TotalledNames {
  isRoom(name: string): boolean;
  isLevel(name: string): boolean;
  /** The name of a room, and never of a level. */
  isRoomOnly(name: string): boolean;
  /** The estimate's own name. */
  isRoot(name: string): boolean;
  /** A roof's face, `F1`, or letters with points may name a room whose total says so. */
  isTotalled(text: string): boolean;
  /** Whether the text is the name of a level or room, and written as one. */
  knows(text: string): boolean;
  /** Whether a head of that name begins a level: of a room of the same name, the total may be next. */
  headsLevel(heads: readonly Head[], index: number): boolean;
  /**
   * `Bathroom` above `Bathroom 1   Height: 8'`: where the rows' sum names the first, the other is
   * what was drawn of it.
   */
  isPartOfRoom(heads: readonly Head[], index: number): boolean;
  /** Whether a level goes on behind the next of its totals. */
  goesOnBehindTotal(level: string): boolean;
  /** Whether rooms stand between a level's head and the next of its totals. */
  holdsRooms(level: string): boolean;
  /** A total of that name was met. */
  addTotal(kind: 'room' | 'level' | 'labor_minimums', name: string): void;
  /** Whether totals or heads that go on name any room. */
  hasRooms: boolean;
}

export const createTotalledNames = (known: KnownNames): TotalledNames => {
  const levelTotalsSeen = new Map<string, number>();
  const totalsSeen = new Map<string, number>();
  const isRoom = (name: string): boolean => known.rooms.has(normalizeName(name));
  const isLevel = (name: string): boolean => known.levels.has(normalizeName(name));
  const isRoomOnly = (name: string): boolean => isRoom(name) && !isLevel(name);
  const isRoot = (name: string): boolean =>
    known.root !== null && normalizeName(name) === normalizeName(known.root);
  const isTotalled = (text: string): boolean => /\p{L}/u.test(text) && isRoom(text);
  const nextTotal = (level: string): { goesOn: boolean; holdsRooms: boolean } | undefined => {
    const key = normalizeName(level);
    return known.levelTotals.get(key)?.[levelTotalsSeen.get(key) ?? 0];
  };
  /** Of a name that a room and a level bear, whether the next total is the level's. */
  const closesLevelNext = (name: string): boolean => {
    const key = normalizeName(name);
    return known.closings.get(key)?.[totalsSeen.get(key) ?? 0] === 'level';
  };
  /** Heads below may name sections; none of them has a total as a room or level. */
  const isInnermost = (heads: readonly Head[], index: number): boolean =>
    heads.slice(index + 1).every(({ name }) => !isRoom(name) && !isLevel(name));

  return {
    isRoom,
    isLevel,
    isRoomOnly,
    isRoot,
    isTotalled,
    // Every line of text is asked: its name is normalized once.
    knows: (text) => {
      const key = normalizeName(text);
      return (
        /^[\p{Lu}\d]/u.test(text.trim()) &&
        key !== '' &&
        (known.rooms.has(key) || known.levels.has(key)) &&
        !isRoot(text)
      );
    },
    headsLevel: (heads, index) => {
      const name = heads[index]?.name ?? '';
      const isRoomFirst = isRoom(name) && !closesLevelNext(name);
      return isLevel(name) && !(isInnermost(heads, index) && isRoomFirst);
    },
    isPartOfRoom: (heads, index) => {
      const head = heads[index];
      if (head?.kind !== 'room' || head.line.ocr || isTotalled(head.name)) return false;
      return heads
        .slice(0, index)
        .some(({ name, kind }) => kind !== 'continued' && isRoomOnly(name));
    },
    goesOnBehindTotal: (level) => nextTotal(level)?.goesOn ?? false,
    holdsRooms: (level) => nextTotal(level)?.holdsRooms ?? false,
    addTotal: (kind, name) => {
      const key = normalizeName(name);
      totalsSeen.set(key, (totalsSeen.get(key) ?? 0) + 1);
      if (kind === 'level') levelTotalsSeen.set(key, (levelTotalsSeen.get(key) ?? 0) + 1);
    },
    hasRooms: known.rooms.size > 0,
  };
};
