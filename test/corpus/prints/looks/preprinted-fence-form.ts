import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Whatever the firm sells, in the order of its form. */
const printed: readonly Work[] = [
  ['Take down fence, haul off', 'LF', 30, 210, 6],
  ['Core out post in concrete', 'EA', 2, 16, 48],
  ["Cedar picket, 6' dog ear, 3 rail", 'LF', 24, 180, 41],
  ["Cedar board on board, 6'", 'LF', 24, 140, 54],
  ["Pine stockade, 6', 8' panel", 'EA', 3, 22, 118],
  ['Post 4 x 4 x 8 treated, set 30"', 'EA', 4, 26, 62],
  ['Post 4 x 6 x 10 gate, set 42"', 'EA', 2, 6, 121],
  ['Rail 2 x 4 x 8, screwed', 'EA', 3, 40, 19],
  ["Chain link 4', 11-1/2 ga.", 'LF', 25, 160, 23],
  ["Chain link 6', 9 ga., black", 'LF', 25, 160, 37],
  ['Tension wire, bottom', 'LF', 25, 160, 2.1],
  ["Ornamental steel 5', 3 rail", 'LF', 16, 96, 68],
  ["Vinyl privacy 6', white", 'LF', 16, 120, 57],
  ["Walk gate 4', frame and latch", 'EA', 1, 2, 345],
  ["Drive gate 10', double, drop rod", 'EA', 1, 1, 1180],
  ['Hinge and latch kit, black', 'EA', 1, 4, 64],
  ['Step down grade, per section', 'EA', 1, 7, 38],
  ['Hand dig, roots or rock', 'HR', 1, 8, 68],
  ['Stain, sprayed both faces', 'SF', 140, 1400, 1.3],
];

const sides = ['LEFT SIDE', 'REAR', 'RIGHT SIDE', 'DOG RUN'] as const;

/**
 * A fence firm's own form, filled in: a sheet per side of the lot with everything that the firm
 * sells printed on it with its unit and its price, and only what this side takes with a count and an
 * amount; the other rows stay as printed and belong to no bid. Numbers of the form's rows, a frame
 * for the sketch, a sum at each sheet's foot, the sides added up on the last one.
 */
export const preprintedFenceForm: Print = {
  name: 'preprinted-fence-form',
  open: true,
  lines: [4, 8, 14, 22, 34],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.25,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 40,
      marginBottom: 40,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const table: RuledTable = {
      columns: [
        { head: ['#'], share: 24, align: 'center' },
        { head: ['Material and labor'], share: 216, align: 'left' },
        { head: ['Unit'], share: 36, align: 'center' },
        { head: ['Price'], share: 66, align: 'right' },
        { head: ['How many'], share: 70, align: 'right' },
        { head: ['Amount'], share: 84, align: 'right' },
      ],
      left,
      right,
      size: 9,
      pad: 4,
      lines: 'grid',
      headGray: 0.85,
    };
    const choose = random.fork('works');
    const prices = random.fork('prices');
    // The form has one price for a thing, whatever side it goes to.
    const form = printed.map((work) => ({
      work,
      price: priceWork(prices, work).unitPrice,
    }));
    const used = sides.slice(0, Math.max(1, Math.min(sides.length, Math.ceil(lines / 9))));
    const items: TruthItem[] = [];
    const sums: (readonly [side: string, amount: number])[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const side = used[index] ?? '';
      flow.continuation = null;
      flow.startPage('items');
      flow.line([
        { text: 'Post Haste Fence Co.', x: left, bold: true, size: 15 },
        { text: `Sheet ${index + 1} of ${used.length}`, x: right, align: 'right' },
      ]);
      flow.line([{ text: 'Wood, chain link, steel, vinyl since 1988. 555-0109', x: left }]);
      flow.space(0.5);
      for (const [one, two] of [
        [`Insured: ${facts.insuredName}`, `Date: ${usDate(facts.dateInspected)}`],
        [
          `Loss address: ${facts.propertyStreet}, ${facts.propertyTown}`,
          `Claim number: ${facts.claimNumber}`,
        ],
      ] as const)
        flow.line([
          { text: one, x: left },
          { text: two, x: left + 340 },
        ]);
      flow.space(0.5);
      flow.line([{ text: `SIDE OF LOT: ${side}`, x: left, bold: true, size: 11 }]);
      flow.y += 3;
      startRuled(flow, table);
      const taken = new Set(choose.sample(printed, count));
      const before = items.length;
      for (const [row, { work, price }] of form.entries()) {
        const [words, unit] = work;
        const number = String(row + 1);
        if (!taken.has(work)) {
          ruledRow(flow, table, [number, words, unit, price.toFixed(2), '', '']);
          continue;
        }
        const { quantity } = priceWork(choose, work);
        const amount = toAmount(lineAmount(quantity, price));
        const { page } = ruledRow(flow, table, [
          number,
          words,
          unit,
          price.toFixed(2),
          String(quantity),
          money(amount),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit,
            unitPrice: price,
            rcv: amount,
            room: [side],
            alsoRight: { room: [`SIDE OF LOT: ${side}`] },
            unjudged: ['activity', 'section', 'f9Note', 'machineNotes', 'priceNote'],
          }),
        );
      }
      const amount = addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0));
      sums.push([side, amount]);
      ruledRow(flow, table, ['', '', '', '', 'This side', money(amount)], {
        bold: true,
        spans: { 0: 4 },
      });
      flow.continuation = null;
      flow.space(1);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: 220,
        height: 120,
        gray: null,
      });
      flow.mark({ text: 'Sketch (not to scale)', x: left + 4, size: 7 }, flow.y + 9);
      flow.rule(left + 30, left + 190, 1.5, flow.y + 70);
      if (index < used.length - 1) continue;
      const whole = addAmounts(sums.map(([, its]) => its));
      const locate = 85;
      for (const [label, value, bold] of [
        ...sums.map(([name, its]) => [name, money(its), false] as const),
        ['Locate utilities', money(locate), false] as const,
        ['WHOLE BID', `$${money(toAmount(sum([whole, locate])))}`, true] as const,
      ])
        flow.line([
          { text: label, x: left + 300, bold },
          { text: value, x: right - 4, align: 'right', bold },
        ]);
    }
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: used.map((side) => [side]),
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
