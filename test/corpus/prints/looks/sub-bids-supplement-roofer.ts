import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { makeSite } from '../content/make-site.ts';
import { addUp, coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageShares, drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap, drawRoomRecap } from '../drawing/recap-pages.ts';
import { centered, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], coverage = 'Dwelling'): PlaceSpec => ({
  name,
  above: [],
  trade,
  coverage,
});

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof'),
  place('Gutters', 'elevation'),
  place('Shutters & Corbels', 'elevation'),
  place('Pergola', 'yard', 'Other Structures'),
  place('Upstairs Living Area', 'inside'),
  place('O&P', 'haul'),
];

const bids = [
  'Copperline Metals Inc._Chimney Chase and Cap (Bid Item)',
  'Ironwood Fence & Patio_Iron Gate and 2 Posts (Bid Item)',
  '4 Seasons Gutter_Painting (Bid Item)',
] as const;

const shared = [
  '"We have managed and warrantied the work of subcontractors in this county for 22 years. We charge 20% above their cost, as we answer for all of it.',
  'Project Requires General Contracting',
  'Five trades are on this job: roofing, metals, fence, paint and drywall. Three or more of them need one who leads."',
].join('\n');

/** A row of nothing that says why overhead and profit is due. */
const makeEmpty = (item: ModelItem): void => {
  Object.assign(item, {
    cat: 'FEE',
    unit: 'EA',
    quantity: 1,
    prefix: '',
    activity: '+',
    description: 'O&P',
    bidItem: false,
    note: shared,
  });
  for (const key of [
    'removeRate',
    'replaceRate',
    'resetRate',
    'unitPrice',
    'lineItemTotal',
  ] as const)
    item[key] = 0;
  for (const key of ['tax', 'overhead', 'profit', 'overheadProfit', 'rcv', 'acv'] as const)
    item[key] = 0;
};

/** What a supplement's writer says of a row: what the other side left out, and why. */
const grounds = (random: Random, item: ModelItem): string => {
  const figure = money(item.unitPrice * item.quantity);
  const thing = item.description.split(' - ')[0]?.toLowerCase() ?? 'item';
  return random.pick([
    `The insurance report left out the ${thing}.\nWe are requesting ${money(item.quantity)} ${item.unit}\n1. The list's total cost is $${figure}.\na. Per the roof report, page 4 of 9, 12% waste.\nb. Required by the maker's instructions, step 7.`,
    `Our line item ${item.number} covers insurance line item ${random.int(2, 40)}.\nWe are requesting for an additional of ${money(item.quantity)} ${item.unit}\n1. The difference is $${figure}. While in insurance report cost is $${money(random.int(900, 90_000) / 100)}.`,
    'Please see attached Photo report showing hail damage.',
  ]);
};

/**
 * A roofer's supplement by the leading program in one column of type: a bare page number, the
 * company and the estimate's name over each page, rates to reset, remove and replace, overhead and
 * profit per row, bids of others named before an underscore, lists of grounds below many rows, a
 * row of nothing for overhead with paragraphs in quotation marks below it.
 */
export const subBidsSupplementRoofer: Print = {
  name: 'sub-bids-supplement-roofer',
  open: true,
  lines: [6, 14, 24, 40, 60],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Lone Mesa Insurance', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const say = random.fork('say');
    for (const item of scope.items) {
      item.acv = item.rcv;
      if (say.chance(0.45)) item.note = grounds(say, item);
      if (item.bidItem) item.description = say.pick(bids);
    }
    const last = scope.places.find(({ name }) => name === 'O&P')?.items.at(-1);
    if (last !== undefined) makeEmpty(last);
    addUp(scope);
    const style = printStyle({
      family: 'times',
      size: 10,
      leading: 1.15,
      marginTop: 84,
      marginBottom: 40,
      marginLeft: 48,
      marginRight: 44,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell'] as const),
      encoding: random.pick(['win-ansi', 'scrambled'] as const),
    };
    const { left } = flow;
    const middle = (left + style.width - style.marginRight) / 2;
    flow.furniture = () => {
      flow.mark({ text: String(flow.page), x: left }, 26);
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 48);
      if (flow.page > 1)
        flow.mark(
          { text: facts.estimateName, x: middle, align: 'center', bold: true, size: 12 },
          70,
        );
    };
    flow.startPage('cover');
    const [family = '', given = ''] = [...facts.insuredName.split(' ')].reverse();
    const named = `${family.toUpperCase()}, ${given.toUpperCase()}`;
    for (const [label, value, other, its] of [
      ['Insured:', named, 'E-mail:', 'owner@mail.example'],
      ['Property:', facts.propertyStreet, '', ''],
      ['', facts.propertyTown, '', ''],
      ['', '', '', ''],
      ['Contractor:', '', 'Business:', facts.phone],
      ['Company:', facts.companyName, '', ''],
      ['Business:', facts.companyStreet, '', ''],
      ['', facts.companyTown, '', ''],
    ] as const)
      flow.line([
        { text: label, x: left + 62, align: 'right' },
        { text: value, x: left + 68 },
        { text: other, x: left + 352, align: 'right' },
        { text: its, x: left + 358 },
      ]);
    flow.space(1);
    flow.line([
      { text: `Claim Number: ${facts.claimNumber}`, x: left },
      { text: `Policy Number: ${facts.policyNumber}`, x: left + 170 },
      { text: 'Type of Loss: Hail', x: left + 370 },
    ]);
    flow.space(1);
    for (const [label, value, other, its] of [
      ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', ''],
      ['Date Inspected:', usDate(facts.dateInspected), 'Date Entered:', usDate(facts.dateEntered)],
      ['Price List:', facts.priceList, '', ''],
      ['', 'Restoration/Service/Remodel', '', ''],
      ['Estimate:', facts.estimateName, '', ''],
    ] as const)
      flow.line([
        { text: label, x: left + 84, align: 'right' },
        { text: value, x: left + 90 },
        { text: other, x: left + 352, align: 'right' },
        { text: its, x: left + 358 },
      ]);
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QTY', 232),
        column('reset', 'RESET', 278),
        column('remove', 'REMOVE', 328),
        column('replace', 'REPLACE', 384),
        column('tax', 'TAX', 424),
        column('op', 'O&P', 468),
        column('rcv', 'TOTAL', 520),
      ],
      layout: 5,
      head: 'DESCRIPTION',
      headSize: 9,
      words: 172,
      figures: random.pick(['first', 'last'] as const),
      labels: {
        room: 'Totals: ',
        level: null,
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 100, left + 120, left + 300],
      note: { x: left, width: 500 },
      breaks: (item) => item.number.endsWith('9'),
      truth: (item) => ({ unitPrice: item.unitPrice, replacePrice: item.replaceRate }),
    });
    drawCoverageShares(
      flow,
      ['Dwelling', 'Other Structures', 'Contents'],
      coverageSums(scope),
      scope.totals,
    );
    const summaries = coverageSums(scope).map((its) => {
      flow.startPage('summary');
      const summary = drawCoverageSummary(flow, its, {
        title: [`Summary for ${its.name}`],
        deductible: 0,
      });
      flow.space(2);
      flow.line([{ text: facts.companyName, x: middle, align: 'center' }]);
      return summary;
    });
    flow.startPage('recap');
    centered(flow, 'Recap of Taxes, Overhead and Profit', 11);
    flow.space(1);
    const sums = coverageSums(scope);
    const whole = [
      money(toAmount(sum(sums.map(({ overhead }) => overhead)))),
      money(toAmount(sum(sums.map(({ profit }) => profit)))),
      money(scope.totals.tax),
      '0.00',
    ];
    const stops = [190, 290, 410, 520];
    for (const [label, texts] of [
      [
        '',
        ['Overhead (10%)', 'Profit (10%)', 'Material Sales Tax (8.25%)', 'Manuf. Home Tax (5%)'],
      ],
      ['Line Items', whole],
      ['Total', whole],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        ...texts.map((text, index) => ({
          text,
          x: left + (stops[index] ?? 0),
          align: 'right' as const,
          size: 8.5,
        })),
      ]);
    drawRoomRecap(flow, scope);
    if (!scope.items.some(({ bidItem }) => bidItem)) drawCategoryRecap(flow, scope);
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
        summaries,
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: named,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          priceList: facts.priceList,
        },
      },
    };
  },
};
