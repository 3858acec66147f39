import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { type PlanLine, planLines } from '../content/plan-work.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { planGrid } from '../drawing/plan-grid.ts';
import { printStyle } from '../drawing/print-style.ts';
import { openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Kind, name, its one part, and what is done there. */
const plans = [
  ['EXTERIOR PLAN', 'Exterior Plan', 'Exterior Plan', 'outside'],
  ['ROOFPLAN', 'DWELLING ROOF', 'Roof', 'roof'],
  ['EXTERIOR PLAN', 'SHOP', 'Shop', 'outside'],
  ['ROOFPLAN', 'SHOP ROOF', 'Roof', 'roof'],
] as const;

const remarks = [
  ['ACCOUNTS FOR BACK ELEVATION REPLACEMENT AS THERE IS NO WIND', 'DAMAGE TO THE LEFT ELEVATION'],
  ['PER THE INSURED THE NORTH SIDE WAS REPLACED AFTER THE STORM OF', '2019'],
  ['OWNER HAS MATERIAL ON HAND'],
] as const;

const aboveRows = [
  'BACK LOWER T-LOCK SECTION PAID FOR ON PRIOR CLAIM 056541748',
  'NO HAIL HITS WERE FOUND ON THE SOUTH FACING SLOPES OF THIS BUILDING',
] as const;

const deductible = 2500;

const dollars = (value: number): string => (value < 0 ? `$(${money(-value)})` : `$${money(value)}`);

/**
 * An insurer's report of a claims platform, printed to a file by another program: one weight of
 * type for heads, rows and sums; row numbers that are one text with their words; figures that begin
 * where their heads do; heads of trades and remarks both in capitals, told apart by where they
 * begin; a part and a plan without a row that are summed nevertheless; a guide's row without heads.
 */
export const oneWeightPlansInsurer: Print = {
  name: 'one-weight-plans-insurer',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Cascade Trust Insurance Company');
    const courier = random.chance(0.5);
    const style = printStyle({
      family: courier ? 'courier' : 'helvetica',
      size: courier ? 7 : 7.5,
      marginLeft: 23,
      marginRight: 10,
      marginTop: 34,
      marginBottom: 40,
      leading: courier ? 1.62 : 1.5,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    flow.startPage('cover');
    for (const text of [facts.carrierName, 'PO Box 999', 'Tacoma, WA 98401-5014'])
      flow.line([{ text, x: left }]);
    for (const [label, value, other, its] of [
      ['CLAIM NO.:', facts.claimNumber, 'INSURED:', facts.insuredName],
      ['   Date of Loss:', usDate(facts.dateOfLoss), 'Address:', '99 Mailing Rd'],
      ['   Deductible:', dollars(deductible), '', 'Greeley CO  80631'],
      ['   Type of Claim:', facts.typeOfLoss, '', ''],
      ['Pricing Database:', 'National Data Driven USDC - April', '', ''],
      ['', '2026 (Colorado) (Fort Collins)', '', ''],
      ['Claim Rep:', facts.claimRepresentative, '', ''],
      ['Policy No.:', facts.policyNumber, '', ''],
      ['Policy Type:', "Homeowner's", '', ''],
      ['License:', '', 'Loss address:', facts.propertyStreet],
      ['', '', '', facts.propertyTown],
    ] as const)
      flow.line([
        { text: label.trim(), x: label.startsWith(' ') ? left + 11 : left },
        { text: value, x: left + 91 },
        { text: other, x: left + 289 },
        { text: its, x: left + 374 },
      ]);
    const grid = planGrid(flow, {
      align: 'left',
      stops: [142, 210, 266, 300, 357, 414, 476, 544].map((x) => left + x),
      bold: false,
      fused: true,
      wordsAt: left + 11,
      wordsWidth: 112,
      noteAt: left + 57,
      operation: 'behind',
      amount: dollars,
    });
    const pricing = {
      taxPercent: 6.4,
      overheadProfit: false,
      depreciated: 0.6,
      mixedBundles: false,
    };
    flow.startPage('other');
    flow.line([{ text: 'If you have questions about this estimate, please contact us.', x: left }]);
    const [sample] = planLines(random.fork('sample'), 1, 'outside', pricing);
    if (sample !== undefined) grid.row(1, sample, [], {});

    const head = (): void => {
      grid.heads();
      flow.line([
        { text: 'ESTIMATE: Structure', x: left },
        { text: `Claim #${facts.claimNumber}, ${facts.insuredName}`, x: left + 374 },
      ]);
    };
    flow.startPage('items');
    head();
    flow.continuation = head;
    flow.line([{ text: 'Completed', x: left + 11 }]);
    const more = random.fork('more');
    const count = Math.max(1, Math.min(plans.length, Math.round(lines / 8)));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const rooms: string[][] = [];
    const all: PlanLine[] = [];
    let number = 0;
    for (const [at, [kind, plan, part, where]] of plans.slice(0, count).entries()) {
      const own = planLines(
        random.fork(plan),
        Math.floor(lines / count) + (at < lines % count ? 1 : 0),
        where,
        pricing,
      );
      flow.need(flow.leading * 9);
      flow.line([{ text: `${kind}: ${plan}`, x: left }]);
      flow.line([{ text: part, x: left + 23 }]);
      const big = more.int(80_000, 400_000) / 100;
      for (const text of where === 'roof'
        ? [`Roof area:  ${money(big)} SF     Squares:  ${(big / 100).toFixed(1)} SQ`]
        : [`Exterior:  ${money(big)} SF`, `Building perimeter (ground):  ${money(big / 30)} LF`])
        flow.line([{ text, x: left + 23 }]);
      if (more.chance(0.5)) flow.line([{ text: more.pick(aboveRows), x: left }]);
      rooms.push([part]);
      let category = '';
      for (const line of own) {
        if (line.category !== category) {
          category = line.category;
          flow.need(flow.leading * 4);
          flow.line([{ text: category, x: left }]);
        }
        number++;
        const notes = [
          ...(line.wastePercent === null
            ? []
            : [`Includes ${line.wastePercent}% waste on quantity.`]),
          ...(line.rounded === null ? [] : ['Materials quantity bundle rounding applied.']),
          ...(more.chance(0.12) ? more.pick(remarks) : []),
        ];
        items.push(grid.row(number, line, notes, { room: [part, plan], section: category }));
        all.push(line);
      }
      grid.sum(part, own.length, own);
      // A part that bears its plan's name is not summed twice.
      totals.push({ kind: 'room', name: part, rcv: addAmounts(own.map(({ rcv }) => rcv)) });
      if (part !== plan) {
        grid.sum(plan, own.length, own);
        totals.push({ kind: 'level', name: plan, rcv: addAmounts(own.map(({ rcv }) => rcv)) });
      }
    }
    if (lines > 12) {
      flow.need(flow.leading * 6);
      for (const [text, at] of [
        ['ROOFPLAN: SHED ROOF', 0],
        ['Roof', 23],
        ['Roof area:  362.94 SF     Squares:  3.6 SQ', 23],
        ['NO COVERAGE AS REPLACEMENT WAS PAID ON PRIOR CLAIM 056541748', 0],
      ] as const)
        flow.line([{ text, x: left + at }]);
      grid.sum('Roof', 1, []);
    }
    flow.continuation = null;
    grid.sum('', 0, all);
    openPagesWithoutRows(flow, items);
    const add = (of: (line: PlanLine) => number): number => addAmounts(all.map(of));
    const [rcv, tax, acv] = [
      add((line) => line.rcv),
      add((line) => line.tax),
      add((line) => line.acv),
    ];
    const depreciation = add((line) => line.depreciation);
    const subtotal = toAmount(sum([rcv, -tax]));
    const net = Math.max(0, toAmount(sum([acv, -deductible])));
    flow.startPage('summary');
    flow.line([{ text: 'CLAIM TOTALS', x: left }]);
    const wraps = random.chance(0.5);
    for (const [label, value] of [
      ['Subtotal:', subtotal],
      ['Total taxes:', tax],
      ['Replacement cost value:', rcv],
      ['Less Recoverable depreciation (including taxes):', -depreciation],
      ['Actual cash value:', acv],
      ['Applied deductible:', -deductible],
      ['Net actual cash value:', net],
      [
        `Amount payable if depreciation is recovered and costs are${wraps ? '\n' : ' '}incurred:`,
        toAmount(sum([net, depreciation])),
      ],
    ] as const) {
      const [first = '', second] = label.split('\n');
      flow.line([
        { text: first, x: left },
        { text: dollars(value), x: left + 318 },
      ]);
      if (second !== undefined) flow.line([{ text: second, x: left }]);
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
          { coverage: null, lineItemTotal: subtotal, rcv, acv, deductible, netClaim: net },
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
