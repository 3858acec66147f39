import type { PrintedRoom } from '../../estimate/estimate.ts';
import { isSameName, normalizeName } from '../../estimate/normalize-name.ts';
import { saysPaidWhenIncurred } from '../items/says-incurred.ts';
import { type Line, readAtOf } from '../pages/lines.ts';
import { createHeadTypes, LARGER } from './head-types.ts';
import type { KnownNames } from './known-names.ts';
import { hasLabel } from './labels-below-heads.ts';
import {
  isDwellingName,
  isFloorName,
  isLevelName,
  namesLaborMinimums,
  pathOfLevels,
  standsBehindLevels,
} from './level-names.ts';
import { isDocumentTitle, isKindOfCost, looksLikeRoom } from './names-above-tables.ts';
import { isTradeOnly, ROOM_WORDS } from './names-of-places.ts';
import { isRemark } from './plain-heads.ts';
import { type Head, headsOf } from './room-heads.ts';
import { createTotalledNames } from './totalled-names.ts';

/** Where items stand: one object per room, shared by its items, so that a late name reaches all. */
export interface Group {
  levels: string[];
  room: string | null;
  /** The name is certain: a total, a recap, a height or measures say so too. */
  confirmed: boolean;
  laborMinimums: boolean;
}

export interface GroupTracker {
  /** The group that an item read now belongs to. */
  current(): Group;
  /**
   * Reads the lines above a header row: levels, room, measures. The name that stands below a
   * room's own is the section that its rows begin with.
   */
  applyHeads(lines: readonly Line[]): { section: string | null };
  /** A room or level that stands between items without a new header. */
  enter(line: Line): boolean;
  /** `Totals: Kitchen` and the like; returns the path of what it closes. */
  close(kind: 'room' | 'level' | 'labor_minimums', name: string): string[];
  /** Whether what is read now stands in a room whose name was not seen, or not for certain. */
  mayBeRoom(name: string): boolean;
  /** Below a sum other rows begin: those of a room whose name was not seen end with it. */
  closeUnnamed(): void;
  /** Whether lines head levels that totals print, and in them one room at the most, and nothing else. */
  headsOnly(lines: readonly Line[]): boolean;
  /** Whether the text is the name of a level or room that a total or recap prints. */
  knows(text: string): boolean;
  /** Whether totals close the rooms of this document. */
  closesRooms(): boolean;
  /** Whether items now go to a room whose total is still to come. */
  awaitsTotal(): boolean;
  /** Whether a line says something of the head above it, as others do below theirs. */
  isSaidOfHead(line: Line): boolean;
  /** Whether a line is set in the type of the last room's head. */
  isLikeRoom(line: Line): boolean;
  /** Whether a line is set in that type and begins where that head does. */
  isAlignedAsRoom(line: Line): boolean;
  /** The same, where of a scan's type nothing but its weight is known. */
  beginsAsRoom(line: Line): boolean;
  /** Whether a line is set in that type and centred as that head is. */
  isCentredAsRoom(line: Line): boolean;
  /** Whether the room that items now go to has this name. */
  isOpenRoom(name: string): boolean;
  /** Whether a level of that name holds what is read now. */
  isOpenLevel(name: string): boolean;
  /** Whether sums of that name are always those of a room. */
  closesRoom(name: string): boolean;
  rooms(): PrintedRoom[];
}

/** What the name above a table's rows begins, or goes on with. */
type Place = 'level' | 'room' | 'likely room' | 'subroom' | 'continued';

export const createGroups = (known: KnownNames): GroupTracker => {
  const names = createTotalledNames(known);
  const types = createHeadTypes();
  const rooms: PrintedRoom[] = [];
  const roomsByPath = new Map<string, PrintedRoom>();
  const groups: Group[] = [];
  let levels: string[] = [];
  let group: Group | null = null;

  const start = (room: string | null, confirmed: boolean): Group => {
    const next: Group = { levels: [...levels], room, confirmed, laborMinimums: false };
    groups.push(next);
    group = next;
    return next;
  };

  const addRoom = (head: Head, kind: PrintedRoom['kind'], path: string[]): void => {
    const key = `${kind}:${path.map(normalizeName).join('/')}`;
    const twin = roomsByPath.get(key);
    if (twin !== undefined) {
      Object.assign(twin.dimensions, head.dimensions);
      twin.height ??= head.height;
      return;
    }
    const room: PrintedRoom = {
      name: head.name,
      kind,
      path,
      height: head.height,
      dimensions: head.dimensions,
      readAt: readAtOf(head.line),
    };
    rooms.push(room);
    roomsByPath.set(key, room);
  };

  const openLevel = (head: Head, above: Head | undefined): void => {
    types.addLevel(head, above);
    // `Interior` right below `Interior`, and each of them has a total: no title above a level whose
    // own rows are summed before its rooms are.
    const isInTwin =
      above !== undefined &&
      isSameName(above.name, head.name) &&
      names.goesOnBehindTotal(head.name) &&
      names.holdsRooms(head.name);
    const path = isCentred(head) ? [head.name] : pathOfLevels(head.name);
    if (path !== null) {
      levels = [];
      for (const [depth, name] of path.entries())
        addRoom({ ...head, name }, 'level', path.slice(0, depth + 1));
      levels = [...path];
      group = null;
      return;
    }
    const at = isInTwin ? -1 : levels.findIndex((level) => isSameName(level, head.name));
    // A level that a total closes later is still open, so it holds the new one, and so does one
    // that holds others of this type; others end here.
    const around = levels.filter(
      (level) =>
        (names.isLevel(level) || types.heldLevelLike(level, head)) &&
        !(isFloorName(level) && isFloorName(head.name)),
    );
    levels = at >= 0 ? levels.slice(0, at + 1) : [...around, head.name];
    addRoom(head, 'level', [...levels]);
    group = null;
  };

  const isCentred = ({ name }: Head): boolean => known.centred.has(normalizeName(name));

  const openRoom = (head: Head, confirmed: boolean): void => {
    // They come behind all levels, of which only those that a total closes later are still open, and none that
    // holds what is paid when it is incurred.
    if (standsBehindLevels(head.name))
      levels = levels.filter((level) => names.isLevel(level) && !saysPaidWhenIncurred(level));
    // `Exterior` in the type of a room: no floor holds it.
    else if (isLevelName(head.name) && !isFloorName(head.name))
      levels = levels.filter((level) => names.isLevel(level) || !isFloorName(level));
    const next = start(head.name, confirmed);
    types.addRoom(head);
    next.laborMinimums = namesLaborMinimums(head.name);
    addRoom(head, 'room', [...levels, head.name]);
  };

  const openSubroom = (head: Head): void => {
    const parent = group?.room;
    addRoom(head, 'subroom', [...levels, ...(parent == null ? [] : [parent]), head.name]);
  };

  const mayBeRoom = (name: string): boolean =>
    group !== null &&
    !group.confirmed &&
    (group.room === null || group.room.toLowerCase().startsWith(`${name.toLowerCase()} `));

  const resume = (head: Head): void => {
    const before = groups.findLast(({ room }) => isSameName(room, head.name));
    const isLevel = names.isLevel(head.name) && !names.isRoom(head.name);
    if (before !== undefined) {
      group = before;
      levels = [...before.levels];
    } else if (group !== null && !isLevel && mayBeRoom(head.name)) {
      group.room = head.name;
      group.confirmed = true;
      addRoom(head, 'room', [...levels, head.name]);
    } else if (isOpenLevel(head.name)) group ??= start(null, true);
    else if (isLevel) openLevel(head, undefined);
    else openRoom(head, true);
  };

  const isOpenLevel = (name: string): boolean => levels.some((level) => isSameName(level, name));

  const isOpenRoom = (name: string): boolean => group !== null && isSameName(group.room, name);

  /** The head of the open room over the rest of its rows on the next page, with its sum still to come. */
  const isHeadedAgain = ({ name }: Head): boolean => isOpenRoom(name) && names.isRoom(name);

  /** `KITCHEN` right above `Cabinetry`: a place in capitals, and what is done there in small letters. */
  const isCapitalRoom = ({ name, line }: Head, below: Head | undefined): boolean =>
    below !== undefined &&
    line.page === below.line.page &&
    ROOM_WORDS.test(name) &&
    !isLevelName(name) &&
    !isDocumentTitle(name) &&
    !ROOM_WORDS.test(below.name) &&
    name === name.toUpperCase() &&
    below.name !== below.name.toUpperCase() &&
    below.line.fontSize <= line.fontSize;

  /** The room in capitals that was headed with what is done in it first. */
  let sectioned: string | null = null;

  /** `Tops` below the rows of `Cabinetry`, both of `KITCHEN`. */
  const goesOnInRoom = (name: string): boolean =>
    sectioned !== null &&
    isOpenRoom(sectioned) &&
    !names.isRoom(name) &&
    !names.isLevel(name) &&
    !ROOM_WORDS.test(name) &&
    name !== name.toUpperCase();

  /** `Drywall` in plain type below a room's name in bold: what is done there. `Foundation Repair Agreement` is not. */
  const isRoomAbove = (head: Head, below: Head | undefined): boolean =>
    types.isRoomAbove(head, below) ||
    isCapitalRoom(head, below) ||
    isAboveCosts(head, below) ||
    (head.line.bold &&
      below?.line.bold === false &&
      isTradeOnly(below.name) &&
      !isDocumentTitle(below.name) &&
      (ROOM_WORDS.test(head.name) ? !isLevelName(head.name) : types.isLikeRoom(head.line)));

  /** What a head begins, by its words, its type, the totals and where it stands; null for nothing. */
  const placeOf = (heads: readonly Head[], index: number, lines: readonly Line[]): Place | null => {
    const [head, below] = [heads[index], heads[index + 1]];
    if (head === undefined) return null;
    const { name, kind } = head;
    if (kind === 'level' || kind === 'continued' || kind === 'subroom') return kind;
    if (isCentred(head) && below !== undefined) return 'level';
    if (names.isPartOfRoom(heads, index)) return 'subroom';
    if (kind === 'room') return 'room';
    if (names.headsLevel(heads, index)) return 'level';
    if (names.isRoom(name) || (!names.isLevel(name) && isRoomAbove(head, below))) return 'room';
    if (namesLaborMinimums(name)) return 'room';
    const holdsMeasured = known.measuresRooms && !standsBehindLevels(name);
    if (
      (isLevelName(name) || pathOfLevels(name) !== null) &&
      (below !== undefined || names.hasRooms || holdsMeasured)
    )
      return 'level';
    if (headsDwelling(head, below) || types.isLikeLevel(head, below)) return 'level';
    const isLast = below === undefined;
    return isLast && (looksLikeRoom(head, lines) || types.isAlignedWithRoom(head, lines))
      ? 'likely room'
      : null;
  };

  /** The room or level that the page goes on with. */
  let resumed: Head | null = null;

  /** `09 Drywall & Paint (Continued)` in smaller type below `Farmhouse (Continued)`: what is done there. */
  const isSectionGoingOn = ({ name, kind, line }: Head): boolean =>
    kind === 'continued' &&
    resumed?.line.page === line.page &&
    line.fontSize * LARGER < resumed.line.fontSize &&
    !groups.some(({ room }) => isSameName(room, name)) &&
    !names.isLevel(name);

  const applyHeads = (lines: readonly Line[]): { section: string | null } => {
    const heads = withoutTasks(
      headsOf(lines, names.isTotalled, names.isLevel).filter(
        ({ name }) => names.isRoom(name) || !names.isRoot(name),
      ),
    );
    const [only, another] = heads;
    if (only !== undefined && another === undefined && goesOnInRoom(only.name))
      return { section: only.name };
    let hasRoom = false;
    /** Where the room is headed; a letterhead may follow on the next page. */
    let page: number | null = null;
    let section: string | null = null;
    for (const [index, head] of heads.entries()) {
      const { name, kind, line } = head;
      if (isSectionGoingOn(head)) {
        section = name.replace(/^\d{2} (?=\p{L})/u, '');
        continue;
      }
      const isSet = !names.isLevel(name) && isRoomAbove(head, heads[index + 1]);
      if (isCapitalRoom(head, heads[index + 1])) sectioned = name;
      const isRoom = kind === 'room' || names.isRoom(name) || isSet;
      if (hasRoom && kind === 'unknown' && !isRoom && !names.isLevel(name)) {
        if (!isAboutRoom(line) && line.page === page) section = name;
        continue;
      }
      // What a page goes on with has rows right below; another name between is their section's.
      if (isRoom || kind === 'continued') [hasRoom, page, section] = [true, line.page, null];
      const place = placeOf(heads, index, lines);
      if (place === 'level') openLevel(head, heads[index - 1]);
      else if (place === 'continued') {
        resume(head);
        resumed = head;
      } else if (place === 'subroom') openSubroom(head);
      else if (place !== null && !isHeadedAgain(head)) openRoom(head, place === 'room');
      // `Labor` right below a level that has rows of its own: a sum says what it is.
      else if (place === null && known.sections.has(normalizeName(name))) section = name;
      else if (place === null && !hasRoom && index === heads.length - 1 && isKindOfCost(name))
        section = name;
    }
    return { section };
  };

  const closeLevel = (name: string): string[] => {
    const at = levels.findLastIndex((level) => isSameName(level, name));
    const path = at >= 0 ? levels.slice(0, at + 1) : names.isRoot(name) ? [] : [name];
    const isOutermost = levels.findIndex((level) => isSameName(level, name)) === at;
    const goesOn = names.goesOnBehindTotal(name) && isOutermost;
    if (at >= 0) levels = levels.slice(0, goesOn ? at + 1 : at);
    return path;
  };

  const closeRoom = (kind: 'room' | 'labor_minimums', name: string): string[] => {
    const open = group;
    if (open !== null) {
      // `Totals: Dwelling Roof - North`: a narrow column of labels cuts the name at a word.
      const isCut = open.room?.toLowerCase().startsWith(`${name.toLowerCase()} `) === true;
      // Behind a comma stands a remark: `Bldg 2 Garage gable, 1924`.
      const isWhole = isCut && open.room?.includes(',') === false;
      // `Front total` below the rows of `FRONT (North)`: what is said in brackets is not said again.
      const isToBracket = isCut && BRACKETED.test(open.room?.slice(name.length) ?? '');
      const isOwn = isToBracket || (isWhole && name.includes(' '));
      if (isOwn && !groups.some(({ room }) => isSameName(room, name))) {
        open.confirmed = true;
        return [...open.levels, open.room ?? name];
      }
      // The total names the room that a heading did not, or that was misread.
      if (!open.confirmed && !groups.some(({ room }) => isSameName(room, name))) {
        open.room = name;
        open.confirmed = true;
      }
      open.laborMinimums ||= kind === 'labor_minimums';
    }
    return [...(open?.levels ?? levels), name];
  };

  return {
    current: () => group ?? start(null, false),
    applyHeads,
    knows: names.knows,
    headsOnly: (lines) => {
      const headed = headsOf(lines, names.isTotalled, names.isLevel)
        .map(({ name }) => name)
        .filter((name) => !names.isRoot(name));
      return (
        headed.length > 0 &&
        headed.filter(names.isRoomOnly).length <= 1 &&
        headed.every((name) => names.isRoom(name) || names.isLevel(name)) &&
        new Set(headed.map(normalizeName)).size === headed.length
      );
    },
    enter: (line) => {
      const [head] = headsOf([line], names.isTotalled, names.isLevel);
      if (head === undefined) return false;
      applyHeads([line]);
      return true;
    },
    close: (kind, name) => {
      const path = kind === 'level' ? closeLevel(name) : closeRoom(kind, name);
      names.addTotal(kind, name);
      group = null;
      return path;
    },
    mayBeRoom,
    closeUnnamed: () => {
      if (group?.room === null && !group.confirmed) group = null;
    },
    closesRooms: () => known.closesRooms,
    awaitsTotal: () => group?.room != null && names.isRoom(group.room),
    isSaidOfHead: (line) => hasLabel(line, known.labels),
    isLikeRoom: types.isLikeRoom,
    isAlignedAsRoom: types.isAlignedAsRoom,
    beginsAsRoom: types.beginsAsRoom,
    isCentredAsRoom: types.isCentredAsRoom,
    isOpenLevel,
    isOpenRoom,
    closesRoom: names.isRoomOnly,
    rooms: () => rooms,
  };
};

/** The rest of a name, in brackets. */
const BRACKETED = /^\s*\([^()]+\)$/;

/** `Family Room (ceiling)` in larger type right above `Material`: where the costs of that kind come up. */
const isAboveCosts = (head: Head, below: Head | undefined): boolean =>
  below !== undefined &&
  head.kind === 'unknown' &&
  head.line.page === below.line.page &&
  head.line.fontSize > below.line.fontSize * LARGER &&
  below.line.box.top - head.line.box.bottom < head.line.fontSize * RIGHT_BELOW &&
  isKindOfCost(below.name) &&
  looksLikeRoom(head, [head.line]);

/** Font sizes between a name and what stands right below it. */
const RIGHT_BELOW = 1.5;

/** Plain words about a room, and no section of it: a name of many words has none small and long. */
const isAboutRoom = ({ bold, italic, text }: Line): boolean =>
  !bold &&
  !italic &&
  (isRemark(text) ||
    MEASURED.test(text) ||
    UNDER_PICTURES.test(text.trim()) ||
    (text.split(/\s+/).length >= 5 && (/ \p{Ll}{4}/u.test(text) || !/\p{Ll}/u.test(text))));

/** `Before      After` stand under pictures. */
const UNDER_PICTURES = /^(?:before|during|after)(?:\s+(?:before|during|after))*$/i;

/** `181 SF affected framing`: how much of the room. */
const MEASURED = /^\d[\d,]*(?:\.\d+)?\s?(?:SF|LF|SY|SQ|CF)\s+\p{Ll}/u;

/** `Unit B` in stronger type right above the heading of a room; an address has its own like that. */
const headsDwelling = (head: Head, below: Head | undefined): boolean =>
  isDwellingName(head.name) &&
  below?.kind === 'room' &&
  (head.line.fontSize > below.line.fontSize * 1.1 || (head.line.bold && !below.line.bold));

/** Points by which a task is set in below the name of its room, at least. */
const SET_IN = 6;

/** A word in small letters; `Metal Building` is a name. */
const SAYS_WORK = /\s\p{Ll}{3,}/u;

/** `Living Room` in strong type over `Seal everything with primer` set in below it: what is done there is no place. */
const withoutTasks = (heads: readonly Head[]): Head[] => {
  const at = heads.findLastIndex(
    ({ kind, line }, index) =>
      kind === 'unknown' &&
      (line.bold || line.fontSize > (heads[index + 1]?.line.fontSize ?? line.fontSize) * LARGER),
  );
  const name = heads[at];
  const tasks = heads.slice(at + 1);
  const areTasks =
    name !== undefined &&
    ROOM_WORDS.test(name.name) &&
    tasks.every(
      ({ kind, line }) =>
        kind === 'unknown' &&
        !line.bold &&
        SAYS_WORK.test(line.text) &&
        line.fontSize <= name.line.fontSize &&
        line.box.left > name.line.box.left + SET_IN,
    );
  return areTasks && tasks.length > 0
    ? [...heads.slice(0, at), { ...name, kind: 'room' }]
    : [...heads];
};
