import { isMachineNote } from '../items/machine-notes.ts';
import type { Line } from '../pages/lines.ts';
import { couldBeName } from './room-lines.ts';

/** `Shingles & Felt:`; a remark goes on in small letters before its colon. */
export const endsInColon = ({ text }: Line): boolean =>
  /^(?:\p{Lu}[^\s:.]* |(?:&|and|or|of) )*\p{Lu}[^\s:.]+:$/u.test(text);

/** What somebody remarks in a word or two: an answer, a reference, a small sentence. */
const REMARK =
  /[°%@=;?!]|#(?!\d)|:\s*\S|\sonly$|^(?:yes|no(?!\.)|ok|okay|none|not|same|done|n\/a|tbd|per|see|as(?!-)|note|allow|minimum|matched?|ditto|photos?|pictures?|images?|call|pending|quote|invoice|bid|pwi)\b/i;
/** `All walls sealed`; not `All Slopes`. */
const OF_ALL = /^[Aa]ll\s+\p{Ll}/u;

/** `Per photo 12`, `Rake only`: words about a row or a room, which name nothing. */
export const isRemark = (text: string): boolean => REMARK.test(text) || OF_ALL.test(text);

/** Words between which sentences run. */
const RUNNING =
  /\s(?:is|are|was|were|be|has|have|from|per|in|on|at|to|by|not|applies|included|needed|required)\b/i;

/** A name that could head rows, in whatever type, and is nothing that somebody says of a row. */
export const couldHeadRows = (line: Line): boolean =>
  (couldBeName(line) || endsInColon(line)) &&
  line.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length <= MOST_WORDS &&
  /^(?:\d{1,2}(?:st|nd|rd|th)\s+)?\p{Lu}/u.test(line.text) &&
  !isRemark(line.text) &&
  !RUNNING.test(line.text) &&
  !isMachineNote(line.text);

/** Words of a sub-head at most. */
const MOST_WORDS = 5;

/**
 * `TREE DEBRIS REMOVAL FROM THE GROUND - LIMITED TO $500`: all capitals and no sentence. What is
 * typed in capitals below one row may as well be a remark, so this tells only where heads are due.
 */
export const isCapitalHead = ({ text, words }: Line): boolean =>
  words.length <= MOST_CAPITALS &&
  /\p{Lu}{3}/u.test(text) &&
  !/\p{Ll}|[.!?;]$/u.test(text) &&
  !isRemark(text) &&
  !isShouted(text) &&
  !isMachineNote(text);

const MOST_CAPITALS = 10;

/** `OWNER TO CONFIRM COLOR BEFORE ORDERING`: capitals that say something, where names only name. */
export const isShouted = (text: string): boolean =>
  /\s(?:(?<!LIMITED )TO|NOT|BEFORE|AFTER|IS|ARE|WAS|WERE|BE|PER|WILL|HAS|HAVE|UNTIL)\s/.test(
    text,
  ) && !/\p{Ll}/u.test(text);

/**
 * Whether a line between rows is a sub-head as the one is that stood right below the heads of the
 * room's columns, where no row was yet that it could have been a note of: both are in capitals, both
 * are titles of several words, both name work, or both end in the same word: `Right Elevation`, `Back Elevation`.
 */
export const isLikeHead = (line: Line, first: string): boolean => {
  const { text } = line;
  if (!/\p{Ll}/u.test(first)) return isCapitalHead(line);
  if (!couldHeadRows(line)) return false;
  if (isTitle(first) && isTitle(text)) return true;
  return lastWord(first) === lastWord(text) || (isOfWork(first) && isOfWork(text));
};

/** `Roofing`, `Walls`: what work is done or on what, in a word that nobody says of a row. */
const isOfWork = (text: string): boolean => WORK.test(text);

const WORK =
  /^(?:roofing|shingles|components|accessories|flashings?|gutters|downspouts|siding|fascia|soffits?|windows|doors|paint(?:ing)?|drywall|flooring|carpet|tile|insulation|framing|carpentry|masonry|plumbing|electrical|hvac|fencing|cleaning|demo(?:lition)?|mitigation|cabinet(?:ry|s)|appliances|trim|ceilings?|walls?|floors?)$/i;

/** `Roof Components`: two words and more, each with a capital but for the small ones. */
const isTitle = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:[ /&-]+(?:\p{Lu}\p{L}+|and|of|the|w))+:?$/u.test(text);

const lastWord = (text: string): string => /[\p{L}\d]+(?=:?$)/u.exec(text)?.[0].toLowerCase() ?? '';
