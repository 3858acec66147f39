import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What a reviewer does with a charge: the code he gives it, and the share of it that stays. */
type Ruling = readonly [code: string, stays: number];

interface Phase {
  name: string;
  works: readonly Work[];
}

const phases: readonly Phase[] = [
  {
    name: 'INITIAL RESPONSE',
    works: [
      ['Emergency service call - after business hours', 'EA', 1, 1, 218],
      ['Water extraction from carpeted floor, medium', 'SF', 120, 900, 0.61],
      ['Water extraction from hard surface floor', 'SF', 80, 500, 0.29],
      ['Content manipulation charge - per hour', 'HR', 1, 6, 52.5],
      ['Block and pad furniture in room', 'EA', 2, 8, 41],
    ],
  },
  {
    name: 'DEMOLITION',
    works: [
      ['Tear out wet drywall, cleanup, bag, per LF - up to 2 ft tall', 'LF', 12, 140, 4.18],
      ['Tear out wet non-salvageable carpet, cut and bag', 'SF', 120, 900, 0.69],
      ['Tear out baseboard and bag for disposal', 'LF', 20, 220, 1.07],
      ['Drill holes for wall cavity drying', 'EA', 8, 60, 0.94],
    ],
  },
  {
    name: 'DRYING & MONITORING',
    works: [
      ['Air mover, axial, 1 HP (per 24 hour period)', 'DA', 9, 72, 32.4],
      ['Dehumidifier, 110-159 ppd (per 24 hour period)', 'DA', 3, 24, 114],
      ['Negative air fan/air scrubber (per 24 hour period)', 'DA', 3, 12, 88],
      ['Equipment setup, take down, and monitoring', 'HR', 3, 18, 64.8],
      ['Containment barrier/airlock/decon. chamber', 'SF', 64, 320, 1.12],
    ],
  },
  {
    name: 'CLEANING & DISPOSAL',
    works: [
      ['Apply plant-based anti-microbial agent', 'SF', 120, 1100, 0.34],
      ['Haul debris - per pickup truck load, including dump fees', 'EA', 1, 3, 168],
      ['Personal protective gloves - disposable, per pair', 'EA', 4, 30, 0.62],
      ['HEPA vacuuming exposed framing, walls', 'SF', 90, 640, 0.82],
    ],
  },
];

const rulings: readonly Ruling[] = [
  ['', 1],
  ['', 1],
  ['', 1],
  ['R04', 0.5],
  ['R07', 0.8],
  ['R11', 0],
  ['R15', 0.9],
];

const reasons: readonly (readonly [code: string, words: string])[] = [
  ['R04', 'Equipment in place beyond the day on which the drying goal was met'],
  ['R07', 'Quantity more than the measured affected area; reduced to the moisture map'],
  ['R11', 'Part of another charge on this invoice; no separate payment'],
  ['R15', 'Rate more than the network rate sheet'],
];

/**
 * A third-party administrator's review of a drying firm's invoice: the charge as it was billed, the
 * adjustment as an amount in parentheses with the code of its reason, and what is allowed of it;
 * phases in capitals, a legend of the codes and what the administrator recommends for payment.
 */
export const adjustedChargesAdministrator: Print = {
  name: 'adjusted-charges-administrator',
  open: false,
  lines: [6, 12, 20, 32, 50],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Old Bay Property & Casualty');
    const style = printStyle({
      family: random.pick(['helvetica', 'times'] as const),
      size: 8.5,
      leading: 1.25,
      width: 792,
      height: 612,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 58,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const review = `MR-${random.int(300_000, 399_999)}`;
    flow.furniture = () => {
      flow.mark({ text: 'Cornerstone Claim Administrators', x: left, bold: true, size: 12 }, 34);
      flow.mark({ text: 'Mitigation Invoice Review', x: right, align: 'right', size: 12 }, 34);
      flow.rule(left, right, 0.8, 42);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Review ${review}   Confidential`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    for (const cells of [
      ['Carrier:', facts.carrierName, 'Provider:', 'Blue Heron Drying LLC', 'Review No.:', review],
      [
        'Insured:',
        facts.insuredName,
        'Provider Invoice:',
        String(random.int(4100, 9800)),
        'Reviewed:',
        usDate(facts.dateEntered),
      ],
      [
        'Claim Number:',
        facts.claimNumber,
        'Date of Loss:',
        usDate(facts.dateOfLoss),
        'Reviewer:',
        facts.claimRepresentative,
      ],
    ])
      flow.line(
        cells.map((text, index) => ({
          text,
          x: left + ([0, 72, 240, 326, 500, 568][index] ?? 0),
          bold: index % 2 === 0,
        })),
      );
    flow.line([
      { text: 'Loss Location:', x: left, bold: true },
      { text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: left + 72 },
    ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 8,
      pad: 4,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.88,
      valign: 'top',
      columns: [
        { head: ['Line'], share: 30, align: 'center' },
        { head: ['Service Billed'], share: 276, align: 'left' },
        { head: ['Quantity'], share: 56, align: 'right' },
        { head: ['Unit'], share: 36, align: 'center' },
        { head: ['Rate'], share: 56, align: 'right' },
        { head: ['Billed Charge'], share: 72, align: 'right' },
        { head: ['Adjustment'], share: 66, align: 'right' },
        { head: ['Reason'], share: 44, align: 'center' },
        { head: ['Allowed'], share: 72, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    const all: [billed: number, taken: number, allowed: number][] = [];
    const used = new Set<string>();
    const sumsOf = (rows: typeof all): number[] =>
      [0, 1, 2].map((at) => addAmounts(rows.map((row) => row[at] ?? 0)));
    const takenText = (value: number): string => (value === 0 ? '0.00' : `(${money(value)})`);
    const count = Math.min(phases.length, Math.max(2, Math.floor(lines / 4)));
    for (const [index, rows] of sharesOf(lines, count).entries()) {
      const { name, works } = phases[index] ?? { name: '', works: [] };
      flow.need(46);
      ruledRow(flow, table, [name, '', '', '', '', '', '', '', ''], {
        bold: true,
        spans: { 0: 9 },
        aligns: { 0: 'left' },
      });
      const own: typeof all = [];
      for (const work of someWorks(choose, works, rows)) {
        const its = priceWork(choose, work, work[1] === 'EA' || work[1] === 'DA' ? 0 : 2);
        const [code, stays] = choose.pick(rulings);
        const allowed = toAmount(lineAmount(its.amount, stays));
        const taken = toAmount(sum([its.amount, -allowed]));
        if (code !== '') used.add(code);
        const number = String(items.length + 1);
        const { page } = ruledRow(flow, table, [
          number,
          its.words,
          its.quantity.toFixed(2),
          its.unit,
          money(its.unitPrice),
          money(its.amount),
          takenText(taken),
          code,
          money(allowed),
        ]);
        own.push([its.amount, taken, allowed]);
        items.push(
          jobTruth(page, its.words, its.quantity, {
            lineNumber: number,
            unit: its.unit,
            unitPrice: its.unitPrice,
            rcv: its.amount,
            room: [name],
            // The charge is what its quantity and rate come to; what is allowed of it may be meant.
            alsoRight: { rcv: [String(allowed)], unit: its.unit === 'DA' ? ['DAY'] : [] },
            unjudged: [
              'activity',
              'section',
              'room',
              'acv',
              'depreciation',
              'machineNotes',
              'f9Note',
              'priceNote',
            ],
          }),
        );
      }
      all.push(...own);
      const [billed = 0, taken = 0, allowed = 0] = sumsOf(own);
      ruledRow(
        flow,
        table,
        ['', `${name} SUBTOTAL`, '', '', '', money(billed), takenText(taken), '', money(allowed)],
        { bold: true },
      );
    }
    const [billed = 0, taken = 0, allowed = 0] = sumsOf(all);
    ruledRow(
      flow,
      table,
      ['', 'INVOICE TOTAL', '', '', '', money(billed), takenText(taken), '', money(allowed)],
      { bold: true, gray: 0.88 },
    );
    flow.continuation = null;
    flow.need(flow.leading * 9);
    flow.space(1);
    if (used.size > 0) flow.line([{ text: 'Reason codes', x: left, bold: true }]);
    for (const [code, words] of reasons)
      if (used.has(code))
        flow.line([
          { text: code, x: left },
          { text: words, x: left + 36 },
        ]);
    flow.space(0.6);
    flow.line([
      {
        text: `We recommend payment of $${money(allowed)}. The provider may ask for a second review within 15 days.`,
        x: left,
        bold: true,
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
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
