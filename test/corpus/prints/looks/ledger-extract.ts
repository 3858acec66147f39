import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Den', trades: insideTrades },
  { name: 'Guest Bath', trades: ['plumbing', 'drywall', 'flooring', 'paint'] },
  { name: 'Stairwell', trades: insideTrades },
  { name: 'North Slope', trades: ['roofing'] },
  { name: 'West Face', trades: ['siding', 'paint'] },
  { name: 'Jobsite', trades: ['general'] },
];

const measures: Record<string, string> = {
  SF: 'sqft',
  LF: 'lnft',
  EA: 'each',
  HR: 'hours',
  SQ: 'squares',
  SY: 'sqyd',
};

/** Four decimals for a price, as ledgers keep them; commas nowhere. */
const fixed = (value: number, decimals = 2): string => value.toFixed(decimals);

/**
 * An extract of a job-costing ledger: the amounts first and the text last, heads in dotted keys of
 * a program's own words, the tax contained in the gross amount and shown beside it, signed amounts
 * taken off, a line of sums without a word before it.
 */
export const ledgerExtract: Print = {
  name: 'ledger-extract',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['courier', 'helvetica']),
      width: 792,
      height: 612,
      size: 7,
      marginLeft: 32,
      marginRight: 32,
      marginTop: 44,
      marginBottom: 40,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: `JOBLEDGER extract  job=${facts.claimNumber}`, x: left, bold: true }, 26);
      flow.mark(
        { text: `sheet ${flow.page}`, x: right, align: 'right', size: 6.5 },
        flow.sheet.height - 20,
      );
    };
    const wearing = random.chance(0.6);
    const table: RuledTable = {
      left,
      right,
      size: 7,
      pad: 3,
      lines: random.pick(['none', 'rows', 'grid'] as const),
      headGray: random.chance(0.5) ? 0.9 : null,
      columns: [
        { head: ['seq'], share: 6, align: 'right' },
        ...(wearing
          ? [
              { head: ['worth.today'], share: 12, align: 'right' as const },
              { head: ['wear.amt'], share: 11, align: 'right' as const },
            ]
          : []),
        { head: ['gross.amt'], share: 12, align: 'right' },
        { head: ['levy.incl'], share: 10, align: 'right' },
        { head: ['each.net'], share: 11, align: 'right' },
        { head: ['cnt'], share: 9, align: 'right' },
        { head: ['msr'], share: 8, align: 'left' },
        { head: ['place.tag'], share: 13, align: 'left' },
        { head: ['work.text'], share: 46, align: 'left' },
      ],
    };
    flow.startPage('items');
    for (const [key, value] of [
      ['job.ref', facts.claimNumber],
      ['job.holder', facts.insuredName],
      ['job.opened', facts.dateEntered],
    ])
      flow.line([
        { text: key ?? '', x: left },
        { text: value ?? '', x: left + 90 },
      ]);
    flow.space(0.8);
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const sums: { rcv: number; acv: number; tax: number; wear: number }[] = [];
    for (const { name, lines: its } of placeJobs(random.fork('jobs'), lines, places))
      for (const { job, quantity, unitPrice } of its) {
        const base = toAmount(lineAmount(quantity, unitPrice));
        const tax = percentOf(base, 7.25);
        const rcv = toAmount(sum([base, tax]));
        const wear = wearing && choose.chance(0.5) ? percentOf(rcv, choose.pick([8, 20, 35])) : 0;
        const acv = toAmount(sum([rcv, -wear]));
        sums.push({ rcv, acv, tax, wear });
        const seq = String((items.length + 1) * 10);
        const { page } = ruledRow(flow, table, [
          seq,
          ...(wearing ? [fixed(acv), wear === 0 ? fixed(0) : fixed(-wear)] : []),
          fixed(rcv),
          fixed(tax),
          fixed(unitPrice, 4),
          fixed(quantity, 3),
          measures[job.unit] ?? job.unit,
          name,
          job.text,
        ]);
        items.push(
          jobTruth(page, job.text, quantity, {
            lineNumber: seq,
            activity: job.trade === 'demolition' ? ['+', '-', 'R'] : ['+'],
            unit: measures[job.unit] ?? job.unit,
            unitPrice,
            tax,
            rcv,
            depreciation: wearing && wear !== 0 ? wear : null,
            acv: wearing ? acv : null,
            room: [name],
            alsoRight: { unit: [job.unit] },
          }),
        );
      }
    flow.continuation = null;
    flow.need(30);
    flow.space(0.4);
    const add = (key: 'rcv' | 'acv' | 'tax' | 'wear'): number =>
      addAmounts(sums.map((one) => one[key]));
    ruledRow(
      flow,
      table,
      [
        '',
        ...(wearing ? [fixed(add('acv')), fixed(-add('wear'))] : []),
        fixed(add('rcv')),
        fixed(add('tax')),
      ],
      { bold: true },
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
        facts: noFacts,
      },
    };
  },
};
