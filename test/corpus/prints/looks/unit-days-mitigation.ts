import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Thing = readonly [words: string, low: number, high: number];

const equipment: readonly Thing[] = [
  ['Low profile air mover', 24, 32],
  ['LGR dehumidifier, 130 pint', 78, 112],
  ['Desiccant trailer, 2,000 CFM', 610, 880],
  ['HEPA air scrubber, 500 CFM', 70, 95],
  ['Wall cavity drying system', 110, 150],
  ['Floor mat system, 2 panels', 95, 140],
  ['Power distribution box', 42, 60],
  ['Heater, 1.5 kW electric', 48, 66],
];
const labor: readonly Thing[] = [
  ['Technician - emergency response, after hours', 82, 108],
  ['Technician - demolition and bagging', 52, 68],
  ['Technician - monitoring', 52, 68],
  ['Supervisor - site documentation', 74, 92],
  ['Cleaning crew - wipe down of contents', 44, 58],
];
const goods: readonly Thing[] = [
  ['6 mil poly sheeting, 20 x 100', 92, 118],
  ['Antimicrobial, 1 gal.', 38, 64],
  ['Contractor bags, box of 50', 44, 58],
  ['Coverall, disposable', 9, 14],
  ['Zipper door, 2-pack', 28, 36],
];

interface Row {
  words: string;
  cells: readonly string[];
  quantity: number;
  unitPrice: number;
  amount: number;
}

const chargeOf = (random: Random, [words, low, high]: Thing, kind: Kind['name']): Row => {
  const unitPrice = toAmount(random.between(low, high).toFixed(2));
  const day = `5/${random.int(3, 12)}`;
  const [units, days] = [random.int(1, 9), random.int(2, 6)];
  const quantity =
    kind === 'EQUIPMENT'
      ? units * days
      : kind === 'LABOR'
        ? random.int(4, 60) / 4
        : random.int(1, 12);
  const amount = toAmount(lineAmount(quantity, unitPrice));
  const first =
    kind === 'EQUIPMENT'
      ? [String(units), String(days), String(quantity)]
      : kind === 'LABOR'
        ? [`${day}/26`, quantity.toFixed(2)]
        : [String(quantity)];
  return {
    words,
    cells: [...first, `$${money(unitPrice)}`, `$${money(amount)}`],
    quantity,
    unitPrice,
    amount,
  };
};

interface Kind {
  name: 'EQUIPMENT' | 'LABOR' | 'MATERIALS';
  things: readonly Thing[];
  heads: readonly string[];
  stops: readonly number[];
  share: number;
}

const kinds: readonly Kind[] = [
  {
    name: 'EQUIPMENT',
    things: equipment,
    heads: ['Equipment', 'Units', 'Days', 'Unit Days', 'Daily Rate', 'Charge'],
    stops: [270, 316, 380, 450, 522],
    share: 0.45,
  },
  {
    name: 'LABOR',
    things: labor,
    heads: ['Labor', 'Date', 'Hours', 'Hourly Rate', 'Charge'],
    stops: [316, 380, 450, 522],
    share: 0.35,
  },
  {
    name: 'MATERIALS',
    things: goods,
    heads: ['Material', 'Used', 'Each', 'Charge'],
    stops: [380, 450, 522],
    share: 0.2,
  },
];

/**
 * An invoice for drying a building: equipment by units and days multiplied to unit days, labor by
 * date and hours, material by piece, each kind in a table with heads and a sum of its own.
 */
export const unitDaysMitigation: Print = {
  name: 'unit-days-mitigation',
  open: true,
  lines: [6, 14, 26, 48, 80],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: random.pick([9, 9.5]),
      leading: 1.3,
      marginLeft: 45,
      marginRight: 45,
      marginTop: 50,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark(
        { text: 'Terms: net 30. 1.5% per month on overdue balances.', x: left, size: 7.5 },
        foot,
      );
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Tidewater Drying Co.', x: left, bold: true, size: 15 },
      { text: 'INVOICE', x: right, align: 'right', bold: true, size: 15 },
    ]);
    for (const [label, value] of [
      ['Invoice No.', `${random.int(2000, 9900)}-M`],
      ['Invoice Date', usDate(facts.dateEntered)],
      ['Customer', facts.insuredName],
      ['Loss Location', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim Number', facts.claimNumber],
      ['Date of Loss', usDate(facts.dateOfLoss)],
      ['Category / Class', `${random.int(1, 3)} / ${random.int(2, 4)}`],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 100 },
      ]);
    const items: TruthItem[] = [];
    const sums: [string, number][] = [];
    for (const kind of kinds) {
      const count = Math.max(1, Math.round(lines * kind.share));
      const cellsOf = (texts: readonly string[], own: Partial<Cell> = {}): Cell[] =>
        texts.map((text, index) => ({
          text,
          x: left + (kind.stops[index] ?? 522),
          align: 'right' as const,
          ...own,
        }));
      const head = (): void => {
        const [first = '', ...others] = kind.heads;
        flow.sheet.marks.push({
          kind: 'box',
          x: left - 4,
          y: flow.y - 2,
          width: right - left + 8,
          height: flow.leading + 3,
          gray: 0.85,
        });
        flow.line([{ text: first, x: left, bold: true }, ...cellsOf(others, { bold: true })]);
        flow.space(0.3);
      };
      flow.space(1.2);
      flow.need(flow.leading * 6);
      flow.line([{ text: kind.name, x: left, bold: true, size: 11 }]);
      flow.space(0.2);
      head();
      flow.continuation = head;
      const own: number[] = [];
      for (let index = 0; index < count; index++) {
        const row = chargeOf(random, random.pick(kind.things), kind.name);
        flow.need(flow.leading);
        const { page } = flow;
        flow.line([{ text: row.words, x: left }, ...cellsOf(row.cells)]);
        own.push(row.amount);
        items.push(
          jobTruth(page, row.words, row.quantity, {
            unitPrice: row.unitPrice,
            rcv: row.amount,
            unjudged: ['unit', 'room', 'section', 'activity', 'f9Note'],
          }),
        );
      }
      const sum = addAmounts(own);
      sums.push([kind.name, sum]);
      flow.need(flow.leading * 2);
      flow.rule(left + 380, right, 0.6);
      flow.y += 3;
      flow.line([
        { text: `Total ${kind.name.toLowerCase()}`, x: left + 380, align: 'right', bold: true },
        { text: `$${money(sum)}`, x: right, align: 'right', bold: true },
      ]);
      flow.continuation = null;
    }
    const whole = addAmounts(sums.map(([, sum]) => sum));
    flow.space(1.2);
    flow.need(flow.leading * 7);
    for (const [label, amount] of [
      ['Subtotal', whole],
      ['Paid by customer (deductible)', -500],
      ['Balance Due', toAmount((whole - 500).toFixed(2))],
    ] as const)
      flow.line([
        { text: label, x: left + 380, align: 'right', bold: true },
        {
          text: `${amount < 0 ? '-' : ''}$${money(Math.abs(amount))}`,
          x: right,
          align: 'right',
          bold: true,
        },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber, dateOfLoss: facts.dateOfLoss },
      },
    };
  },
};
