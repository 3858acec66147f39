import { settleWaiting } from '../pipeline/settle-waiting.ts';
import type { AccessStore, BucketSource, ClaimBucket, ClaimStore, Clock, Ids } from '../ports.ts';

/**
 * Adds a bucket of claims and completes the documents that wait for them, oldest first.
 *
 * @throws when the organization is unknown or the quantity is not a whole number above 0.
 */
export const grantClaims = async (
  dependencies: { access: AccessStore; claims: ClaimStore; clock: Clock; ids: Ids },
  request: {
    organizationId: string;
    quantity: number;
    sourceType: BucketSource;
    /** ISO date-time. */
    expiresAt: string;
  },
): Promise<{ bucket: ClaimBucket; completedDocuments: number }> => {
  const { access, claims, clock, ids } = dependencies;
  if (!(await access.getOrganization(request.organizationId))) {
    throw new Error(`There is no organization ${request.organizationId}`);
  }
  if (!Number.isInteger(request.quantity) || request.quantity < 1) {
    throw new Error(`The quantity must be a whole number above 0, not ${request.quantity}`);
  }
  const bucket: ClaimBucket = {
    bucketId: `bucket_${ids.handle()}`,
    organizationId: request.organizationId,
    sourceType: request.sourceType,
    quantity: request.quantity,
    claimsRemaining: request.quantity,
    expiresAt: request.expiresAt,
    createdAt: clock.now().toISOString(),
  };
  if (!(await claims.grant(bucket))) throw new Error(`Bucket ${bucket.bucketId} exists already`);
  const completedDocuments = await settleWaiting(dependencies, request.organizationId);
  return { bucket, completedDocuments };
};
