import { createHash, timingSafeEqual } from 'node:crypto';
import type { Mode } from '../../domain/documents/document.ts';
import type { AccessKey, AccessStore, Clock } from '../../ports.ts';

/** Who calls: the organization and key that a request was authenticated with. */
export interface Caller {
  organizationId: string;
  keyId: string;
  mode: Mode;
  /** The key itself, for the download step that checks it again. Never logged. */
  apiKey: string;
}

/** Tells who an API key belongs to; null for a missing, malformed, unknown, revoked or expired one. */
export type Authenticate = (apiKey: string | null | undefined) => Promise<Caller | null>;

const MOST_CACHED = 10_000;

/**
 * Authenticates API keys against the store. A key that was found is trusted for `cacheSeconds`
 * (at most 60, so that a revocation is honoured within a minute); its expiry is checked every time.
 */
export const createAuthenticator = (
  { access, clock }: { access: AccessStore; clock: Clock },
  cacheSeconds: number,
): Authenticate => {
  const lifetime = Math.min(cacheSeconds, 60) * 1000;
  const cache = new Map<string, { key: AccessKey; until: number }>();

  const find = async (keyId: string, now: number): Promise<AccessKey | null> => {
    const cached = cache.get(keyId);
    if (cached && now < cached.until) return cached.key;
    const key = await access.findKey(keyId);
    cache.delete(keyId);
    if (key && lifetime > 0) {
      if (cache.size >= MOST_CACHED) cache.clear();
      cache.set(keyId, { key, until: now + lifetime });
    }
    return key;
  };

  return async (apiKey) => {
    const keyId = /^ek_(?:test|live)_([A-Za-z0-9]{1,64})_[A-Za-z0-9_-]{16,128}$/.exec(
      apiKey ?? '',
    )?.[1];
    if (!apiKey || !keyId) return null;
    const now = clock.now();
    const key = await find(keyId, now.getTime());
    const given = createHash('sha256').update(apiKey).digest();
    // Compared even where there is no such key, so that the answer takes as long.
    const stored = key ? Buffer.from(key.secretHash, 'hex') : Buffer.alloc(given.length);
    const matches = stored.length === given.length && timingSafeEqual(stored, given);
    if (!key || !matches || !isLive(key, now.toISOString())) return null;
    return { organizationId: key.organizationId, keyId, mode: key.mode, apiKey };
  };
};

const isLive = (key: AccessKey, at: string): boolean =>
  key.revokedAt === null && (key.expiresAt === null || key.expiresAt > at);
