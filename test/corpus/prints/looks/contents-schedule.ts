import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { contentsGoods } from '../content/contents-goods.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign } from '../drawing/foreign.ts';
import { closing, figureColumn, labelled, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { charactersOf, plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/**
 * A schedule of personal property: no units, whole quantities, age and maker in columns of their
 * own, heads of two lines, rooms between the rows.
 */
export const contentsSchedule: Print = {
  name: 'contents-schedule',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, { tax: false, depreciated: 0.8, notes: 0 });
    const maker = new Map<ModelItem, string>();
    for (const item of estimate.items) {
      const [name, brand, price] = random.pick(contentsGoods);
      item.description = name;
      item.descriptionChanged = false;
      item.bidItem = false;
      item.activity = '+';
      item.prefix = '';
      maker.set(item, brand);
      item.quantity = random.int(1, 6);
      item.unitPrice = toAmount((price * random.between(0.7, 1.4)).toFixed(2));
      item.lineItemTotal = lineAmount(item.quantity, item.unitPrice).toNumber();
      item.rcv = item.lineItemTotal;
      item.ageYears = random.int(0, 14);
      const percent = Math.min(90, item.ageYears * 8);
      item.depreciationPercent = percent;
      item.depreciation = toAmount(((item.rcv * percent) / 100).toFixed(4));
      item.acv = toAmount(sum([item.rcv, -item.depreciation]));
      item.recoverable = true;
    }
    for (const level of estimate.levels)
      for (const room of level.rooms) room.totals = amountsOf(room.items);
    estimate.totals = amountsOf(estimate.items);
    const { facts } = estimate;
    const style = printStyle({ family: 'helvetica', size: 8, itemGap: 0, leading: 1.3 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      page: random.pick(['plain', 'rotated-90', 'form'] as const),
      order: random.pick(['reading', 'columns'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    flow.furniture = () => {
      flow.line([
        { text: 'PERSONAL PROPERTY SCHEDULE', x: flow.left, bold: true, size: 11 },
        { text: `Page ${flow.page} of 9`, x: flow.right, align: 'right' },
      ]);
      flow.y += 6;
    };
    flow.startPage('items');
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName, 'Claim Number:', facts.claimNumber],
        ['Policy Number:', facts.policyNumber, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ],
      [0, 0.14, 0.56, 0.72],
    );
    flow.space(0.6);
    const nothing = random.pick(['-', '-', '', '($0.00)']);
    const placed = placeTable(
      flow,
      {
        head: random.pick(['boxed', 'shaded']),
        rows: random.pick(['rules', 'zebra', 'plain']),
        valign: 'top',
        gap: 9,
        columns: [
          figureColumn('number', ['Item', '#'], (item) => item.number),
          figureColumn('quantity', ['Qty'], (item) => String(item.quantity)),
          {
            key: 'description',
            head: ['Description'],
            align: 'left',
            wrap: 1,
            text: (item) => item.description,
          },
          {
            key: 'maker',
            head: ['Brand or', 'Manufacturer'],
            align: 'left',
            text: (item) => maker.get(item) ?? '',
          },
          figureColumn('age', ['Age', '(Years)'], (item) => String(item.ageYears)),
          figureColumn('unitPrice', ['Cost', 'Each'], (item) => `$${money(item.unitPrice)}`),
          figureColumn(
            'rcv',
            ['Replacement', 'Cost'],
            (item) => `$${money(item.rcv)}`,
            ({ rcv }) => `$${money(rcv)}`,
          ),
          figureColumn('percent', ['Dep', '%'], (item) => `${item.depreciationPercent ?? 0}%`),
          figureColumn(
            'depreciation',
            ['Depreciation'],
            (item) => (item.depreciation === 0 ? nothing : `($${money(item.depreciation)})`),
            ({ depreciation }) => `($${money(depreciation)})`,
          ),
          figureColumn(
            'acv',
            ['ACV'],
            (item) => `$${money(item.acv)}`,
            ({ acv }) => `$${money(acv)}`,
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
          const truth = truthOfForeign(
            item,
            page,
            {
              printed: ['unitPrice', 'rcv', 'depreciation', 'acv', 'depreciationPercent'],
              style,
              layer,
              wording: 'short',
              numbered: true,
            },
            { unit: null },
          );
          const lost = item.depreciation === 0 && nothing !== '($0.00)' ? null : item.depreciation;
          const brand = maker.get(item) ?? '';
          // The maker may be kept with the thing.
          const both = [
            `${item.description} ${brand}`,
            `${charactersOf(item.description, layer)} ${brand}`,
          ].map((text) => text.trim());
          return {
            ...truth,
            depreciation: lost,
            alsoRight: {
              ...truth.alsoRight,
              description: [...(truth.alsoRight?.description ?? []), ...both],
              descriptionAsPrinted: [...(truth.alsoRight?.descriptionAsPrinted ?? []), ...both],
              unit: ['EA'],
            },
            unjudged: [...(truth.unjudged ?? []), 'age/life'],
          };
        },
        {
          room: (_, room) => {
            flow.space(0.5);
            flow.line([{ text: `Room: ${room.name}`, x: flow.left, bold: true }]);
          },
          totalLabel: (kind, text) => (kind === 'line_items' ? 'Total Contents' : `Total ${text}`),
          continued: () => undefined,
          headOnEachRoom: false,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    closing(flow, 8);
    title(flow, 'Summary for Contents', 0);
    const deductible = 500;
    const net = toAmount(sum([estimate.totals.acv, -deductible]));
    labelled(
      flow,
      [
        ['Replacement Cost Value', `$${money(estimate.totals.rcv)}`],
        ['Less Depreciation', `($${money(estimate.totals.depreciation)})`],
        ['Actual Cash Value', `$${money(estimate.totals.acv)}`, true],
        ['Less Deductible', `($${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true],
      ],
      flow.left + 120,
      flow.right - 120,
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: [],
        summaries: [
          {
            coverage: 'Contents',
            lineItemTotal: null,
            rcv: estimate.totals.rcv,
            acv: estimate.totals.acv,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
