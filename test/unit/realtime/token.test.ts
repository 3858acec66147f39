import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTokens } from '../../../lambdas/realtime/token.ts';

const SECRET = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const NOON = new Date('2026-03-02T12:00:00.000Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

describe('realtime token', () => {
  const tokens = createTokens([SECRET]);

  it('opens streams of the organization it was issued for, for fifteen minutes', () => {
    const { token, expiresAt } = tokens.issue('org-a', NOON);
    expect(expiresAt).toBe('2026-03-02T12:15:00.000Z');
    expect(tokens.verify(token, later(899))).toEqual({
      kind: 'valid',
      organizationId: 'org-a',
      expiresAt,
    });
  });

  it('is refused as expired from its last second on', () => {
    const { token } = tokens.issue('org-a', NOON);
    expect(tokens.verify(token, later(900))).toEqual({ kind: 'expired' });
    expect(tokens.verify(token, later(86_400))).toEqual({ kind: 'expired' });
  });

  it('is refused as forged when any one character of it is changed', () => {
    const { token } = tokens.issue('org-a', NOON);
    for (let index = 0; index < token.length; index += 1) {
      const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
      expect(tokens.verify(changed, NOON), `character ${index}`).toEqual({ kind: 'forged' });
    }
  });

  it('is refused as forged when made with another secret, also when it is expired', () => {
    const { token } = createTokens([OTHER]).issue('org-a', NOON);
    expect(tokens.verify(token, NOON)).toEqual({ kind: 'forged' });
    expect(tokens.verify(token, later(5000))).toEqual({ kind: 'forged' });
  });

  it('cannot be carried over to another organization', () => {
    const [version, , mac] = tokens.issue('org-a', NOON).token.split('.');
    const [, claimsOfB] = createTokens([OTHER]).issue('org-b', NOON).token.split('.');
    expect(tokens.verify(`${version}.${claimsOfB}.${mac}`, NOON)).toEqual({ kind: 'forged' });
  });

  it.each(['', '.', '..', 'rt1', 'rt1..', 'rt1.e30.', 'x'.repeat(100_000), '\u0000', 'é.é.é'])(
    'refuses garbage without throwing',
    (garbage) => {
      expect(tokens.verify(garbage, NOON)).toEqual({ kind: 'forged' });
    },
  );

  it('refuses rightly signed claims of another shape', () => {
    for (const claims of ['null', '{}', '[]', '[1,2]', '["org-a","tomorrow"]', 'not json']) {
      const body = `rt1.${Buffer.from(claims).toString('base64url')}`;
      const mac = createHmac('sha256', SECRET).update(body).digest('base64url');
      expect(tokens.verify(`${body}.${mac}`, NOON), claims).toEqual({ kind: 'forged' });
    }
  });

  it('stays valid while the secret is being changed, and not after the old one is retired', () => {
    const { token } = createTokens([SECRET]).issue('org-a', NOON);
    expect(createTokens([OTHER, SECRET]).verify(token, NOON).kind).toBe('valid');
    expect(createTokens([OTHER]).verify(token, NOON).kind).toBe('forged');
  });

  it('never shows the secret', () => {
    expect(tokens.issue('org-a', NOON).token).not.toContain(SECRET);
    expect(JSON.stringify(tokens)).not.toContain(SECRET);
  });

  it('is not made at all from a short or missing secret', () => {
    expect(() => createTokens([])).toThrow(/secret/);
    expect(() => createTokens(['short'])).toThrow(/32 bytes/);
  });
});
