import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { supplementNotes } from '../content/print-words.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], level: string): PlaceSpec => ({
  name,
  trade,
  above: level === '' ? [] : [level],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', 'Exterior'),
  place('Gutters & Soffit', 'elevation', 'Exterior'),
  place('Foyer', 'inside', 'Interior'),
  place('Stairs/Landing', 'inside', 'Interior'),
  place('Game Room', 'inside', 'Interior'),
  place('Job Set Up', 'haul', ''),
];

const options = {
  taxPercent: 8.25,
  overheadProfit: true,
  depreciated: 0,
  lost: 0,
  capPercent: 100,
  notes: 0,
  machine: 0.15,
  minimums: 0,
};

/** Takes out what the earlier estimate had: the same row by less than nothing. */
const takeBack = (item: ModelItem): void => {
  item.quantity = -item.quantity;
  const base = lineAmount(item.quantity, item.unitPrice);
  item.lineItemTotal = toAmount(base);
  // Nothing stays nothing, whatever its sign.
  item.tax = 0 - item.tax;
  item.overhead = 0 - item.overhead;
  item.profit = 0 - item.profit;
  item.overheadProfit = toAmount(sum([item.overhead, item.profit]));
  item.rcv = toAmount(sum([item.lineItemTotal, item.tax, item.overheadProfit]));
  item.acv = item.rcv;
  item.machineNotes = [];
  item.note = null;
};

/**
 * A contractor's supplement that prints what changes only: rows of the earlier estimate taken back
 * by a quantity below zero with amounts below zero, new rows under numbers that jump, rooms and
 * levels whose sums may be below zero, grounds in italics set far in, the net change at the end.
 */
export const netChangeContractor: Print = {
  name: 'net-change-contractor',
  open: false,
  lines: [5, 13, 25, 44, 80],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const marks = random.fork('marks');
    let number = marks.int(6, 30);
    for (const item of scope.places.flatMap(({ items }) => items)) {
      number += marks.pick([1, 1, 1, 2, 5, 11]);
      item.number = String(number);
      if (marks.chance(0.12)) number = Math.max(4, number - marks.int(12, 40));
      if (item.bidItem) {
        item.bidItem = false;
        item.description = item.description.replace(' (Bid Item)', '');
      }
      if (marks.chance(0.22)) takeBack(item);
      else {
        if (marks.chance(0.05)) {
          item.removeRate = 0;
          item.replaceRate = 0;
          item.resetRate = 0;
          priceLine(item, 0, options);
        }
        if (marks.chance(0.25)) item.note = marks.pick(supplementNotes);
      }
    }
    // A number that came twice would be one row of two letters.
    const used = new Set<string>();
    for (const item of scope.items) {
      while (used.has(item.number)) item.number = String(Number(item.number) + 200);
      used.add(item.number);
    }
    addUp(scope);
    const { facts } = scope;
    facts.estimateName = `${facts.estimateName}-SUPP2`;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9,
      marginLeft: 54,
      marginRight: 50,
      marginTop: 96,
      marginBottom: 58,
    });
    if (style.family === 'helvetica') style.size = 8;
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps', 'glyph'] as const),
      bold: random.pick(['face', 'stroked', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.sheet.marks.push({ kind: 'box', x: left, y: 28, width: 110, height: 44, gray: 0.8 });
      flow.mark({ text: facts.companyName, x: right, align: 'right', bold: true, size: 12 }, 40);
      flow.mark({ text: facts.companyStreet, x: right, align: 'right', size: 8 }, 51);
      flow.mark({ text: facts.companyTown, x: right, align: 'right', size: 8 }, 61);
      flow.mark({ text: facts.phone, x: right, align: 'right', size: 8 }, 71);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['', ''],
      ],
      [left + 80, left + 330],
    );
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 170 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: left + 340 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', ''],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 330],
    );
    flow.space(1);
    flow.paragraph(
      'This print shows only the lines that change with supplement 2. Lines that are taken back carry a negative quantity. Our first supplement of $4,211.80 was approved on 2/11/2026.',
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 252 },
      { key: 'remove', head: ['REMOVE'], at: left + 304 },
      {
        key: 'replace',
        head: ['REPLACE'],
        at: left + 360,
        text: (item) => money(toAmount(sum([item.replaceRate, item.resetRate]))),
      },
      { key: 'tax', head: ['TAX'], at: left + 406 },
      { key: 'op', head: ['O&P'], at: left + 456 },
      { key: 'rcv', head: ['TOTAL'], at: right },
    ];
    flow.startPage('items');
    centered(flow, facts.estimateName, 12);
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 5,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 186,
      hang: 10,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left, left + 110, left + 310],
      note: { italic: true, x: left + 36, width: 380 },
      truth: (item) => ({
        unitPrice: item.unitPrice,
        // What the reader makes of a row below nothing is told by its amounts.
        ...(item.quantity < 0 ? { unjudged: ['flags'] } : {}),
      }),
    });
    leaveOpen(flow, body.items);
    const { totals } = scope;
    flow.startPage('summary');
    centered(flow, 'Summary', 12);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(toAmount(sum([totals.lineItemTotal, totals.tax]))), false, true],
        ['Overhead', money(toAmount(sum(scope.items.map((item) => item.overhead))))],
        ['Profit', money(toAmount(sum(scope.items.map((item) => item.profit))))],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 60,
      right - 80,
    );
    drawPhotoSheet(flow, random.fork('photos'), 1);
    // A sum below zero may be read as owing nothing.
    const positive = totals.rcv > 0;
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: positive
          ? [
              {
                coverage: null,
                lineItemTotal: totals.lineItemTotal,
                rcv: totals.rcv,
                acv: null,
                deductible: null,
                netClaim: totals.rcv,
              },
            ]
          : [],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
