import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { priceWork, sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts, percentOf } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

/** The house's number, the work of the first line, and the words of a second one. */
type Stock = readonly [code: string, work: Work, more: string];

const roofStock: readonly Stock[] = [
  ['SHAR30CH', ['ARCH SHINGLE 30YR CHARCOAL', 'SQ', 14, 40, 118], ''],
  ['UNSY10', ['SYNTHETIC UNDERLAYMENT 10 SQ', 'RL', 2, 6, 89], ''],
  ['IWS2', ['ICE & WATER SHIELD 2 SQ', 'RL', 1, 6, 76], 'GRANULAR SURFACE'],
  ['DE15W', ['DRIP EDGE 1-1/2 WHITE 10FT', 'PC', 12, 40, 8.35], ''],
  ['RV4', ['RIDGE VENT SHINGLE OVER 4FT', 'PC', 6, 20, 13.2], ''],
  ['PBN3', ['PIPE BOOT NEOPRENE 3IN', 'EA', 1, 6, 11.4], ''],
];

const wallStock: readonly Stock[] = [
  ['FC825', ['FIBER CEMENT LAP 8-1/4 X 12FT', 'PC', 20, 140, 13.9], 'PRIMED WOODGRAIN'],
  ['HW9100', ['HOUSE WRAP 9 X 100', 'RL', 1, 3, 118], ''],
  ['TB5416', ['PRIMED TRIM 5/4 X 4 X 16', 'PC', 6, 30, 24.6], ''],
  ['OSB716', ['OSB SHEATHING 7/16 4 X 8', 'EA', 10, 60, 16.8], ''],
  ['WDH3050', ['WINDOW DH VINYL 3050 LOW-E', 'EA', 1, 5, 312], 'GRIDS 6/6  WHITE/WHITE'],
];

const insideStock: readonly Stock[] = [
  ['DW12412', ['DRYWALL 1/2 4 X 12 REG', 'EA', 12, 70, 17.1], ''],
  ['JC45', ['JOINT COMPOUND ALL PURPOSE 4.5G', 'EA', 2, 9, 18.4], ''],
  ['INR13', ['INSUL R13 KRAFT 15 X 93', 'BG', 3, 18, 58], '125 SF PER BAG'],
  ['BS314', ['BASE COLONIAL 3-1/4 PRIMED MDF', 'LF', 80, 320, 1.18], ''],
  ['CS214', ['CASING 2-1/4 PRIMED FJ', 'LF', 60, 260, 0.94], ''],
  ['DR2868', ['PREHUNG 6 PANEL HC 2868', 'EA', 1, 6, 164], 'SPECIFY HAND AT ORDER'],
  ['CN5MM', ['CROWN 4-5/8 PRIMED MDF', 'LF', 40, 160, 1.86], ''],
];

const groups: readonly (readonly [name: string, stock: readonly Stock[]])[] = [
  ['HOUSE ROOF', roofStock],
  ['INTERIOR', insideStock],
  ['GARAGE ROOF', roofStock],
  ['HOUSE EXTERIOR', wallStock],
  ['GARAGE EXTERIOR', wallStock],
];

/**
 * A building supply house's quotation out of its counter program: capitals in a fixed pitch, how
 * many and the unit of measure before the house's number, the price with its unit behind it, words
 * of some goods going on below, places between asterisks, `CONTINUED` at each page's foot but the
 * last one's; merchandise, delivery and tax at the end.
 */
export const supplyHouseQuotation: Print = {
  name: 'supply-house-quotation',
  open: true,
  lines: [4, 9, 15, 21, 28],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'courier',
      size: 8.5,
      leading: 1.3,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 44,
      marginBottom: 150,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const at = {
      line: left + 18,
      quantity: left + 66,
      unit: left + 74,
      code: left + 98,
      words: left + 164,
      price: right - 96,
      per: right - 88,
      amount: right,
    };
    const quote = `Q${random.int(100_400, 986_000)}`;
    const date = `0${random.int(2, 9)}/${random.int(10, 28)}/26`;
    flow.furniture = () => {
      flow.line([
        { text: 'GANNET CREEK LUMBER & SUPPLY', x: left, bold: true, size: 12 },
        { text: 'QUOTATION', x: right, align: 'right', bold: true, size: 12 },
      ]);
      for (const [own, label, value] of [
        ['1180 RAIL SPUR RD', 'QUOTE NO', quote],
        [facts.companyTown.toUpperCase(), 'DATE', date],
        ['(555) 555-0164', 'PAGE', String(flow.page)],
      ] as const)
        flow.line([
          { text: own, x: left },
          { text: label, x: right - 150 },
          { text: value, x: right, align: 'right' },
        ]);
      flow.space(0.8);
    };
    const head = (): void => {
      flow.rule(left, right, 0.8);
      flow.space(0.3);
      flow.line([
        { text: 'LN', x: at.line, align: 'right' },
        { text: 'QTY', x: at.quantity, align: 'right' },
        { text: 'UM', x: at.unit },
        { text: 'ITEM', x: at.code },
        { text: 'DESCRIPTION', x: at.words },
        { text: 'PRICE', x: at.price, align: 'right' },
        { text: 'PER', x: at.per },
        { text: 'EXTENSION', x: at.amount, align: 'right' },
      ]);
      flow.rule(left, right, 0.8);
      flow.space(0.5);
    };
    flow.startPage('items');
    for (const [sold, ship] of [
      ['SOLD TO:', 'SHIP TO:'],
      [facts.companyName, facts.insuredName],
      [facts.companyStreet, facts.propertyStreet],
      [facts.companyTown, facts.propertyTown],
    ] as const)
      flow.line([
        { text: sold.toUpperCase(), x: left },
        { text: ship.toUpperCase(), x: left + 270 },
      ]);
    flow.space(0.8);
    flow.line([
      { text: `CUST NO ${random.int(2000, 7900)}`, x: left },
      { text: `CLAIM NO ${facts.claimNumber}`, x: left + 120 },
      { text: 'TERMS NET 10TH', x: left + 290 },
      { text: 'SALESMAN 14', x: right, align: 'right' },
    ]);
    flow.space(0.6);
    head();
    flow.continuation = head;
    const need = (height: number): void => {
      if (flow.fits(height)) return;
      flow.mark({ text: '*** CONTINUED ***', x: right, align: 'right' }, flow.sheet.height - 120);
      flow.breakPage();
    };
    const headed = random.chance(0.7);
    const choose = random.fork('works');
    const used = groups.slice(0, Math.min(groups.length, Math.max(1, Math.round(lines / 5))));
    const items: TruthItem[] = [];
    const taken = sharesOf(lines, used.length);
    for (const [index, count] of taken.entries()) {
      const [name, stock] = used[index] ?? ['', []];
      if (headed) {
        need(flow.leading * 4);
        flow.space(0.4);
        flow.line([{ text: `*** ${name} ***`, x: at.words }]);
      }
      const works = someWorks(
        choose,
        stock.map(([, work]) => work),
        count,
      );
      for (const work of works) {
        const [code = '', , more = ''] = stock.find(([, its]) => its === work) ?? [];
        const { words, unit, quantity, unitPrice, amount } = priceWork(choose, work);
        need(flow.leading * 2.2);
        const { page } = flow;
        const number = String(items.length + 1);
        flow.line([
          { text: number, x: at.line, align: 'right' },
          { text: String(quantity), x: at.quantity, align: 'right' },
          { text: unit, x: at.unit },
          { text: code, x: at.code },
          { text: words, x: at.words },
          { text: money(unitPrice), x: at.price, align: 'right' },
          { text: unit, x: at.per },
          { text: money(amount), x: at.amount, align: 'right' },
        ]);
        if (more !== '') flow.line([{ text: more, x: at.words }]);
        const whole = `${words} ${more.replace(/ +/g, ' ')}`.trim();
        const others = [words, `${code} ${words}`, `${code} ${whole}`];
        items.push(
          jobTruth(page, whole, quantity, {
            lineNumber: number,
            unit,
            unitPrice,
            rcv: amount,
            alsoRight: {
              description: others,
              descriptionAsPrinted: others,
              // Pieces are counted as each.
              ...(unit === 'PC' ? { unit: ['EA'] } : {}),
            },
            // A second line may be a remark; what stands between stars heads a section or a room.
            unjudged: ['activity', 'room', 'section', 'machineNotes', 'f9Note'],
          }),
        );
      }
    }
    flow.continuation = null;
    const goods = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    const delivery = random.pick([65, 85, 110]);
    const tax = percentOf(goods, 7);
    need(flow.leading * 9);
    flow.space(0.8);
    flow.rule(left, right, 0.8);
    flow.space(0.4);
    for (const [said, label, value] of [
      ['PRICES GOOD 10 DAYS. LUMBER SUBJECT TO', 'MERCHANDISE', goods],
      ['CHANGE WITHOUT NOTICE. SPECIAL ORDERS', 'DELIVERY', delivery],
      ['ARE NOT RETURNABLE.', 'SALES TAX 7.000%', tax],
      ['', 'QUOTE TOTAL', toAmount(sum([goods, delivery, tax]))],
    ] as const)
      flow.line([
        { text: said, x: left },
        { text: label, x: right - 190, bold: label === 'QUOTE TOTAL' },
        { text: money(value), x: right, align: 'right', bold: label === 'QUOTE TOTAL' },
      ]);
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
        facts: { ...noFacts, claimNumber: facts.claimNumber },
      },
    };
  },
};
