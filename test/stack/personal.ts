/** Invented, and found nowhere else: what the logs of a run must not hold. */
export const PERSONAL = {
  claim_number: 'CLM-ZQ-1001',
  policy_number: 'POL-ZQ-2002',
  insured_name: 'Philippa Quillfeather',
  property_address: '99 Zanzibar Lane, Oddville',
} as const;
