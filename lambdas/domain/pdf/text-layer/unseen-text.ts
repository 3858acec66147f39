import type { PDFPageProxy } from 'pdfjs-dist';
import { isCropped } from './cropped-text.ts';
import { lettersOf } from './glyphs.ts';
import type { Layers } from './hidden-layers.ts';
import type { Point } from './matrices.ts';
import { widthOfText } from './page-words.ts';
import { type ShownString, shownStrings } from './shown-strings.ts';
import type { TextRun } from './text-run.ts';

/** Points by which a run may lie beside the string that it was shown with. */
const NEAR = 0.6;

/** A stretch of a run's baseline on which a string stands, or the part of it that is hidden. */
interface Span {
  from: number;
  to: number;
  string: ShownString;
}

/** What a page shows. */
export interface Seen {
  /** Null where all of it is seen, or none, or the page cannot be followed. */
  runs: TextRun[] | null;
  /** Whether its lines go on beyond its edge. */
  isCropped: boolean;
}

/**
 * The runs of a page without what nobody sees: names of other rooms on a drawing of which a part is
 * shown, marks for signing programs in white, a text layer that somebody else laid under the page,
 * figures that were painted over. A run that is seen in part keeps those of its words.
 */
export const seenRuns = async (
  page: PDFPageProxy,
  layers: Layers | null,
  runs: readonly TextRun[],
): Promise<Seen> => {
  const strings = await shownStrings(page, layers).catch(() => []);
  return { runs: withoutUnseen(strings, runs), isCropped: isCropped(page, strings) };
};

const withoutUnseen = (
  strings: readonly ShownString[],
  runs: readonly TextRun[],
): TextRun[] | null => {
  const unseen = strings.filter(({ isSeen, covered }) => !isSeen || covered.length > 0);
  if (unseen.length === 0 || !strings.some(({ isSeen }) => isSeen)) return null;
  const byFont = Map.groupBy(unseen, ({ font }) => font);
  return runs.flatMap((run) => {
    const line = lineOf(run);
    const hidden = (byFont.get(run.fontName) ?? []).flatMap((string) => hiddenSpans(line, string));
    if (hidden.length === 0) return [run];
    const shown = strings
      .filter(
        ({ font, isSeen, covered }) => isSeen && covered.length === 0 && font === run.fontName,
      )
      .flatMap((string) => spanOn(line, string) ?? []);
    return cut(run, (place, word) => {
      const over = hidden.filter((span) => holdsPlace(span, place));
      const under = shown.filter((span) => holdsPlace(span, place));
      if (over.length === 0 || under.length === 0) return over.length > 0;
      // Of two strings in one place the word is of the one that has its letters.
      return !under.some((span) => hasWord(span, word)) && over.some((span) => hasWord(span, word));
    });
  });
};

interface Baseline {
  start: Point;
  along: Point;
  width: number;
}

const lineOf = ({ transform, width }: TextRun): Baseline => {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  return { start: [x, y], along: [a / length, b / length], width };
};

const alongOf = ({ start, along }: Baseline, [x, y]: Point): number =>
  (x - start[0]) * along[0] + (y - start[1]) * along[1];

/** Where on a run's baseline a string stands; null where it stands elsewhere. */
const spanOn = (line: Baseline, string: ShownString): Span[] | null => {
  const { from, to } = string;
  const beside =
    (from[0] - line.start[0]) * line.along[1] - (from[1] - line.start[1]) * line.along[0];
  if (Math.abs(beside) > NEAR) return null;
  const ends = [alongOf(line, from), alongOf(line, to)].sort((a, b) => a - b);
  const [first = 0, last = 0] = ends;
  return last < -NEAR || first > line.width + NEAR ? null : [{ from: first, to: last, string }];
};

const hiddenSpans = (line: Baseline, string: ShownString): Span[] => {
  const whole = spanOn(line, string);
  if (whole === null || !string.isSeen) return whole ?? [];
  const level = Math.abs(line.along[0]) > Math.abs(line.along[1]);
  return string.covered.map(([one, other]) => {
    const [x, y] = string.from;
    const ends = [one, other].map((far) => alongOf(line, level ? [x + far, y] : [x, y + far]));
    return { from: Math.min(...ends), to: Math.max(...ends), string };
  });
};

const holdsPlace = ({ from, to }: Span, place: number): boolean => place >= from && place <= to;

const hasWord = ({ string }: Span, word: string): boolean =>
  lettersOf(string.glyphs).includes(word);

/** A run's words of which the middle is not hidden, as runs of their own where some are. */
const cut = (run: TextRun, isHidden: (place: number, word: string) => boolean): TextRun[] => {
  const unit = run.width / (widthOfText(run.str) || 1);
  const { along } = lineOf(run);
  const kept: TextRun[] = [];
  let at = 0;
  let isWhole = true;
  for (const part of run.str.split(/(\s+)/u)) {
    const start = at;
    at += widthOfText(part) * unit;
    if (part.trim() === '') continue;
    if (isHidden((start + at) / 2, part)) {
      isWhole = false;
      continue;
    }
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = run.transform;
    kept.push({
      ...run,
      str: part,
      transform: [a, b, c, d, x + along[0] * start, y + along[1] * start],
      width: at - start,
      // Words of one run are apart.
      hasEOL: true,
    });
  }
  return isWhole ? [run] : kept;
};
