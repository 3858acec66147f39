import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { sharesOf, someWorks, type Work } from '../content/priced-works.ts';
import { addAmounts } from '../content/repair-jobs.ts';
import { inventFacts } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const works: readonly Work[] = [
  ['Mobilization, bonds and insurance', 'LS', 1, 1, 4200],
  ['Temporary fence and barricades, complete', 'LF', 80, 420, 6.5],
  ['Strip damaged standing seam panels, haul and dispose', 'SF', 400, 3800, 1.9],
  ['Furnish and place 24 gauge standing seam panels with clips', 'SF', 400, 3800, 11.4],
  ['Splice or sister timber truss, as directed', 'EA', 1, 12, 685],
  ['Furnish and place 5/8 inch rated sheathing', 'SF', 200, 2200, 3.35],
  ['Repoint block masonry, full depth of joint', 'LF', 40, 600, 14],
  ['Rebuild block wall, reinforced and grouted', 'SF', 30, 480, 29],
  ['Hollow metal door, frame and hardware, Type B', 'EA', 1, 6, 2150],
  ['Overhead coiling shutter, manual, 10 feet', 'EA', 1, 4, 3480],
  ['Remove silt and debris from floor, wash down', 'HR', 6, 60, 88],
  ['Paint interior masonry, filler and two coats', 'SF', 500, 5200, 1.65],
  ['Site conduit and wire, replaced in kind', 'LF', 60, 700, 18.25],
  ['Wall pack fixture, sealed, photocell', 'EA', 2, 14, 415],
  ['Topsoil, seed and straw', 'SY', 60, 900, 4.1],
];

const schedules = [
  'PICNIC PAVILION',
  'BATH HOUSE',
  'PUMP HOUSE NO. 2',
  'MAINTENANCE SHED',
] as const;

const perUnit: Readonly<Record<string, string>> = {
  LS: 'Lump Sum',
  LF: 'Linear Foot',
  SF: 'Square Foot',
  SY: 'Square Yard',
  EA: 'Each',
  HR: 'Hour',
};

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = ' - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.trim().split(' ');

/** `Two Thousand One Hundred Fifty`. */
const inWords = (whole: number): string => {
  if (whole >= 1000) {
    const rest = whole % 1000;
    return `${inWords(Math.floor(whole / 1000))} Thousand${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  if (whole >= 100) {
    const rest = whole % 100;
    return `${inWords(Math.floor(whole / 100))} Hundred${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  if (whole < 20) return small[whole] ?? '';
  const rest = whole % 10;
  return `${tens[Math.floor(whole / 10) - 1] ?? ''}${rest > 0 ? `-${small[rest]}` : ''}`;
};

const dollarsInWords = (amount: number): string => {
  const cents = Math.round((amount % 1) * 100);
  return `${inWords(Math.floor(amount))} Dollars and ${cents === 0 ? 'No' : inWords(cents)} Cents`;
};

/**
 * A town's form of bid by unit prices, filled in by the contractor: item numbers by schedule, the
 * estimated quantity and its unit before the words, below which the price of one is written out in
 * words, figures with a dollar sign, a sum under each schedule, the base bid in words and figures,
 * a signature.
 */
export const priceInWordsBid: Print = {
  name: 'price-in-words-bid',
  open: false,
  lines: [4, 9, 15, 24, 36],
  draw: (random, lines) => {
    const facts = inventFacts(random.fork('facts'), '');
    const style = printStyle({
      family: 'times',
      size: 10,
      leading: 1.2,
      marginLeft: 60,
      marginRight: 60,
      marginTop: 60,
      marginBottom: 66,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const middle = style.width / 2;
    const project = `Project ${random.int(24, 26)}-${random.int(101, 480)}`;
    flow.furniture = () => {
      const foot = flow.sheet.height - 36;
      flow.mark({ text: project, x: left, size: 8 }, foot);
      flow.mark({ text: `BF-${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('items');
    for (const [text, size] of [
      ['SECTION 00 41 00', 10],
      ['BID FORM - UNIT PRICES', 13],
      ['Repair of Storm Damage, Riverbank Park', 10],
    ] as const)
      flow.line([{ text, x: middle, align: 'center', bold: true, size }]);
    flow.space(0.8);
    for (const [label, value] of [
      ['Owner:', `Parks Board of ${facts.propertyTown.split(',')[0]}`],
      ['Bidder:', 'Halloran Stell Builders, Inc.'],
      ['Insurer claim number:', facts.claimNumber],
    ] as const)
      flow.line([
        { text: label, x: left },
        { text: value, x: left + 130 },
      ]);
    flow.space(0.6);
    flow.paragraph(
      'The Bidder will complete the Work for the following prices. Quantities are estimated and are not guaranteed; payment will be made for quantities in place. In case of conflict words govern over figures.',
    );
    flow.space(0.8);
    const table: RuledTable = {
      columns: [
        { head: ['Item', 'No.'], share: 36, align: 'center' },
        { head: ['Est.', 'Qty.'], share: 44, align: 'center' },
        { head: ['Unit'], share: 34, align: 'center' },
        {
          head: ['Description and Unit Price', 'Written in Words'],
          share: 226,
          align: 'left',
          headAlign: 'center',
        },
        { head: ['Unit Price', 'in Figures'], share: 72, align: 'right', headAlign: 'center' },
        { head: ['Amount', 'Bid'], share: 80, align: 'right', headAlign: 'center' },
      ],
      left,
      right,
      size: 10,
      headSize: 9,
      pad: 5,
      lines: 'grid',
      headGray: 0.9,
    };
    startRuled(flow, table);
    const choose = random.fork('works');
    const used = schedules.slice(0, Math.max(1, Math.min(schedules.length, Math.round(lines / 6))));
    const items: TruthItem[] = [];
    for (const [index, count] of sharesOf(lines, used.length).entries()) {
      const letter = 'ABCD'[index] ?? '';
      flow.need(90);
      ruledRow(flow, table, [`SCHEDULE ${letter} - ${used[index] ?? ''}`, '', '', '', '', ''], {
        bold: true,
        spans: { 0: 6 },
        aligns: { 0: 'left' },
      });
      const before = items.length;
      for (const [at, work] of someWorks(choose, works, count).entries()) {
        const [words, unit, least, most, price] = work;
        const quantity = choose.int(least, most);
        const each = price * choose.fork(words).between(0.85, 1.3);
        const unitPrice = price > 60 ? Math.round(each / 5) * 5 : toAmount(each.toFixed(2));
        const amount = toAmount(lineAmount(quantity, unitPrice));
        const number = `${letter}-${at + 1}`;
        const written = `${dollarsInWords(unitPrice)} per ${perUnit[unit] ?? ''}`;
        const { page } = ruledRow(flow, table, [
          number,
          quantity.toLocaleString('en-US'),
          unit,
          `${words}, at\n${written}`,
          `$${money(unitPrice)}`,
          `$${money(amount)}`,
        ]);
        const others = [`${words}, at`, `${words},`, `${words}, at ${written}`];
        items.push(
          jobTruth(page, words, quantity, {
            lineNumber: number,
            unit,
            unitPrice,
            rcv: amount,
            alsoRight: { description: others, descriptionAsPrinted: others },
            // A schedule is a building or a section; the price in words is what it is.
            unjudged: ['activity', 'section', 'room', 'f9Note', 'machineNotes', 'priceNote'],
          }),
        );
      }
      ruledRow(
        flow,
        table,
        [
          `SUBTOTAL, SCHEDULE ${letter}`,
          '',
          '',
          '',
          '',
          `$${money(addAmounts(items.slice(before).map(({ rcv }) => rcv ?? 0)))}`,
        ],
        { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' } },
      );
    }
    const whole = addAmounts(items.map(({ rcv }) => rcv ?? 0));
    flow.continuation = null;
    flow.need(150);
    ruledRow(
      flow,
      table,
      [
        `TOTAL BASE BID, ${used.length > 1 ? 'ALL SCHEDULES' : 'SCHEDULE A'}`,
        '',
        '',
        '',
        '',
        `$${money(whole)}`,
      ],
      { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' }, gray: 0.9 },
    );
    flow.space(1);
    flow.paragraph(`Total Base Bid in words: ${dollarsInWords(whole)}.`);
    flow.space(1);
    flow.paragraph('The Bidder acknowledges Addendum No. 1. This Bid stands for 60 days.');
    flow.space(2);
    flow.rule(left, left + 200, 0.5);
    flow.line([
      { text: 'Signature of Bidder', x: left, size: 8 },
      { text: 'Title', x: left + 240, size: 8 },
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
