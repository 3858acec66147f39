import {
  createServer,
  get,
  request as httpRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  attachRealtime,
  type RealtimeService,
} from '../../lambdas/realtime/embedded/attach-realtime.ts';
import type { RealtimeLimits } from '../../lambdas/realtime/limits.ts';
import type { StreamMessage } from '../../lambdas/realtime/message.ts';
import { createTokens } from '../../lambdas/realtime/token.ts';
import { MemoryStores } from '../unit/realtime/memory-stores.ts';

const tokens = createTokens(['s'.repeat(32)]);

/** A WebSocket client that keeps what it gets and lets a test wait for it. */
class Client {
  readonly socket: WebSocket;
  readonly got: StreamMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  #wake: () => void = () => undefined;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(address, { headers });
    this.socket.on('message', (data) => {
      this.got.push(JSON.parse(String(data)) as StreamMessage);
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    this.socket.on('error', () => undefined);
  }
  async until(count: number): Promise<StreamMessage[]> {
    while (this.got.length < count) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.got;
  }
  say(command: unknown): void {
    this.socket.send(typeof command === 'string' ? command : JSON.stringify(command));
  }
}

const events = (messages: readonly StreamMessage[]): string[] =>
  messages.map((message) =>
    'version' in message ? `${message.event}:${message.version}` : message.event,
  );

describe('realtime streams of one process', () => {
  let server: Server;
  let stores: MemoryStores;
  let service: RealtimeService;
  let host: string;
  let token: string;
  const clients: Client[] = [];

  const start = async (limits: Partial<RealtimeLimits> = {}): Promise<void> => {
    stores = new MemoryStores();
    server = createServer((request, response) => response.end(`api ${request.url}`));
    service = attachRealtime(server, {
      tokens,
      documents: stores.documents,
      events: stores.events,
      clock: { now: () => new Date() },
      ids: { handle: () => 'request-1', randomBytes: (count) => new Uint8Array(count) },
      baseUrl: null,
      allowedOrigins: ['https://office.example'],
      limits,
      onError: (message, error) => {
        throw new Error(message, { cause: error });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    token = tokens.issue('org-a', new Date()).token;
  };
  const connect = (query = '', headers: Record<string, string> = {}): Client => {
    const client = new Client(`ws://${host}/ws/status?token=${token}${query}`, headers);
    clients.push(client);
    return client;
  };
  const refusal = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
      const request = httpRequest(`http://${host}${path}`, {
        headers: {
          connection: 'upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          ...headers,
        },
      });
      request.on('response', (response) => {
        collect(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }),
          reject,
        );
      });
      request.on('upgrade', () => reject(new Error('the upgrade was accepted')));
      request.on('error', reject);
      request.end();
    });
  const collect = async (response: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return text;
  };
  /** Reads an SSE stream until so many blocks came, then hangs up. */
  const readSse = (path: string, blocks: number, headers: Record<string, string> = {}) =>
    new Promise<{ headers: IncomingMessage['headers']; blocks: string[] }>((resolve, reject) => {
      const request = get(`http://${host}${path}`, { headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
          const parts = text.split('\n\n');
          if (parts.length > blocks) {
            request.destroy();
            resolve({ headers: response.headers, blocks: parts.slice(0, blocks) });
          }
        });
      });
      request.on('error', (error) => reject(error));
    });

  beforeEach(() => start());
  afterEach(async () => {
    for (const client of clients.splice(0)) client.socket.terminate();
    service.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('leave all other requests to the API', async () => {
    const answer = await fetch(`http://${host}/documents?x=1`);
    expect(await answer.text()).toBe('api /documents?x=1');
  });

  it('leave requests to the API that offer another protocol, as Java’s and curl’s clients do', async () => {
    const text = await new Promise((resolve, reject) => {
      const request = httpRequest(`http://${host}/documents`, {
        headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AA' },
      });
      request.on('response', (response) => collect(response).then(resolve, reject));
      request.on('error', reject);
      request.end();
    });
    expect(text).toBe('api /documents');
  });

  it('send snapshots of the documents in the address, then what happens to them', async () => {
    stores.create('one');
    stores.create('two');
    const client = connect('&document_id=one&document_id=two&document_id=one');
    await client.until(3);
    service.publish(stores.progress('two'));
    expect(events(await client.until(4))).toEqual([
      'subscribed',
      'document.snapshot:1',
      'document.snapshot:1',
      'document.progress:2',
    ]);
  });

  it('say nothing on a WebSocket that has not asked for anything', async () => {
    stores.create('one');
    const client = connect();
    await new Promise((resolve) => client.socket.on('open', resolve));
    service.publish(stores.progress('one'));
    client.say({ action: 'ping' });
    expect(events(await client.until(1))).toEqual(['pong']);
  });

  it('do commands in the order in which they came, however fast', async () => {
    stores.create('one');
    const client = connect();
    await new Promise((resolve) => client.socket.on('open', resolve));
    for (let round = 0; round < 50; round += 1) {
      client.say({ action: 'subscribe', document_ids: ['one'] });
      client.say({ action: 'unsubscribe', document_ids: ['one'] });
    }
    const got = events(await client.until(150));
    for (let round = 0; round < 50; round += 1) {
      expect(got.slice(round * 3, round * 3 + 3)).toEqual([
        'subscribed',
        'document.snapshot:1',
        'unsubscribed',
      ]);
    }
  });

  it('refuse forged, expired and missing tokens without a word about documents', async () => {
    stores.create('one');
    const expired = tokens.issue('org-a', new Date(Date.now() - 901_000)).token;
    const forged = createTokens(['x'.repeat(32)]).issue('org-a', new Date()).token;
    for (const path of ['/ws/status', '/sse/status']) {
      for (const [query, code] of [
        ['', 'invalid_token'],
        ['?token=', 'invalid_token'],
        [`?token=${forged}`, 'invalid_token'],
        [`?token=${expired}`, 'token_expired'],
      ]) {
        const address = `${path}${query}${query ? '&' : '?'}document_id=one&recent=zzz`;
        const { status, body } = path.startsWith('/ws')
          ? await refusal(address)
          : await fetch(`http://${host}${address}`).then(async (response) => ({
              status: response.status,
              body: (await response.json()) as Record<string, unknown>,
            }));
        expect({ status, code: body.code, request: body.request_id }).toEqual({
          status: 401,
          code,
          request: 'request-1',
        });
      }
    }
  });

  it('name what is wrong with the address', async () => {
    const { status, body } = await refusal(
      `/ws/status?token=${token}&recent=101&last_event_id=yesterday`,
    );
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([
      { loc: ['query', 'recent'], type: 'less_than_equal', input: '101' },
      { loc: ['query', 'last_event_id'], type: 'value_error', input: 'yesterday' },
    ]);
  });

  it('open for pages of this host and of allowed origins only', async () => {
    const path = `/ws/status?token=${token}`;
    expect((await refusal(path, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await refusal(path, { origin: 'null' })).status).toBe(403);
    for (const origin of [`http://${host}`, 'https://office.example']) {
      const client = connect('', { origin });
      client.socket.on('open', () => client.say({ action: 'ping' }));
      expect(events(await client.until(1))).toEqual(['pong']);
    }
  });

  it('say so where a WebSocket address is asked without one', async () => {
    const answer = await fetch(`http://${host}/ws/status?token=${token}`);
    expect(answer.status).toBe(426);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    expect(await answer.json()).toMatchObject({ code: 'upgrade_required' });
  });

  it('are refused in the common form while the service stops', async () => {
    service.close();
    expect(await refusal(`/ws/status?token=${token}`)).toMatchObject({
      status: 503,
      body: { code: 'restarting' },
    });
  });

  it('end with 1009 on a command that is too long', async () => {
    const client = connect();
    client.socket.on('open', () => client.say('x'.repeat(33 * 1024)));
    expect((await client.closed).code).toBe(1009);
  });

  it('end with 1001 when the service stops', async () => {
    const client = connect();
    await new Promise((resolve) => client.socket.on('open', resolve));
    service.close();
    expect(await client.closed).toEqual({ code: 1001, reason: 'restarting' });
  });

  it('end for a client that is no longer there', async () => {
    service.close();
    server.close();
    await start({ heartbeatSeconds: 0.05 });
    const dead = new WebSocket(`ws://${host}/ws/status?token=${token}`, { autoPong: false });
    const alive = connect();
    await new Promise((resolve) => alive.socket.on('open', resolve));
    const code = await new Promise((resolve) => dead.on('close', resolve));
    expect(code).toBe(1006);
    alive.say({ action: 'ping' });
    expect(events(await alive.until(1))).toEqual(['pong']);
  });

  it('end with 4000 when they have lasted their time, which a client outlives by resuming', async () => {
    service.close();
    server.close();
    await start({ heartbeatSeconds: 0.05, maximumConnectionSeconds: 0.1 });
    expect(await connect().closed).toEqual({ code: 4000, reason: 'lastedLongest' });
  });

  it('are limited in number per organization, and a closed one makes room', async () => {
    service.close();
    server.close();
    await start({ maximumConnectionsPerOrganization: 1 });
    const first = connect();
    await new Promise((resolve) => first.socket.on('open', resolve));
    const { status, body } = await refusal(`/ws/status?token=${token}`);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_connections' });
    const other = tokens.issue('org-b', new Date()).token;
    const foreign = new Client(`ws://${host}/ws/status?token=${other}`);
    clients.push(foreign);
    await new Promise((resolve) => foreign.socket.on('open', resolve));
    first.socket.close();
    await first.closed;
    const second = connect();
    second.socket.on('open', () => second.say({ action: 'ping' }));
    expect(events(await second.until(1))).toEqual(['pong']);
  });

  it('drop a reader that does not read with 4008, and lose it nothing when it resumes', async () => {
    stores.create('doc');
    const slow = connect('&document_id=doc');
    await slow.until(2);
    slow.socket.pause();
    // Some 14 MB: the kernels take the first few, then one more than is kept for a slow reader.
    const published = 20_000;
    for (let count = 0; count < published; count += 1) {
      service.publish(stores.progress('doc'));
      if (count % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    slow.socket.resume();
    expect((await slow.closed).code).toBe(4008);
    const versions = slow.got.flatMap((message) => ('version' in message ? [message.version] : []));
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    const held = versions.length;
    expect(held).toBeLessThan(published);

    const resumed = connect();
    resumed.socket.on('open', () =>
      resumed.say({ action: 'subscribe', document_ids: ['doc'], after_versions: { doc: held } }),
    );
    const all = await resumed.until(1 + (published + 1 - held) + 1);
    expect(all.flatMap((message) => ('version' in message ? [message.version] : []))).toEqual([
      ...Array.from({ length: published + 1 - held }, (_, index) => held + 1 + index),
      published + 1,
    ]);
  });

  describe('over SSE', () => {
    it('send id, event, data and retry, and are not to be collected or kept by proxies', async () => {
      stores.create('doc');
      const { headers, blocks } = await readSse(`/sse/status?token=${token}&document_id=doc`, 3);
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      expect(blocks[0]).toBe('retry: 2000');
      expect(blocks[1]).toBe(
        'event: subscribed\ndata: {"event":"subscribed","document_ids":["doc"]}',
      );
      const [id, event, data] = (blocks[2] ?? '').split('\n');
      expect(event).toBe('event: document.snapshot');
      const message = JSON.parse((data ?? '').slice('data: '.length));
      expect(id).toBe(`id: ${message.event_id}`);
      expect(message).toMatchObject({ document_id: 'doc', version: 1, status: 'processing' });
    });

    it('resume from Last-Event-ID, also where the address holds an older one', async () => {
      const first = stores.create('doc');
      const second = stores.progress('doc');
      stores.progress('doc');
      stores.log = stores.log.filter(({ version }) => version > 1);
      const { blocks } = await readSse(
        `/sse/status?token=${token}&document_id=doc&last_event_id=${first.eventId}`,
        5,
        { 'last-event-id': second.eventId },
      );
      expect(blocks.slice(2).map((block) => block.split('\n')[1])).toEqual([
        'event: document.progress',
        'event: document.progress',
        'event: document.snapshot',
      ]);
    });

    it('take the newest documents where nothing is asked for', async () => {
      stores.create('old');
      stores.create('foreign', 'org-b');
      const { blocks } = await readSse(`/sse/status?token=${token}`, 3);
      expect(blocks[1]).toContain('{"event":"subscribed","document_ids":["old"]}');
    });

    it('allow a page of an allowed origin to read them, and no other', async () => {
      const path = `/sse/status?token=${token}`;
      const allowed = await readSse(path, 1, { origin: 'https://office.example' });
      expect(allowed.headers['access-control-allow-origin']).toBe('https://office.example');
      const refused = await fetch(`http://${host}${path}`, {
        headers: { origin: 'https://evil.example' },
      });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('are opened with GET only', async () => {
      const answer = await fetch(`http://${host}/sse/status?token=${token}`, { method: 'POST' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET');
    });

    it('say that they live', async () => {
      service.close();
      server.close();
      await start({ heartbeatSeconds: 0.05 });
      const { blocks } = await readSse(`/sse/status?token=${token}`, 3);
      expect(blocks.slice(1)).toEqual([':', ':']);
    });
  });
});
