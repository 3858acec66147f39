import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawPlan,
  factLines,
  figures,
  leaveOpen,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const dwelling = 'Dwelling';
const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage: dwelling, sections });

const places: readonly PlaceSpec[] = [
  place('Recreation Room', 'inside', ['Basement'], ['Demo', 'Walls', 'Floor']),
  place('Computer Area', 'inside', ['Basement']),
  place('Sump Room', 'wet', ['Basement']),
  place('Bedroom 2', 'inside', ['Main Level'], ['Demolition', 'Drywall & paint', 'Trim']),
  place('Bathroom', 'inside', ['Main Level'], ['Plumbing', 'Finishes']),
  place('Hallway', 'inside', ['Main Level']),
  place('Sunroom', 'inside', ['Main Level'], ['Windows', 'Floor']),
  place('Roof1', 'roof', ['Exterior']),
  place('Left elevation', 'elevation', ['Exterior']),
  place('Job Conditions', 'haul', [], ['Permits', 'Supervision']),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'cat',
  'sel',
  'calculation',
];

/** Words where a price is not known, or is another's. */
const words = ['SEE ITEM 12', 'BY OWNER', 'N.I.C.', 'TBD', 'SEE SUB-BID', 'W/ LINE 4'] as const;

const formulas: Record<string, readonly string[]> = {
  SF: ['W', 'C', 'F', 'WC', 'W*.5', 'F+CLOSET', '(W-32)*1.1', '21*8.5'],
  LF: ['PF', 'PC', 'PF-3', 'PF*2', '16+12+7'],
};

/**
 * A restoration firm's rough draft on long paper: codes in the running text, four rates with plus
 * and equals between them, heads between rows of signs of any kind, some with a colon behind;
 * openings in sixteenths of an inch, sloped rooms whose lone dimension comes first, subrooms right
 * above the table, words of the firm's own where a price stands open.
 */
export const dividersRoughDraft: Print = {
  name: 'dividers-rough-draft',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 5.5,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.15,
      machine: 0.3,
      minimums: 0,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    for (const item of scope.items) {
      const known = formulas[item.unit];
      item.calculation =
        known === undefined || marks.chance(0.3) ? String(item.quantity) : marks.pick(known);
      if (marks.chance(0.1)) item.roughDraftFlag = marks.pick(['*', 'N', 'E', '*N', 'EN']);
      if (marks.chance(0.05)) {
        item.priceNote = marks.pick(words);
        item.roughDraftFlag = null;
        for (const key of [
          'unitPrice',
          'removeRate',
          'replaceRate',
          'resetRate',
          'lineItemTotal',
          'tax',
          'overhead',
          'profit',
          'overheadProfit',
          'rcv',
          'acv',
        ] as const)
          item[key] = 0;
      }
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      height: 1008,
      size: 9,
      marginLeft: 38,
      marginRight: 38,
      marginTop: 60,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 12 }, 32);
      flow.mark(
        { text: `${facts.companyStreet}, ${facts.companyTown}  ${facts.phone}`, x: left, size: 8 },
        43,
      );
      const foot = flow.sheet.height - 34;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 80, align: 'right', size: 8 }, foot);
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
        ['Estimator:', facts.estimator],
        ['Company:', facts.companyName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 340],
    );
    const stops = [150, 214, 274, 346, 404, 466, 536].map((x) => left + x);
    const head = (): void => {
      flow.need(flow.leading * 4.5);
      flow.line(
        [
          { text: 'CAT', x: left + 24 },
          { text: 'SEL', x: left + 58 },
          { text: 'ACT', x: left + 100 },
          { text: 'DESCRIPTION', x: left + 128 },
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.line(
        [
          { text: 'CALC', x: left + 24 },
          ...figures(stops, ['QTY', 'RESET', 'REMOVE', 'REPLACE', 'TAX', 'O&P', 'TOTAL']),
        ].map((cell) => ({ ...cell, bold: true, size: 8 })),
      );
      flow.rule(left, right, 0.7);
      flow.y += 3;
    };
    const plans = random.fork('plans');
    const inches = (most: number): string =>
      `${plans.int(1, most)}' ${plans.int(1, 11)} ${plans.pick(['1/16', '3/8', '11/16', '3/16', '15/16'])}"`;
    const openings = (most: number): void => {
      for (let count = plans.int(0, most); count > 0; count--) {
        flow.need(flow.leading);
        flow.line([
          {
            text: plans.pick([
              'Door',
              'Window',
              'Missing Wall',
              'Missing Wall - Goes to Floor',
              'Window - Goes to Floor',
              'Missing Wall - Goes to neither Floor/Ceiling',
            ]),
            x: left + 128,
          },
          { text: `${inches(5)} X ${inches(7)}`, x: left + 322 },
          {
            text: `Opens into ${plans.pick(['Exterior', 'SUMP_ROOM2', 'CLOSET_TWO', 'BACK_DOUBLE_', 'UNDER_STAIR2'])}`,
            x: left + 430,
          },
        ]);
      }
    };
    const measured = (its: Place): void => {
      const d = its.dimensions;
      for (const [a, aName, b, bName] of [
        [d.sfWalls, 'SF Walls', d.sfCeiling, 'SF Ceiling'],
        [d.sfWallsCeiling, 'SF Walls & Ceiling', d.sfFloor, 'SF Floor'],
        [d.syFlooring, 'SY Flooring', d.lfFloorPerimeter, 'LF Floor Perimeter'],
        [d.lfCeilingPerimeter, 'LF Ceil. Perimeter', undefined, ''],
        [d.sfSurfaceArea, 'Surface Area', d.numberOfSquares, 'Number of Squares'],
        [d.lfTotalPerimeter, 'Total Perimeter Length', d.lfTotalRidge, 'Total Ridge Length'],
      ] as const)
        if (a !== undefined)
          flow.line([
            { text: `${a.toFixed(2)} ${aName}`, x: left + 150 },
            ...(b === undefined ? [] : [{ text: `${b.toFixed(2)} ${bName}`, x: left + 344 }]),
          ]);
    };
    const rowsOf = random.fork('dividers');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 12,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, 11);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.6);
        const inside = its.trade === 'inside' || its.trade === 'wet';
        flow.line([
          ...(inside
            ? [{ text: inches(22).replace(/ \d+\/16| 3\/8/, ''), x: left + 40, size: 6 }]
            : []),
          { text: its.name, x: inside ? left + 128 : left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [
                {
                  text: `Height: ${plans.chance(0.2) ? plans.pick(['Sloped', 'Peaked', 'Tray']) : its.height}`,
                  x: right,
                  align: 'right' as const,
                  bold: true,
                },
              ]),
        ]);
        measured(its);
        if (its.trade === 'inside') {
          flow.space(0.3);
          openings(6);
          if (plans.chance(0.35)) {
            flow.need(flow.leading * 4);
            flow.space(0.3);
            flow.line([
              { text: inches(9).replace(/ \d+\/16| 3\/8/, ''), x: left + 40, size: 6 },
              {
                text: `Subroom: ${plans.pick(['Closet 2', 'Closet', 'Offset', 'Stairs'])} (1)`,
                x: left + 128,
                bold: true,
              },
              { text: "Height: 8'", x: right, align: 'right', bold: true },
            ]);
            openings(2);
          }
        }
        flow.space(0.5);
      },
      head,
      section: (text) => {
        flow.need(flow.leading * 3.6);
        const sign = rowsOf.pick(['=', '-', '~', '*', '_']);
        const [before, after] = [rowsOf.int(2, 9), rowsOf.int(2, 9)];
        const space = rowsOf.chance(0.4) ? ' ' : '';
        flow.line([
          {
            text: `${sign.repeat(before)}${space}${text}${space}${sign.repeat(after)}${rowsOf.chance(0.3) ? ':' : ''}`,
            x: left + 24,
            bold: rowsOf.chance(0.5),
          },
        ]);
      },
      row: (item: ModelItem) => {
        const first = `${item.cat}  ${item.sel}  ${item.activity}  `;
        const text = flow.wrap(wordsOf(item), right - left - 24 - flow.width(first));
        flow.need(flow.leading * (text.length + 1));
        const { page } = flow;
        for (const [index, part] of text.entries())
          flow.line([
            ...(index === 0
              ? [
                  { text: numberOf(item), x: left },
                  { text: `${first}${part}`, x: left + 24 },
                ]
              : [{ text: part, x: left + 24 + flow.width(first) }]),
          ]);
        flow.line([
          { text: item.calculation, x: left + 24 },
          { text: `${money(item.quantity)}${item.unit}`, x: stops[0] ?? 0, align: 'right' },
          {
            text: item.roughDraftFlag === null ? '' : `[${item.roughDraftFlag}]`,
            x: (stops[0] ?? 0) + 3,
          },
          ...(item.priceNote !== null
            ? [{ text: item.priceNote, x: right, align: 'right' as const }]
            : figures(stops.slice(1), [
                `${money(item.resetRate)}+`,
                `${money(item.removeRate)}+`,
                `${money(item.replaceRate)} =`,
                money(item.tax),
                money(item.overheadProfit),
                money(item.rcv),
              ])),
        ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left + 24 });
        if (item.note !== null) flow.paragraph(item.note, { x: left + 24 });
        flow.space(0.45);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.5);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...(
            [
              [4, amounts.tax],
              [5, amounts.overheadProfit],
              [6, amounts.rcv],
            ] as const
          ).map(([index, value]) => ({
            text: money(value),
            x: stops[index] ?? right,
            align: 'right' as const,
            bold: true,
          })),
        ]);
        flow.space(0.8);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, { layout: 6, printed, style, layer, reset: true }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(flow, scope, 1000, (name) => `Summary for ${name}`);
    drawPlan(flow, scope, 'Basement');
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 6,
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
