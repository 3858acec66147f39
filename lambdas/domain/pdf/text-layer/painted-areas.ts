import { type Bounds, holds, type Point } from './matrices.ts';

/** What was painted on a part of the page. */
export interface PaintedArea {
  box: Bounds;
  /** `#rrggbb` of a plain rectangle; null where the box holds a picture, a pattern or another shape. */
  color: string | null;
}

const MOVE = 0;
const LINE = 1;
const CLOSE = 4;

/**
 * The rectangles that a path of pdfjs consists of, in the path's own units; null where it holds
 * anything else.
 */
export const rectanglesOf = (path: ArrayLike<number>): Bounds[] | null => {
  const found: Bounds[] = [];
  let index = 0;
  while (index < path.length) {
    const points: Point[] = [];
    if (path[index] !== MOVE) return null;
    for (; index < path.length && (points.length === 0 || path[index] === LINE); index += 3)
      points.push([path[index + 1] ?? 0, path[index + 2] ?? 0]);
    while (path[index] === CLOSE) index += 1;
    const box = rectangleOf(points);
    if (box === null) return null;
    found.push(box);
  }
  return found;
};

/**
 * What is painted of the rectangles of one path that is filled where an odd number of them lie: of a box in a box,
 * as programs draw the border of a cell, the frame alone.
 */
export const framesOf = (boxes: readonly Bounds[]): readonly Bounds[] => {
  const [first, second, third] = boxes;
  if (first === undefined || second === undefined || third !== undefined) return boxes;
  const [inner, outer] = isWithin(first, second) ? [first, second] : [second, first];
  if (!isWithin(inner, outer)) return boxes;
  return [
    [outer[0], outer[1], outer[2], inner[1]],
    [outer[0], inner[3], outer[2], outer[3]],
    [outer[0], inner[1], inner[0], inner[3]],
    [inner[2], inner[1], outer[2], inner[3]],
  ];
};

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

const rectangleOf = (points: readonly Point[]): Bounds | null => {
  const [first, second, third, fourth, fifth] = points;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return null;
  if (points.length > 5 || (fifth !== undefined && !isSame(fifth, first))) return null;
  const [a, b, c, d] = [first, second, third, fourth];
  const isLevelFirst = a[1] === b[1] && b[0] === c[0] && c[1] === d[1] && d[0] === a[0];
  const isUprightFirst = a[0] === b[0] && b[1] === c[1] && c[0] === d[0] && d[1] === a[1];
  if (!isLevelFirst && !isUprightFirst) return null;
  return [Math.min(a[0], c[0]), Math.min(a[1], c[1]), Math.max(a[0], c[0]), Math.max(a[1], c[1])];
};

const isSame = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

export const PAPER = '#ffffff';

/** Whether text of this color at this place cannot be told from what lies under it. */
export const isLostIn = (
  areas: readonly PaintedArea[],
  colors: ReadonlySet<string>,
  color: string,
  place: Point,
): boolean => {
  if (!looksLike(color, PAPER) && ![...colors].some((one) => looksLike(color, one))) return false;
  const ground = groundAt(areas, place);
  return ground !== null && looksLike(color, ground);
};

/** The color under a point: that of the paper or of a plain area; null where nobody knows. */
const groundAt = (areas: readonly PaintedArea[], point: Point): string | null => {
  for (let index = areas.length - 1; index >= 0; index -= 1) {
    const area = areas[index];
    if (area !== undefined && holds(area.box, point)) return area.color;
  }
  return PAPER;
};

/** Of 255; colors nearer than this look the same. */
const SAME_SHADE = 10;

/** Red, green and blue, of 255. */
export const shadesOf = (color: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

export const looksLike = (color: string, other: string): boolean => {
  if (color === other) return true;
  const others = shadesOf(other);
  return shadesOf(color).every(
    (shade, index) => Math.abs(shade - (others[index] ?? 0)) < SAME_SHADE,
  );
};
