import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import { addUp, makeScope, type PlaceSpec } from '../content/scope.ts';
import { drawLinedBody } from '../drawing/lined-body.ts';
import { drawTerms } from '../drawing/packet-pages.ts';
import { printStyle } from '../drawing/print-style.ts';
import {
  byCategory,
  centered,
  factLines,
  ladder,
  leaveOpen,
  numberOf,
  wordsOf,
} from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  above: readonly string[],
  sections: readonly string[] = [],
): PlaceSpec => ({ name, trade, above, coverage: 'Structure', sections });

const finishes = ['Ceiling', 'Walls', 'Floor'] as const;

const places: readonly PlaceSpec[] = [
  place('Site Prep', 'haul', ['PHASE_1']),
  place('Family Room', 'inside', ['PHASE_1', 'Lower Level'], finishes),
  place('Utility', 'inside', ['PHASE_1', 'Lower Level'], finishes),
  place('Foyer', 'inside', ['PHASE_2', 'Upper Level'], finishes),
  place('Owner Suite', 'inside', ['PHASE_2', 'Upper Level'], finishes),
  place('Roof Slopes', 'roof', ['PHASE_2']),
];

/** Bids of others stand in the estimate as rows of one each. */
const bids = [
  'Electrical - per Tarrow Electric proposal 2207 (Bid Item)',
  'Engineered trusses - Ridge County Truss quote (Bid Item)',
  'Permits and plan review (Bid Item)',
  'Asbestos survey (Bid Item)',
] as const;

const bidNotes = [
  'Bid attached. 3 pages.\n  1. rough-in $2,140.00\n  2. trim out $865.00\n  3. permit by others',
  'Quote good for 30 days; crane $185.00/HR not included.',
] as const;

/**
 * A contractor's print of the program in a typewriter's letters on legal paper: rates to reset, to
 * remove and to replace, bids of others as rows, marks of change behind words and before numbers,
 * plain totals that name the room, phases above the levels; no claim and no carrier.
 */
export const typewriterBidContractor: Print = {
  name: 'typewriter-bid-contractor',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, '', {
      taxPercent: 6.25,
      overheadProfit: true,
      depreciated: 0,
      lost: 0,
      capPercent: 100,
      notes: 0.15,
      machine: 0.5,
      minimums: 1,
    });
    const marks = random.fork('marks');
    for (const its of scope.places)
      for (const item of its.items) {
        if (marks.chance(0.12) && item.activity !== '-') {
          const amount = marks.int(4, 96) * 125;
          Object.assign(item, {
            description: marks.pick(bids),
            bidItem: true,
            activity: '+',
            prefix: '',
            quantity: 1,
            unit: 'EA',
            removeRate: 0,
            resetRate: 0,
            replaceRate: amount,
            unitPrice: amount,
            lineItemTotal: amount,
            tax: 0,
            overhead: amount / 10,
            profit: amount / 10,
            overheadProfit: amount / 5,
            rcv: amount + amount / 5,
            acv: amount + amount / 5,
            machineNotes: [],
            note: marks.chance(0.5) ? marks.pick(bidNotes) : null,
          });
        } else if (marks.chance(0.1)) item.descriptionChanged = true;
        else if (marks.chance(0.12)) item.numberChanged = true;
      }
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      height: 1008,
      family: 'courier',
      size: 7.5,
      leading: 1.25,
      marginLeft: 30,
      marginRight: 30,
      marginTop: 70,
      marginBottom: 56,
      sectionHead: 'bold-italic',
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'spaced-line', 'glyph'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.companyName.toUpperCase(), x: left, bold: true, size: 11 }, 32);
      flow.mark({ text: `${facts.companyStreet} - ${facts.companyTown}`, x: left }, 44);
      flow.mark({ text: `${facts.phone}   Lic. GC-20417`, x: left }, 54);
      const foot = flow.sheet.height - 30;
      flow.mark({ text: facts.estimateName, x: left }, foot);
      flow.mark(
        { text: `${usDate(facts.dateEntered)}   Page: ${flow.page}`, x: right, align: 'right' },
        foot,
      );
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Operator:', facts.estimator.split(' ')[0]?.toUpperCase() ?? ''],
        ['Estimator:', facts.estimator, 'Business:', facts.phone],
        ['Type of Estimate:', facts.typeOfLoss],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateReceived)],
        ['Price List:', facts.priceList],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 110, left + 350],
    );
    flow.startPage('items');
    const body = drawLinedBody(flow, scope, layer, {
      layout: 5,
      head: 'DESCRIPTION',
      figures: 'first',
      words: 206,
      hang: 14,
      columns: [
        { key: 'quantity', head: ['QTY'], at: left + 270 },
        { key: 'reset', head: ['RESET'], at: left + 312 },
        { key: 'remove', head: ['REMOVE'], at: left + 354 },
        { key: 'replace', head: ['REPLACE'], at: left + 406 },
        { key: 'tax', head: ['TAX'], at: left + 448 },
        { key: 'op', head: ['O&P'], at: left + 496 },
        { key: 'rcv', head: ['TOTAL'], at: right },
      ],
      labels: {
        room: 'Totals:',
        level: 'Total:',
        labor_minimums: 'Totals:',
        line_items: 'Line Item Totals:',
      },
      placeAt: [left + 150, left + 165, left + 340],
      note: { x: left + 14 },
      own: {
        section: (name) => {
          flow.need(flow.leading * 4);
          flow.line([{ text: name, x: left, bold: true, italic: true }]);
          flow.space(0.2);
        },
      },
      // Three rates and no price: what a unit costs is their sum.
      truth: (item) => ({
        unitPrice: item.unitPrice,
        replacePrice: item.replaceRate,
        flags: [
          ...(item.bidItem ? (['bid_item'] as const) : []),
          ...(item.numberChanged || item.descriptionChanged
            ? (['description_changed'] as const)
            : []),
          ...(item.laborMinimum ? (['labor_minimum'] as const) : []),
        ],
      }),
    });
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    const { totals } = scope;
    centered(flow, 'Summary for Structure', 10);
    flow.space(0.6);
    const half = totals.overheadProfit / 2;
    ladder(
      flow,
      [
        ['Line Item Total', money(totals.lineItemTotal)],
        ['Material Sales Tax', money(totals.tax)],
        ['Overhead', money(scope.items.reduce((all, item) => all + item.overhead, 0))],
        ['Profit', money(scope.items.reduce((all, item) => all + item.profit, 0))],
        ['Replacement Cost Value', `$${money(totals.rcv)}`, true, true],
        ['Net Claim', `$${money(totals.rcv)}`, true, true],
      ],
      left + 90,
      right - 110,
    );
    flow.space(2);
    flow.line([{ text: '_'.repeat(38), x: left + 90 }]);
    flow.line([{ text: facts.estimator, x: left + 90 }]);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 10);
    flow.space(0.6);
    for (const [head, pick] of [
      ['O&P Items', (op: number) => op !== 0],
      ['Non-O&P Items', (op: number) => op === 0],
    ] as const) {
      const its = scope.items.filter((item) => pick(item.overheadProfit));
      if (its.length === 0) continue;
      flow.line([
        { text: head, x: left, bold: true },
        { text: 'Total', x: right - 80, align: 'right', bold: true },
        { text: '%', x: right, align: 'right', bold: true },
      ]);
      for (const { name, amounts } of byCategory(its))
        flow.line([
          { text: name, x: left },
          { text: money(amounts.lineItemTotal), x: right - 80, align: 'right' },
          {
            text: `${((100 * amounts.lineItemTotal) / totals.rcv).toFixed(2)}%`,
            x: right,
            align: 'right',
          },
        ]);
      flow.space(0.8);
    }
    flow.line([
      { text: 'Overhead', x: left },
      { text: money(half), x: right - 80, align: 'right' },
    ]);
    // What others bid, listed once more.
    flow.startPage('other');
    centered(flow, 'BIDS RECEIVED', 10);
    for (const item of scope.items.filter(({ bidItem }) => bidItem)) {
      flow.need(flow.leading * 2);
      flow.line([
        { text: `${numberOf(item)} ${wordsOf(item)}`, x: left },
        { text: money(item.unitPrice), x: right, align: 'right' },
      ]);
    }
    drawTerms(flow, random.fork('terms'), 'TERMS AND CONDITIONS');
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
            coverage: 'Structure',
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
