import { amountsOf } from '../../content/add-amounts.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { drawPlaceHead } from '../drawing/lined-body.ts';
import {
  type LinedColumn,
  linedFields,
  linedHead,
  linedRow,
  linedTotal,
} from '../drawing/lined-columns.ts';
import { printStyle } from '../drawing/print-style.ts';
import { byCategory, centered, factLines, figures, leaveOpen } from '../drawing/scope-body.ts';
import { drawWholeAreas } from '../drawing/whole-areas.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade'], level: string): PlaceSpec => ({
  name,
  trade,
  above: [level],
  coverage: 'Dwelling',
});

/** The first place of a level bears the level's name: work that belongs to no room of it. */
const places: readonly PlaceSpec[] = [
  place('Main Level', 'haul', 'Main Level'),
  place('Great Room', 'inside', 'Main Level'),
  place('Scullery', 'inside', 'Main Level'),
  place('Second Floor', 'wet', 'Second Floor'),
  place("Children's Bath", 'inside', 'Second Floor'),
  place('Exterior Shell', 'roof', 'Exterior Shell'),
  place('West Face', 'elevation', 'Exterior Shell'),
];

const arguments_ = [
  'Matching statute: where a replaced item does not match the adjoining one in quality, color or size, the insurer shall replace as much as is needed for a reasonably uniform appearance.',
  "The insurer's estimate of 3/18/2026 allows 22.40 SQ at $241.77. Our measured quantity is on page 4 of the aerial report.\n- eaves 148.00 LF\n- rakes 96.50 LF",
  'Smoke was drawn into the wall cavity (see lab report 26-1147, sample 5: 12% char). Cleaning is not a workable method.',
  'Invoice attached: $1,864.00.',
] as const;

/**
 * A public adjuster's claim for a burned house: rates to remove and to replace, tax and overhead
 * and profit in each row, work that belongs to a level as a whole right below the level's name and
 * summed as the level is, notes of several lines with figures, the page's number at the head.
 */
export const levelItemsPublicAdjuster: Print = {
  name: 'level-items-public-adjuster',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(
      random.fork('scope'),
      lines,
      places,
      'Golden Poppy Insurance Exchange',
      {
        taxPercent: 9.5,
        overheadProfit: true,
        depreciated: 0,
        lost: 0,
        capPercent: 80,
        notes: 0.25,
        machine: 0,
        minimums: 0,
      },
    );
    lengthenWords(random.fork('words'), scope, 0.25);
    const said = random.fork('arguments');
    for (const item of scope.items)
      if (item.note !== null && said.chance(0.6)) item.note = said.pick(arguments_);
    const level = (its: Place): string => its.path[0] ?? '';
    const isLevel = (its: Place): boolean => its.name === level(its);
    for (const its of scope.places)
      if (isLevel(its)) {
        its.path = [its.name];
        its.height = null;
        its.dimensions = {};
        for (const item of its.items) item.path = its.path;
      }
    addUp(scope);
    const { facts } = scope;
    facts.companyName = `${facts.companyName.split(' ')[0] ?? ''} Claim Advocates, Inc.`;
    const style = printStyle({
      family: random.pick(['helvetica', 'times']),
      size: random.pick([8.5, 9]),
      marginLeft: 42,
      marginRight: 42,
      marginTop: 70,
      marginBottom: 54,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'kerned'] as const),
      quotes: random.pick(['typographic', 'straight', 'primes'] as const),
      ligatures: true,
      encoding: 'scrambled' as const,
      page: random.pick(['plain', 'form'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: String(flow.page), x: (left + right) / 2, align: 'center', size: 8 }, 18);
      flow.mark({ text: facts.companyName, x: left, bold: true, size: 13 }, 36);
      flow.mark(
        { text: 'Licensed Public Insurance Adjusters', x: left, italic: true, size: 8 },
        47,
      );
      flow.mark({ text: 'Lic. 2K-40117', x: left, size: 8 }, 57);
      const foot = flow.sheet.height - 28;
      flow.mark({ text: facts.estimateName, x: left, size: 8 }, foot);
      flow.mark({ text: usDate(facts.dateEntered), x: right - 90, align: 'right', size: 8 }, foot);
      flow.mark({ text: `Page: ${flow.page}`, x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Client:', facts.insuredName, 'Cellular:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['Operator:', facts.estimator.slice(0, 5).toUpperCase()],
        ['Estimator:', facts.estimator],
        ['Company:', facts.companyName],
        ['Type of Estimate:', 'Fire'],
        ['Date Entered:', usDate(facts.dateEntered), 'Date Assigned:', usDate(facts.dateReceived)],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Claim Number:', facts.claimNumber],
        ['Price List:', facts.priceList, 'Policy Number:', facts.policyNumber],
        ['Labor Efficiency:', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 100, left + 350],
    );
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['QTY'], at: left + 262 },
      { key: 'remove', head: ['REMOVE'], at: left + 316 },
      { key: 'replace', head: ['REPLACE'], at: left + 376 },
      { key: 'tax', head: ['TAX'], at: left + 420 },
      { key: 'op', head: ['O&P'], at: left + 470 },
      { key: 'rcv', head: ['TOTAL'], at: right },
    ];
    // Whatever is set anew is priced under what it costs to replace it.
    const printed = [...linedFields(columns), 'unitPrice'] as const;
    const shown = columns.map((column) =>
      column.key === 'replace'
        ? {
            ...column,
            text: (item: (typeof scope.items)[number]) => money(item.replaceRate + item.resetRate),
          }
        : column,
    );
    const items: TruthItem[] = [];
    const rooms: string[][] = [];
    const totals: TruthTotal[] = [];
    const head = (): void => {
      linedHead(flow, columns, 'DESCRIPTION');
      flow.rule(left, right, 0.7);
      flow.y += 3;
    };
    const sum = (
      kind: TruthTotal['kind'],
      label: string,
      name: string,
      amounts: typeof scope.totals,
    ): void => {
      flow.need(flow.leading * 2.6);
      flow.rule(left, right, 0.5);
      flow.y += 2;
      linedTotal(flow, columns, `${label}  ${name}`, amounts);
      flow.space(0.8);
      totals.push({ kind, name, rcv: amounts.rcv });
    };
    flow.startPage('items');
    let open: string | null = null;
    const close = (): void => {
      if (open === null) return;
      const its = scope.places.filter((one) => level(one) === open).flatMap((one) => one.items);
      sum('level', 'Total:', open, amountsOf(its));
    };
    for (const its of scope.places) {
      flow.continuation = null;
      if (level(its) !== open) {
        close();
        open = level(its);
        flow.need(flow.leading * 14);
        flow.space(0.6);
        centered(flow, open, style.size + 4);
        flow.space(0.4);
      }
      flow.need(flow.leading * 11);
      if (isLevel(its)) head();
      else {
        drawPlaceHead(flow, its, [left + 120, left + 130, left + 320]);
        rooms.push(its.path);
        head();
      }
      flow.continuation = () => {
        centered(flow, `CONTINUED - ${its.name}`);
        flow.space(0.4);
        head();
      };
      for (const item of its.items) {
        const page = linedRow(flow, item, {
          columns: shown,
          words: 196,
          figures: 'first',
          mayBreak: random.chance(0.1),
        });
        items.push(truthOfPrinted(item, page, { layout: 5, printed, style, layer }));
        flow.space(0.25);
        if (item.note !== null)
          for (const text of item.note.split('\n')) flow.paragraph(text, { width: 470 });
        flow.space(0.35);
      }
      flow.continuation = null;
      // A level's own rows: their sum is told from the level's by its place alone.
      if (!isLevel(its)) sum('room', 'Totals:', its.name, its.totals);
    }
    close();
    sum('line_items', 'Line Item Totals:', facts.estimateName, scope.totals);
    drawWholeAreas(flow, scope);
    leaveOpen(flow, items);
    flow.startPage('summary');
    centered(flow, 'Summary', 13);
    flow.space(1);
    const overhead =
      scope.items.reduce((all, item) => all + Math.round(item.overhead * 100), 0) / 100;
    for (const [label, value] of [
      ['Line Item Total', money(scope.totals.lineItemTotal)],
      ['Material Sales Tax', money(scope.totals.tax)],
      ['Overhead', money(overhead)],
      ['Profit', money(overhead)],
      ['Replacement Cost Value', `$${money(scope.totals.rcv)}`],
      ['Net Claim', `$${money(scope.totals.rcv)}`],
    ] as const) {
      const bold = value.startsWith('$');
      flow.line([
        { text: label, x: left + 90, bold },
        { text: value, x: right - 90, align: 'right', bold },
      ]);
      flow.space(0.25);
    }
    flow.space(3);
    flow.line([{ text: '______________________________', x: left + 90 }]);
    flow.line([{ text: facts.estimator, x: left + 90 }]);
    flow.startPage('recap');
    centered(flow, 'Recap by Category', 13);
    flow.space(0.8);
    flow.line([
      { text: 'O&P Items', x: left, bold: true },
      ...figures([left + 380, right], ['Total', '%']).map((cell) => ({ ...cell, bold: true })),
    ]);
    for (const { name, amounts } of byCategory(scope.items))
      flow.line([
        { text: name, x: left },
        ...figures(
          [left + 380, right],
          [
            money(amounts.lineItemTotal),
            `${((100 * amounts.lineItemTotal) / scope.totals.rcv).toFixed(2)}%`,
          ],
        ),
      ]);
    flow.line([
      { text: 'O&P Items Subtotal', x: left, bold: true },
      ...figures([left + 380], [money(scope.totals.lineItemTotal)]),
    ]);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 5,
        items,
        // A level without rooms of its own may as well be called a room.
        rooms: scope.places.some(
          (one) =>
            isLevel(one) && scope.places.every((its) => its === one || level(its) !== one.name),
        )
          ? null
          : rooms,
        totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: scope.totals.lineItemTotal,
            rcv: scope.totals.rcv,
            acv: null,
            deductible: null,
            netClaim: scope.totals.rcv,
          },
        ],
        facts: {
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          // The company named is the public adjuster's own.
          carrierName: null,
          priceList: facts.priceList,
        },
      },
    };
  },
};
