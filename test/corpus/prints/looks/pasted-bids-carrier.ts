import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  figures,
  leaveOpen,
  lostText,
  numberOf,
  wordsOf,
  wornText,
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

/** Names that people give: numbers, words of sums, of pages, of other parts of a print. */
const places: readonly PlaceSpec[] = [
  place('Total Roof Replacement', 'roof', ['SUPPLEMENT 1'], ['Tear off', 'Install']),
  place('Lines 14 & 15 of carrier', 'elevation', ['SUPPLEMENT 1']),
  place('2nd Floor Bath (page 6)', 'inside', ['SUPPLEMENT 1']),
  place('Office/Summary items', 'inside', ['SUPPLEMENT 1']),
  place('12 x 14 Sunroom', 'inside', ['Revised 5/12/26'], ['Demo', 'Put back']),
  place('Room #7', 'inside', ['Revised 5/12/26']),
  place('Coverage A - exterior', 'elevation', ['Revised 5/12/26']),
  place("Deck 10' x 24'", 'yard', ['Revised 5/12/26']),
  place('O&P / Permits', 'haul', []),
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
];

/** A vendor's offer as it was pasted below a row: rows and a sum that look like more of the same. */
const pasted = (random: Random): string[] => {
  const hours = random.int(4, 40);
  const piece = random.int(120, 2400);
  const count = random.int(1, 6);
  const work = hours * 85;
  const goods = piece * count;
  return [
    `${random.pick(['Copperline Sheet Metal', 'Ironbark Fence & Patio', 'Delta Glass Co.'])} - quote #${random.int(1000, 9999)}`,
    `1. Labor ${hours}.00 HR 85.00 ${money(work)}`,
    `2. Material per drawing ${count}.00 EA ${money(piece)} ${money(goods)}`,
    '3. Freight included',
    `Total: ${money(work + goods)}`,
  ];
};

const reasons = [
  ['Sides: 2 x 14 LF x 8 LF = 224 SF', 'Ends: 2 x 12 LF x 8 LF = 192 SF', 'Total = 416 SF'],
  ['Paid on 3/02/26: 12.00 SQ @ 271.83 = 3,261.96. This revision pays 16.33 SQ.'],
  ['See carrier page 4, line 22 (R&R Baseboard - 5 1/4" 46.00 LF 5.11 235.06).'],
  ['1/2 of the quantity; the neighbor owns the rest.'],
  ['R905.2.7.1 - Ice barrier. 24" inside the wall line.'],
] as const;

/**
 * A carrier's revision by a catastrophe vendor: offers pasted below the rows, numbered and priced
 * like rows; sums of measures; rooms whose names hold numbers and words of totals and pages; age
 * and life without condition or percentage; words that sit unevenly on their line, and a file that
 * holds them from the page's end to its beginning.
 */
export const pastedBidsCarrier: Print = {
  name: 'pasted-bids-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Meridian Armed Services Mutual', {
      taxPercent: 8.25,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.1,
      capPercent: 80,
      notes: 0,
      machine: 0.4,
      minimums: 2,
    });
    const { facts } = scope;
    const marks = random.fork('marks');
    const below = new Map<ModelItem, readonly string[]>();
    for (const item of scope.items) {
      if (item.laborMinimum) continue;
      const way = marks.next();
      if (way < 0.09) below.set(item, pasted(marks));
      else if (way < 0.22) below.set(item, marks.pick(reasons));
      else if (way < 0.25) item.descriptionChanged = true;
      const words = below.get(item);
      if (words !== undefined) item.note = words.join('\n');
    }
    addUp(scope);
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: 9,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 64,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'word', 'cell', 'glyph'] as const),
      order: random.pick(['reversed', 'reading', 'columns'] as const),
      sizeIn: random.pick(['font', 'matrix'] as const),
      page: random.pick(['plain', 'plain', 'form', 'cropped'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 10 }, 30);
      flow.mark({ text: '9800 Liberty Pkwy  San Tomas, TX 78288', x: left, size: 8 }, 40);
      flow.mark(
        {
          text: `L/R Number: 00${facts.claimNumber.slice(0, 3)}`,
          x: right,
          align: 'right',
          size: 8,
        },
        30,
      );
      flow.mark({ text: `Member: ${facts.insuredName}`, x: right, align: 'right', size: 8 }, 40);
      const foot = flow.sheet.height - 34;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark(
        { text: usDate(facts.dateEntered), x: (left + right) / 2, align: 'center', size: 8 },
        foot,
      );
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value, other, its] of [
      ['Insured:', facts.insuredName, 'Home:', facts.phone],
      ['Property:', facts.propertyStreet, '', ''],
      ['', facts.propertyTown, '', ''],
      ['', '', '', ''],
      ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
      ['Estimator:', facts.estimator, 'Company:', facts.companyName],
      ['', '', '', ''],
      ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
      ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
      ['Price List:', facts.priceList, 'Date Inspected:', usDate(facts.dateInspected)],
      ['', 'Restoration/Service/Remodel', '', ''],
      ['Estimate:', facts.estimateName, '', ''],
    ])
      flow.line([
        { text: label ?? '', x: left + 76, align: 'right' },
        { text: value ?? '', x: left + 82 },
        { text: other ?? '', x: left + 350, align: 'right' },
        { text: its ?? '', x: left + 356 },
      ]);
    const stops = [104, 168, 216, 270, 334, 398, 464, 0].map((x, index) =>
      index === 7 ? right : left + x,
    );
    const head = (): void => {
      flow.line(
        figures(stops, ['QUANTITY', 'UNIT', 'TAX', 'O&P', 'RCV', 'AGE/LIFE', 'DEPREC.', 'ACV']).map(
          (cell) => ({ ...cell, bold: true, size: 8 }),
        ),
      );
      flow.rule(left, right, 0.6);
      flow.y += 4;
    };
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 8,
      area: (name) => {
        flow.space(0.7);
        centered(flow, name, 11);
        flow.space(0.2);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const, bold: true }]),
        ]);
        drawMeasures(flow, its, left + 100, left + 310);
        flow.space(0.4);
      },
      head,
      section: (name) => {
        flow.need(flow.leading * 3.2);
        flow.line([{ text: `**${name}**`, x: left, bold: true }]);
      },
      row: (item) => {
        const text = flow.wrap(`${numberOf(item)}  ${wordsOf(item)}`, right - left);
        flow.need(flow.leading * (text.length + 1));
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
            lostText(item),
            money(item.acv),
          ]),
        );
        return page;
      },
      notes: (item) => {
        for (const text of item.machineNotes) flow.paragraph(text, { x: left });
        for (const text of below.get(item) ?? []) flow.paragraph(text, { x: left });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        flow.rule(left, right, 0.4);
        flow.y += 2;
        flow.line([
          { text: `${label}  ${name}`, x: left, bold: true },
          ...(
            [
              [2, amounts.tax],
              [3, amounts.overheadProfit],
              [4, amounts.rcv],
              [6, amounts.depreciation],
              [7, amounts.acv],
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
        centered(flow, `CONTINUED - ${its.name}`, 9.5);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 3, printed, style, layer },
          {
            f9Note: item.note === null ? null : item.note.replaceAll('\n', ' '),
          },
        ),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([500, 1000, 2130]),
      (name) => `Summary for ${name}`,
    );
    // Words sit a little above or below their line, as a printer's driver rounds them.
    const uneven = random.fork('uneven');
    for (const sheet of flow.sheets)
      for (const mark of sheet.marks)
        if (mark.kind === 'text')
          mark.y = toAmount((mark.y + uneven.between(-0.6, 0.6)).toFixed(2));
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
