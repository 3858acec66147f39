import { parseActivity } from './activity.ts';
import type { Estimate, LineItem } from './estimate.ts';
import {
  DEFAULT_ROOM,
  type StructuredEstimate,
  type StructuredLineItem,
} from './structured-estimate.ts';

/** The estimate that a validated `StructuredEstimateV1` describes. Blank text counts as absent. */
export const estimateFromWire = (wire: StructuredEstimate): Estimate => ({
  fileName: wire.file_name,
  estimateName: present(wire.estimate_name),
  claimNumber: present(wire.claim_number),
  policyNumber: present(wire.policy_number),
  insuredName: present(wire.insured_name),
  propertyAddress: present(wire.property_address),
  dateOfLoss: wire.date_of_loss ?? null,
  carrierName: present(wire.carrier_name),
  priceList: present(wire.price_list),
  lineItems: wire.line_items.map(lineItemFromWire),
  printed: null,
});

const lineItemFromWire = (wire: StructuredLineItem): LineItem => ({
  id: present(wire.id),
  cat: present(wire.cat),
  sel: present(wire.sel),
  description: present(wire.description),
  quantity: wire.quantity,
  unit: present(wire.unit),
  activity: parseActivity(wire.activity) ?? '+',
  unitPrice: wire.unit_price ?? null,
  lineItemTotal: wire.line_item_total ?? null,
  tax: wire.tax ?? null,
  rcv: wire.rcv ?? null,
  acv: wire.acv ?? null,
  depreciation: wire.depreciation ?? null,
  depreciationApplicable: wire.depreciation_applicable ?? null,
  depreciationRecoverable: wire.depreciation_recoverable,
  overheadProfit: wire.overhead_profit ?? null,
  overheadProfitApplicable: wire.overhead_profit_applicable ?? null,
  isPaidWhenIncurred: wire.is_paid_when_incurred,
  enabled: wire.enabled,
  room: present(wire.room) ?? DEFAULT_ROOM,
  section: present(wire.section),
  f9Note: present(wire.f9_note),
  printed: null,
  resolution: null,
});

const present = (text: string | null | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
};
