import { cutGlyphs } from './cut-glyphs.ts';
import {
  type Band,
  type GlyphPicture,
  likenessAround,
  pictureOf,
  type Samples,
} from './glyph-picture.ts';
import type { GrayImage, PixelBox } from './gray-image.ts';
import type { LineWord } from './word-line.ts';

/** Rows of pixels that a line was erased from, with the blur of its edges. */
export interface Erased {
  y0: number;
  y1: number;
}

const edgePixels = 2;
/** A line through a word leaves so much of its height above and below. */
const leastLeft = 0.15;
/** And runs along so much of its width. */
const leastAlong = 0.6;

/** The rows of a word's box that a line was erased from; null where none ran through it. */
export function erasedBand(
  { x0, y0, x1, y1 }: PixelBox,
  struck: readonly PixelBox[],
): Erased | null {
  const left = (y1 - y0) * leastLeft;
  const through = struck.filter(
    (line) =>
      line.y0 > y0 + left &&
      line.y1 < y1 - left &&
      Math.min(x1, line.x1) - Math.max(x0, line.x0) > (x1 - x0) * leastAlong,
  );
  if (through.length === 0) return null;
  return {
    y0: Math.min(...through.map((line) => line.y0)) - edgePixels,
    y1: Math.max(...through.map((line) => line.y1)) + edgePixels,
  };
}

/**
 * Digits without their middle differ by this much at least: zeros and nines measured 0.023 and more
 * apart; where they are nearer to one another, the row's arithmetic has to choose.
 */
const tellsApart = 0.02;
const leastLike = 0.9;
const nearest = 3;
const mostReadings = 6;
/** A figure with another reading is never surer than this. */
const mostInDoubt = 0.85;

/**
 * A line through a row takes the level strokes that it lies on with it: a 9 is surely read as 0, an
 * 8 as 6. What is left of each digit is compared with the same of the page's other digits; what it
 * looks as much like, or more, becomes another reading of the figure.
 */
export function otherDigits(
  word: LineWord,
  image: GrayImage,
  samples: Samples,
  erased: Erased,
): void {
  // Of `9.74L1` the last stroke is what is left of a unit.
  const unit = word.text.search(/(?<=\d)\p{L}/u);
  const digits = cutGlyphs(word, image)?.filter(
    ({ character, place }) => /\d/.test(character) && (unit < 0 || place < unit),
  );
  if (digits === undefined) return;
  let readings = [word.text];
  for (const { character, place, box } of digits) {
    const height = box.y1 - box.y0;
    const band = { from: (erased.y0 - box.y0) / height, until: (erased.y1 - box.y0) / height };
    const like = likeDigits(pictureOf(box, image), samples, band);
    const others = like.filter((digit) => digit !== character);
    readings = readings.flatMap((text) => [
      text,
      ...others.map((digit) => text.slice(0, place) + digit + text.slice(place + 1)),
    ]);
    if (readings.length > mostReadings) return;
  }
  const others = readings.filter((text) => text !== word.text);
  if (others.length === 0) return;
  word.alternatives = [...new Set([...others, ...word.alternatives])];
  word.confidence = Math.min(word.confidence, mostInDoubt);
}

/** The digits that the rest of a glyph looks most like: as a rule one. */
function likeDigits(picture: GlyphPicture, samples: Samples, band: Band): string[] {
  const all = [...samples].flatMap(([digit, same]) => {
    if (same.length < nearest) return [];
    const best = same
      .map((one) => likenessAround(one, picture, band))
      .sort((a, b) => b - a)
      .slice(0, nearest);
    return [{ digit, likeness: best.reduce((sum, one) => sum + one, 0) / nearest }];
  });
  const most = Math.max(leastLike, ...all.map(({ likeness }) => likeness));
  return all.filter(({ likeness }) => likeness >= most - tellsApart).map(({ digit }) => digit);
}
