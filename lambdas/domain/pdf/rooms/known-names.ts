import { append } from '../../append.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import { byLine } from '../pages/by-line.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { sumLabel } from '../sums/labelled-sum.ts';
import {
  DIVISION,
  type LinesOfRooms,
  type NamedSum,
  settleSumKinds,
  sumsOfLabelled,
  sumsOfSized,
  sumsOfSubtotalled,
} from '../sums/sum-kinds.ts';
import {
  endsInAmount,
  hasAmounts,
  plainTotalOf,
  SUMS_WHAT_IS_OPEN,
  type TotalLabel,
} from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import { wayTo } from './breadcrumbs.ts';
import { centredNames } from './centred-names.ts';
import { LARGER } from './head-types.ts';
import { labelsBelowHeads } from './labels-below-heads.ts';
import { isLevelName } from './level-names.ts';
import { isDimensions, isOpening } from './measures.ts';
import { isPlaceName, isTradeOnly } from './names-of-places.ts';
import {
  cleanName,
  continuedRoom,
  couldBeName,
  levelLine,
  nameWithSize,
  PLACE_LABEL,
  roomLine,
  roomSize,
  sectionMark,
} from './room-lines.ts';

/** Names that totals and recaps print, normalized. */
export interface KnownNames {
  rooms: ReadonlySet<string>;
  levels: ReadonlySet<string>;
  /** What sums say of work that is a part of a room: `Labor Subtotal`. */
  sections: ReadonlySet<string>;
  /** The totals of each level, in printed order. */
  levelTotals: ReadonlyMap<string, readonly LevelTotal[]>;
  /** Whether each total of a name closes a room or a level, in printed order. */
  closings: ReadonlyMap<string, readonly ('room' | 'level')[]>;
  /** Rooms end with totals of their own, `Totals: Kitchen`. */
  closesRooms: boolean;
  /** Names alone in bold stand above measures, as those of rooms do. */
  measuresRooms: boolean;
  /** Names of buildings or levels that stand in the middle of the page, and in no sum. */
  centred: ReadonlySet<string>;
  /** What begins lines right below heads that are said of these: `Damage: Cracked tiles`. */
  labels: ReadonlySet<string>;
  /** The estimate's own name: heads the first page, is no room. */
  root: string | null;
}

export interface LevelTotal {
  /**
   * The level goes on behind it: rows of its own have a total before its rooms. Where the level is
   * headed once more before the next, it has begun anew.
   */
  goesOn: boolean;
  /** Rooms were summed since the level's head. */
  holdsRooms: boolean;
}

/** What a line says before the first wide gap; asked before the letterhead goes, and after. */
const headingOf = byLine((line): string => {
  if (line.text.length > 90) return normalizeName(line.text);
  return nameOf(textOf(segmentsOf(line.words, 1.5)[0] ?? []));
});

const nameOf = (text: string): string => normalizeName(roomLine(text)?.name ?? cleanName(text));

/** Lines of a page above which its table has not begun. */
const PAGE_HEAD = 8;

/**
 * The names, normalized, that totals of rooms and levels and continued headings say, whether or not a
 * heading bears them. A total's name may go on below it.
 */
export const namesSaid = (pages: readonly PageLines[]): Set<string> => {
  const names = new Set<string>();
  const add = (name: string): void => void names.add(normalizeName(name));
  for (const { lines } of pages)
    for (const [index, { text }] of lines.entries()) {
      const total = sumLabel(text);
      const name = total === null ? plainTotalOf(text) : NAMING.has(total.kind) ? total.name : null;
      // A sum of no name says none with what stands below it: that may be the foot of the page.
      if (name !== null && name !== '') {
        add(name);
        add(`${name} ${lines[index + 1]?.text ?? ''}`);
      } else if (name === null) {
        const continued = continuedRoom(text);
        if (continued !== null) add(continued);
      }
    }
  names.delete('');
  return names;
};

const NAMING: ReadonlySet<TotalLabel['kind']> = new Set(['section', 'room', 'level']);

/** Totals and continued headings name rooms and levels before the rows are read. */
export const knownNames = (pages: readonly PageLines[], root: string | null): KnownNames => {
  const continuedNames = new Set<string>();
  /** Each heading, with the numbers of the lines that it stands on. */
  const headings = new Map<string, number[]>();
  const sums: NamedSum[] = [];
  const addSum = (name: string, kind: NamedSum['kind'], at: number, isSub = false): void => {
    const key = normalizeName(name);
    const before = sums.findLast((sum) => sum.key === key)?.at ?? 0;
    const above = headings.get(key)?.filter((line) => line > before) ?? [];
    const [first = null] = above;
    sums.push({ name, key, kind, isSub, at, first, last: above.at(-1) ?? null });
  };
  /** Names in larger type than those right below them. */
  const larger = new Set<string>();
  const setAsSections = placesOfSections(pages);
  /** Sums of rooms right above a sum make that the sum of a level. */
  let summedAbove = false;
  /** Names of which a size says that they are rooms. */
  const sized = new Set<string>();
  /** Heads such as `Main Level > Kitchen`, and the last of their names. */
  const ways = new Map<string, string>();
  /** Names that a label calls places: `Area: 1st Floor`. */
  const labelled = new Set<string>();
  let at = 0;
  for (const [number, page] of pages.entries())
    for (const [index, line] of page.lines.entries()) {
      at += 1;
      if (itemStartOf(line) !== null) continue;
      const plain = plainTotalOf(line.text);
      if (plain !== null) addSum(plain, 'section', at);
      else if (!/\d\.\d{2}$/.test(line.text)) {
        append(headings, headingOf(line), at);
        // Sums bear the last of the names on the way to a room, which is the whole head's then.
        const last = wayTo(line.text)?.at(-1) ?? null;
        if (last !== null) {
          ways.set(headingOf(line), nameOf(last));
          append(headings, nameOf(last), at);
        }
        const whole = nameWithSize(line.text);
        if (whole !== null) append(headings, normalizeName(whole), at);
        const below = page.lines[index + 1] ?? pages[number + 1]?.lines[0];
        const headsSection = below !== undefined && setAsSections.has(placeOf(below));
        if (!headsSection && headsName(page.lines, index, pages[number + 1]?.lines))
          larger.add(headingOf(line));
      }
      const total = sumLabel(line.text);
      const isOfOpen = total?.kind === 'section' && SUMS_WHAT_IS_OPEN.test(total.name);
      if (total !== null && total.name !== '' && !isOfOpen) {
        const isSum = total.kind === 'section' && endsInAmount(line.text);
        if (isSum && summedAbove && headings.has(normalizeName(total.name)))
          addSum(total.name, 'level', at);
        else if (isSum) addSum(total.name, 'section', at, SUBTOTAL.test(line.text));
        summedAbove = isSum;
        if (total.kind === 'room' || total.kind === 'level')
          addSum(wholeName(total.name, page.lines, index, headings), total.kind, at);
        continue;
      }
      summedAbove = false;
      const size = roomLine(line.text)?.height;
      if (size != null && /\bx\b/i.test(size)) sized.add(headingOf(line));
      if (PLACE_LABEL.test(line.text)) labelled.add(headingOf(line));
      const level = levelLine(line.text);
      if (level !== null) headings.set(normalizeName(level), [at]);
      const continued = continuedRoom(line.text);
      // At the head of a page or of a table; a remark below a row may begin with the same word.
      if (
        continued !== null &&
        (index < PAGE_HEAD ||
          [1, 2, 3].some((next) => headerRowAt(page.lines, index + next) !== null))
      )
        continuedNames.add(normalizeName(continued));
    }
  const rootKey = root === null ? null : normalizeName(root);
  const isLevel = (name: string): boolean => isLevelName(name) || normalizeName(name) === rootKey;
  // What a sum is of that its words do not tell, the type of its name may.
  let lines: LinesOfRooms | null = null;
  const findLines = (): LinesOfRooms => (lines ??= linesOfRooms(pages));
  const settled = settleSumKinds(
    sumsOfLabelled(sumsOfSized(sumsOfSubtotalled(sums), sized), labelled),
    findLines,
    isLevel,
  ).map((sum) =>
    sum.kind === 'section' && larger.has(sum.key) && !isTradeOnly(sum.name)
      ? { ...sum, kind: 'level' as const }
      : sum,
  );
  const names = namesOf(settled, headings, continuedNames, root);
  const summed = [...ways].flatMap(([way, last]) => (names.rooms.has(last) ? [way] : []));
  return {
    ...names,
    rooms: new Set([...names.rooms, ...summed]),
    measuresRooms: pages.some(({ lines }) => lines.some(isMeasuredName)),
    centred: withoutSummed(centredNames(pages), names),
    labels: labelsBelowHeads(pages),
  };
};

const SUBTOTAL = /\bsub\s*-?\s*totals?\b/i;

const withoutSummed = (
  centred: ReadonlySet<string>,
  { rooms, levels }: Pick<KnownNames, 'rooms' | 'levels'>,
): ReadonlySet<string> =>
  new Set([...centred].filter((name) => !rooms.has(name) && !levels.has(name)));

/** `Storage Shed` above `378.00 SF Walls   110.00 SF Ceiling`. */
const isMeasuredName = (line: Line, at: number, lines: readonly Line[]): boolean =>
  line.bold &&
  isDimensions(lines[at + 1]?.text ?? '') &&
  isNameAlone(line) &&
  !isLevelName(line.text);

/**
 * The name that a sum says, with the rest of it below its figures where the lines above have a head
 * of these words in two lines, wherever that breaks.
 */
const wholeName = (
  name: string,
  lines: readonly Line[],
  index: number,
  headings: ReadonlyMap<string, readonly number[]>,
): string => {
  const [line, below] = [lines[index], lines[index + 1]];
  if (line === undefined || below === undefined || line.bold !== below.bold) return name;
  if (pitchBetween(line, below) > TIGHT || !isNameAlone(below) || !endsInAmount(line.text))
    return name;
  const words = `${name} ${below.text.trim()}`.split(/\s+/);
  const placesOf = (some: readonly string[]): readonly number[] =>
    headings.get(normalizeName(some.join(' '))) ?? [];
  const isHead = words.some((_, at) => {
    const ends = placesOf(words.slice(at));
    return placesOf(words.slice(0, at)).some((place) => ends.includes(place + 1));
  });
  return isHead ? words.join(' ') : name;
};

/** A name that a room has by its words; levels may have some of them, too. */
const isPlace = (name: string): boolean =>
  isPlaceName(name) && !SYSTEM.test(name) && !isLevelName(name.trim());

/** `Roof System`: what a trade installs on some place. */
const SYSTEM = /\bsystems?\s*$/i;

/** Parts of any room, as sections of its rows are called. */
const SURFACE = /^(?:ceilings?|walls?|floors?|trim|walls?\s*(?:&|and)\s*ceilings?)$/i;

/** Whether the name right below is set in smaller type: then it stands under this one. */
const headsName = (
  lines: readonly Line[],
  index: number,
  overleaf: readonly Line[] | undefined,
): boolean => {
  const line = lines[index];
  // The name may be the last line of its page.
  const [around, at] = index + 1 < lines.length ? [lines, index + 1] : [overleaf ?? [], 0];
  const next = around[at];
  if (line === undefined || next === undefined || line.ocr || !line.bold) return false;
  if (line.fontSize < next.fontSize * LARGER || !couldBeName(line)) return false;
  const room = roomLine(next.text);
  // Behind a room's name its size may stand in plain type.
  if (room === null && !next.bold) return false;
  if (room?.subroom === true || sectionMark(next.text) !== null) return false;
  if (isTradeOnly(next.text) || SURFACE.test(next.text.trim()) || DIVISION.test(next.text))
    return false;
  return (room !== null || couldBeName(next)) && headerRowAt(around, at) === null;
};

/**
 * How the names are set that stand right below several rooms with their sizes: `CLEAN AND SEAL` below `Nursery LxWxH
 * 11' x 12'`. So is `GENERAL` below `Whole House`, which is a room of the same document and no level. Elsewhere more of
 * them are trades than places: `1.1 Stucco` and `2.2 Paint`, and so `2.1 Deck` is what is done at `2. South Elevation`.
 */
const placesOfSections = (pages: readonly PageLines[]): ReadonlySet<string> => {
  const seen = new Map<string, { belowRooms: number; trades: number; places: number }>();
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      if (!line.bold || line.ocr || !couldBeName(line)) continue;
      const counts = seen.get(placeOf(line)) ?? { belowRooms: 0, trades: 0, places: 0 };
      seen.set(placeOf(line), counts);
      if (isTradeOnly(line.text)) counts.trades += 1;
      else if (isPlace(line.text)) counts.places += 1;
      const above = lines[index - 1];
      const isSmaller = line.fontSize * LARGER <= (above?.words[0]?.fontSize ?? 0);
      const isSized = /\bx\b/i.test(roomLine(above?.text ?? '')?.height ?? '');
      if (isSmaller && isSized) counts.belowRooms += 1;
    }
  return new Set(
    [...seen].flatMap(([place, { belowRooms, trades, places }]) =>
      belowRooms >= LEAST_SECTIONS || (trades >= LEAST_SECTIONS && trades > places) ? [place] : [],
    ),
  );
};

/** Sized rooms with the name of a section right below, or trades, at least. */
const LEAST_SECTIONS = 2;

/** The type of a line, and where it begins. */
const placeOf = (line: Line): string => `${typeOf(line)} ${Math.round(line.box.left)}`;

const linesOfRooms = (pages: readonly PageLines[]): LinesOfRooms => {
  const found: LinesOfRooms = { rooms: [], names: [], tables: [] };
  let at = 0;
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      at += 1;
      // `12. Overhead door - 16' x 7'` is a row, for all its measures, and so is its second line.
      const isRow = itemStartOf(line) !== null || goesOn(lines[index - 1], line);
      const room = isRow ? null : roomLine(line.text);
      // A subroom is part of its room.
      if (room?.subroom === false) found.rooms.push({ key: normalizeName(room.name), at });
      if (itemStartOf(line) !== null || hasAmounts(line) || headerRowAt(lines, index) !== null)
        found.tables.push(at);
      else if (isNameAlone(line) && !leadsRow(lines, index))
        found.names.push({ at, saysRoom: isPlace(line.text), type: typeOf(line) });
    }
  return found;
};

const typeOf = ({ ocr, fontSize, bold }: Line): string | null =>
  ocr ? null : `${fontSize.toFixed(1)} ${bold}`;

/** Plain words in the type of the figures that stand right below them: a row's, and no name. */
const leadsRow = (lines: readonly Line[], index: number): boolean => {
  const [line, below] = [lines[index], lines[index + 1]];
  if (line === undefined || below === undefined || line.bold || below.bold) return false;
  if (Math.abs(line.fontSize - below.fontSize) > 0.1 || itemStartOf(below) !== null) return false;
  if (pitchBetween(line, below) > TIGHT || headerRowAt(lines, index + 1) !== null) return false;
  return hasAmounts(below) || (isNameAlone(below) && leadsRow(lines, index + 1));
};

/** Plain words right below a row. */
const goesOn = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && !line.bold && (itemStartOf(above) !== null || hasAmounts(above));

/** A name and nothing that stands between a room's name and its table. */
const isNameAlone = (line: Line): boolean =>
  couldBeName(line) &&
  sectionMark(line.text) === null &&
  roomSize(line.text) === null &&
  !isDimensions(line.text) &&
  !isOpening(line.text) &&
  headingsOfLine(line) === null;

/** What policies cover, in words that carriers sort the rows of a room by. */
const OF_COVERAGE =
  /^(?:dwelling|other\s+structures?|contents|personal\s+property|(?:building\s+)?ordinance\s+(?:(?:and|or|&)\s+)?law|code\s+upgrades?|debris\s+removal)$/i;

const namesOf = (
  sums: readonly NamedSum[],
  headings: ReadonlyMap<string, readonly number[]>,
  continuedNames: ReadonlySet<string>,
  root: string | null,
): Omit<KnownNames, 'measuresRooms' | 'centred' | 'labels'> => {
  const rooms = new Set<string>();
  const levels = new Set<string>();
  const sections = new Set<string>();
  const placesOfLevels = new Map<string, number[]>();
  const roomTotals = new Map<string, number[]>();
  const closings = new Map<string, ('room' | 'level')[]>();
  const closesRooms = sums.some(({ kind }) => kind === 'room');
  for (const { name, key, kind, at } of sums) {
    // `Dwelling Totals:` above `Totals: Dwelling Roof`: what of the room a coverage bears.
    if (kind === 'section' && closesRooms && OF_COVERAGE.test(name)) continue;
    // `Total Den/Office` sums the room that is headed `Den/Office`; trades are sections.
    if (kind === 'section') {
      if (headings.has(key) && !isTradeOnly(name)) {
        rooms.add(key);
        append(closings, key, 'room');
      } else sections.add(key);
      continue;
    }
    const isRoom = kind === 'room';
    (isRoom ? rooms : levels).add(key);
    append(isRoom ? roomTotals : placesOfLevels, key, at);
    append(closings, key, kind);
  }
  // A level with rows of its own is continued like a room.
  for (const name of continuedNames) if (!levels.has(name)) rooms.add(name);
  const linesBetween = (
    lines: ReadonlyMap<string, readonly number[]>,
    key: string,
    above: number,
    below: number,
  ): number[] => (lines.get(key) ?? []).filter((line) => line > above && line < below);
  const levelTotal = (key: string, places: readonly number[], index: number): LevelTotal => {
    const [before = 0, place = 0, next] = [places[index - 1], places[index], places[index + 1]];
    const [head = before] = linesBetween(headings, key, before, place);
    return {
      // A room of the level may bear its name, `Exterior`; it has a head and a total of its own.
      goesOn:
        next !== undefined &&
        linesBetween(headings, key, place, next).length <=
          linesBetween(roomTotals, key, place, next).length,
      holdsRooms: sums.some(({ kind, at }) => kind === 'room' && at > head && at < place),
    };
  };
  return {
    rooms,
    levels,
    sections,
    levelTotals: new Map(
      [...placesOfLevels].map(([key, places]): [string, LevelTotal[]] => [
        key,
        places.map((_, index) => levelTotal(key, places, index)),
      ]),
    ),
    closings,
    closesRooms: roomTotals.size > 0,
    root,
  };
};
