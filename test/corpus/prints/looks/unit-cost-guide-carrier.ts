import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthSummary } from '../../model.ts';
import { lengthenWords } from '../content/long-words.ts';
import { addUp, coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
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
  settled,
} from '../drawing/scope-body.ts';
import { factsOfCover } from '../drawing/scope-pages.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [dwelling, sublimit] = ['Dwelling', 'Limited Fungi - Sublimit'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string = dwelling,
): PlaceSpec => ({ name, trade, above: [], coverage });

const places: readonly PlaceSpec[] = [
  place('Entry / Hall', 'inside'),
  place('Living Rm', 'inside'),
  place('Bath 2', 'inside'),
  place('Containment', 'wet', sublimit),
  place('Exterior', 'elevation'),
  place('Misc.', 'haul'),
];

/**
 * An eastern carrier's print with heads as words are written, `Unit Cost` and `Depreciation` in
 * full: letters in circles explain the first pages, a guide repeats them beside rows of a sample,
 * rooms follow each other without levels, room sums bear the room's name before the word, what is
 * grown over is a coverage with a limit of its own.
 */
export const unitCostGuideCarrier: Print = {
  name: 'unit-cost-guide-carrier',
  open: false,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Charter Oak & Elm Indemnity', {
      taxPercent: 6.35,
      overheadProfit: false,
      depreciated: 0.65,
      lost: 0.1,
      capPercent: 90,
      notes: 0.14,
      machine: 0,
      minimums: 3,
    });
    lengthenWords(random.fork('words'), scope, 0.25);
    addUp(scope);
    const { facts } = scope;
    const style = printStyle({
      family: 'helvetica',
      size: random.pick([8.5, 9]),
      marginLeft: 54,
      marginRight: 54,
      marginTop: 70,
      marginBottom: 60,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'kerned'] as const),
      encoding: 'scrambled' as const,
      ligatures: random.chance(0.5),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: facts.carrierName, x: left, bold: true, size: 12 }, 36);
      flow.mark({ text: `Claim ${facts.claimNumber}`, x: right, align: 'right', size: 8.5 }, 36);
      const foot = flow.sheet.height - 32;
      flow.mark(
        { text: `Page ${flow.page}`, x: (left + right) / 2, align: 'center', size: 8 },
        foot,
      );
      flow.mark({ text: usDate(facts.dateEntered), x: right, align: 'right', size: 8 }, foot);
    };
    flow.startPage('cover');
    centered(flow, 'Your Estimate Cover Sheet', 14);
    flow.space(1);
    factLines(
      flow,
      [
        ['Insured:', facts.insuredName, 'Home:', facts.phone],
        ['Property:', facts.propertyStreet],
        ['', facts.propertyTown],
        ['', ''],
        ['Claim Rep.:', facts.claimRepresentative, 'Business:', facts.phone],
        ['Company:', facts.carrierName],
        ['', ''],
        ['Claim Number:', facts.claimNumber, 'Policy Number:', facts.policyNumber],
        ['Type of Loss:', facts.typeOfLoss],
        ['Date of Loss:', usDate(facts.dateOfLoss), 'Date Inspected:', usDate(facts.dateInspected)],
        ['', ''],
        ['Price List:', facts.priceList],
        ['', 'Restoration/Service/Remodel'],
        ['Estimate:', facts.estimateName],
      ],
      [left + 90, left + 340],
    );
    flow.startPage('other');
    centered(flow, 'Guide to Your Estimate', 14);
    flow.space(1);
    for (const text of [
      '(A) Contact information   (B) Claim number   (C) Types of coverage   (D) Sublimits',
      '(E) Description: what is repaired or replaced.',
      '(F) Quantity: how many units, for example 32.00 SF.',
      '(G) Unit Cost: price of 1 unit.   (H) RCV: quantity times unit cost, with tax.',
      '(I) Depreciation: what age and use take off.   (J) ACV: RCV less depreciation.',
    ]) {
      flow.paragraph(text);
      flow.space(0.4);
    }
    const columns: readonly LinedColumn[] = [
      { key: 'quantity', head: ['Quantity'], at: left + 256 },
      { key: 'price', head: ['Unit Cost'], at: left + 312 },
      { key: 'tax', head: ['Tax'], at: left + 348 },
      { key: 'rcv', head: ['RCV'], at: left + 396 },
      { key: 'lost', head: ['Depreciation'], at: left + 460 },
      { key: 'acv', head: ['ACV'], at: right },
    ];
    const sample = ['32.00 SF', '3.19', '0.00', '102.08', '(20.42)', '81.66'] as const;
    flow.space(1);
    centered(flow, 'SAMPLE', 11);
    linedHead(flow, columns, 'Description');
    flow.rule(left, right, 0.6);
    flow.y += 3;
    for (const text of ['1. Drywall - hung, taped and floated', '2. Paint - two coats'])
      flow.line([
        { text, x: left },
        ...columns.map(({ at }, index) => ({
          text: sample[index] ?? '',
          x: at,
          align: 'right' as const,
        })),
      ]);
    flow.line([
      { text: 'Sample Room Totals:', x: left, bold: true },
      { text: '204.16', x: left + 396, align: 'right', bold: true },
      { text: '163.32', x: right, align: 'right', bold: true },
    ]);
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: () => undefined,
      place: (its) => {
        flow.space(0.9);
        flow.sheet.marks.push({
          kind: 'box',
          x: left - 3,
          y: flow.y - 1,
          width: right - left + 6,
          height: style.size + 6,
          gray: 0.85,
        });
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 1.5 },
          ...(its.height === null
            ? []
            : [{ text: `Height: ${its.height}`, x: right, align: 'right' as const }]),
        ]);
        flow.space(0.3);
        drawMeasures(flow, its, left + 60, left + 240);
        flow.space(0.4);
      },
      head: () => {
        linedHead(flow, columns, 'Description');
        flow.rule(left, right, 0.6);
        flow.y += 3;
      },
      section: () => undefined,
      row: (item) => linedRow(flow, item, { columns, words: 196, hang: 12, figures: 'last' }),
      notes: (item) => {
        if (item.note !== null)
          flow.paragraph(`Note: ${item.note}`, { x: left + 12, italic: true });
        flow.space(0.45);
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2.4);
        flow.rule(left, right, 0.5);
        flow.y += 2;
        linedTotal(
          flow,
          columns,
          kind === 'line_items' ? `Line Item Totals: ${name}` : `${name} Totals:`,
          amounts,
        );
        flow.space(0.7);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `CONTINUED - ${its.name}`, x: left, bold: true }]);
        flow.space(0.3);
      },
      truth: (item, page) => {
        const truth = truthOfPrinted(item, page, {
          layout: 1,
          printed: linedFields(columns),
          style,
          layer,
        });
        // The label may stay before the note.
        return item.note === null
          ? truth
          : {
              ...truth,
              alsoRight: {
                ...truth.alsoRight,
                f9Note: [...(truth.alsoRight?.f9Note ?? []), `Note: ${item.note}`],
              },
            };
      },
    });
    leaveOpen(flow, body.items);
    flow.startPage('summary');
    const summaries = coverageSums(scope).map((its, index): TruthSummary => {
      const less = index === 0 ? 1000 : 0;
      const { acv, net } = settled(its, less);
      const back = toAmount((its.depreciation - its.lost).toFixed(2));
      flow.need(flow.leading * 16);
      centered(flow, `Summary for ${its.name}`, 12);
      flow.space(0.5);
      ladder(
        flow,
        [
          ['Line Item Total', money(its.lineItemTotal)],
          ['Material Sales Tax', money(its.tax)],
          ['Total Replacement Cost Value', `$${money(its.rcv)}`, true, true],
          ['Less Depreciation', `(${money(its.depreciation)})`],
          ['Total Actual Cash Value', `$${money(acv)}`, true, true],
          ...(less === 0 ? [] : ([['Less Deductible', `(${money(less)})`]] as const)),
          ['Net Claim', `$${money(net)}`, true, true],
          ['Total Recoverable Depreciation', money(back)],
        ],
        left + 60,
        right - 60,
      );
      flow.space(1.5);
      return {
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv,
        deductible: less === 0 ? null : less,
        netClaim: net,
      };
    });
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
        facts: factsOfCover(scope),
      },
    };
  },
};
