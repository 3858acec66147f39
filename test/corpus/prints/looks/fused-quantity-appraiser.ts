import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { type Cell, Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const dwelling = 'Dwelling';
const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: dwelling,
});

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', ['Source - Aerial Roof and Walls']),
  place('Roof2', 'roof', ['Source - Aerial Roof and Walls']),
  place('Front (South)', 'elevation', ['Source - Aerial Roof and Walls']),
  place('Left (West)', 'elevation', ['Source - Aerial Roof and Walls']),
  place('Bedroom1', 'inside', ['SKETCH1', 'Main Level']),
  place('Room3', 'inside', ['SKETCH1', 'Main Level']),
  place('Attic', 'inside', ['SKETCH1', 'Main Level']),
  place('Fence - back', 'yard', []),
  place('Misc.', 'haul', []),
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

const reasons = [
  'The manufacturer requires starter at all eaves and rakes (installation instructions, page 2). 212.40 LF of eaves + 118.00 LF of rakes = 330.40 LF.',
  'Appraiser for the carrier allowed 18.67 SQ. The roof measures 21.33 SQ incl. 12% waste. Difference of 2.66 SQ.',
  'Repairability test of 4/11/2026: 3 of 3 shingles creased when lifted; temperature 61 F.',
  'Agreed 5/02/2026.',
  'In dispute.',
] as const;

/**
 * A policyholder's appraiser: quantities that touch both their unit and the last word of the
 * description, removal and replacement as a pair of one number, the page's number alone where the
 * next row would stand, labels of facets in front of the first roof, reasons in long notes.
 */
export const fusedQuantityAppraiser: Print = {
  name: 'fused-quantity-appraiser',
  open: true,
  draw: (random, lines) => {
    const options = {
      taxPercent: 8.25,
      overheadProfit: false,
      depreciated: 0.45,
      lost: 0,
      capPercent: 90,
      notes: 0,
      machine: 0.5,
      minimums: 2,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const { facts } = scope;
    const marks = random.fork('marks');
    facts.estimateName = `${facts.insuredName.split(' ')[1]?.toUpperCase() ?? 'X'}${marks.int(1, 4)}_APPRAISAL`;
    /** Fifteen and fifteen, each rounded by itself. */
    const profit = (item: ModelItem): void => {
      if (item.laborMinimum) return;
      item.overhead = toAmount((item.lineItemTotal + item.tax) * 0.15 + 1e-9);
      item.profit = item.overhead;
      item.overheadProfit = toAmount((item.overhead + item.profit).toFixed(2));
      item.rcv = toAmount((item.lineItemTotal + item.tax + item.overheadProfit).toFixed(2));
      item.depreciation =
        item.depreciation > 0 && item.depreciationPercent !== null
          ? toAmount(((item.rcv * item.depreciationPercent) / 100).toFixed(4))
          : 0;
      item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
    };
    let next = 0;
    for (const its of [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])]) {
      its.items = its.items.flatMap((item): ModelItem[] => {
        next++;
        item.number = String(next);
        if (item.activity === '&' && marks.chance(0.45)) {
          const remove: ModelItem = {
            ...item,
            number: `${next}a`,
            activity: '-',
            prefix: 'Remove ',
            replaceRate: 0,
            depreciation: 0,
            depreciationPercent: null,
            depreciationMark: null,
            lifeYears: null,
            machineNotes: [],
          };
          const install: ModelItem = {
            ...item,
            number: `${next}b`,
            activity: '+',
            prefix: '',
            removeRate: 0,
          };
          priceLine(remove, 0, options);
          priceLine(install, 0.4, options);
          profit(remove);
          profit(install);
          return [remove, install];
        }
        if (marks.chance(0.2)) item.note = marks.pick(reasons);
        profit(item);
        return [item];
      });
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'times', 'liberation']),
      size: 10,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 40,
      marginBottom: 52,
      leading: 1.16,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'glyph'] as const),
      order: random.pick(['reading', 'columns'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      // Where the next row would stand.
      flow.mark({ text: String(flow.page), x: left }, flow.bottom + 9);
    };
    flow.startPage('letter');
    for (const text of [
      facts.companyName,
      facts.companyStreet,
      facts.companyTown,
      '',
      usDate(facts.dateEntered),
      '',
      'RE: Appraisal of the amount of loss',
      '',
    ])
      flow.line([{ text, x: left }]);
    for (const text of [
      'Gentlemen: Enclosed please find the estimate that I prepared as appraiser for the policyholder. I inspected the dwelling for 2 hours and 40 minutes in the company of Mr. Tesch, appraiser for the carrier.',
      '1. All 4 slopes show hail, from 6 to 14 hits per test square of 10 by 10 feet.',
      '2. The interior shows stains in 3 rooms, the largest of 4 by 6 feet.',
      '3. The amount of loss was put at $14,220.17 by the carrier on 2/27/2026; mine is enclosed.',
      'Should we not agree within 14 days I propose that we submit our differences to the umpire.',
    ]) {
      flow.paragraph(text);
      flow.space(0.8);
    }
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', facts.estimator.split(' ')[0]?.toUpperCase() ?? ''],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateInspected)],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Claim Number:', facts.claimNumber],
        ['', ''],
        ['Price List:', facts.priceList, 'Policy Number:', facts.policyNumber],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 110, left + 350],
    );
    const words = 168;
    const stops = [206, 252, 298, 350, 414, 476, 540].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 3);
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV']),
        ].map((cell) => ({ ...cell, bold: true, size: 7.5 })),
      );
      flow.rule(left, right, 0.7);
      flow.y += 4;
    };
    flow.startPage('items');
    let facets = 0;
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: (name, depth) => {
        flow.space(0.5);
        flow.line([{ text: name, x: left + depth * 12, bold: true, size: 11 }]);
      },
      place: (its) => {
        flow.space(0.8);
        if (its.trade === 'roof' && facets++ === 0) {
          const top = flow.y;
          for (const [text, x, y] of [
            ['R4 (2)', 8, 6],
            ['F1', 44, 10],
            ['F2(B)', 70, 22],
            ['R10F8(A)', 30, 30],
            ['29\' 7"', 60, 38],
            ['58\' 6"', 4, 44],
            ['R10', 92, 40],
          ] as const)
            flow.mark({ text, x: left + x, size: 5 }, top + y);
        }
        const at = its.trade === 'roof' || its.trade === 'inside' ? left + 130 : left;
        flow.line([
          { text: its.name, x: at, bold: true },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 130, left + 330);
        flow.space(0.8);
      },
      head,
      section: () => undefined,
      row: (item) => {
        const quantity = `${money(item.quantity)}${item.unit}`;
        const first = stops[0] ?? 0;
        // The words run up to where the quantity begins.
        const room = first - left - flow.width(quantity) - (quantity.length > 8 ? 1 : 3);
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, Math.max(room, words - 32));
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left } as Cell,
            ...(index > 0
              ? []
              : figures(stops, [
                  quantity,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [5, amounts.depreciation],
              [6, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500, 3370]),
      (name) => `Summary for ${name}`,
    );
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
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
