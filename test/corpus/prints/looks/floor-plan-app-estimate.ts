import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, insideTrades, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const floors = [
  ['Ground Floor', ['Kitchen', 'Living Room', 'Hall']],
  ['1st Floor', ['Bathroom', 'Bedroom', 'Bedroom 2']],
] as const;

const units: Readonly<Record<string, string>> = {
  SF: 'sq ft',
  LF: 'ft',
  SY: 'sq yd',
  SQ: 'square',
  HR: 'hour',
  EA: 'each',
};

/**
 * A floor plan app's estimate: a plan per floor with its rooms' sizes, rooms in order of the floor
 * under `Ground Floor > Kitchen`, rows numbered within their room as `2.3`, a gray line of what the
 * task holds, units in words beside the quantity, the tax as a rate alone, sums before tax, on the
 * last page what each floor comes to.
 */
export const floorPlanAppEstimate: Print = {
  name: 'floor-plan-app-estimate',
  open: true,
  lines: [5, 16, 30, 52],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'liberation',
      size: 9,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 60,
      marginBottom: 60,
      leading: 1.3,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, size: 8 }, 34);
      flow.mark({ text: 'Estimate', x: right, align: 'right', size: 8 }, 34);
      const foot = flow.sheet.height - 30;
      flow.mark(
        { text: `${facts.propertyStreet} - ${usDate(facts.dateEntered)}`, x: left, size: 7.5 },
        foot,
      );
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Estimate', x: left, bold: true, size: 26 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Project', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Customer', facts.insuredName],
      ['Prepared by', facts.estimator],
      ['Date', usDate(facts.dateEntered)],
    ] as const) {
      flow.line([{ text: label, x: left, size: 8 }]);
      flow.line([{ text: value, x: left, bold: true, size: 11 }]);
      flow.space(0.5);
    }
    const named = floors.flatMap(([floor, rooms]) => rooms.map((room) => [floor, room] as const));
    const jobs = placeJobs(
      random.fork('jobs'),
      lines,
      named.map(([floor, room]) => ({ name: `${floor} > ${room}`, trades: insideTrades })),
    );
    const sizes = random.fork('sizes');
    for (const [floor, rooms] of floors) {
      flow.startPage('sketch');
      flow.line([{ text: floor, x: left, bold: true, size: 14 }]);
      for (const [index, room] of rooms.entries()) {
        const [x, y] = [left + (index % 2) * 220, 150 + Math.floor(index / 2) * 190];
        flow.sheet.marks.push({ kind: 'box', x, y, width: 210, height: 180, gray: null });
        flow.mark({ text: room, x: x + 105, align: 'center', size: 9 }, y + 84);
        flow.mark(
          {
            text: `${money(sizes.int(6000, 30_000) / 100)} sq ft`,
            x: x + 105,
            align: 'center',
            size: 7,
          },
          y + 96,
        );
        flow.mark(
          { text: `${sizes.int(8, 19)}' ${sizes.int(1, 11)}"`, x: x + 90, size: 6 },
          y + 10,
        );
      }
    }
    const stops = { quantity: 292, unit: 300, price: 384, rate: 434, total: right };
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 4,
        y: flow.y,
        width: right - left + 8,
        height: 15,
        gray: 0.93,
      });
      flow.y += 2;
      flow.line([
        { text: '#', x: left, bold: true, size: 8 },
        { text: 'Task', x: left + 28, bold: true, size: 8 },
        { text: 'Quantity', x: left + stops.unit + 22, align: 'right', bold: true, size: 8 },
        { text: 'Price', x: left + stops.price, align: 'right', bold: true, size: 8 },
        { text: 'Tax', x: left + stops.rate, align: 'right', bold: true, size: 8 },
        { text: 'Total excl. tax', x: right, align: 'right', bold: true, size: 8 },
      ]);
      flow.y += 5;
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const byFloor = new Map<string, number[]>();
    const taxed = random.pick([6, 8.25]);
    flow.startPage('items');
    for (const [at, its] of jobs.entries()) {
      const [floor = '', room = ''] = its.name.split(' > ');
      flow.continuation = null;
      flow.need(flow.leading * 8);
      flow.space(0.8);
      flow.line([{ text: `${floor} > ${room}`, x: left, bold: true, size: 12 }]);
      flow.line([
        {
          text: `Ground surface ${money(sizes.int(6000, 30_000) / 100)} sq ft   Perimeter ${sizes.int(30, 70)}' ${sizes.int(1, 11)}"   Walls without openings ${money(sizes.int(20_000, 60_000) / 100)} sq ft`,
          x: left,
          size: 7.5,
        },
      ]);
      flow.space(0.4);
      head();
      flow.continuation = head;
      for (const [index, { job, quantity, unitPrice, amount }] of its.lines.entries()) {
        const number = `${at + 1}.${index + 1}`;
        const text = flow.wrap(job.text, 210);
        const blurb = sizes.chance(0.4)
          ? sizes.pick([
              'Includes protection of adjacent surfaces and 1 site visit.',
              'Material 60%, labor 40%. Waste 10% included.',
              'Product: to be chosen by customer, up to 3.50 per sq ft.',
            ])
          : null;
        flow.need(flow.leading * (text.length + 1.5));
        const { page } = flow;
        const unit = units[job.unit] ?? job.unit;
        for (const [line, part] of text.entries())
          flow.line([
            ...(line === 0 ? [{ text: number, x: left }] : []),
            { text: part, x: left + 28 },
            ...(line > 0
              ? []
              : [
                  { text: money(quantity), x: left + stops.quantity, align: 'right' as const },
                  { text: unit, x: left + stops.unit },
                  { text: `$${money(unitPrice)}`, x: left + stops.price, align: 'right' as const },
                  { text: `${taxed}%`, x: left + stops.rate, align: 'right' as const },
                  { text: `$${money(amount)}`, x: right, align: 'right' as const },
                ]),
          ]);
        if (blurb !== null) {
          const before = flow.sheet.marks.length;
          flow.line([{ text: blurb, x: left + 28, size: 7.5 }]);
          for (const mark of flow.sheet.marks.slice(before))
            if (mark.kind === 'text') mark.gray = 0.5;
        }
        flow.rule(left, right, 0.3, flow.y + 1);
        flow.y += 5;
        items.push(
          jobTruth(page, job.text, quantity, {
            lineNumber: number,
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [room, its.name],
            f9Note: blurb,
            alsoRight: { unit: [unit, unit.toUpperCase()] },
            unjudged: ['activity', 'section', 'tax', 'acv'],
          }),
        );
      }
      flow.need(flow.leading * 1.4);
      flow.line([
        { text: `Total ${room}`, x: left + stops.rate, align: 'right', bold: true },
        { text: `$${money(its.amount)}`, x: right, align: 'right', bold: true },
      ]);
      totals.push({ kind: 'room', name: room, rcv: its.amount });
      byFloor.set(floor, [...(byFloor.get(floor) ?? []), its.amount]);
    }
    flow.continuation = null;
    flow.startPage('summary');
    flow.line([{ text: 'Summary', x: left, bold: true, size: 14 }]);
    flow.space(0.8);
    const before = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const tax = percentOf(before, taxed);
    for (const [label, value] of [
      ...[...byFloor].map(([floor, amounts]) => [floor, addAmounts(amounts)] as const),
      ['Total excl. tax', before],
      [`Sales tax ${taxed}%`, tax],
      ['Total incl. tax', toAmount((before + tax).toFixed(2))],
    ] as const)
      flow.line([
        { text: label, x: left + 200 },
        { text: `$${money(value)}`, x: right, align: 'right' },
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
        totals,
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
