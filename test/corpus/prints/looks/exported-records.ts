import { Flow } from '../../drawing/flow.ts';
import type { ModelItem, TruthItem } from '../../model.ts';
import { coverageSums, makeScope, type PlaceSpec } from '../content/scope.ts';
import { printStyle } from '../drawing/print-style.ts';
import { type RuledTable, ruledHead, ruledRow } from '../drawing/ruled-table.ts';
import { settled } from '../drawing/scope-body.ts';
import { jobTruth, openPagesWithoutRows } from '../drawing/truth-of-job.ts';
import { plainLayer } from '../layer/text-layer.ts';
import type { Print } from '../print.ts';
import { noFacts } from '../truth.ts';

const place = (name: string, trade: PlaceSpec['trade']): PlaceSpec => ({
  name,
  trade,
  above: [],
  coverage: 'Dwelling',
});

const places: readonly PlaceSpec[] = [
  place('Kitchen', 'inside'),
  place('Living Room', 'inside'),
  place('Primary Bedroom', 'inside'),
  place('Hall Bath', 'inside'),
  place('Basement', 'wet'),
  place('Roof', 'roof'),
  place('Exterior - Rear', 'elevation'),
  place('Fence', 'yard'),
];

const actions: Record<ModelItem['activity'], string> = {
  '&': 'REMOVE_AND_REPLACE',
  '-': 'REMOVE',
  '+': 'REPLACE',
  R: 'DETACH_AND_RESET',
  I: 'INSTALL',
  M: 'MATERIAL_ONLY',
};

/** As a program writes a number for another program. */
const bare = (value: number): string => String(value);

/**
 * A vendor's records printed as they are: keys with underscores for heads, which break at them,
 * numbers without commas and without ending zeros, `null`, `true` and `false`, what is done as a
 * constant, rooms as a line of keys and values between the tables, times to the second.
 */
export const exportedRecords: Print = {
  name: 'exported-records',
  open: true,
  draw: (random, lines) => {
    const scope = makeScope(random.fork('scope'), lines, places, 'Summit Mutual', {
      taxPercent: 8,
      overheadProfit: random.chance(0.5),
      depreciated: 0.6,
      lost: 0.2,
      capPercent: 80,
      notes: 0.2,
      machine: 0,
      minimums: 0,
    });
    const { facts } = scope;
    const profits = scope.totals.overheadProfit > 0;
    const family = random.pick(['helvetica', 'courier'] as const);
    const style = printStyle({
      family,
      width: 792,
      height: 612,
      size: family === 'courier' ? 5.75 : 6.5,
      marginLeft: 28,
      marginRight: 28,
      marginTop: 40,
      marginBottom: 36,
    });
    const flow = new Flow(style);
    const layer = {
      ...plainLayer,
      runs: random.pick(['cell', 'word'] as const),
      order: random.pick(['reading', 'columns'] as const),
    };
    const { left } = flow;
    const right = style.width - style.marginRight;
    const stamp = `${facts.dateEntered}T14:${random.int(10, 59)}:07.${random.int(100, 999)}Z`;
    flow.furniture = () => {
      flow.mark({ text: `estimate_${facts.claimNumber}.json`, x: left, bold: true, size: 7 }, 26);
      flow.mark(
        { text: `generated_at ${stamp}   page ${flow.page}`, x: right, align: 'right', size: 6 },
        26,
      );
    };
    flow.startPage('cover');
    const [street = '', town = ''] = [facts.propertyStreet, facts.propertyTown];
    const pairs: readonly (readonly [string, string])[] = [
      ['schema_version', '3.2.0'],
      ['estimate.id', `est_${random.int(100_000, 999_999)}`],
      ['estimate.name', facts.estimateName],
      ['claim.number', facts.claimNumber],
      ['claim.date_of_loss', facts.dateOfLoss],
      ['claim.cause', facts.typeOfLoss.toUpperCase().replaceAll(' ', '_')],
      ['claim.catastrophe_code', 'null'],
      ['policy.number', facts.policyNumber],
      ['policy.coverages[0].limit', '412000'],
      ['carrier.name', facts.carrierName],
      ['insured.name', facts.insuredName],
      ['insured.is_business', 'false'],
      ['property.address', `${street}, ${town}`],
      ['property.year_built', String(random.int(1924, 2019))],
      ['pricing.price_list', facts.priceList],
      ['pricing.tax_rate', '0.08'],
      ['pricing.overhead_profit', profits ? '0.2' : 'null'],
    ];
    for (const [key, value] of pairs)
      flow.line([
        { text: key, x: left, bold: true },
        { text: value, x: left + 180 },
      ]);
    const heads = [
      'line_\nno',
      'code',
      'action',
      'description',
      'qty',
      'uom',
      'unit_\ncost',
      'tax_\namount',
      ...(profits ? ['o_and_p_\namount'] : []),
      'rcv',
      'age_\nyears',
      'life_\nyears',
      'dep_\npercent',
      'dep_\namount',
      'dep_is_\nrecoverable',
      'acv',
      'adjuster_\nnote',
    ];
    const shares = [5, 12, 22, 30, 8, 5, 8, 8, ...(profits ? [9] : []), 10, 6, 6, 8, 9, 13, 10, 22];
    const table: RuledTable = {
      left,
      right,
      size: style.size,
      headSize: style.size - 0.5,
      pad: 2.5,
      lines: random.pick(['grid', 'rows'] as const),
      headGray: 0.9,
      valign: random.pick(['top', 'middle'] as const),
      columns: heads.map((head, index) => ({
        head: head.split('\n'),
        share: shares[index] ?? 8,
        align:
          ['code', 'action', 'description', 'uom'].includes(head) || index === heads.length - 1
            ? 'left'
            : 'right',
        headAlign: 'left',
      })),
    };
    flow.startPage('items');
    const items: TruthItem[] = [];
    for (const [at, its] of scope.places.entries()) {
      flow.continuation = null;
      flow.need(70);
      flow.space(0.8);
      const d = its.dimensions;
      const size =
        d.sfFloor === undefined
          ? d.sfSurfaceArea === undefined
            ? 'measurements: null'
            : `surface_sf: ${bare(d.sfSurfaceArea)}  squares: ${bare(d.numberOfSquares ?? 0)}`
          : `floor_sf: ${bare(d.sfFloor)}  wall_sf: ${bare(d.sfWalls ?? 0)}  ceiling_height: "${its.height ?? "8'"}"`;
      flow.line([
        { text: `areas[${at}]`, x: left, bold: true, size: 8 },
        { text: `name: ${its.name}`, x: left + 50, bold: true, size: 8 },
        { text: `${size}  line_items: ${its.items.length}`, x: left + 230, size: 7 },
      ]);
      flow.space(0.3);
      ruledHead(flow, table);
      flow.continuation = () => ruledHead(flow, table);
      for (const item of its.items) {
        const { page } = ruledRow(flow, table, [
          item.number,
          `${item.cat}-${item.sel}`,
          actions[item.activity],
          item.description,
          bare(item.quantity),
          item.unit,
          bare(item.unitPrice),
          bare(item.tax),
          ...(profits ? [bare(item.overheadProfit)] : []),
          bare(item.rcv),
          bare(item.ageYears),
          item.lifeYears === null ? 'null' : bare(item.lifeYears),
          item.depreciationPercent === null ? 'null' : bare(item.depreciationPercent),
          bare(item.depreciation),
          item.depreciation === 0 ? 'null' : String(item.recoverable),
          bare(item.acv),
          item.note ?? 'null',
        ]);
        items.push(
          jobTruth(page, item.description, item.quantity, {
            lineNumber: item.number,
            activity: [item.activity],
            unit: item.unit,
            unitPrice: item.unitPrice,
            tax: item.tax,
            overheadProfit: profits ? item.overheadProfit : null,
            rcv: item.rcv,
            depreciation: item.depreciation,
            acv: item.acv,
            ageYears: item.ageYears,
            lifeYears: item.lifeYears,
            depreciationPercent: item.depreciationPercent,
            room: [its.name],
            f9Note: item.note,
          }),
        );
      }
      flow.need(12);
      flow.y += 3;
      flow.line([
        { text: `areas[${at}].totals.rcv`, x: left, bold: true },
        { text: bare(its.totals.rcv), x: left + 180 },
      ]);
    }
    flow.continuation = null;
    const [one] = coverageSums(scope);
    if (one === undefined) throw new Error('An estimate has a coverage.');
    const { rcv, acv, net } = settled(one, 1500);
    flow.startPage('summary');
    for (const [key, value] of [
      ['totals.line_item_total', bare(one.lineItemTotal)],
      ['totals.tax', bare(one.tax)],
      ...(profits ? [['totals.overhead_and_profit', bare(one.overheadProfit)]] : []),
      ['totals.replacement_cost_value', bare(rcv)],
      ['totals.depreciation', bare(one.depreciation)],
      ['totals.actual_cash_value', bare(acv)],
      ['totals.deductible', '1500'],
      ['totals.net_claim', bare(net)],
      ['totals.currency', 'USD'],
      ['warnings', '[]'],
    ])
      flow.line([
        { text: key ?? '', x: left, bold: true },
        { text: value ?? '', x: left + 180 },
      ]);
    openPagesWithoutRows(flow, items);
    return {
      flow,
      layer,
      extras: [],
      truth: {
        layout: 7,
        items,
        rooms: scope.places.map(({ name }) => [name]),
        totals: [],
        summaries: [
          {
            coverage: null,
            lineItemTotal: one.lineItemTotal,
            rcv,
            acv,
            deductible: 1500,
            netClaim: net,
          },
        ],
        facts: {
          ...noFacts,
          estimateName: facts.estimateName,
          claimNumber: facts.claimNumber,
          policyNumber: facts.policyNumber,
          insuredName: facts.insuredName,
          propertyAddress: `${street}, ${town}`,
          dateOfLoss: facts.dateOfLoss,
          carrierName: facts.carrierName,
          priceList: facts.priceList,
        },
      },
    };
  },
};
