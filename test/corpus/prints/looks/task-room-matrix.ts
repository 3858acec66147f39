import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, type Job, type JobTrade, jobs, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const roomNames = ['Kitch', 'LR', 'Hall', 'Bath', 'BR 1', 'BR 2'] as const;

const bands: readonly (readonly [name: string, trades: readonly JobTrade[]])[] = [
  ['DEMOLITION', ['demolition']],
  ['DRYWALL & INSULATION', ['drywall', 'insulation']],
  ['FLOORING', ['flooring']],
  ['CARPENTRY & CABINETS', ['carpentry', 'cabinets']],
  ['PAINT', ['paint']],
  ['MECHANICAL', ['electrical', 'plumbing']],
  ['JOB COSTS', ['general']],
];

/** At most so many halves of a unit in one room. */
const most: Readonly<Record<string, number>> = { SF: 840, LF: 180, SY: 90 };

/** `12`, `12.5`: a sheet's general format drops what is nothing. */
const general = (value: number): string => String(value);

/**
 * A handyman's matrix from a spreadsheet, sideways: a row per task and a column per room that
 * holds how much of the task is done there, blank where none is; the sum of the rooms, the rate
 * and the amount at the right; trades as bands, a row of what all of it comes to.
 */
export const taskRoomMatrix: Print = {
  name: 'task-room-matrix',
  open: true,
  lines: [5, 14, 24, 34, 44],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'liberation',
      size: 8,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 46,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const used = roomNames.slice(0, random.int(4, roomNames.length));
    const table: RuledTable = {
      left,
      right,
      size: 8,
      pad: 3,
      lines: 'grid',
      headGray: 0.8,
      valign: 'bottom',
      columns: [
        { head: ['#'], share: 4, align: 'right' },
        { head: ['Task'], share: 34, align: 'left' },
        { head: ['Unit'], share: 6, align: 'center' },
        ...used.map((name) => ({ head: [name], share: 8, align: 'right' as const })),
        { head: ['Total', 'Qty'], share: 9, align: 'right' },
        { head: ['Rate'], share: 9, align: 'right' },
        { head: ['Amount'], share: 12, align: 'right' },
      ],
    };
    flow.startPage('items');
    flow.line([
      { text: `${facts.companyName}`, x: left, bold: true, size: 13 },
      { text: `Claim ${facts.claimNumber}`, x: right, align: 'right' },
    ]);
    flow.line([{ text: `Repairs at ${facts.propertyStreet}, ${facts.propertyTown}`, x: left }]);
    flow.space(0.8);
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const pick = random.fork('tasks');
    const span = table.columns.length;
    // Enough tasks for the rows wanted, trade by trade; a trade's words may come again by another rate.
    const chosen: Job[] = [];
    const known = new Set(bands.flatMap(([, trades]) => trades));
    const pool = jobs.filter(({ trade }) => known.has(trade));
    while (chosen.length < lines)
      chosen.push(...pick.sample(pool, Math.min(lines - chosen.length, pool.length)));
    const items: TruthItem[] = [];
    const draw = (job: Job, number: number): void => {
      const whole = job.unit === 'EA' || job.unit === 'HR';
      const shares = used.map((): number => {
        if (!pick.chance(0.5)) return 0;
        return whole ? pick.int(1, 3) : pick.int(16, most[job.unit] ?? 40) / 2;
      });
      if (!shares.some((one) => one > 0)) shares[0] = whole ? 1 : pick.int(40, 300);
      const quantity = addAmounts(shares);
      const unitPrice = toAmount(pick.between(job.low, job.high).toFixed(2));
      const amount = toAmount(lineAmount(quantity, unitPrice));
      const text = `${job.verb === 'replace' ? pick.pick(['Replace ', 'Install new ']) : ''}${job.text}`;
      const { page } = ruledRow(flow, table, [
        String(number),
        text,
        job.unit.toLowerCase(),
        ...shares.map((one) => (one === 0 ? '' : general(one))),
        general(quantity),
        unitPrice.toFixed(2),
        money(amount),
      ]);
      items.push(
        jobTruth(page, text, quantity, {
          lineNumber: String(number),
          unit: job.unit,
          unitPrice,
          rcv: amount,
          alsoRight: { description: [job.text] },
          // A task is done in several rooms at once.
          unjudged: ['activity', 'section', 'room'],
        }),
      );
    };
    let number = 0;
    for (const [name, trades] of bands) {
      const own = chosen.filter(({ trade }) => trades.includes(trade));
      if (own.length === 0) continue;
      flow.need(40);
      ruledRow(flow, table, [name, ...Array<string>(span - 1).fill('')], {
        bold: true,
        gray: 0.92,
        spans: { 0: span },
        aligns: { 0: 'left' },
      });
      for (const job of own) draw(job, ++number);
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const foot = (label: string, value: number): void => {
      const texts = Array<string>(span).fill('');
      texts[0] = label;
      texts[span - 1] = `$${money(value)}`;
      const look = { bold: true, spans: { 0: span - 1 }, aligns: { 0: 'right' as const } };
      ruledRow(flow, table, texts, look);
    };
    foot('Total labor and material', whole);
    foot('Overhead and profit 18%', percentOf(whole, 18));
    foot('BID', addAmounts([whole, percentOf(whole, 18)]));
    flow.continuation = null;
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
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
