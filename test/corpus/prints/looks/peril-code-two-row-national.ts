import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { makeSite } from '../content/make-site.ts';
import { coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, drawMeasures, ladder, leaveOpen, settled } from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const coverageA = 'Coverage A - Dwelling - 35 Windstorm and Hail';
const coverageB = 'Coverage A - Dwelling Extension - 35 Windstorm and Hail';

const places: readonly PlaceSpec[] = [
  {
    name: 'Main Roof',
    above: ['Main Dwelling'],
    trade: 'roof',
    coverage: coverageA,
    sections: ['Tear off & haul', 'Field', 'Metals & vents'],
  },
  {
    name: 'Elevation N (Front)',
    above: ['Main Dwelling'],
    trade: 'elevation',
    coverage: coverageA,
  },
  {
    name: 'Bedroom 1 & Closet',
    above: ['Main Dwelling'],
    trade: 'inside',
    coverage: coverageA,
    sections: ['Ceiling', 'Walls', 'Floor'],
  },
  { name: 'Breezeway', above: ['Main Dwelling'], trade: 'inside', coverage: coverageA },
  { name: 'Shop Roof', above: ['Dwelling Extension'], trade: 'roof', coverage: coverageB },
  { name: 'Shop Walls', above: ['Dwelling Extension'], trade: 'elevation', coverage: coverageB },
];

/**
 * A national carrier's two-row items: peril and its code in the coverages' names, which wrap over
 * the summaries; claim, insured and policy as one line over each page, prior payments and what is
 * payable when incurred below the net claim, starred remarks, sub-heads behind two angle brackets.
 */
export const perilCodeTwoRowNational: Print = {
  name: 'peril-code-two-row-national',
  open: true,
  lines: [6, 16, 28, 44, 70],
  draw: (random, lines) => {
    const scope = makeSite(
      random.fork('site'),
      lines,
      places,
      'Prairie National Fire and Casualty',
      {
        taxPercent: 8.25,
        overheadProfit: random.chance(0.5),
        depreciated: 0.7,
        lost: 0.1,
        capPercent: 80,
        notes: 0.2,
        minimums: 2,
      },
    );
    const { facts } = scope;
    facts.estimateName = `${usDate(facts.dateEntered).split('/')[2]}-0${random.int(1, 9)}-${random.int(10, 28)}-${random.int(1000, 2359)}`;
    facts.claimNumber = `${random.int(10, 99)}-${random.int(1000, 9999)}-${random.int(10, 99)}${random.pick(['H', 'K', ''])}`;
    const shared = scope.items.some(({ overheadProfit }) => overheadProfit > 0);
    const marks = random.fork('marks');
    for (const item of scope.items) {
      item.numberChanged = marks.chance(0.07);
      item.priceChanged = marks.chance(0.05);
      if (item.note !== null) item.note = `** ${item.note}`;
    }
    const style = printStyle({
      family: 'times',
      size: 9,
      leading: random.pick([1.15, 1.25]),
      marginTop: 62,
      marginBottom: 58,
      marginLeft: 34,
      marginRight: 34,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    flow.furniture = () => {
      flow.mark({ text: 'Prairie National', x: left, italic: true, size: 10 }, 26);
      if (flow.page > 1) {
        flow.mark({ text: `Insured: ${facts.insuredName}`, x: left, size: 8 }, 44);
        flow.mark({ text: `Claim Number: ${facts.claimNumber}`, x: left + 220, size: 8 }, 44);
        flow.mark({ text: `Policy Number: ${facts.policyNumber}`, x: left + 390, size: 8 }, 44);
      }
      const foot = flow.sheet.height - 34;
      flow.mark(
        { text: `Date: ${usDate(facts.dateEntered)} 9:4${flow.page % 10} AM`, x: left, size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: flow.right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'Structural Damage Claim - Building Estimate Summary', 12);
    flow.space(1);
    for (const [label, value, other, its] of [
      ['Insured:', facts.insuredName, 'Estimate:', facts.estimateName],
      ['Property:', facts.propertyStreet, 'Claim Number:', facts.claimNumber],
      ['', facts.propertyTown, 'Policy Number:', facts.policyNumber],
      ['Company:', facts.carrierName, 'Price List:', facts.priceList],
      ['Type of Loss:', 'Wind Damage', '', 'Restoration/Service/Remodel'],
      ['Deductible:', '1% of Coverage A', 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['', '', 'Date Inspected:', usDate(facts.dateInspected)],
    ] as const)
      flow.line([
        { text: label, x: left + 92, align: 'right' },
        { text: value, x: left + 98 },
        { text: other, x: left + 364, align: 'right' },
        { text: its, x: left + 370 },
      ]);
    flow.space(1);
    flow.paragraph(
      'The amounts on this page are repeated behind the line items. Replacement cost benefits are paid for repairs that are completed within 2 years; $500.00 or 5% of the loss may be held until then. Age, condition and life of each item follow the figures in the second row.',
    );
    flow.startPage('items');
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      own: Partial<LinedColumn> = {},
    ): LinedColumn => ({ key, head: [head], at: left + at, ...own });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 86),
        column('price', 'UNIT', 140, {
          text: (item) => `${money(item.unitPrice)}${item.priceChanged ? ' *' : ''}`,
        }),
        column('tax', 'TAX', 186),
        ...(shared ? [column('op', 'GCO&P', 236)] : []),
        column('rcv', 'RCV', 292),
        column('worn', 'AGE/LIFE', 350),
        column('condition', 'COND.', 396),
        column('share', 'DEP %', 446),
        column('lost', 'DEPREC.', 496),
        column('acv', 'ACV', 542),
      ],
      layout: 3,
      head: null,
      words: 480,
      figures: 'below',
      labels: {
        room: 'Totals: ',
        level: 'Area Totals: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left, left + 20, left + 230],
      note: { x: left + 22, width: 430 },
      breaks: (item) => item.number.endsWith('4'),
      truth: ({ note }) => (note === null ? {} : { alsoRight: { f9Note: [note.slice(3)] } }),
      own: {
        place: (its) => {
          flow.space(0.8);
          flow.line([
            { text: its.name, x: left, bold: true, size: 11 },
            ...(its.height === null ? [] : [{ text: `Height: ${its.height}`, x: left + 230 }]),
          ]);
          drawMeasures(flow, its, left + 20, left + 230);
          flow.space(0.4);
        },
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.space(0.2);
          flow.line([{ text: `>> ${name}`, x: left + 8 }]);
        },
        continued: (its) => {
          flow.line([{ text: `${its.name} continued`, x: left, bold: true }]);
          flow.space(0.4);
        },
      },
    });
    const deductible = random.pick([1860, 2415, 3120]);
    const paid = random.chance(0.5) ? random.int(20_000, 90_000) / 100 : 0;
    const summaries = coverageSums(scope).map((its, index): TruthSummary => {
      flow.startPage('summary');
      const less = index === 0 ? deductible : 0;
      const { acv, net } = settled(its, less);
      const prior = index === 0 && paid < net ? paid : 0;
      const back = toAmount(sum([its.depreciation, -its.lost]));
      const [head = '', tail = ''] = `Summary for ${its.name}`.split(/(?<=Windstorm and) /);
      centered(flow, head, 11);
      centered(flow, tail, 11);
      flow.space(0.8);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ...(shared
            ? ([
                ['Subtotal', money(toAmount(sum([its.lineItemTotal, its.tax]))), false, true],
                ['General Contractor Overhead', money(its.overhead)],
                ['General Contractor Profit', money(its.profit)],
              ] as const)
            : []),
          [
            shared
              ? 'Replacement Cost Value (Including General Contractor Overhead and Profit)'
              : 'Replacement Cost Value',
            money(its.rcv),
            true,
            true,
          ],
          ['Less Depreciation (Including Taxes)', `(${money(its.depreciation)})`],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ...(prior === 0 ? [] : ([['Less Prior Payment(s)', `(${money(prior)})`]] as const)),
          ['Net Actual Cash Value Payment', `$${money(toAmount(sum([net, -prior])))}`, true, true],
        ],
        left + 40,
        flow.right - 60,
      );
      flow.space(1);
      flow.line([
        { text: 'Maximum Additional Amounts Available If Incurred:', x: left + 40, bold: true },
      ]);
      ladder(
        flow,
        [
          ['Total Line Item Depreciation (Including Taxes)', money(its.depreciation)],
          ['Less Non-recoverable Depreciation', `<${money(its.lost)}>`],
          ['Replacement Cost Benefits', money(back)],
          ['Total Maximum Additional Amount Available If Incurred', `$${money(back)}`, true, true],
        ],
        left + 40,
        flow.right - 60,
      );
      const short = its.name.replace(/ - 35.*/, '');
      return {
        coverage: its.name,
        alsoCalled: [short, short.replace('Coverage A - ', '')],
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv: null,
        deductible: less === 0 ? null : less,
        netClaim: prior === 0 && acv >= less ? net : null,
      };
    });
    leaveOpen(flow, body.items);
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
        facts: factsOfCover(scope),
      },
    };
  },
};
