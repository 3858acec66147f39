import { normalizeName } from '../../estimate/normalize-name.ts';
import type { Line } from '../pages/lines.ts';
import type { Head } from './room-heads.ts';

/** How much larger the type of a level is than that of what it holds, at the least. */
export const LARGER = 1.04;

/** Points by which names that are set alike begin apart, at most. */
const ALIGNED = 3;

/** The types that levels and rooms were headed in so far; a scan's are not known so well. */
export interface HeadTypes {
  /** Learns the type of a level's head, and of another level's right above it. */
  addLevel(head: Head, above: Head | undefined): void;
  /** Learns the type of a room's head. */
  addRoom(head: Head): void;
  /** Set larger than what it stands above, as levels that are told by their names are. */
  isLikeLevel(head: Head, below: Head | undefined): boolean;
  /** Whether a level was set right above another one of this head's type. */
  heldLevelLike(level: string, head: Head): boolean;
  /** Whether a line is set in the type of the last room's head. */
  isLikeRoom(line: Line): boolean;
  /** The last line above a table, set as the last room's name was: so is its own, whatever it says. */
  isAlignedWithRoom(head: Head, lines: readonly Line[]): boolean;
  /** Whether a line is set in that type and begins where that head does. */
  isAlignedAsRoom(line: Line): boolean;
  /** The same, where of a scan's type nothing but its weight is known. */
  beginsAsRoom(line: Line): boolean;
  /** Whether a line is set in the type of the last room's head and centred as that is, wherever it begins. */
  isCentredAsRoom(line: Line): boolean;
  /** Set as the last room's name, above a name in smaller type: the section that it begins with. */
  isRoomAbove(head: Head, below: Head | undefined): boolean;
}

export const createHeadTypes = (): HeadTypes => {
  const levelSizes = new Map<string, number>();
  /** Of a level with another right below its name in smaller type, the size of that. */
  const heldSizes = new Map<string, number>();
  let roomHead: Line | null = null;
  const roomHeads: Line[] = [];

  const isLikeRoom = ({ words: [first], ocr }: Line): boolean => {
    // Behind the name, its height may stand in plain type.
    const [name] = roomHead?.words ?? [];
    if (ocr || name === undefined || first === undefined) return false;
    return (
      isSameSize(name.fontSize, first.fontSize) &&
      name.bold === first.bold &&
      name.italic === first.italic
    );
  };

  const isCentredAsRoom = (line: Line): boolean => {
    if (roomHead === null || !isLikeRoom(line) || !isSameCentre(roomHead, line)) return false;
    // Text begins at one edge: names of other lengths are centred by no chance.
    return roomHeads.some(
      (head) => isSameCentre(head, line) && Math.abs(head.box.left - line.box.left) >= ALIGNED * 2,
    );
  };

  const beginsAsRoom = ({ box, bold }: Line): boolean =>
    roomHead !== null && roomHead.bold === bold && Math.abs(roomHead.box.left - box.left) < ALIGNED;

  const isAlignedAsRoom = (line: Line): boolean =>
    roomHead !== null && isLikeRoom(line) && Math.abs(roomHead.box.left - line.box.left) < ALIGNED;

  return {
    addLevel: ({ name, line }, above) => {
      if (!line.ocr) levelSizes.set(normalizeName(name), line.fontSize);
      if (above !== undefined && above.line.fontSize > line.fontSize * LARGER)
        heldSizes.set(normalizeName(above.name), line.fontSize);
    },
    addRoom: ({ line }) => {
      roomHead = line;
      roomHeads.push(line);
    },
    isLikeLevel: ({ line, kind }, below) =>
      below !== undefined &&
      kind === 'unknown' &&
      !line.ocr &&
      line.bold &&
      line.fontSize > below.line.fontSize * LARGER &&
      [...levelSizes.values()].some((size) => isSameSize(size, line.fontSize)),
    heldLevelLike: (level, { line }) => {
      const size = heldSizes.get(normalizeName(level));
      return !line.ocr && size !== undefined && isSameSize(size, line.fontSize);
    },
    isLikeRoom,
    isAlignedAsRoom,
    beginsAsRoom,
    isAlignedWithRoom: ({ kind, line }, lines) =>
      kind === 'unknown' &&
      line === lines.at(-1) &&
      (isCentredAsRoom(line) || (line.bold && isAlignedAsRoom(line))),
    isCentredAsRoom,
    isRoomAbove: ({ kind, line }, below) =>
      kind === 'unknown' &&
      below?.kind === 'unknown' &&
      isLikeRoom(line) &&
      line.fontSize > below.line.fontSize * LARGER,
  };
};

const isSameCentre = (one: Line, other: Line): boolean =>
  Math.abs(one.box.left + one.box.right - other.box.left - other.box.right) < ALIGNED * 2;

const isSameSize = (one: number, other: number): boolean => Math.abs(one - other) < 0.1;
