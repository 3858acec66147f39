import fc from 'fast-check';
import type {
  Activity,
  Estimate,
  ItemFlag,
  LineItem,
  PrintedContact,
  PrintedCoverage,
  PrintedItem,
  PrintedRoom,
  PrintedSummary,
  Resolution,
  ResolutionMethod,
} from '../../../lambdas/domain/estimate/estimate.ts';

/** Amounts with two decimals up to the largest that the format holds. */
export const arbitraryAmount: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100),
);

/** Any amount that the contract accepts: finite, not negative, any number of decimals. */
const arbitraryContractAmount = fc.oneof(
  { weight: 6, arbitrary: arbitraryAmount },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 1e6, noNaN: true }).map(Math.abs) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.005, 1.005, 1e-9, 1e21, 999_999_999.99) },
);

/** Text as it comes: emoji, accents, markup, white space, and characters that XML cannot carry. */
const arbitraryText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'R&R Baseboard - 4 1/4"',
    '<b>&amp;</b> ]]> <!-- -->',
    'two\nlines\r\nand\ttab',
    '  spaces  ',
    'Küche 🛠️ naïve',
    '\u0000\u0001\u001f\ufffe\ud800',
    'constructor',
    'x'.repeat(1_100),
  ),
);

const nullable = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null });

const arbitraryQuantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((units) => units / 100) },
  {
    weight: 1,
    arbitrary: fc.double({ min: 0, max: 1e12, minExcluded: true, noNaN: true }),
  },
  { weight: 1, arbitrary: fc.constantFrom(1, 1e-7, 1e300, 5e-324, 3.9) },
);

/** Every field of the contract's section 2.2, each present or absent on its own. */
export const arbitraryLineItem: fc.Arbitrary<LineItem> = fc.record({
  id: nullable(arbitraryText),
  cat: nullable(fc.oneof(fc.constantFrom('RFG', 'DRY', 'rfg', 'TOOLONG', ' A'), arbitraryText)),
  sel: nullable(fc.oneof(fc.constantFrom('300S', 'AV', '1/2++', 'a b'), arbitraryText)),
  description: nullable(arbitraryText),
  quantity: arbitraryQuantity,
  unit: nullable(
    fc.oneof(fc.constantFrom('EA', 'SF', 'sq ft', 'LF', 'each', 'HOURS'), arbitraryText),
  ),
  activity: fc.constantFrom<Activity[]>('+', '-', '&', 'R', 'I', 'M'),
  unitPrice: nullable(arbitraryContractAmount),
  lineItemTotal: nullable(arbitraryContractAmount),
  tax: nullable(arbitraryContractAmount),
  rcv: nullable(arbitraryContractAmount),
  acv: nullable(arbitraryContractAmount),
  depreciation: nullable(arbitraryContractAmount),
  depreciationApplicable: nullable(fc.boolean()),
  depreciationRecoverable: fc.boolean(),
  overheadProfit: nullable(arbitraryContractAmount),
  overheadProfitApplicable: nullable(fc.boolean()),
  isPaidWhenIncurred: fc.boolean(),
  enabled: fc.boolean(),
  room: fc.oneof(fc.constantFrom('General', 'Kitchen', 'Roof'), arbitraryText),
  section: nullable(fc.oneof(fc.constantFrom('General', 'Walls', 'Kitchen'), arbitraryText)),
  f9Note: nullable(fc.oneof(arbitraryText, fc.constant('note '.repeat(2_100)))),
  printed: fc.constant(null),
  resolution: fc.constant(null),
});

/** Every field of section 2.1. */
export const arbitraryEstimate: fc.Arbitrary<Estimate> = fc.record({
  fileName: fc.string({ minLength: 1, maxLength: 30 }),
  estimateName: nullable(arbitraryText),
  claimNumber: nullable(arbitraryText),
  policyNumber: nullable(arbitraryText),
  insuredName: nullable(arbitraryText),
  propertyAddress: nullable(
    fc.oneof(fc.constant('12 Oak Street, Springfield, TX 75001-1234'), arbitraryText),
  ),
  dateOfLoss: nullable(
    fc.oneof(fc.constantFrom('2026-03-01', '2026-03-01T10:00:00Z'), arbitraryText),
  ),
  carrierName: nullable(arbitraryText),
  priceList: nullable(fc.oneof(fc.constantFrom('TXDF8X_MAR26', 'txdf8x_mar26'), arbitraryText)),
  lineItems: fc.array(arbitraryLineItem, { minLength: 1, maxLength: 12 }),
  printed: fc.constant(null),
});

/** Whatever a reader may have taken for a figure: credits are below zero, OCR may read anything. */
const arbitraryPrintedAmount = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: -100_000, max: 10_000_000 }).map((cents) => cents / 100),
  },
  { weight: 1, arbitrary: fc.double({ min: -1e12, max: 1e12, noNaN: true }) },
);

const readAt = { page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } };
const arbitraryName = fc.oneof(
  fc.constantFrom('Main Level', 'Kitchen', 'Roof', 'Dwelling', 'Contents', 'Other Structures'),
  arbitraryText,
);
const arbitraryDate = nullable(fc.oneof(fc.constantFrom('2026-03-01'), arbitraryText));

const arbitraryPrintedItem: fc.Arbitrary<PrintedItem> = fc.record({
  lineNumber: nullable(fc.oneof(fc.constantFrom('1', '10a'), arbitraryText)),
  descriptionAsPrinted: arbitraryText,
  path: fc.array(arbitraryName, { maxLength: 3 }),
  readAt: fc.constant(readAt),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  removePrice: nullable(arbitraryPrintedAmount),
  replacePrice: nullable(arbitraryPrintedAmount),
  resetPrice: nullable(arbitraryPrintedAmount),
  calculation: nullable(arbitraryText),
  ageYears: nullable(arbitraryPrintedAmount),
  lifeYears: nullable(arbitraryPrintedAmount),
  condition: nullable(fc.oneof(fc.constantFrom('Avg.', 'New', 'Above Avg.'), arbitraryText)),
  depreciationPercent: nullable(arbitraryPrintedAmount),
  coverage: nullable(arbitraryName),
  priceNote: nullable(fc.oneof(fc.constantFrom('SEE BID'), arbitraryText)),
  flags: fc.subarray<ItemFlag>([
    'description_changed',
    'price_changed',
    'tax_exempt',
    'no_overhead_profit',
    'depreciation_by_percent',
    'credit',
    'bid_item',
    'labor_minimum',
  ]),
  machineNotes: fc.array(arbitraryText, { maxLength: 2 }),
});

const arbitraryResolution: fc.Arbitrary<Resolution> = fc.record({
  method: fc.constantFrom<ResolutionMethod[]>(
    'exact_pair',
    'unverified_pair',
    'ranked',
    'category',
    'custom',
    'unresolved',
  ),
  cat: nullable(fc.oneof(fc.constantFrom('DRY', 'RFG'), arbitraryText)),
  sel: nullable(fc.oneof(fc.constantFrom('AV', '1/2'), arbitraryText)),
  activity: fc.constant<Activity>('+'),
  catalogDescription: nullable(arbitraryText),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  candidates: fc.constant([]),
});

const arbitraryContact: fc.Arbitrary<PrintedContact | null> = nullable(
  fc.record({
    name: arbitraryText,
    company: nullable(arbitraryText),
    phone: nullable(arbitraryText),
    email: nullable(arbitraryText),
  }),
);

const arbitrarySummary: fc.Arbitrary<PrintedSummary> = fc.record({
  coverage: nullable(arbitraryName),
  lineItemTotal: nullable(arbitraryPrintedAmount),
  taxes: fc.array(
    fc.record({
      name: arbitraryText,
      rate: nullable(arbitraryPrintedAmount),
      amount: arbitraryPrintedAmount,
    }),
    { maxLength: 10 },
  ),
  subtotal: nullable(arbitraryPrintedAmount),
  overhead: nullable(arbitraryPrintedAmount),
  profit: nullable(arbitraryPrintedAmount),
  rcv: nullable(arbitraryPrintedAmount),
  depreciation: nullable(arbitraryPrintedAmount),
  nonRecoverableDepreciation: nullable(arbitraryPrintedAmount),
  acv: nullable(arbitraryPrintedAmount),
  deductible: nullable(arbitraryPrintedAmount),
  priorPayments: nullable(arbitraryPrintedAmount),
  netClaim: nullable(arbitraryPrintedAmount),
  recoverableDepreciation: nullable(arbitraryPrintedAmount),
  netClaimIfDepreciationRecovered: nullable(arbitraryPrintedAmount),
  paidWhenIncurred: nullable(arbitraryPrintedAmount),
  other: fc.constant([]),
  readAt: fc.constant(readAt),
});

const arbitraryRoom: fc.Arbitrary<PrintedRoom> = fc.record({
  name: arbitraryName,
  kind: fc.constantFrom('level' as const, 'room' as const, 'subroom' as const),
  path: fc.array(arbitraryName, { maxLength: 3 }),
  height: nullable(fc.oneof(fc.constantFrom("8'"), arbitraryText)),
  dimensions: fc.record(
    {
      sfWalls: arbitraryPrintedAmount,
      syFlooring: arbitraryPrintedAmount,
      numberOfSquares: arbitraryPrintedAmount,
    },
    { requiredKeys: [] },
  ),
  readAt: fc.constant(readAt),
});

/** An estimate as a reader of prints might give it, sense or nonsense. */
export const arbitraryPrintedEstimate: fc.Arbitrary<Estimate> = fc
  .record({
    estimate: arbitraryEstimate,
    items: fc.array(
      fc.record({
        item: arbitraryLineItem,
        printed: arbitraryPrintedItem,
        resolution: nullable(arbitraryResolution),
        unitPrice: nullable(arbitraryPrintedAmount),
        rcv: nullable(arbitraryPrintedAmount),
        depreciation: nullable(arbitraryPrintedAmount),
      }),
      { maxLength: 8 },
    ),
    facts: fc.record({
      typeOfLoss: nullable(arbitraryText),
      laborEfficiency: nullable(arbitraryText),
      estimator: arbitraryContact,
      claimRepresentative: arbitraryContact,
      insuredAddress: nullable(arbitraryText),
      insuredPhone: nullable(arbitraryText),
      companyName: nullable(arbitraryText),
      dateInspected: arbitraryDate,
      dateReceived: arbitraryDate,
      dateEntered: arbitraryDate,
      dateContacted: arbitraryDate,
      dateCompleted: arbitraryDate,
    }),
    coverages: fc.array(
      fc.record<PrintedCoverage>({
        name: arbitraryName,
        deductible: nullable(arbitraryPrintedAmount),
        policyLimit: nullable(arbitraryPrintedAmount),
      }),
      { maxLength: 3 },
    ),
    rooms: fc.array(arbitraryRoom, { maxLength: 4 }),
    summaries: fc.array(arbitrarySummary, { maxLength: 3 }),
  })
  .map(({ estimate, items, facts, coverages, rooms, summaries }) => ({
    ...estimate,
    lineItems: items.map(({ item, ...rest }) => ({ ...item, ...rest })),
    printed: {
      facts,
      coverages,
      rooms,
      totals: [],
      summaries,
      recapByCategory: [],
      recapByRoom: [],
      pages: [],
      warnings: [],
    },
  }));
