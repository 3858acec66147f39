import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { inventPrint } from '../content/invent-print.ts';
import { incurredNote } from '../content/print-words.ts';
import { drawAfterRows } from '../drawing/after-rows.ts';
import { coverageRows } from '../drawing/coverage-rows.ts';
import { drawDepreciationGuide } from '../drawing/other-pages.ts';
import {
  addressOf,
  agedFields,
  labelled,
  numbered,
  platformColumns,
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
 * A carrier whose members have numbers and whose claims have none: rows of two lines with
 * overhead and profit, code upgrades struck through and summed in a summary of their own.
 */
export const memberCarrier: Print = {
  name: 'member-carrier',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      overheadProfit: true,
      paidWhenIncurred: 'struck',
      sections: 0.3,
      coverages: lines > 30 ? 2 : 1,
      nonRecoverable: 0.1,
      laborMinimums: lines > 12,
      bidItems: 0.04,
    });
    const { facts } = estimate;
    for (const item of estimate.items)
      if (item.paidWhenIncurred !== null)
        item.note = incurredNote(
          money(item.quantity),
          item.unit,
          money(item.unitPrice),
          money(item.lineItemTotal),
        );
    const style = printStyle({ size: 9, marginLeft: 43, marginRight: 43 });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const member = String(random.int(10_000_000, 99_999_999));
    const policy = `${member}-90A`;
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName.toUpperCase(), x: flow.left, bold: true, size: 11 },
        { text: String(flow.page), x: flow.right, align: 'right', size: 8 },
      ]);
      flow.line([{ text: 'P.O. Box 33490', x: flow.left, size: 8 }]);
      flow.y += 8;
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: flow.left, size: 8 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}   Page: ${flow.page}`,
          x: flow.right,
          align: 'right',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('cover');
    factRows(
      flow,
      [
        ['Insured:', facts.insuredName.toUpperCase(), 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
      ],
      [0.05, 0.2, 0.64, 0.74],
    );
    flow.space(1);
    factRows(
      flow,
      [
        ['Member Number:', member, 'Policy Number:', policy],
        ['L/R Number:', '801', 'Type of Loss:', facts.typeOfLoss],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        ['Date Inspected:', usDate(facts.dateInspected), 'Price List:', facts.priceList],
        ['Estimate:', facts.estimateName],
      ],
      [0.05, 0.22, 0.52, 0.68],
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
        indent: 0.06,
        columns: platformColumns(flow, {
          quantity: ['QUANTITY'],
          unitPrice: ['UNIT'],
          tax: ['TAX'],
          overheadProfit: ['O&P'],
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
    const printed = [...agedFields, 'tax', 'overheadProfit'] as const;
    const drawn = drawRooms(
      flow,
      estimate,
      platformLook(flow, placed, (item, page) =>
        truthOfPrinted(item, page, { layout: 3, printed, style, layer }),
      ),
      random.fork('draw'),
    );
    if (random.chance(0.7)) drawAfterRows(flow, estimate);
    const summaries = estimate.coverages.map((coverage) => {
      flow.startPage('summary');
      title(flow, `Summary for ${coverage.name}`);
      labelled(
        flow,
        coverageRows({ ...coverage, paidWhenIncurred: 0 }, 'claim'),
        flow.left + 60,
        flow.right - 80,
      );
      if (coverage.paidWhenIncurred !== 0) {
        flow.space(2);
        title(flow, `${coverage.name} - Code Upgrade Paid When Incurred`, 1);
        labelled(
          flow,
          [
            ['Replacement Cost Value', money(coverage.paidWhenIncurred)],
            ['Total Paid When Incurred', `$${money(coverage.paidWhenIncurred)}`, true],
          ],
          flow.left + 60,
          flow.right - 80,
        );
      }
      return {
        coverage: coverage.name,
        lineItemTotal: coverage.totals.lineItemTotal,
        rcv: coverage.totals.rcv,
        acv: coverage.totals.depreciation === 0 ? null : coverage.totals.acv,
        deductible: coverage.deductible === 0 ? null : coverage.deductible,
        netClaim: coverage.netClaim,
      };
    });
    flow.startPage('recap');
    title(flow, 'Recap by Coverage');
    const whole = toAmount(sum(estimate.coverages.map(({ totals }) => totals.rcv)));
    labelled(
      flow,
      [
        ...estimate.coverages.map(({ name, totals }): [string, string] => [
          name,
          `${money(totals.rcv)}   ${whole === 0 ? '0.00' : ((100 * totals.rcv) / whole).toFixed(2)}%`,
        ]),
        ['Total', `${money(whole)}   100.00%`, true],
      ],
      flow.left,
      flow.right,
    );
    if (random.chance(0.6)) drawDepreciationGuide(flow, estimate);
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
          claimNumber: null,
          policyNumber: policy,
          insuredName: facts.insuredName.toUpperCase(),
          propertyAddress: addressOf(estimate),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName.toUpperCase(),
          priceList: facts.priceList,
        },
      },
    };
  },
};
