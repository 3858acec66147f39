import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What was on the truck, pounds about, dollars for a ton. */
type Load = readonly [words: string, pounds: number, rate: number];

const loads: readonly Load[] = [
  ['C&D DEBRIS', 6200, 61.5],
  ['C&D DEBRIS', 6200, 61.5],
  ['C&D DEBRIS', 6200, 61.5],
  ['CHARRED DEBRIS, WET DOWN', 7400, 84],
  ['ROOFING TEAR OFF', 9100, 58.25],
  ['PLASTER AND LATH', 8800, 61.5],
  ['BRICK / BLOCK / CONCRETE', 17_400, 22],
  ['BRUSH AND LOGS', 4300, 34.75],
  ['ACM, DOUBLE BAGGED, MANIFEST', 3100, 212],
];

/** Charged by the load: what it is, its price. */
const flats: readonly (readonly [words: string, price: number])[] = [
  ['HAUL 20 YD', 195],
  ['HAUL 40 YD', 240],
  ['DRY RUN, GATE LOCKED', 125],
  ['MATTRESS / BOX SPRING', 35],
];

/**
 * A hauler's invoice by scale tickets, printed by the scale house in a fixed pitch: days, tickets
 * and trucks before what was on them, pounds in and out, tons or loads with the unit against the
 * figure, the rate and the charge; the day stands once for all of its tickets, a day's sum between
 * lines of equal signs, metal bought back as a credit with a minus behind it, county fee per cent.
 */
export const scaleTicketsHaulInvoice: Print = {
  name: 'scale-tickets-haul-invoice',
  open: true,
  lines: [5, 12, 22, 38, 64],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'courier',
      size: 8,
      leading: 1.3,
      marginLeft: 38,
      marginRight: 38,
      marginTop: 40,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const at = {
      day: left,
      ticket: left + 34,
      truck: left + 82,
      words: left + 112,
      gross: left + 300,
      tare: left + 344,
      count: left + 396,
      rate: left + 456,
      amount: right,
    };
    const account = String(random.int(1100, 8800));
    flow.furniture = () => {
      flow.line([
        { text: 'COPPER CREEK HAULING & TRANSFER', x: left, bold: true, size: 10 },
        { text: `PAGE ${flow.page}`, x: right, align: 'right' },
      ]);
      flow.line([
        { text: 'TRANSFER STATION RD  555-0195', x: left },
        { text: `ACCT ${account}`, x: right, align: 'right' },
      ]);
      flow.space(0.8);
    };
    flow.startPage('items');
    for (const [label, value] of [
      ['CHARGE TO', 'MARSH HOLLOW RESTORATION'],
      ['ORIGIN', `${facts.propertyStreet}, ${facts.propertyTown}`.toUpperCase()],
      ['CLAIM NO', facts.claimNumber],
      ['PERIOD', 'MONTH TO DATE'],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 64 },
      ]);
    flow.space(0.8);
    const equals = '='.repeat(Math.floor((right - left) / flow.width('=')));
    const head = (): void => {
      flow.line([{ text: equals, x: left }]);
      flow.line([
        { text: 'DAY', x: at.day },
        { text: 'TICKET', x: at.ticket },
        { text: 'TRK', x: at.truck },
        { text: 'MATERIAL', x: at.words },
        { text: 'LB IN', x: at.gross, align: 'right' },
        { text: 'LB OUT', x: at.tare, align: 'right' },
        { text: 'NET', x: at.count, align: 'right' },
        { text: 'RATE', x: at.rate, align: 'right' },
        { text: 'CHARGE', x: at.amount, align: 'right' },
      ]);
      flow.line([{ text: equals, x: left }]);
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const rates = random.fork('rates').between(0.9, 1.2);
    const month = choose.int(3, 9);
    const items: TruthItem[] = [];
    let ticket = choose.int(118_000, 640_000);
    let day = choose.int(1, 3);
    while (items.length < lines) {
      const count = Math.min(choose.int(2, 6), lines - items.length);
      const before = items.length;
      const date = `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
      for (let index = 0; index < count; index++) {
        ticket += choose.int(1, 19);
        flow.need(flow.leading * 2);
        const { page } = flow;
        const shown = [
          { text: index === 0 ? date : '', x: at.day },
          { text: String(ticket), x: at.ticket },
          { text: String(choose.int(11, 38)), x: at.truck },
        ];
        const weighed = !choose.chance(0.3);
        const [words, pounds, perTon] = choose.pick(loads);
        const [flat, price] = choose.pick(flats);
        const tare = 24_000 + choose.int(0, 200) * 20;
        const carried = Math.round((pounds * choose.between(0.6, 1.3)) / 20) * 20;
        const quantity = weighed ? toAmount((carried / 2000).toFixed(2)) : 1;
        const rate = toAmount(((weighed ? perTon : price) * rates).toFixed(2));
        const amount = toAmount(lineAmount(quantity, rate));
        const description = weighed ? words : flat;
        const unit = weighed ? 'TN' : 'LD';
        flow.line([
          ...shown,
          { text: description, x: at.words },
          { text: weighed ? String(tare + carried) : '', x: at.gross, align: 'right' },
          { text: weighed ? String(tare) : '', x: at.tare, align: 'right' },
          {
            text: `${weighed ? quantity.toFixed(2) : '1'}${unit}`,
            x: at.count,
            align: 'right',
          },
          { text: money(rate), x: at.rate, align: 'right' },
          { text: money(amount), x: at.amount, align: 'right' },
        ]);
        const others = weighed ? [`${description} ${tare + carried} ${tare}`] : [];
        items.push(
          jobTruth(page, description, quantity, {
            unit,
            unitPrice: rate,
            rcv: amount,
            lineNumber: String(ticket),
            alsoRight: {
              description: others,
              descriptionAsPrinted: others,
              unit: weighed ? ['TON'] : ['LOAD'],
            },
            // A ticket may number the row or not; days are no places.
            unjudged: [
              ...['activity', 'section', 'room', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
      flow.need(flow.leading * 2);
      flow.line([
        { text: `DAY ${date}  ${count} TICKETS`, x: at.words },
        {
          text: money(addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0))),
          x: at.amount,
          align: 'right',
        },
      ]);
      flow.space(0.5);
      day += choose.int(1, 2);
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const metal = toAmount((whole * 0.03).toFixed(2));
    const fee = percentOf(whole, 3.5);
    flow.need(flow.leading * 8);
    flow.line([{ text: equals, x: left }]);
    for (const [label, value] of [
      ['TICKETS', money(whole)],
      ['METAL BOUGHT BACK', `${money(metal)}-`],
      ['COUNTY SOLID WASTE FEE 3.5%', money(fee)],
      ['PLEASE PAY', money(toAmount(sum([whole, -metal, fee])))],
    ] as const)
      flow.line([
        { text: label, x: at.gross - 60 },
        { text: value, x: at.amount + (value.endsWith('-') ? 4.8 : 0), align: 'right' },
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
