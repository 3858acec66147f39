import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Its words, how many at most are taken, what a day, a week and four weeks of one cost. */
type Machine = readonly [words: string, most: number, day: number, week: number, month: number];

const machines: readonly Machine[] = [
  ['LIGHT TOWER 4-LIGHT DIESEL', 2, 98, 310, 745],
  ['GENERATOR 25 KVA TOWABLE', 1, 215, 640, 1690],
  ['TEMP FENCE PANEL 6 X 12', 40, 3.1, 7.5, 16.25],
  ['FENCE STAND, STEEL', 41, 0.6, 1.4, 2.9],
  ['DEHUMIDIFIER DESICCANT 2250 CFM', 1, 465, 1380, 3900],
  ['HEATER INDIRECT 400K BTU', 2, 240, 715, 1960],
  ['SCISSOR LIFT 19 FT ELECTRIC', 1, 140, 335, 690],
  ['SKID STEER TRACK 75 HP', 1, 345, 1095, 2980],
  ['DISTRIBUTION BOX 50A SPIDER', 4, 38, 92, 210],
  ['CABLE 6/4 50 FT', 6, 17, 44, 98],
  ['STORAGE CONTAINER 20 FT', 2, 25, 80, 155],
  ['RESTROOM, HAND WASH', 2, 45, 90, 165],
  ['SCAFFOLD FRAME 5 X 5', 24, 2.2, 5.6, 11.5],
  ['AIR SCRUBBER 2000 CFM', 4, 85, 255, 620],
];

const sales: readonly Work[] = [
  ['DELIVERY CHARGE', 'EA', 1, 2, 145],
  ['PICKUP CHARGE', 'EA', 1, 2, 145],
  ['DIESEL FUEL, OFF ROAD', 'GAL', 12, 118, 5.45],
  ['ENVIRONMENTAL CHARGE', 'EA', 1, 1, 18.4],
  ['SANDBAG, FILLED', 'EA', 20, 90, 3.25],
  ['FILTER, HEPA 24 X 24', 'EA', 1, 5, 168],
  ['OPERATOR, STANDBY', 'HR', 2, 16, 74],
  ['POLY FLEX DUCT 20 IN', 'FT', 25, 100, 4.1],
];

/**
 * A rental counter's invoice for machines that a restorer put on a loss: how many, the machine's
 * number and its name with three rates of its own (day, week, four weeks) before what it came to,
 * the time billed and make and serial on a line below; after that the counter's sales in a second
 * table of other columns; a waiver by per cent, tax, everything in capitals.
 */
export const rentalRatesInvoice: Print = {
  name: 'rental-rates-invoice',
  open: true,
  lines: [4, 8, 12, 17, 21],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 8,
      leading: 1.25,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 36,
      marginBottom: 70,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const invoice = `${random.int(214, 239)}${random.int(100_000, 999_999)}-00${random.int(1, 4)}`;
    flow.furniture = () => {
      flow.line([
        { text: 'TALLGRASS EQUIPMENT RENTAL', x: left, bold: true, size: 13 },
        { text: 'RENTAL RETURN INVOICE', x: right, align: 'right', bold: true, size: 11 },
      ]);
      flow.line([
        { text: 'BRANCH 114  -  2290 FRONTAGE RD  -  555-555-0127', x: left },
        { text: `# ${invoice}`, x: right, align: 'right', bold: true, size: 10 },
      ]);
      flow.space(0.8);
      flow.mark(
        { text: `PAGE: ${flow.page}`, x: right, align: 'right', size: 7 },
        flow.sheet.height - 30,
      );
    };
    flow.startPage('items');
    const month = random.int(1, 7);
    const top = flow.y;
    for (const text of [
      'JOB SITE',
      facts.insuredName.toUpperCase(),
      facts.propertyStreet.toUpperCase(),
      facts.propertyTown.toUpperCase(),
      '',
      'BILL TO',
      'CASTLEROCK DRYING & REBUILD',
      '6 TERMINAL CT',
    ])
      flow.line([
        { text, x: left, ...(text === 'JOB SITE' || text === 'BILL TO' ? { bold: true } : {}) },
      ]);
    const below = flow.y;
    flow.y = top;
    for (const [label, value] of [
      ['CUSTOMER #', String(random.int(20_400, 98_000))],
      ['INVOICE DATE', `0${month + 2}/0${random.int(1, 9)}/26`],
      ['DATE OUT', `0${month}/0${random.int(1, 9)}/26 08:30 AM`],
      ['DATE IN', `0${month + 1}/${random.int(20, 28)}/26 03:15 PM`],
      ['CLAIM NUMBER', facts.claimNumber],
      ['ORDERED BY', facts.estimator.toUpperCase()],
      ['TERMS', 'DUE UPON RECEIPT'],
    ] as const)
      flow.line([
        { text: `${label}:`, x: right - 210, bold: true },
        { text: value, x: right - 120 },
      ]);
    flow.y = Math.max(below, flow.y) + 8;
    const at = {
      quantity: left + 24,
      number: left + 36,
      words: left + 92,
      price: right - 170,
      per: right - 150,
      day: right - 182,
      week: right - 124,
      month: right - 62,
      amount: right,
    };
    const head = (): void => {
      flow.line([{ text: 'RENTAL ITEMS:', x: left, bold: true }]);
      flow.line([
        { text: 'Qty', x: at.quantity, align: 'right', bold: true },
        { text: 'Equipment', x: at.number, bold: true },
        { text: 'Description', x: at.words, bold: true },
        { text: 'Day', x: at.day, align: 'right', bold: true },
        { text: 'Week', x: at.week, align: 'right', bold: true },
        { text: '4 Week', x: at.month, align: 'right', bold: true },
        { text: 'Amount', x: at.amount, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.8);
      flow.y += 4;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const sold = Math.max(1, Math.floor(lines / 3));
    const items: TruthItem[] = [];
    for (const [words, most, day, week, month] of choose.sample(machines, lines - sold)) {
      const quantity = most === 1 ? 1 : choose.int(Math.ceil(most / 3), most);
      const factor = choose.between(0.9, 1.2);
      const [byDay = 0, byWeek = 0, byMonth = 0] = [day, week, month].map((rate) =>
        toAmount((rate * factor).toFixed(2)),
      );
      const [fours, weeks, days] = [choose.int(0, 1), choose.int(0, 3), choose.int(1, 2)];
      const each = toAmount(
        sum([lineAmount(fours, byMonth), lineAmount(weeks, byWeek), lineAmount(days, byDay)]),
      );
      const amount = toAmount(lineAmount(quantity, each));
      const number = String(choose.int(10_200_000, 11_900_000));
      flow.need(flow.leading * 2 + 4);
      const { page } = flow;
      flow.line([
        { text: String(quantity), x: at.quantity, align: 'right' },
        { text: number, x: at.number },
        { text: words, x: at.words },
        { text: money(byDay), x: at.day, align: 'right' },
        { text: money(byWeek), x: at.week, align: 'right' },
        { text: money(byMonth), x: at.month, align: 'right' },
        { text: money(amount), x: at.amount, align: 'right' },
      ]);
      const time = [
        [fours, '4WK'],
        [weeks, 'WK'],
        [days, 'DY'],
      ] as const;
      const billed = `BILLED ${time
        .filter(([count]) => count > 0)
        .map(([count, name]) => `${count} ${name}`)
        .join(' ')}`;
      const serial = most < 3 ? `   S/N: ${choose.pick(['KD', 'TR', 'MX'])}${number.slice(3)}` : '';
      flow.line([{ text: `${billed}${serial}`, x: at.words, size: 7 }]);
      flow.y += 4;
      const others = [`${number} ${words}`];
      items.push(
        jobTruth(page, words, quantity, {
          rcv: amount,
          alsoRight: { description: others, descriptionAsPrinted: others },
          // Three rates, none of which is the price of one; the time billed is a remark.
          unjudged: [
            ...['activity', 'section', 'room', 'lineNumber', 'unit', 'unitPrice'],
            ...['f9Note', 'machineNotes', 'priceNote'],
          ],
        }),
      );
    }
    flow.continuation = null;
    const rental = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    flow.need(flow.leading * 7);
    flow.line([
      { text: 'Rental Subtotal:', x: at.month, align: 'right', bold: true },
      { text: money(rental), x: at.amount, align: 'right', bold: true },
    ]);
    flow.space(1);
    flow.line([{ text: 'SALES/MISCELLANEOUS ITEMS:', x: left, bold: true }]);
    flow.line([
      { text: 'Qty', x: at.quantity, align: 'right', bold: true },
      { text: 'Item', x: at.number, bold: true },
      { text: 'Price', x: at.price, align: 'right', bold: true },
      { text: 'Unit of Measure', x: at.per, bold: true },
      { text: 'Extended Amt.', x: at.amount, align: 'right', bold: true },
    ]);
    flow.rule(left, right, 0.8);
    flow.y += 4;
    const before = items.length;
    for (const [words, unit, least, most, price] of someWorks(choose, sales, sold)) {
      const quantity = choose.int(least, most);
      const each = toAmount((price * choose.between(0.85, 1.3)).toFixed(2));
      const amount = toAmount(lineAmount(quantity, each));
      flow.need(flow.leading);
      const { page } = flow;
      flow.line([
        { text: String(quantity), x: at.quantity, align: 'right' },
        { text: words, x: at.number },
        { text: money(each), x: at.price, align: 'right' },
        { text: unit, x: at.per },
        { text: money(amount), x: at.amount, align: 'right' },
      ]);
      items.push(
        jobTruth(page, words, quantity, {
          unit,
          unitPrice: each,
          rcv: amount,
          alsoRight: { unit: unit === 'FT' ? ['LF'] : unit === 'GAL' ? ['GA', 'GL'] : [] },
          unjudged: ['activity', 'section', 'room', 'f9Note', 'machineNotes', 'priceNote'],
        }),
      );
    }
    const other = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
    const waiver = percentOf(rental, 14);
    const agreed = toAmount(sum([rental, other, waiver]));
    const tax = percentOf(agreed, 8.25);
    flow.need(flow.leading * 8);
    flow.line([
      { text: 'Sales/Misc Subtotal:', x: at.month, align: 'right', bold: true },
      { text: money(other), x: at.amount, align: 'right', bold: true },
    ]);
    flow.space(1);
    for (const [label, value] of [
      ['RENTAL PROTECTION 14%:', waiver],
      ['Agreement Subtotal:', agreed],
      ['Tax:', tax],
      ['Total:', toAmount(sum([agreed, tax]))],
    ] as const)
      flow.line([
        { text: label, x: at.month, align: 'right', bold: true },
        { text: money(value), x: at.amount, align: 'right' },
      ]);
    flow.space(1);
    flow.line([
      {
        text: 'METERED EQUIPMENT OVER 8 HOURS A DAY, 40 A WEEK OR 160 PER 4 WEEKS IS CHARGED EXTRA.',
        x: left,
        size: 7,
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
