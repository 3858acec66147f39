import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { figures, ladder } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Opening = readonly [model: string, words: string, size: string, list: number];

const openings: readonly Opening[] = [
  ['DH-3200', 'Double hung window, vinyl, white', '36" x 60"', 612],
  ['DH-3200', 'Double hung window, vinyl, white', '32" x 48"', 548.5],
  ['PW-1100', 'Picture window, fixed', '72" x 60"', 988],
  ['SL-2400', 'Slider, 2 lite, XO', '60" x 36"', 574.25],
  ['PD-6068', 'Patio door, sliding, w/ screen', '72" x 80"', 1649],
  ['ED-3068', 'Entry door, fiberglass, 6 panel, w/ sidelite', '36" x 80"', 2214],
  ['SD-3480', 'Storm door, full view', '34" x 80"', 419],
  ['GD-1607', 'Overhead door, insulated R-9, w/ 2 remotes', "16' x 7'", 1895],
  ['CW-0212', 'Casement, left hinge', '24" x 48"', 471.8],
  ['GB-0500', 'Glass block, vented', '32" x 16"', 265],
];

const options = [
  ['Glass: Low-E 366, argon', ''],
  ['Grilles: colonial 6 over 6, between glass', ''],
  ['Color: almond both sides', ''],
  ['U-factor 0.28, SHGC 0.21, CR 58', ''],
  ['Hardware: satin nickel, keyed alike to line 3', ''],
] as const;

/**
 * A window dealer's quote: line numbers by hundreds, the quantity first, a model and its size
 * before and below the words, options below each thing that tell figures of their own, list price,
 * discount and net price beside the amount, a small drawing per row, labor as a line of hours.
 */
export const discountedDealerQuote: Print = {
  name: 'discounted-dealer-quote',
  open: true,
  lines: [4, 8, 14, 22, 32],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 50,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        {
          text: `Quote Q-${facts.claimNumber.slice(0, 6)}   Page ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        flow.sheet.height - 34,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'Lakeview Window & Door Supply', x: left, bold: true, size: 14 }]);
    flow.space(0.4);
    for (const [a, b, c, d] of [
      ['Customer:', facts.insuredName, 'Quote date:', usDate(facts.dateEntered)],
      ['Ship to:', facts.propertyStreet, 'Sales rep:', facts.estimator],
      ['', facts.propertyTown, 'Valid:', '30 days'],
      ['Job:', `Hail, claim ${facts.claimNumber}`, 'Terms:', '50% deposit'],
    ])
      flow.line([
        { text: a ?? '', x: left, bold: true },
        { text: b ?? '', x: left + 60 },
        { text: c ?? '', x: left + 310, bold: true },
        { text: d ?? '', x: left + 372 },
      ]);
    flow.space(0.8);
    const stops = [366, 412, 466, 532].map((x) => left + x);
    const head = (): void => {
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 13,
        gray: 0.85,
      });
      flow.y += 2;
      flow.line(
        [
          { text: 'Line', x: left + 3 },
          { text: 'Qty', x: left + 54, align: 'right' as const },
          { text: 'Model', x: left + 66 },
          { text: 'Description', x: left + 122 },
          ...figures(stops, ['List Price', 'Disc.', 'Net Price', 'Ext. Price']),
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.y += 4;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('choose');
    const items: TruthItem[] = [];
    const amounts: number[] = [];
    const row = (
      number: string,
      quantity: number,
      model: string,
      words: string,
      list: number | null,
      discount: number,
      net: number,
      unit: string | null,
    ): void => {
      const parts = flow.wrap(words, 190);
      flow.need(flow.leading * (parts.length + 3));
      const { page } = flow;
      const amount = toAmount(lineAmount(quantity, net));
      amounts.push(amount);
      for (const [index, part] of parts.entries())
        flow.line([
          ...(index === 0
            ? [
                { text: number, x: left + 3 },
                { text: String(quantity), x: left + 54, align: 'right' as const },
                { text: model, x: left + 66 },
              ]
            : []),
          { text: part, x: left + 122 },
          ...(index === 0
            ? figures(stops, [
                list === null ? '' : money(list),
                discount === 0 ? '' : `${discount}%`,
                money(net),
                money(amount),
              ])
            : []),
        ]);
      items.push(
        jobTruth(page, words, quantity, {
          lineNumber: number,
          unit,
          unitPrice: net,
          rcv: amount,
          room: [''],
          alsoRight: {
            description: [`${model} ${words}`, `${words} ${model}`],
            descriptionAsPrinted: [`${model} ${words}`],
          },
          unjudged: ['room', 'section', 'unit', 'f9Note', 'machineNotes', 'priceNote'],
        }),
      );
    };
    for (let index = 0; index < lines - 1; index++) {
      const [model, words, size, list] = choose.pick(openings);
      const discount = choose.pick([0, 22, 35, 38.5]);
      const net = toAmount((list * (1 - discount / 100)).toFixed(4));
      row(`${(index + 1) * 100}`, choose.int(1, 9), model, words, list, discount, net, 'EA');
      flow.line([{ text: `Size: ${size} RO`, x: left + 122, size: 8 }]);
      for (const [text] of choose.sample(options, choose.int(0, 3))) {
        flow.need(flow.leading);
        flow.line([{ text, x: left + 122, size: 8 }]);
      }
      flow.sheet.marks.push({
        kind: 'box',
        x: left + 66,
        y: flow.y - 10,
        width: 22,
        height: 9,
        gray: null,
      });
      flow.space(0.6);
    }
    row(
      `${lines * 100}`,
      choose.int(4, 30),
      'LABOR',
      'Installation, 2 men, per hour, incl. removal and disposal of old units',
      null,
      0,
      94.5,
      'HR',
    );
    flow.continuation = null;
    const subtotal = addAmounts(amounts);
    const tax = percentOf(subtotal, 7);
    flow.need(80);
    flow.space(1);
    ladder(
      flow,
      [
        ['Merchandise and labor', money(subtotal)],
        ['Freight', '185.00'],
        ['Sales tax 7%', money(tax)],
        ['Quote total', `$${money(toAmount(sum([subtotal, tax, 185])))}`, true, true],
      ],
      left + 330,
      right,
    );
    flow.space(1.5);
    flow.paragraph(
      'Special orders cannot be returned. Check all sizes: rough openings are 1/2" larger than units. Lead time 5 to 7 weeks.',
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
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
        },
      },
    };
  },
};
