import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
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

const places: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'Kitchen',
    [
      ['Cut out wet drywall to 24 inches and bag', 'LF', 12, 44, 6.8],
      ['Hang, tape and float new drywall', 'SF', 60, 220, 3.4],
      ['Prime and paint walls, two coats eggshell', 'SF', 180, 520, 1.35],
      ['Detach and reset dishwasher', 'EA', 1, 1, 185],
      ['Vinyl plank flooring, material and labor', 'SF', 90, 260, 7.6],
      ['Toe kick, prefinished', 'LF', 8, 26, 9.2],
    ],
  ],
  [
    'Hall bath',
    [
      ['Pull and reset toilet with new wax ring and supply', 'EA', 1, 1, 225],
      ['Cement board and tile underlayment', 'SF', 30, 70, 4.1],
      ['Ceramic floor tile, set and grouted', 'SF', 30, 70, 14.2],
      ['Vanity base, 36 inch, with cultured marble top', 'EA', 1, 1, 740],
      ['Bath fan, vented to exterior', 'EA', 1, 1, 268],
    ],
  ],
  [
    'Living room',
    [
      ['Baseboard, 5-1/4 inch primed MDF, caulked and painted', 'LF', 40, 96, 7.1],
      ['Carpet and 8 lb pad', 'SY', 22, 64, 38],
      ['Ceiling texture patch, blend to corners', 'SF', 40, 160, 2.9],
      ['Move and cover furniture', 'HR', 2, 8, 56],
      ['Window stool and apron, poplar', 'EA', 1, 3, 148],
    ],
  ],
  [
    'Job costs',
    [
      ['Dumpster, 15 yard, delivered and hauled', 'EA', 1, 2, 465],
      ['City permit and one inspection', 'EA', 1, 1, 310],
      ['Project supervision', 'HR', 4, 16, 72],
      ['Final cleaning', 'HR', 3, 9, 44],
    ],
  ],
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'] as const;

/**
 * A cloud accounting package's invoice: no numbers and no units, a tax rate by name in each row
 * instead of an amount, places as rows of words alone where there are any, the currency in the
 * heads' and sums' own words, what was paid before and what is due, and below a dashed line a slip
 * to cut off that tells it all again.
 */
export const paymentAdviceInvoice: Print = {
  name: 'payment-advice-invoice',
  open: true,
  lines: [4, 9, 13, 20, 30],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      leading: 1.25,
      marginLeft: 54,
      marginRight: 54,
      marginTop: 46,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const month = random.int(0, 8);
    const day = random.int(1, 28);
    const invoice = `INV-${random.int(1021, 4870)}`;
    const due = `${day} ${months[month + 1]} 2026`;
    const rate = random.pick([6.25, 7, 8.25]);
    const rateName = `${rate}%`;
    const headed = random.chance(0.7);
    const company = 'Harrow Street Builders LLC';
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark(
        {
          text: 'Company Registration No: 604 221 870.  Registered Office: 88 Harrow St',
          x: left,
          size: 6.5,
        },
        foot,
      );
    };
    flow.startPage('items');
    flow.sheet.marks.push({
      kind: 'box',
      x: right - 96,
      y: flow.y,
      width: 96,
      height: 40,
      gray: 0.8,
    });
    flow.space(4);
    flow.line([{ text: 'INVOICE', x: left, size: 20 }]);
    flow.space(0.6);
    const middle = left + 236;
    const far = left + 378;
    for (const [who, label, mine] of [
      [facts.insuredName, 'Invoice Date', company],
      [facts.propertyStreet, `${day} ${months[month]} 2026`, '88 Harrow St'],
      [facts.propertyTown, '', 'Suite B'],
      ['', 'Invoice Number', facts.companyTown],
      ['', invoice, facts.phone],
      ['', '', ''],
      ['', 'Reference', ''],
      ['', `Claim ${facts.claimNumber}`, ''],
    ] as const)
      flow.line([
        { text: who, x: left + 18 },
        {
          text: label,
          x: middle,
          bold: ['Invoice Date', 'Invoice Number', 'Reference'].includes(label),
        },
        { text: mine, x: far },
      ]);
    flow.space(2.2);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'rows',
      headGray: null,
      columns: [
        { head: ['Description'], share: 52, align: 'left' },
        { head: ['Quantity'], share: 13, align: 'right' },
        { head: ['Unit Price'], share: 14, align: 'right' },
        { head: ['Tax'], share: 12, align: 'right' },
        { head: ['Amount USD'], share: 17, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = places.slice(0, Math.min(places.length, Math.max(1, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    const taxed: number[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [name, works] = used[index] ?? places[0] ?? ['', []];
      if (headed) {
        flow.need(60);
        ruledRow(flow, table, [name, '', '', '', '']);
      }
      for (const work of someWorks(choose, works, count)) {
        const { words, unit, quantity, unitPrice, amount } = priceWork(choose, work, 0);
        const free = unit === 'HR';
        if (!free) taxed.push(amount);
        const { page } = ruledRow(flow, table, [
          words,
          money(quantity),
          money(unitPrice),
          free ? 'Tax Exempt' : rateName,
          money(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unitPrice,
            rcv: amount,
            room: headed ? [name] : [],
            unjudged: [
              'unit',
              'activity',
              'section',
              'lineNumber',
              'machineNotes',
              // Without places everything stands under the invoice itself.
              ...(headed ? [] : ['room']),
            ],
          }),
        );
      }
    }
    flow.continuation = null;
    const subtotal = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const tax = percentOf(addAmounts(taxed), rate);
    const whole = toAmount(sum([subtotal, tax]));
    const paid = random.chance(0.6) ? percentOf(whole, 40) : 0;
    const balance = toAmount(sum([whole, -paid]));
    flow.need(flow.leading * 9);
    flow.space(0.5);
    for (const [label, value, bold, ruled] of [
      ['Subtotal', money(subtotal), false, false],
      [`TOTAL SALES TAX ${rateName}`, money(tax), false, false],
      ['TOTAL USD', money(whole), true, true],
      ...(paid === 0 ? [] : ([['Less Amount Paid', money(paid), false, false]] as const)),
      ['AMOUNT DUE USD', money(balance), true, true],
    ] as const) {
      if (ruled) flow.rule(left + 250, right, 0.8);
      flow.space(0.2);
      flow.line([
        { text: label, x: right - 96, align: 'right', bold },
        { text: value, x: right - 3, align: 'right', bold },
      ]);
      flow.space(0.2);
    }
    flow.space(1.4);
    flow.need(flow.leading * 3);
    flow.line([{ text: `Due Date: ${due}`, x: left, bold: true }]);
    flow.line([
      { text: 'Please pay by check or bank transfer. Thank you for your business.', x: left },
    ]);
    const slip = 150;
    if (!flow.fits(slip)) flow.startPage('other');
    flow.y = flow.bottom - slip;
    for (let x = left - 18; x < right + 18; x += 8) flow.rule(x, x + 4, 0.5);
    flow.space(1.4);
    flow.line([{ text: 'PAYMENT ADVICE', x: left, size: 16 }]);
    flow.space(0.6);
    for (const [to, label, value] of [
      [`To: ${company}`, 'Customer', facts.insuredName],
      ['88 Harrow St, Suite B', 'Invoice Number', invoice],
      [facts.companyTown, 'Amount Due', money(balance)],
      ['', 'Due Date', due],
      ['', 'Amount Enclosed', ''],
    ] as const) {
      flow.line([
        { text: to, x: left + 14 },
        { text: label, x: middle, bold: true },
        { text: value, x: far },
      ]);
      flow.space(0.2);
    }
    flow.rule(far, right, 0.5);
    flow.line([{ text: 'Enter the amount you are paying above', x: far, size: 7 }]);
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
