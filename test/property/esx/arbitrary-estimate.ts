import fc from 'fast-check';
import type { Activity, Estimate, LineItem } from '../../../lambdas/domain/estimate/estimate.ts';

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
