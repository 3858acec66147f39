import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  programFoot,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const coverage = 'Dwelling';

const places: readonly PlaceSpec[] = [
  { name: 'Roof', trade: 'roof', above: ['Exterior'], coverage },
  { name: 'Front', trade: 'elevation', above: ['Exterior'], coverage },
  { name: 'Garage', trade: 'inside', above: ['Main Level'], coverage },
  {
    name: 'Kitchen',
    trade: 'inside',
    above: ['Main Level'],
    coverage,
    sections: ['Walls', 'Floor'],
  },
  { name: 'Crawl Space', trade: 'wet', above: ['Basement'], coverage },
  { name: 'General', trade: 'haul', above: [], coverage },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/** What the price list says of an item, invented: what is in it, what is not, of what quality. */
const said: readonly (readonly string[])[] = [
  ['Includes: On site storage and labor.', 'Excludes: Any additional materials or hardware.'],
  [
    'Includes: Material, fasteners, caulk and installation labor. Labor to take out what is there and to discard it in a job-site waste receptacle.',
    'Quality: Standard grade, 1/2" thick, up to 40 lb. per sheet. Six year warranty.',
  ],
  [
    'Includes: 2" x 4" lumber, 3/4" sheathing, nails, adhesive and labor to install.',
    'Excludes: Permits, and anything over 10 feet.',
    'Note: For steep work see items RFG STEEP*. The labor type used in this item is the carpenter, 2 of them.',
  ],
  [
    'Quality: Galvanized steel, 30" x 30" x 72-1/2". Fits up to 80 gallons.',
    'Green: Counts toward 1 of the points of a program for efficient homes.',
  ],
];

/**
 * An adjuster's print with what the price list says of each item below its two lines: what it holds
 * and leaves out, and as the last line how long it lasts, in three columns, or that nobody knows. The
 * estimate is named by day and time, pages begin with heads of columns alone.
 */
export const lifeOfItemsAdjuster: Print = {
  name: 'life-of-items-adjuster',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Corran Mutual', {
      taxPercent: 7.2,
      overheadProfit: true,
      depreciated: 0.4,
      lost: 0,
      capPercent: 80,
      notes: 0.1,
      machine: 0,
      minimums: 0,
    });
    addUp(scope);
    const { facts } = scope;
    const texts = random.fork('texts');
    // Some print it below every row, some where they were asked.
    const often = texts.pick([0.12, 0.3, 1]);
    for (const item of scope.items)
      if (texts.chance(often)) item.definition = texts.pick(said).join('\n');
    facts.estimateName = `${facts.dateInspected}-${texts.int(10, 23)}${texts.int(10, 59)}`;
    const style = printStyle({ size: 9, marginBottom: 56 });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'cell', 'gaps'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([{ text: facts.companyName, x: left, bold: true, size: 12 }]);
      flow.y += 4;
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Claim Rep.:', facts.claimRepresentative, 'Company:', facts.carrierName],
        ['Estimator:', facts.estimator, 'Company:', facts.companyName],
      ],
      [left + 70, left + 350],
    );
    flow.space(1);
    flow.line([
      { text: 'Claim Number:', x: left, bold: true },
      { text: facts.claimNumber, x: left + 70 },
      { text: 'Policy Number:', x: left + 180, bold: true },
      { text: facts.policyNumber, x: left + 252 },
      { text: 'Type of Loss:', x: left + 370, bold: true },
      { text: facts.typeOfLoss, x: left + 434 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        [
          'Date Inspected:',
          usDate(facts.dateInspected),
          'Date Entered:',
          usDate(facts.dateEntered),
        ],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 84, left + 350],
    );

    const stops = [128, 178, 220, 266, 322, 372, 404, 446, 492, right] as const;
    const words = [
      'QUANTITY',
      'UNIT',
      'TAX',
      'O&P',
      'RCV',
      'AGE/LIFE',
      'COND.',
      'DEP %',
      'DEPREC.',
      'ACV',
    ] as const;
    const head = (): void => {
      flow.need(flow.leading * 5);
      flow.line(figures(stops, words).map((cell) => ({ ...cell, bold: true, size: 7.5 })));
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const indent = random.pick([0, 14]);
    const together = random.chance(0.5);
    const small = random.pick([8, 9]);
    const told = (text: string): void => {
      for (const line of flow.wrap(text, right - left - indent, {}, small)) {
        flow.need(flow.leading);
        flow.line([{ text: line, x: left + indent, size: small }]);
      }
    };
    const lasts = (item: ModelItem): void => {
      flow.need(flow.leading);
      const life = item.lifeYears;
      const share = life === null ? '' : (100 / life).toFixed(2).replace(/\.?0+$/, '');
      flow.line(
        life === null
          ? [{ text: 'No life expectancy data', x: left + indent, size: small }]
          : [
              `Average life expectancy ${life} years`,
              `Average depreciation ${share}% per year`,
              'Maximum depreciation 80%',
            ].map((text, index) => ({ text, x: left + indent + index * 170, size: small })),
      );
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (text) => {
        flow.space(0.3);
        centered(flow, text, 11);
      },
      place: (its) => {
        flow.space(0.5);
        flow.line([
          { text: its.name, x: left + 130, bold: true },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 130, left + 330);
        flow.space(0.4);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 4);
        flow.line([{ text, x: left, bold: true, italic: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, right - left - 30);
        flow.need(flow.leading * (text.length + 1));
        const { page } = flow;
        for (const line of text) flow.line([{ text: line, x: left }]);
        flow.line(
          figures(stops, [
            `${money(item.quantity)} ${item.unit}`,
            money(item.unitPrice),
            money(item.tax),
            money(item.overheadProfit),
            money(item.rcv),
            wornText(item),
            item.condition,
            shareText(item),
            lostText(item),
            money(item.acv),
          ]).map((cell) => ({ ...cell, size: 8.5 })),
        );
        return page;
      },
      notes: (item) => {
        const parts = item.definition?.split('\n') ?? [];
        for (const text of together && parts.length > 0 ? [parts.join(' ')] : parts) told(text);
        if (item.definition !== null) lasts(item);
        if (item.note !== null) flow.paragraph(item.note);
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...figures(stops, [
            '',
            '',
            money(amounts.tax),
            money(amounts.overheadProfit),
            money(amounts.rcv),
            '',
            '',
            '',
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true, size: 8.5 })),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: () => undefined,
      truth: (item, page) => truthOfPrinted(item, page, { layout: 3, printed, style, layer }),
    });
    const summaries = coverageSums(scope).map((its) => {
      flow.startPage('summary');
      return drawCoverageSummary(flow, its, {
        title: [`Summary for ${its.name}`],
        deductible: 2500,
      });
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
