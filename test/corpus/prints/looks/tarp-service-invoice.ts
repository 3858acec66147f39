import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawRates } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { factLines } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Service = readonly [words: string, unit: string, least: number, most: number, rate: number];

const groups: readonly (readonly [name: string, services: readonly Service[]])[] = [
  [
    'LABOR',
    [
      ['Emergency response crew, 3 men, regular hours', 'HR', 2, 12, 186],
      ['Emergency response crew, 3 men, after hours (x 1.5)', 'HR', 1, 6, 279],
      ['Site safety supervisor', 'HR', 1, 8, 84.5],
      ['Return trip, re-secure after wind of 3/14', 'EA', 1, 2, 245],
    ],
  ],
  [
    'ROOF TARP',
    [
      ['Tarp, 10 mil reinforced, installed, slope up to 6/12', 'SF', 300, 2400, 1.62],
      ['Tarp, add for slope 7/12 and over', 'SF', 100, 900, 0.41],
      ['Battens 1" x 2", screwed 12" o.c.', 'LF', 80, 640, 2.15],
      ['Shrink wrap, ridge to eave, welded seams', 'SF', 400, 3200, 3.05],
      ['Sand bags, 40 lb., set at eave', 'EA', 4, 40, 6.75],
    ],
  ],
  [
    'BOARD-UP',
    [
      ['Board-up, 1/2" OSB over 2x4 frame, 1st floor', 'SF', 16, 320, 4.9],
      ['Board-up, 2nd floor, from lift', 'SF', 16, 160, 7.35],
      ["Temporary fence panel 6' x 10', set and removed", 'EA', 2, 18, 38],
    ],
  ],
  [
    'EQUIPMENT & DISPOSAL',
    [
      ['Boom lift 45 ft., per day', 'DAY', 1, 4, 412],
      ['Debris to landfill, 16 yd. trailer, incl. tipping', 'LOAD', 1, 4, 385],
      ['Generator 7 kW, per day', 'DAY', 1, 6, 96],
    ],
  ],
];

/**
 * An emergency service firm's invoice for tarps and boards: groups in capitals with sums, a charge
 * raised to the firm's least in words beside the amount, surcharges as per cent of a sum before, a
 * discount and what was paid as amounts in parentheses, the firm's rates on a page behind.
 */
export const tarpServiceInvoice: Print = {
  name: 'tarp-service-invoice',
  open: true,
  lines: [6, 12, 24, 40],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8.5, 9]),
      marginLeft: 46,
      marginRight: 46,
      marginTop: 50,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark(
        { text: 'Remit to: Ridgeline Emergency Services, P.O. Box 1170', x: left, size: 7.5 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Ridgeline Emergency Services', x: left, bold: true, size: 16 },
      { text: 'INVOICE', x: right, align: 'right', bold: true, size: 16 },
    ]);
    flow.line([
      { text: '24/7 board-up, tarp and stabilization', x: left, size: 8 },
      { text: `No. RES-${random.int(20_000, 29_999)}`, x: right, align: 'right' },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Bill to:', facts.insuredName, 'Date of service:', usDate(facts.dateReceived)],
        ['Job site:', facts.propertyStreet, 'Date of loss:', usDate(facts.dateOfLoss)],
        ['', facts.propertyTown, 'Claim #:', facts.claimNumber],
        ['', '', 'Terms:', 'Net 15'],
      ],
      [left + 60, left + 340],
    );
    flow.space(1);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 4,
      lines: 'rows',
      headGray: 0.85,
      columns: [
        { head: ['DESCRIPTION'], share: 50, align: 'left' },
        { head: ['QTY'], share: 13, align: 'right' },
        { head: ['U/M'], share: 9, align: 'center' },
        { head: ['RATE'], share: 13, align: 'right' },
        { head: ['AMOUNT'], share: 15, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const choose = random.fork('choose');
    const count = Math.max(4, lines - 3);
    const sums: number[] = [];
    const open = ['activity', 'lineNumber', 'section', 'room', 'acv', 'flags', 'f9Note'];
    for (const [at, [name, services]] of groups.entries()) {
      const share = Math.floor(count / groups.length) + (at < count % groups.length ? 1 : 0);
      flow.need(50);
      ruledRow(flow, table, [name, '', '', '', ''], { bold: true, gray: 0.95 });
      const amounts: number[] = [];
      for (let index = 0; index < share; index++) {
        const service = services[index % services.length];
        if (service === undefined) continue;
        const [words, unit, least, most, rate] = service;
        const again = Math.floor(index / services.length);
        const description =
          again === 0
            ? words
            : `${words} - visit ${again + 1} (${choose.int(1, 12)}/${choose.int(1, 28)})`;
        const quantity =
          unit === 'HR' ? choose.int(least * 2, most * 2) / 2 : choose.int(least, most);
        const amount = toAmount((quantity * rate).toFixed(2));
        const { page } = ruledRow(flow, table, [
          description,
          unit === 'SF' || unit === 'LF' ? quantity.toLocaleString('en-US') : quantity.toFixed(1),
          unit,
          money(rate),
          money(amount),
        ]);
        amounts.push(amount);
        items.push(
          jobTruth(page, description, quantity, {
            unit: unit === 'DAY' ? 'DA' : unit,
            unitPrice: rate,
            rcv: amount,
            room: [name],
            alsoRight: { unit: [unit] },
            unjudged: open,
          }),
        );
      }
      const total = addAmounts(amounts);
      sums.push(total);
      ruledRow(flow, table, [`Subtotal ${name}`, '', '', '', money(total)], {
        bold: true,
        aligns: { 0: 'right' },
      });
      totals.push({ kind: 'room', name, rcv: total });
    }
    const services = addAmounts(sums);
    ruledRow(flow, table, ['FEES & ADJUSTMENTS', '', '', '', ''], { bold: true, gray: 0.95 });
    const fuel = toAmount((services * 0.06).toFixed(2));
    const discount = toAmount((services * 0.05).toFixed(2));
    const fees: number[] = [];
    // What a surcharge's quantity is can be told more than one way.
    const fee = (texts: readonly string[], own: Partial<TruthItem>): void => {
      const { page } = ruledRow(flow, table, texts);
      fees.push(own.rcv ?? 0);
      items.push(
        jobTruth(page, texts[0] ?? '', own.quantity ?? 1, {
          ...own,
          room: ['FEES & ADJUSTMENTS'],
          unjudged: [...open, 'quantity', 'unit', 'unitPrice', 'machineNotes'],
        }),
      );
    };
    fee(['Fuel and environmental surcharge', '6.00', '%', money(services), money(fuel)], {
      quantity: 6,
      unit: '%',
      rcv: fuel,
    });
    fee(['Minimum equipment charge', '1.0', 'EA', '150.00', '150.00'], {
      quantity: 1,
      unit: 'EA',
      unitPrice: 150,
      rcv: 150,
    });
    fee(
      [
        'Preferred vendor discount, 5% of services',
        '1.0',
        'EA',
        `(${money(discount)})`,
        `(${money(discount)})`,
      ],
      { quantity: 1, unit: 'EA', rcv: -discount },
    );
    flow.continuation = null;
    const whole = addAmounts([services, ...fees]);
    flow.need(90);
    flow.space(0.8);
    for (const [label, value, bold] of [
      ['Subtotal', money(whole), false],
      ['Sales tax (services exempt)', '0.00', false],
      ['INVOICE TOTAL', `$${money(whole)}`, true],
      ['Less deposit received', '($500.00)', false],
      ['BALANCE DUE', `$${money(toAmount((whole - 500).toFixed(2)))}`, true],
    ] as const)
      flow.line([
        { text: label, x: right - 110, align: 'right', bold },
        { text: value, x: right - 4, align: 'right', bold },
      ]);
    drawRates(flow, 'Schedule of Rates', [
      ['Crew of 3, regular', 186, 'HR'],
      ['Supervisor', 84.5, 'HR'],
      ['Boom lift 45 ft.', 412, 'DAY'],
      ['Tarp 10 mil', 1.62, 'SF'],
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
        totals,
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
