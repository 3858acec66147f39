import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeKey } from '../lambdas/admin/create-key.ts';
import type { AccessStore, ClaimStore, Clock, Ids } from '../lambdas/ports.ts';

const DEMO_CLAIMS = 25;
const DEMO_CLAIMS_DAYS = 365;
const DAY_MILLISECONDS = 86_400_000;

const Credentials = v.object({
  base_url: v.string(),
  organization_id: v.string(),
  test_key: v.string(),
  live_key: v.string(),
});

/** What `credentials.json` of a data folder holds. */
export type Credentials = v.InferOutput<typeof Credentials>;

export interface DemoDependencies {
  access: AccessStore;
  claims: ClaimStore;
  clock: Clock;
  ids: Ids;
}

/**
 * Makes the demo organization of a fresh data folder: a test key, a live key and 25 claims.
 *
 * The file is written first and the records are made from it, each only where it is missing, so a
 * start that was killed half way is completed by the next one and no key is ever lost.
 *
 * @returns the credentials; `isNew` where this call made them. Null where the folder has
 *   organizations but no credentials file: then somebody set it up by hand.
 */
export const ensureDemoOrganization = async (
  dependencies: DemoDependencies,
  dataDirectory: string,
  baseUrl: string,
): Promise<{ credentials: Credentials; isNew: boolean } | null> => {
  const path = join(dataDirectory, 'credentials.json');
  const existing = readCredentials(path);
  if (!existing && (await dependencies.access.listOrganizations()).length > 0) return null;
  const credentials = existing
    ? { ...existing, base_url: baseUrl }
    : {
        base_url: baseUrl,
        organization_id: `org_${dependencies.ids.handle()}`,
        test_key: makeKey(dependencies.ids, 'test'),
        live_key: makeKey(dependencies.ids, 'live'),
      };
  if (existing?.base_url !== baseUrl) writeCredentials(path, credentials);
  await applyCredentials(dependencies, credentials);
  return { credentials, isNew: !existing };
};

const applyCredentials = async (
  { access, claims, clock }: DemoDependencies,
  credentials: Credentials,
): Promise<void> => {
  const now = clock.now();
  const createdAt = now.toISOString();
  const organizationId = credentials.organization_id;
  await access.createOrganization({ organizationId, name: 'Demo', createdAt });
  for (const mode of ['test', 'live'] as const) {
    const apiKey = credentials[`${mode}_key`];
    await access.createKey({
      keyId: apiKey.split('_')[2] ?? '',
      organizationId,
      mode,
      secretHash: createHash('sha256').update(apiKey).digest('hex'),
      name: `Demo ${mode} key`,
      createdAt,
      expiresAt: null,
      revokedAt: null,
    });
  }
  await claims.grant({
    bucketId: `bucket_demo_${organizationId}`,
    organizationId,
    sourceType: 'promotion',
    quantity: DEMO_CLAIMS,
    claimsRemaining: DEMO_CLAIMS,
    expiresAt: new Date(now.getTime() + DEMO_CLAIMS_DAYS * DAY_MILLISECONDS).toISOString(),
    createdAt,
  });
};

export const readCredentials = (path: string): Credentials | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Credentials), text);
  if (!parsed.success) {
    throw new Error(
      `${path} is damaged (${v.summarize(parsed.issues)}). Restore it, or remove it and make keys with "estimate key create".`,
    );
  }
  return parsed.output;
};

const writeCredentials = (path: string, credentials: Credentials): void => {
  const temporary = `${path}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, path);
};
