import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const rooms: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: ['cabinets', 'plumbing', 'drywall'] },
  { name: 'Living Room', trades: insideTrades },
  { name: 'Bathroom 1', trades: ['plumbing', 'flooring', 'drywall'] },
  { name: 'Garage', trades: ['demolition', 'insulation', 'electrical'] },
  { name: 'Outside', trades: ['siding', 'roofing', 'masonry'] },
];

const notes = [
  'Stain runs 3 ft. up from the floor on 2 walls.',
  'Ask owner about matching tile, 12 boxes in garage.',
  'Wet at 34%, dry goal 12%.',
] as const;

/**
 * A field app's estimate as a phone makes it, on narrow or on common paper: no table and no heads,
 * each row a title and below it its figures behind their labels - `Qty: 120 SF   Rate: $2.13   Tax:
 * $3.04   Total: $258.64` - over one or two lines, notes behind a label, rooms as bands with a sum
 * at the right, measures by the app's scan.
 */
export const labelledFiguresApp: Print = {
  name: 'labelled-figures-app',
  open: true,
  lines: [4, 9, 20, 36, 55],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const narrow = random.chance(0.4);
    const style = printStyle({
      width: narrow ? 396 : 612,
      height: narrow ? 704 : 792,
      family: 'liberation',
      size: narrow ? 9 : 9.5,
      leading: 1.35,
      marginLeft: narrow ? 24 : 54,
      marginRight: narrow ? 24 : 54,
      marginTop: 48,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Estimate', x: left, size: 8 }, 26);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, 26);
      flow.mark(
        { text: `${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 22,
      );
    };
    flow.startPage('items');
    flow.line([{ text: facts.propertyStreet, x: left, bold: true, size: 15 }]);
    flow.line([{ text: facts.propertyTown, x: left }]);
    flow.space(0.5);
    for (const [label, value] of [
      ['Customer', facts.insuredName],
      ['Claim number', facts.claimNumber],
      ['Loss', facts.typeOfLoss],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 90 },
      ]);
    flow.space(0.8);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const choose = random.fork('choose');
    const taxed = random.chance(0.6);
    const scan = random.fork('scan');
    const jobs = placeJobs(random.fork('jobs'), lines, rooms);
    const sums: number[] = [];
    for (const its of jobs) {
      const rows = its.lines.map((line) => ({
        ...line,
        tax: taxed ? percentOf(line.amount, 6) : 0,
      }));
      const whole = addAmounts(rows.map(({ amount, tax }) => toAmount(sum([amount, tax]))));
      sums.push(whole);
      flow.need(flow.leading * 7);
      flow.space(0.4);
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 6,
        y: flow.y - 2,
        width: right - left + 12,
        height: flow.leading + 6,
        gray: 0.88,
      });
      flow.line([
        { text: its.name, x: left, bold: true, size: 11 },
        { text: `$${money(whole)}`, x: right, align: 'right', bold: true, size: 11 },
      ]);
      totals.push({ kind: 'room', name: its.name, rcv: whole });
      flow.space(0.3);
      if (its.name !== 'Outside')
        grayLine(
          flow,
          [
            {
              text: `Floor ${scan.int(60, 320)}.${scan.int(0, 9)} sq ft  ·  Walls ${scan.int(240, 640)}.${scan.int(0, 9)} sq ft  ·  Ceiling height 8' 0"`,
              x: left,
              size: 8,
            },
          ],
          0.45,
        );
      flow.space(0.4);
      for (const { job, quantity, unitPrice, amount, tax } of rows) {
        const text = `${job.verb === 'replace' ? choose.pick(['Replace ', 'Remove & replace ']) : ''}${job.text}`;
        const title = flow.wrap(text, right - left, { bold: true });
        flow.need(flow.leading * (title.length + 2));
        const { page } = flow;
        for (const part of title) flow.line([{ text: part, x: left, bold: true }]);
        const rcv = toAmount(sum([amount, tax]));
        const labelled = [
          `Qty: ${quantity.toLocaleString('en-US')} ${job.unit}`,
          `Rate: $${money(unitPrice)}`,
          ...(taxed ? [`Tax: $${money(tax)}`] : []),
          `Total: $${money(rcv)}`,
        ];
        const step = narrow ? 116 : 125;
        const lineful = narrow ? 3 : 4;
        for (let at = 0; at < labelled.length; at += lineful)
          flow.line(
            labelled
              .slice(at, at + lineful)
              .map((one, index) => ({ text: one, x: left + index * step })),
          );
        const note = choose.chance(0.2) ? choose.pick(notes) : null;
        if (note !== null) flow.paragraph(`Note: ${note}`, { x: left, italic: true });
        flow.space(0.5);
        items.push(
          jobTruth(page, text, quantity, {
            unit: job.unit,
            unitPrice,
            tax: taxed ? tax : null,
            rcv,
            room: [its.name],
            f9Note: note,
            alsoRight: {
              description: [
                job.text,
                ...(text.startsWith('Remove & replace') ? [`Replace ${job.text}`] : []),
              ],
              ...(note === null ? {} : { f9Note: [`Note: ${note}`] }),
            },
            unjudged: ['activity', 'section', 'lineNumber'],
          }),
        );
      }
    }
    const whole = addAmounts(sums);
    flow.need(flow.leading * 5);
    flow.space(0.5);
    flow.rule(left, right, 0.8);
    flow.y += 5;
    flow.line([
      { text: 'Estimate total', x: left, bold: true, size: 12 },
      { text: `$${money(whole)}`, x: right, align: 'right', bold: true, size: 12 },
    ]);
    flow.space(0.4);
    flow.paragraph('Sent from my phone app. Valid 30 days. Call with questions.');
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
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
