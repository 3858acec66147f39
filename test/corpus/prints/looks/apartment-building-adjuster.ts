import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type Place, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  factLines,
  figures,
  leaveOpen,
  lostText,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const building = 'Building 1-4';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage: building, sections });

/** Units of one building whose rooms bear the same names. */
const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', ['Building 4', 'Exterior']),
  place('Elevations', 'elevation', ['Building 4', 'Exterior'], ['Gutters', 'Siding', 'Openings']),
  place('Kitchen', 'inside', ['Building 4', 'Unit 101'], ['Ceiling', 'Walls', 'Floor']),
  place('Bath', 'inside', ['Building 4', 'Unit 101']),
  place('Kitchen', 'inside', ['Building 4', 'Unit 102'], ['Ceiling', 'Walls', 'Floor']),
  place('Bath', 'inside', ['Building 4', 'Unit 102']),
  place('Bedroom', 'inside', ['Building 4', 'Unit 102']),
  place('Kitchen', 'inside', ['Building 4', 'Unit 201'], ['Ceiling', 'Walls', 'Floor']),
  place('Bath', 'inside', ['Building 4', 'Unit 201']),
  place('Corridor 2nd floor', 'inside', ['Building 4', 'Common'], ['Cleaning', 'Finishes']),
  place('Stair A', 'wet', ['Building 4', 'Common']),
  place('Pool Fence', 'yard', ['Site']),
  place('General Conditions', 'haul', []),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/** `1,004.` */
const numberText = (item: ModelItem): string => `${Number(item.number).toLocaleString('en-US')}.`;

/** Quantities of five digits lose their cents to the column's width. */
const quantityText = (item: ModelItem): string =>
  item.quantity >= 10_000
    ? `${money(item.quantity).slice(0, -2)} ${item.unit}`
    : `${money(item.quantity)} ${item.unit}`;

/**
 * A large loss at an apartment building, sixth revision: numbers that pass 1,000 with their comma,
 * quantities of five digits cut behind the point, amounts of seven digits close to each other,
 * rows without a quantity, four levels of headings, rooms of one name in each unit, the three
 * measures of a room in its head, rows in bold, one room of several pages.
 */
export const apartmentBuildingAdjuster: Print = {
  name: 'apartment-building-adjuster',
  open: true,
  lines: [6, 20, 45, 130, 380],
  draw: (random, lines) => {
    const options = {
      taxPercent: 6.25,
      overheadProfit: true,
      depreciated: 0.5,
      lost: 0.2,
      capPercent: 75,
      notes: 0.08,
      machine: 0.2,
      minimums: 0,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const { facts } = scope;
    facts.estimateName = `WILLOW_BEND_BLDG_4_REV${random.int(2, 9)}`;
    facts.insuredName = `Willow Bend Apartments ${random.pick(['LLC', 'Partners, Ltd.', 'HOA'])}`;
    const marks = random.fork('marks');
    const first = lines > 30 ? marks.int(930, 995) : marks.int(990, 998);
    const unknown = new Set<ModelItem>();
    for (const [index, item] of scope.items.entries()) {
      item.number = String(first + index);
      if (item.unit === 'SF' && marks.chance(0.2)) {
        item.quantity = marks.int(10_000, 64_000);
        priceLine(item, 0.3, options);
        if (item.depreciationPercent !== null && item.depreciation > 0)
          item.depreciation = toAmount(((item.rcv * item.depreciationPercent) / 100).toFixed(4));
        item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
      } else if (marks.chance(0.04) && item.unit === 'LF') {
        unknown.add(item);
        Object.assign(item, {
          quantity: 0,
          depreciation: 0,
          note: null,
          machineNotes: [],
        });
        priceLine(item, 0, options);
      } else if (marks.chance(0.04) && item.unit === 'EA') {
        Object.assign(item, {
          description: `${marks.pick(['Elevator modernization per proposal', 'Asbestos abatement', 'Contents pack-out and storage'])} (Bid Item)`,
          prefix: '',
          activity: '+',
          bidItem: true,
          bold: true,
          removeRate: 0,
          resetRate: 0,
          replaceRate: marks.int(80_000, 1_250_000),
          quantity: 1,
          depreciation: 0,
          depreciationPercent: null,
          lifeYears: null,
        });
        priceLine(item, 0, options);
      }
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([7.5, 8]),
      marginLeft: 30,
      marginRight: 30,
      marginTop: 48,
      marginBottom: 52,
      leading: 1.2,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      order: random.pick(['reading', 'columns'] as const),
      unseen: random.pick([[], ['white', 'outside']] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: right, align: 'right', bold: true, size: 11 }, 28);
      flow.mark(
        { text: `${facts.companyStreet}, ${facts.companyTown}`, x: right, align: 'right', size: 7 },
        37,
      );
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark(
        {
          text: `${usDate(facts.dateEntered)}      Page: ${flow.page}`,
          x: right,
          align: 'right',
          size: 7.5,
        },
        foot,
      );
    };
    flow.startPage('cover');
    flow.space(2);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Business:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative],
        ['Estimator:', facts.estimator],
        ['Company:', facts.companyName],
        ['', ''],
        ['Reference:', 'File 26-1187-B', 'Claim Number:', facts.claimNumber],
        ['Policy Number:', facts.policyNumber, 'Type of Loss:', 'Fire'],
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
      [left + 90, left + 330],
    );
    flow.space(2);
    flow.paragraph(
      'Revision of the estimate of 2/20/2026 in the amount of $4,118,206.44. Quantities of units 101 to 214 were verified by a walk of 3 days; 38 of 56 units were open. Numbers go on from the first submission.',
    );
    const stops = [242, 286, 332, 384, 440, 494, 552].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 3);
      flow.sheet.marks.push({
        kind: 'box',
        x: left,
        y: flow.y,
        width: right - left,
        height: 11,
        gray: 0.85,
      });
      flow.y += 1.5;
      flow.line(
        [
          { text: 'DESCRIPTION', x: left + 2 },
          ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'GCO&P', 'RCV', 'DEPREC.', 'ACV']),
        ].map((cell) => ({ ...cell, bold: true, size: 6.75 })),
      );
      flow.y += 3;
    };
    const feet = (value: number): string =>
      `${Math.floor(value)}' ${Math.round((value % 1) * 11)}"`;
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name, depth) => {
        flow.space(depth === 0 ? 1.2 : 0.5);
        flow.line([{ text: name, x: left, bold: true, size: 12 - depth * 1.5 }]);
        if (depth === 0) {
          flow.rule(left, right, 1.2);
          flow.space(0.3);
        }
      },
      place: (its: Place) => {
        flow.space(0.6);
        const d = its.dimensions;
        const size =
          d.sfFloor === undefined || d.lfCeilingPerimeter === undefined
            ? ''
            : `LxWxH ${feet(d.lfCeilingPerimeter / 3.3)} x ${feet(d.lfCeilingPerimeter / 5.1)} x ${its.height ?? "8'"}${/"/.test(its.height ?? '') ? '' : ' 0"'}`;
        flow.line([
          { text: its.name, x: left, bold: true, size: 9 },
          { text: size, x: right, align: 'right', bold: true, size: 8 },
        ]);
        for (const row of [
          [
            d.sfWalls,
            'SF Walls',
            d.sfCeiling,
            'SF Ceiling',
            d.sfWallsCeiling,
            'SF Walls & Ceiling',
          ],
          [
            d.sfFloor,
            'SF Floor',
            d.syFlooring,
            'SY Flooring',
            d.lfFloorPerimeter,
            'LF Floor Perimeter',
          ],
          [
            d.sfSurfaceArea,
            'Surface Area',
            d.numberOfSquares,
            'Number of Squares',
            d.lfTotalPerimeter,
            'Total Perimeter Length',
          ],
        ] as const)
          if (row[0] !== undefined)
            flow.line(
              ([0, 2, 4] as const).map((at) => ({
                text: row[at] === undefined ? '' : `${money(row[at] ?? 0)} ${row[at + 1]}`,
                x: left + 30 + at * 85,
              })),
            );
        flow.space(0.4);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 2.5);
        flow.line([{ text, x: left, bold: true, italic: true }]);
      },
      row: (item) => {
        const { bold } = item;
        const text = flow.wrap(`${numberText(item)}  ${wordsOf(item)}`, 186, { bold });
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, words] of text.entries())
          flow.line([
            { text: words, x: left + (index === 0 ? 0 : 22), bold },
            ...(index > 0
              ? []
              : figures(stops, [
                  unknown.has(item) ? item.unit : quantityText(item),
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ]).map((cell) => ({ ...cell, bold }))),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 22 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 22 });
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 1.5;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [5, amounts.depreciation],
              [6, amounts.acv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.5);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 9);
        flow.space(0.3);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, { layout: 1, printed, style, layer });
        return {
          ...truth,
          alsoRight: {
            ...truth.alsoRight,
            lineNumber: [Number(item.number).toLocaleString('en-US')],
          },
          // No quantity was printed; it may be read as nothing or not at all.
          unjudged: [
            ...(truth.unjudged ?? []),
            ...(unknown.has(item) ? ['quantity', 'flags'] : []),
          ],
        };
      },
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(flow, scope, 25_000, (name) => `Summary for ${name}`);
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 10);
    flow.space(1);
    flow.line(
      [
        { text: 'O&P Items', x: left },
        ...figures([left + 330, left + 430, left + 530], ['RCV', 'Deprec.', '%']),
      ].map((cell) => ({ ...cell, bold: true })),
    );
    for (const { name, amounts } of byCategory(scope.items)) {
      flow.need(flow.leading);
      flow.line([
        { text: name, x: left },
        ...figures(
          [left + 330, left + 430, left + 530],
          [
            money(amounts.lineItemTotal),
            money(amounts.depreciation),
            shareOf(amounts.rcv, scope.totals.rcv),
          ],
        ),
      ]);
    }
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
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
