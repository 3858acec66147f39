import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { drawSketch } from '../../pages/other-pages.ts';
import { inventPrint } from '../content/invent-print.ts';
import { groupLevels, splitByStructure } from '../content/structures.ts';
import { drawDepreciationGuide, drawInvoice } from '../drawing/other-pages.ts';
import { addressOf, labelled, platformColumns, roomBlock, title } from '../drawing/platform.ts';
import { factRows, platformLook } from '../drawing/platform-look.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRooms } from '../drawing/rooms.ts';
import { placeTable } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

/**
 * A packet of letter, estimate of several structures with a coverage each, what was paid before,
 * sketches, schedules that name the rows again, and a vendor's invoice.
 */
export const severalStructuresPacket: Print = {
  name: 'several-structures-packet',
  open: false,
  draw: (random, lines) => {
    const estimate = inventPrint(random, lines, {
      depreciated: 0.6,
      nonRecoverable: 0.15,
      tax: true,
      overheadProfit: random.chance(0.5),
      notes: 0.2,
      credits: 0.03,
      bold: 0.03,
      zeroQuantity: 0.03,
      levels: false,
    });
    splitByStructure(random.fork('cover'), estimate, [
      ['Dwelling', 'Dwelling'],
      ['Detached Garage', 'Other Structures'],
      ['Storage Shed', 'Other Structures'],
    ]);
    const nested = random.chance(0.5);
    const group = (level: string): string | null =>
      !nested || level === 'Dwelling' ? null : 'Other Structures';
    groupLevels(estimate, group);
    const { facts } = estimate;
    const style = printStyle({
      size: 9,
      splitItems: 0.3,
      family: random.pick(['times', 'helvetica']),
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'kerned', 'cell', 'spaced-line'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      page: random.pick(['plain', 'cropped', 'form'] as const),
      hyphens: random.pick(['plain', 'plain', 'soft'] as const),
      unseen: ['white', 'invisible'] as const,
    };
    flow.startPage('letter');
    for (const text of [
      facts.carrierName,
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `Re: Claim Number ${facts.claimNumber}-1`,
      '',
      `Dear ${facts.insuredName}:`,
      '',
    ])
      flow.line([{ text, x: flow.left }]);
    for (const text of [
      'Enclosed is the estimate of the damage to your dwelling and to other structures. A copy has been sent to your mortgagee, Lakeside Lending Corp., loan 0044120; it may be named on the payment.',
      'A payment of $3,125.40 was sent on 2/19/2026. This estimate takes the place of the one sent with it.',
      'Please sign and return the proof of loss within 60 days. 1. Keep receipts. 2. Take pictures before you repair.',
    ]) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    flow.furniture = () => {
      flow.line([
        { text: facts.carrierName, x: flow.left, bold: true, size: 11 },
        { text: `Claim Number: ${facts.claimNumber}`, x: flow.right, align: 'right', size: 8 },
      ]);
      flow.y += 8;
      const foot = flow.sheet.height - 26;
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
        ['Insured:', facts.insuredName, 'Claim Number:', facts.claimNumber],
        ['Property:', facts.propertyStreet, 'Policy Number:', facts.policyNumber],
        ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Insurance Company:', facts.carrierName, 'Type of Loss:', facts.typeOfLoss],
        ['Estimator:', facts.estimator, 'Date Inspected:', usDate(facts.dateInspected)],
        ['Price List:', facts.priceList],
        ['Estimate:', facts.estimateName],
      ],
      [0.02, 0.2, 0.56, 0.73],
    );
    flow.space(1);
    flow.line([
      { text: 'Coverage', x: flow.left + 60, bold: true },
      { text: 'Deductible', x: flow.left + 300, align: 'right', bold: true },
      { text: 'Policy Limit', x: flow.left + 420, align: 'right', bold: true },
    ]);
    for (const coverage of estimate.coverages)
      flow.line([
        { text: coverage.name, x: flow.left + 60 },
        { text: `$${money(coverage.deductible)}`, x: flow.left + 300, align: 'right' },
        { text: `$${money(coverage.policyLimit ?? 250_000)}`, x: flow.left + 420, align: 'right' },
      ]);
    flow.startPage('items');
    const profit = estimate.totals.overheadProfit !== 0;
    const placed = placeTable(
      flow,
      {
        head: 'rules',
        rows: 'plain',
        valign: random.pick(['top', 'bottom']),
        gap: 8,
        columns: platformColumns(flow, {
          description: ['DESCRIPTION'],
          quantity: ['QUANTITY'],
          unitPrice: ['UNIT PRICE'],
          tax: ['TAX'],
          ...(profit ? { overheadProfit: ['O&P'] } : {}),
          rcv: ['RCV'],
          depreciation: ['DEPREC.'],
          acv: ['ACV'],
        }),
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
            printed: [
              'unitPrice',
              'tax',
              'rcv',
              'depreciation',
              'depreciationRecoverable',
              'acv',
              ...(profit ? (['overheadProfit'] as const) : []),
            ],
            style,
            layer,
          }),
        {
          room: (_, room) =>
            roomBlock(flow, room, { indent: 0, rule: true, measuresAt: [0.04, 0.4] }),
          group,
          breaks: 0.2,
        },
      ),
      random.fork('draw'),
    );
    const paid = new Map(
      estimate.coverages.map(({ name, netClaim }) => [
        name,
        netClaim > 4000 && random.chance(0.6) ? 3125.4 : 0,
      ]),
    );
    const summaries = estimate.coverages.map((coverage) => {
      const { totals, deductible } = coverage;
      const prior = paid.get(coverage.name) ?? 0;
      flow.startPage('summary');
      title(flow, `Summary for ${coverage.name}`);
      labelled(
        flow,
        [
          ['Line Item Total', money(totals.lineItemTotal)],
          ['Material Sales Tax', money(totals.tax)],
          ...(profit ? ([['Overhead and Profit', money(totals.overheadProfit)]] as const) : []),
          ['Replacement Cost Value', `$${money(totals.rcv)}`, true],
          ['Less Depreciation', `(${money(totals.depreciation)})`],
          ['Actual Cash Value', `$${money(totals.acv)}`, true],
          ...(deductible === 0 ? [] : ([['Less Deductible', `(${money(deductible)})`]] as const)),
          ...(prior === 0 ? [] : ([['Less Prior Payment(s)', `(${money(prior)})`]] as const)),
          [
            prior === 0 ? 'Net Claim' : 'Net Claim Remaining',
            `$${money(toAmount(sum([coverage.netClaim, -prior])))}`,
            true,
          ],
          [
            'Total Recoverable Depreciation',
            money(toAmount(sum([totals.depreciation, -coverage.nonRecoverable]))),
          ],
        ],
        flow.left + 60,
        flow.right - 80,
      );
      return {
        coverage: coverage.name,
        lineItemTotal: totals.lineItemTotal,
        rcv: totals.rcv,
        acv: totals.acv,
        deductible: deductible === 0 ? null : deductible,
        // Whether a claim is net of what was paid before is open.
        netClaim: prior === 0 ? coverage.netClaim : null,
      };
    });
    if (random.chance(0.5)) drawSketch(flow, estimate, random);
    if (random.chance(0.6)) drawDepreciationGuide(flow, estimate);
    if (random.chance(0.4)) drawInvoice(flow, estimate, random);
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
