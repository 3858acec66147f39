import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import type { Random } from '../../random.ts';
import { type OperationLine, operationLines } from '../content/operation-items.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** `EXTERIOR PLAN: Exterior Plan`; below it its part, and where its work is. */
const plans = [
  ['EXTERIOR PLAN', 'Exterior Plan', 'Exterior Plan', 'outside'],
  ['ROOFPLAN', 'DWELLING ROOF', 'Roof', 'outside'],
  ['FLOORPLAN', 'Main Floor', 'Great Room', 'inside'],
  ['FLOORPLAN', 'Main Floor', 'Bedroom 2', 'inside'],
  ['FLOORPLAN', 'Lower Level', 'Rec Room', 'inside'],
  ['FLOORPLAN', 'Lower Level', 'Bath', 'inside'],
  ['ROOFPLAN', 'GARAGE ROOF', 'Roof', 'outside'],
  ['EXTERIOR PLAN', 'Garage', 'Garage', 'outside'],
] as const;

const categories: readonly (readonly [word: RegExp, name: string])[] = [
  [/ - (Paint|Seal|Clean)/, 'PAINTING & CLEANING'],
  [/^Drywall/, 'DRYWALL'],
  [/^Batt/, 'HOUSEWRAP / INSULATION'],
  [/^(Base|Quarter|Casing|Door)/, 'DOORS AND TRIM'],
  [/^(Carpet|Laminate|Underlayment)/, 'FLOORING'],
  [/^(Outlet|Light|Smoke)/, 'ELECTRICAL'],
  [/^(Toilet|Vanity)/, 'PLUMBING FIXTURES'],
  [/^(Shingles|Roofing)/, 'ROOFING'],
  [/^(Drip|Ridge|Pipe)/, 'VENTS AND FLASHINGS'],
  [/^Window/, 'WINDOW COVERINGS'],
  [/./, 'SIDING EXTRAS'],
];

const comments = [
  'ACCOUNTS FOR BACK ELEVATION REPLACEMENT AS THERE IS NO WIND\nDAMAGE TO THE LEFT ELEVATION',
  'PER THE INSURED, REPLACED IN 2019\nSEE PHOTO 12',
  'Labor only; owner has 2 boxes of the same material on hand.',
] as const;

const aboveHeads = [
  'BACK LOWER SECTION PAID FOR ON PRIOR CLAIM 056541748 IN THE AMOUNT OF $1,204.11',
  'NO INTERIOR DAMAGE WAS FOUND AT THE TIME OF THE INSPECTION ON 4/09/2026',
] as const;

interface Priced {
  line: OperationLine;
  text: string;
  category: string;
  /** What is priced: by whole bundles, where they are rounded. */
  priced: number;
  profit: number;
  tax: number;
  rcv: number;
  depreciation: number;
  acv: number;
}

const price = (random: Random, line: OperationLine, profits: boolean): Priced => {
  const text = `${line.thing} - ${line.operation.words}`;
  const priced = line.withWaste === null ? line.quantity : Math.ceil(line.withWaste * 3) / 3;
  const whole = toAmount(priced.toFixed(2));
  const cost = toAmount(lineAmount(whole, line.unitPrice));
  const tax = percentOf(line.material, 7.5);
  const profit = profits ? percentOf(cost, 20) : 0;
  const rcv = toAmount(sum([cost, tax, profit]));
  const worn = line.life > 0 && random.chance(0.6) ? Math.min(80, (700 / line.life) % 81) : 0;
  const depreciation = percentOf(rcv, worn);
  return {
    line,
    text,
    category: categories.find(([word]) => word.test(text))?.[1] ?? '',
    priced: whole,
    profit,
    tax,
    rcv,
    depreciation,
    acv: toAmount(sum([rcv, -depreciation])),
  };
};

const dollars = (value: number): string => (value < 0 ? `$(${money(-value)})` : `$${money(value)}`);

/** `6`, `352.34`. */
const plainly = (value: number): string => (Number.isInteger(value) ? String(value) : money(value));

/**
 * A claims platform's report for a national carrier, by plans: words in a column so narrow that
 * they run over three lines, the operation on the last of them; whole quantities bare; rounded
 * quantities in parentheses, which are the ones priced; heads of trades in capitals and adjusters'
 * remarks in capitals, too, some at the heads' own indent; a plan without a row, sums of a plan's
 * part and of the plan, a guide's row without heads on the page before.
 */
export const planHeadedReport: Print = {
  name: 'plan-headed-report',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Copperfield National Insurance Company');
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 8,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 44,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation' && random.chance(0.5)
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'kerned'] as const),
            order: random.pick(['reading', 'tables-last', 'columns'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const profits = random.chance(0.4);
    flow.startPage('cover');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 12 }]);
    for (const text of ['PO Box 5014', 'Scranton, PA 18505-5014', ''])
      flow.line([{ text, x: left }]);
    const mailing = '418 Mailing Rd';
    for (const [label, value, other, its] of [
      ['CLAIM NO.:', facts.claimNumber, 'INSURED:', facts.insuredName],
      ['Date of Loss:', usDate(facts.dateOfLoss), 'Address:', mailing],
      ['Deductible:', '$2,500.00', '', 'Greeley CO  80631'],
      ['Type of Claim:', facts.typeOfLoss, 'Home Phone:', facts.phone],
      ['Pricing Database:', 'National Data Driven USDC - April', '', ''],
      ['', '2026 (Colorado) (Fort Collins)', '', ''],
      ['Claim Rep:', facts.claimRepresentative, '', ''],
      ['Policy No.:', facts.policyNumber, '', ''],
      ['Policy Type:', "Homeowner's", '', ''],
      ['License:', '', 'Loss address:', facts.propertyStreet],
      ['', '', '', facts.propertyTown],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 90 },
        { text: other, x: left + 310 },
        { text: its, x: left + 380 },
      ]);

    const stops = [196, 246, 0, 318, 364, 424, 488, 552].map((x) => left + x);
    const perAt = left + 252;
    flow.startPage('guide');
    flow.line([{ text: 'How to read your estimate', x: left, bold: true, size: 12 }]);
    flow.space(1);
    flow.paragraph('If you have questions about this estimate, please contact us. A sample row:');
    flow.space(0.5);
    flow.line([
      { text: '1', x: left },
      { text: 'Sample item, Standard - Replace', x: left + 14 },
      ...figures([stops[0] ?? 0, stops[1] ?? 0], ['99.99', '$1.00']),
      { text: 'SF', x: perAt },
      ...figures(stops.slice(3), ['$0.00', '$0.00', '$99.99', '$0.00', '$99.99']),
    ]);

    const title = `ESTIMATE: ${random.pick(['Structure', 'Dwelling', 'Structure 2'])}`;
    const head = (): void => {
      flow.line(
        [
          { text: 'Description', x: left },
          ...figures([stops[0] ?? 0, stops[1] ?? 0], ['Quantity', 'Unit Price']),
          { text: 'Per', x: perAt },
          ...figures(stops.slice(3), ['Total O&P', 'Total Taxes', 'RC', 'Depreciation', 'ACV']),
        ].map((cell) => ({ ...cell, bold: true, size: 7.5 })),
      );
      flow.rule(left, right, 0.8);
      flow.y += 3;
      flow.line([
        { text: title, x: left, bold: true },
        {
          text: `Claim #${facts.claimNumber}, ${facts.insuredName}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
      ]);
      flow.y += 2;
    };
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: usDate(facts.dateEntered), x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    head();
    flow.continuation = head;
    flow.line([{ text: 'Completed', x: left + 12 }]);
    const count = Math.max(1, Math.min(plans.length, Math.round(lines / 6)));
    const used = Array.from(
      { length: count },
      (_, index) => plans[Math.floor((index * plans.length) / count)] ?? plans[0],
    );
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const rooms: string[][] = [];
    const all: Priced[] = [];
    const more = random.fork('more');
    let number = 0;
    const subtotal = (name: string, its: readonly Priced[]): void => {
      flow.need(flow.leading * 1.6);
      flow.rule(left, right, 0.4);
      flow.y += 1.5;
      const add = (of: (one: Priced) => number): number => addAmounts(its.map(of));
      flow.line(
        [
          {
            text:
              name === ''
                ? 'Subtotal'
                : `${name} - Subtotal (${its.length} item${its.length === 1 ? '' : 's'})`,
            x: left,
          },
          ...figures(stops.slice(3), [
            dollars(add((one) => one.profit)),
            dollars(add((one) => one.tax)),
            dollars(add((one) => one.rcv)),
            dollars(add((one) => one.depreciation)),
            dollars(add((one) => one.acv)),
          ]),
        ].map((cell) => ({ ...cell, bold: true })),
      );
      flow.space(0.4);
      if (name !== '') totals.push({ kind: 'level', name, rcv: add((one) => one.rcv) });
    };
    const drawRow = (one: Priced, plan: string, room: string): void => {
      number++;
      const parts = flow.wrap(one.text, 112);
      flow.need(flow.leading * parts.length);
      const { page } = flow;
      const { line } = one;
      for (const [index, words] of parts.entries())
        flow.line([
          ...(index === 0 ? [{ text: String(number), x: left }] : []),
          { text: words, x: left + 14 },
          ...(index > 0
            ? []
            : [
                ...figures(
                  [stops[0] ?? 0, stops[1] ?? 0],
                  [
                    line.withWaste === null
                      ? plainly(line.quantity)
                      : `${money(line.withWaste)} (${money(one.priced)})`,
                    dollars(line.unitPrice),
                  ],
                ),
                { text: line.unit, x: perAt },
                ...figures(stops.slice(3), [
                  dollars(one.profit),
                  dollars(one.tax),
                  dollars(one.rcv),
                  dollars(one.depreciation),
                  dollars(one.acv),
                ]),
              ]),
        ]);
      const noted = line.withWaste !== null || more.chance(0.12);
      if (line.withWaste !== null)
        for (const text of [
          `Includes ${more.pick([5, 8, 10])}% waste on quantity.`,
          'Materials quantity bundle rounding applied.',
        ]) {
          flow.need(flow.leading);
          flow.line([{ text, x: left + 34 }]);
        }
      else if (noted)
        for (const text of more.pick(comments).split('\n')) {
          flow.need(flow.leading);
          flow.line([{ text, x: left + 34 }]);
        }
      flow.space(0.35);
      const { activity } = line.operation;
      items.push(
        jobTruth(page, one.text, line.withWaste ?? line.quantity, {
          lineNumber: String(number),
          activity: activity === '+' ? ['+', '&'] : [activity],
          unit: line.unit,
          unitPrice: line.unitPrice,
          tax: one.tax,
          overheadProfit: one.profit,
          rcv: one.rcv,
          depreciation: one.depreciation,
          acv: one.acv,
          room: [room, plan],
          section: one.category,
          alsoRight: {
            description: [line.thing],
            // The rounded quantity is what was priced.
            ...(line.withWaste === null ? {} : { quantity: [String(one.priced)] }),
          },
          unjudged: noted ? ['f9Note', 'machineNotes'] : [],
        }),
      );
      all.push(one);
    };
    let open: { kind: string; plan: string; its: Priced[] } | null = null;
    const close = (): void => {
      if (open !== null) subtotal(open.plan, open.its);
      open = null;
    };
    for (const [index, [kind, plan, room, where]] of used.entries()) {
      if (open === null || (open as { plan: string }).plan !== plan) {
        close();
        flow.need(flow.leading * 9);
        flow.space(0.5);
        flow.line([{ text: `${kind}: ${plan}`, x: left, bold: true }]);
        open = { kind, plan, its: [] };
      }
      flow.need(flow.leading * 7);
      flow.line([{ text: room, x: left + 18, bold: true }]);
      const big = more.int(80_000, 400_000) / 100;
      for (const text of kind === 'ROOFPLAN'
        ? [`Roof area:  ${money(big)} SF     Squares:  ${(big / 100).toFixed(1)} SQ`]
        : kind === 'FLOORPLAN'
          ? [
              `Length: ${more.int(9, 22)}'${more.int(1, 11)}"   Width: ${more.int(8, 17)}'   Height: 8'   Flat`,
              `Walls: ${money(big / 6)} SF   Floor: ${money(big / 15)} SF   Ceiling: ${money(big / 15)} SF`,
            ]
          : [`Exterior:  ${money(big)} SF`, `Building perimeter (ground):  ${money(big / 30)} LF`])
        flow.line([{ text, x: left + 18 }]);
      flow.space(0.4);
      if (more.chance(0.3)) {
        flow.need(flow.leading);
        flow.line([{ text: more.pick(aboveHeads), x: left }]);
      }
      const its = operationLines(
        random.fork(`room${index}`),
        Math.floor(lines / count) + (index < lines % count ? 1 : 0),
        where,
      )
        .map((line) => price(more, line, profits))
        .sort(
          (a, b) =>
            categories.findIndex(([, name]) => name === a.category) -
            categories.findIndex(([, name]) => name === b.category),
        );
      rooms.push([room]);
      let category = '';
      for (const one of its) {
        if (one.category !== category) {
          flow.need(flow.leading * 3.5);
          flow.line([{ text: one.category, x: left, bold: true }]);
          flow.y += 1;
          category = one.category;
        }
        drawRow(one, plan, room);
      }
      subtotal(room, its);
      open?.its.push(...its);
    }
    close();
    if (lines > 12) {
      flow.need(flow.leading * 6);
      flow.line([{ text: 'ROOFPLAN: SHED ROOF', x: left, bold: true }]);
      flow.line([{ text: 'Roof', x: left + 18, bold: true }]);
      flow.line([{ text: 'Roof area:  362.94 SF     Squares:  3.6 SQ', x: left + 18 }]);
      flow.line([
        { text: 'NO COVERAGE AS REPLACEMENT WAS PAID ON PRIOR CLAIM 056541748', x: left },
      ]);
      flow.line([
        { text: 'Roof - Subtotal (0 items)', x: left, bold: true },
        ...figures(stops.slice(3), ['$0.00', '$0.00', '$0.00', '$0.00', '$0.00']),
      ]);
    }
    flow.continuation = null;
    subtotal('', all);
    openPagesWithoutRows(flow, items);
    const add = (of: (one: Priced) => number): number => addAmounts(all.map(of));
    const [rcv, depreciation, acv] = [
      add((one) => one.rcv),
      add((one) => one.depreciation),
      add((one) => one.acv),
    ];
    const net = Math.max(0, toAmount(sum([acv, -2500])));
    flow.startPage('summary');
    flow.line([{ text: 'CLAIM TOTALS', x: left, bold: true, size: 11 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Subtotal:', dollars(toAmount(sum([rcv, -add((one) => one.tax)])))],
      ['Total taxes:', dollars(add((one) => one.tax))],
      ['Replacement cost value:', dollars(rcv)],
      ['Less costs payable when incurred:', '$(0.00)'],
      ['Less Recoverable depreciation (including taxes):', dollars(-depreciation)],
      ['Actual cash value:', dollars(acv)],
      ['Applied deductible:', '$(2,500.00)'],
      ['Net actual cash value:', dollars(net)],
      [
        'Amount payable if depreciation is recovered and costs are\nincurred:',
        dollars(toAmount(sum([net, depreciation]))),
      ],
    ] as const) {
      const [first = '', second] = label.split('\n');
      flow.line([
        { text: first, x: left },
        { text: value, x: left + 330, align: 'right' },
      ]);
      if (second !== undefined) flow.line([{ text: second, x: left }]);
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
            lineItemTotal: null,
            rcv,
            acv,
            deductible: 2500,
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
