import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawCoverageSummary } from '../drawing/coverage-ends.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  programFoot,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, others] = ['Dwelling', 'Other Structures'] as const;

const aerial = ['Source - AERIAL Roof and Walls', 'Exterior'] as const;
const plan = ['SKETCH1', 'Main Level'] as const;

const places: readonly PlaceSpec[] = [
  { name: 'Roof', trade: 'roof', above: aerial, coverage: dwelling },
  {
    name: 'Gutters/Downspouts',
    trade: 'elevation',
    above: aerial,
    coverage: dwelling,
    sections: ['Right Elevation', 'Back Elevation'],
  },
  {
    name: 'Windows',
    trade: 'elevation',
    above: aerial,
    coverage: dwelling,
    sections: ['Left Elevation', 'Front Elevation'],
  },
  { name: 'Fencing', trade: 'yard', above: aerial, coverage: others },
  { name: 'Stairs', trade: 'inside', above: plan, coverage: dwelling },
  { name: 'Den', trade: 'inside', above: plan, coverage: dwelling },
  { name: 'Debris Removal', trade: 'haul', above: [], coverage: dwelling },
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/** Remarks that are lists. */
const lists = [
  'This line applies to the damaged downspouts on these sides:\nRight: 1 downspout\nBack: 1 downspout\nLeft: 2 downspouts',
  '10% Waste Added',
  'Screens by side:\nFront 2, Left 1\nBack: none',
] as const;

/**
 * An insurer's print of two plans: an aerial report's levels and a sketch whose rooms have subrooms
 * over several pages and walls that are missing, rooms without any row between them; sides are plain
 * heads inside a room, remarks are lists that go on below the next page's heads, coverages bear
 * shares of every sum of the recaps.
 */
export const roomsWithoutRowsInsurer: Print = {
  name: 'rooms-without-rows-insurer',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Advance Harbor Insurance', {
      taxPercent: 5.5,
      overheadProfit: false,
      depreciated: 0.6,
      lost: 0,
      capPercent: 80,
      notes: 0,
      machine: 0,
      minimums: 2,
    });
    const marks = random.fork('marks');
    for (const item of scope.items) if (marks.chance(0.15)) item.note = marks.pick(lists);
    addUp(scope);
    const { facts } = scope;
    facts.estimateName = facts.estimateName.replace('_', '__');
    const style = printStyle({ size: 9, marginTop: 30, marginBottom: 58 });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['word', 'cell', 'glyph'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.line([
        { text: 'ADVANCE', x: left, bold: true, size: 12 },
        { text: 'Advance Harbor Insurance', x: left + 180, bold: true },
      ]);
      flow.line([{ text: '1 AHI Way N, St. Petersburg, FL 33702', x: left + 180 }]);
      flow.y += 6;
      programFoot(flow, scope);
    };
    flow.startPage('cover');
    const [given = '', family = ''] = facts.insuredName.split(' ');
    factLines(
      flow,
      [
        ['Insured:', `${family}, ${given}`],
        ['Home:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
        ['Property:', facts.propertyStreet.toUpperCase()],
        ['', facts.propertyTown.toUpperCase()],
      ],
      [left + 66, left + 330],
    );
    flow.space(1);
    factLines(
      flow,
      [
        ['Claim Rep.:', facts.claimRepresentative],
        ['Estimator:', facts.estimator],
        ['Position:', 'Property Adjuster'],
        ['Company:', facts.carrierName],
      ],
      [left + 66, left + 330],
    );
    flow.space(1);
    flow.line([
      { text: 'Claim Number:', x: left, bold: true },
      { text: facts.claimNumber, x: left + 70 },
      { text: 'Policy Number:', x: left + 190, bold: true },
      { text: facts.policyNumber, x: left + 262 },
      { text: 'Type of Loss:', x: left + 390, bold: true },
      { text: 'Hail', x: left + 452 },
    ]);
    flow.space(1);
    factLines(
      flow,
      [
        ['Date Contacted:', `${usDate(facts.dateReceived)} 2:17 PM`],
        [
          'Date of Loss:',
          `${usDate(facts.dateOfLoss)} 9:00 AM`,
          'Date Received:',
          `${usDate(facts.dateReceived)} 12:00 AM`,
        ],
        [
          'Date Inspected:',
          `${usDate(facts.dateInspected)} 8:30 AM`,
          'Date Entered:',
          `${usDate(facts.dateEntered)} 12:41 PM`,
        ],
        ['Date Est. Completed:', `${usDate(facts.dateEntered)} 2:43 PM`],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 104, left + 360],
    );
    flow.startPage('letter');
    for (const text of [
      'Dear Policyholder,',
      'The estimate that follows tells what it costs to repair the damage that is known. The page that sums up the dwelling shows tax, depreciation and your deductible.',
      'If you hire a contractor, you may give the contractor a copy. No supplement is paid for repairs that this estimate does not list unless they were agreed before.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }

    const stops = [312, 366, 416, 472, 524, right] as const;
    const head = (): void => {
      flow.need(flow.leading * 4);
      flow.line([
        { text: 'DESCRIPTION', x: left, bold: true, size: 8 },
        ...figures(stops, ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'DEPREC.', 'ACV']).map(
          (cell) => ({ ...cell, bold: true, size: 8 }),
        ),
      ]);
      flow.rule(left, right, 0.5);
      flow.y += 3;
    };
    const [first, second] = [left + 170, left + 340] as const;
    const openings = (rows: readonly (readonly [what: string, size: string, into: string])[]) => {
      for (const [what, size, into] of rows) {
        flow.need(flow.leading);
        flow.line([
          { text: what, x: left + 20, bold: true },
          { text: size, x: first, bold: true },
          { text: `Opens into ${into}`, x: second, bold: true },
        ]);
      }
    };
    const named = (text: string, height: string, indent = 0): void => {
      flow.need(flow.leading * 5);
      flow.space(0.5);
      flow.line([
        { text, x: indent === 0 ? first : left + indent, bold: true },
        { text: `Height: ${height}`, x: right, align: 'right', bold: true },
      ]);
    };
    const small = (sy: string, sf: string): void =>
      flow.line([
        { text: sy, x: first },
        { text: sf, x: second },
      ]);
    let hasBare = false;
    const apart = random.chance(0.5);
    const pages = random.chance(0.6);
    flow.startPage('items');
    centered(flow, facts.estimateName, 11);
    const body = drawBody(flow, scope, {
      together: flow.leading * 7,
      area: (text) => {
        flow.space(0.3);
        centered(flow, text, 10.5);
      },
      place: (its) => {
        if (its.name === 'Stairs' && apart) {
          named('Deck', "3'");
          small('160.00 SF Walls', '53.33 LF Floor Perimeter');
          openings([['Missing Wall', "3' 4\" X 3'", 'STAIRS']]);
          hasBare = true;
        }
        if (its.height === null) {
          flow.space(0.6);
          flow.line([{ text: its.name, x: first, bold: true }]);
        } else named(its.name, its.height);
        drawMeasures(flow, its, first, second);
        if (its.name === 'Stairs') {
          openings([
            ['Missing Wall', "3' 4\" X 17'", 'DECK'],
            ['Missing Wall', "6' 5\" X 17'", 'Exterior'],
          ]);
          if (pages) flow.breakPage();
          named('Subroom: Stairs2 (1)', '12\' 6"', 4);
          small('4.17 SY Flooring', '37.50 SF Floor');
          openings([
            ['Missing Wall', '1" X 12\' 6"', 'LANDING'],
            ['Missing Wall', '6\' 5" X 12\' 6"', 'STAIRS'],
            ['Door', '2\' 8" X 6\' 8"', 'Exterior'],
          ]);
          if (pages) flow.breakPage();
          named('Subroom: Landing (2)', '12\' 6"', 4);
          small('2.44 SY Flooring', '21.94 SF Floor');
          openings([['Missing Wall', '3\' 4" X 12\' 6"', 'STAIRS2']]);
        }
        flow.space(0.4);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 3);
        flow.line([{ text, x: left }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, stops[0] - 60 - left);
        flow.need(flow.leading * text.length);
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            { text: part, x: left },
            ...(index > 0
              ? []
              : figures(stops, [
                  `${money(item.quantity)} ${item.unit}`,
                  money(item.unitPrice),
                  money(item.tax),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])),
          ]);
        return page;
      },
      notes: (item) => {
        if (item.note !== null) for (const text of item.note.split('\n')) flow.paragraph(text);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
          ...figures(stops, [
            '',
            '',
            money(amounts.tax),
            money(amounts.rcv),
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.space(0.6);
        return true;
      },
      continued: (its) => centered(flow, `CONTINUED - ${its.name}`, 10),
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
    });
    const sums = coverageSums(scope);
    const summaries = sums.map((its) => {
      flow.startPage('summary');
      const summary = drawCoverageSummary(flow, its, {
        title: [`Summary for ${its.name}`],
        deductible: its.name === dwelling ? 2500 : 0,
      });
      centered(flow, facts.estimator, 9);
      centered(flow, 'Property Adjuster', 9);
      return summary;
    });
    flow.startPage('recap');
    centered(flow, 'Recap by Category with Depreciation', 11);
    flow.space(0.6);
    flow.line([
      { text: 'Items', x: left, bold: true },
      ...figures([left + 380, left + 450, right], ['RCV', 'Deprec.', 'ACV']).map((cell) => ({
        ...cell,
        bold: true,
      })),
    ]);
    for (const { name, items, amounts } of byCategory(scope.items)) {
      flow.need(flow.leading * 3);
      const lost = amounts.depreciation === 0 ? '' : money(amounts.depreciation);
      flow.line([
        { text: name, x: left, bold: true },
        ...figures(
          [left + 380, left + 450, right],
          [
            money(amounts.lineItemTotal),
            lost,
            money(Math.round((amounts.lineItemTotal - amounts.depreciation) * 100) / 100),
          ],
        ),
      ]);
      for (const coverage of [dwelling, others]) {
        const its = items.filter((item) => item.coverage === coverage);
        const part = Math.round(100 * its.reduce((all, one) => all + one.lineItemTotal, 0)) / 100;
        if (its.length > 0)
          flow.line([
            { text: `Coverage: ${coverage}`, x: left + 24 },
            { text: '@', x: left + 200 },
            {
              text: `${shareOf(part, amounts.lineItemTotal)} =`,
              x: left + 262,
              align: 'right',
            },
            { text: money(part), x: left + 320, align: 'right' },
          ]);
      }
    }
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 1,
        items: body.items,
        rooms: hasBare ? null : body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: `${family}, ${given}`,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`.toUpperCase(),
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
