import type { RoomDimensions } from '../../../lambdas/domain/estimate/estimate.ts';
import { sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import { openingNotes, roomNotes } from '../content/invented.ts';
import type { Cell, Flow } from '../drawing/flow.ts';
import type {
  Amounts,
  Measures,
  ModelEstimate,
  ModelItem,
  ModelRoom,
  TruthItem,
  TruthTotal,
} from '../model.ts';
import type { Random } from '../random.ts';
import { activityText, describedAs, measureLines, money, numberText } from './format.ts';
import { type PlacedTable, placeColumns } from './place-columns.ts';
import type { Columns, TableLayout } from './table-layout.ts';
import { truthOfItem } from './truth-of-item.ts';

export interface Drawn {
  items: TruthItem[];
  rooms: string[][] | null;
  totals: TruthTotal[];
}

/** Draws levels, rooms, items and totals of layouts 1 to 6 down the flow's pages. */
export const drawEstimate = (
  flow: Flow,
  estimate: ModelEstimate,
  table: TableLayout,
  columns: Columns,
  random: Random,
): Drawn => {
  const drawn: Drawn = { items: [], rooms: [], totals: [] };
  const placed = placeColumns(flow, table, estimate.items, estimate.totals);
  const draw: Drawing = { flow, table, placed, columns, random, drawn };
  flow.continuation = null;
  if (random.chance(0.6)) {
    flow.line([
      {
        text: estimate.facts.estimateName,
        x: (flow.left + flow.right) / 2,
        align: 'center',
        bold: true,
        size: flow.style.size + 2,
      },
    ]);
    flow.space(0.5);
  }
  if (random.chance(0.12)) drawOpeningNote(draw, estimate);
  for (const level of estimate.levels) {
    if (level.name !== null) {
      flow.continuation = null;
      flow.need(flow.leading * 8);
      flow.space(0.6);
      const centered = random.chance(0.4);
      flow.line([
        {
          text: level.name,
          x: centered ? (flow.left + flow.right) / 2 : flow.left,
          align: centered ? 'center' : 'left',
          bold: true,
          size: flow.style.size + 2,
        },
      ]);
      flow.rule(flow.left, flow.right, 0.5);
      flow.space(0.4);
    }
    if (level.own !== null) drawRoom(draw, level.own, 'level');
    for (const room of level.rooms) drawRoom(draw, room, 'room');
    if (level.name !== null) {
      drawTotal(draw, `Total:  ${level.name}`, level.totals);
      drawn.totals.push({ kind: 'level', name: level.name, rcv: level.totals.rcv });
      if (random.chance(0.5)) drawAreas(flow, `Area Totals:  ${level.name}`, level.rooms);
    }
  }
  if (estimate.laborMinimums !== null) drawRoom(draw, estimate.laborMinimums, 'labor_minimums');
  flow.continuation = null;
  drawTotal(draw, `Line Item Totals:  ${estimate.facts.estimateName}`, estimate.totals);
  drawn.totals.push({
    kind: 'line_items',
    name: estimate.facts.estimateName,
    rcv: estimate.totals.rcv,
  });
  if (flow.style.coverageTable) drawCoverageTable(flow, estimate);
  if (flow.style.legend && table.printed.has('depreciationPercent')) {
    for (const line of legendLines) {
      flow.need(flow.leading);
      flow.line([{ text: line, x: flow.left }]);
    }
  }
  const rooms = estimate.levels.flatMap((level) => level.rooms);
  if (random.chance(0.6)) drawAreas(flow, 'Grand Total Areas:', rooms);
  return drawn;
};

/** What each coverage bears, as it stands below the last line. */
const drawCoverageTable = (flow: Flow, estimate: ModelEstimate): void => {
  flow.need(flow.leading * 7);
  flow.space(1);
  const stops = [0.45, 0.6, 0.8, 0.95].map((share) => flow.left + (flow.right - flow.left) * share);
  const row = (name: string, figures: readonly string[], bold = false): void =>
    flow.line([
      { text: name, x: flow.left, bold },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
      })),
    ]);
  row('Coverage', ['Item Total', '%', 'ACV Total', '%'], true);
  const counted = estimate.items.filter((item) => item.paidWhenIncurred === null);
  const of = (name: string | null, key: 'rcv' | 'acv'): number =>
    toAmount(
      sum(
        counted.filter((item) => name === null || item.coverage === name).map((item) => item[key]),
      ),
    );
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '0.00%' : `${((100 * part) / whole).toFixed(2)}%`;
  for (const name of ['Dwelling', 'Other Structures', 'Contents']) {
    const [rcv, acv] = [of(name, 'rcv'), of(name, 'acv')];
    row(name, [
      money(rcv),
      percent(rcv, of(null, 'rcv')),
      money(acv),
      percent(acv, of(null, 'acv')),
    ]);
  }
  row('Total', [money(of(null, 'rcv')), '100.00%', money(of(null, 'acv')), '100.00%'], true);
};

const legendLines = [
  '[%] - The depreciation of this item was set as a percentage',
  '[M] - The depreciation of this item was limited to its maximum',
];

interface Drawing {
  flow: Flow;
  table: TableLayout;
  placed: PlacedTable;
  columns: Columns;
  random: Random;
  drawn: Drawn;
}

/** A table that holds a remark about the whole estimate and no item, with totals of zero. */
const drawOpeningNote = (draw: Drawing, estimate: ModelEstimate): void => {
  const { flow, placed, random } = draw;
  const { estimateName } = estimate.facts;
  flow.line([{ text: estimateName, x: flow.left, bold: true, size: flow.style.size + 1 }]);
  flow.space(0.6);
  drawTableHead(flow, placed);
  flow.paragraph(random.pick(openingNotes), { bold: true });
  const zero: Amounts = {
    lineItemTotal: 0,
    tax: 0,
    overheadProfit: 0,
    rcv: 0,
    depreciation: 0,
    acv: 0,
  };
  drawTotal(draw, `Total:  ${estimateName}`, zero);
};

const drawRoom = (
  draw: Drawing,
  room: ModelRoom,
  kind: 'room' | 'level' | 'labor_minimums',
): void => {
  const { flow, drawn, placed } = draw;
  flow.continuation = null;
  flow.need(flow.leading * (flow.style.orphanHeads ? 5 : 10 + 4 * room.subrooms.length));
  if (kind !== 'level') {
    flow.space(0.8);
    drawMeasures(flow, room, false);
  }
  for (const opening of room.openings) flow.line([{ text: opening, x: flow.left + 40 }]);
  for (const subroom of room.subrooms) drawMeasures(flow, subroom, true);
  flow.space(0.5);
  if (kind === 'room') drawn.rooms?.push(room.path);
  // Where the head of the room ended its page, the table starts the next without its name.
  flow.need(flow.leading * 4);
  drawTableHead(flow, placed);
  flow.continuation = () => {
    if (flow.style.continued) {
      flow.line([
        {
          text: `CONTINUED - ${room.name}`,
          x: (flow.left + flow.right) / 2,
          align: 'center',
          bold: true,
        },
      ]);
      flow.space(0.5);
    }
    drawTableHead(flow, placed);
  };
  if (kind === 'room' && draw.random.chance(0.06)) {
    flow.paragraph(draw.random.pick(roomNotes));
    flow.space(0.4);
  }
  let section: string | null = null;
  for (const item of room.items) {
    if (item.section !== section && item.section !== null) {
      flow.need(flow.leading * 5);
      drawSectionHead(flow, item.section);
    }
    section = item.section;
    drawItem(draw, item);
  }
  drawTotal(draw, `${kind === 'level' ? 'Total' : 'Totals'}:  ${room.name}`, room.totals);
  flow.continuation = null;
  if (kind !== 'level') drawn.totals.push({ kind, name: room.name, rcv: room.totals.rcv });
};

/** A room's name, height and measures; with a small sketch beside them in one of the styles. */
const drawMeasures = (flow: Flow, measures: Measures, subroom: boolean): void => {
  const { style } = flow;
  const usable = flow.right - flow.left;
  const indent = subroom ? 0.3 : style.roomHead === 'left' ? 0 : 0.26;
  const x = flow.left + usable * indent;
  const name = subroom ? `Subroom:  ${measures.name}` : measures.name;
  if (style.roomHead === 'thumbnail' && subroom)
    flow.mark({ text: `5' 5"`, x: flow.left + 20, size: 5 }, flow.y + 7);
  if (style.roomHead === 'thumbnail' && !subroom && measures.dimensions.sfFloor !== undefined)
    drawThumbnail(flow, usable * 0.2);
  flow.line([
    { text: name, x, bold: true, size: style.size + (subroom ? 0 : 1) },
    ...(measures.height === null
      ? []
      : [{ text: sizeText(measures, style.roomSize), x: flow.right, align: 'right' as const }]),
  ]);
  flow.rule(x, flow.right, 0.8);
  flow.space(0.25);
  for (const [left, right] of measureLines(measures.dimensions)) {
    flow.need(flow.leading);
    flow.line([
      { text: left, x: flow.left + usable * 0.34 },
      { text: right, x: flow.left + usable * 0.66 },
    ]);
  }
};

const sizeText = (measures: Measures, kind: 'height' | 'LxWxH'): string => {
  const { sfFloor = 0, lfFloorPerimeter = 0 } = measures.dimensions;
  if (kind === 'height' || sfFloor === 0) return `Height: ${measures.height}`;
  // Length and width from area and perimeter, to the inch.
  const half = lfFloorPerimeter / 2;
  const width = (half - Math.sqrt(Math.max(0, half * half - 4 * sfFloor))) / 2;
  return `LxWxH ${feet(half - width)} x ${feet(width)} x ${measures.height}`;
};

const feet = (value: number): string => {
  const inches = Math.round(value * 12);
  return inches % 12 === 0 ? `${inches / 12}'` : `${Math.floor(inches / 12)}' ${inches % 12}"`;
};

const drawThumbnail = (flow: Flow, width: number): void => {
  const { sheet, left, y } = flow;
  sheet.marks.push({
    kind: 'box',
    x: left + 8,
    y: y + 8,
    width: width - 24,
    height: flow.leading * 3,
    gray: null,
  });
  flow.mark({ text: `13' 4"`, x: left + width / 2, align: 'center', size: 5 }, y + 6);
  flow.mark({ text: `12' 8"`, x: left + width / 2, align: 'center', size: 5 }, y + 15);
};

/** The head of the table, again above each room and on each page. */
const drawTableHead = (flow: Flow, placed: PlacedTable): void => {
  const { style } = flow;
  const lines = placed.head;
  const height = lines.length * flow.leading;
  if (style.headRule === 'shaded') {
    flow.sheet.marks.push({
      kind: 'box',
      x: flow.left - 2,
      y: flow.y - 1,
      width: flow.right - flow.left + 4,
      height: height + 2,
      gray: 0.88,
    });
  }
  if (style.headRule === 'both') {
    flow.rule(flow.left, flow.right);
    flow.y += 2;
  }
  for (const cells of lines) flow.line(cells.map((cell) => ({ ...cell, bold: true })));
  flow.y += 2;
  if (style.headRule !== 'shaded') flow.rule(flow.left, flow.right);
  flow.y += 2;
};

const drawSectionHead = (flow: Flow, section: string): void => {
  const { style } = flow;
  flow.space(0.3);
  const text = {
    stars2: `**${section}**`,
    stars3: `***${section}***`,
    dashes: section.length % 2 === 0 ? `------${section}-------` : `---- ${section} ----`,
    'bold-italic': section,
  }[style.sectionHead];
  const loud = style.sectionHead === 'bold-italic';
  flow.line([{ text, x: flow.left, bold: loud, italic: loud }]);
  flow.space(0.2);
};

/** Number, codes and description each under a head of its own. */
const codedLines = (
  { flow, placed }: Drawing,
  item: ModelItem,
  codes: readonly string[],
): Cell[][] => {
  const start = placed.codeStops[3] ?? flow.left;
  const [first = '', ...others] = flow.wrap(describedAs(item), flow.right - start);
  return [
    [
      { text: numberText(item), x: flow.left },
      ...codes.map((text, index) => ({ text, x: placed.codeStops[index] ?? flow.left })),
      { text: first, x: start },
    ],
    ...others.map((text) => [{ text, x: start }]),
  ];
};

/** Number and description as running text, wrapped in the description's width. */
const describedLines = (
  { flow, table, placed }: Drawing,
  item: ModelItem,
  codes: string,
): Cell[][] => {
  const { style } = flow;
  const text = `${numberText(item)}${style.afterNumber}${codes}${describedAs(item)}`;
  const width = table.description === 'beside' ? placed.descriptionWidth : flow.right - flow.left;
  const [first = '', ...others] = wrapHanging(flow, text, width);
  return [
    [{ text: first, x: flow.left }],
    ...others.map((line) => [{ text: line, x: flow.left + style.hang }]),
  ];
};

const drawItem = (draw: Drawing, item: ModelItem): void => {
  const { flow, table, placed, random, drawn } = draw;
  const { style } = flow;
  const inColumns = table.layout === 6 && style.codeColumns;
  const codes = [item.cat, item.sel, activityText[item.activity]];
  const struck = item.paidWhenIncurred === 'struck';
  const figures = table
    .figures(item)
    .map((cells) => placed.cells(cells).map((cell) => ({ ...cell, struck, bold: item.bold })));
  const lines = inColumns
    ? codedLines(draw, item, codes)
    : describedLines(draw, item, table.layout === 6 ? `${codes.join(' ')} ` : '');
  const rows =
    table.description === 'above'
      ? [...lines, ...figures]
      : lines.map((cells, index) =>
          index === (style.wrap === 'above' ? lines.length - 1 : 0)
            ? [...cells, ...(figures[0] ?? [])]
            : cells,
        );
  const height = rows.length * flow.leading;
  const mayBreak = rows.length > 1 && random.chance(style.splitItems) && flow.fits(flow.leading);
  if (!mayBreak) flow.need(height);
  drawn.items.push(truthOfItem(item, table, style, draw.columns, flow.page));
  for (const cells of rows) {
    flow.need(flow.leading);
    flow.line(item.bold ? cells.map((cell) => ({ ...cell, bold: true })) : cells);
  }
  drawNotes(draw, item);
  flow.space(style.itemGap);
};

const drawNotes = ({ flow, random }: Drawing, item: ModelItem): void => {
  const { style } = flow;
  const x = flow.left + style.noteIndent;
  for (const note of [
    ...item.machineNotes,
    ...(item.definition === null ? [] : [item.definition]),
    ...(item.note === null ? [] : [item.note]),
  ]) {
    flow.space(random.between(0.3, 0.5));
    for (const line of note.split('\n')) {
      flow.paragraph(line, { x, width: (flow.right - x) * 0.98 });
    }
  }
};

/** Later lines are indented by the style's hang, so they are narrower. */
const wrapHanging = (flow: Flow, text: string, width: number): string[] => {
  const { hang } = flow.style;
  const [first = '', ...others] = flow.wrap(text, width);
  return others.length === 0 || hang === 0
    ? [first, ...others]
    : [first, ...flow.wrap(others.join(' '), width - hang)];
};

const drawTotal = ({ flow, table, placed }: Drawing, label: string, amounts: Amounts): void => {
  flow.need(flow.leading * 2);
  flow.y += 3;
  flow.rule(flow.left, flow.right, 0.6);
  flow.rule(flow.left, flow.right, 0.6, flow.y + 1.6);
  flow.y += 5;
  const cells = Object.fromEntries(
    table.columns.flatMap((column) =>
      column.total === undefined ? [] : [[column.key, money(amounts[column.total])]],
    ),
  );
  const figures = placed.cells(cells).map((cell) => ({ ...cell, bold: true }));
  const firstFigure = Math.min(
    ...figures.map((cell) => cell.x - flow.width(cell.text, { bold: true })),
  );
  const roomy = flow.left + flow.width(label, { bold: true }) + 6 < firstFigure;
  if (!roomy) flow.line([{ text: label, x: flow.left, bold: true }]);
  flow.line([...(roomy ? [{ text: label, x: flow.left, bold: true }] : []), ...figures]);
  flow.space(0.4);
};

const drawAreas = (flow: Flow, label: string, rooms: readonly ModelRoom[]): void => {
  const total = (key: keyof RoomDimensions): number =>
    toAmount(sum(rooms.map((room) => room.dimensions[key])));
  flow.need(flow.leading * 4);
  flow.space(0.6);
  flow.line([{ text: label, x: flow.left, bold: true }]);
  const usable = flow.right - flow.left;
  const rows = [
    [
      `${money(total('sfWalls'))}  SF Walls`,
      `${money(total('sfCeiling'))}  SF Ceiling`,
      `${money(total('sfWalls') + total('sfCeiling'))}  SF Walls and Ceiling`,
    ],
    [
      `${money(total('sfFloor'))}  SF Floor`,
      `${money(total('sfFloor') / 9)}  SY Flooring`,
      `${money(total('lfFloorPerimeter'))}  LF Floor Perimeter`,
    ],
    [
      `${money(total('sfSurfaceArea'))}  Surface Area`,
      `${money(total('numberOfSquares'))}  Number of Squares`,
      `${money(total('lfTotalPerimeter'))}  Total Perimeter Length`,
    ],
  ];
  for (const row of rows) {
    flow.need(flow.leading);
    flow.line(row.map((text, index) => ({ text, x: flow.left + usable * (0.02 + index * 0.33) })));
  }
};
