import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const parts: readonly PlaceSpec[] = (
  [
    ['roof', dwelling],
    ['elevation', dwelling],
    ['inside', dwelling],
    ['inside', dwelling],
    ['wet', dwelling],
    ['yard', others],
    ['haul', dwelling],
  ] as const
).map(([trade, coverage], index) => ({ name: `part ${index}`, trade, above: [], coverage }));

const remarks: Partial<Record<PlaceSpec['trade'], readonly string[]>> = {
  roof: ['The following line items are to replace the roof on this structure.'],
  elevation: [
    'The following line items are to repair wind damage to the exterior of the dwelling.',
    'Soffit and fascia:',
  ],
  inside: [
    'The following line items are to repair water damage to the walls and flooring in this room.',
    'The following line items are to repair water damage to the ceiling in this room.',
  ],
  wet: ['Emergency water removal, 3 days.'],
  yard: ['The following line items are for the fence and the shed.'],
};

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A public adjuster's estimate without rooms: everything stands in one group of the estimate's own
 * name over many pages, told apart by sentences between the rows only; rows of a template that
 * count nothing, no depreciation as a plain `0.00`, labor minimums with numbers from all over.
 */
export const oneGroupAdjuster: Print = {
  name: 'one-group-adjuster',
  open: true,
  lines: [6, 20, 45, 130, 330],
  draw: (random, lines) => {
    const options = {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 5,
    };
    const scope = makeScope(random.fork('scope'), lines, parts, '', options);
    const { facts } = scope;
    const marks = random.fork('marks');
    const name = marks.pick(['GROUPING', 'MAINTREE', facts.estimateName]);
    facts.estimateName = name === facts.estimateName ? name : facts.estimateName;
    const before = new Map<ModelItem, string>();
    const all: ModelItem[] = [];
    for (const its of scope.places) {
      const words = remarks[its.trade];
      const first = its.items[0];
      if (words !== undefined && first !== undefined) before.set(first, marks.pick(words));
      for (const item of its.items) {
        item.depreciationPercent = null;
        if (marks.chance(0.18)) {
          item.quantity = 0;
          priceLine(item, 0, options);
        }
        if (item.prefix === '' && item.activity === 'R') item.prefix = 'Detach & Reset ';
        all.push(item);
      }
    }
    const group = scope.places[0];
    if (group === undefined) throw new Error('A scope has a place.');
    for (const item of all) {
      item.room = name;
      item.path = [name];
      item.number = '';
    }
    Object.assign(group, {
      name,
      path: [name],
      items: all,
      height: null,
      dimensions: {},
      trade: 'haul',
    });
    scope.places = [group];
    const numbers = marks.sample(
      Array.from({ length: all.length }, (_, index) => index + 1),
      scope.minimums?.items.length ?? 0,
    );
    // Minimums came in between the rows, and were printed behind them all.
    for (const [index, item] of (scope.minimums?.items ?? []).entries())
      item.number = String(numbers[index] ?? index + 1);
    let next = 0;
    for (const item of all) {
      next++;
      while (numbers.includes(next)) next++;
      item.number = String(next);
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'liberation']),
      size: 9.5,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 92,
      marginBottom: 56,
      leading: 1.18,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'reversed'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: facts.companyName, x: (left + right) / 2, align: 'center', bold: true, size: 15 },
        36,
      );
      for (const [index, text] of [
        'Licensed Public Adjusters',
        `${facts.companyStreet}, ${facts.companyTown}`,
        `${facts.phone}   Fax (555) 555-0121   Lic. #W104118`,
      ].entries())
        flow.mark({ text, x: (left + right) / 2, align: 'center', size: 8.5 }, 50 + index * 10);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}          Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', 'Hurricane', 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Date Inspected:', usDate(facts.dateInspected), 'Date Received:', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 340],
    );
    const stops = [286, 344, 388, 444, 492, 540].map((x) => left + x);
    const head = (): void => {
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']),
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.rule(left, right, 0.7);
      flow.y += 4;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 6,
      area: () => undefined,
      place: (its) => {
        flow.space(0.5);
        flow.line([{ text: its.name, x: left, bold: true, size: 11 }]);
        flow.space(0.3);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const remark = before.get(item);
        if (remark !== undefined) {
          flow.need(flow.leading * 3.2);
          flow.space(0.3);
          flow.paragraph(remark);
          flow.space(0.3);
        }
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 222);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.rcv),
                  '0.00',
                  money(item.acv),
                ])),
          ]);
        flow.space(0.35);
        return page;
      },
      notes: () => undefined,
      total: (kind, label, amounts) => {
        flow.need(flow.leading * 2);
        const word =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'room' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${word}  ${label}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.rcv],
              [4, 0],
              [5, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.4);
      },
      truth: (item, page) => {
        // Rows of a group of the estimate's own name stand on the estimate itself.
        const open = name === facts.estimateName && item.room === name;
        const truth = truthOfPrinted(
          item,
          page,
          { layout: 1, printed, style, layer },
          open ? { room: [name, 'General'] } : {},
        );
        // A sentence between two rows is about what follows; it is nobody's note.
        const next = all[all.indexOf(item) + 1];
        return {
          ...truth,
          unjudged: [
            ...(truth.unjudged ?? []),
            ...(open ? ['path'] : []),
            ...(next !== undefined && before.has(next) ? ['f9Note'] : []),
          ],
        };
      },
    });
    const sums = coverageSums(scope);
    flow.need(flow.leading * 8);
    flow.space(1);
    const table = (cells: readonly string[], bold = false): void =>
      flow.line(
        cells.map((text, index) => ({
          text,
          x: index === 0 ? left : left + 110 + index * 98,
          align: index === 0 ? ('left' as const) : ('right' as const),
          bold,
        })),
      );
    table(['Coverage', 'Item Total', '%', 'ACV Total', '%'], true);
    for (const coverage of [dwelling, others, 'Contents']) {
      const rcv = sums.find((one) => one.name === coverage)?.rcv ?? 0;
      const share = shareOf(rcv, scope.totals.rcv);
      table([coverage, money(rcv), share, money(rcv), share]);
    }
    table(['Total', money(scope.totals.rcv), '100.00%', money(scope.totals.rcv), '100.00%'], true);
    leaveOpen(flow, body.items);
    const summaries: TruthSummary[] = sums.map((one) => {
      flow.startPage('summary');
      centered(flow, `Summary for ${one.name}`, 12);
      flow.space(1);
      ladder(
        flow,
        [
          ['Line Item Total', money(one.lineItemTotal)],
          ['Material Sales Tax', money(one.tax)],
          ['Replacement Cost Value', `$${money(one.rcv)}`, true, true],
          ['Net Claim', `$${money(one.rcv)}`, true, true],
        ],
        left + 80,
        right - 90,
      );
      return {
        coverage: one.name,
        lineItemTotal: one.lineItemTotal,
        rcv: one.rcv,
        acv: null,
        deductible: null,
        netClaim: one.rcv,
      };
    });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        // The estimate's own group is a level with rows of its own.
        rooms: [],
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
