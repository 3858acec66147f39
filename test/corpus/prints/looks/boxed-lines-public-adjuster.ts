import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const works: readonly Work[] = [
  ['Remove & replace 1/2" gypsum, smooth Level 5', 'sf', 40, 420, 5.1],
  ['Skim coat plaster, 3 coats, to nearest corner', 'sf', 40, 420, 7.85],
  ['Paint walls & ceiling, prime + 2', 'sf', 120, 820, 1.9],
  ['Solid oak 2-1/4" strip, lace in / refinish whole (note 3)', 'sf', 60, 380, 17.4],
  ['Base, 1x8 poplar w/ cap - 2 pc.', 'lf', 22, 94, 14.6],
  ['Door, solid core 2-8 x 6-8, w/ casing both sides', 'ea', 1, 4, 612],
  ['Window treatment, remove/rehang', 'ea', 1, 5, 46],
  ['Crown 5-1/4", prefinished', 'lf', 22, 94, 16.9],
  ['Cabinet, uppers - box & face frame', 'lf', 4, 19, 288],
  ['Marble saddle, 5" x 36"', 'ea', 1, 2, 131],
  ['AC register / grille, clean and reset', 'ea', 1, 4, 28],
  ['Contents manipulation, large', 'hr', 2, 14, 61],
];

const rooms = [
  'Foyer & Stair',
  'Living Rm',
  'Unit Total Storage',
  'Bath 2 (Hall)',
  'Kitchen',
  'Roof Deck',
];
const trades = ['Drywall', 'Paint', 'Floor', 'Trim', 'General'] as const;

/**
 * A public adjuster's workbook printed sideways: every cell boxed, the room and the trade in columns
 * of their own, the whole's sums in a gray row above the lines and again below, the unit beside the
 * price, overhead and profit before tax, dollars only at sums.
 */
export const boxedLinesPublicAdjuster: Print = {
  name: 'boxed-lines-public-adjuster',
  open: true,
  lines: [6, 16, 30, 48, 72],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Commonwealth Harbor Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'times'] as const),
      size: 7,
      width: 792,
      height: 612,
      marginLeft: 24,
      marginRight: 24,
      marginTop: 30,
      marginBottom: 36,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: `Sheet ${flow.page}`, x: right, align: 'right', size: 7 },
        flow.sheet.height - 18,
      );
      flow.mark(
        { text: 'Beacon Hill Public Adjusters - Scope of Loss', x: left, size: 7 },
        flow.sheet.height - 18,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'SCOPE OF LOSS & VALUATION', x: left, bold: true, size: 13 }]);
    for (const [label, value, other, its] of [
      ['Insured:', facts.insuredName, 'Claim No.:', facts.claimNumber],
      [
        'Loss Address:',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Policy No.:',
        facts.policyNumber,
      ],
      ['Carrier:', facts.carrierName, 'Date of Loss:', usDate(facts.dateOfLoss)],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 60 },
        { text: other, x: left + 400, bold: true },
        { text: its, x: left + 460 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 2.5,
      lines: 'grid',
      headGray: 0.8,
      valign: random.pick(['top', 'middle'] as const),
      columns: [
        { head: ['Line'], share: 26, align: 'center' },
        { head: ['Area'], share: 66, align: 'left' },
        { head: ['Trade'], share: 42, align: 'left' },
        { head: ['Scope of repair'], share: 170, align: 'left' },
        { head: ['Meas.'], share: 38, align: 'right' },
        { head: ['$ / Unit'], share: 44, align: 'right' },
        { head: ['Unit'], share: 24, align: 'center' },
        { head: ['Repair'], share: 50, align: 'right' },
        { head: ['O&P', '20%'], share: 46, align: 'right' },
        { head: ['Tax', '6.25%'], share: 42, align: 'right' },
        { head: ['Replacement', 'cost'], share: 54, align: 'right' },
        { head: ['Dep', '%'], share: 26, align: 'right' },
        { head: ['Deprec.'], share: 48, align: 'right' },
        { head: ['Actual', 'cash value'], share: 54, align: 'right' },
      ],
    };
    const choose = random.fork('works');
    const used = rooms.slice(0, Math.max(2, Math.min(rooms.length, Math.round(lines / 4))));
    const rows = sharesOf(lines, used.length).flatMap((count, index) =>
      someWorks(choose, works, count).map((work) => {
        const { words, unit, quantity, unitPrice } = priceWork(
          choose,
          work,
          work[1] === 'ea' ? 0 : choose.pick([0, 1, 2]),
        );
        const base = toAmount(lineAmount(quantity, unitPrice));
        const shared = percentOf(base, 20);
        const tax = percentOf(percentOf(base, 45), 6.25);
        const rcv = toAmount(sum([base, shared, tax]));
        const percent = choose.chance(0.6) ? choose.pick([5, 10, 15, 33.33, 50]) : 0;
        const depreciation = percentOf(rcv, percent);
        return {
          words,
          unit,
          quantity,
          unitPrice,
          base,
          shared,
          tax,
          rcv,
          percent,
          depreciation,
          acv: toAmount(sum([rcv, -depreciation])),
          room: used[index] ?? '',
          trade: choose.pick(trades),
        };
      }),
    );
    const add = (of: (row: (typeof rows)[number]) => number): string =>
      `$${money(addAmounts(rows.map(of)))}`;
    const whole = (label: string): void => {
      ruledRow(
        flow,
        table,
        [
          label,
          ...Array.from({ length: 6 }, () => ''),
          add(({ base }) => base),
          add(({ shared }) => shared),
          add(({ tax }) => tax),
          add(({ rcv }) => rcv),
          '',
          add(({ depreciation }) => depreciation),
          add(({ acv }) => acv),
        ],
        { bold: true, gray: 0.92, spans: { 0: 7 }, aligns: { 0: 'left' } },
      );
    };
    whole('CLAIM TOTALS (see lines below)');
    startRuled(flow, table);
    const items = rows.map((row, index): TruthItem => {
      const number = String(index + 1);
      const { page } = ruledRow(flow, table, [
        number,
        row.room,
        row.trade,
        row.words,
        String(row.quantity),
        money(row.unitPrice),
        row.unit,
        money(row.base),
        money(row.shared),
        money(row.tax),
        money(row.rcv),
        row.percent === 0 ? '-' : String(row.percent),
        row.depreciation === 0 ? '-' : money(row.depreciation),
        money(row.acv),
      ]);
      return jobTruth(page, row.words, row.quantity, {
        lineNumber: number,
        unit: row.unit.toUpperCase(),
        unitPrice: row.unitPrice,
        tax: row.tax,
        overheadProfit: row.shared,
        rcv: row.rcv,
        depreciation: row.percent === 0 ? null : row.depreciation,
        depreciationPercent: row.percent === 0 ? null : row.percent,
        acv: row.acv,
        room: [row.room],
        alsoRight: { unit: [row.unit] },
        unjudged: ['activity', 'section'],
      });
    });
    flow.continuation = null;
    whole('TOTAL ALL LINES');
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
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
