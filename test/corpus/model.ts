import type {
  Activity,
  ItemFlag,
  PageClass,
  RoomDimensions,
} from '../../lambdas/domain/estimate/estimate.ts';

/** The seven table layouts; 1 to 6 are prints of the common platform, 7 is anything else. */
export type Layout = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A line item as invented, with more on it than any one layout prints. */
export interface ModelItem {
  /** As printed: `12`, `10a`. */
  number: string;
  /** `* 12.`: the row was changed from the price list. */
  numberChanged: boolean;
  cat: string;
  sel: string;
  activity: Activity;
  /** `R&R `, `Remove `, `Detach & Reset ` or nothing, as printed before the description. */
  prefix: string;
  /** Without activity prefix and change mark. */
  description: string;
  descriptionChanged: boolean;
  quantity: number;
  unit: string;
  removeRate: number;
  replaceRate: number;
  resetRate: number;
  unitPrice: number;
  priceChanged: boolean;
  lineItemTotal: number;
  tax: number;
  overhead: number;
  profit: number;
  overheadProfit: number;
  rcv: number;
  depreciation: number;
  recoverable: boolean;
  depreciationMark: 'M' | '%' | null;
  acv: number;
  ageYears: number;
  /** null prints as `NA`. */
  lifeYears: number | null;
  condition: string;
  /** null prints as `NA` or blank: not depreciated. */
  depreciationPercent: number | null;
  priceNote: string | null;
  paidWhenIncurred: 'section' | 'note' | 'struck' | null;
  section: string | null;
  note: string | null;
  machineNotes: string[];
  /** A paragraph of which it is open whose note it is. */
  definition: string | null;
  bold: boolean;
  credit: boolean;
  bidItem: boolean;
  laborMinimum: boolean;
  /** Formula of a rough draft's CALC cell. */
  calculation: string;
  roughDraftFlag: string | null;
  coverage: string;
  room: string;
  path: string[];
}

export interface Amounts {
  lineItemTotal: number;
  tax: number;
  overheadProfit: number;
  rcv: number;
  depreciation: number;
  acv: number;
}

export interface Measures {
  name: string;
  height: string | null;
  dimensions: Partial<RoomDimensions>;
}

export interface ModelRoom extends Measures {
  path: string[];
  subrooms: Measures[];
  items: ModelItem[];
  totals: Amounts;
  /** `Door  3' X 7'  Opens into HALL` and the like, below the measures. */
  openings: string[];
}

export interface ModelLevel {
  /** Items that stand on the level itself, above its rooms. */
  own: ModelRoom | null;
  /** null where rooms stand directly under the estimate. */
  name: string | null;
  rooms: ModelRoom[];
  totals: Amounts;
}

export interface ModelCoverage {
  name: string;
  deductible: number;
  policyLimit: number | null;
  totals: Amounts;
  overhead: number;
  profit: number;
  nonRecoverable: number;
  paidWhenIncurred: number;
  materialTax: number;
  cleaningTax: number;
  netClaim: number;
}

export interface ModelFacts {
  estimateName: string;
  insuredName: string;
  propertyStreet: string;
  propertyTown: string;
  claimNumber: string;
  policyNumber: string;
  typeOfLoss: string;
  /** ISO dates. */
  dateOfLoss: string;
  dateInspected: string;
  dateReceived: string;
  dateEntered: string;
  priceList: string;
  carrierName: string;
  companyName: string;
  companyStreet: string;
  companyTown: string;
  estimator: string;
  claimRepresentative: string;
  phone: string;
}

export interface ModelEstimate {
  facts: ModelFacts;
  levels: ModelLevel[];
  laborMinimums: ModelRoom | null;
  /** Every item in printing order, labor minimums included. */
  items: ModelItem[];
  totals: Amounts;
  coverages: ModelCoverage[];
  /** Added on the summary only, on top of the lines. */
  charges: { tax: number; overhead: number; profit: number };
  taxRatePercent: number;
}

/** One expected line item. A value of null was not printed. */
export interface TruthItem {
  lineNumber: string | null;
  description: string;
  descriptionAsPrinted: string;
  /** More than one where the print leaves it open. */
  activity: Activity[];
  quantity: number;
  unit: string | null;
  unitPrice: number | null;
  removePrice: number | null;
  replacePrice: number | null;
  resetPrice: number | null;
  tax: number | null;
  overheadProfit: number | null;
  rcv: number | null;
  depreciation: number | null;
  /** null where the print does not show a depreciation. */
  depreciationRecoverable: boolean | null;
  acv: number | null;
  ageYears: number | null;
  lifeYears: number | null;
  condition: string | null;
  depreciationPercent: number | null;
  cat: string | null;
  sel: string | null;
  calculation: string | null;
  room: string[];
  path: string[];
  section: string | null;
  f9Note: string | null;
  machineNotes: string[];
  flags: ItemFlag[];
  priceNote: string | null;
  isPaidWhenIncurred: boolean;
  /** Page on which its first line stands. */
  page: number;
  /** Fields that the print leaves open, so that no reading of them is wrong. */
  unjudged?: string[];
  /** Other readings that are as right, by field as the tables name it. */
  alsoRight?: Record<string, string[]>;
}

export interface TruthTotal {
  kind: 'room' | 'level' | 'labor_minimums' | 'line_items';
  name: string;
  rcv: number;
}

export interface TruthSummary {
  coverage: string | null;
  /** Shorter names of the coverage that are as right. */
  alsoCalled?: string[];
  lineItemTotal: number | null;
  rcv: number | null;
  acv: number | null;
  deductible: number | null;
  netClaim: number | null;
}

/** The header facts that `Estimate` carries; null where not printed. */
export interface TruthFacts {
  estimateName: string | null;
  claimNumber: string | null;
  policyNumber: string | null;
  insuredName: string | null;
  propertyAddress: string | null;
  dateOfLoss: string | null;
  carrierName: string | null;
  priceList: string | null;
}

/** What a reader should find in one document. */
export interface Truth {
  id: string;
  seed: string;
  layout: Layout | null;
  /** The look of a print of the `prints` suites. */
  look?: string;
  items: TruthItem[];
  /** Rooms with their path, in printing order; null where the print has headings of another kind. */
  rooms: string[][] | null;
  totals: TruthTotal[];
  summaries: TruthSummary[];
  facts: TruthFacts;
  pages: { page: number; class: PageClass; ocr: boolean }[];
  /** A page with rows was taken out, so nothing may add up. */
  lacksRows?: true;
  /** How the pages were scanned; absent where none was. */
  scan?: { dpi: number; skewDegrees: number; noise: number; jpegQuality: number };
  /** The altered figure of a sabotaged document: index in `items`. */
  sabotage: { item: number; field: string; from: number; to: number } | null;
}
