import type { Estimate, LineItem } from './estimate.ts';
import type { StructuredEstimate, StructuredLineItem } from './structured-estimate.ts';

/** An estimate as `StructuredEstimateV1`: every field written out, absent ones as null. */
export const estimateToWire = (estimate: Estimate): StructuredEstimate => ({
  schema_version: '1',
  file_name: estimate.fileName,
  estimate_name: estimate.estimateName,
  claim_number: estimate.claimNumber,
  policy_number: estimate.policyNumber,
  insured_name: estimate.insuredName,
  property_address: estimate.propertyAddress,
  date_of_loss: estimate.dateOfLoss,
  carrier_name: estimate.carrierName,
  price_list: estimate.priceList,
  line_items: estimate.lineItems.map(lineItemToWire),
});

/** A line item as `StructuredLineItemV1`. */
export const lineItemToWire = (item: LineItem): StructuredLineItem => ({
  id: item.id,
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
  acv: item.acv,
  depreciation: item.depreciation,
  depreciation_applicable: item.depreciationApplicable,
  depreciation_recoverable: item.depreciationRecoverable,
  overhead_profit: item.overheadProfit,
  overhead_profit_applicable: item.overheadProfitApplicable,
  is_paid_when_incurred: item.isPaidWhenIncurred,
  enabled: item.enabled,
  room: item.room,
  section: item.section,
  f9_note: item.f9Note,
});
