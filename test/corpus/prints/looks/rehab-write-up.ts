import { factsOf } from '../../content/make-facts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, insideTrades, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Exterior', trades: ['siding', 'roofing', 'masonry'] },
  { name: 'Bathroom', trades: ['plumbing', 'flooring', 'drywall', 'paint', 'electrical'] },
  { name: 'Kitchen', trades: ['cabinets', 'plumbing', 'flooring', 'electrical', 'drywall'] },
  { name: 'Living Room', trades: insideTrades },
  { name: 'Rear Bedroom', trades: insideTrades },
  { name: 'Front Bedroom', trades: insideTrades },
  { name: 'Basement', trades: ['plumbing', 'insulation', 'electrical', 'carpentry'] },
];

const tradeNames: Record<JobTrade, string> = {
  demolition: 'Site Work',
  drywall: 'Drywall & Plaster',
  paint: 'Paint & Wallpaper',
  flooring: 'Floor Coverings',
  carpentry: 'Carpentry',
  cabinets: 'Cabinets & Countertops',
  insulation: 'Conservation',
  electrical: 'Electric',
  plumbing: 'Plumbing',
  roofing: 'Roofing',
  siding: 'Siding',
  masonry: 'Masonry',
  general: 'General Requirements',
};

const clauses = [
  'Furnish all material and labor needed for a complete job.',
  'Dispose of existing material in a code legal dump.',
  'Owner picks color from stock selection of 12.',
  'Work to meet the program standard for minimum 20 year life.',
  'Caulk all seams with 50 year silicone; prime bare wood.',
  'Includes up to 4 LF of incidental repair and 2 fastenings per 16 in.',
  'Permit is the duty of the contractor and is part of the price.',
] as const;

/**
 * A housing agency's work write-up: locations, trades below them, numbers of a catalog of
 * specifications, titles in capitals with the paragraph below, blanks for the bidder.
 */
export const rehabWriteUp: Print = {
  name: 'rehab-write-up',
  open: true,
  lines: [5, 14, 28, 45, 80],
  draw: (random, lines) => {
    const facts = factsOf(random.fork('facts'));
    const locations = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation', 'times']),
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      emission: random.pick(['cell', 'word']),
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'gaps', 'word'] as const) };
    const at = {
      title: flow.style.marginLeft + 48,
      quantity: 398,
      unit: 406,
      price: 492,
      total: 570,
    };
    const address = facts.propertyStreet;
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Address: ${address}`, x: flow.left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: flow.right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Specs By Location/Trade', x: flow.left, bold: true, size: 15 }]);
    flow.line([{ text: usDate(facts.dateEntered), x: flow.right, align: 'right' }]);
    flow.space(0.5);
    for (const label of [
      'Pre-Bid Site Visit:',
      'Bidding Open Date:',
      'Bidding Close Date:',
      'Bidder:',
    ])
      flow.line([
        { text: label, x: flow.left },
        { text: '____________________________', x: flow.left + 130 },
      ]);
    flow.space(0.5);
    flow.line([{ text: `Address: ${address}`, x: flow.left, bold: true }]);
    flow.line([{ text: facts.propertyTown, x: flow.left + 44 }]);
    flow.line([
      { text: `Owner: ${facts.insuredName}`, x: flow.left },
      { text: 'Program: Disaster Recovery Repair', x: 330 },
    ]);
    flow.space(0.8);
    flow.paragraph(
      'Prices below are the cost estimate of the inspector. Bids of more than 10% above or below it will be looked at with the bidder. The contractor verifies all quantities on the site before bidding.',
    );
    flow.startPage('items');
    flow.line([
      { text: `Address: ${address}`, x: flow.left, bold: true },
      { text: 'Unit: Unit 01', x: flow.right, align: 'right', bold: true },
    ]);
    flow.rule(flow.left, flow.right, 1.2);
    flow.y += 4;
    const head = (): void => {
      flow.line([
        { text: 'Spec #', x: flow.left, bold: true },
        { text: 'Spec', x: at.title, bold: true },
        { text: 'Quantity', x: at.quantity, align: 'right', bold: true },
        { text: 'Units', x: at.unit, bold: true },
        { text: 'Unit Price', x: at.price, align: 'right', bold: true },
        { text: 'Total Price', x: at.total, align: 'right', bold: true },
      ]);
      flow.rule(flow.left, flow.right, 0.6);
      flow.y += 3;
    };
    const items: TruthItem[] = [];
    const text = (one: string): string => one.toUpperCase();
    for (const [index, location] of locations.entries()) {
      flow.continuation = null;
      flow.need(96);
      flow.space(0.7);
      const name = `${index + 1} - ${location.name}`;
      const inside = location.name !== 'Exterior';
      flow.line([
        { text: 'Location:', x: flow.left, bold: true },
        { text: name, x: flow.left + 52, bold: true },
        { text: `Approx. Wall SF: ${inside ? random.int(120, 520) : 0}`, x: 300 },
        {
          text: `Ceiling/Floor SF: ${inside ? random.int(36, 260) : 0}`,
          x: flow.right,
          align: 'right',
        },
      ]);
      flow.space(0.2);
      head();
      flow.continuation = head;
      const sorted = [...location.lines].sort((a, b) => a.job.trade.localeCompare(b.job.trade));
      let trade: JobTrade | null = null;
      for (const { job, quantity, unitPrice, amount } of sorted) {
        if (job.trade !== trade) {
          trade = job.trade;
          flow.need(50);
          flow.line([
            { text: 'Trade:', x: flow.left + 10, italic: true },
            { text: String(random.int(4, 29)), x: flow.left + 60, italic: true },
            { text: tradeNames[trade], x: flow.left + 92, italic: true },
          ]);
        }
        const replace = job.verb === 'replace';
        const title = text(`${job.text}${replace ? '--REPLACE' : ''}`);
        const shown = flow.wrap(title, at.quantity - 48 - at.title, { bold: true });
        const spec = String(random.int(5, 8990));
        flow.need(flow.leading * (shown.length + 2));
        const page = flow.page;
        shown.forEach((part, line) => {
          flow.line(
            line > 0
              ? [{ text: part, x: at.title, bold: true }]
              : [
                  { text: spec, x: flow.left + 4 },
                  { text: part, x: at.title, bold: true },
                  { text: money(quantity), x: at.quantity, align: 'right' },
                  { text: job.unit, x: at.unit },
                  { text: `$${money(unitPrice)}`, x: at.price, align: 'right' },
                  { text: `$${money(amount)}`, x: at.total, align: 'right' },
                ],
          );
        });
        const paragraph = random.sample(clauses, random.int(1, 3)).join(' ');
        flow.paragraph(paragraph, { x: at.title, width: 400 });
        flow.space(0.35);
        items.push(
          jobTruth(page, title, quantity, {
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [name, location.name, `Location: ${name}`],
            alsoRight: {
              description: [`${title} ${paragraph}`],
              descriptionAsPrinted: [`${title} ${paragraph}`],
            },
            // A number of the catalog is no number of a line; whose the paragraph is, is open.
            unjudged: ['lineNumber', 'section', 'f9Note', 'machineNotes', 'activity'],
          }),
        );
      }
      flow.rule(at.price - 100, flow.right, 0.5);
      flow.y += 2;
      flow.line([
        { text: 'Location Total:', x: at.price - 20, align: 'right', bold: true },
        { text: `$${money(location.amount)}`, x: at.total, align: 'right', bold: true },
      ]);
      flow.line([
        { text: 'Bid:', x: at.price - 20, align: 'right' },
        { text: '______________', x: at.total, align: 'right' },
      ]);
    }
    flow.continuation = null;
    flow.need(80);
    flow.space(0.8);
    const whole = `$${money(addAmounts(locations.map(({ amount }) => amount)))}`;
    flow.line([
      { text: `Unit Total for ${address}, Unit Unit 01:`, x: at.price, align: 'right', bold: true },
      { text: whole, x: at.total, align: 'right', bold: true },
    ]);
    flow.line([
      { text: `Address Grand Total for ${address}:`, x: at.price, align: 'right', bold: true },
      { text: whole, x: at.total, align: 'right', bold: true },
    ]);
    flow.space(1.5);
    flow.line([{ text: 'Bidder: ______________________   Date: __________', x: flow.left }]);
    if (random.chance(0.6)) drawTerms(flow, random, 'General Conditions of the Contract');
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: { layout: 7, items, rooms: null, totals: [], summaries: [], facts: noFacts },
    };
  },
};
