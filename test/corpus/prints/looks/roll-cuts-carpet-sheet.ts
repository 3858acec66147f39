import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const places = [
  'Living Room',
  'Bedroom 1',
  'Bedroom 2',
  'Bedroom 3',
  'Hall and Linen',
  'Family Room',
  'Den',
  'Loft',
  'Closets, up',
  'Landing',
] as const;

const styles = [
  ['Fairmeadow II', 26.4],
  ['Fairmeadow II', 26.4],
  ['Stone Path Loop', 21.9],
] as const;

const sundries: readonly Work[] = [
  ['Pad, 8 lb rebond, 7/16"', 'yd', 20, 140, 6.4],
  ['Take up and haul old carpet and pad', 'yd', 20, 140, 3.85],
  ['Tack strip where wet', 'ft', 30, 310, 1.45],
  ['Stairs, box, waterfall nose', 'step', 6, 15, 17.5],
  ['Move beds and case goods', 'room', 1, 6, 45],
  ['Seal slab or deck, odor block', 'ft2', 90, 760, 0.88],
  ['Metal or transition, brown', 'pc', 1, 6, 24],
  ['Shave doors after install', 'door', 1, 6, 19],
  ['Power stretch, reuse carpet', 'yd', 12, 48, 7.9],
  ['Seam tape and latex', 'job', 1, 1, 68],
];

const codes: Readonly<Record<string, readonly string[]>> = {
  yd: ['SY', 'YD'],
  ft: ['LF', 'FT'],
  ft2: ['SF'],
  pc: ['EA', 'PC'],
};

/**
 * A carpet shop's cut sheet: cuts numbered off a roll with the room, the style, the width of the
 * roll and the length in feet and inches, square yards of two decimals, the price of a yard; fills
 * without a room of their own; how much of each roll is left, then labor and sundries in a second
 * table of four columns whose quantity has its unit behind it; both sums in one block at the right.
 */
export const rollCutsCarpetSheet: Print = {
  name: 'roll-cuts-carpet-sheet',
  open: true,
  lines: [5, 9, 13, 17, 20],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'liberation',
      size: 9.5,
      leading: 1.25,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 42,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.startPage('items');
    flow.line([
      { text: "Wendell's Floor Barn", x: left, bold: true, size: 15 },
      { text: 'CUT SHEET AND PRICE', x: right, align: 'right', bold: true },
    ]);
    flow.rule(left, right, 1.2);
    flow.y += 5;
    for (const [one, two] of [
      [`Insured: ${facts.insuredName}`, `Claim no. ${facts.claimNumber}`],
      [
        `Job address: ${facts.propertyStreet}, ${facts.propertyTown}`,
        `Measured ${usDate(facts.dateInspected)}`,
      ],
    ] as const)
      flow.line([
        { text: one, x: left },
        { text: two, x: left + 350 },
      ]);
    flow.space(1);
    const cuts: RuledTable = {
      columns: [
        { head: ['Cut'], share: 32, align: 'center' },
        { head: ['Room'], share: 96, align: 'left' },
        { head: ['Style'], share: 108, align: 'left' },
        { head: ['Roll'], share: 32, align: 'center' },
        { head: ['Width x Length'], share: 98, align: 'center' },
        { head: ['Sq Yd'], share: 46, align: 'right' },
        { head: ['Per Yd'], share: 50, align: 'right' },
        { head: ['Price'], share: 62, align: 'right' },
      ],
      left,
      right,
      size: 9.5,
      pad: 4,
      lines: 'outer',
      headGray: 0.88,
    };
    ruledHead(flow, cuts);
    flow.continuation = () => ruledHead(flow, cuts);
    const choose = random.fork('works');
    const count = Math.min(places.length, Math.ceil(lines / 2));
    const factor = random.between(0.9, 1.25);
    const items: TruthItem[] = [];
    const rolled = [0, 0];
    for (const [index, place] of places.slice(0, count).entries()) {
      const [name, price] = choose.pick(styles);
      const roll = name === styles[0][0] ? 0 : 1;
      const [feet, inches] = [choose.int(7, 24), choose.pick([0, 3, 6, 9])];
      const inchesLong = feet * 12 + inches;
      rolled[roll] = (rolled[roll] ?? 0) + inchesLong;
      const quantity = toAmount(((inchesLong / 12) * (12 / 9)).toFixed(2));
      const unitPrice = toAmount((price * factor).toFixed(2));
      const amount = toAmount(lineAmount(quantity, unitPrice));
      const number = `${roll + 1}${String.fromCharCode(65 + index)}`;
      const size = `12' 0" x ${feet}' ${inches}"`;
      const { page } = ruledRow(
        flow,
        cuts,
        [
          number,
          place,
          name,
          String(roll + 1),
          size,
          quantity.toFixed(2),
          money(unitPrice),
          money(amount),
        ],
        index % 2 === 1 ? { gray: 0.95 } : {},
      );
      const others = [
        `${name} ${size}`,
        `${name} ${roll + 1} ${size}`,
        `${place} ${name}`,
        `${place} ${name} ${size}`,
        `${place} ${name} ${roll + 1} ${size}`,
      ];
      // The cut's mark may stay in front of the words.
      const marked = [...others, ...[name, ...others].map((text) => `${number} ${text}`)];
      items.push(
        jobTruth(page, name, quantity, {
          lineNumber: number,
          unit: 'SY',
          unitPrice,
          rcv: amount,
          room: [place],
          alsoRight: { description: marked, descriptionAsPrinted: marked },
          // The unit stands in the head alone.
          unjudged: [
            ...['activity', 'section', 'unit', 'lineNumber'],
            ...['f9Note', 'machineNotes', 'priceNote', 'calculation'],
          ],
        }),
      );
    }
    flow.continuation = null;
    flow.rule(left, right, 0.5);
    flow.y += 5;
    const carpet = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    for (const [index, used] of rolled.entries())
      if (used > 0)
        flow.line([
          {
            text: `Roll ${index + 1}: ${Math.floor(used / 12)}' ${used % 12}" used, dye lot ${choose.int(100, 990)}${index}`,
            x: left + 4,
            italic: true,
          },
        ]);
    flow.space(0.8);
    const others: RuledTable = {
      ...cuts,
      columns: [
        { head: ['Labor and sundries'], share: 290, align: 'left' },
        { head: ['How much'], share: 80, align: 'right' },
        { head: ['Each'], share: 70, align: 'right' },
        { head: ['Price'], share: 84, align: 'right' },
      ],
    };
    flow.need(90);
    ruledHead(flow, others);
    flow.continuation = () => ruledHead(flow, others);
    for (const [index, work] of someWorks(choose, sundries, lines - count).entries()) {
      const { words, unit, quantity, unitPrice, amount } = priceWork(choose, work);
      const many = quantity !== 1 && ['step', 'room', 'door'].includes(unit);
      const printed = unit === 'ft2' ? 'sq ft' : `${unit}${many ? 's' : ''}`;
      const { page } = ruledRow(
        flow,
        others,
        [words, `${quantity} ${printed}`, money(unitPrice), money(amount)],
        index % 2 === 1 ? { gray: 0.95 } : {},
      );
      items.push(
        jobTruth(page, words, quantity, {
          unit: codes[unit]?.[0] ?? printed.toUpperCase(),
          unitPrice,
          rcv: amount,
          alsoRight: { unit: [printed, unit, unit.toUpperCase(), ...(codes[unit] ?? [])] },
          // What is counted in steps, rooms, doors and jobs may be said as each.
          unjudged: [
            ...['activity', 'section', 'room', 'lineNumber'],
            ...['f9Note', 'machineNotes', 'priceNote'],
            ...(codes[unit] === undefined ? ['unit'] : []),
          ],
        }),
      );
    }
    flow.continuation = null;
    flow.rule(left, right, 0.5);
    const labor = addAmounts(items.slice(count).map(({ rcv }) => rcv ?? 0));
    const total = toAmount(sum([carpet, labor]));
    flow.need(flow.leading * 8);
    flow.space(0.8);
    for (const [label, value, bold] of [
      ['Carpet off rolls', money(carpet), false],
      ['Labor and sundries', money(labor), false],
      ['Installed', `$${money(total)}`, true],
    ] as const)
      flow.line([
        { text: label, x: right - 210, bold },
        { text: value, x: right - 4, align: 'right', bold },
      ]);
    flow.space(0.8);
    flow.paragraph(
      'Nap runs to the front door. Cuts are gross and hold 3" for trim. Remnants over 6 feet stay with the house.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
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
