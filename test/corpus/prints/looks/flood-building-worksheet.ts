import { toAmount } from '../../../../lambdas/domain/money/money.ts';
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
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places: readonly { name: string; trades: readonly JobTrade[] }[] = [
  { name: 'FOUNDATION / CRAWLSPACE', trades: ['insulation', 'masonry', 'demolition'] },
  { name: 'LIVING ROOM', trades: insideTrades },
  { name: 'KITCHEN', trades: ['cabinets', 'drywall', 'plumbing', 'flooring'] },
  { name: 'HALL', trades: insideTrades },
  { name: 'BATH 1', trades: ['plumbing', 'drywall', 'flooring'] },
  { name: 'BEDROOM 1', trades: insideTrades },
  { name: 'BEDROOM 2', trades: insideTrades },
  { name: 'CLEAN UP', trades: ['general', 'demolition'] },
];

const upper = (text: string): string => text.toUpperCase();

/**
 * A flood adjuster's building worksheet, sideways: rooms as a gray band with length, width, height
 * and the height of the water, numbers of two parts, what the policy does not cover in a column of
 * its own at the right, the unit before the quantity, nothing lost as a dash, a recapitulation with
 * the deductible and the value of the whole building.
 */
export const floodBuildingWorksheet: Print = {
  name: 'flood-building-worksheet',
  open: true,
  lines: [6, 15, 29, 46, 84],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 92,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'columns'] as const),
      page: random.pick(['plain', 'rotated-90'] as const),
    };
    const left = style.marginLeft;
    const right = style.width - style.marginRight;
    const capitals = random.chance(0.6);
    const words = (text: string): string => (capitals ? upper(text) : text);
    flow.furniture = () => {
      flow.mark(
        {
          text: 'BUILDING WORKSHEET',
          x: (left + right) / 2,
          align: 'center',
          bold: true,
          size: 13,
        },
        34,
      );
      for (const [index, row] of [
        ['INSURED', facts.insuredName, 'POLICY NUMBER', facts.policyNumber],
        ['LOCATION', facts.propertyStreet, 'DATE OF LOSS', usDate(facts.dateOfLoss)],
        ['', facts.propertyTown, 'ADJUSTER FILE NO.', facts.claimNumber],
      ].entries())
        for (const [at, x] of [
          [0, left],
          [1, left + 70],
          [2, left + 440],
          [3, left + 545],
        ] as const)
          flow.mark({ text: row[at] ?? '', x, bold: at % 2 === 0, size: 8.5 }, 50 + index * 11);
      flow.mark(
        { text: `PAGE ${flow.page}`, x: right, align: 'right', size: 8 },
        flow.sheet.height - 22,
      );
    };
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 8,
      pad: 3,
      lines: random.pick(['grid', 'rows']),
      headGray: 0.92,
      columns: [
        { head: ['LINE'], share: 6, align: 'left' },
        { head: ['DESCRIPTION OF', 'DAMAGED PROPERTY'], share: 36, align: 'left' },
        { head: ['U/M'], share: 5, align: 'center' },
        { head: ['QTY'], share: 9, align: 'right' },
        { head: ['UNIT', 'COST'], share: 9, align: 'right' },
        { head: ['RCV', 'LOSS'], share: 11, align: 'right' },
        { head: ['DEP', '%'], share: 6, align: 'right' },
        { head: ['DEP', 'AMOUNT'], share: 10, align: 'right' },
        { head: ['ACV', 'LOSS'], share: 11, align: 'right' },
        { head: ['NOT', 'COVERED'], share: 10, align: 'right' },
      ],
    };
    flow.startPage('items');
    const jobs = placeJobs(random.fork('jobs'), lines, places);
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const all: { rcv: number; lost: number; out: number }[] = [];
    for (const [index, its] of jobs.entries()) {
      flow.continuation = null;
      flow.need(90);
      flow.space(0.6);
      const [long, wide] = [choose.int(16, 44) / 2, choose.int(12, 34) / 2];
      const water = choose.int(9, 48);
      const band = (suffix: string): void => {
        flow.sheet.marks.push({
          kind: 'box',
          x: left,
          y: flow.y,
          width: right - left,
          height: 13,
          gray: 0.8,
        });
        flow.y += 2;
        flow.line([
          { text: `${index + 1}.`, x: left + 3, bold: true },
          { text: `${its.name}${suffix}`, x: left + 22, bold: true },
          ...(index === 0 || its.name === 'CLEAN UP'
            ? []
            : [
                {
                  text: `L ${long.toFixed(1)}   W ${wide.toFixed(1)}   H 8.0`,
                  x: left + 220,
                },
                { text: `FLOOR ${money(long * wide)} SF`, x: left + 350 },
                { text: `WALLS ${money(16 * (long + wide))} SF`, x: left + 460 },
                { text: `WATER HT ${water} IN.`, x: right - 4, align: 'right' as const },
              ]),
        ]);
        flow.y += 1;
        ruledHead(flow, table);
      };
      band('');
      flow.continuation = () => band(' (CONT.)');
      const sums = { rcv: [] as number[], lost: [] as number[], out: [] as number[] };
      for (const [at, { job, quantity, unitPrice, amount }] of its.lines.entries()) {
        const number = `${index + 1}.${String(at + 1).padStart(2, '0')}`;
        const text = words(
          `${job.verb === 'replace' ? choose.pick(['R&R ', 'Replace ', 'Remove & Replace ']) : ''}${job.text}`,
        );
        const outside = choose.chance(0.07);
        const percent =
          outside || job.verb === 'none' || choose.chance(0.35) ? 0 : choose.int(2, 14) * 5;
        const lost = percentOf(amount, percent);
        const acv = toAmount((amount - lost).toFixed(2));
        const { page } = ruledRow(flow, table, [
          number,
          text,
          job.unit,
          money(quantity),
          money(unitPrice),
          outside ? '' : money(amount),
          percent === 0 ? '-' : `${percent}%`,
          percent === 0 ? '-' : money(lost),
          outside ? '' : money(acv),
          outside ? money(amount) : '',
        ]);
        if (outside) sums.out.push(amount);
        else {
          sums.rcv.push(amount);
          sums.lost.push(lost);
        }
        items.push(
          jobTruth(page, text, quantity, {
            lineNumber: number,
            unit: job.unit,
            unitPrice,
            room: [its.name],
            activity: text.toUpperCase().startsWith('R')
              ? ['&', '+']
              : job.trade === 'demolition'
                ? ['+', '-', 'R']
                : ['+'],
            ...(outside
              ? {}
              : {
                  rcv: amount,
                  acv,
                  depreciation: percent === 0 ? null : lost,
                  depreciationPercent: percent === 0 ? null : percent,
                }),
            alsoRight: { description: [words(job.text)], room: [`${index + 1}. ${its.name}`] },
            unjudged: [
              'activity',
              'section',
              ...(percent === 0 ? ['depreciation', 'depreciationPercent'] : []),
              ...(outside ? ['rcv', 'acv', 'priceNote'] : []),
            ],
          }),
        );
      }
      const sum = {
        rcv: addAmounts(sums.rcv),
        lost: addAmounts(sums.lost),
        out: addAmounts(sums.out),
      };
      all.push(sum);
      totals.push({ kind: 'room', name: its.name, rcv: sum.rcv });
      flow.continuation = null;
      ruledRow(
        flow,
        table,
        [
          '',
          `TOTAL ${its.name}`,
          '',
          '',
          '',
          money(sum.rcv),
          '',
          money(sum.lost),
          money(sum.rcv - sum.lost),
          sum.out === 0 ? '' : money(sum.out),
        ],
        { bold: true },
      );
    }
    openPagesWithoutRows(flow, items);
    flow.startPage('summary');
    const [rcv, lost] = [addAmounts(all.map((a) => a.rcv)), addAmounts(all.map((a) => a.lost))];
    const acv = toAmount((rcv - lost).toFixed(2));
    const deductible = random.pick([1250, 2000, 5000]);
    flow.line([{ text: 'BUILDING RECAPITULATION', x: left, bold: true, size: 11 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['REPLACEMENT COST LOSS', money(rcv)],
      ['LESS DEPRECIATION', `(${money(lost)})`],
      ['ACTUAL CASH VALUE LOSS', money(acv)],
      ['LESS DEDUCTIBLE', `(${money(deductible)})`],
      ['BUILDING CLAIM PAYABLE', money(Math.max(0, toAmount((acv - deductible).toFixed(2))))],
      ['', ''],
      ['BUILDING REPLACEMENT COST VALUE', '286,400.00'],
      ['BUILDING ACTUAL CASH VALUE', '214,800.00'],
      ['INSURANCE QUALIFIES FOR RCV', 'YES'],
    ] as const)
      flow.line([
        { text: label, x: left + 40 },
        { text: value, x: left + 380, align: 'right' },
      ]);
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
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
