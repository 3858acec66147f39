import { describe, expect, it } from 'vitest';
import { grantClaims } from '../../../lambdas/admin/grant-claims.ts';
import { attemptKey } from '../../../lambdas/domain/documents/file-keys.ts';
import { settle } from '../../../lambdas/pipeline/settle.ts';
import { openApi } from './harness.ts';

const file = { key: 'k', sizeBytes: 1, sha256: 'x', downloadName: 'a.esx' };
const WORKING_FILES: Record<string, unknown> = {
  'items.json': { lineItems: [], printed: null },
  'reconciliation.json': { reconciled: true, difference: null, failures: [] },
  'contractor.json': { file, warnings: [] },
  'carrier.json': { file, warnings: [] },
  'catalog.json': { catalogVersion: 'test' },
};

/** Live uploads as far as their settlement. */
const uploads = async (api: Awaited<ReturnType<typeof openApi>>, count: number) => {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { status, body } = await api.upload({}, { key: api.liveKey });
    expect(status).toBe(200);
    ids.push(body.document_id);
    const document = await api.embedded.documents.get(body.document_id);
    for (const [name, content] of Object.entries(WORKING_FILES)) {
      const bytes = Buffer.from(JSON.stringify(content));
      await api.embedded.files.put(attemptKey(document!, name), bytes, 'application/json');
    }
    api.pass(1);
  }
  return ids;
};

const grant = (api: Awaited<ReturnType<typeof openApi>>, quantity: number) =>
  grantClaims(api.embedded, {
    organizationId: api.organizationId,
    quantity,
    sourceType: 'purchase',
    expiresAt: '2027-03-02T00:00:00.000Z',
  });

describe('settlement', () => {
  // shows: d.race, d.awaiting, d.never_twice, limit.claim
  it('of 100 live documents over 60 claims charges 60; 40 wait, and a grant of 40 completes them', async () => {
    const api = await openApi();
    const ids = await uploads(api, 100);
    await grant(api, 25);
    await grant(api, 35);
    const each = (documentId: string) => settle(api.embedded, { documentId, attempt: 1 });
    await Promise.all([...ids, ...ids].map(each));

    const count = async (status: string) =>
      (await api.ask(`/documents?status=${status}&mode=live`)).body.total;
    expect([await count('completed'), await count('awaiting_claims')]).toEqual([60, 40]);
    const balance = (await api.ask('/claims')).body;
    expect([balance.available_claims, balance.total_used_claims]).toEqual([0, 60]);

    await grant(api, 40);
    expect([await count('completed'), await count('awaiting_claims')]).toEqual([100, 0]);
    expect((await api.ask('/claims')).body).toMatchObject({
      available_claims: 0,
      total_used_claims: 100,
    });
    await Promise.all(ids.map(each));
    expect((await api.ask('/claims')).body.total_used_claims).toBe(100);
  });

  // shows: d.402
  it('that leaves 100 documents waiting makes live uploads a 402 and leaves test uploads alone', async () => {
    const api = await openApi();
    const ids = await uploads(api, 100);
    for (const documentId of ids.slice(1)) await settle(api.embedded, { documentId, attempt: 1 });
    expect((await api.upload({}, { key: api.liveKey })).status).toBe(200);
    await settle(api.embedded, { documentId: ids[0]!, attempt: 1 });
    const refused = await api.upload({}, { key: api.liveKey });
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ code: 'insufficient_claims' });
    expect((await api.upload()).status).toBe(200);
    await grant(api, 1);
    expect((await api.upload({}, { key: api.liveKey })).status).toBe(200);
  });

  // shows: d.never_twice
  it('never charges a document that failed', async () => {
    const api = await openApi();
    await grant(api, 1);
    const [id] = await uploads(api, 1);
    await api.failDocument(id!);
    await settle(api.embedded, { documentId: id!, attempt: 1 });
    expect((await api.ask('/claims')).body.available_claims).toBe(1);
    expect((await api.ask(`/status/${id}`)).body.status).toBe('failed');
  });

  // shows: d.awaiting, d.eligible
  it('after a grant completes the oldest document first', async () => {
    const api = await openApi();
    const ids = await uploads(api, 3);
    for (const documentId of ids.toReversed())
      await settle(api.embedded, { documentId, attempt: 1 });
    await grant(api, 1);
    const { body } = await api.ask('/documents?status=completed');
    expect(body.documents).toMatchObject([{ document_id: ids[0] }]);
  });
});
