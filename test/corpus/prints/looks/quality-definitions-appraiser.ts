import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { makeSite } from '../content/make-site.ts';
import type { PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap } from '../drawing/recap-pages.ts';
import { centered, ladder, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const trades = ['FLOORS', 'TRIM', 'DRYWALL & INSULATION', 'PAINT'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Room 101', above: ['Main Level'], trade: 'inside', coverage: '', sections: trades },
  { name: 'Bath/Laundry', above: ['Main Level'], trade: 'inside', coverage: '', sections: trades },
  { name: 'Bed1 Closet', above: ['Main Level'], trade: 'inside', coverage: '' },
  {
    name: 'Hall Bathroom 1',
    above: ['Main Level'],
    trade: 'inside',
    coverage: '',
    sections: trades,
  },
  { name: 'Ext_Surfaces', above: ['Exterior'], trade: 'elevation', coverage: '' },
  { name: 'Hardscapes', above: ['Exterior'], trade: 'yard', coverage: '' },
];

/** What the price list says of a line, as a paragraph of several labelled parts. */
const definitionOf = (item: ModelItem): string => {
  const thing = item.description.split(' - ')[0]?.toLowerCase() ?? '';
  const parts = [
    item.activity === 'R'
      ? `Includes: On site storage and labor to detach and reset the ${thing}.`
      : `Includes: ${item.description.split(' - ')[0]}, fasteners, 1 1/2" nails, and installation labor.`,
    ...(item.activity === '&'
      ? [`Labor cost to remove the ${thing} and to discard in a job-site waste receptacle.`]
      : []),
    'Excludes: Any additional hardware; see item PLM FT*.',
    ...(item.lifeYears === null
      ? ['No life expectancy data']
      : [
          `Quality: Standard grade, 3/4" x 72-1/2".`,
          `Average life expectancy ${item.lifeYears} years`,
          `Average depreciation ${Number((100 / item.lifeYears).toFixed(2))}% per year`,
          'Maximum depreciation 100%',
        ]),
  ];
  return parts.join('\n');
};

/** `0%`, `8.67%`, `100% [M]`. */
const percentOf = (item: ModelItem): string =>
  `${Number((item.depreciationPercent ?? 0).toFixed(2))}%${item.depreciationMark === null ? '' : ' [M]'}`;

/**
 * An appraiser's final draft of two lines a row without a head over the words: trades as bare
 * capitals within rooms, whole definitions of the list below the rows, percentages without needless
 * zeros, a page number and the print's own number at the foot.
 */
export const qualityDefinitionsAppraiser: Print = {
  name: 'quality-definitions-appraiser',
  open: true,
  lines: [6, 14, 30, 52, 80],
  draw: (random, lines) => {
    const scope = makeSite(random.fork('site'), lines, places, 'Tidemark Fire & Casualty', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0,
      capPercent: 100,
      notes: 0.18,
      minimums: 2,
    });
    const { facts } = scope;
    const stamp = `${facts.dateInspected}-${random.int(1000, 2359)}`;
    facts.estimateName = stamp;
    const defined = random.fork('defined');
    for (const item of scope.items) {
      if (item.laborMinimum || !defined.chance(0.5)) continue;
      item.definition = definitionOf(item);
    }
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8, 8.5]),
      marginLeft: 40,
      marginRight: 40,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'cell', 'kerned'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      const foot = flow.sheet.height - 34;
      flow.mark({ text: stamp, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 80, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'Overland Appraisal Group', 14);
    centered(flow, 'Umpire & appraisal services', 9);
    flow.space(1.5);
    for (const [label, value, other, its] of [
      ['Policyholder', facts.insuredName, 'Claim #', facts.claimNumber],
      ['Risk Location', facts.propertyStreet, 'Policy #', facts.policyNumber],
      ['', facts.propertyTown, 'DOL', usDate(facts.dateOfLoss)],
      ['Carrier', facts.carrierName, 'Price List', facts.priceList],
      ['Appraiser', facts.estimator, 'Estimate', stamp],
    ] as const) {
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 76 },
        { text: other, x: left + 310, bold: true },
        { text: its, x: left + 364 },
      ]);
      flow.space(0.2);
    }
    flow.space(1);
    flow.paragraph(
      "This estimate is one party's position and sets no amount of loss. Items marked [M] have reached the maximum depreciation. 3 copies were sent.",
    );
    flow.startPage('items');
    const column = (key: LinedColumn['key'], head: string, at: number): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
      ...(key === 'share' ? { text: percentOf } : {}),
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 88),
        column('price', 'UNIT', 140),
        column('tax', 'TAX', 184),
        column('op', 'O&P', 230),
        column('rcv', 'RCV', 286),
        column('worn', 'AGE/LIFE', 340),
        column('condition', 'COND.', 392),
        column('share', 'DEP %', 438),
        column('lost', 'DEPREC.', 486),
        column('acv', 'ACV', 532),
      ],
      layout: 3,
      head: null,
      words: right - left,
      figures: 'below',
      labels: {
        room: 'Totals: ',
        level: 'Total: ',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 150, left + 170, left + 340],
      breaks: () => true,
      own: {
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: name, x: left }]);
        },
        notes: (item) => {
          for (const text of item.definition?.split('\n') ?? [])
            flow.paragraph(text, { x: left + 12, width: right - left - 30 });
          if (item.note !== null) flow.paragraph(item.note, { x: left + 12 });
          flow.space(0.35);
        },
      },
    });
    flow.startPage('summary');
    centered(flow, 'Summary for Dwelling', 11);
    flow.space(0.6);
    const { totals } = scope;
    const overhead = scope.items.reduce((all, item) => all + Math.round(item.overhead * 100), 0);
    const deductible = random.pick([1000, 2500, 5000]);
    const net = Math.max(0, Math.round((totals.acv - deductible) * 100) / 100);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Overhead', money(overhead / 100)],
        ['Profit', money(overhead / 100)],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Less Depreciation', `(${money(totals.depreciation)})`],
        ['Actual Cash Value', `$${money(totals.acv)}`, true, true],
        ['Less Deductible', `(${money(deductible)})`],
        ['Net Claim', `$${money(net)}`, true, true],
      ],
      left + 70,
      right - 90,
    );
    drawCategoryRecap(flow, scope);
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
        summaries: [
          {
            coverage: 'Dwelling',
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: totals.acv,
            deductible,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: stamp,
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
