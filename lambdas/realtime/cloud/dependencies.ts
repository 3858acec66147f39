import type {
  Clock,
  ConnectionSender,
  ConnectionStore,
  DocumentStore,
  EventLog,
} from '../../ports.ts';
import type { RealtimeLimits } from '../limits.ts';
import type { RealtimeTokens } from '../token.ts';

/** What the WebSocket functions need; each takes the part that it uses. */
export interface SocketDependencies {
  tokens: Pick<RealtimeTokens, 'verify'>;
  documents: Pick<DocumentStore, 'get' | 'list'>;
  events: Pick<EventLog, 'ofDocument' | 'ofOrganization'>;
  connections: ConnectionStore;
  sender: ConnectionSender;
  greeter: Greeter;
  clock: Clock;
  limits: RealtimeLimits;
  /** As in the API's settings: null for links that are paths. */
  baseUrl: string | null;
  allowedOrigins: readonly string[];
  /** Waits; given in, so that tests do not. */
  wait(milliseconds: number): Promise<void>;
}

/**
 * Runs {@link greet} in an invocation of its own: nothing can be sent to a connection before the
 * function of `$connect` has returned.
 */
export interface Greeter {
  /** Resolves when the invocation is accepted, not when it is done. */
  invoke(greeting: Greeting): Promise<void>;
}

/** The initial subscriptions of a connection; JSON. */
export interface Greeting {
  connectionId: string;
  documentIds: string[];
  recent: number | null;
  since: string | null;
}

/**
 * The name under which connections follow the creation of an organization's documents. It stands
 * where a document id stands; no document has a colon in its id.
 */
export const followersOf = (organizationId: string): string => `recent:${organizationId}`;
