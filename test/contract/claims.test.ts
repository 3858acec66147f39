import { afterAll, describe, expect, it } from 'vitest';
import { a, ask, b, completed, estimate, expectError, terminal, uploadJson } from './service.ts';

/** Live exports of organization A are made in this file alone, so that its balance can be read. */
describe('claims', () => {
  const waiting: string[] = [];
  afterAll(async () => {
    for (const id of waiting) await ask(`/documents/${id}`, { method: 'DELETE', key: b.live_key });
  });

  // shows: claims.*, get.claims, d.claims_same, d.bucket_types
  it('are told bucket by bucket, the same to both kinds of key', async () => {
    const { status, body } = await ask('/claims');
    expect(status).toBe(200);
    expect(body).toEqual({
      organization_id: a.organization_id,
      available_claims: expect.any(Number),
      expiring_claims_in_30_days: expect.any(Number),
      total_granted_claims: expect.any(Number),
      total_used_claims: expect.any(Number),
      buckets: expect.any(Array),
    });
    expect(body.buckets.length).toBeGreaterThan(0);
    for (const bucket of body.buckets) {
      expect(bucket).toEqual({
        id: expect.any(String),
        source_type: expect.stringMatching(/^(?:purchase|subscription|promotion|adjustment)$/),
        quantity: expect.any(Number),
        claims_remaining: expect.any(Number),
        expires_at: expect.stringMatching(/Z$/),
        created_at: expect.stringMatching(/Z$/),
      });
    }
    const sum = (field: string) =>
      body.buckets.reduce(
        (total: number, bucket: Record<string, number>) => total + bucket[field]!,
        0,
      );
    expect(body.available_claims).toBe(sum('claims_remaining'));
    expect(body.total_granted_claims).toBe(sum('quantity'));
    expect(body.total_used_claims).toBe(sum('quantity') - sum('claims_remaining'));
    expect((await ask('/claims', { key: a.live_key })).body).toEqual(body);
  });

  // shows: credits.form, get.credits
  it('are told in the older form too', async () => {
    const { body } = await ask('/claims');
    const { body: credits } = await ask('/credits');
    expect(credits).toEqual({
      organization_id: a.organization_id,
      total_available_credits: body.available_claims,
      total_expiring_in_30_days: body.expiring_claims_in_30_days,
      buckets: body.buckets.map((bucket: Record<string, unknown>) => ({
        id: bucket.id,
        tokens_remaining: bucket.claims_remaining,
        expires_at: bucket.expires_at,
        created_at: bucket.created_at,
      })),
    });
  });

  // shows: limit.claim, d.test_free, d.billing
  it('are taken one for a live export and none for a test export', async () => {
    const before = (await ask('/claims')).body;
    const live = await completed(estimate(), a.live_key);
    expect(live).toMatchObject({
      status: 'completed',
      billing: { mode: 'live', state: 'charged', claims_charged: 1 },
    });
    const test = await completed(estimate(), a.test_key);
    expect(test.billing).toEqual({ mode: 'test', state: 'not_charged', claims_charged: 0 });
    const after = (await ask('/claims')).body;
    expect(after.available_claims).toBe(before.available_claims - 1);
    expect(after.total_used_claims).toBe(before.total_used_claims + 1);
  });

  // shows: d.awaiting, d.statuses, d.terminal
  it('that are lacking leave a live document waiting, its links answering 409', async () => {
    const upload = await uploadJson(estimate(), { key: b.live_key });
    expect(upload.status).toBe(200);
    waiting.push(upload.body.document_id);
    const status = await terminal(upload.body.document_id, b.live_key);
    expect(status).toMatchObject({
      status: 'awaiting_claims',
      terminal: true,
      workflow_complete: true,
      billing: { mode: 'live', state: 'insufficient_claims', claims_charged: 0 },
      export: { status: 'pending' },
    });
    const link = await ask(`/${upload.body.document_id}.esx`, { key: b.live_key });
    expectError(link, 409, 'insufficient_claims');
    const { body } = await ask('/documents?status=awaiting_claims&mode=live', { key: b.live_key });
    const ids = body.documents.map((entry: { document_id: string }) => entry.document_id);
    expect(ids).toContain(upload.body.document_id);
  });
});
