import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const tasks: readonly Work[] = [
  ['Sectional removal with rigging, three climbers', 'hrs', 4, 18, 165],
  ['Crane, 60 ton, with operator', 'hrs', 3, 8, 285],
  ['Lift trunk off of roof, clear to eave', 'hrs', 2, 7, 240],
  ['Thin crown 20%, deadwood over 1 1/2"', 'hrs', 2, 6, 135],
  ['Cable and brace codominant stems', 'ea', 1, 3, 390],
  ['Grind stump 8" below grade', 'in', 14, 44, 7.5],
  ['Chip brush, haul chips', 'load', 1, 5, 145],
  ['Haul logs over 16" to yard', 'load', 1, 4, 310],
  ['Rake lawn, back fill hole with topsoil', 'yd', 1, 6, 48],
  ['Mats over septic field', 'day', 1, 3, 120],
];

const species = [
  'Water oak',
  'Loblolly pine',
  'Silver maple',
  'Pecan',
  'Sweetgum',
  'White ash',
] as const;
const places = [
  'left of drive',
  'on rear roof',
  'behind shed',
  'at street',
  'leaning on service drop',
  'over deck',
] as const;
const remarks = [
  '(No climbing: cavity at 14 feet.)',
  '(Power must be dropped by the utility first.)',
  '(Neighbor has agreed to access by the side yard.)',
] as const;
const codes: Readonly<Record<string, readonly string[]>> = {
  hrs: ['HR', 'HRS'],
  ea: ['EA'],
  in: ['IN'],
  load: ['LD', 'LOAD'],
  yd: ['YD', 'CY'],
  day: ['DAY', 'DA', 'DY'],
};
const letters = 'ABCDEFGHIJ';

/**
 * A tree surgeon's bid: trees with species, girth and place over their tasks, which are lettered
 * anew under each tree; hours, inches and loads with the unit behind, the rate after an at-sign,
 * the investment; a remark in brackets below some, each tree's sum, a courtesy off, a permit.
 */
export const letteredTasksTreeCare: Print = {
  name: 'lettered-tasks-tree-care',
  open: true,
  lines: [4, 10, 18, 29, 46],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'times',
      size: 11,
      leading: 1.25,
      marginLeft: 64,
      marginRight: 64,
      marginTop: 54,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.startPage('items');
    const middle = style.width / 2;
    flow.line([{ text: 'GREENBOUGH TREE CARE', x: middle, align: 'center', bold: true, size: 15 }]);
    flow.line([
      {
        text: 'Licensed and insured - Call or text (555) 555-0119',
        x: middle,
        align: 'center',
        italic: true,
      },
    ]);
    flow.space(1);
    flow.line([
      { text: `Bid to: ${facts.insuredName}`, x: left },
      { text: usDate(facts.dateEntered), x: right, align: 'right' },
    ]);
    flow.line([{ text: `Trees at: ${facts.propertyStreet}, ${facts.propertyTown}`, x: left }]);
    flow.line([{ text: `Ins. claim no.: ${facts.claimNumber}`, x: left }]);
    flow.space(0.8);
    const stops = { text: left + 20, quantity: right - 152, rate: right - 78 } as const;
    const head = (): void => {
      flow.line([
        { text: 'Task', x: stops.text, italic: true },
        { text: 'Qty', x: stops.quantity, align: 'right', italic: true },
        { text: 'Rate', x: stops.rate, align: 'right', italic: true },
        { text: 'Investment', x: right, align: 'right', italic: true },
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    let tree = 0;
    while (items.length < lines) {
      tree++;
      const name = `Tree ${tree}`;
      const girth = choose.int(12, 44);
      const what = `${choose.pick(species)}, ${girth}" DBH, ${choose.pick(places)}`;
      flow.need(flow.leading * 5);
      flow.space(0.4);
      flow.line([
        { text: name, x: left, bold: true },
        { text: what, x: left + 46, bold: true },
      ]);
      const before = items.length;
      const count = Math.min(choose.int(2, 6), lines - items.length);
      for (const [index, work] of someWorks(choose, tasks, count).entries()) {
        const { words, unit, quantity, unitPrice, amount } = priceWork(
          choose,
          work,
          work[1] === 'hrs' ? 1 : 0,
        );
        const letter = letters[index] ?? '';
        const remark = choose.chance(0.15) ? choose.pick(remarks) : null;
        flow.need(flow.leading * 2);
        const { page } = flow;
        flow.line([
          { text: `${letter}.`, x: left + 4 },
          { text: words, x: stops.text },
          {
            text: `${unit === 'hrs' ? quantity.toFixed(1) : quantity} ${unit}`,
            x: stops.quantity,
            align: 'right',
          },
          { text: `@ ${money(unitPrice)}`, x: stops.rate, align: 'right' },
          { text: money(amount), x: right, align: 'right' },
        ]);
        if (remark !== null) flow.line([{ text: remark, x: stops.text, italic: true, size: 9.5 }]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: letter,
            unit,
            unitPrice,
            rcv: amount,
            room: [name, `${name} ${what}`, what],
            f9Note: remark,
            alsoRight: {
              unit: [...(codes[unit] ?? [])],
              lineNumber: [`${letter}.`],
              f9Note: remark === null ? [] : [remark.slice(1, -1)],
            },
            unjudged: ['activity', 'section', 'machineNotes', 'priceNote'],
          }),
        );
      }
      flow.need(flow.leading);
      flow.line([
        { text: `${name}:`, x: stops.rate, align: 'right', bold: true },
        {
          text: `$${money(addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0)))}`,
          x: right,
          align: 'right',
          bold: true,
        },
      ]);
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const courtesy = percentOf(whole, 5);
    const permit = 75;
    const total = toAmount(sum([whole, -courtesy, permit]));
    flow.need(flow.leading * 9);
    flow.space(0.8);
    flow.rule(left, right, 0.6);
    flow.space(0.3);
    for (const [label, value, bold] of [
      ['All trees', money(whole), false],
      ['Multiple tree courtesy, 5%', `(${money(courtesy)})`, false],
      ['County tree permit', money(permit), false],
      ['TOTAL INVESTMENT', `$${money(total)}`, true],
    ] as const)
      flow.line([
        { text: label, x: left + 200, bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'One third is due at signing. Stumps are ground only where listed. Sprinkler heads and buried lines that are not marked are not our responsibility.',
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
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
