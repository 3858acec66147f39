import { decimal, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const works: readonly Work[] = [
  ['Ceiling, textured - dry sponge then wet', 'SF', 60, 420, 0.62],
  ['Walls, painted - degrease & rinse', 'SF', 120, 900, 0.48],
  ['Floor, LVP - machine scrub', 'SF', 60, 420, 0.41],
  ['Cabinets, in & out (face ft.)', 'LF', 6, 30, 14.5],
  ['Window, tilt-in, glass + track', 'EA', 1, 8, 16],
  ['Door with jamb & hardware', 'EA', 1, 6, 21.5],
  ['Framing, media blast (soda)', 'SF', 60, 700, 3.85],
  ['Seal, clear, over char - 1 coat', 'SF', 60, 700, 1.2],
  ['Duct register, remove / dip / return', 'EA', 1, 7, 19],
  ['Ozone chamber, per room-day', 'DA', 1, 4, 95],
];

const levels = [
  ['Lt', 1],
  ['Med', 1.25],
  ['Hvy', 1.6],
] as const;

const rooms = [
  'Kitchen & Nook',
  'Den',
  'Stair Hall, up & down',
  'Attic (over den)',
  'Primary Suite',
  'Garage, 2 bay',
] as const;

/**
 * A fire cleaner's bid: rooms over their surfaces, the level of soil as a word, quantity and unit,
 * a base rate and the factor that the level brings, the amount behind; each room's name again in
 * front of its sum, crew and days told below, a least charge.
 */
export const soilLevelCleaningBid: Print = {
  name: 'soil-level-cleaning-bid',
  open: true,
  lines: [6, 13, 22, 34, 52],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Blue Ridge Farm Casualty');
    const style = printStyle({
      family: random.pick(['times', 'helvetica'] as const),
      size: 10,
      leading: 1.3,
      marginLeft: 58,
      marginRight: 58,
      marginTop: 50,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'glyph'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 32;
      flow.mark({ text: 'ClearAir Soot & Odor - structure cleaning bid', x: left, size: 8 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('items');
    flow.line([{ text: 'Structure Cleaning Bid', x: left, bold: true, size: 16 }]);
    flow.space(0.5);
    for (const [label, value] of [
      ['Owner', facts.insuredName],
      ['Address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Insurer / claim', `${facts.carrierName} / ${facts.claimNumber}`],
      ['Walked', usDate(facts.dateInspected)],
    ] as const)
      flow.line([
        { text: label, x: left, italic: true },
        { text: value, x: left + 96 },
      ]);
    flow.space(0.6);
    flow.paragraph('Soil: Lt = 1.00, Med = 1.25, Hvy = 1.60 of the base rate.', { italic: true });
    const stops = {
      soil: 224,
      qty: 300,
      unit: 306,
      rate: 372,
      factor: 420,
      amount: right - left,
    } as const;
    const head = (): void => {
      flow.line([
        { text: 'Surface', x: left, bold: true },
        { text: 'Soil', x: left + stops.soil, bold: true },
        { text: 'Qty', x: left + stops.qty, align: 'right', bold: true },
        { text: 'Base', x: left + stops.rate, align: 'right', bold: true },
        { text: 'x', x: left + stops.factor, align: 'right', bold: true },
        { text: 'Charge', x: left + stops.amount, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 2;
    };
    const choose = random.fork('works');
    const shares = sharesOf(lines, Math.min(rooms.length, Math.max(1, Math.floor(lines / 4))));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    for (const [index, count] of shares.entries()) {
      const name = rooms[index] ?? '';
      flow.continuation = null;
      flow.need(flow.leading * 6);
      flow.space(0.8);
      flow.line([{ text: name, x: left, bold: true, size: 12 }]);
      head();
      flow.continuation = () => {
        flow.line([{ text: `${name}, cont'd`, x: left, bold: true, size: 12 }]);
        head();
      };
      const amounts: number[] = [];
      for (const work of someWorks(choose, works, count)) {
        const { words, unit, quantity, unitPrice } = priceWork(choose, work);
        const [level, factor] = choose.pick(levels);
        const amount = toAmount(decimal(quantity).times(unitPrice).times(factor).toFixed(2));
        amounts.push(amount);
        flow.need(flow.leading);
        const { page } = flow;
        flow.line([
          { text: words, x: left },
          { text: level, x: left + stops.soil },
          { text: String(quantity), x: left + stops.qty, align: 'right' },
          { text: unit.toLowerCase(), x: left + stops.unit },
          { text: money(unitPrice), x: left + stops.rate, align: 'right' },
          { text: factor.toFixed(2), x: left + stops.factor, align: 'right' },
          { text: money(amount), x: left + stops.amount, align: 'right' },
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            rcv: amount,
            room: [name],
            alsoRight: {
              unit: [unit.toLowerCase()],
              description: [`${words} ${level}`, `${words} - ${level}`],
            },
            // The base is not what one costs here; either may be told.
            unjudged: ['activity', 'section', 'lineNumber', 'unitPrice'],
          }),
        );
      }
      const own = addAmounts(amounts);
      flow.need(flow.leading * 2);
      flow.line([
        { text: `${name} total`, x: left + stops.soil, bold: true },
        { text: money(own), x: left + stops.amount, align: 'right', bold: true },
      ]);
      totals.push({ kind: 'room', name, rcv: own });
    }
    flow.continuation = null;
    flow.need(flow.leading * 10);
    flow.space(1);
    const whole = addAmounts(totals.map(({ rcv }) => rcv));
    const trucks = 185;
    for (const [label, value] of [
      ['All rooms', whole],
      ['Truck & disposal, flat', trucks],
      ['Bid', toAmount(sum([whole, trucks]))],
    ] as const)
      flow.line([
        { text: label, x: left + stops.soil, bold: label === 'Bid' },
        { text: `$${money(value)}`, x: left + stops.amount, align: 'right', bold: label === 'Bid' },
      ]);
    flow.space(1);
    flow.paragraph('Crew of 4, 3 days. Least charge $650.00. Contents are not in this bid.');
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: totals.map(({ name }) => [name]),
        totals,
        summaries: [],
        facts: { ...noFacts, insuredName: facts.insuredName },
      },
    };
  },
};
