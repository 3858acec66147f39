import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What is replaced, its unit, least and most, price of one, years that it is let to last. */
type Charge = readonly [
  words: string,
  unit: string,
  least: number,
  most: number,
  price: number,
  life: number,
];

const charges: readonly Charge[] = [
  ['Carpet and pad, builder grade', 'sf', 90, 340, 3.6, 7],
  ['Paint walls, flat', 'sf', 120, 620, 0.92, 3],
  ['Vinyl plank', 'sf', 60, 310, 4.75, 12],
  ['Mini blind 35 x 60', 'ea', 1, 4, 38, 5],
  ['Hollow core door, prehung', 'ea', 1, 3, 215, 20],
  ['Sink base cabinet 36"', 'ea', 1, 1, 385, 20],
  ['Laminate counter', 'lf', 6, 14, 41, 15],
  ['Range, coil top, white', 'ea', 1, 1, 620, 12],
  ['Hood, 30", recirculating', 'ea', 1, 1, 128, 12],
  ['Drywall patch and texture', 'ea', 1, 5, 95, 40],
  ['Smoke alarm, sealed battery', 'ea', 1, 3, 34, 10],
  ['Light fixture, 2 lamp', 'ea', 1, 3, 72, 15],
  ['Cove base', 'lf', 18, 70, 2.3, 10],
  ['Closet bifold pair', 'ea', 1, 2, 164, 15],
];

const rooms = ['KITCHEN', 'LIVING', 'BEDROOM A', 'BEDROOM B', 'BATH', 'ENTRY'] as const;

/**
 * A property manager's statement of what a tenant's fire did, for the tenant's insurer: the room's
 * name in the left margin on its first row alone, what is replaced, how many with a small unit,
 * cost of one, replacement, then life and age in years, a whole per cent worn off and the charge,
 * never the depreciation itself; a room's charge under a double line; deposit taken off at the end.
 */
export const proratedChargesLandlord: Print = {
  name: 'prorated-charges-landlord',
  open: true,
  lines: [4, 9, 16, 24, 36],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      leading: 1.35,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 42,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const at = {
      room: left,
      words: left + 66,
      quantity: left + 240,
      unit: left + 244,
      each: left + 308,
      whole: left + 372,
      life: left + 408,
      age: left + 440,
      percent: left + 478,
      charge: right,
    };
    const unitNumber = `${random.int(1, 4)}${random.int(10, 38)}`;
    flow.startPage('items');
    flow.line([
      { text: 'Larkmoor Flats - Damage Statement', x: left, bold: true, size: 13 },
      { text: `Apartment ${unitNumber}`, x: right, align: 'right', size: 11 },
    ]);
    flow.line([
      { text: 'Managed by Hobbs Residential, office 555-0144', x: left },
      { text: `Prepared ${usDate(facts.dateEntered)}`, x: right, align: 'right' },
    ]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Tenant (insured)', facts.insuredName],
      ['Address', `${facts.propertyStreet} Apt ${unitNumber}, ${facts.propertyTown}`],
      ["Insurer's claim", facts.claimNumber],
      ['Date of loss', usDate(facts.dateOfLoss)],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 84, bold: true },
      ]);
    flow.space(0.8);
    const head = (): void => {
      flow.line([
        { text: 'Cost', x: at.each, align: 'right', bold: true },
        { text: 'Replace-', x: at.whole, align: 'right', bold: true },
        { text: 'Life', x: at.life, align: 'right', bold: true },
        { text: 'Age', x: at.age, align: 'right', bold: true },
        { text: 'Worn', x: at.percent, align: 'right', bold: true },
      ]);
      flow.line([
        { text: 'Room', x: at.room, bold: true },
        { text: 'Item', x: at.words, bold: true },
        { text: 'Qty', x: at.quantity, align: 'right', bold: true },
        { text: 'each', x: at.each, align: 'right', bold: true },
        { text: 'ment', x: at.whole, align: 'right', bold: true },
        { text: 'yrs', x: at.life, align: 'right', bold: true },
        { text: 'yrs', x: at.age, align: 'right', bold: true },
        { text: '%', x: at.percent, align: 'right', bold: true },
        { text: 'Charge', x: at.charge, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 1);
      flow.y += 4;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const used = rooms.slice(0, Math.max(1, Math.min(rooms.length, Math.round(lines / 4))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const name = used[index] ?? '';
      flow.need(flow.leading * (count + 2));
      const before = items.length;
      for (const [row, charge] of choose.sample(charges, count).entries()) {
        const [words, unit, least, most, price, life] = charge;
        const { quantity, unitPrice, amount } = priceWork(choose, [
          words,
          unit,
          least,
          most,
          price,
        ]);
        const age = choose.int(1, Math.max(1, Math.min(9, life - 1)));
        const worn = Math.round((age / life) * 100);
        const charged = toAmount(sum([amount, -percentOf(amount, worn)]));
        const { page } = flow;
        flow.line([
          { text: row === 0 ? name : '', x: at.room, bold: true },
          { text: words, x: at.words },
          { text: String(quantity), x: at.quantity, align: 'right' },
          { text: unit, x: at.unit, size: 7 },
          { text: money(unitPrice), x: at.each, align: 'right' },
          { text: money(amount), x: at.whole, align: 'right' },
          { text: String(life), x: at.life, align: 'right' },
          { text: String(age), x: at.age, align: 'right' },
          { text: `${worn}%`, x: at.percent, align: 'right' },
          { text: money(charged), x: at.charge, align: 'right' },
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit: unit.toUpperCase(),
            unitPrice,
            rcv: amount,
            ageYears: age,
            lifeYears: life,
            depreciationPercent: worn,
            acv: charged,
            room: [name],
            alsoRight: { unit: [unit] },
            // What is worn off follows from the figures, but is not printed.
            unjudged: [
              ...['activity', 'section', 'lineNumber', 'depreciation'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
      const own = items.slice(before);
      flow.rule(at.each, right, 0.4);
      flow.rule(at.each, right, 0.4, flow.y + 1.6);
      flow.y += 4;
      flow.line([
        { text: `${name} charge`, x: at.words, italic: true },
        {
          text: money(addAmounts(own.map(({ rcv }) => rcv ?? 0))),
          x: at.whole,
          align: 'right',
          italic: true,
        },
        {
          text: money(addAmounts(own.map(({ acv }) => acv ?? 0))),
          x: at.charge,
          align: 'right',
          italic: true,
        },
      ]);
      flow.space(0.5);
    }
    flow.continuation = null;
    const replaced = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const owed = addAmounts(items.map(({ acv }) => acv ?? 0));
    const deposit = Math.min(500, Math.floor(owed / 200) * 100);
    flow.need(flow.leading * 8);
    flow.space(0.6);
    for (const [label, value, bold] of [
      ['Replacement, all rooms', money(replaced), false],
      ['Charge, all rooms', money(owed), false],
      ['Deposit held', `-${money(deposit)}`, false],
      ['Owed by tenant or insurer', `$${money(toAmount(sum([owed, -deposit])))}`, true],
    ] as const)
      flow.line([
        { text: label, x: at.whole, bold },
        { text: value, x: at.charge, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Lives are those of our lease addendum. Age is from the last turn of the apartment. Work by our own crew is charged at cost.',
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
        totals: [],
        summaries: [],
        facts: {
          ...noFacts,
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet} Apt ${unitNumber}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
        },
      },
    };
  },
};
