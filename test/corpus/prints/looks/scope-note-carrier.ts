import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { inventPrint } from '../content/invent-print.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import {
  addressOf,
  agedFields,
  labelled,
  platformColumns,
  roomBlock,
  title,
} from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * A carrier's wide table on pages that lie sideways in the file, its heads stacked in two lines,
 * scope notes between stars, codes that are paid when incurred in a section of their own.
 */
export const scopeNoteCarrier: Print = {
  name: 'scope-note-carrier',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      sections: 0.8,
      paidWhenIncurred: 'section',
      nonRecoverable: 0.12,
      changed: 0.05,
      levels: random.chance(0.5),
      laborMinimums: random.chance(0.6),
      supplement: random.chance(0.5),
    });
    const { facts } = estimate;
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'helvetica',
      size: 8.5,
      paidWhenIncurredAmounts: 'full',
      itemGap: 0.3,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'kerned'] as const),
      page: random.pick(['rotated-90', 'rotated-270', 'plain'] as const),
      order: random.pick(['reading', 'reversed'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName, x: flow.left, bold: true, size: 12 },
        {
          text: `${facts.estimateName}     ${usDate(facts.dateEntered)}     Page: ${flow.page}`,
          x: flow.right,
          align: 'right',
          size: 8,
        },
      ]);
      flow.y += 10;
    };
    const [first = '', last = ''] = facts.insuredName.toUpperCase().split(' ');
    flow.startPage('cover');
    factRows(
      flow,
      [
        [
          'Customer:',
          `${first}                  ${last}`,
          'Claim Professional:',
          facts.claimRepresentative,
        ],
        ['Loss Location:', facts.propertyStreet.toUpperCase(), 'Business Phone:', facts.phone],
        ['', facts.propertyTown.toUpperCase()],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 12:00 AM`,
          'Type of Loss:',
          facts.typeOfLoss,
        ],
        ['Price List:', facts.priceList, 'Estimate:', facts.estimateName],
      ],
      [0.04, 0.16, 0.52, 0.68],
    );
    flow.space(1);
    flow.paragraph(
      'The following is an estimate of repairs based on a visual inspection. Notes between stars describe the scope of the lines below them. Please do not begin repairs of more than $5,000.00 before we have spoken.',
    );
    flow.startPage('items');
    const placed = placeTable(
      flow,
      {
        head: 'shaded',
        rows: 'plain',
        valign: 'top',
        gap: 10,
        columns: platformColumns(flow, {
          description: ['DESCRIPTION'],
          quantity: ['QUANTITY'],
          unitPrice: ['UNIT', 'PRICE'],
          tax: ['TAX'],
          rcv: ['RCV'],
          ageLife: ['AGE/', 'LIFE'],
          condition: ['COND.'],
          percent: ['DEP', '%'],
          depreciation: ['DEPREC.'],
          acv: ['ACV'],
        }),
      },
      estimate.items,
      [estimate.totals],
    );
    const printed = [...agedFields, 'tax'] as const;
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(
        flow,
        placed,
        (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer }),
        {
          room: (_, room) =>
            roomBlock(flow, room, { indent: 0, rule: true, measuresAt: [0.05, 0.4] }),
          section: (_, text) => {
            flow.space(0.3);
            flow.line([{ text: `***${text}***`, x: flow.left }]);
          },
        },
      ),
      random.fork('draw'),
    );
    flow.startPage('summary');
    const [coverage] = estimate.coverages;
    if (coverage === undefined) throw new Error('An estimate has a coverage.');
    title(flow, `Summary for ${coverage.name}`);
    labelled(
      flow,
      coverageRows({ ...coverage, paidWhenIncurred: 0 }, 'claim'),
      flow.left + 150,
      flow.right - 150,
    );
    if (coverage.paidWhenIncurred !== 0) {
      flow.startPage('summary');
      title(
        flow,
        `Summary for ${coverage.name} - Ordinance or Law - Code Upgrade Paid When Incurred`,
      );
      labelled(
        flow,
        [['Total Paid When Incurred', `$${money(coverage.paidWhenIncurred)}`, true]],
        flow.left + 150,
        flow.right - 150,
      );
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: drawn.items,
        rooms: drawn.rooms,
        totals: drawn.totals,
        summaries: [
          {
            coverage: coverage.name,
            lineItemTotal: coverage.totals.lineItemTotal,
            rcv: coverage.totals.rcv,
            acv: coverage.totals.depreciation === 0 ? null : coverage.totals.acv,
            deductible: coverage.deductible === 0 ? null : coverage.deductible,
            netClaim: coverage.netClaim,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName.toUpperCase(),
          propertyAddress: addressOf(estimate).toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
