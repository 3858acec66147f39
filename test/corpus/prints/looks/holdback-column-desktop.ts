import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { Flow } from '../../drawing/flow.ts';
import { money, usDate } from '../../layouts/format.ts';
import type { Amounts, ModelItem, TruthItem, TruthTotal } from '../../model.ts';
import { makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { leaveOpen, shareText, wordsOf } from '../drawing/scope-body.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts, truthOfPrinted } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Building',
});

const places: readonly PlaceSpec[] = [
  place('Roof', 'roof'),
  place('Exterior Walls', 'elevation'),
  place('Sun Room', 'inside'),
  place('Living / Dining', 'inside'),
  place('Master Bath', 'inside'),
  place('Fence & Gates', 'yard'),
  place('Clean Up', 'haul'),
];

const printed: readonly (keyof TruthItem)[] = [
  'unitPrice',
  'rcv',
  'ageYears',
  'lifeYears',
  'depreciationPercent',
  'depreciation',
  'depreciationRecoverable',
  'acv',
];

/**
 * An independent adjuster's desktop program: the claim in a block over each page, rooms as underlined
 * names with length, width and height at the right, the unit before the quantity, age and life in two
 * narrow columns, after the depreciation a column of what is held back until repairs are done, which
 * is nothing where it is lost for good; trades of the same room are not told apart; no tax by row.
 */
export const holdbackColumnDesktop: Print = {
  name: 'holdback-column-desktop',
  open: true,
  lines: [5, 17, 35, 60, 100],
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Gulfline Specialty Insurance', {
      taxPercent: 0,
      overheadProfit: false,
      depreciated: 0.75,
      lost: 0.25,
      capPercent: 100,
      notes: 0,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const style = printStyle({
      width: 792,
      height: 612,
      family: random.pick(['helvetica', 'times']),
      size: 8.5,
      marginLeft: 36,
      marginRight: 36,
      marginTop: 92,
      marginBottom: 44,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word', 'gaps'] as const),
      page: random.pick(['plain', 'rotated-90', 'form'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    flow.furniture = () => {
      flow.mark({ text: 'Bayou Claims Service', x: left, bold: true, size: 12 }, 32);
      flow.mark({ text: 'BUILDING ESTIMATE', x: right, align: 'right', bold: true, size: 11 }, 32);
      for (const [index, [a, b, c, d, e, f]] of (
        [
          [
            'Insured',
            facts.insuredName,
            'Claim No',
            facts.claimNumber,
            'Loss Date',
            usDate(facts.dateOfLoss),
          ],
          [
            'Location',
            `${facts.propertyStreet}, ${facts.propertyTown}`,
            'Policy No',
            facts.policyNumber,
            'Peril',
            facts.typeOfLoss,
          ],
        ] as const
      ).entries())
        for (const [text, x, bold] of [
          [`${a}:`, 0, true],
          [b, 54, false],
          [`${c}:`, 372, true],
          [d, 424, false],
          [`${e}:`, 560, true],
          [f, 614, false],
        ] as const)
          flow.mark({ text, x: left + x, bold, size: 8.5 }, 52 + index * 13);
      flow.rule(left, right, 1, 74);
      const foot = flow.sheet.height - 24;
      flow.mark({ text: `Adjuster: ${facts.estimator}`, x: left, size: 7.5 }, foot);
      flow.mark({ text: `Page ${flow.page}`, x: right, align: 'right', size: 7.5 }, foot);
    };
    const table: RuledTable = {
      left,
      right,
      size: 8.5,
      headSize: 8,
      pad: 2.5,
      lines: 'rows',
      headGray: 0.9,
      columns: [
        { head: ['Item'], share: 5, align: 'center' },
        { head: ['Description'], share: 36, align: 'left' },
        { head: ['Unit'], share: 5, align: 'center' },
        { head: ['Quantity'], share: 9, align: 'right' },
        { head: ['Unit', 'Cost'], share: 9, align: 'right' },
        { head: ['Replacement', 'Cost'], share: 12, align: 'right' },
        { head: ['Age'], share: 5, align: 'right' },
        { head: ['Life'], share: 5, align: 'right' },
        { head: ['Depr', '%'], share: 7, align: 'right' },
        { head: ['Depr', 'Amount'], share: 10, align: 'right' },
        { head: ['Holdback'], share: 10, align: 'right' },
        { head: ['Actual Cash', 'Value'], share: 12, align: 'right' },
      ],
    };
    const held = (its: readonly ModelItem[]): number =>
      toAmount(sum(its.map((item) => (item.recoverable ? item.depreciation : 0))));
    const sumRow = (label: string, of: Amounts, its: readonly ModelItem[], gray?: number): void => {
      ruledRow(
        flow,
        table,
        [
          label,
          '',
          '',
          '',
          '',
          money(of.rcv),
          '',
          '',
          '',
          money(of.depreciation),
          money(held(its)),
          money(of.acv),
        ],
        {
          bold: true,
          spans: { 0: 5 },
          aligns: { 0: 'right' },
          ...(gray === undefined ? {} : { gray }),
        },
      );
    };
    const items: TruthItem[] = [];
    const totals: TruthTotal[] = [];
    const sizes = random.fork('sizes');
    flow.startPage('items');
    for (const its of scope.places) {
      flow.continuation = null;
      flow.need(80);
      flow.space(0.6);
      const width = flow.width(its.name, { bold: true }, 10);
      flow.line([
        { text: its.name, x: left, bold: true, size: 10 },
        ...(its.trade === 'inside'
          ? [
              {
                text: `L ${sizes.int(8, 22)}' ${sizes.int(0, 11)}"  W ${sizes.int(7, 15)}' ${sizes.int(0, 11)}"  H ${its.height}`,
                x: right,
                align: 'right' as const,
              },
            ]
          : []),
      ]);
      flow.rule(left, left + width, 0.5, flow.y - 1);
      flow.space(0.3);
      ruledHead(flow, table);
      flow.continuation = () => ruledHead(flow, table);
      for (const item of its.items) {
        const { page } = ruledRow(flow, table, [
          item.number,
          wordsOf(item),
          item.unit,
          money(item.quantity),
          money(item.unitPrice),
          money(item.rcv),
          String(item.ageYears),
          item.lifeYears === null ? '-' : String(item.lifeYears),
          item.depreciationPercent === null ? '-' : shareText({ ...item, depreciationMark: null }),
          item.depreciation === 0 ? '-' : money(item.depreciation),
          item.depreciation === 0 || !item.recoverable ? '-' : money(item.depreciation),
          money(item.acv),
        ]);
        const truth = truthOfPrinted(item, page, { layout: 2, printed, style, layer });
        items.push({
          ...truth,
          ...(item.depreciation === 0 ? { depreciation: null } : {}),
          flags: truth.flags.filter((flag) => flag !== 'depreciation_capped'),
          unjudged: [
            ...(truth.unjudged ?? []),
            ...(item.depreciation === 0 ? ['recoverable'] : []),
          ],
        });
      }
      sumRow(`Total ${its.name}`, its.totals, its.items);
      totals.push({ kind: 'room', name: its.name, rcv: its.totals.rcv });
    }
    flow.continuation = null;
    flow.space(0.8);
    flow.need(30);
    sumRow('BUILDING TOTAL', scope.totals, scope.items, 0.88);
    flow.startPage('summary');
    const deductible = random.pick([2500, 5000]);
    const net = Math.max(0, toAmount(sum([scope.totals.acv, -deductible])));
    flow.line([{ text: 'STATEMENT OF LOSS - BUILDING', x: left, bold: true, size: 12 }]);
    flow.space(0.6);
    for (const [label, value] of [
      ['Replacement Cost Value', scope.totals.rcv],
      ['Less Depreciation', -scope.totals.depreciation],
      ['Actual Cash Value', scope.totals.acv],
      ['Less Deductible', -deductible],
      ['Net Claim', net],
      ['Holdback payable when repaired', held(scope.items)],
    ] as const) {
      flow.line([
        { text: label, x: left + 40 },
        { text: value < 0 ? `(${money(-value)})` : money(value), x: left + 360, align: 'right' },
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
            deductible,
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
        },
      },
    };
  },
};
