import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem } from '../../model.ts';
import { rewordLines } from '../content/list-words.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawBody, ladder, leaveOpen, settled } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside'),
  place('Living / Dining', 'inside'),
  place('Bedroom 1', 'inside'),
  place('Basement', 'wet'),
  place('Roof', 'roof'),
  place('Exterior - South', 'elevation'),
  place('Fence', 'yard'),
];

/** `123.52 (8%)`, a dash where nothing is taken. */
const wear = (item: ModelItem): string =>
  item.depreciation === 0
    ? '-'
    : `${money(item.depreciation)} (${String(item.depreciationPercent ?? 0)}%)`;

/**
 * The second largest program's print by room: heads in two small lines, depreciation with its
 * percentage in one cell, and below each row what of its cost is labor, material and equipment.
 */
export const pricedBreakdownPlatform: Print = {
  name: 'priced-breakdown-platform',
  open: true,
  lines: [5, 16, 33, 60, 112],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Northern Shield Insurance', {
      taxPercent: 6.25,
      overheadProfit: true,
      depreciated: 0.7,
      lost: 0,
      capPercent: 100,
      notes: 0.2,
      machine: 0,
      minimums: 0,
    });
    rewordLines(random.fork('words'), scope, 0.4);
    const { facts, totals } = scope;
    const style = printStyle({
      family: random.pick(['liberation', 'helvetica']),
      size: 8,
      leading: 1.25,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 54,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Northern Shield Insurance', x: left, bold: true, size: 10 }, 30);
      flow.mark({ text: `Claim #: ${facts.claimNumber}`, x: right, align: 'right', size: 7 }, 30);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: `Printed ${usDate(facts.dateEntered)} 10:42 AM`, x: left, size: 7 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Property Estimate', x: left, bold: true, size: 16 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Insured', facts.insuredName],
      ['Loss Address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim Number', facts.claimNumber],
      ['Policy Number', facts.policyNumber],
      ['Date of Loss', usDate(facts.dateOfLoss)],
      ['Peril', facts.typeOfLoss],
      ['Adjuster', facts.claimRepresentative],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 110 },
      ]);
    const stops = [222, 264, 300, 344, 396, 474, right - left].map((x) => left + x);
    const heads = [
      ['', 'Quantity'],
      ['Unit', 'Cost'],
      ['Sales', 'Tax'],
      ['', 'O & P'],
      ['Replacement', 'Cost'],
      ['', 'Depreciation'],
      ['Actual', 'Cash Value'],
    ];
    const row = (texts: readonly string[], own: Partial<Cell> = {}): Cell[] =>
      texts.map((text, index) => ({
        text,
        x: stops[index] ?? right,
        align: 'right' as const,
        ...own,
      }));
    const sums = ({ tax, overheadProfit, rcv, depreciation, acv }: Amounts): Cell[] =>
      row(['', '', ...[tax, overheadProfit, rcv, depreciation, acv].map(money)], { bold: true });
    flow.startPage('items');
    const parts = random.fork('parts');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: () => {},
      place: (its) => {
        flow.space(0.8);
        flow.sheet.marks.push({
          kind: 'box',
          x: left - 3,
          y: flow.y - 2,
          width: right - left + 6,
          height: 15,
          gray: 0.88,
        });
        flow.line([{ text: its.name, x: left, bold: true, size: 10 }], 16);
        const d = its.dimensions;
        if (d.sfWalls !== undefined)
          flow.line([
            {
              text: `Ceiling Height ${its.height}   Walls ${money(d.sfWalls)} SF   Ceiling ${money(d.sfCeiling ?? 0)} SF   Floor ${money(d.sfFloor ?? 0)} SF   Perimeter ${money(d.lfFloorPerimeter ?? 0)} LF`,
              x: left,
              size: 7,
            },
          ]);
        flow.space(0.3);
      },
      head: () => {
        const small = { bold: true, size: 7 };
        flow.line(
          row(
            heads.map(([first = '']) => first),
            small,
          ),
          8.5,
        );
        flow.line([
          { text: 'No.', x: left, ...small },
          { text: 'Item Description', x: left + 24, ...small },
          ...row(
            heads.map(([, second = '']) => second),
            small,
          ),
        ]);
        flow.rule(left - 3, right + 3, 0.8);
        flow.y += 3;
      },
      section: () => {},
      row: (item) => {
        const words = flow.wrap(worded(item, 'verbs'), 150);
        flow.need(flow.leading * (words.length + 1.5));
        const { page } = flow;
        for (const [index, text] of words.entries())
          flow.line([
            ...(index === 0 ? [{ text: item.number, x: left }] : []),
            { text, x: left + 24 },
            ...(index === 0
              ? row([
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  wear(item),
                  money(item.acv),
                ])
              : []),
          ]);
        const labor = toAmount((item.lineItemTotal * parts.between(0.3, 0.9)).toFixed(2));
        flow.line([
          {
            text: `Labor ${money(labor)}   Material ${money(toAmount((item.lineItemTotal - labor).toFixed(2)))}   Equipment 0.00`,
            x: left + 34,
            size: 6.5,
            italic: true,
          },
        ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left + 34, width: 330 });
        flow.rule(left, right, 0.2);
        flow.y += 3;
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.line([
          {
            text: kind === 'room' ? `${name} Subtotal` : 'Estimate Total',
            x: left + 24,
            bold: true,
          },
          ...sums(amounts),
        ]);
        flow.space(0.5);
        // Named in words of its own, which say nothing of the estimate's name.
        return kind === 'room';
      },
      continued: (its) => flow.line([{ text: `${its.name} (continued)`, x: left, bold: true }]),
      truth: (item, page) =>
        truthOfForeign(
          item,
          page,
          {
            printed: ['unitPrice', 'tax', 'overheadProfit', 'rcv', 'depreciation', 'acv'],
            style,
            layer,
            wording: 'verbs',
            numbered: true,
          },
          {
            ...(item.depreciation === 0
              ? { depreciation: null }
              : { depreciationPercent: item.depreciationPercent }),
            unjudged: ['f9Note', 'machineNotes'],
          },
        ),
    });
    flow.startPage('summary');
    const [sum] = coverageSums(scope);
    if (sum === undefined) throw new Error('A scope has a coverage.');
    const deductible = random.pick([500, 1000]);
    const { acv, net } = settled(sum, deductible);
    flow.line([{ text: 'Summary - Building', x: left, bold: true, size: 12 }]);
    flow.space(0.6);
    ladder(
      flow,
      [
        ['Replacement Cost', money(totals.rcv)],
        ['Less Depreciation', `(${money(totals.depreciation)})`],
        ['Actual Cash Value', money(acv), true, true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', money(net), true, true],
      ],
      left + 20,
      left + 360,
    );
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: 'Building',
            lineItemTotal: null,
            rcv: totals.rcv,
            acv,
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
        },
      },
    };
  },
};
