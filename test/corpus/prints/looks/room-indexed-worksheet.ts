import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Cell } from '../../drawing/flow.ts';
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
import { factLines } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const outside: readonly JobTrade[] = ['roofing', 'siding', 'masonry', 'general'];

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'KITCHEN', trades: [...insideTrades, 'cabinets', 'plumbing'] },
  { name: 'BATH 1', trades: [...insideTrades, 'plumbing'] },
  { name: 'EXTERIOR', trades: outside },
  { name: 'BEDROOM 2', trades: insideTrades },
  { name: 'LIVING ROOM', trades: insideTrades },
  { name: 'HALL & STAIRS', trades: insideTrades },
  { name: 'GARAGE', trades: [...insideTrades, 'general'] },
];

/**
 * An adjuster's desktop program of older kind: rows numbered by room (`1.01`, `1.02`, `2.01`), the
 * room as a number and a name in capitals with its three sizes, what labor and what material cost per
 * unit before their sum, a typewriter's face, loss in value as a share and an amount, sums under
 * lines of equal signs; overhead and profit and tax at the end of all.
 */
export const roomIndexedWorksheet: Print = {
  name: 'room-indexed-worksheet',
  open: true,
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Delta Farm & Rural Mutual');
    const drawn = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['courier', 'helvetica']),
      size: 7.5,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 62,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line', 'glyph'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'BUILDING ESTIMATE', x: left, bold: true, size: 12 }, 28);
      flow.mark({ text: `Insured: ${facts.insuredName}`, x: left, size: 8 }, 42);
      flow.mark({ text: `Claim No: ${facts.claimNumber}`, x: left + 260, size: 8 }, 42);
      flow.mark(
        {
          text: `Date: ${usDate(facts.dateEntered)}   Page ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        42,
      );
    };
    flow.startPage('items');
    factLines(
      flow,
      [
        ['INSURED:', facts.insuredName, 'POLICY NO:', facts.policyNumber],
        ['RISK ADDRESS:', `${facts.propertyStreet}, ${facts.propertyTown}`],
        ['COMPANY:', facts.carrierName, 'DATE OF LOSS:', usDate(facts.dateOfLoss)],
        ['ADJUSTER:', facts.estimator, 'CAUSE OF LOSS:', facts.typeOfLoss],
      ],
      [left + 90, left + 470],
    );
    flow.space(0.8);
    const stops = [310, 338, 392, 446, 502, 572, 616, 672, right - left].map((one) => left + one);
    const words = 250;
    const cells = (texts: readonly string[], bold = false): Cell[] =>
      texts.flatMap((text, index): Cell[] => {
        const x = stops[index] ?? right;
        if (text === '') return [];
        return index === 1
          ? [{ text, x: (stops[0] ?? 0) + 6, bold }]
          : [{ text, x, align: 'right', bold }];
      });
    const head = (): void => {
      flow.line([
        { text: 'LINE', x: left, bold: true },
        { text: 'DESCRIPTION', x: left + 34, bold: true },
        ...cells(
          [
            'UNITS',
            'UM',
            'LABOR',
            'MATERIAL',
            'UNIT COST',
            'REPL. COST',
            'DEP%',
            'DEPREC',
            'A.C.V.',
          ],
          true,
        ),
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    const items: TruthItem[] = [];
    const aged = random.fork('aged');
    const all: { rcv: number; lost: number; acv: number }[] = [];
    const closing = (label: string, of: typeof all): void => {
      flow.need(flow.leading * 3);
      const dashes = '=========';
      flow.line(cells(['', '', '', '', '', dashes, '', dashes, dashes]));
      flow.line([
        { text: label, x: left + 34, bold: true },
        ...cells(
          [
            '',
            '',
            '',
            '',
            '',
            money(addAmounts(of.map(({ rcv }) => rcv))),
            '',
            money(addAmounts(of.map(({ lost }) => lost))),
            money(addAmounts(of.map(({ acv }) => acv))),
          ],
          true,
        ),
      ]);
      flow.space(1);
    };
    for (const [room, its] of drawn.entries()) {
      flow.continuation = null;
      flow.need(flow.leading * 8);
      const size =
        its.name === 'EXTERIOR'
          ? ''
          : `${aged.int(7, 18)}'${aged.int(0, 11)}" x ${aged.int(6, 15)}'${aged.int(0, 11)}" x 8'0"`;
      flow.line([
        { text: `ROOM ${room + 1}: ${its.name}`, x: left, bold: true, size: style.size + 1.5 },
        { text: size, x: left + 200 },
      ]);
      flow.space(0.2);
      head();
      flow.continuation = () => {
        flow.line([
          {
            text: `ROOM ${room + 1}: ${its.name} (CONTINUED)`,
            x: left,
            bold: true,
            size: style.size + 1.5,
          },
        ]);
        flow.space(0.2);
        head();
      };
      const own: typeof all = [];
      for (const [index, line] of its.lines.entries()) {
        const number = `${room + 1}.${String(index + 1).padStart(2, '0')}`;
        const said =
          line.job.verb === 'replace' ? `Remove & replace ${line.job.text}` : line.job.text;
        const labor = toAmount((line.unitPrice * aged.between(0.35, 0.8)).toFixed(2));
        const material = toAmount((line.unitPrice - labor).toFixed(2));
        const percent = aged.chance(0.55) ? aged.pick([5, 10, 15, 20, 25, 33, 40, 50]) : 0;
        const lost = percentOf(line.amount, percent);
        const acv = toAmount(sum([line.amount, -lost]));
        const text = flow.wrap(said, words);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [at, part] of text.entries())
          flow.line([
            ...(at === 0 ? [{ text: number, x: left }] : []),
            { text: part, x: left + 34 },
            ...(at === 0
              ? cells([
                  money(line.quantity),
                  line.job.unit,
                  money(labor),
                  money(material),
                  money(line.unitPrice),
                  money(line.amount),
                  percent === 0 ? '' : `${percent}%`,
                  percent === 0 ? '' : money(lost),
                  money(acv),
                ])
              : []),
          ]);
        own.push({ rcv: line.amount, lost, acv });
        items.push(
          jobTruth(page, said, line.quantity, {
            lineNumber: number,
            unit: line.job.unit,
            unitPrice: line.unitPrice,
            rcv: line.amount,
            depreciation: percent === 0 ? null : lost,
            depreciationPercent: percent === 0 ? null : percent,
            acv,
            activity: line.job.verb === 'replace' ? ['&'] : ['+', '-', 'R'],
            room: [its.name, `ROOM ${room + 1}: ${its.name}`, `${room + 1}: ${its.name}`],
            alsoRight: {
              description: [line.job.text],
            },
            unjudged: ['section', ...(line.job.verb === 'replace' ? [] : ['activity'])],
          }),
        );
      }
      closing(`TOTAL ROOM ${room + 1}`, own);
      all.push(...own);
    }
    flow.continuation = null;
    closing('TOTAL ALL ROOMS', all);
    const whole = addAmounts(all.map(({ rcv }) => rcv));
    const lost = addAmounts(all.map(({ lost: one }) => one));
    const [overhead, profit, tax] = [
      percentOf(whole, 10),
      percentOf(whole, 10),
      percentOf(whole, 3.5),
    ];
    const rcv = addAmounts([whole, overhead, profit, tax]);
    const acv = toAmount((rcv - lost).toFixed(2));
    const net = Math.max(0, toAmount((acv - 1000).toFixed(2)));
    flow.startPage('summary');
    flow.line([{ text: 'ESTIMATE SUMMARY', x: left, bold: true, size: 12 }]);
    flow.space(0.8);
    for (const [label, value] of [
      ['Total of line items', money(whole)],
      ['Overhead 10.00%', money(overhead)],
      ['Profit 10.00%', money(profit)],
      ['Sales tax', money(tax)],
      ['Replacement Cost Value', money(rcv)],
      ['Less Depreciation', `-${money(lost)}`],
      ['Actual Cash Value', money(acv)],
      ['Less Deductible', '-1,000.00'],
      ['Net Claim', money(net)],
    ] as const)
      flow.line([
        { text: label, x: left + 40 },
        { text: value, x: left + 360, align: 'right' },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        // The room's number may be a part of its name.
        rooms: null,
        totals: [],
        summaries: [
          {
            coverage: null,
            lineItemTotal: whole,
            rcv,
            acv,
            deductible: 1000,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
