import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A thing, an invented maker with a model's number, and what cleaning one costs. */
const things: readonly (readonly [string, string, number])[] = [
  ['Television, LED 65"', 'Auralis 65QX-2100', 148],
  ['Receiver, A/V 7.2 ch.', 'Tonewell RX-V72', 112],
  ['Game console', 'Playcore 5', 96],
  ['Laptop 15.6"', 'Brightline 15-da0x', 135],
  ['Printer, all-in-one', 'Inkwell 4520', 84],
  ['Microwave, over range', 'Kettlecraft KM-1719', 92],
  ['Router / modem', 'Netter C7800', 48],
  ['Speaker, tower (pair)', 'Tonewell F206', 64],
  ['Sewing machine, computerized', 'Needleman CP100', 110],
  ['Clock radio', 'Auralis', 28],
  ['Treadmill', 'Stridewell T 6.5', 185],
  ['Freezer, chest 7 cu. ft.', 'Norfrost 7.0', 126],
];

const locations = ['Family Room', 'Office', 'Master Bedroom', 'Basement', 'Garage'] as const;

/** What was found, and what follows from it. */
const findings: readonly (readonly [string, string])[] = [
  ['Light soot, powers on', 'CLEAN'],
  ['Heavy soot; corrosion 12 ppm on main board', 'TEST ONLY'],
  ['Passed burn-in 24 hr.', 'CLEAN'],
  ['Does not power. 3 caps vented', 'NON-RESTORABLE'],
  ['Odor only', 'DEODORIZE'],
];

const serial = (random: { int(from: number, to: number): number }): string =>
  `${random.int(2, 9)}${'ABCDEFGHJK'[random.int(0, 9)]}${random.int(100_000, 999_999)}`;

/**
 * An electronics restorer's report after smoke, sideways: each thing with its tag, maker and
 * serial number in columns, what was found and what is done, how many, the charge for one and for
 * all; locations as bands with how many things stand there, a sum below each; pick-up and delivery
 * as rows below the last band, tax at the end.
 */
export const electronicsTriageReport: Print = {
  name: 'electronics-triage-report',
  open: true,
  lines: [5, 14, 26, 44, 72],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Harborline Insurance Company');
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'liberation',
      size: 8,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 60,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Circuit Care Restoration', x: left, bold: true, size: 12 }, 32);
      const text = `Inspection Report & Estimate   Claim ${facts.claimNumber}`;
      flow.mark({ text, x: right, align: 'right', size: 8 }, 32);
      flow.rule(left, right, 1, 40);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    for (const [a, b, c, d] of [
      ['Insured:', facts.insuredName, 'Carrier:', facts.carrierName],
      ['Loss Location:', facts.propertyStreet, 'Adjuster:', facts.claimRepresentative],
      ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
    ] as const)
      flow.line([
        { text: a, x: left, bold: true },
        { text: b, x: left + 80 },
        { text: c, x: left + 360, bold: true },
        { text: d, x: left + 440 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: 8,
      pad: 3,
      lines: random.pick(['grid', 'rows']),
      headGray: 0.84,
      columns: [
        { head: ['Tag'], share: 7, align: 'left' },
        { head: ['Item'], share: 22, align: 'left' },
        { head: ['Make / Model'], share: 18, align: 'left' },
        { head: ['Serial No.'], share: 12, align: 'left' },
        { head: ['Finding'], share: 24, align: 'left' },
        { head: ['Action'], share: 13, align: 'left' },
        { head: ['Qty'], share: 5, align: 'right' },
        { head: ['Unit', 'Charge'], share: 9, align: 'right' },
        { head: ['Amount'], share: 10, align: 'right' },
      ],
    };
    ruledHead(flow, table);
    flow.continuation = () => ruledHead(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const make = random.fork('things');
    const span = table.columns.length;
    const count = Math.max(1, Math.min(locations.length, Math.round(lines / 4)));
    let tag = 1000 + random.int(1, 700);
    const bandOf = (text: string): void => {
      flow.need(44);
      ruledRow(flow, table, [text, ...Array<string>(span - 1).fill('')], {
        bold: true,
        gray: 0.93,
        spans: { 0: span },
      });
    };
    const sumRow = (label: string, amount: number): void => {
      const texts = Array<string>(span).fill('');
      texts[0] = label;
      texts[span - 1] = `$${money(amount)}`;
      const look = { bold: true, spans: { 0: span - 1 }, aligns: { 0: 'right' as const } };
      ruledRow(flow, table, texts, look);
    };
    const row = (room: string | null): number => {
      const [name, model, price] = make.pick(things);
      const [finding, action] = make.pick(findings);
      const quantity = make.chance(0.85) ? 1 : make.int(2, 4);
      const share = action === 'CLEAN' ? 1 : action === 'DEODORIZE' ? 0.6 : 0.4;
      const unitPrice = toAmount((price * share * make.between(0.9, 1.2)).toFixed(2));
      const amount = toAmount(lineAmount(quantity, unitPrice));
      const number = String(tag++);
      const { page } = ruledRow(flow, table, [
        number,
        name,
        model,
        make.chance(0.85) ? serial(make) : 'not legible',
        finding,
        action,
        String(quantity),
        `$${money(unitPrice)}`,
        `$${money(amount)}`,
      ]);
      items.push(
        jobTruth(page, name, quantity, {
          lineNumber: number,
          unitPrice,
          rcv: amount,
          room: room === null ? [] : [room],
          alsoRight: { description: [`${name} ${model}`, `${name} - ${model}`] },
          unjudged: ['activity', 'section', 'unit', 'f9Note', 'machineNotes', 'lineNumber'],
        }),
      );
      return amount;
    };
    for (const [index, location] of locations.slice(0, count).entries()) {
      const share = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      bandOf(`Location: ${location} (${share} items)`);
      const amounts = Array.from({ length: share }, () => row(location));
      const amount = addAmounts(amounts);
      sumRow(`${location} Subtotal`, amount);
      totals.push({ kind: 'room', name: location, rcv: amount });
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const tax = percentOf(whole, 6.5);
    sumRow('Equipment Subtotal', whole);
    sumRow('Sales Tax 6.5%', tax);
    sumRow('Total Estimate', addAmounts([whole, tax]));
    flow.space(0.8);
    flow.paragraph(
      'Items marked NON-RESTORABLE are charged for testing only. Values to replace them are not part of this report. Storage is free for 30 days, then $45.00 per vault and month.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
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
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
