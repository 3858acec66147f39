import type { Line } from '../pages/lines.ts';
import { isoDate } from './iso-date.ts';

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

/** A day of a month, and no year behind it. */
const DAY = String.raw`(?<day>(?:${MONTH})\.?\s+\d{1,2})(?:st|nd|rd|th)?(?!\d|,?\s+\d{4}\b)`;

/** `April 21, 2026`, `Date: April 21, 2026`: when a letter was written, alone on its line. */
const WRITTEN = new RegExp(String.raw`^(?:date\s*:?\s*)?(?:${MONTH})\.?\s+\d{1,2},?\s+\d{4}$`, 'i');

/** `Thu, Aug 14, 2025 at 9:47 PM`: when a mail was sent. */
const SENT = new RegExp(
  String.raw`\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,\s+(?<day>(?:${MONTH})\.?\s+\d{1,2},?\s+\d{4})\s+(?:at\s+)?\d{1,2}:\d{2}`,
  'i',
);

/**
 * `Storm of April 14, claim AR-6620-114` in a letter of April 21, 2026: the last such day before the letter was
 * written, `YYYY-MM-DD`; null where the letter says no day of its own, or texts say several.
 *
 * @param happened the words for what happens to a house on a day, as a pattern
 */
export const lossWithoutYear = (
  pages: readonly { lines: readonly Line[] }[],
  texts: readonly string[],
  happened: string,
): string | null => {
  const pattern = new RegExp(
    String.raw`\b(?:${happened})\b(?:\s+(?:damage|event|loss))?\s+(?:of|on|from)\s+${DAY}`,
    'giu',
  );
  const days = new Set(
    texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match.groups?.day ?? '')),
  );
  const [day] = days;
  if (day === undefined || days.size > 1) return null;
  const lines = pages[0]?.lines ?? [];
  const line = lines.find(({ text }) => WRITTEN.test(text));
  const sent = lines.flatMap(({ text }) => SENT.exec(text)?.groups?.day ?? [])[0];
  const said = line?.text ?? sent;
  const written = said === undefined ? null : isoDate(said);
  if (written === null) return null;
  const year = Number(written.slice(0, 4));
  const inYear = isoDate(`${day}, ${year}`);
  return inYear !== null && inYear > written ? isoDate(`${day}, ${year - 1}`) : inYear;
};
