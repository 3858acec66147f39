import { isReckoning } from '../between-rows/wrapped-text.ts';
import type { Line } from '../pages/lines.ts';
import { areMeasuresAlone, isLabelledMeasures } from '../rooms/measures.ts';
import { isPricedRow } from '../sums/read-total.ts';
import {
  beginBelowDescription,
  beginBelowLeadingText,
  beginLooseRow,
  beginNumberedRow,
  beginPlainRow,
  beginTickedRow,
  beginUnpricedRow,
} from './begin-rows.ts';
import { readFiguresBesideWrap } from './figures-beside-wraps.ts';
import { lookAt, type Reading, type Step } from './item-line.ts';
import { readMoreFigures, readRateBelow, readWear } from './more-figures.ts';
import { isWholeRow, standsOutside } from './shapes-of-rows.ts';
import { readFoot, readMarkup } from './sums-of-tables.ts';

/** What has no figures, or figures that stand in running text. */
const isText: Step = ({ line, table, assigned, isAwaited, isWhole }) => {
  if (isAwaited && !table.model.describesInRow && standsOutside(assigned)) return false;
  if (assigned.figures === 0) return false;
  // A letter under a heading that nobody knows leaves a row what it is where its price adds up.
  const mayStray =
    (isAwaited && isWhole) || (isWholeRow(assigned, false) && isPricedRow(line, table));
  return assigned.strayTexts > 0 && !mayStray ? false : null;
};

/** What a line with figures may be, in the order of certainty. */
const STEPS: readonly Step[] = [
  readRateBelow,
  readFiguresBesideWrap,
  beginUnpricedRow,
  isText,
  beginBelowDescription,
  beginLooseRow,
  readMarkup,
  readWear,
  readFoot,
  beginPlainRow,
  beginBelowLeadingText,
  readMoreFigures,
];

/** Reads a line that begins an item or adds figures to one; false where it is text. */
export const readItemLine = (line: Line, reading: Reading): boolean => {
  if (beginNumberedRow(line, reading) || beginTickedRow(line, reading)) return true;
  if (!reading.table.numbered && isReckoning(line.text)) return false;
  // Whatever columns the figures stand in.
  if (isLabelledMeasures(line.text) || areMeasuresAlone(line.text)) return false;
  const given = lookAt(line, reading);
  for (const step of STEPS) {
    const isTaken = step(given);
    if (isTaken !== null) return isTaken;
  }
  return false;
};
