import type { DocumentMessage } from './types.ts';

/** What became of a message. */
export interface Accepted {
  /** To be handed on, in this order. */
  deliver: DocumentMessage[];
  /** Events before it are missing: subscribe again after {@link MessageOrder.held}. */
  ask: boolean;
}

/**
 * Puts the messages of streams into what a program wants to see: every event once, and those of a
 * document in the order of their versions.
 *
 * An event that comes too early is kept until those before it are here. They are asked for once;
 * the snapshot at the end of the answer says that there are no more, and then what is kept goes
 * out with the hole in it, which only happens where retention has taken events.
 */
export class MessageOrder {
  readonly #held = new Map<string, number>();
  readonly #early = new Map<string, Map<number, DocumentMessage>>();
  readonly #asked = new Set<string>();

  /** @param after versions that are held already; 0 for everything that the log still has. */
  constructor(after: Readonly<Record<string, number>> = {}) {
    for (const [documentId, version] of Object.entries(after)) this.#held.set(documentId, version);
  }

  /** The last version that was delivered of each document; the document heard of last is last. */
  held(): ReadonlyMap<string, number> {
    return this.#held;
  }

  /** A new connection answers nothing that was asked on the one before. */
  reconnected(): void {
    this.#asked.clear();
    this.#early.clear();
  }

  forget(documentId: string): void {
    this.#held.delete(documentId);
    this.#early.delete(documentId);
    this.#asked.delete(documentId);
  }

  accept(message: DocumentMessage): Accepted {
    const { document_id: documentId, version } = message;
    const held = this.#held.get(documentId);
    const isSnapshot = message.event === 'document.snapshot';
    if (held === undefined) return { deliver: this.#take([message]), ask: false };
    if (!isSnapshot && version === held + 1) {
      return {
        deliver: this.#take([message, ...this.#following(documentId, version)]),
        ask: false,
      };
    }
    if (isSnapshot && this.#asked.has(documentId)) {
      this.#asked.delete(documentId);
      const early = [...(this.#early.get(documentId)?.values() ?? [])].sort(
        (a, b) => a.version - b.version,
      );
      this.#early.delete(documentId);
      const newest = early.at(-1)?.version ?? held;
      return { deliver: this.#take(version > newest ? [...early, message] : early), ask: false };
    }
    if (version <= held) return { deliver: [], ask: false };
    if (!isSnapshot) this.#keep(message);
    const ask = !this.#asked.has(documentId);
    this.#asked.add(documentId);
    return { deliver: [], ask };
  }

  #take(messages: DocumentMessage[]): DocumentMessage[] {
    for (const { document_id: documentId, version } of messages) {
      this.#held.delete(documentId);
      this.#held.set(documentId, version);
    }
    return messages;
  }

  #keep(message: DocumentMessage): void {
    const early = this.#early.get(message.document_id) ?? new Map<number, DocumentMessage>();
    early.set(message.version, message);
    this.#early.set(message.document_id, early);
  }

  /** What came too early before and follows now. */
  #following(documentId: string, version: number): DocumentMessage[] {
    const early = this.#early.get(documentId);
    const following: DocumentMessage[] = [];
    for (let next = version + 1; ; next += 1) {
      const message = early?.get(next);
      if (!message) break;
      following.push(message);
      early?.delete(next);
    }
    if (early?.size === 0) this.#early.delete(documentId);
    return following;
  }
}
