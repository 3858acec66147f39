import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** The work, and by how much of a hundred the new is better than the old. */
type Allowed = readonly [betterment: number, work: Work];

const works: readonly Allowed[] = [
  [0, ['Extract water, carpeted area', 'SF', 40, 380, 0.58]],
  [0, ['Tear out and bag wet board', 'SF', 30, 240, 0.94]],
  [10, ['Gypsum board 1/2", hung and finished', 'SF', 30, 320, 2.78]],
  [0, ['Seal stained lid, oil base', 'SF', 30, 240, 0.71]],
  [30, ['Paint, two coats, flat', 'SF', 90, 640, 0.86]],
  [35, ['Carpet, cut pile, 30 oz', 'SY', 8, 44, 31.5]],
  [50, ['Pad, rebond 7/16"', 'SY', 8, 44, 6.25]],
  [20, ['Ranch base, finger joint', 'LF', 14, 86, 3.4]],
  [15, ['Slab door, lauan, bored', 'EA', 1, 4, 168]],
  [0, ['Move and block contents', 'HR', 1, 6, 44]],
  [25, ['Sheet vinyl, felt back', 'SY', 6, 22, 38]],
  [0, ['Dehumidifier, per day set', 'DA', 2, 9, 72]],
];

const rooms = ['Rec Room', 'Lower Hall', 'Utility', 'NE Bedroom', 'Stair & Landing'] as const;

/**
 * A desk adjuster's own form: the facts of the claim in boxes, a running number, the allowance and
 * unit in one cell, `Repl. Cost`, the betterment by percent and by dollar, which is blank where
 * there is none, and what the loss is worth today; rooms in a full row, their sums, and a ladder
 * down to the amount that is payable under the form's own words.
 */
export const bettermentColumnDeskForm: Print = {
  name: 'betterment-column-desk-form',
  open: true,
  lines: [5, 12, 21, 33, 52],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Cedar Plains Farmers Mutual');
    const style = printStyle({
      family: 'times',
      size: 9.5,
      leading: 1.2,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 42,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark({ text: 'Form CP-114 (rev. 3/19)', x: left, size: 7 }, foot);
      flow.mark({ text: `Sheet ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: facts.carrierName, x: left, bold: true, size: 13 }]);
    flow.line([{ text: 'Computation of Building Loss', x: left, italic: true, size: 11 }]);
    flow.space(0.4);
    const boxes: RuledTable = {
      left,
      right,
      size: 9,
      pad: 4,
      lines: 'grid',
      headGray: null,
      columns: [
        { head: [], share: 18, align: 'left' },
        { head: [], share: 36, align: 'left' },
        { head: [], share: 18, align: 'left' },
        { head: [], share: 28, align: 'left' },
      ],
    };
    for (const texts of [
      ['Insured', facts.insuredName, 'Claim No.', facts.claimNumber],
      [
        'Location of risk',
        `${facts.propertyStreet}, ${facts.propertyTown}`,
        'Policy No.',
        facts.policyNumber,
      ],
      ['Cause', facts.typeOfLoss, 'Date of Loss', usDate(facts.dateOfLoss)],
      ['Desk adjuster', facts.claimRepresentative, 'Computed', usDate(facts.dateEntered)],
    ])
      ruledRow(flow, boxes, texts);
    flow.space(0.9);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'grid',
      headGray: null,
      valign: 'middle',
      columns: [
        { head: ['#'], share: 5, align: 'center' },
        { head: ['Damaged item and allowance'], share: 36, align: 'left' },
        { head: ['Extent'], share: 10, align: 'right' },
        { head: ['Unit', 'Cost'], share: 9, align: 'right' },
        { head: ['Repl.', 'Cost'], share: 12, align: 'right' },
        { head: ['Better-', 'ment %'], share: 8, align: 'right' },
        { head: ['Better-', 'ment $'], share: 10, align: 'right' },
        { head: ['Present', 'Value'], share: 12, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = rooms.slice(0, Math.min(rooms.length, Math.max(1, Math.round(lines / 6))));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      flow.need(56);
      ruledRow(flow, table, [name, '', '', '', '', '', '', ''], {
        bold: true,
        italic: true,
        spans: { 0: 8 },
        aligns: { 0: 'left' },
      });
      const before = items.length;
      const chosen = someWorks(
        choose,
        works.map(([, work]) => work),
        count,
      );
      for (const work of chosen) {
        const percent = works.find(([, its]) => its === work)?.[0] ?? 0;
        const { words, unit, quantity, unitPrice } = priceWork(choose, work);
        const rcv = toAmount(lineAmount(quantity, unitPrice));
        const off = percentOf(rcv, percent);
        const acv = toAmount(sum([rcv, -off]));
        const number = String(items.length + 1);
        const { page } = ruledRow(flow, table, [
          number,
          words,
          `${quantity} ${unit}`,
          money(unitPrice),
          money(rcv),
          percent === 0 ? '' : `${percent}%`,
          percent === 0 ? '' : money(off),
          money(acv),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit,
            unitPrice,
            rcv,
            depreciation: percent === 0 ? null : off,
            depreciationPercent: percent === 0 ? null : percent,
            acv,
            room: [name],
            unjudged: ['activity', 'section', 'f9Note', 'machineNotes'],
          }),
        );
      }
      const own = items.slice(before);
      const rcv = addAmounts(own.map((item) => item.rcv ?? 0));
      totals.push({ kind: 'room', name, rcv });
      ruledRow(
        flow,
        table,
        [
          `Sum of ${name}`,
          '',
          '',
          '',
          money(rcv),
          '',
          money(addAmounts(own.map((item) => item.depreciation ?? 0))),
          money(addAmounts(own.map((item) => item.acv ?? 0))),
        ],
        { bold: true, spans: { 0: 4 }, aligns: { 0: 'right' } },
      );
    }
    flow.continuation = null;
    const rcv = addAmounts(items.map((item) => item.rcv ?? 0));
    const off = addAmounts(items.map((item) => item.depreciation ?? 0));
    const acv = toAmount(sum([rcv, -off]));
    const deductible = random.pick([100, 250]);
    flow.need(flow.leading * 9);
    flow.space(1);
    for (const [label, value, bold] of [
      ['Replacement cost, all rooms', money(rcv), false],
      ['Less betterment', `(${money(off)})`, false],
      ['Actual cash value of loss', money(acv), true],
      ['Less deductible', `(${money(deductible)})`, false],
      ['Net amount payable', `$${money(toAmount(sum([acv, -deductible])))}`, true],
    ] as const)
      flow.line([
        { text: label, x: left + 300, bold },
        { text: value, x: right, align: 'right', bold },
      ]);
    flow.space(1.2);
    flow.paragraph(
      'Betterment is the part of the cost by which new work is better than what was lost. It is not owed again when repairs are made.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: used.map((name) => [name]),
        totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: null,
            rcv,
            acv,
            deductible,
            netClaim: toAmount(sum([acv, -deductible])),
          },
        ],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          carrierName: facts.carrierName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
