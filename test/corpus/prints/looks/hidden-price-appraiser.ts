import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Dwelling',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof - Main & Porch', 'roof', ['Residence']),
  place('Exterior (All Sides)', 'elevation', ['Residence']),
  place('101 Foyer', 'inside', ['Residence', 'First Floor']),
  place('104 Office', 'inside', ['Residence', 'First Floor']),
  place('202 Guest Rm', 'inside', ['Residence', 'Second Floor']),
  place('Carport', 'roof', ['Carport'], 'Other Structures'),
  place('Cleanup & Permits', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * An appraiser's print behind an award: prices per unit are not shown at all, tax, overhead and
 * profit stand between quantity and replacement cost, rooms bear numbers, the award with its table
 * and signatures comes first, words in a large serif that wrap beside their figures.
 */
export const hiddenPriceAppraiser: Print = {
  name: 'hidden-price-appraiser',
  open: false,
  lines: [5, 17, 35, 60, 90],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Compass Lloyds', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.4,
      lost: 0,
      capPercent: 100,
      notes: 0.1,
      machine: 0.5,
      minimums: 2,
    });
    const marks = random.fork('marks');
    // Overhead is agreed for some rows only.
    for (const item of scope.items)
      if (marks.chance(0.15) && item.depreciation === 0 && item.overheadProfit > 0) {
        item.rcv = Math.round((item.rcv - item.overheadProfit) * 100) / 100;
        item.acv = item.rcv;
        item.overhead = 0;
        item.profit = 0;
        item.overheadProfit = 0;
      }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'times',
      size: random.pick([10, 10.5]),
      leading: 1.2,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 58,
      marginBottom: 62,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['gaps', 'cell', 'glyph'] as const),
      encoding: random.pick(['scrambled', 'win-ansi'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.startPage('other');
    centered(flow, 'APPRAISAL AWARD', 16);
    flow.space(1);
    for (const text of [
      `Insured: ${facts.insuredName}`,
      `Insurer: ${facts.carrierName}`,
      `Claim: ${facts.claimNumber}   Policy: ${facts.policyNumber}`,
      `Date of Loss: ${usDate(facts.dateOfLoss)}`,
    ])
      flow.line([{ text, x: left }]);
    flow.space(1);
    flow.paragraph(
      'We, the undersigned, having been selected under the appraisal clause of the policy, find the amounts of loss to be as set out below. 2 of 3 signatures bind the parties.',
    );
    flow.space(1);
    const sums = coverageSums(scope);
    const award: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 4,
      lines: 'grid',
      headGray: 0.9,
      columns: [
        { head: ['Coverage'], share: 34, align: 'left' },
        { head: ['Replacement Cost'], share: 22, align: 'right' },
        { head: ['Depreciation'], share: 22, align: 'right' },
        { head: ['Actual Cash Value'], share: 22, align: 'right' },
      ],
    };
    startRuled(flow, award);
    for (const one of [...sums, { name: 'Total award', ...scope.totals }])
      ruledRow(flow, award, [
        one.name,
        `$${money(one.rcv)}`,
        `$${money(one.depreciation)}`,
        `$${money(one.acv)}`,
      ]);
    flow.continuation = null;
    for (const who of ['Appraiser for the insured', 'Appraiser for the insurer', 'Umpire']) {
      flow.space(2.5);
      flow.line([{ text: '_______________________________', x: left }]);
      flow.line([{ text: who, x: left, size: 8 }]);
    }
    flow.furniture = () => {
      flow.mark({ text: String(flow.page - 1), x: left, size: 8 }, 24);
      flow.mark(
        { text: facts.companyName, x: (left + right) / 2, align: 'center', bold: true },
        36,
      );
      const foot = flow.sheet.height - 32;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 390, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page - 1}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Appraiser:', heading: null });
    const stops = [248, 290, 340, 396, 452, right - left].map((x) => left + x);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name, depth) => {
        flow.space(0.5);
        flow.line([
          { text: name, x: left + 14 * depth, bold: true, size: style.size + 4 - 2 * depth },
        ]);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left + 60, bold: true },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 60, left + 240);
        flow.space(0.4);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true, size: style.size - 1.5 },
          ...figures(stops, ['QUANTITY', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV']).map((cell) => ({
            ...cell,
            bold: true,
            size: style.size - 1.5,
          })),
        ]);
        flow.rule(left, right, 0.7);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}   ${wordsOf(item)}`, 178);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: 420 });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 3);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        const text = `${label} ${name}`;
        const cells = figures(stops.slice(1), [
          money(amounts.tax),
          money(amounts.overheadProfit),
          money(amounts.rcv),
          money(amounts.depreciation),
          money(amounts.acv),
        ]).map((cell) => ({ ...cell, bold: true }));
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const long = flow.width(text, { bold: true }) > 240;
        if (long) flow.line([{ text, x: left, bold: true }]);
        flow.line(long ? cells : [{ text, x: left, bold: true }, ...cells]);
        flow.space(0.5);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Room', style.size + 3);
    flow.space(0.8);
    for (const its of scope.places) {
      flow.line([
        { text: its.path.slice(-1).join(''), x: left + 16 * its.path.length },
        { text: money(its.totals.lineItemTotal), x: left + 400, align: 'right' },
        {
          text: shareOf(its.totals.lineItemTotal, scope.totals.lineItemTotal),
          x: right,
          align: 'right',
        },
      ]);
      flow.line([
        { text: `Coverage: ${its.coverage}`, x: left + 60 },
        { text: '100.00% =', x: left + 300, align: 'right' },
        { text: money(its.totals.lineItemTotal), x: left + 400, align: 'right' },
      ]);
    }
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
