import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { drawInvoice } from '../drawing/other-pages.ts';
import { figureColumn, labelled } from '../drawing/platform.ts';
import { platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const spelled: Record<string, string> = {
  SQ: 'Sq.',
  EA: 'Each',
  LF: 'Lin Ft',
  SF: 'Sq Ft',
  HR: 'Hour',
  DA: 'Day',
  WK: 'Week',
  MO: 'Month',
};

/**
 * A roofer's proposal from a job program: white heads on dark, each area a table of its own with
 * its sum, units in words, quotes and dashes as typesetters have them, an invoice behind.
 */
export const roofingProposal: Print = {
  name: 'roofing-proposal',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { tax: false, depreciated: 0, notes: 0.25 });
    const { facts } = estimate;
    const inWords = random.chance(0.4);
    const style = printStyle({ family: 'helvetica', size: 9, leading: 1.35, itemGap: 0 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['kerned', 'cell', 'word'] as const),
      encoding: 'scrambled' as const,
      ligatures: true,
      quotes: 'typographic' as const,
      hyphens: random.pick(['plain', 'soft', 'no-break'] as const),
      spaces: random.pick(['plain', 'no-break'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const wordedTotal = random.pick([
      (name: string) => `${name} Subtotal`,
      (name: string) => `Section Total - ${name}`,
      (name: string) => `Area Total: ${name}`,
      (name: string) => `Subtotal for ${name}`,
    ]);
    const dollars = (value: number): string => `$${money(value)}`;
    flow.startPage('items');
    const right = flow.right;
    flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: 16 }]);
    const top = flow.y;
    for (const text of [facts.companyStreet, facts.companyTown, facts.phone, 'License RC-220417'])
      flow.line([{ text, x: flow.left, size: 8 }]);
    const below = flow.y;
    flow.y = top - 16;
    for (const [label, value] of [
      ['PROPOSAL', ''],
      ['Date:', usDate(facts.dateEntered)],
      ['Job #:', facts.estimateName],
      ['Claim #:', facts.claimNumber],
      ['Carrier:', facts.carrierName],
    ])
      flow.line([
        { text: label ?? '', x: right - 190, bold: true },
        { text: value ?? '', x: right - 130 },
      ]);
    flow.y = Math.max(below, flow.y) + 10;
    flow.line([{ text: 'Prepared for', x: flow.left, bold: true }]);
    for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
      flow.line([{ text, x: flow.left }]);
    flow.space(0.6);
    const unit = (item: ModelItem): string =>
      inWords ? (spelled[item.unit] ?? item.unit) : item.unit;
    const placed = placeTable(
      flow,
      {
        head: 'dark',
        rows: random.pick(['rules', 'zebra']),
        valign: random.pick(['top', 'center']),
        gap: 12,
        columns: [
          {
            key: 'description',
            head: ['Description'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'verbs'),
          },
          figureColumn('quantity', ['Qty'], (item) => money(item.quantity)),
          { key: 'unit', head: ['Unit'], align: 'left', text: unit },
          figureColumn('unitPrice', ['Unit Price'], (item) => dollars(item.unitPrice)),
          figureColumn(
            'rcv',
            ['Total'],
            (item) => dollars(item.rcv),
            ({ rcv }) => dollars(rcv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => {
          const truth = truthOfForeign(item, page, {
            printed: ['unitPrice', 'rcv'],
            style,
            layer,
            wording: 'verbs',
            numbered: false,
          });
          return {
            ...truth,
            unit: item.unit,
            alsoRight: { ...truth.alsoRight, unit: [unit(item), unit(item).toUpperCase()] },
          };
        },
        {
          room: (_, room) => {
            flow.space(0.8);
            flow.line([{ text: room.name, x: flow.left, bold: true, size: 12 }]);
            flow.space(0.2);
          },
          note: (_, text) => flow.paragraph(text, { x: flow.left + 8, italic: true }),
          totalLabel: (kind, text) => (kind === 'line_items' ? 'TOTAL' : wordedTotal(text)),
          headOnEachPage: random.chance(0.5),
          continued: () => undefined,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    // Terms alone on a page are no estimate's page.
    if (!flow.fits(flow.leading * 10)) flow.startPage('other');
    flow.space(1);
    labelled(
      flow,
      [['Total Contract Price', dollars(estimate.totals.rcv), true]],
      flow.left,
      flow.right,
    );
    flow.space(1);
    for (const text of [
      '1. A deposit of 50% of the contract price is due when materials are delivered; see www.example.com/terms.',
      '2. Replacement of rotten decking beyond 3 sheets is charged at $85.00 per sheet.',
      '3. This proposal may be withdrawn if it is not accepted within 30 days.',
    ])
      flow.paragraph(text);
    flow.space(1.5);
    flow.line([
      { text: 'Accepted by: ______________________', x: flow.left },
      { text: 'Date: ____________', x: flow.left + 300 },
    ]);
    if (random.chance(0.5)) drawInvoice(flow, estimate, random);
    return {
      flow,
      layer,
      extras: [
        {
          page: 1,
          kind: 'link',
          x: flow.left,
          y: 700,
          width: 200,
          height: 12,
          url: 'https://www.example.com/terms',
        },
      ],
      truth: {
        layout: 7,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
