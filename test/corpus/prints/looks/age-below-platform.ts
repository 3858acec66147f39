import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem } from '../../model.ts';
import type { Place } from '../content/scope.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type BodyLook, drawBody, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { grayLine } from '../drawing/table.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: ['Main Floor'],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside'),
  place('Master Bedroom', 'inside'),
  place('Hallway', 'inside'),
  place('Bathroom', 'wet'),
  place('Exterior Front', 'elevation'),
];

const least = 'Minimum Charge Adjustments';

const verbs: Readonly<Record<string, string>> = {
  '&': 'Remove & Replace',
  '+': 'Replace',
  '-': 'Remove',
  R: 'Detach & Reset',
};

/**
 * A claims platform's print of a second carrier: what is done in a column before the thing, prices
 * with the unit behind a slash, and below each row that loses value a small gray line of its age,
 * life, per cent and amount in words; items of a room counted in its sum's label.
 */
export const ageBelowPlatform: Print = {
  name: 'age-below-platform',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Ironbridge Insurance Group', {
      taxPercent: 6,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.2,
      capPercent: 80,
      notes: 0.15,
      machine: 0,
      minimums: 2,
    });
    if (scope.minimums !== null) {
      scope.minimums.name = least;
      for (const item of scope.minimums.items) {
        item.room = least;
        item.path = [least];
      }
    }
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 62,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const [act, words, qty, price, tax, rcv, lost, acv] = [
      left + 22,
      left + 96,
      left + 282,
      left + 346,
      left + 386,
      left + 436,
      left + 486,
      right,
    ];
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 30);
      flow.mark({ text: 'Structural Repair Estimate', x: right, align: 'right', size: 11 }, 30);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Claim # ${facts.claimNumber}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 306, align: 'center', size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value, other, its] of [
      ['Insured', facts.insuredName, 'Claim Number', facts.claimNumber],
      ['Loss Location', facts.propertyStreet, 'Policy Number', facts.policyNumber],
      ['', facts.propertyTown, 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Phone', facts.phone, 'Type of Loss', facts.typeOfLoss],
      ['Adjuster', facts.claimRepresentative, 'Price Database', 'Q2 2026 - Region 114'],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 90 },
        { text: other, x: left + 290, bold: true },
        { text: its, x: left + 390 },
      ]);
    flow.startPage('items');
    const figures = (of: Amounts, bold: boolean) =>
      (
        [
          [tax, `$${money(of.tax)}`],
          [rcv, `$${money(of.rcv)}`],
          [lost, `$${money(of.depreciation)}`],
          [acv, `$${money(of.acv)}`],
        ] as const
      ).map(([x, text]) => ({ text, x, align: 'right' as const, bold }));
    const look: BodyLook = {
      together: flow.leading * 9,
      area: (name) => {
        flow.line([{ text: `Floor Plan: ${name}`, x: left, bold: true, size: 12 }]);
        flow.space(0.4);
      },
      place: (its: Place) => {
        flow.space(0.6);
        flow.line([{ text: its.name, x: left, bold: true, size: 10.5 }]);
        const d = its.dimensions;
        if (its.height !== null && d.sfWalls !== undefined) {
          grayLine(
            flow,
            [
              { text: `Height: ${its.height} Flat`, x: left, size: 7.5 },
              { text: `Walls: ${money(d.sfWalls)} SF`, x: left + 110, size: 7.5 },
              { text: `Floor: ${money(d.sfFloor ?? 0)} SF`, x: left + 210, size: 7.5 },
              { text: `Ceiling: ${money(d.sfCeiling ?? 0)} SF`, x: left + 310, size: 7.5 },
              {
                text: `Perim (F): ${money(d.lfFloorPerimeter ?? 0)} LF`,
                x: left + 410,
                size: 7.5,
              },
            ],
            0.3,
          );
        }
        flow.space(0.3);
      },
      head: () => {
        const bold = true;
        flow.line([
          { text: '#', x: left, bold },
          { text: 'Action', x: act, bold },
          { text: 'Description', x: words, bold },
          { text: 'Qty', x: qty, align: 'right', bold },
          { text: 'Unit Price', x: price, align: 'right', bold },
          { text: 'Tax', x: tax, align: 'right', bold },
          { text: 'RC', x: rcv, align: 'right', bold },
          { text: 'Dep', x: lost, align: 'right', bold },
          { text: 'ACV', x: acv, align: 'right', bold },
        ]);
        flow.rule(left, right, 0.8);
        flow.y += 2;
      },
      section: () => undefined,
      row: (item: ModelItem) => {
        const text = flow.wrap(item.description, qty - 48 - words);
        const doing = flow.wrap(verbs[item.activity] ?? '', words - act - 4);
        const most = Math.max(text.length, doing.length);
        flow.need(flow.leading * (most + 1));
        const { page } = flow;
        for (let line = 0; line < most; line++)
          flow.line([
            ...(line === 0 ? [{ text: item.number, x: left }] : []),
            { text: doing[line] ?? '', x: act },
            { text: text[line] ?? '', x: words },
            ...(line > 0
              ? []
              : [
                  { text: `${money(item.quantity)}`, x: qty, align: 'right' as const },
                  {
                    text: `$${money(item.unitPrice)}/${item.unit}`,
                    x: price,
                    align: 'right' as const,
                  },
                  ...figures(item, false),
                ]),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.depreciation !== 0)
          grayLine(
            flow,
            [
              {
                text: `Age: ${item.ageYears} yr  Life: ${item.lifeYears ?? 0} yr  Depreciation: ${(item.depreciationPercent ?? 0).toFixed(2)}% ${item.recoverable ? 'Recoverable' : 'Non-Recoverable'}`,
                x: words,
                size: 7,
              },
            ],
            0.4,
          );
        if (item.note !== null)
          flow.paragraph(`Note: ${item.note}`, { x: words, width: 300, italic: true });
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.4);
        flow.y += 2;
        const count =
          kind === 'room'
            ? (scope.places.find((its) => its.name === name)?.items.length ?? 0)
            : kind === 'labor_minimums'
              ? (scope.minimums?.items.length ?? 0)
              : scope.items.length - (kind === 'level' ? (scope.minimums?.items.length ?? 0) : 0);
        const label = kind === 'line_items' ? 'Estimate' : name;
        flow.line([
          { text: `${label} - Subtotal (${count} items)`, x: left, bold: true },
          ...figures(amounts, true),
        ]);
        flow.space(0.5);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `${its.name} (con't)`, x: left, bold: true, size: 10.5 }]);
        flow.space(0.2);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, {
          layout: 7,
          printed: [
            'unitPrice',
            'tax',
            'rcv',
            'depreciation',
            'depreciationRecoverable',
            'acv',
            'ageYears',
            'lifeYears',
            'depreciationPercent',
          ],
          style,
          layer,
        });
        return {
          ...truth,
          descriptionAsPrinted: item.description,
          ...(item.depreciation === 0
            ? { ageYears: null, lifeYears: null, depreciationPercent: null }
            : {}),
          ...(item.note === null
            ? {}
            : { alsoRight: { ...truth.alsoRight, f9Note: [`Note: ${item.note}`] } }),
          unjudged: [
            ...(truth.unjudged ?? []),
            'flags',
            // The line of age may be kept as the machine's note.
            'machineNotes',
            ...(item.laborMinimum ? ['activity'] : []),
          ],
        };
      },
    };
    const body = drawBody(flow, scope, look);
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    const { totals } = scope;
    const lostForGood = toAmount(
      scope.items
        .reduce((all, item) => all + (item.recoverable ? 0 : item.depreciation), 0)
        .toFixed(2),
    );
    const back = toAmount((totals.depreciation - lostForGood).toFixed(2));
    const deductible = 1500;
    const net = toAmount((totals.acv - deductible).toFixed(2));
    flow.line([{ text: 'Estimate Summary', x: left, bold: true, size: 12 }]);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Subtotal', `$${money(totals.lineItemTotal)}`],
        ['Sales Tax', `$${money(totals.tax)}`],
        ['Replacement Cost', `$${money(totals.rcv)}`, true],
        ['Recoverable Depreciation', `-$${money(back)}`],
        ['Non-Recoverable Depreciation', `-$${money(lostForGood)}`],
        ['Actual Cash Value', `$${money(totals.acv)}`, true],
        ['Deductible', `-$${money(deductible)}`],
        ['Net Claim', `$${money(net)}`, true, true],
      ],
      left + 60,
      left + 400,
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: body.items,
        // The least charges stand as a room of their own.
        rooms: [...body.rooms, ...(scope.minimums === null ? [] : [[least]])],
        // The last sum bears no name of the estimate.
        totals: body.totals.filter(({ kind }) => kind !== 'line_items'),
        summaries: [
          {
            coverage: null,
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: totals.acv,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
