import { PLATFORM_UNITS } from '../items/units.ts';
import { boxAround, median, textOf } from './lines.ts';
import type { PageText, Word } from './page-text.ts';
import { withoutRaisedMarks } from './raised-marks.ts';
import { MAX_ANGLE, setUpright } from './set-upright.ts';
import { voidMarkOf } from './void-mark.ts';
import { withoutLineNumbers } from './without-line-numbers.ts';
import { withoutMarginMarks } from './without-margin-marks.ts';
import { withoutScanMarks } from './without-scan-marks.ts';
import { withoutStamps } from './without-stamps.ts';
import { withoutStickers } from './without-stickers.ts';

/**
 * Leaves the words that a person reads as running text: upright, once each, no watermark, no
 * stamp, no sticker of an exhibit. A page whose text stands sideways is turned first. What stands on end there is told
 * apart: drawings are lettered so.
 */
export const cleanWords = (
  page: PageText,
): { page: PageText; words: Word[]; upended: Word[]; voidMark: string | null } => {
  const upright = setUpright(page);
  // Each look at a page's words unpacks them.
  const all = upright.words;
  const straight = all.filter(
    (word) =>
      Math.abs(word.angle) < MAX_ANGLE && word.text.trim() !== '' && isOnPage(word, upright),
  );
  const upended = straight.length < all.length ? all.filter(isUpended) : [];
  const single = withCellsParted(
    withoutRaisedMarks(withoutOverprint(straight, upended.length > 0)),
    ROW_OF_DOTS.test(textOf(straight)),
  );
  const own = page.source === 'ocr' ? withoutScanMarks(single) : single;
  const unnumbered = withoutLineNumbers(withoutStamps(own), upright);
  const printed = withoutMarginMarks(unnumbered, upright);
  return {
    page: upright,
    words: withoutStickers(withoutWatermark(withoutLettering(printed))),
    upended,
    voidMark: voidMarkOf(all),
  };
};

/** Archives stamp pages in type that nobody can read, or beside what the viewer shows. */
const isOnPage = ({ box, fontSize }: Word, page: PageText): boolean =>
  fontSize >= SMALLEST_TYPE &&
  box.right > 0 &&
  box.bottom > 0 &&
  box.left < page.width &&
  box.top < page.height;

const SMALLEST_TYPE = 2.5;

/** `FFrroonntt` to `Front`: each glyph drawn twice to look bold. */
const undouble = (word: Word): Word => {
  const { text } = word;
  if (text.length < 6 || text.length % 2 !== 0) return word;
  let single = '';
  for (let index = 0; index < text.length; index += 2) {
    if (text[index] !== text[index + 1]) return word;
    single += text[index];
  }
  // A number such as 110044 is doubled by chance; with its comma and point doubled it is not.
  if (/^\d+$/.test(single) || new Set(single).size < 3) return word;
  return { ...word, text: single };
};

const ROW_OF_DOTS = /[.\u2024\u00b7]{4,}|[\u2026\u2025]{2,}/;

/** Where others have a row of dots, few are left between a long name and its amount: `sf. .$1,395.00`. */
const LEADERS = new RegExp(`${ROW_OF_DOTS.source}|^[.\\u2024\\u00b7]{1,3}(?=\\$\\d)`);

/** `edge........120.00`: dots that lead the eye from a name to its figures. */
const withoutLeaders = (word: Word): Word[] => {
  const { text, box } = word;
  const each = (box.right - box.left) / text.length;
  const parts: Word[] = [];
  let at = 0;
  // What parts the others stands between them.
  for (const [index, part] of text.split(new RegExp(`(${LEADERS.source})`, 'u')).entries()) {
    const left = box.left + each * at;
    at += part.length;
    if (part === '' || index % 2 === 1) continue;
    parts.push({ ...word, text: part, box: { ...box, left, right: left + each * part.length } });
  }
  return parts;
};

const GLUED_END =
  /[\p{L})>\]:]\(?\$?[\d,]+\.\d{2}\)?$|\.\d{2}[(<]?\$?\d[\d,]*\.\d{2}[)>]?$|\.\d{2}\d{1,3}\/(?:\d{1,3}|NA)$|%[(<][\d,]+\.\d{2}[)>]$/u;

/** `3,617.9411,603.09`, `(36.56)123.40`: two cells that touch, each with decimals of its own. */
const TWO_AMOUNTS =
  /^([(<]?\$?\d{1,3}(?:,\d{3})*\.\d{2}[)>]?)([(<]?\$?\d{1,3}(?:,\d{3})*\.\d{2}[)>]?)$/;

/** `50.9113/100`, `13.33%(6.62)`: what a row comes to, and its age; how much it has lost, and what that comes to. */
const WEAR_BESIDE =
  /^(?:(\$?[\d,]+\.\d{2})(\d{1,3}\/(?:\d{1,3}|NA))|(\d{1,3}(?:\.\d+)?%)([(<][\d,]+\.\d{2}[)>]))$/;

/** `yrsAbv.Avg.`: an age that fills its column, and the condition beside it. */
const YEARS_BESIDE = /^(yrs\.?)((?:Above|Abv|Avg|Below|Bel|Blw|Fair|Good|New|Poor)\b\S*)$/;

/** `Profit)$132,161.59`: a label that ran into the amount beside it. */
const splitGluedAmount = (word: Word): Word | Word[] => {
  const isWear = word.text.startsWith('yrs');
  if (!isWear && !(word.text.includes('.') && GLUED_END.test(word.text))) return word;
  const match =
    TWO_AMOUNTS.exec(word.text) ??
    YEARS_BESIDE.exec(word.text) ??
    WEAR_BESIDE.exec(word.text)?.filter((part) => part !== undefined) ??
    /^(.*[\p{L})\]:])(\(?\$[\d,]+\.\d{2}\)?)$/u.exec(word.text) ??
    /^(.*\p{L}\))(\d[\d,]*\.\d{2})$/u.exec(word.text) ??
    /^([A-Z]{2})(\d[\d,]*\.\d{2})$/.exec(word.text);
  if (match === null) return word;
  // `EA1,200,271.00`: a price too wide for its column.
  if (match[1]?.length === 2 && !PLATFORM_UNITS.has(match[1])) return word;
  const [, label = '', amount = ''] = match;
  const width = word.box.right - word.box.left;
  const at = word.box.left + (width * label.length) / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, right: at } },
    { ...word, text: amount, box: { ...word.box, left: at } },
  ];
};

/** Words that hold two cells, each of them parted; few pages have any. */
const withCellsParted = (words: readonly Word[], hasLeaders: boolean): readonly Word[] => {
  const partsOf = (word: Word): Word | Word[] =>
    hasLeaders && LEADERS.test(word.text)
      ? withoutLeaders(word).flatMap(splitGluedAmount)
      : splitGluedAmount(word);
  return words.every((word) => partsOf(word) === word) ? words : words.flatMap(partsOf);
};

const isUpended = ({ angle }: Word): boolean => Math.abs(angle) > 45;

/** Share of a page's usual type below which lettering is that of a drawing. */
const SMALL = 0.9;
/** The same where nothing stands upright to tell that there is a drawing. */
const TINY = 0.6;

/**
 * The same word drawn twice a hair apart counts once, and is bold. In small type beside a drawing, whose
 * lettering is drawn so, or in tiny type, as that of a key plan is, it is no text at all.
 */
const withoutOverprint = (words: readonly Word[], hasDrawing: boolean): Word[] => {
  const kept: Word[] = [];
  const lettering = new Set<Word>();
  const shadowed = new Set<Word>();
  const twice = new Set<Word>();
  const small = median(words.map(({ fontSize }) => fontSize)) * (hasDrawing ? SMALL : TINY);
  const seen = new Map<string, Word[]>();
  for (const printed of words) {
    const word = undouble(printed);
    if (word !== printed && word.fontSize < small) continue;
    const key = word.text;
    const twins = seen.get(key);
    const twin = twins?.find(
      (other) =>
        Math.abs(other.box.bottom - word.box.bottom) < word.fontSize * 0.25 &&
        (Math.abs(other.box.left - word.box.left) < word.fontSize * 0.25 ||
          // Where a word begins inside its run is known by about: equal words never overlap.
          Math.min(other.box.right, word.box.right) - Math.max(other.box.left, word.box.left) >
            (word.box.right - word.box.left) * 0.5),
    );
    if (twin !== undefined) {
      if (twin.fontSize < small) lettering.add(twin);
      twice.add(twin);
      if (isShadow(word, twin)) shadowed.add(twin);
      continue;
    }
    if (twins === undefined) seen.set(key, [word]);
    else twins.push(word);
    kept.push(word);
  }
  const told = lettering.size === 0 ? kept : kept.filter((word) => !lettering.has(word));
  // Where all of a page is drawn twice, that says nothing.
  if (shadowed.size === 0 || twice.size > kept.length * MOST_BOLD) return told;
  return told.map((word) => (shadowed.has(word) ? { ...word, bold: true } : word));
};

/** Share of a page's words that may be bold because they are drawn twice. */
const MOST_BOLD = 0.6;

/** Drawn once more a hair beside itself: programs without a bold face make one so. */
const isShadow = (word: Word, twin: Word): boolean => {
  const aside = Math.abs(word.box.left - twin.box.left);
  return (
    aside > 0.05 &&
    aside < word.fontSize * 0.1 &&
    Math.abs(Math.abs(word.box.right - twin.box.right) - aside) < 0.05 &&
    Math.abs(word.fontSize - twin.fontSize) < 0.01
  );
};

/** Type that is smaller by so much belongs to something else than what it lies on. */
const SMALLER = 0.8;

/** Small words printed right on larger ones: the lettering of a plan that runs into the text. */
const withoutLettering = (words: readonly Word[]): Word[] => {
  const body = median(words.map(({ fontSize }) => fontSize));
  const small = new Set(words.filter(({ fontSize }) => fontSize < body * SMALLER));
  // Where small type is usual on the page, none of it is lettering.
  if (small.size === 0 || small.size > words.length * 0.3) return [...words];
  const around = boxAround([...small]);
  const large = words.filter(
    (word) => !small.has(word) && word.box.bottom > around.top && word.box.top < around.bottom,
  );
  return words.filter((word) => !small.has(word) || !large.some((other) => liesOn(word, other)));
};

const liesOn = (small: Word, large: Word): boolean => {
  const [a, b] = [small.box, large.box];
  // Most words are far above or below.
  if (a.top >= b.bottom || a.bottom <= b.top) return false;
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return (
    down > (a.bottom - a.top) * 0.6 &&
    across > Math.min(a.right - a.left, b.right - b.left) * 0.5 &&
    small.fontSize < large.fontSize * SMALLER
  );
};

/** Level watermarks: words much larger than the text that lie across several of its lines. */
const withoutWatermark = (words: readonly Word[]): Word[] => {
  const body = median(words.map((word) => word.fontSize));
  if (body === 0) return [...words];
  const large = words.filter((word) => word.fontSize > body * 2.4);
  if (large.length === 0) return [...words];
  const small = words.filter((word) => word.fontSize <= body * 1.6);
  const covering = new Set(
    large.filter((mark) => {
      const crossed = small.filter((word) => {
        const y = (word.box.top + word.box.bottom) / 2;
        return (
          y > mark.box.top &&
          y < mark.box.bottom &&
          word.box.right > mark.box.left - mark.fontSize * 2 &&
          word.box.left < mark.box.right + mark.fontSize * 2
        );
      });
      return crossed.length >= 2;
    }),
  );
  const tiled = tiledMarks(large, covering);
  return words.filter((word) => !covering.has(word) && !tiled.has(markOf(word)));
};

/** A mark that stands so often on a page is a pattern. */
const TILES = 4;

const markOf = ({ text, fontSize }: Word): string => `${text} ${fontSize.toFixed(1)}`;

/** Of marks all over a page also those that stand between its rows. */
const tiledMarks = (large: readonly Word[], covering: ReadonlySet<Word>): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const word of large) counts.set(markOf(word), (counts.get(markOf(word)) ?? 0) + 1);
  const marks = [...covering].map(markOf).filter((mark) => (counts.get(mark) ?? 0) >= TILES);
  return new Set(marks);
};
