/**
 * The deployed stack, end to end, through its one address. `npm run stack:up` deploys it on this
 * machine, `npm run stack:test` runs this; without a stack it is skipped, and says so.
 */
import { readFileSync } from 'node:fs';
import { EventSource } from 'eventsource';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningStack } from '../../localstack/stack-file.ts';
import { makeDocument } from '../corpus/make-document.ts';
import { makeScan } from '../corpus/scan.ts';
import { PERSONAL } from './personal.ts';

const stackFile = process.env.STACK_FILE;
if (!stackFile) {
  console.warn('Skipped: no stack is up. `npm run stack:up && npm run stack:test` runs this.');
}
const stack = (
  stackFile ? JSON.parse(readFileSync(stackFile, 'utf8')) : { organizations: {} }
) as RunningStack;
const { a, b } = stack.organizations;
const liveKey = a?.live_key ?? '';
const testKey = a?.test_key ?? '';
const strangersKey = b?.test_key ?? '';

interface Status {
  document_id: string;
  status: string;
  progress: Record<string, string>;
  workflow_complete: boolean;
  billing: { state: string; claims_charged: number };
  error: { code: string } | null;
  review: { items: number } | null;
}

const call = (path: string, init: RequestInit = {}, key = testKey): Promise<Response> =>
  fetch(`${stack.base_url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'service-api-key': key, ...init.headers },
  });

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const answer = async <T>(response: Promise<Response>, status = 200): Promise<T> => {
  const got = await response;
  const text = await got.text();
  expect(got.status, text).toBe(status);
  return JSON.parse(text) as T;
};

/** The status once the workflow is over; a wait for work that the stack does, not a sleep. */
const settled = async (documentId: string, key = testKey): Promise<Status> =>
  await expect
    .poll(
      async () => {
        const status = await answer<Status>(call(`/status/${documentId}`, {}, key));
        return status.workflow_complete ? status : null;
      },
      { timeout: 110_000, interval: 250 },
    )
    .not.toBeNull()
    .then(() => answer<Status>(call(`/status/${documentId}`, {}, key)));

const estimate = (fileName = 'roof.json') => ({
  file_name: fileName,
  ...PERSONAL,
  line_items: [
    { description: 'Tear off comp. shingles', quantity: 12.5, unit: 'SQ', unit_price: 55.1 },
    { cat: 'RFG', sel: '240', quantity: 13, unit: 'SQ', unit_price: 250.25, room: 'Roof' },
  ],
});

const upload = async (body: unknown = estimate(), key = testKey): Promise<string> =>
  (await answer<{ document_id: string }>(call('/upload/json', json(body), key))).document_id;

/** The two files of a completed document, through the redirect to a signed URL. */
const esxOf = async (documentId: string, profile: string): Promise<Record<string, Uint8Array>> => {
  const redirect = await call(`/${documentId}.esx?profile=${profile}`);
  expect(redirect.status).toBe(307);
  expect(redirect.headers.get('cache-control')).toBe('no-store');
  const file = await fetch(redirect.headers.get('location') ?? '');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toMatch(new RegExp(`-${profile}\\.esx"`));
  return unzipSync(new Uint8Array(await file.arrayBuffer()));
};

describe.skipIf(!stackFile)('the deployed stack', () => {
  describe('converting', () => {
    it('makes both files of a JSON estimate, and charges a live one once', async () => {
      const before = await answer<{ available_claims: number }>(call('/claims', {}, liveKey));
      const documentId = await upload(estimate(), liveKey);
      const status = await settled(documentId, liveKey);
      expect(status).toMatchObject({
        status: 'completed',
        billing: { state: 'charged', claims_charged: 1 },
      });
      for (const profile of ['contractor', 'carrier']) {
        expect(Object.keys(await esxOf(documentId, profile))).toEqual(
          expect.arrayContaining(['XACTDOC.XML', 'GENERIC_ROUGHDRAFT.XML']),
        );
      }
      const after = await answer<{ available_claims: number }>(call('/claims', {}, liveKey));
      expect(after.available_claims).toBe(before.available_claims - 1);
    });

    it('reads a CSV that came as a multipart body', async () => {
      const form = new FormData();
      const csv = 'Description,Qty,UOM,Price\nRemove gutter,20,LF,1.10\nDrip edge,30,LF,2.25\n';
      form.set('file', new File([csv], 'gutters.csv', { type: 'text/csv' }));
      const { document_id } = await answer<{ document_id: string }>(
        call('/upload/csv', { method: 'POST', body: form }),
      );
      expect(await settled(document_id)).toMatchObject({
        status: 'completed',
        review: { items: 2 },
        billing: { state: 'not_charged' },
      });
    });

    it('reads a PDF that came inline', async () => {
      const { pdf, truth } = await makeDocument({
        suite: 'tuning',
        layout: 1,
        seed: 'stack',
        lines: 12,
        slim: true,
      });
      const { document_id } = await answer<{ document_id: string }>(
        call(
          '/upload',
          json({ file_name: 'roof.pdf', file_base64: Buffer.from(pdf).toString('base64') }),
        ),
      );
      const status = await settled(document_id);
      expect(status).toMatchObject({ status: 'completed', progress: { ocr: 'skipped' } });
      expect(status.review?.items).toBe(truth.items.length);
    });

    it('reads a staged PDF, and refuses what does not fit its URL', async () => {
      const { pdf } = await makeDocument({
        suite: 'tuning',
        layout: 2,
        seed: 'staged',
        lines: 8,
        slim: true,
      });
      const staged = await answer<{
        s3_path: string;
        friendly_upload_url: string;
        headers: Record<string, string>;
      }>(call('/upload-url', json({ file_name: 'a b.pdf', file_size_bytes: pdf.length })));
      const put = (body: Uint8Array) =>
        fetch(staged.friendly_upload_url, {
          method: 'PUT',
          headers: staged.headers,
          body: new Uint8Array(body),
        });
      expect((await put(pdf.slice(1))).status).toBe(403);
      await answer(call('/upload', json({ file_name: 'a.pdf', s3_path: staged.s3_path })), 422);
      expect((await put(pdf)).status).toBe(200);
      const { document_id } = await answer<{ document_id: string }>(
        call('/upload', json({ file_name: 'a.pdf', s3_path: staged.s3_path })),
      );
      expect((await settled(document_id)).status).toBe('completed');
    });

    it('reads a scanned page by OCR', async () => {
      const { pdf } = await makeScan({
        document: { suite: 'tuning', layout: 1, seed: 'scan', lines: 4, slim: true },
      });
      const { document_id } = await answer<{ document_id: string }>(
        call(
          '/upload',
          json({ file_name: 'scan.pdf', file_base64: Buffer.from(pdf).toString('base64') }),
        ),
      );
      const status = await settled(document_id);
      expect(status).toMatchObject({ status: 'completed', progress: { ocr: 'completed' } });
      expect(status.review?.items).toBeGreaterThan(0);
    });

    it('fails a PDF that holds no estimate with a reason, keeps it, and takes a retry', async () => {
      const { PDFDocument } = await import('pdf-lib');
      const empty = await PDFDocument.create();
      empty.addPage().drawText('Nothing to see here, only a letter about the weather.');
      const { document_id } = await answer<{ document_id: string }>(
        call(
          '/upload',
          json({
            file_name: 'letter.pdf',
            file_base64: Buffer.from(await empty.save()).toString('base64'),
          }),
        ),
      );
      const failed = await settled(document_id);
      expect(failed.status).toBe('failed');
      expect(failed.error?.code).toMatch(/^[a-z_]+$/);
      expect((await call(`/${document_id}.esx`)).status).toBe(409);
      await answer(call(`/documents/${document_id}/retry`, { method: 'POST' }));
      expect((await settled(document_id)).error?.code).toBe(failed.error?.code);
    });
  });

  describe('keeping organizations apart', () => {
    it('knows nothing of another organization’s document, on every route', async () => {
      const documentId = await upload();
      await settled(documentId);
      for (const [method, path] of [
        ['GET', `/status/${documentId}`],
        ['GET', `/${documentId}.esx`],
        ['GET', `/documents/${documentId}/line-items`],
        ['POST', `/documents/${documentId}/retry`],
        ['DELETE', `/documents/${documentId}`],
      ] as const) {
        expect((await call(path, { method }, strangersKey)).status, path).toBe(404);
        expect((await call(path, { method }, 'ek_test_x_y')).status, path).toBe(401);
      }
    });

    it('makes one document of twenty parallel uploads under one key', async () => {
      const request = json(estimate('once.json'));
      const headers = { ...request.headers, 'idempotency-key': `once-${Date.now()}` };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          answer<{ document_id: string }>(call('/upload/json', { ...request, headers })),
        ),
      );
      expect(new Set(answers.map(({ document_id }) => document_id)).size).toBe(1);
      const other = json(estimate('other.json'));
      await answer(call('/upload/json', { ...other, headers }), 409);
    });

    it('deletes a document and its files for good', async () => {
      const documentId = await upload();
      await settled(documentId);
      const signed = (await call(`/${documentId}.esx`)).headers.get('location') ?? '';
      expect((await fetch(signed)).status).toBe(200);
      expect((await call(`/documents/${documentId}`, { method: 'DELETE' })).ok).toBe(true);
      expect((await call(`/status/${documentId}`)).status).toBe(404);
      expect((await fetch(signed)).status).toBe(404);
    });
  });

  describe('the edge', () => {
    it('gives unknown paths and methods the application’s own answers', async () => {
      expect(await answer(call('/nowhere/at/all'), 404)).toMatchObject({ code: 'not_found' });
      const wrong = await call('/claims', { method: 'DELETE' });
      expect(wrong.status).toBe(405);
      expect(wrong.headers.get('allow')).toContain('GET');
      expect((await call('/upload', { method: 'OPTIONS' })).status).toBe(204);
    });

    it('refuses a body that no function could take, before it travels', async () => {
      const large = 'x'.repeat(5 * 1024 * 1024);
      expect(
        await answer(call('/upload', json({ file_name: 'a.pdf', file_base64: large })), 413),
      ).toMatchObject({ code: 'payload_too_large' });
    });

    it('answers agents on /mcp', async () => {
      const request = json({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: {},
      });
      const headers = { ...request.headers, accept: 'application/json, text/event-stream' };
      const text = await (await call('/mcp', { ...request, headers })).text();
      expect(text).toContain('service_create_upload_url');
      expect((await call('/mcp', { ...request, headers }, 'ek_test_x_y')).status).toBe(401);
    });
  });

  describe('realtime', () => {
    const token = async (key = testKey): Promise<string> =>
      (await answer<{ token: string }>(call('/ws/token', { method: 'POST' }, key))).token;

    interface Message {
      event: string;
      document_id?: string;
      version?: number;
      code?: string;
    }

    it('tells a WebSocket of every step until the export is there, in order', async () => {
      const socket = new WebSocket(
        `${stack.base_url.replace('http', 'ws')}/ws/status?token=${await token()}`,
      );
      const messages: Message[] = [];
      socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      const documentId = await upload(estimate('ws.json'));
      socket.send(JSON.stringify({ action: 'subscribe', document_ids: [documentId] }));
      await expect
        .poll(() => messages.map(({ event }) => event), { timeout: 60_000, interval: 100 })
        .toContain('export.completed');
      socket.close();
      const versions = messages.flatMap(({ version }) => version ?? []);
      expect(versions).toEqual([...versions].sort((left, right) => left - right));
    });

    it('tells a WebSocket at once of the document that its address names', async () => {
      const documentId = await upload(estimate('ws-address.json'));
      await settled(documentId);
      const socket = new WebSocket(
        `${stack.base_url.replace('http', 'ws')}/ws/status?token=${await token()}&document_id=${documentId}`,
      );
      const messages: Message[] = [];
      socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
      await expect
        .poll(() => messages, { timeout: 60_000, interval: 100 })
        .toContainEqual(
          expect.objectContaining({ event: 'document.snapshot', document_id: documentId }),
        );
      socket.close();
    });

    it('refuses a WebSocket without a token, and another organization’s document', async () => {
      const refused = new WebSocket(`${stack.base_url.replace('http', 'ws')}/ws/status`);
      await new Promise((resolve) => refused.once('error', resolve));
      const documentId = await upload();
      const socket = new WebSocket(
        `${stack.base_url.replace('http', 'ws')}/ws/status?token=${await token(strangersKey)}`,
      );
      const messages: Message[] = [];
      socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(JSON.stringify({ action: 'subscribe', document_ids: [documentId] }));
      await expect
        .poll(() => messages.map(({ event }) => event), { timeout: 30_000, interval: 100 })
        .toContain('error');
      socket.close();
      expect(messages.every(({ event }) => event !== 'document.snapshot')).toBe(true);
    });

    it('streams the same events by SSE, with ids to resume from', async () => {
      const documentId = await upload(estimate('sse.json'));
      const source = new EventSource(
        `${stack.base_url}/sse/status?token=${await token()}&document_id=${documentId}`,
      );
      const seen: string[] = [];
      for (const name of ['document.snapshot', 'document.progress', 'export.completed']) {
        source.addEventListener(name, (event) => seen.push(`${name} ${event.lastEventId}`));
      }
      // The stack on this machine hands a stream over when it ends, every few seconds.
      const done = new Set(['export.completed', 'document.snapshot']);
      await expect
        .poll(() => seen.some((entry) => done.has(entry.split(' ')[0] ?? '')), {
          timeout: 60_000,
          interval: 100,
        })
        .toBe(true);
      source.close();
      expect(seen.every((entry) => entry.split(' ').length === 2)).toBe(true);
    });
  });
});
