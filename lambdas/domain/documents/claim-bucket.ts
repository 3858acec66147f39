/** Claims: what a live export costs. Eligible means not expired; soonest expiry is spent first. */

export type BucketSource = 'purchase' | 'subscription' | 'promotion' | 'adjustment';

export interface ClaimBucket {
  bucketId: string;
  organizationId: string;
  sourceType: BucketSource;
  quantity: number;
  claimsRemaining: number;
  /** ISO date-time. */
  expiresAt: string;
  createdAt: string;
}

/** The eligible buckets in the order in which they are spent. */
export const spendingOrder = (buckets: readonly ClaimBucket[], at: string): ClaimBucket[] =>
  buckets
    .filter((bucket) => bucket.expiresAt > at)
    .sort(
      (left, right) =>
        left.expiresAt.localeCompare(right.expiresAt) ||
        left.createdAt.localeCompare(right.createdAt) ||
        left.bucketId.localeCompare(right.bucketId),
    );
