/** What a suite runs against: the ports of one kind of installation, and how to put it away. */
import type {
  AccessStore,
  ClaimStore,
  DocumentStore,
  EventLog,
  RateLimiter,
} from '../../lambdas/ports.ts';

export interface Records {
  documents: DocumentStore;
  claims: ClaimStore;
  events: EventLog;
  access: AccessStore;
  rateLimiter: RateLimiter;
  /** DynamoDB's TTL removes old events, so `prune` has nothing to do there. */
  prunesByItself: boolean;
  close(): Promise<void>;
}

export type OpenRecords = () => Promise<Records>;
