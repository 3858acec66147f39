import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const crafts = [
  ['Project Manager', 112],
  ['Field Supervisor', 84.5],
  ['Restoration Tech III', 68],
  ['Restoration Tech II', 59.25],
  ['General Labor', 46],
  ['Content Specialist', 57.5],
  ['Equipment Operator', 88],
  ['Administrative', 48.75],
] as const;

const machines = [
  ['Air Mover, Centrifugal', 31],
  ['Dehumidifier, LGR, XL', 118],
  ['Desiccant, 5,000 CFM', 1460],
  ['Generator, 60 kW', 585],
  ['HEPA Scrubber, 2,000 CFM', 152],
  ['Light Tower', 165],
  ['Box Truck, 16 ft', 138],
  ['Negative Air Machine', 96.5],
] as const;

const goods = [
  ['Poly sheeting, 6 mil', 'RL', 104.5],
  ['Tyvek coverall', 'EA', 12.4],
  ['Respirator cartridge, P100', 'PR', 17.85],
  ['Disinfectant, 5 gal.', 'PL', 188],
  ['Disposal bags, 6 mil, case', 'CS', 72.25],
  ['Diesel fuel', 'GL', 4.69],
  ['Roll-off, 30 yd, exchange', 'EA', 685],
] as const;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const hoursText = (hours: number): string =>
  hours === 0 ? '' : Number.isInteger(hours) ? String(hours) : hours.toFixed(1);

/**
 * A large-loss firm's billing by week, sideways: hours of each day in seven narrow columns before
 * what they add up to, straight time and overtime of one class in rows of their own, machines by
 * days with a count in each day's cell, goods by the piece, a sum for each table, week after week.
 */
export const weekColumnsTimeSheet: Print = {
  name: 'week-columns-time-sheet',
  open: true,
  lines: [6, 15, 29, 50, 88],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      leading: 1.2,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 74,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'STILLWATER DISASTER SERVICES', x: left, bold: true, size: 13 }, 36);
      flow.mark({ text: 'Time & Material Billing Detail', x: left, size: 9 }, 48);
      flow.mark({ text: `Project: ${facts.insuredName}`, x: right, align: 'right' }, 36);
      flow.mark({ text: `Claim #: ${facts.claimNumber}`, x: right, align: 'right' }, 48);
      flow.rule(left, right, 1, 56);
      flow.mark(
        { text: `Sheet ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 24,
      );
    };
    flow.startPage('items');
    const dayTable = (first: string, total: string, rate: string): RuledTable => ({
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 3,
      lines: 'grid',
      headGray: 0.88,
      columns: [
        { head: [first], share: 24, align: 'left' },
        { head: ['Type'], share: 6, align: 'center' },
        ...weekdays.map((day) => ({ head: [day], share: 6, align: 'center' as const })),
        { head: [total], share: 9, align: 'right' },
        { head: [rate], share: 11, align: 'right' },
        { head: ['Amount'], share: 14, align: 'right' },
      ],
    });
    const goodsTable: RuledTable = {
      ...dayTable('', '', ''),
      columns: [
        { head: ['Material'], share: 48, align: 'left' },
        { head: ['Qty'], share: 12, align: 'right' },
        { head: ['U/M'], share: 10, align: 'center' },
        { head: ['Unit Price'], share: 15, align: 'right' },
        { head: ['Amount'], share: 21, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    const sums: number[] = [];
    const open = ['section', 'room', 'activity', 'lineNumber', 'f9Note'];
    const closing = (table: RuledTable, label: string, amounts: readonly number[]): void => {
      const last = table.columns.length - 1;
      const amount = addAmounts(amounts);
      ruledRow(
        flow,
        table,
        table.columns.map((_, index) =>
          index === 0 ? label : index === last ? money(amount) : '',
        ),
        { bold: true, spans: { 0: last }, aligns: { 0: 'right' } },
      );
      flow.continuation = null;
      flow.space(0.8);
      sums.push(amount);
    };
    const begin = (table: RuledTable): void => {
      flow.need(70);
      startRuled(flow, table);
    };
    const laborOf = (count: number): void => {
      const table = dayTable('Labor Classification', 'Hours', 'Rate');
      begin(table);
      const amounts: number[] = [];
      let made = 0;
      while (made < count) {
        const [name, rate] = random.pick(crafts);
        const overtime = made + 1 < count && random.chance(0.4);
        for (const type of overtime ? ['ST', 'OT'] : ['ST']) {
          const days = weekdays.map((_, day) =>
            day > 4 === (type === 'OT') || random.chance(0.25)
              ? random.pick([2, 4, 4.5, 6, 8, 8])
              : 0,
          );
          // Nobody bills a week of nothing.
          if (!days.some((hours) => hours > 0)) days[0] = 8;
          const hours = toAmount(sum(days));
          const price = type === 'OT' ? toAmount((rate * 1.5).toFixed(3)) : rate;
          const amount = toAmount(lineAmount(hours, price));
          amounts.push(amount);
          made++;
          const { page } = ruledRow(flow, table, [
            name,
            type,
            ...days.map(hoursText),
            hours.toFixed(2),
            money(price),
            money(amount),
          ]);
          items.push(
            jobTruth(page, name, hours, {
              unitPrice: price,
              rcv: amount,
              alsoRight: {
                description: [`${name} ${type}`, `${name} - ${type}`],
                descriptionAsPrinted: [`${name} ${type}`, `${name} - ${type}`],
              },
              unjudged: [...open, 'unit'],
            }),
          );
        }
      }
      closing(table, 'Total Labor', amounts);
    };
    const machinesOf = (count: number): void => {
      const table = dayTable('Equipment', 'Days', 'Daily Rate');
      begin(table);
      const amounts: number[] = [];
      for (const [name, rate] of Array.from({ length: count }, () => random.pick(machines))) {
        const units = random.int(1, 14);
        const from = random.int(0, 4);
        const days = weekdays.map((_, day) => (day >= from ? units : 0));
        const count = toAmount(sum(days));
        const amount = toAmount(lineAmount(count, rate));
        amounts.push(amount);
        const { page } = ruledRow(flow, table, [
          name,
          '',
          ...days.map(hoursText),
          count.toFixed(2),
          money(rate),
          money(amount),
        ]);
        items.push(
          jobTruth(page, name, count, {
            unitPrice: rate,
            rcv: amount,
            unjudged: [...open, 'unit'],
          }),
        );
      }
      closing(table, 'Total Equipment', amounts);
    };
    const goodsOf = (count: number): void => {
      begin(goodsTable);
      const amounts: number[] = [];
      for (const [name, unit, price] of Array.from({ length: count }, () => random.pick(goods))) {
        const quantity = random.int(1, 60);
        const amount = toAmount(lineAmount(quantity, price));
        amounts.push(amount);
        const { page } = ruledRow(flow, goodsTable, [
          name,
          String(quantity),
          unit,
          money(price),
          money(amount),
        ]);
        items.push(
          jobTruth(page, name, quantity, { unit, unitPrice: price, rcv: amount, unjudged: open }),
        );
      }
      closing(goodsTable, 'Total Material', amounts);
    };
    const weeks = Math.max(1, Math.round(lines / 16));
    for (let week = 0; week < weeks; week++) {
      const its = Math.floor(lines / weeks) + (week < lines % weeks ? 1 : 0);
      const [labor, material] = [Math.ceil(its * 0.5), Math.max(1, Math.floor(its * 0.2))];
      flow.need(110);
      flow.line([
        {
          text: `Week Ending ${3 + Math.floor((7 + week * 7) / 30)}/${1 + ((7 + week * 7) % 30)}/2026`,
          x: left,
          bold: true,
          size: 10,
        },
      ]);
      flow.space(0.3);
      laborOf(labor);
      machinesOf(Math.max(1, its - labor - material));
      goodsOf(material);
    }
    const whole = addAmounts(sums);
    const markup = percentOf(whole, 10);
    flow.need(70);
    flow.space(0.5);
    for (const [label, value] of [
      ['Subtotal, all weeks', whole],
      ['Supervisory fee 10%', markup],
      ['Total Due', toAmount(sum([whole, markup]))],
    ] as const)
      flow.line([
        { text: label, x: right - 200, bold: true },
        { text: `$${money(value)}`, x: right - 3, align: 'right', bold: true },
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
