import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient, type DocumentMessage } from '../../client/index.ts';
import { a, b, target, unique } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clientOf = (apiKey: string) => createClient({ baseUrl: target.base_url, apiKey });
const csv = () => `description,qty,unit,price\nSill ${unique()},3,EA,10\n`;

describe('the client library', () => {
  it('is what docs/realtime.md shows, and that runs', async () => {
    const source = readFileSync('examples/follow-an-upload.ts', 'utf8');
    expect(readFileSync('docs/realtime.md', 'utf8')).toContain(
      source.slice(source.indexOf('const client')).trim(),
    );
    const child = spawn(
      process.execPath,
      [
        resolve('examples/follow-an-upload.ts'),
        target.base_url,
        a.test_key,
        resolve('examples/sample-estimate.csv'),
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let text = '';
    for await (const chunk of child.stdout) text += String(chunk);
    const lines = text.trim().split('\n');
    expect(
      readFileSync(join(folder, lines.at(-1) ?? ''))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(lines.at(-2)).toMatch(/^\d+ (export\.completed|document\.snapshot)$/);
  });

  it('gives one document for an upload that is repeated under the same key', async () => {
    const client = clientOf(a.test_key);
    const source = { csv: csv(), fileName: 'sill.csv' };
    const idempotencyKey = unique();
    const [first, second] = await Promise.all([
      client.upload(source, { idempotencyKey }),
      client.upload(source, { idempotencyKey }),
    ]);
    expect(second.document_id).toBe(first.document_id);
  });

  it('delivers the whole history of a document, once and in order, and the same again later', async () => {
    const client = clientOf(a.test_key);
    const { document_id: documentId } = await client.upload({ csv: csv(), fileName: 'sill.csv' });
    const history = async (): Promise<DocumentMessage[]> => {
      const messages: DocumentMessage[] = [];
      for await (const message of client.watch({
        documentIds: [documentId],
        after: { [documentId]: 0 },
      })) {
        messages.push(message);
        if (message.workflow_complete) break;
      }
      return messages;
    };
    const live = await history();
    expect(live.map(({ version }) => version)).toEqual(live.map((_, index) => index + 1));
    expect(live[0]?.event).toBe('document.created');
    expect(live.at(-1)?.event).toBe('export.completed');
    expect(await history()).toEqual(live);
  });

  it('follows documents that are created while it watches', async () => {
    const client = clientOf(a.test_key);
    const stop = new AbortController();
    const uploads: Promise<{ document_id: string }>[] = [];
    const seen: DocumentMessage[] = [];
    for await (const message of client.watch({
      recent: 0,
      signal: stop.signal,
      onConnection: (state) => {
        if (state === 'open') uploads.push(client.upload({ csv: csv(), fileName: 'sill.csv' }));
      },
    })) {
      if (message.document_id !== (await uploads[0])?.document_id) continue;
      seen.push(message);
      if (message.workflow_complete) break;
    }
    expect(seen.at(-1)?.event).toBe('export.completed');
  });

  it('is refused another organization’s document in the same words as one that never was', async () => {
    const { document_id: foreign } = await clientOf(a.test_key).upload({
      csv: csv(),
      fileName: 'sill.csv',
    });
    const refusalOf = async (documentId: string): Promise<unknown> => {
      const watching = clientOf(b.test_key).watch({
        documentIds: [documentId],
        after: { [documentId]: 0 },
      });
      const error: Error = await watching.next().then(
        () => new Error('a message was delivered'),
        (refused) => refused,
      );
      return error.message.replaceAll(documentId, 'ID');
    };
    expect(await refusalOf(foreign)).toBe(await refusalOf(unique()));
  });
});
