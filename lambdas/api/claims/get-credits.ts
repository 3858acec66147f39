import * as v from 'valibot';
import { count, time } from '../documents/wire-schemas.ts';
import type { Route } from '../http/route.ts';
import { claimBalance } from './claim-balance.ts';

/** INTERFACE section 2.7, the older form. */
export const CreditBalance = v.pipe(
  v.object({
    organization_id: v.string(),
    total_available_credits: count('Claims that can be spent now.'),
    total_expiring_in_30_days: count('Of these, those that expire within 30 days.'),
    buckets: v.array(
      v.object({
        id: v.string(),
        tokens_remaining: count('Claims left.'),
        expires_at: v.nullable(time('When what is left is lost.')),
        created_at: time('When they were granted.'),
      }),
    ),
  }),
  v.metadata({ title: 'CreditBalance' }),
);

export const getCredits: Route = {
  method: 'get',
  path: '/credits',
  operationId: 'getCredits',
  tag: 'Claims',
  summary: 'Read the claim balance, older form',
  description: 'The same buckets as `GET /claims` under older names.',
  authenticated: true,
  responses: {
    200: {
      description: 'The balance.',
      schema: CreditBalance,
      example: {
        organization_id: 'org_4Q7',
        total_available_credits: 24,
        total_expiring_in_30_days: 0,
        buckets: [
          {
            id: 'bucket_9T2',
            tokens_remaining: 24,
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
    async (context, { organizationId }) => {
      const buckets = await claims.buckets(organizationId);
      const balance = claimBalance(organizationId, buckets, clock.now());
      return context.json({
        organization_id: balance.organization_id,
        total_available_credits: balance.available_claims,
        total_expiring_in_30_days: balance.expiring_claims_in_30_days,
        buckets: balance.buckets.map(({ id, claims_remaining, expires_at, created_at }) => ({
          id,
          tokens_remaining: claims_remaining,
          expires_at,
          created_at,
        })),
      });
    },
};
