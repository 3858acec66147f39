import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign } from '../drawing/foreign.ts';
import { addressOf, figureColumn, labelled } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const actions: Record<ModelItem['activity'], string> = {
  '&': 'Remove & Replace',
  '-': 'Remove',
  '+': 'Replace',
  R: 'Detach & Reset',
  I: 'Install',
  M: 'Material Only',
};

/**
 * A restoration firm's ruled form: the room and what is done in columns of their own, the unit
 * before the quantity, middled cells, a head on the first page only.
 */
export const actionColumnGrid: Print = {
  name: 'action-column-grid',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      depreciated: 0,
      tax: random.chance(0.5),
      notes: 0,
      detachReset: 0.15,
    });
    const taxed = estimate.totals.tax !== 0;
    const { facts } = estimate;
    const style = printStyle({ family: 'helvetica', size: 8, leading: 1.25, itemGap: 0 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
      encoding: random.pick(['scrambled', 'win-ansi'] as const),
      order: random.pick(['reading', 'columns', 'reversed'] as const),
      quotes: 'typographic' as const,
    };
    flow.startPage('items');
    flow.line([{ text: facts.companyName, x: flow.left, bold: true, size: 14 }]);
    flow.line([{ text: 'REPAIR ESTIMATE', x: flow.right, align: 'right', bold: true, size: 12 }]);
    factRows(
      flow,
      [
        ['Customer', facts.insuredName, 'Estimate Date', usDate(facts.dateEntered)],
        ['Address', addressOf(estimate), 'Claim Number', facts.claimNumber],
      ],
      [0, 0.12, 0.64, 0.8],
    );
    flow.space(1);
    const roomed = new Map(estimate.items.map((item) => [item, item.room]));
    const placed = placeTable(
      flow,
      {
        head: 'shaded',
        rows: 'grid',
        valign: 'middle',
        gap: 8,
        columns: [
          figureColumn('number', ['No.'], (item) => item.number),
          {
            key: 'room',
            head: ['Room'],
            align: 'left',
            wrap: 0.28,
            text: (item) => roomed.get(item) ?? '',
          },
          {
            key: 'action',
            head: ['Action'],
            align: 'left',
            text: (item) => actions[item.activity],
          },
          {
            key: 'description',
            head: ['Description of Work'],
            align: 'left',
            wrap: 0.72,
            text: (item) => item.description,
          },
          { key: 'unit', head: ['UOM'], align: 'center', text: (item) => item.unit },
          figureColumn('quantity', ['Qty'], (item) => money(item.quantity)),
          figureColumn('unitPrice', ['Rate'], (item) => `$${money(item.unitPrice)}`),
          ...(taxed ? [figureColumn('tax', ['Tax'], (item) => `$${money(item.tax)}`)] : []),
          figureColumn('rcv', ['Amount'], (item) => `$${money(item.rcv)}`),
        ],
      },
      estimate.items,
      [],
    );
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => {
          const truth = truthOfForeign(
            item,
            page,
            {
              printed: ['unitPrice', 'rcv', ...(taxed ? (['tax'] as const) : [])],
              style,
              layer,
              wording: 'short',
              numbered: true,
            },
            { activity: [item.activity], descriptionAsPrinted: item.description },
          );
          return {
            ...truth,
            // The action may come before the description.
            alsoRight: {
              ...truth.alsoRight,
              descriptionAsPrinted: [
                ...(truth.alsoRight?.descriptionAsPrinted ?? []),
                `${actions[item.activity]} ${item.description}`,
              ],
              description: [
                ...(truth.alsoRight?.description ?? []),
                `${actions[item.activity]} ${item.description}`,
              ],
            },
          };
        },
        {
          room: () => undefined,
          totalLabel: () => null,
          continued: () => undefined,
          headOnEachPage: false,
          headOnEachRoom: false,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    flow.space(1);
    labelled(
      flow,
      [
        ['Subtotal', `$${money(estimate.totals.lineItemTotal)}`],
        ...(taxed ? ([['Sales Tax', `$${money(estimate.totals.tax)}`]] as const) : []),
        ['Total', `$${money(estimate.totals.rcv)}`, true],
      ],
      flow.right - 190,
      flow.right,
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: drawn.items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber, insuredName: facts.insuredName },
      },
    };
  },
};
