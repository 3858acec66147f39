import type { Line } from '../pages/lines.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { Table } from '../tables/table.ts';
import { isLabelledNote, pitchOf, styleOf } from './wrapped-text.ts';

/** Points by which lines of one cell begin apart, at most. */
const SAME_EDGE = 3;
/** Lines of one cell stand this much closer than rows: each row has a band of its own. */
const FAR_TIGHTER = 0.7;
/** By how much the distance of a cell's lines varies. */
const SLACK = 1.12;

/**
 * `Condenser` | `5 ton heat pump` over `replaces unit S/N 1904228817`: beside the product that a bookkeeping program
 * names, the description is a cell of details. Whatever lines somebody typed there are of it, wherever they break.
 */
export const isInCellOfDetails = (line: Line, item: RawItem, { model, wrap }: Table): boolean => {
  const described = model.columns.find(({ kind }) => kind === 'description');
  const end = item.descriptionEnd;
  if (described === undefined || end === null || end.line.page !== line.page) return false;
  if (!model.columns.some(({ kind }) => kind === 'title') || isLabelledNote(line.text))
    return false;
  if (wrap.pitch === null || wrap.pitch > (wrap.rowPitch ?? 0) * FAR_TIGHTER) return false;
  const style = styleOf(end.line.words);
  return (
    !line.ocr &&
    Math.abs(line.box.left - described.left) < SAME_EDGE &&
    line.bold === style.bold &&
    line.italic === style.italic &&
    Math.abs(line.fontSize - style.fontSize) < 0.5 &&
    pitchOf(end.line, line) < wrap.pitch * SLACK
  );
};
