import { isMachineNote } from '../items/machine-notes.ts';
import { type Line, median } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isDimensions } from '../rooms/measures.ts';
import { sectionMark } from '../rooms/room-lines.ts';
import { tokensOf } from '../tokens/tokens.ts';

/**
 * Telling the second line of a description from a note below it. Programs wrap a description only
 * where its next word does not fit, at the description's own margin and with the line spacing of
 * running text; how wide, where and how tight is learned from the table's rows.
 */
export interface WrapRule {
  /** Descriptions stand in the row of the figures and go on below it. */
  wrapsBelow: boolean;
  /** They begin above that row, in lines that are all as far apart. */
  beginsAbove: boolean;
  /** How far to the right descriptions reach on the line of their figures. */
  limit: number;
  /** How far they were seen to reach there; null where none was seen to go on in small letters. */
  seen: number | null;
  /** And on the lines below, which may be as wide where they are set in. */
  limitBelow: number;
  /** How far a line below may reach at the most. */
  reach: number;
  /** Rows enough have shown how wide the column is. */
  isLimitKnown: boolean;
  /** Notes that stand where later lines of descriptions do, as close and in the same type. */
  remarks: ReadonlySet<string>;
  /** Descriptions are in small letters but for their first: nothing goes on with a capital. */
  inSmallLetters: boolean;
  /** Left edges at which wrapped lines begin. */
  lefts: number[];
  /** Left edge of descriptions. */
  left: number;
  /** Distance of wrapped lines in font sizes; null where none was seen. */
  pitch: number | null;
  /** The least distance of two rows, in font sizes; wrapped lines stand closer. */
  rowPitch: number | null;
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

/** `2  Tear-off, areas A & C.` in bold type before what is said of it: the words behind it, which others go on with. */
const behindRunIn = (words: readonly Word[]): readonly Word[] => {
  const from = words.findIndex(({ bold }) => bold);
  const end = words.findIndex(({ bold }, at) => at > from && !bold);
  const isRunIn =
    (from === 0 || from === 1) &&
    end > from &&
    words.slice(end).every(({ bold }) => !bold) &&
    /[.:]$/.test(words[end - 1]?.text ?? '');
  return isRunIn ? words.slice(end) : words;
};

/** Descriptions may leave so much of their column, where no note is set as their lines are. */
export const EARLY = 0.2;

/** This part of its column a description leaves for no word that is to follow. */
const CLEARLY_FITS = 0.3;

/** Wrapped lines this much closer than rows are told apart by their distance alone. */
export const CLEARLY_TIGHTER = 0.9;

/** Lines of one paragraph stand closer than this many font sizes, notes below a row further. */
export const WIDEST_LEADING = 1.5;

export const pitchOf = (above: Line, below: Line, fontSize = below.fontSize): number =>
  (below.box.bottom - above.box.bottom) / Math.max(1, fontSize);

/** Sizes of one type differ by less than this share; remarks may be set hardly smaller. */
const ONE_SIZE = 0.06;

/** Part of a font size that is no distance, but what reckoning with points leaves. */
const ROUNDED = 0.01;

/** The first word below would not have fitted on the line above. */
export const overflows = (right: number, above: Line, below: Line, limit: number): boolean => {
  const [first] = below.words;
  if (first === undefined) return false;
  const space = above.fontSize * 0.25;
  return right + space + (first.box.right - first.box.left) > limit;
};

/** The first of the words would not have fitted behind a line of a description. */
export const lacksRoomFor = (
  [first]: readonly Word[],
  line: Line,
  { limit, left, isLimitKnown }: WrapRule,
): boolean => {
  if (first === undefined) return false;
  const widest = isLimitKnown ? limit : limit - (limit - left) * EARLY;
  return line.box.right + line.fontSize * 0.75 + (first.box.right - first.box.left) > widest;
};

/**
 * Somebody's remark, `Added: 2 runs of 7 ft. each.`, `Blend to the beam, 42 SF.`; descriptions go on in small letters,
 * and end without a full stop but for that of a short form.
 */
export const isSentence = (text: string): boolean =>
  /^(?:\p{Lu}\p{L}+:?|\d+ \p{Ll}{3,}[,;]?) .*(?:[\p{Ll}\d)]|\d \p{Lu}{2})[.!?]$/u.test(text) &&
  (text.split(' ').length >= 3 || /(?:\p{Ll}{6,}|\d{2,4})[.!?]$/u.test(text));

/** `Note: See photo 14.`, `Remarks: ...`: somebody's remark, wherever it stands. */
export const isLabelledNote = (text: string): boolean =>
  /^(?:f9\s+)?(?:notes?|remarks?|comments?)\s*:\s*\S/i.test(text);

/** `(3 units x 1 day)`: what is multiplied is counted, where a size has no words. */
export const PRODUCT =
  /^\((?=.*\b(?:units?|days?|hours?|hrs?|men|man|crew|techs?|technicians?|pieces?|pcs|rooms?|loads?|trips?|visits?|weeks?|ea|each|sf|lf|sq)\b)\d[^()]*\s[x×*@]\s[^()]*\d[^()]*\)$/i;

/** `2 scrubbers x 6 days`: what was counted, on so many days. */
const DAYS = /^\d+ \p{Ll}{3,} [x×] \d+ (?:days?|nights?|hours?|hrs|weeks?|months?)\.?$/u;

/** `10% Waste Added`: what was added to the quantity. */
const ADDED = /^(?:\+\s*|plus\s+)?\d+(?:\.\d+)?\s?%\s+(?:for\s+)?waste\b/i;

/** `34.13 LF per sketch`: how somebody came to the quantity. */
const isReckoned = (line: Line): boolean => {
  if (PRODUCT.test(line.text) || DAYS.test(line.text) || ADDED.test(line.text)) return true;
  if (!/^\d[\d,]*\.\d{2}\b/.test(line.text)) return false;
  const [first] = tokensOf(line.words);
  return first?.kind === 'quantity' && first.unit !== null;
};

/** `12.00 SF x $3.10 = $37.20 per the quote`: figures that somebody reckons with, no cells. */
export const isReckoning = (text: string): boolean =>
  /^\d[\d,]*(?:\.\d+)?\s*[A-Za-z]{0,3}\s*[x×*@]\s*\$?\d[\d,.]*\b.*=\s*\$?\d/.test(text);

/** `Screens by side:`; a label within a description has its value behind it. */
const OPENS_LIST = /\p{L}:$/u;

/** An address of the web or of mail. */
const ADDRESS = /^(?:https?:|www\.)|^\S+@\S+$/i;

export const OPEN_END =
  /(?:[-,/&+(@]|\b(?:of|to|for|with|w\/|w\/o|the|and|or|per|in|on|a|an|from|by|x|up|incl\.?|over|under|not|no|at))$/i;

/** The mark of a change stands behind the last word of a description. */
const ENDS_CHANGED = /[\p{L}\d)"'’”]\*$/u;

/** `Laminated/Architectu...`: a word too long for the column fills it, wider than any line of whole words. */
const CUT_OFF = /^\S+\p{L}(?:\.{3}|…)$/u;

/** A capital behind a word in small letters; in titles and names, both have one. */
const beginsAnew = (text: string, description: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  /(?:^|\s)\p{Ll}+$/u.test(description) &&
  !OPEN_END.test(description) &&
  !isOpenBracket(description);

/** `Sheathing is original`: a capital, and small letters behind it. */
export const TITLE = /^\p{Lu}\p{Ll}+[;,:]?(?: \d+)? \p{Ll}/u;

/** The same behind whatever words end in: `(3 coats)`, `4/0`. */
const isTitleBelow = (text: string, description: string): boolean =>
  TITLE.test(text) &&
  /[\p{Ll}\d)"'”’.]$/u.test(description) &&
  !OPEN_END.test(description) &&
  !isOpenBracket(description);

/** The same behind a size, too: `Vanity, 36"` over `Owner to select color`. */
export const beginsSentence = (text: string, description: string): boolean =>
  beginsAnew(text, description) ||
  (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && /\d["'”’]?$/.test(description));

/** `CREW OF 2 FOR 2 HOURS` below words in small letters, which have their own abbreviations. */
const isTypedInCapitals = (text: string, description: string): boolean =>
  /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u.test(text) &&
  text.split(' ').filter((word) => /\p{L}/u.test(word)).length >= 3 &&
  /\p{Ll}{3}.*\s\p{Ll}{3}/u.test(description) &&
  !OPEN_END.test(description) &&
  !isOpenBracket(description);

/** `GARAGE` below words in small letters: no abbreviation is as long. */
const isNameInCapitals = (text: string, description: string): boolean =>
  /^[^\p{Ll}]*\p{Lu}{5}[^\p{Ll}]*$/u.test(text) &&
  /\p{Ll}{3}.*\s\p{Ll}{3}/u.test(description) &&
  !OPEN_END.test(description);

export const isOpenBracket = (text: string): boolean =>
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

/**
 * `in only, for the hood circuit` right below `wiring run and box - rough`, where most descriptions have their figures
 * beside their last line: nothing but a description goes on so closely, in small letters, and all that follows it.
 */
const goesOnClosely = (
  line: Line,
  { line: above, right }: { line: Line; right: number },
  { rowPitch, limit }: WrapRule,
): boolean =>
  !line.ocr &&
  line.page === above.page &&
  rowPitch !== null &&
  pitchOf(above, line) < rowPitch * CLEARLY_TIGHTER &&
  overflows(right, above, line, limit) &&
  // A few words may be a remark.
  ((/^\(?\p{Ll}/u.test(line.text) && line.words.length >= LEAST_WORDS) || above.box.right <= right);

const LEAST_WORDS = 5;

/**
 * `counteractant additive, including masking of hutch` right below `(2 coats), odor`, which is the widest of the descriptions:
 * the first word would not have fitted before where this line ends, so the column is as wide as that.
 */
const fillsWider = (line: Line, above: Line, right: number, rule: WrapRule): boolean =>
  !line.ocr &&
  rule.pitch !== null &&
  rule.rowPitch !== null &&
  rule.pitch < rule.rowPitch * CLEARLY_TIGHTER &&
  line.box.right < rule.limitBelow + (rule.limitBelow - rule.left) * EARLY &&
  /^\p{Ll}/u.test(line.text) &&
  overflows(right, above, line, line.box.right);

/** Whether `line` goes on with a description that so far ends at `end`. */
export const isWrapped = (
  line: Line,
  end: { line: Line; right: number },
  description: string,
  rule: WrapRule,
): boolean => {
  const { line: above, right } = end;
  const { text } = line;
  if (!rule.wrapsBelow && !goesOnClosely(line, end, rule)) return false;
  if (isMachineNote(text) || isLabelledNote(text) || ENDS_CHANGED.test(description)) return false;
  if (sectionMark(text) !== null || ADDRESS.test(text)) return false;
  if (isDimensions(text) || !/[\p{L}\d]/u.test(text) || OPENS_LIST.test(text)) return false;
  if (
    line.page !== above.page &&
    isCapitalName(text) &&
    /\p{Ll}{3}/u.test(description) &&
    !isOpenBracket(description)
  )
    return false;
  // Lines below may begin left of the first one, which the number pushed in, and be set wider.
  const hangsOut = !line.ocr && line.box.left < above.box.left + 4 && rule.lefts.length > 1;
  const wider = hangsOut ? (rule.limitBelow - rule.left) * 0.06 : 0;
  const cut = CUT_OFF.test(text) ? (rule.limitBelow - rule.left) * EARLY : 0;
  const widestBelow = Math.max(rule.reach, rule.limitBelow + (line.ocr ? 14 : wider)) + cut;
  if (line.box.right > widestBelow && !fillsWider(line, above, right, rule)) return false;
  const reach = line.ocr ? 8 : 4;
  if (!rule.lefts.some((left) => Math.abs(left - line.box.left) < reach)) return false;
  // Figures beside a description may be set in another type, and a flag behind it too.
  const described = above.words.filter((word) => word.box.right <= right + 0.5);
  const style = styleOf(behindRunIn(described.length === 0 ? above.words : described));
  const sameStyle =
    (line.ocr &&
      (style.bold || !line.bold) &&
      (style.italic || !line.italic) &&
      line.fontSize > style.fontSize * 0.95) ||
    (!line.ocr &&
      Math.abs(line.fontSize - style.fontSize) < style.fontSize * ONE_SIZE &&
      line.bold === style.bold &&
      line.italic === style.italic);
  if (!sameStyle) return false;
  const pitch = pitchOf(above, line);
  const rows = rule.rowPitch ?? Number.POSITIVE_INFINITY;
  const tells =
    rule.pitch === null ? pitch < Math.min(1.3, rows * 0.85) : rule.pitch < rows * CLEARLY_TIGHTER;
  const widest = goesOnAnyhow(line, end, description, rule)
    ? Math.max(Math.min((rule.rowPitch ?? 0) * UNEVEN, WIDEST_ROWS), greatestPitch(rule, line.ocr))
    : greatestPitch(rule, line.ocr);
  const samePage = line.page === above.page;
  if (samePage && pitch > widest + ROUNDED) return false;
  if ((isSentence(text) || isReckoned(line)) && !OPEN_END.test(description)) return false;
  if (rule.remarks.has(text) && !isOpenBracket(description)) return false;
  if (rule.remarks.size > 1 && beginsAnew(text, description.replace(/\.$/, ''))) return false;
  if (OPENS_REMARK.test(text)) return false;
  const isClose = rule.isLimitKnown && samePage && pitch < (rule.pitch ?? 0) * AS_CLOSE;
  const mayBreak = ENDS_IN_NAME.test(description) || (isClose && ENDS_SENTENCE.test(description));
  const isBroken = mayBreak && overflows(right, above, line, rule.limit);
  if (!isBroken && isTitleOfRemark(line, description, rule)) return false;
  if (isTypedInCapitals(text, description)) return false;
  if (!tells && isNameInCapitals(text, description)) return false;
  const limit = above.box.left > rule.left + 4 ? rule.limitBelow : rule.limit;
  const width = limit - rule.left;
  // Where remarks are set as lines of descriptions are, only room tells them apart, on scans too.
  const isSure = rule.isLimitKnown && rule.remarks.size > 0;
  // A line may break early where its distance tells that it is no note.
  const slack = tells && samePage && !isSure ? width * EARLY : rule.pitch === null ? 1 : 6;
  // Where there was room, no description goes on with a sentence of its own.
  const hadRoom = rule.isLimitKnown && !line.ocr && !overflows(right, above, line, limit);
  if (hadRoom && beginsSentence(text, description.replace(/\.$/, ''))) return false;
  if (overflows(right, above, line, limit - slack)) return true;
  if (isOpenBracket(description)) return true;
  if (rule.seen !== null && /^\p{Ll}/u.test(text) && overflows(right, above, line, rule.seen))
    return true;
  // Words are broken by hand, too, but hardly amid their column.
  const isEarly = rule.isLimitKnown && !overflows(right, above, line, limit - width * CLEARLY_FITS);
  return !isEarly && OPEN_END.test(description) && /^[\p{Ll}\d("'&-]/u.test(text);
};

/** A sentence below a description, where these are in small letters. */
export const isTitleOfRemark = (
  { text, ocr }: Pick<Line, 'text' | 'ocr'>,
  description: string,
  rule: WrapRule,
): boolean => rule.inSmallLetters && !ocr && isTitleBelow(text, description);

/** `..., licensed sub, Hartzell` at the end of its column may have more of its name below: `Electric`. */
const ENDS_IN_NAME = /\s\p{Lu}\p{Ll}+$/u;

/**
 * `Detach and reset granite top - stored on site.` over `Not responsible for breakage`: the second sentence of a cell begins
 * where the first leaves no room for it, as close below as other lines of descriptions, but for the rounding of a print.
 */
const ENDS_SENTENCE = /\p{Ll}{2}\.$/u;
const AS_CLOSE = 1.05;

/** `( Beams go at the bow`: typed apart from the row, words in brackets say something of it. */
const OPENS_REMARK = /^\(\s\p{Lu}\p{Ll}+\s/u;

/** Rows that stand as closely as any do are hardly closer than others, by this share at most. */
const UNEVEN = 1.03;

/** Rows further apart than this many font sizes are set apart, and their own lines are not. */
const WIDEST_ROWS = 1.9;

/**
 * `floated` below `hung, taped and`, `seal` below what leaves no room for it in its column: as far below
 * it as the next row would stand, it goes on.
 */
const goesOnAnyhow = (
  line: Line,
  end: { line: Line; right: number },
  description: string,
  { isLimitKnown, limit }: WrapRule,
): boolean =>
  !line.ocr &&
  (ENDS_IN_DASH.test(description) ||
    (isOpenBracket(description) && /^[^()]*\)/.test(line.text)) ||
    (/^\p{Ll}/u.test(line.text) &&
      (OPEN_END.test(description) ||
        (isLimitKnown && overflows(end.right, end.line, line, limit)))));

/** `Roof vent - turtle type -` waits for its kind, whatever letter that begins with. */
const ENDS_IN_DASH = /\s[-–]$/;

/** `BEDROOMS` on the next page, where the description is in small letters: the name of what follows. */
const isCapitalName = (text: string): boolean => /^\p{Lu}{4,}[\p{Lu}\s&/-]*$/u.test(text);

const greatestPitch = (rule: WrapRule, ocr: boolean): number => {
  if (rule.pitch !== null) return rule.pitch * (ocr ? 1.18 : 1.12);
  const rows = rule.rowPitch === null ? Number.POSITIVE_INFINITY : rule.rowPitch * 0.97;
  // Web pages set their lines wider than estimating programs do, and their rows wider still.
  return Math.min(rows > 1.8 ? 1.6 : 1.42, Math.max(1.2, rows));
};
