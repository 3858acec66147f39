/**
 * What the use cases need from the outside, and no more. Every port has an embedded and an AWS
 * adapter, and one behavioural suite in test/ports that both must pass.
 *
 * All date-times are ISO 8601 in UTC with milliseconds, so that they sort as text.
 */
import type { BucketSource, ClaimBucket } from './domain/documents/claim-bucket.ts';
import type {
  DocumentChange,
  DocumentEvent,
  DocumentRecord,
  DocumentStatus,
  Mode,
  Profile,
  SourceType,
} from './domain/documents/document.ts';
import type { PageRecognition } from './domain/pdf/pages/page-recognition.ts';

export type { Metrics } from './metrics.ts';

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** An unguessable handle, 128 random bits or more, of letters and digits. */
  handle(): string;
  /** Secret material. */
  randomBytes(count: number): Uint8Array;
}

// ---------------------------------------------------------------------------------------------
// Records

export interface IdempotencyRecord {
  organizationId: string;
  /** Method and path: the same key on another endpoint is another key. */
  endpoint: string;
  key: string;
  /** SHA-256 of the canonical payload, hex. */
  payloadHash: string;
  /** Version of the canonicalization that made the hash. */
  canonicalization: number;
  documentId: string;
  createdAt: string;
  /** From here on the record counts as absent, whether or not it is still stored. */
  expiresAt: string;
}

export type CreateOutcome =
  | { kind: 'created' }
  /** A live record with this key exists; nothing was written. */
  | { kind: 'known'; record: IdempotencyRecord };

export interface DocumentQuery {
  status?: DocumentStatus;
  sourceType?: SourceType;
  mode?: Mode;
  /** Inclusive bounds on createdAt. */
  createdAfter?: string;
  createdBefore?: string;
  order: 'asc' | 'desc';
  limit: number;
  /** The last element of the page before. */
  after: DocumentPosition | null;
}

export interface DocumentPosition {
  createdAt: string;
  documentId: string;
}

export interface DocumentPage {
  documents: DocumentRecord[];
  /** Exact count of all matches, whatever the page. */
  total: number;
  /** Null on the last page. */
  next: DocumentPosition | null;
}

export interface DocumentStore {
  /** Document, its first event and the idempotency record in one transaction. */
  create(change: DocumentChange, idempotency: IdempotencyRecord | null): Promise<CreateOutcome>;
  /** A live idempotency record (not expired at `at`), or null. */
  findIdempotency(
    scope: Pick<IdempotencyRecord, 'organizationId' | 'endpoint' | 'key'>,
    at: string,
  ): Promise<IdempotencyRecord | null>;
  /** Reads its own writes. Tombstones are returned too: `deletedAt` tells. */
  get(documentId: string): Promise<DocumentRecord | null>;
  /** Tombstones are left out. */
  list(organizationId: string, query: DocumentQuery): Promise<DocumentPage>;
  /**
   * Writes the record and appends the event in one transaction, if the stored revision is the one
   * before. `lost` means that somebody else was first; nothing was written.
   */
  save(change: DocumentChange): Promise<'saved' | 'lost'>;
  /** Documents in `processing` that nothing has touched since `before`; oldest first. */
  listStale(before: string, limit: number): Promise<DocumentRecord[]>;
  /** Documents whose retention ended before `at` and that are not deleted yet. */
  listExpired(at: string, limit: number): Promise<DocumentRecord[]>;
}

export type ChargeOutcome =
  | 'charged'
  /** No eligible bucket has a claim left. */
  | 'no_claims'
  /** The document's revision moved on, or it was charged before; nothing was written. */
  | 'lost';

export interface ClaimStore {
  buckets(organizationId: string): Promise<ClaimBucket[]>;
  /** False where a bucket of this id exists already. */
  grant(bucket: ClaimBucket): Promise<boolean>;
  /**
   * One transaction: one claim from the soonest-expiring eligible bucket, the ledger row (one per
   * document, for ever), the completed record and its event. Contention is retried inside and
   * never reported as `no_claims`.
   */
  charge(change: DocumentChange, at: string): Promise<ChargeOutcome>;
  /** Documents that wait for claims, oldest first. */
  waiting(organizationId: string, limit: number): Promise<DocumentRecord[]>;
  countWaiting(organizationId: string): Promise<number>;
  /** Organizations in which documents wait: a sweeper's net under grants that were cut short. */
  organizationsWaiting(limit: number): Promise<string[]>;
}

export type { BucketSource, ClaimBucket };

export interface Organization {
  organizationId: string;
  name: string;
  createdAt: string;
}

export interface AccessKey {
  /** The public part: `ek_test_<id>_...`. */
  keyId: string;
  organizationId: string;
  mode: Mode;
  /** SHA-256 of the whole key, hex. */
  secretHash: string;
  name: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

export interface AccessStore {
  createOrganization(organization: Organization): Promise<boolean>;
  getOrganization(organizationId: string): Promise<Organization | null>;
  listOrganizations(): Promise<Organization[]>;
  createKey(key: AccessKey): Promise<boolean>;
  findKey(keyId: string): Promise<AccessKey | null>;
  listKeys(organizationId: string): Promise<AccessKey[]>;
  /** False where the key is unknown. */
  revokeKey(keyId: string, at: string): Promise<boolean>;
}

export interface EventLog {
  /** Events of one document after a version, in order. */
  ofDocument(documentId: string, afterVersion: number, limit: number): Promise<DocumentEvent[]>;
  /** Events of an organization from a time on (inclusive), by event id; `after` an event id. */
  ofOrganization(
    organizationId: string,
    from: { since: string } | { after: string },
    limit: number,
  ): Promise<DocumentEvent[]>;
  /** Removes events that occurred before; returns how many. */
  prune(before: string): Promise<number>;
}

export interface RateLimiter {
  /** Counts one use in a window that slides, unless the limit is reached. */
  take(use: {
    /** What is limited: `upload-url:<key id>`. */
    subject: string;
    limit: number;
    windowSeconds: number;
    at: string;
  }): Promise<{
    allowed: boolean;
    remaining: number;
    /** Until one more use is allowed (when refused) or the window is empty again; at least 1. */
    resetSeconds: number;
  }>;
}

// ---------------------------------------------------------------------------------------------
// Files

export interface FileInfo {
  sizeBytes: number;
  contentType: string;
  /** Names these very bytes: an S3 version, or a content hash. */
  fileVersion: string;
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<FileInfo>;
  /** Null where there is none (or none of that version). */
  get(key: string, fileVersion?: string | null): Promise<Uint8Array | null>;
  info(key: string): Promise<FileInfo | null>;
  /** The first bytes, for a look at the magic number. */
  head(key: string, byteCount: number): Promise<Uint8Array | null>;
  /** Removes every file whose key begins with the prefix, all versions. */
  deletePrefix(prefix: string): Promise<void>;
  /** A URL for one PUT of exactly this type and size. */
  signPut(request: {
    key: string;
    contentType: string;
    sizeBytes: number;
    expiresInSeconds: number;
  }): Promise<{ url: string; headers: Record<string, string> }>;
  /** A URL for GET that answers as an attachment of this name. */
  signGet(request: {
    key: string;
    downloadName: string;
    expiresInSeconds: number;
  }): Promise<string>;
}

// ---------------------------------------------------------------------------------------------
// Work

export interface WorkflowInput {
  documentId: string;
  attempt: number;
}

export interface Workflow {
  /**
   * Starts the state machine under a name made from the input. `already_started` where an
   * execution of that name exists, running or ended.
   */
  start(input: WorkflowInput): Promise<'started' | 'already_started'>;
}

/**
 * Reads the words of pages that have no usable text layer. One page's failure is a value and never
 * stops the others.
 */
export interface PageRecognizer {
  /**
   * Recognizes the pages (numbers from 1) of one PDF and answers in the order of `pageNumbers`.
   * `onPage` hears of each page as soon as it is done, in no particular order.
   */
  recognize(
    pdf: Uint8Array,
    pageNumbers: readonly number[],
    onPage?: (recognition: PageRecognition) => void,
  ): Promise<PageRecognition[]>;
  /** Ends every thread; running pages end as `crashed`. May be called more than once. */
  close(): Promise<void>;
}

export type FetchOutcome =
  | { kind: 'fetched'; bytes: Uint8Array }
  | { kind: 'failed'; code: string; message: string };

export interface PdfFetcher {
  /** Fetches a PDF under the protections of CONTRACT "URL sources". */
  fetchPdf(url: string): Promise<FetchOutcome>;
}

export type SignOutcome =
  | { kind: 'signed'; url: string }
  | { kind: 'unauthorized' }
  | { kind: 'not_found' }
  | { kind: 'not_ready' }
  /** The artifact exists but no URL could be signed for it. */
  | { kind: 'sign_failed' };

export interface DownloadSigner {
  /** The download step of its own: checks key and ownership again, then signs. */
  signDownload(request: {
    apiKey: string;
    documentId: string;
    profile: Profile;
  }): Promise<SignOutcome>;
}

// ---------------------------------------------------------------------------------------------
// Realtime

export interface Connection {
  connectionId: string;
  organizationId: string;
  connectedAt: string;
  /** The connection record counts as absent from here on. */
  expiresAt: string;
}

export interface ConnectionStore {
  open(connection: Connection): Promise<void>;
  get(connectionId: string): Promise<Connection | null>;
  close(connectionId: string): Promise<void>;
  count(organizationId: string): Promise<number>;
  subscribe(connection: Connection, documentIds: readonly string[]): Promise<void>;
  unsubscribe(connectionId: string, documentIds: readonly string[]): Promise<void>;
  /** Documents that a connection is subscribed to. */
  subscriptions(connectionId: string): Promise<string[]>;
  /** Connections that are subscribed to a document. */
  subscribers(documentId: string): Promise<string[]>;
}

export interface ConnectionSender {
  /** `gone` where the client is no longer there. */
  send(connectionId: string, message: string): Promise<'sent' | 'gone'>;
}
