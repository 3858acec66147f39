import { createHmac, timingSafeEqual } from 'node:crypto';

export const TOKEN_LIFETIME_SECONDS = 900;

/** HMAC-SHA-256 gives 32 bytes; a shorter secret would be the weakest part. */
const MINIMUM_SECRET_BYTES = 32;
/** Our longest token is below 200 characters; anything longer is refused before it is hashed. */
const MAXIMUM_TOKEN_CHARACTERS = 512;
const VERSION = 'rt1';
const MAC_CHARACTERS = 43;

export interface IssuedToken {
  token: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export type TokenVerdict =
  | { kind: 'valid'; organizationId: string; expiresAt: string }
  /** Not made by this service (or made with a secret that has been retired). */
  | { kind: 'forged' }
  /** Made by this service, and its time is over. */
  | { kind: 'expired' };

export interface RealtimeTokens {
  issue(organizationId: string, at: Date): IssuedToken;
  verify(token: string, at: Date): TokenVerdict;
}

/**
 * Tokens that open a realtime stream for one organization and nothing else. A token is
 * `rt1.<organization and expiry>.<MAC>`; it is not stored anywhere, so it works after a restart.
 *
 * @param secrets 32 bytes or more each. The first one signs; all of them verify, so that a secret
 *   can be changed while tokens made with the one before are still out.
 */
export const createTokens = (secrets: readonly (string | Uint8Array)[]): RealtimeTokens => {
  const keys = secrets.map((secret) =>
    typeof secret === 'string' ? Buffer.from(secret) : Buffer.from(secret),
  );
  const signing = keys[0];
  if (!signing) throw new Error('The realtime tokens need a secret to sign with; none is set.');
  if (keys.some((key) => key.byteLength < MINIMUM_SECRET_BYTES)) {
    throw new Error(`A realtime token secret needs at least ${MINIMUM_SECRET_BYTES} bytes.`);
  }

  return {
    issue: (organizationId, at) => {
      const expiresAt = new Date(at.getTime() + TOKEN_LIFETIME_SECONDS * 1000);
      const body = `${VERSION}.${encodeClaims(organizationId, expiresAt)}`;
      return { token: `${body}.${macOf(signing, body)}`, expiresAt: expiresAt.toISOString() };
    },

    verify: (token, at) => {
      if (token.length > MAXIMUM_TOKEN_CHARACTERS) return { kind: 'forged' };
      const end = token.lastIndexOf('.');
      const body = token.slice(0, end);
      const mac = token.slice(end + 1);
      if (!body.startsWith(`${VERSION}.`) || mac.length !== MAC_CHARACTERS) {
        return { kind: 'forged' };
      }
      // Every key is tried, whatever the result, so that time tells nothing about which one fits.
      const genuine = keys.reduce((fits, key) => sameText(macOf(key, body), mac) || fits, false);
      if (!genuine) return { kind: 'forged' };
      const claims = decodeClaims(body.slice(VERSION.length + 1));
      if (!claims) return { kind: 'forged' };
      return claims.expiresAt.getTime() <= at.getTime()
        ? { kind: 'expired' }
        : {
            kind: 'valid',
            organizationId: claims.organizationId,
            expiresAt: claims.expiresAt.toISOString(),
          };
    },
  };
};

const macOf = (key: Buffer, body: string): string =>
  createHmac('sha256', key).update(body).digest('base64url');

/** Both are 43 characters of base64url, whose last one has unused bits: compared as text. */
const sameText = (left: string, right: string): boolean => {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
};

const encodeClaims = (organizationId: string, expiresAt: Date): string =>
  Buffer.from(JSON.stringify([organizationId, expiresAt.getTime()])).toString('base64url');

const decodeClaims = (encoded: string): { organizationId: string; expiresAt: Date } | null => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    if (!Array.isArray(claims)) return null;
    const [organizationId, expiresAt] = claims as unknown[];
    if (typeof organizationId !== 'string' || typeof expiresAt !== 'number') return null;
    return { organizationId, expiresAt: new Date(expiresAt) };
  } catch {
    return null;
  }
};
