import Big from 'big.js';
import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelEstimate, ModelItem } from '../../model.ts';
import { inventPrint } from '../content/invent-print.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { addressOf, figureColumn, labelled, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const letters: Record<string, string> = { Dwelling: 'A', 'Other Structures': 'B', Contents: 'C' };

/**
 * A wide register with the codes, a coverage letter per row, tax and overhead as percentages and
 * life apart from age; nothing where a row has no depreciation.
 */
export const coverageColumnRegister: Print = {
  name: 'coverage-column-register',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      tax: false,
      coverages: 3,
      depreciated: 0.5,
      notes: 0.1,
    });
    const rates = { tax: random.pick(['7.00', '8.25', '6.50']), profit: '20.00' };
    for (const item of estimate.items) charge(item, rates);
    sumUp(estimate);
    const { facts } = estimate;
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'helvetica',
      size: 7.5,
      itemGap: 0,
      marginLeft: 28,
      marginRight: 28,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      page: random.pick(['rotated-90', 'rotated-270', 'plain'] as const),
      order: random.pick(['columns', 'reading', 'tables-last'] as const),
      unseen: ['invisible'] as const,
    };
    flow.furniture = () => {
      flow.line([
        { text: `${facts.carrierName} - Property Claims`, x: flow.left, bold: true, size: 10 },
        { text: `Page ${flow.page}`, x: flow.right, align: 'right' },
      ]);
      flow.line([
        { text: `Insured: ${facts.insuredName}`, x: flow.left },
        { text: `Claim Number: ${facts.claimNumber}`, x: flow.left + 220 },
        { text: `Policy Number: ${facts.policyNumber}`, x: flow.left + 420 },
      ]);
      flow.rule(flow.left, flow.right, 1);
      flow.y += 6;
    };
    flow.startPage('items');
    factRows(
      flow,
      [
        ['Loss location:', addressOf(estimate), 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Adjuster:', facts.estimator, 'Cause:', facts.typeOfLoss],
      ],
      [0, 0.1, 0.6, 0.7],
    );
    const aged = (item: ModelItem, text: string): string => (item.depreciation === 0 ? '' : text);
    const placed = placeTable(
      flow,
      {
        head: random.pick(['dark', 'boxed', 'shaded']),
        rows: 'grid',
        valign: 'top',
        gap: 8,
        columns: [
          figureColumn('number', ['ITEM', '#'], (item) => item.number),
          { key: 'cat', head: ['CAT'], align: 'left', text: (item) => item.cat },
          { key: 'sel', head: ['SEL'], align: 'left', text: (item) => item.sel },
          {
            key: 'description',
            head: ['DESCRIPTION'],
            align: 'left',
            wrap: 1,
            text: (item) => worded(item, 'short'),
          },
          {
            key: 'coverage',
            head: ['COV'],
            align: 'center',
            text: (item) => letters[item.coverage] ?? 'A',
          },
          figureColumn('quantity', ['QTY'], (item) => money(item.quantity)),
          { key: 'unit', head: ['UNIT'], align: 'left', text: (item) => item.unit },
          figureColumn('unitPrice', ['UNIT', 'COST'], (item) => money(item.unitPrice)),
          figureColumn('tax', ['TAX', '%'], (item) => (item.tax === 0 ? '' : rates.tax)),
          figureColumn('profit', ['O&P', '%'], (item) =>
            item.overheadProfit === 0 ? '' : rates.profit,
          ),
          figureColumn(
            'rcv',
            ['RCV'],
            (item) => money(item.rcv),
            ({ rcv }) => money(rcv),
          ),
          figureColumn('life', ['LIFE', '(YRS)'], (item) =>
            aged(item, String(item.lifeYears ?? '')),
          ),
          figureColumn('percent', ['DEP', '%'], (item) =>
            aged(item, (item.depreciationPercent ?? 0).toFixed(2)),
          ),
          figureColumn(
            'depreciation',
            ['DEP', 'AMT'],
            (item) => aged(item, money(item.depreciation)),
            ({ depreciation }) => money(depreciation),
          ),
          figureColumn(
            'acv',
            ['ACV'],
            (item) => money(item.acv),
            ({ acv }) => money(acv),
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
            printed: [
              'unitPrice',
              'rcv',
              'depreciation',
              'acv',
              'depreciationPercent',
              'cat',
              'sel',
            ],
            style,
            layer,
            wording: 'short',
            numbered: true,
          });
          return {
            ...truth,
            depreciation: item.depreciation === 0 ? null : item.depreciation,
            depreciationPercent: item.depreciation === 0 ? null : item.depreciationPercent,
            // Printed as percentages, and a life without an age.
            unjudged: [...(truth.unjudged ?? []), 'tax', 'overheadProfit', 'age/life'],
          };
        },
        {
          room: (_, room) => {
            flow.space(0.8);
            flow.line([{ text: room.name, x: flow.left, bold: true, size: 9 }]);
            flow.space(0.2);
          },
          note: (_, text) => flow.paragraph(text, { x: flow.left + 60, italic: true }),
          totalLabel: (kind, text) => (kind === 'line_items' ? 'ESTIMATE TOTAL' : `TOTAL ${text}`),
          continued: () => undefined,
          breaks: 0,
        },
      ),
      random.fork('draw'),
    );
    flow.need(flow.leading * 9);
    flow.space(2);
    title(flow, 'Totals by coverage', 1);
    labelled(
      flow,
      estimate.coverages.map(({ name, totals }): [string, string] => [
        `Coverage ${letters[name] ?? 'A'} - ${name}`,
        `${money(totals.rcv)}   ${money(totals.depreciation)}   ${money(totals.acv)}`,
      ]),
      flow.left + 150,
      flow.right - 150,
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
        summaries: [],
        facts: {
          estimateName: null,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: null,
        },
      },
    };
  },
};

/** Tax and overhead by percentages of the line, as the register prints them. */
const charge = (item: ModelItem, rates: { tax: string; profit: string }): void => {
  const base = lineAmount(item.quantity, item.unitPrice);
  const ratio = item.rcv === 0 ? 0 : item.depreciation / item.rcv;
  item.tax = item.activity === '-' ? 0 : toAmount(base.times(new Big(rates.tax).div(100)));
  item.overheadProfit = toAmount(base.plus(item.tax).times(new Big(rates.profit).div(100)));
  item.rcv = toAmount(sum([base, item.tax, item.overheadProfit]));
  if (ratio !== 0 && item.depreciationPercent !== null)
    item.depreciation = toAmount(new Big(item.depreciationPercent).div(100).times(item.rcv));
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
};

const sumUp = (estimate: ModelEstimate): void => {
  for (const level of estimate.levels)
    for (const room of level.rooms) room.totals = amountsOf(room.items);
  estimate.totals = amountsOf(estimate.items);
  for (const coverage of estimate.coverages)
    coverage.totals = amountsOf(estimate.items.filter((item) => item.coverage === coverage.name));
};
