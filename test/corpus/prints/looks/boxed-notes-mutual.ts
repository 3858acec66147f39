import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  drawBody,
  drawMeasures,
  factLines,
  ladder,
  leaveOpen,
  settled,
  shareOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, structures, contents] = [
  'Dwelling',
  'Other Structures',
  'Personal Property',
] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above, sections, coverage });

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', ['Exterior'], ['Tear-Off', 'Underlayment', 'Roof Covering']),
  place('Elevations', 'elevation', ['Exterior'], ['Gutters and Downspouts', 'Openings']),
  place('Kitchen/Dining', 'inside', ['First Floor'], ['Ceiling', 'Walls', 'Floor']),
  place('Half Bath', 'inside', ['First Floor']),
  place('Primary Suite', 'inside', ['Second Floor'], ['Ceiling', 'Walls', 'Floor']),
  place('Household Goods', 'contents', ['Second Floor'], [], contents),
  place('Privacy Fence', 'yard', ['Exterior 2'], [], structures),
  place('Haul Off', 'haul', ['Exterior 2']),
];

/**
 * A mutual's two-line print in an embedded face: contractor's overhead and profit per row, heads
 * within rooms underlined, each remark in a frame of its own below its row, rows that break between
 * their words and their figures at the page's end; two insureds whose mail goes elsewhere than
 * where the loss is, dates with the hour, and all coverages' summaries on one page.
 */
export const boxedNotesMutual: Print = {
  name: 'boxed-notes-mutual',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Twin Rivers Mutual', {
      taxPercent: 6.75,
      overheadProfit: true,
      depreciated: 0.75,
      lost: 0.2,
      capPercent: 75,
      notes: 0.22,
      machine: 0.5,
      minimums: 3,
    });
    const { facts } = scope;
    facts.claimNumber = `${random.int(1000000, 9999999)}-${random.int(100000, 999999)}-${random.int(1, 3)}`;
    facts.policyNumber = `HO ${random.int(10, 99)} ${random.int(100000, 999999)}`;
    const [given = '', family = ''] = facts.insuredName.split(' ');
    facts.insuredName = `${given} & ${random.pick(['Rowan', 'Lucille', 'Emmett', 'Noor'])} ${family}`;
    const style = printStyle({
      family: 'liberation',
      size: 8.5,
      leading: 1.2,
      marginLeft: 42,
      marginRight: 42,
      marginTop: 66,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'kerned', 'cell'] as const),
      encoding: 'scrambled' as const,
      ligatures: random.chance(0.5),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const hours = ['8:00 AM', '12:00 PM', '4:35 PM', '11:52 AM'] as const;
    flow.furniture = () => {
      flow.mark({ text: 'Twin Rivers Mutual', x: right, align: 'right', bold: true, size: 13 }, 34);
      flow.mark(
        { text: 'P.O. Box 41908, Dunmore, IA 50316', x: right, align: 'right', size: 7.5 },
        45,
      );
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 306, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    flow.space(1);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cellular:', facts.phone],
        ['Home:', `PO Box ${random.int(100, 980)}`, 'E-mail:', 'household@mail.example'],
        ['', 'Larkspur, IA 50111'],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
      ],
      [left + 84, left + 340],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', '(800) 555-0137'],
        ['Position:', 'Field Claims Specialist II'],
        ['Company:', facts.carrierName],
      ],
      [left + 84, left + 340],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Estimator:', facts.claimRepresentative, 'Business:', '(800) 555-0137'],
        ['Company:', facts.carrierName],
      ],
      [left + 84, left + 340],
    );
    flow.space(1.4);
    flow.line([
      { text: 'Claim Number:', x: left, bold: true },
      { text: facts.claimNumber, x: left + 70 },
      { text: 'Policy Number:', x: left + 190, bold: true },
      { text: facts.policyNumber, x: left + 264 },
      { text: 'Type of Loss:', x: left + 370, bold: true },
      { text: facts.typeOfLoss, x: left + 432 },
    ]);
    flow.space(1.4);
    factLines(
      flow,
      [
        ['Date Contacted:', `${usDate(facts.dateReceived)} ${hours[2]}`],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} ${hours[1]}`,
          'Date Received:',
          `${usDate(facts.dateReceived)} ${hours[0]}`,
        ],
        [
          'Date Inspected:',
          `${usDate(facts.dateInspected)} ${hours[3]}`,
          'Date Entered:',
          `${usDate(facts.dateEntered)} ${hours[2]}`,
        ],
        ['Date Est. Completed:', `${usDate(facts.dateEntered)} ${hours[2]}`],
      ],
      [left + 100, left + 340],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 340],
    );
    const at = (x: number): number => left + x;
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: at(88) },
      { key: 'price', head: ['UNIT'], at: at(134) },
      { key: 'tax', head: ['TAX'], at: at(178) },
      { key: 'op', head: ['GCO&P'], at: at(228) },
      { key: 'rcv', head: ['RCV'], at: at(284) },
      { key: 'worn', head: ['AGE/LIFE'], at: at(334) },
      { key: 'condition', head: ['COND.'], at: at(382) },
      { key: 'share', head: ['DEP %'], at: at(424) },
      { key: 'lost', head: ['DEPREC.'], at: at(474) },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const printed = linedFields(columns);
    flow.startPage('items');
    const frame = (text: string): void => {
      const rows = flow.wrap(text, right - left - 60);
      const height = rows.length * flow.leading + 5;
      flow.need(height + 2);
      flow.sheet.marks.push({
        kind: 'box',
        x: left + 20,
        y: flow.y,
        width: right - left - 40,
        height,
        gray: null,
      });
      flow.y += 2;
      for (const one of rows) flow.line([{ text: one, x: left + 26, italic: true }]);
      flow.y += 4;
    };
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (name) => {
        flow.space(0.6);
        flow.line([
          { text: name, x: (left + right) / 2, align: 'center', bold: true, size: style.size + 4 },
        ]);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 150, left + 330);
        flow.space(0.5);
      },
      head: () => {
        linedHead(flow, columns, null);
        flow.rule(left, right, 0.7);
        flow.y += 3;
      },
      section: (name) => {
        flow.need(flow.leading * 4);
        flow.space(0.3);
        flow.line([{ text: name, x: left, bold: true }]);
        flow.rule(left, left + flow.width(name, { bold: true }), 0.6, flow.y - 1);
        flow.space(0.3);
      },
      row: (item) =>
        linedRow(flow, item, {
          columns,
          words: right - left - 20,
          hang: 14,
          figures: 'below',
          mayBreak: true,
        }),
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 14 });
        if (item.note !== null) frame(item.note);
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 3);
        flow.rule(left, right, 0.5);
        flow.y += 3;
        const word =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${word}  ${name}`, amounts);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        flow.line([
          {
            text: `CONTINUED - ${its.name}`,
            x: (left + right) / 2,
            align: 'center',
            bold: true,
            size: style.size + 1,
          },
        ]);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 3, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const deductible = random.pick([1000, 1500, 2500]);
    flow.startPage('summary');
    const summaries = coverageSums(scope).map((its, index): TruthSummary => {
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      flow.need(flow.leading * 18);
      flow.line([
        {
          text: `Summary for ${its.name}`,
          x: (left + right) / 2,
          align: 'center',
          bold: true,
          size: style.size + 2,
        },
      ]);
      flow.space(0.4);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ['Subtotal', money(toAmount((its.lineItemTotal + its.tax).toFixed(2))), false, true],
          ['Overhead', money(its.overhead)],
          ['Profit', money(its.profit)],
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Depreciation', `(${money(its.depreciation)})`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Total Depreciation', money(its.depreciation)],
          ['Less Non-recoverable Depreciation', `<${money(its.lost)}>`],
          ['Total Recoverable Depreciation', money(back)],
          [
            'Net Claim if Depreciation is Recovered',
            `$${money(toAmount((net + back).toFixed(2)))}`,
            true,
            true,
          ],
        ],
        left + 80,
        right - 90,
      );
      flow.space(1.4);
      return {
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    flow.startPage('recap');
    flow.line([
      {
        text: 'Recap by Category',
        x: (left + right) / 2,
        align: 'center',
        bold: true,
        size: style.size + 2,
      },
    ]);
    flow.space(0.6);
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      { text: 'Total', x: right - 80, align: 'right', bold: true },
      { text: '%', x: right - 10, align: 'right', bold: true },
    ]);
    for (const { name, amounts } of byCategory(scope.items)) {
      flow.need(flow.leading);
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: right - 80, align: 'right' },
        {
          text: shareOf(amounts.lineItemTotal, scope.totals.rcv),
          x: right - 10,
          align: 'right',
        },
      ]);
    }
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 3,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
