import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, type JobTrade, percentOf, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades: readonly JobTrade[] = ['plumbing', 'electrical', 'drywall', 'demolition', 'general'];

/**
 * An emergency plumber's estimate from a hand-held printer: a roll of paper no wider than a hand, a
 * typewriter's face, the words over one or two lines, below them quantity, unit, `x` and price with
 * the amount at the right edge and a letter behind what is taxed; rules of hyphens, tax, total, what
 * was paid by card.
 */
export const handheldReceiptInvoice: Print = {
  name: 'handheld-receipt-invoice',
  open: true,
  lines: [3, 6, 10, 16, 24],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const [drawn] = placeJobs(random.fork('jobs'), lines, [{ name: 'Service call', trades }]);
    const rows = drawn?.lines ?? [];
    const style = printStyle({
      width: 226,
      height: 720,
      family: 'courier',
      size: 8,
      leading: 1.25,
      marginLeft: 12,
      marginRight: 12,
      marginTop: 22,
      marginBottom: 26,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'spaced-line', 'glyph'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const middle = (left + right) / 2;
    const line = (): void => flow.line([{ text: '-'.repeat(42), x: left }]);
    flow.startPage('items');
    flow.line([{ text: 'NIGHT OWL PLUMBING', x: middle, align: 'center', bold: true, size: 11 }]);
    for (const text of [facts.companyStreet, facts.companyTown, facts.phone, 'LIC# PL-20418'])
      flow.line([{ text, x: middle, align: 'center' }]);
    flow.space(0.6);
    flow.line([
      { text: `ESTIMATE ${random.int(10_000, 99_999)}`, x: left, bold: true },
      { text: usDate(facts.dateEntered), x: right, align: 'right' },
    ]);
    flow.line([{ text: `Customer: ${facts.insuredName}`, x: left }]);
    flow.line([{ text: facts.propertyStreet, x: left }]);
    flow.line([{ text: `Tech: ${facts.estimator.split(' ')[0]} T-14`, x: left }]);
    line();
    const items: TruthItem[] = [];
    const taxed: number[] = [];
    for (const { job, quantity, unitPrice, amount } of rows) {
      const goods = job.verb === 'replace';
      const text = `${goods ? 'Replace ' : ''}${job.text}`;
      const words = flow.wrap(text, right - left - 20);
      flow.need(flow.leading * (words.length + 1));
      const { page } = flow;
      for (const word of words) flow.line([{ text: word, x: left }]);
      flow.line([
        { text: `${quantity} ${job.unit} x ${unitPrice.toFixed(2)}`, x: left + 10 },
        {
          text: `${amount.toFixed(2)}${goods ? ' T' : '  '}`.trimEnd(),
          x: goods ? right : right - 9.6,
          align: 'right',
        },
      ]);
      if (goods) taxed.push(amount);
      items.push(
        jobTruth(page, text, quantity, {
          unit: job.unit,
          unitPrice,
          rcv: amount,
          alsoRight: { description: [job.text] },
          unjudged: ['activity', 'lineNumber', 'section', 'room'],
        }),
      );
    }
    flow.need(flow.leading * 12);
    line();
    const before = addAmounts(rows.map(({ amount }) => amount));
    const tax = percentOf(addAmounts(taxed), 8.25);
    const whole = addAmounts([before, tax]);
    for (const [label, value, bold] of [
      ['SUBTOTAL', before.toFixed(2), false],
      ['TAX 8.25% (T)', tax.toFixed(2), false],
      ['TOTAL', `$${whole.toFixed(2)}`, true],
      ['DEPOSIT VISA ...4410', '-150.00', false],
    ] as const)
      flow.line([
        { text: label, x: left, bold },
        { text: value, x: right - 9.6, align: 'right', bold },
      ]);
    line();
    flow.paragraph('Good for 14 days. After-hours trip of $95.00 is waived if work is accepted.');
    flow.space(1);
    flow.line([{ text: 'X ____________________________', x: left }]);
    flow.line([{ text: 'THANK YOU', x: middle, align: 'center' }]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: noFacts,
      },
    };
  },
};
