import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A unit's name, its price, the lines that specify it. */
type Unit = readonly [name: string, price: number, specified: readonly string[]];

const units: readonly Unit[] = [
  [
    'Heritage Double Hung',
    468,
    ['Frame Size 33 1/2" X 57 1/4"', 'IG - 3/4" - 2 Lite, Low E', 'White Hardware', 'Half Screen'],
  ],
  [
    'Heritage Double Hung, Egress',
    594,
    [
      'Frame Size 35 1/2" X 65 1/4"',
      'IG - 3/4" - 2 Lite, Low E, Argon',
      'Rectangular Cut, Colonial 3W2H Top Sash Only',
      'Full Screen, Charcoal Mesh',
    ],
  ],
  [
    'Heritage Casement, Left',
    612,
    ['Frame Size 24" X 47 1/2"', 'Folding Handle', 'Interior Screen'],
  ],
  ['Heritage Awning', 533, ['Frame Size 35" X 23 1/2"', 'IG - 3/4" - Obscure', 'Interior Screen']],
  [
    'Heritage Picture',
    715,
    [
      'Frame Size 59 1/2" X 59 1/2"',
      'IG - 1" - 2 Lite, Tempered, Low E',
      'Capillary Tubes, Elevation 4,100 Ft',
    ],
  ],
  ['Heritage Slider, XO', 489, ['Frame Size 59 1/2" X 35 1/2"', 'Sash Lock, Tan', 'Half Screen']],
  [
    'Heritage 2 Wide Mull, Double Hung',
    1024,
    [
      'Assembly Frame Size 66 1/2" X 57 1/4"',
      '1/2" Structural Mull, Shipped Loose',
      'A1: Double Hung, Half Screen',
      'A2: Double Hung, Half Screen',
    ],
  ],
  [
    'Terrace Sliding Door, OX',
    2140,
    [
      'CN 6068 Rough Opening 72" X 82"',
      'IG - 1" - Tempered, Low E',
      'Keyed Lock, 2 Keys, Oil Rubbed',
      'Sliding Screen',
    ],
  ],
  ['Heritage Half Round', 882, ['Frame Size 33 1/2" X 16 3/4"', 'No Grille']],
];

const marks = [
  'Kitchen Sink',
  'Bed 2 North',
  'Dining',
  'Stair Landing',
  'Primary Bed',
  'Hall Bath',
  'Den, Street Side',
  'Bonus Room',
  'Breakfast',
  'Laundry',
  'Office',
  'None Assigned',
] as const;

/**
 * A window dealer's order sheet out of the maker's quoting program: a block per line with the mark
 * of the unit and its price for one at the right, the count below with the price for all, then the
 * unit's name in bold and its specification line by line beside a drawing, the initials to be given
 * under each; drawings seen from the outside; the project's totals on a page's end.
 */
export const markUnitWindowOrder: Print = {
  name: 'mark-unit-window-order',
  open: true,
  lines: [3, 6, 10, 15, 22],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 8.5,
      leading: 1.25,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 40,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const quote = random.pick(['NK', 'TB', 'RW']) + String(random.int(10_000, 98_000));
    flow.furniture = () => {
      flow.line([
        { text: 'Northbrook Window & Door', x: left, size: 7.5 },
        {
          text: `${facts.insuredName} / Quote Number: ${quote}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 8;
      flow.mark(
        { text: `Processed on: ${usDate(facts.dateEntered)}`, x: left, size: 7 },
        flow.sheet.height - 30,
      );
      flow.mark(
        { text: `Page ${flow.page}`, x: right, align: 'right', size: 7 },
        flow.sheet.height - 30,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'LINE ITEM QUOTES', x: left, bold: true, size: 12 }]);
    flow.line([
      {
        text: 'The following is a schedule of the windows and doors for this project. For additional unit details, see Line Item Quotes.',
        x: left,
        size: 7.5,
      },
    ]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Customer:', facts.insuredName],
      ['Jobsite Address:', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Claim Number:', facts.claimNumber],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 92 },
      ]);
    flow.space(1);
    const color = random.pick(['Stone White', 'Ebony', 'Cashmere', 'Bronze'] as const);
    const choose = random.fork('works');
    const items: TruthItem[] = [];
    let count = 0;
    for (let index = 0; index < lines; index++) {
      const [name, price, specified] = choose.pick(units);
      const mark = choose.pick(marks);
      const quantity = choose.chance(0.6) ? 1 : choose.int(2, 5);
      const unitPrice = toAmount((price * choose.fork(name).between(0.9, 1.25)).toFixed(2));
      const amount = toAmount(lineAmount(quantity, unitPrice));
      count += quantity;
      const height = flow.leading * (specified.length + 6.5);
      flow.need(height + 12);
      const { page } = flow;
      const top = flow.y;
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: top,
        width: right - left,
        height: flow.leading * 2 + 6,
        gray: 0.93,
      });
      flow.y += 3;
      flow.line([
        { text: `Line #${index + 1}`, x: left + 4, bold: true },
        { text: `Mark Unit: ${mark}`, x: left + 70 },
        { text: 'Net Price:', x: right - 80, align: 'right' },
        { text: money(unitPrice), x: right - 4, align: 'right' },
      ]);
      flow.line([
        { text: `Qty: ${quantity}`, x: left + 4, bold: true },
        { text: 'Ext. Net Price:', x: right - 80, align: 'right' },
        { text: 'USD', x: right - 72 },
        { text: money(amount), x: right - 4, align: 'right', bold: true },
      ]);
      flow.y += 7;
      const drawn = flow.y;
      flow.sheet.marks.push({
        kind: 'box',
        x: left + 20,
        y: drawn,
        width: 52,
        height: flow.leading * 3.4,
        gray: null,
      });
      flow.rule(left + 20, left + 72, 0.8, drawn + flow.leading * 1.7);
      const exterior = `${color} Exterior / White Interior`;
      for (const [at, text] of [name, exterior, ...specified].entries())
        flow.line([{ text, x: left + 150, bold: at === 0 }]);
      flow.mark(
        { text: 'As Viewed From The Exterior', x: left + 4, size: 6.5 },
        drawn + flow.leading * 4.2,
      );
      flow.y = Math.max(flow.y, top + height - flow.leading * 0.5);
      flow.line([
        { text: 'Initials required  Seller: ______  Buyer: ______', x: left + 150, size: 7 },
      ]);
      flow.rule(left, right, 0.4);
      flow.y += 8;
      const first = `${name} ${exterior}`;
      const whole = `${first} ${specified.join(' ')}`;
      const others = [
        ...[first, whole],
        ...[name, first, whole].flatMap((text) => [
          `${mark} ${text}`,
          `Mark Unit: ${mark} ${text}`,
        ]),
      ];
      items.push(
        jobTruth(page, name, quantity, {
          lineNumber: String(index + 1),
          unitPrice,
          rcv: amount,
          alsoRight: {
            description: others,
            descriptionAsPrinted: others,
            unit: ['EA'],
            lineNumber: [`#${index + 1}`],
          },
          // The mark is where it goes or what it is called; the specification may be a remark.
          unjudged: ['activity', 'section', 'room', 'f9Note', 'machineNotes', 'priceNote'],
        }),
      );
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const tax = percentOf(whole, 6.875);
    flow.need(flow.leading * 6);
    flow.space(0.5);
    for (const [label, value] of [
      ['Project Subtotal Net Price: USD', money(whole)],
      ['6.875% Sales Tax: USD', money(tax)],
      ['Project Total Net Price: USD', money(toAmount(sum([whole, tax])))],
    ] as const)
      flow.line([
        { text: label, x: right - 80, align: 'right', bold: true },
        { text: value, x: right - 4, align: 'right', bold: true },
      ]);
    flow.line([{ text: `Total Unit Qty: ${count}`, x: left }]);
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
          insuredName: facts.insuredName,
          claimNumber: facts.claimNumber,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
