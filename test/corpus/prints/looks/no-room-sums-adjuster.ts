import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
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
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
});

/** The same names on each floor, as duplexes have them. */
const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside', ['Unit A']),
  place('Bath', 'inside', ['Unit A']),
  place('Bedroom', 'inside', ['Unit A']),
  place('Closet', 'inside', ['Unit A']),
  place('Hall', 'inside', ['Unit A']),
  place('Kitchen', 'inside', ['Unit B']),
  place('Bath', 'inside', ['Unit B']),
  place('Bedroom', 'inside', ['Unit B']),
  place('Closet', 'inside', ['Unit B']),
  place('Shared Roof', 'roof', ['Exterior']),
  place('Shared Yard', 'yard', ['Exterior']),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
  'ageYears',
  'lifeYears',
  'condition',
  'depreciationPercent',
];

/**
 * An independent adjuster's wide print of a duplex with no sum but the last one: rooms of the same
 * names in both units follow each other without totals, all of a row on one line of a sideways
 * page with age, condition and percentage, facts of the claim in the head of each page.
 */
export const noRoomSumsAdjuster: Print = {
  name: 'no-room-sums-adjuster',
  open: true,
  lines: [6, 20, 44, 70, 115],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Gulf & Plains Surety', {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 90,
      notes: 0.08,
      machine: 0.5,
      minimums: 3,
    });
    const { facts } = scope;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8, 8.5]),
      marginLeft: 36,
      marginRight: 36,
      marginTop: 74,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph'] as const),
      page: random.pick(['plain', 'rotated-90'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 30);
      flow.mark(
        { text: `Insured: ${facts.insuredName}     Claim Number: ${facts.claimNumber}`, x: left },
        44,
      );
      flow.mark(
        {
          text: `Date of Loss: ${usDate(facts.dateOfLoss)}     Carrier: ${facts.carrierName}`,
          x: left,
        },
        56,
      );
      flow.rule(left, right, 0.6, 62);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 560, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['', ''],
        ['Policy Number:', facts.policyNumber, 'Type of Loss:', facts.typeOfLoss],
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
      [left + 100, left + 420],
    );
    const stops = [270, 324, 366, 428, 482, 530, 592, 656, right - left].map((x) => left + x);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name) => {
        flow.space(0.6);
        flow.line([{ text: name, x: left, bold: true, size: style.size + 5 }]);
      },
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left + 150, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right - 60, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 150, left + 380);
        flow.space(0.4);
      },
      head: () => {
        flow.line([
          { text: 'DESCRIPTION', x: left, bold: true },
          ...figures(stops, [
            'QUANTITY',
            'UNIT PRICE',
            'TAX',
            'RCV',
            'AGE/LIFE',
            'COND.',
            'DEP %',
            'DEPREC.',
            'ACV',
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 208);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index === 0
              ? figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.rcv),
                  wornText(item),
                  item.condition,
                  shareText(item, 'always'),
                  lostText(item),
                  money(item.acv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: 460 });
        flow.space(0.35);
      },
      total: (kind, name, amounts) => {
        if (kind !== 'line_items') return false;
        flow.need(flow.leading * 3);
        flow.space(0.6);
        flow.rule(left, right, 0.8);
        flow.y += 2;
        flow.line([
          { text: `Line Item Totals: ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.rcv],
              [7, amounts.depreciation],
              [8, amounts.acv],
            ] as const
          ).map(([at, value]) => ({
            text: money(value),
            x: stops[at] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.3);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 2, printed, style, layer }),
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
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
