import { sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import { categoryNames } from '../content/category-names.ts';
import type { Flow } from '../drawing/flow.ts';
import { money } from '../layouts/format.ts';
import type { ModelEstimate, ModelItem } from '../model.ts';
import type { Random } from '../random.ts';

const percentOf = (amount: number, total: number): string =>
  total === 0 ? '0.00%' : `${((100 * amount) / total).toFixed(2)}%`;

/** Taxes, rooms and categories summed up again, after the summary. */
export const drawRecaps = (
  flow: Flow,
  estimate: ModelEstimate,
  overheadProfit: boolean,
  random: Random,
): void => {
  const counted = estimate.items.filter((item) => item.paidWhenIncurred === null);
  const figures = flow.right - 70;
  const row = (label: string, amount: number, total: number, x: number, bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: label, x, bold },
      { text: money(amount), x: figures, align: 'right', bold },
      { text: percentOf(amount, total), x: flow.right, align: 'right', bold },
    ]);
  };
  const coverageRow = (x: number, items: readonly ModelItem[]): void => {
    if (!flow.style.coverageTable) return;
    const whole = toAmount(sum(items.map((item) => item.lineItemTotal)));
    for (const name of [...new Set(items.map((item) => item.coverage))]) {
      const part = toAmount(
        sum(items.filter((item) => item.coverage === name).map((item) => item.lineItemTotal)),
      );
      flow.need(flow.leading);
      flow.line([
        { text: `Coverage: ${name}`, x: x + 20 },
        { text: percentOf(part, whole), x: figures - 130, align: 'right' },
        { text: '=', x: figures - 110 },
        { text: money(part), x: figures, align: 'right' },
      ]);
    }
  };
  const title = (text: string): void => {
    flow.line([
      {
        text,
        x: (flow.left + flow.right) / 2,
        align: 'center',
        bold: true,
        size: flow.style.size + 2,
      },
    ]);
    flow.space(1);
  };
  const { charges } = estimate;
  const totals = {
    ...estimate.totals,
    tax: toAmount(sum([estimate.totals.tax, charges.tax])),
    rcv: toAmount(sum([estimate.totals.rcv, charges.tax, charges.overhead, charges.profit])),
  };
  if (random.chance(0.6)) {
    flow.startPage('recap');
    title(overheadProfit ? 'Recap of Taxes, Overhead and Profit' : 'Recap of Taxes');
    const heads = overheadProfit
      ? ['Overhead (10%)', 'Profit (10%)', `Material Sales Tax (${estimate.taxRatePercent}%)`]
      : [`Material Sales Tax (${estimate.taxRatePercent}%)`, 'Storage Tax (7%)'];
    const half = toAmount(totals.overheadProfit / 2);
    const values = overheadProfit
      ? [toAmount(sum([totals.overheadProfit, -half])), half, totals.tax]
      : [totals.tax, 0];
    const at = (index: number): number =>
      flow.left + 190 + index * ((flow.right - flow.left - 190) / Math.max(1, heads.length - 1));
    flow.line(
      heads.map((text, index) => ({
        text,
        x: Math.min(at(index), flow.right),
        align: 'right' as const,
      })),
    );
    for (const label of ['Line Items', 'Total']) {
      flow.line([
        { text: label, x: flow.left },
        ...values.map((value, index) => ({
          text: money(value),
          x: Math.min(at(index), flow.right),
          align: 'right' as const,
        })),
      ]);
    }
  }
  if (random.chance(0.6)) {
    flow.startPage('recap');
    title('Recap by Room');
    flow.line([{ text: `Estimate: ${estimate.facts.estimateName}`, x: flow.left, bold: true }]);
    for (const level of estimate.levels) {
      if (level.name !== null)
        flow.line([{ text: `Area: ${level.name}`, x: flow.left + 12, bold: true }]);
      for (const room of level.rooms) {
        row(room.name, room.totals.lineItemTotal, totals.lineItemTotal, flow.left + 24);
        coverageRow(
          flow.left + 24,
          room.items.filter((item) => item.paidWhenIncurred === null),
        );
      }
      if (level.name !== null)
        row(
          `Area Subtotal: ${level.name}`,
          level.totals.lineItemTotal,
          totals.lineItemTotal,
          flow.left + 12,
          true,
        );
    }
    if (estimate.laborMinimums !== null)
      row(
        'Labor Minimums Applied',
        estimate.laborMinimums.totals.lineItemTotal,
        totals.lineItemTotal,
        flow.left + 24,
      );
    row('Subtotal of Areas', totals.lineItemTotal, totals.lineItemTotal, flow.left, true);
    row('Total', totals.lineItemTotal, totals.lineItemTotal, flow.left, true);
  }
  if (random.chance(0.8)) {
    flow.startPage('recap');
    title('Recap by Category');
    const groups = overheadProfit ? [true, false] : [null];
    for (const group of groups) {
      const items = counted.filter(
        (item) => group === null || group === (item.overheadProfit !== 0),
      );
      if (items.length === 0) continue;
      flow.line([
        {
          text: group === null ? 'Items' : group ? 'O&P Items' : 'Non-O&P Items',
          x: flow.left,
          bold: true,
        },
        { text: 'Total', x: figures, align: 'right', bold: true },
        { text: '%', x: flow.right, align: 'right', bold: true },
      ]);
      const names = [
        ...new Set(items.map((item) => categoryNames[item.cat] ?? 'USER DEFINED ITEMS')),
      ].sort();
      for (const name of names) {
        const amount = toAmount(
          sum(
            items
              .filter((item) => (categoryNames[item.cat] ?? 'USER DEFINED ITEMS') === name)
              .map((item) => item.lineItemTotal),
          ),
        );
        row(name, amount, totals.rcv, flow.left, true);
      }
      row(
        group === null ? 'Subtotal' : group ? 'O&P Items Subtotal' : 'Non-O&P Items Subtotal',
        toAmount(sum(items.map((item) => item.lineItemTotal))),
        totals.rcv,
        flow.left,
        true,
      );
    }
    if (totals.tax !== 0) row('Material Sales Tax', totals.tax, totals.rcv, flow.left, true);
    if (overheadProfit)
      row('Overhead and Profit', totals.overheadProfit, totals.rcv, flow.left, true);
    if (charges.overhead !== 0) {
      row('Overhead', charges.overhead, totals.rcv, flow.left, true);
      row('Profit', charges.profit, totals.rcv, flow.left, true);
    }
    row('Total', totals.rcv, totals.rcv, flow.left, true);
  }
};

/** Every item once more, sorted by trade: rows that look like items and are none. */
export const drawTradeSummary = (flow: Flow, estimate: ModelEstimate): void => {
  flow.startPage('recap');
  flow.line([
    {
      text: 'Trade Summary',
      x: (flow.left + flow.right) / 2,
      align: 'center',
      bold: true,
      size: flow.style.size + 2,
    },
  ]);
  flow.line([
    {
      text: 'Includes all applicable tax, overhead and profit, and labor minimums',
      x: (flow.left + flow.right) / 2,
      align: 'center',
    },
  ]);
  flow.space(1);
  const usable = flow.right - flow.left;
  const stops = [0.62, 0.78, 0.89, 1].map((share) => flow.left + usable * share);
  const size = Math.min(flow.style.size, 8);
  const row = (first: string, figures: readonly string[], bold = false): void => {
    flow.need(flow.leading);
    flow.line([
      { text: first, x: flow.left, bold, size },
      ...figures.map((text, index) => ({
        text,
        x: stops[index] ?? flow.right,
        align: 'right' as const,
        bold,
        size,
      })),
    ]);
  };
  const head = (): void =>
    row('DESCRIPTION', ['LINE ITEM QTY', 'REPL. COST', 'ACV', "MAX ADD'L"], true);
  flow.continuation = head;
  head();
  const counted = estimate.items.filter((item) => item.paidWhenIncurred === null);
  for (const cat of [...new Set(counted.map((item) => item.cat))].sort()) {
    const items = counted.filter((item) => item.cat === cat);
    const name = categoryNames[cat] ?? 'USER DEFINED ITEMS';
    row(`${cat}  ${name}`, [], true);
    for (const item of items) {
      const [first = ''] = flow.wrap(`${item.prefix}${item.description}`, usable * 0.45, {}, size);
      row(first, [
        `${money(item.quantity)} ${item.unit}`,
        `$${money(item.rcv)}`,
        `$${money(item.acv)}`,
        '$0.00',
      ]);
    }
    const of = (key: 'rcv' | 'acv'): string =>
      `$${money(toAmount(sum(items.map((item) => item[key]))))}`;
    row(`TOTAL ${name}`, ['', of('rcv'), of('acv'), '$0.00'], true);
  }
  flow.continuation = null;
};
