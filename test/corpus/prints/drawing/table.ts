import type { Cell, Flow } from '../../drawing/flow.ts';
import type { Amounts, ModelItem } from '../../model.ts';

export interface PrintColumn {
  key: string;
  /** The head's physical lines, top first; fewer than the table has stand at the bottom. */
  head: readonly string[];
  align: 'left' | 'right' | 'center';
  /** One text, or one per physical line of the figures. */
  text(item: ModelItem): string | readonly string[];
  total?(amounts: Amounts): string;
  /** Breaks its text at the column's width; share of the room that figures leave. */
  wrap?: number;
}

export interface PrintTable {
  columns: readonly PrintColumn[];
  /** A text of its own line above the figures: number and description. */
  above?: (item: ModelItem) => string;
  head: 'rules' | 'shaded' | 'dark' | 'plain' | 'boxed';
  rows: 'plain' | 'rules' | 'zebra' | 'grid';
  /** `center` sets figures between the lines of a description, as cells of web pages do. */
  valign: 'top' | 'middle' | 'bottom' | 'center';
  /** Points between columns. */
  gap: number;
  /** Where figures below a description of their own start, as a share of the width. */
  indent?: number;
  headSize?: number;
}

interface PlacedColumn {
  column: PrintColumn;
  left: number;
  right: number;
}

export interface PlacedPrintTable {
  table: PrintTable;
  placed: readonly PlacedColumn[];
}

const linesOf = (text: string | readonly string[]): readonly string[] =>
  typeof text === 'string' ? [text] : text;

/** Narrowest column of wrapped text worth drawing, points. */
const narrowest = 105;

/** Gives figures the room of their widest text and wrapped columns the rest; sets smaller type where needed. */
export const placeTable = (
  flow: Flow,
  table: PrintTable,
  items: readonly ModelItem[],
  totals: readonly Amounts[],
): PlacedPrintTable => {
  const { style } = flow;
  const usable = style.width - style.marginLeft - style.marginRight;
  let { gap } = table;
  for (;;) {
    const widths = table.columns.map((column) =>
      column.wrap === undefined ? widest(flow, table, column, items, totals) : 0,
    );
    const indent = table.above === undefined ? 0 : usable * (table.indent ?? 0.12);
    const rest =
      usable - indent - widths.reduce((sum, width) => sum + width, 0) - gap * (widths.length - 1);
    const wrapping = table.columns.filter((column) => column.wrap !== undefined);
    const wanted = wrapping.length * narrowest * (style.size / 9);
    if (rest >= wanted) {
      // Without wrapped text the columns spread over the page.
      const spread = wrapping.length === 0 ? (rest * 0.9) / Math.max(1, widths.length - 1) : 0;
      let at = style.marginLeft + indent;
      const placed = table.columns.map((column, index): PlacedColumn => {
        const width = column.wrap === undefined ? (widths[index] ?? 0) : rest * column.wrap;
        const left = at;
        at += width + gap + spread;
        return { column, left, right: left + width };
      });
      return { table, placed };
    }
    if (gap > 6) gap = Math.max(5, gap * 0.8);
    else if (style.size > 5.5) style.size -= 0.25;
    else throw new Error('The table does not fit on the page at any size.');
  }
};

const widest = (
  flow: Flow,
  table: PrintTable,
  column: PrintColumn,
  items: readonly ModelItem[],
  totals: readonly Amounts[],
): number =>
  Math.max(
    ...column.head.map((text) => flow.width(text, { bold: true }, headSize(flow, table))),
    ...items.flatMap((item) => linesOf(column.text(item)).map((text) => flow.width(text))),
    ...totals.map((amounts) => flow.width(column.total?.(amounts) ?? '', { bold: true })),
  );

const headSize = (flow: Flow, table: PrintTable): number => table.headSize ?? flow.style.size;

const cellOf = ({ column, left, right }: PlacedColumn, text: string): Cell =>
  column.align === 'right'
    ? { text, x: right, align: 'right' }
    : column.align === 'center'
      ? { text, x: (left + right) / 2, align: 'center' }
      : { text, x: left };

/** A line in another gray than black. */
export const grayLine = (flow: Flow, cells: readonly Cell[], gray: number): void => {
  const before = flow.sheet.marks.length;
  flow.line(cells);
  for (const mark of flow.sheet.marks.slice(before)) if (mark.kind === 'text') mark.gray = gray;
};

export const drawHead = (flow: Flow, { table, placed }: PlacedPrintTable): void => {
  const count = Math.max(...table.columns.map((column) => column.head.length));
  const size = headSize(flow, table);
  const leading = size * flow.style.leading;
  const height = count * leading + 4;
  const shade = { shaded: 0.86, dark: 0.22, rules: null, plain: null, boxed: null }[table.head];
  if (shade !== null)
    flow.sheet.marks.push({
      kind: 'box',
      x: flow.left - 3,
      y: flow.y,
      width: flow.right - flow.left + 6,
      height,
      gray: shade,
    });
  if (table.head === 'boxed')
    flow.sheet.marks.push({
      kind: 'box',
      x: flow.left - 3,
      y: flow.y,
      width: flow.right - flow.left + 6,
      height,
      gray: null,
    });
  if (table.head === 'rules') flow.rule(flow.left, flow.right, 0.8);
  const top = flow.y;
  flow.y += 2;
  for (let line = 0; line < count; line++) {
    const cells = placed.flatMap((entry): Cell[] => {
      const text = entry.column.head[line - (count - entry.column.head.length)];
      return text === undefined || text === ''
        ? []
        : [{ ...cellOf(entry, text), bold: true, size }];
    });
    const before = flow.sheet.marks.length;
    flow.line(cells, leading);
    if (table.head === 'dark')
      for (const mark of flow.sheet.marks.slice(before)) if (mark.kind === 'text') mark.gray = 1;
  }
  flow.y = top + height;
  if (table.head === 'rules') flow.rule(flow.left, flow.right, 0.8);
  flow.y += 3;
};

/** Draws one item's lines and returns the page on which its first line stands. */
export const drawRow = (
  flow: Flow,
  { table, placed }: PlacedPrintTable,
  item: ModelItem,
  index: number,
  options: { struck?: boolean; mayBreak?: boolean } = {},
): number => {
  const text = placed.map(({ column, left, right }) =>
    column.wrap === undefined
      ? linesOf(column.text(item))
      : linesOf(column.text(item)).flatMap((line) => flow.wrap(line, right - left + 0.5)),
  );
  const above =
    table.above === undefined ? [] : flow.wrap(table.above(item), flow.right - flow.left);
  const count = Math.max(...text.map((lines) => lines.length));
  const padding = table.rows === 'plain' ? 0 : 4;
  const height = (above.length + count) * flow.leading + padding;
  if (options.mayBreak !== true) flow.need(height);
  else flow.need(flow.leading);
  const page = flow.page;
  const top = flow.y;
  if (table.rows === 'zebra' && index % 2 === 1)
    flow.sheet.marks.push({
      kind: 'box',
      x: flow.left - 3,
      y: top,
      width: flow.right - flow.left + 6,
      height,
      gray: 0.93,
    });
  flow.y += padding / 2;
  const { struck = false } = options;
  const bold = item.bold;
  for (const line of above) {
    flow.need(flow.leading);
    flow.line([{ text: line, x: flow.left, bold, struck }]);
  }
  const centered = table.valign === 'center' && options.mayBreak !== true;
  if (centered) {
    // Each column's lines about the middle of the row, on baselines of their own.
    const start = flow.y;
    placed.forEach((entry, at) => {
      const lines = text[at] ?? [];
      const offset = ((count - lines.length) / 2) * flow.leading;
      lines.forEach((one, line) => {
        const baseline = start + offset + line * flow.leading + flow.style.size * 0.8;
        flow.mark({ ...cellOf(entry, one), bold, struck }, baseline, undefined, at);
      });
    });
    flow.y = start + count * flow.leading;
  } else
    for (let line = 0; line < count; line++) {
      flow.need(flow.leading);
      flow.line(
        placed.flatMap((entry, at): Cell[] => {
          const lines = text[at] ?? [];
          const missing = count - lines.length;
          const before =
            table.valign === 'bottom'
              ? missing
              : table.valign === 'middle'
                ? Math.floor(missing / 2)
                : 0;
          const one = lines[line - before];
          return one === undefined || one === '' ? [] : [{ ...cellOf(entry, one), bold, struck }];
        }),
      );
    }
  if (page === flow.page) flow.y = top + height;
  if (table.rows === 'grid' && page === flow.page)
    for (const { left } of placed.slice(1))
      flow.sheet.marks.push({
        kind: 'line',
        x1: left - table.gap / 2,
        y1: top,
        x2: left - table.gap / 2,
        y2: flow.y,
        width: 0.4,
      });
  return page;
};

/** The line below a row and its notes, where the table has one. */
export const closeRow = (flow: Flow, { table }: PlacedPrintTable): void => {
  if (table.rows === 'rules' || table.rows === 'grid')
    flow.rule(flow.left - 3, flow.right + 3, 0.4);
};

/** Sums under their columns behind a label, which takes a line of its own where it is long. */
export const drawTotals = (
  flow: Flow,
  { placed }: PlacedPrintTable,
  label: string,
  amounts: Amounts,
  options: { rule?: boolean; labelX?: number } = {},
): void => {
  flow.need(flow.leading * 2.4);
  if (options.rule !== false) {
    flow.y += 2;
    flow.rule(flow.left, flow.right, 0.6);
    flow.y += 3;
  }
  const figures = placed.flatMap((entry): Cell[] => {
    const text = entry.column.total?.(amounts);
    return text === undefined ? [] : [{ ...cellOf(entry, text), bold: true }];
  });
  const x = options.labelX ?? flow.left;
  const first = Math.min(
    ...figures.map((cell) => cell.x - flow.width(cell.text, { bold: true })),
    flow.right,
  );
  const name = { text: label, x, bold: true };
  if (x + flow.width(label, { bold: true }) + 8 < first) flow.line([name, ...figures]);
  else {
    flow.line([name]);
    flow.line(figures);
  }
  flow.space(0.5);
};
