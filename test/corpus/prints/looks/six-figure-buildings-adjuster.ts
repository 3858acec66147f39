import { decimal, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap } from '../drawing/recap-pages.ts';
import { centered, leaveOpen } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const coverage = 'Building';

const unit = (building: string, level: string, name: string): PlaceSpec => ({
  name,
  trade: 'inside',
  above: [`Building ${building}`, level],
  coverage,
});

const places: readonly PlaceSpec[] = [
  { name: 'Roof - Building 100', trade: 'roof', above: ['Building 100'], coverage },
  unit('100', '1st Floor', 'Unit 101'),
  unit('100', '1st Floor', 'Corridor'),
  unit('100', '2nd Floor', 'Unit 201'),
  unit('100', '2nd Floor', 'Corridor'),
  { name: 'Roof - Building 200', trade: 'roof', above: ['Building 200'], coverage },
  { name: 'Elevations', trade: 'elevation', above: ['Building 200'], coverage },
  unit('200', '1st Floor', 'Unit 101'),
  unit('200', '1st Floor', 'Leasing Office/Clubhouse'),
  { name: 'Site Work', trade: 'yard', above: [], coverage },
  { name: 'General Conditions', trade: 'haul', above: [], coverage },
];

const options = {
  taxPercent: 8.1,
  overheadProfit: true,
  depreciated: 0.55,
  lost: 0,
  capPercent: 80,
  notes: 0.1,
  machine: 0.2,
  minimums: 1,
};

/** A row anew after its quantity was changed. */
const reprice = (item: ModelItem): void => {
  item.depreciation = 0;
  priceLine(item, 0.4, options);
  if (item.depreciationPercent === null || item.depreciationPercent === 0) return;
  item.depreciation = toAmount(decimal(item.rcv).times(item.depreciationPercent).div(100));
  item.acv = toAmount(sum([item.rcv, -item.depreciation]));
};

const enlarge = (random: Random, item: ModelItem): void => {
  const draw = random.between(0, 1);
  const whole = Number.isInteger(item.quantity);
  if (draw < 0.05) item.quantity = 0;
  else {
    const factor = random.pick([4, 9, 17.5, 32, 61, 118]);
    item.quantity = whole
      ? Math.round(item.quantity * factor)
      : toAmount((item.quantity * factor).toFixed(2));
  }
  if (item.quantity === 0) {
    item.depreciationMark = null;
    item.depreciationPercent = item.lifeYears === null ? null : 0;
  }
  reprice(item);
  if (draw > 0.96) {
    item.description = `Credit - ${item.description}`;
    item.activity = '+';
    item.prefix = '';
    item.quantity = 1;
    item.unit = 'EA';
    item.removeRate = 0;
    item.resetRate = 0;
    item.replaceRate = -random.int(210_000, 1_890_000) / 100;
    item.depreciationPercent = null;
    item.depreciationMark = null;
    item.machineNotes = [];
    item.credit = true;
    item.depreciation = 0;
    item.overhead = 0;
    item.profit = 0;
    priceLine(item, 0, { ...options, overheadProfit: false });
  }
};

/**
 * An adjuster's large loss at an apartment community, sideways: quantities in the thousands and
 * amounts of six digits with little space between them, overhead and profit of the general
 * contractor in a column, rows of no quantity, large credits, buildings and floors as levels with
 * sums of each, `Corridor` and `Unit 101` in more than one of them.
 */
export const sixFigureBuildingsAdjuster: Print = {
  name: 'six-figure-buildings-adjuster',
  open: false,
  lines: [8, 22, 40, 66, 110],
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'Meridian Surplus Lines Insurance Company',
      options,
    );
    const marks = random.fork('large');
    for (const item of scope.items) if (!item.laborMinimum) enlarge(marks, item);
    addUp(scope);
    const { facts } = scope;
    facts.estimateName = `${facts.estimateName}-R3`;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['times', 'helvetica']),
      size: 8.5,
      leading: 1.16,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 62,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      page: random.pick(['plain', 'rotated-90', 'plain'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const middle = (left + right) / 2;
    flow.furniture = () => {
      flow.mark(
        { text: 'CALLOWAY GENERAL ADJUSTERS', x: middle, align: 'center', bold: true, size: 12 },
        30,
      );
      flow.mark(
        {
          text: 'Large Loss Division - Suite 900, 14 Terrace Plaza',
          x: middle,
          align: 'center',
          size: 8,
        },
        41,
      );
      flow.rule(left, right, 0.8, 47);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: middle, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: null,
    });
    // Sums are wider than what stands above them, and touch the next column's nearly.
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 318 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 376 },
      { key: 'tax', head: ['TAX'], at: left + 432 },
      { key: 'op', head: ['GCO&P'], at: left + 496 },
      { key: 'rcv', head: ['RCV'], at: left + 566 },
      { key: 'lost', head: ['DEPREC.'], at: left + 638 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    centered(flow, facts.estimateName, 12);
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 1,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 244,
      figures: random.pick(['first', 'last'] as const),
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left, left + 180, left + 420],
      own: {
        area: (name, depth) => {
          flow.space(0.4);
          centered(flow, name, depth === 0 ? 12 : 10.5);
        },
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([25_000, 100_000]),
      (name) => `Summary for ${name}`,
    );
    drawCategoryRecap(flow, scope);
    flow.space(1);
    flow.need(flow.leading);
    flow.line([{ text: `Values at risk: $${money(14_250_000)} per schedule`, x: left }]);
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
