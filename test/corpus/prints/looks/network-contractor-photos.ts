import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('General Conditions', 'haul', []),
  place('Main Roof (EV)', 'roof', ['Exterior']),
  place('Elevation - Street', 'elevation', ['Exterior']),
  place('Living/Dining', 'inside', ['1st Floor'], ['Demo', 'Rebuild', 'Finishes']),
  place('Kitchen', 'inside', ['1st Floor'], ['Demo', 'Rebuild', 'Finishes']),
  place("Kids' Bath", 'inside', ['2nd Floor']),
  place('Loft', 'inside', ['2nd Floor']),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'rcv',
];

/** Work that the list has no line for, in as many words as the contractor needs. */
const ownWork = [
  'Furnish labor and materials to remove the existing two-piece shower surround, re-frame the wet wall with 2x4 at 16" on center, install 1/2" cement board, waterproof membrane and a new three-piece surround in white, including trim kit and caulking',
  'Custom millwork - match existing 5 1/4" poplar crown with 3-piece build-up, shop drawings and 2 site visits included',
  'Temporary power pole, 100 amp, set, connect and remove after final, utility fee by owner',
] as const;

const orders = [
  '*** PLEASE NOTE: SUBCONTRACTOR BID OF $2,940.00 DATED 2/12 IS ATTACHED ***',
  'PRICE INCLUDES 2 TRIPS. ADDITIONAL TRIPS AT $125.00 EACH.',
  'QTY PER FIELD MEASUREMENT, NOT PER SKETCH (SKETCH SHOWS 212.00 SF).',
] as const;

/**
 * A carrier's network contractor in an embedded face: a drawing beside each room's measures, heads
 * in bold italics within rooms, descriptions of up to five lines for work of his own, orders in
 * capitals below rows, words where prices are open, two pictures with captions between rooms, rates
 * to reset, remove and replace, credits of a negative quantity, overhead and profit on the last
 * page only.
 */
export const networkContractorPhotos: Print = {
  name: 'network-contractor-photos',
  open: true,
  lines: [6, 18, 36, 60, 110],
  draw: (random, lines) => {
    const options = {
      taxPercent: 6,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.06,
      machine: 0.7,
      minimums: 4,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const { facts } = scope;
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.laborMinimum) continue;
      if (marks.chance(0.05)) {
        item.description = marks.pick(ownWork);
        item.bidItem = false;
        item.prefix = '';
        item.activity = '+';
        item.quantity = 1;
        item.unit = 'EA';
        item.removeRate = 0;
        item.resetRate = 0;
        item.replaceRate = toAmount((marks.int(60_000, 420_000) / 100).toFixed(2));
        priceLine(item, 0.3, options);
      } else if (marks.chance(0.04)) {
        item.priceNote = marks.pick(['PENDING', 'OPEN ITEM', 'SEE BID']);
        item.removeRate = 0;
        item.resetRate = 0;
        item.replaceRate = 0;
        priceLine(item, 0, options);
      } else if (item.lineItemTotal < 700 && marks.chance(0.06)) {
        item.quantity = -item.quantity;
        item.credit = true;
        item.note = 'CREDIT - PAID UNDER THE EMERGENCY INVOICE.';
        priceLine(item, item.replaceRate > 0 ? 0.3 : 0, options);
      } else if (marks.chance(0.07)) item.note = marks.pick(orders);
    }
    addUp(scope);
    const style = printStyle({
      family: 'liberation',
      size: random.pick([8.5, 9]),
      leading: 1.25,
      marginLeft: 38,
      marginRight: 38,
      marginTop: 70,
      marginBottom: 58,
      emission: random.pick(['cell', 'fragment', 'word'] as const),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: String(flow.page), x: right, align: 'right', size: 8 }, 24);
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 13 }, 34);
      flow.mark(
        { text: `${facts.companyStreet}  ${facts.companyTown}  ${facts.phone}`, x: left, size: 8 },
        46,
      );
      flow.mark({ text: 'ROC 311204 / Member, Preferred Repair Network', x: left, size: 8 }, 56);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `${facts.estimateName}`, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 400, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateReceived)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
        ['Claim Number:', facts.claimNumber],
      ],
      [left + 100, left + 360],
    );
    const stops = [226, 278, 334, 396, 450, right - left].map((x) => left + x);
    const shots = random.fork('shots');
    let photo = 1;
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 11,
      area: (name) => {
        flow.space(0.6);
        flow.line([{ text: name, x: left, bold: true, size: style.size + 4 }]);
      },
      place: (its) => {
        flow.space(0.7);
        const top = flow.y;
        const drawn = its.height !== null;
        if (drawn) {
          flow.sheet.marks.push({
            kind: 'box',
            x: left,
            y: top,
            width: 78,
            height: 52,
            gray: null,
          });
          flow.mark(
            { text: `${shots.int(8, 19)}' ${shots.int(1, 11)}"`, x: left + 30, size: 4.5 },
            top - 1.5,
          );
          flow.mark({ text: its.name, x: left + 39, align: 'center', size: 5 }, top + 28);
        }
        flow.line([
          { text: its.name, x: left + 120, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 120, left + 300);
        if (drawn) flow.y = Math.max(flow.y, top + 58);
        flow.space(0.4);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...figures(stops, ['QTY', 'RESET', 'REMOVE', 'REPLACE', 'TAX', 'TOTAL']).map((cell) => ({
            ...cell,
            bold: true,
          })),
        ]);
        flow.rule(left, right, 1.2);
        flow.y += 4;
      },
      section: (name) => {
        flow.need(flow.leading * 3);
        flow.line([{ text: name, x: left, bold: true, italic: true }]);
        flow.y += 1;
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 172);
        flow.need(flow.leading * Math.min(2, text.length));
        const { page } = flow;
        for (const [index, part] of text.entries()) {
          flow.need(flow.leading);
          flow.line([
            { text: part, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  item.priceNote === null ? money(item.resetRate) : '',
                  item.priceNote === null ? money(item.removeRate) : '',
                  item.priceNote === null ? money(item.replaceRate) : '',
                  item.priceNote === null ? money(item.tax) : '',
                  item.priceNote ?? money(item.rcv),
                ])),
          ]);
        }
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: 460 });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.5);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...figures(stops.slice(4), [money(amounts.tax), money(amounts.rcv)]).map((cell) => ({
            ...cell,
            bold: true,
          })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.3);
      },
      afterPlace: (its) => {
        if (its.trade !== 'inside' || !shots.chance(0.5)) return;
        flow.space(0.6);
        flow.need(140);
        const top = flow.y;
        for (const at of [0, 1]) {
          const x = left + at * 270;
          flow.sheet.marks.push({ kind: 'box', x, y: top, width: 180, height: 110, gray: 0.8 });
          flow.mark({ text: `${photo}  ${photo}-DSC_00${40 + photo}`, x, size: 7.5 }, top + 119);
          flow.mark(
            {
              text: `Date Taken: ${usDate(facts.dateInspected)}  ${shots.pick(['Moisture 38%', 'Ceiling 4 x 8', 'Toe kick, 11 LF'])}`,
              x,
              size: 7.5,
            },
            top + 128,
          );
          photo++;
        }
        flow.y = top + 136;
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 5, printed, style, layer: null, reset: true }),
    });
    drawWholeAreas(flow, scope);
    const { lineItemTotal, tax } = scope.totals;
    const before = toAmount((lineItemTotal + tax).toFixed(2));
    const tenth = toAmount((before * 0.1).toFixed(4));
    const whole = toAmount((before + 2 * tenth).toFixed(2));
    flow.startPage('summary');
    centered(flow, 'Summary for Dwelling', style.size + 3);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['Line Item Total', money(lineItemTotal)],
        ['Material Sales Tax', money(tax)],
        ['Subtotal', money(before), false, true],
        ['Overhead', money(tenth)],
        ['Profit', money(tenth)],
        ['Replacement Cost Value', `$${money(whole)}`, true, true],
        ['Net Claim', `$${money(whole)}`, true, true],
      ],
      left + 90,
      right - 110,
    );
    flow.space(2);
    centered(flow, facts.estimator, style.size);
    flow.startPage('recap');
    centered(flow, 'Recap by Room', style.size + 3);
    flow.space(0.8);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    for (const its of scope.places)
      flow.line([
        { text: its.name, x: left + 20 * its.path.length },
        { text: money(its.totals.lineItemTotal), x: left + 420, align: 'right' },
        { text: shareOf(its.totals.lineItemTotal, lineItemTotal), x: right, align: 'right' },
      ]);
    flow.space(1);
    centered(flow, 'Recap by Category', style.size + 3);
    flow.space(0.8);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: left + 420, align: 'right' },
        { text: shareOf(amounts.lineItemTotal, whole), x: right, align: 'right' },
      ]);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: 'Dwelling',
            lineItemTotal,
            rcv: whole,
            acv: null,
            deductible: null,
            netClaim: whole,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: null,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: null,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
