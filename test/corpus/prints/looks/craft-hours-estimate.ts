import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades: readonly { name: string; trades: readonly JobTrade[]; craft: string }[] = [
  { name: 'Drywall & Insulation', trades: ['drywall', 'insulation'], craft: 'DI' },
  { name: 'Demolition', trades: ['demolition', 'general'], craft: 'BL' },
  { name: 'Carpentry & Cabinets', trades: ['carpentry', 'cabinets'], craft: 'B1' },
  { name: 'Painting', trades: ['paint'], craft: 'PT' },
  { name: 'Roofing & Siding', trades: ['roofing', 'siding'], craft: 'R1' },
  { name: 'Mechanical Trades', trades: ['electrical', 'plumbing'], craft: 'P1' },
];

/**
 * A repairman's estimate by a cost book's program: no price per unit, but who works and how long
 * (`DI@4.32`) between quantity and unit, then what material, labor and equipment of the whole row
 * come to and their sum; words over the row or beside it; sums of man-hours as well as of money;
 * tax, contingency, overhead and profit at the end.
 */
export const craftHoursEstimate: Print = {
  name: 'craft-hours-estimate',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, trades);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8.5, 9]),
      marginLeft: 44,
      marginRight: 44,
      marginTop: 54,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'spaced-line'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const over = random.chance(0.5);
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `${facts.companyName} - Job estimate`, x: left, size: 8 }, 30);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, 30);
      flow.mark(
        { text: `- ${flow.page} -`, x: (left + right) / 2, align: 'center', size: 8 },
        foot,
      );
    };
    flow.startPage('items');
    flow.line([{ text: facts.companyName, x: left, bold: true, size: 15 }]);
    flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left }]);
    flow.space(0.8);
    for (const [label, value] of [
      ['Prepared for:', facts.insuredName],
      ['Job location:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim number:', facts.claimNumber],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 80 },
      ]);
    flow.space(1);
    const stops = [
      over ? left + 90 : left + 226,
      over ? left + 170 : left + 280,
      over ? left + 206 : left + 300,
      left + 364,
      left + 420,
      left + 470,
      right,
    ];
    const figures = (texts: readonly string[], bold = false): Cell[] =>
      texts.flatMap((text, index): Cell[] =>
        text === '' ? [] : [{ text, x: stops[index] ?? right, align: 'right', bold }],
      );
    const head = (): void => {
      flow.line([
        ...(over ? [] : [{ text: 'Item', x: left, bold: true }]),
        ...figures(['Qty', 'Craft@Hours', 'Unit', 'Material', 'Labor', 'Equip.', 'Total'], true),
      ]);
      flow.rule(left, right, 0.7);
      flow.y += 3;
    };
    const items: TruthItem[] = [];
    const split = random.fork('split');
    const all: {
      hours: number;
      material: number;
      labor: number;
      equipment: number;
      amount: number;
    }[] = [];
    for (const its of drawn) {
      const craft = trades.find(({ name }) => name === its.name)?.craft ?? 'BL';
      flow.continuation = null;
      flow.need(flow.leading * 7);
      flow.line([{ text: its.name, x: left, bold: true, size: style.size + 2 }]);
      flow.space(0.2);
      head();
      flow.continuation = head;
      const own: typeof all = [];
      for (const line of its.lines) {
        const said = line.job.verb === 'replace' ? `Replace ${line.job.text}` : line.job.text;
        const labor = toAmount((line.amount * split.between(0.3, 0.7)).toFixed(2));
        const equipment = split.chance(0.15)
          ? toAmount((line.amount * split.between(0.02, 0.1)).toFixed(2))
          : 0;
        const material = toAmount(sum([line.amount, -labor, -equipment]));
        const hours = toAmount((labor / split.between(36, 52)).toFixed(2));
        const text = flow.wrap(said, over ? 420 : 170);
        flow.need(flow.leading * (text.length + (over ? 1 : 0)));
        const { page } = flow;
        const row = figures([
          line.job.unit === 'EA' ? String(line.quantity) : money(line.quantity),
          `${craft}@${hours.toFixed(2)}`,
          line.job.unit,
          money(material),
          money(labor),
          money(equipment),
          money(line.amount),
        ]);
        for (const [at, part] of text.entries())
          flow.line([{ text: part, x: left }, ...(at === 0 && !over ? row : [])]);
        if (over) flow.line(row);
        flow.space(0.3);
        own.push({ hours, material, labor, equipment, amount: line.amount });
        items.push(
          jobTruth(page, said, line.quantity, {
            unit: line.job.unit,
            rcv: line.amount,
            activity: ['+', '&', '-', 'R'],
            room: [its.name],
            alsoRight: { description: [line.job.text] },
            // Nothing tells a price per unit but a division.
            unjudged: ['section', 'activity', 'unitPrice', 'acv'],
          }),
        );
      }
      const total = (of: (one: (typeof all)[number]) => number): number => addAmounts(own.map(of));
      flow.rule(left + 60, right, 0.4);
      flow.y += 2;
      flow.line([
        { text: `Total ${its.name}`, x: left, bold: true },
        ...figures(
          [
            '',
            `@${total(({ hours }) => hours).toFixed(2)}`,
            '',
            money(total(({ material }) => material)),
            money(total(({ labor }) => labor)),
            money(total(({ equipment }) => equipment)),
            money(total(({ amount }) => amount)),
          ],
          true,
        ).filter((cell) => !over || cell.x > left + 210),
      ]);
      flow.space(1);
      all.push(...own);
    }
    flow.continuation = null;
    const whole = addAmounts(all.map(({ amount }) => amount));
    const hours = addAmounts(all.map((one) => one.hours));
    const tax = percentOf(addAmounts(all.map(({ material }) => material)), 7);
    const [spare, overhead, profit] = [
      percentOf(whole, 3),
      percentOf(whole, 12),
      percentOf(whole, 8),
    ];
    flow.need(flow.leading * 9);
    for (const [label, value] of [
      ['Total manhours', hours.toFixed(2)],
      ['Job subtotal', money(whole)],
      ['Sales tax on material (7%)', money(tax)],
      ['Contingency (3%)', money(spare)],
      ['Overhead (12%)', money(overhead)],
      ['Profit (8%)', money(profit)],
      ['Bid amount', `$${money(addAmounts([whole, tax, spare, overhead, profit]))}`],
    ] as const)
      flow.line([
        { text: label, x: left + 260, bold: label === 'Bid amount' },
        { text: value, x: right, align: 'right', bold: label === 'Bid amount' },
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
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
