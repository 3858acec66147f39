import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startService } from '../../lambdas/adapters/embedded/service.ts';
import { createKey } from '../../lambdas/admin/create-key.ts';
import { createOrganization } from '../../lambdas/admin/create-organization.ts';
import { grantClaims } from '../../lambdas/admin/grant-claims.ts';
import type { ContractTarget, OrganizationKeys } from './target.ts';

/**
 * Where the suite finds the service it is run against:
 *
 * - `CONTRACT_CREDENTIALS` names a JSON file `{base_url, organizations: {a: {...}, b: {...}}}`, or
 * - `BASE_URL` and `ORGANIZATION_{A,B}_{ID,TEST_KEY,LIVE_KEY}` are set, or
 * - neither: the embedded service is started for the run.
 *
 * Organization A needs claims (10 do); organization B must have none.
 */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = fromEnvironment();
  if (given) {
    project.provide('contract', given);
    return async () => {};
  }
  const dataDirectory = mkdtempSync(join(tmpdir(), 'contract-'));
  const service = await startService({
    dataDirectory,
    port: 0,
    host: '127.0.0.1',
    retentionDays: 365,
    version: 'contract',
    log: (level, message, fields) => {
      if (level === 'error') process.stderr.write(`${message} ${JSON.stringify(fields)}\n`);
    },
  });
  const { embedded } = service;
  const seed = async (name: string, claims: number): Promise<OrganizationKeys> => {
    const { organizationId } = await createOrganization(embedded, name);
    const keyOf = async (mode: 'test' | 'live') =>
      (await createKey(embedded, { organizationId, mode, name: mode })).apiKey;
    if (claims > 0) {
      await grantClaims(embedded, {
        organizationId,
        quantity: claims,
        sourceType: 'purchase',
        expiresAt: new Date(Date.now() + 300 * 86_400_000).toISOString(),
      });
    }
    return {
      organization_id: organizationId,
      test_key: await keyOf('test'),
      live_key: await keyOf('live'),
    };
  };
  project.provide('contract', {
    base_url: service.baseUrl,
    organizations: { a: await seed('A', 50), b: await seed('B', 0) },
  });
  return async () => {
    await service.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
};

const fromEnvironment = (): ContractTarget | null => {
  const path = process.env.CONTRACT_CREDENTIALS;
  if (path) return JSON.parse(readFileSync(path, 'utf8')) as ContractTarget;
  const baseUrl = process.env.BASE_URL;
  if (!baseUrl) return null;
  return {
    base_url: baseUrl.replace(/\/+$/, ''),
    organizations: { a: keysOf('A'), b: keysOf('B') },
  };
};

const keysOf = (name: 'A' | 'B'): OrganizationKeys => ({
  organization_id: required(`ORGANIZATION_${name}_ID`),
  test_key: required(`ORGANIZATION_${name}_TEST_KEY`),
  live_key: required(`ORGANIZATION_${name}_LIVE_KEY`),
});

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`With BASE_URL set, ${name} has to be set too`);
  return value;
};

// biome-ignore lint/style/noDefaultExport: vitest calls the default export of a global setup.
export default setup;
