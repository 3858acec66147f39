import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { drawAerialReport, drawPhotos, drawSketch } from '../../pages/other-pages.ts';
import { inventPrint } from '../content/invent-print.ts';
import { roomRemarks } from '../content/print-words.ts';
import { nameAlike, splitByStructure } from '../content/structures.ts';
import { drawAfterRows } from '../drawing/after-rows.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { agedFields, labelled, numbered, platformColumns, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { sketchedRoom } from '../drawing/sketched-room.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * A carrier's print with plans beside each room, elevations by formula, the same names under
 * several structures, and a letterhead in two columns.
 */
export const sketchedRoomsCarrier: Print = {
  name: 'sketched-rooms-carrier',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      depreciated: 0.7,
      nonRecoverable: 0.3,
      notes: 0.15,
      sections: 0.4,
      machineNotes: 0.06,
      changed: 0.04,
      zeroQuantity: 0.04,
    });
    splitByStructure(random.fork('structures'), estimate, [
      [random.pick(['Source - EagleView Roof', 'Dwelling', 'Main Level']), 'Dwelling'],
      ['Exterior', 'Dwelling'],
      ['Detached Garage', 'Separate Structures'],
    ]);
    nameAlike(estimate, 'Front Elevation');
    const { facts } = estimate;
    const style = printStyle({ size: 9, marginTop: 30, shortPercent: false });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
      order: random.pick(['reading', 'tables-last', 'columns'] as const),
      bold: random.pick(['face', 'twice', 'stroked'] as const),
    };
    flow.furniture = () => {
      const top = flow.y;
      for (const text of [
        'P.O. Box 268994',
        'National Document Center',
        'Email: claims@example.com',
        'Fax: 877-555-0121',
      ])
        flow.line([{ text, x: flow.right, align: 'right', size: 7 }]);
      const below = flow.y;
      flow.y = top;
      flow.line([{ text: facts.carrierName, x: flow.left, bold: true, size: 14 }]);
      flow.y = below + 6;
      const foot = flow.sheet.height - 24;
      flow.mark({ text: facts.estimateName, x: flow.left, size: 8 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: flow.right - 70, align: 'right', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase().replace(', ', ' ')],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Estimator:', facts.estimator],
      ],
      [0.03, 0.16, 0.62, 0.74],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: flow.left },
      { text: `Policy Number: ${facts.policyNumber}`, x: flow.left + 185 },
      { text: `Type of Loss: ${facts.typeOfLoss}`, x: flow.left + 370 },
    ]);
    flow.space(1);
    factRows(
      flow,
      [
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 12:00 AM`,
          'Date Received:',
          usDate(facts.dateReceived),
        ],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [0.03, 0.16, 0.52, 0.66],
    );
    flow.startPage('items');
    const placed = placeTable(
      flow,
      {
        above: numbered,
        head: 'rules',
        rows: 'plain',
        valign: 'top',
        gap: 7,
        indent: 0.08,
        columns: platformColumns(flow, {
          quantity: ['QUANTITY'],
          unitPrice: [random.pick(['UNIT PRICE', 'UNIT'])],
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
          truthOfPrinted(item, page, { layout: 3, printed: [...agedFields, 'tax'], style, layer }),
        {
          opening: () => {
            if (plans.chance(0.2)) flow.paragraph(plans.pick(roomRemarks));
          },
          room: (_, room) => sketchedRoom(flow, room, plans),
          breaks: 0.4,
          continued: (_, room) => {
            if (style.continued) title(flow, `CONTINUED - ${room.name}`, 0);
          },
        },
      ),
      random.fork('draw'),
    );
    if (random.chance(0.7)) drawAfterRows(flow, estimate);
    const called: Record<string, string> = {
      Dwelling: 'Cov A - Dwelling',
      'Separate Structures': 'Cov B - Separate Structures',
    };
    const summaries = estimate.coverages.map((coverage) => {
      flow.startPage('summary');
      const name = called[coverage.name] ?? coverage.name;
      title(flow, `Summary for ${name}`);
      labelled(flow, coverageRows(coverage, 'claim'), flow.left + 60, flow.right - 80);
      return {
        coverage: name,
        alsoCalled: [coverage.name],
        lineItemTotal: coverage.totals.lineItemTotal,
        rcv: coverage.totals.rcv,
        acv: coverage.totals.depreciation === 0 ? null : coverage.totals.acv,
        deductible: coverage.deductible === 0 ? null : coverage.deductible,
        netClaim: coverage.netClaim,
      };
    });
    flow.startPage('other');
    title(flow, 'Recap of Taxes');
    labelled(
      flow,
      [
        ['Line Items', money(estimate.totals.tax)],
        ['Total', money(estimate.totals.tax), true],
      ],
      flow.left,
      flow.right,
    );
    if (random.chance(0.5)) drawPhotos(flow, estimate, random);
    if (random.chance(0.5)) drawAerialReport(flow, estimate, random);
    if (random.chance(0.6)) drawSketch(flow, estimate, random);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet.toUpperCase()}, ${facts.propertyTown.toUpperCase().replace(', ', ' ')}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
