import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { coverageSums, makeScope, type PlaceSpec, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  figures,
  ladder,
  leaveOpen,
  lostText,
  numberOf,
  programFoot,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', ['Exterior']),
  place('Front Elevation', 'elevation', ['Exterior']),
  place('Rear Elevation', 'elevation', ['Exterior']),
  place('Den', 'inside', ['Interior']),
  place('Stairwell', 'inside', ['Interior']),
  place("Owner's Bath", 'inside', ['Interior']),
  place('Workshop Roof', 'roof', ['Workshop'], others),
  place('Fence Line', 'yard', ['Workshop'], others),
];

/** What a supplement does to a row; most rows stay as they were. */
type Change = 'added' | 'changed';

const chooseChanges = (random: Random, scope: Scope): Map<ModelItem, Change> => {
  const changes = new Map<ModelItem, Change>();
  for (const item of scope.items) {
    if (item.laborMinimum || !random.chance(0.22)) continue;
    const change = random.pick(['added', 'changed'] as const);
    changes.set(item, change);
    if (change === 'changed') item.numberChanged = true;
  }
  return changes;
};

const cents = (value: number): number => toAmount(value.toFixed(2));

/** What each coverage comes to, in one row under heads of two lines. */
const drawLossRecap = (flow: Flow, scope: Scope, deductible: number): void => {
  flow.startPage('other');
  centered(flow, 'Loss Recap Summary', 12);
  flow.space(0.8);
  const stops = [250, 320, 390, 460, 540].map((x) => flow.left + x);
  const row = (name: string, texts: readonly string[], bold = false): void =>
    flow.line([
      { text: name, x: flow.left, bold },
      ...figures(stops, texts).map((cell) => ({ ...cell, bold })),
    ]);
  row('', ['Replacement', 'Recoverable', 'Non-Recov.', '', 'Actual Cash'], true);
  row('Coverage', ['Cost Value', 'Depreciation', 'Depreciation', 'Deductible', 'Value'], true);
  flow.rule(flow.left, flow.right, 0.6);
  flow.y += 3;
  for (const [index, sum] of coverageSums(scope).entries())
    row(sum.name, [
      `$${money(sum.rcv)}`,
      `$${money(cents(sum.depreciation - sum.lost))}`,
      `$${money(sum.lost)}`,
      `$${money(index === 0 ? deductible : 0)}`,
      `$${money(sum.acv)}`,
    ]);
  const lost = coverageSums(scope).reduce((all, sum) => all + sum.lost, 0);
  row(
    'TOTAL',
    [
      `$${money(scope.totals.rcv)}`,
      `$${money(cents(scope.totals.depreciation - lost))}`,
      `$${money(cents(lost))}`,
      `$${money(deductible)}`,
      `$${money(scope.totals.acv)}`,
    ],
    true,
  );
};

/** The supplement's rows once more, room by room, with what they were. */
const drawDetails = (
  flow: Flow,
  scope: Scope,
  changes: ReadonlyMap<ModelItem, Change>,
  random: Random,
): number => {
  flow.startPage('other');
  centered(flow, 'Supplement Details', 12);
  flow.space(0.8);
  const stops = [340, 410, 475, 540].map((x) => flow.left + x);
  const line = (words: string, texts: readonly string[], x = 0, bold = false): void => {
    flow.need(flow.leading * 2);
    flow.line([
      { text: words, x: flow.left + x, bold },
      ...figures(stops, texts).map((cell) => ({ ...cell, bold })),
    ]);
  };
  line('DESCRIPTION', ['QUANTITY', 'RCV', 'DEPREC.', 'ACV'], 0, true);
  flow.rule(flow.left, flow.right, 0.6);
  const shown = (item: ModelItem): string[] => [
    `${money(item.quantity)} ${item.unit}`,
    money(item.rcv),
    lostText(item),
    money(item.acv),
  ];
  const subtotal = (name: string, items: readonly ModelItem[]): void => {
    const { rcv, depreciation, acv } = amountsOf(items);
    line(`SUBTOTAL: ${name}`, ['', money(rcv), `(${money(depreciation)})`, money(acv)], 0, true);
  };
  const of = (change: Change): ModelItem[] =>
    scope.items.filter((item) => changes.get(item) === change);
  let room = '';
  const head = (item: ModelItem): void => {
    if (item.room !== room) line(item.room, [], 0, true);
    room = item.room;
  };
  for (const item of of('added')) {
    head(item);
    const [first = '', ...rest] = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 270);
    line(first, shown(item), 8);
    for (const text of rest) line(text, [], 8);
  }
  subtotal('ADDED', of('added'));
  room = '';
  let before = 0;
  for (const item of of('changed')) {
    head(item);
    line(`${numberOf(item)}  ${flow.wrap(wordsOf(item), 270)[0] ?? ''}`, [], 8);
    const share = random.pick([0.5, 0.75, 0.9]);
    const [rcv, depreciation] = [cents(item.rcv * share), cents(item.depreciation * share)];
    before += cents(rcv - depreciation);
    // What is counted was fewer by whole ones, or dearer now.
    const counted = Number.isInteger(item.quantity);
    const fewer = counted ? Math.max(1, Math.round(item.quantity * share)) : item.quantity * share;
    const quantity = `${money(cents(fewer))} ${item.unit}`;
    const was = [quantity, money(rcv), `(${money(depreciation)})`];
    line('Previous', [...was, money(cents(rcv - depreciation))], 24);
    line('Current', shown(item), 24);
  }
  subtotal('CHANGED', of('changed'));
  const now = amountsOf([...of('added'), ...of('changed')]).acv;
  flow.space(0.6);
  const net = cents(now - before);
  ladder(
    flow,
    [
      ['Supplement ACV', money(now)],
      ['Less Previous ACV of Changed Items', `(${money(cents(before))})`],
      ['Net Change For Supplement', `$${money(net)}`, true, true],
    ],
    flow.left + 200,
    flow.left + 540,
  );
  return net;
};

/** Checks sent before and now. */
const drawPayments = (flow: Flow, scope: Scope, net: number): void => {
  flow.space(1.5);
  flow.need(flow.leading * 9);
  centered(flow, 'Payment Recap', 12);
  flow.space(0.4);
  const stops = [0, 110, 230].map((x) => flow.left + x);
  const paid = Math.max(0, cents(scope.totals.acv - net));
  const rows = [
    ['Date', 'Payment Type', 'Coverage', 'Amount'],
    [usDate(scope.facts.dateReceived), 'Initial', dwelling, `$${money(paid)}`],
    [usDate(scope.facts.dateEntered), 'Supplement 1', dwelling, `$${money(net)}`],
    ['TOTAL', '', '', `$${money(cents(paid + net))}`],
  ];
  for (const [index, texts] of rows.entries())
    flow.line(
      texts.map((text, at) => ({
        text,
        x: stops[at] ?? flow.left + 540,
        align: at === 3 ? ('right' as const) : ('left' as const),
        bold: index === 0 || index === 3,
      })),
    );
};

/**
 * A carrier's first supplement: rows of two lines without overhead and profit, marks before the
 * numbers of rows that were changed, and behind them what the supplement added and changed once
 * more with all its figures, what it comes to, and what was paid.
 */
export const paymentRecapCarrier: Print = {
  name: 'payment-recap-carrier',
  open: true,
  lines: [5, 16, 34, 60, 120],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Harborline Insurance Company', {
      taxPercent: 7.25,
      overheadProfit: false,
      depreciated: 0.65,
      lost: 0.15,
      capPercent: 80,
      notes: 0.2,
      machine: 0.7,
      minimums: 3,
    });
    rewordLines(random.fork('words'), scope, 0.25);
    const changes = chooseChanges(random.fork('changes'), scope);
    const style = printStyle({ family: 'times', size: 9.5, leading: 1.22, marginTop: 58 });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const deductible = random.pick([1000, 1500, 2500]);
    flow.furniture = () => {
      flow.mark({ text: scope.facts.carrierName, x: left, bold: true, size: 11 }, 38);
      flow.mark({ text: 'Claims - PO Box 44190', x: right, align: 'right', size: 8 }, 38);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 90),
        column('price', 'UNIT', 146),
        column('tax', 'TAX', 198),
        column('rcv', 'RCV', 262),
        column('worn', 'AGE/LIFE', 322),
        column('condition', 'COND.', 380),
        column('share', 'DEP %', 432),
        column('lost', 'DEPREC.', 488),
        column('acv', 'ACV', 540),
      ],
      layout: 3,
      head: null,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 120, left + 140, left + 340],
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      deductible,
      (coverage) => `Summary for ${coverage}`,
    );
    drawLossRecap(flow, scope, deductible);
    drawPayments(flow, scope, drawDetails(flow, scope, changes, random.fork('before')));
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
