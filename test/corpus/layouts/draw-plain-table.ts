import { sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import { categoryNames } from '../content/category-names.ts';
import type { Cell, Flow } from '../drawing/flow.ts';
import type { ModelEstimate, ModelItem, TruthFacts, TruthItem } from '../model.ts';
import type { Random } from '../random.ts';
import type { Drawn } from './draw-estimate.ts';
import { money } from './format.ts';
import type { PlainKey, PlainTemplate } from './plain-templates.ts';

/** How one hand-made document writes its figures and rules its table. */
export interface PlainLook {
  currency: '$' | '$ ' | '';
  thousands: boolean;
  /** `12` for 12.00, or always two decimals. */
  shortQuantities: boolean;
  grid: 'none' | 'rows' | 'full' | 'zebra';
  valign: 'top' | 'middle' | 'bottom';
  headRepeated: boolean;
  roomHeading: (name: string) => string;
  together: 'R&R ' | 'Remove and replace ' | 'Remove & replace ';
}

export const plainLook = (random: Random): PlainLook => ({
  currency: random.pick(['$', '$', '$ ', '']),
  thousands: random.chance(0.8),
  shortQuantities: random.chance(0.5),
  grid: random.pick(['none', 'rows', 'full', 'zebra']),
  valign: random.pick(['top', 'top', 'middle', 'bottom']),
  headRepeated: random.chance(0.7),
  roomHeading: random.pick([
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => `Room: ${name}`,
    (name: string) => `Area: ${name}`,
  ]),
  together: random.pick(['R&R ', 'R&R ', 'Remove and replace ', 'Remove & replace ']),
});

interface Column {
  key: PlainKey;
  head: string;
  left: number;
  right: number;
}

const rightAligned: ReadonlySet<PlainKey> = new Set([
  'quantity',
  'quantityUnit',
  'unitPrice',
  'tax',
  'total',
  'labor',
  'overheadProfit',
  'depreciation',
  'acv',
  'material',
]);

/** A contractor's own letterhead and the facts of the job; no form of any platform. */
export const drawPlainHead = (
  flow: Flow,
  estimate: ModelEstimate,
  template: PlainTemplate,
  random: Random,
): TruthFacts => {
  const { facts } = estimate;
  flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: 15 }]);
  flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: flow.left }]);
  flow.line([{ text: facts.phone, x: flow.left }]);
  flow.space(0.8);
  flow.line([{ text: template.title, x: flow.right, align: 'right', bold: true, size: 17 }]);
  flow.space(0.4);
  const insured = random.pick(['Insured:', 'Customer:', 'Prepared for:']);
  const claim = random.pick(['Claim #:', 'Claim Number:', 'Claim No.:']);
  const withClaim = random.chance(0.8);
  const address = random.pick(['Property:', 'Property Address:', 'Job Site:']);
  for (const [label, value] of [
    [insured, facts.insuredName],
    [address, `${facts.propertyStreet}, ${facts.propertyTown}`],
    ...(withClaim ? [[claim, facts.claimNumber]] : []),
    ['Date:', '5/28/2026'],
  ] as [string, string][]) {
    flow.line([
      { text: label, x: flow.left, bold: true },
      { text: value, x: flow.left + 96 },
    ]);
  }
  flow.space(1);
  return {
    estimateName: null,
    claimNumber: withClaim ? facts.claimNumber : null,
    policyNumber: null,
    insuredName: facts.insuredName,
    propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
    dateOfLoss: null,
    carrierName: null,
    priceList: null,
  };
};

/** Draws the rows of a hand-made table or proposal with its totals. */
export const drawPlainTable = (
  flow: Flow,
  estimate: ModelEstimate,
  template: PlainTemplate,
  look: PlainLook,
  random: Random,
): Drawn => {
  const drawn: Drawn = { items: [], rooms: template.headings === 'trade' ? null : [], totals: [] };
  const columns = placePlainColumns(flow, estimate, template, look);
  const head = (): void => {
    if (template.lumpSum === true) return;
    flow.line(columns.map((column) => ({ ...cellOf(column, column.head), bold: true })));
    flow.y += 2;
    flow.rule(flow.left, flow.right, 1);
    flow.y += 3;
  };
  const rooms = estimate.levels.flatMap((level) => level.rooms);
  const groups =
    template.headings === 'trade'
      ? byTrade(estimate.items)
      : rooms.map((room) => ({ name: room.name, items: room.items }));
  flow.continuation = null;
  flow.need(flow.leading * 5);
  head();
  flow.continuation = look.headRepeated ? head : null;
  let index = 0;
  for (const group of groups) {
    if (template.headings !== 'none')
      drawHeading(flow, template.headings === 'room' ? look.roomHeading(group.name) : group.name);
    if (template.headings === 'room') drawn.rooms?.push([group.name]);
    for (const item of group.items) {
      index += 1;
      item.number = String(index);
      const truth = truthOf(item, template, look);
      drawn.items.push(truth);
      drawRow(flow, columns, template, look, item, truth, index);
    }
    if (template.headings === 'room' && random.chance(0.5))
      drawSum(
        flow,
        columns,
        `${random.chance(0.5) ? 'Subtotal' : 'Total'} ${group.name}`,
        toAmount(sum(group.items.map((item) => item.rcv))),
        look,
      );
  }
  flow.continuation = null;
  drawTotals(flow, columns, estimate, template, look);
  return drawn;
};

const byTrade = (items: readonly ModelItem[]): { name: string; items: ModelItem[] }[] => {
  const trades = new Map<string, ModelItem[]>();
  for (const item of items) {
    const name = tradeOf(item);
    trades.set(name, [...(trades.get(name) ?? []), item]);
  }
  return [...trades].map(([name, list]) => ({ name, items: list }));
};

/** Puts the items in the order in which a table with trade headings prints them. */
export const sortByTrade = (estimate: ModelEstimate): void => {
  estimate.items = byTrade(estimate.items).flatMap((group) => group.items);
};

/** `Roofing` from `ROOFING`. */
const tradeOf = (item: ModelItem): string =>
  (categoryNames[item.cat] ?? 'General Repairs')
    .toLowerCase()
    .replace(
      /(^|[\s/&-])([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

const described = (item: ModelItem, look: PlainLook): string =>
  `${item.activity === '&' ? look.together : item.prefix}${item.description}`;

const figure = (value: number, look: PlainLook): string => {
  const text = money(Math.abs(value));
  return `${value < 0 ? '-' : ''}${look.currency}${look.thousands ? text : text.replaceAll(',', '')}`;
};

const quantityOf = (item: ModelItem, look: PlainLook): string => {
  if (look.shortQuantities) return String(item.quantity);
  const text = money(item.quantity);
  return look.thousands ? text : text.replaceAll(',', '');
};

/** Labour takes what material does not: the two are the whole line before tax. */
const laborOf = (item: ModelItem): number => toAmount((item.lineItemTotal * 0.4).toFixed(4));

const textOf = (item: ModelItem, key: PlainKey, look: PlainLook): string => {
  switch (key) {
    case 'number':
      return item.number;
    case 'description':
      return described(item, look);
    case 'quantity':
      return quantityOf(item, look);
    case 'unit':
      return item.unit;
    case 'quantityUnit':
      return `${quantityOf(item, look)} ${item.unit}`;
    case 'unitPrice':
      return figure(item.unitPrice, look);
    case 'tax':
      return figure(item.tax, look);
    case 'total':
      return figure(item.rcv, look);
    case 'overheadProfit':
      return figure(item.overheadProfit, look);
    case 'depreciation':
      return figure(item.depreciation, look);
    case 'acv':
      return figure(item.acv, look);
    case 'category':
      return tradeOf(item);
    case 'room':
      return item.room;
    case 'labor':
      return figure(laborOf(item), look);
    case 'material':
      return figure(toAmount(sum([item.lineItemTotal, -laborOf(item)])), look);
  }
};

const placePlainColumns = (
  flow: Flow,
  estimate: ModelEstimate,
  template: PlainTemplate,
  look: PlainLook,
): Column[] => {
  const { style } = flow;
  const usable = flow.right - flow.left;
  for (;;) {
    const gap = Math.max(10, style.columnGap);
    const natural = template.columns.map(([key, head]) => {
      const widest = Math.max(
        flow.width(head, { bold: true }),
        ...estimate.items.map((item) => flow.width(textOf({ ...item, number: '000' }, key, look))),
      );
      return key === 'category' || key === 'room' ? Math.min(widest, usable * 0.2) : widest;
    });
    const figures = template.columns.reduce(
      (width, [key], index) => width + (key === 'description' ? 0 : (natural[index] ?? 0)),
      0,
    );
    const rest = usable - figures - gap * (template.columns.length - 1);
    if (rest >= flow.width('n') * 18 || style.size <= 5) {
      let at = flow.left;
      return template.columns.map(([key, head], index) => {
        const width = key === 'description' ? rest : (natural[index] ?? 0);
        const column = { key, head, left: at, right: at + width };
        at += width + gap;
        return column;
      });
    }
    style.size -= 0.25;
  }
};

const cellOf = (column: Column, text: string): Cell =>
  rightAligned.has(column.key)
    ? { text, x: column.right, align: 'right' }
    : { text, x: column.left };

const drawHeading = (flow: Flow, name: string): void => {
  flow.need(flow.leading * 4);
  flow.space(0.5);
  flow.line([{ text: name, x: flow.left, bold: true, size: flow.style.size + 1 }]);
  flow.space(0.3);
};

const drawRow = (
  flow: Flow,
  columns: readonly Column[],
  template: PlainTemplate,
  look: PlainLook,
  item: ModelItem,
  truth: TruthItem,
  index: number,
): void => {
  const wrapped = columns.map((column) =>
    flow.wrap(textOf(item, column.key, look), column.right - column.left + 1),
  );
  const lines = Math.max(...wrapped.map((texts) => texts.length));
  const height = lines * flow.leading + 5;
  flow.need(height);
  truth.page = flow.page;
  const top = flow.y;
  if (look.grid === 'zebra' && index % 2 === 0)
    flow.sheet.marks.push({
      kind: 'box',
      x: flow.left - 3,
      y: top,
      width: flow.right - flow.left + 6,
      height,
      gray: 0.92,
    });
  flow.y += 2;
  for (let line = 0; line < lines; line++) {
    const cells = columns.flatMap((column, at): Cell[] => {
      const texts = wrapped[at] ?? [];
      const above =
        look.valign === 'top'
          ? 0
          : look.valign === 'bottom'
            ? lines - texts.length
            : Math.floor((lines - texts.length) / 2);
      const text = texts[line - above];
      return text === undefined ? [] : [cellOf(column, text)];
    });
    flow.line(cells);
  }
  flow.y = top + height;
  if (look.grid === 'rows' || look.grid === 'full') flow.rule(flow.left, flow.right, 0.4);
  if (look.grid === 'full') {
    for (const column of columns.slice(1)) {
      const x = column.left - 4;
      flow.sheet.marks.push({ kind: 'line', x1: x, y1: top, x2: x, y2: flow.y, width: 0.4 });
    }
  }
  if (item.note !== null && template.lumpSum !== true) {
    for (const line of item.note.split('\n')) {
      flow.paragraph(line, { x: flow.left + 10, italic: true });
    }
    flow.y += 3;
  }
};

const drawSum = (
  flow: Flow,
  columns: readonly Column[],
  label: string,
  amount: number,
  look: PlainLook,
): void => {
  // Sums of the lines stand below the lines' own totals.
  const right = columns.find((column) => column.key === 'total')?.right ?? flow.right;
  flow.need(flow.leading * 1.5);
  flow.y += 2;
  flow.line([
    { text: label, x: right - 110, align: 'right', bold: true },
    { text: figure(amount, look), x: right, align: 'right', bold: true },
  ]);
  flow.y += 3;
};

const drawTotals = (
  flow: Flow,
  columns: readonly Column[],
  estimate: ModelEstimate,
  template: PlainTemplate,
  look: PlainLook,
): void => {
  const [subtotal, tax, total] = template.totals;
  flow.need(flow.leading * 6);
  flow.space(0.8);
  flow.rule(flow.right - 220, flow.right, 0.8);
  flow.y += 3;
  const { totals } = estimate;
  drawSum(flow, columns, subtotal, totals.lineItemTotal, look);
  if (totals.tax !== 0) drawSum(flow, columns, tax, totals.tax, look);
  if (totals.overheadProfit !== 0)
    drawSum(flow, columns, 'Overhead and Profit', totals.overheadProfit, look);
  drawSum(flow, columns, total, totals.rcv, look);
};

const truthOf = (item: ModelItem, template: PlainTemplate, look: PlainLook): TruthItem => {
  const has = (key: PlainKey): boolean => template.columns.some(([known]) => known === key);
  const printed = described(item, look);
  const unjudged: string[] = ['path'];
  if (template.lumpSum === true) unjudged.push('quantity', 'unit', 'unitPrice');
  if (!has('unitPrice')) unjudged.push('unitPrice');
  // Whether `Remove and replace` is a prefix to take off is not settled outside the platform.
  if (item.activity === '&' && look.together !== 'R&R ') unjudged.push('description');
  if (template.headings === 'trade' || has('category')) unjudged.push('section', 'room');
  if (!has('number')) unjudged.push('lineNumber');
  const roomed = template.headings === 'room' || has('room');
  return {
    lineNumber: has('number') ? item.number : null,
    description: item.description,
    descriptionAsPrinted: printed,
    activity: item.activity === '-' && item.prefix === '' ? ['+', '-'] : [item.activity],
    quantity: template.lumpSum === true ? 1 : item.quantity,
    unit: template.lumpSum === true ? null : item.unit,
    unitPrice: has('unitPrice') ? item.unitPrice : null,
    removePrice: null,
    replacePrice: null,
    resetPrice: null,
    tax: has('tax') ? item.tax : null,
    overheadProfit: has('overheadProfit') ? item.overheadProfit : null,
    rcv: item.rcv,
    depreciation: has('depreciation') ? item.depreciation : null,
    // Plain figures do not say whether it can be recovered.
    depreciationRecoverable: null,
    acv: has('acv') ? item.acv : null,
    ageYears: null,
    lifeYears: null,
    condition: null,
    depreciationPercent: null,
    cat: null,
    sel: null,
    calculation: null,
    room: roomed ? [item.room, item.room.toUpperCase()] : ['General'],
    path: [],
    section: null,
    f9Note: template.lumpSum === true ? null : item.note,
    machineNotes: [],
    flags: [...(item.bidItem ? (['bid_item'] as const) : [])],
    priceNote: null,
    isPaidWhenIncurred: false,
    page: 0,
    unjudged,
  };
};
