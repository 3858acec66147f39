import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthTotal } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { truthOfForeign, worded } from '../drawing/foreign.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { factLines, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Roof - Dwelling', 'roof'),
  place('Elevation - North', 'elevation'),
  place('Living Room', 'inside'),
  place('Washroom', 'inside'),
  place('Lower Hall', 'inside'),
  place('Outbuilding', 'yard'),
  place('Job Site', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * A claims platform's estimate, sideways: what comes back and what is lost for good are columns of
 * their own, one of them blank in each row; amounts with the currency's sign and a minus before what
 * is taken off; the room over its rows with its size in brackets; how the loss in value was found in
 * small gray type below a row; materials and hours of all rows counted together at the end.
 */
export const pairedDepreciationPlatform: Print = {
  name: 'paired-depreciation-platform',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Orchard Hill Mutual', {
      taxPercent: 5.5,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0.35,
      capPercent: 75,
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
      marginLeft: 34,
      marginRight: 34,
      marginTop: 60,
      marginBottom: 46,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['word', 'cell', 'kerned'] as const),
      order: random.pick(['reading', 'columns'] as const),
      page: random.pick(['plain', 'rotated-90'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Detailed Estimate', x: left, bold: true, size: 14 }, 30);
      flow.mark(
        {
          text: `Claim # ${facts.claimNumber}   Insured: ${facts.insuredName}`,
          x: right,
          align: 'right',
          size: 8,
        },
        30,
      );
      const foot = flow.sheet.height - 22;
      flow.mark({ text: `${facts.carrierName} | Confidential`, x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page} of 12`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    factLines(
      flow,
      [
        ['Policyholder:', facts.insuredName, 'Claim Number:', facts.claimNumber],
        ['Loss Address:', facts.propertyStreet, 'Policy Number:', facts.policyNumber],
        ['', facts.propertyTown, 'Date of Loss:', usDate(facts.dateOfLoss)],
        ['Insurer:', facts.carrierName, 'Peril:', facts.typeOfLoss],
        ['Adjuster:', facts.claimRepresentative, 'Price Database:', 'Regional, May 2026'],
      ],
      [left + 90, left + 420],
    );
    const dollars = (value: number): string => `$${money(value)}`;
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 3,
      lines: random.pick(['rows', 'none'] as const),
      headGray: random.pick([0.86, null]),
      columns: [
        { head: ['Description'], share: 36, align: 'left' },
        { head: ['Quantity'], share: 9, align: 'right' },
        { head: ['Unit'], share: 5, align: 'left' },
        { head: ['Unit', 'Cost'], share: 9, align: 'right' },
        { head: ['Taxes'], share: 8, align: 'right' },
        { head: ['Replacement', 'Cost'], share: 11, align: 'right' },
        { head: ['Recoverable', 'Depreciation'], share: 11, align: 'right' },
        { head: ['Non-Recov.', 'Depreciation'], share: 11, align: 'right' },
        { head: ['Actual', 'Cash Value'], share: 11, align: 'right' },
      ],
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const taken = (of: readonly ModelItem[], comesBack: boolean): number =>
      toAmount(sum(of.map((one) => (one.recoverable === comesBack ? one.depreciation : 0))));
    const less = (value: number): string => (value === 0 ? '' : `-${dollars(value)}`);
    const close = (label: string, of: readonly ModelItem[], amounts: Amounts): void => {
      ruledRow(
        flow,
        table,
        [
          label,
          '',
          '',
          '',
          dollars(amounts.tax),
          dollars(amounts.rcv),
          less(taken(of, true)),
          less(taken(of, false)),
          dollars(amounts.acv),
        ],
        { bold: true, spans: { 0: 4 } },
      );
      flow.space(1);
    };
    flow.startPage('items');
    for (const its of scope.places) {
      flow.continuation = null;
      flow.need(80);
      const size = its.height === null ? '' : ` [Height ${its.height}]`;
      flow.line([
        { text: its.name, x: left, bold: true, size: style.size + 2.5 },
        { text: size, x: left + 150, size: style.size },
      ]);
      const d = its.dimensions;
      if (d.sfFloor !== undefined)
        flow.line([
          {
            text: `Walls: ${money(d.sfWalls ?? 0)} SF   Floor: ${money(d.sfFloor)} SF   Ceiling: ${money(d.sfCeiling ?? 0)} SF   Perim (F): ${money(d.lfFloorPerimeter ?? 0)} LF`,
            x: left + 12,
          },
        ]);
      flow.space(0.3);
      ruledHead(flow, table);
      flow.continuation = () => {
        flow.line([{ text: `${its.name} (cont'd)`, x: left, bold: true, size: style.size + 2.5 }]);
        ruledHead(flow, table);
      };
      for (const item of its.items) {
        flow.need(flow.leading * 3);
        const { page } = ruledRow(flow, table, [
          worded(item, 'verbs'),
          money(item.quantity),
          item.unit,
          dollars(item.unitPrice),
          dollars(item.tax),
          dollars(item.rcv),
          item.recoverable ? less(item.depreciation) : '',
          item.recoverable ? '' : less(item.depreciation),
          dollars(item.acv),
        ]);
        const how =
          item.depreciation === 0
            ? null
            : `Age ${item.ageYears} yrs, useful life ${item.lifeYears} yrs, ${item.depreciationPercent?.toFixed(2)}%`;
        const before = flow.sheet.marks.length;
        for (const text of [how, item.note])
          if (text !== null) flow.line([{ text, x: left + 14, size: style.size - 1 }]);
        for (const mark of flow.sheet.marks.slice(before))
          if (mark.kind === 'text') mark.gray = 0.4;
        const truth = truthOfForeign(item, page, {
          printed,
          style,
          layer,
          wording: 'verbs',
          numbered: false,
        });
        items.push({
          ...truth,
          ...(item.depreciation === 0 ? { depreciation: null, depreciationRecoverable: null } : {}),
          unjudged: [
            ...(truth.unjudged ?? []).filter((field) => field !== 'recoverable'),
            ...(item.depreciation === 0 ? ['recoverable'] : []),
            // Which of the lines below a row are a person's is open.
            ...(how === null ? [] : ['f9Note', 'machineNotes', 'age/life', 'depreciationPercent']),
          ],
        });
      }
      close(`${its.name} Total (${its.items.length} items)`, its.items, its.totals);
      totals.push({ kind: 'room', name: its.name, rcv: its.totals.rcv });
    }
    flow.continuation = null;
    flow.need(40);
    close('Estimate Total', scope.items, scope.totals);
    flow.startPage('summary');
    flow.line([{ text: 'Settlement Summary', x: left, bold: true, size: 13 }]);
    flow.space(0.8);
    const [back, gone] = [taken(scope.items, true), taken(scope.items, false)];
    const net = Math.max(0, toAmount((scope.totals.acv - 1500).toFixed(2)));
    for (const [label, value] of [
      ['Replacement Cost Value', dollars(scope.totals.rcv)],
      ['Less Recoverable Depreciation', `-${dollars(back)}`],
      ['Less Non-Recoverable Depreciation', `-${dollars(gone)}`],
      ['Actual Cash Value', dollars(scope.totals.acv)],
      ['Less Deductible', '-$1,500.00'],
      ['Net Claim', dollars(net)],
    ] as const) {
      const bold = !label.startsWith('Less');
      flow.line([
        { text: label, x: left + 40, bold },
        { text: value, x: left + 360, align: 'right', bold },
      ]);
      flow.space(0.2);
    }
    flow.startPage('other');
    flow.line([{ text: 'Labor Summary', x: left, bold: true, size: 13 }]);
    flow.space(0.6);
    for (const [trade, hours, price] of [
      ['Drywaller', random.int(120, 2900) / 100, 68.4],
      ['Painter', random.int(120, 2900) / 100, 61.15],
      ['Roofer', random.int(120, 2900) / 100, 88.2],
    ] as const)
      flow.line([
        { text: trade, x: left },
        { text: `~${hours.toFixed(2)} hrs`, x: left + 240, align: 'right' },
        { text: dollars(price), x: left + 320, align: 'right' },
        { text: dollars(hours * price), x: left + 420, align: 'right' },
      ]);
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
            deductible: 1500,
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
