import {
  decimal,
  lineAmount,
  roundCents,
  toAmount,
} from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, insideTrades, type JobTrade, placeJobs } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'Front Room', trades: insideTrades },
  { name: 'Roof & Gutters', trades: ['roofing', 'siding'] },
  { name: 'Bath', trades: [...insideTrades, 'plumbing'] },
  { name: 'Kitchen', trades: [...insideTrades, 'cabinets'] },
  { name: 'Rear Bedroom', trades: insideTrades },
  { name: 'General', trades: ['general', 'masonry'] },
];

/**
 * An appraiser's take-off on a spreadsheet: each row shows how often, how long and how wide before
 * the quantity that they make (with a share for waste, rounded), then unit, rate and amount; what is
 * counted has no measures; lettered rows start anew in each room.
 */
export const takeoffDimensionSheet: Print = {
  name: 'takeoff-dimension-sheet',
  open: false,
  lines: [5, 16, 30, 54, 100],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const drawn = placeJobs(random.fork('jobs'), lines, places);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8, 8.5]),
      marginLeft: 34,
      marginRight: 34,
      marginTop: 46,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'glyph'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 22;
      flow.mark({ text: `Take-off ${facts.estimateName}.xlsx`, x: left, size: 7 }, foot);
      flow.mark(
        {
          text: `Page ${flow.page} of ${Math.ceil(lines / 34) + 1}`,
          x: right,
          align: 'right',
          size: 7,
        },
        foot,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'QUANTITY TAKE-OFF AND ESTIMATE', x: left, bold: true, size: 13 }]);
    flow.space(0.4);
    for (const [label, value, other, its] of [
      ['Insured', facts.insuredName, 'Claim No.', facts.claimNumber],
      [
        'Location',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Policy No.',
        facts.policyNumber,
      ],
      ['Appraiser', facts.estimator, 'Date of Loss', usDate(facts.dateOfLoss)],
    ] as const)
      flow.line([
        { text: `${label}:`, x: left, bold: true },
        { text: value, x: left + 60 },
        { text: `${other}:`, x: left + 370, bold: true },
        { text: its, x: left + 440 },
      ]);
    flow.space(0.8);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 2.5,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.88,
      columns: [
        { head: ['Ref'], share: 5, align: 'center' },
        { head: ['Description'], share: 40, align: 'left' },
        { head: ['No.'], share: 5, align: 'center' },
        { head: ['L (ft)'], share: 8, align: 'right' },
        { head: ['W / H (ft)'], share: 9, align: 'right' },
        { head: ['Qty'], share: 10, align: 'right' },
        { head: ['Unit'], share: 6, align: 'center' },
        { head: ['Rate'], share: 9, align: 'right' },
        { head: ['Amount'], share: 12, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const sums: number[] = [];
    const size = random.fork('size');
    for (const [room, its] of drawn.entries()) {
      flow.need(46);
      ruledRow(flow, table, ['', its.name.toUpperCase(), '', '', '', '', '', '', ''], {
        bold: true,
      });
      const amounts: number[] = [];
      for (const [index, line] of its.lines.entries()) {
        const { unit, text, verb } = line.job;
        const said = verb === 'replace' ? `R/R ${text}` : text;
        const times = size.int(1, 4);
        const long = toAmount((size.int(16, 240) / 8).toFixed(2));
        const wide = toAmount((size.int(12, 120) / 8).toFixed(2));
        const area = decimal(times).times(long).times(wide);
        const quantity =
          unit === 'LF'
            ? toAmount(roundCents(decimal(times).times(long)))
            : unit === 'SF'
              ? toAmount(roundCents(area))
              : unit === 'SQ'
                ? toAmount(roundCents(area.div(100).plus('0.33')))
                : unit === 'SY'
                  ? toAmount(roundCents(area.div(9)))
                  : line.quantity;
        const measured = ['LF', 'SF', 'SQ', 'SY'].includes(unit);
        const amount = toAmount(lineAmount(quantity, line.unitPrice));
        const { page } = ruledRow(flow, table, [
          `${room + 1}${String.fromCharCode(97 + (index % 26))}`,
          said,
          measured ? String(times) : '',
          measured ? long.toFixed(2) : '',
          measured && unit !== 'LF' ? wide.toFixed(2) : '',
          money(quantity),
          unit,
          money(line.unitPrice),
          money(amount),
        ]);
        amounts.push(amount);
        items.push(
          jobTruth(page, said, quantity, {
            unit,
            unitPrice: line.unitPrice,
            rcv: amount,
            activity: verb === 'replace' ? ['&'] : ['+', '-', 'R'],
            room: [its.name, its.name.toUpperCase()],
            alsoRight: { description: [text] },
            unjudged: [
              'section',
              'activity',
              'lineNumber',
              'calculation',
              'f9Note',
              'machineNotes',
              'acv',
            ],
          }),
        );
      }
      const total = addAmounts(amounts);
      sums.push(total);
      ruledRow(flow, table, ['', `Total ${its.name}`, '', '', '', '', '', '', money(total)], {
        bold: true,
        aligns: { 1: 'right' },
      });
    }
    ruledRow(flow, table, ['', 'ESTIMATE TOTAL', '', '', '', '', '', '', money(addAmounts(sums))], {
      bold: true,
      gray: 0.92,
    });
    flow.continuation = null;
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: drawn.map(({ name }) => [name]),
        totals: drawn.map(({ name }, index) => ({
          kind: 'room' as const,
          name,
          rcv: sums[index] ?? 0,
        })),
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
