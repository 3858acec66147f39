import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import type { Random } from '../../random.ts';
import { chargedLine, type PlanLine, planLines } from '../content/plan-work.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { planGrid } from '../drawing/plan-grid.ts';
import { printStyle } from '../drawing/print-style.ts';
import { openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Where = 'roof' | 'outside' | 'windows' | 'inside';

/** A plan and the parts of it that are summed apart; the first has no head of a trade. */
const plans: readonly {
  kind: string;
  plan: string;
  parts: readonly (readonly [part: string, where: Where])[];
}[] = [
  {
    kind: 'ROOFPLAN',
    plan: 'Aerial XML 1 - 23788523',
    parts: [
      ['Windows', 'windows'],
      ['Roof', 'roof'],
    ],
  },
  {
    kind: 'EXTERIOR PLAN',
    plan: 'Exterior Plan',
    parts: [
      ['Front', 'outside'],
      ['Rear', 'outside'],
    ],
  },
  {
    kind: 'FLOORPLAN',
    plan: 'Main Floor',
    parts: [
      ['Kitchen', 'inside'],
      ['Hall', 'inside'],
      ['Bedroom', 'inside'],
    ],
  },
  { kind: 'ROOFPLAN', plan: 'Detached Garage', parts: [['Garage Roof', 'roof']] },
];

const authorities = [
  ['State', 2.9],
  ['City', 3.46],
  ['County', 0.5],
  ['Special', 1.1],
] as const;

const taxPercent = 7.96;
const deductible = 1500;

const dollars = (value: number): string => (value < 0 ? `$(${money(-value)})` : `$${money(value)}`);

const measuresOf = (random: Random, where: string): string[] => {
  const big = random.int(80_000, 300_000) / 100;
  if (where === 'roof')
    return [
      `Roof area:  ${money(big)} SF     Squares:  ${(big / 100).toFixed(1)} SQ     Soffit:  0.00 SF`,
      `Eaves:  ${money(big / 11)} LF     Ridge:  ${money(big / 64)} LF`,
    ];
  if (where === 'inside')
    return [
      `Length: ${random.int(9, 22)}'${random.int(1, 11)}"   Width: ${random.int(8, 17)}'   Height: 8' Flat`,
      `Walls: ${money(big / 6)} SF   Floor: ${money(big / 15)} SF   Perim (F): ${money(big / 40)} LF`,
    ];
  return [];
};

/**
 * A national carrier's report of a claims platform: plans that hold parts with sums of their own and
 * are summed themselves, with no sum below the last plan's; a first part whose trade is headed in
 * small letters and set in, a next one without; a numbered line that says something and prices
 * nothing; sums that count more lines than are printed; a tax for each authority on the last page.
 */
export const areasWithinPlansCarrier: Print = {
  name: 'areas-within-plans-carrier',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Harbor Commonwealth Mutual Insurance');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation', 'times']),
      size: random.pick([7.5, 8]),
      marginLeft: 26,
      marginRight: 26,
      marginTop: 40,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned', 'glyph'] as const),
            order: random.pick(['reading', 'tables-last', 'columns'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const bold = random.chance(0.75);
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.carrierName, x: left, size: 6.5 }, foot);
      flow.mark(
        {
          text: `Claim ${facts.claimNumber}   Page ${flow.page}`,
          x: right,
          align: 'right',
          size: 6.5,
        },
        foot,
      );
    };
    flow.startPage('cover');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 11 }]);
    for (const text of ['PO Box 5014', 'Scranton, PA 18505-5014', ''])
      flow.line([{ text, x: left }]);
    for (const [label, value, other, its] of [
      ['CLAIM NO.:', facts.claimNumber, 'INSURED:', facts.insuredName],
      ['Date of Loss:', usDate(facts.dateOfLoss), 'Home Phone:', facts.phone],
      ['Deductible:', dollars(deductible), 'Loss address:', facts.propertyStreet],
      ['Type of Claim:', facts.typeOfLoss, '', facts.propertyTown],
      ['Pricing Database:', 'National Data Driven USDC - August', '', ''],
      ['', '2026 (Colorado) (Denver)', '', ''],
      ['Claim Rep:', facts.claimRepresentative, '', ''],
      ['Policy No.:', facts.policyNumber, '', ''],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 84 },
        { text: other, x: left + 300 },
        { text: its, x: left + 370 },
      ]);

    const grid = planGrid(flow, {
      align: 'right',
      stops: [226, 272, 280, 348, 398, 448, 504, 560].map((x) => left + x),
      bold,
      fused: false,
      wordsAt: left + 15,
      wordsWidth: 142,
      noteAt: left + 46,
      operation: 'before',
      amount: dollars,
    });
    const title = `ESTIMATE: ${random.pick(['Structure', 'Dwelling', 'Main Structure'])}`;
    const head = (): void => {
      grid.heads();
      flow.rule(left, right, 0.6);
      flow.y += 3;
      flow.line([
        { text: title, x: left, bold },
        { text: `Claim #${facts.claimNumber}, ${facts.insuredName}`, x: right, align: 'right' },
      ]);
      flow.y += 2;
    };
    flow.startPage('items');
    head();
    flow.continuation = head;

    const pricing = { taxPercent, overheadProfit: false, depreciated: 0.7, mixedBundles: false };
    const used = plans.slice(0, Math.max(1, Math.min(plans.length, Math.round(lines / 9))));
    const parts = used.flatMap((one) => one.parts);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const rooms: string[][] = [];
    const all: PlanLine[] = [];
    const more = random.fork('more');
    let number = 0;
    let remaining = lines - 1;
    const total = (
      kind: TruthTotal['kind'],
      name: string,
      its: readonly PlanLine[],
      count: number,
    ): void => {
      grid.sum(name, count, its);
      totals.push({ kind, name, rcv: addAmounts(its.map(({ rcv }) => rcv)) });
    };
    const place = (line: PlanLine, part: string, plan: string, section: string | null): void => {
      number++;
      const notes = [
        ...(line.wastePercent === null
          ? []
          : [`Includes ${line.wastePercent}% waste on quantity.`]),
        ...(line.rounded === null ? [] : ['Materials quantity bundle rounding applied.']),
        ...(line.conversion === null ? [] : [line.conversion]),
      ];
      items.push(grid.row(number, line, notes, { room: [part, plan], section }));
      flow.space(0.3);
      all.push(line);
    };
    const dumpster = chargedLine(
      'Dumpster, 10 Yard',
      toAmount(random.between(380, 520).toFixed(2)),
      taxPercent,
    );
    for (const [at, { kind, plan, parts: its }] of used.entries()) {
      flow.need(flow.leading * 9);
      flow.space(0.4);
      flow.line([{ text: `${kind}: ${plan}`, x: left, bold }]);
      const planned: PlanLine[] = [];
      let counted = 0;
      if (at === 0) {
        flow.line([{ text: 'General Items', x: left, bold }]);
        flow.line([{ text: 'Debris Removal', x: left + 12, bold }]);
        rooms.push(['General Items']);
        place(dumpster, 'General Items', plan, 'Debris Removal');
        total('room', 'General Items', [dumpster], 1);
        planned.push(dumpster);
        counted++;
      }
      for (const [part, where] of its) {
        const share = Math.max(1, Math.round(remaining / (parts.length - rooms.length + 1)));
        const own = planLines(
          random.fork(part),
          part === 'Windows' ? Math.min(2, share) : share,
          where,
          pricing,
        );
        remaining = Math.max(1, remaining - own.length);
        flow.need(flow.leading * 7);
        flow.line([{ text: part, x: left, bold }]);
        rooms.push([part]);
        for (const text of measuresOf(more, where)) flow.line([{ text, x: left + 22 }]);
        let category: string | null = null;
        let silent = 0;
        for (const line of own) {
          if (part !== 'Windows' && line.category !== category) {
            category = line.category;
            flow.need(flow.leading * 3.5);
            flow.line([{ text: category, x: left, bold }]);
          }
          place(line, part, plan, category);
          if (line.conversion !== null) {
            number++;
            silent++;
            flow.need(flow.leading);
            flow.line([
              { text: String(number), x: left },
              {
                text: 'The quantity of felt has been reduced by the amount of ice and water shield used.',
                x: left + 15,
              },
            ]);
            flow.space(0.3);
          }
        }
        const count = own.length + silent + (more.chance(0.2) ? more.int(1, 4) : 0);
        total('room', part, own, count);
        planned.push(...own);
        counted += count;
      }
      total('level', plan, planned, counted);
    }
    flow.continuation = null;
    openPagesWithoutRows(flow, items);
    const add = (of: (line: PlanLine) => number): number => addAmounts(all.map(of));
    const [rcv, depreciation] = [add((line) => line.rcv), add((line) => line.depreciation)];
    const tax = add((line) => line.tax);
    const subtotal = toAmount(sum([rcv, -tax]));
    const taxes = authorities.map(([name, percent]) => [
      `${name} ${percent.toFixed(3)}% (applies to materials only):`,
      toAmount((tax * (percent / taxPercent)).toFixed(2)),
    ]) as [string, number][];
    const [last] = taxes.slice(-1);
    if (last !== undefined)
      last[1] = toAmount(sum([tax, ...taxes.slice(0, -1).map(([, one]) => -one)]));
    const labor = toAmount((subtotal * 0.74).toFixed(2));
    const afterCosts = toAmount(sum([rcv, -dumpster.rcv, -depreciation]));
    const net = Math.max(0, toAmount(sum([afterCosts, -deductible])));
    const back = toAmount(sum([depreciation, dumpster.rcv]));
    flow.startPage('summary');
    flow.line([{ text: title, x: left, bold }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Total Materials:', toAmount(sum([subtotal, -labor]))],
      ['Total Labor:', labor],
      ['Subtotal:', subtotal],
      ...taxes,
      ['Replacement Cost Value:', rcv],
      ['Replacement Cost on Coverage Building ($566,000.00 limit):', rcv],
      ['Less Debris Removal', -dumpster.rcv],
      ['Less Recoverable Depreciation:', -depreciation],
      ['Net Actual Cash Value on Coverage Building:', afterCosts],
      ['Recoverable Depreciation:', depreciation],
      ['Paid When Incurred: Debris Removal', dumpster.rcv],
      [`Deductible (${dollars(deductible)}):`, -deductible],
      ['Net Estimate:', net],
      ['Total Net Recoverable Depreciation and Costs Incurred:', back],
      [
        'Net Estimate if Depreciation Is Recovered and Costs Are Incurred:',
        toAmount(sum([net, back])),
      ],
    ] as [string, number][]) {
      flow.line([
        { text: label, x: left },
        { text: dollars(value), x: left + 420, align: 'right' },
      ]);
      flow.space(0.2);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms,
        totals,
        summaries: [
          {
            coverage: null,
            alsoCalled: ['Building'],
            lineItemTotal: subtotal,
            rcv,
            acv: null,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          dateOfLoss: facts.dateOfLoss,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
