import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  programFoot,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeCover, drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Utility Room', trade: 'inside', above: ['Main Level'], coverage: dwelling },
  { name: 'Kitchen', trade: 'inside', above: ['Main Level'], coverage: dwelling },
  { name: 'Den', trade: 'inside', above: ['Main Level'], coverage: dwelling },
  { name: 'Emergency Services', trade: 'wet', above: ['Main Level'], coverage: dwelling },
  { name: 'Bath 2', trade: 'inside', above: ['Second Floor'], coverage: dwelling },
  { name: 'Bedroom 3', trade: 'inside', above: ['Second Floor'], coverage: dwelling },
  { name: 'Roof', trade: 'roof', above: ['Exterior'], coverage: dwelling },
  { name: 'Shed Walls', trade: 'elevation', above: ['Exterior'], coverage: others },
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

const included: Readonly<Record<string, readonly string[]>> = {
  roof: ['Shingles, nails, and installation labor', 'Roll goods, fasteners, and labor to lay them'],
  elevation: ['Panels, nails, trim at 2 corners, and installation labor', 'Material and fasteners'],
  inside: [
    'Board, tape, joint compound, screws, and installation labor',
    'Material, adhesive, and installation labor, per 100 SF of wall',
    'Two coats of interior paint, masking, and labor',
  ],
  wet: ['Equipment use for a 24 hour period', 'Portable or truck mounted unit, hose, and labor'],
};

/** The platform's definition of an item, paragraph by paragraph. */
const definitionOf = (random: Random, item: ModelItem, trade: string): string[] => {
  const removal =
    item.activity === '&'
      ? ' Labor cost to remove it and to discard it in a job-site waste receptacle.'
      : '';
  return [
    `Includes: ${random.pick(included[trade] ?? ['Material and labor'])}.${removal}`,
    ...(random.chance(0.5)
      ? [
          `Excludes: ${random.pick(['Haul off and dump fees.', 'Moving of contents. See items CON*.', 'Permit fees.'])}`,
        ]
      : []),
    ...(random.chance(0.7)
      ? [
          `Quality: ${random.pick(['Standard grade. 25 year warranty.', "1/2\" thick, up to 4' x 12' sheets.", 'Average grade, 0.024" or 24 gauge.', 'Builder grade - 6 LB density.'])}`,
        ]
      : []),
    ...(random.chance(0.4)
      ? [
          `Note: ${random.pick(['The labor type used in this item is the Cleaning Remediation Technician.', 'Waste of 10% is not included; for odd shapes add 5 to 15%.', 'For removal only see item 14 of the list, for 2 coats see PNT *2.'])}`,
        ]
      : []),
    ...(item.lifeYears === null
      ? ['No life expectancy data']
      : [
          `Average life expectancy ${item.lifeYears} years`,
          `Average depreciation ${Number((100 / item.lifeYears).toFixed(2))}% per year`,
          `Maximum depreciation ${random.pick([80, 100])}%`,
        ]),
  ];
};

/**
 * A carrier that prints the platform's definition of each item below its row: what it includes and
 * excludes, how long it lasts, how much it loses per year, at page ends away from its row. Pages
 * repeat the heads between a row and its definition and never name the room again.
 */
export const definedItemsCarrier: Print = {
  name: 'defined-items-carrier',
  open: false,
  lines: [5, 16, 30, 55, 110],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Granite Shore Mutual', {
      taxPercent: 7.25,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 80,
      notes: 0.15,
      machine: 0,
      minimums: 2,
    });
    const tradeOf = new Map(scope.places.map(({ name, trade }) => [name, trade]));
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 8.5,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 44,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const joined = random.chance(0.5);
    flow.furniture = () => {
      flow.mark({ text: scope.facts.carrierName, x: left, bold: true, size: 10 }, 30);
      flow.mark({ text: 'Claims Service Center', x: right, align: 'right', size: 8 }, 30);
      programFoot(flow, scope);
    };
    drawScopeCover(flow, scope, { insured: 'Insured:', adjuster: 'Claim Rep.:', heading: null });
    const stops = [92, 142, 186, 232, 288, 340, 392, 438, 490, 0].map((x, index) =>
      index === 9 ? right : left + x,
    );
    const head = (): void => {
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line(
        figures(stops, [
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
        ]).map((cell) => ({ ...cell, bold: true, size: 7.5 })),
      );
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    const definitions = random.fork('definitions');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name) => {
        flow.space(0.6);
        flow.line([{ text: name, x: left, bold: true, size: 11 }]);
      },
      place: (place) => {
        flow.space(0.6);
        flow.line([
          { text: place.name, x: left, bold: true, size: 10 },
          ...(place.height === null
            ? []
            : [{ text: `Height: ${place.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, place, left + 80, left + 300);
        flow.space(0.5);
      },
      head,
      section: () => undefined,
      row: (item) => {
        flow.need(flow.leading * 2);
        const { page } = flow;
        for (const text of flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, right - left))
          flow.line([{ text, x: left }]);
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
          ]),
        );
        return page;
      },
      notes: (item) => {
        if (item.note !== null) flow.paragraph(item.note, { x: left });
        const its = definitionOf(definitions, item, tradeOf.get(item.room) ?? '');
        if (joined) flow.paragraph(its.join(' '), { x: left });
        else for (const text of its) flow.paragraph(text, { x: left });
        flow.space(0.6);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [8, amounts.depreciation],
              [9, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.7);
        return true;
      },
      // The room is not named again.
      continued: () => undefined,
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, { layout: 3, printed, style, layer });
        // A definition below a note is of no other type: either may be kept with the other.
        return { ...truth, unjudged: [...(truth.unjudged ?? []), 'f9Note', 'machineNotes'] };
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
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
