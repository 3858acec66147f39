import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grantClaims } from '../../../lambdas/admin/grant-claims.ts';
import { attemptKey } from '../../../lambdas/domain/documents/file-keys.ts';
import { METRICS } from '../../../lambdas/metrics.ts';
import { deleteDocument } from '../../../lambdas/pipeline/delete-document.ts';
import { fail } from '../../../lambdas/pipeline/fail.ts';
import { measured } from '../../../lambdas/pipeline/measured.ts';
import { recognizePage } from '../../../lambdas/pipeline/recognize-page.ts';
import { settle } from '../../../lambdas/pipeline/settle.ts';
import { sweep } from '../../../lambdas/pipeline/sweep.ts';
import { openApi } from '../api/harness.ts';

const exported = { file: { key: 'k', sizeBytes: 1, sha256: 'x', downloadName: 'a' }, warnings: [] };

type Api = Awaited<ReturnType<typeof openApi>>;

/** A live upload as far as its settlement. */
const exportedUpload = async (api: Api): Promise<string> => {
  const { body } = await api.upload({}, { key: api.liveKey });
  const document = (await api.embedded.documents.get(body.document_id))!;
  for (const [name, content] of Object.entries({
    'items.json': { lineItems: [], printed: null },
    'reconciliation.json': { reconciled: true, difference: null, failures: [] },
    'contractor.json': exported,
    'carrier.json': exported,
    'catalog.json': { catalogVersion: 'test' },
  })) {
    const bytes = Buffer.from(JSON.stringify(content));
    await api.embedded.files.put(attemptKey(document, name), bytes, 'application/json');
  }
  return body.document_id;
};

const taken = (api: Api) =>
  api.measured.splice(0).map(({ name, value, dimension }) => [name, value, dimension]);

describe('measurements', () => {
  it('count an upload once, however often it is repeated', async () => {
    const api = await openApi();
    const headers = { 'idempotency-key': 'again' };
    await api.upload({}, { headers });
    await api.upload({}, { headers });
    expect((await api.upload({ line_items: [] }, { headers: {} })).status).toBe(422);
    expect(taken(api)).toEqual([['Uploads', 1, 'JSON']]);
  });

  it('count claims: one awaited, one charged when the sweeper finds it, none for a repeat', async () => {
    const api = await openApi();
    const documentId = await exportedUpload(api);
    taken(api);
    await settle(api.embedded, { documentId, attempt: 1 });
    await settle(api.embedded, { documentId, attempt: 1 });
    expect(taken(api)).toEqual([['DocumentsAwaitingClaims', 1, null]]);
    await api.embedded.claims.grant({
      bucketId: 'b',
      organizationId: api.organizationId,
      sourceType: 'purchase',
      quantity: 2,
      claimsRemaining: 2,
      createdAt: api.at(),
      expiresAt: '2027-03-02T00:00:00.000Z',
    });
    await sweep({ ...api.embedded, workflow: api.dependencies.workflow });
    expect(taken(api)).toEqual([
      ['ClaimsCharged', 1, null],
      ['Sweeps', 1, null],
    ]);
    const next = await exportedUpload(api);
    taken(api);
    await settle(api.embedded, { documentId: next, attempt: 1 });
    await settle(api.embedded, { documentId: next, attempt: 1 });
    expect(taken(api)).toEqual([['ClaimsCharged', 1, null]]);
  });

  it('count a failure once, by its stable code', async () => {
    const api = await openApi();
    const { body } = await api.upload();
    taken(api);
    const input = { documentId: body.document_id, attempt: 1 };
    const failure = { code: 'pdf_encrypted', message: 'Locked.', step: 'readText' };
    await fail(api.embedded, { ...input, failure });
    await fail(api.embedded, { ...input, failure });
    expect(taken(api)).toEqual([['DocumentsFailed', 1, 'pdf_encrypted']]);
  });

  it('count a crash as a failure of ours, and nothing of what the exception said', async () => {
    const api = await openApi();
    const { body } = await api.upload();
    taken(api);
    const crash = { Error: 'Runtime.HandlerError', Cause: 'Claim CLM-1 of Jane' };
    await fail(api.embedded, { documentId: body.document_id, attempt: 1, crash });
    expect(taken(api)).toEqual([['DocumentsFailed', 1, 'processing_error']]);
  });

  it('time a step that ends well, and no other', async () => {
    const api = await openApi();
    await measured(api.embedded, 'structure', async () => api.pass(2));
    const broken = measured(api.embedded, 'structure', () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(taken(api)).toEqual([['StepLatency', 2000, 'structure']]);
  });

  it('count and time a page at OCR', async () => {
    const api = await openApi();
    const { body } = await api.upload();
    taken(api);
    for (const ok of [true, false]) {
      const recognizer = {
        recognize: async () => {
          api.pass(3);
          return [{ ok }];
        },
      };
      await recognizePage({ ...api.embedded, recognizer } as never, {
        documentId: body.document_id,
        attempt: 1,
        page: 1,
      });
    }
    expect(taken(api)).toEqual([
      ['OcrPages', 1, 'recognized'],
      ['OcrPageLatency', 3000, null],
      ['OcrPages', 1, 'unreadable'],
      ['OcrPageLatency', 3000, null],
    ]);
  });

  it('tell what the sweeper had to take up', async () => {
    const api = await openApi();
    api.breakWith({ workflow: { start: () => Promise.reject(new Error('throttled')) } });
    await api.upload();
    taken(api);
    const dependencies = { ...api.embedded, workflow: api.dependencies.workflow };
    api.pass(120);
    await sweep(dependencies);
    expect(taken(api)).toEqual([
      ['DocumentsRescued', 1, 'started'],
      ['Sweeps', 1, null],
    ]);
    api.pass(4000);
    await sweep(dependencies);
    expect(taken(api)).toEqual([
      ['DocumentsRescued', 1, 'restarted'],
      ['Sweeps', 1, null],
    ]);
  });

  it('tell of a live upload that was refused because too many wait', async () => {
    const api = await openApi();
    api.breakWith({
      claims: Object.assign(Object.create(api.embedded.claims), { countWaiting: async () => 100 }),
    });
    expect((await api.upload({}, { key: api.liveKey })).status).toBe(402);
    expect(taken(api)).toEqual([['UploadsRefused', 1, null]]);
  });

  it('are all taken somewhere: the dashboard shows no metric that nothing records', () => {
    const folder = new URL('../../../lambdas/', import.meta.url);
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'metrics.ts')
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    for (const name of Object.keys(METRICS)) {
      expect(source, name).toContain(`metrics.record('${name}',`);
    }
  });
});

describe('a document that is deleted while a step runs', () => {
  it('keeps no file that the step wrote after the deletion', async () => {
    const api = await openApi();
    const documentId = await exportedUpload(api);
    await grantClaims(api.embedded, {
      organizationId: api.organizationId,
      quantity: 1,
      sourceType: 'purchase',
      expiresAt: '2027-03-02T00:00:00.000Z',
    });
    const document = (await api.embedded.documents.get(documentId))!;
    await deleteDocument(api.embedded, documentId);
    const late = attemptKey(document, 'items.json');
    await api.embedded.files.put(late, Buffer.from('{}'), 'application/json');
    const end = await settle(api.embedded, { documentId, attempt: 1 });
    expect(end).toEqual({ outcome: 'stopped' });
    expect(await api.embedded.files.get(late)).toBeNull();
  });
});
