import type { Line } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { readCalculationAbove } from './calculations-above.ts';
import { withoutCellsBelow } from './cells-below.ts';
import {
  readCentredName,
  readCoverage,
  readHeadsOfColumns,
  readLevel,
  readMeasures,
  readNameInPlainType,
  readNameOfOpenRoom,
  readNameSetOff,
  readPlainHeading,
  readRoomGoingOn,
  readRoomHead,
  readStrongHeading,
  readTradeBelow,
} from './headings.ts';
import { readMarkedLine } from './marked-lines.ts';
import {
  readChoiceBelow,
  readIncurredAbove,
  readIncurredBelow,
  readIntroOfRows,
  readMessage,
  readNote,
  readNoteAboveFigures,
  readRemarkBelowTable,
  readRemarkSetIn,
  readSaidOfHead,
  readSlantedNote,
  readStrayText,
} from './notes.ts';
import { withoutAction } from './operation-lines.ts';
import { lookAt, type Step, type TextLine } from './text-line.ts';
import {
  readLeadingText,
  readOperation,
  readWrappedCells,
  readWrappedDescription,
  withoutCutDecimals,
} from './texts-of-rows.ts';

/** What a line may be, from the surest kind to the one that is left. */
const STEPS: readonly Step[] = [
  readOperation,
  readCalculationAbove,
  readMessage,
  readChoiceBelow,
  readIncurredBelow,
  readIncurredAbove,
  readRoomGoingOn,
  readCentredName,
  readHeadsOfColumns,
  readIntroOfRows,
  readSaidOfHead,
  readMarkedLine,
  readNameSetOff,
  readSlantedNote,
  readNameInPlainType,
  readLeadingText,
  readWrappedDescription,
  ({ line, among }) => isPageFurniture(line.text) && among !== 'rows',
  readWrappedCells,
  readNoteAboveFigures,
  readCoverage,
  readLevel,
  readNameOfOpenRoom,
  readTradeBelow,
  readRoomHead,
  readMeasures,
  readRemarkSetIn,
  readStrongHeading,
  readPlainHeading,
  readStrayText,
  readRemarkBelowTable,
  readNote,
];

/**
 * Reads a line without figures: section, next room's heading, wrapped description or note, and the
 * decimals of a quantity that was too long for its column.
 */
export const readTextLine = (
  printed: Line,
  around: Pick<TextLine, 'rest' | 'page' | 'table' | 'state' | 'groups' | 'headerOf'>,
): void => {
  const { item } = around.state;
  const whole = item === null ? printed : withoutCutDecimals(printed, item);
  const own = item === null || whole === null ? whole : withoutCellsBelow(whole, item);
  const line = item === null || own === null ? own : withoutAction(own, item);
  if (line === null) return;
  const text = lookAt(line, around);
  STEPS.some((step) => step(text));
};
