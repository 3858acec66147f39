import { type StreamMessage, sseBlock } from './message.ts';

/** A message on its way to many readers: encoded once for each transport, when first needed. */
export class Outgoing {
  readonly message: StreamMessage;
  #text: Buffer | undefined;
  #sse: Buffer | undefined;

  constructor(message: StreamMessage) {
    this.message = message;
  }

  get text(): Buffer {
    this.#text ??= Buffer.from(JSON.stringify(this.message));
    return this.#text;
  }

  get sse(): Buffer {
    this.#sse ??= Buffer.from(sseBlock(this.message));
    return this.#sse;
  }
}
