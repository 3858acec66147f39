import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { operationLines } from '../content/operation-items.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const rooms = [
  ['Entry Hall', 'inside'],
  ['Great Room', 'inside'],
  ['Bedroom Two', 'inside'],
  ['Bath Two', 'inside'],
  ['Roof - Main Slope', 'outside'],
  ['Rear Exterior', 'outside'],
] as const;

const surfaces = {
  inside: ['Ceiling', 'Walls', 'Floor', 'Fixtures'],
  outside: ['Covering', 'Edges', 'Openings'],
} as const;

/**
 * A claims platform's print that groups a room's rows by its surfaces: the room in a band with its
 * three sizes, below it each surface with its area, what is done in a column before the thing, tax
 * and overhead and profit per row, the loss in value as share and amount, a sum per surface at the
 * right and one per room in the band's gray; rows have no numbers.
 */
export const surfaceGroupedPlatform: Print = {
  name: 'surface-grouped-platform',
  open: true,
  lines: [6, 18, 33, 60, 110],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Quarry Lake Insurance');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: 8,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 56,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'columns'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 30);
      flow.mark(
        {
          text: `Claim: ${facts.claimNumber}   Insured: ${facts.insuredName}`,
          x: right,
          align: 'right',
        },
        30,
      );
      flow.rule(left, right, 0.8, 38);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Estimate created ${usDate(facts.dateEntered)}`, x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Claim Estimate', x: left, bold: true, size: 18 }]);
    flow.space(0.8);
    for (const [label, value, other, its] of [
      ['Insured', facts.insuredName, 'Claim Number', facts.claimNumber],
      [
        'Loss Address',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Policy Number',
        facts.policyNumber,
      ],
      ['Insurer', facts.carrierName, 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Adjuster', facts.claimRepresentative, 'Type of Loss', facts.typeOfLoss],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 80 },
        { text: other, x: left + 380, bold: true },
        { text: its, x: left + 470 },
      ]);
      flow.space(0.3);
    }
    const table: RuledTable = {
      left,
      right,
      size: 8,
      headSize: 7.5,
      pad: 3,
      lines: 'rows',
      headGray: null,
      columns: [
        { head: ['Operation'], share: 11, align: 'left' },
        { head: ['Item'], share: 32, align: 'left' },
        { head: ['Qty'], share: 8, align: 'right' },
        { head: ['Unit'], share: 5, align: 'left' },
        { head: ['Unit Cost'], share: 9, align: 'right' },
        { head: ['Tax'], share: 7, align: 'right' },
        { head: ['O & P'], share: 8, align: 'right' },
        { head: ['Repl. Cost'], share: 10, align: 'right' },
        { head: ['Dep %'], share: 6, align: 'right' },
        { head: ['Dep $'], share: 9, align: 'right' },
        { head: ['ACV'], share: 10, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    interface Sums {
      tax: number;
      op: number;
      rcv: number;
      lost: number;
      acv: number;
    }
    const add = (all: readonly Sums[]): Sums => ({
      tax: addAmounts(all.map((one) => one.tax)),
      op: addAmounts(all.map((one) => one.op)),
      rcv: addAmounts(all.map((one) => one.rcv)),
      lost: addAmounts(all.map((one) => one.lost)),
      acv: addAmounts(all.map((one) => one.acv)),
    });
    const sumRow = (label: string, its: Sums, gray?: number): void => {
      ruledRow(
        flow,
        table,
        [
          label,
          '',
          '',
          '',
          '',
          money(its.tax),
          money(its.op),
          money(its.rcv),
          '',
          money(its.lost),
          money(its.acv),
        ],
        {
          bold: true,
          spans: { 0: 5 },
          aligns: { 0: 'right' },
          ...(gray === undefined ? {} : { gray }),
        },
      );
    };
    const choose = random.fork('choose');
    const age = random.int(3, 14);
    const whole: Sums[] = [];
    const names: string[][] = [];
    const count = Math.max(1, Math.min(rooms.length, Math.round(lines / 6)));
    flow.startPage('items');
    for (let index = 0; index < count; index++) {
      const [name, where] = rooms[index === count - 1 && count > 2 ? 4 : index] ?? rooms[0];
      const share = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      const rows = operationLines(random.fork(`room${index}`), share, where);
      const long = choose.int(9, 22);
      const wide = choose.int(7, 16);
      names.push([name]);
      flow.continuation = null;
      flow.need(90);
      ruledRow(
        flow,
        table,
        [where === 'inside' ? `${name}   ${long}' 4" x ${wide}' 0" x 8' 0"` : name],
        { bold: true, gray: 0.82, spans: { 0: 11 }, size: 9.5 },
      );
      ruledHead(flow, table);
      flow.continuation = () => {
        ruledRow(flow, table, [`${name} (cont.)`], {
          bold: true,
          gray: 0.82,
          spans: { 0: 11 },
          size: 9.5,
        });
        ruledHead(flow, table);
      };
      const kinds = surfaces[where].slice(0, Math.max(1, Math.min(4, Math.ceil(rows.length / 3))));
      const room: Sums[] = [];
      for (const [at, surface] of kinds.entries()) {
        const from = Math.floor((at * rows.length) / kinds.length);
        const to = Math.floor(((at + 1) * rows.length) / kinds.length);
        flow.need(44);
        ruledRow(flow, table, [`${surface}   ${money(long * wide * (at + 1))} SF`], {
          italic: true,
          spans: { 0: 11 },
          lines: 'none',
        });
        const own: Sums[] = [];
        for (const row of rows.slice(from, to)) {
          const base = toAmount(lineAmount(row.quantity, row.unitPrice));
          const tax = percentOf(row.operation.activity === '-' ? 0 : base, 2.9);
          const op = percentOf(addAmounts([base, tax]), 20);
          const rcv = addAmounts([base, tax, op]);
          const percent = row.life === 0 ? 0 : Math.min(80, Math.round((100 * age) / row.life));
          const lost = percentOf(rcv, percent);
          const acv = toAmount(sum([rcv, -lost]));
          own.push({ tax, op, rcv, lost, acv });
          const { page } = ruledRow(flow, table, [
            row.operation.words,
            row.thing,
            money(row.quantity),
            row.unit,
            money(row.unitPrice),
            money(tax),
            money(op),
            money(rcv),
            `${percent}%`,
            money(lost),
            money(acv),
          ]);
          const both = [
            `${row.operation.words} ${row.thing}`,
            `${row.thing} ${row.operation.words}`,
            `${row.thing} - ${row.operation.words}`,
          ];
          items.push(
            jobTruth(page, row.thing, row.quantity, {
              activity: [row.operation.activity],
              unit: row.unit,
              unitPrice: row.unitPrice,
              tax,
              overheadProfit: op,
              rcv,
              depreciation: lost,
              depreciationPercent: percent,
              acv,
              room: [name],
              section: surface,
              alsoRight: {
                description: both,
                descriptionAsPrinted: both,
                section: [`${surface}   ${money(long * wide * (at + 1))} SF`],
              },
              unjudged: ['lineNumber'],
            }),
          );
        }
        const its = add(own);
        sumRow(`${surface} Subtotal`, its);
        room.push(its);
      }
      const its = add(room);
      sumRow(`${name} Total`, its, 0.92);
      totals.push({ kind: 'room', name, rcv: its.rcv });
      whole.push(its);
      flow.continuation = null;
      flow.space(1);
    }
    const all = add(whole);
    flow.need(40);
    sumRow('Estimate Total', all, 0.82);
    flow.startPage('summary');
    const deductible = random.pick([1000, 2000]);
    const net = Math.max(0, toAmount(sum([all.acv, -deductible])));
    flow.line([{ text: 'Settlement', x: left, bold: true, size: 13 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Replacement Cost Value', money(all.rcv)],
      ['Less Depreciation', `-${money(all.lost)}`],
      ['Actual Cash Value', money(all.acv)],
      ['Less Deductible', `-${money(deductible)}`],
      ['Net Claim', money(net)],
    ] as const) {
      flow.line([
        { text: label, x: left + 40 },
        { text: value, x: left + 340, align: 'right' },
      ]);
      flow.space(0.2);
    }
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: names,
        totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: null,
            rcv: all.rcv,
            acv: all.acv,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
