import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { type LinedColumn, linedFields, linedRow, linedTotal } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
  leaveOpen,
  lostText,
  settled,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = [
  'Coverage A - Dwelling - 35 Windstorm and Hail',
  'Coverage A - Other Structures - 35 Windstorm and Hail',
] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', ['Source - Aerial Roof']),
  place('Kitchen', 'inside', ['Main Level']),
  place('Family Room', 'inside', ['Main Level']),
  place('Laundry', 'inside', ['Main Level']),
  place('Bedroom 1', 'inside', ['2nd Floor']),
  place('Fence', 'yard', ['Exterior'], others),
  place('Debris Removal', 'haul', ['Exterior']),
];

/**
 * A large mutual's print: the insured's last name first and the claim on each page, rows of three
 * lines whose heads lie in two, contractor's overhead and profit per row, and after each room its
 * areas once more as `Area Totals:` before its sum; then what each trade comes to with every row's
 * quantity again, and a summary that takes overhead and profit off what is lost in value.
 */
export const areaTotalsCarrier: Print = {
  name: 'area-totals-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Granite Prairie Mutual', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.55,
      lost: 0.06,
      capPercent: 80,
      notes: 0.1,
      machine: 0.3,
      minimums: 2,
    });
    lengthenWords(random.fork('words'), scope, 0.12);
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.12)) item.numberChanged = true;
      if (marks.chance(0.08)) item.priceChanged = true;
    }
    addUp(scope);
    const { facts } = scope;
    const [given = '', family = ''] = facts.insuredName.split(' ');
    const insured = `${family.toUpperCase()}, ${given.toUpperCase()}`;
    const claim = `43-${facts.claimNumber.slice(0, 4)}-${facts.claimNumber.slice(4, 7)}`;
    const style = printStyle({
      family: random.pick(['helvetica', 'liberation']),
      size: 9,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 66,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer =
      style.family === 'liberation'
        ? null
        : { ...plainLayer, runs: random.pick(['word', 'cell', 'glyph'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: right, align: 'right', bold: true, size: 12 }, 30);
      flow.mark({ text: insured, x: left, bold: true, size: 10 }, 44);
      flow.mark({ text: claim, x: right, align: 'right', bold: true, size: 10 }, 44);
      flow.rule(left, right, 0.5, 50);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: `Date: ${usDate(facts.dateEntered)} 3:15 PM`, x: left, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'Structural Damage Claim Policy', 13);
    flow.space(1);
    factLines(
      flow,
      [
        ['Insured:', insured, 'Estimate:', claim],
        ['Property:', facts.propertyStreet, 'Claim Number:', facts.claimNumber],
        ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
        ['Home:', facts.phone, 'Price List:', facts.priceList],
        ['', '', '', 'Restoration/Service/Remodel'],
        ['Type of Loss:', facts.typeOfLoss],
        ['Deductible:', '$2,500.00'],
        ['Date of Loss:', usDate(facts.dateOfLoss)],
        ['Date Inspected:', usDate(facts.dateInspected)],
      ],
      [left + 90, left + 380],
    );
    flow.space(2);
    const summaries: TruthSummary[] = [];
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 96 },
      {
        key: 'price',
        head: ['UNIT PRICE'],
        at: left + 172,
        text: (item) => `${money(item.unitPrice)}${item.priceChanged ? ' *' : ''}`,
      },
      { key: 'tax', head: ['TAX'], at: left + 224 },
      { key: 'op', head: ['GCO&P'], at: left + 284 },
      { key: 'rcv', head: ['RCV'], at: left + 348 },
      {
        key: 'worn',
        head: ['AGE/LIFE', 'CONDITION'],
        at: left + 416,
        text: (item) => (item.depreciation === 0 ? '' : wornText(item)),
      },
      {
        key: 'condition',
        head: [],
        at: left + 416,
        line: 1,
        text: (item) => (item.depreciation === 0 ? '' : item.condition),
      },
      {
        key: 'lost',
        head: ['DEPREC.', 'DEP %'],
        at: left + 480,
        text: (item) => (item.depreciation === 0 ? '' : lostText(item)),
      },
      {
        key: 'share',
        head: [],
        at: left + 480,
        line: 1,
        text: (item) => (item.depreciation === 0 ? '' : shareText(item, 'always')),
      },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const heads = columns.filter(({ head }) => head.length > 0);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 11,
      area: (name) => {
        flow.space(0.5);
        flow.line([{ text: name, x: left, bold: true, size: 13 }]);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left + 130, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        flow.rule(left + 130, right, 0.5);
        flow.y += 2;
        drawMeasures(flow, its, left + 150, left + 330);
        flow.space(0.5);
      },
      head: () => {
        const top = flow.y;
        // Both lines of heads begin at the first; the second stands under two of them.
        flow.line(
          heads.map(({ head, at }) => ({
            text: head[0] ?? '',
            x: at,
            align: 'right' as const,
            bold: true,
            size: 8,
          })),
        );
        flow.line(
          heads.flatMap(({ head, at }) =>
            head[1] === undefined
              ? []
              : [{ text: head[1], x: at, align: 'right' as const, bold: true, size: 8 }],
          ),
        );
        flow.rule(left, right, 0.5, top - 2);
        flow.rule(left, right, 0.5);
        flow.y += 4;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 500, figures: 'below' }),
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { width: 480 });
        if (item.note !== null) flow.paragraph(item.note, { width: 480 });
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 8);
        const its = scope.places.find((one) => one.name === name);
        if (kind === 'room' && its !== undefined && its.height !== null) {
          flow.space(0.3);
          flow.line([
            { text: 'Area Totals:', x: left },
            { text: name, x: left + 60 },
          ]);
          drawMeasures(flow, its, left + 20, left + 200);
          flow.space(0.4);
        }
        const label = kind === 'line_items' ? `Line Item Totals: ${claim}` : `Total: ${name}`;
        linedTotal(flow, columns, kind === 'room' ? `Totals: ${name}` : label, amounts);
        flow.rule(left, right, 0.5);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, {
          layout: 4,
          printed: linedFields(columns),
          style,
          layer,
        }),
    });
    for (const total of body.totals) if (total.kind === 'line_items') total.name = claim;
    leaveOpen(flow, body.items);
    for (const [index, its] of coverageSums(scope).entries()) {
      flow.startPage('summary');
      const less = index === 0 ? 2500 : 0;
      const { net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      centered(flow, `Summary for ${its.name}`, 12);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ['Subtotal', money(toAmount((its.lineItemTotal + its.tax).toFixed(2))), false, true],
          ['General Contractor Overhead', money(its.overhead)],
          ['General Contractor Profit', money(its.profit)],
          [
            'Replacement Cost Value (Including General Contractor Overhead and Profit)',
            money(its.rcv),
            true,
            true,
          ],
          ['Less Depreciation (Including Taxes)', `(${money(its.depreciation)})`],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Actual Cash Value Payment', `$${money(net)}`, true, true],
        ],
        left + 40,
        right - 60,
      );
      flow.space(1.5);
      centered(flow, 'Maximum Additional Amounts Available If Incurred:', 10);
      flow.space(0.6);
      ladder(
        flow,
        [
          ['Total Line Item Depreciation (Including Taxes)', money(its.depreciation)],
          ...(its.lost === 0
            ? []
            : ([
                ['Less Non-recoverable Depreciation (Including Taxes)', `<${money(its.lost)}>`],
              ] as const)),
          ['Replacement Cost Benefits', money(back)],
          ['Total Maximum Additional Amount Available If Incurred', money(back), true, true],
          [
            'Total Amount of Claim If Incurred',
            `$${money(toAmount((net + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 40,
        right - 60,
      );
      flow.space(2);
      flow.paragraph(
        'ALL AMOUNTS PAYABLE ARE SUBJECT TO THE TERMS, CONDITIONS AND LIMITS OF YOUR POLICY.',
        { bold: true },
      );
      summaries.push({
        coverage: its.name,
        alsoCalled: [
          its.name.replace(/ - 35.*/, ''),
          its.name.replace(/^Coverage A - /, '').replace(/ - 35.*/, ''),
        ],
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv: null,
        deductible: less === 0 ? null : less,
        netClaim: net,
      });
    }
    flow.startPage('recap');
    centered(flow, 'Trade Summary', 12);
    flow.paragraph('Includes all applicable Tax, General Contractor O&P, and Labor Minimums', {
      italic: true,
    });
    flow.space(0.6);
    const stops = [left + 330, left + 400, left + 470, right];
    const heading = (): void => {
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true, size: 8 },
        ...figures(stops, ['LINE ITEM QTY', 'REPL. COST', 'ACV', 'NON-REC.']).map((cell) => ({
          ...cell,
          bold: true,
          size: 8,
        })),
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    heading();
    flow.continuation = heading;
    for (const trade of byCategory(scope.items)) {
      flow.need(flow.leading * 4);
      flow.line([{ text: `${trade.items[0]?.cat ?? ''}   ${trade.name}`, x: left, bold: true }]);
      for (const item of trade.items) {
        const [first = ''] = flow.wrap(wordsOf(item), 250);
        flow.need(flow.leading);
        flow.line([
          { text: first, x: left },
          ...figures(stops, [
            `${money(item.quantity)} ${item.unit}`,
            `$${money(item.rcv)}`,
            `$${money(item.acv)}`,
            item.recoverable ? '$0.00' : `$${money(item.depreciation)}`,
          ]),
        ]);
      }
      flow.line([
        { text: `TOTAL ${trade.name}`, x: left, bold: true },
        ...figures(stops.slice(1), [
          `$${money(trade.amounts.rcv)}`,
          `$${money(trade.amounts.acv)}`,
        ]).map((cell) => ({ ...cell, bold: true })),
      ]);
      flow.space(0.4);
    }
    flow.continuation = null;
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 4,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          ...factsOfCover(scope),
          estimateName: claim,
          insuredName: insured,
        },
      },
    };
  },
};
