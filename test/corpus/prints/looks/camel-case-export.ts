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
  { name: 'Kitchen', trades: insideTrades },
  { name: 'Hallway', trades: insideTrades },
  { name: 'Bath 2', trades: ['plumbing', 'drywall', 'flooring', 'paint'] },
  { name: 'Roof', trades: ['roofing'] },
  { name: 'Rear elevation', trades: ['siding'] },
  { name: 'Site', trades: ['general'] },
];

/** `1200.0`, `45.25`: as a program writes a number that it holds as a fraction. */
const floating = (value: number): string =>
  Number.isInteger(value) ? `${value}.0` : String(value);

/**
 * A query's result printed from a database tool: heads that join their words by capitals, the room
 * and a key in columns of each row, numbers with at least one decimal and no commas, empty cells
 * where nothing is known, no sums but a count of rows and a line of totals by name.
 */
export const camelCaseExport: Print = {
  name: 'camel-case-export',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      width: 792,
      height: 612,
      size: 7.5,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 42,
      marginBottom: 40,
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
    const taxed = random.chance(0.6);
    const columns: readonly (readonly [string, number, 'left' | 'right'])[] = [
      ['lineId', 8, 'left'],
      ['roomName', 13, 'left'],
      ['itemDescription', 42, 'left'],
      ['actionCode', 10, 'left'],
      ['qty', 9, 'right'],
      ['uom', 6, 'left'],
      ['unitPrice', 10, 'right'],
      ...(taxed ? ([['salesTax', 9, 'right']] as const) : []),
      ['lineTotal', 12, 'right'],
      ['depAmt', 10, 'right'],
      ['acvTotal', 12, 'right'],
    ];
    const table: RuledTable = {
      left,
      right,
      size: 7.5,
      pad: 3,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: random.chance(0.5) ? 0.9 : null,
      columns: columns.map(([head, share, align]) => ({ head: [head], share, align })),
    };
    flow.furniture = () => {
      flow.mark(
        { text: `estimateLines (claimNumber = '${facts.claimNumber}')`, x: left, bold: true },
        28,
      );
      flow.mark(
        { text: `${flow.page}`, x: right, align: 'right', size: 7 },
        flow.sheet.height - 22,
      );
    };
    flow.startPage('items');
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const choose = random.fork('choose');
    const first = choose.int(1000, 90_000);
    const items: TruthItem[] = [];
    const totals: { rcv: number; acv: number }[] = [];
    for (const { name, lines: its } of placeJobs(random.fork('jobs'), lines, places))
      for (const { job, quantity, unitPrice } of its) {
        const base = toAmount(lineAmount(quantity, unitPrice));
        const tax = taxed ? percentOf(base, 6) : 0;
        const rcv = toAmount(sum([base, tax]));
        const depreciation = choose.chance(0.4) ? percentOf(rcv, choose.pick([10, 25, 40])) : 0;
        const acv = toAmount(sum([rcv, -depreciation]));
        totals.push({ rcv, acv });
        const key = String(first + items.length);
        const { page } = ruledRow(flow, table, [
          key,
          name,
          job.text,
          job.verb === 'replace' ? 'RR' : '',
          floating(quantity),
          job.unit,
          floating(unitPrice),
          ...(taxed ? [floating(tax)] : []),
          floating(rcv),
          depreciation === 0 ? '' : floating(depreciation),
          floating(acv),
        ]);
        items.push(
          jobTruth(page, job.text, quantity, {
            activity:
              job.verb === 'replace'
                ? ['&', '+']
                : job.trade === 'demolition'
                  ? ['+', '-', 'R']
                  : ['+'],
            unit: job.unit,
            unitPrice,
            tax: taxed ? tax : null,
            rcv,
            depreciation: depreciation === 0 ? null : depreciation,
            acv,
            room: [name],
            // A key of the database may be kept as the number of the row.
            unjudged: ['lineNumber'],
          }),
        );
      }
    flow.continuation = null;
    flow.need(30);
    flow.space(0.6);
    flow.line([{ text: `${items.length} rows`, x: left }]);
    flow.line([
      {
        text: `sum(lineTotal) = ${floating(addAmounts(totals.map(({ rcv }) => rcv)))}   sum(acvTotal) = ${floating(addAmounts(totals.map(({ acv }) => acv)))}`,
        x: left,
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
        facts: noFacts,
      },
    };
  },
};
