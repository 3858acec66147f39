import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, jobs as known, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/**
 * A contractor's pay application on a large loss: the schedule of values sideways with letters over
 * its columns, each row a lump sum with what was done before, in this period and in all, its per
 * cent, what is left and what is kept back; no quantities and no units; change orders as rows below
 * a band, the grand totals in the last row, the application's own ladder on the page before.
 */
export const scheduleOfValues: Print = {
  name: 'schedule-of-values',
  open: true,
  lines: [6, 14, 24, 40, 62],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8, 8.5]),
      leading: 1.2,
      marginLeft: 32,
      marginRight: 32,
      marginTop: 50,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const application = random.int(2, 7);
    flow.furniture = () => {
      flow.mark({ text: 'CONTINUATION SHEET', x: left, bold: true, size: 11 }, 30);
      flow.mark(
        {
          text: `Application No. ${application}   Period to ${usDate(facts.dateEntered)}`,
          x: right,
          align: 'right',
        },
        30,
      );
      flow.mark(
        { text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 24,
      );
    };
    const draw = random.fork('rows');
    const rows = Array.from({ length: lines }, (_, at) => {
      const job = known[(at * 7 + lines) % known.length] ?? known[0];
      const text = `${job?.text ?? ''}`;
      const value = toAmount((draw.int(30_000, 3_400_000) / 100).toFixed(2));
      const done = draw.pick([0, 25, 50, 80, 100, 100]);
      const before = percentOf(value, done === 100 ? draw.pick([60, 100]) : done / 2);
      const all = percentOf(value, done);
      return { text, value, before, now: toAmount((all - before).toFixed(2)), all, done };
    });
    const orders = Math.floor(lines / 6);
    const sumOf = (of: (row: (typeof rows)[number]) => number): number => addAmounts(rows.map(of));
    const whole = sumOf((row) => row.value);
    const done = sumOf((row) => row.all);
    const kept = sumOf((row) => percentOf(row.all, 10));
    flow.startPage('other');
    flow.line([{ text: 'APPLICATION FOR PAYMENT', x: left, bold: true, size: 14 }]);
    flow.space(0.8);
    for (const [a, b] of [
      ['To owner:', facts.insuredName],
      ['Project:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['From contractor:', facts.companyName],
      ['Claim no.:', facts.claimNumber],
    ] as const)
      flow.line([
        { text: a, x: left, bold: true },
        { text: b, x: left + 110 },
      ]);
    flow.space(1);
    for (const [label, value] of [
      ['1. Contract sum to date', whole],
      ['2. Total completed and stored to date', done],
      ['3. Retainage 10%', kept],
      ['4. Total earned less retainage', toAmount((done - kept).toFixed(2))],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: `$${money(value)}`, x: left + 420, align: 'right' },
      ]);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      headSize: style.size - 1,
      pad: 3,
      lines: 'grid',
      headGray: null,
      columns: [
        { head: ['A', '', 'ITEM', 'NO.'], share: 7, align: 'center' },
        { head: ['B', '', 'DESCRIPTION OF WORK'], share: 40, align: 'left', headAlign: 'center' },
        { head: ['C', '', 'SCHEDULED', 'VALUE'], share: 15, align: 'right', headAlign: 'center' },
        {
          head: ['D', 'WORK COMPLETED', 'FROM PREVIOUS', 'APPLICATION'],
          share: 17,
          align: 'right',
          headAlign: 'center',
        },
        {
          head: ['E', 'WORK COMPLETED', 'THIS PERIOD'],
          share: 17,
          align: 'right',
          headAlign: 'center',
        },
        {
          head: ['G', 'TOTAL', 'COMPLETED', 'TO DATE'],
          share: 15,
          align: 'right',
          headAlign: 'center',
        },
        { head: ['', '%', '(G / C)'], share: 9, align: 'right', headAlign: 'center' },
        { head: ['H', 'BALANCE', 'TO FINISH'], share: 15, align: 'right', headAlign: 'center' },
        { head: ['I', '', 'RETAINAGE'], share: 13, align: 'right', headAlign: 'center' },
      ],
    };
    flow.startPage('items');
    startRuled(flow, table);
    const items: TruthItem[] = [];
    for (const [at, row] of rows.entries()) {
      if (at === lines - orders && orders > 0)
        ruledRow(flow, table, ['', 'CHANGE ORDERS', '', '', '', '', '', '', ''], { bold: true });
      const number = at < lines - orders ? String(at + 1) : `CO${at - (lines - orders) + 1}`;
      const { page } = ruledRow(flow, table, [
        number,
        row.text,
        money(row.value),
        money(row.before),
        money(row.now),
        money(row.all),
        `${row.done}%`,
        money(toAmount((row.value - row.all).toFixed(2))),
        money(percentOf(row.all, 10)),
      ]);
      items.push(
        jobTruth(page, row.text, 1, {
          lineNumber: number,
          rcv: row.value,
          unjudged: [
            'activity',
            'section',
            'room',
            'quantity',
            'unit',
            'unitPrice',
            'acv',
            'depreciation',
            'depreciationPercent',
            'f9Note',
            'lineNumber',
          ],
        }),
      );
    }
    ruledRow(
      flow,
      table,
      [
        '',
        'GRAND TOTALS',
        money(whole),
        money(sumOf((row) => row.before)),
        money(sumOf((row) => row.now)),
        money(done),
        `${((100 * done) / whole).toFixed(0)}%`,
        money(toAmount((whole - done).toFixed(2))),
        money(sumOf((row) => percentOf(row.all, 10))),
      ],
      { bold: true },
    );
    flow.continuation = null;
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
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
