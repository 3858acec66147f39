import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Coverage A', 'Coverage B'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof - House', 'roof', ['House']),
  place('East Side', 'elevation', ['House']),
  place('North Side', 'elevation', ['House']),
  place('Den', 'inside', ['House']),
  place('Breakfast Nook', 'inside', ['House']),
  place('Roof - Barn', 'roof', ['Barn'], others),
  place('East Side', 'elevation', ['Barn'], others),
  place('Clean Up', 'haul', ['House']),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/**
 * A carrier's second supplement on legal paper in an embedded face: rows that were taken out stay,
 * struck through at a quantity of nothing with what they were in a note; what came with which
 * supplement stands under heads in capitals with their dates; a comparison of the supplements by
 * room before the rows; two buildings whose sides bear the same names under two coverages.
 */
export const struckSupplementCarrier: Print = {
  name: 'struck-supplement-carrier',
  open: true,
  draw: (random, lines) => {
    const options = {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 80,
      notes: 0.07,
      machine: 0.7,
      minimums: 0,
    };
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'Prairie & Lakes Insurance',
      options,
    );
    const { facts } = scope;
    const marks = random.fork('marks');
    const dates = [usDate(facts.dateInspected), '7/9/2026', '8/21/2026'];
    const heads = [
      `ORIGINAL SCOPE ${dates[0]}`,
      `SUPPLEMENT 1 - ${dates[1]}`,
      `SUPPLEMENT 2 - ${dates[2]}`,
    ];
    const before = new Map<string, number[]>();
    const gone = new Set<ModelItem>();
    for (const its of scope.places) {
      const key = its.path.join('/');
      const sums = [0, 0, 0];
      const several = its.items.length > 3;
      for (const [index, item] of its.items.entries()) {
        const stage = several ? Math.min(2, Math.floor((index * 3.2) / its.items.length)) : 0;
        if (several) item.section = heads[stage] ?? null;
        for (let at = stage; at < 3; at++) sums[at] = (sums[at] ?? 0) + item.rcv;
        if (stage < 2 && marks.chance(0.1)) {
          const was = `${money(item.quantity)} ${item.unit}, ${money(item.rcv)}`;
          item.note = `Removed with supplement 2 of ${dates[2]}; was ${was}.`;
          item.quantity = 0;
          item.depreciation = 0;
          priceLine(item, 0, options);
          gone.add(item);
        } else if (stage > 0 && marks.chance(0.2))
          item.note = `Added per reinspection with ${facts.companyName}, ${marks.int(2, 5)} of ${marks.int(6, 9)} agreed. See e-mail of 8/${marks.int(10, 20)}/2026, line ${marks.int(3, 60)}.`;
      }
      before.set(key, sums);
    }
    addUp(scope);
    const style = printStyle({
      width: 612,
      height: 1008,
      family: 'liberation',
      size: random.pick([8, 8.5]),
      marginLeft: 36,
      marginRight: 36,
      marginTop: 50,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 10 }, 30);
      flow.mark({ text: `Claim: ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 30);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 380, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: 'Supplement 2',
    });
    flow.startPage('other');
    centered(flow, 'Comparison of Supplements by Room', 12);
    flow.space(0.8);
    const comparison: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 4,
      lines: 'rows',
      headGray: 0.9,
      columns: [
        { head: ['Room'], share: 30, align: 'left' },
        { head: ['Original'], share: 16, align: 'right' },
        { head: ['Supplement 1'], share: 16, align: 'right' },
        { head: ['Supplement 2'], share: 16, align: 'right' },
        { head: ['Change'], share: 16, align: 'right' },
      ],
    };
    startRuled(flow, comparison);
    for (const its of scope.places) {
      const [first = 0, second = 0] = before.get(its.path.join('/')) ?? [];
      ruledRow(flow, comparison, [
        its.name,
        money(first),
        money(second),
        money(its.totals.rcv),
        money(its.totals.rcv - second),
      ]);
    }
    flow.continuation = null;
    const stops = [226, 268, 316, 362, 412, 450, 494, right - left].map((x) => left + x);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name) => {
        flow.space(0.5);
        flow.line([{ text: name, x: left, bold: true, size: 14 }]);
        flow.space(0.2);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 2 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 120, left + 300);
        flow.space(0.4);
      },
      head: () => {
        flow.sheet.marks.push({
          kind: 'box',
          x: left - 2,
          y: flow.y,
          width: right - left + 4,
          height: flow.leading + 3,
          gray: 0.9,
        });
        flow.y += 2;
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true, size: style.size - 1 },
          ...figures(stops, [
            'QUANTITY',
            'UNIT',
            'RCV',
            'AGE/LIFE',
            'COND.',
            'DEP %',
            'DEPREC.',
            'ACV',
          ]).map((cell) => ({ ...cell, bold: true, size: style.size - 1 })),
        ]);
        flow.y += 5;
      },
      section: (name) => {
        flow.need(flow.leading * 4);
        flow.line([{ text: `**${name}**`, x: left, bold: true }]);
        flow.y += 2;
      },
      row: (item) => {
        const struck = gone.has(item);
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 176);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left, struck },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.rcv),
                  wornText(item),
                  item.condition,
                  shareText(item),
                  lostText(item),
                  money(item.acv),
                ]).map((cell) => ({ ...cell, struck }))
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: 430 });
        flow.space(0.4);
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
              [2, amounts.rcv],
              [6, amounts.depreciation],
              [7, amounts.acv],
            ] as const
          ).map(([at, value]) => ({
            text: money(value),
            x: stops[at] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer: null }),
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 1500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 12);
    flow.space(0.8);
    flow.line(
      figures([left + 310, left + 410, right], ['RCV', 'Deprec.', 'ACV']).map((cell) => ({
        ...cell,
        bold: true,
      })),
    );
    for (const { name, amounts } of [
      ...byCategory(scope.items),
      { name: 'Total', amounts: scope.totals },
    ])
      flow.line([
        { text: name, x: left },
        ...figures(
          [left + 310, left + 410, right],
          [money(amounts.rcv), money(amounts.depreciation), money(amounts.acv)],
        ),
      ]);
    leaveOpen(flow, body.items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
