import { lineAmount, toAmount } from '../../../../lambdas/domain/money/money.ts';
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
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  ladder,
  leaveOpen,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [a, b] = ['Cov A - Dwelling', 'Cov B - Other Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string = a,
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Roof1', 'roof', ['Risk 1', 'Roof Level']),
  place('Roof2', 'roof', ['Risk 1', 'Roof Level']),
  place('Lanai', 'inside', ['Risk 1', 'Main Level']),
  place('Great Room', 'inside', ['Risk 1', 'Main Level']),
  place('Bedroom 2', 'inside', ['Risk 1', 'Main Level']),
  place('Front/East Elevation', 'elevation', ['Risk 1', 'Exterior']),
  place('Rear/West Elevation', 'elevation', ['Risk 1', 'Exterior']),
  place('Pool Fence', 'yard', ['Risk 2'], b),
  place('General', 'haul', ['Risk 1']),
];

/**
 * An insurer of last resort's print on sheets that lie sideways: risks, levels and rooms three
 * deep, each with a sum; openings below the measures; words that wrap beside their figures; a
 * hurricane deductible whose label holds its percentage and the limit that it is of, and depreciation
 * recoverable and not as lines of their own. Facts stand in two columns under headings.
 */
export const hurricaneDeductibleInsurer: Print = {
  name: 'hurricane-deductible-insurer',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'Gulf Commons Property Insurance',
      {
        taxPercent: 7.5,
        overheadProfit: true,
        depreciated: 0.6,
        lost: 0.3,
        capPercent: 90,
        notes: 0.1,
        machine: 0.4,
        minimums: 3,
      },
    );
    const { facts } = scope;
    facts.typeOfLoss = 'Hurricane';
    facts.claimNumber = `001-00-${random.int(100000, 999999)}`;
    facts.policyNumber = `0${random.int(1000000, 9999999)} - ${random.int(1, 9)}`;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['times', 'helvetica']),
      size: 9,
      leading: 1.18,
      marginLeft: 44,
      marginRight: 44,
      marginTop: 58,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      page: random.pick(['plain', 'rotated-90', 'plain'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 13 }, 34);
      flow.mark({ text: `Claim: ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 30);
      flow.mark({ text: `Policy: ${facts.policyNumber}`, x: right, align: 'right', size: 8 }, 40);
      flow.rule(left, right, 0.8, 46);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}    Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        foot,
      );
    };
    flow.startPage('cover');
    flow.space(1);
    const second = left + 380;
    const pairs: readonly (readonly [string, string, string, string])[] = [
      ['INSURED INFORMATION', '', 'CLAIM INFORMATION', ''],
      ['Insured:', facts.insuredName, 'Claim Number:', facts.claimNumber],
      ['Property:', facts.propertyStreet, 'Policy Number:', facts.policyNumber],
      ['', facts.propertyTown, 'Type of Loss:', facts.typeOfLoss],
      ['Home Phone:', facts.phone, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['', '', 'Date Inspected:', usDate(facts.dateInspected)],
      ['ADJUSTER INFORMATION', '', 'ESTIMATE INFORMATION', ''],
      ['Adjuster:', facts.estimator, 'Estimate:', facts.estimateName],
      ['License:', `W${random.int(100000, 999999)}`, 'Price List:', facts.priceList],
      ['Company:', facts.companyName, '', 'Restoration/Service/Remodel'],
      ['Insurer:', facts.carrierName, 'Date Entered:', usDate(facts.dateEntered)],
    ];
    for (const [label, value, other, its] of pairs) {
      const heading = value === '' && its === '' && label !== '';
      if (heading) flow.space(0.8);
      flow.line([
        { text: label, x: left, bold: heading },
        { text: value, x: left + 80 },
        { text: other, x: second, bold: heading },
        { text: its, x: second + 90 },
      ]);
      if (heading) {
        flow.rule(left, second - 30, 0.5);
        flow.rule(second, right, 0.5);
        flow.y += 3;
      }
    }
    flow.space(2);
    flow.paragraph(
      'This estimate is of the damage that could be seen when the risk was inspected. It is no authorization to repair. Nothing in it waives a condition of the policy.',
    );
    const at = (x: number): number => left + x;
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: at(300) },
      { key: 'price', head: ['UNIT PRICE'], at: at(370) },
      { key: 'tax', head: ['TAX'], at: at(428) },
      { key: 'op', head: ['O&P'], at: at(490) },
      { key: 'rcv', head: ['RCV'], at: at(564) },
      { key: 'lost', head: ['DEPREC.'], at: at(634) },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const printed = linedFields(columns);
    const openings = random.fork('openings');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 13,
      area: (name, depth) => {
        flow.space(0.4);
        centered(flow, name, style.size + 4 - 2 * depth);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left + 140, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 150, left + 380);
        if (its.height !== null)
          for (const [kind, size, to] of openings.sample(
            [
              ['Missing Wall', "3' 4 5/16\" X 8'", 'Opens into HALL'],
              ['Door', '2\' 8" X 6\' 8"', 'Opens into E'],
              ['Window', "5' X 3' 10\"", 'Opens into Exterior'],
              ['Missing Wall - Goes to Floor', '2\' 6" X 6\' 8"', 'Opens into GREAT_ROOM'],
            ] as const,
            openings.int(1, 3),
          )) {
            flow.space(0.3);
            flow.line([
              { text: kind, x: left + 20, bold: true },
              { text: size, x: left + 230 },
              { text: to, x: left + 400, bold: true },
            ]);
          }
        flow.space(0.4);
      },
      head: () => {
        linedHead(flow, columns, 'DESCRIPTION');
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 236, hang: 0, figures: 'first' }),
      notes: (item) => {
        if (item.machineNotes.length > 0 || item.note !== null) flow.space(0.35);
        for (const text of item.machineNotes) flow.paragraph(text);
        if (item.note !== null) flow.paragraph(item.note);
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 3);
        flow.rule(left, right, 0.5);
        flow.y += 3;
        const word =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${word} ${name}`, amounts);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const limit = random.int(180, 520) * 1000;
    const deductible = toAmount(lineAmount(limit, 0.02));
    const cents = (value: number): number => Math.round(value * 100) / 100;
    const summaries = coverageSums(scope).map((its, index): TruthSummary => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const acv = cents(its.rcv - its.depreciation);
      const net = Math.max(0, cents(acv - less));
      const back = cents(its.depreciation - its.lost);
      centered(flow, `Summary for ${its.name}`, style.size + 3);
      flow.space(0.5);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ['Subtotal', money(cents(its.lineItemTotal + its.tax)), false, true],
          ['Overhead', money(its.overhead)],
          ['Profit', money(its.profit)],
          ['Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Recoverable Depreciation', `(${money(back)})`],
          ['Less Non-recoverable Depreciation', `<${money(its.lost)}>`],
          ['Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0
            ? []
            : ([
                [`Less Deductible [Hurricane 2.00% of $${money(limit)}]`, `(${money(less)})`],
              ] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Total Recoverable Depreciation', money(back)],
          ['Net Claim if Depreciation is Recovered', `$${money(cents(net + back))}`, true, true],
        ],
        left + 120,
        right - 160,
      );
      return {
        coverage: its.name,
        alsoCalled: [its.name.replace(/^Cov [AB] - /, '')],
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
    drawPlan(flow, scope, 'Main Level');
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
