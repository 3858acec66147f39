/** Numbers of the operations that pdfjs takes a page apart into (its `OPS`). */
export const OPERATION = {
  setLineWidth: 2,
  setGraphicsState: 9,
  save: 10,
  restore: 11,
  transform: 12,
  clip: 29,
  evenOddClip: 30,
  beginText: 31,
  setCharSpacing: 33,
  setWordSpacing: 34,
  setHorizontalScale: 35,
  setLeading: 36,
  setFont: 37,
  setRenderingMode: 38,
  setTextRise: 39,
  moveText: 40,
  setLeadingMoveText: 41,
  setTextMatrix: 42,
  nextLine: 43,
  showText: 44,
  setFillPattern: 55,
  setFillColor: 59,
  shading: 62,
  beginMarked: 69,
  beginMarkedWithProperties: 70,
  endMarked: 71,
  formBegin: 74,
  formEnd: 75,
  groupBegin: 76,
  beginAnnotation: 80,
  endAnnotation: 81,
  firstImage: 83,
  image: 85,
  inlineImage: 86,
  lastImage: 90,
  constructPath: 91,
  setFillTransparent: 93,
} as const;

/** Operations that paint one image where the unit square lies. */
export const SINGLE_IMAGES: ReadonlySet<number> = new Set([83, 85, 86, 90]);
/** What becomes of a path. */
export const FILLS: ReadonlySet<number> = new Set([22, 23, 24, 25, 26, 27]);
/** Of those, the ones that fill where an odd number of a path's shapes lie. */
export const EVEN_ODD_FILLS: ReadonlySet<number> = new Set([23, 25, 27]);
export const STROKES: ReadonlySet<number> = new Set([20, 21, 24, 25, 26, 27]);
