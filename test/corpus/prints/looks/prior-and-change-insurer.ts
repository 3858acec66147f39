import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Cell } from '../../drawing/flow.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { rewordLines } from '../content/list-words.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { type LinedColumn, linedSums } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, factLines, leaveOpen, lostText } from '../drawing/scope-body.ts';
import { drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Roof over Units 101-108', 'roof', ['Building A']),
  place('Breezeway', 'elevation', ['Building A']),
  place('Unit 103 - Living', 'inside', ['Building A']),
  place('Unit 103 - Bath', 'inside', ['Building A']),
  place('Roof over Units 201-206', 'roof', ['Building B']),
  place('Unit 204 - Bedroom', 'inside', ['Building B']),
  place('Clubhouse Fence', 'yard', ['Site']),
  place('Permits & Hauling', 'haul', ['Site']),
];

/**
 * A commercial insurer's second revision: the row as it is now at the left, what it was in the
 * estimate before and by how much it differs behind a rule at the right, both added up in each sum.
 */
export const priorAndChangeInsurer: Print = {
  name: 'prior-and-change-insurer',
  open: false,
  lines: [5, 17, 35, 63, 130],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Tall Grass Specialty', {
      taxPercent: 8.1,
      overheadProfit: false,
      depreciated: 0.65,
      lost: 0.15,
      capPercent: 85,
      notes: 0.16,
      machine: 0.4,
      minimums: 0,
    });
    rewordLines(random.fork('words'), scope, 0.4);
    const { facts } = scope;
    const before = new Map<ModelItem, number>();
    const past = random.fork('past');
    for (const item of scope.items) {
      const share = past.pick([1, 1, 1, 0, 0.8, 1.1]);
      before.set(item, toAmount((item.rcv * share).toFixed(2)));
      if (share === 0 && past.chance(0.5)) item.note = 'Added per contractor supplement, photo 31.';
    }
    const priorOf = (items: readonly ModelItem[]): number =>
      toAmount(sum(items.map((item) => before.get(item) ?? 0)));
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 58,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Tall Grass Specialty', x: left, bold: true, size: 11 }, 32);
      flow.mark({ text: 'Revision 2', x: right, align: 'right', bold: true }, 32);
      flow.mark({ text: 'Large Loss & Commercial Unit', x: left, size: 7.5 }, 43);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 396, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Business:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Company:', facts.carrierName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Inspected:', usDate(facts.dateInspected)],
        ['Price List:', facts.priceList],
        ['Estimate:', facts.estimateName],
      ],
      [left + 110, left + 430],
    );
    flow.space(1.5);
    flow.paragraph(
      'Revision 2 takes the place of our estimate of 3/02/2026. PRIOR RCV is the amount of a line in that estimate, CHANGE the difference to the RCV of today.',
    );
    const at = (
      key: LinedColumn['key'],
      head: readonly string[],
      x: number,
      text?: (item: ModelItem) => string,
    ): LinedColumn => ({ key, head, at: left + x, ...(text === undefined ? {} : { text }) });
    const [priorAt, changeAt] = [left + 642, right - 2];
    const columns = [
      at('quantity', ['QUANTITY'], 306),
      at('price', ['UNIT PRICE'], 370),
      at('tax', ['TAX'], 418),
      at('rcv', ['RCV'], 476),
      at('lost', ['DEPREC.'], 528, (item) => lostText(item)),
      at('acv', ['ACV'], 584),
      // Neither is a figure of the line as it stands.
      at('quantity', ['PRIOR', 'RCV'], 642, (item) => money(before.get(item) ?? 0)),
      at('quantity', ['CHANGE'], changeAt - left, (item) =>
        money(toAmount(sum([item.rcv, -(before.get(item) ?? 0)]))),
      ),
    ];
    const sums = (items: readonly ModelItem[], rcv: number): Cell[] => [
      { text: money(priorOf(items)), x: priorAt, align: 'right', bold: true },
      {
        text: money(toAmount(sum([rcv, -priorOf(items)]))),
        x: changeAt,
        align: 'right',
        bold: true,
      },
    ];
    const itemsOf = (kind: string, name: string): ModelItem[] =>
      scope.items.filter((item) =>
        kind === 'room' ? item.room === name : kind === 'level' ? item.path.includes(name) : true,
      );
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns,
      layout: 1,
      head: 'DESCRIPTION',
      words: 240,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: '',
      },
      placeAt: [left, left + 20, left + 260],
      note: { x: left + 16, italic: true },
      own: {
        area: (name) => {
          flow.space(0.6);
          centered(flow, name, 12);
          flow.rule(left + 280, right - 280, 0.6);
        },
        total: (kind, name, amounts) => {
          const label = { room: 'Totals:', level: 'Total:', line_items: 'Line Item Totals:' };
          flow.need(flow.leading * 2);
          flow.rule(left, right, 0.5);
          flow.y += 2;
          flow.line([
            {
              text: `${kind === 'labor_minimums' ? '' : label[kind]} ${name}`,
              x: left,
              bold: true,
            },
            ...linedSums(columns, amounts),
            ...sums(itemsOf(kind, name), amounts.rcv),
          ]);
          flow.space(0.7);
          return true;
        },
      },
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([5000, 10_000]),
      (name) => `Summary for ${name}`,
    );
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
