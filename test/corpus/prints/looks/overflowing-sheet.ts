import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
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
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: insideTrades },
  { name: 'Living room', trades: insideTrades },
  { name: 'Bath', trades: ['plumbing', 'drywall', 'flooring', 'cabinets'] },
  { name: 'Bedroom 1', trades: insideTrades },
  { name: 'Bedroom 2', trades: insideTrades },
  { name: 'Roof', trades: ['roofing'] },
  { name: 'Outside', trades: ['siding', 'masonry'] },
  { name: 'Whole house', trades: ['general', 'electrical'] },
];

interface SheetRow {
  left: readonly string[];
  right: readonly string[];
  bold?: boolean;
  item?: Omit<Parameters<typeof jobTruth>[3], 'page'> & { words: string; quantity: number };
}

/**
 * A public adjuster's spreadsheet that is wider than its paper: the first pages hold number, area,
 * item, quantity and unit of all rows, the pages behind them price, tax, amount and value of the
 * same rows at the same heights, as spreadsheets print down first and then over. The head stands
 * on the first page of each half only; words are cut where the next cell is full.
 */
export const overflowingSheet: Print = {
  name: 'overflowing-sheet',
  open: true,
  lines: [5, 14, 30, 48, 90],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 10,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 54,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const rows: SheetRow[] = [
      {
        left: ['', `Public adjuster's estimate - ${facts.insuredName}`],
        right: [],
        bold: true,
      },
      {
        left: ['', `${facts.propertyStreet}, ${facts.propertyTown}`],
        right: [],
      },
      { left: ['', `Claim ${facts.claimNumber}   Loss ${usDate(facts.dateOfLoss)}`], right: [] },
      { left: [], right: [] },
      {
        left: ['#', 'Area', 'Item', 'Qty', 'Unit'],
        right: ['Unit cost', 'Tax', 'RCV', 'Dep.', 'ACV'],
        bold: true,
      },
    ];
    const choose = random.fork('choose');
    const amounts: { tax: number; rcv: number; depreciation: number; acv: number }[] = [];
    let number = 0;
    for (const { name, lines: its } of placeJobs(random.fork('jobs'), lines, places))
      for (const { job, quantity, unitPrice, amount } of its) {
        number++;
        const words = `${job.verb === 'replace' ? 'R&R ' : ''}${job.text}`;
        const tax = percentOf(amount, 4);
        const rcv = toAmount(sum([amount, tax]));
        const depreciation = choose.chance(0.4) ? percentOf(rcv, choose.pick([10, 20, 35])) : 0;
        const acv = toAmount(sum([rcv, -depreciation]));
        amounts.push({ tax, rcv, depreciation, acv });
        rows.push({
          left: [String(number), name, words, money(quantity), job.unit],
          right: [
            money(unitPrice),
            money(tax),
            money(rcv),
            depreciation === 0 ? '-' : money(depreciation),
            money(acv),
          ],
          item: {
            words,
            quantity,
            lineNumber: String(number),
            activity:
              job.verb === 'replace' ? ['&'] : job.trade === 'demolition' ? ['+', '-', 'R'] : ['+'],
            unit: job.unit,
            unitPrice,
            tax,
            rcv,
            depreciation: depreciation === 0 ? null : depreciation,
            acv,
            room: [name],
            alsoRight: { description: [job.text] },
          },
        });
      }
    rows.push({
      left: ['', '', 'Total'],
      right: [
        '',
        money(addAmounts(amounts.map(({ tax }) => tax))),
        money(addAmounts(amounts.map(({ rcv }) => rcv))),
        money(addAmounts(amounts.map(({ depreciation }) => depreciation))),
        money(addAmounts(amounts.map(({ acv }) => acv))),
      ],
      bold: true,
    });
    const grid = random.chance(0.5);
    const height = 15;
    const perPage = Math.floor((style.height - style.marginTop - style.marginBottom) / height);
    const firsts = [0, 30, 120, 386, 452, 500].map((x) => left + x);
    const seconds = [0, 96, 176, 276, 366, 466].map((x) => left + x);
    const pageOf = new Map<SheetRow, number>();
    for (const half of ['left', 'right'] as const) {
      for (let from = 0; from < rows.length; from += perPage) {
        flow.startPage(half === 'left' ? 'items' : 'other');
        const edges = half === 'left' ? firsts : seconds;
        for (const row of rows.slice(from, from + perPage)) {
          if (half === 'left') pageOf.set(row, flow.page);
          const { y } = flow;
          const cells = row[half];
          const bold = row.bold ?? false;
          flow.line(
            cells.map((text, index) => {
              const [at = 0, to = 0] = [edges[index], edges[index + 1]];
              const figure = half === 'right' || index === 3;
              // What runs over an empty neighbor is shown, over a full one it is cut.
              const full = (cells[index + 1] ?? '') !== '';
              let shown = text;
              while (!figure && full && flow.width(shown, { bold }) > to - at - 4)
                shown = shown.slice(0, -1);
              return figure
                ? { text, x: to - 4, align: 'right' as const, bold }
                : { text: shown.trimEnd(), x: at + 3, bold };
            }),
            height,
          );
          flow.y = y + height;
          if (grid && cells.length > 3) flow.rule(left, edges.at(-1) ?? left, 0.4, flow.y - 2.5);
        }
        flow.mark(
          { text: `Page ${flow.page}`, x: style.width / 2, align: 'center', size: 8 },
          style.height - 30,
        );
      }
    }
    const halves = flow.sheets.length / 2;
    const items: TruthItem[] = rows.flatMap((row) => {
      if (row.item === undefined) return [];
      const { words, quantity, ...own } = row.item;
      // What the sheet cuts off is nowhere to be read.
      const room = (firsts[3] ?? 0) - (firsts[2] ?? 0) - 4;
      let shown = words;
      while (flow.width(shown) > room) shown = shown.slice(0, -1);
      shown = shown.trimEnd();
      return [
        jobTruth(pageOf.get(row) ?? 1, shown, quantity, {
          ...own,
          alsoRight: { description: [shown.replace(/^R&R /, '')] },
        }),
      ];
    });
    for (const [index, sheet] of flow.sheets.entries()) {
      // The second half is no page of rows by itself, and no other page either.
      if (index >= halves) sheet.class = 'other';
      else if (!items.some(({ page }) => page === index + 1)) sheet.class = 'other';
    }
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
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
