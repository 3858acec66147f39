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
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Upstairs Bedrooms', trades: insideTrades },
  { name: 'Exterior', trades: ['roofing', 'siding', 'masonry'] },
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Whole House', trades: ['general', 'demolition'] },
];

const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  SF: ['sq. ft.', 'sq. ft.'],
  LF: ['lin. ft.', 'lin. ft.'],
  SY: ['sq. yd.', 'sq. yds.'],
  SQ: ['square', 'squares'],
  EA: ['each', 'each'],
  HR: ['hour', 'hours'],
};

/**
 * A small builder's letter-like proposal: bulleted work under underlined places, each with quantity,
 * unit in words and price in brackets at its end, a row of dots to the amount at the right edge;
 * longer work runs over two lines and the dots follow its last.
 */
export const dotLeaderProposal: Print = {
  name: 'dot-leader-proposal',
  open: true,
  lines: [5, 12, 20, 34, 60],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([10, 11]),
      leading: 1.3,
      marginLeft: 72,
      marginRight: 72,
      marginTop: 66,
      marginBottom: 66,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'kerned', 'word'] as const),
      quotes: 'typographic' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const bullet = random.pick(['•', '-', '']);
    flow.startPage('items');
    flow.line([{ text: 'Verhoeven & Sons, General Carpentry', x: left, bold: true, size: 14 }]);
    flow.line([{ text: 'RR 2 Box 118, phone (555) 555-0128', x: left }]);
    flow.space(1);
    flow.line([{ text: usDate(facts.dateEntered), x: left }]);
    flow.space(0.5);
    flow.line([{ text: `Proposal submitted to: ${facts.insuredName}`, x: left }]);
    flow.line([{ text: `Job at: ${facts.propertyStreet}, ${facts.propertyTown}`, x: left }]);
    flow.space(0.8);
    flow.paragraph('We propose to furnish material and labor for the following work:');
    flow.space(0.6);
    const items: TruthItem[] = [];
    const sums: number[] = [];
    for (const its of drawn) {
      flow.need(flow.leading * 4);
      flow.line([{ text: its.name, x: left, bold: true }]);
      flow.rule(left, left + flow.width(its.name, { bold: true }), 0.6, flow.y - style.size * 0.25);
      flow.space(0.2);
      for (const line of its.lines) {
        const said = line.job.verb === 'replace' ? `Replace ${line.job.text}` : line.job.text;
        const [one, many] = names[line.job.unit] ?? ['each', 'each'];
        const count = line.quantity.toLocaleString('en-US');
        const priced = `(${count} ${line.quantity === 1 ? one : many} at $${money(line.unitPrice)})`;
        const amount = `$${money(line.amount)}`;
        const start = bullet === '' ? left : left + 14;
        const end = right - flow.width(amount) - 4;
        const text = flow.wrap(`${said} ${priced}`, end - start - 24);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [at, part] of text.entries()) {
          const last = at === text.length - 1;
          const from = start + flow.width(part) + 3;
          const dots = last ? '.'.repeat(Math.floor((end - from) / flow.width('.'))) : '';
          flow.line([
            ...(at === 0 && bullet !== '' ? [{ text: bullet, x: left }] : []),
            { text: part, x: start },
            ...(last
              ? [
                  { text: dots, x: end, align: 'right' as const },
                  { text: amount, x: right, align: 'right' as const },
                ]
              : []),
          ]);
        }
        items.push(
          jobTruth(page, said, line.quantity, {
            unit: line.job.unit,
            unitPrice: line.unitPrice,
            rcv: line.amount,
            activity: line.job.verb === 'replace' ? ['&', '+'] : ['+', '-', 'R'],
            room: [its.name],
            // The brackets may stay with the words.
            alsoRight: {
              description: [line.job.text, `${said} ${priced}`],
              descriptionAsPrinted: [`${said} ${priced}`],
            },
            unjudged: [
              'section',
              'activity',
              'lineNumber',
              'acv',
              'f9Note',
              'machineNotes',
              'calculation',
            ],
          }),
        );
      }
      sums.push(addAmounts(its.lines.map(({ amount }) => amount)));
      flow.space(0.7);
    }
    const whole = addAmounts(sums);
    const fee = percentOf(whole, 15);
    flow.need(flow.leading * 5);
    const total = addAmounts([whole, fee]);
    for (const [label, value] of [
      ['Work as above', money(whole)],
      ['Overhead and profit, 15%', money(fee)],
      ['TOTAL', `$${money(total)}`],
    ] as const) {
      const bold = label === 'TOTAL';
      const from = left + flow.width(label, { bold }) + 3;
      const end = right - flow.width(value, { bold }) - 4;
      flow.line([
        { text: label, x: left, bold },
        {
          text: '.'.repeat(Math.floor((end - from) / flow.width('.'))),
          x: end,
          align: 'right',
        },
        { text: value, x: right, align: 'right', bold },
      ]);
    }
    drawTerms(flow, random.fork('terms'), 'Conditions');
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
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
