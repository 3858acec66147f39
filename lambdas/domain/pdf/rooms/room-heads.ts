import type { RoomDimensions } from '../../estimate/estimate.ts';
import { isSameName, normalizeName } from '../../estimate/normalize-name.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import { type Line, makeLine, segmentsOf, textOf } from '../pages/lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { coverageHead, withoutCoverage } from './coverage-heads.ts';
import {
  isDimensions,
  isDrawingLabel,
  isDrawnWall,
  isLabelledMeasures,
  isOpening,
} from './measures.ts';
import { nameFarFromMeasures } from './name-far-from-measures.ts';
import { isTradeOnly, ROOM_WORDS } from './names-of-places.ts';
import { readDimensions } from './room-dimensions.ts';
import {
  cleanName,
  continuedRoom,
  couldBeName,
  isCodeInBold,
  levelLine,
  nameWithSize,
  PLACE_LABEL,
  type RoomLine,
  roomLine,
  roomSize,
} from './room-lines.ts';

/** A line above a table that may name where its rows belong. */
export interface Head {
  name: string;
  kind: 'level' | 'room' | 'subroom' | 'continued' | 'unknown';
  height: string | null;
  dimensions: Partial<RoomDimensions>;
  line: Line;
}

const DRAWN_LINES = /^\p{Ll}{1,2}$/u;

/**
 * A heading may share its line with labels of the sketch beside it: `13' 4"   Office/Study`. A roof's
 * room may be named like those, `F1   F2(B)   R10`: it is the one of them in stronger type.
 */
const withoutDrawing = (line: Line, isTotalled: (text: string) => boolean): Line => {
  const segments = segmentsOf(line.words, 1.5);
  // `Window            6' X 5'` has its own size.
  if (segments.length < 2 || isDimensions(line.text) || isOpening(line.text)) return line;
  // A coverage's share of a sum is no drawing: `Dwelling   540.04   3,653.68`.
  const kept = segments.filter((words) => {
    const text = textOf(words);
    // Lines of a drawing are read as a letter or two.
    const isDrawn = isDrawingLabel(text) || (line.ocr && DRAWN_LINES.test(text));
    return !isDrawn || /\d\.\d{2}\b/.test(text);
  });
  if (kept.length === segments.length) return line;
  const lines = segments.map((words) => makeLine(line.page, words, line.ocr));
  // `R10      Height: 8'`
  const code = roomSize(textOf(kept.flat())) === null ? undefined : lines.find(isCodeInBold);
  if (kept.length > 0)
    return makeLine(line.page, [...(code?.words ?? []), ...kept.flat()], line.ocr);
  const named = lines.filter(({ text }) => isTotalled(text));
  return (
    named.find((one) => lines.every((other) => other === one || isStronger(one, other))) ?? line
  );
};

/**
 * `Den   Den   Height: 8'`, `Hall   Den   Height: 8'`: the sketch letters the room or its neighbour beside the
 * heading. The room is the one that a sum names, that is said twice, or that is in stronger type than the others;
 * the line stays whole where nothing tells.
 */
const withoutLettering = (line: Line, isTotalled: (text: string) => boolean): Line => {
  const segments = segmentsOf(line.words, 1.5);
  const [first, second] = segments;
  if (first === undefined || second === undefined || isTotalled(line.text)) return line;
  if (segments.length === 2 && isSameName(textOf(first), textOf(second)))
    return makeLine(line.page, second, line.ocr);
  const whole = roomLine(line.text);
  if (whole?.height == null || isTotalled(whole.name)) return line;
  const last = segments.findIndex((words) => roomSize(textOf(words)) !== null);
  if (last < 2) return line;
  const names = segments.slice(0, last);
  const rooms = names.toReversed().map((words) => {
    const own = makeLine(line.page, [...words, ...segments.slice(last).flat()], line.ocr);
    const letters = makeLine(line.page, words, line.ocr);
    return { own, letters, name: roomLine(own.text)?.name ?? null };
  });
  const isTwice = (name: string, at: number): boolean =>
    rooms.some((other, index) => index !== at && isSameName(other.name, name));
  const room =
    rooms.find(({ name }) => name !== null && isTotalled(name)) ??
    rooms.find(({ name }, at) => name !== null && isTwice(name, at)) ??
    // What a scan says of one word's type is no measure, and measures are no letters of a plan.
    (line.ocr || names.some((words) => isDimensions(textOf(words)))
      ? undefined
      : rooms.find(({ letters }) =>
          rooms.every((other) => other.letters === letters || isStronger(letters, other.letters)),
        ));
  return room?.own ?? line;
};

/** `Kitchen                 Quartz 3cm "Pale Harbor"`: what stands so far behind a name is said of it. */
const withoutRemark = (line: Line, isTotalled: (text: string) => boolean): Line => {
  const [first = [], ...others] = segmentsOf(line.words, FAR);
  if (others.length === 0 || isTotalled(line.text)) return line;
  const name = makeLine(line.page, first, line.ocr);
  return couldBeName(line) && couldBeName(name) && ROOM_WORDS.test(name.text) ? name : line;
};

/** Font sizes. */
const FAR = 8;

/** In larger type or, where that is not so, in bold type. */
const isStronger = (line: Line, other: Line): boolean =>
  line.fontSize > other.fontSize * SAME_TYPE ||
  (line.bold && !other.bold && line.fontSize * SAME_TYPE > other.fontSize);

/** `Den/Office 2        139.21 SF floor`: a room with its measures on one line. */
export const nameBesideMeasures = (line: Line): string | null => {
  if (!isDimensions(line.text) || isLabelledMeasures(line.text)) return null;
  const [first, ...rest] = segmentsOf(line.words, 1.5);
  if (first === undefined || rest.length === 0 || isDimensions(textOf(first))) return null;
  const name = makeLine(line.page, first, line.ocr);
  return couldBeName(name) && !/\d\s*(?:SF|LF|SY|SQ)\b/i.test(name.text)
    ? cleanName(name.text)
    : null;
};

/** `Location:  1 - Exterior     Approx. Wall SF: 0`: the label and what stands next to it. */
const labelledName = (line: Line): string | null => {
  if (!/^(?:room|area|location)\b.*:.*:/i.test(line.text)) return null;
  const [label = [], name = []] = segmentsOf(line.words, 1.5);
  const text = textOf(label);
  return text.endsWith(':') ? `${text} ${textOf(name)}` : text;
};

/** `Order 77-2      Room: Kitchen      Date 6/12/26`: a field of a form's head that names the one room of its rows. */
const roomAmongFields = (line: Line): Line => {
  if (!/\S\s+room:\s\p{Lu}/iu.test(line.text)) return line;
  const field = segmentsOf(line.words, 1.5).find((words) => /^room:\s\p{Lu}/iu.test(textOf(words)));
  return field === undefined ? line : makeLine(line.page, field, line.ocr);
};

/** `Living Room Ceiling      Height: 8'`: the gap tells that the ceiling is no part of the label. */
const roomOf = (line: Line): RoomLine | null => {
  const room = roomLine(labelledName(line) ?? line.text);
  const beside = room === null ? null : nameFarFromMeasures(line);
  if (room !== null && beside !== null) {
    const name = makeLine(line.page, beside, line.ocr);
    if (couldBeName(name)) return { ...room, name: cleanName(name.text.replace(PLACE_LABEL, '')) };
  }
  if (room === null || room.height === null || !/ceiling\s+height/i.test(line.text)) return room;
  const name = cleanName(textOf(segmentsOf(line.words, 1.5)[0] ?? []));
  return /\sceiling$/i.test(name) && name.startsWith(room.name) ? { ...room, name } : room;
};

/** `Barn 2 - 40' x 72'`: where a sum says it whole, the size is part of its name; that of its rooms makes it a level. */
const roomAsSummed = (
  line: Line,
  isTotalled: (text: string) => boolean,
  isLevel: (text: string) => boolean,
): RoomLine | null => {
  const room = roomOf(line);
  const whole = nameWithSize(line.text);
  if (room === null || whole === null) return room;
  if (isLevel(line.text)) return null;
  return isTotalled(whole) ? { ...room, name: whole } : room;
};

/** `Subroom of Hall Bath` below `Linen Closet`: where that is, and no name of what is done there. */
const OF_ROOM_ABOVE = /^sub-?\s?room\s+(?:of|to|in)\s/i;

/** What the lines above a table name: levels, rooms, subrooms, with their measures. */
export const headsOf = (
  lines: readonly Line[],
  isTotalled: (text: string) => boolean,
  isLevel: (text: string) => boolean = () => false,
): Head[] => {
  const heads: Head[] = [];
  const besideMeasures = new Set<string>();
  let listsAreaTotals = false;
  const head = (name: string, kind: Head['kind'], height: string | null, line: Line): void => {
    const above = heads.at(-1);
    listsAreaTotals = false;
    // A long name takes two lines; its sum says it whole.
    const whole = `${above?.name} ${name}`;
    if (
      above !== undefined &&
      GOES_ON.has(above.kind) &&
      GOES_ON.has(kind) &&
      isTotalled(whole) &&
      !isTotalled(name)
    ) {
      above.name = whole;
      above.height ??= height;
      if (kind === 'room' && above.kind === 'unknown') above.kind = kind;
      return;
    }
    heads.push({ name, kind, height, dimensions: {}, line });
  };
  for (const [index, whole] of lines.entries()) {
    const drawn = withoutDrawing(roomAmongFields(whole), isTotalled);
    const line = withoutCoverage(withoutLettering(drawn, isTotalled));
    const { text } = line;
    const total = totalLabel(text);
    if (total !== null) {
      listsAreaTotals = total.kind === 'area';
      continue;
    }
    if (OF_ROOM_ABOVE.test(text)) continue;
    const continued = continuedRoom(text);
    if (continued !== null) {
      head(continued, 'continued', null, line);
      continue;
    }
    const dimensions = readDimensions(text);
    const labelled = NAMED_WITH_MEASURES.exec(text)?.[1];
    if (labelled !== undefined) {
      head(cleanName(labelled), 'room', null, line);
      Object.assign(heads.at(-1)?.dimensions ?? {}, dimensions);
      continue;
    }
    const named = nameBesideMeasures(line);
    const last = heads.at(-1);
    const isSketched =
      named !== null && last !== undefined && isOfSketch(named, last, besideMeasures, isTotalled);
    if (named !== null && !isSketched) {
      head(named, 'room', null, line);
      besideMeasures.add(named);
      Object.assign(heads.at(-1)?.dimensions ?? {}, dimensions);
      continue;
    }
    if (Object.keys(dimensions).length > 0 || isLabelledMeasures(text) || isDrawnWall(text)) {
      if (last !== undefined && !listsAreaTotals) {
        Object.assign(last.dimensions, dimensions);
        if (last.kind === 'unknown') last.kind = 'room';
      }
      continue;
    }
    if (isOpening(text) || isMachineNote(text)) continue;
    // `Coverage A - Dwelling` whose own sum is printed holds rooms as a level does.
    if (coverageHead(text) !== null && !isTotalled(text) && !isLevel(text)) continue;
    const size = roomSize(text);
    const above = heads.at(-1);
    if (size !== null) {
      // A size on a line of its own belongs to the name above it.
      if (above !== undefined) {
        above.height ??= size;
        if (above.kind === 'unknown') above.kind = 'room';
      }
      continue;
    }
    const level = levelLine(text);
    const room = roomAsSummed(line, isTotalled, isLevel);
    if (room === null && above !== undefined) {
      if (isLettering(whole, line, above, isTotalled)) continue;
      if (isBeforeMeasures(line, above, lines.slice(index + 1))) continue;
    }
    // What a subroom stands under is a room, though neither its height nor its measures are printed.
    if (room?.subroom === true && above?.kind === 'unknown') above.kind = 'room';
    if (level !== null) head(level, 'level', null, line);
    else if (room !== null) head(room.name, room.subroom ? 'subroom' : 'room', room.height, line);
    else if (
      isTotalled(text) ||
      isLevel(text) ||
      (couldBeName(line) && !isLetteringOf(text, heads, isTotalled, isLevel))
    ) {
      const name = withoutRemark(line, isTotalled);
      head(cleanName(name.text), 'unknown', null, name);
    }
  }
  return heads;
};

/** `Sketch Area: Upstairs Hall   H: 8'   LF: 44   SF walls: 352`. */
const NAMED_WITH_MEASURES =
  /^(?:(?:sketch\s+)?(?:room|area)|location)\s*:\s*(\p{L}[^:]*?)\s+(?=(?:H|Ht|LF|SF|SY|perim\w*|walls?|ceil\w*|floor)\.?(?:\s\p{L}+)?\s*:\s*\d)/iu;

/** Heads whose name may take two lines. */
const GOES_ON: ReadonlySet<Head['kind']> = new Set<Head['kind']>(['unknown', 'room', 'continued']);

/**
 * The plan's own lettering, among the measures of a room: it has a height, or a total to come, and
 * the lettering is no room with a total of its own.
 */
const isLettering = (
  whole: Line,
  line: Line,
  above: Head,
  isTotalled: (text: string) => boolean,
): boolean => {
  // What a scan says of one word's type is no measure.
  const [name = above.line] = above.line.ocr ? [] : above.line.words;
  const size = line.fontSize / name.fontSize;
  if (above.height !== null) return size < SMALLER_TYPE && !isSectionBelow(line, above);
  if (isDrawingLabel(line.text) && isTotalled(above.name) && isStronger(above.line, line))
    return true;
  // `Drywall` in bold below the name of a room in type twice as large: no plan letters a trade.
  if (isTradeOnly(line.text) && isSectionBelow(line, above)) return false;
  const isBesideSizes = whole !== line;
  return (
    isTotalled(above.name) && !isTotalled(line.text) && size < (isBesideSizes ? SAME_TYPE : 0.7)
  );
};

/** In weaker type between a room's heading and its measures, where its plan stands and no section does. */
const isBeforeMeasures = (line: Line, above: Head, below: readonly Line[]): boolean => {
  if (above.height === null || line.ocr || !isStronger(above.line, line)) return false;
  const next = below.find(({ text }) => isDimensions(text) || roomLine(text) !== null);
  return next !== undefined && isDimensions(next.text);
};

/** Share of the size of a room's name that the letters of its plan have at most; its height and measures have more. */
const SMALLER_TYPE = 0.83;

/** `CLEAN AND SEAL` in bold where the room's name begins, or set in a little: what is done there. */
const isSectionBelow = ({ bold, box }: Line, above: Head): boolean => {
  const indent = box.left - above.line.box.left;
  return bold && indent > -SAME_PLACE && indent < above.line.fontSize * SET_IN;
};

/** Points by which two lines begin apart that begin at one edge. */
const SAME_PLACE = 2;
/** Font sizes by which what is done in a room is set in below its name, at most. */
const SET_IN = 3;

/** `R10` below the name of a room letters its drawing; below a level's it may be a room. */
const isLetteringOf = (
  text: string,
  heads: readonly Head[],
  isTotalled: (text: string) => boolean,
  isLevel: (text: string) => boolean,
): boolean =>
  isDrawingLabel(text) &&
  heads.some(
    ({ kind, name }) =>
      (kind !== 'level' && kind !== 'unknown') || (isTotalled(name) && !isLevel(name)),
  );

/** Type of the same size, as nearly as it is told. */
const SAME_TYPE = 1.05;

/**
 * The sketch beside the measures of a room that has a head of its own: it names that room, cut off
 * where the drawing ends, what stands in it, and what lies around it.
 */
const isOfSketch = (
  named: string,
  last: Head,
  besideMeasures: ReadonlySet<string>,
  isTotalled: (text: string) => boolean,
): boolean => {
  if (last.kind === 'level' || last.kind === 'continued' || besideMeasures.has(last.name))
    return false;
  if (last.height !== null) return true;
  if (normalizeName(last.name).startsWith(normalizeName(named))) return last.kind === 'room';
  return isTotalled(last.name) && !isTotalled(named);
};
