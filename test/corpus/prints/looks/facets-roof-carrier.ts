import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  figures,
  ladder,
  leaveOpen,
  programFoot,
  settled,
} from '../drawing/scope-body.ts';
import { drawScopeCover, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string,
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above,
  coverage,
  ...(sections === undefined ? {} : { sections }),
});

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', ['Structure 1'], dwelling, [
    'Tear Off & Shingles',
    'Metals & Accessories',
    'Slope and Height',
  ]),
  place('Front (S)', 'elevation', ['Structure 1'], dwelling),
  place('Rear (N)', 'elevation', ['Structure 1'], dwelling),
  place('Garage Roof', 'roof', ['Structure 2 - Det. Garage'], others, ['Shingles', 'Metals']),
  place('Rear (N)', 'elevation', ['Structure 2 - Det. Garage'], others),
  place('Fence', 'yard', ['Yard'], others),
];

/**
 * A carrier's second supplement of a roof claim: facets' labels, slopes and lengths of a plan before
 * each roof, an aerial report with tables of waste before the rows, heads within a roof in small
 * underlined letters, the program's lines on waste and bundles, what was paid before taken off each
 * summary, photographs with numbers and dates behind.
 */
export const facetsRoofCarrier: Print = {
  name: 'facets-roof-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Heartland Grange Mutual', {
      taxPercent: 5.75,
      overheadProfit: false,
      depreciated: 0.8,
      lost: 0.25,
      capPercent: 100,
      notes: 0.18,
      machine: 0.9,
      minimums: 1,
    });
    lengthenWords(random.fork('words'), scope, 0.15);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8.5, 9]),
      marginLeft: 40,
      marginRight: 40,
      marginTop: 60,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'glyph', 'cell'] as const),
      order: random.pick(['reading', 'columns'] as const),
      quotes: random.pick(['straight', 'primes'] as const),
      // Primes have no code in the platform's encoding.
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 30);
      flow.mark({ text: 'P.O. Box 88120   heartland.example', x: left, size: 8 }, 41);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: 'Supplement 2',
    });
    const plan = random.fork('plan');
    flow.startPage('other');
    centered(flow, 'Aerial Roof Report', 14);
    flow.space(1);
    const area = plan.int(1900, 4200);
    for (const text of [
      `Total Roof Area: ${area} sq ft`,
      `Total Roof Facets: ${plan.int(6, 22)}`,
      `Predominant Pitch: ${plan.int(4, 12)}/12`,
      `Ridges: ${plan.int(40, 120)} ft (5 ridges)     Hips: ${plan.int(0, 60)} ft (4 hips)`,
      `Valleys: ${plan.int(20, 90)} ft (4 valleys)     Rakes: ${plan.int(60, 190)} ft (8 rakes)`,
      `Eaves: ${plan.int(120, 260)} ft (9 eaves)     Step flashing: ${plan.int(8, 40)} ft`,
    ])
      flow.line([{ text, x: left + 40 }]);
    flow.space(1);
    flow.line([{ text: 'Waste Calculation', x: left + 40, bold: true }]);
    const shares = [0, 5, 10, 12, 15, 20];
    const stops = shares.map((_, index) => left + 180 + index * 56);
    for (const [label, texts] of [
      ['Waste %', shares.map((share) => `${share}%`)],
      ['Area (sq ft)', shares.map((share) => money(area * (1 + share / 100)))],
      ['Squares', shares.map((share) => ((area * (1 + share / 100)) / 100).toFixed(2))],
    ] as const) {
      flow.line([{ text: label, x: left + 40 }, ...figures(stops, texts)]);
      flow.rule(left + 40, stops.at(-1) ?? right, 0.4);
      flow.y += 3;
    }
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 272 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 336 },
      { key: 'tax', head: ['TAX'], at: left + 378 },
      { key: 'rcv', head: ['RCV'], at: left + 434 },
      { key: 'lost', head: ['DEPREC.'], at: left + 488 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 4);
      },
      place: (its) => {
        flow.space(0.7);
        if (its.trade === 'roof') {
          flow.sheet.marks.push({
            kind: 'box',
            x: left,
            y: flow.y,
            width: 96,
            height: 62,
            gray: null,
          });
          for (let facet = 1; facet <= 6; facet++)
            flow.mark(
              {
                text: `F${facet}${plan.chance(0.4) ? ` (${plan.pick(['A', 'B'])})` : ''}`,
                x: left + 8 + ((facet - 1) % 3) * 30,
                size: 5,
              },
              flow.y + 18 + Math.floor((facet - 1) / 3) * 24,
            );
          flow.mark(
            { text: `${plan.int(9, 48)}' ${plan.int(1, 11)}"`, x: left + 30, size: 5 },
            flow.y - 2,
          );
          flow.mark({ text: `${plan.int(4, 12)}/12`, x: left + 98, size: 5 }, flow.y + 40);
        }
        flow.line([{ text: its.name, x: left + 124, bold: true, size: style.size + 1.5 }]);
        flow.rule(left + 124, right, 0.5);
        flow.y += 2;
        const before = flow.y;
        drawMeasures(flow, its, left + 140, left + 330);
        if (its.trade === 'roof') flow.y = Math.max(flow.y, before + 52);
        flow.space(0.4);
      },
      head: () => {
        linedHead(flow, columns, 'DESCRIPTION');
        flow.rule(left, right, 0.8);
        flow.y += 3;
      },
      section: (name) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: name, x: left, size: style.size - 1, italic: true }]);
        flow.rule(left, left + flow.width(name, { italic: true }, style.size - 1), 0.5, flow.y - 1);
        flow.y += 3;
      },
      row: (item) => linedRow(flow, item, { columns, words: 212, figures: 'first' }),
      notes: (item) => {
        flow.space(0.25);
        for (const text of item.machineNotes) flow.paragraph(text, { width: 470 });
        if (item.note !== null) flow.paragraph(item.note, { width: 470 });
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${label} ${name}`, amounts);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 1, printed: linedFields(columns), style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = coverageSums(scope).map((its, index): TruthSummary => {
      flow.startPage('summary');
      const less = index === 0 ? 1500 : 0;
      const { acv, net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      const paid = toAmount((net * 0.62).toFixed(2));
      const rest = toAmount((net - paid).toFixed(2));
      centered(flow, `Summary for ${its.name}`, 12);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Depreciation', `(${money(its.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Less Prior Payment(s)', `(${money(paid)})`],
          ['Net Claim Remaining', `$${money(rest)}`, true, true],
          ['Total Depreciation', money(its.depreciation)],
          ...(its.lost === 0
            ? []
            : ([['Less Non-Recoverable Depreciation', `<${money(its.lost)}>`]] as const)),
          ['Total Recoverable Depreciation', money(back)],
          [
            'Net Claim Remaining if Depreciation is Recovered',
            `$${money(toAmount((rest + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 60,
        right - 80,
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
    flow.startPage('other');
    for (const [index, caption] of [
      'Front of risk',
      'Rear slope - 9 hits per test square, 3/4" stones',
    ].entries()) {
      flow.sheet.marks.push({
        kind: 'box',
        x: left + 40,
        y: flow.y,
        width: 300,
        height: 210,
        gray: 0.82,
      });
      flow.mark({ text: `${index + 1}`, x: left + 352, bold: true }, flow.y + 14);
      flow.mark({ text: caption, x: left + 366, size: 8 }, flow.y + 14);
      flow.mark(
        { text: `Date Taken: ${usDate(facts.dateInspected)}`, x: left + 366, size: 8 },
        flow.y + 28,
      );
      flow.mark(
        { text: `Taken By: ${facts.claimRepresentative}`, x: left + 366, size: 8 },
        flow.y + 40,
      );
      flow.y += 240;
    }
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
