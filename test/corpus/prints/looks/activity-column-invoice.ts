import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** The book's activity, what was written about it, quantities, decimals and price. */
type Posting = readonly [
  activity: string,
  words: string,
  least: number,
  most: number,
  decimals: number,
  price: number,
];

const postings: readonly Posting[] = [
  [
    'Board-up',
    'Secured two openings at rear of home with 1/2" plywood and 2x4 brace',
    1,
    4,
    0,
    165,
  ],
  [
    'Demolition',
    'Removed wet drywall, baseboard and insulation at den and hall bath, bagged and carried to dumpster',
    6,
    30,
    1,
    58,
  ],
  ['Dumpster', '20 yard roll off, one swap', 1, 2, 0, 585],
  [
    'Drywall',
    'Hung 1/2" board, taped, three coats, sanded. Ceiling of den re-textured to match',
    90,
    640,
    0,
    3.15,
  ],
  [
    'Painting:Interior',
    'Primed and painted walls two coats, owner picked color',
    120,
    900,
    0,
    1.35,
  ],
  ['Painting:Exterior', 'Fascia and two shutters', 1, 1, 0, 640],
  ['Trim Carpentry', 'Set new base, 3 1/4" colonial, caulked', 40, 210, 0, 4.9],
  ['Flooring', 'Laid owner supplied plank over new foam underlay', 110, 520, 2, 3.4],
  ['Plumbing Sub', 'Reset toilet and vanity, new supply lines, new wax ring', 1, 2, 0, 345],
  ['Electrical Sub', '', 1, 1, 0, 720],
  ['Labor', 'Moved furniture out and back in, 2 men', 2, 9, 1, 48],
  ['Materials', 'Mud, tape, corner bead, screws, plastic', 1, 1, 0, 214.36],
  ['Cleaning', 'Final clean of work areas and HVAC registers', 3, 10, 1, 42],
  ['Permit Fee', '', 1, 1, 0, 150],
  [
    'Roofing:Repair',
    'Tied in shingles around new pipe boot, replaced 3 sheets decking',
    1,
    3,
    0,
    480,
  ],
  ['Supervision', 'Site visits and meeting with adjuster on', 2, 8, 0, 75],
];

/**
 * An invoice out of a small firm's accounting program on the web: the day and the book's activity
 * in bold before each description, narrow columns in which both run on below, figures without a
 * unit at the right, a gray band as the head, nothing between the rows but space; subtotal, tax,
 * total, what was paid and a large balance due.
 */
export const activityColumnInvoice: Print = {
  name: 'activity-column-invoice',
  open: false,
  lines: [4, 9, 16, 26, 40],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      leading: 1.35,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 46,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const at = {
      date: left + 5,
      activity: left + 62,
      words: left + 158,
      quantity: right - 128,
      rate: right - 66,
      amount: right - 5,
    };
    flow.startPage('items');
    flow.furniture = () => {
      flow.mark(
        { text: `Page ${flow.page}`, x: style.width / 2, align: 'center', size: 7.5 },
        flow.sheet.height - 30,
      );
    };
    for (const [text, bold] of [
      ['Ridgeline & Daughters Repair LLC', true],
      ['77 Old Kiln Way', false],
      [facts.companyTown, false],
      ['+1 5555550142', false],
      ['billing@ridgelinerepair.example', false],
    ] as const)
      flow.line([{ text, x: left, bold, size: bold ? 11 : 9 }]);
    flow.space(1);
    grayLine(flow, [{ text: `Invoice ${random.int(1012, 4870)}`, x: left, size: 18 }], 0.35);
    flow.space(0.6);
    const [month, first] = [random.int(2, 9), random.int(1, 12)];
    const day = (number: number): string =>
      `0${month}/${String(Math.min(28, first + number)).padStart(2, '0')}/2026`;
    for (const [said, label, value] of [
      ['BILL TO', 'DATE', day(16)],
      [facts.insuredName, 'DUE DATE', `0${month}/28/2026`],
      [facts.propertyStreet, 'TERMS', 'Due on receipt'],
      [facts.propertyTown, '', ''],
    ] as const)
      flow.line([
        { text: said, x: left, bold: said === 'BILL TO' },
        { text: label, x: right - 130, align: 'right', bold: true, size: 8 },
        { text: value, x: right - 120 },
      ]);
    flow.space(0.8);
    flow.rule(left, right, 0.4);
    flow.space(0.5);
    flow.line([
      { text: 'INSURED', x: left, bold: true, size: 8 },
      { text: 'CLAIM NUMBER', x: left + 200, bold: true, size: 8 },
      { text: 'SALES REP', x: left + 380, bold: true, size: 8 },
    ]);
    flow.line([
      { text: facts.insuredName, x: left },
      { text: facts.claimNumber, x: left + 200 },
      { text: 'Dana', x: left + 380 },
    ]);
    flow.space(1);
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 19,
        gray: 0.88,
      });
      flow.y += 4;
      grayLine(
        flow,
        [
          { text: 'DATE', x: at.date, size: 8 },
          { text: 'ACTIVITY', x: at.activity, size: 8 },
          { text: 'DESCRIPTION', x: at.words, size: 8 },
          { text: 'QTY', x: at.quantity, align: 'right', size: 8 },
          { text: 'RATE', x: at.rate, align: 'right', size: 8 },
          { text: 'AMOUNT', x: at.amount, align: 'right', size: 8 },
        ],
        0.3,
      );
      flow.y += 8;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const chosen: Posting[] = [];
    while (chosen.length < lines)
      chosen.push(...choose.sample(postings, Math.min(postings.length, lines - chosen.length)));
    const items: TruthItem[] = [];
    for (const [index, posting] of chosen.entries()) {
      const [activity, written, least, most, decimals, price] = posting;
      const quantity = toAmount(choose.between(least, most).toFixed(decimals));
      const rate =
        activity === 'Materials'
          ? toAmount(choose.between(60, 480).toFixed(2))
          : price > 100
            ? Math.round((price * choose.between(0.85, 1.3)) / 5) * 5
            : toAmount((price * choose.between(0.85, 1.3)).toFixed(2));
      const amount = toAmount(lineAmount(quantity, rate));
      const date = day(Math.floor((index * 16) / lines));
      const words =
        activity === 'Supervision' ? `${written} ${date.slice(0, 5)} with owner present` : written;
      const activities = flow.wrap(activity, at.words - at.activity - 8, { bold: true });
      const texts = flow.wrap(words, at.quantity - 34 - at.words);
      const count = Math.max(activities.length, texts.length);
      flow.need(flow.leading * count + 4);
      const { page } = flow;
      for (let line = 0; line < count; line++)
        flow.line([
          { text: line === 0 ? date : '', x: at.date },
          { text: activities[line] ?? '', x: at.activity, bold: true },
          { text: texts[line] ?? '', x: at.words },
          ...(line > 0
            ? []
            : ([
                { text: String(quantity), x: at.quantity, align: 'right' },
                { text: money(rate), x: at.rate, align: 'right' },
                { text: money(amount), x: at.amount, align: 'right' },
              ] as const)),
        ]);
      flow.y += 5;
      const description = words === '' ? activity : words;
      const both = `${activity} ${words}`.trim();
      const others = [both, activity, `${date} ${both}`];
      items.push(
        jobTruth(page, description, quantity, {
          unitPrice: rate,
          rcv: amount,
          alsoRight: { description: others, descriptionAsPrinted: others, unit: ['EA'] },
          // The book's activity is part of the words, or the section that they stand in.
          unjudged: ['activity', 'section', 'room', 'lineNumber', 'f9Note', 'machineNotes'],
        }),
      );
    }
    flow.continuation = null;
    const subtotal = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const tax = percentOf(subtotal, 4.5);
    const total = toAmount(sum([subtotal, tax]));
    const paid = Math.floor(total / 3 / 100) * 100;
    flow.need(flow.leading * 8);
    flow.space(0.4);
    for (let x = left; x < right; x += 4) flow.rule(x, x + 2, 0.5);
    flow.space(0.8);
    for (const [said, label, value] of [
      ['Please make checks payable to Ridgeline', 'SUBTOTAL', money(subtotal)],
      ['& Daughters Repair LLC. Lien rights reserved', 'TAX (4.5%)', money(tax)],
      ['until paid in full.', 'TOTAL', money(total)],
      ['', 'PAYMENT', money(paid)],
    ] as const)
      flow.line([
        { text: said, x: left, size: 8 },
        { text: label, x: left + 300, size: 8 },
        { text: value, x: at.amount, align: 'right' },
      ]);
    flow.space(0.3);
    flow.line([
      { text: 'BALANCE DUE', x: left + 300, size: 8 },
      {
        text: `$${money(toAmount(sum([total, -paid])))}`,
        x: at.amount,
        align: 'right',
        bold: true,
        size: 15,
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
        facts: { ...noFacts, insuredName: facts.insuredName, claimNumber: facts.claimNumber },
      },
    };
  },
};
