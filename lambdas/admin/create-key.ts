import { createHash } from 'node:crypto';
import type { Mode } from '../domain/documents/document.ts';
import type { AccessKey, AccessStore, Clock, Ids } from '../ports.ts';

const SECRET_BYTES = 32;

/** The text of a new key, `ek_<mode>_<id>_<secret>`; neither part holds an underscore. */
export const makeKey = (ids: Ids, mode: Mode): string => {
  const secret = Buffer.from(ids.randomBytes(SECRET_BYTES)).toString('hex');
  return `ek_${mode}_${ids.handle()}_${secret}`;
};

/**
 * Makes an API key. Only its SHA-256 is stored, so the text that is returned here cannot be shown
 * again.
 *
 * @throws when the organization is unknown.
 */
export const createKey = async (
  { access, clock, ids }: { access: AccessStore; clock: Clock; ids: Ids },
  request: { organizationId: string; mode: Mode; name: string; expiresAt?: string | null },
): Promise<{ apiKey: string; key: AccessKey }> => {
  if (!(await access.getOrganization(request.organizationId))) {
    throw new Error(`There is no organization ${request.organizationId}`);
  }
  const apiKey = makeKey(ids, request.mode);
  const key: AccessKey = {
    keyId: apiKey.split('_')[2] ?? '',
    organizationId: request.organizationId,
    mode: request.mode,
    secretHash: createHash('sha256').update(apiKey).digest('hex'),
    name: request.name,
    createdAt: clock.now().toISOString(),
    expiresAt: request.expiresAt ?? null,
    revokedAt: null,
  };
  if (!(await access.createKey(key))) throw new Error(`Key ${key.keyId} exists already`);
  return { apiKey, key };
};
