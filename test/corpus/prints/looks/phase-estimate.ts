import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { categoryNames } from '../../content/category-names.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { addressOf, closing, figureColumn, labelled } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/**
 * A job-cost program's estimate by phases: labor, material and equipment in columns of their own,
 * no unit price, cost codes before the rows.
 */
export const phaseEstimate: Print = {
  name: 'phase-estimate',
  // Blind until its figures alone led to a rule of the reader.
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { depreciated: 0, tax: false, notes: 0.05 });
    const { facts } = estimate;
    const items = estimate.levels.flatMap((level) => level.rooms).flatMap((room) => room.items);
    items.sort((a, b) => a.cat.localeCompare(b.cat));
    const phases = [...new Set(items.map((item) => item.cat))];
    const [level] = estimate.levels;
    const [first] = level?.rooms ?? [];
    if (level === undefined || first === undefined) throw new Error('An estimate has a room.');
    estimate.levels = [
      {
        ...level,
        rooms: phases.map((cat, index) => {
          const own = items.filter((item) => item.cat === cat);
          const name = `${String(index + 1).padStart(2, '0')} - ${categoryNames[cat] ?? 'GENERAL'}`;
          return {
            ...first,
            name,
            path: [name],
            items: own,
            totals: amountsOf(own),
            subrooms: [],
            openings: [],
          };
        }),
      },
    ];
    estimate.items = items;
    const parts = new Map<ModelItem, [number, number, number]>();
    for (const item of items) {
      const labor = toAmount((item.rcv * random.between(0.2, 0.6)).toFixed(2));
      const equipment = random.chance(0.2) ? toAmount((item.rcv * 0.1).toFixed(2)) : 0;
      parts.set(item, [labor, toAmount(sum([item.rcv, -labor, -equipment])), equipment]);
    }
    const part = (item: ModelItem, index: 0 | 1 | 2): string => {
      const value = parts.get(item)?.[index] ?? 0;
      return value === 0 ? '' : money(value);
    };
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      itemGap: 0.1,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line'] as const),
      order: random.pick(['reading', 'columns'] as const),
      page: random.pick(['plain', 'form', 'cropped'] as const),
    };
    flow.furniture = () => {
      flow.line([
        { text: facts.companyName, x: flow.left, bold: true, size: 11 },
        { text: `Job ${facts.estimateName}`, x: flow.right, align: 'right' },
      ]);
      flow.rule(flow.left, flow.right, 0.8);
      flow.y += 6;
    };
    flow.startPage('items');
    factRows(
      flow,
      [
        ['Owner:', facts.insuredName, 'Claim Number:', facts.claimNumber],
        ['Job Site:', addressOf(estimate), 'Date:', usDate(facts.dateEntered)],
      ],
      [0, 0.12, 0.62, 0.78],
    );
    flow.space(0.6);
    const placed = placeTable(
      flow,
      {
        head: random.pick(['shaded', 'rules', 'dark']),
        rows: random.pick(['plain', 'zebra']),
        valign: 'top',
        gap: 9,
        columns: [
          {
            key: 'code',
            head: ['Code'],
            align: 'left',
            text: (item) => `${item.cat}-${item.number}`,
          },
          {
            key: 'description',
            head: ['Task'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'short'),
          },
          figureColumn('quantity', ['Qty'], (item) => money(item.quantity)),
          { key: 'unit', head: ['UM'], align: 'left', text: (item) => item.unit },
          figureColumn('labor', ['Labor'], (item) => part(item, 0)),
          figureColumn('material', ['Material'], (item) => part(item, 1)),
          figureColumn('equipment', ['Equip.'], (item) => part(item, 2)),
          figureColumn(
            'rcv',
            ['Total'],
            (item) => money(item.rcv),
            ({ rcv }) => money(rcv),
          ),
        ],
      },
      items,
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
            printed: ['rcv'],
            style,
            layer,
            wording: 'short',
            numbered: false,
          });
          return {
            ...truth,
            alsoRight: {
              ...truth.alsoRight,
              // The cost code may stay before the task.
              description: [
                ...(truth.alsoRight?.description ?? []),
                `${item.cat}-${item.number} ${worded(item, 'short')}`,
              ],
              descriptionAsPrinted: [
                ...(truth.alsoRight?.descriptionAsPrinted ?? []),
                `${item.cat}-${item.number} ${worded(item, 'short')}`,
              ],
            },
            // Phases are no rooms; three rates make one price, or none.
            unjudged: [...(truth.unjudged ?? []), 'room', 'unitPrice', 'activity', 'cat', 'sel'],
          };
        },
        {
          room: (_, room) => {
            flow.space(0.6);
            flow.line([{ text: room.name, x: flow.left, bold: true, size: 10 }]);
          },
          note: (_, text) => flow.paragraph(text, { x: flow.left + 30, italic: true }),
          totalLabel: (kind, text) => (kind === 'line_items' ? 'Job Total' : `Phase Total ${text}`),
          continued: () => undefined,
          headOnEachRoom: false,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    closing(flow, 8);
    labelled(
      flow,
      [
        ['Contract Amount', `$${money(estimate.totals.rcv)}`, true],
        ['Deposit (40%)', `$${money(estimate.totals.rcv * 0.4)}`],
      ],
      flow.right - 220,
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
