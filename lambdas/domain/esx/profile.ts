/** The two documents that every export writes. */
export type EsxProfile = 'contractor' | 'carrier';

/**
 * What each document shows. The two are projections of one estimate, not one document with two
 * headers: the contractor's says what is to be done and what it costs, the carrier's says also
 * what is owed. `docs/esx.md` gives the reason for each difference.
 */
export interface ProfileView {
  /** The two characters that name the profile in both documents (INTERFACE section 1). */
  code: '8D' | '5L';
  /** Depreciation, actual cash value, age, condition and recoverability of lines and totals. */
  depreciation: boolean;
  /** Named coverages with deductible, limit, loss data and net claim. */
  coverages: boolean;
  /** The section of amounts that are paid only when they are incurred. */
  paidWhenIncurredSection: boolean;
}

export const PROFILES: Readonly<Record<EsxProfile, ProfileView>> = {
  contractor: {
    code: '8D',
    depreciation: false,
    coverages: false,
    paidWhenIncurredSection: false,
  },
  carrier: {
    code: '5L',
    depreciation: true,
    coverages: true,
    paidWhenIncurredSection: true,
  },
};
