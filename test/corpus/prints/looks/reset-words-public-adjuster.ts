import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { rewordLines } from '../content/list-words.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('KITCHEN / NOOK', 'inside', ['DEMOLITION', 'BUILD BACK']),
  place('GREAT ROOM', 'inside'),
  place('MASTER SUITE', 'inside', ['CEILING', 'WALLS', 'FLOOR']),
  place('ROOF', 'roof'),
  place('EXTERIOR - ALL SIDES', 'elevation'),
  place('POOL CAGE & FENCE', 'yard'),
  place('PROJECT COSTS', 'haul'),
];

const words = ['SEE BID', 'OPEN ITEM', 'PENDING', 'AS INCURRED', 'NO CHARGE'] as const;

const bids = [
  ['Mold assessment and protocol, licensed assessor (Bid Item)', 1850],
  ['Structural engineer - site visit & letter (Bid Item)', 1275],
  ['Custom stone fireplace surround (Bid Item)', 6420.5],
] as const;

const unpriced = (item: ModelItem, word: string): void => {
  item.priceNote = word;
  item.machineNotes = [];
  for (const key of [
    'unitPrice',
    'removeRate',
    'replaceRate',
    'resetRate',
    'lineItemTotal',
    'tax',
    'overhead',
    'profit',
    'overheadProfit',
    'rcv',
    'acv',
  ] as const)
    item[key] = 0;
};

/**
 * A public adjuster's print on legal paper: rates to reset, to remove and to replace and overhead
 * and profit on each row, heads in a room as plain capitals between lines of equal signs, bids with
 * their own words, words where a price is open, pages numbered `Page 3 of 9` in the letterhead.
 */
export const resetWordsPublicAdjuster: Print = {
  name: 'reset-words-public-adjuster',
  open: false,
  lines: [6, 16, 32, 55, 100],
  draw: (random, lines) => {
    const options = {
      taxPercent: 7,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.2,
      machine: 0.2,
      minimums: 2,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    rewordLines(random.fork('words'), scope, 0.2);
    const marks = random.fork('marks');
    for (const item of scope.places.flatMap(({ items }) => items)) {
      const draw = marks.between(0, 1);
      if (draw < 0.06) unpriced(item, marks.pick(words));
      else if (draw < 0.1) {
        const [text, rate] = marks.pick(bids);
        item.activity = '+';
        item.prefix = '';
        item.description = text;
        item.bidItem = true;
        item.quantity = 1;
        item.unit = 'EA';
        item.removeRate = 0;
        item.resetRate = 0;
        item.replaceRate = rate;
        item.machineNotes = [];
        priceLine(item, 0, options);
      }
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      height: 1008,
      family: 'helvetica',
      size: 8.5,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 88,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const firm = `${facts.estimator.split(' ')[1] ?? ''} Claims Advocates`;
    flow.furniture = () => {
      flow.mark({ text: firm, x: left, bold: true, size: 13 }, 38);
      flow.mark({ text: 'Licensed Public Adjusters  W-552019', x: left, size: 8 }, 50);
      flow.mark({ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left, size: 8 }, 60);
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, 50);
      flow.rule(left, right, 1.2, 68);
      const foot = flow.sheet.height - 30;
      flow.mark(
        { text: `${facts.estimateName}  -  ${facts.insuredName}`, x: left, size: 7.5 },
        foot,
      );
      flow.mark({ text: facts.phone, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', 'PA1', '', ''],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', firm],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', ''],
        ['Date of Loss:', usDate(facts.dateOfLoss)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 340],
    );
    flow.startPage('items');
    const open = (text: (item: ModelItem) => string) => (item: ModelItem) =>
      item.priceNote === null ? text(item) : '';
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QTY'], at: left + 236 },
      { key: 'reset', head: ['RESET'], at: left + 284, text: open((i) => money(i.resetRate)) },
      { key: 'remove', head: ['REMOVE'], at: left + 332, text: open((i) => money(i.removeRate)) },
      {
        key: 'replace',
        head: ['REPLACE'],
        at: left + 388,
        text: open((i) => money(i.replaceRate)),
      },
      { key: 'tax', head: ['TAX'], at: left + 428, text: open((i) => money(i.tax)) },
      { key: 'op', head: ['O&P'], at: left + 476, text: open((i) => money(i.overheadProfit)) },
      { key: 'rcv', head: ['TOTAL'], at: right, text: (i) => i.priceNote ?? money(i.rcv) },
    ];
    centered(flow, facts.estimateName, 12);
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 5,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 178,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left, left + 120, left + 320],
      note: { width: right - left - 60 },
      own: {
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: `======== ${name} ========`, x: left }]);
          flow.space(0.2);
        },
      },
      truth: (item) =>
        item.priceNote === null
          ? { unitPrice: item.unitPrice, replacePrice: item.replaceRate }
          : {},
    });
    leaveOpen(flow, body.items);
    const { totals } = scope;
    const overhead = toAmount(sum(scope.items.map((item) => item.overhead)));
    const profit = toAmount(sum(scope.items.map((item) => item.profit)));
    flow.startPage('summary');
    centered(flow, 'Summary', 12);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(toAmount(sum([totals.lineItemTotal, totals.tax]))), false, true],
        ['Overhead', money(overhead)],
        ['Profit', money(profit)],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 60,
      right - 90,
    );
    flow.space(2);
    centered(flow, facts.estimator, 9);
    drawTerms(flow, random.fork('terms'), 'Reservation of Rights');
    for (const [index, sheet] of flow.sheets.entries())
      sheet.marks.push({
        kind: 'text',
        x: right - flow.width(`Page ${index + 1} of ${flow.sheets.length}`, {}, 8),
        y: 60,
        text: `Page ${index + 1} of ${flow.sheets.length}`,
        size: 8,
        bold: false,
        italic: false,
        angle: 0,
        gray: 0,
        row: -10 - index,
        column: 0,
      });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
            netClaim: totals.rcv,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
