import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: ['cabinets', 'plumbing', 'drywall', 'flooring'] },
  { name: 'Bedroom', trades: insideTrades },
  { name: 'Outside', trades: ['siding', 'roofing', 'masonry'] },
  { name: 'Bath', trades: ['plumbing', 'flooring', 'drywall'] },
  { name: 'Clean up', trades: ['general'] },
];

/** How a tradesman writes a unit on a form. */
const units: Readonly<Record<string, string>> = {
  SF: 'sf',
  LF: 'ft',
  EA: 'ea',
  HR: 'hrs',
  SQ: 'sq',
  SY: 'yd',
};

const rowHeight = 19;

/**
 * A tradesman's pad form, filled in: ruled rows of one height, quantity and unit in the first
 * column, the price with an at sign, dollars and cents of an amount in cells of their own with a
 * rule between them and no point, words that go on in the next ruled row, places as a word with a
 * colon, a sum for each sheet and one for all on the last.
 */
export const centsColumnForm: Print = {
  name: 'cents-column-form',
  open: true,
  lines: [3, 8, 15, 26, 44],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      height: 700,
      width: 500,
      family: random.pick(['courier', 'helvetica']),
      size: 9,
      marginLeft: 32,
      marginRight: 32,
      marginTop: 36,
      marginBottom: 40,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const edges = [left, left + 74, right - 136, right - 76, right - 26, right];
    const [, words = 0, price = 0, dollars = 0, cents = 0] = edges;
    const form = random.int(2100, 9800);
    const perSheet = 22;
    const top = 168;
    const vertical = (from: number, to: number): void => {
      for (const x of edges)
        flow.sheet.marks.push({ kind: 'line', x1: x, y1: from, x2: x, y2: to, width: 0.6 });
    };
    const sheetTop = (): void => {
      flow.mark(
        { text: `${facts.companyName.split(' ')[0] ?? ''} & Son`, x: left, bold: true, size: 15 },
        46,
      );
      flow.mark({ text: 'Repairs - Carpentry - Painting', x: left, size: 8 }, 58);
      flow.mark({ text: `Tel. ${facts.phone}`, x: left, size: 8 }, 69);
      flow.mark({ text: 'ESTIMATE', x: right, align: 'right', bold: true, size: 14 }, 46);
      flow.mark({ text: `No. ${form}`, x: right, align: 'right', size: 10 }, 60);
      for (const [index, [label, value]] of (
        [
          ['NAME', facts.insuredName],
          ['ADDRESS', facts.propertyStreet],
          ['CITY', facts.propertyTown],
          ['DATE', usDate(facts.dateEntered)],
        ] as const
      ).entries()) {
        const y = 92 + index * 15;
        flow.mark({ text: label, x: left, size: 7 }, y);
        flow.mark({ text: value, x: left + 52 }, y);
        flow.rule(left + 48, right - 90, 0.4, y + 3);
      }
      flow.rule(left, right, 0.8, top - 14);
      for (const [text, x] of [
        ['QUAN.', left + 4],
        ['DESCRIPTION', words + 4],
        ['PRICE', price + 6],
        ['AMOUNT', dollars + 10],
      ] as const)
        flow.mark({ text, x, bold: true, size: 7.5 }, top - 4);
      for (let row = 0; row <= perSheet; row++) flow.rule(left, right, 0.4, top + row * rowHeight);
      vertical(top - 14, top + perSheet * rowHeight);
    };
    flow.furniture = sheetTop;
    flow.startPage('items');
    let used = 0;
    const sheets: number[][] = [[]];
    const baseline = (row: number): number => top + row * rowHeight + 13;
    /** An amount in its two cells: `1,240` and `00`. */
    const amountAt = (amount: number, y: number, bold = false): void => {
      const [whole = '', part = ''] = money(amount).split('.');
      flow.mark({ text: whole, x: cents - 4, align: 'right', bold }, y);
      flow.mark({ text: part, x: cents + 6, bold }, y);
    };
    const closeSheet = (label: string): void => {
      const y = baseline(perSheet);
      flow.mark({ text: label, x: dollars - 6, align: 'right', size: 8 }, y);
      amountAt(addAmounts(sheets.at(-1) ?? []), y);
    };
    const room = (rows: number): void => {
      if (used + rows <= perSheet) return;
      closeSheet('THIS SHEET');
      sheets.push([]);
      flow.startPage('items');
      used = 0;
    };
    const items: TruthItem[] = [];
    for (const its of placeJobs(random.fork('jobs'), lines, places)) {
      room(3);
      flow.mark({ text: `${its.name}:`, x: words + 4 }, baseline(used));
      flow.rule(words + 4, words + 4 + flow.width(`${its.name}:`), 0.5, baseline(used) + 2);
      used++;
      for (const { job, quantity, unitPrice, amount } of its.lines) {
        const text = flow.wrap(job.text, price - words - 10);
        room(text.length);
        const { page } = flow;
        const y = baseline(used);
        const unit = units[job.unit] ?? job.unit;
        const count = Number.isInteger(quantity) ? String(quantity) : quantity.toFixed(2);
        flow.mark({ text: `${count} ${unit}`, x: left + 4 }, y);
        for (const [index, part] of text.entries())
          flow.mark({ text: part, x: words + 4 }, baseline(used + index));
        flow.mark({ text: `@ ${money(unitPrice)}`, x: dollars - 4, align: 'right' }, y);
        amountAt(amount, y);
        used += text.length;
        sheets.at(-1)?.push(amount);
        items.push(
          jobTruth(page, job.text, quantity, {
            unit,
            unitPrice,
            rcv: amount,
            room: [its.name],
            alsoRight: {
              unit: [job.unit, unit.toUpperCase(), 'HR', 'HRS', 'FT'],
              room: [`${its.name}:`],
            },
            unjudged: ['activity', 'section', 'lineNumber', 'room'],
          }),
        );
      }
    }
    closeSheet(sheets.length > 1 ? 'THIS SHEET' : 'TOTAL');
    const whole = addAmounts(sheets.map((amounts) => addAmounts(amounts)));
    if (sheets.length > 1) {
      const y = baseline(perSheet) + 14;
      flow.mark({ text: 'ALL SHEETS', x: dollars - 6, align: 'right', bold: true, size: 8 }, y);
      amountAt(whole, y, true);
    }
    const y = baseline(perSheet) + 34;
    flow.mark({ text: `33% down: $${money(percentOf(whole, 33))}`, x: left, size: 8 }, y);
    flow.mark({ text: 'Signed ______________________', x: right, align: 'right', size: 8 }, y);
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
        facts: noFacts,
      },
    };
  },
};
