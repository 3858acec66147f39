import { Flow } from '../../drawing/flow.ts';
import { usDate } from '../../layouts/format.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import type { LinedColumn } from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { drawMeasures, drawPlan, factLines, leaveOpen, lostText } from '../drawing/scope-body.ts';
import { drawScopeSummaries } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Extra } from '../layer/write-print.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], above: readonly string[]): PlaceSpec => ({
  name,
  trade,
  above,
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Lobby', 'inside', ['Level 1']),
  place('Exam Room 1', 'inside', ['Level 1']),
  place('Exam Room 2', 'inside', ['Level 1']),
  place('Break Room', 'inside', ['Level 1']),
  place('Records', 'inside', ['Level 2']),
  place('Corridor 201', 'inside', ['Level 2']),
  place('Flat Roof Section A', 'roof', ['Exterior']),
  place('North Wall', 'elevation', ['Exterior']),
];

/**
 * An independent adjuster's print for a clinic that gives each room a page: the level's and the
 * room's name at the head with a picture at the right, measures below, then rows with age, condition
 * and percentage and no tax, the sum, and nothing more on the page. Long rooms go on behind
 * `CONTINUED`. The adjusting firm's file number and the insurer's claim number differ.
 */
export const roomPerPageAdjuster: Print = {
  name: 'room-per-page-adjuster',
  open: false,
  lines: [4, 13, 30, 52, 96],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Union Prairie Commercial', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.08,
      capPercent: 90,
      notes: 0.15,
      machine: 0.3,
      minimums: 0,
    });
    const { facts } = scope;
    facts.typeOfLoss = 'Water Damage';
    const style = printStyle({
      family: random.pick(['times', 'helvetica']),
      size: random.pick([8, 8.5]),
      marginTop: 70,
      marginLeft: 36,
      marginRight: 36,
      marginBottom: 56,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      order: random.pick(['reading', 'columns', 'reversed'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const file = `${random.int(24, 26)}-${random.int(10_000, 99_999)}`;
    flow.furniture = () => {
      flow.mark({ text: 'Marrow & Tesch Adjusters', x: left, bold: true, size: 11 }, 32);
      flow.mark({ text: `Our File: ${file}`, x: left, size: 8 }, 44);
      flow.mark({ text: `Insured: ${facts.insuredName}`, x: right, align: 'right', size: 8 }, 32);
      flow.mark({ text: `Claim: ${facts.claimNumber}`, x: right, align: 'right', size: 8 }, 44);
      flow.rule(left, right, 0.5, 52);
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: `${usDate(facts.dateEntered)}`, x: 330, size: 8 }, foot);
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
        ['Estimator:', facts.estimator, 'Business:', '(877) 555-0133'],
        ['Company:', 'Marrow & Tesch Adjusters'],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss, 'Insurance Company:', facts.carrierName],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Inspected:', usDate(facts.dateInspected)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 84, left + 360],
    );
    const stops = [216, 260, 314, 356, 406, 440, 492, right - left].map((x) => left + x);
    const column = (key: LinedColumn['key'], head: string, index: number): LinedColumn => ({
      key,
      head: [head],
      at: stops[index] ?? right,
      ...(key === 'lost' ? { text: (item) => lostText(item, '(0.00)') } : {}),
    });
    const extras: Extra[] = [];
    let fresh = '';
    flow.startPage('items');
    let started = flow.page;
    const turn = (): void => {
      // Sums of a level go on the page of its last room.
      if (flow.y > style.marginTop + 4 || flow.page !== started) flow.startPage('items');
      started = flow.page;
    };
    const body = drawLinedBody(flow, scope, layer, {
      columns: [
        column('quantity', 'QUANTITY', 0),
        column('price', 'UNIT', 1),
        column('rcv', 'RCV', 2),
        column('worn', 'AGE/LIFE', 3),
        column('condition', 'COND.', 4),
        column('share', 'DEP %', 5),
        column('lost', 'DEPREC.', 6),
        column('acv', 'ACV', 7),
      ],
      layout: 2,
      head: 'DESCRIPTION',
      headSize: 8,
      words: 164,
      figures: 'first',
      labels: {
        room: 'Totals:',
        level: 'Total:',
        line_items: 'Line Item Totals:',
        labor_minimums: null,
      },
      placeAt: [left, left, left],
      note: { x: left, italic: false },
      own: {
        together: 0,
        area: (name) => {
          turn();
          fresh = name;
          flow.line([{ text: name, x: left, bold: true, size: style.size + 5 }]);
          flow.rule(left, right, 1);
          flow.space(0.6);
        },
        place: (its) => {
          if (fresh === '') turn();
          fresh = '';
          const top = flow.y;
          extras.push({
            page: flow.page,
            kind: 'image',
            x: right - 110,
            y: top,
            width: 106,
            height: 70,
          });
          flow.mark({ text: 'IMG_0412', x: right - 57, align: 'center', size: 7 }, top + 79);
          flow.line([{ text: its.name, x: left, bold: true, size: style.size + 2 }]);
          if (its.height !== null) flow.line([{ text: `Height: ${its.height}`, x: left }]);
          drawMeasures(flow, its, left + 6, left + 190);
          flow.y = Math.max(flow.y, top + 88);
        },
      },
    });
    drawPlan(flow, scope, 'Level 1');
    const summaries = drawScopeSummaries(
      flow,
      scope,
      random.pick([2500, 5000]),
      (name) => `Summary for ${name}`,
    );
    leaveOpen(flow, body.items);
    return {
      flow,
      layer,
      extras,
      truth: {
        layout: 2,
        items: body.items,
        rooms: body.rooms,
        totals: body.totals,
        summaries,
        facts: {
          ...noFacts,
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
