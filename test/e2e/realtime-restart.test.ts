import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient, type DocumentMessage, ServiceError } from '../../client/index.ts';
import { openDatabase } from '../../lambdas/adapters/embedded/database.ts';
import { createTokens } from '../../lambdas/realtime/token.ts';
import { runEstimate } from './run-estimate.ts';
import { ServiceProcess } from './service-process.ts';

const CLIENTS = 200;
const DOCUMENTS = 50;

const service = new ServiceProcess();
afterAll(async () => {
  await service.kill();
  rmSync(service.dataDirectory, { recursive: true, force: true });
});

/** One watching program: what it was handed, per document. */
class Watcher {
  readonly got = new Map<string, DocumentMessage[]>();
  readonly open: Promise<void>;
  readonly ended: Promise<void>;
  connections = 0;

  constructor(
    client: ReturnType<typeof createClient>,
    options: { documentIds?: string[]; recent?: number; after?: Record<string, number> },
    signal: AbortSignal,
    onMessage: (message: DocumentMessage) => void,
  ) {
    let opened: () => void;
    this.open = new Promise((resolve) => {
      opened = resolve;
    });
    const onConnection = (state: 'open' | 'lost'): void => {
      if (state === 'open') this.connections += 1;
      opened();
    };
    this.ended = (async () => {
      for await (const message of client.watch({ ...options, signal, onConnection })) {
        const messages = this.got.get(message.document_id) ?? [];
        messages.push(message);
        this.got.set(message.document_id, messages);
        onMessage(message);
      }
    })();
  }
}

describe('realtime across kill -9', () => {
  it('200 clients hold every event of 50 documents once and in order, and no other organization a byte', async () => {
    await service.start();
    const { baseUrl, dataDirectory: data } = service;
    const { test_key: apiKey, organization_id: organizationId } = service.credentials;
    const made = async (...command: string[]): Promise<Record<string, string>> =>
      JSON.parse((await runEstimate([...command, '--data', data, '--json'])).stdout);
    const { organization_id: other = '' } = await made('org', 'create', 'Other');
    const { api_key: otherKey = '' } = await made('key', 'create', other);

    const client = createClient({ baseUrl, apiKey });
    const stop = new AbortController();
    const watchers: Watcher[] = [];
    const completed = new Set<string>();
    let onCompleted: () => void = () => undefined;
    const seen = (message: DocumentMessage): void => {
      if (message.event !== 'export.completed') return;
      completed.add(message.document_id);
      onCompleted();
    };
    const completedAtLeast = async (count: number): Promise<void> => {
      while (completed.size < count) {
        await new Promise<void>((resolve) => {
          onCompleted = resolve;
        });
      }
    };

    // Half of the clients follow the organization from before the first upload on.
    for (let index = 0; index < CLIENTS / 2; index += 1) {
      watchers.push(new Watcher(client, { recent: 0 }, stop.signal, seen));
    }
    const stranger = new Watcher(
      createClient({ baseUrl, apiKey: otherKey }),
      { recent: 100 },
      stop.signal,
      () => undefined,
    );
    await Promise.all([...watchers, stranger].map((watcher) => watcher.open));

    const csv = readFileSync('examples/sample-estimate.csv');
    // The client gives up after six attempts, which a slow machine may need to start the service: its key makes
    // each further one the same upload.
    const upload = (index: number): Promise<string> =>
      client
        .upload({ csv, fileName: `estimate-${index}.csv` }, { idempotencyKey: `restart-${index}` })
        .then(({ document_id: documentId }) => documentId)
        .catch((error: unknown) => {
          if (error instanceof ServiceError) throw error;
          return upload(index);
        });
    const first = await Promise.all(Array.from({ length: DOCUMENTS / 2 }, (_, i) => upload(i)));

    // The others name what is there, with its whole history, and follow what comes.
    const after = Object.fromEntries(first.map((documentId) => [documentId, 0]));
    const naming = Array.from(
      { length: CLIENTS / 2 },
      () => new Watcher(client, { documentIds: first, after, recent: 0 }, stop.signal, seen),
    );
    watchers.push(...naming);
    await Promise.all(naming.map((watcher) => watcher.open));
    const rest = Promise.all(
      Array.from({ length: DOCUMENTS / 2 - 1 }, (_, i) => upload(DOCUMENTS / 2 + i)),
    );
    // The first are done by now or not; the rest is being worked on, however fast the machine is: one more is sent
    // while nobody answers.
    await completedAtLeast(DOCUMENTS / 2 + 3);
    await service.kill();
    const last = upload(DOCUMENTS - 1);
    await service.start();
    const documentIds = [...first, ...(await rest), await last];
    expect(new Set(documentIds).size).toBe(DOCUMENTS);

    const settled = (watcher: Watcher): boolean =>
      documentIds.every((id) => watcher.got.get(id)?.at(-1)?.event === 'export.completed');
    while (!watchers.every(settled)) {
      await new Promise<void>((resolve) => {
        onCompleted = resolve;
      });
    }

    // The log is the truth.
    const database = openDatabase(join(data, 'records.sqlite'));
    const log = new Map<string, string[]>();
    for (const row of database
      .prepare('SELECT document_id, event_id FROM events ORDER BY document_id, version')
      .all()) {
      const id = String(row.document_id);
      log.set(id, [...(log.get(id) ?? []), String(row.event_id)]);
    }
    database.close();
    expect(log.size).toBe(DOCUMENTS);
    for (const [index, watcher] of watchers.entries()) {
      expect(watcher.connections, `client ${index} was connected again`).toBeGreaterThan(1);
      expect(watcher.got.size).toBe(DOCUMENTS);
      for (const documentId of documentIds) {
        const got = watcher.got.get(documentId) ?? [];
        expect(got.map((message) => message.event_id)).toEqual(log.get(documentId));
        expect(got.some(({ event }) => event === 'document.snapshot')).toBe(false);
      }
    }
    expect(stranger.got.size).toBe(0);
    expect(stranger.connections).toBeGreaterThan(1);

    await everythingIsRefused(baseUrl, { otherKey, organizationId, documentIds });
    stop.abort();
    await Promise.all([...watchers, stranger].map((watcher) => watcher.ended));
    expect(service.log, 'a token in the log').not.toContain('rt1.');
    expect(service.log, 'a key in the log').not.toContain('ek_');
  });
});

/** Every way in which another organization might get at documents whose ids it has guessed. */
const everythingIsRefused = async (
  baseUrl: string,
  given: { otherKey: string; organizationId: string; documentIds: string[] },
): Promise<void> => {
  const [documentId = ''] = given.documentIds;
  const answer = await fetch(`${baseUrl}/ws/token`, {
    method: 'POST',
    headers: { 'service-api-key': given.otherKey },
  });
  const { token } = (await answer.json()) as { token: string };
  const guess = `document_id=${documentId}&recent=100&last_event_id=2020-01-01T00:00:00.000Z_${documentId}_000001`;
  const address = `${baseUrl.replace('http', 'ws')}/ws/status?token=${token}&${guess}`;
  const socket = new WebSocket(address);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => {
      const after_versions = Object.fromEntries(given.documentIds.map((id) => [id, 0]));
      const command = { action: 'subscribe', document_ids: given.documentIds, after_versions };
      socket.send(JSON.stringify(command));
      socket.send(JSON.stringify({ action: 'ping' }));
    });
    socket.addEventListener('message', ({ data: text }) => {
      heard.push(String(text));
      if (String(text).includes('pong')) resolve();
    });
  });
  socket.close();
  expect(heard.map((text) => JSON.parse(text).event)).toEqual(['error', 'error', 'pong']);

  const sse = await fetch(`${baseUrl}/sse/status?token=${token}&${guess}`);
  const reader = sse.body?.getReader();
  let text = '';
  while (!text.includes('document_not_found')) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  expect(text).not.toContain('version');

  const forged = createTokens(['guess'.repeat(8)]).issue(given.organizationId, new Date()).token;
  const refused = await fetch(`${baseUrl}/sse/status?token=${forged}&${guess}`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain(documentId);
};
