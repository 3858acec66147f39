import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import { inventPrint } from '../content/invent-print.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { addressOf, labelled, platformColumns, roomBlock, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * The common platform's one-line rows with the name of the coverage between description and
 * quantity, and figures that a narrow page sets close together.
 */
export const coverageWordRows: Print = {
  name: 'coverage-word-rows',
  open: true,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      coverages: 3,
      depreciated: 0.6,
      nonRecoverable: 0.2,
      sections: 0.3,
      notes: 0.2,
      machineNotes: 0.05,
      laborMinimums: random.chance(0.4),
    });
    const { facts } = estimate;
    const style = printStyle({ size: 8.5, family: random.pick(['times', 'helvetica']) });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps', 'spaced-line'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      unseen: random.pick([[], ['invisible', 'outside']] as const),
    };
    flow.furniture = () => {
      flow.line([{ text: facts.carrierName, x: flow.right, align: 'right', bold: true, size: 11 }]);
      flow.line([{ text: 'Property Claims Department', x: flow.right, align: 'right', size: 8 }]);
      flow.y += 8;
      flow.mark(
        { text: `${facts.estimateName}          Page: ${flow.page}`, x: flow.left, size: 8 },
        flow.sheet.height - 26,
      );
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Type of Loss:', facts.typeOfLoss],
        ['Insurance Company:', facts.carrierName, 'Price List:', facts.priceList],
        ['Estimate:', facts.estimateName],
      ],
      [0.04, 0.24, 0.56, 0.72],
    );
    flow.startPage('items');
    const columns = platformColumns(flow, {
      description: ['DESCRIPTION'],
      quantity: ['QUANTITY'],
      unitPrice: ['UNIT PRICE'],
      tax: ['TAX'],
      rcv: ['RCV'],
      depreciation: ['DEPREC.'],
      acv: ['ACV'],
    });
    const [description, ...figures] = columns;
    if (description === undefined) throw new Error('A row has a description.');
    const placed = placeTable(
      flow,
      {
        head: random.pick(['rules', 'plain']),
        rows: 'plain',
        valign: random.pick(['top', 'bottom']),
        gap: 7,
        columns: [
          description,
          { key: 'coverage', head: ['COVERAGE'], align: 'left', text: (item) => item.coverage },
          ...figures,
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
        (item, page) =>
          truthOfPrinted(item, page, {
            layout: 1,
            printed: ['unitPrice', 'tax', 'rcv', 'depreciation', 'depreciationRecoverable', 'acv'],
            style,
            layer,
          }),
        {
          room: (_, room) =>
            roomBlock(flow, room, { indent: 0.1, rule: true, measuresAt: [0.14, 0.5] }),
        },
      ),
      random.fork('draw'),
    );
    const summaries = estimate.coverages.map((coverage) => {
      flow.startPage('summary');
      title(flow, `Summary for ${coverage.name}`);
      labelled(flow, coverageRows(coverage, 'claim'), flow.left + 60, flow.right - 80);
      return {
        coverage: coverage.name,
        lineItemTotal: coverage.totals.lineItemTotal,
        rcv: coverage.totals.rcv,
        acv: coverage.totals.depreciation === 0 ? null : coverage.totals.acv,
        deductible: coverage.deductible === 0 ? null : coverage.deductible,
        netClaim: coverage.netClaim,
      };
    });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
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
