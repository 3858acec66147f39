import { describe, expect, it } from 'vitest';
import { rulesUnder } from './coverage.ts';
import {
  a,
  ask,
  b,
  completed,
  estimate,
  expectError,
  item,
  problemAt,
  terminal,
  unique,
  uploadJson,
} from './service.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field.
type Json = any;

const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

/** The value of each field of a completed test document. */
const RECORD: Record<string, unknown> = {
  document_id: expect.stringMatching(/^[A-Za-z0-9]{22,}$/),
  status: 'completed',
  file_name: 'maple.json',
  source_type: 'JSON',
  progress: expect.objectContaining({
    ocr: 'skipped',
    structure: 'skipped',
    actions: expect.any(String),
    trades: expect.any(String),
    categories: 'completed',
  }),
  workflow_complete: true,
  billing: { mode: 'test', state: 'not_charged', claims_charged: 0 },
  export: expect.any(Object),
  created_at: TIME,
  completed_at: TIME,
  exported_at: TIME,
};

const list = async (query: string, key = a.test_key): Promise<Json> => {
  const { status, body } = await ask(`/documents?${query}`, { key });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** A link as the service gives it: a path, or the same below its own address. */
const path = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

describe('the answer to an upload', () => {
  // shows: upload.*, state.accepted, d.upload_200, d.source_type
  it('holds the handle, the links and nothing internal', async () => {
    const { status, body } = await uploadJson();
    expect(status).toBe(200);
    const id = body.document_id;
    const links = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        name.endsWith('_url') ? path(value as string) : value,
      ]),
    );
    // All fields, and no others: no workflow_id, no task.
    expect(links).toEqual({
      document_id: RECORD.document_id,
      status: 'processing',
      created_at: TIME,
      status_url: `/status/${id}`,
      ws_url: '/ws/status',
      download_url: `/${id}.esx`,
      contractor_download_url: `/${id}.esx?profile=contractor`,
      carrier_download_url: `/${id}.esx?profile=carrier`,
      source_type: 'JSON',
    });
    await terminal(id);
  });
});

describe('the status of a document', () => {
  // shows: document.*, get.documents, documents.envelope, d.billing, d.test_free
  it('has every field in the list', async () => {
    const { document_id } = await completed();
    const { documents, total } = await list('limit=100');
    expect(
      Object.keys(RECORD)
        .map((name) => `document.${name}`)
        .sort(),
    ).toEqual(rulesUnder('document').sort());
    const mine = documents.find((entry: Json) => entry.document_id === document_id);
    expect(mine).toEqual({ ...RECORD, document_id });
    expect(total).toBeGreaterThanOrEqual(documents.length);
  });

  // shows: status.fields, get.status, d.status_fields, d.review_fields, d.terminal, d.export, state.exported
  it('has more to say by itself', async () => {
    const status = await completed();
    expect(status).toEqual({
      ...RECORD,
      document_id: status.document_id,
      terminal: true,
      error: null,
      review: {
        items: 1,
        enabled: 1,
        unresolved: expect.any(Number),
        custom: expect.any(Number),
        reconciled: expect.any(Boolean),
        difference: null,
        warnings: expect.any(Array),
        catalog_version: expect.any(String),
      },
      updated_at: TIME,
    });
    const id = status.document_id;
    const file = (profile: string, profile_code: string) => ({
      profile,
      profile_code,
      size_bytes: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(status.export).toEqual({
      status: 'ready',
      download_url: expect.stringMatching(new RegExp(`/${id}\\.esx$`)),
      contractor_download_url: expect.stringMatching(/\?profile=contractor$/),
      carrier_download_url: expect.stringMatching(/\?profile=carrier$/),
      files: [file('contractor', '8D'), file('carrier', '5L')],
    });
  });

  // shows: d.key_modes, auth.key
  it('can be read with both kinds of key of the organization', async () => {
    const { document_id } = await completed();
    expect((await ask(`/status/${document_id}`, { key: a.live_key })).status).toBe(200);
  });

  // shows: d.404, get.status
  it("is the same 404 for the unknown and for another organization's", async () => {
    const { document_id } = await completed();
    const paths = [
      `/status/${document_id}`,
      `/documents/${document_id}/line-items`,
      `/documents/${document_id}/reconciliation`,
      `/${document_id}.esx`,
    ];
    for (const path of paths) {
      const foreign = await ask(path, { key: b.test_key });
      const unknown = await ask(path.replace(document_id, unique().replaceAll('-', '')));
      expectError(foreign, 404, 'not_found');
      expectError(unknown, 404, 'not_found');
      expect(foreign.body.detail).toBe(unknown.body.detail);
    }
    for (const [method, path] of [
      ['DELETE', `/documents/${document_id}`],
      ['POST', `/documents/${document_id}/retry`],
    ] as const) {
      expectError(await ask(path, { method, key: b.test_key }), 404, 'not_found');
    }
    expect((await ask(`/status/${document_id}`)).status).toBe(200);
  });
});

describe('GET /documents', () => {
  // shows: d.list_total, d.list_filters
  it('walks all documents in pages, in both orders, each once', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      made.push((await uploadJson(estimate(), { key: b.test_key })).body.document_id);
    }
    const walk = async (order: string): Promise<string[]> => {
      const ids: string[] = [];
      let total: number | undefined;
      for (let cursor = ''; ; ) {
        const page = await list(`limit=2&order=${order}&source_type=JSON${cursor}`, b.test_key);
        total ??= page.total;
        ids.push(...page.documents.map((entry: Json) => entry.document_id));
        if (page.next_cursor === null) break;
        cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(total ?? 0);
      return ids;
    };
    const newest = (await walk('desc')).filter((id) => made.includes(id));
    const oldest = (await walk('asc')).filter((id) => made.includes(id));
    expect(newest).toEqual(made.toReversed());
    expect(oldest).toEqual(made);
  });

  // shows: d.list_filters, d.key_modes
  it('filters by status, source, mode and time', async () => {
    const { document_id, created_at } = await completed();
    const holds = async (query: string): Promise<boolean> => {
      const { documents } = await list(`limit=100&${query}`);
      return documents.some((entry: Json) => entry.document_id === document_id);
    };
    const at = encodeURIComponent(created_at);
    const later = new Date(Date.parse(created_at) + 1).toISOString();
    expect(await holds(`status=completed&created_after=${at}&created_before=${at}`)).toBe(true);
    expect(await holds(`created_after=${later}`)).toBe(false);
    expect(await holds('status=failed')).toBe(false);
    expect(await holds(`source_type=JSON&mode=test&created_after=${at}`)).toBe(true);
    expect(await holds('source_type=CSV')).toBe(false);
    expect(await holds('mode=live')).toBe(false);
    const offset = created_at.replace('Z', '+00:00');
    expect(await holds(`created_after=${offset}&created_before=${offset}`)).toBe(true);
  });

  // shows: d.list_filters, d.422_shape
  it.each([
    ['limit', '0', 'greater_than_equal'],
    ['limit', '101', 'less_than_equal'],
    ['limit', 'ten', 'int_parsing'],
    ['status', 'done', 'literal_error'],
    ['source_type', 'pdf', 'literal_error'],
    ['mode', 'both', 'literal_error'],
    ['order', 'up', 'literal_error'],
    ['created_after', 'yesterday', 'datetime_parsing'],
    ['created_before', '2023-02-30T00:00:00Z', 'datetime_parsing'],
  ])('refuses %s=%s', async (name, value, type) => {
    const answer = await ask(`/documents?${name}=${encodeURIComponent(value)}`);
    expect(problemAt(answer, 'query', name).type).toBe(type);
  });

  // shows: d.list_cursor, d.400
  it('refuses a cursor that was changed or taken elsewhere', async () => {
    await completed();
    await completed();
    const { next_cursor } = await list('limit=1');
    const cursor = encodeURIComponent(next_cursor);
    const changed = `${next_cursor.slice(0, -1)}${next_cursor.endsWith('A') ? 'B' : 'A'}`;
    const refused = [
      ask(`/documents?limit=1&cursor=${encodeURIComponent(changed)}`),
      ask('/documents?limit=1&cursor=nonsense'),
      ask('/documents?limit=1&cursor='),
      ask(`/documents?limit=1&cursor=${cursor}`, { key: b.test_key }),
      ask(`/documents?limit=1&status=completed&cursor=${cursor}`),
      ask(`/documents?limit=1&order=asc&cursor=${cursor}`),
    ];
    for (const answer of await Promise.all(refused)) expectError(answer, 400, 'invalid_cursor');
    expect((await ask(`/documents?limit=3&cursor=${cursor}`)).status).toBe(200);
  });
});

describe('review', () => {
  // shows: d.line_items
  it('gives every line item in pages', async () => {
    const items = Array.from({ length: 5 }, (_, index) => item({ id: `row-${index}` }));
    const { document_id } = await completed(estimate({}, items));
    const first = await ask(`/documents/${document_id}/line-items?limit=3`);
    expect(first.body).toMatchObject({ document_id, total: 5 });
    const cursor = encodeURIComponent(first.body.next_cursor);
    const second = await ask(`/documents/${document_id}/line-items?limit=3&cursor=${cursor}`);
    expect(second.body.next_cursor).toBeNull();
    const all = [...first.body.line_items, ...second.body.line_items];
    expect(all.map(({ id, index }: Json) => [id, index])).toEqual(
      items.map((_, index) => [`row-${index}`, index]),
    );
    expect(all[0]).toMatchObject({
      page: null,
      box: null,
      resolution: { method: expect.any(String), confidence: expect.any(Number) },
      exported: { included: true, custom: expect.any(Boolean), description: 'Drip edge' },
    });
    const other = await completed();
    const elsewhere = `/documents/${other.document_id}/line-items?cursor=${cursor}`;
    expectError(await ask(elsewhere), 400, 'invalid_cursor');
  });

  // shows: d.reconciliation
  it('compares printed and computed totals', async () => {
    const { document_id } = await completed();
    const { status, body } = await ask(`/documents/${document_id}/reconciliation`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      document_id,
      reconciled: expect.any(Boolean),
      difference: null,
      printed: { rcv: null },
      computed: expect.any(Object),
      failures: expect.any(Array),
    });
  });
});

describe('ending a document', () => {
  // shows: d.delete
  it('removes the document and everything that can be asked of it', async () => {
    const { document_id } = await completed();
    const link = await ask(`/${document_id}.esx`);
    expect((await ask(`/documents/${document_id}`, { method: 'DELETE' })).status).toBe(204);
    const paths = [
      `/status/${document_id}`,
      `/${document_id}.esx`,
      `/documents/${document_id}/line-items`,
    ];
    for (const path of paths) expectError(await ask(path), 404, 'not_found');
    const { documents } = await list('limit=100');
    expect(documents.map((entry: Json) => entry.document_id)).not.toContain(document_id);
    expect((await fetch(link.headers.get('location')!)).status).toBe(404);
    expect((await ask(`/documents/${document_id}`, { method: 'DELETE' })).status).toBe(204);
  });

  // shows: d.retry
  it('refuses to retry what did not fail', async () => {
    const { document_id } = await completed();
    const answer = await ask(`/documents/${document_id}/retry`, { method: 'POST' });
    expectError(answer, 409, 'not_retryable');
  });
});
