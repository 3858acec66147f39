import type { GrayImage, PixelBox } from './gray-image.ts';
import { inkShapes } from './ink-shapes.ts';
import type { LineWord } from './word-line.ts';

/** A character of a word that is about as high as its digits, and where its ink stands. */
export interface Glyph {
  character: string;
  /** Its place in the word's text. */
  place: number;
  box: PixelBox;
}

/** Glyphs that blur joins fall apart where only darker ink counts. */
const thresholds = [200, 140, 90];
/** Of the word's highest ink: marks are lower, and broken off pieces. */
const leastHeight = 0.6;
const marks = /[.,:;'"*=+~_`°-]/;
/** Ink of one column that stands above one another, in shares of the narrower piece's width. */
const leastOverlap = 0.5;
/** A digit's width over its height, in any face; of those around it where they are known. */
const narrowest = 0.4;
const widest = 0.9;
const usual = 0.66;
/** Pixels by which a cut through touching digits may go aside, to where least ink is. */
const cutReach = 2;
/** Of the highest digit: old faces' figures, which reach below the line, are not told apart. */
const levelFrom = 0.75;

/** A quantity and what its unit was read as: `7.57THR`, `21.358Q`. */
const fused = /^([\d,]+\.\d\d)\S{1,4}$/;

/**
 * Cuts a figure into its glyphs by its ink, without its unit where that was misread. Null where the
 * ink has more or fewer parts than the text has characters, or parts that cannot be digits: then one
 * of both is wrong.
 */
export function cutGlyphs({ text, box }: LineWord, image: GrayImage): Glyph[] | null {
  const places = [...text].flatMap((character, place) =>
    marks.test(character) ? [] : [{ character, place }],
  );
  const found = thresholds.map((darkBelow) => tallShapes(box, image, darkBelow));
  const parted = found.map((boxes, at) =>
    boxes.length < places.length ? partTouching(boxes, image, thresholds[at] as number) : [],
  );
  const glyphsIn = (boxes: readonly PixelBox[], some: typeof places): Glyph[] | null => {
    const glyphs = some.map((one, at) => ({ ...one, box: boxes[at] as PixelBox }));
    return mayBeSpelled(glyphs) ? glyphs : null;
  };
  for (const boxes of [...found, ...parted]) {
    const glyphs = boxes.length === places.length ? glyphsIn(boxes, places) : null;
    if (glyphs !== null) return glyphs;
  }
  const figure = fused.exec(text)?.[1];
  const [boxes = []] = found;
  const own = places.filter(({ place }) => place < (figure?.length ?? 0));
  return figure !== undefined && boxes.length > own.length ? glyphsIn(boxes, own) : null;
}

/** Digits are equally high and, but for a 1, of a digit's width. */
function mayBeSpelled(glyphs: readonly Glyph[]): boolean {
  const digits = glyphs.filter(({ character }) => /\d/.test(character));
  const highest = Math.max(...digits.map(({ box }) => box.y1 - box.y0));
  return digits.every(({ character, box }) => {
    const width = (box.x1 - box.x0) / highest;
    const isWide = character === '1' ? true : width >= narrowest;
    return isWide && width < widest && box.y1 - box.y0 >= levelFrom * highest;
  });
}

function tallShapes(within: PixelBox, image: GrayImage, darkBelow: number): PixelBox[] {
  const { x0, y0, x1, y1 } = within;
  const around = { x0: x0 - 2, y0: y0 - 2, x1: x1 + 2, y1: y1 + 2 };
  const pieces: PixelBox[] = [];
  for (const { box, pixels } of inkShapes(image, around, darkBelow)) {
    const middle = (box.x0 + box.x1) / 2;
    if (pixels < 4 || middle < x0 - 1 || middle > x1 + 1) continue;
    const last = pieces.at(-1);
    const narrower = Math.min(box.x1 - box.x0, (last?.x1 ?? 0) - (last?.x0 ?? 0));
    if (last && Math.min(last.x1, box.x1) - box.x0 > leastOverlap * narrower) {
      last.x1 = Math.max(last.x1, box.x1);
      last.y0 = Math.min(last.y0, box.y0);
      last.y1 = Math.max(last.y1, box.y1);
    } else pieces.push({ ...box });
  }
  const highest = Math.max(0, ...pieces.map((box) => box.y1 - box.y0));
  return pieces.filter((box) => box.y1 - box.y0 >= leastHeight * highest);
}

/** Digits of a face are equally wide: ink that is wider holds so many of them. */
function partTouching(boxes: readonly PixelBox[], image: GrayImage, darkBelow: number): PixelBox[] {
  const height = Math.max(0, ...boxes.map((box) => box.y1 - box.y0));
  const widths = boxes
    .map((box) => box.x1 - box.x0)
    .filter((width) => width > narrowest * height && width < widest * height)
    .sort((a, b) => a - b);
  const width = widths[widths.length >> 1] ?? usual * height;
  return boxes.flatMap((box) => {
    const count = Math.max(1, Math.round((box.x1 - box.x0) / width));
    const edges = Array.from({ length: count + 1 }, (_, at) =>
      at === 0 ? box.x0 : at === count ? box.x1 : faintestNear(box, at / count, image),
    );
    return edges.slice(1).map((x1, at) => {
      const part = { ...box, x0: edges[at] as number, x1 };
      return count === 1 ? part : tightened(part, image, darkBelow);
    });
  });
}

function faintestNear({ x0, y0, x1, y1 }: PixelBox, share: number, image: GrayImage): number {
  const wanted = Math.round(x0 + (x1 - x0) * share);
  let best = wanted;
  let least = Number.POSITIVE_INFINITY;
  for (let x = wanted - cutReach; x <= wanted + cutReach; x++) {
    let ink = 0;
    for (let y = y0; y < y1; y++) ink += 255 - (image.pixels[y * image.width + x] as number);
    if (ink >= least) continue;
    least = ink;
    best = x;
  }
  return best;
}

/** Touching digits are not equally high. */
function tightened(box: PixelBox, image: GrayImage, darkBelow: number): PixelBox {
  let { x0, y0, x1, y1 } = box;
  const isEmpty = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        if ((image.pixels[y * image.width + x] as number) < darkBelow) return false;
    return true;
  };
  while (x1 - x0 > 2 && isEmpty(x0, y0, x0 + 1, y1)) x0++;
  while (x1 - x0 > 2 && isEmpty(x1 - 1, y0, x1, y1)) x1--;
  while (y1 - y0 > 2 && isEmpty(x0, y0, x1, y0 + 1)) y0++;
  while (y1 - y0 > 2 && isEmpty(x0, y1 - 1, x1, y1)) y1--;
  return { x0, y0, x1, y1 };
}
