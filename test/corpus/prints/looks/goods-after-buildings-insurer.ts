import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { makeSite } from '../content/make-site.ts';
import { coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageShares } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, leaveOpen, programFoot, settled } from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, others, goods] = ['Dwelling', 'Other Structures', 'Contents'] as const;

const places: readonly PlaceSpec[] = [
  {
    name: 'Roof 1',
    above: ['Dwelling', 'Exterior'],
    trade: 'roof',
    coverage: dwelling,
    sections: ['Roof Surface', 'Flashings & Vents'],
  },
  { name: 'Quantity Room', above: ['Dwelling', 'Interior'], trade: 'inside', coverage: dwelling },
  { name: 'F1 (A) Loft', above: ['Dwelling', 'Interior'], trade: 'inside', coverage: dwelling },
  { name: 'Shop - 24 x 30', above: ['Other Structures'], trade: 'elevation', coverage: others },
  { name: 'Fence / Gate', above: ['Other Structures'], trade: 'yard', coverage: others },
  { name: 'Contents - Bdrm 2', above: ['Contents'], trade: 'contents', coverage: goods },
  { name: 'Contents - Garage, Zone 2', above: ['Contents'], trade: 'contents', coverage: goods },
];

const cents = (value: number): number => toAmount(value.toFixed(2));

/**
 * An insurer's estimate of buildings and goods: one line a row with age, condition and percentage
 * and no tax, an area for each coverage with the goods in it, stars at what was changed, sections
 * between stars, a statement of loss with a column for each coverage instead of summaries.
 */
export const goodsAfterBuildingsInsurer: Print = {
  name: 'goods-after-buildings-insurer',
  open: true,
  lines: [7, 18, 32, 48, 76],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'First Granite Insurance Exchange', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.2,
      capPercent: 80,
      notes: 0.2,
      minimums: 2,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.laborMinimum) continue;
      item.priceChanged = marks.chance(0.07);
      item.descriptionChanged = !item.bidItem && marks.chance(0.07);
      item.numberChanged = marks.chance(0.06);
    }
    const style = printStyle({
      family: 'helvetica',
      size: 7.5,
      leading: 1.3,
      marginTop: 66,
      marginBottom: 50,
      marginLeft: 30,
      marginRight: 30,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'gaps'] as const) };
    const { left } = flow;
    flow.furniture = () => {
      flow.mark({ text: 'First Granite Insurance Exchange', x: left, bold: true, size: 11 }, 34);
      flow.mark({ text: 'A reciprocal exchange', x: left, size: 7 }, 44);
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    for (const [label, value] of [
      ['Policyholder(s):', facts.insuredName],
      ['Property Address:', facts.propertyStreet],
      ['', facts.propertyTown],
      ['Claim Number:', facts.claimNumber],
      ['Policy Number:', facts.policyNumber],
      ['Company:', facts.carrierName],
      ['Claim Representative:', facts.claimRepresentative],
      ['Date of Loss:', usDate(facts.dateOfLoss)],
      ['Date Est. Completed:', usDate(facts.dateEntered)],
      ['Price List:', facts.priceList],
      ['Estimate Name:', facts.estimateName],
      ['Roof Info:', 'Age 12, 1 layer, 6/12'],
    ] as const)
      flow.line([
        { text: label, x: left + 120, align: 'right', bold: true },
        { text: value, x: left + 128 },
      ]);
    flow.space(1);
    flow.paragraph(
      'Key: * changed from the price list; [M] maximum depreciation; (0.00) recoverable; <0.00> non-recoverable. AGE/LIFE 12/30 yrs means 12 years old of 30.',
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
        column('quantity', 'QUANTITY', 238),
        column('price', 'UNIT', 290, {
          text: (item) => `${money(item.unitPrice)}${item.priceChanged ? '*' : ''}`,
        }),
        column('rcv', 'RCV', 340),
        column('worn', 'AGE/LIFE', 390),
        column('condition', 'COND.', 436),
        column('share', 'DEP %', 478),
        column('lost', 'DEPREC.', 518),
        column('acv', 'ACV', 552),
      ],
      layout: 2,
      head: 'DESCRIPTION',
      words: 186,
      figures: 'first',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 130, left + 150, left + 330],
      breaks: (item) => item.number.endsWith('3'),
      note: { x: left + 6, width: 360 },
      own: {
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: `**${name}**`, x: left }]);
        },
      },
    });
    flow.space(1);
    drawCoverageShares(flow, [dwelling, others, goods], coverageSums(scope), scope.totals);
    flow.startPage('summary');
    centered(flow, 'STATEMENT OF LOSS', 12);
    flow.space(1);
    const deductible = random.pick([500, 1000, 2000]);
    const sums = coverageSums(scope);
    const stops = [250, 360, 470];
    const row = (label: string, texts: readonly string[], bold = false): void =>
      flow.line([
        { text: label, x: left, bold },
        ...texts.map((text, index) => ({
          text,
          x: left + (stops[index] ?? 0),
          align: 'right' as const,
          bold,
        })),
      ]);
    const nets = sums.map((one, index) => settled(one, index === 0 ? deductible : 0).net);
    row(
      '',
      sums.map(({ name }) => name),
      true,
    );
    row(
      'Replacement Cost Value',
      sums.map(({ rcv }) => money(rcv)),
    );
    row(
      'Less Recoverable Depreciation',
      sums.map((one) => `(${money(cents(one.depreciation - one.lost))})`),
    );
    row(
      'Less Non-Recoverable Depreciation',
      sums.map(({ lost }) => `<${money(lost)}>`),
    );
    row(
      'Actual Cash Value',
      sums.map(({ acv }) => money(acv)),
      true,
    );
    row(
      'Less Deductible',
      sums.map((_, index) => (index === 0 ? `(${money(deductible)})` : '(0.00)')),
    );
    row(
      'Net Actual Cash Value Payment',
      nets.map((net) => `$${money(net)}`),
      true,
    );
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        // Whether columns of a statement are summaries is a matter of taste.
        summaries: [],
        facts: factsOfCover(scope),
      },
    };
  },
};
