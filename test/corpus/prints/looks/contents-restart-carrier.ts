import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { addUp, makeScope, type PlaceSpec, priceLine, type Scope } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  type Body,
  centered,
  drawBody,
  drawMeasures,
  factLines,
  figures,
  ladder,
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

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage: string,
): PlaceSpec => ({ name, trade, above, coverage });

const buildingPlaces: readonly PlaceSpec[] = [
  place('Living Room', 'inside', ['Main Level'], 'AA-Dwelling'),
  place('Kitchen', 'inside', ['Main Level'], 'AA-Dwelling'),
  place('Bedroom 2', 'inside', ['Main Level'], 'AA-Dwelling'),
  place('Hallway', 'wet', ['Main Level'], 'AA-Dwelling'),
  place('Dwelling Roof', 'roof', [], 'AA-Dwelling'),
  place('Detached Garage', 'elevation', [], 'BB-Other Structures'),
];

const goodsPlaces: readonly PlaceSpec[] = [
  place('Living Room', 'contents', [], 'CC-Personal Property'),
  place('Bedroom 2', 'contents', [], 'CC-Personal Property'),
  place('Garage', 'contents', [], 'CC-Personal Property'),
];

/** As the price list words it, as the owner wrote it, price, life. */
const goods: readonly (readonly [words: string, owners: string, price: number, life: number])[] = [
  ['Television - LED - 55" - 4K', 'Brightline TV 55 in. bought 2021', 428, 8],
  ['Sofa - 3 cushion - microfiber', 'brown couch w/ 2 pillows', 799, 10],
  ["Rug - area - 8' x 10' - machine woven", 'Rug 8x10 from Hearthside, $310', 212, 10],
  ['Lamp - table - ceramic base', '2 lamps', 64.99, 12],
  ['Bookcase - 5 shelf - laminate', 'Book case', 118, 15],
  ['Dresser - 6 drawer - pine', 'Dresser, solid wood, 1998', 449, 20],
  ['Mattress & box spring - queen', 'Queen bed (Slumberline)', 649, 10],
  ['Bedding - comforter set - queen - 7 pc.', 'comforter', 89.5, 4],
  ["Clothing - adult - men's - shirts - dress", '14 shirts @ about $25', 24.99, 4],
  ['Shoes - athletic - adult', 'Running shoes, size 11 1/2', 84.95, 3],
  ['Vacuum cleaner - upright - bagless', 'Swiftaire vac', 199, 8],
  ['Drill - cordless - 18 volt - kit', 'Drill set', 149, 8],
  ['Bicycle - adult - 21 speed', 'bike (Ridgeway 21 sp)', 389, 10],
  ['Lawn mower - self propelled - 22"', 'Mower 22 in', 419, 10],
  ["Ladder - extension - aluminum - 24'", '24 ft ladder', 268, 20],
  ['Cooler - 48 quart', 'igloo type cooler x 2', 38.75, 10],
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
 * A carrier's packet of two estimates: the building, then the contents, whose numbers begin again
 * at 1 and whose rooms bear the same names. Below each thing stands how its owner called it, below
 * some the page where its price was found; a letter stands behind a number that came late; each
 * estimate has a cover, sums and a summary of its own.
 */
export const contentsRestartCarrier: Print = {
  name: 'contents-restart-carrier',
  open: false,
  draw: (random, lines) => {
    const options = {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0.8,
      lost: 0.05,
      capPercent: 80,
      notes: 0.12,
      machine: 0.5,
      minimums: 2,
    };
    const count = Math.max(1, Math.round(lines * 0.3));
    const building = makeScope(
      random.fork('building'),
      lines - count,
      buildingPlaces,
      'Lakefront Property & Casualty',
      options,
    );
    const belongings = makeScope(random.fork('goods'), count, goodsPlaces, '', {
      ...options,
      depreciated: 0.9,
      notes: 0,
      minimums: 0,
    });
    const { facts } = building;
    const marks = random.fork('marks');
    belongings.facts = { ...facts, estimateName: `${facts.estimateName}_CONT` };
    // A row that came late stands behind another one and takes its number with a letter.
    if (building.items.length > 8) {
      const its = building.places[0];
      const before = its?.items.at(-1);
      if (its !== undefined && before !== undefined) {
        const late: ModelItem = {
          ...before,
          number: `${before.number}b`,
          description: 'Additional charge for a two-tone paint job - walls',
          prefix: '',
          activity: '+',
          quantity: 1,
          unit: 'EA',
          removeRate: 0,
          resetRate: 0,
          replaceRate: 61.5,
          depreciation: 0,
          depreciationPercent: 0,
          depreciationMark: null,
          ageYears: 0,
          lifeYears: null,
          note: null,
          machineNotes: [],
        };
        priceLine(late, 0, options);
        its.items.push(late);
      }
    }
    addUp(building);
    const known = new Map<ModelItem, string>();
    const pool = marks.sample(goods, goods.length);
    let at = 0;
    for (const item of belongings.items) {
      const [words, owners, price, life] = pool[at++ % pool.length] ?? goods[0] ?? ['', '', 1, 1];
      const age = marks.int(1, 9);
      Object.assign(item, {
        description: words,
        prefix: '',
        activity: '+',
        unit: 'EA',
        quantity: marks.pick([1, 1, 1, 1, 2, 3, 14]),
        replaceRate: price,
        ageYears: age,
        lifeYears: life,
        depreciation: 0,
        depreciationMark: null,
      });
      priceLine(item, 1, options);
      const share = Math.min(80, (100 * age) / life);
      item.depreciationPercent = toAmount(share.toFixed(4));
      if (share === 80 && (100 * age) / life > 80) item.depreciationMark = 'M';
      if (marks.chance(0.15)) {
        item.depreciationPercent = marks.pick([10, 25, 50]);
        item.depreciationMark = '%';
      }
      item.depreciation = toAmount(((item.rcv * item.depreciationPercent) / 100).toFixed(4));
      item.recoverable = !marks.chance(0.1);
      item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
      known.set(item, owners);
    }
    addUp(belongings);
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: 8,
      marginLeft: 32,
      marginRight: 32,
      marginTop: 60,
      marginBottom: 56,
      leading: 1.2,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'columns', 'tables-last'] as const),
      bold: random.pick(['face', 'twice'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    let now: Scope = building;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 11 }, 30);
      flow.mark({ text: 'PO Box 7718, Marquette, MI 49855', x: left, size: 7.5 }, 40);
      flow.mark({ text: 'www.claims.example', x: left, size: 7.5 }, 49);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: now.facts.estimateName, x: left, size: 7.5 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 7.5 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    const cover = (what: string): void => {
      flow.startPage('cover');
      centered(flow, what, 11);
      flow.space(1);
      factLines(
        flow,
        [
          ['Insured:', facts.insuredName, 'Home:', facts.phone],
          ['Property:', facts.propertyStreet],
          ['', facts.propertyTown],
          ['', ''],
          ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
          ['', ''],
          ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
          ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
          ['', ''],
          [
            'Date Inspected:',
            usDate(facts.dateInspected),
            'Date Entered:',
            usDate(facts.dateEntered),
          ],
          ['Price List:', facts.priceList],
          ['', 'Restoration/Service/Remodel'],
          ['Estimate:', now.facts.estimateName],
        ],
        [left + 90, left + 330],
      );
    };
    const stops = [210, 250, 284, 334, 380, 428, 466, 508, 0].map((x, index) =>
      index === 8 ? right : left + x,
    );
    const head = (): void => {
      flow.need(flow.leading * 3);
      flow.rule(left, right, 0.6);
      flow.y += 2;
      flow.line(
        [
          { text: 'DESCRIPTION', x: left },
          ...figures(stops, [
            'QUANTITY',
            'UNIT',
            'TAX',
            'RCV',
            'AGE/LIFE',
            'COND.',
            'DEP %',
            'DEPREC.',
            'ACV',
          ]),
        ].map((cell) => ({ ...cell, bold: true, size: 7 })),
      );
      flow.rule(left, right, 0.6);
      flow.y += 3;
    };
    const asides = random.fork('asides');
    const pages = (scope: Scope): Body => {
      now = scope;
      cover(scope === building ? 'Building Estimate' : 'Personal Property Estimate');
      flow.startPage('items');
      const body = drawBody(flow, scope, {
        together: flow.leading * 8,
        area: (name) => {
          flow.space(0.6);
          centered(flow, name, 10);
        },
        place: (its) => {
          flow.space(0.7);
          flow.line([
            { text: its.name, x: left, bold: true, size: 9 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          drawMeasures(flow, its, left + 60, left + 260);
          flow.space(0.4);
        },
        head,
        section: () => undefined,
        row: (item) => {
          const text = flow.wrap(`${numberOf(item)} ${wordsOf(item)}`, 156);
          flow.need(flow.leading * text.length);
          const { page } = flow;
          for (const [index, words] of text.entries())
            flow.line([
              { text: words, x: left },
              ...(index > 0
                ? []
                : figures(stops, [
                    `${money(item.quantity)} ${item.unit}`,
                    money(item.unitPrice),
                    money(item.tax),
                    money(item.rcv),
                    wornText(item),
                    item.condition,
                    shareText(item),
                    lostText(item),
                    money(item.acv),
                  ])),
            ]);
          return page;
        },
        notes: (item) => {
          for (const text of item.machineNotes) flow.paragraph(text, { x: left });
          if (item.note !== null) flow.paragraph(item.note, { x: left });
          const owners = known.get(item);
          if (owners !== undefined) {
            flow.paragraph(`Orig. Desc. - ${owners}`, { x: left });
            if (asides.chance(0.4))
              flow.paragraph(
                `https://www.shop.example/p/${asides.int(10_000, 99_999)}?sku=${asides.int(100, 999)}-${asides.int(10, 99)}&qty=1`,
                { x: left },
              );
          }
          flow.space(0.35);
        },
        total: (kind, name, amounts) => {
          flow.need(flow.leading * 2);
          const label =
            kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
          flow.rule(left, right, 0.4);
          flow.y += 2;
          flow.line([
            { text: `${label} ${name}`, x: left, bold: true },
            ...(
              [
                [2, amounts.tax],
                [3, amounts.rcv],
                [7, amounts.depreciation],
                [8, amounts.acv],
              ] as const
            ).map(([index, value]) => ({
              text: money(value),
              x: stops[index] ?? right,
              align: 'right' as const,
              bold: true,
            })),
          ]);
          flow.space(0.6);
          return true;
        },
        continued: (its) => {
          centered(flow, `CONTINUED - ${its.name}`, 9);
          flow.space(0.3);
        },
        truth: (item, page) => {
          const truth = truthOfPrinted(item, page, { layout: 2, printed, style, layer });
          // Whose words the lines below a thing are is a matter of taste.
          return known.has(item)
            ? { ...truth, unjudged: [...(truth.unjudged ?? []), 'f9Note', 'machineNotes'] }
            : truth;
        },
      });
      flow.need(flow.leading * 4);
      flow.space(0.6);
      for (const text of [
        '[%] - Indicates that depreciate by percent was used for this item',
        '[M] - Indicates that the depreciation percentage was limited by the maximum allowable depreciation for this item',
      ])
        flow.paragraph(text);
      return body;
    };
    const first = pages(building);
    const firstSummaries = drawScopeSummaries(
      flow,
      building,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('guide');
    centered(flow, 'Your guide to contents depreciation recovery', 11);
    flow.space(1);
    for (const text of [
      'Replace the item first, then send us a copy of the receipt with the line number of your estimate beside it. A sample follows.',
      'Estimate: 1. Blender - 10 speed, quantity 1, RCV 59.99, depreciation (24.00), ACV 35.99.',
      'Receipt: 54.10 with tax. We pay 54.10 less 35.99 = 18.11.',
    ]) {
      flow.paragraph(text);
      flow.space(0.6);
    }
    flow.line([
      { text: '1. Blender - 10 speed', x: left },
      ...figures(stops, [
        '1.00 EA',
        '56.06',
        '3.93',
        '59.99',
        '4/10 yrs',
        'Avg.',
        '40%',
        '(24.00)',
        '35.99',
      ]),
    ]);
    ladder(flow, [['You recover', '$18.11', true]], left + 60, right - 120);
    const second = pages(belongings);
    const secondSummaries = drawScopeSummaries(
      flow,
      belongings,
      0,
      (name) => `Summary for ${name}`,
    );
    const items = [...first.items, ...second.items];
    leaveOpen(flow, items);
    return {
      flow,
      layer,
      extras: flow.sheets.map((_, index) => ({
        page: index + 1,
        kind: 'image' as const,
        x: 500,
        y: 22,
        width: 72,
        height: 24,
      })),
      truth: {
        layout: 2,
        items,
        rooms: [...first.rooms, ...second.rooms],
        // Of two estimates no sum is that of the whole document, and rooms share their names.
        totals: [...first.totals, ...second.totals].map((total) => ({
          ...total,
          kind: 'level' as const,
        })),
        summaries: [
          ...firstSummaries,
          ...secondSummaries.map((summary) => ({ ...summary, deductible: null })),
        ],
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
