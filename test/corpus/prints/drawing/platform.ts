import type { Flow } from '../../drawing/flow.ts';
import { describedAs, measureLines, money, numberText } from '../../layouts/format.ts';
import type {
  Measures,
  ModelEstimate,
  ModelItem,
  ModelRoom,
  TruthItem,
  TruthSummary,
} from '../../model.ts';
import type { PrintColumn } from './table.ts';

/** Columns and heads that prints of the common platform share, whoever's print it is. */
export const numbered = (item: ModelItem): string => `${numberText(item)}  ${describedAs(item)}`;

const priced = (item: ModelItem, text: string): string => (item.priceNote === null ? text : '');

/** Blank where a row is paid when incurred and the print shows no amounts of it. */
export const amountIn =
  (flow: Flow) =>
  (item: ModelItem, value: number): string => {
    if (item.priceNote !== null) return '';
    if (item.paidWhenIncurred === null || item.paidWhenIncurred === 'struck') return money(value);
    const shown = flow.style.paidWhenIncurredAmounts;
    return shown === 'full' ? money(value) : shown === 'zero' ? '0.00' : '';
  };

export const depreciationOf = (item: ModelItem, zero: string): string =>
  item.depreciation === 0
    ? zero
    : item.recoverable
      ? `(${money(item.depreciation)})`
      : `<${money(item.depreciation)}>`;

export const ageLifeOf = (item: ModelItem): string =>
  priced(
    item,
    item.lifeYears === null ? `${item.ageYears}/NA` : `${item.ageYears}/${item.lifeYears} yrs`,
  );

export const percentOf = (item: ModelItem): string => {
  if (item.priceNote !== null) return '';
  if (item.depreciationPercent === null) return 'NA';
  const mark = item.depreciationMark === null ? '' : ` [${item.depreciationMark}]`;
  return `${item.depreciationPercent.toFixed(2)}%${mark}`;
};

export const priceOf = (item: ModelItem): string =>
  priced(item, `${money(item.unitPrice)}${item.priceChanged ? '*' : ''}`);

export const quantityOf = (item: ModelItem): string => `${money(item.quantity)} ${item.unit}`;

export const figureColumn = (
  key: string,
  head: readonly string[],
  text: PrintColumn['text'],
  total?: PrintColumn['total'],
): PrintColumn => ({
  key,
  head,
  align: 'right',
  text,
  ...(total === undefined ? {} : { total }),
});

type ColumnName =
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'tax'
  | 'overheadProfit'
  | 'rcv'
  | 'ageLife'
  | 'condition'
  | 'percent'
  | 'depreciation'
  | 'acv';

/** The platform's columns under heads of a look's own wording, in its own order. */
export const platformColumns = (
  flow: Flow,
  heads: Partial<Record<ColumnName, readonly string[]>>,
  zero = '(0.00)',
): PrintColumn[] => {
  const amount = amountIn(flow);
  const all: Record<ColumnName, (head: readonly string[]) => PrintColumn> = {
    description: (head) => ({ key: 'description', head, align: 'left', wrap: 1, text: numbered }),
    quantity: (head) => figureColumn('quantity', head, quantityOf),
    unitPrice: (head) => figureColumn('unitPrice', head, priceOf),
    tax: (head) =>
      figureColumn(
        'tax',
        head,
        (item) => amount(item, item.tax),
        ({ tax }) => money(tax),
      ),
    overheadProfit: (head) =>
      figureColumn(
        'overheadProfit',
        head,
        (item) => amount(item, item.overheadProfit),
        ({ overheadProfit }) => money(overheadProfit),
      ),
    rcv: (head) =>
      figureColumn(
        'rcv',
        head,
        (item) => item.priceNote ?? amount(item, item.rcv),
        ({ rcv }) => money(rcv),
      ),
    ageLife: (head) => figureColumn('ageLife', head, ageLifeOf),
    condition: (head) => figureColumn('condition', head, (item) => priced(item, item.condition)),
    percent: (head) => figureColumn('percent', head, percentOf),
    depreciation: (head) =>
      figureColumn(
        'depreciation',
        head,
        (item) => {
          if (item.priceNote !== null) return '';
          if (item.paidWhenIncurred === null) return depreciationOf(item, zero);
          return amount(item, 0) === '' ? '' : zero;
        },
        ({ depreciation }) => money(depreciation),
      ),
    acv: (head) =>
      figureColumn(
        'acv',
        head,
        (item) => priced(item, amount(item, item.acv)),
        ({ acv }) => money(acv),
      ),
  };
  return Object.entries(heads).map(([name, head]) => all[name as ColumnName](head));
};

/** The fields that the platform's columns show. */
export const agedFields: (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/** A room's name and height over a rule, its measures in two columns below. */
export const roomBlock = (
  flow: Flow,
  room: ModelRoom,
  look: { indent: number; rule: boolean; measuresAt: readonly [number, number]; size?: 'LxWxH' },
): void => {
  flow.space(0.8);
  const usable = flow.right - flow.left;
  const x = flow.left + usable * look.indent;
  const block = (measures: Measures, name: string, bigger: number): void => {
    flow.line([
      { text: name, x, bold: true, size: flow.style.size + bigger },
      ...(measures.height === null
        ? []
        : [
            {
              text: look.size === 'LxWxH' ? sizes(measures) : `Height: ${measures.height}`,
              x: flow.right,
              align: 'right' as const,
            },
          ]),
    ]);
    if (look.rule) flow.rule(x, flow.right, 0.6);
    flow.space(0.25);
    for (const [left, right] of measureLines(measures.dimensions)) {
      flow.need(flow.leading);
      flow.line([
        { text: left, x: flow.left + usable * look.measuresAt[0] },
        { text: right, x: flow.left + usable * look.measuresAt[1] },
      ]);
    }
  };
  block(room, room.name, 1);
  for (const opening of room.openings) flow.line([{ text: opening, x: flow.left + usable * 0.12 }]);
  for (const [index, subroom] of room.subrooms.entries())
    block(subroom, `Subroom ${index + 1}: ${subroom.name}`, 0);
  flow.space(0.4);
};

const sizes = ({ dimensions, height }: Measures): string => {
  const { sfFloor = 0, lfFloorPerimeter = 0 } = dimensions;
  const half = lfFloorPerimeter / 2;
  const width = (half - Math.sqrt(Math.max(0, half * half - 4 * sfFloor))) / 2;
  const feet = (value: number): string => {
    const inches = Math.round(value * 12);
    return inches % 12 === 0 ? `${inches / 12}'` : `${Math.floor(inches / 12)}' ${inches % 12}"`;
  };
  return `LxWxH ${feet(half - width)} x ${feet(width)} x ${height}`;
};

/** `Label ........ amount` rows; a strong one under a rule. */
export const labelled = (
  flow: Flow,
  rows: readonly (readonly [label: string, amount: string, strong?: boolean])[],
  from: number,
  to: number,
): void => {
  for (const [label, amount, strong = false] of rows) {
    flow.need(flow.leading * 1.3);
    if (strong) {
      flow.rule(to - 76, to, 0.6);
      flow.y += 2;
    }
    flow.line([
      { text: label, x: from, bold: strong },
      { text: amount, x: to, align: 'right', bold: strong },
    ]);
    if (strong) flow.space(0.4);
  }
};

/** A height in feet where the room's own is a word such as `Sloped`. */
export const measured = (height: string | null): string =>
  height !== null && /\d/.test(height) ? height : "8'";

/** Room for what closes an estimate, on a page of its own kind where this one is full. */
export const closing = (flow: Flow, lines: number): void => {
  if (flow.fits(flow.leading * lines)) flow.space(1.5);
  else flow.startPage('summary');
};

export const title = (flow: Flow, text: string, bigger = 2): void => {
  flow.line([
    {
      text,
      x: (flow.left + flow.right) / 2,
      align: 'center',
      bold: true,
      size: flow.style.size + bigger,
    },
  ]);
  flow.space(0.8);
};

export const noSummary: TruthSummary = {
  coverage: null,
  lineItemTotal: null,
  rcv: null,
  acv: null,
  deductible: null,
  netClaim: null,
};

export const addressOf = (estimate: ModelEstimate): string =>
  `${estimate.facts.propertyStreet}, ${estimate.facts.propertyTown}`;
