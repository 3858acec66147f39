/** What one client, and one organization, may take of the service. docs/realtime.md lists them. */
export interface RealtimeLimits {
  /** A longer command ends the connection with close code 1009. */
  maximumCommandBytes: number;
  /** Documents that one stream can be subscribed to. */
  maximumSubscriptions: number;
  /** Open streams, WebSocket and SSE together. */
  maximumConnectionsPerOrganization: number;
  /** What may wait for a slow reader before it is dropped. */
  maximumBufferedBytes: number;
  /** How often the service says that it is alive, and looks whether the client is. */
  heartbeatSeconds: number;
  /** A stream ends after this long, so that a revoked organization does not listen for ever. */
  maximumConnectionSeconds: number;
}

export const DEFAULT_LIMITS: RealtimeLimits = {
  maximumCommandBytes: 32 * 1024,
  maximumSubscriptions: 1000,
  maximumConnectionsPerOrganization: 10_000,
  maximumBufferedBytes: 1024 * 1024,
  heartbeatSeconds: 25,
  maximumConnectionSeconds: 7200,
};

/** The longest document id that is looked up; ours are shorter. */
export const LONGEST_DOCUMENT_ID = 128;

/** How many documents `recent` can ask for. */
export const MOST_RECENT = 100;

/** What an SSE stream begins with that asks for no documents. */
export const DEFAULT_RECENT = 10;

/** What EventSource waits before it connects again. */
export const RETRY_MILLISECONDS = 2000;

/**
 * An event's id holds the time that its change was made, a moment before it was committed; so ids
 * can become visible out of order by about as long as a change takes. Resuming from an id goes
 * back by this much, which repeats some events and misses none.
 */
export const RESUME_OVERLAP_SECONDS = 120;
