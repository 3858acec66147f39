import { describe, expect, it } from 'vitest';
import { createClient, type EstimateClient, ServiceError } from '../../../client/index.ts';

interface Seen {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A client whose network answers from a script, one answer per request. */
const clientOf = (
  ...answers: (Response | Error)[]
): { client: EstimateClient; seen: Seen[]; waits: number[] } => {
  const seen: Seen[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: 'https://estimates.example/',
    apiKey: 'ek_test_a_b',
    fetch: async (input, init) => {
      const request = init ?? {};
      seen.push({
        url: String(input),
        method: request.method ?? 'GET',
        headers: new Headers(request.headers),
        body: request.body,
      });
      const answer = answers.shift();
      if (!answer) throw new Error('no answer left');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  return { client, seen, waits };
};
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const uploaded = () => json({ document_id: 'doc' });

describe('client', () => {
  it('repeats an upload that was not answered under the same key, so that one document is made', async () => {
    const { client, seen } = clientOf(new TypeError('fetch failed'), json({}, 503), uploaded());
    expect(await client.upload({ csv: 'a', fileName: 'a.csv' })).toEqual({ document_id: 'doc' });
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('waits as long as the service asks it to', async () => {
    const { client, waits } = clientOf(json({}, 429, { 'retry-after': '7' }), uploaded());
    await client.upload({ estimate: { file_name: 'a', line_items: [{ quantity: 1 }] } });
    expect(waits).toEqual([7000]);
  });

  it('does not repeat what was refused, and says why', async () => {
    const { client, seen } = clientOf(
      json(
        {
          detail: [
            { loc: ['body', 'line_items'], msg: 'Field required', type: 'missing' },
            { loc: ['body', 'file_name'], msg: 'Field required', type: 'missing' },
          ],
        },
        422,
        { 'x-request-id': 'r1' },
      ),
    );
    const refused = client.upload({ estimate: { file_name: '', line_items: [] } });
    await expect(refused).rejects.toMatchObject({
      name: 'ServiceError',
      status: 422,
      code: 'validation_error',
      requestId: 'r1',
      message: 'body.line_items: Field required; body.file_name: Field required',
    });
    expect(seen).toHaveLength(1);
  });

  it('gives up after some attempts, with the last answer', async () => {
    const answers = Array.from({ length: 6 }, () =>
      json({ detail: 'Busy', code: 'lookup_unavailable' }, 503),
    );
    const { client } = clientOf(...answers);
    await expect(client.status('doc')).rejects.toMatchObject({ code: 'lookup_unavailable' });
  });

  it('makes sense of an answer that is not the service’s', async () => {
    const { client } = clientOf(new Response('<html>', { status: 403 }));
    await expect(client.status('doc')).rejects.toThrow(new ServiceError(403, null, null).message);
  });

  it('sends a small PDF inline', async () => {
    const { client, seen } = clientOf(uploaded());
    await client.upload({ pdf: new TextEncoder().encode('%PDF-1.7'), fileName: 'a.pdf' });
    expect(JSON.parse(String(seen[0]?.body))).toEqual({
      file_name: 'a.pdf',
      file_base64: 'JVBERi0xLjc=',
    });
  });

  it('stages a large PDF and never sends the key to the file store', async () => {
    const { client, seen } = clientOf(
      json({
        friendly_upload_url: 'https://files.example/put?signed',
        headers: { 'content-type': 'application/pdf' },
        s3_path: 'staged/org/r/a.pdf',
      }),
      new Response(null, { status: 200 }),
      uploaded(),
    );
    await client.upload({ pdf: new Uint8Array(4 * 1024 * 1024), fileName: 'a.pdf' });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://estimates.example/upload-url',
      'PUT https://files.example/put?signed',
      'POST https://estimates.example/upload',
    ]);
    expect(seen.map(({ headers }) => headers.has('service-api-key'))).toEqual([true, false, true]);
  });

  it('downloads through the redirect without the key, under the name the service gives', async () => {
    const { client, seen } = clientOf(
      new Response(null, { status: 307, headers: { location: 'https://files.example/x?signed' } }),
      new Response('ESX', {
        headers: { 'content-disposition': 'attachment; filename="roof-carrier.esx"' },
      }),
    );
    const { fileName, bytes } = await client.download('doc', 'carrier');
    expect({ fileName, text: new TextDecoder().decode(bytes) }).toEqual({
      fileName: 'roof-carrier.esx',
      text: 'ESX',
    });
    expect(seen[0]?.url).toBe('https://estimates.example/doc.esx?profile=carrier');
    expect(seen.map(({ headers }) => headers.has('service-api-key'))).toEqual([true, false]);
  });
});
