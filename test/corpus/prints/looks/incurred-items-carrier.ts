import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { drawTradeSummary } from '../../pages/recap.ts';
import { inventPrint } from '../content/invent-print.ts';
import { incurredNote, roomRemarks } from '../content/print-words.ts';
import { nameAlike, splitByStructure } from '../content/structures.ts';
import { drawAfterRows } from '../drawing/after-rows.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { drawSupplementDetails } from '../drawing/other-pages.ts';
import { addressOf, agedFields, labelled, platformColumns, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { sketchedRoom } from '../drawing/sketched-room.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const shouted = [
  'NO OTHER DAMAGE NOTED',
  'SEE ENGINEER REPORT DATED 4/27/2026',
  'OWNER TO PROVIDE RECEIPTS',
  'PER CONTRACTOR BID OF $2,400.00',
] as const;

/**
 * A mutual carrier's one-line print with a picture as its head, amounts of codes in their notes
 * only, remarks in capitals, remarks above the first row of a room.
 */
export const incurredItemsCarrier: Print = {
  name: 'incurred-items-carrier',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      depreciated: 0.6,
      nonRecoverable: 0.1,
      notes: 0.25,
      paidWhenIncurred: 'note',
      laborMinimums: random.chance(0.5),
      definitions: 0.05,
      bidItems: 0.03,
    });
    splitByStructure(random.fork('structures'), estimate, [
      ['SKETCH1', 'Dwelling'],
      ['Shed', 'Other Structures'],
    ]);
    nameAlike(estimate, 'Rear Elevation');
    for (const item of estimate.items) {
      if (item.paidWhenIncurred !== null)
        item.note = incurredNote(
          money(item.quantity),
          item.unit,
          money(item.unitPrice),
          money(item.lineItemTotal),
        );
      else if (item.note !== null && random.chance(0.4)) item.note = random.pick(shouted);
    }
    const { facts } = estimate;
    const style = printStyle({
      family: 'helvetica',
      size: 8,
      paidWhenIncurredAmounts: random.pick(['zero', 'blank']),
      zeroDepreciation: '(0.00)',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps', 'kerned'] as const),
      order: random.pick(['reading', 'tables-last', 'reversed'] as const),
      bold: random.pick(['twice', 'face'] as const),
      page: random.pick(['plain', 'form', 'cropped'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const extras: Extra[] = [];
    flow.furniture = () => {
      extras.push({ page: flow.page, kind: 'image', x: flow.left, y: 24, width: 120, height: 30 });
      flow.mark(
        {
          text: `${facts.insuredName}   Claim: ${facts.claimNumber}   Page ${flow.page}`,
          x: flow.right,
          align: 'right',
          size: 7.5,
        },
        40,
      );
      flow.y = 66;
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName, 'Policy Number:', facts.policyNumber],
        ['Property:', facts.propertyStreet, 'Claim Number:', facts.claimNumber],
        ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Claim Rep.:', facts.claimRepresentative, 'Type of Loss:', facts.typeOfLoss],
        ['Insurance Company:', facts.carrierName, 'Price List:', facts.priceList],
        ['', '', 'Estimate:', facts.estimateName],
      ],
      [0.02, 0.2, 0.56, 0.72],
    );
    flow.startPage('items');
    const placed = placeTable(
      flow,
      {
        head: random.pick(['rules', 'shaded']),
        rows: 'plain',
        valign: random.pick(['top', 'bottom', 'center']),
        gap: 6,
        columns: platformColumns(flow, {
          description: ['DESCRIPTION'],
          quantity: ['QUANTITY'],
          unitPrice: ['UNIT PRICE'],
          tax: ['TAX'],
          rcv: ['RCV'],
          ageLife: ['AGE/LIFE'],
          condition: ['COND.'],
          percent: ['DEP %'],
          depreciation: ['DEPREC.'],
          acv: ['ACV'],
        }),
      },
      estimate.items,
      [estimate.totals],
    );
    const plans = random.fork('plans');
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) =>
          truthOfPrinted(item, page, { layout: 2, printed: [...agedFields, 'tax'], style, layer }),
        {
          opening: () => {
            if (plans.chance(0.2)) flow.paragraph(plans.pick(roomRemarks));
          },
          room: (_, room) => sketchedRoom(flow, room, plans),
          breaks: 0.2,
        },
      ),
      random.fork('draw'),
    );
    if (random.chance(0.7)) drawAfterRows(flow, estimate);
    flow.startPage('summary');
    const summaries = estimate.coverages.map((coverage) => {
      flow.need(flow.leading * 18);
      title(flow, `Summary for ${coverage.name}`);
      labelled(flow, coverageRows(coverage, 'incurred'), flow.left + 50, flow.right - 90);
      flow.space(2);
      return {
        coverage: coverage.name,
        lineItemTotal: coverage.totals.lineItemTotal,
        rcv: coverage.totals.rcv,
        acv: null,
        deductible: coverage.deductible === 0 ? null : coverage.deductible,
        netClaim: coverage.netClaim,
      };
    });
    if (random.chance(0.5)) drawTradeSummary(flow, estimate);
    if (random.chance(0.5)) drawSupplementDetails(flow, estimate, random);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 2,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
