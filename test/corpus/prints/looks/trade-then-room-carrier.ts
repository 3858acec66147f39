import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Amounts, TruthItem, TruthTotal } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling] = ['Building'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Lobby', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Unit 101 Living Room', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Unit 101 Bath', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Unit 204 Kitchen', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Corridor', trade: 'inside', above: [], coverage: dwelling },
  { name: 'Main Roof', trade: 'roof', above: [], coverage: dwelling },
  { name: 'South Wall', trade: 'elevation', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A commercial carrier's estimate sorted by trade: trades as white words on dark bands, the rooms
 * in a column of their own at the left, named once and again on a new page, numbers out of order,
 * sums above the rows of a trade, what is carried forward at each page's end.
 */
export const tradeThenRoomCarrier: Print = {
  name: 'trade-then-room-carrier',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Meridian Commercial Lines', {
      taxPercent: 6,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.2,
      capPercent: 80,
      notes: 0.1,
      machine: 0.3,
      minimums: 0,
    });
    const wide = random.chance(0.5);
    const style = printStyle({
      family: 'helvetica',
      size: wide ? 8.5 : 7.5,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 34,
      marginBottom: 70,
      ...(wide ? { width: 792, height: 612 } : {}),
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      page: random.pick(['plain', 'form'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const words = left + (wide ? 130 : 92);
    const step = wide ? 66 : 52;
    const stops = [5, 4, 3, 2, 1, 0].map((back) => right - back * step);
    const wordsTo = (stops[0] ?? right) - step - 4;
    let running = { rcv: 0, depreciation: 0, acv: 0 };
    let counting = false;
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: scope.facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
      if (!counting || running.rcv === 0) return;
      flow.line([
        { text: 'Brought forward', x: words, italic: true },
        ...figures(
          [stops[3] ?? right, stops[4] ?? right, right],
          [running.rcv, running.depreciation, running.acv].map((value) => money(value)),
        ).map((cell) => ({ ...cell, italic: true })),
      ]);
      flow.space(0.3);
    };
    const carry = (): void => {
      const at = flow.sheet.height - style.marginBottom + 16;
      flow.rule(left, right, 0.5, at - 9);
      flow.mark({ text: 'Carried forward', x: words, italic: true }, at);
      for (const cell of figures(
        [stops[3] ?? right, stops[4] ?? right, right],
        [running.rcv, running.depreciation, running.acv].map((value) => money(value)),
      ))
        flow.mark({ ...cell, italic: true }, at);
    };
    drawScopeCover(flow, scope, {
      insured: 'Insured:',
      adjuster: 'Claim Rep.:',
      heading: 'ESTIMATE BY TRADE',
    });
    flow.startPage('items');
    counting = true;
    const head = (): void => {
      flow.line([
        { text: 'ROOM', x: left, bold: true, size: style.size - 0.5 },
        { text: 'DESCRIPTION', x: words, bold: true, size: style.size - 0.5 },
        ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']).map(
          (cell) => ({ ...cell, bold: true, size: style.size - 0.5 }),
        ),
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const row = (label: string, x: number, sums: Amounts): void =>
      flow.line([
        { text: label, x, bold: true },
        ...figures(
          stops.slice(2),
          [sums.tax, sums.rcv, sums.depreciation, sums.acv].map((value) => money(value)),
        ).map((cell) => ({ ...cell, bold: true })),
      ]);
    for (const trade of byCategory(scope.items)) {
      if (!flow.fits(flow.leading * 8)) {
        carry();
        flow.continuation = null;
        flow.breakPage();
      }
      const top = flow.y;
      const band = flow.leading + 4;
      flow.sheet.marks.push({
        kind: 'box',
        x: left - 2,
        y: top,
        width: right - left + 4,
        height: band,
        gray: 0.2,
      });
      flow.y += 2;
      const before = flow.sheet.marks.length;
      row(trade.name, left + 2, trade.amounts);
      for (const mark of flow.sheet.marks.slice(before)) if (mark.kind === 'text') mark.gray = 1;
      flow.y = top + band + 3;
      totals.push({ kind: 'level', name: trade.name, rcv: trade.amounts.rcv });
      head();
      let room = '';
      for (const item of trade.items) {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, wordsTo - words);
        const notes = [...item.machineNotes, ...(item.note === null ? [] : [item.note])].flatMap(
          (note) => flow.wrap(note, right - words, { italic: true }),
        );
        if (!flow.fits(flow.leading * (text.length + notes.length) + 2)) {
          carry();
          flow.continuation = head;
          flow.breakPage();
          room = '';
        }
        const { page } = flow;
        const name =
          item.room === room ? [] : flow.wrap(item.room, words - left - 8, { bold: true });
        room = item.room;
        for (let line = 0; line < Math.max(text.length, name.length); line++)
          flow.line([
            { text: name[line] ?? '', x: left, bold: true },
            { text: text[line] ?? '', x: words },
            ...(line > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        for (const note of notes) flow.line([{ text: note, x: words, italic: true }]);
        flow.space(0.25);
        running = {
          rcv: toAmount((running.rcv + item.rcv).toFixed(2)),
          depreciation: toAmount((running.depreciation + item.depreciation).toFixed(2)),
          acv: toAmount((running.acv + item.acv).toFixed(2)),
        };
        const truth = truthOfPrinted(item, page, { layout: 1, printed, style, layer });
        items.push({
          ...truth,
          // A trade may be what a room stands below, or a head within it.
          unjudged: [...(truth.unjudged ?? []), 'path', 'section'],
        });
      }
      flow.space(0.5);
    }
    flow.continuation = null;
    flow.need(flow.leading * 3);
    flow.rule(left, right, 1);
    flow.y += 3;
    row(`Line Item Totals: ${scope.facts.estimateName}`, left, amountsOf(scope.items));
    totals.push({ kind: 'line_items', name: scope.facts.estimateName, rcv: scope.totals.rcv });
    counting = false;
    leaveOpen(flow, items);
    const summaries = drawScopeSummaries(flow, scope, 5000, (name) => `Summary for ${name}`);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items,
        rooms: null,
        totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
