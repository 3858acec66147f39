import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type BodyLook, drawBody, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const building = 'Coverage A - Building';
const goods = 'Coverage B - Contents';

const place = (name: string, trade: PlaceSpec['trade'], coverage = building): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage,
});

const places: readonly PlaceSpec[] = [
  place('CLEAN-UP', 'wet'),
  place('KITCHEN', 'inside'),
  place('LIVING ROOM', 'inside'),
  place('BEDROOM 1', 'inside'),
  place('EXTERIOR', 'elevation'),
  place('CONTENTS', 'contents', goods),
];

const acts: Readonly<Record<string, string>> = { '&': 'R&R', '+': 'RPL', '-': 'REM', R: 'D&R' };

/**
 * A flood adjuster's worksheet from a program of its own, in a typewriter's letters: lines counted
 * in three digits, what is done in three letters, quantity and unit apart, the per cent lost as a
 * whole number before its amount, rooms in capitals with their size, building and contents with a
 * sum of their own each; the form that is signed sums both once more.
 */
export const courierFloodLedger: Print = {
  name: 'courier-flood-ledger',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Tidewater Flood Insurance', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 1,
      capPercent: 80,
      notes: 0.1,
      machine: 0,
      minimums: 0,
    });
    // The worksheet takes whole per cents.
    for (const item of scope.items) {
      if (item.depreciation === 0) continue;
      const share = Math.max(1, Math.round(item.depreciationPercent ?? 0));
      item.depreciationPercent = share;
      item.depreciationMark = null;
      item.depreciation = toAmount(((item.rcv * share) / 100).toFixed(4));
      item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
    }
    for (const [index, item] of scope.items.entries())
      item.number = String(index + 1).padStart(3, '0');
    const sums = (items: typeof scope.items, key: 'rcv' | 'depreciation' | 'acv'): number =>
      toAmount(items.reduce((all, item) => all + item[key], 0).toFixed(2));
    for (const amounts of [
      ...scope.places.map((its) => ({ of: its.totals, items: its.items })),
      { of: scope.totals, items: scope.items },
    ])
      for (const key of ['rcv', 'depreciation', 'acv'] as const)
        amounts.of[key] = sums(amounts.items, key);
    const { facts } = scope;
    const style = printStyle({
      family: 'courier',
      size: 8,
      leading: 1.2,
      marginLeft: 36,
      marginRight: 30,
      marginTop: 76,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['spaced-line', 'word', 'cell'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'BAYLINE CATASTROPHE ADJUSTERS', x: left, bold: true, size: 10 }, 30);
      flow.mark({ text: `RUN DATE ${usDate(facts.dateEntered)}`, x: right, align: 'right' }, 30);
      flow.mark({ text: `INSURED: ${facts.insuredName.toUpperCase()}`, x: left }, 44);
      flow.mark({ text: `POLICY: ${facts.policyNumber}`, x: left + 250 }, 44);
      flow.mark({ text: `PAGE ${flow.page}`, x: right, align: 'right' }, 44);
      flow.mark({ text: `LOSS: ${usDate(facts.dateOfLoss)}`, x: left }, 54);
      flow.mark({ text: `FILE: ${facts.claimNumber}`, x: left + 250 }, 54);
    };
    flow.startPage('cover');
    for (const [label, value] of [
      ['INSURED', facts.insuredName.toUpperCase()],
      ['LOCATION', facts.propertyStreet],
      ['', facts.propertyTown],
      ['CARRIER', facts.carrierName],
      ['POLICY NO.', facts.policyNumber],
      ['CLAIM NO.', facts.claimNumber],
      ['DATE OF LOSS', usDate(facts.dateOfLoss)],
      ['CAUSE', 'FLOOD - 26 IN. INTERIOR WATER LINE'],
      ['ADJUSTER', `${facts.estimator}  FCN 0003114488`],
      ['BUILDING LIMIT', '$250,000.00   DEDUCTIBLE $2,000.00'],
      ['CONTENTS LIMIT', '$60,000.00   DEDUCTIBLE $2,000.00'],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 110 },
      ]);
    flow.startPage('items');
    const stops = {
      act: left + 24,
      words: left + 50,
      qty: left + 270,
      unit: left + 276,
      cost: left + 346,
      rcv: left + 410,
      share: left + 442,
      lost: left + 490,
      acv: right,
    };
    const size = random.fork('size');
    let opened: string | null = null;
    const look: BodyLook = {
      together: flow.leading * 7,
      area: () => undefined,
      place: (its) => {
        if (opened !== its.coverage) {
          flow.space(0.8);
          flow.line([{ text: its.coverage.toUpperCase(), x: left, bold: true, size: 10 }]);
          opened = its.coverage;
        }
        flow.space(0.7);
        flow.line([
          { text: `ROOM: ${its.name}`, x: left, bold: true },
          ...(its.height === null
            ? []
            : [
                {
                  text: `${size.int(9, 22)}'${size.int(0, 11)}" X ${size.int(8, 16)}'0" X ${its.height}`,
                  x: left + 220,
                },
              ]),
        ]);
      },
      head: () => {
        flow.line([
          { text: 'LN', x: left },
          { text: 'ACT', x: stops.act },
          { text: 'DESCRIPTION', x: stops.words },
          { text: 'QTY', x: stops.qty, align: 'right' },
          { text: 'UM', x: stops.unit },
          { text: 'UNIT COST', x: stops.cost, align: 'right' },
          { text: 'RCV', x: stops.rcv, align: 'right' },
          { text: 'DEP%', x: stops.share, align: 'right' },
          { text: 'DEPREC', x: stops.lost, align: 'right' },
          { text: 'ACV', x: stops.acv, align: 'right' },
        ]);
        flow.line([{ text: '-'.repeat(Math.floor((right - left) / 4.8)), x: left }]);
      },
      section: () => undefined,
      row: (item) => {
        const words = flow.wrap(item.description.toUpperCase(), 172);
        flow.need(flow.leading * words.length);
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            ...(index === 0
              ? [
                  { text: item.number, x: left },
                  { text: acts[item.activity] ?? '', x: stops.act },
                ]
              : []),
            { text, x: stops.words },
            ...(index > 0
              ? []
              : [
                  { text: money(item.quantity), x: stops.qty, align: 'right' as const },
                  { text: item.unit, x: stops.unit },
                  { text: money(item.unitPrice), x: stops.cost, align: 'right' as const },
                  { text: money(item.rcv), x: stops.rcv, align: 'right' as const },
                  {
                    text: item.depreciation === 0 ? '0' : String(item.depreciationPercent ?? 0),
                    x: stops.share,
                    align: 'right' as const,
                  },
                  { text: money(item.depreciation), x: stops.lost, align: 'right' as const },
                  { text: money(item.acv), x: stops.acv, align: 'right' as const },
                ]),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(`** ${item.note}`, { x: stops.words, width: 400 });
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.line([
          {
            text: kind === 'line_items' ? 'TOTAL ALL COVERAGES' : `TOTAL ${name}`,
            x: stops.words,
            bold: true,
          },
          { text: money(amounts.rcv), x: stops.rcv, align: 'right', bold: true },
          { text: money(amounts.depreciation), x: stops.lost, align: 'right', bold: true },
          { text: money(amounts.acv), x: stops.acv, align: 'right', bold: true },
        ]);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `ROOM: ${its.name} (CONTINUED)`, x: left, bold: true }]);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, {
          layout: 7,
          printed: ['unitPrice', 'rcv', 'depreciation', 'depreciationPercent', 'acv'],
          style,
          layer,
        });
        const text = item.description.toUpperCase();
        return {
          ...truth,
          description: text,
          descriptionAsPrinted: text,
          depreciationPercent: item.depreciation === 0 ? 0 : item.depreciationPercent,
          alsoRight: {
            ...truth.alsoRight,
            ...(item.note === null ? {} : { f9Note: [`** ${item.note}`] }),
          },
          unjudged: [...(truth.unjudged ?? []), 'recoverable', 'flags', 'section'],
        };
      },
    };
    const body = drawBody(flow, scope, look);
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    flow.line([{ text: 'STATEMENT OF LOSS', x: left + 200, bold: true, size: 10 }]);
    const summaries = coverageSums(scope).map(({ name, items }) => {
      const [rcv, lost, acv] = [
        sums(items, 'rcv'),
        sums(items, 'depreciation'),
        sums(items, 'acv'),
      ];
      const net = Math.max(0, toAmount((acv - 2000).toFixed(2)));
      flow.space(1);
      flow.line([{ text: name.toUpperCase(), x: left + 40, bold: true }]);
      ladder(
        flow,
        [
          ['REPLACEMENT COST VALUE', money(rcv)],
          ['LESS DEPRECIATION', money(lost)],
          ['ACTUAL CASH VALUE', money(acv)],
          ['LESS DEDUCTIBLE', money(2000)],
          ['NET CLAIM', money(net), true],
        ],
        left + 60,
        left + 400,
      );
      return { coverage: name, lineItemTotal: null, rcv, acv, deductible: 2000, netClaim: net };
    });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: body.items,
        rooms: body.rooms,
        // The sum of all coverages bears no name of the estimate.
        totals: body.totals.filter(({ kind }) => kind !== 'line_items'),
        summaries: summaries.map((summary) => ({
          ...summary,
          alsoCalled: [
            summary.coverage.toUpperCase(),
            summary.coverage.slice('Coverage A - '.length),
            summary.coverage.slice('Coverage A - '.length).toUpperCase(),
          ],
        })),
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName.toUpperCase(),
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
