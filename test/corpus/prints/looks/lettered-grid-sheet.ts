import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'MASTER BEDROOM', trades: insideTrades },
  { name: 'MASTER BATH', trades: ['plumbing', 'drywall', 'paint', 'flooring'] },
  { name: 'KITCHEN', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'GREAT ROOM', trades: insideTrades },
  { name: 'ROOF - ALL SLOPES', trades: ['roofing', 'siding'] },
  { name: 'GENERAL CONDITIONS', trades: ['general', 'demolition'] },
];

const remarks = [
  '* Insurer allowed patch only; see engineer report p. 4, item 2.',
  '* Matching statute - both rooms share 1 continuous floor.',
  '* Rate per contractor bid of 4/11/2026 ($2,140.00 lump sum, 3 days).',
  '* Not on insurer estimate.',
] as const;

/**
 * A public adjuster's spreadsheet printed with its row numbers and column letters: the area's name
 * stands in the head of its own table where the word for descriptions would, dimensions come
 * before the quantity that they make, overhead and profit per row, a dash for nothing.
 */
export const letteredGridSheet: Print = {
  name: 'lettered-grid-sheet',
  open: true,
  lines: [5, 15, 30, 55, 100],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const groups = placeJobs(random.fork('jobs'), lines, places);
    const wide = random.chance(0.6);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: wide ? 8 : 7,
      marginLeft: 24,
      marginRight: 30,
      marginTop: 30,
      marginBottom: 44,
      emission: random.pick(['cell', 'word']),
      ...(wide ? { width: 792, height: 612 } : {}),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word'] as const),
            order: random.pick(['reading', 'columns'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 2,
      lines: 'grid',
      headGray: null,
      columns: [
        { head: [''], share: 4, align: 'center' },
        { head: ['A'], share: 40, align: 'left' },
        { head: ['B'], share: 8, align: 'right' },
        { head: ['C'], share: 8, align: 'right' },
        { head: ['D'], share: 6, align: 'right' },
        { head: ['E'], share: 10, align: 'right' },
        { head: ['F'], share: 6, align: 'center' },
        { head: ['G'], share: 10, align: 'right' },
        { head: ['H'], share: 13, align: 'right' },
        { head: ['I'], share: 12, align: 'right' },
        { head: ['J'], share: 14, align: 'right' },
      ],
    };
    let sheetRow = 0;
    flow.furniture = () => {
      ruledRow(
        flow,
        table,
        table.columns.map(({ head }) => head[0] ?? ''),
        { gray: 0.85, aligns: Object.fromEntries(table.columns.map((_, at) => [at, 'center'])) },
      );
      const foot = flow.sheet.height - 20;
      flow.mark(
        { text: `Sheet1 - Page ${flow.page}`, x: (left + right) / 2, align: 'center', size: 7 },
        foot,
      );
    };
    const row = (
      texts: readonly string[],
      look: Parameters<typeof ruledRow>[3] = {},
    ): { page: number; top: number; bottom: number } => {
      sheetRow++;
      return ruledRow(flow, table, [String(sheetRow), ...texts], look);
    };
    const blank = (count: number): string[] => Array.from({ length: count }, () => '');
    flow.startPage('items');
    for (const text of [
      `${facts.companyName} - Public Adjusters`,
      `Insured: ${facts.insuredName}     Claim No.: ${facts.claimNumber}     D/L: ${usDate(facts.dateOfLoss)}`,
      `Risk: ${facts.propertyStreet}, ${facts.propertyTown}`,
    ])
      row([text, ...blank(9)], { spans: { 1: 10 }, bold: sheetRow === 0 });
    row(blank(10));
    const share = random.pick([20, 21]);
    const lastHead = random.pick(['RCV', 'TOTAL']);
    const items: TruthItem[] = [];
    const accounting = (value: number): string => (value === 0 ? '-' : money(value));
    const sums: number[][] = [];
    for (const group of groups) {
      flow.need(60);
      row(
        [group.name, 'L', 'W', 'NO.', 'QTY', 'UOM', 'RATE', 'AMOUNT', `O&P ${share}%`, lastHead],
        {
          bold: true,
          gray: 0.78,
          aligns: Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => [at, 'center'])),
        },
      );
      const own: number[] = [];
      const marks: number[] = [];
      for (const { job, quantity: drawn, unitPrice } of group.lines) {
        const replace = job.verb === 'replace';
        const text = `${replace ? 'R&R ' : ''}${job.text}`;
        const [long, wideFeet, count] = [
          random.int(8, 96) / 4 + 2,
          random.int(8, 64) / 4 + 2,
          random.int(1, 4),
        ];
        const area = job.unit === 'SF' || job.unit === 'SY';
        const run = job.unit === 'LF';
        const quantity = area
          ? toAmount(((long * wideFeet * count) / (job.unit === 'SY' ? 9 : 1)).toFixed(2))
          : run
            ? toAmount((long * count).toFixed(2))
            : drawn;
        const amount = toAmount((quantity * unitPrice).toFixed(4));
        const marked = job.trade === 'general' ? 0 : percentOf(amount, share);
        const rcv = toAmount((amount + marked).toFixed(2));
        const { page } = row([
          text,
          area || run ? String(long) : '',
          area ? String(wideFeet) : '',
          area || run ? String(count) : '',
          money(quantity),
          job.unit,
          money(unitPrice),
          money(amount),
          accounting(marked),
          money(rcv),
        ]);
        const remark = random.chance(0.15) ? random.pick(remarks) : null;
        if (remark !== null)
          row([remark, ...blank(9)], { spans: { 1: 10 }, italic: true, size: style.size - 0.5 });
        own.push(amount);
        marks.push(marked);
        items.push(
          jobTruth(page, job.text, quantity, {
            descriptionAsPrinted: text,
            activity: replace ? ['&'] : ['+'],
            unit: job.unit,
            unitPrice,
            overheadProfit: marked === 0 ? null : marked,
            rcv,
            room: [group.name],
            f9Note: remark,
            alsoRight: {
              description: [text],
              ...(remark === null ? {} : { f9Note: [remark.slice(2)] }),
            },
            unjudged: [
              'section',
              // The sheet's own numbers stand beside the rows.
              'lineNumber',
              'calculation',
              ...(replace ? [] : ['activity']),
            ],
          }),
        );
      }
      const [amount, marked] = [addAmounts(own), addAmounts(marks)];
      sums.push([amount, marked]);
      row(
        [
          `Subtotal ${group.name}`,
          ...blank(6),
          money(amount),
          accounting(marked),
          money(addAmounts([amount, marked])),
        ],
        { bold: true, spans: { 1: 7 }, aligns: { 1: 'right' } },
      );
      row(blank(10));
    }
    const amount = addAmounts(sums.map(([one = 0]) => one));
    const marked = addAmounts(sums.map(([, one = 0]) => one));
    const whole = addAmounts([amount, marked]);
    const deductible = random.pick([1000, 2500]);
    for (const [label, value] of [
      ['ESTIMATE TOTAL', whole],
      ['LESS DEDUCTIBLE', -deductible],
      ['LESS PRIOR PAYMENTS', 0],
      ['AMOUNT CLAIMED', toAmount((whole - deductible).toFixed(2))],
    ] as const)
      row([label, ...blank(8), value < 0 ? `(${money(-value)})` : accounting(value)], {
        bold: true,
        spans: { 1: 9 },
        aligns: { 1: 'right' },
      });
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: groups.map(({ name }) => [name]),
        totals: groups.map(({ name }, at) => ({
          kind: 'room' as const,
          name,
          rcv: addAmounts(sums[at] ?? []),
        })),
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
