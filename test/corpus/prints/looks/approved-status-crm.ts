import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { worded } from '../drawing/foreign.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { leaveOpen } from '../drawing/scope-body.ts';
import { grayLine } from '../drawing/table.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: '',
});

const places: readonly PlaceSpec[] = [
  place('Roofing', 'roof'),
  place('Gutters & Siding', 'elevation'),
  place('Interior', 'inside'),
  place('Fencing', 'yard'),
  place('General', 'haul'),
];

/**
 * A roofing customer program's worksheet of an insurance job: trades as large words with how many
 * rows and how much at the right, each row with quantity and unit in one cell, what it costs new,
 * what is held back, what is paid now, and its state as a word in capitals - approved, pending,
 * supplement; no price per unit, whole dollars without cents, the job's money in a row of cards above.
 */
export const approvedStatusCrm: Print = {
  name: 'approved-status-crm',
  open: true,
  lines: [5, 14, 28, 48, 80],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Stonebridge Mutual', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['liberation', 'helvetica']),
      size: 9,
      leading: 1.3,
      marginLeft: 40,
      marginRight: 40,
      marginTop: 50,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const { left } = flow;
    const right = style.width - style.marginRight;
    const job = random.int(2000, 9899);
    flow.furniture = () => {
      flow.mark({ text: `Job ${job} | ${facts.insuredName}`, x: left, size: 7.5 }, 28);
      flow.mark({ text: 'Insurance Worksheet', x: right, align: 'right', size: 7.5 }, 28);
      flow.mark(
        { text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 },
        flow.sheet.height - 24,
      );
    };
    const dollars = (value: number): string =>
      Number.isInteger(value) ? `$${value.toLocaleString('en-US')}` : `$${money(value)}`;
    flow.startPage('items');
    flow.line([{ text: `${facts.insuredName}`, x: left, bold: true, size: 16 }]);
    grayLine(flow, [{ text: `${facts.propertyStreet}, ${facts.propertyTown}`, x: left }], 0.4);
    flow.space(0.5);
    for (const [label, value, other, its] of [
      ['Insurance company', facts.carrierName, 'Claim number', facts.claimNumber],
      ['Date of loss', usDate(facts.dateOfLoss), 'Adjuster', facts.claimRepresentative],
    ] as const)
      flow.line([
        { text: label, x: left, size: 8 },
        { text: value, x: left + 90 },
        { text: other, x: left + 280, size: 8 },
        { text: its, x: left + 360 },
      ]);
    flow.space(1);
    const deductible = random.pick([1000, 1500, 2500]);
    const { totals: whole } = scope;
    const cards = [
      ['Total RCV', whole.rcv],
      ['Depreciation', whole.depreciation],
      ['Total ACV', whole.acv],
      ['Deductible', deductible],
    ] as const;
    const wide = (right - left - 30) / 4;
    const top = flow.y;
    for (const [index, [label, value]] of cards.entries()) {
      const x = left + index * (wide + 10);
      flow.sheet.marks.push({ kind: 'box', x, y: top, width: wide, height: 36, gray: 0.93 });
      flow.mark({ text: label, x: x + 8, size: 7.5 }, top + 13);
      flow.mark({ text: dollars(value), x: x + 8, bold: true, size: 11 }, top + 28);
    }
    flow.y = top + 48;
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 7.5,
      pad: 4,
      lines: 'rows',
      headGray: null,
      valign: 'middle',
      columns: [
        { head: ['Line item'], share: 44, align: 'left' },
        { head: ['Quantity'], share: 14, align: 'right' },
        { head: ['RCV'], share: 14, align: 'right' },
        { head: ['Depreciation'], share: 15, align: 'right' },
        { head: ['ACV'], share: 14, align: 'right' },
        { head: ['Status'], share: 14, align: 'center' },
      ],
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const choose = random.fork('choose');
    const printed: readonly (keyof TruthItem)[] = ['rcv', 'depreciation', 'acv'];
    for (const its of scope.places) {
      flow.continuation = null;
      flow.need(70);
      flow.space(0.8);
      flow.line([
        { text: its.name, x: left, bold: true, size: 13 },
        {
          text: `${its.items.length} ${its.items.length === 1 ? 'item' : 'items'}`,
          x: right,
          align: 'right',
          size: 8,
        },
      ]);
      flow.space(0.2);
      startRuled(flow, table);
      for (const item of its.items) {
        const text = worded(item, 'verbs');
        const { page } = ruledRow(flow, table, [
          text,
          `${item.quantity.toLocaleString('en-US')} ${item.unit}`,
          dollars(item.rcv),
          dollars(item.depreciation),
          dollars(item.acv),
          choose.pick(['APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'SUPPLEMENT']),
        ]);
        const truth = truthOfPrinted(item, page, { layout: 7, printed, style, layer: null });
        items.push({
          ...truth,
          lineNumber: null,
          descriptionAsPrinted: text,
          depreciation: item.depreciation,
          flags: item.bidItem ? ['bid_item'] : [],
          alsoRight: { ...truth.alsoRight, description: [text] },
          // The state is a word beside the amounts, in none of the fields.
          unjudged: ['lineNumber', 'section', 'path', 'recoverable', 'priceNote', 'unitPrice'],
        });
      }
      flow.continuation = null;
      flow.y += 3;
      flow.line([
        { text: `${its.name} total`, x: left + 4, bold: true },
        ...(
          [
            [72, its.totals.rcv],
            [87, its.totals.depreciation],
            [101, its.totals.acv],
          ] as const
        ).map(([share, value]) => ({
          text: dollars(value),
          x: left + ((right - left) * share) / 115 - 4,
          align: 'right' as const,
          bold: true,
        })),
      ]);
      totals.push({ kind: 'room', name: its.name, rcv: its.totals.rcv });
    }
    flow.need(90);
    flow.space(1.2);
    for (const [label, value] of [
      ['Total RCV', whole.rcv],
      ['Less depreciation', -whole.depreciation],
      ['Total ACV', whole.acv],
      ['Less deductible', -deductible],
      ['First check', Math.max(0, toAmount(sum([whole.acv, -deductible])))],
    ] as const)
      flow.line([
        { text: label, x: right - 220 },
        {
          text: value < 0 ? `-${dollars(-value)}` : dollars(value),
          x: right - 4,
          align: 'right',
          bold: label.startsWith('Total'),
        },
      ]);
    leaveOpen(flow, items);
    return {
      flow,
      layer: null,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: null,
        totals,
        summaries: [],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          // Name and address stand over the sheet without a word of whose they are.
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
