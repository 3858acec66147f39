import { describe, expect, it } from 'vitest';
import { createClient, type DocumentMessage, type WatchOptions } from '../../../client/index.ts';

const statusOf = (terminal: boolean) => ({ document_id: 'a', status: 'completed', terminal });

/** The service's end of the connections that a client opens, driven by the test. */
class FakeService {
  readonly sockets: FakeSocket[] = [];
  tokens = 0;
  /** Status of the next answers of `POST /ws/token`; 200 when there are none left. */
  tokenAnswers: number[] = [];
  /** Answers of `GET /status/a`; each is given once. */
  statuses: [number, unknown][] = [];
  readonly #looks: (() => void)[] = [];
  #wake: () => void = () => undefined;

  /** A minute has passed without a message. */
  look(): void {
    this.#looks.shift()?.();
  }

  client() {
    const service = this;
    return createClient({
      baseUrl: 'http://service.example',
      apiKey: 'key',
      fetch: async (url) => {
        if (String(url).endsWith('/status/a')) {
          const [code, body] = this.statuses.shift() ?? [503, {}];
          return Response.json(body, { status: code });
        }
        this.tokens += 1;
        const status = this.tokenAnswers.shift() ?? 200;
        const body = { token: `token-${this.tokens}`, ws_url: '/ws/status' };
        const headers = { date: 'Mon, 02 Mar 2026 12:00:00 GMT' };
        return Response.json(body, { status, headers });
      },
      WebSocket: class extends FakeSocket {
        constructor(url: URL) {
          super(url);
          service.sockets.push(this);
          service.#wake();
        }
      } as unknown as typeof WebSocket,
      // The long wait between two looks at the status is over when the test says so.
      wait: (milliseconds) =>
        milliseconds < 60_000
          ? Promise.resolve()
          : new Promise((resolve) => this.#looks.push(resolve)),
    });
  }

  async socket(index: number): Promise<FakeSocket> {
    for (;;) {
      const socket = this.sockets[index];
      if (socket) return socket;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

class FakeSocket extends EventTarget {
  readonly url: URL;
  readonly said: Record<string, unknown>[] = [];
  binaryType = 'blob';
  readyState = 0;

  constructor(url: URL) {
    super();
    this.url = url;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  lose(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const event = (documentId: string, version: number, name = 'document.progress') => ({
  event: name,
  event_id: `2026-03-02T12:00:0${version}.000Z_${documentId}_00000${version}`,
  version,
  document_id: documentId,
  workflow_complete: name === 'export.completed',
});

/** Reads a watch in the background. */
const begin = (service: FakeService, options: WatchOptions) => {
  const got: string[] = [];
  let wake: () => void = () => undefined;
  const ended = (async () => {
    for await (const message of service.client().watch(options)) {
      got.push(`${message.event}:${message.version}`);
      wake();
    }
  })();
  ended.catch(() => undefined);
  const until = async (count: number): Promise<string[]> => {
    while (got.length < count) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return got;
  };
  return { got, ended, until };
};

describe('watching', () => {
  it('resumes each document from the version it holds, with a fresh token', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const { until, got, ended } = begin(service, { documentIds: ['a', 'b'], signal: stop.signal });
    const first = await service.socket(0);
    first.accept();
    expect(first.said).toEqual([
      { action: 'subscribe', document_ids: ['a', 'b'], after_versions: {} },
    ]);
    first.tell(event('a', 3, 'document.snapshot'));
    first.tell(event('a', 4));
    await until(2);
    first.lose();
    const second = await service.socket(1);
    second.accept();
    expect(second.url.searchParams.get('token')).toBe('token-2');
    expect(second.said).toEqual([
      { action: 'subscribe', document_ids: ['a', 'b'], after_versions: { a: 4 } },
    ]);
    second.tell(event('a', 4));
    second.tell(event('a', 5));
    second.tell(event('a', 5, 'document.snapshot'));
    await until(3);
    stop.abort();
    await ended;
    expect(got).toEqual(['document.snapshot:3', 'document.progress:4', 'document.progress:5']);
  });

  it('with `recent` goes back to its last event, or to when it first connected', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const { until } = begin(service, { recent: 0, signal: stop.signal });
    (await service.socket(0)).lose();
    const second = await service.socket(1);
    expect(second.url.searchParams.get('last_event_id')).toBe('2026-03-02T12:00:00.000Z_none_0');
    second.accept();
    second.tell(event('new', 1, 'document.created'));
    await until(1);
    second.lose();
    const third = await service.socket(2);
    expect(third.url.searchParams.get('last_event_id')).toBe(event('new', 1).event_id);
    third.accept();
    expect(third.said).toMatchObject([{ document_ids: ['new'], after_versions: { new: 1 } }]);
    stop.abort();
  });

  it('asks for what is missing between two events and hands them on in order', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const { until } = begin(service, { documentIds: ['a'], signal: stop.signal });
    const socket = await service.socket(0);
    socket.accept();
    socket.tell(event('a', 1, 'document.created'));
    socket.tell(event('a', 3));
    expect(socket.said.at(-1)).toEqual({
      action: 'subscribe',
      document_ids: ['a'],
      after_versions: { a: 1 },
    });
    socket.tell(event('a', 2));
    expect(await until(3)).toEqual([
      'document.created:1',
      'document.progress:2',
      'document.progress:3',
    ]);
    stop.abort();
  });

  it('ends with the service’s words where a document is refused', async () => {
    const service = new FakeService();
    const { ended } = begin(service, { documentIds: ['gone'] });
    const socket = await service.socket(0);
    socket.accept();
    const detail = 'There are no such documents in this organization.';
    socket.tell({ event: 'error', code: 'document_not_found', detail, document_ids: ['gone'] });
    await expect(ended).rejects.toMatchObject({
      code: 'document_not_found',
      status: 404,
      message: `${detail} (gone)`,
    });
  });

  it('lets documents that it only followed make room for newer ones', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const { until } = begin(service, { recent: 1, signal: stop.signal });
    const first = await service.socket(0);
    first.accept();
    first.tell(event('old', 1, 'document.created'));
    first.tell(event('new', 1, 'document.created'));
    const refusal = { event: 'error', code: 'too_many_subscriptions', detail: '' };
    first.tell({ ...refusal, document_ids: ['old'] });
    first.tell(event('new', 2));
    await until(3);
    first.lose();
    const second = await service.socket(1);
    second.accept();
    expect(second.said).toMatchObject([{ document_ids: ['new'] }]);
    stop.abort();
  });

  it('goes on without a refused document where it is told to, and does not ask for it again', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const refused: unknown[] = [];
    begin(service, {
      documentIds: ['gone', 'here'],
      signal: stop.signal,
      onRefused: (error) => refused.push(error.document_ids),
    });
    const first = await service.socket(0);
    first.accept();
    first.tell({ event: 'error', code: 'document_not_found', detail: '', document_ids: ['gone'] });
    first.lose();
    const second = await service.socket(1);
    second.accept();
    expect(refused).toEqual([['gone']]);
    expect(second.said).toMatchObject([{ document_ids: ['here'] }]);
    stop.abort();
  });

  it('ends where the key is refused, and goes on where the service is down', async () => {
    const service = new FakeService();
    service.tokenAnswers = [503, 503, 503, 503, 503, 503, 503, 401];
    const { ended } = begin(service, { documentIds: ['a'] });
    await expect(ended).rejects.toMatchObject({ status: 401 });
    expect(service.tokens).toBe(8);
  });

  it('connects again where the service no longer knows the connection', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    begin(service, { documentIds: ['a'], signal: stop.signal });
    const socket = await service.socket(0);
    socket.accept();
    socket.tell({ event: 'error', code: 'connection_expired', detail: '' });
    expect(await service.socket(1)).toBeDefined();
    stop.abort();
  });

  it('connects again where the service has fallen silent', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    begin(service, { documentIds: ['a'], signal: stop.signal, pingSeconds: 0.01 });
    const socket = await service.socket(0);
    socket.accept();
    expect(await service.socket(1)).toBeDefined();
    expect(socket.said).toContainEqual({ action: 'ping' });
    stop.abort();
  });

  it('hands on everything that came before it was stopped or left', async () => {
    const service = new FakeService();
    const messages: DocumentMessage[] = [];
    for await (const message of (() => {
      const watching = service.client().watch({ documentIds: ['a'] });
      void service.socket(0).then((socket) => {
        socket.accept();
        for (const version of [1, 2, 3]) socket.tell(event('a', version));
      });
      return watching;
    })()) {
      messages.push(message);
      if (messages.length === 3) break;
    }
    expect(service.sockets[0]?.readyState).toBe(3);
  });

  it('reads frames that a gateway made binary', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const { until } = begin(service, { documentIds: ['a'], signal: stop.signal });
    const socket = await service.socket(0);
    socket.accept();
    expect(socket.binaryType).toBe('arraybuffer');
    const bytes = new TextEncoder().encode(JSON.stringify(event('a', 1)));
    socket.dispatchEvent(new MessageEvent('message', { data: bytes.buffer }));
    expect(await until(1)).toEqual(['document.progress:1']);
    stop.abort();
  });
});

describe('waiting for a document', () => {
  it('ends with the status once the stream says that it is complete', async () => {
    const service = new FakeService();
    service.statuses = [[200, statusOf(true)]];
    const waiting = service.client().waitFor('a');
    const socket = await service.socket(0);
    socket.accept();
    socket.tell(event('a', 1, 'document.created'));
    socket.tell(event('a', 2, 'export.completed'));
    expect(await waiting).toEqual(statusOf(true));
    expect(socket.readyState).toBe(3);
  });

  it('goes on where a retry has begun in between', async () => {
    const service = new FakeService();
    service.statuses = [
      [200, statusOf(false)],
      [200, statusOf(true)],
    ];
    const waiting = service.client().waitFor('a');
    const socket = await service.socket(0);
    socket.accept();
    socket.tell(event('a', 1, 'export.completed'));
    socket.tell(event('a', 2));
    socket.tell(event('a', 3, 'export.completed'));
    expect(await waiting).toEqual(statusOf(true));
  });

  it('does not wait for ever for a document that was deleted meanwhile', async () => {
    const service = new FakeService();
    service.statuses = [[404, { detail: 'There is no such document', code: 'not_found' }]];
    const waiting = service.client().waitFor('a');
    (await service.socket(0)).accept();
    service.look();
    await expect(waiting).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends when it is told to, with the reason', async () => {
    const service = new FakeService();
    const stop = new AbortController();
    const waiting = service.client().waitFor('a', { signal: stop.signal });
    (await service.socket(0)).accept();
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
