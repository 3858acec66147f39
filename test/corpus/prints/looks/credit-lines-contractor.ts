import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { centered, drawBody, factLines, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Mobilization', 'haul'),
  place('Roof and Gutters', 'roof'),
  place('Exterior Walls', 'elevation'),
  place('Kitchen / Breakfast', 'inside'),
  place('Den', 'inside'),
  place('Fence & Deck', 'yard'),
];

const statements = [
  'This proposal is valid for 30 days from the date shown and is based on price list items current at that time.',
  'Owner selections above allowance are billed at cost plus 20%; a deposit of $1,500.00 is due 10 days before ordering.',
  'Work hours: 8:00 AM to 5:00 PM, 5 days a week. 2 parking spaces and 1 restroom are provided by the owner.',
  'Hidden damage is not included. 2 sheets of decking are included; more are $92.50 per sheet.',
  'Insurance proceeds: the deductible of $2,500.00 is paid by the owner directly.',
] as const;

const words = ['NO CHARGE', 'OPEN ITEM', 'SEE BID'] as const;

const credits = [
  'Credit for light fixtures furnished by owner',
  'Credit - reuse of existing cabinet hardware',
  'Less allowance already paid to emergency contractor, invoice 2218',
] as const;

const extras = [
  ['Fuel surcharge - 2.5% of materials delivered', 1, 148.2],
  ['Permit and plan review - county, 1.8% of valuation', 1, 612],
  ['Supervision - 3 visits per week for 4 weeks', 12, 62.5],
] as const;

/**
 * A builder's bid from the common program: numbered statements before the rows, quantities that
 * touch their units, rates to remove and to replace, what the owner furnishes as rows below
 * nothing, rows at nothing, words where a price is open, overhead and profit on the summary alone,
 * a schedule of payments and numbered terms behind.
 */
export const creditLinesContractor: Print = {
  name: 'credit-lines-contractor',
  open: true,
  draw: (random, lines) => {
    const options = {
      taxPercent: 6.25,
      overheadProfit: false,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.1,
      machine: 0,
      minimums: 1,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    lengthenWords(random.fork('words'), scope, 0.2);
    const marks = random.fork('marks');
    const reword = (item: ModelItem, text: string, quantity: number, rate: number): void => {
      item.activity = '+';
      item.prefix = '';
      item.bidItem = false;
      item.description = text;
      item.quantity = quantity;
      item.unit = 'EA';
      item.removeRate = 0;
      item.resetRate = 0;
      item.replaceRate = rate;
      item.depreciation = 0;
      item.note = null;
      priceLine(item, 0, options);
    };
    for (const its of scope.places)
      for (const item of its.items) {
        const draw = marks.between(0, 1);
        if (draw < 0.06) {
          reword(item, marks.pick(credits), 1, -marks.int(4000, 68_000) / 100);
          item.credit = true;
        } else if (draw < 0.12) {
          const [text, quantity, rate] = marks.pick(extras);
          reword(item, text, quantity, rate);
        } else if (draw < 0.17) {
          item.removeRate = 0;
          item.replaceRate = 0;
          item.resetRate = 0;
          priceLine(item, 0, options);
          if (marks.chance(0.6)) item.priceNote = marks.pick(words);
        }
      }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['times', 'courier']),
      size: 9,
      marginLeft: 50,
      marginRight: 50,
      marginTop: 82,
      marginBottom: 60,
    });
    if (style.family === 'courier') style.size = 7.5;
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const middle = (left + right) / 2;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: middle, align: 'center', bold: true, size: 14 }, 40);
      flow.mark(
        {
          text: `${facts.companyStreet}, ${facts.companyTown}`,
          x: middle,
          align: 'center',
          size: 8,
        },
        52,
      );
      flow.mark(
        { text: `Lic. 1088${facts.phone.slice(-2)}`, x: middle, align: 'center', size: 8 },
        62,
      );
      const foot = flow.sheet.height - 34;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: middle, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 110, left + 340],
    );
    flow.space(2);
    for (const [index, text] of statements.entries()) {
      flow.paragraph(`${index + 1}. ${text}`);
      flow.space(0.4);
    }
    const open = (text: (item: ModelItem) => string) => (item: ModelItem) =>
      item.priceNote === null ? text(item) : '';
    const columns: readonly LinedColumn[] = [
      {
        key: 'quantity',
        head: ['QTY'],
        at: left + 282,
        text: (item) => `${money(item.quantity)}${item.unit}`,
      },
      {
        key: 'remove',
        head: ['REMOVE'],
        at: left + 338,
        text: open((item) => money(item.removeRate)),
      },
      {
        key: 'replace',
        head: ['REPLACE'],
        at: left + 400,
        text: open((item) => money(toAmount(sum([item.replaceRate, item.resetRate])))),
      },
      { key: 'tax', head: ['TAX'], at: left + 446, text: open((item) => money(item.tax)) },
      {
        key: 'rcv',
        head: ['TOTAL'],
        at: right,
        text: (item) => item.priceNote ?? money(item.rcv),
      },
    ];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: () => undefined,
      place: (its) => {
        flow.space(0.8);
        centered(flow, its.name, style.size + 2);
        flow.space(0.4);
      },
      head: () => {
        flow.sheet.marks.push({
          kind: 'box',
          x: left - 2,
          y: flow.y,
          width: right - left + 4,
          height: flow.leading + 4,
          gray: 0.9,
        });
        flow.y += 2;
        linedHead(flow, columns, 'DESCRIPTION');
        flow.y += 5;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 226, hang: 16, figures: 'first' }),
      notes: (item) => {
        if (item.note !== null) {
          flow.space(0.2);
          flow.paragraph(`*** ${item.note} ***`, { x: left + 16, bold: true, italic: true });
        }
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.rule(left + 300, right, 0.6);
        flow.y += 2;
        linedTotal(
          flow,
          columns,
          kind === 'line_items' ? `Line Item Totals: ${name}` : `Totals: ${name}`,
          amounts,
        );
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(
          item,
          page,
          { layout: 5, printed: ['unitPrice', ...linedFields(columns)], style, layer },
          {},
        );
        // The stars around a note may stay or go.
        return item.note === null
          ? truth
          : { ...truth, alsoRight: { ...truth.alsoRight, f9Note: [`*** ${item.note} ***`] } };
      },
    });
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    const { totals } = scope;
    const tenth = toAmount((totals.rcv * 0.1).toFixed(2));
    const whole = toAmount((totals.rcv + 2 * tenth).toFixed(2));
    centered(flow, 'Summary', style.size + 4);
    flow.space(0.8);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(totals.rcv), false, true],
        ['Overhead', money(tenth)],
        ['Profit', money(tenth)],
        ['Replacement Cost Value', `$${money(whole)}`, true, true],
        ['Net Claim', `$${money(whole)}`, true, true],
      ],
      left + 40,
      right - 80,
    );
    flow.space(2);
    const schedule: RuledTable = {
      left: left + 20,
      right: right - 20,
      size: style.size,
      pad: 4,
      lines: 'grid',
      headGray: 0.9,
      columns: [
        { head: ['Draw'], share: 10, align: 'center' },
        { head: ['When'], share: 50, align: 'left' },
        { head: ['Share'], share: 16, align: 'right' },
        { head: ['Amount'], share: 24, align: 'right' },
      ],
    };
    startRuled(flow, schedule);
    for (const [index, [when, share]] of (
      [
        ['Upon signing', 30],
        ['Dry-in complete', 40],
        ['Substantial completion', 30],
      ] as const
    ).entries())
      ruledRow(flow, schedule, [
        String(index + 1),
        when,
        `${share}%`,
        `$${money(toAmount(((whole * share) / 100).toFixed(2)))}`,
      ]);
    flow.continuation = null;
    drawTerms(flow, random.fork('terms'), 'Terms of this Proposal');
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: totals.lineItemTotal,
            rcv: whole,
            acv: null,
            deductible: null,
            netClaim: whole,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          priceList: facts.priceList,
        },
      },
    };
  },
};
