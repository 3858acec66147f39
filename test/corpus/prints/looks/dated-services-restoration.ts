import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { factLines } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const services: readonly Work[] = [
  ['Initial call-out, shut off and assess (after hours)', 'HR', 1, 4, 128],
  ['Extract standing water, basement and stair', 'HR', 2, 8, 96],
  ['Remove and bag wet pad, 3 rooms', 'HR', 2, 9, 74.5],
  ['Flood cut 24" - mechanical room', 'HR', 2, 7, 74.5],
  ['Moisture mapping, meter P/N HM40, 26 points', 'HR', 0.5, 2, 88],
  ['Contents to garage, 14 boxes', 'HR', 1, 6, 58],
  ['Botanical antimicrobial, 2 coats', 'HR', 1, 4, 74.5],
  ['Daily monitoring and log', 'HR', 0.5, 2, 88],
];
const machines: readonly Work[] = [
  ['Axial air mover, 2,600 CFM', 'DAY', 1, 1, 31],
  ['LGR dehumidifier, 110 pt/day @ AHAM', 'DAY', 1, 1, 92],
  ['Scrubber - HEPA 500', 'DAY', 1, 1, 81],
  ['Heat mat 5 x 7', 'DAY', 1, 1, 54],
];
const goods: readonly Work[] = [
  ["Poly sheeting 6 mil, 20' x 100'", 'RL', 1, 3, 118],
  ['Zip door kit', 'EA', 1, 4, 41.2],
  ['HEPA filter 16 x 16 x 6', 'EA', 1, 3, 212],
  ['Contractor bags, 3 mil, 50 ct.', 'BX', 1, 6, 38.9],
  ['Tyvek suit, L/XL', 'EA', 2, 14, 11.75],
];

/** `2.5`, `1`. */
const plainly = (value: number): string => String(value);

/**
 * A restoration firm's invoice out of its job board: work by date and initials in hours, machines by
 * tags with days out and in and units by days, goods with the quantity in front; three tables of
 * different columns, a fuel surcharge, payments received.
 */
export const datedServicesRestoration: Print = {
  name: 'dated-services-restoration',
  open: true,
  lines: [6, 14, 22, 36, 54],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Old Harbor Casualty');
    const style = printStyle({
      family: 'liberation',
      size: 8.5,
      marginLeft: 42,
      marginRight: 42,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Invoice ${facts.claimNumber.slice(0, 5)} | Job WTR-26-${facts.claimNumber.slice(-3)} | page ${flow.page}`,
          x: right,
          align: 'right',
          size: 7,
        },
        flow.sheet.height - 26,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'NORTHLINE RESTORATION SERVICES', x: left, bold: true, size: 14 }]);
    flow.space(0.6);
    factLines(
      flow,
      [
        ['Customer', facts.insuredName, 'Invoice date', usDate(facts.dateEntered)],
        ['Service address', facts.propertyStreet, 'Claim no.', facts.claimNumber],
        ['', facts.propertyTown, 'Policy no.', facts.policyNumber],
        ['Insurer', facts.carrierName, 'Date of loss', usDate(facts.dateOfLoss)],
      ],
      [left + 80, left + 360],
    );
    const table = (columns: RuledTable['columns']): RuledTable => ({
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'rows',
      headGray: 0.82,
      columns,
    });
    const items: TruthItem[] = [];
    const choose = random.fork('works');
    const [one = 0, two = 0, three = 0] = sharesOf(lines, 3);
    const close = (its: RuledTable, name: string, amounts: readonly number[]): void => {
      const amount = addAmounts(amounts);
      ruledRow(
        flow,
        its,
        [...its.columns.slice(1).map(() => ''), `$${money(amount)}`].map((text, index) =>
          index === 0 ? `${name} subtotal` : text,
        ),
        {
          bold: true,
          spans: { 0: its.columns.length - 1 },
        },
      );
      flow.continuation = null;
      flow.space(1.2);
    };
    const begin = (its: RuledTable, name: string): void => {
      flow.need(70);
      flow.line([{ text: name, x: left, bold: true, size: 11 }]);
      flow.space(0.2);
      startRuled(flow, its);
    };
    const open = ['activity', 'section', 'room', 'lineNumber', 'f9Note'];
    flow.space(1.2);
    const labor = table([
      { head: ['Date'], share: 10, align: 'left' },
      { head: ['Tech'], share: 8, align: 'center' },
      { head: ['Task performed'], share: 48, align: 'left' },
      { head: ['Hrs'], share: 9, align: 'right' },
      { head: ['Rate'], share: 11, align: 'right' },
      { head: ['Ext.'], share: 14, align: 'right' },
    ]);
    begin(labor, 'Labor');
    // Work begins on the day of the loss.
    const day = (after: number): Date => {
      const date = new Date(`${facts.dateOfLoss}T12:00:00Z`);
      date.setUTCDate(date.getUTCDate() + after);
      return date;
    };
    const padded = (value: number): string => String(value).padStart(2, '0');
    const short = (date: Date): string =>
      `${padded(date.getUTCMonth() + 1)}/${padded(date.getUTCDate())}`;
    const paid = someWorks(choose, services, one).map((work, index) => {
      const its = priceWork(choose, work, 0);
      const date = `${short(day(index))}/${String(day(index).getUTCFullYear()).slice(2)}`;
      const { page } = ruledRow(flow, labor, [
        date,
        choose.pick(['JR', 'TM', 'AB+2']),
        its.words,
        plainly(its.quantity),
        money(its.unitPrice),
        money(its.amount),
      ]);
      items.push(
        jobTruth(page, its.words, its.quantity, {
          unit: 'HR',
          room: ['Labor'],
          unitPrice: its.unitPrice,
          rcv: its.amount,
          alsoRight: { unit: ['HRS', 'Hrs'] },
          unjudged: open,
        }),
      );
      return its.amount;
    });
    close(labor, 'Labor', paid);
    const rented = table([
      { head: ['Equipment'], share: 34, align: 'left' },
      { head: ['Out'], share: 10, align: 'center' },
      { head: ['In'], share: 10, align: 'center' },
      { head: ['Units'], share: 8, align: 'right' },
      { head: ['Days'], share: 8, align: 'right' },
      { head: ['Unit', 'days'], share: 8, align: 'right' },
      { head: ['Rate/Day'], share: 11, align: 'right' },
      { head: ['Ext.'], share: 13, align: 'right' },
    ]);
    begin(rented, 'Equipment');
    const rents = someWorks(choose, machines, two).map((work) => {
      const [words, , , , price] = work;
      const [units, days] = [choose.int(1, 9), choose.int(2, 6)];
      const unitPrice = toAmount((price * choose.fork(words).between(0.9, 1.2)).toFixed(2));
      const amount = toAmount((units * days * unitPrice).toFixed(2));
      const { page } = ruledRow(flow, rented, [
        words,
        short(day(0)),
        short(day(days)),
        String(units),
        String(days),
        String(units * days),
        money(unitPrice),
        money(amount),
      ]);
      items.push(
        jobTruth(page, words, units * days, {
          unitPrice,
          rcv: amount,
          room: ['Equipment'],
          unjudged: ['unit', ...open],
        }),
      );
      return amount;
    });
    close(rented, 'Equipment', rents);
    const bought = table([
      { head: ['Qty'], share: 8, align: 'right' },
      { head: ['U/M'], share: 8, align: 'center' },
      { head: ['Material'], share: 56, align: 'left' },
      { head: ['Price'], share: 13, align: 'right' },
      { head: ['Ext.'], share: 15, align: 'right' },
    ]);
    begin(bought, 'Materials');
    const costs = someWorks(choose, goods, three).map((work) => {
      const its = priceWork(choose, work, 0);
      const { page } = ruledRow(flow, bought, [
        plainly(its.quantity),
        its.unit,
        its.words,
        money(its.unitPrice),
        money(its.amount),
      ]);
      items.push(
        jobTruth(page, its.words, its.quantity, {
          unit: its.unit,
          room: ['Materials'],
          unitPrice: its.unitPrice,
          rcv: its.amount,
          unjudged: open,
        }),
      );
      return its.amount;
    });
    close(bought, 'Materials', costs);
    const whole = addAmounts([...paid, ...rents, ...costs]);
    const fuel = percentOf(whole, 2.5);
    const tax = percentOf(addAmounts(costs), 6);
    const due = toAmount(sum([whole, fuel, tax]));
    flow.need(flow.leading * 9);
    for (const [label, value, bold] of [
      ['Labor, equipment and materials', money(whole), false],
      ['Fuel surcharge 2.5%', money(fuel), false],
      ['Sales tax 6% (materials only)', money(tax), false],
      ['Invoice total', money(due), true],
      ['Received 1/09/2026, check 4410', `(${money(1000)})`, false],
      ['Please pay', money(toAmount(sum([due, -1000]))), true],
    ] as const)
      flow.line([
        { text: label, x: right - 130, align: 'right', bold },
        { text: value, x: right - 3, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        // Sums before tax of tables whose tax stands at the end are no replacement costs.
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
