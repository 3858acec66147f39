import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthSummary } from '../../model.ts';
import { coverageSums, makeScope, type Place, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { drawBody, leaveOpen } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { truthOfPrinted } from '../truth.ts';

const [building, detached] = ['Building', 'Detached Structures'] as const;

const place = (
  name: string,
  trade: PlaceSpec['trade'],
  coverage: string = building,
): PlaceSpec => ({ name, trade, above: [], coverage });

const places: readonly PlaceSpec[] = [
  place('Main Roof', 'roof'),
  place('Front Exterior', 'elevation'),
  place('Back Exterior', 'elevation'),
  place('Mudroom', 'inside'),
  place('Nursery', 'inside'),
  place('Cellar', 'wet'),
  place('Carport Roof', 'roof', detached),
  place('Boundary Fence', 'yard', detached),
  place('Disposal', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'tax',
  'rcv',
  'depreciationPercent',
  'depreciation',
  'acv',
];

/** What is done, as the platform names it, before the thing. */
const operation: Partial<Record<ModelItem['activity'], string>> = {
  '&': 'Remove & Replace',
  '-': 'Remove',
  '+': 'Replace',
  R: 'Detach & Reset',
};

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** `Mar 4, 2026`. */
const worded = (iso: string): string => {
  const [year = '', month = '1', day = '1'] = iso.split('-');
  return `${monthNames[Number(month) - 1] ?? 'Jan'} ${Number(day)}, ${year}`;
};

const dollars = (value: number): string => `$${money(value)}`;

/**
 * A claims platform's report: rooms as gray bands over ruled rows, what is done under the thing's
 * name in the same cell, quantity over unit, dollars everywhere, what is lost in value as an amount
 * over its share in parentheses, remarks as a row across the table, sums of a room in the band at
 * its end, dates with the month's name, and the coverages side by side in one table.
 */
export const dollarSharePlatform: Print = {
  name: 'dollar-share-platform',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Larch Hill Insurance', {
      taxPercent: 7,
      overheadProfit: false,
      depreciated: 0.7,
      lost: 0,
      capPercent: 80,
      notes: 0.15,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      family: random.pick(['liberation', 'helvetica']),
      size: 8.5,
      leading: 1.2,
      marginLeft: 38,
      marginRight: 38,
      marginTop: 48,
      marginBottom: 50,
    });
    const flow = new Flow(style);
    const layer = { ...plainLayer, runs: random.pick(['cell', 'word'] as const) };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Larch Hill Insurance', x: left, bold: true, size: 10 }, 30);
      flow.mark(
        {
          text: `Claim ${facts.claimNumber}  |  Repair Estimate`,
          x: right,
          align: 'right',
          size: 8,
        },
        30,
      );
      flow.rule(left, right, 0.5, 36);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Printed ${worded(facts.dateEntered)}`, x: left, size: 7 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7 }, foot);
    };
    flow.startPage('cover');
    flow.line([{ text: 'Repair Estimate', x: left, bold: true, size: 18 }]);
    flow.space(1);
    const block = (name: string, rows: readonly (readonly [string, string])[]): void => {
      flow.line([{ text: name, x: left, bold: true, size: style.size + 2 }]);
      flow.rule(left, right, 0.5);
      flow.y += 4;
      for (const [label, value] of rows)
        flow.line([
          { text: label, x: left + 6 },
          { text: value, x: left + 130, bold: true },
        ]);
      flow.space(1);
    };
    block('Claim', [
      ['Claim Number', facts.claimNumber],
      ['Policy Number', facts.policyNumber],
      ['Date of Loss', worded(facts.dateOfLoss)],
      ['Cause of Loss', facts.typeOfLoss],
      ['Insurance Company', facts.carrierName],
    ]);
    block('Insured', [
      ['Insured', facts.insuredName],
      ['Loss Address', `${facts.propertyStreet}, ${facts.propertyTown}`],
      ['Phone', facts.phone],
    ]);
    block('Prepared By', [
      ['Adjuster', facts.claimRepresentative],
      ['Inspected', worded(facts.dateInspected)],
      ['Completed', worded(facts.dateEntered)],
    ]);
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      pad: 4,
      lines: 'rows',
      headGray: 0.92,
      valign: 'top',
      columns: [
        { head: ['#'], share: 5, align: 'left' },
        { head: ['Item'], share: 36, align: 'left' },
        { head: ['Quantity'], share: 11, align: 'right' },
        { head: ['Unit Cost'], share: 12, align: 'right' },
        { head: ['Tax'], share: 10, align: 'right' },
        { head: ['Replacement', 'Cost'], share: 14, align: 'right' },
        { head: ['Depreciation'], share: 14, align: 'right' },
        { head: ['Actual Cash', 'Value'], share: 14, align: 'right' },
      ],
    };
    const band = (texts: readonly string[], gray: number): void => {
      ruledRow(flow, table, texts, { bold: true, gray, spans: { 0: 4 } });
    };
    const sizes = random.fork('sizes');
    const sizeOf = (its: Place): string =>
      its.height === null
        ? ''
        : `   ${sizes.int(7, 22)}' x ${sizes.int(6, 18)}' x ${its.height}   ${money(its.dimensions.sfFloor ?? 0)} sq ft`;
    const sums = (amounts: Amounts): string[] => [
      '',
      '',
      '',
      dollars(amounts.tax),
      dollars(amounts.rcv),
      dollars(amounts.depreciation),
      dollars(amounts.acv),
    ];
    flow.startPage('items');
    const body = drawBody(flow, scope, {
      together: flow.leading * 9,
      area: () => undefined,
      place: (its) => {
        flow.space(0.8);
        flow.line([
          { text: its.name, x: left, bold: true, size: style.size + 3 },
          {
            text: sizeOf(its),
            x: left + flow.width(its.name, { bold: true }, style.size + 3) + 8,
          },
        ]);
        flow.space(0.2);
      },
      head: () => ruledHead(flow, table),
      section: () => undefined,
      row: (item) =>
        ruledRow(flow, table, [
          item.number,
          `${item.description}\n${operation[item.activity] ?? 'Replace'}`,
          `${money(item.quantity)}\n${item.unit}`,
          dollars(item.unitPrice),
          dollars(item.tax),
          dollars(item.rcv),
          item.depreciation === 0
            ? '$0.00'
            : `${dollars(item.depreciation)}\n(${item.depreciationPercent?.toFixed(2) ?? '0.00'}%)`,
          dollars(item.acv),
        ]).page,
      notes: (item) => {
        if (item.note !== null)
          ruledRow(flow, table, ['', `Note: ${item.note}`, '', '', '', '', '', ''], {
            italic: true,
            spans: { 1: 7 },
          });
      },
      total: (kind, name, amounts) => {
        flow.need(flow.leading * 2);
        if (kind === 'line_items') flow.space(1);
        band([kind === 'line_items' ? 'Estimate Total' : `Total ${name}`, ...sums(amounts)], 0.86);
        flow.space(0.5);
        return true;
      },
      continued: (its) => {
        flow.line([{ text: `${its.name} (continued)`, x: left, bold: true }]);
        flow.space(0.2);
      },
      truth: (item, page) =>
        truthOfPrinted(
          item,
          page,
          { layout: 7, printed, style, layer },
          {
            descriptionAsPrinted: item.description,
            activity: [item.activity],
            depreciationPercent: item.depreciation === 0 ? null : item.depreciationPercent,
            depreciationRecoverable: null,
            alsoRight: {
              description: [
                `${operation[item.activity] ?? 'Replace'} ${item.description}`,
                `${item.description} ${operation[item.activity] ?? 'Replace'}`,
              ],
              descriptionAsPrinted: [
                `${item.description} ${operation[item.activity] ?? 'Replace'}`,
              ],
              ...(item.note === null ? {} : { f9Note: [`Note: ${item.note}`] }),
            },
            unjudged: ['path', 'recoverable', 'flags', 'depreciationPercent'].slice(
              0,
              item.depreciation === 0 ? 4 : 3,
            ),
          },
        ),
    });
    // The estimate's own name is nowhere, so its last sum bears none.
    const totals = body.totals.filter(({ kind }) => kind !== 'line_items');
    leaveOpen(flow, body.items);
    const covers = coverageSums(scope);
    const deductible = random.pick([1000, 1500, 2500]);
    const cents = (value: number): number => toAmount(value.toFixed(2));
    flow.startPage('summary');
    flow.line([{ text: 'Estimate Summary', x: left, bold: true, size: 14 }]);
    flow.space(0.6);
    const summaryTable: RuledTable = {
      ...table,
      columns: [
        { head: [''], share: 40, align: 'left' },
        ...covers.map(({ name }) => ({ head: [name], share: 24, align: 'right' as const })),
        { head: ['Total'], share: 24, align: 'right' },
      ],
    };
    const acvs = covers.map((its) => cents(its.rcv - its.depreciation));
    const nets = acvs.map((acv, index) => Math.max(0, cents(acv - (index === 0 ? deductible : 0))));
    const total = (values: readonly number[]): number =>
      cents(values.reduce((whole, value) => whole + value, 0));
    ruledHead(flow, summaryTable);
    const rows: readonly (readonly [string, readonly number[], boolean])[] = [
      ['Subtotal', covers.map((its) => its.lineItemTotal), false],
      ['Sales Tax', covers.map((its) => its.tax), false],
      ['Replacement Cost Value', covers.map((its) => its.rcv), true],
      ['Less Depreciation', covers.map((its) => -its.depreciation), false],
      ['Actual Cash Value', acvs, true],
      ['Less Deductible', covers.map((_, index) => (index === 0 ? -deductible : 0)), false],
      ['Net Claim', nets, true],
    ];
    for (const [label, values, bold] of rows) {
      const shown = (value: number): string =>
        label.startsWith('Less') ? `(${dollars(Math.abs(value))})` : dollars(value);
      ruledRow(flow, summaryTable, [label, ...values.map(shown), shown(total(values))], { bold });
    }
    const summaries = covers.map(
      (its, index): TruthSummary => ({
        coverage: its.name,
        lineItemTotal: its.lineItemTotal,
        rcv: its.rcv,
        acv: acvs[index] ?? null,
        deductible: index === 0 ? deductible : null,
        netClaim: nets[index] ?? null,
      }),
    );
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items: body.items,
        rooms: body.rooms,
        totals,
        summaries,
        facts: {
          estimateName: null,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${facts.propertyStreet}, ${facts.propertyTown}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: null,
        },
      },
    };
  },
};
