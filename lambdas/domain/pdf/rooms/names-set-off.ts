import { append } from '../../append.ts';
import type { Line } from '../pages/lines.ts';
import type { LearnedRow } from '../tables/learned-row.ts';
import { couldHeadRows, endsInColon } from './plain-heads.ts';

/** Names that are set alike, at least: one may be a remark. */
const LEAST_NAMES = 2;

/** Rows to each name, at least. */
const ROWS_TO_NAME = 1.5;

/** Points by which lines that begin at one edge differ. */
const SAME_EDGE = 3;

/** How a line is set: the type, its size and where it begins. */
export const settingOf = ({ fontSize, italic, box: { left } }: Line): string =>
  `${fontSize.toFixed(1)} ${italic} ${Math.round(left)}`;

/**
 * `Frame` and `Screen` in slanted type, `EQUIPMENT` and `LABOR` where neither rows nor their words begin: what is set
 * so, each time right above a row and the first of it above the first row, heads the rows below. Notes below rows
 * are set otherwise. Returns the settings of such names in a table without numbers.
 */
export const settingsOfNames = (rows: readonly LearnedRow[]): ReadonlySet<string> => {
  const figured = rows.filter(({ isRow }) => isRow);
  // Above figures without words stand descriptions.
  if (figured.some(({ described }) => described.length === 0)) return new Set();
  const first = rows.findIndex(({ isRow }) => isRow);
  const found = new Map<string, number[]>();
  for (const [at, { isRow, line }] of rows.entries())
    if (!isRow && !line.bold && !line.ocr) append(found, settingOf(line), at);
  const isApart = ({ line: { italic, box } }: LearnedRow): boolean =>
    // Right of the words it is the upper half of a cell.
    figured.every(({ figuresLeft }) => figuresLeft === null || box.left < figuresLeft) &&
    ((italic && figured.every(({ line }) => !line.italic)) ||
      figured.every(({ line, textLeft }) =>
        [line.box.left, textLeft].every(
          (left) => left === null || Math.abs(left - box.left) > SAME_EDGE,
        ),
      ));
  return new Set(
    [...found].flatMap(([key, places]) => {
      const heading = places.filter((at) => {
        const line = rows[at]?.line;
        const isAbove = line !== undefined && rows[at + 1]?.isRow === true;
        return isAbove && couldHeadRows(line) && !endsInColon(line);
      });
      // The last line of a page has its rows overleaf.
      const areHeads = heading.length >= Math.max(LEAST_NAMES, places.length - 1);
      const [at = first] = places;
      const above = rows[at];
      const isFirst = above !== undefined && at < first && isApart(above);
      return areHeads && isFirst && figured.length >= places.length * ROWS_TO_NAME ? [key] : [];
    }),
  );
};
