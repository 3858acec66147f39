import { describe, expect, it } from 'vitest';
import { base64, samplePdf } from './pdf.ts';
import {
  type Answer,
  a,
  ask,
  b,
  estimate,
  expectError,
  item,
  postJson,
  problemAt,
  terminal,
  unique,
  uploadCsv,
  uploadJson,
} from './service.ts';

const withKey = (key: string, api = a.test_key) => ({
  key: api,
  headers: { 'Idempotency-Key': key },
});

const CSV = 'description,qty\nSill,1\n';

/** One upload per endpoint, and one with another payload. */
const ENDPOINTS: Record<string, (key: string, other?: boolean) => Promise<Answer>> = {
  'POST /upload/json': (key, other) =>
    uploadJson(estimate({ claim_number: other ? '2' : '1' }), withKey(key)),
  'POST /upload/csv': (key, other) => uploadCsv(other ? `${CSV}Sill,2\n` : CSV, withKey(key)),
  'POST /upload': (key, other) =>
    postJson(
      '/upload',
      { file_name: other ? 'b.pdf' : 'a.pdf', file_base64: base64(samplePdf()) },
      withKey(key),
    ),
};

describe.each(Object.entries(ENDPOINTS))('Idempotency-Key on %s', (_, send) => {
  // shows: idempotency.same, d.upload_key, d.key_replay
  it('answers a repeated request with the first document and its current status', async () => {
    const key = unique();
    const first = await send(key);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const { status } = await terminal(first.body.document_id);
    const again = await send(key);
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual({ ...first.body, status });
  });

  // shows: idempotency.other, error.409_key, d.key_conflict
  it('refuses the key with another payload and leaves the first document alone', async () => {
    const key = unique();
    const first = await send(key);
    expectError(await send(key, true), 409, 'idempotency_conflict');
    expect((await send(key)).body.document_id).toBe(first.body.document_id);
  });

  // shows: d.key_parallel
  it('makes one document of twenty parallel requests', async () => {
    const key = unique();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.document_id)).size).toBe(1);
    const fresh = answers.filter(({ headers }) => !headers.has('idempotency-replayed'));
    expect(fresh).toHaveLength(1);
  });
});

describe('Idempotency-Key', () => {
  // shows: d.key_scope
  it('belongs to one organization and one endpoint', async () => {
    const key = unique();
    const mine = await uploadJson(estimate(), withKey(key));
    const theirs = await uploadJson(estimate(), withKey(key, b.test_key));
    const elsewhere = await uploadCsv(CSV, withKey(key));
    const ids = [mine, theirs, elsewhere].map(({ status, body }) => {
      expect(status).toBe(200);
      return body.document_id;
    });
    expect(new Set(ids).size).toBe(3);
    const live = await uploadJson(estimate(), withKey(key, a.live_key));
    expect(live.body.document_id).toBe(ids[0]);
  });

  // shows: d.key_canonical
  it('takes the same JSON in another spelling for the same payload', async () => {
    const key = unique();
    const plain = await uploadJson(
      '{"file_name":"a.json","line_items":[{"description":"Sill","quantity":1}]}',
      withKey(key),
    );
    const spelled = await uploadJson(
      `{ "line_items": [ {"enabled": true, "quantity": 1.0, "room": "General", "description": "Sill"} ],
         "schema_version": "1", "file_name": "a.json" }`,
      withKey(key),
    );
    expect(spelled.status, JSON.stringify(spelled.body)).toBe(200);
    expect(spelled.body.document_id).toBe(plain.body.document_id);
  });

  // shows: d.key_canonical
  it('takes other metadata of the same CSV for another payload', async () => {
    const key = unique();
    await uploadCsv(CSV, { ...withKey(key), metadata: { claim_number: '1' } });
    const other = await uploadCsv(CSV, { ...withKey(key), metadata: { claim_number: '2' } });
    expectError(other, 409, 'idempotency_conflict');
  });

  // shows: d.key_rejected
  it('is not used up by a rejected request', async () => {
    const key = unique();
    expect((await uploadJson(estimate({}, [item({ quantity: 0 })]), withKey(key))).status).toBe(
      422,
    );
    expect((await uploadJson(estimate(), { ...withKey(key), key: null })).status).toBe(401);
    const accepted = await uploadJson(estimate(), withKey(key));
    expect(accepted.status).toBe(200);
    expect(accepted.headers.get('idempotency-replayed')).toBeNull();
  });

  // shows: d.key_text
  it.each([
    ['x'.repeat(256), 'string_too_long'],
    ['', 'string_too_short'],
    ['caf\u00e9', 'string_pattern_mismatch'],
  ])('has to be 1 to 255 printable characters: %j', async (key, type) => {
    const answer = await uploadJson(estimate(), withKey(key));
    expect(problemAt(answer, 'header', 'idempotency-key').type).toBe(type);
  });

  // shows: d.key_text
  it('may be 255 characters long', async () => {
    const key = `${unique()}${' !~'.repeat(100)}`.slice(0, 254).concat('z');
    expect((await uploadJson(estimate(), withKey(key))).status).toBe(200);
  });

  // shows: d.key_replay, d.delete
  it('still answers for a document that was deleted meanwhile', async () => {
    const key = unique();
    const first = await uploadJson(estimate(), withKey(key));
    const { document_id } = first.body;
    expect((await ask(`/documents/${document_id}`, { method: 'DELETE' })).status).toBe(204);
    const again = await uploadJson(estimate(), withKey(key));
    expect(again.body.document_id).toBe(document_id);
    expect((await ask(`/status/${document_id}`)).status).toBe(404);
  });
});
