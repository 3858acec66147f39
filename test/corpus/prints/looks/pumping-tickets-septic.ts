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

const works: readonly Work[] = [
  ['Pump tank, both compartments', 'gal', 750, 1500, 0.42],
  ['Disposal at county plant', 'gal', 750, 1500, 0.11],
  ['Locate and dig up lid, hand dig', 'hr', 1, 3, 95],
  ['Backwash and hose down tank walls', 'ea', 1, 1, 85],
  ['Pull sewage from crawl space with vac truck', 'hr', 2, 7, 215],
  ['Jet main line from clean-out to tank', 'ft', 30, 140, 3.75],
  ['Camera line and mark break', 'ea', 1, 1, 295],
  ['Replace outlet baffle with tee and filter', 'ea', 1, 1, 340],
  ['Riser 24" with gasket and screwed lid', 'ea', 1, 2, 265],
  ['Replace effluent pump 1/2 hp, float tree and check valve', 'ea', 1, 1, 985],
  ['Replace 4" SDR line, bedded in sand', 'ft', 8, 60, 38],
  ['Lime over spill, broadcast', 'bag', 2, 9, 14.5],
  ['Extra hose over first 100 feet', 'ft', 25, 100, 1.1],
  ['After hours call', 'ea', 1, 1, 175],
];

const findings = [
  ['Scum 7", sludge 15"', 'Outlet baffle gone'],
  ['Tank surcharged to lid', 'Line holds water'],
  ['Float stuck, breaker off', 'Drain bed wet at D-box'],
] as const;

/**
 * A septic firm's service tickets on half sheets: a ticket per visit with its own number, date,
 * tank and findings in boxes, the description in a narrow cell before how many, the price with the
 * unit behind a slash, blank rows of the form left over at the foot, its own fee, tax and total,
 * the customer's signature; a statement of the tickets on a sheet behind where there are more.
 */
export const pumpingTicketsSeptic: Print = {
  name: 'pumping-tickets-septic',
  open: true,
  lines: [3, 7, 12, 18, 26],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 396,
      height: 612,
      family: 'helvetica',
      size: 8,
      leading: 1.3,
      marginLeft: 28,
      marginRight: 28,
      marginTop: 28,
      marginBottom: 30,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const table: RuledTable = {
      columns: [
        { head: ['SERVICE / PARTS'], share: 158, align: 'left' },
        { head: ['QTY'], share: 42, align: 'center' },
        { head: ['PRICE'], share: 72, align: 'right', headAlign: 'center' },
        { head: ['TOTAL'], share: 68, align: 'right', headAlign: 'center' },
      ],
      left,
      right,
      size: 8,
      pad: 4,
      lines: 'grid',
      headGray: 0.8,
    };
    const box = (x: number, width: number, label: string, value: string): void => {
      flow.sheet.marks.push({ kind: 'box', x, y: flow.y, width, height: 25, gray: null });
      flow.mark({ text: label, x: x + 3, size: 6 }, flow.y + 8);
      flow.mark({ text: value, x: x + 3 }, flow.y + 20);
    };
    const choose = random.fork('works');
    const visits = Math.max(1, Math.round(lines / 5));
    const first = random.int(41_200, 88_000);
    const [month, start] = [random.int(2, 9), random.int(1, 8)];
    const half = (right - left) / 2;
    const items: TruthItem[] = [];
    const tickets: (readonly [number: string, date: string, total: number])[] = [];
    for (const [index, count] of sharesOf(lines, visits).entries()) {
      const number = String(first + index * 7);
      const date = `${month}/${start + index * 3}/26`;
      flow.continuation = null;
      flow.startPage('items');
      flow.line([
        { text: 'LOWDER SEPTIC & DRAIN', x: left, bold: true, size: 13 },
        { text: `No. ${number}`, x: right, align: 'right', bold: true, size: 11 },
      ]);
      flow.line([
        { text: 'Day or night 555-0181', x: left },
        { text: 'SERVICE TICKET', x: right, align: 'right' },
      ]);
      flow.space(0.4);
      const [found, also] = choose.pick(findings);
      for (const [one, two] of [
        [
          ['CUSTOMER', facts.insuredName],
          ['DATE OF SERVICE', date],
        ],
        [
          ['SERVICE ADDRESS', facts.propertyStreet],
          ['CITY', facts.propertyTown],
        ],
        [
          ['INSURANCE CLAIM NO.', facts.claimNumber],
          ['TRUCK / TECH', `${choose.int(2, 9)} / R. Odom`],
        ],
        [
          ['TANK', `${choose.pick(['1,000', '1,250', '1,500'])} gal concrete`],
          ['FINDINGS', `${found}. ${also}.`],
        ],
      ] as const) {
        box(left, half, one[0], one[1]);
        box(left + half, half, two[0], two[1]);
        flow.y += 25;
      }
      flow.y += 8;
      startRuled(flow, table);
      const before = items.length;
      for (const work of someWorks(choose, works, count)) {
        const { words, unit, quantity, unitPrice, amount } = priceWork(
          choose,
          work,
          work[1] === 'hr' ? 1 : 0,
        );
        const { page } = ruledRow(flow, table, [
          words,
          String(quantity),
          unit === 'ea' ? money(unitPrice) : `${money(unitPrice)}/${unit}`,
          money(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit: unit === 'ea' ? null : unit.toUpperCase(),
            unitPrice,
            rcv: amount,
            alsoRight: {
              unit:
                unit === 'ea' ? ['EA'] : [unit, { gal: 'GA', ft: 'LF', bag: 'BG' }[unit] ?? unit],
            },
            // The tickets are visits, not places.
            unjudged: [
              ...['activity', 'section', 'room', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
      for (let blank = count; blank < 7; blank++) ruledRow(flow, table, ['', '', '', '']);
      const work = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      const fuel = 24;
      const tax = percentOf(work, 2);
      const total = toAmount(sum([work, fuel, tax]));
      tickets.push([number, date, total]);
      for (const [label, value, bold] of [
        ['Fuel', money(fuel), false],
        ['Tax 2%', money(tax), false],
        ['TICKET TOTAL', `$${money(total)}`, true],
      ] as const)
        ruledRow(flow, table, ['', '', label, value], { bold, spans: { 0: 2 } });
      flow.space(0.8);
      flow.paragraph(
        "We do not warrant a system that we did not build. Lids are the owner's to keep clear.",
      );
      flow.space(1.6);
      flow.rule(left, left + 160, 0.5);
      flow.line([{ text: 'Customer', x: left, size: 6.5 }]);
    }
    flow.continuation = null;
    if (tickets.length > 1) {
      flow.startPage('other');
      flow.line([{ text: 'STATEMENT OF TICKETS', x: left, bold: true, size: 12 }]);
      flow.line([{ text: facts.insuredName, x: left }]);
      flow.space(0.8);
      for (const [number, date, total] of tickets)
        flow.line([
          { text: `Ticket ${number}`, x: left },
          { text: date, x: left + 110 },
          { text: money(total), x: right, align: 'right' },
        ]);
      flow.rule(left, right, 0.6);
      flow.y += 3;
      flow.line([
        { text: 'Please pay', x: left, bold: true },
        {
          text: `$${money(addAmounts(tickets.map(([, , total]) => total)))}`,
          x: right,
          align: 'right',
          bold: true,
        },
      ]);
    }
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
        },
      },
    };
  },
};
