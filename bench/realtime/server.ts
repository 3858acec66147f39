/**
 * A server process of the realtime benchmark: `ours` is the service's streams over its SQLite
 * store, `bare` is a `ws` server that sends the same bytes to whoever is connected.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { openDatabase } from '../../lambdas/adapters/embedded/database.ts';
import { SqliteDocuments } from '../../lambdas/adapters/embedded/sqlite-documents.ts';
import { SqliteEvents } from '../../lambdas/adapters/embedded/sqlite-events.ts';
import {
  advance,
  createDocument,
  type DocumentEvent,
} from '../../lambdas/domain/documents/document.ts';
import { attachRealtime } from '../../lambdas/realtime/embedded/attach-realtime.ts';
import { messageOfEvent } from '../../lambdas/realtime/message.ts';
import { createTokens } from '../../lambdas/realtime/token.ts';
import { monotonicNow, type ServerCommand, type ServerReport } from './messages.ts';

const DOCUMENT_ID = 'bench'.padEnd(32, '0');
const ORGANIZATION_ID = 'org_bench';

const [kind, databasePath = ':memory:'] = process.argv.slice(2);
const say = (report: ServerReport): void => void process.send?.(report);

const database = openDatabase(databasePath);
const documents = new SqliteDocuments(database);
const { document: first } = createDocument({
  documentId: DOCUMENT_ID,
  organizationId: ORGANIZATION_ID,
  mode: 'test',
  sourceType: 'PDF',
  fileName: 'bench.pdf',
  source: { kind: 'file', key: 'bench', fileVersion: null, sizeBytes: 1 },
  xnAddress: null,
  profileCode: null,
  intakeWarnings: [],
  createdAt: new Date().toISOString(),
  retentionDays: 1,
});
await documents.create({ document: first, event: null }, null);
let document = first;

/** Commits one more event, as a workflow step does. */
const commit = async (): Promise<DocumentEvent> => {
  const next = document.progress.ocr === 'running' ? 'completed' : 'running';
  const change = advance(document, { ocr: next }, new Date().toISOString());
  if (!change?.event) throw new Error('Nothing changed.');
  if ((await documents.save(change)) !== 'saved') throw new Error('The commit was lost.');
  document = change.document;
  return change.event;
};

const server = createServer();
const publish = ((): ((event: DocumentEvent) => void) => {
  if (kind === 'ours') {
    const tokens = createTokens(['b'.repeat(32)]);
    const realtime = attachRealtime(server, {
      tokens,
      documents,
      events: new SqliteEvents(database),
      clock: { now: () => new Date() },
      ids: { handle: () => 'bench', randomBytes: (count) => new Uint8Array(count) },
      baseUrl: null,
      allowedOrigins: [],
      onError: (message, error) => {
        throw new Error(message, { cause: error });
      },
    });
    return (event) => realtime.publish(event);
  }
  const webSockets = new WebSocketServer({ server, perMessageDeflate: false });
  return (event) => {
    const bytes = Buffer.from(JSON.stringify(messageOfEvent(event, null)));
    for (const client of webSockets.clients) client.send(bytes, { binary: false });
  };
})();

const publishMany = async (count: number): Promise<void> => {
  const firstVersion = document.version + 1;
  const committingAt: number[] = [];
  const publishedAt: number[] = [];
  for (let index = 0; index < count; index += 1) {
    committingAt.push(monotonicNow());
    const event = await commit();
    publishedAt.push(monotonicNow());
    publish(event);
    await nextTurn();
  }
  say({ kind: 'published', firstVersion, committingAt, publishedAt });
};

process.on('message', (command: ServerCommand) => {
  if (command.kind === 'publish') void publishMany(command.count);
  else {
    globalThis.gc?.();
    globalThis.gc?.();
    say({ kind: 'memory', rssBytes: process.memoryUsage().rss });
  }
});
process.on('disconnect', () => process.exit());

server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const { port } = server.address() as AddressInfo;
  const { token } = createTokens(['b'.repeat(32)]).issue(ORGANIZATION_ID, new Date());
  say({
    kind: 'listening',
    address: `ws://127.0.0.1:${port}/ws/status?token=${token}&document_id=${DOCUMENT_ID}`,
  });
});
