import { factsOf } from '../../content/make-facts.ts';
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
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'LIVING RM', trades: insideTrades },
  { name: 'KIT', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'HALL BATH', trades: ['plumbing', 'drywall', 'paint', 'flooring'] },
  { name: 'MBR', trades: insideTrades },
  { name: 'GARAGE', trades: ['drywall', 'paint', 'electrical', 'insulation'] },
  { name: 'EXT. - EAST', trades: ['siding', 'masonry', 'paint'] },
  { name: 'DWELLING ROOF', trades: ['roofing'] },
  { name: 'MISC.', trades: ['general', 'demolition'] },
];

/**
 * An independent adjuster's scope sheet from a word processor, in two newspaper columns: rooms in
 * underlined capitals, a description and below it `240 SF @ 2.10` with the amount at the column's
 * right edge; a column ends in the middle of a room and the next one goes on without its name.
 */
export const twoColumnScope: Print = {
  name: 'two-column-scope',
  open: true,
  lines: [6, 16, 30, 56, 100],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const rooms = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['times', 'liberation']),
      size: 9.5,
      marginLeft: 46,
      marginRight: 46,
      marginTop: 40,
      marginBottom: 56,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const gutter = 26;
    const width = (right - left - gutter) / 2;
    const between = random.chance(0.5);
    let column = 0;
    let top = 0;
    flow.furniture = () => {
      flow.line([
        { text: `SCOPE OF LOSS - ${facts.insuredName.toUpperCase()}`, x: left, bold: true },
        { text: `File ${facts.claimNumber}`, x: right, align: 'right' },
      ]);
      flow.rule(left, right, 0.8);
      flow.y += 8;
      top = flow.y;
      column = 0;
      const foot = flow.sheet.height - 28;
      flow.mark(
        { text: `- ${flow.page} -`, x: (left + right) / 2, align: 'center', size: 8 },
        foot,
      );
      if (between)
        flow.sheet.marks.push({
          kind: 'line',
          x1: (left + right) / 2,
          y1: top,
          x2: (left + right) / 2,
          y2: flow.sheet.height - style.marginBottom,
          width: 0.4,
        });
    };
    flow.startPage('items');
    for (const text of [
      `Insured: ${facts.insuredName}`,
      `Risk: ${facts.propertyStreet}, ${facts.propertyTown}`,
      `Carrier: ${facts.carrierName}`,
      `Policy No.: ${facts.policyNumber}`,
      `DOL: ${usDate(facts.dateOfLoss)}`,
      `Inspected by ${facts.estimator} with the insured present.`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    top = flow.y;
    /** Goes to the next column, or to the next page's first. */
    const room = (height: number): void => {
      if (flow.fits(height)) return;
      if (column === 0) {
        column = 1;
        flow.y = top;
      } else flow.breakPage();
    };
    const x = (): number => left + column * (width + gutter);
    const items: TruthItem[] = [];
    for (const place of rooms) {
      room(flow.leading * 4.5);
      if (flow.y > top) flow.space(0.6);
      const name = `${place.name}:`;
      flow.line([{ text: name, x: x(), bold: true }]);
      flow.rule(x(), x() + flow.width(name, { bold: true }), 0.6, flow.y - 1.5);
      flow.space(0.15);
      for (const { job, quantity, unitPrice, amount } of place.lines) {
        const replace = job.verb === 'replace';
        const text = `${replace ? 'R&R ' : ''}${job.text}`;
        const words = flow.wrap(text, width - 10);
        room(flow.leading * (words.length + 1));
        const { page } = flow;
        for (const part of words) flow.line([{ text: part, x: x() + 6 }]);
        flow.line([
          {
            text: `${quantity.toLocaleString('en-US')} ${job.unit} @ ${money(unitPrice)}`,
            x: x() + 22,
          },
          { text: money(amount), x: x() + width, align: 'right' },
        ]);
        flow.space(0.2);
        items.push(
          jobTruth(page, job.text, quantity, {
            descriptionAsPrinted: text,
            activity: replace ? ['&'] : ['+'],
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [place.name],
            alsoRight: { description: [text] },
            unjudged: ['section', 'lineNumber', ...(replace ? [] : ['activity'])],
          }),
        );
      }
      room(flow.leading);
      flow.line([
        { text: `${place.name} total`, x: x() + 22, italic: true },
        { text: money(place.amount), x: x() + width, align: 'right', italic: true },
      ]);
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const withheld = percentOf(whole, 15);
    room(flow.leading * 6);
    flow.space(0.8);
    for (const [label, value] of [
      ['REPAIR TOTAL', money(whole)],
      ['Depreciation 15%', `(${money(withheld)})`],
      ['ACV', money(addAmounts([whole, -withheld]))],
    ] as const)
      flow.line([
        { text: label, x: x(), bold: true },
        { text: value, x: x() + width, align: 'right', bold: true },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: rooms.map(({ name }) => [name]),
        totals: rooms.map(({ name, amount }) => ({ kind: 'room' as const, name, rcv: amount })),
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
