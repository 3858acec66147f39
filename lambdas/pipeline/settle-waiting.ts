import { complete } from '../domain/documents/document.ts';
import type { ClaimStore, Clock } from '../ports.ts';

const BATCH = 25;

/**
 * Completes documents that wait for claims, oldest first, for as long as there are claims.
 * Called after every grant, by every settlement that found no claim, and by the sweeper, so that
 * no order of the three leaves a document waiting beside a claim.
 *
 * @returns how many documents were completed.
 */
export const settleWaiting = async (
  { claims, clock }: { claims: ClaimStore; clock: Clock },
  organizationId: string,
): Promise<number> => {
  let completed = 0;
  for (;;) {
    const waiting = await claims.waiting(organizationId, BATCH);
    if (waiting.length === 0) return completed;
    let progressed = false;
    for (const document of waiting) {
      const at = clock.now().toISOString();
      const change = complete(document, { state: 'charged', claimsCharged: 1 }, at);
      const outcome = await claims.charge(change, at);
      if (outcome === 'no_claims') return completed;
      if (outcome === 'charged') {
        completed += 1;
        progressed = true;
      }
    }
    // Every one was lost to another settlement: that one goes on with the rest.
    if (!progressed) return completed;
  }
};
