import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import {
  addAmounts,
  insideTrades,
  type JobTrade,
  percentOf,
  placeJobs,
} from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Kitchen', trades: insideTrades },
  { name: 'Stair Hall', trades: insideTrades },
  { name: 'Second Floor Bath', trades: ['plumbing', 'drywall', 'flooring', 'paint'] },
  { name: 'Main Roof', trades: ['roofing'] },
  { name: 'Exterior Walls', trades: ['siding', 'masonry'] },
  { name: 'Closeout', trades: ['general'] },
];

/**
 * A builder's estimate as an outline: numbers of two parts that stand in the description's own
 * column, headings with a number of one part and their sum in the same line, the unit behind the
 * quantity in small letters, allowances marked in capitals.
 */
export const outlineNumberedEstimate: Print = {
  name: 'outline-numbered-estimate',
  open: true,
  lines: [5, 15, 28, 46, 80],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 10,
      marginLeft: 54,
      marginRight: 54,
      marginTop: 54,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.startPage('items');
    flow.line([{ text: facts.companyName, x: left, bold: true, size: 15 }]);
    flow.line([{ text: `${facts.companyStreet}, ${facts.companyTown}`, x: left, size: 8.5 }]);
    flow.space(1);
    for (const [label, value] of [
      ['Estimate for', facts.insuredName],
      ['Project address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Insurance claim', facts.claimNumber],
      ['Prepared', usDate(facts.dateEntered)],
    ])
      flow.line([
        { text: label ?? '', x: left, bold: true },
        { text: value ?? '', x: left + 100 },
      ]);
    flow.space(1);
    const stops = [330, 400, 504].map((x) => left + x);
    const head = (): void => {
      flow.line(
        [{ text: 'Item', x: left }, ...figures(stops, ['Quantity', 'Rate', 'Extended'])].map(
          (cell) => ({ ...cell, bold: true }),
        ),
      );
      flow.rule(left, right, 0.8);
      flow.y += 4;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sums: number[] = [];
    const indent = random.chance(0.5) ? 12 : 0;
    for (const [index, place] of placeJobs(random.fork('jobs'), lines, places).entries()) {
      flow.need(flow.leading * 4);
      flow.space(0.4);
      flow.line([
        { text: `${index + 1}  ${place.name}`, x: left, bold: true },
        { text: `$${money(place.amount)}`, x: right, align: 'right', bold: true },
      ]);
      flow.space(0.15);
      totals.push({ kind: 'room', name: place.name, rcv: place.amount });
      sums.push(place.amount);
      for (const [at, { job, quantity, unitPrice, amount }] of place.lines.entries()) {
        const number = `${index + 1}.${at + 1}`;
        const words = `${job.verb === 'replace' ? 'Replace ' : ''}${job.text}${choose.chance(0.08) ? ' (ALLOWANCE)' : ''}`;
        const parts = flow.wrap(`${number}  ${words}`, 252 - indent);
        flow.need(flow.leading * parts.length);
        const { page } = flow;
        for (const [line, part] of parts.entries())
          flow.line([
            { text: part, x: left + indent + (line === 0 ? 0 : 20) },
            ...(line === 0
              ? figures(stops, [
                  `${quantity.toLocaleString('en-US')} ${job.unit.toLowerCase()}`,
                  money(unitPrice),
                  money(amount),
                ])
              : []),
          ]);
        flow.space(0.15);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            activity:
              job.verb === 'replace'
                ? ['&', '+']
                : job.trade === 'demolition'
                  ? ['+', '-', 'R']
                  : ['+'],
            unit: job.unit,
            unitPrice,
            rcv: amount,
            room: [place.name, `${index + 1} ${place.name}`],
            alsoRight: {
              description: [words.replace(/^Replace /, '')],
              unit: [job.unit.toLowerCase()],
            },
            unjudged: ['section', 'flags'],
          }),
        );
      }
    }
    flow.continuation = null;
    const subtotal = addAmounts(sums);
    const fee = percentOf(subtotal, 18);
    flow.need(70);
    flow.space(0.8);
    flow.rule(left, right, 0.8);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['Direct cost', subtotal, false],
      ["Builder's fee 18%", fee, false],
      ['Estimate total', toAmount(sum([subtotal, fee])), true],
    ] as const)
      flow.line([
        { text: label, x: stops[1] ?? 0, align: 'right', bold },
        { text: `$${money(value)}`, x: right, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    drawTerms(flow, random.fork('terms'), 'Conditions');
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
