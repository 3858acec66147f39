import { type Cell, Flow } from '../../drawing/flow.ts';
import type { Slant } from '../../drawing/typeface.ts';
import type { Style } from '../../style.ts';

/** Where a column stands, and at which edge its texts do. */
export interface FittedColumn<Key extends string> {
  column: Key;
  left: number;
  right: number;
  align: 'left' | 'right' | 'center';
}

export interface ColumnsToFit<Key extends string> {
  columns: readonly Key[];
  /** The one whose words may be broken over lines. */
  words: Key;
  alignOf(column: Key): FittedColumn<Key>['align'];
  /** All that a column prints, its heading among it. */
  textsOf(column: Key): readonly string[];
  gap: number;
  /** Whether the words have all the room that figures leave. */
  isSpread: boolean;
  /** Share of the longest words' width that they have otherwise. */
  share: number;
}

/** Points that words need at least. */
const LEAST_WORDS = 130;

/**
 * Columns as wide as their texts, the words in the room that is left; where these have none the type
 * is set smaller, and at last the page on its side. Changes the style.
 */
export const fitColumns = <Key extends string>(
  style: Style,
  fit: ColumnsToFit<Key>,
): FittedColumn<Key>[] => {
  for (;;) {
    const measure = new Flow(style);
    const widest = (column: Key): number =>
      Math.max(...fit.textsOf(column).map((text) => measure.width(text, { bold: true })));
    const usable = style.width - style.marginLeft - style.marginRight;
    const others = fit.columns
      .filter((column) => column !== fit.words)
      .reduce((total, column) => total + widest(column) + fit.gap, 0);
    const rest = usable - others;
    const wanted = widest(fit.words);
    if (rest < Math.min(wanted, LEAST_WORDS)) {
      if (style.size > 7.5) style.size -= 0.5;
      else if (style.width < style.height)
        [style.width, style.height] = [style.height, style.width];
      else throw new Error('The columns do not fit on a page.');
      continue;
    }
    const words = Math.min(rest, fit.isSpread ? rest : Math.max(110, wanted * fit.share));
    let at = style.marginLeft;
    return fit.columns.map((column): FittedColumn<Key> => {
      const left = at;
      const right = left + (column === fit.words ? words : widest(column));
      at = right + fit.gap;
      return { column, left, right, align: fit.alignOf(column) };
    });
  }
};

/** A text at the edge of its column. */
export const cellIn = <Key extends string>(
  { align, left, right }: FittedColumn<Key>,
  text: string,
  slant: Slant & { size?: number } = {},
): Cell => ({
  text,
  ...slant,
  align,
  x: align === 'right' ? right : align === 'center' ? (left + right) / 2 : left,
});

/** A gray band behind the line that is drawn next. */
export const shadeLine = (
  flow: Flow,
  { left, right }: { left: number; right: number },
  gray: number,
): void => {
  const box = { x: left - 2, y: flow.y - 1, width: right - left + 4, height: flow.leading + 1 };
  flow.sheet.marks.push({ kind: 'box', ...box, gray });
};
