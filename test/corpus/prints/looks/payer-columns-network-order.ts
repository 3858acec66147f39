import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A work with the code of its trade; an upgrade is paid by the customer. */
type Task = readonly [trade: string, work: Work, upgrade?: 'upgrade'];

const visits: readonly (readonly [name: string, tasks: readonly Task[]])[] = [
  [
    'VISIT 1 - MAKE SAFE AND REMOVE',
    [
      ['DEM', ['Remove wet drywall to 24 in. and bag', 'LF', 12, 96, 4.4]],
      ['DEM', ['Remove tack strip and staples', 'LF', 20, 120, 0.62]],
      ['DEM', ['Remove ceiling drywall and insulation', 'SF', 24, 280, 1.55]],
      ['PLB', ['Cap supply lines at vanity, both sides', 'EA', 1, 3, 46]],
      ['ELE', ['Take down ceiling fixture and safe off', 'EA', 1, 4, 38.5]],
      ['GEN', ['Floor protection, self-adhesive film', 'SF', 90, 400, 0.44]],
    ],
  ],
  [
    'VISIT 2 - CLOSE IN',
    [
      ['INS', ['Batt insulation R-30 unfaced, ceiling', 'SF', 24, 280, 1.72]],
      ['DRY', ['Hang and finish 1/2 in. drywall, level 4', 'SF', 48, 560, 2.95]],
      ['DRY', ['Match orange peel texture, spray', 'SF', 48, 560, 0.78]],
      ['DRY', ['Upgrade to mold resistant board', 'SF', 32, 240, 0.55], 'upgrade'],
      ['ELE', ['Rehang ceiling fixture', 'EA', 1, 4, 52]],
    ],
  ],
  [
    'VISIT 3 - FINISH',
    [
      ['PNT', ['Seal and paint ceiling, flat white', 'SF', 90, 420, 0.92]],
      ['PNT', ['Paint walls, 2 coats, customer color', 'SF', 180, 760, 1.06]],
      ['TRM', ['Baseboard 3-1/2 in. primed MDF, install', 'LF', 30, 160, 4.35]],
      ['FLR', ['Carpet, network grade B, with 8 lb. pad', 'SY', 12, 64, 36.8]],
      ['FLR', ['Upgrade of carpet to grade D', 'SY', 12, 64, 11.4], 'upgrade'],
      ['PLB', ['Reset vanity and connect', 'EA', 1, 2, 184]],
      ['TRM', ['Wainscot panels, customer choice', 'LF', 8, 40, 27.5], 'upgrade'],
      ['GEN', ['Final clean of work area', 'HR', 2, 8, 44]],
    ],
  ],
];

const areas = ['Primary bath', 'Hall', 'Bedroom 2', 'Den', 'Laundry', 'Stairs'] as const;

/**
 * A managed repair network's work order to its contractor: visits in capitals, tasks numbered by
 * tens with trade and area in columns of their own before the scope, the network's price, and two
 * columns of amounts of which a row fills one - what the insurer pays or what the customer does -
 * with a date and a place for initials behind them; the network's fee off the insurer's sum below.
 */
export const payerColumnsNetworkOrder: Print = {
  name: 'payer-columns-network-order',
  open: true,
  lines: [6, 11, 20, 33, 48],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Lakes Region Insurance Group');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation'] as const),
      size: 8,
      leading: 1.3,
      marginLeft: 32,
      marginRight: 32,
      marginTop: 60,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const order = `W${random.int(700_000, 799_999)}-${random.int(1, 3)}`;
    const padded = (iso: string): string => {
      const [year = '', month = '', day = ''] = iso.split('-');
      return `${month}/${day}/${year}`;
    };
    flow.furniture = () => {
      flow.mark({ text: 'HEARTHLINE REPAIR NETWORK', x: left, bold: true, size: 12 }, 34);
      flow.mark(
        { text: `WORK ORDER ${order}`, x: right, align: 'right', bold: true, size: 11 },
        34,
      );
      flow.rule(left, right, 1, 42);
      const foot = flow.sheet.height - 28;
      flow.mark(
        { text: 'Work outside this order is not paid without a written change.', x: left, size: 7 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    for (const [label, value, other, its] of [
      ['Contractor:', 'Tolliver Build & Repair Co.', 'Insurer:', facts.carrierName],
      ['Homeowner:', facts.insuredName, 'Claim #:', facts.claimNumber],
      ['Job Address:', facts.propertyStreet, 'Date of Loss:', padded(facts.dateOfLoss)],
      ['', facts.propertyTown, 'Order Issued:', padded(facts.dateEntered)],
      ['Phone:', facts.phone, 'Network Rep:', facts.estimator],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 64 },
        { text: other, x: left + 318, bold: true },
        { text: its, x: left + 384 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: 8,
      headSize: 7.5,
      pad: 3,
      lines: 'grid',
      headGray: random.pick([0.82, 0.9]),
      valign: random.pick(['top', 'middle'] as const),
      columns: [
        { head: ['Task'], share: 28, align: 'center' },
        { head: ['Trade'], share: 30, align: 'center' },
        { head: ['Area'], share: 58, align: 'left' },
        { head: ['Scope of Work'], share: 156, align: 'left' },
        { head: ['Qty'], share: 34, align: 'right' },
        { head: ['UOM'], share: 28, align: 'center' },
        { head: ['Network', 'Price'], share: 42, align: 'right' },
        { head: ['Insurer', 'Pays'], share: 54, align: 'right' },
        { head: ['Customer', 'Pays'], share: 54, align: 'right' },
        { head: ['Due'], share: 32, align: 'center' },
        { head: ['Init.'], share: 28, align: 'center' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const month = choose.int(2, 10);
    const own = choose.sample([...areas], Math.min(areas.length, 2 + Math.floor(lines / 9)));
    const items: TruthItem[] = [];
    const [insurer, customer]: [number[], number[]] = [[], []];
    const count = lines < 9 ? 2 : 3;
    const used = [...visits.slice(0, count - 1), ...visits.slice(-1)];
    for (const [index, rows] of sharesOf(lines, count).entries()) {
      const [name, tasks] = used[index] ?? ['', []];
      flow.need(44);
      const blanks = Array.from({ length: 10 }, () => '');
      ruledRow(flow, table, [name, ...blanks], {
        bold: true,
        gray: 0.95,
        spans: { 0: 11 },
        aligns: { 0: 'left' },
      });
      const ofVisit: [number[], number[]] = [[], []];
      const chosen = someWorks(
        choose,
        tasks.map(([, work]) => work),
        rows,
      );
      const due = `${month}/${6 + index * 9}`;
      for (const work of chosen) {
        const task = tasks.find(([, one]) => one === work);
        const upgrade = task?.[2] === 'upgrade';
        const its = priceWork(choose, work);
        const area = choose.pick(own);
        const number = String((items.length + 1) * 10).padStart(3, '0');
        const { page } = ruledRow(flow, table, [
          number,
          task?.[0] ?? '',
          area,
          its.words,
          String(its.quantity),
          its.unit,
          money(its.unitPrice),
          upgrade ? '' : money(its.amount),
          upgrade ? money(its.amount) : '',
          due,
          '',
        ]);
        ofVisit[upgrade ? 1 : 0].push(its.amount);
        items.push(
          jobTruth(page, its.words, its.quantity, {
            lineNumber: number,
            unit: its.unit,
            unitPrice: its.unitPrice,
            rcv: its.amount,
            room: [area],
            alsoRight: { lineNumber: [String(Number(number))] },
            unjudged: ['activity', 'section', 'machineNotes'],
          }),
        );
      }
      insurer.push(...ofVisit[0]);
      customer.push(...ofVisit[1]);
      ruledRow(
        flow,
        table,
        [
          `Visit ${index + 1} total`,
          '',
          '',
          '',
          '',
          '',
          '',
          money(addAmounts(ofVisit[0])),
          money(addAmounts(ofVisit[1])),
          '',
          '',
        ],
        { bold: true, spans: { 0: 7 }, aligns: { 0: 'right' } },
      );
    }
    flow.continuation = null;
    const [theirs, his] = [addAmounts(insurer), addAmounts(customer)];
    const fee = percentOf(theirs, 6);
    const net = toAmount(sum([theirs, -250, -fee]));
    flow.need(flow.leading * 13);
    flow.space(1);
    for (const [label, value, bold] of [
      ['Order total, insurer', money(theirs), false],
      ['Less deductible, collected by contractor', '(250.00)', false],
      ['Network fee 6%', `(${money(fee)})`, false],
      ['Network pays contractor', money(net), true],
      ['Order total, customer', money(his), false],
      ['Deductible, collect from customer', money(250), false],
      ['Contractor collects at the door', money(toAmount(sum([his, 250]))), true],
    ] as const)
      flow.line([
        { text: label, x: left + 300, bold },
        { text: value, x: right - 62, align: 'right', bold },
      ]);
    flow.space(1.4);
    flow.line([
      { text: 'Contractor ______________________', x: left },
      { text: 'Homeowner ______________________', x: left + 190 },
      { text: 'Date ____________', x: left + 380 },
    ]);
    if (random.chance(0.5)) drawTerms(flow, random, 'Terms of the Order');
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
