import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { showsDepreciation } from '../../layouts/table-layout.ts';
import type { ModelItem } from '../../model.ts';
import { makeSite, measurePlace } from '../content/make-site.ts';
import { coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawRoomRecap } from '../drawing/recap-pages.ts';
import { drawMeasures, factLines, leaveOpen } from '../drawing/scope-body.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const coverage = 'Building - Coverage 1';

const places: readonly PlaceSpec[] = [
  { name: 'Dwelling Roof', above: ['Building 2'], trade: 'roof', coverage },
  ...['Level 3', 'Level 2'].flatMap((level, index): PlaceSpec[] =>
    ['Entry 1', 'Kitchen', 'Bath/Laundry', 'Bedroom 2'].map((name) => ({
      name: `Unit ${3 - index}B ${name}`,
      above: ['Building 2', level],
      trade: 'inside',
      coverage,
    })),
  ),
  { name: 'Corridor 1st - 3rd Fl.', above: ['Building 2', 'Common'], trade: 'inside', coverage },
  { name: 'Front Elevation', above: ['Building 4'], trade: 'elevation', coverage },
  { name: 'Unit Prices & Permits', above: ['Building 4'], trade: 'haul', coverage },
];

const worn = (item: ModelItem): boolean => showsDepreciation(4, item);

/**
 * A large loss of several buildings: three names deep, three lines a row under heads of two, blanks
 * where nothing wears, subrooms, six figures of sums, row numbers that go on from an estimate
 * before, rows that part over pages, sums of levels and buildings, all areas at the end.
 */
export const stackedUnitsLargeLoss: Print = {
  name: 'stacked-units-large-loss',
  open: false,
  lines: [8, 24, 60, 80, 180],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Meridian Surplus Lines', {
      taxPercent: 9.1,
      overheadProfit: false,
      depreciated: 0.55,
      lost: 0.1,
      capPercent: 90,
      notes: 0.15,
      minimums: 3,
      firstNumber: random.pick([1, 96, 412]),
    });
    const { facts } = scope;
    const more = random.fork('subrooms');
    for (const its of scope.places)
      if (its.trade === 'inside' && more.chance(0.45))
        its.subrooms.push({
          name: more.pick(['Closet 1', 'Linen', 'Vestibule', 'Unit Closet']),
          ...measurePlace(more.fork(its.name), 'inside'),
        });
    const style = printStyle({
      family: 'times',
      size: random.pick([9, 9.5]),
      marginTop: 60,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Corliss & Bay Large Loss Adjusting', x: left, bold: true, size: 11 }, 34);
      flow.mark(
        {
          text: `${facts.estimateName}     ${usDate(facts.dateEntered)}     Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        34,
      );
      flow.rule(left, right, 0.6, 40);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        [
          'Insured:',
          `${facts.insuredName.split(' ')[1]} Court Condominium Assn.`,
          'Business:',
          facts.phone,
        ],
        ['Property:', facts.propertyStreet, '', ''],
        ['', facts.propertyTown, '', ''],
        ['', '', '', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
      ],
      [left + 80, left + 370],
    );
    flow.space(1);
    flow.line([
      { text: `Claim Number:  ${facts.claimNumber}`, x: left + 14 },
      { text: `Policy Number:  ${facts.policyNumber}`, x: left + 190 },
      { text: 'Type of Loss:  Fire', x: left + 390 },
    ]);
    flow.space(1);
    for (const [name, deductible, limit] of [
      ['Coverage', 'Deductible', 'Policy Limit'],
      [coverage, '$25,000.00', '$14,200,000.00'],
    ] as const)
      flow.line([
        { text: name, x: left + 14 },
        { text: deductible, x: left + 300, align: 'right' },
        { text: limit, x: left + 420, align: 'right' },
      ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        ['Price List:', facts.priceList],
        ['', 'Commercial - New Construction Efficiency'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 80, left + 370],
    );
    flow.startPage('items');
    const column = (
      key: LinedColumn['key'],
      head: readonly string[],
      at: number,
      own: Partial<LinedColumn> = {},
    ): LinedColumn => ({ key, head, at: left + at, ...own });
    const share = (item: ModelItem): string =>
      item.depreciationPercent === null
        ? 'NA'
        : `${item.depreciationPercent.toFixed(2)}%${item.depreciationMark === null ? '' : ' [M]'}`;
    const lost = (item: ModelItem): string =>
      item.recoverable ? `(${money(item.depreciation)})` : `<${money(item.depreciation)}>`;
    const life = (item: ModelItem): string =>
      `${item.ageYears}/${item.lifeYears === null ? 'NA' : `${item.lifeYears} yrs`}`;
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', ['QUANTITY', ''], 120),
        column('price', ['UNIT PRICE', ''], 206),
        column('tax', ['TAX', ''], 270),
        column('rcv', ['RCV', ''], 346),
        column('worn', ['AGE/LIFE', ''], 414, { text: (item) => (worn(item) ? life(item) : '') }),
        column('lost', ['DEPREC.', ''], 474, { text: (item) => (worn(item) ? lost(item) : '') }),
        column('acv', ['ACV', ''], 540),
        column('condition', ['CONDITION'], 414, {
          line: 1,
          text: (item) => (worn(item) ? item.condition : ''),
        }),
        column('share', ['DEP %'], 474, {
          line: 1,
          text: (item) => (worn(item) ? share(item) : ''),
        }),
      ],
      layout: 4,
      head: null,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 140, left + 150, left + 330],
      breaks: () => true,
      own: {
        place: (its) => {
          flow.space(0.6);
          for (const [index, block] of [its, ...its.subrooms].entries()) {
            flow.need(flow.leading * 6);
            flow.line([
              {
                text: index === 0 ? block.name : `Subroom: ${block.name} (${index})`,
                x: left + 140,
                bold: true,
                size: style.size + (index === 0 ? 2 : 0),
              },
              ...(block.height === null
                ? []
                : [{ text: `Height: ${block.height}`, x: right, align: 'right' as const }]),
            ]);
            drawMeasures(flow, { ...its, dimensions: block.dimensions }, left + 150, left + 330);
          }
          flow.space(0.4);
        },
      },
    });
    drawWholeAreas(flow, scope);
    const summaries = coverageSums(scope).map((one) => {
      flow.startPage('summary');
      return drawCoverageSummary(flow, one, {
        title: [`Summary for ${one.name}`],
        deductible: 25_000,
      });
    });
    drawRoomRecap(flow, scope);
    leaveOpen(flow, body.items);
    const whole = toAmount(sum(summaries.map(({ rcv }) => rcv ?? 0)));
    if (whole !== scope.totals.rcv) throw new Error('Coverages come to the whole.');
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
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: `${facts.insuredName.split(' ')[1]} Court Condominium Assn.`,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
