import type { ColumnKind } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import type { Step } from './text-line.ts';

/**
 * `WC-(6*9)-(5*6.67)+(10*9*.5)+SUB1WC` over `1,121.00SF   0.53+   3.16 =`: a calculation of a rough draft that leaves
 * no room for the quantity stands alone, at its column's edge, and the figures of its row below it.
 */
export const readCalculationAbove: Step = ({ line, rest: [next], table, state: { item } }) => {
  const of = (kind: ColumnKind) => table.model.columns.find((column) => column.kind === kind);
  const [calculation, quantity] = [of('calculation'), of('quantity')];
  const last = item?.lines.at(-1);
  if (item === null || last === undefined || next === undefined) return false;
  if (calculation === undefined || quantity === undefined) return false;
  if (item.number === null || item.figureLines > 0 || item.texts.has('calculation')) return false;
  const isAlone = line.words.length === 1 && CALCULATION.test(line.text);
  const isAtEdge = Math.abs(line.box.left - calculation.left) < AT_EDGE;
  const leavesNoRoom = line.box.right > quantity.left - line.fontSize;
  if (!isAlone || !isAtEdge || !leavesNoRoom) return false;
  if (pitchBetween(last, line) > SECOND_LINE || !isQuantity(next.words[0]?.text)) return false;
  item.texts.set('calculation', line.text);
  item.lines.push(line);
  return true;
};

/** Measures of rooms, `WC`, `SUB1PF`, and numbers, with signs between them. */
const CALCULATION = /^(?=.*[-+*/])[-+*/().\dA-Z]{4,}$/;

const isQuantity = (text: string | undefined): boolean =>
  /^[\d,]*\d\.\d\d\s?[A-Z]{2}$/.test(text ?? '');

/** Points by which a cell may begin beside the others of its column. */
const AT_EDGE = 4;
