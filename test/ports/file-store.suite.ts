import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../lambdas/ports.ts';
import { uniqueId } from './samples.ts';

export interface Files {
  files: FileStore;
  /** Sends a request to a signed URL, as a client of that store would. */
  request(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | null): string | null =>
  bytes && new TextDecoder().decode(bytes);

export const fileStoreSuite = (name: string, open: () => Promise<Files>): void => {
  describe(`file store: ${name}`, () => {
    let store: Files;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    describe('files', () => {
      it('gives back the bytes, the type and the size that were put', async () => {
        const key = `files/${uniqueId('a')}.json`;
        const put = await store.files.put(key, bytesOf('{"a":1}'), 'application/json');
        expect(put).toMatchObject({ sizeBytes: 7, contentType: 'application/json' });
        expect(textOf(await store.files.get(key))).toBe('{"a":1}');
        expect(await store.files.info(key)).toEqual(put);
      });

      it('keeps an empty file', async () => {
        const key = `files/${uniqueId('empty')}`;
        await store.files.put(key, new Uint8Array(), 'text/plain');
        expect(textOf(await store.files.get(key))).toBe('');
        expect(textOf(await store.files.head(key, 4))).toBe('');
        expect(await store.files.info(key)).toMatchObject({ sizeBytes: 0 });
      });

      it('answers null for what is not there', async () => {
        const key = `files/${uniqueId('none')}`;
        expect(await store.files.get(key)).toBeNull();
        expect(await store.files.head(key, 4)).toBeNull();
        expect(await store.files.info(key)).toBeNull();
      });

      it('still reads a pinned version after the key got other bytes', async () => {
        const key = `files/${uniqueId('pinned')}`;
        const first = await store.files.put(key, bytesOf('first'), 'text/plain');
        const second = await store.files.put(key, bytesOf('second'), 'text/plain');
        expect(second.fileVersion).not.toBe(first.fileVersion);
        expect(textOf(await store.files.get(key, first.fileVersion))).toBe('first');
        expect(textOf(await store.files.get(key))).toBe('second');
        expect((await store.files.info(key))?.fileVersion).toBe(second.fileVersion);
      });

      it('reads no more of the beginning than asked for', async () => {
        const key = `files/${uniqueId('head')}`;
        await store.files.put(key, bytesOf('%PDF-1.7 and more'), 'application/pdf');
        expect(textOf(await store.files.head(key, 5))).toBe('%PDF-');
        expect(textOf(await store.files.head(key, 1000))).toBe('%PDF-1.7 and more');
      });

      it('takes any name as a key, and keeps names apart', async () => {
        const prefix = `files/${uniqueId('names')}`;
        const names = ['a b+c.pdf', 'ä/ö.pdf', 'a%20b.pdf', "it's (1)*.pdf", 'x&y=z?#.pdf'];
        for (const file of names) {
          await store.files.put(`${prefix}/${file}`, bytesOf(file), 'application/pdf');
        }
        for (const file of names) {
          expect(textOf(await store.files.get(`${prefix}/${file}`))).toBe(file);
        }
      });
    });

    describe('deleting by prefix', () => {
      it('removes every file and every version under it, and nothing beside it', async () => {
        const prefix = `files/${uniqueId('gone')}`;
        const old = await store.files.put(`${prefix}/a`, bytesOf('1'), 'text/plain');
        await store.files.put(`${prefix}/a`, bytesOf('2'), 'text/plain');
        await store.files.put(`${prefix}/b/c`, bytesOf('3'), 'text/plain');
        await store.files.put(`${prefix}x/a`, bytesOf('4'), 'text/plain');
        await store.files.deletePrefix(`${prefix}/`);
        expect(await store.files.get(`${prefix}/a`)).toBeNull();
        expect(await store.files.get(`${prefix}/a`, old.fileVersion)).toBeNull();
        expect(await store.files.get(`${prefix}/b/c`)).toBeNull();
        expect(textOf(await store.files.get(`${prefix}x/a`))).toBe('4');
      });

      it('takes a prefix literally, wildcards included', async () => {
        const base = uniqueId('wild');
        await store.files.put(`${base}_x/a`, bytesOf('1'), 'text/plain');
        await store.files.put(`${base}yx/a`, bytesOf('2'), 'text/plain');
        await store.files.deletePrefix(`${base}_`);
        expect(await store.files.get(`${base}_x/a`)).toBeNull();
        expect(textOf(await store.files.get(`${base}yx/a`))).toBe('2');
      });

      it('does nothing where there is nothing', async () => {
        await expect(store.files.deletePrefix(`none/${uniqueId('x')}/`)).resolves.toBeUndefined();
      });
    });

    describe('signed PUT', () => {
      const signed = (key: string, sizeBytes: number) =>
        store.files.signPut({
          key,
          contentType: 'application/pdf',
          sizeBytes,
          expiresInSeconds: 900,
        });

      it('takes exactly the file that it was made for', async () => {
        const key = `staged/${uniqueId('put')}/roof plan.pdf`;
        const { url, headers } = await signed(key, 9);
        expect(headers).toEqual({ 'content-type': 'application/pdf' });
        const answer = await store.request(url, {
          method: 'PUT',
          headers,
          body: bytesOf('%PDF-1.7\n'),
        });
        expect(answer.status).toBe(200);
        expect(textOf(await store.files.get(key))).toBe('%PDF-1.7\n');
        expect(await store.files.info(key)).toMatchObject({
          sizeBytes: 9,
          contentType: 'application/pdf',
        });
      });

      it.each([
        ['another length', { 'content-type': 'application/pdf' }, '%PDF-1.7 and more', ''],
        ['another type', { 'content-type': 'text/html' }, '%PDF-1.7\n', ''],
        ['a changed URL', { 'content-type': 'application/pdf' }, '%PDF-1.7\n', 'tampered'],
      ])('refuses %s', async (_, headers, body, change) => {
        const key = `staged/${uniqueId('refused')}`;
        const { url } = await signed(key, 9);
        const sent = change ? url.replace(key.slice(7), `${key.slice(7)}0`) : url;
        const answer = await store.request(sent, { method: 'PUT', headers, body: bytesOf(body) });
        expect(answer.status).toBe(403);
        expect(await store.files.info(key)).toBeNull();
        expect(await store.files.info(`${key}0`)).toBeNull();
      });

      it('is not good for reading', async () => {
        const key = `staged/${uniqueId('read')}`;
        await store.files.put(key, bytesOf('%PDF-1.7\n'), 'application/pdf');
        const { url } = await signed(key, 9);
        expect((await store.request(url)).status).toBe(403);
      });
    });

    describe('signed GET', () => {
      it('answers the bytes as an attachment of the given name', async () => {
        const key = `exports/${uniqueId('get')}.esx`;
        await store.files.put(key, bytesOf('PK'), 'application/zip');
        const url = await store.files.signGet({
          key,
          downloadName: 'Dach "Süd" (1)-contractor.esx',
          expiresInSeconds: 900,
        });
        const answer = await store.request(url);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe('PK');
        const disposition = answer.headers.get('content-disposition') ?? '';
        expect(disposition).toMatch(/^attachment; filename="Dach _S_d_ \(1\)-contractor\.esx"/);
        const exact = /filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1];
        expect(decodeURIComponent(exact ?? '')).toBe('Dach "Süd" (1)-contractor.esx');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      });

      it('refuses a changed URL, and one for another file', async () => {
        const key = `exports/${uniqueId('get')}.esx`;
        const other = `exports/${uniqueId('other')}.esx`;
        await store.files.put(key, bytesOf('PK'), 'application/zip');
        await store.files.put(other, bytesOf('PK'), 'application/zip');
        const url = await store.files.signGet({
          key,
          downloadName: 'roof.esx',
          expiresInSeconds: 900,
        });
        const swapped = url.replace(key.slice(8), other.slice(8));
        expect(swapped).not.toBe(url);
        expect((await store.request(swapped)).status).toBe(403);
        expect((await store.request(url, { method: 'PUT', body: 'x' })).status).toBe(403);
      });
    });
  });
};
