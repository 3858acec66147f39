/**
 * The estimate as every part of the service sees it: what the structured contract carries
 * (INTERFACE sections 2.1 and 2.2), plus what a printed estimate knows beyond it.
 *
 * Amounts are currency units as JavaScript numbers that print as exact decimals; arithmetic on
 * them goes through `domain/money`. Dates are ISO `YYYY-MM-DD`.
 */

/** `+` Replace, `-` Remove, `&` Remove and Replace, `R` Detach & Reset, `I` Install, `M` Material Only. */
export type Activity = '+' | '-' | '&' | 'R' | 'I' | 'M';

/** Where something was read: a page from 1, and a box in PDF points from the page's top left. */
export interface ReadAt {
  page: number;
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One line item: the fields of `StructuredLineItemV1` in code spelling. */
export interface LineItem {
  id: string | null;
  cat: string | null;
  sel: string | null;
  description: string | null;
  quantity: number;
  unit: string | null;
  activity: Activity;
  unitPrice: number | null;
  /** Base whole-line total, before tax and O&P. */
  lineItemTotal: number | null;
  tax: number | null;
  rcv: number | null;
  acv: number | null;
  depreciation: number | null;
  depreciationApplicable: boolean | null;
  depreciationRecoverable: boolean;
  overheadProfit: number | null;
  overheadProfitApplicable: boolean | null;
  isPaidWhenIncurred: boolean;
  enabled: boolean;
  room: string;
  section: string | null;
  f9Note: string | null;
  /** What only a printed estimate tells; null for JSON and CSV rows. */
  printed: PrintedItem | null;
  /** How the item was resolved to the taxonomy; null before that step. */
  resolution: Resolution | null;
}

/** What a printed row says beyond the structured fields. */
export interface PrintedItem {
  /** As printed, split numbering kept: `10a`. */
  lineNumber: string | null;
  /** The description exactly as printed, prefix and change mark included. */
  descriptionAsPrinted: string;
  /** Group names from the estimate's root to the item's room: level, room, subroom. */
  path: string[];
  readAt: ReadAt;
  /** 0 to 1: how sure the reader is of the row; below 1 for OCR and for repaired cells. */
  confidence: number;
  /**
   * What the quantity comes to with waste, where the print shows both: `29.88 (31.67)`. The price of
   * the waste counts for its material alone, so such a row's total lies between the two products.
   */
  quantityWithWaste?: number;
  /** Unit rates of the contractor and rough-draft layouts. */
  removePrice: number | null;
  replacePrice: number | null;
  resetPrice: number | null;
  /** The CALC cell of a rough draft: `PF`, `1`, `2'9+4'7`. */
  calculation: string | null;
  ageYears: number | null;
  lifeYears: number | null;
  condition: string | null;
  /** Percent, 0 to 100; null where blank or `NA`. */
  depreciationPercent: number | null;
  /** Coverage that the row belongs to, where the print says so. */
  coverage: string | null;
  /** A word printed instead of an amount: `REVISED`, `SEE BID`, `PENDING`. */
  priceNote: string | null;
  flags: ItemFlag[];
  /** On a scan: its figures contradict each other, and what may be the cause was hardly read. */
  isUnclear?: true;
  /** Figures that a scan leaves in doubt and that nothing in their row confirms. */
  unsureFigures?: (keyof PrintedAmounts)[];
  /** Lines that the estimating program printed below the item, not a person: waste, options. */
  machineNotes: string[];
}

export type ItemFlag =
  /** `*` on the description or number: text changed from the price list. */
  | 'description_changed'
  /** `*` on a price, or a rough draft's `[*]`. */
  | 'price_changed'
  | 'tax_exempt'
  | 'no_overhead_profit'
  /** `[M]`: depreciation capped at its maximum. */
  | 'depreciation_capped'
  /** `[%]`: depreciation entered as a percentage. */
  | 'depreciation_by_percent'
  /** A figure was chosen among OCR readings because the arithmetic of the row demands it. */
  | 'repaired'
  /** The row's own figures do not add up. */
  | 'does_not_add_up'
  /** Read on a scanned page. */
  | 'ocr'
  | 'credit'
  | 'bid_item'
  | 'labor_minimum';

export type ResolutionMethod =
  /** cat and sel were given and the catalogue holds the pair. */
  | 'exact_pair'
  /** cat and sel were given and the catalogue does not hold them: kept as given. */
  | 'unverified_pair'
  | 'exact_description'
  | 'template'
  | 'synonym'
  | 'ranked'
  /** Several codes share the wording; the document's context settled it. */
  | 'context'
  /** Only the category is claimed; exported as a custom item of that category. */
  | 'category'
  /** Free text, bid or vendor item: exported as a custom item. */
  | 'custom'
  | 'unresolved';

export interface Resolution {
  method: ResolutionMethod;
  /** The claimed code; sel is null for `category`, both null for `custom` and `unresolved`. */
  cat: string | null;
  sel: string | null;
  activity: Activity;
  /** The catalogue's wording of the claimed code. */
  catalogDescription: string | null;
  /** Calibrated probability, 0 to 1, that the claimed code is right. */
  confidence: number;
  /** Best first, the claimed code included where one is claimed; at most five. */
  candidates: ResolutionCandidate[];
}

export interface ResolutionCandidate {
  cat: string;
  sel: string;
  description: string;
  confidence: number;
}

/** A whole estimate. */
export interface Estimate {
  fileName: string;
  estimateName: string | null;
  claimNumber: string | null;
  policyNumber: string | null;
  insuredName: string | null;
  propertyAddress: string | null;
  dateOfLoss: string | null;
  carrierName: string | null;
  priceList: string | null;
  lineItems: LineItem[];
  /** What only a printed estimate tells; null for JSON and CSV. */
  printed: PrintedEstimate | null;
}

/** What a print says beside its rows. */
export interface PrintedEstimate {
  facts: PrintedFacts;
  coverages: PrintedCoverage[];
  rooms: PrintedRoom[];
  totals: PrintedTotal[];
  summaries: PrintedSummary[];
  recapByCategory: PrintedRecapRow[];
  recapByRoom: PrintedRecapRow[];
  pages: PrintedPage[];
  warnings: Warning[];
}

export interface PrintedFacts {
  typeOfLoss: string | null;
  laborEfficiency: string | null;
  estimator: PrintedContact | null;
  claimRepresentative: PrintedContact | null;
  insuredAddress: string | null;
  insuredPhone: string | null;
  /** The company on the letterhead. */
  companyName: string | null;
  dateInspected: string | null;
  dateReceived: string | null;
  dateEntered: string | null;
  dateContacted: string | null;
  dateCompleted: string | null;
}

export interface PrintedContact {
  name: string;
  company: string | null;
  phone: string | null;
  email: string | null;
}

export interface PrintedCoverage {
  name: string;
  deductible: number | null;
  policyLimit: number | null;
}

/** A level, room or subroom in printing order. */
export interface PrintedRoom {
  name: string;
  kind: 'level' | 'room' | 'subroom';
  /** Names from the root to this one, its own included. */
  path: string[];
  height: string | null;
  /** Only the measures that are printed. Square feet, linear feet, square yards, squares. */
  dimensions: Partial<RoomDimensions>;
  readAt: ReadAt;
}

export interface RoomDimensions {
  sfWalls: number;
  sfCeiling: number;
  sfWallsCeiling: number;
  sfFloor: number;
  syFlooring: number;
  lfFloorPerimeter: number;
  lfCeilingPerimeter: number;
  sfLongWall: number;
  sfShortWall: number;
  sfSurfaceArea: number;
  numberOfSquares: number;
  lfTotalPerimeter: number;
  lfTotalRidge: number;
  lfTotalHip: number;
}

/** Figures of a totals row or of a line; only those that are printed. */
export interface PrintedAmounts {
  lineItemTotal: number | null;
  tax: number | null;
  overheadProfit: number | null;
  rcv: number | null;
  depreciation: number | null;
  acv: number | null;
}

/** A `Totals: Kitchen`, `Total: Main Level`, `Area Totals`, `Line Item Totals: NAME` row. */
export interface PrintedTotal {
  kind: 'section' | 'room' | 'level' | 'labor_minimums' | 'line_items' | 'grand';
  name: string;
  path: string[];
  amounts: PrintedAmounts;
  /** Tax, markup and discounts printed below the rows that a grand total may add to them. */
  adjustments?: number;
  /** Figures that a scan leaves in doubt. */
  unsureFigures?: (keyof PrintedAmounts)[];
  readAt: ReadAt;
}

/** A `Summary for Dwelling` block; the estimate's one summary has the coverage name null. */
export interface PrintedSummary {
  coverage: string | null;
  lineItemTotal: number | null;
  taxes: { name: string; rate: number | null; amount: number }[];
  subtotal: number | null;
  overhead: number | null;
  profit: number | null;
  rcv: number | null;
  depreciation: number | null;
  nonRecoverableDepreciation: number | null;
  acv: number | null;
  deductible: number | null;
  priorPayments: number | null;
  netClaim: number | null;
  recoverableDepreciation: number | null;
  netClaimIfDepreciationRecovered: number | null;
  /** What is paid when it is incurred, no depreciation that is held back. */
  paidWhenIncurred: number | null;
  /** Rows that none of the fields above names, in order; what stands below the net claim is no part of it. */
  other: { name: string; amount: number; isBelowNetClaim?: true }[];
  /** A scan leaves one of its figures in doubt. */
  isUnsure?: true;
  readAt: ReadAt;
}

export interface PrintedRecapRow {
  name: string;
  amount: number;
  percent: number | null;
  /** For the category recap: under `O&P Items` or `Non-O&P Items`; null where not split. */
  overheadProfitItems: boolean | null;
  /** `Coverage: Dwelling  100.00% = 1,234.56` below the row: what each coverage bears of it. */
  coverages?: { name: string; amount: number }[];
  readAt: ReadAt;
}

export type PageClass =
  | 'cover'
  | 'items'
  | 'summary'
  | 'recap'
  | 'sketch'
  | 'guide'
  | 'letter'
  | 'duplicate'
  | 'blank'
  | 'other';

export interface PrintedPage {
  page: number;
  class: PageClass;
  ocr: boolean;
}

/** Something a person should know about the document; never a reason to stop. */
export interface Warning {
  /** Stable, snake_case. */
  code: string;
  message: string;
  /** Where: an item's index in `lineItems`, a page, a CSV row and column, a JSON field. */
  at: { item?: number; page?: number; row?: number; column?: string; field?: string } | null;
}

/** The result of holding the printed figures against the computed ones. */
export interface Reconciliation {
  reconciled: boolean;
  /** Printed grand total (RCV) minus the computed one; null where no total is printed. */
  difference: number | null;
  printed: PrintedAmounts;
  computed: PrintedAmounts;
  failures: ReconciliationFailure[];
  /**
   * What does not add up as it was read from a scan, where a figure in it could hardly be read: the
   * print is as likely right as wrong, and a person has to look.
   */
  unclear: ReconciliationFailure[];
}

export interface ReconciliationFailure {
  scope: 'line' | 'section' | 'room' | 'level' | 'page' | 'summary' | 'recap' | 'estimate';
  /** What does not add up: `rcv`, `tax`, `acv`, `line_item_total`, ... */
  figure: string;
  name: string;
  printed: number;
  computed: number;
  /** Index in `lineItems` for `line`. */
  item: number | null;
  readAt: ReadAt | null;
  message: string;
}
