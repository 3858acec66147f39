import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { ModelItem } from '../../model.ts';
import type { Random } from '../../random.ts';
import { rewordLines } from '../content/list-words.ts';
import { incurredNote } from '../content/print-words.ts';
import { addUp, makeScope, type PlaceSpec, priceLine, type Scope } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawCategoryRecap } from '../drawing/recap-pages.ts';
import { drawMeasures, factLines, leaveOpen, lostText } from '../drawing/scope-body.ts';
import { drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string,
  sections?: readonly string[],
): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage,
  ...(sections === undefined ? {} : { sections }),
});

const [house, apart, goods] = ['Dwelling', 'Other Structures', 'Personal Property'] as const;

const places: readonly PlaceSpec[] = [
  place('Dwelling Roof', 'roof', house, ['Asphalt', 'Metals', 'Paint']),
  place('Dwelling - Exterior', 'elevation', house, ['Front', 'Rear']),
  place('Dwelling - Living Rm', 'inside', house),
  place('Dwelling - Bath', 'inside', house),
  place('Pool House', 'elevation', apart),
  place('Fence Line (N)', 'yard', apart),
  place('Contents', 'contents', goods),
];

const laws = [
  'Ice barrier (code upgrade)',
  'Decking to code - 7/16" OSB (code upgrade)',
  'Drip edge at rakes (code upgrade)',
] as const;

/** Rows that code asks for behind the last room: paid for once the work is done. */
const addLaws = (random: Random, scope: Scope): void => {
  const [roof] = scope.places;
  const model = roof?.items.find((item) => item.activity === '+');
  if (roof === undefined || model === undefined || scope.items.length < 12) return;
  for (const text of random.sample(laws, random.int(1, 3))) {
    const item: ModelItem = {
      ...model,
      number: '',
      prefix: '',
      activity: '+',
      removeRate: 0,
      description: text,
      quantity: random.int(40, 400),
      unit: text.startsWith('Drip') ? 'LF' : 'SF',
      replaceRate: random.int(150, 420) / 100,
      depreciation: 0,
      depreciationPercent: 0,
      depreciationMark: null,
      machineNotes: [],
      section: 'Code Items',
      paidWhenIncurred: 'note',
      bidItem: false,
      note: null,
    };
    priceLine(item, 0.4, { taxPercent: 6, overheadProfit: true });
    item.note = incurredNote(
      money(item.quantity),
      item.unit,
      money(item.replaceRate),
      money(item.rcv),
    );
    roof.items.push(item);
  }
  for (const item of scope.items) item.number = '';
  addUp(scope);
};

/** A page of a letter; paragraphs that number and price things as rows do. */
const drawLetter = (flow: Flow, to: readonly string[], paragraphs: readonly string[]): void => {
  flow.startPage('letter');
  for (const text of to) flow.line([{ text, x: flow.left }]);
  flow.space(1.5);
  for (const text of paragraphs) {
    flow.paragraph(text);
    flow.space(0.8);
  }
};

/**
 * An insurer's whole mailing: letters to the owner and to the lienholder before and behind the
 * estimate, an extract of the building code between its pages, rows of code that are paid when
 * incurred, heads in small letters, rooms without levels, and pictures at the end.
 */
export const lienholderLettersInsurer: Print = {
  name: 'lienholder-letters-insurer',
  open: false,
  lines: [5, 19, 34, 58, 108],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Bayou Coast Insurance Company', {
      taxPercent: 6,
      overheadProfit: true,
      depreciated: 0.65,
      lost: 0.2,
      capPercent: 90,
      notes: 0.14,
      machine: 0.5,
      minimums: 2,
    });
    rewordLines(random.fork('words'), scope, 0.3);
    addLaws(random.fork('laws'), scope);
    const { facts, totals } = scope;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8, 8.5]),
      marginLeft: 48,
      marginRight: 48,
      marginTop: 62,
      marginBottom: 70,
      paidWhenIncurredAmounts: 'full',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      quotes: random.pick(['straight', 'typographic', 'primes'] as const),
      spaces: random.pick(['plain', 'no-break'] as const),
      encoding: 'scrambled' as const,
      ligatures: random.chance(0.5),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: right, align: 'right', bold: true, size: 11 }, 34);
      flow.mark(
        {
          text: `Claim ${facts.claimNumber}  Policy ${facts.policyNumber}`,
          x: right,
          align: 'right',
          size: 7,
        },
        45,
      );
      const foot = flow.sheet.height - 40;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
      flow.mark(
        {
          text: 'Any person who knowingly presents a false claim may be guilty of a crime.',
          x: left,
          size: 6.5,
        },
        foot + 12,
      );
    };
    const owner = [
      usDate(facts.dateEntered),
      facts.insuredName,
      facts.propertyStreet,
      facts.propertyTown,
    ];
    drawLetter(flow, owner, [
      `RE: your loss of ${usDate(facts.dateOfLoss)}`,
      `Replacement cost value: $${money(totals.rcv)}. Depreciation: $${money(totals.depreciation)}. Actual cash value: $${money(totals.acv)}.`,
      '1. Send the signed contract. 2. Send 2 photographs of the finished roof. 3. Send invoices of at least $500.00.',
      'Recoverable depreciation may be claimed within 365 days. Items of code are paid up to 10% of Coverage A.',
      facts.claimRepresentative,
    ]);
    drawLetter(
      flow,
      ['First Prairie Home Loans ISAOA', 'PO Box 20155', 'Merriam Falls, GA 30189'],
      [
        `Loan 0044-${random.int(100_000, 999_999)}: our check names you as lienholder because the amount is above $10,000.00.`,
        'Please send the form of release within 10 business days.',
        'Property Claims',
      ],
    );
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Company:', facts.carrierName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Received:', usDate(facts.dateReceived)],
        ['Price List:', facts.priceList],
        ['Estimate:', facts.estimateName],
      ],
      [left + 84, left + 340],
    );
    const column = (
      key: LinedColumn['key'],
      head: string,
      at: number,
      text?: (item: ModelItem) => string,
    ): LinedColumn => ({
      key,
      head: [head],
      at: left + at,
      ...(text === undefined ? {} : { text }),
    });
    const extras: Extra[] = [];
    flow.startPage('items');
    let drawn = 0;
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'Quantity', 224),
        column('price', 'Unit Price', 276),
        column('tax', 'Tax', 312),
        column('op', 'O&P', 356),
        column('rcv', 'RCV', 410),
        column('lost', 'Deprec.', 464, (item) => lostText(item)),
        column('acv', 'ACV', right - left),
      ],
      layout: 1,
      head: 'Description',
      words: 172,
      figures: 'first',
      hang: 12,
      labels: {
        room: 'Totals:',
        level: null,
        line_items: 'Line Item Totals:',
        labor_minimums: 'Totals:',
      },
      placeAt: [left, left, left],
      note: { x: left + 12, width: 380 },
      own: {
        place: (its) => {
          // An extract of the code lies between the pages of long mailings.
          if (++drawn === 4) {
            drawLetter(
              flow,
              ['EXTRACT OF THE BUILDING CODE'],
              [
                'R905.1.2 Ice barriers. In areas with a history of ice, 2 layers of underlayment cemented together, or self-adhering sheet, from the eaves to a point 24 inches inside the wall line.',
                'R905.2.8.5 Drip edge. 10 ft. lengths lapped 2 inches, nailed at 12 inches o.c.',
              ],
            );
            flow.startPage('items');
          }
          flow.space(0.9);
          flow.line([
            { text: its.name, x: left, bold: true, size: style.size + 2.5 },
            ...(its.height === null
              ? []
              : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
          ]);
          drawMeasures(flow, its, left + 30, left + 240);
          flow.space(0.4);
        },
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: `**${name}**`, x: left, bold: true }]);
          flow.space(0.2);
        },
        continued: (its) => {
          flow.line([{ text: `CONTINUED - ${its.name}`, x: left, bold: true }]);
          flow.space(0.3);
        },
      },
    });
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([1000, 2500]),
      (name) => `Summary for ${name}`,
    );
    if (scope.items.every((item) => item.paidWhenIncurred === null)) drawCategoryRecap(flow, scope);
    flow.startPage('other');
    for (let index = 0; index < 3; index++) {
      const y = 70 + index * 215;
      extras.push({ page: flow.page, kind: 'image', x: left, y, width: 250, height: 190 });
      flow.mark(
        { text: `${index + 1}-Dwelling Roof ${random.int(2, 12)}.JPG`, x: left + 262 },
        y + 12,
      );
      flow.mark({ text: `Taken By: ${facts.claimRepresentative}`, x: left + 262 }, y + 24);
      flow.mark({ text: `${random.int(3, 11)} hits in 100 SF`, x: left + 262 }, y + 36);
    }
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 1,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
