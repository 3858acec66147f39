/**
 * Two organizations with a test and a live key each, the first with 100 claims, through the same use
 * cases as `estimate org|key|claims --stack`. Run by `stack.ts up`: `node localstack/seed.ts STACK_NAME`
 * prints them as JSON.
 */
import { openStack } from '../lambdas/adapters/aws/open-stack.ts';
import { createKey } from '../lambdas/admin/create-key.ts';
import { createOrganization } from '../lambdas/admin/create-organization.ts';
import { grantClaims } from '../lambdas/admin/grant-claims.ts';
import { requireOwnEndpoint } from './aws-environment.ts';
import type { RunningStack, SeededOrganization } from './stack-file.ts';

const CLAIMS = 100;
const YEAR_MILLISECONDS = 365 * 86_400_000;

const seed = async (stackName: string): Promise<RunningStack['organizations']> => {
  const stack = await openStack(stackName);
  const organization = async (name: string, claims: number): Promise<SeededOrganization> => {
    const { organizationId } = await createOrganization(stack, name);
    const key = async (mode: 'test' | 'live'): Promise<string> =>
      (await createKey(stack, { organizationId, mode, name: `stack ${mode}` })).apiKey;
    if (claims > 0) {
      await grantClaims(stack, {
        organizationId,
        quantity: claims,
        sourceType: 'purchase',
        expiresAt: new Date(stack.clock.now().getTime() + YEAR_MILLISECONDS).toISOString(),
      });
    }
    return {
      organization_id: organizationId,
      test_key: await key('test'),
      live_key: await key('live'),
    };
  };
  const seeded = {
    a: await organization('Harbour Roofing', CLAIMS),
    b: await organization('Northside Restoration', 0),
  };
  stack.close();
  return seeded;
};

requireOwnEndpoint(process.env.AWS_ENDPOINT_URL);
process.stdout.write(`${JSON.stringify(await seed(process.argv[2] ?? ''))}\n`);
