/** The six numbers of a PDF matrix: `[a b c d e f]`. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];
export type Bounds = readonly [left: number, bottom: number, right: number, top: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const numbersOf = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value;
  return ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number> & ArrayBufferView) : [];
};

const NONE: ArrayLike<number> = [];

export const matrixOf = (value: unknown): Matrix => {
  // Every string of a page has one: typed arrays are read as they are, without an iterator.
  const numbers =
    Array.isArray(value) || ArrayBuffer.isView(value) ? (value as ArrayLike<number>) : NONE;
  return [
    numbers[0] ?? 1,
    numbers[1] ?? 0,
    numbers[2] ?? 0,
    numbers[3] ?? 1,
    numbers[4] ?? 0,
    numbers[5] ?? 0,
  ];
};

/** Length of a way; most lead along an axis, where it takes no root. */
export const lengthOf = (x: number, y: number): number =>
  y === 0 ? Math.abs(x) : x === 0 ? Math.abs(y) : Math.hypot(x, y);

/**
 * What `second` does, seen from where `first` leads. By index here and in what follows: taking a
 * list apart goes through its iterator, and each string of a page asks for several of these.
 */
export const times = (first: Matrix, second: Matrix): Matrix => [
  first[0] * second[0] + first[2] * second[1],
  first[1] * second[0] + first[3] * second[1],
  first[0] * second[2] + first[2] * second[3],
  first[1] * second[2] + first[3] * second[3],
  first[0] * second[4] + first[2] * second[5] + first[4],
  first[1] * second[4] + first[3] * second[5] + first[5],
];

export const at = (matrix: Matrix, point: Point): Point => [
  matrix[0] * point[0] + matrix[2] * point[1] + matrix[4],
  matrix[1] * point[0] + matrix[3] * point[1] + matrix[5],
];

/** Whether the edges of a box are still level and upright on the page. */
export const keepsBoxes = ([a, b, c, d]: Matrix): boolean =>
  (Math.abs(b) < SKEW && Math.abs(c) < SKEW) || (Math.abs(a) < SKEW && Math.abs(d) < SKEW);

const SKEW = 1e-4;

export const boundsOf = (points: readonly Point[]): Bounds => {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, point[0]);
    bottom = Math.min(bottom, point[1]);
    right = Math.max(right, point[0]);
    top = Math.max(top, point[1]);
  }
  return [left, bottom, right, top];
};

/** The box on the page that holds a box of the matrix's space. */
export const boxOnPage = (matrix: Matrix, [left, bottom, right, top]: Bounds): Bounds =>
  boundsOf(
    (
      [
        [left, bottom],
        [right, bottom],
        [left, top],
        [right, top],
      ] as const
    ).map((corner) => at(matrix, corner)),
  );

export const meet = (one: Bounds | null, other: Bounds): Bounds =>
  one === null
    ? other
    : [
        Math.max(one[0], other[0]),
        Math.max(one[1], other[1]),
        Math.min(one[2], other[2]),
        Math.min(one[3], other[3]),
      ];

export const holds = (box: Bounds, [x, y]: Point): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
