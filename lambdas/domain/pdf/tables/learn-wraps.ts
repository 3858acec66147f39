import { beginsAbove } from '../between-rows/bottom-cells.ts';
import {
  beginsSentence,
  CLEARLY_TIGHTER,
  EARLY,
  isLabelledNote,
  isSentence,
  OPEN_END,
  overflows,
  PRODUCT,
  pitchOf,
  TITLE,
  WIDEST_LEADING,
  type WrapRule,
} from '../between-rows/wrapped-text.ts';
import type { ColumnModel } from '../columns/column-model.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import { median, textOf } from '../pages/lines.ts';
import { sectionMark } from '../rooms/room-lines.ts';
import { labelOf } from '../sums/total-labels.ts';
import type { LearnedRow } from './learned-row.ts';
import { haveRemarksInOwnType, SAME_EDGE, SMALLER } from './remarks-in-own-type.ts';

/** From so many rows on, the widest description shows how wide the column is. */
const ENOUGH_ROWS = 6;

/** Lines of a scan that seem to stand closer, in font sizes, have a letter that was measured badly. */
const LEAST_LEADING = 0.9;

/** Learns from a table's rows how their descriptions go on below them. */
export const learnWrapRule = (model: ColumnModel, rows: readonly LearnedRow[]): WrapRule => {
  const described = withoutFarRight(rows.filter((row) => row.isRow && row.textRight !== null));
  const rights = described.map((row) => row.textRight ?? 0);
  const at = model.columns.findIndex((column) => column.kind === 'description');
  const next = model.columns[at + 1];
  const bound = Math.min(
    ...described.map((row) => row.figuresLeft ?? Number.POSITIVE_INFINITY),
    next?.left ?? Number.POSITIVE_INFINITY,
  );
  // A row whose quantity was taken for text must not make the column look wider than it is.
  const figureLefts = described.flatMap((row) => row.figuresLeft ?? []).sort((a, b) => a - b);
  const figuresFrom =
    figureLefts[Math.floor(figureLefts.length * 0.05)] ?? Number.POSITIVE_INFINITY;
  const widestText = Math.max(0, ...rights.filter((right) => right < figuresFrom));
  const limit =
    described.length >= ENOUGH_ROWS || !Number.isFinite(bound) || leavesNoRoom(rows, widestText)
      ? widestText
      : Math.max(widestText, bound - 10);
  // Rows whose number line has no figures and whose figures follow beside more text wrap upwards.
  const wrapsAbove = rows.filter((row, index) => {
    const following = rows[index + 1];
    return (
      row.start !== null &&
      !row.isRow &&
      following?.isRow &&
      following.start === null &&
      following.hasText
    );
  }).length;
  const begins = described.flatMap((row) => [
    ...(row.start === null ? [] : [row.start.left]),
    ...(row.textLeft === null ? [] : [row.textLeft]),
  ]);
  const rowPitches = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (!row.isRow || below === undefined || !below.isRow) return [];
    return below.line.page === row.line.page ? [pitchOf(row.line, below.line, below.fontSize)] : [];
  });
  const rowPitch = rowPitches.length === 0 ? null : Math.min(...rowPitches);
  const loosest = Math.max(
    loosestLeading(rows),
    looseWraps(rows, rowPitch),
    wrapsOnRuling(rows, limit),
  );
  const wraps: SeenWrap[] = [];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (!row.isRow || row.textRight === null || below === undefined) continue;
    if (below.isRow || below.start !== null || below.line.page !== row.line.page) continue;
    if (!row.line.ocr && (below.bold !== row.bold || below.italic !== row.italic)) continue;
    if (isMachineNote(below.line.text) || isSentence(below.line.text)) continue;
    if (PRODUCT.test(below.line.text) || isLabelledNote(below.line.text)) continue;
    if (sectionMark(below.line.text) !== null) continue;
    if (!overflows(row.textRight, row.line, below.line, limit)) continue;
    // Where a single description is wrapped, its second line may be a word longer than its first.
    const reach = Math.min(limit * 1.06, figuresFrom - row.fontSize);
    const setIn = below.line.box.left - firstLeftOf(row);
    if (below.line.box.right > Math.max(limit + Math.max(3, setIn + 1), reach)) continue;
    const pitch = pitchOf(row.line, below.line, below.fontSize);
    if (below.line.ocr && pitch < LEAST_LEADING) continue;
    // A hanging indent counts where the distance is that of running text.
    const indent = setIn / row.line.fontSize;
    const hangs = indent > -0.3 && indent < 3 && pitch < loosest;
    if (!hangs && !begins.some((left) => Math.abs(left - below.line.box.left) < 4)) continue;
    const { textRight } = row;
    const end = row.line.words.findLast((word) => word.box.right <= textRight + 0.5);
    const goesOn = OPEN_END.test(end?.text ?? '') || /^\p{Ll}/u.test(below.line.text);
    const { text, box } = below.line;
    const isAnew = beginsSentence(text, textOf(row.described));
    wraps.push({ text, pitch, left: box.left, right: box.right, goesOn, isAnew });
  }
  const leading = leadingOf(rows, loosest);
  const widest = leading === null ? loosest : Math.max(leading * 1.12, leadingOfUnfinished(wraps));
  const plausible = wraps.filter((wrap) => wrap.pitch < widest);
  const tightest = closest(
    plausible.map((wrap) => wrap.pitch),
    rows,
  );
  const seen = plausible.filter((wrap) => wrap.pitch <= tightest * 1.12);
  // Where lines are as far apart as rows, words tell: no description goes on with a sentence of its own.
  const isEven = tightest > (rowPitch ?? Number.POSITIVE_INFINITY) * CLEARLY_TIGHTER;
  const inOwnType = haveRemarksInOwnType(rows);
  const anew = inOwnType ? 0 : seen.filter((wrap) => wrap.isAnew).length;
  // Among descriptions in small letters none of several goes on with a capital.
  const inSmallLetters = areInSmallLetters(described) && !inOwnType;
  const isAnew = (isEven && anew * 2 > seen.length) || (inSmallLetters && seen.every(beginsTitle));
  const areRemarks = isAnew && seen.every((wrap) => !wrap.goesOn);
  const tight = areRemarks ? [] : withoutRemarksSetIn(seen);
  const lefts = tight.map((wrap) => wrap.left);
  // Some wrap both ways, and then half-finished descriptions show that they go on below.
  const goOnBelow = tight.filter((wrap) => wrap.goesOn).length;
  const wrapsBothWays = goOnBelow >= Math.max(3, wrapsAbove * 0.3);
  const left = begins.length === 0 ? 0 : Math.min(...begins);
  const setIn = tight.length === 0 ? 0 : median(tight.map((wrap) => wrap.left)) - left;
  const sure = tight.length >= 2 || tightest < Math.min(1.35, (rowPitch ?? 9) * CLEARLY_TIGHTER);
  const remarks = areRemarks
    ? new Set(seen.map(({ text }) => text))
    : remarksLikeWraps(rows, tight, limit - (limit - left) * EARLY);
  const limitBelow = Math.max(limit, ...(sure ? tight.map((wrap) => wrap.right) : []));
  const isAtBottom = model.describesInRow && beginsAbove(rows);
  return {
    beginsAbove: isAtBottom,
    wrapsBelow:
      model.describesInRow &&
      !isAtBottom &&
      (wrapsAbove < Math.max(2, described.length * 0.2) || wrapsBothWays),
    // Lines that are set in and as wide as the first reach further than that.
    limit: setIn > 4 && described.length >= ENOUGH_ROWS ? limit : limitBelow,
    seen: tight.some(({ goesOn }) => goesOn) ? widestText : null,
    limitBelow,
    reach: Math.max(
      limitBelow + 6,
      limit + setIn + 6,
      Math.min(limitBelow * 1.06, figuresFrom - (described[0]?.fontSize ?? 9)),
    ),
    isLimitKnown: described.length >= ENOUGH_ROWS,
    remarks,
    inSmallLetters,
    lefts: [...new Set(lefts.length >= 3 ? lefts : [...begins, ...lefts])],
    left,
    pitch: tight.length > 0 && sure ? median(tight.map((wrap) => wrap.pitch)) : leading,
    rowPitch,
  };
};

/** Without sums far right of where descriptions begin: they say nothing of how wide these may be. */
const withoutFarRight = (rows: readonly LearnedRow[]): LearnedRow[] => {
  const usual = median(rows.map(({ textLeft }) => textLeft ?? 0));
  return rows.filter(({ textLeft, fontSize }) => (textLeft ?? 0) - usual < fontSize * FAR_RIGHT);
};

/** Font sizes. */
const FAR_RIGHT = 20;

const beginsTitle = ({ text }: SeenWrap): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** Words behind the first that begin with a capital, of all that have so many letters, at most. */
const MOST_CAPITALS = 0.05;

const areInSmallLetters = (rows: readonly LearnedRow[]): boolean => {
  // Sums bear the names of rooms.
  const words = rows
    .filter(({ line: { text } }) => !/^(?:sub)?totals?\b|\b(?:sub)?totals?$/i.test(labelOf(text)))
    .flatMap(({ described }) =>
      described.slice(1).flatMap(({ text }) => (/^\p{L}{3,}/u.test(text) ? [text] : [])),
    );
  // `MDF` is no capital that begins a sentence.
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return words.length >= ENOUGH_WORDS && capitals <= words.length * MOST_CAPITALS;
};

/** Fewer words say nothing of the others. */
const ENOUGH_WORDS = 12;

/** Where words go on at one edge, sentences of their own at another are remarks. */
const withoutRemarksSetIn = (seen: readonly SeenWrap[]): SeenWrap[] => {
  const edges = seen.filter(({ goesOn }) => goesOn).map(({ left }) => left);
  const isBeside = ({ left }: SeenWrap): boolean =>
    edges.some((edge) => Math.abs(edge - left) < SAME_EDGE);
  return edges.length === 0
    ? [...seen]
    : seen.filter(
        (wrap) => wrap.goesOn || isBeside(wrap) || !(wrap.isAnew || TITLE.test(wrap.text)),
      );
};

/** Where a row's words begin: at its number, or behind the cells that stand before them. */
const firstLeftOf = ({ start, textLeft, line }: LearnedRow): number =>
  start === null && textLeft !== null ? textLeft : line.box.left;

/**
 * Whether few rows show how wide their words may be: below each stand words at the same edge that
 * had no room on its line, and most of these lines are unfinished.
 */
const leavesNoRoom = (rows: readonly LearnedRow[], widest: number): boolean => {
  const wrapped = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (!row.isRow || row.textLeft === null || row.textRight === null) return [];
    if (below === undefined || below.isRow || below.start !== null) return [];
    if (below.line.page !== row.line.page || below.line.ocr) return [];
    if (Math.abs(below.line.box.left - row.textLeft) >= row.fontSize * 0.7) return [];
    if (row.start !== null && below.line.box.left < row.start.left + 4) return [];
    const { textRight } = row;
    const end = row.line.words.findLast((word) => word.box.right <= textRight + 0.5);
    return [{ row, below, textRight, isOpen: OPEN_END.test(end?.text ?? '') }];
  });
  return (
    wrapped.length >= FEWEST_WRAPS &&
    wrapped.filter(({ isOpen }) => isOpen).length * 2 > wrapped.length &&
    wrapped.every(({ row, below, textRight }) => overflows(textRight, row.line, below.line, widest))
  );
};

/** Rows with more words below them, at least. */
const FEWEST_WRAPS = 3;

/**
 * How far apart lines of running text may stand. Some prints set every line as far from the next,
 * rows and notes and wrapped words alike, and that tells nothing of any of them.
 */
const loosestLeading = (rows: readonly LearnedRow[]): number => {
  const pitches = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    return below === undefined || below.line.page !== row.line.page
      ? []
      : [pitchOf(row.line, below.line, below.fontSize)];
  });
  const usual = pitches.length === 0 ? 0 : median(pitches);
  const even = pitches.filter((pitch) => Math.abs(pitch - usual) < usual * 0.03).length;
  return usual < WIDEST_EVEN && even >= pitches.length * MOSTLY_EVEN
    ? Math.max(WIDEST_LEADING, usual * 1.05)
    : WIDEST_LEADING;
};

/**
 * How far apart lines of descriptions may stand where several go on in small letters, all as far below their
 * rows and clearly closer than rows stand: sheets that are set wide show it so. 0 where none do.
 */
const looseWraps = (rows: readonly LearnedRow[], rowPitch: number | null): number => {
  const pitches = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (!row.isRow || below === undefined || below.isRow || below.start !== null) return [];
    if (below.line.page !== row.line.page || !/^\p{Ll}/u.test(below.line.text)) return [];
    return [pitchOf(row.line, below.line, below.fontSize)];
  });
  const isTighter = rowPitch !== null && Math.max(...pitches) < rowPitch * CLEARLY_TIGHTER;
  return isTighter ? loosestOf(pitches) : 0;
};

/**
 * How far apart lines of descriptions stand on forms that set whatever is typed on one ruling: what is said of
 * rows is set in below them in smaller type, and all that stands at the edge of the descriptions and in their
 * type had no room on the line of its row. 0 where it is not so.
 */
const wrapsOnRuling = (rows: readonly LearnedRow[], limit: number): number => {
  const pitches: number[] = [];
  let hasRemarks = false;
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (!row.isRow || row.textLeft === null || row.textRight === null) continue;
    if (below === undefined || below.isRow || below.start !== null || below.line.ocr) continue;
    if (below.line.page !== row.line.page) continue;
    const setIn = below.line.box.left - row.textLeft;
    const isSmaller = below.fontSize < row.fontSize * SMALLER;
    if (isSmaller && setIn > row.fontSize) hasRemarks = true;
    if (isSmaller || Math.abs(setIn) > ON_EDGE) continue;
    if (below.bold !== row.bold || below.italic !== row.italic) continue;
    if (!overflows(row.textRight, row.line, below.line, limit)) return 0;
    pitches.push(pitchOf(row.line, below.line, below.fontSize));
  }
  return hasRemarks ? loosestOf(pitches) : 0;
};

/** How far apart lines may stand where these few are all as far apart; 0 where they are not, or too far. */
const loosestOf = (pitches: readonly number[]): number => {
  const widest = Math.max(...pitches);
  const isEven = widest < Math.min(...pitches) * 1.03;
  return pitches.length >= 2 && isEven && widest < WIDEST_EVEN ? widest * 1.03 : 0;
};

/** Points by which words at one edge begin apart. */
const ON_EDGE = 1;

/** Font sizes between lines that are all as far apart, at most; and how many of them are. */
const WIDEST_EVEN = 1.9;
const MOSTLY_EVEN = 0.75;

/** The line distance of running text: of notes over several lines, and of room measures. */
const leadingOf = (rows: readonly LearnedRow[], loosest: number): number | null => {
  const pitches = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (below === undefined || row.isRow || below.isRow) return [];
    if (row.start !== null || below.start !== null || row.line.page !== below.line.page) return [];
    if (Math.abs(row.line.fontSize - below.line.fontSize) > 0.1) return [];
    const pitch = pitchOf(row.line, below.line, below.fontSize);
    return pitch > 0.95 && pitch < loosest ? [pitch] : [];
  });
  return pitches.length === 0 ? null : closest(pitches, rows);
};

/**
 * How far apart the lines of descriptions may stand where several are unfinished and nearly all of these as far
 * from what goes on with them: what crosses a page, a sketch's labels or a stamp, may stand closer. 0 where it is not so.
 */
const leadingOfUnfinished = (wraps: readonly SeenWrap[]): number => {
  const pitches = wraps.filter(({ goesOn }) => goesOn).map(({ pitch }) => pitch);
  if (pitches.length < FEWEST_WRAPS) return 0;
  const usual = median(pitches);
  const even = pitches.filter((pitch) => Math.abs(pitch - usual) < usual * 0.03).length;
  return even >= pitches.length * MOSTLY_EVEN ? usual * 1.03 : 0;
};

/** The least distance; a scan's baselines are measured, and its closest lines may only look so. */
const closest = (pitches: readonly number[], rows: readonly LearnedRow[]): number => {
  const scanned = rows.some((row) => row.line.ocr);
  const sorted = [...pitches].sort((a, b) => a - b);
  return sorted[scanned ? Math.floor(sorted.length * 0.3) : 0] ?? Number.POSITIVE_INFINITY;
};

/** A line that seems to go on with a description. */
interface SeenWrap {
  text: string;
  pitch: number;
  left: number;
  right: number;
  /** The words above are unfinished, or those below begin in small letters. */
  goesOn: boolean;
  /** A capital below words in small letters. */
  isAnew: boolean;
}

/**
 * Notes that stand as lines of descriptions do: at their edge, as close and in their type, below a
 * line which had room for their first word.
 */
const remarksLikeWraps = (
  rows: readonly LearnedRow[],
  wraps: readonly SeenWrap[],
  limit: number,
): Set<string> => {
  const widest = Math.max(...wraps.map((wrap) => wrap.pitch)) + 0.05;
  const remarks = new Set<string>();
  /** The lines so far may all be one description. */
  let describes = false;
  for (const [index, below] of rows.entries()) {
    const row = rows[index - 1];
    const isBelowWords = row !== undefined && (row.isRow || describes);
    describes = false;
    if (!isBelowWords || row.textRight === null || below.isRow || below.start !== null) continue;
    if (row.line.page !== below.line.page || isMachineNote(below.line.text)) continue;
    // What its label tells from a description says nothing of lines without one.
    if (isLabelledNote(below.line.text)) continue;
    if (row.bold !== below.bold || row.italic !== below.italic) continue;
    if (pitchOf(row.line, below.line, below.fontSize) > widest) continue;
    if (wraps.every((wrap) => Math.abs(wrap.left - below.line.box.left) >= 4)) continue;
    describes = overflows(row.textRight, row.line, below.line, limit);
    if (!describes) remarks.add(below.line.text);
  }
  return remarks;
};
