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
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Primary Suite', trades: insideTrades },
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'Upstairs Bath', trades: ['plumbing', 'drywall', 'paint', 'flooring'] },
  { name: 'Roof + Gutters', trades: ['roofing', 'siding'] },
  { name: 'Loft', trades: insideTrades },
  { name: 'Project Setup', trades: ['general'] },
];

/** How the program writes units, and what else it could be called. */
const units: Readonly<Record<string, string>> = {
  SF: 'sq ft',
  LF: 'lin. ft.',
  SY: 'sq yd',
  SQ: 'squares',
  HR: 'hours',
  EA: 'each',
};

/**
 * A contractor's program that prints a card per item: a bold title, a gray paragraph, and a line
 * of labelled fields - quantity with its unit in words, unit cost, total. Photographs stand within
 * the cards, an area's sum stands in its dark band above its cards.
 */
export const itemCardsEstimate: Print = {
  name: 'item-cards-estimate',
  open: true,
  lines: [5, 12, 24, 40, 75],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const groups = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9.5,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 46,
      marginBottom: 56,
      emission: random.pick(['cell', 'word', 'fragment']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'tables-last'] as const),
          };
    const extras: Extra[] = [];
    const { left } = flow;
    const right = style.width - style.marginRight;
    const labels = random.pick([
      { quantity: 'Qty:', price: 'Unit Cost:', total: 'Line Total:' },
      { quantity: 'Quantity:', price: 'Price:', total: 'Total:' },
      { quantity: 'Units:', price: 'Rate:', total: 'Amount:' },
    ]);
    const number = `EST-${random.int(2100, 9800)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: `${number} for ${facts.insuredName}`, x: left, size: 8 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: left, bold: true, size: 16 },
      { text: 'Estimate', x: right, align: 'right', size: 16 },
    ]);
    grayLine(flow, [{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left }], 0.4);
    flow.space(1);
    for (const [a, b, c, d] of [
      ['Prepared for', facts.insuredName, 'Estimate no.', number],
      [
        'Property',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Date',
        usDate(facts.dateEntered),
      ],
      ['Claim', facts.claimNumber, 'Valid for', '30 days'],
    ] as const)
      flow.line([
        { text: a, x: left, size: 8 },
        { text: b, x: left + 66 },
        { text: c, x: left + 360, size: 8 },
        { text: d, x: left + 424 },
      ]);
    flow.space(0.8);
    const items: TruthItem[] = [];
    for (const group of groups) {
      flow.need(90);
      flow.space(0.5);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 18,
        gray: 0.25,
      });
      const before = flow.sheet.marks.length;
      flow.y += 3;
      flow.line([
        { text: group.name, x: left + 8, bold: true },
        { text: `$${money(group.amount)}`, x: right - 8, align: 'right', bold: true },
      ]);
      for (const mark of flow.sheet.marks.slice(before)) if (mark.kind === 'text') mark.gray = 1;
      flow.space(0.5);
      for (const { job, quantity, unitPrice, amount } of group.lines) {
        const replace = job.verb === 'replace';
        const text = `${replace ? 'Remove & replace: ' : ''}${job.text}`;
        const photo = random.chance(0.2);
        const width = right - left - (photo ? 96 : 20);
        const about = random.chance(0.55)
          ? random.pick([
              'Includes protection of floors and daily clean up. Crew of 2, about 1 day.',
              'Material is chosen by the owner from our 3 standard lines before work starts.',
              'Damage seen on 2 of 4 walls; the others are painted for a uniform finish so that no lap shows at the corners.',
              'Price is for normal access. Work above 12 ft. needs a lift at $325.00 per day.',
            ])
          : '';
        const titles = flow.wrap(text, width, { bold: true });
        const paragraph = about === '' ? [] : flow.wrap(about, width);
        const height = Math.max(
          photo ? 62 : 0,
          (titles.length + paragraph.length + 1) * flow.leading + 14,
        );
        flow.need(height + 6);
        const { page } = flow;
        const top = flow.y;
        flow.sheet.marks.push({
          kind: 'box',
          x: left,
          y: top,
          width: right - left,
          height,
          gray: null,
        });
        if (photo)
          if (layer === null)
            flow.sheet.marks.push({
              kind: 'box',
              x: right - 78,
              y: top + 6,
              width: 70,
              height: 50,
              gray: 0.8,
            });
          else
            extras.push({
              page,
              kind: 'image',
              x: right - 78,
              y: top + 6,
              width: 70,
              height: 50,
            });
        flow.y += 5;
        for (const part of titles) flow.line([{ text: part, x: left + 10, bold: true }]);
        for (const part of paragraph) grayLine(flow, [{ text: part, x: left + 10 }], 0.4);
        flow.y += 2;
        const word = units[job.unit] ?? job.unit;
        flow.line([
          { text: `${labels.quantity} ${quantity.toLocaleString('en-US')} ${word}`, x: left + 10 },
          { text: `${labels.price} $${money(unitPrice)}`, x: left + 160 },
          { text: `${labels.total} $${money(amount)}`, x: left + 300, bold: true },
        ]);
        flow.y = top + height + 6;
        const both = about === '' ? [] : [`${text} ${about}`];
        items.push(
          jobTruth(page, job.text, quantity, {
            descriptionAsPrinted: text,
            activity: replace ? ['&'] : ['+'],
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [group.name],
            alsoRight: {
              description: [text, ...both],
              descriptionAsPrinted: both,
              unit: [word],
            },
            unjudged: [
              'section',
              'lineNumber',
              'f9Note',
              'machineNotes',
              ...(replace ? [] : ['activity']),
            ],
          }),
        );
      }
    }
    const subtotal = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const discount = random.chance(0.4) ? percentOf(subtotal, 3) : 0;
    const tax = percentOf(subtotal - discount, 6.5);
    flow.need(100);
    flow.space(0.8);
    for (const [label, value] of [
      ['Subtotal', subtotal],
      ...(discount === 0 ? [] : [['Discount (3%)', -discount] as const]),
      ['Sales tax (6.5%)', tax],
      ['Estimate total', addAmounts([subtotal, -discount, tax])],
    ] as const)
      flow.line([
        { text: label, x: right - 110, align: 'right' },
        {
          text: value < 0 ? `-$${money(-value)}` : `$${money(value)}`,
          x: right - 8,
          align: 'right',
          bold: label === 'Estimate total',
        },
      ]);
    flow.space(1.5);
    flow.line([{ text: 'Sign online or here: ____________________', x: left }]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 7,
        items,
        rooms: groups.map(({ name }) => [name]),
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
