import { backoff, type Connection, call } from './connection.ts';
import { MessageOrder } from './message-order.ts';
import { isFinal, ServiceError } from './service-error.ts';
import type { DocumentMessage, RealtimeToken, StreamAnswer } from './types.ts';

export interface WatchOptions {
  documentIds?: readonly string[];
  /** Also the newest documents of the organization, and those that are created from now on. */
  recent?: number;
  /**
   * Versions that are held already, per document: what came later is delivered first. 0 gives
   * every event that the log still has (seven days). Without it, watching begins with a snapshot.
   */
  after?: Readonly<Record<string, number>>;
  signal?: AbortSignal;
  /** Told of documents that cannot be watched; without it, watching ends with that error. */
  onRefused?: (error: Extract<StreamAnswer, { event: 'error' }>) => void;
  /** Told whenever the stream is open, and whenever it is lost and will be opened again. */
  onConnection?: (state: 'open' | 'lost') => void;
  /** How often the service is asked whether it is there. */
  pingSeconds?: number;
}

const PING_SECONDS = 30;
/** Keeps a command below the service's 32 KiB. */
const IDS_PER_COMMAND = 200;
/** What the service takes on one stream. */
const MOST_SUBSCRIPTIONS = 1000;
/** What waits for a slow program before the stream is let go, to be resumed later. */
const LONGEST_QUEUE = 10_000;

/**
 * Messages about documents, for as long as the caller reads: every event once, in order per
 * document, through lost connections and restarts of the service.
 *
 * @throws ServiceError where the key is refused, or a document is and `onRefused` is not given.
 */
export async function* watch(
  connection: Connection,
  options: WatchOptions,
): AsyncGenerator<DocumentMessage, void, void> {
  const order = new MessageOrder(options.after);
  const wanted = new Set(options.documentIds ?? []);
  const { signal } = options;
  let lastEventId: string | null = null;
  let failures = 0;
  while (!signal?.aborted) {
    const stream = new Stream(connection, options, order, wanted);
    try {
      await stream.open(lastEventId);
      for await (const message of stream.messages()) {
        failures = 0;
        if (lastEventId === null || message.event_id > lastEventId) lastEventId = message.event_id;
        yield message;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (isFinal(error)) throw error;
    } finally {
      stream.close();
      // Nothing was delivered yet, but something may have happened since.
      if (stream.openedAt !== null) lastEventId ??= eventIdAt(stream.openedAt);
    }
    if (signal?.aborted) return;
    options.onConnection?.('lost');
    failures += 1;
    try {
      await connection.wait(backoff(failures), signal);
    } catch {
      return;
    }
  }
}

/** The form of an event id, with a time and nothing else to it. */
const eventIdAt = (date: string): string => `${new Date(date).toISOString()}_none_0`;

/** One connection to the service, from its opening to its loss. */
class Stream {
  readonly #connection: Connection;
  readonly #options: WatchOptions;
  readonly #order: MessageOrder;
  readonly #wanted: Set<string>;
  /** When the service answered last before the stream was opened, by its own clock. */
  openedAt: string | null = null;
  #socket: WebSocket | null = null;
  #queue: DocumentMessage[] = [];
  #error: unknown = null;
  #ended = false;
  #heard = true;
  #pings: ReturnType<typeof setInterval> | undefined;
  #wake: () => void = () => undefined;

  constructor(
    connection: Connection,
    options: WatchOptions,
    order: MessageOrder,
    wanted: Set<string>,
  ) {
    this.#connection = connection;
    this.#options = options;
    this.#order = order;
    this.#wanted = wanted;
  }

  /**
   * @param lastEventId the newest that was delivered. Only its time counts, which is how documents
   *   that were created while nobody listened are found.
   */
  async open(lastEventId: string | null): Promise<void> {
    const { baseUrl } = this.#connection;
    const answer = await call(this.#connection, '/ws/token', {
      method: 'POST',
      signal: this.#options.signal,
    });
    const { token, ws_url: path } = (await answer.json()) as RealtimeToken;
    this.openedAt = answer.headers.get('date');
    const url = new URL(path, `${baseUrl}/`);
    url.protocol = url.protocol.replace(/^http/, 'ws');
    url.searchParams.set('token', token);
    if (this.#options.recent !== undefined) {
      url.searchParams.set('recent', String(this.#options.recent));
      if (lastEventId !== null) url.searchParams.set('last_event_id', lastEventId);
    }
    this.#order.reconnected();
    const socket = new this.#connection.WebSocket(url);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', ({ data }) => this.#receive(data));
    socket.addEventListener('close', () => this.#end());
    socket.addEventListener('error', () => this.#end());
    this.#options.signal?.addEventListener('abort', this.#abort, { once: true });
  }

  /** What is delivered on this connection, until it is lost. */
  async *messages(): AsyncGenerator<DocumentMessage, void, void> {
    for (;;) {
      const messages = this.#queue;
      this.#queue = [];
      yield* messages;
      if (this.#queue.length > 0) continue;
      if (this.#error !== null) throw this.#error;
      if (this.#ended) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    clearInterval(this.#pings);
    this.#options.signal?.removeEventListener('abort', this.#abort);
    this.#ended = true;
    this.#socket?.close();
    this.#socket = null;
  }

  readonly #abort = (): void => this.#end();

  #end(): void {
    this.#ended = true;
    this.#wake();
  }

  #opened(): void {
    this.#options.onConnection?.('open');
    // Documents that came by `recent` are resumed by version too, those heard of last first.
    const known = [...this.#order.held().keys()].reverse();
    const subscriptions = [...new Set([...this.#wanted, ...known])];
    this.#subscribe(subscriptions.slice(0, MOST_SUBSCRIPTIONS - (this.#options.recent ?? 0)));
    this.#pings = setInterval(
      () => {
        if (!this.#heard) this.#end();
        this.#heard = false;
        this.#say({ action: 'ping' });
      },
      (this.#options.pingSeconds ?? PING_SECONDS) * 1000,
    );
  }

  #subscribe(documentIds: string[]): void {
    for (let start = 0; start < documentIds.length; start += IDS_PER_COMMAND) {
      const chunk = documentIds.slice(start, start + IDS_PER_COMMAND);
      const afterVersions: Record<string, number> = {};
      for (const documentId of chunk) {
        const version = this.#order.held().get(documentId);
        if (version !== undefined) afterVersions[documentId] = version;
      }
      this.#say({ action: 'subscribe', document_ids: chunk, after_versions: afterVersions });
    }
  }

  #say(command: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(command));
  }

  #receive(data: unknown): void {
    if (this.#ended) return;
    this.#heard = true;
    const message = JSON.parse(textOf(data)) as DocumentMessage | StreamAnswer;
    if ('version' in message) {
      const { deliver, ask } = this.#order.accept(message);
      if (ask) this.#subscribe([message.document_id]);
      this.#queue.push(...deliver);
      if (deliver.length > 0) this.#wake();
      // The program reads what is here already before the next connection is opened.
      if (this.#queue.length > LONGEST_QUEUE) this.#end();
    } else if (message.event === 'error') {
      this.#refused(message);
    }
  }

  #refused(answer: Extract<StreamAnswer, { event: 'error' }>): void {
    if (answer.code === 'connection_expired') {
      this.#end();
      return;
    }
    const named = (answer.document_ids ?? []).some((documentId) => this.#wanted.has(documentId));
    for (const documentId of answer.document_ids ?? []) {
      this.#wanted.delete(documentId);
      this.#order.forget(documentId);
    }
    if (this.#options.onRefused) {
      this.#options.onRefused(answer);
      return;
    }
    // What was followed by `recent` alone makes room for newer documents, oldest first.
    if (answer.code === 'too_many_subscriptions' && !named) return;
    const status = answer.code === 'document_not_found' ? 404 : 422;
    const about = answer.document_ids ? ` (${answer.document_ids.join(', ')})` : '';
    const body = { ...answer, detail: `${answer.detail}${about}` };
    this.#error = new ServiceError(status, body, null);
    this.#end();
  }
}

const OPEN = 1;

/** Some gateways turn text frames into binary ones. */
const textOf = (data: unknown): string =>
  typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer);
