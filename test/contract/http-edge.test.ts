import { describe, expect, it } from 'vitest';
import { a, ask, expectError, postJson, target, unique, uploadJson } from './service.ts';

/** Every operation that needs a key. */
const AUTHENTICATED: [string, string][] = [
  ['POST', '/upload'],
  ['POST', '/upload/json'],
  ['POST', '/upload/csv'],
  ['POST', '/upload-url'],
  ['GET', '/status/x'],
  ['GET', '/documents'],
  ['GET', '/documents/x/line-items'],
  ['GET', '/documents/x/reconciliation'],
  ['POST', '/documents/x/retry'],
  ['DELETE', '/documents/x'],
  ['GET', '/x.esx'],
  ['GET', '/claims'],
  ['GET', '/credits'],
  ['POST', '/ws/token'],
];

describe('API keys', () => {
  // shows: auth.key, d.401, d.key_form, d.error_shape
  it.each(AUTHENTICATED)(
    'are needed for %s %s, with one answer for all faults',
    async (method, path) => {
      const [, mode, id, secret] = a.test_key.split('_') as [string, string, string, string];
      expect(a.test_key).toMatch(/^ek_test_[A-Za-z0-9]+_[A-Za-z0-9-]{32,}$/);
      expect(a.live_key).toMatch(/^ek_live_[A-Za-z0-9]+_[A-Za-z0-9-]{32,}$/);
      const swapped = secret.startsWith('a') ? `b${secret.slice(1)}` : `a${secret.slice(1)}`;
      const keys = [
        null,
        'nonsense',
        `ek_${mode}_${id}_${swapped}`,
        `ek_live_${id}_${secret}`,
        `ek_test_${unique().replaceAll('-', '')}_${secret}`,
      ];
      const details = new Set<string>();
      for (const key of keys) {
        const answer = await ask(path, { method, key });
        expectError(answer, 401, 'unauthorized');
        details.add(answer.body.detail);
      }
      expect(details.size).toBe(1);
    },
  );
});

describe('every answer', () => {
  // shows: d.request_id, d.error_shape, d.unmatched
  it('carries an X-Request-Id of its own', async () => {
    const answers = await Promise.all([
      ask('/health', { key: null }),
      ask('/claims'),
      ask('/claims', { key: null }),
      ask(`/status/${unique()}`),
      ask('/no/such/path'),
      ask('/claims', { method: 'PUT' }),
      ask('/claims', { method: 'OPTIONS', key: null }),
      uploadJson('{'),
      uploadJson(),
    ]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(/^\S{8,}$/);
    expect(new Set(ids).size).toBe(answers.length);
  });

  // shows: d.unmatched, d.404
  it.each(['/no/such/path', '/', '/upload/', '/documents/x/y/z', '/.esx', '/x.pdf'])(
    'for the unknown path %s has the common form',
    async (path) => {
      expectError(await ask(path), 404, 'not_found');
    },
  );

  // shows: d.405
  it.each([
    ['PUT', '/claims', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/status/x', 'GET, HEAD, OPTIONS'],
    ['GET', '/upload/json', 'POST, OPTIONS'],
    ['PATCH', '/documents/x', 'DELETE, OPTIONS'],
    ['POST', '/x.esx', 'GET, HEAD, OPTIONS'],
  ])('for %s %s names the methods that there are', async (method, path, allow) => {
    const answer = await ask(path, { method });
    expectError(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe(allow);
  });

  // shows: d.415
  it('for a body of another type is a 415', async () => {
    for (const path of ['/upload', '/upload/json', '/upload-url']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await postJson(path, 'a=b', { headers });
      expectError(answer, 415, 'unsupported_media_type');
    }
  });

  // shows: d.request_id
  it('may be read by pages of any origin, which may send the key', async () => {
    const preflight = await ask('/upload/json', {
      method: 'OPTIONS',
      key: null,
      headers: {
        origin: 'https://office.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'service-api-key, content-type, idempotency-key',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const allowed = preflight.headers.get('access-control-allow-headers')!.toLowerCase();
    for (const name of ['service-api-key', 'content-type', 'idempotency-key']) {
      expect(allowed).toContain(name);
    }
    const answer = await ask('/claims', { headers: { origin: 'https://office.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const exposed = answer.headers.get('access-control-expose-headers')!.toLowerCase();
    for (const name of ['x-request-id', 'idempotency-replayed', 'retry-after', 'ratelimit-limit']) {
      expect(exposed).toContain(name);
    }
  });

  // shows: d.error_shape
  it('to HEAD has the headers of GET and no body', async () => {
    const response = await fetch(new URL('/claims', target.base_url), {
      method: 'HEAD',
      headers: { 'service-api-key': a.test_key },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  // shows: d.request_id
  it('to /health tells that the service is ready', async () => {
    const { status, body } = await ask('/health', { key: null });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok', version: expect.any(String) });
  });
});
