import type { Subscriber } from '../event-hub.ts';
import { RETRY_MILLISECONDS } from '../limits.ts';
import type { Outgoing } from '../outgoing.ts';

/** What may wait to be read before the log is read on. */
const BUFFERED_BYTES = 256 * 1024;

/** The body of an SSE response as a subscriber. */
export class ResponseReader implements Subscriber {
  readonly organizationId: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly #onError: (error: unknown) => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #wake: () => void = () => undefined;

  constructor(organizationId: string, onError: (error: unknown) => void) {
    this.organizationId = organizationId;
    this.#onError = onError;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#wake(),
        cancel: () => {
          this.#controller = null;
          this.#wake();
        },
      },
      { highWaterMark: BUFFERED_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
    );
    this.#write(Buffer.from(`retry: ${RETRY_MILLISECONDS}\n\n`));
  }

  get open(): boolean {
    return this.#controller !== null;
  }

  send(outgoing: Outgoing): void {
    this.#write(outgoing.sse);
  }

  /** A comment: proxies and clients see that the stream lives. */
  beat(): void {
    this.#write(Buffer.from(':\n\n'));
  }

  async ready(): Promise<boolean> {
    while (this.#controller !== null && (this.#controller.desiredSize ?? 0) <= 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.open;
  }

  fail(error: unknown): void {
    this.#onError(error);
    this.end();
  }

  end(): void {
    this.#controller?.close();
    this.#controller = null;
    this.#wake();
  }

  #write(bytes: Uint8Array): void {
    this.#controller?.enqueue(bytes);
  }
}
