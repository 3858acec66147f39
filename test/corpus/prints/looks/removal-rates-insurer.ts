import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { rewordLines } from '../content/list-words.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { leaveOpen, lostText } from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Building',
  ...(trade === 'inside' ? { sections: ['Ceiling', 'Walls', 'Floor'] } : {}),
});

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof', ['Building 1']),
  place('Exterior Walls', 'elevation', ['Building 1']),
  place('Suite 100 - Lobby', 'inside', ['Building 1', 'First Floor']),
  place('Suite 100 - Office', 'inside', ['Building 1', 'First Floor']),
  place('Suite 104 - Break Room', 'inside', ['Building 1', 'First Floor']),
  place('Corridor', 'inside', ['Building 1', 'Second Floor']),
  place('Suite 210 - Restroom (M)', 'inside', ['Building 1', 'Second Floor']),
  place('Suite 210 - Restroom (W)', 'inside', ['Building 1', 'Second Floor']),
  place('General', 'haul', []),
];

/** What the adjuster says of a room as a whole, with figures. */
const remarks = [
  'Insured bid of $4,310.00 (2 of 3 rooms) compared; scope agreed at 85% of the bid by phone 3/11/2026.',
  'Quantities from plans sheet A-2.1 dated 2009: 14 bays x 8 ft = 112 ft, less 3 openings.',
  'Tenant improvement - see lease, para. 7(b). Depreciated at 15 of 25 years.',
] as const;

/**
 * A commercial insurer's print on sheets that lie sideways: rates to remove and to replace and the
 * depreciation of both in the same row, heads of surfaces within suites whose names hold numbers
 * and dashes, remarks with figures below rows.
 */
export const removalRatesInsurer: Print = {
  name: 'removal-rates-insurer',
  open: false,
  lines: [6, 18, 38, 70, 140],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Keystone Commercial Lines', {
      taxPercent: 6,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.25,
      capPercent: 70,
      notes: 0.1,
      machine: 0.4,
      minimums: 2,
    });
    rewordLines(random.fork('words'), scope, 0.35);
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.1)) item.note = marks.pick(remarks);
      if (marks.chance(0.05)) item.descriptionChanged = true;
    }
    const { facts } = scope;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'liberation']),
      size: 8.5,
      leading: 1.25,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 54,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : {
            ...plainLayer,
            runs: random.pick(['cell', 'word', 'gaps'] as const),
            page: random.pick(['plain', 'rotated-90'] as const),
          };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Keystone Commercial Lines', x: left, bold: true, size: 11 }, 32);
      flow.mark(
        { text: `${facts.insuredName} / ${facts.claimNumber}`, x: right, align: 'right', size: 8 },
        32,
      );
      flow.rule(left, right, 0.8, 38);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 396, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: 'Commercial Property Estimate',
    });
    flow.startPage('items');
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      text?: LinedColumn['text'],
    ): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
      ...(text === undefined ? {} : { text }),
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QTY', 300),
        column('remove', 'REMOVE', 354),
        // Without a column of its own a reset stands here.
        column('replace', 'REPLACE', 414, (item) =>
          money(toAmount(sum([item.replaceRate, item.resetRate]))),
        ),
        column('tax', 'TAX', 468),
        column('op', 'O&P', 528),
        column('rcv', 'RCV', 592),
        column('lost', 'DEPREC.', 652, (item) => lostText(item)),
        column('acv', 'ACV', 712),
      ],
      layout: 1,
      head: 'DESCRIPTION',
      words: 238,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left + 160, left + 430],
      note: { x: left + 12, italic: true },
      truth: (item) => ({ unitPrice: item.unitPrice }),
      own: {
        together: flow.leading * 10,
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
          flow.space(0.2);
        },
      },
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([2500, 5000, 10_000]),
      (coverage) => `Summary for ${coverage}`,
    );
    drawRoomRecap(flow, scope);
    drawCategoryRecap(flow, scope);
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
