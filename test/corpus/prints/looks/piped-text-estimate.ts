import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: insideTrades },
  { name: 'Powder Room', trades: ['plumbing', 'drywall', 'paint', 'flooring'] },
  { name: 'Living Room', trades: insideTrades },
  { name: 'Roof', trades: ['roofing'] },
  { name: 'Exterior', trades: ['siding', 'masonry'] },
  { name: 'General Conditions', trades: ['general'] },
];

/** Columns of characters: `| 1  | Replace ...      |    240.00 | SF   |`. */
const widths = [3, 44, 10, 5, 11, 12] as const;
const toRight = new Set([2, 4, 5]);

const lineOf = (texts: readonly string[]): string =>
  `|${texts
    .map((text, index) => {
      const width = widths[index] ?? 8;
      return ` ${toRight.has(index) ? text.padStart(width) : text.padEnd(width)} `;
    })
    .join('|')}|`;

const cut = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (`${line} ${word}`.trim().length > width) {
      lines.push(line);
      line = word;
    } else line = `${line} ${word}`.trim();
  }
  lines.push(line);
  return lines;
};

/**
 * An estimate that was written as plain text, by a person or by a machine, and printed in a fixed
 * pitch: bars between the columns, rules of dashes and bars, number signs before headings, stars
 * around sums, each line one string of the file. Words too long for their column go on in a line
 * of bars without figures.
 */
export const pipedTextEstimate: Print = {
  name: 'piped-text-estimate',
  open: true,
  lines: [5, 13, 26, 44, 70],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'courier',
      size: 8,
      marginLeft: 48,
      marginRight: 40,
      marginTop: 48,
      marginBottom: 48,
      leading: 1.25,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      spaces: random.pick(['plain', 'no-break'] as const),
      encoding: 'scrambled' as const,
    };
    const { left } = flow;
    const put = (text: string): void => {
      flow.need(flow.leading);
      flow.line([{ text, x: left }]);
    };
    const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
    flow.startPage('items');
    for (const text of [
      `# Repair Estimate - ${facts.insuredName}`,
      '',
      `**Property:** ${facts.propertyStreet}, ${facts.propertyTown}`,
      `**Claim Number:** ${facts.claimNumber}`,
      `**Date of Loss:** ${usDate(facts.dateOfLoss)}`,
      `**Prepared by:** ${facts.companyName}`,
      '',
      'Below is the detailed line-item estimate. Quantities are based on 3 photos',
      'and the sketch; prices are regional averages for 2026.',
      '',
    ])
      put(text);
    const items: TruthItem[] = [];
    const sums: number[] = [];
    let number = 0;
    const again = random.chance(0.5);
    for (const [at, { name, lines: its, amount }] of placeJobs(
      random.fork('jobs'),
      lines,
      places,
    ).entries()) {
      flow.need(flow.leading * 7);
      put(`## ${at + 1}. ${name}`);
      put('');
      put(lineOf(['#', 'Description', 'Qty', 'Unit', 'Unit Price', 'Total']));
      put(rule);
      if (again) number = 0;
      for (const { job, quantity, unitPrice, amount: total } of its) {
        number++;
        const words = `${job.verb === 'replace' ? 'Remove & replace ' : ''}${job.text}`;
        const parts = cut(words, widths[1]);
        flow.need(flow.leading * parts.length);
        const { page } = flow;
        put(
          lineOf([
            String(number),
            parts[0] ?? '',
            quantity.toLocaleString('en-US', { minimumFractionDigits: 2 }),
            job.unit,
            `$${money(unitPrice)}`,
            `$${money(total)}`,
          ]),
        );
        for (const part of parts.slice(1)) put(lineOf(['', part, '', '', '', '']));
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: String(number),
            activity:
              job.verb === 'replace' ? ['&'] : job.trade === 'demolition' ? ['+', '-', 'R'] : ['+'],
            unit: job.unit,
            unitPrice,
            rcv: total,
            room: [name, `${at + 1}. ${name}`],
            alsoRight: { description: [job.text] },
          }),
        );
      }
      sums.push(amount);
      put(lineOf(['', `**Subtotal - ${name}**`, '', '', '', `**$${money(amount)}**`]));
      put('');
    }
    const subtotal = addAmounts(sums);
    const profit = percentOf(subtotal, 20);
    const tax = percentOf(subtotal, 3.5);
    flow.need(flow.leading * 9);
    for (const text of [
      '## Summary',
      '',
      `- Subtotal: $${money(subtotal)}`,
      `- Overhead & Profit (20%): $${money(profit)}`,
      `- Sales tax: $${money(tax)}`,
      `- **TOTAL: $${money(toAmount(sum([subtotal, profit, tax])))}**`,
      '',
      '> Note: prices are valid for 30 days. Hidden damage is not included.',
    ])
      put(text);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        // A heading may keep its number.
        rooms: null,
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
