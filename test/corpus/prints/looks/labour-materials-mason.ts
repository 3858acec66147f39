import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const areas: readonly (readonly [name: string, works: readonly Work[]])[] = [
  [
    'Chimney, south stack',
    [
      ['Rake out and repoint in NHL 3.5', 'm2', 4, 22, 64],
      ['Renew clay pot and flaunching', 'nr', 1, 4, 185],
      ['Take down and rebuild upper courses', 'm2', 2, 9, 310],
      ['Code 4 lead tray and soakers', 'lm', 2, 8, 92],
      ['Stack scaffold, up and down', 'wk', 1, 4, 420],
    ],
  ],
  [
    'Gable wall to lane',
    [
      ['Stitch crack with helical bar, 6 mm, two rows', 'lm', 4, 24, 58],
      ['Replace spalled facings, matched by hand', 'nr', 12, 90, 11.5],
      ['Rebed kneeler and coping stone', 'nr', 1, 6, 140],
      ['Nylon brush clean, no chemicals', 'm2', 10, 60, 9.8],
      ['Mortar analysis and sample panel', 'nr', 1, 1, 265],
    ],
  ],
  [
    'Front bay and steps',
    [
      ['Indent sandstone repair up to 200 x 200', 'nr', 2, 11, 118],
      ['Consolidate string course, lime shelter coat', 'lm', 5, 19, 44],
      ['Lift and relay flags on hydraulic lime', 'm2', 3, 16, 88],
      ['Refix wrought handrail in molten lead', 'nr', 1, 4, 96],
    ],
  ],
  [
    'Boundary wall',
    [
      ['Dismantle leaning length, store sound stone', 'lm', 3, 14, 72],
      ['Excavate and cast strip foundation 450 wide', 'lm', 3, 14, 105],
      ['Rebuild random rubble brought to courses', 'm2', 4, 26, 215],
      ['Cock-and-hen top, haunched', 'lm', 3, 14, 36],
    ],
  ],
];

const codes: Readonly<Record<string, readonly string[]>> = {
  m2: ['M2', 'SM', 'm²'],
  lm: ['LM', 'M'],
  nr: ['NR', 'EA'],
  wk: ['WK'],
};

/**
 * A British mason's quotation: areas numbered 1, 2, 3 with their works 1.01, 1.02 under them,
 * metres behind the quantity, labour and materials in pounds and their sum, no price of one; each
 * area carried down to a collection, a contingency, the value added tax, exclusions below.
 */
export const labourMaterialsMason: Print = {
  name: 'labour-materials-mason',
  open: true,
  lines: [4, 9, 16, 26, 40],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Northmoor Mutual Assurance');
    const style = printStyle({
      width: 595.28,
      height: 841.89,
      family: 'times',
      size: 10.5,
      leading: 1.3,
      marginLeft: 56,
      marginRight: 56,
      marginTop: 56,
      marginBottom: 64,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: `- ${flow.page} -`, x: style.width / 2, align: 'center', size: 8.5 },
        flow.sheet.height - 34,
      );
    };
    flow.startPage('items');
    flow.line([{ text: 'Wm. Fennimore & Daughters', x: left, bold: true, size: 15 }]);
    flow.line([{ text: 'Stonemasons and Lime Workers', x: left, italic: true }]);
    flow.space(1);
    for (const [label, value] of [
      ['Quotation for', facts.insuredName],
      ['Insurers', facts.carrierName],
      ['Their reference', facts.claimNumber],
      ['The works', 'Storm damage to masonry as seen with your surveyor'],
    ] as const)
      flow.line([
        { text: label, x: left, italic: true },
        { text: value, x: left + 90 },
      ]);
    flow.space(0.8);
    const stops = {
      words: left + 34,
      quantity: left + 266,
      unit: left + 271,
      labour: right - 128,
      materials: right - 64,
    } as const;
    const head = (): void => {
      flow.line([
        { text: 'Works', x: stops.words, bold: true },
        { text: 'Extent', x: stops.quantity + 14, align: 'right', bold: true },
        { text: 'Labour £', x: stops.labour, align: 'right', bold: true },
        { text: 'Materials £', x: stops.materials, align: 'right', bold: true },
        { text: 'Cost £', x: right, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('works');
    const used = areas.slice(0, Math.min(areas.length, Math.max(1, Math.round(lines / 4))));
    const items: TruthItem[] = [];
    const sums: { name: string; labour: number; materials: number; cost: number }[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const [name, works] = used[index] ?? ['', []];
      flow.need(flow.leading * 5);
      flow.space(0.4);
      flow.line([
        { text: `${index + 1}`, x: left, bold: true },
        { text: name, x: stops.words, bold: true },
      ]);
      const own: { labour: number; materials: number; cost: number }[] = [];
      for (const [at, [words, unit, least, most, price]] of someWorks(
        choose,
        works,
        count,
      ).entries()) {
        const whole = unit === 'nr' || unit === 'wk';
        const quantity = whole
          ? choose.int(least, most)
          : toAmount(choose.between(least, most).toFixed(1));
        const labour = toAmount(lineAmount(quantity, price * choose.between(0.55, 0.8)));
        const materials = choose.chance(0.15)
          ? 0
          : toAmount(lineAmount(quantity, price * choose.between(0.2, 0.5)));
        const cost = toAmount(sum([labour, materials]));
        own.push({ labour, materials, cost });
        const number = `${index + 1}.${String(at + 1).padStart(2, '0')}`;
        const parts = flow.wrap(words, 208);
        flow.need(flow.leading * parts.length);
        const { page } = flow;
        for (const [line, text] of parts.entries())
          flow.line([
            ...(line === 0 ? [{ text: number, x: left }] : []),
            { text, x: stops.words },
            ...(line > 0
              ? []
              : [
                  {
                    text: whole ? String(quantity) : quantity.toFixed(1),
                    x: stops.quantity,
                    align: 'right' as const,
                  },
                  { text: unit, x: stops.unit },
                  { text: money(labour), x: stops.labour, align: 'right' as const },
                  {
                    text: materials === 0 ? '' : money(materials),
                    x: stops.materials,
                    align: 'right' as const,
                  },
                  { text: money(cost), x: right, align: 'right' as const },
                ]),
          ]);
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit,
            rcv: cost,
            room: [name, `${index + 1} ${name}`],
            alsoRight: { unit: [...(codes[unit] ?? [])] },
            // Labour and materials may be kept as what they are or not at all.
            unjudged: [
              'activity',
              'section',
              'unitPrice',
              'removePrice',
              'replacePrice',
              'f9Note',
              'machineNotes',
            ],
          }),
        );
      }
      const area = {
        name,
        labour: addAmounts(own.map(({ labour }) => labour)),
        materials: addAmounts(own.map(({ materials }) => materials)),
        cost: addAmounts(own.map(({ cost }) => cost)),
      };
      sums.push(area);
      flow.need(flow.leading * 1.5);
      flow.rule(stops.labour - 44, right, 0.4);
      flow.y += 2;
      flow.line([
        { text: 'to collection', x: stops.quantity - 30, align: 'right', italic: true },
        { text: money(area.labour), x: stops.labour, align: 'right' },
        { text: money(area.materials), x: stops.materials, align: 'right' },
        { text: money(area.cost), x: right, align: 'right' },
      ]);
    }
    flow.continuation = null;
    const net = addAmounts(sums.map(({ cost }) => cost));
    const contingency = percentOf(net, 5);
    const before = toAmount(sum([net, contingency]));
    const tax = percentOf(before, 20);
    flow.need(flow.leading * (sums.length + 10));
    flow.space(1);
    flow.line([{ text: 'Collection', x: left, bold: true }]);
    for (const [at, { name, cost }] of sums.entries())
      flow.line([
        { text: `${at + 1}`, x: left },
        { text: name, x: stops.words },
        { text: money(cost), x: right, align: 'right' },
      ]);
    for (const [label, value] of [
      ['Contingency 5%', contingency],
      ['Net of VAT', before],
      ['VAT at 20%', tax],
      ['Total of this quotation', toAmount(sum([before, tax]))],
    ] as const)
      flow.line([
        { text: label, x: stops.words, bold: label.startsWith('Total') },
        {
          text: `£${money(value)}`,
          x: right,
          align: 'right',
          bold: label.startsWith('Total'),
        },
      ]);
    flow.space(0.8);
    flow.paragraph(
      'Not included: party wall notices, making good of plaster within, gutters. Lime is not laid below 5 degrees. Open for 60 days.',
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
          insuredName: facts.insuredName,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
