import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  figures,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  settled,
  wordsOf,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Laundry', 'inside'),
  place('Mud Room', 'inside'),
  place('Rear of House', 'elevation'),
  place('Fence', 'yard'),
  place('Other', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A carrier's desk estimate of a small loss, all of it on one page or two: facts in a frame with
 * small labels above their values, a word to the insured, rooms without measures in the common
 * program's one-line rows, the summary right below the last sum, photographs behind.
 */
export const deskClaimOnePage: Print = {
  name: 'desk-claim-one-page',
  open: false,
  lines: [4, 7, 11, 18, 30],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Blue Heron Insurance', {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0,
      capPercent: 100,
      notes: 0.1,
      machine: 0,
      minimums: 2,
    });
    const { facts } = scope;
    facts.typeOfLoss = random.pick(['Wind', 'Vandalism', 'Water Damage', 'Vehicle']);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8, 8.5, 9]),
      leading: 1.18,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 64,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      page: random.pick(['plain', 'form', 'cropped'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: right, align: 'right', bold: true, size: 14 }, 32);
      flow.mark(
        {
          text: 'Property Desk Team 4 - PO Box 2208, Elm Grove, NE 68102',
          x: right,
          align: 'right',
          size: 7.5,
        },
        44,
      );
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 330, size: 7.5 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    const boxes: readonly (readonly (readonly [label: string, value: string])[])[] = [
      [
        ['Insured', facts.insuredName],
        ['Claim Number', facts.claimNumber],
        ['Policy Number', facts.policyNumber],
      ],
      [
        ['Property', `${facts.propertyStreet}, ${facts.propertyTown}`],
        ['Date of Loss', usDate(facts.dateOfLoss)],
        ['Type of Loss', facts.typeOfLoss],
      ],
      [
        ['Claim Rep.', facts.claimRepresentative],
        ['Estimate', facts.estimateName],
        ['Price List', facts.priceList],
      ],
    ];
    const edges = [left, left + 250, left + 390, right];
    const height = style.size * 2.9;
    for (const row of boxes) {
      const top = flow.y;
      for (const [index, [label, value]] of row.entries()) {
        const [from = left, to = right] = [edges[index], edges[index + 1]];
        flow.sheet.marks.push({
          kind: 'box',
          x: from,
          y: top,
          width: to - from,
          height,
          gray: null,
        });
        flow.mark({ text: label, x: from + 4, size: 6.5 }, top + 8);
        flow.mark({ text: value, x: from + 4 }, top + 9 + style.size * 1.25);
      }
      flow.y = top + height;
    }
    flow.space(0.8);
    flow.paragraph(
      `We wrote this estimate from your 6 photographs and our call. Repairs under $2,500 need no visit; call (555) 555-0161 if your contractor finds more. A payment is on its way.`,
    );
    flow.space(0.6);
    const stops = [248, 306, 350, 404, 460, right - left].map((x) => left + x);
    const body = drawBody(flow, scope, {
      together: flow.leading * 5,
      area: () => undefined,
      place: (its) => {
        flow.space(0.5);
        flow.line([{ text: its.name, x: left, bold: true, size: style.size + 1 }]);
        flow.space(0.1);
      },
      head: () => {
        flow.rule(left, right, 0.6);
        flow.y += 2;
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']).map(
            (cell) => ({ ...cell, bold: true }),
          ),
        ]);
        flow.y += 1;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 186);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: 400 });
        flow.space(0.2);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.4);
        flow.y += 1.5;
        flow.line([
          {
            text: `${kind === 'line_items' ? 'Line Item Totals:' : 'Totals:'} ${name}`,
            x: left,
            bold: true,
          },
          ...figures(stops.slice(2), [
            money(amounts.tax),
            money(amounts.rcv),
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.space(0.3);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    const [its] = coverageSums(scope);
    if (its === undefined) throw new Error('An estimate has a coverage.');
    const deductible = random.pick([100, 250, 500]);
    const { acv, net } = settled(its, deductible);
    flow.need(flow.leading * 15);
    flow.space(1);
    flow.line([{ text: 'Summary for Dwelling', x: left + 150, bold: true, size: style.size + 2 }]);
    flow.space(0.3);
    ladder(
      flow,
      [
        ['Line Item Total', money(its.lineItemTotal)],
        ['Material Sales Tax', money(its.tax)],
        ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
        ['Less Depreciation', `(${money(its.depreciation)})`],
        ['Actual Cash Value', `$${money(acv)}`, true, true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true, true],
        ['Total Recoverable Depreciation', money(its.depreciation)],
        [
          'Net Claim if Depreciation is Recovered',
          `$${money(toAmount((net + its.depreciation).toFixed(2)))}`,
          true,
          true,
        ],
      ],
      left + 150,
      right - 40,
    );
    if (random.chance(0.6)) drawPhotoSheet(flow, random.fork('photos'), 1);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: 'Dwelling',
            lineItemTotal: its.lineItemTotal,
            rcv: its.rcv,
            acv,
            deductible,
            netClaim: net,
          },
        ],
        facts: factsOfCover(scope),
      },
    };
  },
};
