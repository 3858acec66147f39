import { median } from './lines.ts';
import type { PageText, Word } from './page-text.ts';

/** Scans may lean a little; labels of a sketch and watermarks lean much more. */
export const MAX_ANGLE = 6;

/** The page as a person holds it: turned, level, and of the size of a sheet. */
export const setUpright = (page: PageText): PageText => ofSheetSize(leveled(turned(page)));

const turned = (page: PageText): PageText => {
  if (page.words.every(({ angle }) => Math.abs(angle) < MAX_ANGLE)) return page;
  const quarters = new Map<number, number>();
  for (const word of page.words) {
    const quarter = ((Math.round(word.angle / 90) % 4) + 4) % 4;
    const near = Math.abs(word.angle - Math.round(word.angle / 90) * 90) < MAX_ANGLE;
    if (near) quarters.set(quarter, (quarters.get(quarter) ?? 0) + word.text.length);
  }
  const level = quarters.get(0) ?? 0;
  const [quarter, count] = [...quarters.entries()].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (quarter === 0 || count < level * 3) return page;
  if (count < MANY && (count < level * 6 || !hasLines(page.words, quarter))) return page;
  const turnedWidth = quarter === 2 ? page.width : page.height;
  const turnedHeight = quarter === 2 ? page.height : page.width;
  return {
    ...page,
    width: turnedWidth,
    height: turnedHeight,
    words: page.words.map((word) => ({
      ...word,
      angle: normalizeAngle(word.angle - quarter * 90),
      box: turnBox(word.box, quarter, page.width, page.height),
    })),
  };
};

/** So many characters that stand sideways are a page of text, not the lettering of a plan. */
const MANY = 200;
/** A page with less of it, such as one with a few sums, has so many lines and little else. */
const FEWEST_LINES = 4;

/** Whether the words that stand so do in several lines: a stamp in a margin has one or two. */
const hasLines = (words: readonly Word[], quarter: number): boolean => {
  const places = new Set<number>();
  for (const { angle, box, fontSize } of words)
    if (Math.abs(normalizeAngle(angle - quarter * 90)) < MAX_ANGLE)
      places.add(Math.round((quarter === 2 ? box.bottom : box.left) / (fontSize || 1)));
  return places.size >= FEWEST_LINES;
};

const normalizeAngle = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

const turnBox = (box: Word['box'], quarter: number, width: number, height: number): Word['box'] => {
  // Text that reads upwards (quarter 1) is turned clockwise, and so on.
  if (quarter === 1)
    return {
      left: height - box.bottom,
      right: height - box.top,
      top: box.left,
      bottom: box.right,
    };
  if (quarter === 3)
    return { left: box.top, right: box.bottom, top: width - box.right, bottom: width - box.left };
  return {
    left: width - box.right,
    right: width - box.left,
    top: height - box.bottom,
    bottom: height - box.top,
  };
};

/** Less than this moves no word of a page to another line. */
const SMALLEST_LEAN = 0.1;

/** A page that was scanned or laid askew, with its text: the words lean by a degree or two. */
const leveled = (page: PageText): PageText => {
  const leaning = page.words.filter(
    (word) => word.angle !== 0 && Math.abs(word.angle) < MAX_ANGLE && word.text.length > 1,
  );
  if (leaning.length <= page.words.length / 2) return page;
  const lean = median(leaning.map((word) => word.angle));
  if (Math.abs(lean) < SMALLEST_LEAN) return page;
  const radians = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [page.width / 2, page.height / 2];
  const level = ({ left, top, right, bottom }: Word['box']): Word['box'] => {
    const [x, y] = [(left + right) / 2 - middleX, (top + bottom) / 2 - middleY];
    const [wide, high] = [right - left, bottom - top];
    // The box around a leaning word is larger than the word.
    const tilt = Math.abs(sin);
    const double = cos * cos - tilt * tilt;
    const width = (wide * cos - high * tilt) / double;
    const height = (high * cos - wide * tilt) / double;
    const [centerX, centerY] = [middleX + x * cos - y * sin, middleY + x * sin + y * cos];
    return {
      left: centerX - width / 2,
      right: centerX + width / 2,
      top: centerY - height / 2,
      bottom: centerY + height / 2,
    };
  };
  return {
    ...page,
    words: page.words.map((word) => ({
      ...word,
      angle: word.angle - lean,
      box: level(word.box),
    })),
  };
};

/** Sheets between half a letter's and a ledger's size are read as they are. */
const SHORTEST_SIDE = 380;
const LONGEST_SIDE = 1300;
const LETTER_HEIGHT = 792;

/** Posters and thumbnails of a page: rules of reading that are told in points need a sheet. */
const ofSheetSize = (page: PageText): PageText => {
  const longest = Math.max(page.width, page.height);
  const isSheet =
    longest <= LONGEST_SIDE &&
    (Math.min(page.width, page.height) >= SHORTEST_SIDE || longest === 0);
  if (isSheet) return page;
  const scale = LETTER_HEIGHT / longest;
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    words: page.words.map((word) => ({
      ...word,
      fontSize: word.fontSize * scale,
      box: {
        left: word.box.left * scale,
        top: word.box.top * scale,
        right: word.box.right * scale,
        bottom: word.box.bottom * scale,
      },
    })),
  };
};
