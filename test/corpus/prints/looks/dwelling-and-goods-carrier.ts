import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { printStyle } from '../drawing/print-style.ts';
import { byCategory, centered, leaveOpen, programFoot, shareOf } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Dwelling',
): PlaceSpec => ({ name, trade, above, coverage });

const goods = 'Personal Property';

const places: readonly PlaceSpec[] = [
  place('Den', 'inside', ['Main Level']),
  place('Breakfast Nook', 'inside', ['Main Level']),
  place('Mitigation', 'wet', ['Main Level']),
  place('Den Contents', 'contents', ['Contents'], goods),
  place('Patio Contents', 'contents', ['Contents'], goods),
  place('Pool Fence', 'yard', ['Exterior'], 'Other Structures'),
];

/** What the owner said of a thing. */
const told = [
  'Orig. Desc - bought 2019, black, receipt lost, $1,299.00',
  'Model AX-55Q100; 55 in.; bought at warehouse club 11/2021',
  'Age 4 years per insured. Link: https://www.example.com/p/88120?size=L',
  'Claimed 2, 1 found.',
] as const;

/**
 * A carrier's print of house and belongings in one estimate: every column on one line in small
 * letters, ages of goods above the lives that they have, a share lost for good in the one and
 * back in the other, what the owner said below each thing, summaries of three coverages and a
 * recap that sets what is lost beside each trade.
 */
export const dwellingAndGoodsCarrier: Print = {
  name: 'dwelling-and-goods-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Copperfield Casualty', {
      taxPercent: 8.875,
      overheadProfit: false,
      depreciated: 0.85,
      lost: 0.2,
      capPercent: 80,
      notes: 0.1,
      machine: 0,
      minimums: 2,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.coverage !== goods) continue;
      const text = marks.chance(0.6) ? marks.pick(told) : null;
      // The program itself sets what a thing was first called below it.
      const own = text?.startsWith('Orig. Desc') === true;
      item.note = own ? null : text;
      if (text !== null && own) item.machineNotes = [text];
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: 7.5,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 60,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 13 }, 32);
      flow.mark({ text: 'National Catastrophe Team', x: left, size: 8 }, 43);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: 'Building & Contents Estimate',
    });
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      layout: 2,
      head: 'DESCRIPTION',
      headSize: 7,
      figures: random.pick(['first', 'last'] as const),
      words: 150,
      columns: [
        { key: 'quantity', head: ['QUANTITY'], at: left + 200 },
        { key: 'price', head: ['UNIT', 'PRICE'], at: left + 240 },
        { key: 'tax', head: ['TAX'], at: left + 276 },
        { key: 'rcv', head: ['RCV'], at: left + 322 },
        { key: 'worn', head: ['AGE/LIFE'], at: left + 362 },
        { key: 'condition', head: ['COND.'], at: left + 412 },
        { key: 'share', head: ['DEP %'], at: left + 446 },
        { key: 'lost', head: ['DEPREC.'], at: left + 496 },
        { key: 'acv', head: ['ACV'], at: right },
      ],
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 126, left + 140, left + 320],
      note: { x: left + 10, italic: true },
    });
    leaveOpen(flow, body.items);
    flow.startPage('other');
    const stops = [left + 290, left + 350, left + 450, right] as const;
    const row = (first: string, texts: readonly string[], bold = false): void =>
      flow.line([
        { text: first, x: left, bold },
        ...texts.map((text, index) => ({
          text,
          x: stops[index] ?? right,
          align: 'right' as const,
          bold,
        })),
      ]);
    row('Coverage', ['Item Total', '%', 'ACV Total', '%'], true);
    for (const sum of coverageSums(scope))
      row(sum.name, [
        money(sum.rcv),
        shareOf(sum.rcv, scope.totals.rcv),
        money(sum.acv),
        shareOf(sum.acv, scope.totals.acv),
      ]);
    row('Total', [money(scope.totals.rcv), '100.00%', money(scope.totals.acv), '100.00%'], true);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 10);
    flow.space(0.6);
    row('Items', ['RCV', 'Deprec.', 'ACV'], true);
    for (const { name, items, amounts } of byCategory(scope.items)) {
      row(name, [money(amounts.rcv), money(amounts.depreciation), money(amounts.acv)]);
      for (const coverage of new Set(items.map((item) => item.coverage))) {
        const its = items.filter((item) => item.coverage === coverage);
        const part = its.reduce((all, item) => all + item.rcv, 0);
        flow.line([
          { text: `Coverage: ${coverage}`, x: left + 40 },
          { text: '@', x: left + 180 },
          { text: `${shareOf(part, amounts.rcv)} =`, x: left + 240, align: 'right' },
          { text: money(part), x: stops[0], align: 'right' },
        ]);
      }
    }
    return {
      flow,
      layer,
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
