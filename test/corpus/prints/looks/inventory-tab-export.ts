import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Thing = readonly [words: string, low: number, high: number, life: number];

const goods: readonly Thing[] = [
  ['Recliner, leather, power lift', 480, 1290, 12],
  ['Curtain panels, 84 in., pair', 32, 88, 6],
  ['Dresser, 6 drawer, oak', 310, 890, 20],
  ['Air fryer, 5.8 qt.', 69, 139, 5],
  ['Winter coat, wool, ladies 12', 95, 260, 6],
  ['Stand mixer, 5 qt. w/ 3 attachments', 279, 449, 12],
  ['Laptop computer, 15.6 in., 16 GB', 520, 1180, 4],
  ['Bath towel set (6)', 28, 64, 4],
  ['Board games, assorted', 14, 32, 8],
  ['Cordless drill kit, 20V, 2 batteries', 119, 199, 8],
  ['Queen comforter set, 7 pc.', 79, 189, 6],
  ['Soundbar w/ subwoofer', 149, 379, 7],
  ['Dinnerware, service for 8', 84, 210, 10],
  ['Canned and dry food, pantry', 140, 420, 1],
  ['Hunting boots, mens 11, 400g', 88, 178, 5],
];

const roomNames = ['Den', 'Master BR', 'Kitchen', 'Hall Closet', 'Garage', "Kid's BR"] as const;
const conditions = ['Good', 'Average', 'New', 'Fair'] as const;

interface Line {
  room: string;
  words: string;
  quantity: number;
  price: number;
  cost: number;
  tax: number;
  rcv: number;
  age: number;
  condition: string;
  percent: number;
  lost: number;
  acv: number;
}

const makeLine = (random: Random, room: string): Line => {
  const [words, low, high, life] = random.pick(goods);
  const quantity = random.chance(0.7) ? 1 : random.int(2, 6);
  const price = toAmount(random.between(low, high).toFixed(2));
  const cost = toAmount(lineAmount(quantity, price));
  const tax = percentOf(cost, 8.25);
  const rcv = addAmounts([cost, tax]);
  const age = random.int(0, 11);
  const percent = Math.min(80, Math.round((100 * age) / life));
  const lost = percentOf(rcv, percent);
  return {
    room,
    words,
    quantity,
    price,
    cost,
    tax,
    rcv,
    age,
    condition: random.pick(conditions),
    percent,
    lost,
    acv: toAmount(sum([rcv, -lost])),
  };
};

/**
 * A workbook's tab of goods lost, printed across the page: a grid with the room in a column, cells
 * in the sheet's accounting format, heads on the first page alone or on each, a total row at the
 * end and the tab's name at the foot.
 */
export const inventoryTabExport: Print = {
  name: 'inventory-tab-export',
  open: false,
  lines: [6, 18, 40, 75, 130],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['liberation', 'helvetica']),
      size: 7.5,
      leading: 1.2,
      marginLeft: 28,
      marginRight: 28,
      marginTop: 40,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    flow.furniture = () => {
      const foot = flow.sheet.height - 22;
      flow.mark({ text: 'Contents - Final', x: 396, align: 'center', size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: flow.right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    const { left, right } = flow;
    flow.line([{ text: 'CONTENTS INVENTORY', x: left, bold: true, size: 12 }]);
    for (const [label, value] of [
      ['Policyholder', facts.insuredName],
      ['Claim #', facts.claimNumber],
      ['Policy #', facts.policyNumber],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 70 },
      ]);
    flow.space(0.8);
    const accounting = random.chance(0.5);
    const column = (
      head: string,
      share: number,
      align: 'left' | 'right' | 'center' = 'right',
    ): RuledTable['columns'][number] => ({
      head: head.split('|'),
      share,
      align,
      headAlign: 'center',
    });
    const table: RuledTable = {
      columns: [
        column('Line', 26, 'center'),
        column('Room', 58, 'left'),
        column('Item Description', 160, 'left'),
        column('Qty', 26, 'center'),
        column('Age|(Yrs)', 30, 'center'),
        column('Condition', 46, 'center'),
        column('Cost|Each', 56),
        column('Ext.|Cost', 58),
        column('Sales|Tax', 48),
        column('Total|RCV', 60),
        column('Dep|%', 32, 'center'),
        column('Dep|Amount', 56),
        column('Total|ACV', 60),
      ],
      left,
      right,
      size: 7.5,
      pad: 2.5,
      lines: 'grid',
      headGray: 0.8,
      valign: 'middle',
    };
    const dollars = (amount: number): string =>
      accounting ? `$\t${money(amount)}` : money(amount);
    ruledHead(flow, table);
    if (random.chance(0.5)) flow.continuation = () => ruledHead(flow, table);
    const sorted = random.chance(0.6);
    const made = Array.from({ length: lines }, (_, index) =>
      makeLine(
        random,
        sorted
          ? (roomNames[Math.floor((index * roomNames.length) / lines)] ?? 'Den')
          : random.pick(roomNames),
      ),
    );
    const items = made.map((line, index): TruthItem => {
      const { page } = ruledRow(flow, table, [
        String(index + 1),
        line.room,
        line.words,
        String(line.quantity),
        String(line.age),
        line.condition,
        dollars(line.price),
        dollars(line.cost),
        dollars(line.tax),
        dollars(line.rcv),
        `${line.percent}%`,
        dollars(line.lost),
        dollars(line.acv),
      ]);
      return jobTruth(page, line.words, line.quantity, {
        lineNumber: String(index + 1),
        unitPrice: line.price,
        tax: line.tax,
        rcv: line.rcv,
        depreciation: line.lost,
        acv: line.acv,
        ageYears: line.age,
        condition: line.condition,
        depreciationPercent: line.percent,
        room: [line.room],
        unjudged: ['unit', 'activity', 'section'],
      });
    });
    flow.continuation = null;
    const total = (of: (line: Line) => number): string => dollars(addAmounts(made.map(of)));
    ruledRow(
      flow,
      table,
      [
        '',
        '',
        'TOTAL',
        '',
        '',
        '',
        '',
        total((line) => line.cost),
        total((line) => line.tax),
        total((line) => line.rcv),
        '',
        total((line) => line.lost),
        total((line) => line.acv),
      ],
      { bold: true, gray: 0.9 },
    );
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
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
        },
      },
    };
  },
};
