import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthSummary, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

interface Spot {
  name: string;
  trades: readonly JobTrade[];
}

const building: readonly Spot[] = [
  { name: 'Roof', trades: ['roofing'] },
  { name: 'N. Elev.', trades: ['siding', 'masonry'] },
  { name: 'Entry / Stair', trades: insideTrades },
  { name: 'Kit.', trades: ['cabinets', 'plumbing', 'electrical', 'drywall'] },
];

const apart: readonly Spot[] = [
  { name: 'Det. Garage', trades: ['roofing', 'siding', 'electrical'] },
  { name: 'Pool House', trades: ['drywall', 'paint', 'carpentry'] },
];

/**
 * A public adjuster's own form from a spreadsheet, sideways with a grid: rows numbered by the
 * coverage's letter, the place in a column, figures that the sheet keeps apart from their dollar
 * signs, losses in value in parentheses, bands for coverages, a sum per coverage and pages of
 * exhibits; replacement cost and actual value of the whole claim as presented at the end.
 */
export const claimPresentedForm: Print = {
  name: 'claim-presented-form',
  open: true,
  lines: [6, 16, 32, 54, 90],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Atlas Point Insurance');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: random.pick([8, 8.5, 9]),
      leading: 1.2,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 46,
      marginBottom: 44,
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
    flow.furniture = () => {
      const foot = flow.sheet.height - 22;
      flow.mark({ text: `${facts.insuredName} v. ${facts.carrierName}`, x: left, size: 7.5 }, foot);
      flow.mark(
        { text: `Exhibit B - Page ${flow.page}`, x: right, align: 'right', size: 7.5 },
        foot,
      );
    };
    flow.startPage('items');
    flow.line([
      {
        text: 'ITEMIZED STATEMENT OF CLAIM AS PRESENTED',
        x: (left + right) / 2,
        align: 'center',
        bold: true,
        size: 13,
      },
    ]);
    flow.line([
      {
        text: `${facts.companyName}  |  Licensed Public Adjusters  |  ${facts.phone}`,
        x: (left + right) / 2,
        align: 'center',
      },
    ]);
    flow.space(0.8);
    for (const [a, b, c, d] of [
      ['Named Insured', facts.insuredName, 'Claim No.', facts.claimNumber],
      [
        'Loss Location',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Policy No.',
        facts.policyNumber,
      ],
      ['Insurer', facts.carrierName, 'Date of Loss', usDate(facts.dateOfLoss)],
    ] as const)
      flow.line([
        { text: `${a}:`, x: left, bold: true },
        { text: b, x: left + 86 },
        { text: `${c}:`, x: left + 430, bold: true },
        { text: d, x: left + 510 },
      ]);
    flow.space(0.8);
    const dollar = random.pick(['$\t', '']);
    const sum = (value: number): string => `${dollar}${money(value)}`;
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      headSize: style.size - 0.5,
      pad: 3,
      lines: 'grid',
      headGray: 0.8,
      valign: random.pick(['top', 'middle']),
      columns: [
        { head: ['Item'], share: 7, align: 'left' },
        { head: ['Location'], share: 12, align: 'left' },
        { head: ['Description of Repair'], share: 36, align: 'left' },
        { head: ['Units'], share: 10, align: 'right' },
        { head: ['Measure'], share: 8, align: 'center' },
        { head: ['Cost Per', 'Unit'], share: 12, align: 'right' },
        { head: ['Replacement', 'Cost'], share: 15, align: 'right' },
        { head: ['Less', 'Depreciation'], share: 15, align: 'right' },
        { head: ['Actual Cash', 'Value'], share: 15, align: 'right' },
        { head: ['Photo'], share: 8, align: 'center', headAlign: 'center' },
      ],
    };
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const summaries: TruthSummary[] = [];
    const choose = random.fork('choose');
    const sums: { name: string; rcv: number; lost: number }[] = [];
    const more = Math.floor(lines * 0.3);
    for (const [letter, name, count, spots] of [
      ['A', 'COVERAGE A - BUILDING', lines - more, building],
      ['B', 'COVERAGE B - OTHER STRUCTURES', more, apart],
    ] as const) {
      if (count === 0) continue;
      flow.need(flow.leading * 5);
      ruledRow(flow, table, [name, ...Array.from({ length: 9 }, () => '')], {
        bold: true,
        gray: 0.92,
        spans: { 0: 10 },
      });
      const values: number[] = [];
      const losses: number[] = [];
      let at = 1;
      for (const its of placeJobs(random.fork(letter), count, spots))
        for (const { job, quantity, unitPrice, amount } of its.lines) {
          const text = `${job.verb === 'replace' ? choose.pick(['Replace ', 'Remove & replace ']) : ''}${job.text}`;
          const lost = choose.chance(0.5) ? 0 : percentOf(amount, choose.pick([8, 12.5, 20, 33]));
          const acv = toAmount((amount - lost).toFixed(2));
          values.push(amount);
          losses.push(lost);
          const number = `${letter}-${at++}`;
          const { page } = ruledRow(flow, table, [
            number,
            its.name,
            text,
            money(quantity),
            job.unit,
            sum(unitPrice),
            sum(amount),
            lost === 0 ? '-' : `(${money(lost)})`,
            sum(acv),
            choose.chance(0.6) ? String(choose.int(1, 140)) : '',
          ]);
          items.push(
            jobTruth(page, text, quantity, {
              lineNumber: number,
              unit: job.unit,
              unitPrice,
              rcv: amount,
              depreciation: lost === 0 ? null : lost,
              acv,
              room: [its.name],
              alsoRight: {
                description: [
                  job.text,
                  ...(text.startsWith('Remove & replace') ? [`Replace ${job.text}`] : []),
                ],
              },
              unjudged: ['activity', 'section', 'f9Note', ...(lost === 0 ? ['depreciation'] : [])],
            }),
          );
        }
      const rcv = addAmounts(values);
      const lost = addAmounts(losses);
      ruledRow(
        flow,
        table,
        [
          `SUBTOTAL ${name}`,
          ...Array.from({ length: 5 }, () => ''),
          sum(rcv),
          lost === 0 ? '-' : `(${money(lost)})`,
          sum(toAmount((rcv - lost).toFixed(2))),
          '',
        ],
        { bold: true, spans: { 0: 6 }, aligns: { 0: 'right' } },
      );
      totals.push({ kind: 'level', name, rcv });
      sums.push({ name, rcv, lost });
    }
    const rcv = addAmounts(sums.map((one) => one.rcv));
    const lost = addAmounts(sums.map((one) => one.lost));
    ruledRow(
      flow,
      table,
      [
        'TOTAL CLAIM PRESENTED',
        ...Array.from({ length: 5 }, () => ''),
        sum(rcv),
        lost === 0 ? '-' : `(${money(lost)})`,
        sum(toAmount((rcv - lost).toFixed(2))),
        '',
      ],
      { bold: true, gray: 0.85, spans: { 0: 6 }, aligns: { 0: 'right' } },
    );
    flow.continuation = null;
    flow.need(flow.leading * 7);
    flow.space(1);
    flow.paragraph(
      'Replacement cost is claimed in full upon completion. Undisputed amounts are due within 30 days. Insured reserves the right to supplement.',
    );
    flow.space(1);
    flow.line([
      { text: '______________________________', x: left },
      { text: 'Date: ______________', x: left + 260 },
    ]);
    openPagesWithoutRows(flow, items);
    if (random.chance(0.6)) drawPhotoSheet(flow, random.fork('photos'), 1);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries,
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
