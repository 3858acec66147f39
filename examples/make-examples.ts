/**
 * Makes the sample estimate of this folder as PDF, CSV and JSON: `node examples/make-examples.ts`.
 * The insured, the loss and the prices are invented. The same bytes come out each time.
 */
import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { Activity } from '../lambdas/domain/estimate/estimate.ts';
import { lineAmount, sum, toAmount } from '../lambdas/domain/money/money.ts';
import { Flow } from '../test/corpus/drawing/flow.ts';
import { furnish } from '../test/corpus/drawing/furniture.ts';
import { writePdf } from '../test/corpus/drawing/write-pdf.ts';
import { drawEstimate } from '../test/corpus/layouts/draw-estimate.ts';
import { tableLayout } from '../test/corpus/layouts/table-layout.ts';
import type {
  Amounts,
  ModelEstimate,
  ModelFacts,
  ModelItem,
  ModelRoom,
} from '../test/corpus/model.ts';
import { drawSummaryBlocks } from '../test/corpus/pages/summary.ts';
import { createRandom } from '../test/corpus/random.ts';
import type { Style } from '../test/corpus/style.ts';

const facts: ModelFacts = {
  estimateName: 'THORNQUIST_ORLA',
  insuredName: 'Orla Thornquist',
  propertyStreet: '418 Larkmoor Lane',
  propertyTown: 'Fairhollow, TX 79999',
  claimNumber: '00-1234-567',
  policyNumber: 'HO-7654321',
  typeOfLoss: 'Hail',
  dateOfLoss: '2026-04-18',
  dateInspected: '2026-04-27',
  dateReceived: '2026-04-20',
  dateEntered: '2026-04-28',
  priceList: 'TXDF8X_APR26',
  carrierName: 'Meridian Harbor Mutual',
  companyName: 'Ironbark Restoration LLC',
  companyStreet: '2210 Quarry Ridge Dr',
  companyTown: 'Fairhollow, TX 79999',
  estimator: 'Ambrose Fenwright',
  claimRepresentative: 'Linnea Marchbanks',
  phone: '(555) 555-0142',
};

interface Row {
  cat: string;
  sel: string;
  activity: Activity;
  description: string;
  quantity: number;
  unit: string;
  remove?: number;
  replace?: number;
  /** Material per unit: what sales tax is due on. */
  material?: number;
  /** Years of age and of expected life; absent where nothing is depreciated. */
  age?: readonly [number, number];
  recoverable?: boolean;
  note?: string;
}

const roof: Row[] = [
  {
    cat: 'RFG',
    sel: 'ARMVN>',
    activity: '-',
    description: 'Tear off, haul and dispose of comp. shingles - Laminated',
    quantity: 24.67,
    unit: 'SQ',
    remove: 62.18,
  },
  {
    cat: 'RFG',
    sel: '300S',
    activity: '+',
    description: 'Laminated - comp. shingle rfg. - w/out felt',
    quantity: 28.33,
    unit: 'SQ',
    replace: 248.36,
    material: 118.4,
    age: [9, 30],
    note: 'Quantity includes 15% waste; aerial report of 4/26/2026 shows 24.67 SQ.',
  },
  {
    cat: 'RFG',
    sel: 'FELT15',
    activity: '+',
    description: 'Roofing felt - 15 lb.',
    quantity: 24.67,
    unit: 'SQ',
    replace: 38.42,
    material: 8.61,
    age: [9, 20],
  },
  {
    cat: 'RFG',
    sel: 'DRIP',
    activity: '&',
    description: 'Drip edge',
    quantity: 212,
    unit: 'LF',
    remove: 0.36,
    replace: 3.04,
    material: 0.98,
    age: [9, 35],
  },
  {
    cat: 'RFG',
    sel: 'FLPIPE',
    activity: '&',
    description: 'Flashing - pipe jack',
    quantity: 3,
    unit: 'EA',
    remove: 7.12,
    replace: 51.27,
    material: 15.2,
    age: [9, 35],
  },
  {
    cat: 'RFG',
    sel: 'VENTT',
    activity: '&',
    description: 'Roof vent - turtle type - Metal',
    quantity: 4,
    unit: 'EA',
    remove: 9.9,
    replace: 66.15,
    material: 21.4,
    age: [9, 35],
    recoverable: false,
  },
  {
    cat: 'RFG',
    sel: 'RIDGC',
    activity: '+',
    description: 'Hip / Ridge cap - composition shingles',
    quantity: 58.5,
    unit: 'LF',
    replace: 6.84,
    material: 2.61,
    age: [9, 25],
  },
  {
    cat: 'RFG',
    sel: 'STEEP',
    activity: '+',
    description: 'Additional charge for steep roof - 7/12 to 9/12 slope',
    quantity: 24.67,
    unit: 'SQ',
    replace: 48.9,
  },
  {
    cat: 'DMO',
    sel: 'DUMP<',
    activity: '-',
    description: 'Dumpster load - Approx. 12 yards, 1-3 tons of debris',
    quantity: 1,
    unit: 'EA',
    remove: 512.4,
  },
];

const kitchen: Row[] = [
  {
    cat: 'CON',
    sel: 'ROOM',
    activity: '+',
    description: 'Contents - move out then reset',
    quantity: 1,
    unit: 'EA',
    replace: 74.31,
  },
  {
    cat: 'DRY',
    sel: '1/2',
    activity: '&',
    description: '1/2" drywall - hung, taped, floated, ready for paint',
    quantity: 96,
    unit: 'SF',
    remove: 0.52,
    replace: 2.86,
    material: 0.59,
    note: 'Ceiling below the opening at the ridge; two sheets, 96.00 SF in all.',
  },
  {
    cat: 'INS',
    sel: 'BT4',
    activity: '&',
    description: 'Batt insulation - 4" - R11- unfaced batt',
    quantity: 96,
    unit: 'SF',
    remove: 0.31,
    replace: 1.02,
    material: 0.48,
  },
  {
    cat: 'PNT',
    sel: 'SP',
    activity: '+',
    description: 'Seal/prime (1 coat) then paint (1 coat) the ceiling',
    quantity: 168.5,
    unit: 'SF',
    replace: 1.27,
    material: 0.24,
    age: [4, 15],
  },
  {
    cat: 'PNT',
    sel: 'P2',
    activity: '+',
    description: 'Paint the walls - two coats',
    quantity: 376,
    unit: 'SF',
    replace: 1.12,
    material: 0.26,
    age: [4, 15],
  },
  {
    cat: 'FNC',
    sel: 'B3',
    activity: '&',
    description: 'Baseboard - 3 1/4"',
    quantity: 47,
    unit: 'LF',
    remove: 0.58,
    replace: 4.36,
    material: 1.7,
  },
  {
    cat: 'FCV',
    sel: 'PLK',
    activity: '&',
    description: 'Vinyl plank flooring',
    quantity: 168.5,
    unit: 'SF',
    remove: 1.24,
    replace: 6.91,
    material: 3.44,
    age: [6, 20],
    note: 'Matched to the existing plank in the dining room.\nHomeowner keeps two spare boxes.',
  },
  {
    cat: 'CAB',
    sel: 'LOW',
    activity: 'R',
    description: 'Cabinetry - lower (base) units',
    quantity: 12.5,
    unit: 'LF',
    replace: 68.2,
    material: 0.3,
  },
  {
    cat: 'PLM',
    sel: 'SNKKS',
    activity: 'R',
    description: 'Kitchen Sink - single basin',
    quantity: 1,
    unit: 'EA',
    replace: 171.36,
    material: 1.1,
  },
  {
    cat: 'ELE',
    sel: 'OSRS',
    activity: '+',
    description: 'Outlet or switch - Detach & reset',
    quantity: 5,
    unit: 'EA',
    replace: 24.05,
  },
];

const taxRate = '0.0825';

const prefixes: Record<Activity, string> = {
  '+': '',
  '-': 'Remove ',
  '&': 'R&R ',
  R: 'Detach & Reset ',
  I: 'Install ',
  M: 'Material Only ',
};

const priced = (row: Row, room: string, path: string[]): ModelItem => {
  const { remove = 0, replace = 0, material = 0, age, recoverable = true } = row;
  const unitPrice = toAmount(sum([remove, replace]));
  const lineItemTotal = lineAmount(row.quantity, unitPrice).toNumber();
  const tax = toAmount(lineAmount(row.quantity, material).times(taxRate));
  const rcv = toAmount(sum([lineItemTotal, tax]));
  const depreciation = age === undefined ? 0 : toAmount(sum([rcv]).times(age[0]).div(age[1]));
  const isDemolition = row.activity === '-' && /^(Tear|Dumpster)/.test(row.description);
  return {
    number: '',
    numberChanged: false,
    cat: row.cat,
    sel: row.sel,
    activity: row.activity,
    prefix: isDemolition ? '' : prefixes[row.activity],
    description: row.description,
    descriptionChanged: false,
    quantity: row.quantity,
    unit: row.unit,
    removeRate: remove,
    replaceRate: row.activity === 'R' ? 0 : replace,
    resetRate: row.activity === 'R' ? replace : 0,
    unitPrice,
    priceChanged: false,
    lineItemTotal,
    tax,
    overhead: 0,
    profit: 0,
    overheadProfit: 0,
    rcv,
    depreciation,
    recoverable,
    depreciationMark: null,
    acv: toAmount(sum([rcv, -depreciation])),
    ageYears: age?.[0] ?? 0,
    lifeYears: age?.[1] ?? null,
    condition: 'Avg.',
    depreciationPercent: null,
    priceNote: null,
    paidWhenIncurred: null,
    section: null,
    note: row.note ?? null,
    machineNotes: [],
    definition: null,
    bold: false,
    credit: false,
    bidItem: false,
    laborMinimum: false,
    calculation: '',
    roughDraftFlag: null,
    coverage: 'Dwelling',
    room,
    path,
  };
};

const totalsOf = (items: readonly ModelItem[]): Amounts => {
  const total = (field: keyof Amounts): number => toAmount(sum(items.map((item) => item[field])));
  return {
    lineItemTotal: total('lineItemTotal'),
    tax: total('tax'),
    overheadProfit: 0,
    rcv: total('rcv'),
    depreciation: total('depreciation'),
    acv: total('acv'),
  };
};

const roomOf = (
  name: string,
  rows: readonly Row[],
  measures: Pick<ModelRoom, 'height' | 'dimensions'>,
): ModelRoom => {
  const path = [name];
  const items = rows.map((row) => priced(row, name, path));
  return { name, path, ...measures, subrooms: [], openings: [], items, totals: totalsOf(items) };
};

const makeEstimate = (): ModelEstimate => {
  const rooms = [
    roomOf('Dwelling Roof', roof, {
      height: null,
      dimensions: {
        sfSurfaceArea: 2467,
        numberOfSquares: 24.67,
        lfTotalPerimeter: 212,
        lfTotalRidge: 58.5,
      },
    }),
    roomOf('Kitchen', kitchen, {
      height: "8'",
      dimensions: {
        sfWalls: 376,
        sfCeiling: 168.5,
        sfWallsCeiling: 544.5,
        sfFloor: 168.5,
        syFlooring: 18.72,
        lfFloorPerimeter: 47,
        lfCeilingPerimeter: 47,
      },
    }),
  ];
  const items = rooms.flatMap((room) => room.items);
  items.forEach((item, index) => {
    item.number = String(index + 1);
  });
  const totals = totalsOf(items);
  const deductible = 1500;
  const nonRecoverable = toAmount(
    sum(items.map((item) => (item.recoverable ? 0 : item.depreciation))),
  );
  return {
    facts,
    levels: [{ own: null, name: null, rooms, totals }],
    laborMinimums: null,
    items,
    totals,
    charges: { tax: 0, overhead: 0, profit: 0 },
    coverages: [
      {
        name: 'Dwelling',
        deductible,
        policyLimit: 312_000,
        totals,
        overhead: 0,
        profit: 0,
        nonRecoverable,
        paidWhenIncurred: 0,
        materialTax: totals.tax,
        cleaningTax: 0,
        netClaim: toAmount(sum([totals.acv, -deductible])),
      },
    ],
    taxRatePercent: 8.25,
  };
};

const style: Style = {
  width: 612,
  height: 792,
  marginLeft: 36,
  marginRight: 36,
  marginTop: 34,
  marginBottom: 46,
  family: 'times',
  size: 9,
  leading: 1.14,
  itemGap: 0.3,
  emission: 'cell',
  headAlign: 'edge',
  headRule: 'below',
  wrap: 'below',
  hang: 0,
  noteIndent: 0,
  fusedUnit: false,
  afterNumber: '  ',
  letterhead: 'logo',
  bareNumberFirst: false,
  footer: true,
  roomHead: 'left',
  continued: true,
  sectionHead: 'stars2',
  changeMarkGap: false,
  watermark: null,
  splitItems: 0,
  columnGap: 12,
  paidWhenIncurredAmounts: 'blank',
  headWords: {},
  cutQuantities: false,
  shortPercent: false,
  zeroDepreciation: '(0.00)',
  orphanHeads: false,
  summaryWords: 'program',
  coveragePrefix: false,
  coverageTable: false,
  insuredLabel: 'Insured:',
  fakeBold: false,
  pageBox: 'plain',
  disclaimer: null,
  legend: false,
  roomSize: 'height',
  codeColumns: false,
};

const drawHeader = (flow: Flow): void => {
  const pair = (left: readonly [string, string], right: readonly [string, string]): void => {
    flow.line([
      { text: left[0], x: 118, align: 'right' },
      { text: left[1], x: 126 },
      { text: right[0], x: 400, align: 'right' },
      { text: right[1], x: 408 },
    ]);
  };
  pair(['Insured:', facts.insuredName], ['Estimator:', facts.estimator]);
  pair(['Property:', facts.propertyStreet], ['Claim Rep.:', facts.claimRepresentative]);
  pair(['', facts.propertyTown], ['Insurance Company:', facts.carrierName]);
  flow.space(0.8);
  pair(['Claim Number:', facts.claimNumber], ['Policy Number:', facts.policyNumber]);
  pair(['Type of Loss:', facts.typeOfLoss], ['Date Received:', '4/20/2026']);
  pair(['Date of Loss:', '4/18/2026'], ['Date Entered:', '4/28/2026 9:00 AM']);
  pair(['Date Inspected:', '4/27/2026'], ['', '']);
  flow.space(0.8);
  pair(['Price List:', facts.priceList], ['', '']);
  pair(['', 'Restoration/Service/Remodel'], ['', '']);
  pair(['Estimate:', facts.estimateName], ['', '']);
  flow.space(1);
};

const makePdf = async (estimate: ModelEstimate): Promise<Uint8Array> => {
  const flow = new Flow({ ...style });
  furnish(flow, facts);
  flow.startPage('items');
  drawHeader(flow);
  const columns = { tax: true, overheadProfit: null, depreciation: true, reset: false } as const;
  const random = createRandom('example');
  drawEstimate(flow, estimate, tableLayout(1, columns, flow.style), columns, random);
  flow.space(1);
  drawSummaryBlocks(flow, estimate, columns, true, random);
  return await writePdf(flow.sheets, flow.style, random);
};

/** The rows as `StructuredLineItemV1`; the description alone resolves, the code is exact. */
const structured = (item: ModelItem) => ({
  id: `row-${item.number}`,
  cat: item.cat,
  sel: item.sel,
  description: item.description,
  quantity: item.quantity,
  unit: item.unit,
  activity: item.activity,
  unit_price: item.unitPrice,
  line_item_total: item.lineItemTotal,
  tax: item.tax,
  rcv: item.rcv,
  depreciation: item.depreciation,
  depreciation_recoverable: item.recoverable,
  acv: item.acv,
  room: item.room,
  f9_note: item.note,
});

export const makeExamples = async (): Promise<{ pdf: Uint8Array; csv: string; json: string }> => {
  const estimate = makeEstimate();
  const rows = estimate.items.map(structured);
  const json = {
    schema_version: '1',
    file_name: 'sample-estimate.json',
    estimate_name: facts.estimateName,
    claim_number: facts.claimNumber,
    policy_number: facts.policyNumber,
    insured_name: facts.insuredName,
    property_address: `${facts.propertyStreet}, ${facts.propertyTown}`,
    date_of_loss: facts.dateOfLoss,
    carrier_name: facts.carrierName,
    price_list: facts.priceList,
    line_items: rows,
  };
  return {
    pdf: await makePdf(estimate),
    csv: stringify(rows, { header: true, cast: { boolean: (value) => String(value) } }),
    json: `${JSON.stringify(json, null, 2)}\n`,
  };
};

if (import.meta.main) {
  const { pdf, csv, json } = await makeExamples();
  const write = (name: string, data: string | Uint8Array): void =>
    writeFileSync(new URL(name, import.meta.url), data);
  write('./sample-estimate.pdf', pdf);
  write('./sample-estimate.csv', csv);
  write('./sample-estimate.json', json);
}
