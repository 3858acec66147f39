import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { grayLine } from '../drawing/table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** A style with its color, the unit it is sold by, price, and what a carton covers (0: loose). */
type Product = readonly [style: string, color: string, unit: string, price: number, carton: number];

const products: readonly Product[] = [
  ['Ridgeback Oak 7" x 48" SPC Plank', 'Honey Drift', 'SF', 3.79, 23.64],
  ['Coastline Loose Lay 9" x 60"', '0412 Fog', 'SF', 4.29, 37.5],
  ['Casual Tweed 42 oz. BCF', '00775 Oatmeal', 'SY', 22.41, 0],
  ['Summit Frieze 55 oz.', 'Wet Slate', 'SY', 31.5, 0],
  ['Terra 12 x 24 Porcelain, rectified', 'Ash Matte', 'SF', 4.89, 15.5],
  ['Heritage Hickory 5" Engineered', 'Saddle', 'SF', 7.95, 31.09],
  ['Rebond Pad 8 lb. 7/16"', '', 'SY', 5.4, 0],
];

/** What is done, its unit, price and about how many. */
const labors: readonly (readonly [string, string, number, number, number])[] = [
  ['Labor - Install Floating Floor', 'SF', 2.35, 90, 480],
  ['Labor - Carpet Install', 'SY', 7.25, 12, 70],
  ['Labor - Tile Install, 12x24 brick joint', 'SF', 8.75, 40, 160],
  ['Take Up & Haul Existing (LVP)', 'SF', 1.1, 90, 480],
  ['Furniture Moving - Standard Room', 'EA', 65, 1, 2],
  ['Quarter Round, primed 7/16" x 11/16"', 'LF', 1.45, 40, 190],
  ['T-Mold Transition 94" - matching', 'EA', 48.99, 1, 4],
  ['Stair - Cap A Tread & Riser', 'EA', 92, 2, 13],
  ['Floor Prep / skim coat per bag', 'EA', 54, 1, 6],
  ['Toilet - Pull & Reset', 'EA', 145, 1, 1],
];

const areas = ['Living Rm / Hall', 'Master Bed', 'Bed 2 + Closet', 'Stairs', 'Hall Bath', 'Den'];

interface Line {
  words: string;
  below: string | null;
  quantity: number;
  unit: string;
  price: number;
  material: boolean;
}

const productLine = (random: Random): Line => {
  const [style, color, unit, price, carton] = random.pick(products);
  const drift = toAmount((price * random.between(0.9, 1.2)).toFixed(2));
  const named = color === '' ? style : `${style} - ${color}`;
  if (carton === 0) {
    const yards = toAmount((random.int(900, 9200) / 100).toFixed(2));
    const feet = toAmount((yards * 0.75).toFixed(2));
    const below = color === '' ? null : `12' 0" x ${Math.floor(feet)}' roll goods, 1 seam`;
    return { words: named, below, quantity: yards, unit, price: drift, material: true };
  }
  const cartons = random.int(3, 26);
  return {
    words: named,
    below: `${cartons} CT @ ${carton.toFixed(2)} SF/CT, 10% cut`,
    quantity: toAmount((cartons * carton).toFixed(2)),
    unit,
    price: drift,
    material: true,
  };
};

const laborLine = (random: Random): Line => {
  const [words, unit, price, least, most] = random.pick(labors);
  return {
    words,
    below: null,
    quantity: random.int(least, most),
    unit,
    price: toAmount((price * random.between(0.9, 1.2)).toFixed(2)),
    material: false,
  };
};

/**
 * A flooring store's quote for an insurance job: the quantity and its unit of measure first, style
 * and color as one text with the cartons below it in gray, price and extension at the right, areas
 * as underlined words, materials and labor mixed and summed apart at the end, tax on materials.
 */
export const flooringStoreQuote: Print = {
  name: 'flooring-store-quote',
  open: true,
  lines: [5, 12, 20, 34, 56],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 9,
      leading: 1.3,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 44,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const quote = `CG${random.int(201_004, 998_990)}`;
    const store = 'Carpet Gallery of Eastlow';
    const [quantityAt, unitAt, wordsAt, priceAt] = [left + 52, left + 60, left + 92, right - 84];
    const head = (): void => {
      flow.rule(left, right, 1);
      flow.y += 2;
      flow.line([
        { text: 'QTY', x: quantityAt, align: 'right', bold: true },
        { text: 'U/M', x: unitAt, bold: true },
        { text: 'STYLE/ITEM', x: wordsAt, bold: true },
        { text: 'PRICE', x: priceAt, align: 'right', bold: true },
        { text: 'EXTENSION', x: right, align: 'right', bold: true },
      ]);
      flow.rule(left, right, 1);
      flow.y += 3;
    };
    flow.furniture = () => {
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `${store}   Quote ${quote}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Pg ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    flow.startPage('items');
    flow.line([
      { text: store, x: left, bold: true, size: 14 },
      { text: 'QUOTE', x: right, align: 'right', bold: true, size: 14 },
    ]);
    flow.line([
      { text: '2210 Old Mill Pike, Eastlow, OH 43055   (614) 555-0144', x: left, size: 8 },
    ]);
    flow.space(0.8);
    for (const [a, b, c, d] of [
      ['SOLD TO', facts.insuredName, 'QUOTE NO.', quote],
      ['', facts.propertyStreet, 'DATE', usDate(facts.dateEntered)],
      ['', facts.propertyTown, 'SALESPERSON', facts.estimator],
      ['TEL', facts.phone, 'P.O. / CLAIM', facts.claimNumber],
    ] as const)
      flow.line([
        { text: a, x: left, size: 7.5 },
        { text: b, x: left + 50 },
        { text: c, x: left + 330, size: 7.5 },
        { text: d, x: left + 400 },
      ]);
    flow.space(0.8);
    head();
    flow.continuation = head;
    const items: TruthItem[] = [];
    const sums = { material: [] as number[], labor: [] as number[] };
    const make = random.fork('lines');
    const count = Math.max(1, Math.min(areas.length, Math.round(lines / 4)));
    for (const [index, area] of areas.slice(0, count).entries()) {
      const share = Math.floor(lines / count) + (index < lines % count ? 1 : 0);
      flow.need(flow.leading * 5);
      flow.space(0.4);
      const text = `${area}:`;
      flow.line([{ text, x: wordsAt, bold: true }]);
      flow.rule(wordsAt, wordsAt + flow.width(text, { bold: true }), 0.6, flow.y - 1);
      for (let row = 0; row < share; row++) {
        const line = row === 0 || make.chance(0.3) ? productLine(make) : laborLine(make);
        const amount = toAmount(lineAmount(line.quantity, line.price));
        sums[line.material ? 'material' : 'labor'].push(amount);
        flow.need(flow.leading * 2.2);
        const { page } = flow;
        flow.line([
          { text: money(line.quantity), x: quantityAt, align: 'right' },
          { text: line.unit, x: unitAt },
          { text: line.words, x: wordsAt },
          { text: money(line.price), x: priceAt, align: 'right' },
          { text: money(amount), x: right, align: 'right' },
        ]);
        if (line.below !== null)
          grayLine(flow, [{ text: line.below, x: wordsAt + 8, size: 8 }], 0.4);
        items.push(
          jobTruth(page, line.words, line.quantity, {
            unit: line.unit,
            unitPrice: line.price,
            rcv: amount,
            room: [area],
            f9Note: line.below,
            unjudged: ['activity', 'section', 'lineNumber', 'machineNotes', 'f9Note'],
          }),
        );
      }
    }
    flow.continuation = null;
    const [material, labor] = [addAmounts(sums.material), addAmounts(sums.labor)];
    const tax = percentOf(material, 7.25);
    const whole = addAmounts([material, labor, tax]);
    flow.need(flow.leading * 9);
    flow.space(0.6);
    flow.rule(left, right, 1);
    flow.y += 4;
    for (const [label, value, bold] of [
      ['MATERIAL', material, false],
      ['LABOR & SERVICE', labor, false],
      ['SALES TAX 7.25%', tax, false],
      ['TOTAL', whole, true],
      ['DEPOSIT REQUIRED 50%', percentOf(whole, 50), false],
    ] as const)
      flow.line([
        { text: label, x: priceAt, align: 'right', bold },
        { text: money(value), x: right, align: 'right', bold },
      ]);
    openPagesWithoutRows(flow, items);
    drawTerms(flow, random.fork('terms'), 'Terms of Sale');
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
