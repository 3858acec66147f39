import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const works: readonly Work[] = [
  ['Rehang door that drags, plane bottom edge, move strike', 'each', 1, 4, 65],
  ['Patch hole in wall up to 12 inches, blend texture, leave ready for paint', 'each', 1, 6, 85],
  ['Swap outlet or switch and cover plate', 'each', 1, 9, 22],
  ['Re-caulk tub and surround, pull old bead first', 'each', 1, 2, 110],
  ['Scrape and roll ceiling, stain block first', 'sq ft', 40, 240, 1.9],
  ['Reset loose floor tile, regrout around it', 'each', 1, 8, 38],
  ['Set new shoe molding, painted, nail and fill', 'feet', 16, 120, 3.4],
  ['Replace cracked pane, single strength', 'each', 1, 5, 92],
  ["Hang owner's blinds", 'each', 1, 6, 35],
  ['Wash smoke film off of cabinets, in and out', 'each', 4, 18, 24],
  ['Tighten or replace hinge', 'each', 2, 12, 9],
  ['Replace screen cloth', 'each', 1, 7, 28],
  ['Seal and paint trim, one coat over primer', 'feet', 20, 160, 2.15],
  ['Put back smoke alarm, new battery', 'each', 1, 4, 18],
];

const rooms = ['Kitchen', 'Upstairs bath', 'Front room', 'Back bedroom', 'Porch', 'Hall'] as const;

/**
 * A handyman's punch list from a word processor in large type: a drawn box to tick before each
 * task and another at the line's end, tasks that run on over two or three short lines with their
 * figures on the last one, counts with the unit in words, the price of one in parentheses, rooms
 * underlined with the count of their tasks, no head over any column, tasks done already left out.
 */
export const checkBoxPunchList: Print = {
  name: 'check-box-punch-list',
  open: true,
  lines: [4, 8, 14, 21, 32],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'times',
      size: 12,
      leading: 1.2,
      marginLeft: 72,
      marginRight: 72,
      marginTop: 68,
      marginBottom: 72,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const box = (x: number): void => {
      flow.sheet.marks.push({ kind: 'box', x, y: flow.y + 1.5, width: 8, height: 8, gray: null });
    };
    flow.startPage('items');
    flow.line([{ text: 'Punch list and price', x: left, bold: true, size: 16 }]);
    flow.line([{ text: 'Len Okafor, handyman, 555-0156', x: left }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['For:', facts.insuredName],
      ['House:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim:', facts.claimNumber],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 60 },
      ]);
    flow.space(0.6);
    flow.paragraph(
      'Tick the left box to have it done. I tick the right box when it is. Price of one in parentheses, then price of all.',
      { italic: true },
    );
    const choose = random.fork('works');
    const used = rooms.slice(0, Math.max(1, Math.min(rooms.length, Math.round(lines / 4))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      flow.need(flow.leading * 5);
      flow.space(0.7);
      const title = `${name} (${count} ${count === 1 ? 'task' : 'tasks'})`;
      flow.line([{ text: title, x: left, bold: true }]);
      flow.rule(left, left + flow.width(title, { bold: true }), 0.7, flow.y - 2);
      flow.y += 3;
      for (const work of someWorks(choose, works, count)) {
        const { words, unit, quantity, unitPrice, amount } = priceWork(choose, work);
        const texts = flow.wrap(words, 186);
        flow.need(flow.leading * texts.length + 3);
        const { page } = flow;
        for (const [line, text] of texts.entries()) {
          if (line === 0) box(left + 2);
          const last = line === texts.length - 1;
          if (last) box(right - 9);
          flow.line([
            { text, x: left + 20 },
            ...(last
              ? ([
                  { text: `${quantity} ${unit}`, x: left + 222 },
                  { text: `(${money(unitPrice)})`, x: left + 352, align: 'right' },
                  { text: `$${money(amount)}`, x: right - 24, align: 'right' },
                ] as const)
              : []),
          ]);
        }
        flow.y += 3;
        const code = { each: 'EA', feet: 'LF', 'sq ft': 'SF' }[unit] ?? unit;
        items.push(
          jobTruth(page, words, quantity, {
            unit: code,
            unitPrice,
            rcv: amount,
            room: [name],
            alsoRight: { unit: [unit, unit.toUpperCase(), 'FT'], room: [title] },
            unjudged: [
              ...['activity', 'section', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const trips = 40 * used.length;
    flow.need(flow.leading * 8);
    flow.space(0.8);
    flow.rule(left, right, 0.7);
    flow.space(0.3);
    for (const [label, value, bold] of [
      ['Every box ticked', money(whole), false],
      ['Trips to the store, gas', money(trips), false],
      ['All together', money(toAmount(sum([whole, trips]))), true],
    ] as const)
      flow.line([
        { text: label, x: left + 20, bold },
        { text: `$${value}`, x: right - 24, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Cash or check when the last box is ticked. If you leave a box open, take its price off.',
    );
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
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
