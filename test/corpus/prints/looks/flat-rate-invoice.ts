import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A task as the firm's price book has it: code, title, what it says to the owner, price. */
type Task = readonly [code: string, title: string, tale: string, price: number];

const tasks: readonly Task[] = [
  [
    'EMERG-AH',
    'After Hours Emergency Response',
    'Dispatch of a 2 person crew within 90 minutes, first hour on site.',
    385,
  ],
  [
    'WX-200',
    'Water Extraction, up to 200 sq ft',
    'Truck mount extraction of carpet and pad or hard surface. Each 200 sq ft or part of it.',
    164,
  ],
  ['DH-LGR', 'LGR Dehumidifier, 24 hours', 'Daily charge, meter reading included.', 98.5],
  ['AM-24', 'Air Mover, 24 hours', '', 31.25],
  [
    'DEMO-BB',
    'Baseboard Removal, 10 ft section',
    'Detach, number and stack for reuse where sound.',
    42,
  ],
  [
    'DEMO-DW2',
    'Drywall Flood Cut to 24 in., 8 ft section',
    'Cut, bag and carry out. Cat 3 adds PPE-3, billed apart at $28.00.',
    96.4,
  ],
  [
    'MOLD-CLN',
    'Antimicrobial Application, 100 sq ft',
    'EPA registered product, fogged and wiped, 10 minute dwell.',
    74,
  ],
  [
    'PLB-ANG',
    'Angle Stop Replacement',
    'Quarter turn 1/2 in. x 3/8 in. with braided supply, 2 year warranty.',
    212,
  ],
  [
    'PLB-WH50',
    '50 gal. Water Heater, Atmospheric',
    'Remove and dispose of existing, install new with pan and expansion tank, 6 yr. tank warranty.',
    2380,
  ],
  [
    'PLB-LEAK',
    'Slab Leak Locate',
    'Acoustic and line trace, marked on floor. Report with 3 photos.',
    465,
  ],
  ['CONT-HR', 'Contents Move, per man hour', '', 68],
  ['HAUL-PU', 'Debris Haul, pickup load', 'Landfill fee included.', 275],
];

/**
 * A service firm's invoice by its price book: task codes that wrap in their column, a bold title
 * over a paragraph in the description's column with the figures beside the title, no units at all,
 * `Your Price` and `Your Total`, savings that change no sum, sums in a block, payments and a long
 * authorization in small print.
 */
export const flatRateInvoice: Print = {
  name: 'flat-rate-invoice',
  open: true,
  lines: [3, 6, 11, 18, 30],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.3,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 48,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'cell', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const invoice = String(random.int(104_000, 988_000));
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Invoice #${invoice}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    const firm = `${facts.companyName.split(' ')[0]} Plumbing & Restoration`;
    flow.line([
      { text: firm, x: left, bold: true, size: 14 },
      { text: `Invoice ${invoice}`, x: right, align: 'right', bold: true, size: 12 },
    ]);
    for (const [a, b] of [
      [facts.companyStreet, `Invoice Date: ${usDate(facts.dateEntered)}`],
      [facts.companyTown, `Completed Date: ${usDate(facts.dateInspected)}`],
      [facts.phone, `Customer PO: ${facts.claimNumber}`],
    ] as const)
      flow.line([
        { text: a, x: left },
        { text: b, x: right, align: 'right' },
      ]);
    flow.space(1);
    flow.line([
      { text: 'Billing Address', x: left, bold: true },
      { text: 'Job Address', x: left + 280, bold: true },
    ]);
    for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
      flow.line([
        { text, x: left },
        { text, x: left + 280 },
      ]);
    flow.space(1);
    flow.line([{ text: 'Description of work', x: left, bold: true }]);
    flow.paragraph(
      'Arrived 7:40 PM, found 2 in. of water in laundry and hall. Shut main, extracted, set equipment. Customer approved 4 of 5 options.',
    );
    flow.space(0.8);
    const stops = { task: left, text: left + 74, qty: left + 400, price: left + 468, total: right };
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 4,
        y: flow.y,
        width: right - left + 8,
        height: flow.leading + 6,
        gray: 0.9,
      });
      flow.y += 3;
      flow.line([
        { text: 'Task #', x: stops.task, bold: true },
        { text: 'Description', x: stops.text, bold: true },
        { text: 'Quantity', x: stops.qty, align: 'right', bold: true },
        { text: 'Your Price', x: stops.price, align: 'right', bold: true },
        { text: 'Your Total', x: stops.total, align: 'right', bold: true },
      ]);
      flow.y += 6;
    };
    head();
    flow.continuation = head;
    const items: TruthItem[] = [];
    const amounts: number[] = [];
    const choose = random.fork('choose');
    const order = choose.sample(tasks, tasks.length);
    for (let at = 0; at < lines; at++) {
      const [code, title, tale, list] = order[at % order.length] ?? tasks[0] ?? ['', '', '', 0];
      const price = toAmount((list * choose.pick([1, 1, 0.9, 1.15])).toFixed(2));
      const quantity = price > 300 ? choose.int(1, 2) : choose.int(1, 14);
      const amount = toAmount(lineAmount(quantity, price));
      amounts.push(amount);
      const name = flow.wrap(title, 262, { bold: true });
      const below = tale === '' ? [] : flow.wrap(tale, 262);
      flow.need(flow.leading * (name.length + below.length));
      const { page } = flow;
      for (const [index, part] of name.entries())
        flow.line([
          ...(index === 0 ? [{ text: code, x: stops.task }] : []),
          { text: part, x: stops.text, bold: true },
          ...(index === 0
            ? [
                { text: quantity.toFixed(2), x: stops.qty, align: 'right' as const },
                { text: `$${money(price)}`, x: stops.price, align: 'right' as const },
                { text: `$${money(amount)}`, x: stops.total, align: 'right' as const },
              ]
            : []),
        ]);
      for (const part of below) grayLine(flow, [{ text: part, x: stops.text }], 0.35);
      flow.space(0.6);
      const others = [`${code} ${title}`, ...(tale === '' ? [] : [`${title} ${tale}`])];
      items.push(
        jobTruth(page, title, quantity, {
          unitPrice: price,
          rcv: amount,
          f9Note: tale === '' ? null : tale,
          alsoRight: {
            description: others,
            descriptionAsPrinted: others,
          },
          unjudged: ['activity', 'section', 'lineNumber', 'room', 'unit', 'f9Note'],
        }),
      );
    }
    flow.continuation = null;
    const before = addAmounts(amounts);
    const tax = percentOf(before, 6);
    flow.need(flow.leading * 10);
    flow.space(0.5);
    for (const [label, text, bold] of [
      ['Potential Savings', `$${money(percentOf(before, 8))}`, false],
      ['Sub-Total', `$${money(before)}`, false],
      ['Tax', `$${money(tax)}`, false],
      ['Total Due', `$${money(addAmounts([before, tax]))}`, true],
      ['Payment', '$250.00', false],
      ['Balance Due', `$${money(toAmount((before + tax - 250).toFixed(2)))}`, true],
    ] as const)
      flow.line([
        { text: label, x: stops.price - 20, align: 'right', bold },
        { text, x: right, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'I authorize the work above and agree to pay its price in full upon completion. Balances past 30 days bear 1.5% a month. I have received a copy. Work found behind walls is quoted anew.',
    );
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
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
