import type { Cell, Flow } from '../drawing/flow.ts';
import type { Amounts, ModelItem } from '../model.ts';
import { money } from './format.ts';
import type { TableColumn, TableLayout } from './table-layout.ts';

export interface PlacedTable {
  /** The table's head, line by line. */
  head: Cell[][];
  /** Points; what a wrapped description may fill. */
  descriptionWidth: number;
  /** Where a rough draft's category, selector, activity and description start. */
  codeStops: readonly number[];
  /** One line of figures put into their columns. */
  cells(figures: Record<string, string>): Cell[];
}

interface Placed {
  column: TableColumn;
  left: number;
  right: number;
}

/** Narrowest description column worth drawing, in widths of an `n`. */
const narrowestDescription = 24;

/**
 * Gives each column the room that its widest text needs. A table too wide for the page is set
 * in smaller type, as a producer would.
 */
export const placeColumns = (
  flow: Flow,
  table: TableLayout,
  items: readonly ModelItem[],
  totals: Amounts,
): PlacedTable => {
  const { style } = flow;
  const usable = style.width - style.marginLeft - style.marginRight;
  const texts = items.flatMap((item) => table.figures(item));
  let gap = style.columnGap;
  for (;;) {
    const widths = table.columns.map((column) => widest(flow, column, texts, totals));
    const figures = widths.reduce((sum, width) => sum + width + gap, 0);
    const rest = usable - figures;
    const wanted = table.description === 'beside' ? narrowestDescription * flow.width('n') : 0;
    if (rest >= wanted) return place(flow, table, items, widths, gap, rest);
    if (gap > 7) gap = Math.max(6, gap * 0.75);
    else if (style.size > 5) style.size -= 0.25;
    else throw new Error('The table does not fit on the page at any size.');
  }
};

const widest = (
  flow: Flow,
  column: TableColumn,
  texts: readonly Record<string, string>[],
  totals: Amounts,
): number =>
  Math.max(
    ...column.head.map((text) => flow.width(text, { bold: true })),
    ...texts.map((cells) => flow.width(cells[column.key] ?? '')),
    column.total === undefined ? 0 : flow.width(money(totals[column.total]), { bold: true }),
  );

const place = (
  flow: Flow,
  table: TableLayout,
  items: readonly ModelItem[],
  widths: readonly number[],
  gap: number,
  rest: number,
): PlacedTable => {
  const { style } = flow;
  const left = style.marginLeft;
  const beside = table.description === 'beside';
  const codeStops = stopsOfCodes(flow, items);
  // Figures below a description of their own spread over the page, behind a small indent.
  const spread = beside ? gap : gap + (rest * 0.85) / table.columns.length;
  let at = beside ? left + rest : left + rest * 0.15;
  const placed = table.columns.map((column, index): Placed => {
    const from = at + spread;
    at = from + (widths[index] ?? 0);
    return { column, left: from, right: at };
  });
  const cellOf = (
    { column, left: from, right: to }: Placed,
    text: string,
    align: TableColumn['align'] = column.align,
  ): Cell =>
    align === 'right'
      ? { text, x: to, align }
      : align === 'center'
        ? { text, x: (from + to) / 2, align }
        : { text, x: from };
  const lines = Math.max(...table.columns.map((column) => column.head.length));
  const headAlign = (column: TableColumn): TableColumn['align'] =>
    style.headAlign === 'center' && column.align === 'right' ? 'center' : column.align;
  const head = Array.from({ length: lines }, (_, line): Cell[] => [
    ...(line === 0 && table.descriptionHead !== null
      ? [{ text: table.descriptionHead, x: left }]
      : []),
    ...placed.map((entry) => cellOf(entry, entry.column.head[line] ?? '', headAlign(entry.column))),
  ]);
  return {
    head:
      table.layout === 6
        ? [
            ['CAT', 'SEL', 'ACT', 'DESCRIPTION'].map((text, index) => ({
              text,
              x: codeStops[index] ?? left,
            })),
            ...head,
          ]
        : head,
    codeStops,
    descriptionWidth: rest,
    cells: (figures) =>
      placed
        .map((entry) => cellOf(entry, figures[entry.column.key] ?? ''))
        .filter((cell) => cell.text !== ''),
  };
};

const stopsOfCodes = (flow: Flow, items: readonly ModelItem[]): number[] => {
  const widestOf = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => flow.width(text, { bold: true })));
  const gap = flow.width('nn');
  const category = flow.style.marginLeft + flow.width('* 000b.') + gap;
  const selector = category + widestOf(['CAT', ...items.map((item) => item.cat)]) + gap;
  const activity = selector + widestOf(['SEL', ...items.map((item) => item.sel)]) + gap;
  return [category, selector, activity, activity + widestOf(['ACT']) + gap];
};
