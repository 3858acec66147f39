import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { supplementNotes } from '../content/print-words.ts';
import { addUp, makeScope, type Place, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, drawMeasures, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const marks = ['ORIGINAL SCOPE', 'SUPPLEMENT 1', 'SUPPLEMENT 2'] as const;

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
  sections: marks,
});

const places: readonly PlaceSpec[] = [
  place('Owner Suite', 'inside', ['Upper Level']),
  place('Bonus Room', 'inside', ['Upper Level']),
  place('Kitchen/Nook', 'inside', ['Ground Level']),
  place('Mud Room', 'inside', ['Ground Level']),
  place('Rear Elevation', 'elevation', ['Outside']),
  place('Upper Roof', 'roof', ['Outside']),
  place('Job Costs', 'haul', []),
];

/** Returns what was bought too much of, leaves a price open, and writes why. */
const workOver = (random: Random, places: readonly Place[]): void => {
  for (const place of places)
    for (const item of place.items) {
      if (item.section !== marks[0] && random.chance(0.3)) item.note = random.pick(supplementNotes);
      if (item.unit !== 'EA' || item.activity !== '+' || place.items.length < 4) continue;
      if (random.chance(0.18)) {
        item.quantity = -1;
        item.credit = true;
        item.description = `Credit - ${item.description}`;
        item.bidItem = false;
        item.overhead = 0;
        item.profit = 0;
        priceLine(item, 0, { taxPercent: 0, overheadProfit: false });
      } else if (random.chance(0.12)) {
        item.priceNote = random.pick(['PENDING', 'OPEN ITEM', 'SEE BID']);
        item.replaceRate = 0;
        item.lineItemTotal = 0;
        item.unitPrice = 0;
        item.tax = 0;
        item.overhead = 0;
        item.profit = 0;
        item.overheadProfit = 0;
        item.rcv = 0;
        item.acv = 0;
      }
    }
};

const closets = ['Closet', 'Hall', 'Linen', 'Alcove'] as const;

/** A part of a room with measures and openings of its own. */
const drawSubroom = (flow: Flow, random: Random, index: number, x: number): void => {
  const [long, wide] = [random.int(3, 9), random.int(2, 6)];
  const walls = 16 * (long + wide) - 20;
  flow.space(0.3);
  flow.line([
    { text: `Subroom: ${random.pick(closets)} (${index})`, x: flow.left, bold: true },
    { text: "Height: 8'", x: flow.right, align: 'right' },
  ]);
  const pair = (one: string, other: string): void =>
    flow.line([
      { text: one, x },
      { text: other, x: x + 190 },
    ]);
  pair(`${money(walls)} SF Walls`, `${money(long * wide)} SF Ceiling`);
  pair(`${money(walls + long * wide)} SF Walls & Ceiling`, `${money(long * wide)} SF Floor`);
  pair(
    `${money((long * wide) / 9)} SY Flooring`,
    `${money(2 * (long + wide) - 3)} LF Floor Perimeter`,
  );
  pair('', `${money(2 * (long + wide))} LF Ceil. Perimeter`);
  flow.line([
    { text: 'Missing Wall', x: flow.left + 30 },
    { text: `${wide}' ${random.int(1, 11)}" X 8'`, x: flow.left + 130 },
    { text: 'Opens into ROOM', x: flow.left + 260 },
  ]);
};

/**
 * A contractor's supplement: three rounds of rows below starred heads in each room, rooms with
 * subrooms and openings, rows that take back, rows whose price is open, long reasons below rows,
 * and nothing of depreciation.
 */
export const supplementStarsContractor: Print = {
  name: 'supplement-stars-contractor',
  open: false,
  lines: [6, 20, 37, 65, 125],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Fairhollow Insurance', {
      taxPercent: 5.75,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0.4,
      minimums: 2,
    });
    rewordLines(random.fork('words'), scope, 0.35);
    workOver(random.fork('over'), scope.places);
    addUp(scope);
    const { facts, totals } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8.5, 9]),
      marginLeft: 44,
      marginRight: 44,
      marginTop: 60,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `${facts.companyName}`, x: left, bold: true, size: 11 }, 34);
      flow.mark({ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left, size: 8 }, 46);
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 440, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value, other, its] of [
      ['Client:', facts.insuredName, 'Home:', facts.phone],
      ['Property:', facts.propertyStreet, '', ''],
      ['', facts.propertyTown, '', ''],
      ['Operator:', facts.estimateName.slice(0, 6), '', ''],
      ['Estimator:', facts.estimator, 'Business:', '(800) 555-0104'],
      ['Type of Estimate:', facts.typeOfLoss, 'Claim Number:', facts.claimNumber],
      ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', ''],
      ['Price List:', facts.priceList, '', ''],
      ['Labor Efficiency:', 'Restoration/Service/Remodel', '', ''],
      ['Estimate:', facts.estimateName, '', ''],
    ] as const) {
      flow.line([
        { text: label, x: left + 86, align: 'right' },
        { text: value, x: left + 92 },
        { text: other, x: left + 330, align: 'right' },
        { text: its, x: left + 336 },
      ]);
      flow.space(0.2);
    }
    flow.space(1);
    flow.paragraph(
      'SUPPLEMENT 2 replaces our estimate of record. 3 items are still open with the carrier. Prices are good for 30 days; 50% is due at signing.',
    );
    const spread = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const unless =
      (text: (item: ModelItem) => string) =>
      (item: ModelItem): string =>
        item.priceNote === null ? text(item) : '';
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      of: (item: ModelItem) => number,
    ): LinedColumn => ({ ...spread(key, head, at), text: unless((item) => money(of(item))) });
    const rooms = random.fork('subrooms');
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        spread('quantity', 'QTY', 262),
        column('remove', 'REMOVE', 318, (item) => item.removeRate),
        column('replace', 'REPLACE', 378, (item) => item.replaceRate + item.resetRate),
        column('tax', 'TAX', 420, (item) => item.tax),
        column('op', 'O&P', 468, (item) => item.overheadProfit),
        {
          ...spread('rcv', 'TOTAL', right - left),
          text: (item) => item.priceNote ?? money(item.rcv),
        },
      ],
      layout: 5,
      head: 'DESCRIPTION',
      words: 205,
      figures: 'first',
      hang: 14,
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left, left],
      note: { x: left + 14, bold: true },
      truth: (item) => ({ unitPrice: item.priceNote === null ? item.unitPrice : null }),
      own: {
        area: (name) => {
          flow.space(0.6);
          centered(flow, name, 13);
        },
        place: (its) => {
          flow.space(0.7);
          flow.line([
            { text: its.name, x: left, bold: true, size: style.size + 2 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          drawMeasures(flow, its, left + 70, left + 260);
          if (its.trade === 'inside') {
            flow.line([
              { text: 'Window', x: left + 30 },
              { text: '2\' 8" X 4\' 6"', x: left + 130 },
              { text: 'Opens into Exterior', x: left + 260 },
            ]);
            for (let index = 1; index <= rooms.int(0, 2); index++)
              drawSubroom(flow, rooms, index, left + 74);
          }
          flow.space(0.5);
        },
        section: (name) => {
          flow.need(flow.leading * 5);
          flow.space(0.3);
          centered(flow, `*** ${name} ***`, style.size);
          flow.space(0.3);
        },
      },
    });
    flow.startPage('summary');
    centered(flow, 'Summary', 13);
    flow.space(0.8);
    const cents = (of: (item: ModelItem) => number): number =>
      scope.items.reduce((all, item) => all + Math.round(of(item) * 100), 0) / 100;
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(totals.lineItemTotal + totals.tax), false, true],
        ['Overhead', money(cents((item) => item.overhead))],
        ['Profit', money(cents((item) => item.profit))],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 70,
      right - 90,
    );
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope);
    leaveOpen(flow, body.items);
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
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          priceList: facts.priceList,
        },
      },
    };
  },
};
