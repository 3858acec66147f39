import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  ladder,
  leaveOpen,
  settled,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [building, contents] = ['Coverage A - Building', 'Coverage B - Contents'] as const;

/** The same rooms twice: as part of the building, and for what stood in them. */
const places: readonly PlaceSpec[] = [
  { name: 'Kitchen', trade: 'inside', above: ['Building', '1st Floor'], coverage: building },
  { name: 'Living Room', trade: 'inside', above: ['Building', '1st Floor'], coverage: building },
  { name: 'Bedroom 2', trade: 'inside', above: ['Building', '1st Floor'], coverage: building },
  { name: 'Crawl Space', trade: 'wet', above: ['Building'], coverage: building },
  { name: 'Clean Up', trade: 'haul', above: ['Building'], coverage: building },
  { name: 'Kitchen', trade: 'contents', above: ['Contents'], coverage: contents },
  { name: 'Living Room', trade: 'contents', above: ['Contents'], coverage: contents },
];

/**
 * A flood adjuster's print of the common program, sideways: the building and below it the contents,
 * with rooms of the same names; contents lose their value for good, the building does not; what the
 * water reached on the first page; a statement of loss with a column per coverage before the rows;
 * overhead and profit on the building alone.
 */
export const buildingContentsFloodAdjuster: Print = {
  name: 'building-contents-flood-adjuster',
  open: false,
  draw: (random, lines) => {
    const options = {
      taxPercent: 9.45,
      overheadProfit: true,
      depreciated: 0.85,
      lost: 0,
      capPercent: 75,
      notes: 0.12,
      machine: 0,
      minimums: 0,
    };
    const scope = makeScope(random.fork('scope'), lines, places, 'Delta Write Your Own', options);
    lengthenWords(random.fork('words'), scope, 0.2);
    for (const item of scope.items) {
      if (item.coverage !== contents) continue;
      item.overhead = 0;
      item.profit = 0;
      item.rcv = toAmount((item.rcv - item.overheadProfit).toFixed(2));
      item.overheadProfit = 0;
      item.depreciation = toAmount(((item.rcv * (item.depreciationPercent ?? 0)) / 100).toFixed(2));
      item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
      item.recoverable = false;
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['times', 'helvetica']),
      size: random.pick([9, 9.5]),
      marginLeft: 44,
      marginRight: 44,
      marginTop: 70,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      page: random.pick(['plain', 'rotated-90'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 32);
      flow.mark({ text: `NFIP Policy: ${facts.policyNumber}`, x: left, size: 8.5 }, 46);
      flow.mark({ text: `Insured: ${facts.insuredName}`, x: left + 250, size: 8.5 }, 46);
      flow.mark({ text: `Claim: ${facts.claimNumber}`, x: right, align: 'right', size: 8.5 }, 46);
      flow.rule(left, right, 0.6, 52);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 560, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Insurance Company:', facts.carrierName],
        ['Property:', facts.propertyStreet, 'Adjuster:', facts.estimator],
        ['', facts.propertyTown, 'Business:', facts.phone],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Inspected:', usDate(facts.dateInspected)],
        ['Type of Loss:', 'Flood', 'Price List:', facts.priceList],
        ['Estimate:', facts.estimateName, '', 'Restoration/Service/Remodel'],
        ['', ''],
        ['Exterior Water:', '31"', 'Interior Water:', `${random.int(4, 26)}.5"`],
        ['Water Entered:', `${usDate(facts.dateOfLoss)} 4:10 AM`, 'Water Receded:', '38 hours'],
      ],
      [left + 110, left + 430],
    );
    const sums = coverageSums(scope);
    const deductible = random.pick([1250, 2000]);
    flow.startPage('summary');
    centered(flow, 'Statement of Loss', 13);
    flow.space(0.8);
    const statement: RuledTable = {
      left: left + 60,
      right: right - 60,
      size: style.size,
      pad: 4,
      lines: 'grid',
      headGray: 0.88,
      columns: [
        { head: [''], share: 40, align: 'left' },
        ...sums.map(({ name }) => ({ head: [name], share: 24, align: 'right' as const })),
        { head: ['Total'], share: 22, align: 'right' },
      ],
    };
    startRuled(flow, statement);
    const row = (label: string, of: (one: (typeof sums)[number]) => number): void => {
      const each = sums.map(of);
      ruledRow(flow, statement, [
        label,
        ...each.map(money),
        money(toAmount(each.reduce((all, one) => all + one, 0).toFixed(2))),
      ]);
    };
    row('Full Cost of Repair or Replacement', ({ rcv }) => rcv);
    row('Applicable Depreciation', ({ depreciation }) => depreciation);
    row('Actual Cash Value Loss', (its) => settled(its, 0).acv);
    row('Less Deductibles', () => deductible);
    row('Actual Cash Value Claim', (its) => settled(its, deductible).net);
    flow.continuation = null;
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 330 },
      { key: 'price', head: ['UNIT PRICE'], at: left + 398 },
      { key: 'tax', head: ['TAX'], at: left + 448 },
      { key: 'op', head: ['O&P'], at: left + 508 },
      { key: 'rcv', head: ['RCV'], at: left + 574 },
      { key: 'lost', head: ['DEPREC.'], at: left + 640 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name, depth) => {
        if (depth === 0 && flow.y > style.marginTop + 40) flow.breakPage();
        flow.line([{ text: name, x: left, bold: true, size: depth === 0 ? 15 : 12 }]);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left + 180, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 200, left + 420);
        flow.space(0.4);
      },
      head: () => {
        linedHead(flow, columns, 'DESCRIPTION');
        flow.rule(left, right, 0.7);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 262, hang: 14, figures: 'first' }),
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left + 30, italic: true });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.rule(left + 300, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${label} ${name}`, amounts);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 1, printed: linedFields(columns), style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = sums.map((its): TruthSummary => {
      flow.startPage('summary');
      const { acv, net } = settled(its, deductible);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      centered(flow, `Summary for ${its.name}`, 13);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ...(its.overhead === 0
            ? []
            : ([
                [
                  'Subtotal',
                  money(toAmount((its.lineItemTotal + its.tax).toFixed(2))),
                  false,
                  true,
                ],
                ['Overhead', money(its.overhead)],
                ['Profit', money(its.profit)],
              ] as const)),
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ...(back === 0
            ? ([['Less Non-recoverable Depreciation', `<${money(its.lost)}>`]] as const)
            : ([['Less Depreciation', `(${money(its.depreciation)})`]] as const)),
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ['Less Deductible', `(${money(deductible)})`],
          ['Net Claim', `$${money(net)}`, true, true],
          ...(back === 0
            ? []
            : ([
                ['Total Recoverable Depreciation', money(back)],
                [
                  'Net Claim if Depreciation is Recovered',
                  `$${money(toAmount((net + back).toFixed(2)))}`,
                  true,
                  true,
                ],
              ] as const)),
        ],
        left + 140,
        right - 160,
      );
      return {
        coverage: its.name,
        alsoCalled: [its.name.replace(/^Coverage [AB] - /, '')],
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible,
        netClaim: net,
      };
    });
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
