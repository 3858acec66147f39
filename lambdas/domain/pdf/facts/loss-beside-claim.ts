import { boxAround, type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { isoDate } from './iso-date.ts';
import { DAY } from './loss-in-text.ts';

/** `Claim number CO-55-901338`, `claim # NSM-70-12288` */
const CLAIM = /\b(?:claim|clm)\b\D{0,12}?(?=\S*\d{3})[A-Z\d][\w./-]{3,}/i;

/** A day behind words, as far as these go back to a figure or to another sentence. */
const WORDS_AND_DAY = new RegExp(String.raw`(?<words>[^\d.:;()]*)(?<day>(?<!\d)(?:${DAY}))`, 'gu');

/** What is done on a day about a loss, which is another day. */
const OF_OTHERS =
  /\b(?:dated?|due|issued?|expires?|valid|as\s+of|between|prepared|printed|written|sent|submitted|bids?|quot\w+|estimate[ds]?|proposals?|invoiced?|contracts?|polic(?:y|ies)|inspect\w*|visit\w*|walk\w*|met|meeting|measured|tested|sampl\w+|photo\w*|report\w*|filed|opened|assigned|received|paid|payments?|approved|adjust\w*|settled?|scheduled?|starts?|started|begins?|complet\w+|deliver\w*|dry(?:ing)?|dried|mitigat\w*|supersedes|revis\w+|updated?|effective|repairs?(?!.*\bafter\b))\b|\b(?:until|through|thru|since|before)\s*$/i;

/** `drain pan ran over`: more than a name, which has capitals. */
const SAID = /\p{L}{2}.*\s\p{Ll}{4}|(?<!\p{L})\p{Ll}{4,}\s+\p{L}{2}/u;

/**
 * The day of the loss that stands right beside the claim's number behind words on what came about: `Your claim
 * VA-0026-77120. Bath tub ran over January 30, 2026.`, `Water supply line upstairs, February 11, 2026` on the line
 * below it or above. Null where none does, or several do.
 */
export const lossBesideClaim = (
  pages: readonly { lines: readonly Line[] }[],
  isDayFirst: boolean,
): string | null => {
  const days = new Set(
    cellsByClaim(pages[0]?.lines ?? []).flatMap((text) => daysIn(text, isDayFirst)),
  );
  const [day] = days;
  return day !== undefined && days.size === 1 ? day : null;
};

const daysIn = (text: string, isDayFirst: boolean): string[] =>
  [...text.matchAll(WORDS_AND_DAY)].flatMap(({ groups: { words = '', day = '' } = {} }) =>
    SAID.test(words) && !OF_OTHERS.test(words) ? (isoDate(day, isDayFirst) ?? []) : [],
  );

/** The cells of the lines that say the claim's number, and those right above and below it in its column. */
const cellsByClaim = (lines: readonly Line[]): string[] =>
  lines.flatMap((line, at) => {
    const cells = segmentsOf(line.words, CELL_GAP);
    const claim = cells.find((words) => CLAIM.test(textOf(words)));
    if (claim === undefined) return [];
    const { left, right } = boxAround(claim);
    const around = [lines[at - 1], lines[at + 1]]
      .flatMap((other) => segmentsOf(other?.words ?? [], CELL_GAP))
      .filter((words) => boxAround(words).left < right && boxAround(words).right > left);
    return [...cells, ...around].map(textOf);
  });

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;
