import * as v from 'valibot';
import { ClaimBalance } from '../../api/claims/get-claims.ts';
import { answer, refused } from '../result.ts';
import { defineTool } from '../tool.ts';

export const claimBalanceTool = defineTool({
  name: 'service_claim_balance',
  title: 'Show the claim balance',
  description:
    'How many claims the organization has left, and when they expire. A live export takes one claim; a test key exports for free.',
  input: v.strictObject({}),
  output: ClaimBalance,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async (_, { rest }) => {
    const balance = await rest('GET', '/claims');
    return balance.ok ? answer(balance.body as Record<string, unknown>) : refused(balance.refusal);
  },
});
