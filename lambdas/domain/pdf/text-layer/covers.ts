import { lettersOf } from './glyphs.ts';
import { type Bounds, holds, type Point } from './matrices.ts';
import { looksLike, PAPER, shadesOf } from './painted-areas.ts';

/** A string on a page, as far as something may be laid over it. */
export interface Coverable {
  glyphs: unknown;
  from: Point;
  to: Point;
  middle: Point;
  /** Where a cover must lie to hide its letters. */
  letters: () => Bounds;
  isSeen: boolean;
  covered: Stretch[];
}

/** Distances from a string's start, in points; its direction is not asked. */
type Stretch = readonly [number, number];

interface Cover {
  box: Bounds;
  color: string;
  isFramed: boolean;
  hides: { string: Coverable; part: Stretch }[];
  /** What was written on it right afterwards. */
  own: Coverable[];
  /** Whether something else was written since. */
  isLeft: boolean;
  /** Whether what was written on it is the page's own text, which goes on beyond or came later. */
  isGround: boolean;
}

/** Points; thinner areas are rules and strikes, which cover nothing. */
const LEAST_COVER = 3.5;
/** Points; what is laid over text and is higher or wider is no stamp. */
const HIGHEST_STAMP = 150;
const WIDEST_STAMP = 320;
/** Of 255; the boxes of those who black out text, with or without a remark in white. */
const DARK = 90;
/** Points by which a frame may stand off the box within. */
const FRAME = 2.5;
const LEVEL = 0.2;
/** Points between baselines of what is covered and what was written in its place. */
const SAME_BASELINE = 1.5;

/** The plain rectangles that were laid over text of a page, in the order of painting. */
export class Covers {
  #covers: Cover[] = [];

  /** Only upright text and quarter turns are judged. */
  lay(box: Bounds, color: string, strings: readonly Coverable[]): void {
    const [wide, high] = [box[2] - box[0], box[3] - box[1]];
    if (wide < LEAST_COVER || high < LEAST_COVER) return;
    const hides: Cover['hides'] = [];
    for (const string of strings) {
      const part = hiddenPart(string, box);
      if (part !== null) hides.push({ string, part });
    }
    if (hides.length === 0) return;
    this.#covers.push({
      box,
      color,
      isFramed: false,
      hides,
      own: [],
      isLeft: false,
      isGround: false,
    });
  }

  frame(box: Bounds): void {
    for (const cover of this.#covers)
      cover.isFramed ||= cover.box.every((edge, side) => Math.abs(edge - (box[side] ?? 0)) < FRAME);
  }

  note(string: Coverable): void {
    for (const cover of this.#covers) {
      const isOn = holds(cover.box, string.middle);
      const isWithin = isOn && holds(cover.box, string.from) && holds(cover.box, string.to);
      if (isWithin && !cover.isLeft) cover.own.push(string);
      else {
        cover.isLeft = true;
        cover.isGround ||= isOn;
      }
    }
  }

  /**
   * Takes away what covers hide. A stamp or a remark that was stuck on a row hides nothing: what was
   * printed holds, so it is the stamp's own words that go.
   */
  settle(): void {
    for (const cover of this.#covers) {
      if (isStamp(cover)) for (const string of cover.own) string.isSeen = false;
      else for (const { string, part } of cover.hides) string.covered.push(part);
    }
  }
}

/**
 * A box with words of its own on it, below which other cells begin or go on, and not one that
 * erases: there is nothing on that, or what was typed instead stands where the old text stood. A
 * cell's own ground hides what ran into it from its left, beside its own text. Nor is it a box on
 * which the page itself was written later.
 */
const isStamp = ({ box, color, isFramed, isGround, hides, own }: Cover): boolean => {
  if (isGround) return false;
  const words = own.filter(({ isSeen, glyphs }) => isSeen && isText(glyphs));
  const [first] = words;
  if (first === undefined || Math.max(...shadesOf(color)) < DARK) return false;
  const along = Math.abs(first.to[1] - first.from[1]) < LEVEL ? 0 : 1;
  const [begin, end] = [box[along] ?? 0, box[along + 2] ?? 0];
  const [low, high] = [box[1 - along] ?? 0, box[3 - along] ?? 0];
  if (end - begin > WIDEST_STAMP || high - low > HIGHEST_STAMP) return false;
  const isMarked = isFramed || !looksLike(color, PAPER);
  const heightOf = ({ from }: Coverable): number => from[1 - along] ?? 0;
  const ranInto = new Set<number>();
  for (const { string } of hides) {
    if (!string.isSeen || !isText(string.glyphs)) continue;
    const [from = 0, to = 0] = [string.from[along], string.to[along]];
    const isOwnCell = Math.min(from, to) >= begin || Math.max(from, to) > end;
    const beside = words.filter(
      (word) => Math.abs(heightOf(word) - heightOf(string)) < SAME_BASELINE,
    );
    if (beside.length > 0) {
      const isReplaced = !isMarked || !isFigure(string) || beside.some(isFigure);
      if (isOwnCell && !isReplaced) return true;
    } else if (isOwnCell) return true;
    else ranInto.add(Math.round(heightOf(string)));
  }
  return ranInto.size > 1;
};

const isFigure = ({ glyphs }: Coverable): boolean =>
  /^[($<-]*[\d,]*\d\.\d{2}[)>]*$/.test(lettersOf(glyphs));

const isText = (glyphs: unknown): boolean => /[\p{L}\p{N}]/u.test(lettersOf(glyphs));

const hiddenPart = (string: Coverable, box: Bounds): Stretch | null => {
  const { from, to } = string;
  const [left, bottom, right, top] = string.letters();
  if (right < box[0] || left > box[2] || top < box[1] || bottom > box[3]) return null;
  const isLevel = Math.abs(to[1] - from[1]) < LEVEL;
  const isUpright = Math.abs(to[0] - from[0]) < LEVEL;
  if (isLevel && box[1] <= bottom && box[3] >= top) return [box[0] - from[0], box[2] - from[0]];
  if (isUpright && box[0] <= left && box[2] >= right) return [box[1] - from[1], box[3] - from[1]];
  return null;
};
