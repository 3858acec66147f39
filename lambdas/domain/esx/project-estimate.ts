import type { Estimate, LineItem } from '../estimate/estimate.ts';
import { type EsxProfile, PROFILES } from './profile.ts';
import { dropIllegalCharacters } from './xml-writer.ts';

/**
 * What an ESX file of the profile holds of an estimate's structured fields (INTERFACE sections 2.1
 * and 2.2): reading the file back gives exactly this.
 *
 * - Disabled rows are gone, save paid-when-incurred ones.
 * - Texts lose the characters that XML cannot carry; an empty text counts as absent.
 * - The contractor's document has no depreciation and no actual cash value.
 * - What only a print or the resolver knows (`printed`, `resolution`) is not part of it.
 */
export const projectEstimate = (estimate: Estimate, profile: EsxProfile): Estimate => ({
  fileName: text(estimate.fileName) ?? '',
  estimateName: text(estimate.estimateName),
  claimNumber: text(estimate.claimNumber),
  policyNumber: text(estimate.policyNumber),
  insuredName: text(estimate.insuredName),
  propertyAddress: text(estimate.propertyAddress),
  dateOfLoss: text(estimate.dateOfLoss),
  carrierName: text(estimate.carrierName),
  priceList: text(estimate.priceList),
  lineItems: estimate.lineItems
    .filter((item) => item.enabled || item.isPaidWhenIncurred)
    .map((item) => projectLineItem(item, profile)),
  printed: null,
});

const projectLineItem = (item: LineItem, profile: EsxProfile): LineItem => {
  const { depreciation } = PROFILES[profile];
  return {
    ...item,
    id: text(item.id),
    cat: text(item.cat),
    sel: text(item.sel),
    description: text(item.description),
    unit: text(item.unit),
    acv: depreciation ? item.acv : null,
    depreciation: depreciation ? item.depreciation : null,
    depreciationApplicable: depreciation ? item.depreciationApplicable : null,
    depreciationRecoverable: depreciation ? item.depreciationRecoverable : true,
    room: text(item.room) ?? '',
    section: text(item.section),
    f9Note: text(item.f9Note),
    printed: null,
    resolution: null,
  };
};

const text = (value: string | null): string | null =>
  value === null ? null : dropIllegalCharacters(value) || null;
