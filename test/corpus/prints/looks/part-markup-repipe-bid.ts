import { lineAmount, sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A part's number, and the work. */
type Part = readonly [part: string, work: Work];

const phases: readonly (readonly [name: string, parts: readonly Part[]])[] = [
  [
    'Phase 1: Water service & rough',
    [
      ['PX34B-300', ['3/4" PEX-B, blue, coil', 'FT', 40, 300, 0.74]],
      ['PX12R-300', ['1/2" PEX-B, red, coil', 'FT', 40, 300, 0.46]],
      ['EP-MAN12', ['Manifold, copper, 12 port 1/2" w/ valves', 'EA', 1, 2, 186]],
      ['F1960-T34', ['Tee 3/4 x 3/4 x 1/2 exp., EP', 'EA', 4, 22, 5.1]],
      ['BV-34FP', ['Ball valve 3/4" full port, LF brass', 'EA', 1, 6, 19.4]],
      ['INS-34', ['Pipe insulation 3/4" x 6 ft.', 'STK', 4, 30, 3.2]],
      ['L-JRN', ['Journeyman, rough', 'HR', 8, 40, 78]],
      ['L-APP', ['Apprentice, rough', 'HR', 8, 40, 41]],
    ],
  ],
  [
    'Phase 2: Drain, waste & vent',
    [
      ['40P-3', ['3" PVC sch. 40 DWV, foam core', 'FT', 10, 60, 4.15]],
      ['CO-3FL', ['Cleanout, 3" flush w/ brass plug', 'EA', 1, 4, 22.5]],
      ['NH-34', ['No-hub coupling 3" x 4", 4 band', 'EA', 1, 8, 14.75]],
      ['CORE-4', ['Core drill slab 4" (sub)', 'EA', 1, 3, 210]],
      ['L-JRN', ['Journeyman, DWV', 'HR', 4, 26, 78]],
    ],
  ],
  [
    'Phase 3: Trim & start-up',
    [
      ['WH50G-PV', ['50 gal. gas heater, power vent, 40k BTU', 'EA', 1, 2, 1240]],
      ['XT-2', ['Expansion tank, 2.1 gal', 'EA', 1, 2, 47]],
      ['TR-114', ['P-trap 1-1/4" 17 ga. chrome', 'EA', 1, 4, 16.8]],
      ['SUP-38', ['Supply 3/8 comp x 1/2 FIP, 20"', 'EA', 2, 8, 7.9]],
      ['PRM-R', ['Permit, residential repipe', 'LOT', 1, 1, 165]],
      ['L-JRN', ['Journeyman, trim', 'HR', 2, 18, 78]],
    ],
  ],
];

const percents = [0, 15, 20, 25, 35] as const;

/**
 * A plumber's bid out of his supply house's program: part numbers before the words, cost, mark-up
 * and selling price of one beside each other, labor as parts of its own, phases summed to the
 * cost, the selling price and the tax; a typewriter's face or a narrow one.
 */
export const partMarkupRepipeBid: Print = {
  name: 'part-markup-repipe-bid',
  open: true,
  lines: [6, 10, 16, 22, 34],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), 'Tri-County Home Mutual');
    const family = random.pick(['courier', 'helvetica'] as const);
    const style = printStyle({
      family,
      size: family === 'courier' ? 8 : 9,
      leading: 1.35,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 40,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs:
        family === 'courier'
          ? random.pick(['spaced-line', 'cell'] as const)
          : random.pick(['cell', 'word'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'TRUE BORE PLUMBING & HEATING', x: left, bold: true }, 24);
      flow.mark({ text: `PAGE ${flow.page}`, x: right, align: 'right' }, 24);
    };
    flow.startPage('items');
    flow.space(0.5);
    for (const [label, value] of [
      ['QUOTE', `Q${facts.claimNumber.slice(-6)}`],
      ['CUSTOMER', facts.insuredName],
      ['SITE', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['INS CLAIM', facts.claimNumber],
      ['WRITTEN', `${usDate(facts.dateEntered)} BY ${facts.estimator.toUpperCase()}`],
    ] as const)
      flow.line([
        { text: `${label}:`, x: left },
        { text: value, x: left + 76 },
      ]);
    flow.space(0.8);
    const stops = { qty: 300, uom: 308, cost: 378, mark: 422, sell: 474, ext: 540 };
    const head = (): void => {
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line([
        { text: 'PART NO.', x: left, bold: true },
        { text: 'DESCRIPTION', x: left + 62, bold: true },
        { text: 'QTY', x: left + stops.qty, align: 'right', bold: true },
        { text: 'UOM', x: left + stops.uom, bold: true },
        { text: 'COST', x: left + stops.cost, align: 'right', bold: true },
        { text: 'MKUP', x: left + stops.mark, align: 'right', bold: true },
        { text: 'SELL', x: left + stops.sell, align: 'right', bold: true },
        { text: 'EXTENDED', x: left + stops.ext, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 0.6);
      flow.y += 2;
    };
    head();
    flow.continuation = head;
    const choose = random.fork('parts');
    const shares = sharesOf(lines, Math.min(phases.length, Math.max(1, Math.floor(lines / 4))));
    const items: TruthItem[] = [];
    const all: { cost: number; sell: number; labor: boolean }[] = [];
    for (const [index, count] of shares.entries()) {
      const [name, parts] = phases[index] ?? ['', []];
      flow.need(flow.leading * 4);
      flow.space(0.4);
      flow.line([{ text: name, x: left, bold: true }]);
      const before = all.length;
      for (const work of someWorks(
        choose,
        parts.map(([, its]) => its),
        count,
      )) {
        const part = parts.find(([, its]) => its === work)?.[0] ?? '';
        const { words, unit, quantity, unitPrice: cost } = priceWork(choose, work);
        const labor = part.startsWith('L-');
        const percent = labor ? 0 : choose.fork(part).pick(percents);
        const sell = toAmount((cost * (1 + percent / 100)).toFixed(2));
        const amount = toAmount(lineAmount(quantity, sell));
        const lines = flow.wrap(words, 190);
        flow.need(flow.leading * lines.length);
        const { page } = flow;
        for (const [at, text] of lines.entries())
          flow.line([
            ...(at === 0 ? [{ text: part, x: left }] : []),
            { text, x: left + 62 },
            ...(at === 0
              ? [
                  { text: String(quantity), x: left + stops.qty, align: 'right' as const },
                  { text: unit, x: left + stops.uom },
                  { text: money(cost), x: left + stops.cost, align: 'right' as const },
                  { text: `${percent}%`, x: left + stops.mark, align: 'right' as const },
                  { text: money(sell), x: left + stops.sell, align: 'right' as const },
                  { text: money(amount), x: left + stops.ext, align: 'right' as const },
                ]
              : []),
          ]);
        all.push({ cost: toAmount(lineAmount(quantity, cost)), sell: amount, labor });
        items.push(
          jobTruth(page, words, quantity, {
            unit,
            unitPrice: sell,
            rcv: amount,
            room: [name],
            alsoRight: {
              unit: [...(unit === 'FT' ? ['LF'] : []), ...(unit === 'LOT' ? ['LT', 'LS'] : [])],
              room: [name.replace(/^Phase \d: /, '')],
              description: [`${part} ${words}`],
            },
            unjudged: ['activity', 'section', 'lineNumber'],
          }),
        );
      }
      const its = addAmounts(all.slice(before).map(({ sell }) => sell));
      flow.need(flow.leading * 2);
      flow.line([
        { text: `Total ${name.split(':')[0]}`, x: left + 62, bold: true },
        { text: money(its), x: left + stops.ext, align: 'right', bold: true },
      ]);
    }
    flow.continuation = null;
    flow.need(flow.leading * 9);
    flow.space(0.8);
    const goods = addAmounts(all.filter(({ labor }) => !labor).map(({ sell }) => sell));
    const labor = addAmounts(all.filter((one) => one.labor).map(({ sell }) => sell));
    const tax = percentOf(goods, 6.75);
    for (const [label, value] of [
      ['Material', goods],
      ['Labor', labor],
      ['Sales tax, 6.75% of material', toAmount(tax.toFixed(2))],
      ['QUOTE TOTAL', toAmount(sum([goods, labor, toAmount(tax.toFixed(2))]))],
    ] as const)
      flow.line([
        { text: label, x: left + 290 },
        { text: money(value), x: left + stops.ext, align: 'right' },
      ]);
    flow.space(0.8);
    flow.paragraph(
      'Quote good 21 days. Patching of walls by others. Pressure test 100 PSI for 15 minutes is included.',
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
        facts: { ...noFacts, insuredName: facts.insuredName, claimNumber: facts.claimNumber },
      },
    };
  },
};
