import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** Its name, what the salesman wrote below, quantities, price, what the pictures say. */
type Product = readonly [
  name: string,
  written: readonly string[],
  least: number,
  most: number,
  price: number,
  captions: readonly string[],
];

const products: readonly Product[] = [
  [
    'Pool Deck Crack Repair',
    [
      'Rout cracks to 1/4" x 1/2" and vacuum.',
      '- Staple with carbon stitch every 10 inches',
      '- Fill with rigid polyurea, shave flush after 20 minutes',
      'Does not include coping or skimmer throat.',
    ],
    12,
    70,
    34,
    ['Crack at deep end', 'Crack 2, 3/8" wide', 'Steps'],
  ],
  [
    'Deck Resurfacing, Spray Texture',
    [
      'Pressure wash at 3,500 psi, acid etch, patch spalls, base coat, knock down texture and two coats of acrylic sealer. Color by owner from the standard fan of 12. Allow 3 days without traffic.',
    ],
    220,
    1150,
    6.35,
    ['Burn marks by grill', 'Spalled area 4 x 9'],
  ],
  ['Coping Stone Reset', ['Mortar bed, joints caulked with sanded sealant.'], 4, 32, 61, []],
  [
    'Waterline Tile Replacement',
    [
      'Chip out 6 x 6 tile, float, set with pool rated thinset, grout.',
      'Price is for in stock tile up to $9 per foot. Owner to keep 2 boxes of spares.',
    ],
    10,
    84,
    48,
    ['Tile off at return'],
  ],
  [
    'Leak Detection Visit',
    ['Pressure test of 2 returns, 1 main drain, dye test of the light niche.'],
    1,
    1,
    385,
    [],
  ],
  ['Drain and Refill', ['15,000 gallons, start up chemicals included.'], 1, 1, 640, ['Before']],
  [
    'Screen Cage Panel',
    [
      'Re-screen panel, new spline.',
      '- 18 x 14 mesh, charcoal',
      '- Reuse frame; bent frame is priced by change order',
    ],
    2,
    19,
    74,
    ['Panel row B', 'Panel row C, 5 torn', 'Door panel'],
  ],
  ['Pump Motor 1.5 HP Variable', [], 1, 1, 1295, ['Nameplate']],
  ['Light Fixture, Niche Cord 50 ft', ['Pull new cord, pot connection by 1 man.'], 1, 3, 718, []],
  ['Retaining Wall Cap', ['Glue down 12" cap, 2 cuts per corner.'], 6, 48, 17.5, ['Loose caps']],
  [
    'Deck Drain Channel',
    ['Saw cut, remove old 3" channel, set new one on screed, pour back with bag mix.'],
    8,
    40,
    57,
    ['Drain full of soot'],
  ],
];

/**
 * A pool and deck firm's quote out of a field service app on the web: name, quantity without a
 * unit, price and total on one line, below it what the salesman wrote over several lines with dashes
 * and figures of its own, below that up to three thumbnails with captions side by side; pale rules
 * between, no groups; a discount, a required deposit by per cent.
 */
export const captionedThumbnailsApp: Print = {
  name: 'captioned-thumbnails-app',
  open: false,
  lines: [3, 6, 9, 13, 18],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'helvetica',
      size: 9,
      leading: 1.35,
      marginLeft: 48,
      marginRight: 48,
      marginTop: 44,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const at = { count: right - 150, price: right - 76, amount: right - 6 };
    const extras: Extra[] = [];
    flow.furniture = () => {
      flow.mark(
        { text: `${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 28,
      );
    };
    flow.startPage('items');
    extras.push({ page: 1, kind: 'image', x: left, y: flow.y, width: 90, height: 40 });
    const top = flow.y;
    for (const [label, value] of [
      ['Quote', `#${random.int(410, 3980)}`],
      ['Sent on', `Apr ${random.int(1, 29)}, 2026`],
      ['Claim number', facts.claimNumber],
    ] as const)
      flow.line([
        { text: label, x: right - 180, bold: true },
        { text: value, x: at.amount, align: 'right' },
      ]);
    flow.y = top + 54;
    grayLine(flow, [{ text: 'RECIPIENT:', x: left, size: 7.5 }], 0.5);
    for (const text of [facts.insuredName, facts.propertyStreet, facts.propertyTown])
      flow.line([{ text, x: left, bold: text === facts.insuredName }]);
    flow.space(1.2);
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 20,
        gray: 0.2,
      });
      flow.y += 4.5;
      const before = flow.sheet.marks.length;
      flow.line([
        { text: 'Product/Service', x: left + 6, bold: true },
        { text: 'Qty.', x: at.count, align: 'right', bold: true },
        { text: 'Unit Price', x: at.price, align: 'right', bold: true },
        { text: 'Total', x: at.amount, align: 'right', bold: true },
      ]);
      for (const mark of flow.sheet.marks.slice(before)) if (mark.kind === 'text') mark.gray = 1;
      flow.y += 9;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const chosen: Product[] = [];
    while (chosen.length < lines)
      chosen.push(...choose.sample(products, Math.min(products.length, lines - chosen.length)));
    const items: TruthItem[] = [];
    for (const [name, written, least, most, price, captions] of chosen) {
      const quantity = choose.int(least, most);
      const near = price * choose.fork(name).between(0.85, 1.3);
      const unitPrice = price > 100 ? Math.round(near / 5) * 5 : toAmount(near.toFixed(2));
      const amount = toAmount(lineAmount(quantity, unitPrice));
      const texts = written.flatMap((text) => flow.wrap(text, at.count - 60 - left, {}, 8.5));
      const pictured = captions.length > 0 && choose.chance(0.75);
      flow.need(flow.leading * (texts.length + 2) + (pictured ? 70 : 0));
      const { page } = flow;
      flow.line([
        { text: name, x: left + 6, bold: true },
        { text: String(quantity), x: at.count, align: 'right' },
        { text: `$${money(unitPrice)}`, x: at.price, align: 'right' },
        { text: `$${money(amount)}`, x: at.amount, align: 'right' },
      ]);
      for (const text of texts) grayLine(flow, [{ text, x: left + 6, size: 8.5 }], 0.3);
      if (pictured) {
        flow.y += 4;
        for (const index of captions.keys())
          extras.push({
            page,
            kind: 'image',
            x: left + 6 + index * 110,
            y: flow.y,
            width: 62,
            height: 46,
          });
        flow.y += 48;
        grayLine(
          flow,
          captions.map((text, index) => ({ text, x: left + 6 + index * 110, size: 7 })),
          0.45,
        );
      }
      flow.y += 5;
      flow.rule(left, right, 0.3);
      flow.y += 6;
      const whole = `${name} ${written.join(' ')}`.trim();
      items.push(
        jobTruth(page, name, quantity, {
          unitPrice,
          rcv: amount,
          alsoRight: { description: [whole], descriptionAsPrinted: [whole], unit: ['EA'] },
          // What was written is a remark or goes on with the name.
          unjudged: [
            ...['activity', 'section', 'room', 'lineNumber'],
            ...['f9Note', 'machineNotes', 'priceNote'],
          ],
        }),
      );
    }
    flow.continuation = null;
    const subtotal = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const discount = percentOf(subtotal, 5);
    const total = toAmount(sum([subtotal, -discount]));
    flow.need(flow.leading * 10);
    flow.space(0.6);
    for (const [label, value, bold] of [
      ['Subtotal', `$${money(subtotal)}`, false],
      ['Discount (5.0%)', `- $${money(discount)}`, false],
      ['Total', `$${money(total)}`, true],
      ['Required deposit (30.0%)', `$${money(percentOf(total, 30))}`, false],
    ] as const) {
      flow.line([
        { text: label, x: right - 230, bold },
        { text: value, x: at.amount, align: 'right', bold },
      ]);
      flow.y += 3;
    }
    flow.space(1);
    flow.paragraph(
      'This quote is good for 30 days, after which values may change. Water features, heaters and permits are not part of it unless named.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals: [],
        summaries: [],
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
