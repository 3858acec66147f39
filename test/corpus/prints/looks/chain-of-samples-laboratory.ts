import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** What is analysed, by which method, how many samples at most, price of one. */
type Analysis = readonly [words: string, method: string, most: number, price: number];

const analyses: readonly Analysis[] = [
  ['Spore Trap', 'Direct Microscopy', 9, 38],
  ['Surface Tape Lift, Fungal', 'Direct Microscopy', 7, 32],
  ['Bulk Asbestos', 'PLM, Point Count by Layer', 16, 24.5],
  ['Vermiculite, Asbestos', 'TEM, Sink and Float', 2, 210],
  ['Lead in Paint Chip', 'Flame AA', 8, 19],
  ['Lead Dust Wipe', 'Flame AA', 8, 21.25],
  ['Culturable Bacteria, Swab', 'Gram Stain and Count', 5, 64],
  ['Sewage Screen, Coliform', 'Enzyme Substrate', 6, 47.5],
  ['Soot, Char and Ash Tape', 'PLM and RLM', 12, 88],
  ['Smoke Wipe, Combustion Acids', 'Ion Chromatography', 4, 126],
  ['Formaldehyde, Passive Badge', 'HPLC', 3, 79],
];

const fees: readonly Analysis[] = [
  ['Sample Pick Up', '', 2, 45],
  ['Report Amendment', '', 1, 60],
  ['Sample Disposal, Regulated', '', 2, 35],
];

const turnarounds = ['3 Hr', '6 Hr', '24 Hr', '48 Hr', '5 Day'] as const;
const extra = { '3 Hr': 2.5, '6 Hr': 2, '24 Hr': 1.5, '48 Hr': 1.25, '5 Day': 1 } as const;

/**
 * A laboratory's invoice for samples that a hygienist took in a damaged building: batches with the
 * day received and who took them, under each the analysis with its method in gray below, how fast
 * (`24 Hr`) before how many samples, price and extended price centered under heads of two words, a
 * dotted line between rows, each batch's sum below it; a discount by account.
 */
export const chainOfSamplesLaboratory: Print = {
  name: 'chain-of-samples-laboratory',
  open: false,
  lines: [4, 8, 13, 20, 30],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'times',
      size: 9.5,
      leading: 1.25,
      marginLeft: 58,
      marginRight: 58,
      marginTop: 48,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const invoice = `L${random.int(260_100, 269_800)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 28;
      flow.mark(
        {
          text: `Invoice ${invoice}   Page ${flow.page}`,
          x: style.width / 2,
          align: 'center',
          size: 8,
        },
        foot,
      );
    };
    const at = {
      words: left,
      speed: left + 258,
      count: left + 322,
      price: left + 394,
      amount: right - 24,
    };
    flow.startPage('items');
    flow.line([
      { text: 'Prairie Reach Analytical', x: left, bold: true, italic: true, size: 16 },
      { text: 'INVOICE', x: right, align: 'right', bold: true, size: 14 },
    ]);
    flow.line([{ text: 'Environmental Microbiology and Materials', x: left, italic: true }]);
    flow.space(0.8);
    const [month, day] = [random.int(2, 9), random.int(2, 12)];
    for (const [label, value, other, its] of [
      ['Client:', 'Sundell Hygiene Group', 'Invoice No.:', invoice],
      ['Project:', `${facts.insuredName} Residence`, 'Invoice Date:', `${month}/28/2026`],
      ['Site:', `${facts.propertyStreet}, ${facts.propertyTown}`, 'Account:', 'SHG-04'],
      ['Claim No.:', facts.claimNumber, 'Terms:', 'Net 30'],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 54 },
        { text: other, x: right - 150, bold: true },
        { text: its, x: right - 80 },
      ]);
    flow.space(0.8);
    const heads = (): void => {
      flow.rule(left, right, 1);
      flow.y += 2;
      flow.line([
        { text: 'Analysis', x: at.words, bold: true },
        { text: 'Turn', x: at.speed, align: 'center', bold: true },
        { text: 'Number of', x: at.count, align: 'center', bold: true },
        { text: 'Price per', x: at.price, align: 'center', bold: true },
        { text: 'Extended', x: at.amount, align: 'center', bold: true },
      ]);
      flow.line([
        { text: 'Method', x: at.words, bold: true },
        { text: 'Around', x: at.speed, align: 'center', bold: true },
        { text: 'Samples', x: at.count, align: 'center', bold: true },
        { text: 'Sample', x: at.price, align: 'center', bold: true },
        { text: 'Price', x: at.amount, align: 'center', bold: true },
      ]);
      flow.rule(left, right, 1);
      flow.y += 4;
    };
    heads();
    flow.continuation = heads;
    const choose = random.fork('works');
    const batches = Math.max(1, Math.round(lines / 5));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, batches).entries()) {
      const batch = String(random.int(60_100, 61_000) * 10 + index);
      flow.need(flow.leading * 5);
      flow.line([
        { text: `Batch ${batch}`, x: left, bold: true },
        {
          text: `Received ${month}/${day + index * 2}/2026, sampled by ${facts.estimator}`,
          x: left + 90,
          italic: true,
        },
      ]);
      const before = items.length;
      const chosen = choose.sample(analyses, Math.min(analyses.length, count - 1));
      for (const [words, method, most, price] of [...chosen, choose.pick(fees)]) {
        const speed = choose.pick(turnarounds);
        const quantity = choose.int(1, most);
        const unitPrice = method === '' ? price : toAmount((price * extra[speed]).toFixed(2));
        const amount = toAmount(lineAmount(quantity, unitPrice));
        flow.need(flow.leading * 2 + 6);
        const { page } = flow;
        flow.line([
          { text: words, x: at.words },
          { text: method === '' ? '' : speed, x: at.speed, align: 'center' },
          { text: String(quantity), x: at.count, align: 'center' },
          { text: `$${money(unitPrice)}`, x: at.price, align: 'center' },
          { text: `$${money(amount)}`, x: at.amount, align: 'center' },
        ]);
        if (method !== '') flow.line([{ text: method, x: at.words + 8, italic: true, size: 8.5 }]);
        for (let x = left; x < right; x += 4) flow.rule(x, x + 1, 0.5, flow.y + 1);
        flow.y += 5;
        const whole = `${words} ${method}`.trim();
        const others = [
          whole,
          `${words} ${speed}`,
          `${whole} ${speed}`,
          `${words} ${speed} ${method}`,
        ];
        items.push(
          jobTruth(page, words, quantity, {
            unitPrice,
            rcv: amount,
            alsoRight: { description: others, descriptionAsPrinted: others, unit: ['EA'] },
            // A method is a remark or goes on with the words; a batch is no place.
            unjudged: [
              ...['activity', 'section', 'room', 'lineNumber'],
              ...['f9Note', 'machineNotes', 'priceNote'],
            ],
          }),
        );
      }
      flow.line([
        { text: `Batch ${batch} total`, x: at.price, align: 'center', bold: true },
        {
          text: `$${money(addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0)))}`,
          x: at.amount,
          align: 'center',
          bold: true,
        },
      ]);
      flow.space(0.6);
    }
    flow.continuation = null;
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const discount = toAmount(lineAmount(whole, 0.1));
    flow.need(flow.leading * 7);
    flow.rule(left, right, 1);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['All batches', `$${money(whole)}`, false],
      ['Account discount 10%', `-$${money(discount)}`, false],
      ['Please remit', `$${money(toAmount(sum([whole, -discount])))}`, true],
    ] as const)
      flow.line([
        { text: label, x: at.price, align: 'center', bold },
        { text: value, x: at.amount, align: 'center', bold },
      ]);
    flow.space(1);
    flow.paragraph(
      'Samples are kept 30 days and then disposed of. Turnaround begins when a complete chain of custody is received.',
      { italic: true },
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
