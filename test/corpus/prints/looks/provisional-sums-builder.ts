import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

type Work = readonly [trade: string, words: string, unit: string, low: number, high: number];

const inside: readonly Work[] = [
  ['Demolition', 'Remove and dispose of water damaged plasterboard ceiling', 'm2', 11, 19],
  ['Plastering', '10mm plasterboard to ceiling incl. set joints', 'm2', 42, 68],
  ['Plastering', '90mm cove cornice', 'lm', 14, 24],
  ['Painting', 'Ceiling - sealer and 2 coats flat acrylic', 'm2', 13, 21],
  ['Painting', 'Walls - stain block, 2 coats low sheen', 'm2', 14, 23],
  ['Carpentry', '67 x 18 bevelled skirting, primed pine', 'lm', 16, 29],
  ['Carpentry', 'Ease and rehang hollow core door, 2040 x 820', 'ea', 85, 140],
  ['Floor Covering', 'Floating laminate floor incl. underlay and scotia', 'm2', 58, 96],
  [
    'Electrical',
    'Isolate, test and reinstate 240V circuit; certificate of compliance',
    'item',
    260,
    410,
  ],
  ['Electrical', 'Replace LED downlight, 90mm cut-out', 'ea', 62, 98],
  ['PC Sum', 'PC Sum - supply only of floor tiles @ $45.00/m2 allowance', 'm2', 45, 45],
  ['PC Sum', 'PC Sum - vanity basin and mixer', 'item', 480, 690],
];

const outside: readonly Work[] = [
  ['Roofing', 'Replace storm damaged Colorbond sheeting, 0.42 BMT', 'm2', 72, 118],
  ['Roofing', 'Re-bed and point ridge capping, concrete tile', 'lm', 38, 64],
  ['Roofing', 'Quad gutter 115mm incl. brackets', 'lm', 41, 66],
  ['Fencing', 'Treated pine paling fence 1800 high incl. demolition', 'lm', 105, 168],
  ['Scaffold', 'Edge protection, hire 2 weeks', 'lm', 34, 58],
  ['Prov. Sum', 'Provisional Sum - asbestos eaves removal, licensed', 'item', 1450, 2900],
];

const places: readonly (readonly [name: string, works: readonly Work[]])[] = [
  ['Lounge Room', inside],
  ['Ensuite', inside],
  ['Alfresco / Patio', outside],
  ['Bed 2', inside],
  ['Roof - External', outside],
  ['Laundry', inside],
];

const codes: Readonly<Record<string, readonly string[]>> = {
  m2: ['M2', 'SM', 'm²'],
  lm: ['LM', 'M'],
  ea: ['EA'],
  item: ['ITEM', 'EA', 'LS', 'IT'],
};

/**
 * An Australian insurance builder's scope of works from a portal: rooms in bars with metres and
 * area, the trade in a column before the words, the amount before tax, the goods and services tax
 * and both together on each row, prime cost and provisional sums among the rows, a margin below.
 */
export const provisionalSumsBuilder: Print = {
  name: 'provisional-sums-builder',
  open: true,
  lines: [5, 14, 27, 46, 82],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      width: 595.28,
      height: 841.89,
      family: 'liberation',
      size: 8,
      leading: 1.2,
      marginLeft: 34,
      marginRight: 34,
      marginTop: 40,
      marginBottom: 50,
      emission: random.pick(['cell', 'word', 'fragment']),
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 26;
      flow.mark(
        { text: 'Brindle Coast Building Services Pty Ltd   ABN 00 000 000 000', x: left, size: 7 },
        foot,
      );
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: 'Scope of Works', x: left, bold: true, size: 16 },
      {
        text: `Job BC-${random.int(20_000, 89_000)}`,
        x: right,
        align: 'right',
        bold: true,
        size: 10,
      },
    ]);
    flow.space(0.6);
    const [year, month, day] = facts.dateOfLoss.split('-');
    for (const [a, b, c, d] of [
      ['Insured', facts.insuredName, 'Claim Number', facts.claimNumber],
      [
        'Site',
        `${facts.propertyStreet}, Wattle Ridge QLD 4999`,
        'Policy Number',
        facts.policyNumber,
      ],
      ['Event', 'Storm', 'Date of Loss', `${day}/${month}/${year}`],
    ] as const)
      flow.line([
        { text: a, x: left, bold: true },
        { text: b, x: left + 60 },
        { text: c, x: left + 330, bold: true },
        { text: d, x: left + 410 },
      ]);
    flow.space(0.8);
    const shaded = random.chance(0.5);
    const table: RuledTable = {
      left,
      right,
      size: 8,
      pad: 3,
      lines: shaded ? 'rows' : 'grid',
      headGray: shaded ? 0.85 : null,
      columns: [
        { head: ['Trade'], share: 14, align: 'left' },
        { head: ['Description'], share: 37, align: 'left' },
        { head: ['Qty'], share: 8, align: 'right' },
        { head: ['UOM'], share: 7, align: 'left' },
        { head: ['Rate'], share: 10, align: 'right' },
        { head: ['Ex GST'], share: 12, align: 'right' },
        { head: ['GST'], share: 10, align: 'right' },
        { head: ['Inc GST'], share: 13, align: 'right' },
      ],
    };
    startRuled(flow, table);
    const choose = random.fork('choose');
    const count = Math.max(1, Math.min(places.length, Math.ceil(lines / 6)));
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sums: { net: number; tax: number; rcv: number }[] = [];
    for (const [index, [name, works]] of places.slice(0, count).entries()) {
      flow.need(54);
      const [long, wide] = [choose.int(18, 62) / 10, choose.int(16, 50) / 10];
      const size =
        works === inside
          ? `${long.toFixed(1)} x ${wide.toFixed(1)} x 2.4 m   ${(long * wide).toFixed(2)} m2`
          : '';
      ruledRow(flow, table, [name, '', size, '', '', '', '', ''], {
        bold: true,
        gray: 0.92,
        spans: { 0: 2, 2: 6 },
        aligns: { 2: 'right' },
      });
      const share = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      const pool = choose.sample(works, works.length);
      const chosen = Array.from({ length: share }, (_, at) => pool[at % pool.length]);
      const own = { net: [] as number[], tax: [] as number[], rcv: [] as number[] };
      for (const work of chosen) {
        if (work === undefined) continue;
        const [trade, words, unit, low, high] = work;
        const quantity =
          unit === 'item' ? 1 : unit === 'ea' ? choose.int(1, 6) : choose.int(120, 8600) / 100;
        const price = toAmount(choose.between(low, high).toFixed(2));
        const net = toAmount(lineAmount(quantity, price));
        const tax = percentOf(net, 10);
        const rcv = toAmount(sum([net, tax]));
        own.net.push(net);
        own.tax.push(tax);
        own.rcv.push(rcv);
        const { page } = ruledRow(flow, table, [
          trade,
          words,
          quantity.toFixed(2),
          unit,
          money(price),
          money(net),
          money(tax),
          money(rcv),
        ]);
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice: price,
            tax,
            rcv,
            room: [name],
            alsoRight: {
              unit: [...(codes[unit] ?? [])],
              description: [`${trade} ${words}`],
              descriptionAsPrinted: [`${trade} ${words}`],
            },
            unjudged: ['section', 'lineNumber', 'activity', 'priceNote'],
          }),
        );
      }
      const total = {
        net: addAmounts(own.net),
        tax: addAmounts(own.tax),
        rcv: addAmounts(own.rcv),
      };
      sums.push(total);
      totals.push({ kind: 'room', name, rcv: total.rcv });
      ruledRow(
        flow,
        table,
        [`Total ${name}`, '', '', '', '', money(total.net), money(total.tax), money(total.rcv)],
        { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' } },
      );
    }
    flow.continuation = null;
    const net = addAmounts(sums.map((one) => one.net));
    const margin = percentOf(net, 18);
    const tax = percentOf(toAmount(sum([net, margin])), 10);
    flow.need(90);
    flow.space(1);
    for (const [label, value, bold] of [
      ['Trade total (ex GST)', net, false],
      ['Builders margin 18%', margin, false],
      ['GST 10%', tax, false],
      ['Contract sum (inc GST)', toAmount(sum([net, margin, tax])), true],
    ] as const)
      flow.line([
        { text: label, x: right - 190, bold },
        { text: `$${money(value)}`, x: right, align: 'right', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'PC and provisional sums are adjusted to the invoiced cost plus 18%. Works carry a 12 month maintenance period; 2 colours are allowed per room.',
    );
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: places.slice(0, count).map(([name]) => [name]),
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          // Day before month, as the country writes it; where both are below 13 nobody can tell.
          dateOfLoss: null,
        },
      },
    };
  },
};
