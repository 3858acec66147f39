import type { DocumentEvent } from '../domain/documents/document.ts';
import type { DocumentStore, EventLog } from '../ports.ts';
import { documentNotFound, tooManySubscriptions } from './answers.ts';
import { type CatchUp, catchUp, type Held } from './catch-up.ts';
import { messageOfEvent, snapshotOf } from './message.ts';
import { Outgoing } from './outgoing.ts';
import { recentDocuments } from './recent-documents.ts';
import type { StreamRequest } from './stream-request.ts';

/** One open stream, as the hub sees it. */
export interface Subscriber {
  readonly organizationId: string;
  /** False once the stream has ended. */
  readonly open: boolean;
  /** Hands a message over without waiting. A reader that is too slow ends itself. */
  send(outgoing: Outgoing): void;
  /** Waits until the reader has room for more; false once it is gone. */
  ready(): Promise<boolean>;
  /** Ends a stream that cannot be kept whole; the client resumes. */
  fail(error: unknown): void;
}

export interface HubDependencies {
  documents: Pick<DocumentStore, 'get' | 'list'>;
  events: Pick<EventLog, 'ofDocument' | 'ofOrganization'>;
  baseUrl: string | null;
  maximumSubscriptions: number;
}

/** How far a subscriber has come with one document. */
interface Subscription {
  /** The last version that was sent. */
  version: number;
  /** The stream is being brought up to date from the log; live events wait. */
  busy: boolean;
  /** Something happened while it was busy. */
  behind: boolean;
}

/**
 * Fans the events of one process out to its open streams.
 *
 * A stream gets version n + 1 of a document after version n and nothing else. Where an event does
 * not follow, what is between is fetched from the log, which is the truth; so it does no harm if
 * {@link publish} is told of an event late, twice or never, as long as it is told of a later one.
 */
export class EventHub {
  readonly #dependencies: HubDependencies;
  readonly #byDocument = new Map<string, Map<Subscriber, Subscription>>();
  /** In the order of joining. */
  readonly #bySubscriber = new Map<Subscriber, Set<string>>();
  /** Streams that documents of an organization join as they are created. */
  readonly #followers = new Map<string, Set<Subscriber>>();

  constructor(dependencies: HubDependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends an event that was committed. Never waits. */
  publish(event: DocumentEvent): void {
    if (event.event === 'document.created') this.#welcome(event);
    const subscriptions = this.#byDocument.get(event.documentId);
    if (!subscriptions) return;
    const outgoing = this.#outgoing(event);
    for (const [subscriber, subscription] of subscriptions) {
      if (subscription.busy) {
        subscription.behind = true;
      } else if (event.version === subscription.version + 1) {
        subscription.version = event.version;
        subscriber.send(outgoing);
      } else if (event.version > subscription.version) {
        void this.#repair(subscriber, event.documentId, subscription);
      }
    }
  }

  /** Opens a stream with the subscriptions that its request asks for. */
  async open(subscriber: Subscriber, request: StreamRequest): Promise<void> {
    if (!subscriber.open) return;
    const wanted = [...request.documentIds];
    if (request.recent !== null) {
      addTo(this.#followers, request.organizationId, subscriber);
      const recent = await recentDocuments(
        this.#dependencies,
        request.organizationId,
        { recent: request.recent, since: request.since },
        this.#dependencies.maximumSubscriptions - wanted.length,
      );
      wanted.push(...recent);
    }
    if (wanted.length === 0) return;
    const held: Held =
      request.since === null ? { kind: 'nothing' } : { kind: 'since', time: request.since };
    await this.subscribe(subscriber, wanted, () => held);
  }

  /**
   * Subscribes to documents and brings the client up to date: the answer, then the events that it
   * missed, then a snapshot of each document. From then on it gets what happens.
   */
  async subscribe(
    subscriber: Subscriber,
    documentIds: readonly string[],
    heldOf: (documentId: string) => Held,
  ): Promise<void> {
    if (!subscriber.open) return;
    const { wanted, refused } = this.#withinLimit(subscriber, documentIds);
    // Before the documents are read: what happens from here on is noticed.
    const joined = wanted.map((documentId) => ({
      documentId,
      subscription: this.#join(subscriber, documentId, {
        version: 0,
        busy: true,
        behind: false,
      }),
    }));
    const found: { documentId: string; subscription: Subscription; state: CatchUp }[] = [];
    const unknown: string[] = [];
    for (const { documentId, subscription } of joined) {
      const state = await catchUp(
        this.#dependencies,
        subscriber.organizationId,
        documentId,
        heldOf(documentId),
      );
      if (state) found.push({ documentId, subscription, state });
      else {
        unknown.push(documentId);
        this.#leave(subscriber, documentId);
      }
    }
    if (!subscriber.open) return;

    this.#answer(subscriber, found, unknown, refused);
    const missed = found
      .flatMap(({ state, subscription }) => state.missed.map((event) => ({ event, subscription })))
      .sort(
        (a, b) => compare(a.event.eventId, b.event.eventId) || a.event.version - b.event.version,
      );
    for (const { event, subscription } of missed) {
      if (!(await subscriber.ready())) return;
      if (event.version <= subscription.version) continue;
      subscription.version = event.version;
      subscriber.send(this.#outgoing(event));
    }
    // The newest last: its id is where a browser resumes.
    found.sort((a, b) => compare(a.state.document.updatedAt, b.state.document.updatedAt));
    for (const { documentId, subscription, state } of found) {
      if (!(await subscriber.ready())) return;
      subscription.version = state.document.version;
      subscriber.send(new Outgoing(snapshotOf(state.document, this.#dependencies.baseUrl)));
      if (subscription.behind) void this.#repair(subscriber, documentId, subscription);
      else subscription.busy = false;
    }
  }

  /** Ends subscriptions; ids that are not subscribed to are passed over. */
  unsubscribe(subscriber: Subscriber, documentIds: readonly string[]): void {
    for (const documentId of documentIds) this.#leave(subscriber, documentId);
    subscriber.send(new Outgoing({ event: 'unsubscribed', document_ids: [...documentIds] }));
  }

  /** Forgets a stream that has ended. */
  close(subscriber: Subscriber): void {
    for (const documentId of this.#bySubscriber.get(subscriber) ?? []) {
      removeFrom(this.#byDocument, documentId, subscriber);
    }
    this.#bySubscriber.delete(subscriber);
    removeFrom(this.#followers, subscriber.organizationId, subscriber);
  }

  /** What the hub holds; for tests and measurements. */
  sizes(): { documents: number; subscribers: number; followers: number } {
    return {
      documents: this.#byDocument.size,
      subscribers: this.#bySubscriber.size,
      followers: this.#followers.size,
    };
  }

  /** A new document joins the streams that follow its organization; the oldest makes room. */
  #welcome(event: DocumentEvent): void {
    for (const subscriber of this.#followers.get(event.organizationId) ?? []) {
      const joined = this.#bySubscriber.get(subscriber);
      if (joined?.has(event.documentId)) continue;
      if (joined && joined.size >= this.#dependencies.maximumSubscriptions) {
        const [oldest] = joined;
        if (oldest !== undefined) this.#leave(subscriber, oldest);
      }
      this.#join(subscriber, event.documentId, { version: 0, busy: false, behind: false });
    }
  }

  /** Sends what a stream has missed of a document, until nothing is missing. */
  async #repair(
    subscriber: Subscriber,
    documentId: string,
    subscription: Subscription,
  ): Promise<void> {
    subscription.busy = true;
    try {
      do {
        subscription.behind = false;
        const state = await catchUp(this.#dependencies, subscriber.organizationId, documentId, {
          kind: 'version',
          version: subscription.version,
        });
        if (!this.#isCurrent(subscriber, documentId, subscription)) return;
        if (!state) {
          this.#leave(subscriber, documentId);
          return;
        }
        for (const event of state.missed) {
          if (!(await subscriber.ready())) return;
          subscription.version = event.version;
          subscriber.send(this.#outgoing(event));
        }
        // Retention may have taken the events that are missing: the state stands in for them.
        if (state.document.version > subscription.version) {
          subscription.version = state.document.version;
          subscriber.send(new Outgoing(snapshotOf(state.document, this.#dependencies.baseUrl)));
        }
      } while (subscription.behind);
      subscription.busy = false;
    } catch (error) {
      subscriber.fail(error);
    }
  }

  #answer(
    subscriber: Subscriber,
    found: readonly { documentId: string }[],
    unknown: string[],
    refused: string[],
  ): void {
    if (found.length > 0) {
      const documentIds = found.map(({ documentId }) => documentId);
      subscriber.send(new Outgoing({ event: 'subscribed', document_ids: documentIds }));
    }
    if (unknown.length > 0) {
      subscriber.send(new Outgoing(documentNotFound(unknown)));
    }
    if (refused.length > 0) {
      const limit = this.#dependencies.maximumSubscriptions;
      subscriber.send(new Outgoing(tooManySubscriptions(refused, limit)));
    }
  }

  #withinLimit(
    subscriber: Subscriber,
    documentIds: readonly string[],
  ): { wanted: string[]; refused: string[] } {
    const joined = this.#bySubscriber.get(subscriber);
    let room = this.#dependencies.maximumSubscriptions - (joined?.size ?? 0);
    const wanted: string[] = [];
    const refused: string[] = [];
    for (const documentId of new Set(documentIds)) {
      if (joined?.has(documentId)) wanted.push(documentId);
      else if (room > 0) {
        room -= 1;
        wanted.push(documentId);
      } else refused.push(documentId);
    }
    return { wanted, refused };
  }

  #join(subscriber: Subscriber, documentId: string, subscription: Subscription): Subscription {
    let subscriptions = this.#byDocument.get(documentId);
    if (!subscriptions) {
      subscriptions = new Map();
      this.#byDocument.set(documentId, subscriptions);
    }
    // In place of an earlier one, whose repair then finds that it is not current any more.
    subscriptions.set(subscriber, subscription);
    addTo(this.#bySubscriber, subscriber, documentId);
    return subscription;
  }

  #leave(subscriber: Subscriber, documentId: string): void {
    removeFrom(this.#byDocument, documentId, subscriber);
    removeFrom(this.#bySubscriber, subscriber, documentId);
  }

  #isCurrent(subscriber: Subscriber, documentId: string, subscription: Subscription): boolean {
    return this.#byDocument.get(documentId)?.get(subscriber) === subscription;
  }

  #outgoing(event: DocumentEvent): Outgoing {
    return new Outgoing(messageOfEvent(event, this.#dependencies.baseUrl));
  }
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const addTo = <K, V>(index: Map<K, Set<V>>, key: K, value: V): void => {
  const values = index.get(key);
  if (values) values.add(value);
  else index.set(key, new Set([value]));
};

/** Removes an entry, and its container once that is empty. */
const removeFrom = <K, V>(
  index: Map<K, { delete(value: V): boolean; readonly size: number }>,
  key: K,
  value: V,
): void => {
  const values = index.get(key);
  values?.delete(value);
  if (values?.size === 0) index.delete(key);
};
