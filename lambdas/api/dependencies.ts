import type {
  AccessStore,
  ClaimStore,
  Clock,
  DocumentStore,
  DownloadSigner,
  FileStore,
  Ids,
  Metrics,
  RateLimiter,
  Workflow,
} from '../ports.ts';

/** What the HTTP application needs; the same for one process and for Lambda. */
export interface ApiDependencies {
  documents: DocumentStore;
  claims: ClaimStore;
  access: AccessStore;
  files: FileStore;
  workflow: Workflow;
  rateLimiter: RateLimiter;
  downloadSigner: DownloadSigner;
  realtimeTokens: RealtimeTokens;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  settings: ApiSettings;
}

export interface ApiSettings {
  /** The service's own address without a trailing slash; null for links that are paths. */
  baseUrl: string | null;
  retentionDays: number;
  /**
   * The longest request body that reaches the application on `POST /upload`. Where it is below
   * what 50 MiB of base64 needs, a longer one gets 413 with a pointer to `/upload-url`.
   */
  maximumInlineBytes: number;
  /** Signs cursors; any random text of 32 bytes or more that survives restarts. */
  cursorSecret: string;
  /** Live documents of an organization that may wait for claims; further live uploads get 402. */
  documentsAwaitingClaims: number;
  /** Upload URLs that one key may ask for within a minute, endpoint and agent tool together. */
  uploadUrlsPerMinute: number;
  /** For how long a key that was found is trusted without looking again; at most 60. */
  keyCacheSeconds: number;
  serviceVersion: string;
}

/** The contract's own limits, which an operator may set otherwise. */
export const DEFAULT_LIMITS = { documentsAwaitingClaims: 100, uploadUrlsPerMinute: 10 } as const;

/** Issues the short-lived token of `POST /ws/token`; `expiresAt` is an ISO date-time. */
export interface RealtimeTokens {
  issue(organizationId: string, at: Date): { token: string; expiresAt: string };
}

/**
 * One structured line for the operator. `fields` hold ids and codes only: no API key, no signed
 * URL, nothing personal.
 */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Readonly<Record<string, unknown>>,
) => void;

/** What {@link ApiSettings.maximumInlineBytes} must be for the full 50 MiB inline: base64 and slack. */
export const FULL_INLINE_BYTES = Math.ceil((50 * 1024 * 1024 * 4) / 3) + 64 * 1024;
