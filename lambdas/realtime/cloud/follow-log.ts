import type { Clock, DocumentStore, EventLog } from '../../ports.ts';
import { EventHub, type Subscriber } from '../event-hub.ts';
import type { RealtimeLimits } from '../limits.ts';
import type { StreamRequest } from '../stream-request.ts';

export interface FollowDependencies {
  documents: Pick<DocumentStore, 'get' | 'list'>;
  events: Pick<EventLog, 'ofDocument' | 'ofOrganization'>;
  clock: Clock;
  baseUrl: string | null;
  limits: RealtimeLimits;
  /** A stream ends after this long, and the client resumes; below the function's own timeout. */
  streamSeconds: number;
  /** How often the log is asked for more. */
  pollMilliseconds: number;
  wait(milliseconds: number): Promise<void>;
}

/** A subscriber whose stream is kept alive by comments. */
export interface BeatingSubscriber extends Subscriber {
  beat(): void;
}

const PAGE = 500;

/**
 * The index that is polled follows the log within a second or so, and its ids can appear out of
 * order: each poll begins this long before the newest event that was seen.
 */
const POLL_OVERLAP_MILLISECONDS = 10_000;

/**
 * Serves one stream from the log alone, without anybody telling of events, until the stream has
 * lasted its time or the client is gone. What a poll shows is only a hint; the hub sends version
 * n + 1 after version n and fetches from the log what is between.
 */
export const followLog = async (
  dependencies: FollowDependencies,
  subscriber: BeatingSubscriber,
  request: StreamRequest,
): Promise<void> => {
  const { events, clock, limits } = dependencies;
  const hub = new EventHub({
    ...dependencies,
    maximumSubscriptions: limits.maximumSubscriptions,
  });
  const openedAt = clock.now().getTime();
  let newest = openedAt;
  let seen = new Set<string>();

  /** Event ids of the last moments; those that were not seen before are published. */
  const poll = async (publish: boolean): Promise<void> => {
    const seenNow = new Set<string>();
    let from: { since: string } | { after: string } = {
      since: new Date(newest - POLL_OVERLAP_MILLISECONDS).toISOString(),
    };
    for (;;) {
      const page = await events.ofOrganization(request.organizationId, from, PAGE);
      for (const event of page) {
        seenNow.add(event.eventId);
        newest = Math.max(newest, Date.parse(event.occurredAt));
        if (publish && !seen.has(event.eventId)) hub.publish(event);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      from = { after: last.eventId };
    }
    seen = seenNow;
  };

  try {
    // What is in the log by now is part of the state that opening reads.
    await poll(false);
    await hub.open(subscriber, request);
    let lastBeat = openedAt;
    while (subscriber.open) {
      const now = clock.now().getTime();
      if (now - openedAt >= dependencies.streamSeconds * 1000) break;
      if (now - lastBeat >= limits.heartbeatSeconds * 1000) {
        subscriber.beat();
        lastBeat = now;
      }
      await dependencies.wait(dependencies.pollMilliseconds);
      // A client that does not read is not read for.
      if (await subscriber.ready()) await poll(true);
    }
  } finally {
    hub.close(subscriber);
  }
};
