import { type ClaimBucket, spendingOrder } from '../../domain/documents/claim-bucket.ts';

const SOON_MILLISECONDS = 30 * 86_400_000;

/** The balance of an organization: what its eligible buckets, those not expired, add up to. */
export const claimBalance = (
  organizationId: string,
  buckets: readonly ClaimBucket[],
  now: Date,
) => {
  const eligible = spendingOrder(buckets, now.toISOString());
  const soon = new Date(now.getTime() + SOON_MILLISECONDS).toISOString();
  const sum = (amount: (bucket: ClaimBucket) => number): number =>
    eligible.reduce((total, bucket) => total + amount(bucket), 0);
  return {
    organization_id: organizationId,
    available_claims: sum((bucket) => bucket.claimsRemaining),
    expiring_claims_in_30_days: sum((bucket) =>
      bucket.expiresAt <= soon ? bucket.claimsRemaining : 0,
    ),
    total_granted_claims: sum((bucket) => bucket.quantity),
    total_used_claims: sum((bucket) => bucket.quantity - bucket.claimsRemaining),
    buckets: eligible.map((bucket) => ({
      id: bucket.bucketId,
      source_type: bucket.sourceType,
      quantity: bucket.quantity,
      claims_remaining: bucket.claimsRemaining,
      expires_at: bucket.expiresAt,
      created_at: bucket.createdAt,
    })),
  };
};
