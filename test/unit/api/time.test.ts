import { describe, expect, it } from 'vitest';
import { sweep } from '../../../lambdas/pipeline/sweep.ts';
import { openApi } from './harness.ts';

const DAY = 86_400;

describe('API keys', () => {
  // shows: d.key_expiry, d.401
  it('end with their time and with their revocation, with the one 401', async () => {
    const api = await openApi();
    const { apiKey, key } = await api.keyOf('test', '2026-03-02T15:10:00.000Z');
    expect((await api.ask('/claims', { key: apiKey })).status).toBe(200);
    api.pass(600);
    const expired = await api.ask('/claims', { key: apiKey });
    await api.embedded.access.revokeKey(api.keyId, api.at());
    const revoked = await api.ask('/claims');
    const unknown = await api.ask('/claims', { key: apiKey.replace(key.keyId, '0'.repeat(32)) });
    const missing = await api.ask('/claims', { key: null });
    const told = [expired, revoked, unknown, missing].map(({ status, body }) => [
      status,
      body.code,
      body.detail,
    ]);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toEqual([401, 'unauthorized', expect.any(String)]);
  });

  // shows: d.key_expiry
  it.each([60, 3600])(
    'are trusted for at most 60 seconds after they were looked up (cache of %i)',
    async (keyCacheSeconds) => {
      const api = await openApi();
      const { settings } = api.dependencies;
      api.breakWith({ settings: { ...settings, keyCacheSeconds } });
      expect((await api.ask('/claims')).status).toBe(200);
      await api.embedded.access.revokeKey(api.keyId, api.at());
      api.pass(59);
      expect((await api.ask('/claims')).status).toBe(200);
      api.pass(1);
      expect((await api.ask('/claims')).status).toBe(401);
    },
  );

  // shows: d.key_expiry
  it('that expire while they are cached end on time', async () => {
    const api = await openApi();
    const { settings } = api.dependencies;
    api.breakWith({ settings: { ...settings, keyCacheSeconds: 60 } });
    const { apiKey } = await api.keyOf('test', '2026-03-02T15:00:30.000Z');
    expect((await api.ask('/claims', { key: apiKey })).status).toBe(200);
    api.pass(30);
    expect((await api.ask('/claims', { key: apiKey })).status).toBe(401);
  });

  // shows: d.key_form
  it('are stored as a hash and nowhere else', async () => {
    const api = await openApi();
    const stored = await api.embedded.access.listKeys(api.organizationId);
    expect(JSON.stringify(stored)).not.toContain(api.testKey.split('_')[3]);
    expect(stored[0]!.secretHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('an Idempotency-Key', () => {
  // shows: d.key_30_days
  it('is kept for 30 days and is free after them', async () => {
    const api = await openApi();
    const withKey = { headers: { 'Idempotency-Key': 'key-1' } };
    const first = await api.upload({}, withKey);
    api.pass(30 * DAY - 1);
    const again = await api.upload({}, withKey);
    expect(again.body.document_id).toBe(first.body.document_id);
    api.pass(1);
    const other = await api.upload({ claim_number: '2' }, withKey);
    expect(other.status).toBe(200);
    expect(other.body.document_id).not.toBe(first.body.document_id);
  });
});

describe('upload URLs', () => {
  // shows: limit.upload_urls, d.stage_limit, d.429
  it('are limited to 10 in a window that slides', async () => {
    const api = await openApi();
    const take = (key = api.testKey) =>
      api.ask('/upload-url', {
        method: 'POST',
        key,
        headers: { 'content-type': 'application/json' },
        body: '{"file_name":"a.pdf","file_size_bytes":10}',
      });
    const left = async () => (await take()).headers.get('ratelimit-remaining');
    expect(await left()).toBe('9');
    api.pass(20);
    for (let remaining = 8; remaining >= 0; remaining -= 1)
      expect(await left()).toBe(`${remaining}`);
    const refused = await take();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    // Another key of the organization has its own window.
    expect((await take(api.liveKey)).status).toBe(200);
    api.pass(39);
    expect((await take()).status).toBe(429);
    api.pass(1);
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(429);
    api.pass(20);
    expect(await left()).toBe('8');
  });

  // shows: d.stage_limit
  it('that are refused for their shape do not count', async () => {
    const api = await openApi();
    for (let count = 0; count < 12; count += 1) {
      const answer = await api.ask('/upload-url', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"file_name":"a.pdf","file_size_bytes":0}',
      });
      expect(answer.status).toBe(422);
    }
  });
});

describe('retention', () => {
  // shows: d.retention, d.delete
  it('ends in deletion, source and staged copy included', async () => {
    const api = await openApi();
    const { body } = await api.upload();
    const prefix = `documents/${api.organizationId}/${body.document_id}/source.json`;
    expect(await api.embedded.files.info(prefix)).not.toBeNull();
    await api.completeDocument(body.document_id);
    api.pass(365 * DAY);
    await sweep({ ...api.embedded, workflow: api.dependencies.workflow });
    expect((await api.ask(`/status/${body.document_id}`)).status).toBe(404);
    expect(await api.embedded.files.info(prefix)).toBeNull();
    const tombstone = await api.embedded.documents.get(body.document_id);
    expect(tombstone).toMatchObject({ fileName: '', deletedAt: api.at() });
  });
});

describe('claims', () => {
  // shows: d.eligible, claims.expiring_claims_in_30_days, claims.available_claims
  it('count while they have not expired, those that soon will apart', async () => {
    const api = await openApi();
    const at = (days: number) =>
      new Date(Date.parse('2026-03-02T15:00:00.000Z') + days * DAY * 1000).toISOString();
    const grant = (bucketId: string, days: number, quantity: number, left: number) =>
      api.embedded.claims.grant({
        bucketId,
        organizationId: api.organizationId,
        sourceType: 'subscription',
        quantity,
        claimsRemaining: left,
        expiresAt: at(days),
        createdAt: api.at(),
      });
    await grant('late', 90, 10, 10);
    await grant('soon', 30, 5, 3);
    await grant('gone', 1, 7, 7);
    api.pass(DAY);
    const { body } = await api.ask('/claims');
    expect(body).toMatchObject({
      available_claims: 13,
      expiring_claims_in_30_days: 3,
      total_granted_claims: 15,
      total_used_claims: 2,
    });
    expect(body.buckets.map(({ id }: { id: string }) => id)).toEqual(['soon', 'late']);
  });
});
