import type { LearnedRow } from './learned-row.ts';

/** Type that is smaller by so much is another. */
export const SMALLER = 0.94;

/** Points by which the lines of one description begin apart, at most. */
export const SAME_EDGE = 4;

/**
 * Whether what is said of rows is set in below them and slanted, or in smaller type, as no description is: then a line
 * in the type of the descriptions and at their edge, `Weathered Wood` below `six nails, color`, is one, whatever letter
 * it begins with.
 */
export const haveRemarksInOwnType = (rows: readonly LearnedRow[]): boolean =>
  haveRemarksInItalics(rows) || haveSmallerRemarks(rows);

const haveRemarksInItalics = (rows: readonly LearnedRow[]): boolean =>
  rows.every(({ isRow, italic }) => !isRow || !italic) &&
  rows.some(({ isRow, textLeft }, at) => {
    const below = rows[at + 1];
    return (
      isRow &&
      textLeft !== null &&
      below?.isRow === false &&
      below.italic &&
      below.line.box.left > textLeft + SAME_EDGE
    );
  });

/** One may be smaller for any reason. */
const LEAST_SMALLER = 2;

const haveSmallerRemarks = (rows: readonly LearnedRow[]): boolean =>
  rows.filter(({ isRow, textLeft, fontSize }, at) => {
    const below = rows[at + 1];
    return (
      isRow &&
      textLeft !== null &&
      below?.isRow === false &&
      !below.line.ocr &&
      below.fontSize < fontSize * SMALLER &&
      below.line.box.left > textLeft + SAME_EDGE
    );
  }).length >= LEAST_SMALLER;
