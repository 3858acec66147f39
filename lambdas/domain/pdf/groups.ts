import type { PrintedRoom, ReadAt } from '../estimate/estimate.ts';
import { normalizeName } from '../estimate/normalize-name.ts';
import type { FactKey } from './facts/fact-labels.ts';
import { factsOfLine } from './facts/facts-of-line.ts';
import { couldBeName, isDimensions, isOpening } from './line-shapes.ts';
import { type Line, segmentsOf, textOf } from './lines.ts';
import { isRemark } from './plain-heads.ts';
import { type Head, headsOf } from './room-heads.ts';
import { isStreet } from './street.ts';

/** Where items stand: one object per room, shared by its items, so that a late name reaches all. */
export interface Group {
  levels: string[];
  room: string | null;
  /** The name is certain: a total, a recap, a height or measures say so too. */
  confirmed: boolean;
  laborMinimums: boolean;
}

/** Names that totals and recaps print, normalized. */
export interface KnownNames {
  rooms: ReadonlySet<string>;
  levels: ReadonlySet<string>;
  /**
   * Of each level's totals, in order, whether the level goes on behind it: rows of its own have a
   * total before its rooms. Where it is headed once more before the next, it has begun anew.
   */
  levelGoesOn: ReadonlyMap<string, readonly boolean[]>;
  /** Of each of them, whether rooms were summed since the level's head. */
  levelHoldsRooms: ReadonlyMap<string, readonly boolean[]>;
  /** Whether each total of a name closes a room or a level, in printed order. */
  closings: ReadonlyMap<string, readonly ('room' | 'level')[]>;
  /** Rooms end with totals of their own, `Totals: Kitchen`. */
  closesRooms: boolean;
  /** The estimate's own name: heads the first page, is no room. */
  root: string | null;
}

const LEVEL_WORDS =
  /^(?:(?:main|upper|lower|ground|first|second|third|1st|2nd|3rd|top|basement|attic|sub)\s*(?:level|floor|story)?|level\s*\d*|\d+(?:st|nd|rd|th)\s+(?:level|floor|story)|floor\s*\d+|exterior|interior|dwelling|(?:main|other|detached)\s+(?:structures?|house|dwelling|building)|building(?:\s+(?!estimate|scope|report|repairs?|damages?|loss|permits?)\w+)?|source\s*-.*|contents|house|home|general\s+conditions|sketch\d*|floor\s*plan)$/i;

/** Dwellings of a building, which hold rooms: `Unit A`, `Apt. 12`, where they head some. */
const DWELLING =
  /^(?:units?|apartment|apt\.?|suite|condo|duplex|townho(?:use|me)|wing|tower|lot|bldg\.?)\s*#?\s*(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3}|one|two|three|four)$/i;

/** Whether a name is that of a level wherever it stands: `Main Level`, `Exterior`. */
export const isLevelName = (name: string): boolean => LEVEL_WORDS.test(name);

/** What is done for the house as a whole is listed behind its levels. */
const BEHIND_LEVELS = /^(?:labor\s+minimums?|general\s+(?:conditions?|requirements?)$)/i;

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
  /** Whether a line is set in the type of the last room's head. */
  isLikeRoom(line: Line): boolean;
  /** Whether the room that items now go to has this name. */
  isOpenRoom(name: string): boolean;
  /** Whether a level of that name holds what is read now. */
  isOpenLevel(name: string): boolean;
  /** Whether sums of that name are always those of a room. */
  closesRoom(name: string): boolean;
  rooms(): PrintedRoom[];
}

/** How much larger the type of a level is than that of what it holds, at the least. */
export const LARGER = 1.04;

/** Points by which names that are set alike begin apart, at most. */
const ALIGNED = 3;

export const createGroups = (known: KnownNames): GroupTracker => {
  const rooms: PrintedRoom[] = [];
  const roomsByPath = new Map<string, PrintedRoom>();
  const groups: Group[] = [];
  const totalsSeen = new Map<string, number>();
  const closingsSeen = new Map<string, number>();
  let levels: string[] = [];
  let group: Group | null = null;
  let roomHead: Line | null = null;

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

  /** The type of the levels' heads so far; a scan's is not known so well. */
  const levelSizes = new Map<string, number>();

  /** Set larger than what it stands above, as levels that are told by their names are. */
  const looksLikeLevel = ({ line, kind }: Head, below: Head | undefined): boolean =>
    below !== undefined &&
    kind === 'unknown' &&
    !line.ocr &&
    line.bold &&
    line.fontSize > below.line.fontSize * LARGER &&
    [...levelSizes.values()].some((size) => Math.abs(size - line.fontSize) < 0.1);

  /** Of a level with another right below its name in smaller type, the size of that. */
  const heldSizes = new Map<string, number>();

  const isSameSize = (size: number, { line }: Head): boolean =>
    Math.abs(size - line.fontSize) < 0.1;

  /** Whether a level goes on behind the next of its totals. */
  const goesOnBehindTotal = (key: string): boolean =>
    known.levelGoesOn.get(key)?.[totalsSeen.get(key) ?? 0] ?? false;

  const openLevel = (head: Head, above?: Head): void => {
    if (!head.line.ocr) levelSizes.set(normalizeName(head.name), head.line.fontSize);
    if (above !== undefined && above.line.fontSize > head.line.fontSize * LARGER)
      heldSizes.set(normalizeName(above.name), head.line.fontSize);
    const key = normalizeName(head.name);
    // `Interior` right below `Interior`, and each of them has a total: no title above a level whose
    // own rows are summed before its rooms are.
    const isInTwin =
      above !== undefined &&
      normalizeName(above.name) === key &&
      goesOnBehindTotal(key) &&
      known.levelHoldsRooms.get(key)?.[totalsSeen.get(key) ?? 0] === true;
    const at = isInTwin ? -1 : levels.findIndex((level) => normalizeName(level) === key);
    // A level that a total closes later is still open, so it holds the new one, and so does one
    // that holds others of this type; others end here.
    const around = levels.filter(
      (level) =>
        known.levels.has(normalizeName(level)) ||
        (!head.line.ocr && isSameSize(heldSizes.get(normalizeName(level)) ?? 0, head)),
    );
    levels = at >= 0 ? levels.slice(0, at + 1) : [...around, head.name];
    addRoom(head, 'level', [...levels]);
    group = null;
  };

  const openRoom = (head: Head, confirmed: boolean): void => {
    // They come behind all levels, of which only those that a total closes later are still open.
    if (BEHIND_LEVELS.test(head.name))
      levels = levels.filter((level) => known.levels.has(normalizeName(level)));
    const next = start(head.name, confirmed);
    roomHead = head.line;
    next.laborMinimums = /^labor\s+minimums?/i.test(head.name);
    addRoom(head, 'room', [...levels, head.name]);
  };

  const mayBeRoom = (name: string): boolean =>
    group !== null &&
    !group.confirmed &&
    (group.room === null || group.room.toLowerCase().startsWith(`${name.toLowerCase()} `));

  const resume = (head: Head): void => {
    const wanted = normalizeName(head.name);
    const before = groups.findLast(
      (candidate) => candidate.room !== null && normalizeName(candidate.room) === wanted,
    );
    const isLevel = known.levels.has(wanted) && !known.rooms.has(wanted);
    if (before !== undefined) {
      group = before;
      levels = [...before.levels];
    } else if (group !== null && !isLevel && mayBeRoom(head.name)) {
      group.room = head.name;
      group.confirmed = true;
      addRoom(head, 'room', [...levels, head.name]);
    } else if (levels.some((level) => normalizeName(level) === wanted)) group ??= start(null, true);
    else if (isLevel) openLevel(head);
    else openRoom(head, true);
  };

  const isLikeRoom = ({ words: [first], ocr }: Line): boolean => {
    // Behind the name, its height may stand in plain type.
    const [name] = roomHead?.words ?? [];
    if (ocr || name === undefined || first === undefined) return false;
    const isAsLarge = Math.abs(name.fontSize - first.fontSize) < 0.1;
    return isAsLarge && name.bold === first.bold && name.italic === first.italic;
  };

  /** The last line above a table, set as the last room's name was: so is its own, whatever it says. */
  const isSetAsRooms = ({ kind, line }: Head, lines: readonly Line[]): boolean => {
    if (kind !== 'unknown' || roomHead === null || !line.bold || line !== lines.at(-1))
      return false;
    const [before, now] = [roomHead.box, line.box];
    const isAligned =
      Math.abs(before.left - now.left) < ALIGNED ||
      Math.abs(before.left + before.right - now.left - now.right) < ALIGNED * 2;
    return isAligned && isLikeRoom(line);
  };

  /** Set as the last room's name, above a name in smaller type: the section that it begins with. */
  const isSetAsRoom = ({ kind, line }: Head, below: Head | undefined): boolean =>
    kind === 'unknown' &&
    below?.kind === 'unknown' &&
    isLikeRoom(line) &&
    line.fontSize > below.line.fontSize * LARGER;

  const isRoot = (name: string): boolean =>
    known.root !== null && normalizeName(name) === normalizeName(known.root);

  /** Of a name that a room and a level bear, whether the next total is the level's. */
  const closesLevel = (key: string): boolean =>
    known.closings.get(key)?.[closingsSeen.get(key) ?? 0] === 'level';

  /** Whether a room bears the name of a level, and its total is the next of that name. */
  const closesRoomFirst = (key: string): boolean => known.rooms.has(key) && !closesLevel(key);

  /** Heads below may name sections; none of them has a total as a room or level. */
  const isInnermost = (heads: readonly Head[], index: number): boolean =>
    heads
      .slice(index + 1)
      .map(({ name }) => normalizeName(name))
      .every((key) => !known.rooms.has(key) && !known.levels.has(key));

  /**
   * `Bathroom` above `Bathroom 1   Height: 8'`: where the rows' sum names the first, the other is
   * what was drawn of it.
   */
  const isPartOfRoom = (heads: readonly Head[], index: number): boolean => {
    const head = heads[index];
    if (head?.kind !== 'room' || head.line.ocr || isTotalled(head.name)) return false;
    return heads.slice(0, index).some(({ name, kind }) => {
      if (kind === 'continued') return false;
      const key = normalizeName(name);
      return known.rooms.has(key) && !known.levels.has(key);
    });
  };

  /** A roof's face, `F1`, or letters with points may name a room whose total says so. */
  const isTotalled = (text: string): boolean =>
    /\p{L}/u.test(text) && known.rooms.has(normalizeName(text));

  const applyHeads = (lines: readonly Line[]): { section: string | null } => {
    const heads = headsOf(lines, isTotalled).filter(
      (head) => !(isRoot(head.name) && !known.rooms.has(normalizeName(head.name))),
    );
    let hasRoom = false;
    /** Where the room is headed; a letterhead may follow on the next page. */
    let page: number | null = null;
    let section: string | null = null;
    for (const [index, head] of heads.entries()) {
      const key = normalizeName(head.name);
      const isLast = index === heads.length - 1;
      const isSet = !known.levels.has(key) && isSetAsRoom(head, heads[index + 1]);
      const isRoom = head.kind === 'room' || known.rooms.has(key) || isSet;
      if (hasRoom && head.kind === 'unknown' && !isRoom && !known.levels.has(key)) {
        if (!isAboutRoom(head.line) && head.line.page === page) section = head.name;
        continue;
      }
      // What a page goes on with has rows right below; another name between is their section's.
      if (isRoom || head.kind === 'continued')
        [hasRoom, page, section] = [true, head.line.page, null];
      if (head.kind === 'level') openLevel(head, heads[index - 1]);
      else if (head.kind === 'continued') resume(head);
      else if (head.kind === 'subroom' || isPartOfRoom(heads, index)) {
        const parent = group?.room;
        addRoom(head, 'subroom', [...levels, ...(parent == null ? [] : [parent]), head.name]);
      } else if (head.kind === 'room') openRoom(head, true);
      else if (known.levels.has(key) && !(isInnermost(heads, index) && closesRoomFirst(key)))
        openLevel(head, heads[index - 1]);
      else if (known.rooms.has(key) || isSet) openRoom(head, true);
      else if (/^labor\s+minimums?/i.test(head.name)) openRoom(head, true);
      else if (LEVEL_WORDS.test(head.name) && (!isLast || known.rooms.size > 0))
        openLevel(head, heads[index - 1]);
      else if (headsDwelling(head, heads[index + 1])) openLevel(head, heads[index - 1]);
      else if (looksLikeLevel(head, heads[index + 1])) openLevel(head, heads[index - 1]);
      else if (isLast && (looksLikeRoom(head, lines) || isSetAsRooms(head, lines)))
        openRoom(head, false);
    }
    return { section };
  };

  return {
    current: () => group ?? start(null, false),
    applyHeads,
    knows: (text) => {
      const key = normalizeName(text);
      return (
        /^[\p{Lu}\d]/u.test(text.trim()) &&
        key !== '' &&
        (known.rooms.has(key) || known.levels.has(key)) &&
        !isRoot(text)
      );
    },
    headsOnly: (lines) => {
      const heads = headsOf(lines, isTotalled).filter(({ name }) => !isRoot(name));
      const keys = heads.map(({ name }) => normalizeName(name));
      const rooms = keys.filter((key) => known.rooms.has(key) && !known.levels.has(key));
      return (
        keys.length > 0 &&
        rooms.length <= 1 &&
        keys.every((key) => known.rooms.has(key) || known.levels.has(key)) &&
        new Set(keys).size === keys.length
      );
    },
    enter: (line) => {
      const [head] = headsOf([line], isTotalled);
      if (head === undefined) return false;
      applyHeads([line]);
      return true;
    },
    close: (kind, name) => {
      const closed = normalizeName(name);
      closingsSeen.set(closed, (closingsSeen.get(closed) ?? 0) + 1);
      if (kind === 'level') {
        const isOfName = (level: string): boolean => normalizeName(level) === closed;
        const at = levels.findLastIndex(isOfName);
        const path = at >= 0 ? levels.slice(0, at + 1) : isRoot(name) ? [] : [name];
        const goesOn = goesOnBehindTotal(closed) && levels.findIndex(isOfName) === at;
        totalsSeen.set(closed, (totalsSeen.get(closed) ?? 0) + 1);
        if (at >= 0) levels = levels.slice(0, goesOn ? at + 1 : at);
        group = null;
        return path;
      }
      const open = group;
      if (open !== null) {
        const same = open.room !== null && normalizeName(open.room) === normalizeName(name);
        const isKnown = (): boolean =>
          groups.some(
            (candidate) =>
              candidate.room !== null && normalizeName(candidate.room) === normalizeName(name),
          );
        // The total names the room that a heading did not, or that was misread.
        if (!same && !open.confirmed && !isKnown()) {
          open.room = name;
          open.confirmed = true;
        }
        open.laborMinimums ||= kind === 'labor_minimums';
      }
      const path = [...(open?.levels ?? levels), name];
      group = null;
      return path;
    },
    mayBeRoom,
    closeUnnamed: () => {
      if (group?.room === null && !group.confirmed) group = null;
    },
    closesRooms: () => known.closesRooms,
    awaitsTotal: () => group?.room != null && known.rooms.has(normalizeName(group.room)),
    isLikeRoom,
    isOpenLevel: (name) => levels.some((level) => normalizeName(level) === normalizeName(name)),
    isOpenRoom: (name) => group?.room != null && normalizeName(group.room) === normalizeName(name),
    closesRoom: (name) => {
      const key = normalizeName(name);
      return known.rooms.has(key) && !known.levels.has(key);
    },
    rooms: () => rooms,
  };
};

/** Plain words about a room, and no section of it: a name of many words has none small and long. */
const isAboutRoom = ({ bold, italic, text }: Line): boolean =>
  !bold &&
  !italic &&
  (isRemark(text) ||
    (text.split(/\s+/).length >= 5 && (/ \p{Ll}{4}/u.test(text) || !/\p{Ll}/u.test(text))));

/** `Unit B` in stronger type right above the heading of a room; an address has its own like that. */
const headsDwelling = (head: Head, below: Head | undefined): boolean =>
  DWELLING.test(head.name) &&
  below?.kind === 'room' &&
  (head.line.fontSize > below.line.fontSize * 1.1 || (head.line.bold && !below.line.bold));

export const readAtOf = (line: Line): ReadAt => ({ page: line.page, box: { ...line.box } });

/** Facts of the claim, whose labels head no rooms. */
const HEAD_FACTS: ReadonlySet<FactKey> = new Set<FactKey>([
  'insured',
  'claim',
  'policy',
  'property',
  'dateOfLoss',
  'typeOfLoss',
  'claimRep',
  'priceList',
  'name',
  'phone',
  'email',
]);

/** What a document is called, right above a table that begins without a room. */
const DOCUMENT_TITLE =
  /^(?:(?:[\p{L}'’-]+\s+){0,2}(?:estimate|proposal|quotation|worksheet|invoice|(?:project|work|repair)\s+costs?|(?:work|change)\s+order)(?:\s+[-–—]\s+\S.*)?|(?:description|scope|schedule|statement)\s+of\s+(?:loss|work|repairs?|damages?|values))(?:\s+(?:(?:no\.?|#)\s*\S+|[A-Z]{0,3}-?\d[\w-]*))?$/iu;

const OF_HEAD =
  /^(?:re\s*:|(?:tech(?:nician)?|sales(?:person|man|\s+rep)?|rep|crew|terms|p\.?o\.?|job|order|customer|client|owner|attn|ref)\b[\s.#\w]{0,10}:|(?:(?:bill(?:ed)?|ship|sold)\s+to|(?:proposal|quot(?:e|ation)|bid|prepared|submitted)\s+(?:for|to)|insured|claim|policy|property|estimate|date|page|price list|phone|fax|tax id|license)\b)/i;

/** `To: Ida Quillon`, `Quote no: 77-1` */
const LABELLED = /^\p{L}[\p{L}\s.#]{0,24}:\s+\S/u;

/** Font sizes between what stands in columns of its own. */
const APART = 3;

/** An unknown name right above a header row, and nothing that belongs to a letterhead. */
const looksLikeRoom = (head: Head, lines: readonly Line[]): boolean => {
  const text = head.name;
  if (
    /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s*\d{3}|\d{3}-\d{3}-\d{4}|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/.test(
      text,
    )
  )
    return false;
  // `Policyholder: Ida Quillon   Claim No.: 77-1`
  const facts = factsOfLine(head.line).filter(({ key }) => key !== 'other');
  if (facts.length > 1 || facts.some(({ key }) => HEAD_FACTS.has(key))) return false;
  // What stands beside it, apart: `12 Plum Row      Claim # 77-1`.
  const parts = segmentsOf(head.line.words, APART).map(textOf);
  const isOfHead = (part: string): boolean =>
    isStreet(part) || OF_HEAD.test(part) || LABELLED.test(part);
  if (parts.length > 1 && parts.some(isOfHead)) return false;
  if (isStreet(text) || /^(?:materials?|labou?r|equipment|services)$/i.test(text)) return false;
  if (DOCUMENT_TITLE.test(text)) return false;
  if (/\b(?:city|state|zip)\b.*\b(?:state|zip)\b/i.test(text)) return false;
  if (OF_HEAD.test(text)) return false;
  if (
    /\b(?:llc|inc|corp|company|insurance|construction|restoration|exteriors|builders|remodeling|roofing co|contractors?|adjusters?|mutual)\b\.?$/i.test(
      text,
    )
  )
    return false;
  const after = lines.slice(lines.indexOf(head.line) + 1);
  return after.every(
    (line) => isDimensions(line.text) || isOpening(line.text) || !couldBeName(line),
  );
};
