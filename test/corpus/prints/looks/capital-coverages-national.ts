import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import { makeSite } from '../content/make-site.ts';
import { addUp, coverageSums, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { centered, leaveOpen } from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';

const [dwelling, law] = ['Dwelling', 'Ordinance and Law'] as const;
const roofHeads = ['Shingles & Felt:', 'Flashing & Metal:', 'Additional Charges:'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Full Roof', above: [dwelling], trade: 'roof', coverage: dwelling, sections: roofHeads },
  { name: 'Office / Den', above: [dwelling], trade: 'inside', coverage: dwelling },
  { name: 'Stairs Landing', above: [dwelling], trade: 'inside', coverage: dwelling },
  { name: 'Siding & Trim', above: [dwelling], trade: 'elevation', coverage: dwelling },
  { name: 'Code Items', above: [law], trade: 'roof', coverage: law },
];

/** Coverages stand in capitals above their places. */
const asPrinted = (path: readonly string[]): string[] => {
  const [above = '', ...others] = path;
  return others.length === 0 ? [above] : [above.toUpperCase(), ...others];
};

/** A page that explains columns by rows of nobody's house. */
const drawGuide = (flow: Flow): void => {
  flow.startPage('guide');
  centered(flow, 'Your guide to reading your adjuster summary', 13);
  flow.space(1);
  flow.paragraph('This is a sample guide to your adjuster summary. It is not your estimate.');
  flow.space(0.8);
  for (const [first, ...texts] of [
    ['DESCRIPTION', 'QUANTITY', 'UNIT COST', 'RCV', 'DEPREC.', 'ACV'],
    ['1. Remove Sample carpet', '100.00 SF', '0.35', '35.00', '(0.00)', '35.00'],
    ['2. Sample carpet', '100.00 SF', '3.50', '350.00', '(70.00)', '280.00'],
  ])
    flow.line([
      { text: first ?? '', x: flow.left + 20 },
      ...texts.map((text, index) => ({
        text,
        x: flow.left + 240 + index * 70,
        align: 'right' as const,
      })),
    ]);
  flow.space(1);
  for (const text of [
    'A  Description - What is repaired or replaced, in 1 or more lines.',
    'B  Quantity - How many, by the unit of measure: SF, LF, EA.',
    'C  DEPREC. - (  ) can be recovered, <  > cannot.',
  ])
    flow.paragraph(text);
};

/**
 * A national carrier's summary: a guide with rows of its own in front, coverages in capitals with
 * `Area Dwelling Total:` below, heads with colons within a roof, a percentage without ages, rows
 * that are paid when incurred with nothing in their amounts under a head that says so.
 */
export const capitalCoveragesNational: Print = {
  name: 'capital-coverages-national',
  open: false,
  lines: [7, 15, 28, 42, 68],
  draw: (random, lines) => {
    const scope = makeSite(
      random.fork('site'),
      lines,
      places,
      'Sterling Plains Insurance Company',
      {
        taxPercent: 7.5,
        overheadProfit: true,
        depreciated: 0.7,
        lost: 0.15,
        capPercent: 80,
        notes: 0.15,
        minimums: 3,
      },
    );
    const { facts } = scope;
    const later = random.fork('later');
    for (const place of scope.places) {
      if (place.items.length < 4 || !later.chance(0.6)) continue;
      for (const item of place.items.slice(-later.int(1, 2)))
        Object.assign(item, {
          section: 'Paid When Incurred',
          paidWhenIncurred: 'section',
          note: null,
          depreciation: 0,
          depreciationPercent: 0,
          depreciationMark: null,
        });
    }
    // Minimums were numbered when their trades were.
    for (const [index, item] of (scope.minimums?.items ?? []).entries())
      item.number = String(300 - index * 40);
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica'] as const),
      size: 8,
      marginTop: 60,
      marginBottom: 52,
      paidWhenIncurredAmounts: 'zero',
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word', 'spaced-line'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName.toUpperCase(), x: left, bold: true, size: 10 }, 34);
      flow.mark({ text: `Claim # ${facts.claimNumber}`, x: right, align: 'right', size: 7 }, 34);
      flow.mark(
        {
          text: `${facts.estimateName}   ${usDate(facts.dateEntered)}   Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 8,
        },
        flow.sheet.height - 30,
      );
    };
    drawGuide(flow);
    flow.startPage('cover');
    for (const [label, value, other, its] of [
      ['Insured:', facts.insuredName, 'Cellular:', facts.phone],
      ['Property:', facts.propertyStreet, 'Home:', ''],
      ['', facts.propertyTown, '', ''],
      ['', '', '', ''],
      ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
      ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['Insurance Company:', facts.carrierName, 'Date Inspected:', usDate(facts.dateInspected)],
      ['Estimator:', facts.claimRepresentative, 'Price List:', facts.priceList],
      ['Estimate:', facts.estimateName, '', ''],
    ] as const)
      flow.line([
        { text: label, x: left + 96, align: 'right' },
        { text: value, x: left + 102 },
        { text: other, x: left + 370, align: 'right' },
        { text: its, x: left + 376 },
      ]);
    flow.startPage('items');
    const zero = (text: (item: ModelItem) => string, none: string) => (item: ModelItem) =>
      item.paidWhenIncurred === null ? text(item) : none;
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      text?: LinedColumn['text'],
    ): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
      ...(text === undefined ? {} : { text }),
    });
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 246),
        column('price', 'UNIT COST', 296),
        column(
          'tax',
          'TAX',
          332,
          zero((item) => money(item.tax), '0.00'),
        ),
        column(
          'op',
          'O&P',
          374,
          zero((item) => money(item.overheadProfit), '0.00'),
        ),
        column(
          'rcv',
          'RCV',
          420,
          zero((item) => money(item.rcv), '0.00'),
        ),
        column(
          'share',
          'DEP %',
          456,
          (item) =>
            `${Number((item.depreciationPercent ?? 0).toFixed(2))}%${item.depreciationMark === null ? '' : ' [M]'}`,
        ),
        column(
          'lost',
          'DEPREC.',
          500,
          zero(
            (item) =>
              item.recoverable ? `(${money(item.depreciation)})` : `<${money(item.depreciation)}>`,
            '(0.00)',
          ),
        ),
        column(
          'acv',
          'ACV',
          540,
          zero((item) => money(item.acv), '0.00'),
        ),
      ],
      layout: 2,
      head: 'DESCRIPTION',
      words: 190,
      figures: 'last',
      hang: 14,
      labels: {
        room: 'Totals: ',
        level: 'Area',
        line_items: 'Line Item Totals: ',
        labor_minimums: 'Totals: ',
      },
      placeAt: [left + 130, left + 150, left + 330],
      note: { italic: true },
      // Whether what a heading says of payment is a section as well is open.
      truth: (item) => ({
        path: asPrinted(item.path),
        ...(item.section?.endsWith(':') === true
          ? { alsoRight: { section: [item.section.slice(0, -1)] } }
          : {}),
        ...(item.paidWhenIncurred === null ? {} : { unjudged: ['section'] }),
      }),
      own: {
        area: (name) => {
          flow.space(0.6);
          flow.line([{ text: name.toUpperCase(), x: left, bold: true, size: style.size + 3 }]);
          flow.rule(left, right, 1);
          flow.y += 3;
        },
        total: (kind, name, amounts) => {
          flow.need(flow.leading * 2.4);
          const label =
            kind === 'level'
              ? `Area ${name} Total:`
              : `${kind === 'line_items' ? 'Line Item Totals: ' : 'Totals: '} ${name}`;
          const texts = [
            amounts.tax,
            amounts.overheadProfit,
            amounts.rcv,
            amounts.depreciation,
            amounts.acv,
          ];
          flow.rule(left + 300, right, 0.5);
          flow.y += 2;
          flow.line([
            { text: label, x: left, bold: true },
            ...texts.map((value, index) => ({
              text: money(value),
              x: left + ([332, 374, 420, 500, 540][index] ?? 0),
              align: 'right' as const,
              bold: true,
            })),
          ]);
          flow.space(0.7);
          return true;
        },
      },
    });
    const deductible = random.pick([1000, 1500]);
    const summaries = coverageSums(scope).map((one, index) => {
      flow.startPage('summary');
      const its = drawCoverageSummary(flow, one, {
        title: [`Summary for ${one.name}`],
        deductible: index === 0 ? deductible : 0,
      });
      if (one.incurred > 0)
        flow.line([
          { text: 'Total Paid When Incurred', x: left + 70 },
          { text: `$${money(one.incurred)}`, x: right - 90, align: 'right' },
        ]);
      return its;
    });
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms.map(asPrinted),
        // Named as they stand: `Area Dwelling Total:`.
        totals: body.totals.map((one) =>
          one.kind === 'level' ? { ...one, name: `Area ${one.name}` } : one,
        ),
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
