import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type PlaceSpec, priceLine } from '../content/scope.ts';
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
  leaveOpen,
  shareOf,
  shareText,
} from '../drawing/scope-body.ts';
import { drawScopeSummaries, factsOfCover } from '../drawing/scope-pages.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  coverage = 'Building',
): PlaceSpec => ({ name, trade, above, coverage });

const places: readonly PlaceSpec[] = [
  place('Built-Up Roof', 'roof', ['Bldg 1 - Sanctuary', 'Exterior']),
  place('Nave', 'inside', ['Bldg 1 - Sanctuary', 'Main Floor']),
  place('Narthex', 'inside', ['Bldg 1 - Sanctuary', 'Main Floor']),
  place('Choir Loft', 'inside', ['Bldg 1 - Sanctuary', 'Balcony Level']),
  place('Roof', 'roof', ['Bldg 2 - School', 'Exterior']),
  place('Rm 101', 'inside', ['Bldg 2 - School', '1st Floor']),
  place('Rm 102', 'inside', ['Bldg 2 - School', '1st Floor']),
  place('Rm 201', 'inside', ['Bldg 2 - School', '2nd Floor']),
  place('Hall 200', 'inside', ['Bldg 2 - School', '2nd Floor']),
  place('Perimeter Fence', 'yard', ['Site'], 'Outdoor Property'),
  place('Disposal', 'haul', ['Site']),
];

/**
 * A commercial adjuster's print of several buildings on legal sheets that lie sideways, in an
 * embedded face: places three deep with a sum on each level, quantities of thousands and amounts of
 * hundreds of thousands that nearly touch, every column the program has, words that a page's end
 * may cut, a recap that sets each place under what it stands below.
 */
export const campusCommercialAdjuster: Print = {
  name: 'campus-commercial-adjuster',
  open: true,
  draw: (random, lines) => {
    const options = {
      taxPercent: 8,
      overheadProfit: true,
      depreciated: 0.6,
      lost: 0.07,
      capPercent: 80,
      notes: 0.1,
      machine: 0.2,
      minimums: 2,
    };
    const scope = makeScope(random.fork('scope'), lines, places, 'Old Harbor Specialty', options);
    lengthenWords(random.fork('words'), scope, 0.25);
    const sizes = random.fork('sizes');
    for (const item of scope.items) {
      if (!['SF', 'LF', 'SQ', 'SY'].includes(item.unit)) continue;
      item.quantity = toAmount((item.quantity * sizes.int(6, 38)).toFixed(2));
      const share = item.rcv === 0 ? 0 : item.depreciation / item.rcv;
      priceLine(item, 0.4, options);
      item.depreciation = toAmount((item.rcv * share).toFixed(2));
      item.acv = toAmount((item.rcv - item.depreciation).toFixed(2));
    }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      width: 1008,
      height: 612,
      family: 'liberation',
      size: random.pick([8.5, 9]),
      marginLeft: 36,
      marginRight: 36,
      marginTop: 46,
      marginBottom: 48,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 11 }, 28);
      flow.mark(
        {
          text: `${facts.insuredName}  |  ${facts.claimNumber}`,
          x: right,
          align: 'right',
          size: 8.5,
        },
        28,
      );
      const foot = flow.sheet.height - 24;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 110, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Business:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Company:', facts.carrierName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Price List:', facts.priceList, 'Date Entered:', usDate(facts.dateEntered)],
        ['', 'Commercial/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 120, left + 520],
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QUANTITY'], at: left + 326 },
      { key: 'price', head: ['UNIT', 'PRICE'], at: left + 382 },
      { key: 'tax', head: ['TAX'], at: left + 444 },
      { key: 'op', head: ['O&P'], at: left + 514 },
      { key: 'rcv', head: ['RCV'], at: left + 592 },
      { key: 'worn', head: ['AGE/LIFE'], at: left + 656 },
      { key: 'condition', head: ['COND.'], at: left + 716 },
      {
        key: 'share',
        head: ['DEP %'],
        at: left + 776,
        text: (item) => shareText(item, 'always'),
      },
      { key: 'lost', head: ['DEPREC.'], at: left + 858 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: (name, depth) => {
        flow.space(0.4);
        flow.line([{ text: name, x: left, bold: true, size: depth === 0 ? 14 : 11.5 }]);
        flow.space(0.2);
      },
      place: (its) => {
        flow.space(0.6);
        flow.line([
          { text: its.name, x: left, bold: true, size: 10 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: left + 520, align: 'right' as const }]),
        ]);
        drawMeasures(flow, its, left + 160, left + 380);
        flow.space(0.3);
      },
      head: () => {
        flow.rule(left, right, 0.6);
        flow.y += 1;
        linedHead(flow, columns, 'DESCRIPTION');
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) =>
        linedRow(flow, item, { columns, words: 258, figures: 'first', mayBreak: true }),
      notes: (item) => {
        flow.space(0.3);
        for (const text of item.machineNotes) flow.paragraph(text, { width: 560 });
        if (item.note !== null) flow.paragraph(item.note, { width: 560 });
        flow.space(0.4);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.4);
        flow.y += 2;
        const label =
          kind === 'line_items' ? 'Line Item Totals:' : kind === 'level' ? 'Total:' : 'Totals:';
        linedTotal(flow, columns, `${label} ${name}`, amounts);
        flow.space(0.6);
        return true;
      },
      continued: (its) => {
        centered(flow, `CONTINUED - ${its.name}`, 10);
        flow.space(0.3);
      },
      truth: (item, page) =>
        truthOfPrinted(item, page, {
          layout: 2,
          printed: linedFields(columns),
          style,
          layer: null,
        }),
    });
    leaveOpen(flow, body.items);
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([10000, 25000]),
      (name) => `Summary for ${name}`,
    );
    flow.startPage('recap');
    centered(flow, 'Recap by Room', 13);
    flow.space(0.8);
    flow.line([{ text: `Estimate: ${facts.estimateName}`, x: left, bold: true }]);
    let before: readonly string[] = [];
    for (const its of scope.places) {
      for (const [depth, name] of its.path.slice(0, -1).entries())
        if (before[depth] !== name) {
          flow.need(flow.leading * 3);
          flow.space(0.3);
          flow.line([{ text: `Area: ${name}`, x: left + 20 + depth * 24, bold: true }]);
        }
      before = its.path.slice(0, -1);
      flow.need(flow.leading);
      flow.line([
        { text: its.name, x: left + 20 + its.path.length * 24 },
        { text: money(its.totals.lineItemTotal), x: left + 560, align: 'right' },
        {
          text: shareOf(its.totals.lineItemTotal, scope.totals.lineItemTotal),
          x: left + 640,
          align: 'right',
        },
      ]);
    }
    flow.rule(left + 480, left + 640, 0.6);
    flow.line([
      { text: 'Subtotal of Areas', x: left, bold: true },
      { text: money(scope.totals.lineItemTotal), x: left + 560, align: 'right', bold: true },
      { text: '100.00%', x: left + 640, align: 'right', bold: true },
    ]);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: factsOfCover(scope),
      },
    };
  },
};
