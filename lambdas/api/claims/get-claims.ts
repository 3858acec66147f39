import * as v from 'valibot';
import { count, time } from '../documents/wire-schemas.ts';
import type { Route } from '../http/route.ts';
import { claimBalance } from './claim-balance.ts';

/** INTERFACE section 2.7. */
export const ClaimBalance = v.pipe(
  v.object({
    organization_id: v.string(),
    available_claims: count('Claims that can be spent now.'),
    expiring_claims_in_30_days: count('Of these, those that expire within 30 days.'),
    total_granted_claims: count('Granted in buckets that have not expired.'),
    total_used_claims: count('Spent from buckets that have not expired.'),
    buckets: v.pipe(
      v.array(
        v.object({
          id: v.string(),
          source_type: v.picklist(['purchase', 'subscription', 'promotion', 'adjustment']),
          quantity: count('Claims granted.'),
          claims_remaining: count('Claims left.'),
          expires_at: time('When what is left is lost.'),
          created_at: time('When they were granted.'),
        }),
      ),
      v.metadata({ description: 'In the order in which they are spent: soonest expiry first.' }),
    ),
  }),
  v.metadata({ title: 'ClaimBalance' }),
);

export const getClaims: Route = {
  method: 'get',
  path: '/claims',
  operationId: 'getClaims',
  tag: 'Claims',
  summary: 'Read the claim balance',
  description: 'Each live export takes one claim. Test keys read the same balance.',
  authenticated: true,
  responses: {
    200: {
      description: 'The balance.',
      schema: ClaimBalance,
      example: {
        organization_id: 'org_4Q7',
        available_claims: 24,
        expiring_claims_in_30_days: 0,
        total_granted_claims: 25,
        total_used_claims: 1,
        buckets: [
          {
            id: 'bucket_9T2',
            source_type: 'purchase',
            quantity: 25,
            claims_remaining: 24,
            expires_at: '2027-03-02T15:04:05.000Z',
            created_at: '2026-03-02T15:04:05.000Z',
          },
        ],
      },
    },
  },
  errors: [],
  handler:
    ({ claims, clock }) =>
    async (context, { organizationId }) =>
      context.json(claimBalance(organizationId, await claims.buckets(organizationId), clock.now())),
};
