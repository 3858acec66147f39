import { amountsOf } from '../../content/add-amounts.ts';
import type { Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthTotal } from '../../model.ts';
import type { CoverageSum, Place, Scope } from '../content/scope.ts';

/** What a look draws of an estimate's body; between these the body runs alike. */
export interface BodyLook {
  /** The name of what places stand below, and how deep. */
  area(name: string, depth: number): void;
  place(place: Place): void;
  head(): void;
  section(name: string): void;
  /** Draws a row and gives the page on which it begins. */
  row(item: ModelItem): number;
  /** Lines below a row. */
  notes(item: ModelItem): void;
  /** Draws a sum; false where the print has none. */
  total(kind: TruthTotal['kind'], name: string, amounts: Amounts): boolean;
  continued(place: Place): void;
  truth(item: ModelItem, page: number): TruthItem;
  /** Height that a place's head needs so as not to stand alone. */
  together: number;
  afterPlace?(place: Place): void;
}

export interface Body {
  items: TruthItem[];
  rooms: string[][];
  totals: TruthTotal[];
}

/** Areas, places and rows down the pages. */
export const drawBody = (flow: Flow, scope: Scope, look: BodyLook): Body => {
  const body: Body = { items: [], rooms: [], totals: [] };
  const total = (kind: TruthTotal['kind'], name: string, amounts: Amounts): void => {
    if (look.total(kind, name, amounts)) body.totals.push({ kind, name, rcv: amounts.rcv });
  };
  const open: { name: string; items: ModelItem[] }[] = [];
  const close = (depth: number): void => {
    while (open.length > depth) {
      const area = open.pop();
      if (area !== undefined) total('level', area.name, amountsOf(area.items));
    }
  };
  const drawPlace = (place: Place, kind: 'room' | 'labor_minimums'): void => {
    flow.continuation = null;
    flow.need(look.together);
    look.place(place);
    if (kind === 'room') body.rooms.push(place.path);
    look.head();
    flow.continuation = () => {
      look.continued(place);
      look.head();
    };
    let section: string | null = null;
    for (const item of place.items) {
      if (item.section !== null && item.section !== section) look.section(item.section);
      section = item.section;
      const page = look.row(item);
      body.items.push(look.truth(item, page));
      look.notes(item);
    }
    total(kind, place.name, place.totals);
    flow.continuation = null;
    look.afterPlace?.(place);
  };
  for (const place of scope.places) {
    const above = place.path.slice(0, -1);
    const same = above.findIndex((name, depth) => open[depth]?.name !== name);
    const shared = same === -1 ? above.length : same;
    close(shared);
    for (const [index, name] of above.slice(shared).entries()) {
      flow.need(look.together + 2 * flow.leading);
      look.area(name, shared + index);
      open.push({ name, items: [] });
    }
    drawPlace(place, 'room');
    for (const area of open) area.items.push(...place.items);
  }
  close(0);
  if (scope.minimums !== null) drawPlace(scope.minimums, 'labor_minimums');
  flow.continuation = null;
  total('line_items', scope.facts.estimateName, scope.totals);
  return body;
};

/** `12/30 yrs`, `12/NA`. */
export const wornText = (item: ModelItem): string =>
  item.lifeYears === null ? `${item.ageYears}/NA` : `${item.ageYears}/${item.lifeYears} yrs`;

export const shareText = (item: ModelItem, decimals: 'always' | 'if-any' = 'if-any'): string => {
  if (item.depreciationPercent === null) return 'NA';
  const text = item.depreciationPercent.toFixed(2);
  const shown = decimals === 'always' ? text : text.replace(/\.00$/, '');
  return `${shown}%${item.depreciationMark === null ? '' : ` [${item.depreciationMark}]`}`;
};

export const lostText = (item: ModelItem, zero = '(0.00)'): string =>
  item.depreciation === 0
    ? zero
    : item.recoverable
      ? `(${money(item.depreciation)})`
      : `<${money(item.depreciation)}>`;

/** `R&R Drip edge`, with the mark of what was changed. */
export const wordsOf = (item: ModelItem): string =>
  `${item.prefix}${item.description}${item.descriptionChanged ? '*' : ''}`;

export const numberOf = (item: ModelItem): string =>
  `${item.numberChanged ? '* ' : ''}${item.number}.`;

/** Texts with their right edges at the stops. */
export const figures = (stops: readonly number[], texts: readonly string[]): Cell[] =>
  texts.map((text, index) => ({ text, x: stops[index] ?? 0, align: 'right' as const }));

/** Labels at the left and amounts at the right of a block, as summaries have them. */
export const ladder = (
  flow: Flow,
  rows: readonly (readonly [label: string, amount: string, strong?: boolean, ruled?: boolean])[],
  from: number,
  to: number,
): void => {
  for (const [label, amount, bold = false, ruled = false] of rows) {
    flow.need(flow.leading * 1.4);
    if (ruled) flow.rule(to - 70, to, 0.5, flow.y - 1);
    flow.line([
      { text: label, x: from, bold },
      { text: amount, x: to, align: 'right', bold },
    ]);
    flow.y += flow.leading * 0.15;
  }
};

/** A centered bold line. */
export const centered = (flow: Flow, text: string, size = flow.style.size + 1): void => {
  flow.line([{ text, x: (flow.left + flow.right) / 2, align: 'center', bold: true, size }]);
};

/** `1.7%` of a sum, to two decimals. */
export const shareOf = (part: number, whole: number): string =>
  `${whole === 0 ? '0.00' : ((100 * part) / whole).toFixed(2)}%`;

/** The names of trades in capitals, as recaps group rows. */
const categories: Readonly<Record<string, string>> = {
  RFG: 'ROOFING',
  SFG: 'SOFFIT, FASCIA, & GUTTER',
  SDG: 'SIDING',
  DRY: 'DRYWALL',
  PNT: 'PAINTING',
  FNC: 'FINISH CARPENTRY / TRIMWORK',
  FCC: 'FLOOR COVERING - CARPET',
  FCV: 'FLOOR COVERING - VINYL',
  FCW: 'FLOOR COVERING - WOOD',
  FCT: 'FLOOR COVERING - CERAMIC TILE',
  CAB: 'CABINETRY',
  PLM: 'PLUMBING',
  DMO: 'GENERAL DEMOLITION',
  FEN: 'FENCING',
  WTR: 'WATER EXTRACTION & REMEDIATION',
  CLN: 'CLEANING',
  CON: 'CONTENT MANIPULATION',
  ELE: 'ELECTRICAL',
  DOR: 'DOORS',
  INS: 'INSULATION',
  HVC: 'HEAT,  VENT & AIR CONDITIONING',
  LIT: 'LIGHT FIXTURES',
  LAB: 'LABOR ONLY',
  TMP: 'TEMPORARY REPAIRS',
};

/** Rows by trade, in alphabetical order. */
export const byCategory = (
  items: readonly ModelItem[],
): { name: string; items: ModelItem[]; amounts: Amounts }[] => {
  const groups = new Map<string, ModelItem[]>();
  for (const item of items) {
    const name = categories[item.cat] ?? 'USER DEFINED ITEMS';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, its]) => ({ name, items: its, amounts: amountsOf(its) }));
};

/** `EST_NAME     6/11/2026     Page: 6` at the foot, as the program itself sets it. */
export const programFoot = (flow: Flow, scope: Scope): void => {
  const foot = flow.sheet.height - 32;
  flow.rule(flow.left, flow.right, 0.4, foot - 10);
  flow.mark({ text: scope.facts.estimateName, x: flow.left, size: 8 }, foot);
  flow.mark(
    { text: usDate(scope.facts.dateEntered), x: flow.right - 96, align: 'right', size: 8 },
    foot,
  );
  flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
};

/** Deductible and what is paid of a coverage. */
export const settled = (
  coverage: CoverageSum,
  deductible: number,
  extra = 0,
): { rcv: number; acv: number; net: number } => {
  const cents = (value: number): number => Math.round(value * 100) / 100;
  const rcv = cents(coverage.rcv + extra);
  const acv = cents(rcv - coverage.depreciation);
  return { rcv, acv, net: Math.max(0, cents(acv - deductible)) };
};

/** The two columns of a place's measures, amounts set right before their labels. */
export const drawMeasures = (flow: Flow, place: Place, first: number, second: number): void => {
  const d = place.dimensions;
  const pairs: readonly (readonly [number | undefined, string, number | undefined, string])[] = [
    [d.sfWalls, 'SF Walls', d.sfCeiling, 'SF Ceiling'],
    [d.sfWallsCeiling, 'SF Walls & Ceiling', d.sfFloor, 'SF Floor'],
    [d.syFlooring, 'SY Flooring', d.lfFloorPerimeter, 'LF Floor Perimeter'],
    [undefined, '', d.lfCeilingPerimeter, 'LF Ceil. Perimeter'],
    [d.sfSurfaceArea, 'Surface Area', d.numberOfSquares, 'Number of Squares'],
    [d.lfTotalPerimeter, 'Total Perimeter Length', d.lfTotalRidge, 'Total Ridge Length'],
    [d.lfTotalHip, 'Total Hip Length', undefined, ''],
  ];
  const cells = (value: number | undefined, label: string, x: number): Cell[] =>
    value === undefined
      ? []
      : [
          { text: money(value), x: x + 46, align: 'right' },
          { text: label, x: x + 51 },
        ];
  for (const [left, leftLabel, right, rightLabel] of pairs) {
    const row = [...cells(left, leftLabel, first), ...cells(right, rightLabel, second)];
    if (row.length > 0) flow.line(row);
  }
};

/** Labels that end and values that begin at given places, in two columns. */
export const factLines = (
  flow: Flow,
  rows: readonly (readonly [label: string, value: string, other?: string, its?: string])[],
  [first, second]: readonly [number, number],
): void => {
  for (const [label, value, other = '', its = ''] of rows)
    flow.line([
      { text: label, x: first - 5, align: 'right' },
      { text: value, x: first },
      { text: other, x: second - 5, align: 'right' },
      { text: its, x: second },
    ]);
};

/** An open plan with lone dimensions and names, as sketches leave them in the text. */
export const drawPlan = (flow: Flow, scope: Scope, foot: string): void => {
  flow.startPage('sketch');
  const names = scope.places.slice(0, 6).map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    const [x, y] = [90 + (index % 3) * 150, 170 + Math.floor(index / 3) * 170];
    flow.sheet.marks.push({ kind: 'box', x, y, width: 140, height: 160, gray: null });
    flow.mark({ text: name, x: x + 70, align: 'center', size: 8 }, y + 80);
    flow.mark({ text: `${9 + index * 2}' ${index + 1}"`, x: x + 60, size: 6 }, y + 10);
    flow.mark({ text: `${11 + index}'`, x: x + 4, size: 6 }, y + 84);
  }
  flow.mark({ text: foot, x: flow.right, align: 'right', bold: true }, flow.sheet.height - 64);
};

/** Pages among the rows on which no row begins could be called one thing as well as another. */
export const leaveOpen = (flow: Flow, items: readonly TruthItem[]): void => {
  const pages = new Set(items.map(({ page }) => page));
  for (const [index, sheet] of flow.sheets.entries())
    if (sheet.class === 'items' && !pages.has(index + 1)) sheet.class = 'other';
};
