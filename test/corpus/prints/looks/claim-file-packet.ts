import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  settled,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;
const place = (
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above: [], coverage });

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof'),
  place('Front Elevation', 'elevation'),
  place('Kitchen', 'inside'),
  place('Dining Room', 'inside'),
  place('Utility Room', 'wet'),
  place('Fence', 'yard', others),
  place('General', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A whole claim file in one document: a letter that makes one of its papers the estimate of
 * record, payments by date, a statement of loss, a notice of the state's, the estimate, and behind
 * it what it rests on - an appliance dealer's sheet, a laboratory's match of a shingle with prices,
 * an aerial report with tables of lengths and waste, a holdback worksheet that lists rows again, a
 * vendor's invoice, photographs. Only the estimate's rows are rows of the estimate.
 */
export const claimFilePacket: Print = {
  name: 'claim-file-packet',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Blue Mesa Mutual', {
      taxPercent: 8.1,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 80,
      notes: 0.12,
      machine: 0.4,
      minimums: 2,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 54,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const sums = coverageSums(scope);
    const deductible = random.pick([1000, 2500]);
    const extra = random.fork('extra');
    const plain = (
      columns: readonly (readonly [string, number, 'left' | 'right'])[],
    ): RuledTable => ({
      left,
      right,
      size: 8.5,
      headSize: 8,
      pad: 3,
      lines: extra.pick(['grid', 'rows', 'none'] as const),
      headGray: extra.chance(0.5) ? 0.88 : null,
      columns: columns.map(([text, share, align]) => ({ head: [text], share, align })),
    });

    flow.startPage('letter');
    for (const text of [
      facts.carrierName,
      'PO Box 2210, Grand Junction, CO 81502',
      '',
      usDate(facts.dateEntered),
      '',
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
      '',
      `RE: Claim ${facts.claimNumber}, date of loss ${usDate(facts.dateOfLoss)}`,
      '',
    ])
      flow.line([{ text, x: left }]);
    for (const text of [
      `The enclosed estimate ${facts.estimateName} in the amount of $${money(scope.totals.rcv)} is the estimate of record. It replaces the estimates of 2/11/2026 ($8,114.20) and 3/02/2026 ($9,770.45).`,
      '1. Payments to date are listed on the next page. 2. Recoverable depreciation may be claimed within 365 days. 3. Ordinance or law coverage is limited to 10% of Coverage A and is paid when incurred.',
      'Call us at 1-800-555-0177 before work is done that is not in the estimate.',
    ]) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    flow.startPage('other');
    centered(flow, 'Payment Summary', 12);
    flow.space(0.6);
    const payments = plain([
      ['No.', 6, 'left'],
      ['Date', 14, 'left'],
      ['Payee', 34, 'left'],
      ['Coverage', 24, 'left'],
      ['Check', 14, 'left'],
      ['Amount', 16, 'right'],
    ]);
    ruledHead(flow, payments);
    let paid = 0;
    for (let index = 1; index <= extra.int(2, 5); index++) {
      const amount = extra.int(20_000, 900_000) / 100;
      paid = toAmount(sum([paid, amount]));
      ruledRow(flow, payments, [
        String(index),
        `${extra.int(1, 5)}/${extra.int(1, 28)}/2026`,
        extra.pick([
          facts.insuredName,
          `${facts.insuredName} and First Bank`,
          'Quick Dry Services',
        ]),
        extra.pick(['A - Dwelling', 'B - Other Structures', 'D - Loss of Use']),
        String(extra.int(400_000, 900_000)),
        `$${money(amount)}`,
      ]);
    }
    ruledRow(flow, payments, ['', '', '', '', 'Total', `$${money(paid)}`], { bold: true });
    flow.space(2);
    centered(flow, 'Statement of Loss', 12);
    flow.space(0.6);
    const loss = plain([
      ['Coverage', 34, 'left'],
      ['RCV', 16, 'right'],
      ['Depreciation', 16, 'right'],
      ['ACV', 16, 'right'],
      ['Deductible', 14, 'right'],
      ['Net', 16, 'right'],
    ]);
    ruledHead(flow, loss);
    for (const [index, one] of sums.entries()) {
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(one, less);
      ruledRow(flow, loss, [
        one.name,
        money(one.rcv),
        money(one.depreciation),
        money(acv),
        money(less),
        money(net),
      ]);
    }
    flow.startPage('other');
    centered(flow, 'IMPORTANT NOTICE TO COLORADO POLICYHOLDERS', 12);
    flow.space(0.8);
    for (const text of [
      'C.R.S. 10-3-1115. An insurer shall not unreasonably delay or deny payment. A first-party claimant may recover two times the covered benefit.',
      '1. You may choose who repairs your home. 2. You have 72 hours to rescind a roofing contract. 3. A contractor may not pay, waive or rebate your deductible.',
      'Division of Insurance, 1560 Broadway, Suite 850, Denver, CO 80202, (303) 555-0199.',
    ]) {
      flow.paragraph(text);
      flow.space(0.7);
    }

    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 30);
      flow.mark({ text: 'Claims Service Center', x: left, size: 8 }, 41);
      const foot = flow.sheet.height - 32;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page - 3}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const stops = [246, 296, 340, 392, 446, 492, 532].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 3);
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV']),
        ].map((cell) => ({ ...cell, bold: true, size: 7.5 })),
      );
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: () => undefined,
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 80, left + 300);
        flow.space(0.4);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 186);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          {
            text: `${kind === 'line_items' ? 'Line Item Totals:' : 'Totals:'} ${name}`,
            x: left,
            bold: true,
          },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [5, amounts.depreciation],
              [6, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 9.5);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(flow, scope, deductible, (name) => `Summary for ${name}`);

    flow.furniture = null;
    flow.startPage('other');
    flow.line([{ text: 'Mesa Appliance Outlet', x: left, bold: true, size: 14 }]);
    flow.line([
      { text: `Replacement quote for ${facts.insuredName}, claim ${facts.claimNumber}`, x: left },
    ]);
    flow.space(0.8);
    const dealers = plain([
      ['Appliance', 26, 'left'],
      ['Make', 14, 'left'],
      ['Model', 18, 'left'],
      ['Age', 8, 'right'],
      ['Qty', 7, 'right'],
      ['Unit price', 14, 'right'],
      ['Tax', 10, 'right'],
      ['Total', 14, 'right'],
    ]);
    ruledHead(flow, dealers);
    for (const [name, make, model, price] of [
      ['Refrigerator, french door 25 cf', 'Northgale', 'NG25FDSS', 1899],
      ['Range, gas, 30"', 'Kettlecraft', 'KR30-GX', 1049],
      ['Dishwasher, 24"', 'Kettlecraft', 'KD24-5', 649.99],
      ['Microwave, over range', 'Auralis', 'AM-17', 319],
    ] as const) {
      const tax = toAmount((price * 0.081).toFixed(4));
      ruledRow(flow, dealers, [
        name,
        make,
        model,
        `${extra.int(2, 14)} yr`,
        '1',
        `$${money(price)}`,
        `$${money(tax)}`,
        `$${money(toAmount(sum([price, tax])))}`,
      ]);
    }
    flow.startPage('other');
    flow.line([{ text: 'Shingle Match Report 4410-B', x: left, bold: true, size: 14 }]);
    flow.space(0.6);
    for (const [a, b] of [
      ['Sample', 'Laminated fiberglass, 12" x 36", weight 247 lb./SQ'],
      ['Closest match 1', 'Ridgewell Heritage, Weathered Slate - $132.28 per SQ, 3.00 BD per SQ'],
      ['Closest match 2', 'Summit Timberline, Pewter - $128.90 per SQ'],
      ['Distributor', '2.4 miles, in stock 41 SQ, lead time 2 DA'],
      ['Match quality', '83.5 %'],
    ])
      flow.line([
        { text: a ?? '', x: left, bold: true },
        { text: b ?? '', x: left + 120 },
      ]);
    flow.startPage('other');
    flow.line([{ text: 'Aerial Roof Report', x: left, bold: true, size: 14 }]);
    flow.space(0.6);
    for (const [a, b] of [
      ['Total roof area', '2,871 sq ft'],
      ['Ridges', '51 ft (2 ridges)'],
      ['Hips', '22 ft (2 hips)'],
      ['Valleys', '64 ft (4 valleys)'],
      ['Rakes', '96 ft (6 rakes)'],
      ['Eaves', '212 ft (5 eaves)'],
      ['Step flashing', '18 ft (2 lengths)'],
      ['Predominant pitch', '8/12'],
    ])
      flow.line([
        { text: a ?? '', x: left },
        { text: b ?? '', x: left + 220, align: 'right' },
      ]);
    flow.space(0.8);
    const wastes = plain([
      ['Waste %', 16, 'left'],
      ['0%', 12, 'right'],
      ['10%', 12, 'right'],
      ['12%', 12, 'right'],
      ['15%', 12, 'right'],
      ['17%', 12, 'right'],
      ['20%', 12, 'right'],
    ]);
    ruledHead(flow, wastes);
    ruledRow(flow, wastes, ['Area (sq ft)', '2,871', '3,158', '3,216', '3,302', '3,359', '3,445']);
    ruledRow(flow, wastes, ['Squares', '28.71', '31.58', '32.16', '33.02', '33.59', '34.45']);

    flow.startPage('other');
    centered(flow, 'Recoverable Depreciation Holdback Worksheet', 12);
    flow.space(0.6);
    const holdback = plain([
      ['Line', 7, 'left'],
      ['Description', 48, 'left'],
      ['Estimated RCV', 16, 'right'],
      ['Holdback', 14, 'right'],
      ['Invoiced', 14, 'right'],
      ['Due', 14, 'right'],
    ]);
    ruledHead(flow, holdback);
    flow.continuation = () => ruledHead(flow, holdback);
    for (const item of scope.items.filter(
      ({ depreciation, recoverable }) => depreciation > 0 && recoverable,
    ))
      ruledRow(flow, holdback, [
        item.number,
        wordsOf(item),
        money(item.rcv),
        money(item.depreciation),
        '',
        '',
      ]);
    flow.continuation = null;
    flow.startPage('other');
    flow.line([{ text: 'QUICK DRY SERVICES - INVOICE 20418', x: left, bold: true, size: 13 }]);
    flow.space(0.6);
    const vendor = plain([
      ['Description', 50, 'left'],
      ['Qty', 10, 'right'],
      ['Unit', 8, 'left'],
      ['Rate', 14, 'right'],
      ['Amount', 16, 'right'],
    ]);
    ruledHead(flow, vendor);
    for (const [words, quantity, unit, rate] of [
      ['Emergency service call', 1, 'EA', 212.5],
      ['Water extraction', 340, 'SF', 0.62],
      ['Air mover, 4 x 3 days', 12, 'DA', 27.5],
      ['Dehumidifier, 1 x 3 days', 3, 'DA', 98.4],
    ] as const)
      ruledRow(flow, vendor, [
        words,
        String(quantity),
        unit,
        money(rate),
        money(toAmount((quantity * rate).toFixed(4))),
      ]);
    ruledRow(flow, vendor, ['Total', '', '', '', '1,048.50'], { bold: true });
    drawPhotoSheet(flow, extra.fork('photos'), 1);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
