import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem } from '../../model.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawPhotoSheet } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  drawPlan,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  shareOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, code] = ['Cov A - Dwelling', 'Ordinance or Law'] as const;

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: dwelling,
});

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', ['Source - Aerial Roof', 'Roof']),
  place('Rear Elevation', 'elevation', ['Source - Aerial Roof', 'Walls']),
  place('Great Room', 'inside', ['SKETCH2', 'First Floor']),
  place('Pantry', 'inside', ['SKETCH2', 'First Floor']),
  place('Hall Bathroom', 'wet', ['SKETCH2', 'First Floor']),
  place('Bedroom 3', 'inside', ['SKETCH2', 'Second Floor']),
  place('Fence', 'yard', []),
  place('Debris Removal', 'haul', []),
];

/** What an adjuster writes below a row to say how its price came about. */
const reasons = [
  'Bid of Northgate Millwork dated 3/4/2026: 2 EA @ $418.50 = $837.00, less 10% = $753.30. Price list used instead.',
  'Allowed: 3.00 SQ x $261.40 = $784.20. Contractor asks 5.00 SQ x $298.00 = $1,490.00; pending photos 31-38.',
  'PRICE INCLUDES DELIVERY 85.00 AND 1 HR @ 64.20',
  'Minimum order is 120 SF. 96.40 SF / 0.90 = 107.11 SF.',
  'Prior payment $1,206.11 on 11/2/2025 (check 88410).',
] as const;

const frauds = {
  CO: 'It is unlawful to knowingly provide false, incomplete, or misleading facts or information to an insurance company for the purpose of defrauding or attempting to defraud the company. Penalties may include imprisonment, fines, denial of insurance and civil damages. C.R.S. 10-1-128.',
  FL: 'Any person who knowingly and with intent to injure, defraud, or deceive any insurer files a statement of claim containing any false, incomplete, or misleading information is guilty of a felony of the third degree. F.S. 817.234(1)(b).',
  OH: 'Any person who, with intent to defraud or knowing that he is facilitating a fraud against an insurer, submits an application or files a claim containing a false or deceptive statement is guilty of insurance fraud. O.R.C. 3999.21.',
} as const;

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A regional carrier's final draft on A4: a head of eight lines and a state's warning at the foot
 * of each page, percentages in the second line of the table's head, notes full of sums, sheets of
 * photographs and plans between the rows of one room, a recap by room split by coverage.
 */
export const percentHeadsCarrier: Print = {
  name: 'percent-heads-carrier',
  open: true,
  draw: (random, lines) => {
    const taxPercent = random.pick([7.25, 6.5, 8.375]);
    const scope = makeScope(random.fork('scope'), lines, places, 'Tallgrass Mutual Assurance', {
      taxPercent,
      overheadProfit: true,
      depreciated: 0.45,
      lost: 0.3,
      capPercent: 100,
      notes: 0.08,
      machine: 0.4,
      minimums: 2,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    for (const item of scope.items) {
      if (item.note === null && marks.chance(0.18)) item.note = marks.pick(reasons);
      if (/Ice & water|Drip edge|Sheathing|Smoke|Batt/.test(item.description)) {
        item.coverage = code;
        item.depreciation = 0;
        item.acv = item.rcv;
      }
    }
    addUp(scope);
    const style = printStyle({
      width: 595.28,
      height: 841.89,
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8, 8.5]),
      marginLeft: 34,
      marginRight: 34,
      marginTop: 118,
      marginBottom: 76,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned', 'gaps'] as const),
      order: random.pick(['reading', 'tables-last'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const warning = random.pick(Object.values(frauds));
    flow.furniture = () => {
      const rows: [string, string, string, string][] = [
        [facts.carrierName, '', 'Insured', facts.insuredName],
        ['Property Claims Center', '', 'Claim #', facts.claimNumber],
        ['P.O. Box 4417', '', 'Policy #', facts.policyNumber],
        ['Fort Banner, CO 80528', '', 'Date of Loss', usDate(facts.dateOfLoss)],
        [facts.phone, '', 'Location', facts.propertyStreet],
        ['claims@tallgrass.example', '', '', facts.propertyTown],
        ['', '', 'Adjuster', facts.claimRepresentative],
        ['', '', 'Estimate', facts.estimateName],
      ];
      for (const [index, [a, , b, c]] of rows.entries()) {
        const y = 28 + index * 9.5;
        flow.mark({ text: a, x: left, size: 7.5, bold: index === 0 }, y);
        flow.mark({ text: b, x: right - 190, size: 7.5 }, y);
        flow.mark({ text: c, x: right - 130, size: 7.5 }, y);
      }
      const foot = flow.sheet.height - 58;
      for (const [index, part] of flow.wrap(warning, right - left, {}, 6.5).entries())
        flow.mark({ text: part, x: left, size: 6.5 }, foot + index * 8);
      flow.mark(
        { text: `${usDate(facts.dateEntered)}  Page: ${flow.page}`, x: right, align: 'right' },
        flow.sheet.height - 22,
      );
    };
    flow.startPage('cover');
    flow.space(1);
    centered(flow, 'Estimate of Covered Repairs', 14);
    flow.space(1);
    for (const [label, value] of [
      ['Type of Loss:', facts.typeOfLoss],
      ['Date Inspected:', usDate(facts.dateInspected)],
      ['Price List:', facts.priceList],
      ['', 'Restoration/Service/Remodel'],
    ] as const)
      flow.line([
        { text: label, x: left + 120, align: 'right' },
        { text: value, x: left + 128 },
      ]);
    flow.space(1);
    flow.paragraph(
      'This estimate is the amount we find reasonable to repair the covered damage. If your contractor finds more, call before the work is done; we must have the opportunity to inspect again. Overhead and profit are included in each line.',
    );
    const stops = [232, 282, 325, 372, 424, 478, right - left].map((x) => left + x);
    const photos = random.fork('photos');
    let shown = 1;
    const interrupt = (): void => {
      if (photos.chance(0.5)) {
        drawPhotoSheet(flow, photos, shown);
        shown += 3;
      } else drawPlan(flow, scope, 'First Floor');
      flow.startPage('items');
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 10,
      area: (name, depth) => {
        flow.space(0.5);
        centered(flow, name, style.size + (depth === 0 ? 4 : 2.5));
        flow.space(0.3);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 2 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 110, left + 290);
        flow.space(0.4);
      },
      head: () => {
        flow.rule(left, right, 0.6);
        flow.y += 3;
        for (const [first, texts] of [
          ['DESCRIPTION', ['QUANTITY', 'UNIT PRICE', 'TAX', 'O&P', 'RCV', 'DEPREC.', 'ACV']],
          ['', ['', '', `(${taxPercent}%)`, '(10%/10%)']],
        ] as const)
          flow.line([
            { text: first, x: left, bold: true },
            ...figures(stops, texts).map((cell) => ({
              ...cell,
              bold: true,
              size: style.size - 0.5,
            })),
          ]);
        flow.rule(left, right, 0.6);
        flow.y += 4;
      },
      section: () => undefined,
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, 178);
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
                  money(item.overheadProfit),
                  money(item.rcv),
                  lostText(item),
                  money(item.acv),
                ])
              : []),
          ]);
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        if (item.note !== null) flow.paragraph(item.note, { x: left, width: 400 });
        flow.space(0.4);
        if (photos.chance(0.025)) {
          interrupt();
          if (item !== scope.items.at(-1)) flow.continuation?.();
        }
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...figures(stops.slice(2), [
            money(amounts.tax),
            money(amounts.overheadProfit),
            money(amounts.rcv),
            money(amounts.depreciation),
            money(amounts.acv),
          ]).map((cell) => ({ ...cell, bold: true })),
        ]);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      truth: (item, page) => truthOfPrinted(item, page, { layout: 1, printed, style, layer }),
      afterPlace: () => {
        if (photos.chance(0.2)) interrupt();
      },
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500, 5000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Room', style.size + 3);
    flow.space(0.6);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    const whole = scope.totals.lineItemTotal;
    for (const its of [...scope.places, ...(scope.minimums === null ? [] : [scope.minimums])]) {
      flow.need(flow.leading * 4);
      flow.line([
        { text: its.name, x: left + 16 },
        { text: money(its.totals.lineItemTotal), x: right - 120, align: 'right' },
        { text: shareOf(its.totals.lineItemTotal, whole), x: right - 40, align: 'right' },
      ]);
      for (const name of new Set(its.items.map(({ coverage }) => coverage))) {
        const part = toAmount(
          sum(
            its.items.filter(({ coverage }) => coverage === name).map((item) => item.lineItemTotal),
          ),
        );
        flow.line([
          { text: `Coverage: ${name}`, x: left + 40 },
          { text: shareOf(part, its.totals.lineItemTotal), x: left + 260, align: 'right' },
          { text: '=', x: left + 268 },
          { text: money(part), x: left + 340, align: 'right' },
        ]);
      }
    }
    flow.rule(left, right, 0.5);
    flow.line([
      { text: 'Subtotal of Areas', x: left, bold: true },
      { text: money(whole), x: right - 120, align: 'right', bold: true },
      { text: '100.00%', x: right - 40, align: 'right', bold: true },
    ]);
    for (const one of coverageSums(scope))
      flow.line([
        { text: `Coverage: ${one.name}`, x: left + 40 },
        { text: shareOf(one.lineItemTotal, whole), x: left + 260, align: 'right' },
        { text: '=', x: left + 268 },
        { text: money(one.lineItemTotal), x: left + 340, align: 'right' },
      ]);
    leaveOpen(flow, body.items);
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
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
