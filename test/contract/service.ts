import { expect, inject } from 'vitest';
import './target.ts';

/** The service under test, seen from outside: nothing here knows how it is built. */
export const target = inject('contract');
export const { a, b } = target.organizations;

// biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field by the tests.
type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

export interface Ask {
  key?: string | null;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | FormData;
}

/** One request; the body of the answer as JSON where it is JSON. */
export const ask = async (path: string, options: Ask = {}): Promise<Answer> => {
  const { key = a.test_key, headers, ...init } = options;
  const response = await fetch(new URL(path, target.base_url), {
    redirect: 'manual',
    ...init,
    body: init.body as RequestInit['body'],
    headers: { ...(key === null ? {} : { 'service-api-key': key }), ...headers },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
};

export const postJson = (path: string, body: unknown, options: Ask = {}): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const item = (fields: object = {}) => ({
  description: 'Drip edge',
  quantity: 12,
  unit: 'LF',
  unit_price: 2.5,
  ...fields,
});

export const estimate = (fields: object = {}, items: object[] = [item()]) => ({
  file_name: 'maple.json',
  line_items: items,
  ...fields,
});

export const uploadJson = (body: unknown = estimate(), options: Ask = {}): Promise<Answer> =>
  postJson('/upload/json', body, options);

export const uploadCsv = (
  csv: string | Uint8Array,
  options: Ask & { metadata?: unknown; fileName?: string; type?: string } = {},
): Promise<Answer> => {
  const { metadata, fileName = 'maple.csv', type = 'text/csv', ...rest } = options;
  const form = new FormData();
  form.set('file', new File([csv as Uint8Array<ArrayBuffer>], fileName, { type }));
  if (metadata !== undefined) {
    const text = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
    form.set('metadata', new File([text], 'metadata.json', { type: 'application/json' }));
  }
  return ask('/upload/csv', { method: 'POST', ...rest, body: form });
};

/** The 422 entry at a place, and the check that the body is nothing but a list of entries. */
export const problemAt = (answer: Answer, ...loc: (string | number)[]): Json => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(422);
  expect(Object.keys(answer.body)).toEqual(['detail']);
  const found = answer.body.detail.find(
    (entry: Json) => JSON.stringify(entry.loc) === JSON.stringify(loc),
  );
  expect(found, `${JSON.stringify(loc)} in ${JSON.stringify(answer.body)}`).toBeDefined();
  expect(found.msg).toEqual(expect.any(String));
  return found;
};

/** The error body, which every answer but a 422 has. */
export const expectError = (answer: Answer, status: number, code: string): void => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.body).toEqual({
    detail: expect.stringMatching(/^[A-Z].{5,}/),
    code,
    request_id: answer.headers.get('x-request-id'),
  });
};

/**
 * Follows a document over its own event stream until it is terminal: nothing here guesses how long
 * that takes.
 */
export const terminal = async (documentId: string, key = a.test_key): Promise<Json> => {
  const { body: token } = await ask('/ws/token', { method: 'POST', key });
  const url = new URL(token.sse_url, target.base_url);
  url.searchParams.set('token', token.token);
  url.searchParams.set('document_id', documentId);
  const isDone = (line: string): boolean => {
    if (!line.startsWith('data:')) return false;
    try {
      const message = JSON.parse(line.slice(5));
      return message.document_id === documentId && message.workflow_complete === true;
    } catch {
      return false;
    }
  };
  // A stream may end before the document does; EventSource would open it again, and so does this.
  for (let done = false; !done; ) {
    const stop = new AbortController();
    try {
      const response = await fetch(url, { signal: stop.signal });
      expect(response.status).toBe(200);
      let text = '';
      for await (const chunk of response.body!) {
        text += new TextDecoder().decode(chunk);
        done = text.split('\n').some(isDone);
        if (done) break;
      }
    } finally {
      stop.abort();
    }
  }
  const { body } = await ask(`/status/${documentId}`, { key });
  expect(body.terminal).toBe(true);
  return body;
};

/** Uploads and waits until the document is completed. */
export const completed = async (
  body: unknown = estimate(),
  key = a.test_key,
): Promise<Json & { document_id: string }> => {
  const upload = await uploadJson(body, { key });
  expect(upload.status, JSON.stringify(upload.body)).toBe(200);
  return terminal(upload.body.document_id, key);
};

/** Unique within the run and across runs against the same service. */
export const unique = (): string => crypto.randomUUID();
