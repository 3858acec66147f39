import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { addressOf, figureColumn, labelled } from '../drawing/platform.ts';
import { platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { grayLine, placeTable } from '../drawing/table.ts';
import { charactersOf, plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const sentences = [
  'Includes labor, material and cleanup of the work area.',
  'We use 2 coats; the color is chosen by the owner from 24 swatches.',
  'Price holds for 30 days. Tear-off of more than 1 layer is $45.00 per SQ extra.',
  'Manufacturer warranty of 25 years, workmanship warranty of 5 years.',
] as const;

/**
 * A sales program's proposal: each thing a bold title with a gray paragraph below it, quantity and
 * unit in one cell, one optional line that is not part of the sum.
 */
export const titledItemsProposal: Print = {
  name: 'titled-items-proposal',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { depreciated: 0, tax: false, notes: 0 });
    const { facts } = estimate;
    for (const item of estimate.items) {
      item.bold = true;
      item.machineNotes = random.chance(0.7) ? [random.pick(sentences)] : [];
    }
    const style = printStyle({
      family: 'helvetica',
      size: 9.5,
      leading: 1.35,
      itemGap: 0.7,
      marginLeft: 54,
      marginRight: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['kerned', 'cell', 'word', 'glyph'] as const),
      encoding: 'scrambled' as const,
      ligatures: random.chance(0.6),
      quotes: 'typographic' as const,
      order: random.pick(['reading', 'tables-last'] as const),
      bold: random.pick(['face', 'stroked'] as const),
    };
    const dollars = (value: number): string => `$${money(value)}`;
    flow.furniture = () => {
      flow.mark(
        { text: `${flow.page} of 4`, x: flow.right, align: 'right', size: 7 },
        flow.sheet.height - 20,
      );
    };
    flow.startPage('items');
    flow.line([
      { text: facts.companyName, x: flow.left, bold: true, size: 15 },
      { text: 'Estimate', x: flow.right, align: 'right', size: 15 },
    ]);
    flow.line([
      { text: facts.companyStreet, x: flow.left, size: 8 },
      { text: `No. ${random.int(1000, 9999)}`, x: flow.right, align: 'right', size: 8 },
    ]);
    flow.line([
      { text: facts.companyTown, x: flow.left, size: 8 },
      { text: usDate(facts.dateEntered), x: flow.right, align: 'right', size: 8 },
    ]);
    flow.space(1);
    for (const text of [facts.insuredName, addressOf(estimate), `Claim #: ${facts.claimNumber}`])
      flow.line([{ text, x: flow.left }]);
    flow.space(1);
    const placed = placeTable(
      flow,
      {
        head: random.pick(['dark', 'plain', 'shaded']),
        rows: 'plain',
        valign: 'top',
        gap: 14,
        columns: [
          {
            key: 'description',
            head: ['Product/Service'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'verbs'),
          },
          figureColumn('quantity', ['Qty'], (item) => `${money(item.quantity)} ${item.unit}`),
          figureColumn('unitPrice', ['Price'], (item) => dollars(item.unitPrice)),
          figureColumn(
            'rcv',
            ['Amount'],
            (item) => dollars(item.rcv),
            ({ rcv }) => dollars(rcv),
          ),
        ],
      },
      estimate.items,
      [estimate.totals],
    );
    const width = (flow.right - flow.left) * 0.55;
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
          // Whether the paragraph is a note or part of the description is open.
          const paragraph = item.machineNotes.join(' ');
          const withParagraph = [worded(item, 'verbs'), charactersOf(worded(item, 'verbs'), layer)]
            .flatMap((text) => [
              `${text} ${paragraph}`,
              `${text} ${charactersOf(paragraph, layer)}`,
            ])
            .map((text) =>
              text
                .replace(/\ufb01/g, 'fi')
                .replace(/\ufb02/g, 'fl')
                .trim(),
            );
          return {
            ...truth,
            machineNotes: [],
            alsoRight: {
              ...truth.alsoRight,
              description: [...(truth.alsoRight?.description ?? []), ...withParagraph],
              descriptionAsPrinted: [
                ...(truth.alsoRight?.descriptionAsPrinted ?? []),
                ...withParagraph,
              ],
            },
            unjudged: [...(truth.unjudged ?? []), 'f9Note', 'machineNotes'],
          };
        },
        {
          noteGap: 0.05,
          room: (_, room) => {
            flow.space(0.8);
            flow.line([{ text: room.name, x: flow.left, bold: true, size: 13 }]);
            flow.rule(flow.left, flow.right, 0.8);
            flow.space(0.3);
          },
          note: (_, text) => {
            for (const line of flow.wrap(text, width, {}, 7.5)) {
              flow.need(flow.leading);
              grayLine(flow, [{ text: line, x: flow.left, size: 7.5 }], 0.4);
            }
          },
          totalLabel: (kind, text) => (kind === 'line_items' ? null : `${text} Subtotal`),
          continued: () => undefined,
          headOnEachPage: false,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    if (!flow.fits(flow.leading * 9)) flow.startPage('other');
    flow.space(1);
    labelled(
      flow,
      [
        ['Subtotal', dollars(estimate.totals.rcv)],
        ['Tax (0%)', '$0.00'],
        ['Total', dollars(estimate.totals.rcv), true],
      ],
      flow.right - 190,
      flow.right,
    );
    flow.space(1);
    flow.line([{ text: 'Not included in total (optional):', x: flow.left, size: 8 }]);
    flow.line([{ text: 'Gutter guards - whole house', x: flow.left + 10, size: 8 }]);
    flow.space(1);
    flow.line([{ text: 'Sign here: ____________________', x: flow.left }]);
    return {
      flow,
      layer,
      extras: [],
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
