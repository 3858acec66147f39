import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { printStyle } from '../drawing/print-style.ts';
import { leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Home',
});

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof'),
  place('Kitchen', 'inside'),
  place('Outside walls', 'elevation'),
  place("Kids' bedroom", 'inside'),
  place('Yard', 'yard'),
];

const names: Readonly<Record<string, string>> = {
  SF: 'sq ft',
  LF: 'ft',
  SQ: 'roofing squares',
  EA: 'each',
  SY: 'sq yd',
  HR: 'hours',
};

/**
 * A young insurer's estimate printed from its web page: each row a bold name with quantity times
 * price in gray below it, and at the right edge three labelled amounts one below the other: what it
 * costs new, what is taken off, what is paid now. The browser's own head and foot on each page.
 */
export const stackedAmountsPortal: Print = {
  name: 'stacked-amounts-portal',
  open: true,
  lines: [5, 14, 24, 40, 70],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Willow Home Insurance', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.65,
      lost: 0,
      capPercent: 80,
      notes: 0,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.3,
      marginLeft: 54,
      marginRight: 54,
      marginTop: 50,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'kerned', 'cell'] as const),
      quotes: 'typographic' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const dollars = (value: number): string => `$${money(value)}`;
    flow.furniture = () => {
      flow.mark({ text: `${usDate(facts.dateEntered)}, 9:41 PM`, x: 24, size: 7.5 }, 20);
      flow.mark({ text: 'Your repair estimate | Willow', x: 260, size: 7.5 }, 20);
      const foot = flow.sheet.height - 18;
      flow.mark(
        { text: 'https://my.willow.example/claims/88140/estimate', x: 24, size: 7.5 },
        foot,
      );
      flow.mark({ text: `${flow.page}/9`, x: 588, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: 'Your repair estimate', x: left, bold: true, size: 20 }]);
    flow.space(0.4);
    for (const text of [
      `Claim ${facts.claimNumber}`,
      `Policyholder ${facts.insuredName}`,
      `Home address ${facts.propertyStreet}, ${facts.propertyTown}`,
      `Date of loss ${usDate(facts.dateOfLoss)}`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    const items: TruthItem[] = [];
    for (const its of scope.places) {
      flow.need(flow.leading * 8);
      flow.line([{ text: its.name, x: left, bold: true, size: 13 }]);
      flow.rule(left, right, 0.8);
      flow.space(0.4);
      for (const item of its.items) {
        const words = flow.wrap(worded(item, 'verbs'), 290, { bold: true });
        const amounts = [
          ['Replacement cost', dollars(item.rcv)],
          ...(item.depreciation === 0 ? [] : [['Depreciation', `-${dollars(item.depreciation)}`]]),
          ['Paid now', dollars(item.acv)],
        ] as const;
        const left_ = [
          ...words.map((text) => ({ text, bold: true, gray: 0 })),
          {
            text: `${item.quantity.toLocaleString('en-US')} ${names[item.unit] ?? item.unit} × ${dollars(item.unitPrice)}`,
            bold: false,
            gray: 0.45,
          },
        ];
        const most = Math.max(left_.length, amounts.length);
        flow.need(flow.leading * (most + 0.6));
        const { page } = flow;
        for (let line = 0; line < most; line++) {
          const before = flow.sheet.marks.length;
          const one = left_[line];
          const amount = amounts[line];
          flow.line([
            ...(one === undefined ? [] : [{ text: one.text, x: left, bold: one.bold }]),
            ...(amount === undefined
              ? []
              : [
                  { text: amount[0] ?? '', x: right - 150 },
                  { text: amount[1] ?? '', x: right, align: 'right' as const },
                ]),
          ]);
          const first = flow.sheet.marks[before];
          if (one !== undefined && first?.kind === 'text') first.gray = one.gray;
        }
        flow.space(0.2);
        flow.rule(left, right, 0.3);
        flow.space(0.4);
        const truth = truthOfForeign(item, page, {
          printed: ['unitPrice', 'rcv', 'depreciation', 'depreciationRecoverable', 'acv'],
          style,
          layer,
          wording: 'verbs',
          numbered: false,
        });
        items.push({
          ...truth,
          // Feet of length, whatever letters stand for them.
          ...(item.unit === 'LF' ? { alsoRight: { ...truth.alsoRight, unit: ['FT'] } } : {}),
          ...(item.depreciation === 0 ? { depreciation: null, depreciationRecoverable: null } : {}),
        });
      }
      flow.space(0.6);
    }
    const net = Math.max(0, toAmount((scope.totals.acv - 1000).toFixed(2)));
    flow.need(flow.leading * 8);
    flow.line([{ text: 'What we pay', x: left, bold: true, size: 13 }]);
    for (const [label, value] of [
      ['Total replacement cost', dollars(scope.totals.rcv)],
      ['Total depreciation', `-${dollars(scope.totals.depreciation)}`],
      ['Your deductible', '-$1,000.00'],
      ['You get now', dollars(net)],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: right, align: 'right' },
      ]);
    leaveOpen(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
