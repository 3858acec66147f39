import { describe, expect, it } from 'vitest';
import { sweep } from '../../../lambdas/pipeline/sweep.ts';
import { broken, openApi, patched } from './harness.ts';

describe('the download route', () => {
  const ready = async () => {
    const api = await openApi();
    const { body } = await api.upload();
    await api.completeDocument(body.document_id);
    return { api, link: `/${body.document_id}.esx` };
  };

  // shows: error.503, d.409_retry_after
  it('answers 503 with Retry-After where the lookup is unavailable', async () => {
    const { api, link } = await ready();
    const { documents } = api.dependencies;
    api.breakWith({ documents: patched(documents, { get: broken }) });
    const answer = await api.ask(link);
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('lookup_unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(answer.body)).not.toContain('SECRET');
  });

  // shows: error.502
  it.each([
    ['breaks down', { signDownload: broken }],
    ['cannot sign', { signDownload: async () => ({ kind: 'sign_failed' as const }) }],
  ])('answers 502 where the signing step %s', async (_, downloadSigner) => {
    const { api, link } = await ready();
    api.breakWith({ downloadSigner });
    const answer = await api.ask(link);
    expect(answer.status).toBe(502);
    expect(answer.body.code).toBe('download_signing_failed');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  // shows: error.502
  it('answers 502 where the file store cannot sign', async () => {
    const { api, link } = await ready();
    const { files } = api.embedded;
    files.signGet = broken;
    expect((await api.ask(link)).status).toBe(502);
  });

  // shows: error.404
  it('answers 404 where the file of one profile is not in the store', async () => {
    const { api, link } = await ready();
    const id = link.slice(1, -4);
    const document = await api.embedded.documents.get(id);
    await api.embedded.files.deletePrefix(document!.exports!.carrier.key);
    const answer = await api.ask(`${link}?profile=carrier`);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('artifact_not_found');
    expect((await api.ask(link)).status).toBe(307);
  });

  // shows: error.307, limit.redirect, d.no_store
  it('signs for exactly 15 minutes and lets nobody keep the redirect', async () => {
    const { api, link } = await ready();
    const asked: { expiresInSeconds: number }[] = [];
    const signGet = api.embedded.files.signGet.bind(api.embedded.files);
    api.embedded.files.signGet = async (request) => {
      asked.push(request);
      return signGet(request);
    };
    const answer = await api.ask(link);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(asked).toMatchObject([{ expiresInSeconds: 900 }]);
  });

  // shows: d.signing_rechecks, auth.download
  it('has the key checked again by the signing step, past every cache', async () => {
    const api = await openApi();
    const { settings } = api.dependencies;
    api.breakWith({ settings: { ...settings, keyCacheSeconds: 60 } });
    const { body } = await api.upload();
    await api.completeDocument(body.document_id);
    expect((await api.ask(`/${body.document_id}.esx`)).status).toBe(307);
    await api.embedded.access.revokeKey(api.keyId, api.at());
    // Still trusted by the front door, no longer by the step that signs.
    expect((await api.ask('/claims')).status).toBe(200);
    expect((await api.ask(`/${body.document_id}.esx`)).status).toBe(401);
  });
});

describe('an address that cannot be decoded', () => {
  // shows: d.unmatched, d.404
  it.each(['/%E0%A4%A', '/status/%E0%A4%A', '/%', '/%00.esx'])('is a 404: %s', async (path) => {
    const api = await openApi();
    const answer = await api.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('not_found');
  });
});

describe('a breakdown', () => {
  // shows: d.500, d.request_id
  it('is a 500 that tells the request id and nothing else, and is logged in full', async () => {
    const api = await openApi();
    const { claims } = api.dependencies;
    api.breakWith({ claims: patched(claims, { buckets: broken }) });
    const answer = await api.ask('/claims');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      detail: expect.any(String),
      code: 'internal_error',
      request_id: answer.headers.get('x-request-id'),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/SECRET|Error|\.ts/);
    const [line] = api.logged;
    expect(line).toMatchObject({ level: 'error', fields: { requestId: answer.body.request_id } });
    expect(JSON.stringify(line)).toContain('SECRET_STORE_ADDRESS');
    expect(JSON.stringify(api.logged)).not.toContain(api.testKey);
  });

  // shows: d.request_id
  it('of the record store makes /health answer 503', async () => {
    const api = await openApi();
    expect((await api.ask('/health', { key: null })).status).toBe(200);
    const { access } = api.dependencies;
    api.breakWith({ access: patched(access, { findKey: broken }) });
    expect((await api.ask('/health', { key: null })).status).toBe(503);
  });
});

describe('an upload that is cut short', () => {
  const withKey = { headers: { 'Idempotency-Key': 'key-1' } };

  // shows: d.outbox, d.upload_200, d.key_rejected
  it.each(['files', 'documents'] as const)(
    'while writing %s leaves the key free and no document behind',
    async (part) => {
      const api = await openApi();
      const { files, documents } = api.dependencies;
      const fault =
        part === 'files'
          ? { files: patched(files, { put: broken }) }
          : { documents: patched(documents, { create: broken }) };
      api.breakWith(fault);
      const cut = await api.ask('/upload/json', {
        method: 'POST',
        headers: { ...withKey.headers, 'content-type': 'application/json' },
        body: '{"file_name":"maple.json","line_items":[{"description":"Sill","quantity":1}]}',
      });
      expect(cut.status).toBe(500);
      api.breakWith({});
      const again = await api.upload({}, withKey);
      expect(again.status).toBe(200);
      expect(again.headers.get('idempotency-replayed')).toBeNull();
      expect((await api.ask('/documents')).body.total).toBe(1);
    },
  );

  // shows: d.outbox, d.upload_200
  it('before the workflow starts is accepted, and started once by the sweeper', async () => {
    const api = await openApi();
    api.breakWith({ workflow: { start: broken } });
    const first = await api.upload({}, withKey);
    expect(first.status).toBe(200);
    expect(api.logged).toMatchObject([{ level: 'warn' }]);
    api.breakWith({});
    expect((await api.upload({}, withKey)).body.document_id).toBe(first.body.document_id);
    expect(api.started).toEqual([]);
    api.pass(61);
    await sweep({ ...api.embedded, workflow: api.dependencies.workflow });
    await sweep({ ...api.embedded, workflow: api.dependencies.workflow });
    expect(api.started).toEqual([{ documentId: first.body.document_id, attempt: 1 }]);
  });

  // shows: d.key_parallel, idempotency.same
  it('by another request with the same key leaves no file of its own', async () => {
    const api = await openApi();
    const first = await api.upload({}, withKey);
    const { documents } = api.dependencies;
    // The second request looked before the first one committed.
    const blind = patched(documents, { findIdempotency: async () => null });
    const put: string[] = [];
    const deleted: string[] = [];
    const { files } = api.embedded;
    const watched = patched(files, {
      put: async (key: string, bytes: Uint8Array, type: string) => {
        put.push(key);
        return files.put(key, bytes, type);
      },
      deletePrefix: async (prefix: string) => {
        deleted.push(prefix);
        return files.deletePrefix(prefix);
      },
    });
    api.breakWith({ documents: blind, files: watched });
    const second = await api.upload({}, withKey);
    expect(second.body.document_id).toBe(first.body.document_id);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(put).toHaveLength(1);
    expect(put[0]!.startsWith(deleted[0]!)).toBe(true);
    expect(api.started).toHaveLength(1);
  });
});
