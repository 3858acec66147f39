import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Subscriber } from '../event-hub.ts';
import { RETRY_MILLISECONDS } from '../limits.ts';
import type { Outgoing } from '../outgoing.ts';

/** Why the service ends a stream; docs/realtime.md lists what a client does then. */
export const CLOSE_CODES = {
  restarting: 1001,
  internalError: 1011,
  lastedLongest: 4000,
  tooSlow: 4008,
} as const;
export type CloseReason = keyof typeof CLOSE_CODES;

/** An open stream of either transport. */
export interface Stream extends Subscriber {
  readonly openedAt: number;
  /** Says that the service is alive; ends the stream where the client shows no life. */
  beat(): void;
  end(reason: CloseReason): void;
}

export interface StreamOptions {
  organizationId: string;
  maximumBufferedBytes: number;
  openedAt: number;
  onError(error: unknown): void;
}

/** How long a client that is being dropped may take to read what was sent before. */
const FAREWELL_MILLISECONDS = 5000;

/** Resolves at the next drain, or false at the end of the stream. */
const drained = (socket: Duplex | ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    if (socket.destroyed) {
      resolve(false);
      return;
    }
    const settle = (open: boolean) => (): void => {
      socket.off('drain', onDrain);
      socket.off('close', onClose);
      resolve(open);
    };
    const onDrain = settle(true);
    const onClose = settle(false);
    socket.once('drain', onDrain);
    socket.once('close', onClose);
  });

/** A WebSocket as a stream. */
export class SocketStream implements Stream {
  readonly organizationId: string;
  readonly openedAt: number;
  readonly #options: StreamOptions;
  readonly #webSocket: WebSocket;
  /** What the WebSocket runs on: it tells when there is room again. */
  readonly #socket: Duplex;
  #open = true;
  #alive = true;

  constructor(webSocket: WebSocket, socket: Duplex, options: StreamOptions) {
    this.organizationId = options.organizationId;
    this.openedAt = options.openedAt;
    this.#options = options;
    this.#webSocket = webSocket;
    this.#socket = socket;
    webSocket.on('close', () => {
      this.#open = false;
    });
  }

  get open(): boolean {
    return this.#open;
  }

  send(outgoing: Outgoing): void {
    if (!this.#open) return;
    this.#webSocket.send(outgoing.text, TEXT);
    if (this.#webSocket.bufferedAmount > this.#options.maximumBufferedBytes) this.end('tooSlow');
  }

  async ready(): Promise<boolean> {
    if (this.#open && this.#webSocket.bufferedAmount > this.#options.maximumBufferedBytes / 4) {
      await drained(this.#socket);
    }
    return this.#open;
  }

  /** The client said something, so it is there. */
  heard(): void {
    this.#alive = true;
  }

  beat(): void {
    if (!this.#alive) {
      this.#webSocket.terminate();
      return;
    }
    this.#alive = false;
    if (this.#open) this.#webSocket.ping();
  }

  fail(error: unknown): void {
    this.#options.onError(error);
    this.end('internalError');
  }

  end(reason: CloseReason): void {
    if (!this.#open) return;
    this.#open = false;
    this.#webSocket.close(CLOSE_CODES[reason], reason);
    // A client that does not read would keep what waits for it in memory.
    setTimeout(() => this.#webSocket.terminate(), FAREWELL_MILLISECONDS).unref();
  }
}

const TEXT = { binary: false } as const;

/** An SSE response as a stream. */
export class SseStream implements Stream {
  readonly organizationId: string;
  readonly openedAt: number;
  readonly #options: StreamOptions;
  readonly #response: ServerResponse;
  #open = true;
  /** What waited at the last beat, where nothing was read since. */
  #stalled = false;

  constructor(response: ServerResponse, options: StreamOptions) {
    this.organizationId = options.organizationId;
    this.openedAt = options.openedAt;
    this.#options = options;
    this.#response = response;
    response.on('close', () => {
      this.#open = false;
    });
    response.on('drain', () => {
      this.#stalled = false;
    });
    response.write(`retry: ${RETRY_MILLISECONDS}\n\n`);
  }

  get open(): boolean {
    return this.#open;
  }

  send(outgoing: Outgoing): void {
    if (!this.#open) return;
    this.#response.write(outgoing.sse);
    if (this.#response.writableLength > this.#options.maximumBufferedBytes) this.end('tooSlow');
  }

  async ready(): Promise<boolean> {
    if (this.#open && this.#response.writableLength > this.#options.maximumBufferedBytes / 4) {
      await drained(this.#response);
    }
    return this.#open;
  }

  beat(): void {
    if (!this.#open) return;
    if (this.#stalled) {
      this.end('tooSlow');
      return;
    }
    this.#response.write(':\n\n');
    this.#stalled = this.#response.writableNeedDrain;
  }

  fail(error: unknown): void {
    this.#options.onError(error);
    this.end('internalError');
  }

  /** SSE has no close codes: the stream ends, and EventSource connects again. */
  end(reason: CloseReason): void {
    if (!this.#open) return;
    this.#open = false;
    if (reason === 'tooSlow' || reason === 'internalError') this.#response.destroy();
    else this.#response.end();
  }
}
