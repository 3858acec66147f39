import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  drawBody,
  factLines,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  shareOf,
  shareText,
  wordsOf,
  wornText,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const dwelling = 'Dwelling';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: dwelling,
});

const places: readonly PlaceSpec[] = [
  place('Kitchen/Dining', 'inside', ['Main Level']),
  place('Bedroom 2', 'inside', ['Main Level']),
  place('Hall bath', 'inside', ['Main Level']),
  place('living rm', 'inside', ['Main Level']),
  place('Upstairs hall', 'inside', ['Level 2']),
  place('Bonus Room', 'inside', ['Level 2']),
  place('garden', 'yard', ['Exterior']),
  place('Deck1', 'yard', ['Exterior']),
  place('Windows', 'elevation', ['Exterior']),
  place('General Jobs', 'haul', []),
];

/** Heads in capitals, as estimators type them; a head may come again in the same room. */
const heads: Partial<Record<PlaceSpec['trade'], readonly string[]>> = {
  inside: ['CEILING', 'WALLS', 'TRIM', 'TRIM', 'CEILING & WALLS', 'FLOORS', 'DOORS'],
  yard: ['FENCE', 'FENCE POST CAPS', 'DECKING', 'FENCE'],
  elevation: ['WINDOW', 'FASCIA', 'FASCIA'],
};

/** What an estimator writes below a row, in few words and without a stop. */
const asides = [
  'remaining base',
  'for door trim where base is being replaced',
  'smoke sealant',
  'tray ceiling as well',
  'Front gable metal',
  '4 sections @ 6 feet',
  '10 pieces damaged',
  'to repair screens that were damaged',
  '2 men 2 hours to remove the branches from the roof and building',
  'Labor hours added for trip charge and mobilization to make the needed repair.',
] as const;

const crews = [
  ['Painter - per hour', 63.11],
  ['Drywall Installer / Finisher - per hour', 80],
  ['Finish Carpenter - per hour', 70.22],
  ['Insulation Installer - per hour', 42.5],
] as const;

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

/**
 * An independent adjuster's final draft: trades in capitals within each room, one of them twice in
 * a row, asides of few words below the rows, hours of a trade of which none may be allowed,
 * quantities of nothing, lone dimensions above a room's name, overhead and profit per row.
 */
export const tradeCapitalsAdjuster: Print = {
  name: 'trade-capitals-adjuster',
  open: false,
  draw: (random, lines) => {
    const options = {
      taxPercent: 6,
      overheadProfit: true,
      depreciated: 0.4,
      lost: 0.15,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 3,
    };
    const scope = makeScope(random.fork('scope'), lines, places, '', options);
    const { facts } = scope;
    facts.estimateName = `2026-0${random.int(1, 9)}-${random.int(10, 28)}-${random.int(1000, 1859)}`;
    const marks = random.fork('marks');
    const starts = new Set<ModelItem>();
    for (const its of scope.places) {
      for (const item of its.items) {
        if (marks.chance(0.08) && !item.bidItem) {
          const nothing = marks.chance(0.6);
          if (its.trade === 'inside') {
            const [words, rate] = marks.pick(crews);
            Object.assign(item, {
              description: words,
              prefix: '',
              activity: '+',
              unit: 'HR',
              quantity: nothing ? 0 : marks.int(1, 4),
              removeRate: 0,
              resetRate: 0,
              replaceRate: rate,
              lifeYears: null,
              depreciation: 0,
              depreciationPercent: 0,
              depreciationMark: null,
            });
            item.note = 'Additional labor hours added due the small nature of the repair';
          } else Object.assign(item, { quantity: 0, depreciation: 0 });
          if (item.depreciation === 0 && item.quantity === 0) {
            item.depreciationPercent = 0;
            item.ageYears = 0;
            item.depreciationMark = null;
          }
          priceLine(item, 0, options);
        } else if (marks.chance(0.14)) item.note = marks.pick(asides);
        else if (marks.chance(0.05)) item.descriptionChanged = true;
        if (item.activity === 'R' && marks.chance(0.5)) {
          item.description = `${item.description} - Detach & reset`;
          item.prefix = '';
          item.activity = '+';
          item.replaceRate = item.resetRate;
          item.resetRate = 0;
          item.lifeYears = null;
        }
      }
      const words = heads[its.trade];
      if (words === undefined || its.items.length < 3) continue;
      const count = Math.min(words.length, Math.ceil(its.items.length / 3));
      const first = marks.int(0, words.length - count);
      const used = words.slice(first, first + count);
      const each = Math.ceil(its.items.length / used.length);
      for (const [index, item] of its.items.entries()) {
        item.section = used[Math.floor(index / each)] ?? null;
        if (index % each === 0) starts.add(item);
      }
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8.5, 9, 9.5]),
      marginLeft: 36,
      marginRight: 36,
      marginTop: 44,
      marginBottom: 58,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'glyph', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark(
        { text: facts.companyName, x: (left + right) / 2, align: 'center', bold: true, size: 12 },
        30,
      );
      const foot = flow.sheet.height - 34;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: (left + right) / 2 + 120, align: 'right', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    flow.space(2);
    const [one, two] = [left + 84, left + 340];
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Cell:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Company:', facts.companyName],
        ['Business:', facts.companyStreet],
        ['', facts.companyTown],
        ['', ''],
      ],
      [one, two],
    );
    flow.line([
      { text: `Claim Number:  ${facts.claimNumber}`, x: left },
      { text: `Policy Number:  ${facts.policyNumber}`, x: left + 190 },
      { text: `Type of Loss:  ${facts.typeOfLoss}`, x: left + 370 },
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
      [one, two],
    );
    const stops = [92, 140, 184, 234, 290, 342, 394, 438, 487, 0].map((x, index) =>
      index === 9 ? right : left + x,
    );
    const head = (): void => {
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
        ]).map((cell) => ({ ...cell, bold: true, size: style.size - 1 })),
      );
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    const plans = random.fork('plans');
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name) => {
        flow.space(0.6);
        centered(flow, name, style.size + 2);
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.6);
        const d = its.dimensions;
        if (d.sfWalls !== undefined) {
          // What is left of a plan that was drawn at the room's left.
          flow.line(
            Array.from({ length: plans.int(1, 3) }, (_, index) => ({
              text: `${plans.int(1, 14)}'${plans.chance(0.7) ? ` ${plans.int(1, 11)}"` : ''}`,
              x: left + 10 + index * 34,
              size: 6,
            })),
            8,
          );
        }
        const at = d.sfWalls === undefined ? left : left + 120;
        flow.line([
          { text: its.name, x: at, bold: true, size: style.size + 1 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        const pairs: [number | undefined, string, number | undefined, string][] = [
          [d.sfWalls, 'SF Walls', d.sfCeiling, 'SF Ceiling'],
          [d.sfWallsCeiling, 'SF Walls & Ceiling', d.sfFloor, 'SF Floor'],
          [d.syFlooring, 'SY Flooring', d.lfFloorPerimeter, 'LF Floor Perimeter'],
          [d.lfCeilingPerimeter, 'LF Ceil. Perimeter', undefined, ''],
        ];
        for (const [a, aName, b, bName] of pairs)
          if (a !== undefined)
            flow.line([
              { text: `${money(a)} ${aName}`, x: left + 150 },
              ...(b === undefined ? [] : [{ text: `${money(b)} ${bName}`, x: left + 330 }]),
            ]);
        flow.space(0.3);
        flow.rule(left, right, 0.8);
        flow.y += 3;
      },
      head,
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, right - left);
        flow.need(flow.leading * (text.length + 1 + (starts.has(item) ? 1.2 : 0)));
        if (starts.has(item) && item.section !== null) {
          flow.line([{ text: item.section, x: left, bold: true }]);
          flow.y += 1;
        }
        const { page } = flow;
        for (const part of text) flow.line([{ text: part, x: left }]);
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
        flow.space(0.3);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label} ${name}`, x: left, bold: true },
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
        flow.rule(left, right, 0.8);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 0.5);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 3, printed, style, layer }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([500, 1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Category', style.size + 2);
    flow.space(1);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        { text: money(amounts.lineItemTotal), x: right - 90, align: 'right' },
        {
          text: shareOf(amounts.lineItemTotal, scope.totals.rcv),
          x: right - 20,
          align: 'right',
        },
      ]);
    flow.rule(right - 170, right - 20, 0.5);
    flow.line([
      { text: 'O&P Items Subtotal', x: left, bold: true },
      { text: money(scope.totals.lineItemTotal), x: right - 90, align: 'right', bold: true },
    ]);
    flow.line([
      { text: 'Total', x: left, bold: true },
      { text: money(scope.totals.rcv), x: right - 90, align: 'right', bold: true },
      { text: '100.00%', x: right - 20, align: 'right', bold: true },
    ]);
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
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
