import type { Flow } from '../../drawing/flow.ts';

/** A column of a table that is ruled like a spreadsheet's; the widths are shares of the table's. */
export interface RuledColumn {
  head: readonly string[];
  share: number;
  align: 'left' | 'right' | 'center';
  headAlign?: 'left' | 'right' | 'center';
}

export interface RuledTable {
  columns: readonly RuledColumn[];
  left: number;
  right: number;
  size: number;
  headSize?: number;
  /** Between a cell's text and its edge. */
  pad: number;
  lines: 'grid' | 'rows' | 'outer' | 'none';
  /** Gray behind the head; null for none. */
  headGray: number | null;
  headBold?: boolean;
  valign?: 'top' | 'middle' | 'bottom';
}

export interface RowLook {
  bold?: boolean;
  italic?: boolean;
  gray?: number;
  /** How many columns a cell covers, by index of its first. */
  spans?: Readonly<Record<number, number>>;
  aligns?: Readonly<Record<number, RuledColumn['align']>>;
  lines?: RuledTable['lines'];
  size?: number;
  /** Height at least. */
  least?: number;
}

/** Left edges of the columns, and the table's right edge. */
export const edgesOf = ({ columns, left, right }: RuledTable): number[] => {
  const all = columns.reduce((total, { share }) => total + share, 0);
  let x = left;
  return [
    left,
    ...columns.map(({ share }) => {
      x += ((right - left) * share) / all;
      return x;
    }),
  ];
};

/** Draws a row whose texts wrap inside their cells; answers the page it stands on and its top. */
export const ruledRow = (
  flow: Flow,
  table: RuledTable,
  texts: readonly string[],
  look: RowLook = {},
): { page: number; top: number; bottom: number } => {
  const edges = edgesOf(table);
  const size = look.size ?? table.size;
  const slant = { bold: look.bold ?? false, italic: look.italic ?? false };
  const leading = size * 1.2;
  const covered = new Set<number>();
  for (const [first, count] of Object.entries(look.spans ?? {}))
    for (let index = Number(first) + 1; index < Number(first) + count; index++) covered.add(index);
  const cells = texts.flatMap((text, index) => {
    if (covered.has(index)) return [];
    const [from, to] = [edges[index], edges[index + (look.spans?.[index] ?? 1)]];
    if (from === undefined || to === undefined) return [];
    const width = to - from - 2 * table.pad;
    const align = look.aligns?.[index] ?? table.columns[index]?.align ?? 'left';
    const lines = text.split('\n').flatMap((one) => flow.wrap(one, width, slant, size));
    return [{ index, from, to, align, lines: text === '' ? [] : lines }];
  });
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const height = Math.max(look.least ?? 0, most * leading + 2 * Math.min(3, table.pad));
  flow.need(height);
  const top = flow.y;
  if (look.gray !== undefined)
    flow.sheet.marks.push({
      kind: 'box',
      x: table.left,
      y: top,
      width: table.right - table.left,
      height,
      gray: look.gray,
    });
  const ruled = look.lines ?? table.lines;
  const valign = table.valign ?? 'top';
  for (let line = 0; line < most; line++) {
    const row = cells.flatMap(({ from, to, align, lines }) => {
      const missing = most - lines.length;
      const first = valign === 'top' ? 0 : valign === 'bottom' ? missing : Math.floor(missing / 2);
      const text = lines[line - first] ?? '';
      const [mark, figure] = text.split('\t');
      // A sheet's accounting format: the currency at the left edge, the figure at the right.
      if (mark !== undefined && figure !== undefined)
        return [
          { text: mark, x: from + table.pad, size, ...slant },
          { text: figure, x: to - table.pad, align: 'right' as const, size, ...slant },
        ];
      const x =
        align === 'left' ? from + table.pad : align === 'right' ? to - table.pad : (from + to) / 2;
      return [{ text, x, align, size, ...slant }];
    });
    flow.y = top + (height - most * leading) / 2 + line * leading;
    flow.line(row, 0);
  }
  const bottom = top + height;
  const vertical = (x: number): void => {
    flow.sheet.marks.push({ kind: 'line', x1: x, y1: top, x2: x, y2: bottom, width: 0.5 });
  };
  if (ruled === 'grid') {
    for (const { from } of cells) vertical(from);
    vertical(table.right);
    flow.rule(table.left, table.right, 0.5, top);
  }
  if (ruled === 'outer') {
    vertical(table.left);
    vertical(table.right);
  }
  if (ruled === 'grid' || ruled === 'rows') flow.rule(table.left, table.right, 0.5, bottom);
  flow.y = bottom;
  return { page: flow.page, top, bottom };
};

/** The head over the columns, one text of several lines per column. */
export const ruledHead = (flow: Flow, table: RuledTable): void => {
  const aligns = Object.fromEntries(
    table.columns.map(({ headAlign, align }, index) => [index, headAlign ?? align]),
  );
  ruledRow(
    flow,
    table,
    table.columns.map(({ head }) => head.join('\n')),
    {
      bold: table.headBold ?? true,
      aligns,
      size: table.headSize ?? table.size,
      ...(table.headGray === null ? {} : { gray: table.headGray }),
    },
  );
};

/** The head now and on each new page. */
export const startRuled = (flow: Flow, table: RuledTable): void => {
  ruledHead(flow, table);
  flow.continuation = () => ruledHead(flow, table);
};
