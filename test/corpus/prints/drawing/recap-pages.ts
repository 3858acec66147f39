import type { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Scope } from '../content/scope.ts';
import { byCategory, centered, ladder, shareOf } from './scope-body.ts';

/** What each room comes to before tax, with its share, below the areas it stands in. */
export const drawRoomRecap = (flow: Flow, scope: Scope): void => {
  flow.startPage('recap');
  centered(flow, 'Recap by Room');
  flow.space(0.8);
  flow.line([{ text: `Estimate: ${scope.facts.estimateName}`, x: flow.left, bold: true }]);
  const whole = scope.totals.lineItemTotal;
  let above = '';
  for (const place of [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])]) {
    const area = place.path.slice(0, -1);
    if (area.length > 0 && area.join('/') !== above)
      flow.line([{ text: `Area: ${area.join(' / ')}`, x: flow.left + 12, bold: true }]);
    above = area.join('/');
    flow.need(flow.leading * 2);
    const amount = place.totals.lineItemTotal;
    flow.line([
      { text: place.name, x: flow.left + 26 },
      { text: money(amount), x: flow.right - 80, align: 'right' },
      { text: shareOf(amount, whole), x: flow.right, align: 'right' },
    ]);
  }
  flow.space(0.5);
  for (const label of ['Subtotal of Areas', 'Total'])
    flow.line([
      { text: label, x: flow.left, bold: true },
      { text: money(whole), x: flow.right - 80, align: 'right', bold: true },
      { text: '100.00%', x: flow.right, align: 'right', bold: true },
    ]);
};

/** What each trade comes to before tax, and below it tax, overhead and profit. */
export const drawCategoryRecap = (flow: Flow, scope: Scope, items = 'O&P Items'): void => {
  flow.startPage('recap');
  centered(flow, 'Recap by Category');
  flow.space(0.8);
  const { totals } = scope;
  flow.line([
    { text: items, x: flow.left, bold: true },
    { text: 'Total', x: flow.right - 80, align: 'right', bold: true },
    { text: '%', x: flow.right, align: 'right', bold: true },
  ]);
  const row = (label: string, amount: number, bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: label, x: flow.left, bold },
      { text: money(amount), x: flow.right - 80, align: 'right', bold },
      { text: shareOf(amount, totals.rcv), x: flow.right, align: 'right', bold },
    ]);
  };
  for (const { name, amounts } of byCategory(scope.items)) row(name, amounts.lineItemTotal);
  row(`${items} Subtotal`, totals.lineItemTotal, true);
  row('Material Sales Tax', totals.tax);
  if (totals.overheadProfit > 0) {
    row(
      'Overhead',
      scope.items.reduce((all, item) => all + Math.round(item.overhead * 100), 0) / 100,
    );
    row('Profit', scope.items.reduce((all, item) => all + Math.round(item.profit * 100), 0) / 100);
  }
  flow.space(0.4);
  ladder(flow, [['Total', money(totals.rcv), true, true]], flow.left, flow.right - 80);
};
