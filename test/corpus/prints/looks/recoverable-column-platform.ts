import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { TruthItem, TruthTotal } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledRow, startRuled } from '../drawing/ruled-table.ts';
import { leaveOpen, wordsOf } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof'),
  place('Exterior - East', 'elevation'),
  place('Kitchen', 'inside'),
  place('Primary Bedroom', 'inside'),
  place('Yard', 'yard'),
  place('General', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'depreciationPercent',
  'acv',
];

/**
 * A desk claims service's report, sideways with a grid: the unit before the price in a column of
 * its own, what is lost in value as a per cent and a plain amount, and whether it comes back as `Y`
 * or `N` in a column; the room as a band over its rows, whose numbers go on; remarks as a row of
 * the grid that spans all columns.
 */
export const recoverableColumnPlatform: Print = {
  name: 'recoverable-column-platform',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Beacon Tide Insurance', {
      taxPercent: 7,
      overheadProfit: true,
      depreciated: 0.75,
      lost: 0.4,
      capPercent: 80,
      notes: 0.15,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      width: 792,
      height: 612,
      family: 'helvetica',
      size: random.pick([7.5, 8]),
      marginLeft: 30,
      marginRight: 30,
      marginTop: 54,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Repair Estimate', x: left, bold: true, size: 13 }, 30);
      flow.mark(
        {
          text: `${facts.carrierName} - Claim ${facts.claimNumber}`,
          x: right,
          align: 'right',
          size: 8,
        },
        30,
      );
      const foot = flow.sheet.height - 22;
      flow.mark({ text: `Printed ${usDate(facts.dateEntered)} 10:42`, x: left, size: 7 }, foot);
      flow.mark({ text: `${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    for (const [label, value] of [
      ['Insured Name', facts.insuredName],
      ['Loss Address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Carrier', facts.carrierName],
      ['Claim Number', facts.claimNumber],
      ['Policy Number', facts.policyNumber],
      ['Date of Loss', usDate(facts.dateOfLoss)],
      ['Cause of Loss', facts.typeOfLoss],
    ] as const)
      flow.line([
        { text: label, x: left, bold: true },
        { text: value, x: left + 110 },
      ]);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: 'grid',
      headGray: 0.86,
      columns: [
        { head: ['#'], share: 4, align: 'center' },
        { head: ['Description'], share: 32, align: 'left' },
        { head: ['Qty'], share: 8, align: 'right' },
        { head: ['UoM'], share: 5, align: 'center' },
        { head: ['Unit', 'Price'], share: 8, align: 'right' },
        { head: ['Tax'], share: 7, align: 'right' },
        { head: ['O&P'], share: 8, align: 'right' },
        { head: ['RCV'], share: 9, align: 'right' },
        { head: ['Dep', '%'], share: 6, align: 'right' },
        { head: ['Dep', 'Amount'], share: 9, align: 'right' },
        { head: ['Rec', '(Y/N)'], share: 5, align: 'center' },
        { head: ['ACV'], share: 9, align: 'right' },
      ],
    };
    const width = table.columns.length;
    const blank = (first: string): string[] => [first, ...Array<string>(width - 1).fill('')];
    flow.startPage('items');
    startRuled(flow, table);
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sumRow = (label: string, of: typeof scope.totals): void => {
      const texts = blank('');
      texts[0] = label;
      texts[5] = money(of.tax);
      texts[6] = money(of.overheadProfit);
      texts[7] = money(of.rcv);
      texts[9] = money(of.depreciation);
      texts[11] = money(of.acv);
      ruledRow(flow, table, texts, { bold: true, spans: { 0: 5 }, aligns: { 0: 'right' } });
    };
    for (const its of scope.places) {
      flow.need(60);
      ruledRow(flow, table, blank(its.name), {
        bold: true,
        gray: 0.94,
        spans: { 0: width },
        aligns: { 0: 'left' },
        size: style.size + 1,
      });
      for (const item of its.items) {
        const { page } = ruledRow(flow, table, [
          item.number,
          wordsOf(item),
          money(item.quantity),
          item.unit,
          money(item.unitPrice),
          money(item.tax),
          money(item.overheadProfit),
          money(item.rcv),
          item.depreciation === 0 ? '' : `${(item.depreciationPercent ?? 0).toFixed(2)}`,
          item.depreciation === 0 ? '' : money(item.depreciation),
          item.depreciation === 0 ? '' : item.recoverable ? 'Y' : 'N',
          money(item.acv),
        ]);
        if (item.note !== null)
          ruledRow(flow, table, blank(`Remark: ${item.note}`), {
            italic: true,
            spans: { 0: width },
            aligns: { 0: 'left' },
          });
        const truth = truthOfPrinted(item, page, { layout: 7, printed, style, layer });
        items.push({
          ...truth,
          ...(item.note === null
            ? {}
            : { alsoRight: { ...truth.alsoRight, f9Note: [`Remark: ${item.note}`] } }),
          // What loses nothing is left blank.
          ...(item.depreciation === 0
            ? { depreciation: null, depreciationPercent: null, depreciationRecoverable: null }
            : {}),
          flags: truth.flags.filter((flag) => flag !== 'depreciation_capped'),
        });
      }
      sumRow(`${its.name} Total`, its.totals);
      totals.push({ kind: 'room', name: its.name, rcv: its.totals.rcv });
    }
    sumRow('Estimate Total', scope.totals);
    flow.continuation = null;
    flow.startPage('summary');
    const net = toAmount((scope.totals.acv - 1000).toFixed(2));
    const kept = toAmount(
      scope.items
        .reduce((all, item) => all + (item.recoverable ? item.depreciation : 0), 0)
        .toFixed(2),
    );
    for (const [label, value] of [
      ['Replacement Cost Value', money(scope.totals.rcv)],
      ['Recoverable Depreciation', `-${money(kept)}`],
      [
        'Non-Recoverable Depreciation',
        `-${money(toAmount((scope.totals.depreciation - kept).toFixed(2)))}`,
      ],
      ['Actual Cash Value', money(scope.totals.acv)],
      ['Deductible', `-${money(1000)}`],
      ['Net Claim', money(net)],
    ] as const) {
      flow.line([
        { text: label, x: left + 60, bold: label === 'Net Claim' },
        { text: value, x: left + 400, align: 'right', bold: label === 'Net Claim' },
      ]);
      flow.space(0.2);
    }
    leaveOpen(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: scope.places.map(({ path }) => path),
        totals,
        summaries: [
          {
            coverage: null,
            lineItemTotal: null,
            rcv: scope.totals.rcv,
            acv: scope.totals.acv,
            deductible: 1000,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
        },
      },
    };
  },
};
