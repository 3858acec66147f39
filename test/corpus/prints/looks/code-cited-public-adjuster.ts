import { Flow } from '../../drawing/flow.ts';
import { watermark } from '../../drawing/furniture.ts';
import { money, usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  centered,
  drawBody,
  drawMeasures,
  factLines,
  ladder,
  leaveOpen,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof', ['Exterior']),
  place('Front Elevation', 'elevation', ['Exterior']),
  place('Rear Elevation', 'elevation', ['Exterior']),
  place('Living Room', 'inside', ['Interior']),
  place('Hallway', 'inside', ['Interior']),
  place('Primary Bath', 'inside', ['Interior']),
  place('General Conditions', 'haul', []),
];

/** What is pasted below a row: paragraphs of a code with their numbers, lists, figures. */
const citations = [
  'Building code in force: 2021 residential code with local amendments.\nR905.2.8.2 Valleys. Valley linings are installed before the covering as the maker says.\n1. Open valleys lined with metal are at least 24 inches wide.\n2. Open valleys lined with 2 plies of roll roofing: bottom 18 inches, top 36 inches.\n3. Closed valleys: 36 inches of self-adhering sheet.',
  'See 1507.2.7.1 and local ordinance 18-402: ice barrier from the eave to 24 inches inside the wall line, all 4 eaves.',
  'Reason for this line:\n1) omitted by the carrier, whose line 12 allows 2.00 SQ only;\n2) both coats are needed to seal smoke;\n3) photographs 31 to 36 show 3 layers.',
  "Maker's bulletin no. 2208, page 4: 6 nails per shingle above 110 MPH, 4 elsewhere.",
  '150.0 LF x 2.9167 = 437.5 SF. 10% waste added = 481.25 SF / 100 = 4.81 SQ.',
] as const;

/**
 * A public adjuster's print with rates to reset, remove and replace: below many rows paragraphs
 * of the building code in italics, whose own numbers begin lines as rows do, a word across each
 * page, long descriptions cut by the end of a page, no depreciation, one summary.
 */
export const codeCitedPublicAdjuster: Print = {
  name: 'code-cited-public-adjuster',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 6.5,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0.5,
      minimums: 1,
    });
    lengthenWords(random.fork('words'), scope, 0.4);
    const cited = random.fork('cited');
    for (const item of scope.items) if (cited.chance(0.3)) item.note = cited.pick(citations);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8, 8.5]),
      marginLeft: 34,
      marginRight: 34,
      marginTop: 78,
      marginBottom: 52,
      watermark: {
        text: 'FOR SETTLEMENT PURPOSES',
        size: 54,
        angle: 50,
        gray: 0.88,
        perGlyph: false,
        under: true,
      },
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      quotes: random.pick(['straight', 'typographic'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Bellwether Claims Advocates, LLC', x: left, bold: true, size: 13 }, 36);
      flow.mark({ text: 'Licensed Public Adjusters  W-550142', x: left, size: 8 }, 48);
      flow.mark({ text: facts.companyTown, x: left, size: 8 }, 58);
      flow.rule(left, right, 1, 64);
      const foot = flow.sheet.height - 26;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: 440, size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', facts.estimator.split(' ')[0]?.toUpperCase() ?? ''],
        ['', ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Position:', 'Senior Public Adjuster'],
        ['', ''],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateReceived)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 330],
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QTY'], at: left + 262 },
      { key: 'reset', head: ['RESET'], at: left + 308 },
      { key: 'remove', head: ['REMOVE'], at: left + 358 },
      { key: 'replace', head: ['REPLACE'], at: left + 412 },
      { key: 'tax', head: ['TAX'], at: left + 452 },
      { key: 'op', head: ['O&P'], at: left + 496 },
      { key: 'rcv', head: ['TOTAL'], at: right },
    ];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 10,
      area: (name) => {
        flow.space(0.5);
        centered(flow, name, style.size + 4);
      },
      place: (its) => {
        flow.space(0.7);
        flow.line([
          { text: its.name, x: left + 110, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        flow.rule(left + 110, right, 0.5);
        flow.space(0.2);
        drawMeasures(flow, its, left + 130, left + 320);
        flow.space(0.5);
      },
      head: () => {
        linedHead(flow, columns, 'DESCRIPTION');
        flow.rule(left, right, 0.8);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) =>
        linedRow(flow, item, { columns, words: 214, figures: 'first', mayBreak: true }),
      notes: (item) => {
        if (item.machineNotes.length > 0) flow.space(0.3);
        for (const text of item.machineNotes) flow.paragraph(text);
        for (const text of item.note?.split('\n') ?? [])
          flow.paragraph(text, { italic: true, width: 500 });
        flow.space(0.5);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${label} ${name}`, amounts);
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, style.size + 1);
        flow.space(0.4);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 5, printed: ['unitPrice', ...linedFields(columns)], style, layer, reset: true },
          {},
        ),
    });
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    centered(flow, 'Summary', style.size + 4);
    flow.space(0.8);
    const { totals } = scope;
    const half = scope.items.reduce((all, item) => all + item.overhead, 0);
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Subtotal', money(totals.lineItemTotal + totals.tax), false, true],
        ['Overhead', money(half)],
        ['Profit', money(half)],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 60,
      right - 100,
    );
    flow.space(3);
    flow.line([{ text: '________________________________', x: left + 180 }]);
    flow.line([{ text: facts.estimator, x: left + 180 }]);
    flow.line([{ text: 'Senior Public Adjuster', x: left + 180 }]);
    watermark(flow.sheets, flow);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: totals.lineItemTotal,
            rcv: totals.rcv,
            acv: null,
            deductible: null,
            netClaim: totals.rcv,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          priceList: facts.priceList,
        },
      },
    };
  },
};
