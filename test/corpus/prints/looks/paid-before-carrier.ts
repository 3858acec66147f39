import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, TruthItem, TruthSummary } from '../../model.ts';
import {
  addUp,
  coverageSums,
  makeScope,
  type Place,
  type PlaceSpec,
  priceLine,
} from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  figures,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  settled,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [house, apart] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = house,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', ['Source - Aerial Roof']),
  place('Great Room', 'inside', ['SKETCH2', 'Main Level']),
  place('Hall Bath', 'inside', ['SKETCH2', 'Main Level']),
  place('Bonus Room', 'inside', ['SKETCH2', 'Level 2']),
  place('Master Suite', 'inside', ['SKETCH2', 'Level 2']),
  place('Exterior Siding', 'elevation', []),
  place('Fence & Gate', 'yard', [], apart),
  place('General', 'haul', []),
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

/** Where a wall has a gap, as the program lists it between a room's measures and its table. */
const openings = [
  `Missing Wall              7' 4" X 8'             Opens into HALL`,
  `Missing Wall - Goes to Floor      2' 8" X 6' 8"          Opens into CLOSET`,
  `Door                      2' 6" X 6' 8"          Opens into Exterior`,
  `Window                    3' X 4' 6"             Opens into Exterior`,
] as const;

/**
 * A carrier's supplement in a small serif with overhead and profit beside depreciation on one line:
 * what changed bears stars, what was added stands at its room's end under high numbers, the price
 * before is told in a note; payments before and what remains of the claim per coverage; sums over
 * two columns where the name is long; subrooms and gaps in walls before the table.
 */
export const paidBeforeCarrier: Print = {
  name: 'paid-before-carrier',
  open: false,
  lines: [7, 21, 40, 66, 120],
  draw: (random, lines) => {
    const options = {
      taxPercent: 7.25,
      overheadProfit: true,
      depreciated: 0.55,
      lost: 0.15,
      capPercent: 100,
      notes: 0.08,
      machine: 0.6,
      minimums: 3,
    };
    const scope = makeScope(random.fork('scope'), lines, places, 'Juniper Home Mutual', options);
    const marks = random.fork('marks');
    let high = 80 + scope.items.length;
    let next = 1;
    for (const its of [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])])
      for (const [index, item] of its.items.entries()) {
        const last = its.items.length - index;
        if (its.items.length > 3 && last <= 2 && marks.chance(0.6)) {
          high += marks.int(1, 3);
          item.number = String(high);
          item.note ??= 'Added with this supplement.';
          continue;
        }
        item.number = String(next++);
        if (marks.chance(0.12) && item.depreciation === 0 && item.lineItemTotal > 40) {
          const was = item.rcv;
          item.quantity = toAmount((item.quantity + marks.int(1, 4)).toFixed(2));
          priceLine(item, item.replaceRate > 0 ? 0.4 : 0, options);
          item.numberChanged = true;
          item.note = `Quantity revised per reinspection. Prior amount ${money(was)}.`;
        }
      }
    addUp(scope);
    const style = printStyle({
      family: 'times',
      size: random.pick([8.5, 9]),
      marginLeft: 40,
      marginRight: 40,
      marginTop: 62,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['kerned', 'word', 'cell'] as const) };
    const { facts } = scope;
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 28);
      flow.mark({ text: 'PO Box 660112, Fallbrook, KS 66112', x: left, size: 8 }, 38);
      flow.mark({ text: 'Fax: (555) 555-0170', x: left, size: 8 }, 47);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 60, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: random.pick([null, 'SUPPLEMENT #1']),
    });
    flow.space(1.5);
    flow.paragraph(
      'This estimate takes the place of the one dated before it. Amounts sent earlier are taken off the amounts below. Rows with a star in front were changed.',
    );
    const stops = [184, 246, 284, 330, 394, 462, right - left].map((x) => left + x);
    const sizes = random.fork('sizes');
    const subroom = (its: Place): void => {
      if (its.trade !== 'inside' || sizes.chance(0.35)) return;
      const [long, wide] = [sizes.int(24, 60), sizes.int(24, 48)];
      const area = (long * wide) / 144;
      const around = (2 * (long + wide)) / 12;
      flow.need(flow.leading * 6);
      flow.line([
        {
          text: `Subroom: ${sizes.pick(['Closet', 'Nook', 'Bay', 'Vestibule'])} (1)`,
          x: left + 80,
          bold: true,
        },
        { text: `Height: ${its.height ?? "8'"}`, x: right, align: 'right' },
      ]);
      for (const [first, second] of [
        [`${money(around * 8)}  SF Walls`, `${money(area)}  SF Ceiling`],
        [`${money(around * 8 + area)}  SF Walls & Ceiling`, `${money(area)}  SF Floor`],
        [`${money(area / 9)}  SY Flooring`, `${money(around)}  LF Floor Perimeter`],
        [`${money(around)}  LF Ceil. Perimeter`, ''],
      ] as const)
        flow.line([
          { text: first, x: left + 130 },
          { text: second, x: left + 300 },
        ]);
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 13,
      area: (name, depth) => {
        flow.space(0.5);
        flow.line([{ text: name, x: left + depth * 12, bold: true, size: style.size + 5 - depth }]);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left + 80, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        flow.rule(left + 80, right, 0.5);
        flow.y += 2;
        drawMeasures(flow, its, left + 110, left + 290);
        if (its.trade === 'inside')
          for (const text of sizes.sample(openings, sizes.int(0, 3)))
            flow.line(
              text.split(/ {2,}/).map((part, at) => ({ text: part, x: left + 80 + at * 150 })),
            );
        subroom(its);
        flow.space(0.5);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV']).map(
            (cell) => ({ ...cell, bold: true }),
          ),
        ]);
        flow.rule(left, right, 0.8);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 136);
        // What does not fit beside the figures runs on below them, over a page's end if need be.
        flow.need(flow.leading);
        const { page } = flow;
        for (const [index, part] of text.entries()) {
          flow.need(flow.leading);
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])
              : []),
          ]);
        }
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: right - left - 60 });
        flow.space(0.45);
      },
      total: (kind, name, amounts: Amounts) => {
        flow.need(flow.leading * 3);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        const text = `${label} ${name}`;
        const sums = figures(stops.slice(2), [
          money(amounts.tax),
          money(amounts.overheadProfit),
          money(amounts.rcv),
          money(amounts.depreciation),
          money(amounts.acv),
        ]).map((cell) => ({ ...cell, bold: true }));
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const long = flow.width(text, { bold: true }) > 228;
        if (long) flow.line([{ text, x: left, bold: true }]);
        flow.line(long ? sums : [{ text, x: left, bold: true }, ...sums]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    drawWholeAreas(flow, scope);
    const deductible = random.pick([1000, 2500]);
    const summaries: TruthSummary[] = coverageSums(scope).map((its, index) => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(its, less);
      const prior = toAmount((net * 0.62).toFixed(2));
      const remains = toAmount((net - prior).toFixed(2));
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      centered(flow, `Summary for ${its.name}`, 13);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ['Subtotal', money(toAmount((its.lineItemTotal + its.tax).toFixed(2))), false, true],
          ['Overhead', money(its.overhead)],
          ['Profit', money(its.profit)],
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Depreciation', `(${money(its.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Less Prior Payment(s)', `(${money(prior)})`],
          ['Net Claim Remaining', `$${money(remains)}`, true, true],
          ['Total Depreciation', money(its.depreciation)],
          ['Less Non-recoverable Depreciation', `<${money(its.lost)}>`],
          ['Total Recoverable Depreciation', money(back), false, true],
          [
            'Net Claim Remaining if Depreciation is Recovered',
            `$${money(toAmount((remains + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 60,
        right - 90,
      );
      return {
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 13);
    flow.space(0.8);
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      ...figures([left + 330, left + 420, right], ['RCV', 'Deprec.', 'ACV']),
    ]);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        ...figures(
          [left + 330, left + 420, right],
          [money(amounts.lineItemTotal), money(amounts.depreciation), money(amounts.acv)],
        ),
      ]);
    flow.line([
      { text: 'Total', x: left, bold: true },
      ...figures(
        [left + 330, left + 420, right],
        [money(scope.totals.rcv), money(scope.totals.depreciation), money(scope.totals.acv)],
      ),
    ]);
    flow.space(1);
    centered(flow, 'Recap by Room', 13);
    for (const its of scope.places)
      flow.line([
        { text: its.path.join('  '), x: left },
        { text: money(its.totals.lineItemTotal), x: left + 400, align: 'right' },
        {
          text: shareOf(its.totals.lineItemTotal, scope.totals.lineItemTotal),
          x: right,
          align: 'right',
        },
      ]);
    drawPlan(flow, scope, 'SKETCH2 - Main Level');
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
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
