import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../lambdas/adapters/embedded/database.ts';
import { fileRoutes } from '../../../lambdas/adapters/embedded/file-routes.ts';
import { FolderFiles } from '../../../lambdas/adapters/embedded/folder-files.ts';

let root: string;
let now: Date;
let files: FolderFiles;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  now = new Date('2026-01-01T00:00:00.000Z');
  files = new FolderFiles({
    root,
    database: openDatabase(':memory:'),
    secret: Buffer.alloc(32, 7),
    baseUrl: () => 'http://files.test',
    now: () => now,
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('no key leaves the folder, whatever it spells', async () => {
  await files.put('../../outside/..', bytes('x'), 'text/plain');
  expect(readdirSync(root)).toHaveLength(1);
  expect(await files.get('../../outside/..')).toEqual(Buffer.from('x'));
});

const put = (url: string, body: string, type: string): Response | Promise<Response> =>
  fileRoutes(files).request(url, { method: 'PUT', body, headers: { 'content-type': type } });

const signed = () =>
  files.signPut({
    key: 'staged/one',
    contentType: 'application/pdf',
    sizeBytes: 4,
    expiresInSeconds: 900,
  });

test('a signed PUT stores exactly what it was signed for', async () => {
  const { url } = await signed();
  expect((await put(url, '%PDF', 'application/pdf')).status).toBe(200);
  expect(await files.info('staged/one')).toMatchObject({ sizeBytes: 4 });
});

test.each([
  ['another size', '%PDF-1.7', 'application/pdf', 'upload_wrong_size'],
  ['another type', '%PDF', 'text/plain', 'upload_wrong_type'],
])('a signed PUT with %s is refused and nothing is stored', async (_, body, type, code) => {
  const { url } = await signed();
  const response = await put(url, body, type);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code });
  expect(await files.info('staged/one')).toBeNull();
});

test('a signed PUT is refused from its expiry on', async () => {
  const { url } = await signed();
  now = new Date('2026-01-01T00:15:00.000Z');
  const response = await put(url, '%PDF', 'application/pdf');
  expect(await response.json()).toMatchObject({ code: 'url_expired' });
});

test.each([
  ['key', 'staged/other'],
  ['size', '8'],
  ['expires', '9999999999'],
  ['method', 'GET'],
])('a signed URL whose %s was changed is refused', async (name, value) => {
  const url = new URL((await signed()).url);
  url.searchParams.set(name, value);
  const response = await put(url.href, '%PDF', 'application/pdf');
  expect(await response.json()).toMatchObject({ code: 'url_forged' });
});

test('a download keeps its name apart from the header, in every script', async () => {
  await files.put('a', bytes('esx'), 'application/octet-stream');
  const url = await files.signGet({ key: 'a', downloadName: 'Über "x".esx', expiresInSeconds: 60 });
  const response = await fileRoutes(files).request(url);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="_ber _x_.esx"; filename*=UTF-8''%C3%9Cber%20%22x%22.esx`,
  );
  expect(await response.text()).toBe('esx');
});

test('staged files that nobody came back for are removed by age, and only those', async () => {
  await files.put('staged/old', bytes('1'), 'application/pdf');
  await files.put('documents/old', bytes('1'), 'application/pdf');
  now = new Date('2026-01-03T00:00:00.000Z');
  await files.put('staged/new', bytes('1'), 'application/pdf');
  await files.deleteOlder('staged/', '2026-01-02T00:00:00.000Z');
  expect(await files.info('staged/old')).toBeNull();
  expect(await files.get('staged/old')).toBeNull();
  expect(await files.info('staged/new')).not.toBeNull();
  expect(await files.info('documents/old')).not.toBeNull();
});
