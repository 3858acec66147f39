import type { ColumnModel } from './columns/column-model.ts';
import { isDimensions, isMachineNote, sectionMark } from './line-shapes.ts';
import { type Line, median } from './lines.ts';
import type { Word } from './page-text.ts';
import { tokensOf } from './tokens/tokens.ts';

/**
 * Telling the second line of a description from a note below it. Programs wrap a description only
 * where its next word does not fit, at the description's own margin and with the line spacing of
 * running text; how wide, where and how tight is learned from the table's rows.
 */
export interface WrapRule {
  /** Descriptions stand in the row of the figures and go on below it. */
  wrapsBelow: boolean;
  /** How far to the right descriptions reach on the line of their figures. */
  limit: number;
  /** And on the lines below, which may be as wide where they are set in. */
  limitBelow: number;
  /** How far a line below may reach at the most. */
  reach: number;
  /** Rows enough have shown how wide the column is. */
  isLimitKnown: boolean;
  /** Notes stand where later lines of descriptions do, as close and in the same type. */
  notesLookAlike: boolean;
  /** Left edges at which wrapped lines begin. */
  lefts: number[];
  /** Left edge of descriptions. */
  left: number;
  /** Distance of wrapped lines in font sizes; null where none was seen. */
  pitch: number | null;
  /** The least distance of two rows, in font sizes; wrapped lines stand closer. */
  rowPitch: number | null;
}

/** A table line, as far as wrapping is concerned, and the type of what it describes. */
export interface LearnedRow extends TypeStyle {
  line: Line;
  start: { left: number; rest: readonly { box: { left: number } }[] } | null;
  /** Holds figures. */
  isRow: boolean;
  hasText: boolean;
  textLeft: number | null;
  textRight: number | null;
  figuresLeft: number | null;
}

/** The type that words are set in. */
export interface TypeStyle {
  fontSize: number;
  bold: boolean;
  italic: boolean;
}

/** The type that most of the words are set in; a number or a flag may stand out. */
export const styleOf = (words: readonly Word[]): TypeStyle => {
  const most = (test: (word: Word) => boolean): boolean =>
    words.filter(test).length > words.length / 2;
  return {
    fontSize: median(words.map((word) => word.fontSize)),
    bold: most((word) => word.bold),
    italic: most((word) => word.italic),
  };
};

/** From so many rows on, the widest description shows how wide the column is. */
const ENOUGH_ROWS = 6;

export const learnWrapRule = (model: ColumnModel, rows: readonly LearnedRow[]): WrapRule => {
  const described = rows.filter((row) => row.isRow && row.textRight !== null);
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
    described.length >= ENOUGH_ROWS || !Number.isFinite(bound)
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
  const wraps: { pitch: number; left: number; right: number; goesOn: boolean }[] = [];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (!row.isRow || row.textRight === null || below === undefined) continue;
    if (below.isRow || below.start !== null || below.line.page !== row.line.page) continue;
    if (!row.line.ocr && (below.bold !== row.bold || below.italic !== row.italic)) continue;
    if (isMachineNote(below.line.text) || isSentence(below.line.text)) continue;
    if (!overflows(row.textRight, row.line, below.line, limit)) continue;
    // Where a single description is wrapped, its second line may be a word longer than its first.
    const reach = Math.min(limit * 1.06, figuresFrom - row.fontSize);
    const setIn = below.line.box.left - row.line.box.left;
    if (below.line.box.right > Math.max(limit + Math.max(3, setIn + 1), reach)) continue;
    const pitch = pitchOf(row.line, below.line, below.fontSize);
    // A hanging indent counts where the distance is that of running text.
    const indent = setIn / row.line.fontSize;
    const hangs = indent > -0.3 && indent < 3 && pitch < WIDEST_LEADING;
    if (!hangs && !begins.some((left) => Math.abs(left - below.line.box.left) < 4)) continue;
    const { textRight } = row;
    const end = row.line.words.findLast((word) => word.box.right <= textRight + 0.5);
    const goesOn = OPEN_END.test(end?.text ?? '') || /^\p{Ll}/u.test(below.line.text);
    wraps.push({ pitch, left: below.line.box.left, right: below.line.box.right, goesOn });
  }
  const leading = leadingOf(rows);
  const rowPitch = rowPitches.length === 0 ? null : Math.min(...rowPitches);
  const widest = leading === null ? WIDEST_LEADING : leading * 1.12;
  const plausible = wraps.filter((wrap) => wrap.pitch < widest);
  const tightest = closest(
    plausible.map((wrap) => wrap.pitch),
    rows,
  );
  const tight = plausible.filter((wrap) => wrap.pitch <= tightest * 1.12);
  const lefts = tight.map((wrap) => wrap.left);
  // Some wrap both ways, and then half-finished descriptions show that they go on below.
  const goOnBelow = tight.filter((wrap) => wrap.goesOn).length;
  const wrapsBothWays = goOnBelow >= Math.max(3, wrapsAbove * 0.3);
  const left = begins.length === 0 ? 0 : Math.min(...begins);
  const setIn = tight.length === 0 ? 0 : median(tight.map((wrap) => wrap.left)) - left;
  const sure = tight.length >= 2 || tightest < Math.min(1.35, (rowPitch ?? 9) * CLEARLY_TIGHTER);
  const spread = (limit - left) * EARLY;
  const isAlike = (above: LearnedRow, line: LearnedRow): boolean =>
    line.bold === above.bold &&
    line.italic === above.italic &&
    pitchOf(above.line, line.line, line.fontSize) <= tightest * 1.12 &&
    tight.some((wrap) => Math.abs(wrap.left - line.line.box.left) < 4);
  const notesLookAlike = rows.some((row, index) => {
    const below = rows[index + 1];
    if (below === undefined || below.isRow || below.start !== null || row.textRight === null)
      return false;
    if (row.line.page !== below.line.page || isMachineNote(below.line.text)) return false;
    if (isMachineNote(row.line.text) || !isAlike(row, below)) return false;
    return !overflows(row.textRight, row.line, below.line, limit - spread);
  });
  const limitBelow = Math.max(limit, ...(sure ? tight.map((wrap) => wrap.right) : []));
  return {
    wrapsBelow:
      model.describesInRow && (wrapsAbove < Math.max(2, described.length * 0.2) || wrapsBothWays),
    // Lines that are set in and as wide as the first reach further than that.
    limit: setIn > 4 && described.length >= ENOUGH_ROWS ? limit : limitBelow,
    limitBelow,
    reach: Math.max(
      limitBelow + 6,
      limit + setIn + 6,
      Math.min(limitBelow * 1.06, figuresFrom - (described[0]?.fontSize ?? 9)),
    ),
    isLimitKnown: described.length >= ENOUGH_ROWS,
    notesLookAlike,
    lefts: [...new Set(lefts.length >= 3 ? lefts : [...begins, ...lefts])],
    left,
    pitch: tight.length > 0 && sure ? median(tight.map((wrap) => wrap.pitch)) : leading,
    rowPitch,
  };
};

/** Descriptions may leave so much of their column, where no note is set as their lines are. */
const EARLY = 0.2;

/** This part of its column a description leaves for no word that is to follow. */
const CLEARLY_FITS = 0.3;

/** Wrapped lines this much closer than rows are told apart by their distance alone. */
const CLEARLY_TIGHTER = 0.9;

/** The line distance of running text: of notes over several lines, and of room measures. */
const leadingOf = (rows: readonly LearnedRow[]): number | null => {
  const pitches = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    if (below === undefined || row.isRow || below.isRow) return [];
    if (row.start !== null || below.start !== null || row.line.page !== below.line.page) return [];
    if (Math.abs(row.line.fontSize - below.line.fontSize) > 0.1) return [];
    const pitch = pitchOf(row.line, below.line, below.fontSize);
    return pitch > 0.95 && pitch < WIDEST_LEADING ? [pitch] : [];
  });
  return pitches.length === 0 ? null : closest(pitches, rows);
};

/** The least distance; a scan's baselines are measured, and its closest lines may only look so. */
const closest = (pitches: readonly number[], rows: readonly LearnedRow[]): number => {
  const scanned = rows.some((row) => row.line.ocr);
  const sorted = [...pitches].sort((a, b) => a - b);
  return sorted[scanned ? Math.floor(sorted.length * 0.3) : 0] ?? Number.POSITIVE_INFINITY;
};

/** Lines of one paragraph stand closer than this many font sizes, notes below a row further. */
const WIDEST_LEADING = 1.5;

const pitchOf = (above: Line, below: Line, fontSize = below.fontSize): number =>
  (below.box.bottom - above.box.bottom) / Math.max(1, fontSize);

/** The first word below would not have fitted on the line above. */
const overflows = (right: number, above: Line, below: Line, limit: number): boolean => {
  const [first] = below.words;
  if (first === undefined) return false;
  const space = above.fontSize * 0.25;
  return right + space + (first.box.right - first.box.left) > limit;
};

/**
 * Somebody's remark; descriptions go on in small letters, and end without a full stop but for that
 * of a short form.
 */
const isSentence = (text: string): boolean =>
  /^(?:\p{Lu}\p{Ll}+|\d+ \p{Ll}{3,}) .*[\p{Ll}\d)][.!?]$/u.test(text) &&
  (text.split(' ').length >= 3 || /(?:\p{Ll}{6,}|\d{2,4})[.!?]$/u.test(text));

/** `34.13 LF per sketch`: how somebody came to the quantity. */
const isReckoned = (line: Line): boolean => {
  if (!/^\d[\d,]*\.\d{2}\b/.test(line.text)) return false;
  const [first] = tokensOf(line.words);
  return first?.kind === 'quantity' && first.unit !== null;
};

/** An address of the web or of mail. */
const ADDRESS = /^(?:https?:|www\.)|^\S+@\S+$/i;

const OPEN_END =
  /(?:[-,/&+(]|\b(?:of|to|for|with|w\/|w\/o|the|and|or|per|in|on|a|an|from|by|x|up|incl\.?|over|under|not|no|at))$/i;

const isOpenBracket = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/**
 * `4) - comp. shingle` below `(Class`: what looks like a row's number closes the bracket. Rows that
 * are themselves numbered so go on with the next number.
 */
export const closesBracket = (line: Line, description: string, row: Line): boolean => {
  const number = /^\d{1,4}(?=\))/.exec(line.text)?.[0];
  if (number === undefined || !isOpenBracket(description)) return false;
  const own = /^\W{0,3}(\d{1,4})\)/.exec(row.text)?.[1];
  return own === undefined || Number(number) !== Number(own) + 1;
};

/** Whether `line` goes on with a description that so far ends at `end`. */
export const isWrapped = (
  line: Line,
  end: { line: Line; right: number },
  description: string,
  rule: WrapRule,
): boolean => {
  if (!rule.wrapsBelow) return false;
  const { line: above, right } = end;
  const { text } = line;
  if (isMachineNote(text) || sectionMark(text) !== null || ADDRESS.test(text)) return false;
  if (isDimensions(text) || !/[\p{L}\d]/u.test(text)) return false;
  // Lines below may begin left of the first one, which the number pushed in, and be set wider.
  const hangsOut = !line.ocr && line.box.left < above.box.left + 4 && rule.lefts.length > 1;
  const wider = hangsOut ? (rule.limitBelow - rule.left) * 0.06 : 0;
  if (line.box.right > Math.max(rule.reach, rule.limitBelow + (line.ocr ? 14 : wider)))
    return false;
  const reach = line.ocr ? 8 : 4;
  if (!rule.lefts.some((left) => Math.abs(left - line.box.left) < reach)) return false;
  // Figures beside a description may be set in another type, and a flag behind it too.
  const described = above.words.filter((word) => word.box.right <= right + 0.5);
  const style = styleOf(described.length === 0 ? above.words : described);
  const sameStyle =
    (line.ocr && (style.bold || !line.bold)) ||
    (!line.ocr &&
      Math.abs(line.fontSize - style.fontSize) < style.fontSize * 0.1 &&
      line.bold === style.bold &&
      line.italic === style.italic);
  if (!sameStyle) return false;
  const pitch = pitchOf(above, line);
  const rows = rule.rowPitch ?? Number.POSITIVE_INFINITY;
  const tells =
    rule.pitch === null ? pitch < Math.min(1.3, rows * 0.85) : rule.pitch < rows * CLEARLY_TIGHTER;
  if (line.page === above.page && pitch > greatestPitch(rule, line.ocr)) return false;
  // A line may break early where its distance tells that it is no note.
  const samePage = line.page === above.page;
  if ((isSentence(text) || isReckoned(line)) && !OPEN_END.test(description)) return false;
  const limit = above.box.left > rule.left + 4 ? rule.limitBelow : rule.limit;
  const width = limit - rule.left;
  const isSure = rule.isLimitKnown && rule.notesLookAlike && !line.ocr;
  const slack = tells && samePage && !isSure ? width * EARLY : rule.pitch === null ? 1 : 6;
  if (overflows(right, above, line, limit - slack)) return true;
  if (isOpenBracket(description)) return true;
  // Words are broken by hand, too, but hardly amid their column.
  const isEarly = rule.isLimitKnown && !overflows(right, above, line, limit - width * CLEARLY_FITS);
  return !isEarly && OPEN_END.test(description) && /^[\p{Ll}\d("'&-]/u.test(text);
};

const greatestPitch = (rule: WrapRule, ocr: boolean): number => {
  if (rule.pitch !== null) return rule.pitch * (ocr ? 1.25 : 1.12);
  const rows = rule.rowPitch === null ? Number.POSITIVE_INFINITY : rule.rowPitch * 0.97;
  // Web pages set their lines wider than estimating programs do, and their rows wider still.
  return Math.min(rows > 1.8 ? 1.6 : 1.42, Math.max(1.2, rows));
};
