import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
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

/** A model's number where the thing has one, the work, and what is said below it. */
type Equipment = readonly [model: string, work: Work, remark: string];

const equipment: readonly Equipment[] = [
  [
    'HP3-036-16',
    ['Outdoor heat pump, 3 ton, 16 SEER2', 'EA', 1, 1, 3480],
    'Set on new composite pad.',
  ],
  ['AHV-36-CE', ['Variable speed air handler, upflow', 'EA', 1, 1, 2260], ''],
  ['EHK-10B', ['10 kW strip heat kit with breaker', 'EA', 1, 1, 318], ''],
  ['GF96-080-4', ['Gas furnace, 80,000 BTU, 96% AFUE', 'EA', 1, 1, 2890], 'Two-pipe PVC vent.'],
  ['CC-3642', ['Cased coil, 3 - 3.5 ton', 'EA', 1, 1, 940], ''],
  ['T-755W', ['Wi-Fi thermostat, 2 heat / 2 cool', 'EA', 1, 2, 226], ''],
  ['', ['Line set, 3/8 x 7/8, 35 ft, insulated', 'EA', 1, 2, 365], ''],
  ['', ['Supply run, 8 in. flex, R-8, strapped', 'EA', 2, 11, 172], ''],
  [
    '',
    ['Return air plenum, 26 ga. sheet metal', 'EA', 1, 2, 410],
    'Lined one inch; field measured.',
  ],
  ['DP-120', ['Condensate pump with safety switch', 'EA', 1, 1, 188], ''],
  ['', ['Recover and reclaim refrigerant (lb.)', 'EA', 4, 9, 39], ''],
  ['', ['Two-man changeout crew, days', 'EA', 1, 3, 1150], ''],
  ['', ['Start-up, charge by subcooling, report', 'EA', 1, 1, 245], ''],
];

const systems = [
  'System 1: Upstairs bedrooms',
  'System 2: Main level',
  'System 3: Bonus room over garage',
  'System 4: Guest cottage',
] as const;

const options: readonly (readonly [words: string, price: number])[] = [
  ['UV lamp at the coil', 640],
  ['Media cabinet, 5 in. filter', 415],
  ['Surge protector, outdoor unit', 189],
  ['Ten year labor agreement, each system', 1180],
];

/**
 * A heating contractor's proposal: systems in gray bands, how many before the model's number, what
 * one costs and the investment, a remark in italics below some rows, each system's investment,
 * a utility's rebate and a maker's allowance off the whole, a deposit, options that are not in it.
 */
export const systemsRebateComfortProposal: Print = {
  name: 'systems-rebate-comfort-proposal',
  open: true,
  lines: [5, 11, 19, 28, 44],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Tidewater Home Mutual');
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.25,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 44,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: 'Evenbreeze Heating & Cooling', x: left, size: 7.5 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: 'Comfort Proposal', x: left, bold: true, size: 18 }]);
    flow.line([{ text: 'Evenbreeze Heating & Cooling   (555) 555-0172', x: left }]);
    flow.space(0.8);
    for (const [label, value] of [
      ['Prepared for', facts.insuredName],
      ['Service at', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Carrier / Claim', `${facts.carrierName} / ${facts.claimNumber}`],
      ['Proposed', `${usDate(facts.dateEntered)} by ${facts.estimator}`],
    ] as const)
      flow.line([
        { text: label, x: left + 76, align: 'right', bold: true },
        { text: value, x: left + 86 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 4,
      lines: 'rows',
      headGray: null,
      columns: [
        { head: ['Qty'], share: 7, align: 'center' },
        { head: ['Model No.'], share: 17, align: 'left' },
        { head: ['Furnish & install'], share: 48, align: 'left' },
        { head: ['Each'], share: 14, align: 'right' },
        { head: ['Investment'], share: 16, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = systems.slice(0, Math.min(systems.length, Math.max(1, Math.round(lines / 7))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      flow.need(60);
      ruledRow(flow, table, [name, '', '', '', ''], {
        bold: true,
        gray: 0.88,
        spans: { 0: 5 },
        aligns: { 0: 'left' },
      });
      const before = items.length;
      const works = someWorks(
        choose,
        equipment.map(([, work]) => work),
        count,
      );
      for (const work of works) {
        const [model, , remark] = equipment.find(([, its]) => its === work) ?? ['', work, ''];
        const { words, quantity, unitPrice, amount } = priceWork(choose, work);
        flow.need(26);
        const { page } = ruledRow(
          flow,
          table,
          [String(quantity), model, words, money(unitPrice), money(amount)],
          { lines: remark === '' ? 'rows' : 'none' },
        );
        if (remark !== '')
          ruledRow(flow, table, ['', '', remark, '', ''], { italic: true, size: 8 });
        items.push(
          jobTruth(page, words, quantity, {
            unitPrice,
            rcv: amount,
            room: [name],
            f9Note: remark === '' ? null : remark,
            alsoRight: {
              room: [name.replace(/^System \d: /, '')],
              description: [`${model} ${words}`],
              descriptionAsPrinted: [`${model} ${words}`],
            },
            unjudged: ['activity', 'section', 'lineNumber', 'machineNotes'],
          }),
        );
      }
      const own = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      ruledRow(flow, table, [`Investment, ${name.split(':')[0]}`, '', '', '', `$${money(own)}`], {
        bold: true,
        spans: { 0: 4 },
        aligns: { 0: 'right' },
      });
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const rebate = 350 * used.length;
    const allowance = percentOf(whole, 3);
    const net = toAmount(sum([whole, -rebate, -allowance]));
    const deposit = percentOf(net, 50);
    flow.need(flow.leading * 14);
    flow.space(1);
    for (const [label, value, bold] of [
      ['All systems', money(whole), false],
      [`Less utility rebate, ${used.length} @ $350.00`, `-${money(rebate)}`, false],
      ["Less maker's spring allowance", `-${money(allowance)}`, false],
      ['Your investment', `$${money(net)}`, true],
      ['Deposit with order (50%)', money(deposit), false],
      ['Due at start-up', money(toAmount(sum([net, -deposit]))), false],
    ] as const)
      flow.line([
        { text: label, x: right - 100, align: 'right', bold },
        { text: value, x: right - 4, align: 'right', bold },
      ]);
    flow.space(1);
    flow.line([{ text: 'Options, not included above', x: left, bold: true }]);
    for (const [words, price] of random.fork('options').sample(options, 3))
      flow.line([
        { text: `[  ]  ${words}`, x: left + 8 },
        { text: `add $${money(price)}`, x: left + 300, align: 'right' },
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
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
