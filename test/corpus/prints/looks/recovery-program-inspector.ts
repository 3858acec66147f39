import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap } from '../drawing/recap-pages.ts';
import { centered, drawMeasures, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage: 'Program' });

const places: readonly PlaceSpec[] = [
  place('Roof System', 'roof', ['Building Exterior']),
  place('Side A (Address)', 'elevation', ['Building Exterior']),
  place('Side C', 'elevation', ['Building Exterior']),
  place('Bedroom 1', 'inside', ['Building Interior']),
  place('Kitchen', 'inside', ['Building Interior']),
  place('Bath 1', 'inside', ['Building Interior']),
  place('Utility', 'inside', ['Building Interior']),
  place('Mobilization and Disposal', 'haul'),
];

const remarks = [
  'Energy efficient product required by the program; see Standard 4.2.',
  'Work complete at time of inspection; owner has receipts of $1,140.00.',
  'LBP: component tested positive at 1.4 mg/cm2; interim controls.',
  'Accessibility: 32" clear opening.',
] as const;

/**
 * A state recovery program's estimate of what repairs cost after a storm, made by its inspector with
 * the common program on sideways paper: applicant and application in place of insured and claim,
 * rates to remove and replace, tax, overhead and profit and total, no depreciation, remarks of the
 * program's standards below rows, benefits from others as a table of sums behind.
 */
export const recoveryProgramInspector: Print = {
  name: 'recovery-program-inspector',
  open: false,
  lines: [5, 16, 34, 60, 105],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 6.875,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 3,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (marks.chance(0.15)) item.note = marks.pick(remarks);
      if (marks.chance(0.06)) item.descriptionChanged = true;
    }
    const { facts } = scope;
    const application = `HRP-${random.int(10, 99)}-${random.int(10_000, 99_999)}`;
    facts.estimateName = application.replaceAll('-', '_');
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: random.pick([9, 9.5]),
      marginTop: 72,
      marginLeft: 48,
      marginRight: 48,
      marginBottom: 52,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line'] as const),
      page: random.pick(['plain', 'rotated-270'] as const),
    };
    if (layer.runs === 'spaced-line') layer.page = 'plain';
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const middle = (left + right) / 2;
      flow.mark(
        { text: 'HOMEOWNER RECOVERY PROGRAM', x: middle, align: 'center', bold: true, size: 12 },
        30,
      );
      flow.mark(
        {
          text: `Estimated Cost of Repair - Application ${application}`,
          x: middle,
          align: 'center',
        },
        44,
      );
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: middle, align: 'center', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value, other, its] of [
      ['Applicant:', facts.insuredName, 'Application ID:', application],
      ['Damaged Property:', facts.propertyStreet, 'Inspector:', facts.estimator],
      ['', facts.propertyTown, 'Inspection Date:', usDate(facts.dateInspected)],
      ['Year Built:', '1962', 'Stories:', '1'],
      ['Structure Type:', 'Single family, stick built', 'Heated Area:', '1,344 SF'],
      ['Price List:', facts.priceList, 'Qualifying Event:', 'Severe Storm DR-4999'],
      ['Estimate:', facts.estimateName, 'Base Flood Elevation:', 'Not in SFHA'],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 110 },
        { text: other, x: left + 360, bold: true },
        { text: its, x: left + 490 },
      ]);
    flow.space(1);
    flow.paragraph(
      'This estimate lists the work that makes the home decent, safe and sanitary under the program. It is no award. Grades of material are the standard grade of the price list. Work of less than $500.00 per trade may carry a labor minimum.',
    );
    const stops = [372, 440, 508, 562, 622, right - left].map((x) => left + x);
    const column = (key: LinedColumn['key'], head: string, index: number): LinedColumn => ({
      key,
      head: [head],
      at: stops[index] ?? right,
    });
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QTY', 0),
        column('remove', 'REMOVE', 1),
        {
          ...column('replace', 'REPLACE', 2),
          // Without a column of its own a reset stands here.
          text: (item) => money(toAmount(sum([item.replaceRate, item.resetRate]))),
        },
        column('tax', 'TAX', 3),
        column('op', 'O&P', 4),
        column('rcv', 'TOTAL', 5),
      ],
      layout: 5,
      head: 'DESCRIPTION',
      words: 300,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left + 150, left + 420],
      note: { x: left + 20 },
      truth: (item) => ({ unitPrice: item.unitPrice }),
      own: {
        place: (its) => {
          flow.space(0.5);
          flow.line([
            { text: its.name, x: left, bold: true, size: style.size + 1 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          drawMeasures(flow, its, left + 150, left + 420);
          flow.space(0.3);
        },
        together: flow.leading * 9,
      },
    });
    flow.startPage('summary');
    centered(flow, 'Summary for Program', style.size + 3);
    flow.space(0.8);
    const half = (of: 'overhead' | 'profit'): number =>
      toAmount(sum(scope.items.map((item) => item[of])));
    const { totals } = scope;
    for (const [label, value, bold] of [
      ['Line Item Total', money(totals.lineItemTotal), false],
      ['Material Sales Tax', money(totals.tax), false],
      ['Overhead', money(half('overhead')), false],
      ['Profit', money(half('profit')), false],
      ['Replacement Cost Value', `$${money(totals.rcv)}`, true],
      ['Net Claim', `$${money(totals.rcv)}`, true],
    ] as const) {
      if (bold) flow.rule(left + 360, left + 470, 0.5, flow.y - 1);
      flow.line([
        { text: label, x: left + 120, bold },
        { text: value, x: left + 470, align: 'right', bold },
      ]);
      flow.space(0.2);
    }
    drawCategoryRecap(flow, scope);
    flow.startPage('other');
    centered(flow, 'Duplication of Benefits Review', style.size + 3);
    flow.space(0.8);
    const other = [4212.6, 0, 8750].map((value) => toAmount(value));
    for (const [label, value] of [
      ['Estimated cost of repair', totals.rcv],
      ['Insurance proceeds', other[0] ?? 0],
      ['Federal assistance, housing', other[1] ?? 0],
      ['Disaster loan, real estate', other[2] ?? 0],
      ['Unmet need', Math.max(0, toAmount(sum([totals.rcv, ...other.map((one) => -one)])))],
    ] as const)
      flow.line([
        { text: label, x: left + 120 },
        { text: money(value), x: left + 470, align: 'right' },
      ]);
    leaveOpen(flow, body.items);
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
            coverage: 'Program',
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
            netClaim: totals.rcv,
          },
        ],
        facts: { ...noFacts, estimateName: facts.estimateName, priceList: facts.priceList },
      },
    };
  },
};
