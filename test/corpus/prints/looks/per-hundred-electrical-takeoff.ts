import { decimal, lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** The unit tells for how many a price is: each, a hundred, a thousand. */
const systems: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'BRANCH ROUGH-IN',
    [
      ['#12/2 NM-B W/G', 'M', 100, 900, 612],
      ['1G OLD WORK BOX 20 CU IN', 'C', 6, 40, 288],
      ['GRD CONN GREEN W/NUT', 'C', 10, 90, 41],
      ['STAPLE 1/2 INSUL', 'C', 20, 400, 7.8],
      ['20A 1P AFCI PLUG-ON BKR', 'E', 1, 8, 54.1],
      ['4 SQ X 2-1/8 DEEP BOX', 'C', 4, 30, 322],
    ],
  ],
  [
    'DEVICES & FIXTURES',
    [
      ['15A TR DUPLEX WHITE', 'C', 4, 40, 214],
      ['20A GFCI ST TR W/LED', 'E', 1, 8, 24.6],
      ['3-WAY DECORA WHITE', 'E', 1, 8, 6.4],
      ['1G NYL PLATE, DUP', 'C', 4, 40, 62],
      ['6" WAFER LED 4000K IC', 'E', 2, 16, 31.2],
      ['SMOKE/CO 120V INTERCONN', 'E', 1, 7, 62.9],
    ],
  ],
  [
    'SERVICE',
    [
      ['200A MB PNL 40 SP INDOOR', 'E', 1, 1, 318],
      ['4/0-4/0-2/0 AL SEU', 'M', 20, 60, 5120],
      ['5/8 X 8 CU GRD ROD', 'E', 2, 2, 23.4],
      ['#4 SOL BARE CU', 'M', 10, 40, 1480],
    ],
  ],
];

const per = { E: 1, C: 100, M: 1000 } as const;

/**
 * An electrician's takeoff from his trade's program, sideways: how many before the words, a price
 * for each, for a hundred or for a thousand with a letter behind it, what the material comes to,
 * hours likewise, the hours priced by class in a table of their own below; capitals, cut words.
 */
export const perHundredElectricalTakeoff: Print = {
  name: 'per-hundred-electrical-takeoff',
  open: true,
  lines: [7, 10, 14, 18, 26],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Northgate Casualty');
    const style = printStyle({
      family: random.pick(['helvetica', 'courier'] as const),
      size: 8.5,
      width: 792,
      height: 612,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 56,
      marginBottom: 40,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: `JOB: ${facts.insuredName.toUpperCase()} FIRE RESTORATION`, x: left, bold: true },
        26,
      );
      flow.mark({ text: `Extension by system - ${usDate(facts.dateEntered)}`, x: left }, 38);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right' }, 38);
    };
    flow.startPage('items');
    flow.line([{ text: 'Voltline Electric LLC - EC 0000000', x: left }]);
    flow.line([{ text: `Claim No. ${facts.claimNumber}    ${facts.carrierName}`, x: left }]);
    flow.space(0.6);
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      pad: 3,
      lines: random.pick(['none', 'rows'] as const),
      headGray: null,
      columns: [
        { head: ['QTY'], share: 50, align: 'right' },
        { head: ['DESCRIPTION'], share: 230, align: 'left' },
        { head: ['PRICE'], share: 70, align: 'right' },
        { head: ['U'], share: 24, align: 'center' },
        { head: ['MATL EXT'], share: 80, align: 'right' },
        { head: ['LABOR'], share: 60, align: 'right' },
        { head: ['U'], share: 24, align: 'center' },
        { head: ['HRS EXT'], share: 70, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const people = 2;
    const shares = sharesOf(
      lines - people,
      Math.min(systems.length, Math.max(1, Math.floor(lines / 5))),
    );
    const items: TruthItem[] = [];
    const amounts: number[] = [];
    let hours = decimal(0);
    for (const [index, count] of shares.entries()) {
      const [name, works] = systems[index] ?? ['', []];
      ruledRow(flow, table, [name, '', '', '', '', '', '', ''], {
        bold: true,
        spans: { 0: 8 },
        aligns: { 0: 'left' },
        lines: 'none',
      });
      const before = amounts.length;
      for (const [words, code, least, most, price] of someWorks(choose, works, count)) {
        const quantity = choose.int(least, most);
        const each = toAmount((price * choose.fork(words).between(0.9, 1.2)).toFixed(2));
        const by = per[code as keyof typeof per];
        const amount = toAmount(decimal(quantity).times(each).div(by).toFixed(2));
        const rate = toAmount(
          (choose.fork(`hours ${words}`).between(0.1, 0.6) * (by === 1 ? 1 : by / 4)).toFixed(2),
        );
        const spent = toAmount(decimal(quantity).times(rate).div(by).toFixed(2));
        hours = hours.plus(spent);
        amounts.push(amount);
        const { page } = ruledRow(flow, table, [
          String(quantity),
          words,
          money(each),
          code,
          money(amount),
          rate.toFixed(2),
          code,
          spent.toFixed(2),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unitPrice: code === 'E' ? each : null,
            rcv: amount,
            room: [name],
            // The letter is what a price is for; a price for a hundred may be told for one.
            unjudged: [
              'activity',
              'section',
              'lineNumber',
              'unit',
              ...(code === 'E' ? [] : ['unitPrice']),
            ],
          }),
        );
      }
      ruledRow(
        flow,
        table,
        ['', `TOTAL ${name}`, '', '', money(addAmounts(amounts.slice(before))), '', '', ''],
        { bold: true },
      );
    }
    flow.continuation = null;
    flow.need(flow.leading * 14);
    flow.space(1);
    const workers: RuledTable = {
      ...table,
      right: left + 420,
      columns: [
        { head: ['LABOR CLASS'], share: 150, align: 'left' },
        { head: ['HOURS'], share: 70, align: 'right' },
        { head: ['RATE'], share: 70, align: 'right' },
        { head: ['AMOUNT'], share: 90, align: 'right' },
      ],
    };
    startRuled(flow, workers);
    const half = toAmount(hours.div(2).toFixed(2));
    for (const [who, rate] of [
      ['JOURNEYMAN', 92.5],
      ['APPRENTICE 3RD YR', 54],
    ] as const) {
      const amount = toAmount(lineAmount(half, rate));
      amounts.push(amount);
      const { page } = ruledRow(flow, workers, [who, half.toFixed(2), money(rate), money(amount)]);
      items.push(
        jobTruth(page, who, half, {
          unit: 'HR',
          unitPrice: rate,
          rcv: amount,
          unjudged: ['activity', 'section', 'lineNumber', 'unit', 'room', 'f9Note'],
        }),
      );
    }
    flow.continuation = null;
    flow.space(0.8);
    const whole = addAmounts(amounts);
    const markup = toAmount((whole * 0.15).toFixed(2));
    for (const [label, value] of [
      ['MATERIAL + LABOR', whole],
      ['OVERHEAD & PROFIT 15%', markup],
      ['BID PRICE', toAmount(sum([whole, markup]))],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: `$${money(value)}`, x: left + 420, align: 'right' },
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
